"""Texts for the rows that need a particular kind of text, fitted to the guards that are installed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from guardctl.matching.examine import examine
from guardctl.matching.rows import finder_in
from guardctl.matching.window import Window
from guardctl.plugins import LoadedGuard

BYTES = 4000

ENGLISH = (
    "The parser reads one character at a time and keeps a small stack of open brackets.",
    "Each entry of the table has a key, a value and the number of times it was asked for.",
    "Rows that have no header are given the names of their columns, counted from zero.",
    "A longer word costs more memory here, yet the lookup stays the same in every case.",
    "The second argument holds the width of the margin in pixels, the third its colour.",
    "Empty lines between two paragraphs are kept, trailing blanks at the end are not.",
    "Internally the tree is balanced, so that its depth grows with the logarithm of its size.",
    "The cache is a dictionary from the name of a font to the glyphs that were drawn.",
    "Both halves of the picture share a palette of sixteen colours and a common origin.",
    "An odd number of samples leaves one over, which the smoothing step carries along.",
    "Temperatures are given in kelvin, distances in metres, angles in radians.",
    "The socket hands over whole packets, and the buffer behind it holds about forty.",
    "Names are compared without regard to case, accents or width of their letters.",
    "The histogram has a hundred bins of equal width, and values beyond them fall into the outer two.",
    "The clock of the sensor drifts by some four seconds a week, mostly in warm rooms.",
    "Every node knows its parent and its oldest child, and siblings form a ring.",
)

JAPANESE = (
    "行の長さは八十字であり、表の幅もそれと等しい。",
    "温度の単位はケルビン、距離の単位はメートル、角度の単位はラジアンである。",
    "鍵は文字列、値は整数であり、どちらも大文字と小文字が区別される。",
    "パレットは十六色で、各色は赤、緑、青の三つの数で表される。",
    "ヒストグラムの区間は百個で、幅はどれも等しく、高さは標本の数で決まる。",
    "辞書の鍵はフォントの名前、値はその字形の一覧である。",
    "時刻は協定世界時で表され、誤差は一週間で四秒ほどである。",
    "地図の縮尺は五万分の一、等高線の間隔は十メートルである。",
    "この表は列の幅がどれも等しく、見出しの文字は少し大きい。",
    "節の名前は英字で始まり、長さは六十字までである。",
    "画像の幅は六百ピクセル、余白の幅はその十分の一である。",
    "音の高さは周波数で、強さは振幅で決まる。",
    "バッファの大きさは四キロバイトで、ページの大きさと等しい。",
    "各節は左右の子と親の番号だけで表される。",
)

FEWEST = 3
"""Sentences that a silent text needs; a text of fewer says nothing about cost."""


def silent_text(sentences: Sequence[str], entries: Sequence[Mapping[str, Any]], size: int = BYTES) -> tuple[str, str]:
    """Return ``size`` bytes of ``sentences``, in lines of four, in which no signal has a live sentence.

    That is one for which an expression is loaded. Sentences that are live for a signal are left out. Where hardly any
    is left, all are used.

    Args:
        sentences: what to choose from.
        entries: the guards' entries in the index.
        size: in bytes.

    Returns:
        The text, and "" or which signals are live in it.
    """
    usable = [sentence for sentence in sentences if not live_signals(sentence, entries)]
    if len(usable) < FEWEST:
        usable = list(sentences)
    lines: list[str] = []
    while sum(len(line.encode()) + 1 for line in lines) < size:
        at = len(lines) * 4
        lines.append(" ".join(_numbered(*divmod(number, len(usable)), usable) for number in range(at, at + 4)))
    text = "\n".join(lines).encode()[-size:].decode(errors="ignore")
    signals = live_signals(text, entries)
    return text, f"no such text: {len(signals)} signals are live, {signals[0]} first" if signals else ""


def _numbered(times: int, place: int, sentences: Sequence[str]) -> str:
    """Return a sentence that is not the one before: what is said twice is looked at once."""
    return f"{times + 1} {sentences[place]}" if times else sentences[place]


def live_signals(text: str, entries: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return guard and reason of each signal of which an expression is loaded for ``text``, whatever comes of it."""
    window = Window(text)
    signals: list[str] = []
    for entry in entries:
        finder = finder_in(window, entry["store"])
        table, first, end = entry["signals"]
        for number in range(first, end):
            finder.store._thawed.clear()
            finder.find((table, number, number + 1))
            if finder.store._thawed:
                signals.append(f"{entry['name']}, '{finder.about(entry['signals'], number)[1]}'")
    return signals


@dataclass(frozen=True, slots=True)
class Judged:
    """An example of a guard that reaches the judge, and what the judge answers."""

    guard: str
    text: str
    fields: Mapping[str, Any]


def judged_examples(guards: Sequence[LoadedGuard], entries: Sequence[Mapping[str, Any]]) -> Iterator[Judged]:
    """Yield, for each guard that has one, its first violation that layer 1 hands on."""
    for guard, entry in _entries(guards, entries):
        for example in guard.spec.examples:
            found = examine(entry, Window(example.text))
            if example.expect == "violation" and example.fields and found is not None and found.bypass is None:
                yield Judged(guard.spec.name, example.text, example.fields)
                break


def bypass_examples(
    guards: Sequence[LoadedGuard], entries: Sequence[Mapping[str, Any]], each: int = 2
) -> Iterator[str]:
    """Yield the first ``each`` examples of each guard that end in a declared bypass of every guard that signals."""
    for guard, _ in _entries(guards, entries):
        found = [example.text for example in guard.spec.examples if _is_bypassed(example.text, entries)]
        yield from found[:each]


def _entries(
    guards: Sequence[LoadedGuard], entries: Sequence[Mapping[str, Any]]
) -> Iterator[tuple[LoadedGuard, Mapping[str, Any]]]:
    by_name = {entry["name"]: entry for entry in entries}
    for guard in guards:
        if guard.spec.name in by_name:
            yield guard, by_name[guard.spec.name]


def _is_bypassed(text: str, entries: Sequence[Mapping[str, Any]]) -> bool:
    bypasses = [found.bypass for entry in entries if (found := examine(entry, Window(text))) is not None]
    return bool(bypasses) and None not in bypasses
