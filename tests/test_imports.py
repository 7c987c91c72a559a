"""Who may import whom, what core knows nothing of, and how large its heart may be: read from the sources."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
CORE = ROOT / "core" / "src" / "guardctl"
GUARDS = sorted(folder for folder in (ROOT / "plugins").iterdir() if (folder / "pyproject.toml").is_file())

# A module may import those of the layers above its own in this list, and those before it in its own line.
LAYERS = {
    "values": "naming errors numerals signals rows turn judging decision matching matching.store index_file compiling compiling.freezing scan facts",
    "text": "matching.window matching.rows matching.examine matching.filter compiling.literals compiling.loading compiling.table sensitivity choosing",
    "secrets and prompts": "redaction_forms redaction_standards redaction_commands redaction_fixed redaction_labels redaction_kinds "
    "redaction disclosure answers prompting regions rules",
    "contract": "lazy spec hookspecs registration training filters",
    "files": "said log_file files locking records notices projects unjudged shell paths descendants apart",
    "silent path": "silent",
    "edges": "credentials processes ceiling budget breaker settings options plugins",
    "flow": "cases chain asking engine",
    "wiring": "freshness compiling.inventory rebuilding compiling.entries bundle compiling.writing hook hook_entry bundled",
    "measuring": "trial labelled evaluation curve unused",
    "test kit": "testing.steps testing.pumps testing.linear testing.contract testing",
}

# Each of these looks back, inside a function, and for a reason.
EXCEPTIONS = {
    (
        "rebuilding",
        "compiling.writing",
    ): "the process that a hook starts imports everything, the hook only what starts it",
    ("silent", "hook"): "the silent path hands over only when there is something to judge",
    ("log_file", "records"): "a folder is made once",
    ("records", "disclosure"): "a bypass is logged without the engine",
    ("records", "redaction"): "a bypass is logged without the engine",
    ("settings", "files"): "only people's commands write settings",
    ("plugins", "hosts"): "what is shipped registers itself like anybody's",
    ("plugins", "judges"): "what is shipped registers itself like anybody's",
}

FAMILIES = {
    "hosts": {"errors", "hookspecs", "numerals", "registration", "scan", "turn"},
    "judges": {"errors", "hookspecs", "judging", "processes", "records", "registration"},
}
"""What the modules of a folder may import beside one another."""

HEART = ("engine", "plugins", "hookspecs", "silent", "hook", "hook_entry")
HEART_LINES = 1200


class Import(NamedTuple):
    """One import: where it stands, what it names, and whether only type checkers run it."""

    module: str
    imported: str
    late: bool
    typing: bool


def imports(file: Path) -> Iterator[Import]:
    """Yield every imported module of a file; names are joined, so ``from a import b`` is ``a.b``."""

    def visit(node: ast.AST, late: bool, typing: bool) -> Iterator[Import]:
        for child in ast.iter_child_nodes(node):
            inside = late or isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef))
            types = typing or (isinstance(child, ast.If) and "TYPE_CHECKING" in ast.dump(child.test))
            if isinstance(child, ast.ImportFrom):
                assert child.level == 0, f"{file}: relative import"
                for alias in child.names:
                    yield Import(str(file), f"{child.module}.{alias.name}", inside, types)
            elif isinstance(child, ast.Import):
                for alias in child.names:
                    yield Import(str(file), alias.name, inside, types)
            yield from visit(child, inside, types)

    yield from visit(ast.parse(file.read_text(encoding="utf-8")), False, False)


def module_name(file: Path) -> str:
    """Return a module's name below ``guardctl``; the package itself is ``""``."""
    return ".".join(file.relative_to(CORE).with_suffix("").parts).removesuffix("__init__").removesuffix(".")


MODULES = {module_name(file): file for file in sorted(CORE.rglob("*.py"))}


def within_core(file: Path) -> Iterator[tuple[str, Import]]:
    """Yield each module of core that a file imports."""
    for found in imports(file):
        if found.imported.partition(".")[0] == "guardctl":
            name = found.imported.partition(".")[2]
            while name not in MODULES:
                name = name.rpartition(".")[0]
            yield name, found


RANK = {name: rank for rank, line in enumerate(LAYERS.values()) for name in line.split()}
ORDER = [name for line in LAYERS.values() for name in line.split()]


def test_every_module_has_a_layer() -> None:
    """A new module has to be put where it belongs, above."""
    free = {name for name in MODULES if name.partition(".")[0] not in (*FAMILIES, "cli", "__main__", "")}
    assert free == set(ORDER)


@pytest.mark.parametrize("name", ORDER)
def test_imports_point_one_way(name: str) -> None:
    wrong = {
        imported
        for imported, found in within_core(MODULES[name])
        if not found.typing and imported and (name, imported) not in EXCEPTIONS
        if imported not in ORDER or ORDER.index(imported) >= ORDER.index(name)
    }
    assert wrong - {"testing.contract"} == set(), f"{name} may import only what stands before it"


def test_every_exception_is_needed_and_late() -> None:
    found = {
        (name, imported): entry.late
        for name in ORDER
        for imported, entry in within_core(MODULES[name])
        if (name, imported) in EXCEPTIONS
    }
    backward = {pair for pair in EXCEPTIONS if pair[1] not in ORDER or ORDER.index(pair[1]) > ORDER.index(pair[0])}
    assert found.keys() >= backward
    assert all(found[pair] for pair in backward)


