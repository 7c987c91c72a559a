"""Secrets are replaced, everything else survives, and the time grows with the text only.

One file of more than 300 lines: one expression set, tried from every side.
"""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from guardctl import redaction
from guardctl.redaction import freeze_kinds, redact
from guardctl.redaction_kinds import KINDS, Redaction

FROZEN = freeze_kinds(KINDS)
NAMES = [kind.kind for kind in KINDS]
CASES = tomllib.loads(Path(__file__).with_name("redaction_cases.toml").read_text(encoding="utf-8"))


def spelled_out(text: str) -> str:
    """``<FAKE 6>`` becomes ``FAKEFA``: see the head of redaction_cases.toml."""
    return re.sub(
        r"<([A-Za-z0-9_./+-]+) (\d+)>", lambda found: (found[1] * int(found[2]))[: int(found[2])], text, flags=re.ASCII
    )


REDACTS = [(kind, *map(spelled_out, pair)) for kind, case in CASES.items() for pair in case["redacts"]]
KEEPS = [(kind, spelled_out(text)) for kind, case in CASES.items() for text in case["keeps"]]
SECRETS = [before for _, before, _ in REDACTS]


@pytest.mark.parametrize(("kind", "before", "after"), REDACTS)
def test_a_secret_is_replaced_and_nothing_else(kind: str, before: str, after: str) -> None:
    text, counts = redact(before, FROZEN)
    assert text == after
    assert counts == {kind: after.count(f"[redacted:{kind}]")}


@pytest.mark.parametrize(("kind", "text"), KEEPS)
def test_what_only_looks_like_a_secret_stays(kind: str, text: str) -> None:
    assert redact(text, FROZEN) == (text, {}), kind


def test_every_kind_has_its_examples() -> None:
    assert list(CASES) == NAMES
    assert len(set(NAMES)) == len(NAMES)
    for kind, case in CASES.items():
        assert len(case["redacts"]) >= 3, kind
        assert len(case["keeps"]) >= 3, kind


def test_hashes_uuids_and_ids_survive() -> None:
    text = (
        "Committed as 0a1b2c3; parent 0a1b2c3d4e5f60718293a4b5c6d7e8f901234567.\n"
        "sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\n"
        "md5 d41d8cd98f00b204e9800998ecf8427e, trace 4bf92f3577b34da6a3ce929d0e0e4736\n"
        "sha512-z4PhNX7vuL3xVChQ1m2AB9Yg5AULVxXcg/SpIdNs6c5H0NE8XYXysP+DGNKHfuwvY7kxvUdBeoGlODJ6+SfaPg==\n"
        "run 550e8400-e29b-41d4-a716-446655440000, req_011CS0000000000000000000, toolu_01A0900000000000000000\n"
        "arn:aws:iam::000000000000:role/x ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI0000000000000000000 me@host\n"
        "https://example.org/a/b/pull/12#issuecomment-1234567890 v1.2.3-rc.1+build.5 2026-01-01T00:00:00Z\n"
        "$2b$12$abcdefghijklmnopqrstuuABCDEFGHIJKLMNOPQRSTUVWXYZ01234; `Password` is a word, and so is secret."
    )
    assert redact(text, FROZEN) == (text, {})


def test_a_longer_kind_wins_over_the_shorter_one_inside_it() -> None:
    secret = "https://x-access-token:" + spelled_out("ghs_<FAKE 36>") + "@example.org"
    assert redact(secret, FROZEN)[1] == {"github-token": 1}


def test_a_marker_is_not_looked_into_and_hides_nothing() -> None:
    inside = Redaction("word", "redacted|token", ("redacted", "token"))
    text, counts = redact("a token [redacted:github-token] redacted", freeze_kinds([*KINDS, inside]))
    assert text == "a [redacted:word] [redacted:github-token] [redacted:word]"
    assert counts == {"word": 2}
    hidden = spelled_out("[redacted:sk-<0 24>]")
    assert redact(hidden, FROZEN)[0] == "[redacted:[redacted:openai-key]]"


def test_counts_are_per_kind() -> None:
    text = spelled_out("ghp_<FAKE 36> ghp_<FAKE 36> npm_<FAKE 36>")
    assert redact(text, FROZEN)[1] == {"github-token": 2, "npm-token": 1}


def test_an_alternative_without_the_named_group_is_replaced_whole() -> None:
    kinds = freeze_kinds([Redaction("either", "x=(?P<secret>[0-9]+)|y[0-9]+", ("x=", "y"))])
    assert redact("x=1 y2", kinds) == ("x=[redacted:either] [redacted:either]", {"either": 2})


