"""The lines of one Claude Code turn, gathered from the end of its transcript backwards.

The transcript has one JSON object per line and one line per content block; ``docs/reference/hosts.md`` says which lines
exist and which of them a human wrote.
"""

from guardctl.hosts.claude_code.lines import (
    blocks_of,
    clean,
    human_words,
    is_human,
    is_ours,
    text_of,
    without_reminders,
    words_of,
)
from guardctl.scan import LIMIT, lines_backward, parse
from guardctl.turn import LONGEST_TEXT, MARK

ENOUGH_CHARACTERS = 4000
"""Without ``whole``, reading stops when this much assistant text was found."""

FARTHEST = 16 * LIMIT
"""With ``whole``, so many bytes are looked at. Those of results and images do not count for the ``LIMIT``."""

LONG_LINE, LONG_RESULT, TELLING_RESULT = 64 * 1024, 512 * 1024, 4096
"""Bytes. Of a longer line the images are not read, nor what stands in a longer result; for facts, where it is only told
whether a call failed, what stands in one beyond the last of the three."""

ASKED_MESSAGES = 3
"""Of the human. Answers, approvals and refusals between them come along."""

_HEAD_BYTES = 2048
"""In these stands the type of a line's first block. Inside a text the quotation marks would be escaped."""

_ENDS = ("end_turn", "stop_sequence")


