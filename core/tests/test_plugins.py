"""Finding and loading guards: a wrong one is set aside, and the message names the distribution and what to change.

One file of more than 300 lines: every test installs one more guard that is wrong in its own way.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from guardctl.errors import GuardLoadError, GuardRunError
from guardctl.plugins import (
    FoundGuard,
    Guard,
    collect,
    find_guards,
    implements,
    load_guard,
    load_guards,
    resolve,
)
from guardctl.registration import HostSpec, JudgeSpec

from .support import add_distribution, guard_entry, moon_guard

MOON = moon_guard()


def load(site: Path, source: str, name: str = "moon") -> object:
    """Load a guard from ``source`` as it would be found when it is installed."""
    add_distribution(site, "sky", source, entry_points={name: "sky:guard"})
    (found,) = find_guards()
    return load_guard(found)


def problem(site: Path, source: str, name: str = "moon") -> str:
    """Return what is wrong with a guard, without the part that every message begins with."""
    with pytest.raises(GuardLoadError) as error:
        load(site, source, name)
    assert (error.value.guard, error.value.distribution) == (name, "moon-guard")
    assert str(error.value) == f"moon-guard[{name}]: {error.value.problem}"
    return error.value.problem


# --- finding --------------------------------------------------------------------------------------------------------


def test_guards_are_found_by_name_and_not_imported(site: Path) -> None:
    add_distribution(
        site, "b", "raise SystemExit", entry_points={"z": "b:g", "a": "b:h"}, distribution="Two-Guards", version="2.0"
    )
    add_distribution(site, "a", "raise SystemExit", entry_points={"m": "a:x.y"}, distribution="one")
    location = str(site.resolve())
    assert find_guards() == [
        FoundGuard("a", "b:h", "Two-Guards", "2.0", location),
        FoundGuard("m", "a:x.y", "one", "0.1.0", location),
        FoundGuard("z", "b:g", "Two-Guards", "2.0", location),
    ]


def test_of_two_with_one_name_the_first_on_the_path_is_taken(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_distribution(site, "first", MOON, distribution="first")
    add_distribution(tmp_path / "later", "second", MOON, distribution="second")
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path / "later")])
    assert [found.distribution for found in find_guards()] == ["first"]


def test_other_entry_points_are_no_guards(site: Path) -> None:
    metadata = add_distribution(site, "x", "")
    (metadata / "entry_points.txt").write_text("[console_scripts]\nmoon = x:main\n[guardctl.other]\nmoon = x:y\n")
    assert find_guards() == []


# --- loading --------------------------------------------------------------------------------------------------------


def test_a_guard_that_keeps_the_contract(site: Path) -> None:
    loaded = load(site, MOON)
    assert loaded is not None
    assert (loaded.spec.name, loaded.found.target, loaded.plugin) == ("moon", "sky:guard", sys.modules["sky"].guard)  # type: ignore[attr-defined]


def test_a_lazy_spec(site: Path) -> None:
    (site / "sky_spec.py").write_text(MOON)
    source = """
from guardctl import LazySpec, Question, Verdict, hookimpl
class Lazy:
    spec = LazySpec("sky_spec:SPEC")
    @hookimpl
    def build_prompt(self, turn, signal): return Question("?", {})
    @hookimpl
    def decide(self, turn, fields): return Verdict("moon", "allow")
guard = Lazy()
"""
    loaded = load(site, source)
    assert loaded.spec is sys.modules["sky_spec"].SPEC  # type: ignore[union-attr, attr-defined]


def test_calling_a_guard_does_not_touch_its_lazy_spec(site: Path) -> None:
    source = """
from guardctl import LazySpec, Verdict, hookimpl
class Lazy:
    spec = LazySpec("no_such_module:SPEC")
    @hookimpl
    def decide(self, turn, fields): return Verdict("moon", "allow", str(fields))
guard = Lazy()
"""
    add_distribution(site, "sky", source)
    guard = Guard(guard_entry(target="sky:guard"))
    assert guard.call("decide", turn=None, fields={"bad": None}).reason == "{'bad': None}"


EXTENSION = """
from guardctl import hookimpl
from guardctl.registration import HostSpec, JudgeSpec
class Extension:
    @hookimpl
    def guardctl_judges(self): return [JudgeSpec("mine", "sky:make", receiver="me")]
