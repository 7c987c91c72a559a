"""Nothing that leaves the process holds a secret, nor a part of one that was cut.

One file of more than 300 lines: one planted set of secrets, followed through every place.
"""

from __future__ import annotations

import json
import re
import time
from functools import cache

import pytest
from hypothesis import given, settings, strategies as st

from guardctl.disclosure import AROUND, COMMAND, GAP, JUDGED, LOGGED, LONGEST, OUTPUT, TEXT_CHARACTERS, Censor
from guardctl.hosts.claude_code.work import OUTPUT_TAIL
from guardctl.redaction import freeze_kinds, redact
from guardctl.redaction_kinds import KINDS
from guardctl.turn import MARGIN, ToolRun

from .support import Environment, make_turn, moon_guard, stop
from .test_redaction import CASES, spelled_out

FROZEN = freeze_kinds(KINDS)
PROSE = "the tide is high and the moon is up. "


@cache
def planted(kind: str) -> tuple[str, tuple[str, ...]]:
    """Return a text with secrets of a kind, and the secrets."""
    before, after = map(spelled_out, CASES[kind]["redacts"][0])
    kept = map(re.escape, after.split(f"[redacted:{kind}]"))
    found = re.fullmatch("(.+?)".join(kept), before, re.DOTALL)
    assert found is not None
    return before, found.groups()


KEPT = "\n".join(spelled_out(after) for case in CASES.values() for _, after in case["redacts"])


def leaked(kinds: list[str], text: str) -> list[str]:
    """Return kind and piece where a piece of twelve characters of a secret stands in ``text``."""
    text = text.replace("\\n", "\n").replace("\\/", "/")
    wrong = []
    for kind in kinds:
        for secret in planted(kind)[1]:
            size = min(12, len(secret))
            pieces = {secret[at : at + size] for at in range(len(secret) - size + 1)}
            wrong += [f"{kind}: {piece}" for piece in sorted(pieces) if piece in text and piece not in KEPT][:1]
    return wrong


