r"""How an expression is searched: which literals a sentence needs for it, and which parts of it are worth loading.

``\b(?:A|B|C)\b`` becomes three small expressions, each behind the literals that it needs itself; so does
``^(?=.*?A).*?B``, which asks for two things in one sentence. The plan matches in exactly the sentences in which the
expression does. It is made with the index, and the hook loads the plans of those patterns whose keys are met.
"""

from __future__ import annotations

import marshal
from collections.abc import Iterable, Sequence
from typing import Any

from guardctl.layer1 import ALL, CODE, ONE, TEXT
from guardctl.needs import WORDS, Need, all_of, looked_up, necessary, need_of, shortest
from guardctl.patterns import freeze, freeze_tokens, parsed
from guardctl.tables import anchors_of
from guardctl.tokens import IGNORECASE, forget, items, letters_of
from guardctl.window import is_wide_letter, plain

Tokens = list[tuple[Any, Any]]
Plan = tuple[int, Any]

SMALL = 160
"""Code words, of 100 instructions each to load. A smaller expression is loaded as a whole."""

_REST = 60  # code words that each part may have to repeat


def plan_of(regex: str, groups: Iterable[Sequence[str]] = ()) -> tuple[Plan, Need]:
    """Return the plan for an expression, and what a sentence needs for it to match.

    Args:
        regex: the expression.
        groups: a pattern's ``all_of``: literals that its author asks for.

    Raises:
        re.error: the expression does not compile.
    """
    wanted = tuple(tuple(group) for group in groups)
    # What the author asks for is looked at last, letter by letter: that is seldom needed, and many literals to load.
    exactly: list[Plan] = [(TEXT, marshal.dumps(wanted))] if wanted else []
    tree = parsed(regex)
    if tree is None or tree.state.flags & IGNORECASE or _refers_back(tree):
        asked = _asked(wanted, None)
        return _together([*asked, (CODE, freeze(regex)), *exactly]), all_of(asked)
    need = need_of(tree)
    asked = _asked(wanted, need)
    plan = _Planner(tree.state).plan(items(tree))
    forget()
    return _together([*asked, plan, *exactly]), all_of([*asked, need])


def _asked(groups: Iterable[Sequence[str]], need: Need) -> list[Plan]:
    """Return groups of ``all_of`` as they are found in plain text, those that say more than the expression itself.

    Nearly always it asks for the same, and for whole words: then parts of words only make more work.
    """
    plain_groups = [words for words in map(_as_plain, groups) if words]
    told = [words for words in plain_groups if need is None or all(map(anchors_of, words))]
    return [(WORDS, words) for words in told]


def _together(plans: Iterable[Plan]) -> Plan:
    parts: list[Plan] = []
    for plan in plans:
        parts += plan[1] if plan[0] == ALL else [plan]
    return parts[0] if len(parts) == 1 else (ALL, tuple(parts))


def _as_plain(group: Sequence[str]) -> tuple[str, ...]:
    """Return a group of ``all_of`` as it is found in plain text, or nothing when every text has it."""
    literals = map(looked_up, group)
    words = [literal if any(map(is_wide_letter, literal)) else plain(literal)[1:-1] for literal in literals]
    return shortest(words) if all(map(str.strip, words)) else ()


def _refers_back(tree: Iterable[Any]) -> bool:
    return "GROUPREF" in str(list(tree))


class _Planner:
    def __init__(self, state: Any, flags: tuple[int, int] = (0, 0)) -> None:
        self._state = state
        self._flags = flags  # (?u:...) around everything: flags added, flags taken away

    def plan(self, tokens: Tokens) -> Plan:
        tokens = _flat(tokens)
        if len(tokens) == 1 and tokens[0][0].name == "SUBPATTERN":  # what is left of these has flags
            _, add, remove, inner = tokens[0][1]
            if not add & IGNORECASE and self._flags == (0, 0):
                return _Planner(self._state, (add, remove)).plan(items(inner))
        if _size(tokens) <= SMALL:
            return self._leaf(tokens)
        conditions = _conjuncts(tokens)
        if conditions is not None:
            needs = [need for need in map(need_of, conditions) if need is not None]
            first = [(WORDS, group) for need in needs for group in necessary(need, len)]
            return _together([*first, *map(self.plan, conditions)])
        alternatives = self._alternatives(tokens)
        if alternatives is None:
            return self._leaf(tokens)
        return (ONE, tuple(self.plan(alternative) for alternative in alternatives))

    def _leaf(self, tokens: Tokens) -> Plan:
        need = need_of(tokens)
        tokens = _factored(self._state, tokens)
        code = (CODE, freeze_tokens(self._state, self._wrapped(_skipping(self._state, tokens))))
        return code if need is None else _together([need, code])

    def _alternatives(self, tokens: Tokens) -> list[Tokens] | None:
        """Return ``tokens`` once for each alternative of its largest choice, unless too much would be repeated."""
        choices = [at for at, token in enumerate(tokens) if token[0].name == "BRANCH"]
        if not choices:
            return None
        at = max(choices, key=lambda at: _size([tokens[at]]))
        before, behind = tokens[:at], tokens[at + 1 :]
        if _size([*before, *behind]) > _REST:
            return None
        return [[*before, *items(branch), *behind] for branch in tokens[at][1][1]]

    def _wrapped(self, tokens: Tokens) -> Tokens:
        if self._flags == (0, 0):
            return tokens
        from re import _constants, _parser  # type: ignore[attr-defined]

        return [(_constants.SUBPATTERN, (None, *self._flags, _parser.SubPattern(self._state, tokens)))]