guard = Extension()
"""


def test_an_extension_is_no_guard(site: Path) -> None:
    assert load(site, EXTENSION, "extension") is None


def changed(before: str, after: str) -> str:
    assert before in MOON
    return MOON.replace(before, after)


WRONG = {
    "no such attribute": (
        "x = 1",
        "cannot import sky:guard: AttributeError: module 'sky' has no attribute 'guard'",
    ),
    "import error": (
        "import no_such_module",
        "cannot import sky:guard: ModuleNotFoundError: No module named 'no_such_module'",
    ),
    "error at import": ("1 / 0", "cannot import sky:guard: ZeroDivisionError: division by zero"),
    "misspelt hook": (
        changed("def decide(", "def decides("),
        "decides is not a hook; the hooks are detect, bypass, build_prompt, interpret_fields, decide",
    ),
    "one missing hook": (
        changed("    @hookimpl\n    def decide(", "    def decide("),
        "it does not implement decide (is @hookimpl missing?)",
    ),
    "both missing": (
        changed("@hookimpl", "# @hookimpl"),
        "it does not implement build_prompt and decide (is @hookimpl missing?)",
    ),
    "unknown argument": (
        changed("def decide(self, turn, fields)", "def decide(self, turn, answers)"),
        (
            "Plugin 'moon' for hook 'decide' hookimpl definition: decide(turn, answers) "
            "Argument(s) {'answers'} are declared in the hookimpl but can not be found in the hookspec"
        ),
    ),
    "another name": (
        changed('name="moon"', 'name="sun"'),
        "its spec is called 'sun', its entry point 'moon': make them equal",
    ),
    "a newer contract": (
        changed('name="moon",', 'name="moon", api=3,'),
        "it keeps version 3 of the contract and this guardctl version 2; upgrade 'guardctl'",
    ),
    "an older contract": (
        changed('name="moon",', 'name="moon", api=1,'),
        "it keeps version 1 of the contract and this guardctl version 2; upgrade 'moon-guard'",
    ),
    "what an older contract had": (
        changed("LazySpec,", "LazySpec, Pattern,"),
        (
            "cannot import sky:guard: ImportError: guardctl.Pattern is of version 1 of the guard contract, this is 2: "
            "upgrade who imports it"
        ),
    ),
    "no spec": (
        changed("    spec = SPEC\n", ""),
        "it has no 'spec' and registers nothing; a guard is an object with a GuardSpec as 'spec'",
    ),
    "no guard at all": (
        "guard = object()",
        "it has no 'spec' and registers nothing; a guard is an object with a GuardSpec as 'spec'",
    ),
    "a spec of another kind": (
        changed("    spec = SPEC\n", "    spec = {'name': 'moon'}\n"),
        "its spec is a dict, not a guardctl.GuardSpec",
    ),
    "a spec that cannot be imported": (
        changed("    spec = SPEC\n", "    spec = LazySpec('nowhere:SPEC')\n"),
        "its spec cannot be made: ModuleNotFoundError: No module named 'nowhere'",
    ),
    "never asked": (
        changed("signals=(Row", "signals=() and (Row"),
        "it declares no signals and does not implement detect, so it would never be asked",
    ),
}


@pytest.mark.parametrize(("source", "message"), WRONG.values(), ids=WRONG)
def test_a_wrong_guard(source: str, message: str, site: Path) -> None:
    assert problem(site, source) == message


SPECS = {
    "no English feedback": (changed('{"en":', '{"ja":'), "feedback needs an 'en' text"),
    "a row that does not compile": (
        changed(r"\bmoon", "(moon"),
        "row cheese (en): regex does not compile: missing ), unterminated subpattern at position 0; correct it",
    ),
    "a row without a word": (
        changed(r"\bmoon\b.*\bcheese\b", ".*"),
        "row cheese (en): regex matches without any word; give it a literal of 3 letters",
    ),
    "an unknown event": (changed('version="0.1.0",', 'version="0.1.0", events=("start",),'), "events"),
    "an unknown attribute": (changed('version="0.1.0",', 'version="0.1.0", colour="red",'), "colour"),
}


@pytest.mark.parametrize(("source", "message"), SPECS.values(), ids=SPECS)
def test_a_spec_that_is_refused(source: str, message: str, site: Path) -> None:
    found = problem(site, source)
    assert found.startswith("cannot import sky:guard: ValidationError: ")
    assert message in found


def test_the_others_go_on(site: Path) -> None:
    add_distribution(site, "good", MOON, distribution="good")
    add_distribution(site, "bad", "1 / 0", entry_points={"bad": "bad:guard"}, distribution="bad")
    add_distribution(site, "more", EXTENSION, entry_points={"more": "more:guard"}, distribution="more")
    guards, extensions, errors = load_guards()
    assert [guard.found.name for guard in guards] == ["moon"]
    assert [(found.name, type(plugin).__name__) for found, plugin in extensions] == [("more", "Extension")]
    assert [(error.guard, error.distribution, error.problem) for error in errors] == [
        ("bad", "bad", "cannot import bad:guard: ZeroDivisionError: division by zero")
    ]


# --- calling --------------------------------------------------------------------------------------------------------


def test_an_error_names_guard_and_hook(site: Path) -> None:
    add_distribution(site, "sky", changed("return Verdict(", "raise KeyError('x') or ("))
    guard = Guard(guard_entry(target="sky:guard"))
    with pytest.raises(GuardRunError, match="moon: decide failed: KeyError") as error:
        guard.call("decide", turn=None, fields={})
    assert (error.value.guard, error.value.hook) == ("moon", "decide")


def test_resolve_follows_attributes() -> None:
    assert resolve("guardctl.plugins:Guard.call", "x", "x") is Guard.call
    with pytest.raises(GuardLoadError, match=r"x-guard\[x\]: cannot import guardctl.plugins: AttributeError"):
        resolve("guardctl.plugins", "x", "x-guard")


# --- registration ---------------------------------------------------------------------------------------------------


def judges_with(site: Path, source: str) -> tuple[dict[str, JudgeSpec], list[str]]:
    """Return the judges that there are with an extension, by name, and what was set aside."""
    add_distribution(site, "sky", source, entry_points={"extension": "sky:guard"}, distribution="sky-judges")
    errors: list[GuardLoadError] = []
    judges = collect("guardctl_judges", JudgeSpec, load_guards()[1], errors)
    return {judge.name: judge for judge in judges}, [str(error) for error in errors]


def test_ours_register_like_anybodys(site: Path) -> None:
    judges, errors = judges_with(site, EXTENSION)
    assert {name: judges[name].factory for name in ("mine", "command", "recorded", "none")} == {
        "mine": "sky:make",
        "command": "guardctl.judges.command:make",
        "recorded": "guardctl.judges.recorded:make",
        "none": "guardctl.judges.none:make",
    }
    assert errors == []
    assert [host.name for host in collect("guardctl_hosts", HostSpec, [], [])] == ["claude-code"]


def test_an_extension_may_replace_what_is_shipped(site: Path) -> None:
    judges, _ = judges_with(site, EXTENSION.replace('"mine"', '"none"'))
    assert judges["none"] == JudgeSpec("none", "sky:make", receiver="me")


BROKEN = {
    "raises": ("raise RuntimeError('oh')", ["sky-judges[extension]: guardctl_judges failed: RuntimeError: oh"]),
    "returns nothing": ("return None", []),
    "returns no list": (
        "return 7",
        ["sky-judges[extension]: guardctl_judges failed: TypeError: 'int' object is not iterable"],
    ),
    "returns other things": (
        "return ['x']",
        ["sky-judges[extension]: guardctl_judges failed: TypeError: 'x' is no JudgeSpec"],
    ),
}


@pytest.mark.parametrize(("body", "errors"), BROKEN.values(), ids=BROKEN)
def test_a_broken_extension_is_named_and_set_aside(body: str, errors: list[str], site: Path) -> None:
    source = EXTENSION.replace('return [JudgeSpec("mine", "sky:make", receiver="me")]', body)
    judges, found = judges_with(site, source)
    assert found == errors
    assert "mine" not in judges
    assert "none" in judges


def test_implements() -> None:
    class Plain:
        def detect(self) -> None: ...

    assert implements(Plain(), "detect") is False
    assert implements(Plain(), "bypass") is False
