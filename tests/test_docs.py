"""What the documents say is so: their blocks run as printed, in a clean environment; their links and tests exist."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from guardctl import __version__
from guardctl.compiling.loading import problems_in_proofs, rows_in
from guardctl.paths import user_paths
from guardctl.settings import load_settings

from .documents import COMMANDS, Block, Shell, alike, blocks, perform
from .wheelhouse import ROOT, Clean

pytestmark = pytest.mark.xdist_group("wheels")  # made once, not by every worker

ADDRESS = "https://github.com/OWNER/guardctl"
"""Stands in the documents for the repository's address until it has one."""

TUTORIAL = "docs/tutorial-first-guard.md"
INSTALL = "docs/how-to/install.md"
OWN_TEST = ("README.md", TUTORIAL, INSTALL)
NOT_OURS = re.compile(r"(^|/)(CHANGELOG\.md|tests/)")
"""Records of what was, and notes beside test data."""


def documents() -> list[str]:
    names = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    return sorted(name for name in names if not NOT_OURS.search(name) and (ROOT / name).exists())


def blocks_of(name: str) -> list[Block]:
    return blocks((ROOT / name).read_text(encoding="utf-8"))


def typed(name: str) -> bool:
    return any(block.language in COMMANDS and not block.not_run for block in blocks_of(name))


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory, wheels: dict[str, Path], wheelhouse: Path) -> Clean:
    """An environment in which everything of ours is installed."""
    clean = Clean(tmp_path_factory.mktemp("installed"), wheelhouse)
    clean.pip("install", "--quiet", *wheels)
    return clean


@pytest.fixture
def repository(checkout: Path) -> Path:
    """The clone with a history and the tag of this version, as a git address has it."""
    git = ["git", "-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "init.defaultBranch=main"]
    for words in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "All"], ["tag", f"v{__version__}"]):
        subprocess.run([*git, *words], cwd=checkout, check=True, stdout=subprocess.DEVNULL)
    return checkout


def perform_in(folder: Path, name: str, clean: Clean, section: str = "", **variables: str) -> str:
    shell = Shell(folder, {**clean.variables, **variables})
    try:
        return "\n\n".join(perform(ROOT / name, shell, section))
    finally:
        shell.close()


def test_the_readme_works_as_printed(checkout: Path, installed: Clean) -> None:
    """In a fresh clone and an environment in which everything is installed."""
    assert perform_in(checkout, "README.md", installed, "How well it works") == ""


@pytest.mark.slow
def test_the_readme_installs_as_printed(checkout: Path, installed: Clean) -> None:
    """In a fresh clone; what it installs goes into an environment that it makes itself."""
    assert perform_in(checkout, "README.md", installed, "Install it into your agent") == ""


def test_no_command_of_the_readme_stands_elsewhere() -> None:
    sections = [block.section for block in blocks_of("README.md") if block.language in COMMANDS and not block.not_run]
    assert sections == ["How well it works", "Install it into your agent"]


@pytest.mark.slow
@pytest.mark.parametrize("program", ["pip", "pipx", "uv"])
def test_every_way_to_install_works_as_printed(
    program: str, repository: Path, tmp_path: Path, wheelhouse: Path
) -> None:
    """In a fresh clone and an environment with nothing but pip; the git address leads to the clone."""
    found = shutil.which(program)
    if found is None:
        pytest.skip(f"{program} is not installed")
    clean = Clean(tmp_path, wheelhouse)
    settings = {
        "GIT_CONFIG_COUNT": "1",
        "GIT_CONFIG_KEY_0": f"url.file://{repository}.insteadOf",
        "GIT_CONFIG_VALUE_0": ADDRESS,
        "PATH": f"{clean.variables['PATH']}:{Path(found).parent}",
    }
    assert perform_in(repository, INSTALL, clean, program, **settings) == ""


def test_the_tutorial_works_as_printed(tmp_path: Path, wheelhouse: Path) -> None:
    """In an empty folder and an environment with the core alone."""
    clean = Clean(tmp_path, wheelhouse)
    clean.pip("install", "--quiet", "guardctl")
    assert perform_in(tmp_path, TUTORIAL, clean) == ""


