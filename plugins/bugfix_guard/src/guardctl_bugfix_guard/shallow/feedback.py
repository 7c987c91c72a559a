"""What the agent is told with a block, per language: a request for the missing work, not a rule to get around."""

from guardctl_bugfix_guard.feedback import with_a_way_out

STATE_THE_CAUSE = {
    "en": (
        'You report a defect as over, and the report does not say yet why it happened: "{sentence}" '
        "Find out what made the symptom appear and add the chain from the cause to the symptom, and what the change "
        "does about it. If the cause is not known, keep the defect open and say what you have ruled out and what you "
        "will look at next."
    ),
    "ja": (
        "不具合が解消したという報告ですが、なぜ起きていたのかがまだ書かれていません:「{sentence}」"
        "症状を引き起こしていた原因を調べ、原因から症状に至る流れと、変更がそれにどう効くのかを書き足してください。"
        "原因がつかめていなければ、不具合は未解決のままにし、除外できた仮説と次に調べることを書いてください。"
    ),
    "ko": (
        '결함이 해결되었다는 보고인데, 왜 일어났는지가 아직 적혀 있지 않습니다: "{sentence}" '
        "증상을 일으킨 원인을 찾아, 원인에서 증상까지의 흐름과 이번 변경이 그 원인을 어떻게 없애는지 덧붙여 주세요. "
        "원인을 모른다면 결함을 열어 둔 채로, 배제한 가설과 다음에 볼 것을 적어 주세요."
    ),
    "pt": (
        'O relato dá um defeito por encerrado e ainda não diz por que ele acontecia: "{sentence}" '
        "Descubra o que provocava o sintoma e acrescente o caminho da causa até o sintoma e o que a mudança faz a "
        "respeito. Se a causa não é conhecida, deixe o defeito aberto e diga o que já foi descartado e o que vem a "
        "seguir na investigação."
    ),
    "zh": (
        "报告说缺陷已经没有了，但还没有说明它为什么会出现：“{sentence}”"
        "请查清引起症状的原因，补充从原因到症状的过程，以及这次改动如何针对它。"
        "如果原因还不清楚，请保持缺陷未关闭，并写明已排除的可能和接下来要查的内容。"
    ),
    "es": (
        'El informe da un defecto por terminado y todavía no dice por qué ocurría: "{sentence}" '
        "Averigua qué provocaba el síntoma y añade el camino de la causa al síntoma y qué hace el cambio al respecto. "
        "Si la causa no se conoce, deja el defecto abierto e indica qué has descartado y qué mirarás después."
    ),
    "de": (
        'Der Bericht erklärt einen Fehler für erledigt und sagt noch nicht, warum er auftrat: "{sentence}" '
        "Finde heraus, was das Symptom ausgelöst hat, und ergänze den Weg von der Ursache zum Symptom und was die "
        "Änderung daran bewirkt. Ist die Ursache nicht bekannt, lass den Fehler offen und schreibe, was "
        "ausgeschlossen ist und was du als Nächstes ansiehst."
    ),
}

FEEDBACK = with_a_way_out("shallow-bugfix", STATE_THE_CAUSE)
