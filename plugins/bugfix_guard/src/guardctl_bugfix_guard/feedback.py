"""What the agent is told with a block, per language: a request for the missing work, not a rule to get around."""

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

REPRODUCE_FIRST = {
    "en": (
        'You change code for a defect that the report does not show happening: "{sentence}" '
        "Make it happen first, by hand or with a test that fails on the unchanged code, and report steps and counts. "
        "Or give its class (A always, B sometimes, C not reproducible) or say what you tried in vain; then go on. If "
        "you have reproduced it already, or a compiler's error, a failing run or the human's steps show it, add that."
    ),
    "ja": (
        "不具合のためにコードを変えていますが、その不具合が起きるところがまだ示されていません:「{sentence}」"
        "まず手作業か、変更前のコードで失敗するテストで起こし、手順と回数を報告してください。"
        "または分類(A 毎回、B ときどき、C 再現せず)か、試しても起きなかった条件を書いてから進めてください。"
        "すでに再現済みか、コンパイラのエラー、失敗した実行、依頼者の手順が示しているなら、それを書き足してください。"
    ),
    "ko": (
        '결함 때문에 코드를 바꾸고 있는데, 그 결함이 일어나는 모습이 아직 보고에 없습니다: "{sentence}" '
        "먼저 손으로, 또는 고치기 전 코드에서 실패하는 테스트로 일으켜 보고 절차와 횟수를 적어 주세요. "
        "아니면 분류(A 항상, B 가끔, C 재현 안 됨)나 시도했지만 일어나지 않은 조건을 적고 나서 진행해 주세요. "
        "이미 재현했거나 컴파일러 오류, 실패한 실행, 사용자가 알려 준 절차가 보여 준다면 그것을 덧붙여 주세요."
    ),
    "pt": (
        'O código muda por causa de um defeito que o relato ainda não mostra acontecendo: "{sentence}" '
        "Primeiro faça-o acontecer, à mão ou com um teste que falha no código sem a mudança, e informe passos e "
        "contagens. Ou dê a classe (A sempre, B às vezes, C não reproduzível), ou diga o que foi tentado sem sucesso; "
        "depois siga. Se já reproduziu, ou se um erro do compilador, uma execução que falhou ou os passos da pessoa o "
        "mostram, acrescente isso."
    ),
    "zh": (
        "正在为一个缺陷修改代码，但报告还没有展示它确实发生：“{sentence}”"
        "请先手动，或用在未改代码上失败的测试让它发生，并写明步骤和次数；"
        "或者给出分类（A 必现，B 偶发，C 无法复现），或写明试过哪些条件都没有出现，然后再继续。"
        "如果已经复现过，或编译器的报错、失败的运行、用户给出的步骤已经展示了它，请补上。"
    ),
    "es": (
        'El código cambia por un defecto que el informe todavía no muestra ocurriendo: "{sentence}" '
        "Haz primero que ocurra, a mano o con una prueba que falle en el código sin cambiar, e indica pasos y "
        "recuentos. O da su clase (A siempre, B a veces, C no reproducible), o di qué has intentado sin éxito; después "
        "continúa. Si ya lo has reproducido, o lo muestran un error del compilador, una ejecución fallida o los pasos "
        "de la persona, añádelo."
    ),
    "de": (
        'Es wird Code für einen Fehler geändert, den der Bericht noch nicht in Aktion zeigt: "{sentence}" '
        "Führe ihn zuerst herbei, von Hand oder mit einem Test, der am unveränderten Code scheitert, und berichte "
        "Schritte und Anzahlen. Oder nenne die Klasse (A immer, B manchmal, C nicht reproduzierbar) oder was du "
        "vergeblich versucht hast; dann geht es weiter. Ist er schon nachgestellt, oder zeigen ihn ein Fehler des "
        "Compilers, ein gescheiterter Lauf oder die Schritte des Menschen, ergänze das."
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
