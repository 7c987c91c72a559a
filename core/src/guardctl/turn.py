"""A turn: what the human asked and everything the agent said and did since.

Plain classes with slots instead of dataclasses: the silent path makes a turn on every call, and importing
``dataclasses`` alone would cost it three bare interpreters.
"""

MARGIN = 1000
"""Characters beyond what is shown of a text, in which a secret can begin or end. A key or token that goes on through
all of them is told by that alone."""

MARK = "\n[feedback was given here]\n"
"""Stands in :attr:`Turn.text` where a guard's feedback interrupted the agent."""

FEEDBACK = "[guardctl "
"""How everything begins that a guard hands to the agent; the guard's name and a closing bracket follow."""


LONGEST_TEXT = 65536
"""Characters of what an agent said that are kept, from the end.

Every stage looks at a few thousand at most; the rest only tells layer 1 whether those begin inside a code fence. A
reader cuts before all else, so that no stage costs more than this.
"""


class ToolRun:
    """One tool call of the turn, as the host recorded it.

    Attributes:
        command: the shell command, or the tool's name and its most telling argument.
        exit_code: exit status; None where the record does not tell.
        output_tail: the end of the output. Hosts give :data:`MARGIN` characters more than the 600 that are shown,
            so that a secret is redacted before it is cut.
        changes: whether the tool edits files.
        pending: whether it was started and the record does not tell that, or how, it ended.
    """

    __slots__ = ("changes", "command", "exit_code", "output_tail", "pending")

    def __init__(
        self, command: str, exit_code: "int | None", output_tail: str, changes: bool = False, pending: bool = False
    ) -> None:
        self.command = command
        self.exit_code = exit_code
        self.output_tail = output_tail
        self.changes = changes
        self.pending = pending

    def replace(self, **changes: object) -> "ToolRun":
        """Return a copy with some attributes changed."""
        values = {name: getattr(self, name) for name in self.__slots__}
        values.update(changes)
        return ToolRun(**values)


class Turn:
    """Everything since the last message a human wrote. Treat it as immutable.

    Attributes:
        host: name of the host, for instance ``claude-code``.
        event: ``stop``, ``subagent-stop`` or ``pre-tool-use``.
        said: what the agent said since the last feedback, unredacted, at most :data:`LONGEST_TEXT` characters; layer 1
            reads it.
        text: everything the agent said in the turn, with :data:`MARK` where feedback was given. The core passes a
            redacted and shortened one to guards and judges.
        closing: how many characters at the end of ``said`` came after the agent's last tool call: its closing message,
            without the commentary before. All of them where that is unknown.
        asked: the last messages of the human, oldest first, with what they answered and approved in between; None when
            unknown. Nothing that the agent wrote stands there but what it asked and they approved.
        tools: what the tools really did, oldest first; None when unknown or when the record is incomplete.
        todos: the agent's own to-do list, an item a string, with ``[x]`` before what it calls done and ``[ ]`` before
            the rest; None when it has none or that is unknown.
        session: the host's session id, or "".
        key: identifies the turn within the session; "" when the human's message was not found.
        cwd: the session's working directory, or "".
        truncated: whether the record was cut before the human's message.
        continued: whether the host says that a hook's block made the agent go on to here. Not every host says so.
    """

    __slots__ = (
        "asked", "closing", "continued", "cwd", "event", "host", "key", "said", "session", "text", "todos", "tools",
        "truncated",
    )  # fmt: skip

    def __init__(
        self,
        *,
        host: str,
        event: str,
        said: str,
        text: "str | None" = None,
        closing: "int | None" = None,
        asked: "tuple[str, ...] | None" = None,
        tools: "tuple[ToolRun, ...] | None" = None,
        todos: "tuple[str, ...] | None" = None,
        session: str = "",
        key: str = "",
        cwd: str = "",
        truncated: bool = False,
        continued: bool = False,
    ) -> None:
        self.host = host
        self.event = event
        self.said = said[-LONGEST_TEXT:]
        self.text = self.said if text is None else text[-LONGEST_TEXT:]
        self.closing = len(self.said) if closing is None else min(closing, len(self.said))
        self.asked = asked
        self.tools = tools
        self.todos = todos
        self.session = session
        self.key = key
        self.cwd = cwd
        self.truncated = truncated
        self.continued = continued

    def replace(self, **changes: object) -> "Turn":
        """Return a copy with some attributes changed."""
        values = {name: getattr(self, name) for name in self.__slots__}
        values.update(changes)
        return Turn(**values)
