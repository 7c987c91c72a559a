"""What is asked about a turn: from layer 1's signals, over the facts, to the filter. Part of the silent path.

A guard comes into question by a *signal*: a row that matches what the agent says, a ``When`` that holds of the record,
or the user's sensitivity. A declared bypass may excuse a signal, and a learned filter may find a violation too unlikely
to ask. What is asked about anyway is asked about every guard whose filter holds a violation possible: it is one
request all the same.
"""

from guardctl.facts import Facts, holds
from guardctl.matching.examine import examine
from guardctl.matching.filter import Features, score
from guardctl.matching.rows import Finder
from guardctl.matching.window import Window, fold
from guardctl.sensitivity import ALONG as LOWER, BALANCED, THOROUGH, cut_of, reason_to_ask, statement_of
from guardctl.turn import Turn

ALONG = "it is asked about with others"

_ASKED_CHARACTERS, _RAN_CHARACTERS = 4000, 8000
"""From the end of the human's last message, and of the commands, rows are looked for in so much."""


class Choice:
    """What is to be done about one guard on one turn.

    Attributes:
        guard: its entry in the index.
        signal: ``(sentence, why, language, row)``; None for a guard that detects in code, which has to be asked.
        bypass: None, or ``(sentence, why)``.
        odds: the filter's score, log odds of a violation; None where no filter was asked.
        passed: whether the filter lets the turn pass.
    """

    __slots__ = ("bypass", "guard", "odds", "passed", "signal")

    def __init__(self, guard: dict, signal: "tuple | None", bypass: "tuple | None" = None) -> None:
        self.guard = guard
        self.signal = signal
        self.bypass = bypass
        self.odds: float | None = None
        self.passed = False

    def finding(self) -> tuple:
        """Return ``(guard, signal, bypass)``, the signal as ``(sentence, why, language, row, odds)``."""
        return self.guard, self.signal and (*self.signal, self.odds), self.bypass

    def audited(self) -> "Choice":
        """Return it as one that is asked about all the same, and never blocks."""
        choice = Choice({**self.guard, "audited": True}, self.signal, self.bypass)
        choice.odds = self.odds
        return choice

    @property
    def asked(self) -> bool:
        """Whether a judge has to be asked, or the guard's code."""
        return not self.passed and self.bypass is None


def choose(turn: Turn, guards, level: str = BALANCED, whole=None, merge: bool = True) -> list:  # type: ignore[no-untyped-def]
    """Return a :class:`Choice` for each guard that has something to say, or is to be asked, about a turn.

    Args:
        turn: what the agent said, at least.
        guards: entries of the index.
        level: the user's sensitivity, see :mod:`guardctl.sensitivity`.
        whole: returns the same turn with its record, or None; called at most once, and only where a signal, a guard's
            ``When`` or the level needs the record. None where ``turn`` is whole.
        merge: whether all guards are asked in one request.
    """
    window = Window(turn.said, turn.closing)
    guards = [guard for guard in guards if turn.event in guard["events"]]
    found = [None if guard["detects"] else examine(guard, window) for guard in guards]
    if whole is not None and (
        level == THOROUGH or any(rows and guard["filter"] or guard["whens"] for guard, rows in zip(guards, found))  # noqa: B905, RUF021
    ):
        turn = whole() or turn
    known = Known(turn, window)
    choices = []
    for guard, rows in zip(guards, found):  # noqa: B905  # made of it
        choice = _choice(guard, rows, known, level)
        if choice is not None:
            choices.append(choice)
    if merge and any(choice.asked for choice in choices):
        _add_along(choices, guards, found, known)
    return choices


def _choice(guard, rows, known: "Known", level: str) -> "Choice | None":  # type: ignore[no-untyped-def]
    if guard["detects"]:
        return Choice(guard, None)
    if rows is not None and rows.sentence is not None:
        choice = Choice(guard, (*rows.signal, rows.row), rows.bypass)
    else:
        why = known.met(guard, rows) or reason_to_ask(known.turn, level)
        if not why:
            return None
        choice = Choice(guard, known.statement(why))
    cut = cut_of(guard, level)
    if cut is not None and choice.bypass is None and known.anything:
        choice.odds = known.odds(guard, rows)
        choice.passed = choice.odds < cut
    return choice


