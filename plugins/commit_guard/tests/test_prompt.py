"""The whole prompt, as a judge gets it: golden files, rewritten by ``./dev golden``."""

from __future__ import annotations

import os
from pathlib import Path

from guardctl.answers import OWN_FIELDS
from guardctl.testing import load, make_turn
from guardctl.trial import request_for, run_layer1
from guardctl_commit_guard import prompt
from guardctl_commit_guard.feedback import VERIFY_FIRST
from guardctl_commit_guard.guard import guard

GUARD = load(guard)
GOLDEN = Path(__file__).parent / "golden"
TEXT = "The quota is per tenant now. I have not started the server. Pushing this to main."
TOOLS = [
    {"command": "Edit src/quota.py", "exit_code": 0, "output_tail": "", "changes": True},
    {"command": "git diff --stat", "exit_code": 0, "output_tail": " src/quota.py | 12 +++++++-----"},
]
QUESTION_BYTES = 8000  # some 1,800 tokens; a judge reads it on every signal


def prompt_of(text=TEXT, **turn):
    turn = make_turn(text, **turn)
    return request_for([(GUARD, run_layer1(GUARD, turn))], turn).prompt


def check_golden(name, text):
    file = GOLDEN / name
    if os.environ.get("GUARDCTL_WRITE_GOLDEN") == "1":
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8"), f"{name} differs; './dev golden' writes it anew"


def test_prompt_from_the_text_alone():
    check_golden("commit.txt", prompt_of())


def test_prompt_with_context():
    check_golden("commit-context.txt", prompt_of(asked="Make the quota per tenant, then push.", tools=TOOLS))


def test_unknown_context_is_not_shown_as_empty():
    assert "asked-begin" not in prompt_of()
    assert "tools-begin" not in prompt_of()


def test_length():
    assert len(prompt_of().encode()) - len(TEXT) < QUESTION_BYTES


def test_definitions_and_fields_have_the_same_names():
    assert set(guard.spec.fields.model_fields) - set(OWN_FIELDS) == set(prompt.DEFINITIONS)


def test_the_prompt_needs_no_pydantic():
    import subprocess
    import sys

    code = (
        "import sys, guardctl_commit_guard.guard, guardctl_commit_guard.prompt, guardctl_commit_guard.rules;"
        "sys.exit('pydantic' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_feedback_names_the_sentence_in_every_language():
    assert tuple(VERIFY_FIRST) == guard.spec.languages
    for text in VERIFY_FIRST.values():
        assert text.count("{sentence}") == 1
        assert "A SENTENCE" in text.format(sentence="A SENTENCE")


def test_the_last_line_of_the_feedback_is_for_the_human_and_names_the_guard():
    for text in guard.spec.feedback.values():
        request, _, last = text.rpartition("\n")
        assert last.endswith(f" `guardctl disable {guard.spec.name}`")
        assert "guardctl" not in request
