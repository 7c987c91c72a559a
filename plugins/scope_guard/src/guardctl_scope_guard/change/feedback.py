"""What the agent is told with a block, per language: a request for the missing work, not a rule to get around.

``{name}`` follows a noun without a space: it is either empty or `` (2. Export to PDF)``, the item that was asked for.
"""

from guardctl_scope_guard.way_out import with_a_way_out

DELIVER_THE_WHOLE = {
    "en": (
        'Part of what was asked for is put off, split off or left out here: "{sentence}" '
        "Please bring that part back into this piece of work and finish it{name}. If you see a good reason to leave it "
        "out, put the reason to the human as a question and wait: what is in scope is theirs to decide. If they have "
        "decided it already, quote their words; if it is done, show where."
    ),
    "ja": (
        "依頼された内容の一部が、先送り、切り離し、または省略されています:「{sentence}」"
        "その部分{name}を今回の作業に戻し、仕上げてください。"
        "外すべき理由があると考えるなら、理由を添えて依頼者に尋ね、返答を待ってください。範囲を決めるのは依頼者です。"
        "すでに依頼者が決めたことであればその言葉を引用し、実施済みであればどこにあるかを示してください。"
    ),
    "ko": (
        '요청받은 것 가운데 일부가 미뤄지거나 따로 떼어지거나 빠져 있습니다: "{sentence}" '
        "그 부분{name}을 이번 작업에 다시 넣어 마무리해 주세요. "
        "뺄 만한 이유가 있다면 그 이유를 들어 의뢰자에게 묻고 답을 기다려 주세요. 범위는 의뢰자가 정합니다. "
        "이미 의뢰자가 정한 일이라면 그 말을 인용하고, 이미 끝났다면 어디에 있는지 보여 주세요."
    ),
    "pt": (
        'Uma parte do que foi pedido aparece adiada, separada ou de fora: "{sentence}" '
        "Traga essa parte de volta para este trabalho e conclua-a{name}. Se há um bom motivo para deixá-la de fora, "
        "leve o motivo a quem pediu, em forma de pergunta, e espere: o escopo é decisão dessa pessoa. Se ela já "
        "decidiu, cite as palavras dela; se já está feito, mostre onde."
    ),
    "zh": (
        "要求的内容里有一部分被推迟、拆走或漏掉了：“{sentence}”"
        "请把这一部分{name}放回本次工作并完成。如果认为有理由不做，请把理由作为问题提给需求方并等待答复，范围由对方决定。"
        "如果对方已经决定，请引用其原话；如果已经做完，请指出在哪里。"
    ),
    "es": (
        'Una parte de lo pedido queda aplazada, separada o fuera: "{sentence}" '
        "Devuelve esa parte a este trabajo y termínala{name}. Si ves un buen motivo para dejarla fuera, plantéalo como "
        "pregunta a quien lo pidió y espera: el alcance lo decide esa persona. Si ya lo decidió, cita sus palabras; si "
        "ya está hecho, muestra dónde."
    ),
    "de": (
        "Ein Teil des Verlangten ist hier aufgeschoben, abgetrennt oder weggelassen: „{sentence}“ "
        "Hol diesen Teil in diese Arbeit zurück und stelle ihn fertig{name}. Spricht etwas dafür, ihn wegzulassen, leg "
        "den Grund als Frage vor und warte: Über den Umfang entscheidet, wer den Auftrag gegeben hat. Ist das schon "
        "entschieden, zitiere die Worte; ist es erledigt, zeige, wo."
    ),
}

FEEDBACK = with_a_way_out("scope-change", DELIVER_THE_WHOLE)
