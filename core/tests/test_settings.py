"""The user's settings: two files, one wins; errors name file and key; changes keep what people wrote."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import pytest

from guardctl.errors import SettingsError
from guardctl.paths import Paths
from guardctl.settings import CounterExample, GuardSettings, Settings, change_settings, load_settings

from .support import paths_in


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    paths = paths_in(tmp_path)
    paths.settings.parent.mkdir()
    paths.site_settings.parent.mkdir()
    return paths


WHOLE = """
judge = ["command"]
gate = "deny"
log_text = "all"

[guards.moon]
enabled = false
max_blocks = 1
counter_examples = [{ text = "The moon is a tale.", verdict = "allow", note = "a tale" }]

[hosts.claude-code]
judge = ["recorded", "none"]

[judges.command]
argv = ["/bin/judge", "--fast"]
"""


def test_whole_file(paths: Paths) -> None:
    paths.settings.write_text(WHOLE)
    settings = load_settings(paths)
    assert settings.model_dump(exclude_defaults=True) == {
        "judge": ["command"],
        "gate": "deny",
        "log_text": "all",
        "guards": {
            "moon": {
                "enabled": False,
                "max_blocks": 1,
                "counter_examples": [{"text": "The moon is a tale.", "verdict": "allow", "note": "a tale"}],
            }
        },
        "hosts": {"claude-code": {"judge": ["recorded", "none"]}},
        "judges": {"command": {"argv": ["/bin/judge", "--fast"]}},
    }
    assert settings.guard("moon").counter_examples == [
        CounterExample(text="The moon is a tale.", verdict="allow", note="a tale")
    ]
    assert settings.guard("another") == GuardSettings()
    assert settings.judges_for("claude-code") == ["recorded", "none"]
    assert settings.judges_for("another") == ["command"]


def test_no_files(paths: Paths) -> None:
    settings = load_settings(paths)
    assert settings == Settings()
    assert (settings.judge, settings.gate, settings.log_text) == (None, "ask", "excerpt")
    assert settings.judges_for("claude-code") is None
    assert (settings.guard("x").enabled, settings.guard("x").max_blocks) == (True, 2)


def test_the_user_wins_table_by_table(paths: Paths) -> None:
    paths.site_settings.write_text('gate = "deny"\njudge = ["a"]\n[guards.moon]\nenabled = false\nmax_blocks = 1\n')
    paths.settings.write_text('judge = ["b"]\n[guards.moon]\nmax_blocks = 3\n[guards.tide]\nenabled = false\n')
    assert load_settings(paths).model_dump(exclude_defaults=True) == {
        "gate": "deny",
        "judge": ["b"],
        "guards": {"moon": {"enabled": False, "max_blocks": 3}, "tide": {"enabled": False}},
    }


def test_an_empty_chain_is_a_choice(paths: Paths) -> None:
    paths.settings.write_text('judge = ["a"]\n[hosts.claude-code]\njudge = []\n')
    assert load_settings(paths).judges_for("claude-code") == []


MODES = {
    "": [],
    '[guards.a]\nmode = "observe"': [],
    '[guards.a]\nmode = "observe"\n[guards.b]\nmode = "observe"': ["claude-code", "another"],
    '[hosts.claude-code]\nmode = "observe"': ["claude-code"],
    '[hosts.claude-code]\nmode = "block"\n[guards.a]\nmode = "observe"\n[guards.b]\nmode = "observe"': [
        "claude-code", "another",
    ],
}  # fmt: skip


@pytest.mark.parametrize(("text", "hosts"), MODES.items())
def test_where_nothing_can_be_blocked(text: str, hosts: list[str], paths: Paths) -> None:
    paths.settings.write_text(text)
    settings = load_settings(paths)
    assert [host for host in ("claude-code", "another") if settings.observes(host, ["a", "b"])] == hosts


WRONG = {
    "unknown mode": ('[guards.moon]\nmode = "watch"', "'guards.moon.mode'"),
    "unknown mode of a host": ('[hosts.claude-code]\nmode = "off"', "'hosts.claude-code.mode'"),
    "not TOML": ("judge = [", "Correct it, or move it away"),
    "a number of 5,000 digits": ("judge = " + "1" * 5000, "Correct it, or move it away"),
    "nested too deeply": ("judge = " + "[" * 5000 + "]" * 5000, "Correct it, or move it away"),
    "unknown key": (
        "jugde = []",
        "'jugde': There is no setting 'jugde'. Did you mean 'judge'? Correct the name, or rem",
    ),
    "a key that only guards and hosts have": (
        'mode = "observe"',
        "'mode': There is no setting 'mode'. Known: audit, gate, ",
    ),
    "unknown key of a guard": (
        "[guards.moon]\nenable = false",
        "'guards.moon.enable' is no setting that every guard has. Options of the guard itself stand in [guards.moon.opt",
    ),
    "unknown key of a counter-example": (
        '[[guards.moon.counter_examples]]\ntext = "x"\nverdict = "allow"\nwhy = ""',
        "'guards.moon.counter_examples.0.why': Extra inputs",
    ),
    "unknown gate": ('gate = "allow"', "'gate'"),
    "unknown level": ('log_text = "some"', "'log_text'"),
    "too many blocks": ("[guards.moon]\nmax_blocks = 11", "'guards.moon.max_blocks'"),
    "negative blocks": ("[guards.moon]\nmax_blocks = -1", "'guards.moon.max_blocks'"),
    "a judge that is no list": ('judge = "command"', "'judge'"),
    "an empty counter-example": (
        '[[guards.moon.counter_examples]]\ntext = ""\nverdict = "allow"',
        "'guards.moon.counter_examples.0.text'",
    ),
    "a wrong verdict": (
        '[[guards.moon.counter_examples]]\ntext = "x"\nverdict = "fail"',
        "'guards.moon.counter_examples.0.verdict'",
    ),
    "a table where a value stands": ("[judge]\nx = 1", "'judge'"),
}


@pytest.mark.parametrize("which", ["settings", "site_settings"])
@pytest.mark.parametrize(("text", "named"), WRONG.values(), ids=WRONG)
def test_an_error_names_file_and_key(text: str, named: str, which: str, paths: Paths) -> None:
    file: Path = getattr(paths, which)
    file.write_text(text)
    with pytest.raises(SettingsError) as error:
        load_settings(paths)
    assert str(error.value).startswith(f"{file}: ")
    assert named in str(error.value)
    assert str(error.value).endswith((", or remove the key.", ", or remove it.", "to start with the defaults."))


@pytest.mark.parametrize("content", [b"\xff\xfe", None], ids=["binary", "folder"])
def test_a_file_that_cannot_be_read(content: bytes | None, paths: Paths) -> None:
    if content is None:
        paths.settings.mkdir()
    else:
        paths.settings.write_bytes(content)
    with pytest.raises(SettingsError, match=r"settings\.toml: .*Correct it, or move it away"):
        load_settings(paths)


# --- changes --------------------------------------------------------------------------------------------------------

BEFORE = """\
# mine
gate = "deny"   # sure