@pytest.mark.parametrize(
    "broken",
    [
        Redaction("Upper", "a", ("a",)),
        Redaction("two--hyphens", "a", ("a",)),
        Redaction("no-literal", "a", ()),
        Redaction("empty-literal", "a", ("",)),
        Redaction("empty-match", "a*", ("a",)),
    ],
    ids=lambda kind: kind.kind,
)
def test_a_kind_that_cannot_work_is_refused(broken: Redaction) -> None:
    with pytest.raises(ValueError, match=re.escape(repr(broken.kind))):
        freeze_kinds([broken])


pieces = st.one_of(st.sampled_from(SECRETS), st.sampled_from([text for _, text in KEEPS]), st.text(max_size=12))


@given(st.lists(pieces, max_size=6), st.sampled_from(["", " ", "\n", "-", "x"]))
@settings(deadline=None)
def test_redacting_twice_changes_nothing(parts: list[str], between: str) -> None:
    once, _ = redact(between.join(parts), FROZEN)
    twice, counts = redact(once, FROZEN)
    assert (twice, counts) == (once, {})


@given(st.text(alphabet=st.characters(exclude_characters='_-./=:ABDKQTPRSXaceghijklmoprswy18 "')))
def test_text_without_a_literal_is_the_same_object(text: str) -> None:
    assert redact(text, FROZEN)[0] is text


@given(
    st.lists(st.sampled_from([*{literal for kind in KINDS for literal in kind.any_of}, "a", " ", "_", "-"]), max_size=5)
)
def test_the_shortcut_finds_what_a_search_would_find(parts: list[str]) -> None:
    text = "".join(parts)
    searched = [kind.kind for kind in KINDS if any(literal in text for literal in kind.any_of)]
    assert [entry[0] for entry in redaction._possible(text, FROZEN)] == searched


LINK = "0" * 8 + ":AA" + "F" * 33
"""A secret only where its right edge is: in a chain each link uncovers the one before it."""

HOSTILE = [
    *sorted({literal for kind in KINDS for literal in kind.any_of}),
    *(
        "-----BEGIN PRIVATE KEY-----\n",
        "eyJa.",
        "-eyJ",
        "eyJa\n",
        "ghs_1_eyJ",
        "://a:",
        "://a:b@",
        "curl -u ",
        "A" * 63,
    ),
    *("password: a1 ", "password=", "api_key=a1", "session_token=", "mailgun key-", "machine a login ", "Bearer a1"),
    *(
        "A" * 64 + "\n",
        "sk-" + "A" * 20,
        "AKIA" + "A" * 16,
        "xoxb-",
        "Authorization: Basic ",
        "0" * 32 + "-us",
        "[redacted:",
    ),
    *(
        "mysql -",
        "curl -a \\\n",
        "docker login -",
        "X-A-",
        "Cookie: a=",
        "Cookie: a=1;",
        "data:\n",
        "Secret data:\n a: b\n",
    ),
    *(
        '<add name="',
        "<add ",
        "Authorization: a",
        "パスワードは a1",
        "senha: ",
        "Private-Lines: 1\nAAAA\n",
        "eya.eya",
        "ey",
    ),
    *(
        "---- BEGIN SSH2 PRIVATE KEY ----\n",
        "A" * 40 + "\n",
        "ZXlK" + "A" * 40 + "\n",
        "secret_key = 'a",
        "s.a1",
        "1" * 15,
    ),
    LINK,
    LINK + " ",
    "".join(text for _, text, _ in REDACTS),
]


@pytest.mark.parametrize("unit", HOSTILE)
def test_the_time_grows_with_the_text(unit: str) -> None:
    """Four times the text may take ten times the time, on a busy machine; what is quadratic takes sixteen."""

    def seconds(size: int) -> float:
        text = "PRIVATE KEY -----END eyJ " + (unit * (size // len(unit) + 1))[:size] + "_"
        start = time.process_time()
        redact(text, FROZEN)
        return time.process_time() - start

    measured = []
    for _ in range(3):
        size = max(10_000, len(unit))
        quarter, whole = seconds(size), seconds(4 * size)
        measured.append((quarter, whole))
        if whole < 0.02 or whole < 10 * quarter:
            return
    pytest.fail(f"seconds for 10 kB and 40 kB: {measured}")


CHAINS = {
    "in one word": (f"Before it.\nThen {LINK * 500} and after it.", "Before it.\nThen {} and after it."),
    "in lines": (f"Before it.\n{(LINK + chr(10)) * 500}After it.", f"Before it.\n{('{}' + chr(10)) * 500}After it."),
}


@pytest.mark.parametrize(("text", "shown"), CHAINS.values(), ids=CHAINS)
def test_a_chain_of_secrets_that_uncover_one_another_goes_whole(text: str, shown: str) -> None:
    once, counts = redact(text, FROZEN)
    marker = "[redacted:telegram-token]"
    assert once.replace(marker * 3, marker) == shown.replace("{}", marker)
    assert counts == {"telegram-token": once.count(marker)}
    assert redact(once, FROZEN) == (once, {})


LADDER = [Redaction(f"step-{step}", rf"{step:02}[a-z](?![a-z0-9])", (f"{step:02}",)) for step in range(30)]
"""Each kind is found only after the next one is gone, so in their own order they cost a search each."""


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("".join(f"{step:02}x" for step in range(30)), 5),
        ("two words: 0 " + "".join(f"{step:02}x" for step in range(30)) + " end", 5),
    ],
)
def test_kinds_that_uncover_one_another_are_all_replaced(text: str, shown: int) -> None:
    once, counts = redact(text, freeze_kinds(LADDER))
    assert not re.search("[0-9]{2}[a-z]", re.sub(r"\[redacted:step-[0-9]+\]", "", once))
    assert sum(counts.values()) == once.count("[redacted:") <= shown
    assert redact(once, freeze_kinds(LADDER)) == (once, {})


