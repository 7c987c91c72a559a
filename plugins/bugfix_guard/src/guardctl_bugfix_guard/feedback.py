"""The last line of the feedback of both guards: for the human, not for the agent."""

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
