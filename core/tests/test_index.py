"""The index: what makes it stale, whom it is trusted from, and that the hook is slower without it, never wrong.

One file of more than 300 lines: every test needs the one index that its fixtures build, and tells another way to spoil it.
"""

from __future__ import annotations

import marshal
import os
import shutil
import stat
import sys
from pathlib import Path
from typing import Any

import pytest

from guardctl import __version__, freshness
from guardctl.compiling.entries import build, judge_chain
from guardctl.compiling.inventory import take_inventory
from guardctl.compiling.writing import rebuild, refresh
from guardctl.index_file import FORMAT, HEADER, SIZE_BYTES, load_index, stamp
from guardctl.matching.store import MAGIC, Store, checksum
from guardctl.paths import Paths

from .support import SIGNALLING, Environment, add_distribution, moon_guard, paths_in, stop, wait_until, within

MOON = moon_guard()


@pytest.fixture
def paths(tmp_path: Path, site: Path) -> Paths:
    """Places with the moon guard installed and a fresh index."""
    add_distribution(site, "sky", MOON)
    paths = paths_in(tmp_path / "places")
    refresh(paths)
    return paths


@pytest.fixture
def places(tmp_path: Path) -> Paths:
    """Places where no index is yet."""
    places = paths_in(tmp_path)
    places.index.parent.mkdir(mode=0o700)
    return places


def loaded(paths: Paths) -> dict[str, Any] | None:
    return load_index(str(paths.index))


def dissolved(index: dict[str, Any] | None) -> dict[str, Any]:
    """Return an index that can be compared: with the contents of its store in place of the store."""
    assert index is not None
    store = index["store"]
    tables = {}
    for kind in ("signals", "bypasses", "asked", "ran"):
        latin, wide, rows = index["guards"][0][kind][0]
        tables[kind] = [store.read(part) for part in (*latin, *wide, rows)]
    guards = [{name: value for name, value in guard.items() if name != "store"} for guard in index["guards"]]
    return {**index, "guards": guards, "store": tables, "redactions": store.read(index["redactions"])}


# --- what is in it --------------------------------------------------------------------------------------------------


def test_entry_of_a_guard(paths: Paths) -> None:
    index = loaded(paths)
    assert index is not None
    (guard,) = index["guards"]
    table = guard["signals"][0]
    assert {
        name: value
        for name, value in guard.items()
        if name not in ("about", "bypasses", "asked", "ran", "store", "release")
    } == {
        "name": "moon",
        "version": "0.1.0",
        "distribution": "moon-guard",
        "target": "sky:guard",
        "events": ("stop", "subagent-stop"),
        "commentary": True,
        "whens": (),
        "joint": (),
        "filter": None,
        "detects": False,
        "bypasses_in_code": False,
        "interprets": False,
        "signals": (table, 0, 1),
    }
    assert len(table) == 3
    about = guard["store"].load(guard["about"])
    assert {name: value for name, value in about.items() if name != "schema"} == {
        "types": {"bad": "bool", "sentence": "str", "reason": "str"},
        "feedback": {"en": 'Look it up first: "{sentence}"'},
        "max_blocks": 2,
        "observes": False,
        "counter_examples": (),
        "options": {},
    }
    assert list(about["schema"]["properties"]) == ["bad", "sentence", "reason"]


def test_the_rest_of_it(paths: Paths) -> None:
    index = loaded(paths)
    assert index is not None
    assert index["hosts"] == {"claude-code": "guardctl.hosts.claude_code.reader"}
    assert index["caps"] == {"claude-code": 8}
    assert index["judges"]["none"] == ("guardctl.judges.none:make", {})
    assert index["chains"] == {"claude-code": []}
    assert index["settings"] == {
        "log_text": "excerpt",
        "gate": "ask",
        "merge": True,
        "audit": 0.02,
        "problem": "",
        "sensitivity": "balanced",
        "observing": [],
        "chose_none": [],
    }
    assert index["observers"] == []