@pytest.mark.parametrize("seed", range(4))
def test_any_number_of_kinds_in_any_order_is_replaced_at_once(seed: int) -> None:
    cases = [next(case for case in REDACTS if case[0] == name) for name in NAMES]
    random.Random(seed).shuffle(cases)
    text, counts = redact("\n\n".join(before for _, before, _ in cases), FROZEN)
    assert text == "\n\n".join(after for _, _, after in cases)
    assert counts == {kind: after.count(f"[redacted:{kind}]") for kind, _, after in cases}


@given(st.lists(pieces, max_size=4), st.integers(0, 400), st.integers(0, 400))
@settings(deadline=None)
def test_a_part_of_a_text_is_shown_as_in_the_whole(parts: list[str], start: int, size: int) -> None:
    text = " ".join(parts)
    cut, _ = redaction.cut(text, FROZEN)
    assert sum(part[1] for part in cut) == len(text)
    assert redaction.between(cut, 0, len(text)) == redact(text, FROZEN)[0]
    shown = redaction.between(cut, start, start + size)
    assert shown in redact(text, FROZEN)[0]
    if all(plain for _, _, plain in cut):
        assert shown == text[start : start + size]


def test_a_part_that_begins_or_ends_in_a_secret_shows_its_marker() -> None:
    secret = spelled_out("ghp_<FAKE 36>")
    cut, _ = redaction.cut(f"one {secret} two", FROZEN)
    assert redaction.between(cut, 10, 48) == "[redacted:github-token] two"
    assert redaction.between(cut, 2, 10) == "e [redacted:github-token]"
    assert redaction.between(cut, 10, 20) == "[redacted:github-token]"
    assert redaction.between(cut, 0, 4) == "one "


def test_the_hook_pays_for_no_import() -> None:
    program = (
        "import sys; before = set(sys.modules); sys.path.insert(0, sys.argv[1]); import guardctl.redaction;"
        "print(*sorted(set(sys.modules) - before))"
    )
    src = Path(redaction.__file__).parent.parent
    out = subprocess.run(  # this interpreter, a constant program
        [sys.executable, "-I", "-S", "-c", program, str(src)], capture_output=True, text=True, check=True
    )
    assert set(out.stdout.split()) <= {
        "guardctl",
        "guardctl.redaction",
        "guardctl.matching",
        "guardctl.matching.store",
        "_sre",
        "marshal",
    }


def test_few_literals_need_a_search_of_their_own() -> None:
    """15,000 instructions each in 4 kB, but nothing in a text of ASCII if they are not; a text without secrets costs 2.9
    million."""
    searched = [literal for _, literals, _ in FROZEN for literal, head in literals if not head and literal.isascii()]
    assert len(searched) <= 55, searched


# --- what others know -----------------------------------------------------------------------------------------------

GITLEAKS = json.loads(Path(__file__).with_name("gitleaks_samples.json").read_text(encoding="utf-8"))["rules"]


def is_hidden(sample: dict[str, Any]) -> bool:
    """Whether no ten characters of a sample's secret are shown, or no part of a shorter one."""
    text, (begin, end) = "".join(sample["pieces"]), sample["secret"]
    parts, _ = redaction.cut(text, FROZEN)
    at = shown = 0
    for _, size, plain in parts:
        if plain:
            shown = max(shown, min(end, at + size) - max(begin, at))
        at += size
    return shown < min(10, end - begin)


@pytest.mark.parametrize(("structured", "rules", "least"), [(True, 137, 0.97), (False, 81, 0.9)])
def test_secrets_that_gitleaks_knows(structured: bool, rules: int, least: float) -> None:
    """Rules whose secrets have a fixed beginning or structure; and those that are told by a name beside them only."""
    chosen = {name: rule["samples"] for name, rule in GITLEAKS.items() if rule["structured"] is structured}
    hidden = {name: sum(map(is_hidden, samples)) for name, samples in chosen.items()}
    assert len(chosen) == rules
    assert all(len(samples) == 5 for samples in chosen.values())
    assert sum(hidden.values()) >= least * 5 * rules, sorted(name for name, number in hidden.items() if number < 5)