[judges.command]  # the fast one
argv = [ "/bin/old" ]
"""


def change(paths: Paths, *changes: tuple[tuple[str, ...], Any]) -> bool:
    return change_settings(paths.settings, list(changes))


def test_a_change_keeps_comments_and_order(paths: Paths) -> None:
    paths.settings.write_text(BEFORE)
    assert change(
        paths, (("judges", "command", "argv"), ["/bin/new"]), (("hosts", "claude-code", "judge"), ["command"])
    )
    assert paths.settings.read_text() == (
        '# mine\ngate = "deny"   # sure\n\n[judges.command]  # the fast one\nargv = ["/bin/new"]\n\n'
        '[hosts.claude-code]\njudge = ["command"]\n'
    )
    assert load_settings(paths).judges_for("claude-code") == ["command"]


FORMS = ("guards.moon.max_blocks = 1", "guards = {moon = {max_blocks = 1}}", "guards = {}", "[guards]", "projects = {}")


@pytest.mark.parametrize("before", FORMS)
def test_a_table_may_be_written_in_any_form(before: str, paths: Paths) -> None:
    paths.settings.write_text(before)
    kept = load_settings(paths).guard("moon").max_blocks
    assert change(
        paths, (("guards", "moon", "enabled"), False), (("projects", "/a b/c", "guards", "x", "enabled"), True)
    )
    found = load_settings(paths)
    assert found.guard("moon") == GuardSettings(enabled=False, max_blocks=kept)
    assert found.choices("x") == {"/a b/c": True}


def test_the_same_value_changes_nothing(paths: Paths) -> None:
    paths.settings.write_text(BEFORE)
    assert change(paths, (("judges", "command", "argv"), ["/bin/old"])) is False
    assert paths.settings.read_text() == BEFORE


def test_a_key_is_removed(paths: Paths) -> None:
    paths.settings.write_text(BEFORE)
    assert change(paths, (("gate",), None), (("judge",), None))
    assert load_settings(paths).model_dump(exclude_defaults=True) == {"judges": {"command": {"argv": ["/bin/old"]}}}


def test_a_new_file_is_private(paths: Paths) -> None:
    paths.settings.parent.rmdir()
    assert change(paths, (("gate",), "deny"))
    assert paths.settings.read_text() == 'gate = "deny"\n'
    assert stat.S_IMODE(paths.settings.stat().st_mode) == 0o600
    assert stat.S_IMODE(paths.settings.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize("text", ["judge = [", "unknown = 1"])
def test_a_file_with_an_error_is_left_alone(text: str, paths: Paths) -> None:
    paths.settings.write_text(text)
    with pytest.raises(SettingsError):
        change(paths, (("gate",), "deny"))
    assert paths.settings.read_text() == text