def test_settings_go_into_it(paths: Paths) -> None:
    paths.settings.parent.mkdir(parents=True)
    paths.settings.write_text(
        'judge = ["command"]\ngate = "deny"\nmerge = false\nlog_text = "none"\n'
        '[judges.command]\nargv = ["/bin/judge"]\n'
        '[guards.moon]\nmax_blocks = 1\ncounter_examples = [{text = "x", verdict = "allow"}]\n'
    )
    index = build(take_inventory(paths))
    assert index["chains"] == {"claude-code": ["command"]}
    assert index["judges"]["command"] == ("guardctl.judges.command:make", {"argv": ["/bin/judge"]})
    assert index["settings"] == {
        "log_text": "none",
        "gate": "deny",
        "merge": False,
        "audit": 0.02,
        "problem": "",
        "sensitivity": "balanced",
        "observing": [],
        "chose_none": [],
    }
    (guard,) = index["guards"]
    about = index["store"].load(guard["about"])
    assert (about["max_blocks"], about["counter_examples"]) == (1, (("x", "allow", ""),))


def test_a_disabled_guard_is_not_in_it(paths: Paths) -> None:
    paths.settings.parent.mkdir(parents=True)
    paths.settings.write_text("[guards.moon]\nenabled = false\n")
    inventory = take_inventory(paths)
    assert [guard.found.name for guard in inventory.guards] == ["moon"]
    assert build(inventory)["guards"] == []


def test_a_guard_with_fields_that_cannot_be_read_strictly_is_set_aside(site: Path, tmp_path: Path) -> None:
    add_distribution(site, "sky", MOON.replace("bad: bool | None", "bad: list[bool] | None"))
    inventory = take_inventory(paths_in(tmp_path / "places"))
    assert build(inventory)["guards"] == []
    assert [str(error) for error in inventory.errors] == [
        "moon-guard[moon]: field 'bad' must be bool, int or str, each with '| None = None'"
    ]


def test_it_is_private(paths: Paths) -> None:
    assert stat.S_IMODE(paths.index.stat().st_mode) == 0o600
    assert stat.S_IMODE(paths.index.parent.stat().st_mode) == 0o700


def test_the_default_chain_is_the_hosts_own_program(site: Path, tmp_path: Path) -> None:
    source = """
from guardctl import hookimpl
from guardctl.registration import JudgeSpec
class Extension:
    @hookimpl
    def guardctl_judges(self):
        return [JudgeSpec("own", "x:y", "me", host="claude-code", program="own"), JudgeSpec("other", "x:y", "me")]
guard = Extension()
"""
    add_distribution(site, "more", source, entry_points={"more": "more:guard"})
    paths = paths_in(tmp_path / "places")
    assert judge_chain(take_inventory(paths), "claude-code") == []
    paths.settings.parent.mkdir(parents=True)
    paths.settings.write_text('[judges.own]\nprogram = "/bin/own"\n')
    assert judge_chain(take_inventory(paths), "claude-code") == ["own"]
    paths.settings.write_text('judge = ["none"]\n[judges.own]\nprogram = "/bin/own"\n')
    assert judge_chain(take_inventory(paths), "claude-code") == ["none"]


# --- extensions -----------------------------------------------------------------------------------------------------

OBSERVER = """
from guardctl import hookimpl
from guardctl.redaction_kinds import Redaction
class Extension:
    @hookimpl
    def guardctl_observe(self, record): pass
    @hookimpl
    def guardctl_redactions(self): return [Redaction("moon-rock", "rock-[0-9]{4}", ("rock-",))]
guard = Extension()
"""


def test_extensions_go_into_it(paths: Paths, site: Path) -> None:
    from guardctl.redaction import kinds_in, redact

    add_distribution(site, "more", OBSERVER, entry_points={"more": "more:guard"}, distribution="more")
    index = build(take_inventory(paths))
    assert index["observers"] == ["more:guard"]
    kinds = kinds_in(index)
    assert redact("a rock-1234 fell", kinds) == ("a [redacted:moon-rock] fell", {"moon-rock": 1})


BROKEN_EXTENSIONS = {
    "raises": "raise RuntimeError('oh')",
    "returns nothing": "return None",
    "returns no list": "return 7",
    "returns other things": "return ['x']",
}


@pytest.mark.parametrize("hook", ["guardctl_judges", "guardctl_hosts", "guardctl_redactions"])
@pytest.mark.parametrize("body", BROKEN_EXTENSIONS.values(), ids=BROKEN_EXTENSIONS)
def test_a_broken_extension_takes_nothing_else_down(body: str, hook: str, paths: Paths, site: Path) -> None:
    source = f"""
from guardctl import hookimpl
class Extension:
    @hookimpl
    def {hook}(self): {body}
guard = Extension()
"""
    add_distribution(site, "more", source, entry_points={"more": "more:guard"}, distribution="more")
    index = build(take_inventory(paths))
    assert [guard["name"] for guard in index["guards"]] == ["moon"]
    assert index["hosts"] == {"claude-code": "guardctl.hosts.claude_code.reader"}
    assert "none" in index["judges"]