def _size(tokens: Iterable[Any]) -> int:
    """Estimate of how many code words an expression is."""
    size = 0
    for _, value in items(tokens):
        size += 2
        for part in value if isinstance(value, tuple | list) else ():
            if isinstance(part, list):  # alternatives of a choice
                size += sum(_size(branch) + 2 for branch in part)
            elif isinstance(part, tuple):  # characters of a class
                size += 1
            elif not isinstance(part, int | None):  # what is repeated, grouped or asserted
                size += _size(part) + 2
    return size


def _flat(tokens: Iterable[Any]) -> Tokens:
    """Return tokens with the contents of groups in place of the groups, where a group changes nothing."""
    flat: Tokens = []
    for token in items(tokens):
        if token[0].name == "SUBPATTERN" and token[1][1:3] == (0, 0):
            flat += _flat(token[1][3])
        else:
            flat.append(token)
    return flat


def _conjuncts(tokens: Tokens) -> list[Tokens] | None:
    """Return the expressions that ``^(?=.*?A)(?=.*?B).*?C`` wants in one sentence, or None if it is another kind."""
    if not tokens or tokens[0][0].name != "AT" or tokens[0][1].name != "AT_BEGINNING":
        return None
    found = []
    rest = tokens[1:]
    while rest and rest[0][0].name == "ASSERT" and rest[0][1][0] > 0:
        inner = items(rest[0][1][1])
        if not _is_any_run(inner[:1]):
            break
        found.append(inner[1:])
        rest = rest[1:]
    if _is_any_run(rest[:1]):
        found.append(rest[1:])
    elif rest:
        if not found:
            return None
        found.append([tokens[0], *rest])
    return found or None


def _is_any_run(tokens: Tokens) -> bool:
    """Tell whether tokens are ``.*`` or ``.*?``: a sentence has no line break, so they go anywhere in it."""
    if not tokens or tokens[0][0].name not in ("MAX_REPEAT", "MIN_REPEAT"):
        return False
    least, most, repeated = tokens[0][1]
    return least == 0 and getattr(most, "name", "") == "MAXREPEAT" and [token[0].name for token in repeated] == ["ANY"]


def _factored(state: Any, tokens: Iterable[Any]) -> Tokens:
    r"""Return tokens that are found where ``tokens`` are, with one ``\b`` for all alternatives that begin with it.

    The engine passes over alternatives with the wrong letter, but not over those that begin with ``\b``; behind a gap
    that is most of what an expression costs. The order of alternatives changes, so nothing changes in an atomic group.
    """
    from re import _parser  # type: ignore[attr-defined]

    def inner(part: Iterable[Any]) -> Any:
        return _parser.SubPattern(state, _factored(state, part))

    made: Tokens = []
    for kind, value in items(tokens):
        match kind.name:
            case "BRANCH":
                made.append((kind, (value[0], [inner(branch) for branch in _sharing_boundary(kind, value[1])])))
            case "SUBPATTERN":
                made.append((kind, (*value[:3], inner(value[3]))))
            case "ASSERT" | "ASSERT_NOT":
                made.append((kind, (value[0], inner(value[1]))))
            case "MAX_REPEAT" | "MIN_REPEAT":
                made.append((kind, (*value[:2], inner(value[2]))))
            case _:
                made.append((kind, value))
    return made


def _sharing_boundary(branch: Any, alternatives: Iterable[Any]) -> list[Tokens]:
    begun = [items(alternative) for alternative in alternatives]
    bounded = [tokens for tokens in begun if tokens and tokens[0][0].name == "AT" and "BOUNDARY" in tokens[0][1].name]
    shared = {tokens[0][1] for tokens in bounded}
    if len(bounded) < 2 or len(bounded) == len(begun) or len(shared) > 1:  # noqa: PLR2004  # the parser shares with all
        return begun
    together = [bounded[0][0], (branch, (None, [tokens[1:] for tokens in bounded]))]
    return [together, *(tokens for tokens in begun if tokens not in bounded)]


def _skipping(state: Any, tokens: Tokens) -> Tokens:
    r"""Return tokens that are found where ``tokens`` are, and cost less where they are not.

    The engine passes over places with the wrong letter only when an expression *begins* with a letter or a class, not
    with ``\b``. So it is given the class first, then steps back and looks whether the expression matches from there.
    The match is one character long, but there is one in the same sentences.
    """
    if not tokens or tokens[0][0].name not in ("AT", "ASSERT_NOT"):
        return tokens
    letters = letters_of(tokens)
    if letters is None:
        return tokens
    from re import _constants, _parser  # type: ignore[attr-defined]

    first = (_constants.IN, [(_constants.LITERAL, ord(letter)) for letter in sorted(letters)])
    ahead = (_constants.ASSERT, (1, _parser.SubPattern(state, tokens)))
    return [first, (_constants.ASSERT, (-1, _parser.SubPattern(state, [ahead, (_constants.ANY, None)])))]