# --- cut after it was redacted --------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", CASES)
def test_a_cut_anywhere_in_a_secret_shows_nothing_of_it(kind: str) -> None:
    secret, _ = planted(kind)
    text = f"{PROSE * 60}\n\n{secret}\n\n{PROSE * 60}"
    whole, _ = redact(text, FROZEN)
    censor = Censor(FROZEN)
    place = len(PROSE * 60) + 2
    for at in range(place - 1, place + len(secret) + 1, max(1, len(secret) // 5)):
        assert censor.start(text, at) == whole[:at]
        assert leaked([kind], censor.end(text, len(text) - at)) == []
        assert len(censor.end(text, len(text) - at)) <= len(text) - at
        passage = text[at : at + 300]
        assert leaked([kind], censor.passages(text, [({}, (passage,), None)])[passage]) == []


LONG = {
    "key": "-----BEGIN RSA PRIVATE KEY-----\n" + ("FAKE" * 16 + "\n") * 200 + "-----END RSA PRIVATE KEY-----\n",
    "key in a string": "-----BEGIN RSA PRIVATE KEY-----"
    + (r"\n" + "FAKE" * 16) * 200
    + r"\n-----END RSA PRIVATE KEY-----",
    "token": "eyJ" + "FAKE" * 1000 + ".eyJ" + "FAKE" * 3000 + "." + "FAKE" * 20,
}


@pytest.mark.parametrize("secret", LONG.values(), ids=LONG)
@pytest.mark.parametrize("behind", [0, 40, 1200])
def test_a_secret_longer_than_any_margin_is_not_shown_either(secret: str, behind: int) -> None:
    text = f"{PROSE * 200}{secret} {PROSE * 40}"[: len(PROSE * 200) + len(secret) + behind]
    censor = Censor(FROZEN)
    for size in range(behind + 100, behind + 5000, 700):
        assert "FAKEFAKE" not in censor.end(text, size)
    for size in range(len(PROSE * 200) + 100, len(PROSE * 200) + 5000, 700):
        assert "FAKEFAKE" not in censor.start(text, size)
    passage = text[-behind - 700 :]
    assert "FAKEFAKE" not in censor.passages(text, [({}, None, (passage,))])[passage]


@given(st.text(max_size=60), st.integers(1, 50))
@settings(deadline=None)
def test_what_has_no_secrets_is_only_cut(text: str, size: int) -> None:
    censor = Censor(FROZEN)
    assert censor.end(text, size) == text[-size:]
    assert censor.start(text, size) == text[:size]
    assert censor.counts == {}


def test_a_listing_is_no_key() -> None:
    listing = "".join(f"src/moon/phase_{number}.py\n" for number in range(400))
    assert Censor(FROZEN).end(listing, OUTPUT) == listing[-OUTPUT:]


def test_twenty_megabytes_cost_no_more_than_what_is_shown() -> None:
    huge = PROSE * 540_000
    turn = make_turn(huge, text=huge, asked=(huge,), tools=(ToolRun(huge, 0, huge),))
    start = time.process_time()
    shown = Censor(FROZEN).turn(turn)
    assert time.process_time() - start < 1
    assert len(shown.said) == len(shown.text) == TEXT_CHARACTERS
    assert shown.asked is not None
    assert shown.tools is not None
    assert [len(text) for text in shown.asked] == [LONGEST]
    assert [(len(run.command), len(run.output_tail)) for run in shown.tools] == [(COMMAND, OUTPUT)]


def judged(text: str, *sentences: str) -> str:
    turn, censor = make_turn(text), Censor(FROZEN)
    return censor.judged(turn, censor.turn(turn), sentences)


def test_a_sentence_before_the_judged_text_is_shown_with_what_surrounds_it() -> None:
    lead, between, end = "a " * 1000, "b " * 1000, "c " * (TEXT_CHARACTERS // 2)
    sentence = "I left the export out."
    shown = lead[-AROUND:] + sentence + " " + between[: AROUND - 1]
    assert judged(f"{lead}{sentence} {between}{end}", sentence, sentence, "") == f"{shown}{GAP}{end}"
    assert judged(f"{lead}{sentence} {end}", sentence) == f"{lead[-AROUND:]}{sentence} {end}"
    assert judged(f"{lead}{sentence}{end[len(sentence) - 4 :]}", sentence) == (
        f"{lead[-AROUND:]}{sentence}{end[len(sentence) - 4 :]}"
    )


def test_what_stands_in_the_judged_text_or_nowhere_adds_nothing() -> None:
    text = "a " * 5000 + "I left the export out."
    assert judged(text, "I left the export out.", "Not a word of it.") == text[-TEXT_CHARACTERS:]
    assert judged("Short.", "Short.", "Not a word of it.") == "Short."
    assert judged("", "Not a word of it.") == ""


def test_the_surroundings_of_many_sentences_are_limited() -> None:
    sentences = [f"Part {number:02} is left out. " + "d" * 500 + "." for number in range(12)]
    end = "c " * (TEXT_CHARACTERS // 2)
    shown = judged("".join(f"{sentence}{' e' * 300}\n" for sentence in sentences) + end, *sentences)
    assert shown.endswith(end)
    assert TEXT_CHARACTERS < len(shown) <= JUDGED
    assert [sentence for sentence in sentences if sentence in shown] == sentences[-1:]


def test_a_secret_beside_a_sentence_is_not_shown() -> None:
    secret = spelled_out("ghp_<FAKE 36>")
    text = f"{'a ' * 1000}{secret} I left it out. {'c ' * TEXT_CHARACTERS}"
    shown = judged(text, "I left it out.")
    assert "[redacted:github-token] I left it out. " in shown
    assert secret not in shown


def test_the_reader_leaves_the_margin() -> None:
    assert OUTPUT_TAIL == OUTPUT + MARGIN


def test_every_string_of_a_record_is_redacted() -> None:
    secret = spelled_out("ghp_<FAKE 36>")
    record = {
        "guards": [{"fields": {"bad": True, "name": f"x {secret}"}, "ms": {"judge": 1}}],
        "why": None,
        "n": (1.5,),
    }
    assert Censor(FROZEN).record(record) == {
        "guards": [{"fields": {"bad": True, "name": "x [redacted:github-token]"}, "ms": {"judge": 1}}],
        "why": None,
        "n": [1.5],
    }


# --- the real hook --------------------------------------------------------------------------------------------------

WATCHED = """
from guardctl.regions import asked_regions, tools_regions

_FOLDER = {folder!r}


class WatchedGuard(MoonGuard):
    @hookimpl
    def build_prompt(self, turn, signal):
        own = open(_FOLDER + "/planted.txt").read()
        regions = (*asked_regions(turn, 100000), *tools_regions(turn, 100000), Region("own", "Own:", own, 100000))
        return Question("Cheese? " + signal.sentence, {{}}, regions=regions)


class Observer:
    @hookimpl
    def guardctl_observe(self, record):
        with open(_FOLDER + "/observed.txt", "a") as stream:
            stream.write(repr(record))

guard = WatchedGuard()
observer = Observer()
"""

JUDGE = """
import json
folder = {folder!r}
open(folder + "/prompts.txt", "a").write(prompt)
print(json.dumps({{"bad": True, "reason": "x" * 250 + " " + open(folder + "/planted.txt").read()}}))
"""

GROUPS = [list(CASES)[at : at + 8] for at in range(0, len(CASES), 8)]


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An installation that keeps everything that a judge, an observer and the log were given."""
    environment = Environment(tmp_path_factory.mktemp("watched"))
    folder = str(environment.folder)
    source = moon_guard().replace("from guardctl import", "from guardctl.judging import Region\nfrom guardctl import")
    points = {"moon": "moon_guard:guard", "watch": "moon_guard:observer"}
    environment.add_guard(source + WATCHED.format(folder=folder), entry_points=points)
    done = environment.guardctl("install", "claude-code", "--judge", environment.judge(JUDGE.format(folder=folder)))
    assert done.returncode == 0, done.stderr
    text = environment.settings.read_text() if environment.settings.exists() else ""
    environment.settings.write_text('log_text = "all"\n' + text)
    assert environment.guardctl("list").returncode == 0
    return environment


def transcript(kinds: list[str]) -> list[dict[str, object]]:
    """Return the lines of a turn with secrets in it, cut where the record, the prompt and layer 1 cut."""
    secrets = [planted(kind)[0] for kind in kinds]
    lines: list[dict[str, object]] = [
        {"type": "user", "uuid": "u", "message": {"role": "user", "content": "sort them\n" + "\n\n".join(secrets)}}
    ]
    for number, secret in enumerate(secrets):
        # The middle of the secret is 600 characters from the end of the output.
        output = f"{PROSE * 30}\n{secret}\n" + (PROSE * 30)[: OUTPUT - 1 - len(secret) // 2]
        use = {"type": "tool_use", "id": f"t{number}", "name": "Bash", "input": {"command": f"run\n{secret}\ndone"}}
        result = {"type": "tool_result", "tool_use_id": f"t{number}", "content": output}
        lines.append({"type": "assistant", "message": {"id": f"m{number}", "content": [use]}})
        lines.append({"type": "user", "message": {"role": "user", "content": [result]}})
    return lines


def said(kinds: list[str], cut: str) -> str:
    """Return what the agent says: a secret where the text is cut, and each of them around the sentence that signals."""
    secrets = [planted(kind)[0] for kind in kinds]
    ending = "\n\n".join(f"{secret}" for secret in secrets) + "\nSo the moon is made of cheese, as I said."
    half = len(secrets[0]) // 2
    filler = (PROSE * 120)[: max(0, TEXT_CHARACTERS - len(ending) - len(cut) + len(cut) // 2 - 2)]
    return f"{PROSE * 20}\n{cut}\n{filler}\n{secrets[0][:half]}{secrets[0][half:]}\n{ending}"


@pytest.mark.parametrize("kinds", GROUPS, ids=[group[0] for group in GROUPS])
def test_no_secret_leaves_the_process(watched: Environment, kinds: list[str]) -> None:
    folder = watched.folder
    (folder / "planted.txt").write_text("\n\n".join(planted(kind)[0] for kind in kinds))
    lines = transcript(kinds)
    file = folder / f"{kinds[0]}.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    text = said(kinds, planted(kinds[-1])[0])
    done = watched.hook(stop(text, session_id=kinds[0], transcript_path=str(file), cwd=f"/{kinds[0]}"))
    assert json.loads(done.stdout)["decision"] == "block"
    record = watched.records()[-1]
    assert record["guards"][0]["verdict"] == "violation"
    assert len(record["text"]) <= LOGGED
    out = {
        "feedback": done.stdout + done.stderr,
        "prompt": (folder / "prompts.txt").read_text(),
        "observer": (folder / "observed.txt").read_text(),
        "state and log": "".join(
            each.read_text("utf-8", "replace") for each in sorted(watched.state.rglob("*")) if each.is_file()
        ),
    }
    assert all(out.values())
    assert {place: leaked(kinds, shown) for place, shown in out.items()} == {place: [] for place in out}


def test_no_secret_is_exported_or_explained(watched: Environment) -> None:
    folder, kinds = watched.folder, list(CASES)
    (folder / "planted.txt").write_text("none")
    cases = [
        {
            "id": kind,
            "lang": "en",
            "guard": "any",
            "text": said([kind], planted(kind)[0]),
            "asked": planted(kind)[0],
            "tools": [{"command": planted(kind)[0], "exit_code": 0, "output_tail": planted(kind)[0]}],
        }
        for kind in kinds
    ]
    (folder / "cases.jsonl").write_text("".join(json.dumps(case) + "\n" for case in cases))
    done = watched.guardctl("eval", str(folder / "cases.jsonl"), "--export-prompts", str(folder / "out.jsonl"))
    assert done.returncode == 0, done.stderr
    exported = (folder / "out.jsonl").read_text()
    assert exported.count('"id"') == len(kinds)
    assert leaked(kinds, exported) == []
    for kind in ("github-token", "private-key"):
        text = said([kind], planted(kind)[0])
        done = watched.guardctl("test", "--text", "-", "--prompt", stdin=text)
        assert "So the moon is made of cheese" in done.stdout
        assert leaked([kind], done.stdout) == []


def test_a_secret_in_the_sentence_that_signals(watched: Environment) -> None:
    secret = planted("github-token")[0]
    (watched.folder / "planted.txt").write_text("none")
    text = f"{secret[:30]}\n{secret[30:]} opens the moon, which is made of cheese."
    done = watched.hook(stop(text, session_id="sentence", cwd="/sentence"))
    shown = "[redacted:github-token] opens the moon, which is made of cheese."
    assert json.loads(done.stdout)["reason"] == f'[guardctl moon] Look it up first: "{shown}"'
    assert watched.records()[-1]["guards"][0]["signal"]["sentence"] == shown
    done = watched.guardctl("test", "--text", "-", "--json", stdin=text)
    assert json.loads(done.stdout)["guards"][0]["signal"]["sentence"] == shown