class Record:
    """The lines of one turn, gathered from the end of the transcript backwards.

    Attributes:
        key: identifies the turn; "" until the human's message is found.
        complete: whether it was.
        lines: how many lines were looked at.
    """

    def __init__(self, whole: bool, subagent: bool, turn_only: bool = False) -> None:
        self.key = ""
        self.complete = False
        self.lines = 0
        self._whole = whole
        self._turn_only = turn_only
        self._subagent = subagent
        self._parts: list = []  # newest first: (message id, text); feedback is (None, "")
        self._closing = 0  # how many of the parts came after the last tool call; 0 while that is not known
        self._newest = ""  # "answer" if the newest thing in the file is a finished one
        self._asked: list = []  # newest first
        self._messages = 0
        self._work = None
        if whole:
            from guardctl.hosts.claude_code.work import Work  # what no silent turn needs

            self._work = Work()

    def read(self, path: str) -> None:
        """Read the file backwards, as far as is needed."""
        if not path:
            return
        found, left = 0, LIMIT
        for line in lines_backward(path, FARTHEST if self._whole and not self._turn_only else LIMIT):
            self.lines += 1
            # The bulky bookkeeping lines repeat the texts of the turn; their type is the first key.
            if line.startswith(b'{"type":"api-request'):
                continue
            if b"assistant" not in line and b'"user"' not in line and not self._is_notice(line):
                continue
            is_result = line.find(b'"type":"tool_result"', 0, _HEAD_BYTES) >= 0
            if is_result and not self._whole:
                continue  # no words of anybody's, and most of the transcript: reading 1 MB of them costs an interpreter
            if not line.rstrip().endswith(b"}"):
                continue  # half written
            short = line
            if len(line) > LONG_LINE or (self._turn_only and is_result and len(line) > TELLING_RESULT):
                short = _shortened(line, is_result, TELLING_RESULT if self._turn_only else LONG_RESULT)
            left -= 0 if is_result else len(short)
            if left < 0:
                return
            try:
                entry = parse(short.decode("utf-8", "replace"))
            except ValueError:
                continue
            if not isinstance(entry, dict) or (entry.get("isSidechain") is True and not self._subagent):
                continue
            found += self._take(entry)
            if self._whole:
                if self.complete and (self._turn_only or self._messages >= ASKED_MESSAGES):
                    return
            elif self.complete or found >= ENOUGH_CHARACTERS or (self._parts and self._parts[-1][0] is None):
                return

    def _is_notice(self, line: bytes) -> bool:
        """Tell whether a line holds what a human, or the program, said while the agent was at work."""
        return line.find(b'"type":"queued_command"', 0, _HEAD_BYTES) >= 0 or (
            self._whole and line.startswith(b'{"type":"queue-operation"') and b"<task-notification>" in line
        )

    def _take(self, entry: dict) -> int:
        """File one line; return how many characters of assistant text it added."""
        kind, message = entry.get("type"), entry.get("message")
        if kind == "queue-operation":
            if self._work is not None:
                self._work.take_notice(text_of(entry, "content"))
        elif kind == "attachment":
            self._take_queued(entry)
        elif isinstance(message, dict):
            blocks = blocks_of(message.get("content"))
            if kind == "assistant":
                return self._take_assistant(entry, message, blocks, words_of(blocks))
            if kind == "user":
                self._newest = self._newest or "user"
                self._take_user(entry, blocks, words_of(blocks))
        return 0

    def _take_assistant(self, entry: dict, message: dict, blocks: list, text: str) -> int:
        if entry.get("isApiErrorMessage") or entry.get("isAbortedMidStream") or message.get("model") == "<synthetic>":
            return 0
        calls = [block for block in blocks if block.get("type") == "tool_use"]
        self._newest = self._newest or ("answer" if text and message.get("stop_reason") in _ENDS else "work")
        if calls and self._parts and not self._closing:
            self._closing = len(self._parts)
        if self._work is not None:
            for block in reversed(calls):
                if isinstance(block.get("input"), dict):
                    call, name = text_of(block, "id"), text_of(block, "name")
                    words = self._work.take_call(call, name, block["input"], in_turn=not self.complete)
                    if words:
                        self._asked.append(words)
        if not text or self.complete:
            return 0
        self._parts.append((text_of(message, "id"), text))
        return len(text)

    def _take_user(self, entry: dict, blocks: list, text: str) -> None:
        if self._work is not None:
            self._work.take_notice(text)
        results = [block for block in blocks if block.get("type") == "tool_result"]
        ours = not results and is_ours(entry, text)
        if ours or entry.get("isMeta") or entry.get("rowSource") == "hook":
            if (ours or "hook feedback:" in text[:60]) and not self.complete:
                self._parts.append((None, ""))
        elif results:
            if self._work is not None:
                for block in results:
                    self._work.take_result(block, entry)
        elif is_human(entry, blocks, words := without_reminders(text), self._subagent):
            self._take_human(entry, words)

    def _take_human(self, entry: dict, text: str) -> None:
        if not self.complete:
            self.complete = True
            self.key = text_of(entry, "uuid") or text_of(entry, "promptId") or text[:200]
        self._messages += 1
        self._asked.append(human_words(text))

    def _take_queued(self, entry: dict) -> None:
        """File what was said while the agent was at work. The turn goes on: it is the same work."""
        queued = entry.get("attachment")
        if not isinstance(queued, dict) or queued.get("type") != "queued_command":
            return
        self._newest = self._newest or "user"
        blocks = blocks_of(queued.get("prompt"))
        text = without_reminders(words_of(blocks))
        if self._work is not None:
            self._work.take_notice(text)
        if queued.get("commandMode") in (None, "prompt") and is_human(queued, blocks, text):
            self._messages += 1
            self._asked.append(human_words(text))

    def ends_with_an_answer(self) -> bool:
        """Tell whether the newest thing in the file is an answer after which the agent stopped."""
        return self._newest == "answer"

    def add_final(self, final: str) -> None:
        """Put the payload's last message at the end."""
        self._parts.insert(0, ("final", final))
        self._closing = 1

    def has(self, final: str) -> bool:
        """Tell whether the payload's last message stands at the end already."""
        if not self._parts or self._parts[0][0] is None:
            return False
        message, text = self._parts[0]
        same = [part[1] for part in reversed(self._parts) if part[0] == message] if message else [text]
        forms = ("\n".join(same).strip(), text, "".join(same))
        return final in forms or _squeezed(final) in map(_squeezed, forms)

    def closing(self) -> int:
        """Return how many characters of what was said since the last feedback came after the last tool call."""
        texts: list = []
        for message, text in self._parts[: self._closing] if self._closing else self._parts:
            if message is None:
                break
            texts.append(text)
        return len("\n\n".join(texts))

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
        if not self.complete:
            return None
        return tuple(clean(words) for words in reversed(self._asked) if words)

    def todos(self) -> "tuple[str, ...] | None":
        return None if self._work is None else self._work.todos()

    def tools(self) -> "tuple | None":
        return None if self._work is None or not self.complete else self._work.runs()


def _squeezed(text: str) -> str:
    return "".join(text[-LONGEST_TEXT:].split())


def _shortened(line: bytes, is_result: bool, longest: int = LONG_RESULT) -> bytes:
    """Return a long line without its images; of a long result only which call it is of, and whether it is an error."""
    if b'"type":"base64"' in line:
        head, *rest = line.split(b'"data":"')  # an image has no quotation mark in it
        line = b'"data":"'.join([head, *(part[part.find(b'"') :] for part in rest)])
    if not is_result or len(line) <= longest:
        return line
    call = line.partition(b'"tool_use_id":"')[2].partition(b'"')[0]
    error = b"true" if b'"is_error":true' in line else b"false"
    block = b'{"type":"tool_result","tool_use_id":"' + call + b'","is_error":' + error + b"}"
    return b'{"type":"user","message":{"content":[' + block + b"]}}"
