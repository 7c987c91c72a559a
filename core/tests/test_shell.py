"""What ``install`` takes over from a shell that a project had a hand in."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from guardctl.shell import find_program, kept_environment, why_not, why_not_named, without_password


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home, a work tree in which the command runs, another one, and a folder of the system's."""
    for name in ("home/.local/bin", "work/.git", "work/bin", "other/.git", "other/bin", "system/bin"):
        (tmp_path / name).mkdir(parents=True)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path / "work")
    return tmp_path


def program(file: Path) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("#!/bin/sh\n")
    file.chmod(0o755)
    return file


def search(*folders: Path | str) -> tuple[str | None, dict[str, str]]:
    """Search for ``tool`` with these folders on PATH."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PATH", os.pathsep.join(map(str, folders)))
        found = find_program("tool")
    return found.program, dict(found.refused)


@pytest.mark.parametrize("tree", ["work", "other"])
@pytest.mark.parametrize("git", ["folder", "file"], ids=["a clone", "a worktree"])
def test_a_program_in_a_work_tree_is_refused_and_the_search_goes_on(tree: str, git: str, place: Path) -> None:
    if git == "file":
        (place / tree / ".git").rmdir()
        (place / tree / ".git").write_text("gitdir: /elsewhere")
    theirs, ours = program(place / tree / "node_modules" / ".bin" / "tool"), program(place / "system" / "bin" / "tool")
    reason = f"it is inside the git work tree {place / tree}"
    assert search(theirs.parent, ours.parent) == (str(ours), {str(theirs): reason})
    assert search(theirs.parent) == (None, {str(theirs): reason})


def test_a_link_into_a_work_tree_is_refused_wherever_it_stands(place: Path) -> None:
    program(place / "other" / "bin" / "tool")
    (place / "system" / "bin" / "tool").symlink_to("hop")
    (place / "system" / "bin" / "hop").symlink_to(place / "other" / "bin" / "tool")
    (place / "linked").symlink_to(place / "other" / "bin")
    for folder in ("system/bin", "linked"):
        found, refused = search(place / folder)
        assert found is None
        assert refused == {str(place / folder / "tool"): f"it is inside the git work tree {place / 'other'}"}


def test_a_link_that_passes_through_a_work_tree_is_refused(place: Path) -> None:
    target = program(place / "system" / "tool")
    (place / "other" / "bin" / "tool").symlink_to(target)
    (place / "system" / "bin" / "tool").symlink_to(place / "other" / "bin" / "tool")
    assert search(place / "system" / "bin")[0] is None


@pytest.mark.parametrize("mode", [0o777, 0o1777, 0o772])
def test_a_folder_that_everybody_may_write_to_is_refused(mode: int, place: Path) -> None:
    tool = program(place / "system" / "bin" / "tool")
    tool.parent.chmod(mode)
    reason = f"everybody may write to {tool.parent}"
    assert search(tool.parent) == (None, {str(tool): reason})
    assert why_not_named(str(tool)) == reason


def test_a_file_that_everybody_may_write_to_is_refused(place: Path) -> None:
    tool = program(place / "system" / "bin" / "tool")
    tool.chmod(0o757)
    assert search(tool.parent) == (None, {str(tool): f"everybody may write to {tool}"})


def test_a_folder_further_up_may_be_sticky_if_what_is_in_it_is_ours(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tool = program(place / "system" / "bin" / "tool")
    (place / "system").chmod(0o777)
    assert search(tool.parent) == (None, {str(tool): f"everybody may write to {place / 'system'}"})
    (place / "system").chmod(0o1777)
    assert search(tool.parent) == (str(tool), {})
    monkeypatch.setattr(os, "getuid", lambda: 12_345)
    if os.lstat(tool.parent).st_uid:
        assert search(tool.parent) == (None, {str(tool): f"everybody may write to {place / 'system'}"})


@pytest.mark.parametrize("folder", ["", ".", "bin", "./bin", "bin/../bin"])
def test_a_relative_folder_on_path_is_refused(folder: str, place: Path) -> None:
    program(place / "work" / "tool")
    program(place / "work" / "bin" / "tool")
    found, refused = search(folder)
    assert (found, set(refused.values())) == (None, {"the folder on PATH is a relative one"})


def test_the_current_folder_without_git_is_refused(place: Path) -> None:
    (place / "work" / ".git").rmdir()
    tool = program(place / "work" / "bin" / "tool")
    assert search(tool.parent) == (None, {str(tool): "it is inside the current folder"})


def test_who_stands_at_home_may_use_what_is_there(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tool = program(place / "home" / ".local" / "bin" / "tool")
    for folder in (place / "home", place, Path("/")):
        monkeypatch.chdir(folder)
        assert search(tool.parent) == (str(tool), {})


@pytest.mark.parametrize("tree", ["home", "home/.nvm", "home/.pyenv"])
def test_what_keeps_itself_by_git_is_no_project(tree: str, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home folder, and where nvm, pyenv and others have put themselves and what they install."""
    (place / tree / ".git").mkdir(parents=True)
    tool = program(place / tree / "versions" / "bin" / "tool")
    assert search(tool.parent) == (str(tool), {})
    (place / "home" / "project").mkdir()
    monkeypatch.chdir(place / "home" / "project")
    assert search(tool.parent) == (str(tool), {})
    if tree != "home":
        monkeypatch.chdir(place / tree)  # then it is what is worked on
        assert search(tool.parent)[0] is None


