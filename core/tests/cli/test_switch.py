"""``guardctl enable`` and ``disable``: everywhere or in one project, in the user's own settings and nowhere else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

from guardctl.cli import cli
from guardctl.paths import user_paths
from guardctl.projects import kept

from ..support import SIGNALLING, Environment, add_distribution, command, moon_guard, stop, wait_until


@pytest.fixture
def project(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A git work tree, with the current folder inside it."""
    add_distribution(site, "sky", moon_guard())
    inside = tmp_path / "project" / "inside"
    inside.mkdir(parents=True)
    (tmp_path / "project" / ".git").touch()  # as in a linked work tree
    monkeypatch.chdir(inside)
    return tmp_path / "project"


def test_everywhere(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = user_paths().settings
    assert command(capsys, "disable", "moon") == (0, f"moon is off everywhere ({settings}).\n", "")
    assert settings.read_text() == "[guards.moon]\nenabled = false\n"
    assert command(capsys, "disable", "moon") == (0, f"moon is already off everywhere ({settings}).\n", "")
    assert command(capsys, "enable", "moon") == (0, f"moon is on everywhere ({settings}).\n", "")


def test_in_a_project(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = user_paths().settings
    said = f"moon is off in {project} and below ({settings}).\n"
    assert command(capsys, "disable", "moon", "--project") == (0, said, "")
    assert settings.read_text() == f'[projects."{project}".guards.moon]\nenabled = false\n'
    _, out, _ = command(capsys, "list", "--json")
    (row,) = json.loads(out)["guards"]
    assert (row["enabled"], row["on_in"], row["off_in"], row["in_hook"]) == (True, [], [str(project)], "yes")
    said = f"moon is on everywhere ({settings}).\nIt stays off in: {project}.\n"
    assert command(capsys, "enable", "moon") == (0, said, "")
    assert command(capsys, "enable", "moon", "--project", "..")[0] == 0
    assert "enabled = false" not in settings.read_text()


def test_a_project_outside_git_is_the_current_folder(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert f"off in {tmp_path} and below" in command(capsys, "disable", "moon", "--project")[1]


WRONG = {
    ("disable", "mooon"): "There is no guard 'mooon'. Did you mean 'moon'?",
    ("enable", "tide"): "There is no guard 'tide'. Known: moon.",
    ("test", "mon"): "There is no guard 'mon'. Did you mean 'moon'?",
    ("install", "claude-cod"): "There is no host 'claude-cod'. Did you mean 'claude-code'?",
    ("install", "claude-code", "--judge", "comand:x"): "There is no judge 'comand'. Did you mean 'command'?",
}


@pytest.mark.parametrize(("words", "said"), WRONG.items(), ids=[" ".join(words) for words in WRONG])
def test_a_name_that_is_not_there(
    words: tuple[str, ...], said: str, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(capsys, *words) == (1, "", f"Error: {said}\n")


def test_a_folder_that_is_not_there(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = command(capsys, "disable", "moon", "--project", "gone")
    assert (code, out) == (1, "")
    assert err.startswith(f"Error: {project / 'inside' / 'gone'}: no such folder.")


@pytest.mark.parametrize("name", ["enable", "disable", "test"])
def test_a_shell_completes_guards(name: str, project: Path) -> None:
    completion = ShellComplete(cli, {}, "guardctl", "_GUARDCTL_COMPLETE")
    assert [item.value for item in completion.get_completions([name], "mo")] == ["moon"]


# --- which project a turn belongs to --------------------------------------------------------------------------------


def on(projects: dict[str, dict[str, bool]], cwd: object) -> bool:
    return kept([{"name": "moon"}], projects, str(cwd)) != []


def test_the_innermost_project_wins(tmp_path: Path) -> None:
    inner = tmp_path / "a" / "b" / "c"
    inner.mkdir(parents=True)
    outer, middle = str(tmp_path / "a"), str(tmp_path / "a" / "b")
    projects = {outer: {"moon": False}, middle: {"moon": True}, "/gone": {"moon": False}}
    folders = (tmp_path, outer, middle, inner)
    assert [on(projects, folder) for folder in folders] == [True, False, True, True]
    everywhere = {**projects, "": {"moon": False}}
    assert [on(everywhere, folder) for folder in folders] == [False, False, True, True]
    assert [on({outer: {"tide": False}}, folder) for folder in folders] == [True] * 4


def test_a_folder_is_what_it_is_however_it_is_written(tmp_path: Path) -> None:
    (tmp_path / "quiet" / "sub").mkdir(parents=True)
    (tmp_path / "loud" / "sub").mkdir(parents=True)
    (tmp_path / "link").symlink_to(tmp_path / "quiet")
    projects = {str(tmp_path / "quiet"): {"moon": False}}
    quiet = ("link", "link/sub", "loud/../quiet", "quiet/sub/.", "quiet//sub")
    loud = ("quiet/../loud", "quietly", "loud/quiet", "gone", "quiet/\0", "quiet" + "/sub/.." * 2000)
    assert [on(projects, f"{tmp_path}/{path}") for path in quiet] == [False] * len(quiet)
    assert [on(projects, f"{tmp_path}/{path}") for path in loud] == [True] * len(loud)
    assert [on(projects, path) for path in ("", ".", "quiet", "../..")] == [True] * 4


def test_the_hook_honours_it_and_a_project_has_no_say(environment: Environment) -> None:
    environment.add_guard()
    environment.guardctl("install", "claude-code", "--judge", environment.judge("print('{\"bad\": true}')"))
    quiet, loud = environment.folder / "quiet", environment.folder / "loud"
    (quiet / "sub").mkdir(parents=True)
    (loud / ".claude").mkdir(parents=True)
    assert environment.guardctl("disable", "moon", "--project", str(quiet)).returncode == 0
    settings = environment.settings.read_text()
    for file in ("settings.toml", ".guardctl.toml", ".claude/settings.toml", "pyproject.toml"):
        (loud / file).write_text(settings.replace(str(quiet), str(loud)) + "[guards.moon]\nenabled = false\n")

    def blocked(cwd: Path, session: str) -> bool:
        return "block" in environment.hook(stop(SIGNALLING, cwd=str(cwd), session_id=session)).stdout

    assert [blocked(quiet, "a"), blocked(quiet / "sub", "b"), blocked(loud, "c")] == [False, False, True]
    assert environment.silent_turns() == 2
    environment.guardctl("disable", "moon")
    environment.guardctl("enable", "moon", "--project", str(quiet))
    assert [blocked(quiet, "d"), blocked(loud, "e")] == [True, False]
    assert environment.crashes() == ""


# --- names in the settings ------------------------------------------------------------------------------------------

SLIPS = {
    "[guards.mon]\nenabled = false": ("guards.mon", "guard 'mon'. Did you mean 'moon'?"),
    '[projects."/x".guards.moo]\nenabled = false': ("projects./x.guards.moo", "guard 'moo'. Did you mean 'moon'?"),
    "[hosts.claude-cod]\njudge = []": ("hosts.claude-cod", "host 'claude-cod'. Did you mean 'claude-code'?"),
    '[judges.comand]\nargv = ["/bin/cat"]': ("judges.comand", "judge 'comand'. Did you mean 'command'?"),
    'judge = ["claud"]': ("judge", "judge 'claud'. Did you mean 'claude'?"),
    '[hosts.claude-code]\njudge = ["non"]': ("hosts.claude-code.judge", "judge 'non'. Did you mean 'none'?"),
}


@pytest.mark.parametrize("which", ["settings", "site_settings"])
@pytest.mark.parametrize(("text", "said"), SLIPS.items(), ids=SLIPS)
def test_a_slip_is_named_with_what_was_meant(
    text: str, said: tuple[str, str], which: str, project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setenv("XDG_CONFIG_DIRS", str(tmp_path / "everybody"))
    file: Path = getattr(user_paths(), which)
    file.parent.mkdir(parents=True)
    file.write_text(text)
    error = f"Error: {file}: '{said[0]}': There is no {said[1]}\n"
    for words in (("list",), ("install", "claude-code"), ("disable", "moon"), ("test",)):
        assert command(capsys, *words) == (1, "", error)


def test_what_is_not_installed_any_more_breaks_nothing(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    user_paths().settings.parent.mkdir(parents=True)
    user_paths().settings.write_text("[guards.tide]\nenabled = false\n[judges.oracle]\nx = 1\n")
    code, out, err = command(capsys, "list", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["remarks"][1:] == [
        "'guards.tide' of the settings has no effect: it is not installed",
        "'judges.oracle' of the settings has no effect: it is not installed",
    ]


def test_a_slip_lets_turns_pass_and_the_human_is_told(environment: Environment) -> None:
    """As other broken settings do: the turn that finds the index stale starts a new one, and those after it pass."""
    environment.add_guard()
    environment.guardctl("install", "claude-code", "--judge", environment.judge("print('{\"bad\": true}')"))
    environment.settings.write_text(environment.settings.read_text() + "[guards.mon]\nenabled = false\n")
    environment.hook(stop(SIGNALLING, session_id="first"))
    sessions = iter(range(1000))

    def told() -> bool:
        text = environment.hook(stop(SIGNALLING, session_id=str(next(sessions)))).stdout
        return "There is no guard 'mon'. Did you mean 'moon'?" in json.loads(text or "{}").get("systemMessage", "")

    assert wait_until(told, 60)
