"""The lines of one Claude Code turn, gathered from the end of its transcript backwards.

The transcript has one JSON object per line and one line per content block; ``docs/reference/hosts.md`` says which lines
exist and which of them a human wrote.
"""

from guardctl.scan import LIMIT, lines_backward, parse
from guardctl.turn import FEEDBACK, MARK

ENOUGH_CHARACTERS = 4000
"""Without ``whole``, reading stops when this much assistant text was found."""

_HEAD_BYTES = 2048
"""In these stands the type of a line's first block. Inside a text the quotation marks would be escaped."""

ASKED_MESSAGES = 3
"""Of the human. Answers, approvals and refusals between them come along."""

_MACHINE_WRITTEN = (
    "[Request interrupted by user",
    "<local-command-",
    "<bash-stdout>",
    "<bash-stderr>",
    "<task-notification>",
)


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
        self._asked: list = []  # newest first
        self._messages = 0
        self._work = None
        if whole:
            from guardctl.hosts.claude_code.work import Work  # what no silent turn needs

            self._work = Work()

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
                if self._messages >= ASKED_MESSAGES:
                    return
            elif self.complete or found >= ENOUGH_CHARACTERS or (self._parts and self._parts[-1][0] is None):
                return

    def _take(self, entry: dict) -> int:
        """File one line; return how many characters of assistant text it added."""
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
        if self._work is not None:
            for block in reversed(blocks):
                if block.get("type") == "tool_use" and isinstance(block.get("input"), dict):
                    call, name = text_of(block, "id"), text_of(block, "name")
                    words = self._work.take_call(call, name, block["input"], in_turn=not self.complete)
                    if words:
                        self._asked.append(words)
        if not text or self.complete:
            return 0
        self._parts.append((text_of(message, "id"), text))
        return len(text)

    def _take_user(self, entry: dict, blocks: list, text: str) -> None:
        if self._work is not None and text.startswith("<task-notification"):
            self._work.take_notice(text)
        results = [block for block in blocks if block.get("type") == "tool_result"]
        ours = not results and _is_ours(entry, text)
        if ours or entry.get("isMeta") or entry.get("rowSource") == "hook":
            if (ours or "hook feedback:" in text[:60]) and not self.complete:
                self._parts.append((None, ""))
        elif results:
            if self._work is not None:
                for block in results:
                    self._work.take_result(block, entry)
        elif _is_human(entry, blocks, _without_reminders(text)):
            self._take_human(entry, _without_reminders(text))

    def _take_human(self, entry: dict, text: str) -> None:
        if not self.complete:
            self.complete = True
            self.key = text_of(entry, "uuid") or text_of(entry, "promptId") or text[:200]
        self._messages += 1
        self._asked.append(_human_words(text))

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
        """Return what the human wrote, answered and approved, oldest first; None where no word of theirs was found."""
        if not self._messages:
            return None
        return tuple(clean(words) for words in reversed(self._asked) if words)

    def todos(self) -> "tuple[str, ...] | None":
        return None if self._work is None else self._work.todos()

    def tools(self) -> "tuple | None":
        return None if self._work is None or not self.complete else self._work.runs()


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
        name, arguments = between(text, "command-name"), between(text, "command-args")
        return f"{name} {arguments}".strip()
    if text.startswith("<bash-input>"):
        return "!" + between(text, "bash-input")
    return text


def _without_reminders(text: str) -> str:
    """Older versions mix reminders of the program into the human's line, before and behind the words."""
    while "<system-reminder>" in text:
        head, _, rest = text.partition("<system-reminder>")
        text = head + rest.partition("</system-reminder>")[2]
    return text.strip()


def between(text: str, tag: str) -> str:
    """Return what stands between the first ``<tag>`` and the next ``</tag>``; "" without one."""
    return text.partition(f"<{tag}>")[2].partition(f"</{tag}>")[0].strip()
