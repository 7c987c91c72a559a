"""The lines of one Claude Code turn, gathered from the end of its transcript backwards.

The transcript has one JSON object per line and one line per content block; ``docs/reference/hosts.md`` says which lines
exist and which of them a human wrote.
"""

from guardctl.scan import LIMIT, lines_backward, parse
from guardctl.turn import FEEDBACK, MARK, ToolRun

ENOUGH_BYTES = 4000
"""Without ``whole``, reading stops when this much assistant text was found."""

_HEAD_BYTES = 2048
"""In these stands the type of a line's first block. Inside a text the quotation marks would be escaped."""

ASKED_MESSAGES = 3
OUTPUT_TAIL = 600

_MACHINE_WRITTEN = (
    "[Request interrupted by user",
    "<local-command-",
    "<bash-stdout>",
    "<bash-stderr>",
    "<task-notification>",
)
_EDITS = ("Edit", "Write", "MultiEdit", "NotebookEdit")


def text_of(mapping: dict, key: str) -> str:
    """Return the string under ``key``; "" for another type, or for nothing."""
    value = mapping.get(key)
    return value if isinstance(value, str) else ""


def clean(text: str) -> str:
    """Replace lone surrogates, which cannot be written anywhere."""
    return text if text.isascii() else text.encode("utf-8", "replace").decode("utf-8")


class Record:
    """The lines of one turn, gathered from the end of the transcript backwards."""

    def __init__(self, whole: bool, subagent: bool) -> None:
        self.key = ""
        self.complete = False
        self.lines = 0
        self._whole = whole
        self._subagent = subagent
        self._parts: list = []  # newest first: (message id, text); feedback is (None, "")
        self._calls: list = []  # newest first: (id, name, input)
        self._results: dict = {}
        self._asked: list = []  # newest first
        self._plan: str = ""
        self._todos: list = []

    def read(self, path: str) -> None:
        if not path:
            return
        found = 0
        for line in lines_backward(path, LIMIT):
            self.lines += 1
            # The bulky bookkeeping lines repeat the texts of the turn; their type is the first key.
            if (b"assistant" not in line and b'"user"' not in line) or line.startswith(b'{"type":"api-request'):
                continue
            if not self._whole and line.find(b'"type":"tool_result"', 0, _HEAD_BYTES) >= 0:
                continue  # no words of anybody's, and most of the transcript: reading 1 MB of them costs an interpreter
            if not line.rstrip().endswith(b"}"):
                continue  # half written
            try:
                entry = parse(line.decode("utf-8", "replace"))
            except ValueError:
                continue
            if not isinstance(entry, dict) or (entry.get("isSidechain") is True and not self._subagent):
                continue
            found += self._take(entry)
            if self._whole:
                if len(self._asked) >= ASKED_MESSAGES:
                    return
            elif self.complete or found >= ENOUGH_BYTES or (self._parts and self._parts[-1][0] is None):
                return

    def _take(self, entry: dict) -> int:
        """File one line; return how many bytes of assistant text it added."""
        kind, message = entry.get("type"), entry.get("message")
        if not isinstance(message, dict):
            return 0
        content = message.get("content")
        blocks = content if isinstance(content, list) else [{"type": "text", "text": content}]
        blocks = [block for block in blocks if isinstance(block, dict)]
        text = "\n".join(text_of(block, "text") for block in blocks if block.get("type") == "text").strip()
        if kind == "assistant":
            return self._take_assistant(entry, message, blocks, text)
        if kind == "user":
            self._take_user(entry, blocks, text)
        return 0

    def _take_assistant(self, entry: dict, message: dict, blocks: list, text: str) -> int:
        if entry.get("isApiErrorMessage") or entry.get("isAbortedMidStream") or message.get("model") == "<synthetic>":
            return 0
        if self._whole:
            for block in reversed(blocks):
                if block.get("type") == "tool_use" and isinstance(block.get("input"), dict):
                    self._take_call(text_of(block, "id"), text_of(block, "name"), block["input"])
        if not text or self.complete:
            return 0
        self._parts.append((text_of(message, "id"), text))
        return len(text.encode("utf-8", "replace"))

    def _take_call(self, call_id: str, name: str, arguments: dict) -> None:
        if name == "TodoWrite":
            if not self._todos and isinstance(arguments.get("todos"), list):
                self._todos = [text_of(item, "content") for item in arguments["todos"] if isinstance(item, dict)]
        elif name == "ExitPlanMode":
            self._plan = self._plan or text_of(arguments, "plan")
        elif not self.complete:
            self._calls.append((call_id, name, arguments))

    def _take_user(self, entry: dict, blocks: list, text: str) -> None:
        results = [block for block in blocks if block.get("type") == "tool_result"]
        ours = not results and _is_ours(entry, text)
        if ours or entry.get("isMeta") or entry.get("rowSource") == "hook":
            if (ours or "hook feedback:" in text[:60]) and not self.complete:
                self._parts.append((None, ""))
        elif results:
            if self._whole and not self.complete:
                self._results.update({text_of(block, "tool_use_id"): block for block in results})
        elif _is_human(entry, blocks, _without_reminders(text)):
            self._take_human(entry, _without_reminders(text))

    def _take_human(self, entry: dict, text: str) -> None:
        if not self.complete:
            self.complete = True
            self.key = text_of(entry, "uuid") or text_of(entry, "promptId") or text[:200]
        self._asked.append(text)

    def add_final(self, final: str) -> None:
        """Put the payload's last message at the end, unless the transcript has it there already."""
        if self._parts:
            message, text = self._parts[0]
            if message is not None:
                same = [part for part in self._parts if part[0] == message] if message else [self._parts[0]]
                whole = "\n".join(part[1] for part in reversed(same)).strip()
                if final in (whole, text, "".join(part[1] for part in reversed(same))):
                    return
        self._parts.insert(0, ("final", final))

    def said(self) -> str:
        texts = []
        for message, text in self._parts:
            if message is None:
                break
            texts.append(text)
        return "\n\n".join(reversed(texts))

    def text(self) -> str:
        text = ""
        for message, part in reversed(self._parts):
            if message is None:
                text += MARK
            else:
                text += ("\n\n" if text and not text.endswith(MARK) else "") + part
        return text

    def asked(self) -> "tuple[str, ...] | None":
        if not self._asked:
            return None
        items = [_human_words(text) for text in reversed(self._asked)]
        if self._plan:
            items.append("Plan:\n" + self._plan)
        if self._todos:
            items.append("To-do list:\n" + "\n".join(f"- {todo}" for todo in self._todos))
        return tuple(item for item in items if item)

    def tools(self) -> "tuple[ToolRun, ...] | None":
        if not self.complete:
            return None
        return tuple(
            _tool_run(name, arguments, self._results.get(call_id)) for call_id, name, arguments in reversed(self._calls)
        )