# --- what makes it stale --------------------------------------------------------------------------------------------


def touch(file: Path) -> None:
    now = file.stat().st_mtime_ns + 1_000_000_000
    os.utime(file, ns=(now, now))


def new_settings(paths: Paths, site: Path) -> None:
    paths.settings.parent.mkdir(parents=True)
    paths.settings.write_text("")


def new_site_settings(paths: Paths, site: Path) -> None:
    paths.site_settings.parent.mkdir(parents=True)
    paths.site_settings.write_text("")


def edited_guard(paths: Paths, site: Path) -> None:
    (site / "sky.py").write_text(MOON + "\n# edited\n")


def touched_guard(paths: Paths, site: Path) -> None:
    touch(site / "sky.py")


def installed_guard(paths: Paths, site: Path) -> None:
    add_distribution(site, "more", MOON, entry_points={"x": "more:guard"}, distribution="more")


def removed_guard(paths: Paths, site: Path) -> None:
    shutil.rmtree(next(site.glob("*.dist-info")))


def removed_module(paths: Paths, site: Path) -> None:
    (site / "sky.py").unlink()


STALE = [new_settings, new_site_settings, edited_guard, touched_guard, installed_guard, removed_guard, removed_module]


@pytest.mark.parametrize("change", STALE)
def test_it_is_stale_after(change: Any, paths: Paths, site: Path) -> None:
    assert loaded(paths) is not None
    change(paths, site)
    assert loaded(paths) is None


def test_changed_and_removed_settings_make_it_stale(paths: Paths, site: Path) -> None:
    new_settings(paths, site)
    refresh(paths)
    assert loaded(paths) is not None
    paths.settings.write_text("# x")
    assert loaded(paths) is None
    refresh(paths)
    assert loaded(paths) is not None
    paths.settings.unlink()
    assert loaded(paths) is None


def test_a_module_deep_in_a_package_is_watched(site: Path, tmp_path: Path) -> None:
    (site / "sky" / "patterns").mkdir(parents=True)
    (site / "sky" / "__init__.py").write_text("")
    (site / "sky" / "guard.py").write_text(MOON)
    (site / "sky" / "patterns" / "en.py").write_text("")
    add_distribution(site, "unused", "", entry_points={"moon": "sky.guard:guard"})
    paths = paths_in(tmp_path / "places")
    refresh(paths)
    assert loaded(paths) is not None
    touch(site / "sky" / "patterns" / "en.py")
    assert loaded(paths) is None


def test_a_guard_that_was_set_aside_is_watched_too(site: Path, tmp_path: Path) -> None:
    """So that mending it is enough."""
    add_distribution(site, "sky", MOON.replace("def decide(", "def decides("))
    paths = paths_in(tmp_path / "places")
    assert [error.guard for error in refresh(paths).errors] == ["moon"]
    assert loaded(paths) is not None
    (site / "sky.py").write_text(MOON)
    assert loaded(paths) is None


def test_nothing_else_makes_it_stale(paths: Paths, tmp_path: Path) -> None:
    paths.log.mkdir(parents=True)
    paths.state.mkdir()
    assert loaded(paths) is not None