def _add_along(choices: list, guards: list, found: list, known: "Known") -> None:
    """Let guards be asked, too, whose filter holds a violation possible."""
    if not known.anything:
        return
    names = {choice.guard["name"]: choice for choice in choices}
    for guard, rows in zip(guards, found):  # noqa: B905  # made of it
        choice, cut = names.get(guard["name"]), cut_of(guard, THOROUGH)
        if cut is None or (choice is not None and not choice.passed):
            continue
        odds = known.odds(guard, rows) if choice is None or choice.odds is None else choice.odds
        if odds < cut - LOWER:
            continue
        if choice is None:
            choice = Choice(guard, known.statement(ALONG))
            choices.append(choice)
        choice.odds, choice.passed = odds, False


def _named(wanted: str, ids) -> bool:  # type: ignore[no-untyped-def]
    """Tell whether one of some rows is meant, see :meth:`guardctl.When.names`."""
    return any(f"{row}-".startswith(f"{wanted}-") for row in ids)


class Known:
    """What is known of a turn beside what its agent says; read off when it is asked for.

    Attributes:
        turn: the turn.
        anything: whether request or record are; without them a filter has nothing to weigh a sentence against.
    """

    __slots__ = ("_facts", "_features", "_matched", "_statement", "_window", "anything", "turn")

    def __init__(self, turn: Turn, window: Window) -> None:
        self.turn = turn
        self.anything = turn.asked is not None or turn.tools is not None
        self._window = window
        self._facts: Facts | None = None
        self._features: Features | None = None
        self._matched: dict = {}
        self._statement: tuple | None = None

    def facts(self) -> Facts:
        if self._facts is None:
            self._facts = Facts(self.turn)
        return self._facts

    def met(self, guard, rows) -> str:  # type: ignore[no-untyped-def]
        """Return the ``why`` of the first of a guard's ``When`` that holds, or ""."""
        for wanted, facts, why, filtered in guard["whens"]:
            if filtered and (guard["filter"] is None or not self.anything):
                continue
            if not all(holds(self.facts(), fact) for fact in facts):
                continue
            if not wanted or _named(wanted, rows.rows if rows else ()) or _named(wanted, self._ids(guard)):
                return str(why)
        return ""

    def _ids(self, guard) -> set:  # type: ignore[no-untyped-def]
        """Return the ids of a guard's rows that match what was asked, or what ran."""
        ids: set = set()
        for kind in ("asked", "ran"):
            table = guard[kind]
            if table[1] == table[2]:
                continue
            if kind not in self._matched:
                self._matched[kind] = Finder(self._lines(kind), guard["store"])
            finder = self._matched[kind]
            ids.update([finder.about(table, number)[0] for number in finder.find(table)])
        return ids

    def _lines(self, kind: str) -> list:
        if kind == "asked":
            return list(Window((self.turn.asked or ("",))[-1][-_ASKED_CHARACTERS:]).folded)
        commands = "\n".join([run.command for run in self.turn.tools or () if not run.changes])
        return fold(commands[-_RAN_CHARACTERS:]).split("\n")

    def statement(self, why: str) -> tuple:
        """Return the signal that stands for the turn as a whole: its closing statement."""
        if self._statement is None:
            self._statement = statement_of(self._window)
        return self._statement[0], why, self._statement[1], ""

    def odds(self, guard, rows) -> float:  # type: ignore[no-untyped-def]
        """Return the score of a guard's filter."""
        return score(guard["store"].load(guard["filter"][0]), *self.features(guard, rows))

    def features(self, guard, rows) -> tuple:  # type: ignore[no-untyped-def]
        """Return what a filter sees: :class:`Features` of the turn, and what a guard's rows add to them."""
        if self._features is None:
            self._features = Features(self.turn, self.facts())
        matched = {} if rows is None else dict(rows.rows)
        matched.update(dict.fromkeys(self._ids(guard), 0))
        return self._features, self._features.of_guard(self._window, matched)
