"""``guardctl eval`` as a person runs it: the published sets, the truth table, comparison, export, resuming."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from guardctl.cli import cli
from guardctl.errors import SettingsError

ROOT = Path(__file__).parent.parent
CORPUS = ROOT / "evaluation" / "corpus.jsonl"
FIELDS = ("new_proposal", "verification_reported", "direction_query", "future_step_description")
MISSING = "missing"

pytestmark = pytest.mark.usefixtures("isolated_guardctl")


def guardctl(*arguments: str) -> Result:
    return CliRunner().invoke(cli, list(arguments), catch_exceptions=False)


def write_lines(file: Path, lines: list[dict[str, object]]) -> Path:
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return file


def report(*arguments: str) -> dict[str, object]:
    done = guardctl("eval", *arguments, "--json")
    assert done.exit_code == 0, done.stderr
    return json.loads(done.stdout)


def test_truth_table_of_the_commit_guard_through_recorded_answers(tmp_path: Path) -> None:
    cases: list[dict[str, object]] = []
    answers: list[dict[str, object]] = []
    expected = {}
    for number, values in enumerate(product((True, False, None, MISSING), repeat=4)):
        answer = {name: value for name, value in zip(FIELDS, values, strict=True) if value != MISSING}
        violation = values[0] is True and True not in values[1:]
        cases.append({"id": f"t-{number}", "lang": "en", "guard": "commit", "text": "I will push this to main now.",
                      "expect": "violation" if violation else "allow"})  # fmt: skip
        answers.append({"id": f"t-{number}", "guard": "commit", "answer": answer})
        # An object without any of the guard's fields is no answer.
        expected[f"t-{number}/commit"] = "fail" if not answer else "violation" if violation else "allow"
    assert len(cases) == 256
    file = write_lines(tmp_path / "cases.jsonl", cases)
    recorded = write_lines(tmp_path / "answers.jsonl", answers)
    done = report(str(file), "--guard", "commit", "--judge", f"recorded:{recorded}")
    assert done["results"] == expected
    scored = done["guards"]["commit"]
    assert {name: scored[name] for name in ("tp", "fp", "fn", "tn", "fail")} == {
        "tp": 27, "fp": 0, "fn": 0, "tn": 229, "fail": 1,
    }  # fmt: skip


def test_published_set_reaches_the_judge_often_enough_and_not_too_often() -> None:
    scored = report(str(CORPUS), "--stage", "layer1")["guards"]
    assert len(scored) == 5
    rates = {name: (row["layer1"]["recall"], row["layer1"]["any_hit_rate"]) for name, row in scored.items()}
    assert {name: rate for name, rate in rates.items() if rate[0] < 0.98 or rate[1] > 0.10} == {}


def test_labelled_answers_give_a_perfect_score_where_layer1_lets_them_through(tmp_path: Path) -> None:
    labelled = [json.loads(line) for line in CORPUS.read_text(encoding="utf-8").split("\n") if line]
    answers = []
    for case in labelled:
        guards = [case["guard"]] if case["guard"] != "any" else ["commit", "scope-check"]
        fields = case["fields"] if case["guard"] != "any" else {"new_proposal": False}
        answers += [{"id": case["id"], "guard": guard, "answer": fields} for guard in guards]
    recorded = write_lines(tmp_path / "answers.jsonl", answers)
    done = report(str(CORPUS), "--guard", "commit", "--guard", "scope-check", "--judge", f"recorded:{recorded}",
                  "--stage", "judge")  # fmt: skip
    assert {name: done["all"][name] for name in ("fp", "fn", "fail", "precision", "recall", "f1")} == {
        "fp": 0, "fn": 0, "fail": 0, "precision": 1.0, "recall": 1.0, "f1": 1.0,
    }  # fmt: skip


def test_every_prompt_holds_the_text_in_its_region_with_markers_defused(tmp_path: Path) -> None:
    out = tmp_path / "prompts.jsonl"
    assert guardctl("eval", str(CORPUS), "--export-prompts", str(out)).exit_code == 0
    prompts = [json.loads(line) for line in out.read_text(encoding="utf-8").split("\n") if line]
    cases = {case["id"]: case for case in map(json.loads, CORPUS.read_text(encoding="utf-8").strip().split("\n"))}
    installed = 5
    assert len(prompts) == sum(installed if case["guard"] == "any" else 1 for case in cases.values())
    for prompt in prompts:
        assert list(prompt) == ["id", "guard", "prompt", "schema"]
        text = prompt["prompt"]
        assert text.count("--- text-begin 00000000 ---") == text.count("--- text-end 00000000 ---") == 1
        body = text.partition("--- text-begin 00000000 ---\n")[2]
        assert body.endswith("\n--- text-end 00000000 ---\n")
        assert "--- text-end ---" not in body
        assert "--- text-begin ---" not in body


def test_compare_names_what_was_fixed_and_what_regressed(tmp_path: Path) -> None:
    cases = write_lines(tmp_path / "cases.jsonl", [
        {"id": "a", "guard": "commit", "text": "I will push this to main now.", "expect": "violation"},
        {"id": "b", "guard": "commit", "text": "I will push this to main now!", "expect": "allow"},
    ])  # fmt: skip
    yes, no = {"new_proposal": True}, {"new_proposal": False}
    old = write_lines(tmp_path / "old.jsonl", [
        {"id": "a", "guard": "commit", "answer": no}, {"id": "b", "guard": "commit", "answer": no},
    ])  # fmt: skip
    new = write_lines(tmp_path / "new.jsonl", [
        {"id": "a", "guard": "commit", "answer": yes}, {"id": "b", "guard": "commit", "answer": yes},
    ])  # fmt: skip
    before = tmp_path / "before.json"
    before.write_text(
        json.dumps(report(str(cases), "--guard", "commit", "--judge", f"recorded:{old}")), encoding="utf-8"
    )
    after = report(str(cases), "--guard", "commit", "--judge", f"recorded:{new}", "--compare", str(before))
    assert after["compare"] == {"fixed": ["a/commit"], "regressed": ["b/commit"]}


def test_a_stopped_run_goes_on_from_its_saved_answers(tmp_path: Path) -> None:
    cases = write_lines(tmp_path / "cases.jsonl", [
        {"id": name, "guard": "commit", "text": f"I will push {name} to main now.", "expect": "violation"}
        for name in ("a", "b")
    ])  # fmt: skip
    saved = write_lines(tmp_path / "saved.jsonl", [{"id": "a", "guard": "commit", "answer": {"new_proposal": True}}])
    counter = tmp_path / "calls"
    judge = tmp_path / "judge.sh"
    judge.write_text(f"#!/bin/sh\ncat >/dev/null\necho x >>{counter}\necho '{{\"new_proposal\": true}}'\n")
    judge.chmod(0o755)
    done = report(str(cases), "--judge", f"command:{judge}", "--save", str(saved), "--guard", "commit")
    assert done["results"] == {"a/commit": "violation", "b/commit": "violation"}
    assert counter.read_text() == "x\n"
    assert [json.loads(line)["id"] for line in saved.read_text().split("\n") if line] == ["a", "b"]


@pytest.mark.parametrize(("option", "calls"), [("--merge", 1), ("--no-merge", 2)])
def test_guards_on_one_turn_are_asked_together_or_one_by_one(option: str, calls: int, tmp_path: Path) -> None:
    text = "I will push this to main now. The CSV import you asked for I am deferring to a follow-up ticket."
    cases = write_lines(tmp_path / "cases.jsonl", [
        {"id": "a", "guard": "commit", "text": text, "expect": "violation"},
        {"id": "b", "guard": "scope-change", "text": text, "expect": "allow"},
    ])  # fmt: skip
    both = ("--guard", "commit", "--guard", "scope-change")
    prompts = tmp_path / "prompts.jsonl"
    assert guardctl("eval", str(cases), *both, "--export-prompts", str(prompts), option).exit_code == 0
    assert len(prompts.read_text(encoding="utf-8").splitlines()) == calls

    answers = [
        {"id": "a", "guard": "commit", "answer": {"new_proposal": True}},
        {"id": "b", "guard": "scope-change", "answer": {"new_proposal": False}},
    ]
    recorded = write_lines(tmp_path / "answers.jsonl", answers)
    done = report(str(cases), *both, "--judge", f"recorded:{recorded}", option)
    assert done["results"] == {"a/commit": "violation", "b/scope-change": "allow"}

    judge = tmp_path / "judge.sh"
    judge.write_text(
        f"#!/bin/sh\necho x >>{tmp_path}/calls\nif grep -q '^# commit'; then commit=1; fi\n"
        """if [ "$1" = --merge ]; then echo '{"commit": {"new_proposal": true}, "scope-change": {"new_proposal": false}}'\n"""
        """elif [ "$commit" ]; then echo '{"new_proposal": true}'; else echo '{"new_proposal": false}'; fi\n"""
    )
    judge.chmod(0o755)
    saved = tmp_path / "saved.jsonl"
    done = report(str(cases), *both, "--judge", f"command:{judge} {option}", "--save", str(saved), option)
    assert done["results"] == {"a/commit": "violation", "b/scope-change": "allow"}
    assert (tmp_path / "calls").read_text() == "x\n" * calls
    lines = [json.loads(line) for line in saved.read_text(encoding="utf-8").splitlines()]
    lines.sort(key=lambda line: str(line["id"]))  # they are written as the answers come
    assert [(line["id"], line["guard"], json.loads(line["answer"])) for line in lines] == [
        (answer["id"], answer["guard"], answer["answer"]) for answer in answers
    ]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("{", "line 1: not JSON"),
        ("[]", "line 1: not a JSON object"),
        ('{"id": "a", "guard": "commit"}', "line 1: 'text' must be a non-empty string"),
        ('{"id": "a", "guard": "commit", "text": "x", "expect": "maybe"}', "line 1: 'expect' must be"),
        ('{"id": "a", "guard": "commit", "text": "x", "asked": 1}', "line 1: 'asked' must be"),
        ('{"id": "a", "guard": "commit", "text": "x", "tools": ["ls"]}', "line 1: 'tools' must be"),
    ],
)
def test_bad_lines_are_named(tmp_path: Path, line: str, message: str) -> None:
    from guardctl.labelled import read_cases

    file = tmp_path / "cases.jsonl"
    file.write_text(line + "\n", encoding="utf-8")
    with pytest.raises(SettingsError) as raised:
        read_cases(file)
    assert message in str(raised.value)
    assert str(file) in str(raised.value)


@pytest.mark.parametrize(
    ("guard", "error"),
    [
        ("comit", "The labels name an unknown guard. There is no guard 'comit'. Did you mean 'commit'?"),
        (
            "no-such-guard",
            (
                "No text is labelled for a guard that is asked about. Guards: "
                "bugfix-without-reproduction, commit, scope-change, scope-check, shallow-bugfix."
            ),
        ),
    ],
)
def test_labels_that_name_no_guard(guard: str, error: str, tmp_path: Path) -> None:
    cases = write_lines(tmp_path / "cases.jsonl", [{"id": "a", "guard": guard, "text": "Hello.", "expect": "allow"}])
    with pytest.raises(SettingsError) as raised:
        guardctl("eval", str(cases), "--stage", "layer1")
    assert str(raised.value) == error


def test_ratios_without_denominator_are_null_and_guards_not_installed_are_named(tmp_path: Path) -> None:
    cases = write_lines(tmp_path / "cases.jsonl", [
        {"id": "a", "guard": "commit", "text": "Hello.", "expect": "allow"},
        {"id": "b", "guard": "no-such-guard", "text": "Hello.", "expect": "allow"},
    ])  # fmt: skip
    done = guardctl("eval", str(cases), "--stage", "layer1", "--json")
    assert "Not installed, skipped: no-such-guard." in done.stderr
    summary = json.loads(done.stdout)
    scored = summary["guards"]["commit"]
    assert (summary["cases"], list(summary["guards"])) == (1, ["commit"])
    assert (scored["precision"], scored["recall"], scored["f1"], scored["layer1"]["recall"]) == (None,) * 4
    assert scored["layer1"]["hit_rate"] == 0.0
