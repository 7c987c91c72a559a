"""What the made-up guards declare."""

from __future__ import annotations

from guardctl import AnswerFields, GuardSpec, Row


class LanternFields(AnswerFields):
    """What the judge answers."""

    lit: bool | None = None


def _spec(name: str, word: str) -> GuardSpec:
    return GuardSpec(
        name=name,
        version="0",
        languages=("en",),
        signals=(Row("lantern", rf"\b{word} lantern\b", "a lantern"),),
        fields=LanternFields,
        feedback={"en": "Put it out: {sentence}"},
    )


coded = _spec("lantern-coded", "coded")
first, second, third = _spec("lantern-1", "first"), _spec("lantern-2", "second"), _spec("lantern-3", "third")
fourth, fifth = _spec("lantern-4", "fourth"), _spec("lantern-5", "fifth")
