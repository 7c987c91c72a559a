"""What the agent is told with a block, per language: a request for the missing work, not a rule to get around.

``{name}`` follows a noun without a space: it is either empty or `` (2. Export to PDF)``, the item that was asked for.
"""

GO_ON_HERE = {
    "en": (
        'You leave part of the work for another conversation, or cut it short to save context: "{sentence}" '
        "Please carry on here with the part that is open{name}. If memory is tight, write your notes to a file first "
        "and continue from them. If something really keeps you from going on, name the obstacle and ask what to do."
    ),
    "ja": (
        "作業の一部を別の会話に回すか、コンテキストを節約するために縮めています:「{sentence}」"
        "残っている部分{name}を、このまま続けて仕上げてください。"
        "覚えておける量が心配なら、先に要点をファイルに書き出し、それを見ながら進めてください。"
        "どうしても続けられない事情があれば、何が妨げているのかを具体的に書いて判断を仰いでください。"
    ),
    "ko": (
        '작업 일부를 다른 대화로 넘기거나 컨텍스트를 아끼려고 줄이고 있습니다: "{sentence}" '
        "남은 부분{name}을 여기서 이어서 마무리해 주세요. "
        "기억할 양이 걱정되면 먼저 파일에 메모를 남기고 그것을 보며 진행하면 됩니다. "
        "정말로 계속할 수 없다면 무엇이 막고 있는지 구체적으로 적고 어떻게 할지 물어봐 주세요."
    ),
    "pt": (
        'Parte do trabalho fica para outra conversa, ou encolhe para poupar contexto: "{sentence}" '
        "Continue aqui com a parte que está em aberto{name}. Se a memória estiver curta, grave antes as anotações num "
        "arquivo e siga a partir delas. Se algo realmente impede de continuar, diga o que é e pergunte o que fazer."
    ),
    "zh": (
        "部分工作被留到另一个会话，或为了节省上下文而缩减：“{sentence}”"
        "请在这里继续完成还没做完的部分{name}。如果担心记不下，先把要点写进文件，再照着继续。"
        "如果确实无法继续，请说明具体障碍，并询问该怎么办。"
    ),
    "es": (
        'Parte del trabajo queda para otra conversación, o se recorta para ahorrar contexto: "{sentence}" '
        "Continúa aquí con la parte que está abierta{name}. Si la memoria escasea, guarda antes tus notas en un "
        "archivo y sigue a partir de ellas. Si algo impide de verdad continuar, di qué es y pregunta qué hacer."
    ),
    "de": (
        "Ein Teil der Arbeit bleibt für ein anderes Gespräch liegen oder schrumpft, um Kontext zu sparen: „{sentence}“ "
        "Mach bitte hier mit dem offenen Teil weiter{name}. Wird der Platz knapp, schreib vorher deine Notizen in eine "
        "Datei und arbeite von dort aus weiter. Wenn dich wirklich etwas hindert, nenne das Hindernis und frage, was "
        "geschehen soll."
    ),
}

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


_TO_THE_HUMAN = {
    "en": "For the person at the keyboard: if this is wrong, say so in your next message, or turn the guard off with",
    "ja": "利用者の方へ:この指摘が誤りなら、次のメッセージでそう伝えるか、次のコマンドでこのガードを止められます:",
    "ko": "사용자께: 이 지적이 틀렸다면 다음 메시지에서 그렇게 말씀하시거나 다음 명령으로 이 가드를 끌 수 있습니다:",
    "pt": "Para quem está ao teclado: se isto estiver errado, diga-o na próxima mensagem ou desligue o guarda com",
    "zh": "致用户：如果这一判断有误，可以在下一条消息里说明，或用下面的命令关闭这个检查：",
    "es": "Para quien está al teclado: si esto es un error, dilo en el próximo mensaje o desactiva la guarda con",
    "de": "An die Person an der Tastatur: Ist das falsch, sag es in der nächsten Nachricht oder schalte den Guard aus:",
}


def with_a_way_out(guard: str, feedback: dict[str, str]) -> dict[str, str]:
    """Return ``feedback`` with a last line that tells the human, not the agent, what to do about a wrong block."""
    return {
        language: f"{text}\n{_TO_THE_HUMAN[language]} `guardctl disable {guard}`" for language, text in feedback.items()
    }
