"""Numbers from outside."""

from __future__ import annotations

import sys

import pytest

from guardctl.numerals import LONGEST, whole_number

NUMBERS = {
    "0": 0,
    "7": 7,
    "007": 7,
    "9" * LONGEST: 10**LONGEST - 1,
    "": None,
    "1" * (LONGEST + 1): None,
    "1" * 5000: None,
    "-1": None,
    "+1": None,
    " 1": None,
    "1\n": None,
    "1_0": None,
    "1.0": None,
    "0x1": None,
    "²": None,
    "①": None,
    "１": None,
    "١": None,
    "1²": None,
}


@pytest.mark.parametrize(("text", "number"), NUMBERS.items())
def test_whole_number(text: str, number: int | None) -> None:
    assert whole_number(text) == number


def test_no_character_makes_it_raise() -> None:
    digits = {chr(code) for code in range(sys.maxunicode + 1) if chr(code).isdigit()}
    assert {digit for digit in digits if whole_number(digit) is not None} == set("0123456789")