def test_stamps(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("abc")
    assert stamp(str(file)) == (str(file), file.stat().st_mtime_ns, 3)
    assert [stamp(path)[1:] for path in (str(tmp_path / "missing"), "a\0b", "")] == [(0, -1)] * 3


# --- whom it is trusted from ----------------------------------------------------------------------------------------


def write(paths: Paths, *, header: object = HEADER, stamps: object = (), body: bytes | None = None) -> None:
    head = marshal.dumps((header, stamps))
    if body is None:
        body = marshal.dumps({"x": 1, "guards": [{"name": "moon"}]})
    sizes = [len(part).to_bytes(SIZE_BYTES, "little") for part in (head, body, b"")]
    data = b"".join((*sizes, head, body))
    paths.index.touch(mode=0o600)
    paths.index.write_bytes(checksum(data) + data)


def test_an_index_of_this_interpreter(places: Paths) -> None:
    write(places)
    index = loaded(places)
    assert index is not None
    store = index["store"]
    assert isinstance(store, Store)
    assert index == {"x": 1, "guards": [{"name": "moon", "store": store}], "store": store}


FOREIGN = {
    "another layout": {"header": (FORMAT + 1, *HEADER[1:])},
    "another guardctl": {"header": (FORMAT, __version__ + "x", *HEADER[2:])},
    "another interpreter": {"header": (FORMAT, __version__, sys.version + "x", MAGIC)},
    "another code of expressions": {"header": (*HEADER[:3], MAGIC + 1)},
    "a header of another type": {"header": None},
    "stamps of another type": {"stamps": 7},
    "a stamp of another type": {"stamps": (7,)},
    "an empty stamp": {"stamps": ((),)},
    "a stamp that is no path": {"stamps": ((None, 0, -1),)},
    "a stale stamp": {"stamps": (("/", 1, 1),)},
    "no body": {"body": b""},
    "a broken body": {"body": b"\xff\xff"},
    "a body of another type": {"body": marshal.dumps(7)},
    "a body without guards": {"body": marshal.dumps({"x": 1})},
    "a guard of another type": {"body": marshal.dumps({"guards": [7]})},
}


@pytest.mark.parametrize("parts", FOREIGN.values(), ids=FOREIGN)
def test_an_index_that_does_not_fit(parts: dict[str, Any], places: Paths) -> None:
    write(places, **parts)
    assert loaded(places) is None


DAMAGED = {
    "empty": b"",
    "text": b"index",
    "binary": bytes(range(256)),
    "another object": marshal.dumps(7),
    "a tuple of another length": marshal.dumps((1, 2)),
    "too many": marshal.dumps((1, 2, 3, 4)),
}


@pytest.mark.parametrize("data", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_index(data: bytes, places: Paths) -> None:
    places.index.touch(mode=0o600)
    places.index.write_bytes(data)
    assert loaded(places) is None


def test_an_index_cut_off_anywhere(paths: Paths) -> None:
    whole = paths.index.read_bytes()
    for size in (*range(min(len(whole), 200)), *range(200, len(whole), len(whole) // 50)):
        paths.index.write_bytes(whole[:size])
        assert loaded(paths) is None, size


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o660, 0o644, 0o666, 0o700 | 0o007])
def test_an_index_that_others_may_touch(mode: int, places: Paths) -> None:
    write(places)
    assert loaded(places) is not None
    places.index.chmod(mode)
    assert loaded(places) is None


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may give files away")
def test_an_index_of_somebody_else(places: Paths) -> None:
    write(places)
    assert loaded(places) is not None
    os.chown(places.index, 12345, -1)
    assert loaded(places) is None


def test_an_index_behind_a_link(places: Paths, tmp_path: Path) -> None:
    write(places)
    assert loaded(places) is not None
    places.index.rename(tmp_path / "elsewhere")
    places.index.symlink_to(tmp_path / "elsewhere")
    assert loaded(places) is None


def test_a_named_pipe_is_no_index(places: Paths) -> None:
    os.mkfifo(places.index, 0o600)
    assert loaded(places) is None


def test_one_that_is_not_trusted_is_replaced(paths: Paths, tmp_path: Path) -> None:
    paths.index.rename(tmp_path / "elsewhere")
    paths.index.symlink_to(tmp_path / "elsewhere")
    rebuild(paths)
    assert loaded(paths) is not None
    paths.index.chmod(0o644)
    rebuild(paths)
    assert loaded(paths) is not None


@pytest.mark.parametrize("path", ["/", "/dev/null", "/nowhere", "", "a\0b", "/" + "x" * 300])
def test_no_index(path: str) -> None:
    assert load_index(path) is None


# --- rebuilding -----------------------------------------------------------------------------------------------------


def test_rebuilding_makes_the_same(paths: Paths) -> None:
    before = dissolved(loaded(paths))
    paths.index.unlink()
    rebuild(paths)
    assert dissolved(loaded(paths)) == before


def test_rebuilding_without_a_place_to_write(paths: Paths, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    blocked = Paths(**{name: getattr(paths, name) for name in Paths.__slots__} | {"index": tmp_path / "file" / "x"})
    with pytest.raises(OSError, match="file"):
        rebuild(blocked)


def test_unusable_settings_mean_no_judge(paths: Paths) -> None:
    paths.settings.parent.mkdir(parents=True)
    paths.settings.write_text("jugde = []")
    rebuild(paths)
    index = loaded(paths)
    assert index is not None
    assert "jugde" in index["settings"]["problem"]
    assert index["chains"] == {"claude-code": []}
    assert [guard["name"] for guard in index["guards"]] == ["moon"]


# --- in the hook ----------------------------------------------------------------------------------------------------


@pytest.fixture
def installed(environment: Environment) -> Environment:
    """An environment with the moon guard, installed into the host's settings with a judge that finds everything bad."""
    environment.add_guard()
    judge = environment.judge("print('{\"bad\": true}')")
    assert environment.guardctl("install", "claude-code", "--judge", judge).returncode == 0
    return environment


def index_file(environment: Environment) -> Path:
    (file,) = environment.home.rglob("index-*.bin")
    return file


def make_it_stale(environment: Environment) -> None:
    touch(environment.site / "moon_guard.py")


def test_a_command_that_finds_it_stale_rebuilds_it(installed: Environment) -> None:
    make_it_stale(installed)
    before = index_file(installed).read_bytes()
    assert installed.guardctl("list").returncode == 0
    after = index_file(installed).read_bytes()
    assert before != after
    assert installed.guardctl("list").returncode == 0
    assert index_file(installed).read_bytes() == after


def test_a_guard_on_pythonpath_alone_is_not_in_the_hook(environment: Environment, tmp_path: Path) -> None:
    add_distribution(tmp_path / "mine", "sky", MOON)
    variables = {"PYTHONPATH": str(tmp_path / "mine")}
    environment.guardctl("install", "claude-code", **variables)
    listed = environment.guardctl("list", **variables).stdout
    assert "no: only on PYTHONPATH" in listed
    for more in ({}, variables):
        environment.hook(stop(SIGNALLING), **more)
    assert (environment.records(), environment.silent_turns(), environment.crashes()) == ([], 2, "")


def test_a_guard_installed_for_development_is_in_the_hook(environment: Environment, tmp_path: Path) -> None:
    """The way of ``pip install -e``: metadata in site-packages, a ``.pth`` file that names the sources."""
    environment.add_guard()
    (tmp_path / "sources").mkdir()
    (environment.site / "moon_guard.py").rename(tmp_path / "sources" / "moon_guard.py")
    (environment.site / "moon_guard.pth").write_text(f"{tmp_path / 'sources'}\n")
    environment.guardctl("install", "claude-code")
    environment.hook(stop(SIGNALLING))
    assert [record["guards"][0]["name"] for record in environment.records()] == ["moon"]
    touch(tmp_path / "sources" / "moon_guard.py")
    before = index_file(environment).read_bytes()
    environment.hook(stop(SIGNALLING))
    assert wait_until(lambda: index_file(environment).read_bytes() != before, 60)


def test_an_environment_behind_a_link(tmp_path: Path) -> None:
    """Homes and temporary folders are links on some systems; the guard is in the hook all the same."""
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    environment = Environment(tmp_path / "link" / "environment")
    environment.add_guard()
    environment.guardctl("install", "claude-code")
    environment.hook(stop(SIGNALLING))
    assert [record["guards"][0]["name"] for record in environment.records()] == ["moon"]


def test_expressions_in_it_need_no_compiling(paths: Paths) -> None:
    index = loaded(paths)
    assert index is not None
    (guard,), store = index["guards"], index["store"]
    ((_, _, latin), (_, _, wide), rows), first, end = guard["bypasses"]
    assert (store.read(latin).decode(), store.read(wide), first, end) == ("only a tale\n\ue000", b"", 0, 1)
    (row,) = memoryview(store.read(rows)).cast("Q")
    groups, expression, about = store.load(row)
    assert (groups, about) == ((), ("tale", "says that it is a tale", "en", "text", True))
    assert store.thaw(expression).search("that is only a tale")


def test_our_own_modules_that_make_the_index_make_it_stale() -> None:
    folder = Path(freshness.__file__).parent
    names = {str(Path(file).relative_to(folder)) for file in freshness._own_files()}
    makers = {str(file.relative_to(folder)) for room in ("matching", "compiling") for file in (folder / room).iterdir()}
    makers |= {file.name for file in folder.glob("redaction*.py")} | {"freshness.py", "index_file.py", "rows.py"}
    assert {name for name in makers if name.endswith(".py")} <= names
    assert {"matching/window.py", "compiling/table.py"} <= names


def test_a_pipe_in_place_of_the_settings_is_not_waited_for(tmp_path: Path) -> None:
    file, pipe = tmp_path / "settings.toml", tmp_path / "pipe"
    missing = freshness.contents(str(file), str(file))
    os.mkfifo(pipe)
    with within(2):
        assert freshness.contents(str(pipe), str(pipe)) == missing
    file.write_text("merge = false")
    assert freshness.contents(str(file), str(file)) != missing
