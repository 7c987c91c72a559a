"""What the agent is told with a block, per language: a request for the missing work, not a rule to get around."""

VERIFY_FIRST = {
    "en": (
        'You are about to publish work, and this turn does not report a verification yet: "{sentence}" '
        "Run the check that shows the change works (the tests, the build, a manual or end-to-end run), report its "
        "result, and then go on. If it is verified already, say which check passed and with what result; if you are "
        "waiting for a decision, ask for it."
    ),
    "ja": (
        "変更をコミット・公開しようとしていますが、このターンにはまだ検証の報告がありません:「{sentence}」"
        "変更が正しく動くことを示す確認(テスト、ビルド、手動または通しでの動作確認)を実行し、"
        "結果を報告してから先へ進んでください。"
        "すでに検証済みであれば、どの確認がどういう結果だったかを書いてください。"
        "判断を待っているのであれば、そのように尋ねてください。"
    ),
    "ko": (
        '작업을 내보내려고 하는데, 이번 턴에는 아직 검증 결과가 없습니다: "{sentence}" '
        "변경이 제대로 동작함을 보여 주는 확인(테스트, 빌드, 수동 또는 전체 흐름 점검)을 실행하고 "
        "결과를 알린 다음 진행해 주세요. "
        "이미 검증했다면 어떤 확인이 어떤 결과로 통과했는지 적어 주시고, "
        "결정을 기다리는 중이라면 그렇게 물어봐 주세요."
    ),
    "pt": (
        'O trabalho está prestes a ser publicado e este turno ainda não relata nenhuma verificação: "{sentence}" '
        "Execute a verificação que mostra que a mudança funciona (os testes, o build, um teste manual ou de ponta a "
        "ponta), relate o resultado e só então siga em frente. Se já foi verificado, diga qual verificação passou e "
        "com que resultado; se está à espera de uma decisão, peça-a."
    ),
    "zh": (
        "你准备提交或发布改动，但这一轮还没有报告任何验证结果：“{sentence}”"
        "请先运行能证明改动有效的检查（测试、构建、手动或端到端验证），报告结果之后再继续。"
        "如果已经验证过，请写明哪项检查通过、结果如何；如果在等待决定，请直接提出问题。"
    ),
    "es": (
        'El trabajo está a punto de publicarse y este turno todavía no informa de ninguna verificación: "{sentence}" '
        "Ejecuta la comprobación que demuestra que el cambio funciona (las pruebas, la compilación, una prueba manual "
        "o de extremo a extremo), informa del resultado y después continúa. Si ya está verificado, di qué comprobación "
        "pasó y con qué resultado; si esperas una decisión, pídela."
    ),
    "de": (
        "Die Arbeit soll veröffentlicht werden, und dieser Zug berichtet noch von keiner Prüfung: „{sentence}“ "
        "Führe die Prüfung aus, die zeigt, dass die Änderung funktioniert (die Tests, den Build, einen Durchlauf von "
        "Hand oder von Ende zu Ende), berichte ihr Ergebnis und mach dann weiter. Ist schon geprüft, nenne die "
        "bestandene Prüfung und ihr Ergebnis; wartest du auf eine Entscheidung, frage danach."
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