@pytest.mark.parametrize("family", FAMILIES)
def test_hosts_and_judges_know_only_the_contract(family: str) -> None:
    wrong = {
        (name, imported)
        for name, file in MODULES.items()
        if name.partition(".")[0] == family
        for imported, _ in within_core(file)
        if imported not in FAMILIES[family] and imported.partition(".")[0] not in (family, "")
    }
    assert wrong == set()


def test_nobody_imports_a_host_or_a_judge_by_name() -> None:
    """They are found in their folders: one can be taken out without another file being touched."""
    wrong = {
        (name, imported)
        for name, file in MODULES.items()
        for imported, _ in within_core(file)
        for family in FAMILIES
        if imported.startswith(f"{family}.") and not name.startswith(family)
    }
    # The installers' common part, and the judge that an evaluation reads its saved answers with.
    shared = {(f"cli.{name}", "hosts.json_hooks") for name in ("install", "_installs", "_health")}
    shared |= {("cli.eval_", "judges.recorded"), ("cli._saving", "judges.recorded")}
    assert wrong - shared == set()


def test_nobody_imports_the_command_line() -> None:
    wrong = {
        name
        for name, file in MODULES.items()
        for imported, _ in within_core(file)
        if imported.startswith("cli") and not name.startswith("cli") and name != "__main__"
    }
    assert wrong == set()


def test_the_engine_knows_no_files_processes_or_network() -> None:
    outside = {"os", "pathlib", "io", "subprocess", "socket", "urllib", "http", "ssl", "shutil", "tempfile", "posix"}
    assert outside & {found.imported.partition(".")[0] for found in imports(CORE / "engine.py")} == set()


# --- guards ---------------------------------------------------------------------------------------------------------

GUARD_FILES = [file for folder in GUARDS for file in sorted((folder / "src").rglob("*.py"))]


@pytest.mark.parametrize("file", GUARD_FILES, ids=[str(file.relative_to(ROOT / "plugins")) for file in GUARD_FILES])
def test_guards_use_what_any_author_can_use(file: Path) -> None:
    """``guardctl`` and ``guardctl.testing``, as names and not as modules; pydantic only where the spec stands."""
    own = file.relative_to(ROOT / "plugins").parts[2]
    public = set(import_module("guardctl").__all__)
    for found in imports(file):
        top, _, rest = found.imported.partition(".")
        if top == "guardctl":
            allowed = (
                rest in public or rest.partition(".")[0] == "testing" or (found.typing and rest == "judging.Fields")
            )
            assert allowed, f"guardctl.{rest} is not public"
        elif top.startswith("guardctl_"):
            assert top == own, "a guard imports no other distribution"
        elif top == "pydantic":
            assert "spec" in file.stem, "pydantic costs twenty interpreters: only in the module of the spec"
        else:
            assert top in sys.stdlib_module_names, f"{top}: a guard depends on core and on nothing else"


# --- a minimal core -------------------------------------------------------------------------------------------------


def guard_names() -> set[str]:
    """Return the names of all shipped guards."""
    files = [tomllib.loads((folder / "pyproject.toml").read_text()) for folder in GUARDS]
    return {name for file in files for name in file["project"].get("entry-points", {}).get("guardctl", {})}


def field_names() -> set[str]:
    """Return every field that a shipped guard declares."""
    found = set()
    for file in GUARD_FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and any(getattr(base, "id", "") == "AnswerFields" for base in node.bases):
                found |= {
                    line.target.id
                    for line in node.body
                    if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
                }
    return found


def constants(file: Path) -> Iterator[str]:
    """Yield the strings of a file that are no docstrings or remarks."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    remarks = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in remarks:
            yield node.value


def test_core_knows_no_guard() -> None:
    names = guard_names()
    assert names >= {"commit"}
    assert {(name, text) for name, file in MODULES.items() for text in constants(file) if text in names} == set()


def test_core_knows_no_field() -> None:
    fields = field_names()
    assert fields >= {"new_proposal", "verification_reported", "direction_query", "future_step_description"}
    sources = {name: file.read_text(encoding="utf-8") for name, file in MODULES.items()}
    assert {
        (name, field) for name, text in sources.items() for field in fields if re.search(rf"\b{field}\b", text)
    } == set()


def test_core_has_no_pattern_in_any_language() -> None:
    declared = {
        name
        for name, file in MODULES.items()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "Row"
    }
    assert declared == {"compiling.loading"}  # makes rows of what it reads
    letters = re.compile(r"[\u3041-\u30fa\u4e00-\u9fff\uac00-\ud7af]")
    # Words for "password" are no pattern of a guard: without them a secret would go out in six languages.
    modules = {name: file for name, file in MODULES.items() if name != "redaction_labels"}
    assert {(name, text) for name, file in modules.items() for text in constants(file) if letters.search(text)} == set()


def test_addresses_stand_with_their_vendors() -> None:
    wrong = {
        (name, text)
        for name, file in MODULES.items()
        for text in constants(file)
        if re.search(r"https?://\w", text) and name.partition(".")[0] not in FAMILIES
    }
    assert wrong == set()


def test_the_heart_is_small() -> None:
    lines = {name: len(MODULES[name].read_text(encoding="utf-8").splitlines()) for name in HEART}
    assert sum(lines.values()) < HEART_LINES, lines
