"""What leaves the process, or is written: redacted first, then cut.

A secret that was cut in two is one no longer to any expression. So a text is shown in three steps: what may be shown is
taken with a margin in which a secret can end or begin, that is redacted, and then the margin goes. The time depends on
what is shown, not on how long the text is.

Imported where something is logged without the engine, so it imports nothing but our own.
"""

from guardctl.matching.window import WINDOW_CHARACTERS
from guardctl.redaction import between, cut, redact
from guardctl.turn import MARGIN, Turn

TEXT_CHARACTERS = WINDOW_CHARACTERS
"""The judged text is at most this long, in any script."""

AROUND = 300
"""Characters before and behind a signalled sentence that are shown with it where the judged text begins later."""

SURROUNDINGS = 2_000
"""Characters of such passages at most, beside the judged text."""

GAP = "\n[…]\n"

JUDGED = TEXT_CHARACTERS + SURROUNDINGS + 20 * len(GAP)
"""Characters of the judged text with all of this."""

LONGEST = 16_000
"""Characters of one message that are kept, from its end: prompts show less."""

COMMAND = 2_000
"""Characters of a command that are kept, from its beginning."""

OUTPUT = 600
"""Characters of a tool's output that are kept, from its end."""

LOGGED = 64_000
"""Characters of a text that are kept with ``log_text = "all"``, from its end."""

PROBLEM = 120
"""Characters of what was wrong with a guard that could not be loaded."""

_TOKEN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=_-.%\\"  # noqa: S105  # what tokens are made of
_KEY_LINE = _TOKEN[:-5]  # base64
_KEY_LINE_LENGTH = 40


class Censor:
    """Redacts texts for one turn and counts what it replaced.

    Args:
        kinds: frozen kinds of secrets.

    Attributes:
        kinds: the same.
        counts: secrets replaced so far, per kind.
    """

    def __init__(self, kinds: tuple) -> None:
        self.counts: dict[str, int] = {}
        self.kinds = kinds

    def whole(self, text: str) -> str:
        """Return all of a text."""
        shown, found = redact(text, self.kinds)
        self._count(found)
        return shown

    def end(self, text: str, size: int) -> str:
        """Return the last ``size`` characters of what is shown of a text."""
        return self.whole(near_end(text, size))[-size:]

    def start(self, text: str, size: int) -> str:
        """Return the first ``size`` characters of what is shown of a text."""
        near = text[: size + MARGIN]
        if len(near) < len(text) and _is_one_token(near[size:]):
            near = near.rstrip(_TOKEN + "\n")
        return self.whole(near)[:size]

    def passages(self, text: str, findings) -> dict[str, str]:  # type: ignore[no-untyped-def]  # of Choice.finding
        """Return the sentences of findings, each with what is shown of it: redacted where it stands.

        Args:
            text: what the agent said. A sentence that is not found at its end is redacted by itself.
            findings: ``(guard, signal, bypass)`` each.
        """
        end, near = text[-(WINDOW_CHARACTERS + MARGIN) :], near_end(text, WINDOW_CHARACTERS)
        cut_off = len(end) - len(near)
        shown: dict[str, str] = {}
        parts: list = []
        for finding in [finding for _, *found in findings for finding in found if finding is not None]:
            passage = finding[0]
            at = end.rfind(passage) - cut_off
            if at < -cut_off:
                shown[passage] = self.whole(passage)
                continue
            if not parts:
                parts, found = cut(near, self.kinds)
                self._count(found)
            shown[passage] = between(parts, at, at + len(passage))
        return shown

    def record(self, record: dict) -> dict:
        """Return a record with every string in it redacted, keys left as they are; nothing is counted."""
        return {key: self._value(value) for key, value in record.items()}

    def _value(self, value):  # type: ignore[no-untyped-def]  # what JSON has, in and out
        if isinstance(value, str):
            return redact(value, self.kinds)[0]
        if isinstance(value, dict):
            return self.record(value)
        return [self._value(one) for one in value] if isinstance(value, (list, tuple)) else value

    def turn(self, turn: Turn) -> Turn:
        """Return a turn as guards and judges see it."""
        said = self.end(turn.said, TEXT_CHARACTERS)
        return turn.replace(
            said=said,
            text=said if turn.text == turn.said else self.end(turn.text, TEXT_CHARACTERS),
            asked=None if turn.asked is None else tuple(self.end(text, LONGEST) for text in turn.asked),
            todos=None if turn.todos is None else tuple(self.end(text, COMMAND) for text in turn.todos),
            tools=None if turn.tools is None else tuple(self._run(run) for run in turn.tools),
        )

    def judged(self, turn: Turn, shown: Turn, sentences) -> str:  # type: ignore[no-untyped-def]  # Iterable[str]
        """Return the text for the judge: that of ``shown``, behind the surroundings of sentences that it lacks.

        Args:
            turn: the turn, unredacted.
            shown: the same as :meth:`turn` returns it.
            sentences: those that signalled, as they are shown.
        """
        missing = [sentence for sentence in sentences if sentence and sentence not in shown.text]
        if not missing:
            return shown.text
        wide, _ = redact(near_end(turn.text, LONGEST), self.kinds)
        border = len(wide) - len(shown.text)
        text, begin, left = shown.text, border, SURROUNDINGS
        found = {wide.rfind(sentence, 0, max(0, border) + len(sentence)): len(sentence) for sentence in missing}
        for at in sorted(found, reverse=True):
            first, last = max(0, at - AROUND), min(begin, at + found[at] + AROUND)
            if at < 0 or last - first > left:
                continue
            if first < last:
                text = wide[first:last] + ("" if last == begin else GAP) + text
                begin, left = first, left - (last - first)
        return text

    def _run(self, run):  # type: ignore[no-untyped-def]  # ToolRun
        return run.replace(command=self.start(run.command, COMMAND), output_tail=self.end(run.output_tail, OUTPUT))

    def _count(self, found: dict) -> None:
        for kind, number in found.items():
            self.counts[kind] = self.counts.get(kind, 0) + number


def near_end(text: str, size: int) -> str:
    """Return the last ``size`` characters and a margin before them, in which a secret can begin.

    What began before the margin and goes on through all of it is a key or a blob: no reader misses the rest of it.
    """
    near = text[-(size + MARGIN) :]
    if len(near) < len(text) and _is_one_token(near[:MARGIN]):
        near = near.lstrip(_TOKEN + "\n")
    return near


def _is_one_token(text: str) -> bool:
    """Tell whether a text may be the middle of one secret: no space in it, or nothing but lines of base64."""
    if not text.strip(_TOKEN):
        return True
    lines = text.split("\n")[1:-1]
    return not text.strip(_KEY_LINE + "\n") and all(len(line) >= _KEY_LINE_LENGTH for line in lines)