def test_what_is_no_program_is_passed_over(place: Path) -> None:
    (place / "other" / "bin" / "tool").mkdir()
    (place / "system" / "bin" / "tool").write_text("not executable")
    (place / "system" / "bin" / "tool").chmod(0o644)
    assert search(place / "other" / "bin", place / "system" / "bin", "/nowhere") == (None, {})


def test_links_in_a_ring_end(place: Path) -> None:
    (place / "system" / "a").symlink_to("b")
    (place / "system" / "b").symlink_to("a")
    assert why_not(str(place / "system" / "a")) == ""


# --- what is named by its path --------------------------------------------------------------------------------------


def test_a_program_that_is_named_may_be_in_another_work_tree(place: Path) -> None:
    assert why_not_named(str(program(place / "other" / "bin" / "tool"))) == ""
    assert why_not_named("/bin/sh") == ""
    reason = f"it is inside the git work tree {place / 'work'}, whose agent could change it"
    tool = program(place / "work" / "bin" / "tool")
    (place / "system" / "bin" / "tool").symlink_to(tool)
    assert [why_not_named(str(one)) for one in (tool, place / "system" / "bin" / "tool")] == [reason, reason]


# --- the environment ------------------------------------------------------------------------------------------------


def test_what_is_kept_of_path(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (place / "system" / "open").mkdir()
    (place / "system" / "open").chmod(0o1777)
    kept = ["/usr/bin", str(place / "system" / "bin"), "/bin", str(place / "home" / ".local" / "bin")]
    others = ["", ".", "bin", str(place / "work" / "bin"), str(place / "other" / "bin"), str(place / "system" / "open")]
    mixed = [part for pair in zip(others, [*kept, "/usr/bin", "/bin"], strict=True) for part in pair]
    monkeypatch.setenv("PATH", os.pathsep.join(mixed))
    assert kept_environment()[0]["PATH"].split(os.pathsep) == [*kept, "/usr/bin", "/bin"]
    monkeypatch.setenv("PATH", str(place / "work" / "bin"))
    assert kept_environment()[0]["PATH"] == os.defpath


def test_a_certificate_of_a_project_is_left_out(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, file in {"SSL_CERT_FILE": "other/ca.pem", "NODE_EXTRA_CA_CERTS": "system/ca.pem"}.items():
        (place / file).write_text("")
        monkeypatch.setenv(name, str(place / file))
    monkeypatch.delenv("SSL_CERT_DIR", raising=False)
    kept, left_out = kept_environment()
    assert (kept.get("SSL_CERT_FILE"), kept.get("NODE_EXTRA_CA_CERTS")) == (None, str(place / "system" / "ca.pem"))
    assert left_out == {"SSL_CERT_FILE": f"it is inside the git work tree {place / 'other'}"}


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("http://proxy:3128", "http://proxy:3128"),
        ("http://me:secret@proxy:3128/", "http://…@proxy:3128/"),
        ("socks5://token@proxy", "socks5://…@proxy"),
        ("/etc/ssl/ca@home.pem", "/etc/ssl/ca@home.pem"),
        ("localhost,.example", "localhost,.example"),
    ],
)
def test_no_password_of_a_proxy_is_shown(value: str, shown: str) -> None:
    assert without_password(value) == shown