def _is_ours(entry: dict, text: str) -> bool:
    """Tell whether a user line is a guard's feedback, whatever the host makes of it; a person may type the same."""
    lead, _, rest = text[:60].partition("hook feedback:")
    begin = (rest or lead).lstrip("\n -")
    return begin.startswith(FEEDBACK) and entry.get("promptSource") != "typed"


def _is_human(entry: dict, blocks: list, text: str) -> bool:
    """Tell whether a user line that is neither meta nor a tool result was written by a human."""
    origin = entry.get("origin")
    return not (
        entry.get("isCompactSummary")
        or entry.get("isVisibleInTranscriptOnly")
        or entry.get("rowSource") == "harness"
        or entry.get("promptSource") == "system"
        or entry.get("turnOrigin") == "task_notification"
        or (isinstance(origin, dict) and origin.get("kind", "human") != "human")
        or text.startswith(_MACHINE_WRITTEN)
        or not (text or any(block.get("type") == "image" for block in blocks))
    )


def _human_words(text: str) -> str:
    """A slash command as it was typed; anything else as it is."""
    if text.startswith("<command-"):
        name, arguments = _between(text, "command-name"), _between(text, "command-args")
        return f"{name} {arguments}".strip()
    if text.startswith("<bash-input>"):
        return "!" + _between(text, "bash-input")
    return text


def _without_reminders(text: str) -> str:
    """Older versions mix reminders of the program into the human's line, before and behind the words."""
    while "<system-reminder>" in text:
        head, _, rest = text.partition("<system-reminder>")
        text = head + rest.partition("</system-reminder>")[2]
    return text.strip()


def _between(text: str, tag: str) -> str:
    return text.partition(f"<{tag}>")[2].partition(f"</{tag}>")[0].strip()


def _tool_run(name: str, arguments: dict, result: "dict | None") -> ToolRun:
    command = text_of(arguments, "command")
    if not command:
        detail = text_of(arguments, "file_path") or text_of(arguments, "description") or text_of(arguments, "pattern")
        command = f"{name} {detail}".strip()
    if result is None:
        return ToolRun(command, None, "", name in _EDITS)
    content = result.get("content")
    if isinstance(content, list):
        content = "\n".join(text_of(block, "text") for block in content if isinstance(block, dict))
    output = content if isinstance(content, str) else ""
    exit_code = 0
    if result.get("is_error"):
        from guardctl.numerals import whole_number

        head = output.partition("\n")[0]
        number = whole_number(head.removeprefix("Exit code ")) if head.startswith("Exit code ") else None
        exit_code = 1 if number is None else number
    return ToolRun(command, exit_code, clean(output[-OUTPUT_TAIL:]), name in _EDITS)