@pytest.mark.parametrize("name", [name for name in documents() if typed(name) and name not in OWN_TEST])
def test_what_it_says_works_as_printed(name: str, checkout: Path, installed: Clean) -> None:
    """In a fresh clone and an environment in which everything is installed."""
    assert perform_in(checkout, name, installed) == ""


@pytest.mark.parametrize("name", documents())
def test_python_blocks_are_python(name: str) -> None:
    for block in blocks_of(name):
        if block.language == "python":
            compile(block.text, f"{name}:{block.line}", "exec")


@pytest.mark.parametrize("name", [name for name in documents() if name.startswith("docs/reference/")])
def test_settings_that_are_shown_are_accepted(name: str, tmp_path: Path) -> None:
    for block in blocks_of(name):
        if block.language == "toml" and not is_rows(block.text):
            file = tmp_path / "settings.toml"
            file.write_text(block.text, encoding="utf-8")
            load_settings(replace(user_paths(), settings=file, site_settings=tmp_path / "none"))


def is_rows(toml: str) -> bool:
    return toml.startswith("[[signal]]")


@pytest.mark.parametrize("name", documents())
def test_rows_that_are_shown_are_proved(name: str) -> None:
    for block in blocks_of(name):
        if block.language == "toml" and is_rows(block.text):
            rows = rows_in(tomllib.loads(block.text), "en", f"{name}:{block.line}")
            assert problems_in_proofs((*rows.signals, *rows.bypasses)) == []


def test_few_blocks_are_not_run() -> None:
    assert sum(bool(block.not_run) for name in documents() for block in blocks_of(name)) <= 6


def anchor(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.strip("# ").lower()).replace(" ", "-")


@pytest.mark.parametrize("name", documents())
def test_links_lead_somewhere(name: str) -> None:
    lost = []
    for target in re.findall(r"\]\(([^)\s]+)\)", (ROOT / name).read_text(encoding="utf-8")):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, place = target.partition("#")
        file = (ROOT / name).parent / path if path else ROOT / name
        if not file.exists() or (
            place and place not in map(anchor, re.findall(r"^#.*", file.read_text(encoding="utf-8"), re.MULTILINE))
        ):
            lost.append(target)
    assert lost == []


def test_every_test_that_the_security_page_names_exists() -> None:
    named = re.findall(r"`([\w./]+\.py)::([\w:]+)", (ROOT / "docs/security.md").read_text(encoding="utf-8"))
    lost = [
        f"{path}::{test}"
        for path, test in named
        if not (ROOT / path).is_file()
        or f"def {test.rpartition('::')[2]}(" not in (ROOT / path).read_text(encoding="utf-8")
    ]
    assert lost == []


# --- the reader of documents ------------------------------------------------------------------------------------------

DOCUMENT = """
# Title

`a/b.toml`. What it is for.

```toml
x = 1
```

Then type

```console
$ cat a/b.toml
x = 1
$ cd a
$ cat b.toml; ls nowhere
x = 2
```

<!-- not run: it would never end -->
```sh
sleep 100000 && \\
false
```
"""


def test_blocks() -> None:
    first, second, third = blocks(DOCUMENT)
    assert first == Block("toml", "x = 1\n", 6, "a/b.toml", section="Title")
    assert second.commands() == [
        ("cat a/b.toml", ["x = 1"]),
        ("cd a", []),
        ("cat b.toml; ls nowhere", ["x = 2"]),
    ]
    assert (third.not_run, third.commands()) == ("it would never end", [("sleep 100000 && \\\nfalse", [])])


def test_a_document_that_is_wrong_is_found_out(tmp_path: Path) -> None:
    document = tmp_path / "document.md"
    document.write_text(DOCUMENT, encoding="utf-8")
    shell = Shell(tmp_path, {"PATH": "/usr/bin:/bin", "LC_ALL": "C"})
    (wrong,) = perform(document, shell)
    shell.close()
    assert wrong.splitlines()[:5] == [
        "document.md:12: cat b.toml; ls nowhere",
        "status 2, shown:",
        "x = 2",
        "printed:",
        "x = 1",
    ]


def test_dots_stand_for_any_lines() -> None:
    assert alike(["a", "...", "c"], ["a", "b", "b", "c"])
    assert alike(["a", "...", "c"], ["a", "c"])
    assert not alike(["a", "c"], ["a", "b", "c"])
