"""A guard's own options: what it declares, what the user sets, and what ``build_prompt`` is given."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from pydantic import Field

from guardctl.asking import share_of
from guardctl.compiling.entries import build
from guardctl.compiling.inventory import take_inventory
from guardctl.compiling.writing import rebuild
from guardctl.errors import SettingsError
from guardctl.index_file import load_index
from guardctl.options import check_judge_options, checked_options
from guardctl.paths import Paths
from guardctl.plugins import Guard
from guardctl.registration import JudgeSpec
from guardctl.signals import Signal
from guardctl.spec import AnswerFields, GuardOptions, GuardSpec
from guardctl.trial import make_turn

from .support import add_distribution, moon_guard, paths_in


class MoonOptions(GuardOptions):
    """Two options."""

    phase: Literal["new", "full"] = "new"
    places: list[str] = Field(default_factory=list)


def spec(options: type[GuardOptions] = MoonOptions) -> GuardSpec:
    return GuardSpec(
        name="moon", version="1", languages=("en",), fields=AnswerFields, options=options, feedback={"en": "Look."}
    )


def test_defaults_and_the_users_values() -> None:
    assert checked_options(spec(), {}) == {"phase": "new", "places": []}
    assert checked_options(spec(), {"places": ["sky"]}) == {"phase": "new", "places": ["sky"]}
    assert checked_options(spec(GuardOptions), {}) == {}


@pytest.mark.parametrize(
    ("options", "values", "message"),
    [
        (
            MoonOptions,
            {"phaze": "full"},
            "Settings: 'guards.moon.options.phaze' is no option of this guard. Did you mean 'phase'?",
        ),
        (
            MoonOptions,
            {"x": 1},
            "Settings: 'guards.moon.options.x' is no option of this guard. Its options: phase, places.",
        ),
        (GuardOptions, {"x": 1}, "Settings: 'guards.moon.options.x' is no option of this guard. Its options: none."),
        (
            MoonOptions,
            {"phase": "half"},
            "Settings: 'guards.moon.options.phase': Input should be 'new' or 'full'. Correct it, or remove the key.",
        ),
    ],
)
def test_an_error_names_the_option_and_the_next_step(
    options: type[GuardOptions], values: dict[str, object], message: str
) -> None:
    with pytest.raises(SettingsError) as raised:
        checked_options(spec(options), values)
    assert str(raised.value) == message


# --- from the settings file to the guard ----------------------------------------------------------------------------

WITH_OPTIONS = (
    moon_guard()
    .replace("AnswerFields, Bypass,", "AnswerFields, Bypass, GuardOptions,")
    .replace("SPEC = ", "class Options(GuardOptions):\n    phase: str = 'new'\n\n\nSPEC = ")
    .replace("fields=Answer,", "fields=Answer, options=Options,")
    .replace("def build_prompt(self, turn, signal):", "def build_prompt(self, options):")
    .replace('"Is the moon said to be made of cheese?"', 'options["phase"]')
)


@pytest.fixture
def paths(site: Path, tmp_path: Path) -> Paths:
    add_distribution(site, "sky", WITH_OPTIONS)
    places = paths_in(tmp_path / "places")
    places.settings.parent.mkdir(parents=True)
    return places


def test_the_guard_is_given_its_options(paths: Paths) -> None:
    paths.settings.write_text("[guards.moon.options]\nphase = 'full'\n")
    (entry,) = build(take_inventory(paths))["guards"]
    share = share_of(Guard(entry), make_turn("x"), Signal("moon", "", ""))
    assert share.question.task == "full"


def test_an_unusable_option_leaves_the_hook_without_a_judge_and_says_why(paths: Paths) -> None:
    paths.settings.write_text("judge = ['none']\n[guards.moon.options]\nfase = 'full'\n")
    rebuild(paths)
    index = load_index(str(paths.index))
    assert index is not None
    assert index["chains"] == {"claude-code": []}
    assert index["settings"]["problem"] == (
        "Settings: 'guards.moon.options.fase' is no option of this guard. Did you mean 'phase'?"
    )


def test_options_of_a_guard_that_is_not_enabled_are_not_looked_at(paths: Paths) -> None:
    paths.settings.write_text("[guards.moon]\nenabled = false\n[guards.moon.options]\nfase = 'full'\n")
    assert build(take_inventory(paths))["guards"] == []


# --- of judges --------------------------------------------------------------------------------------------------------

JUDGES = {
    "oracle": JudgeSpec("oracle", "x:y", "nobody", options=("model", "env")),
    "none": JudgeSpec("none", "x:y", "nobody", options=()),
    "any": JudgeSpec("any", "x:y", "nobody"),
}
UNKNOWN = {
    ("oracle", "modle"): "There is no option 'modle'. Did you mean 'model'?",
    ("oracle", "x"): "There is no option 'x'. Known: env, model.",
    ("none", "model"): "There is no option 'model'. Known: none.",
}


@pytest.mark.parametrize(("option", "said"), UNKNOWN.items(), ids=map(".".join, UNKNOWN))
def test_an_option_that_a_judge_does_not_know(option: tuple[str, str], said: str) -> None:
    judge, name = option
    with pytest.raises(SettingsError) as raised:
        check_judge_options(JUDGES, {judge: {name: 1}})
    assert str(raised.value) == f"Settings: 'judges.{judge}.{name}': {said}"


def test_options_of_judges_that_say_nothing_and_of_those_that_are_not_installed() -> None:
    check_judge_options(JUDGES, {"oracle": {"model": "x", "env": {}}, "any": {"x": 1}, "gone": {"x": 1}, "none": {}})


def test_settings_with_an_option_that_a_shipped_judge_does_not_know(site: Path, tmp_path: Path) -> None:
    paths = paths_in(tmp_path / "places")
    paths.settings.parent.mkdir(parents=True)
    paths.settings.write_text('[judges.claude]\nmodle = "x"\n')
    with pytest.raises(SettingsError) as raised:
        take_inventory(paths)
    assert str(raised.value) == "Settings: 'judges.claude.modle': There is no option 'modle'. Did you mean 'model'?"
