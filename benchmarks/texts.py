"""Texts for the rows that need a particular kind of text, fitted to the guards that are installed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from guardctl.conditions import holds
from guardctl.layer1 import Window, examine, fold, tail
from guardctl.plugins import LoadedGuard
from guardctl.signals import Pattern

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
    "この関数は文字を一つずつ読み、開いた括弧を小さなスタックに積んでいきます。",
    "表の各行には、鍵と値、それに参照された回数が入っています。",
    "見出しのない行には、零から数えた列の番号が名前として付きます。",
    "長い単語はその分メモリを使いますが、検索の手間は変わりません。",
    "二番目の引数は余白の幅で、三番目の引数はその色を表します。",
    "段落の間の空行はそのまま残り、行末の空白だけが取り除かれます。",
    "内部の木は平衡しているため、深さは要素数の対数に比例します。",
    "画像の左右は十六色のパレットと座標の原点を共有しています。",
    "温度の単位はケルビン、距離はメートル、角度はラジアンです。",
    "名前の比較では、大文字と小文字、アクセント、文字幅の違いを区別しません。",
    "ヒストグラムは同じ幅の百個の区間からなり、範囲外の値は両端に入ります。",
    "センサーの時計は、暖かい部屋では週に四秒ほどずれる傾向があります。",
    "各ノードは親と最初の子を知っており、兄弟は輪のようにつながっています。",
    "ソケットはパケット単位でデータを渡し、背後のバッファは約四十個を保持します。",
)


FEWEST = 3
"""Sentences that a silent text needs; a text of fewer says nothing about cost."""


def silent_text(sentences: Sequence[str], guards: Sequence[LoadedGuard], size: int = BYTES) -> tuple[str, str]:
    """Return ``size`` bytes of ``sentences``, in lines of four, in which no pattern's ``all_of`` holds as a whole.

    Sentences that would make one hold are left out. Where hardly any is left, all are used.

    Returns:
        The text, and "" or which pattern's conditions are so wide that they hold almost everywhere.
    """
    patterns = [(guard.spec.name, pattern) for guard in guards for pattern in _patterns(guard)]
    usable: list[str] = []
    for sentence in sentences:
        folded = fold("\n".join([*usable, sentence]))
        if not any(holds(pattern.all_of, folded) for _, pattern in patterns):
            usable.append(sentence)
    problem = ""
    if len(usable) < FEWEST:
        widest = max(patterns, key=lambda named: sum(holds(named[1].all_of, fold(one)) for one in sentences))
        problem = f"no such text: {widest[0]}, '{widest[1].why}' holds almost everywhere"
        usable = list(sentences)
    lines: list[str] = []
    while sum(len(line.encode()) + 1 for line in lines) < size:
        at = len(lines) * 4
        lines.append(" ".join(usable[number % len(usable)] for number in range(at, at + 4)))
    return tail("\n".join(lines), size), problem


def _patterns(guard: LoadedGuard) -> tuple[Pattern, ...]:
    return (*guard.spec.signals, *guard.spec.bypasses)


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
            signal, bypass = examine(entry, Window(example.text))
            if example.expect == "violation" and example.fields and signal is not None and bypass is None:
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
    findings = [examine(entry, Window(text)) for entry in entries]
    bypasses = [bypass for signal, bypass in findings if signal is not None]
    return bool(bypasses) and None not in bypasses
