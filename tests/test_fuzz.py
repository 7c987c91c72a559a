"""Payloads of every broken kind, with ``--slow`` 100,000: no exit code but 0, no reply to the agent, nothing raised."""

from __future__ import annotations

import io
import json
import os
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from guardctl import silent
from guardctl.index_file import load_index

from .support import BYPASSED, SIGNALLING, SILENT, Installation

IN_PROCESS = [10_000, pytest.param(100_000, marks=pytest.mark.slow)]
PROCESSES = 200
SEED = 20_260_101
SIGNAL_SHARE = 0.004
"""Payloads that reach the judge's stage cost forty times as much as the others."""

WAIT_SHARE = 0.001
TEXTLESS = ("cut.jsonl", "binary.jsonl", "nul.jsonl", "empty.jsonl", "deep.jsonl", "odd.jsonl")
"""Transcripts that say nothing: the reader waits for them when the payload says nothing either."""

Make = Callable[[random.Random], bytes]


# --- payloads -------------------------------------------------------------------------------------------------------


class Payloads:
    """Makes payloads.

    Args:
        paths: transcript paths of every kind.
    """

    def __init__(self, paths: list[str]) -> None:
        self.paths = paths
        self.quick = [path for path in paths if not path.endswith(TEXTLESS)]
        self.kinds: list[tuple[int, Make]] = [
            (30, self.fields),
            (20, self.cut),
            (15, self.flipped),
            (10, self.wrong_types),
            (6, self.binary),
            (5, self.tokens),
            (4, self.deep),
            (3, self.surrogates),
            (3, self.another_json),
            (2, self.space),
            (1, lambda rng: b""),
        ]
        self.weights = [weight for weight, _ in self.kinds]

    def make(self, rng: random.Random) -> bytes:
        """Return one payload."""
        (_, kind), = rng.choices(self.kinds, self.weights)  # fmt: skip
        return kind(rng)

    def object(self, rng: random.Random, *, keeps_text: bool = True) -> dict[str, Any]:
        """Return a payload that is nearly right: each field may be missing.

        Without a last message the reader waits up to a second for the transcript, which test_reader.py covers; so a
        payload that is going to lose its message names a transcript without text only now and then.
        """
        paths = self.paths if keeps_text or rng.random() < WAIT_SHARE else self.quick
        values: dict[str, Any] = {
            "session_id": rng.choice(["s", "", "x" * 300, "../../etc", "a\0b", "\ud800", "é"]),
            "transcript_path": rng.choice(paths),
            "cwd": rng.choice(["/", "", "/nowhere", "a\0b", "/dev/null"]),
            "hook_event_name": rng.choice(["Stop"] * 8 + ["SubagentStop", "PreToolUse", "", "stop"]),
            "stop_hook_active": rng.choice([True, False]),
            "agent_id": "a",
            "agent_transcript_path": rng.choice(paths),
            "last_assistant_message": self.text(rng) or "x",
        }
        return {
            name: value for name, value in values.items() if name == "last_assistant_message" or rng.random() < 0.85
        }

    def text(self, rng: random.Random) -> str:
        if rng.random() < SIGNAL_SHARE:
            return rng.choice([SIGNALLING, BYPASSED, SIGNALLING * 30, f"```\n{SIGNALLING}"])
        number = rng.random()
        if number < 0.6:
            return rng.choice(
                [SILENT, "x", "完了しました。", "완료했습니다.", "ok\0ok", "\ud800\udc00 \udfff", "`" * 9, "> q"]
            )
        if number < 0.995:
            return "".join(rng.choices("abc .!?\n\"'`>|-~。「」あ가é\u200b\0\ud800", k=rng.randrange(200)))
        return rng.choice(
            ["x" + " " * 5000, "a" * 20_000, "あ" * 9000, "\n" * 9000 + "x", '"' * 5000, "a. " * 4000, "| | |\n" * 900]
        )

    def fields(self, rng: random.Random) -> bytes:
        return json.dumps(self.object(rng), ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass")

    def cut(self, rng: random.Random) -> bytes:
        data = self.fields(rng)
        return data[: rng.randrange(len(data))]

    def flipped(self, rng: random.Random) -> bytes:
        data = bytearray(json.dumps(self.object(rng, keeps_text=False)).encode())
        for _ in range(rng.randrange(1, 6)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        return bytes(data)

    def wrong_types(self, rng: random.Random) -> bytes:
        values = self.object(rng, keeps_text=False)
        odd: list[Any] = [None, True, 0, -1, 1e300, [], {}, [[]], {"a": 1}, ["x"], 10**400]
        for name in rng.sample(sorted(values), rng.randrange(1, len(values) + 1)):
            values[name] = rng.choice(odd)
        return json.dumps(values).encode()

    def binary(self, rng: random.Random) -> bytes:
        return rng.randbytes(rng.randrange(300))

    def tokens(self, rng: random.Random) -> bytes:
        tokens = [
            "{",
            "}",
            "[",
            "]",
            ":",
            ",",
            '"',
            "\\",
            "null",
            "true",
            "1e",
            "-",
            '"last_assistant_message"',
            "\0",
            " ",
            "\\u",
        ]
        return "".join(rng.choices(tokens, k=rng.randrange(60))).encode()

    def deep(self, rng: random.Random) -> bytes:
        size = rng.choice([10, 200, 990, 5000])
        opening, closing = rng.choice([("[", "]"), ('{"a":', "}"), ('[{"a":', "}]")])
        inner = rng.choice(["", '"x"', "1"]) or "0"
        text = opening * size + inner + closing * (size if rng.random() < 0.7 else size - 1)
        return (text if rng.random() < 0.5 else f'{{"last_assistant_message": "x", "cwd": {text}}}').encode()

    def surrogates(self, rng: random.Random) -> bytes:
        escapes = "".join(rng.choices([r"\ud800", r"\udfff", r"\ud83d\ude00", r"\u0000", "a", r"\uD8", r"\u"], k=8))
        return f'{{"last_assistant_message": "{escapes}", "session_id": "{escapes}"}}'.encode()

    def another_json(self, rng: random.Random) -> bytes:
        return rng.choice(
            [b"null", b"true", b"1", b'"x"', b"[]", b"{}", b"{}{}", b"[{}]", b"NaN", b"-", b"\xef\xbb\xbf{}"]
        )

    def space(self, rng: random.Random) -> bytes:
        return bytes(rng.choices(b" \t\r\n\x00\x0b\xa0", k=rng.randrange(50)))


HUGE: list[bytes] = [
    json.dumps({"hook_event_name": "Stop", "last_assistant_message": "word " * 2_000_000}).encode(),
    json.dumps({"hook_event_name": "Stop", "last_assistant_message": "x", "extra": ["y" * 1000] * 5000}).encode(),
    b'{"last_assistant_message": "' + b"\x00" * 5_000_000,
    b"[" * 5_000_000,
    b'{"a":' * 1_000_000,
    b"\xff" * 5_000_000,
    b'{"last_assistant_message": "' + b"\\" * 4_000_001 + b'"}',
    b" " * 33_000_000 + b"{}",
]


def transcript_paths(folder: Path) -> list[str]:
    """Make one file of each kind that a path may name, and return the paths."""
    folder.mkdir()
    line = {"type": "assistant", "message": {"id": "m", "content": [{"type": "text", "text": SILENT}]}}
    human = {"type": "user", "message": {"role": "user", "content": "sort them"}, "uuid": "u"}
    (folder / "good.jsonl").write_text(json.dumps(human) + "\n" + json.dumps(line) + "\n")
    (folder / "cut.jsonl").write_text(json.dumps(human) + "\n" + json.dumps(line)[:-9])
    (folder / "binary.jsonl").write_bytes(random.Random(SEED).randbytes(3000))
    (folder / "nul.jsonl").write_bytes(b"\0" * 3000)
    (folder / "empty.jsonl").write_bytes(b"")
    (folder / "deep.jsonl").write_bytes(b'{"assistant":' * 50_000 + b"}" * 10 + b"\n")
    (folder / "odd.jsonl").write_text(
        "".join(json.dumps(value) + "\n" for value in (["assistant"], "user", {"type": "assistant", "message": 7},
                {"type": "user", "message": {"content": [None, 7, {"type": "text", "text": {}}]}}))
    )  # fmt: skip
    (folder / "folder.jsonl").mkdir()
    (folder / "link.jsonl").symlink_to(folder / "good.jsonl")
    (folder / "dangling.jsonl").symlink_to(folder / "nowhere")
    (folder / "loop.jsonl").symlink_to(folder / "loop.jsonl")
    os.mkfifo(folder / "fifo.jsonl")
    named = [str(file) for file in sorted(folder.iterdir())]
    return [
        *named,
        str(folder / "missing"),
        "",
        "/dev/zero",
        "/dev/null",
        "/dev/stdin",
        "a\0b",
        "/\ud800",
        "/" + "x" * 5000,
        ".",
    ]


# --- in one process -------------------------------------------------------------------------------------------------


class Input:
    """What the hook takes for its stdin."""

    def __init__(self, data: bytes) -> None:
        self.buffer = io.BytesIO(data)


@pytest.fixture(scope="module")
def installation(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    return Installation(tmp_path_factory.mktemp("fuzz") / "installation")


WORDS = [["claude-code", "stop"]] * 12 + [
    ["claude-code"],
    ["claude-code", "subagent-stop"],
    ["claude-code", "subagent-stop"],
    ["emacs", "stop"],
    [],
    ["claude-code", "stop", "more"],
]


@pytest.mark.parametrize("count", IN_PROCESS)
def test_in_one_process(
    count: int, installation: Installation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The index is loaded once and not for each payload, which would take most of the time; the processes load it."""
    paths = installation.paths()
    index = load_index(paths["index"])
    assert index is not None
    assert [guard["name"] for guard in index["guards"]] == ["commit"]
    monkeypatch.setattr(silent, "load", lambda path: (index, ""))
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    payloads, rng = Payloads(transcript_paths(tmp_path / "transcripts")), random.Random(SEED)
    slowest = (0.0, b"")
    for number in range(count):
        data = HUGE[number] if number < len(HUGE) else payloads.make(rng)
        monkeypatch.setattr(sys, "stdin", Input(data))
        started = time.process_time()
        silent.main(rng.choice(WORDS), paths)
        slowest = max(slowest, (time.process_time() - started, data[:200]))
    assert besides_notices(sys.stdout.getvalue()) == ""  # type: ignore[attr-defined]
    assert installation.crashes() == ""
    assert slowest[0] < 5, slowest
    # What was meant to get through got through: the generator tests more than the refusal of broken JSON.
    records = Counter(record["guards"][0]["verdict"] for record in installation.records())
    assert records["fail"] > count / 5000
    assert records["allow"] > count / 10_000
    assert installation.silent_turns() > count / 5


def besides_notices(out: str) -> str:
    """Return what was printed beside notices to the human, which say that a turn could not be judged."""
    return re.sub(r'\{"systemMessage": "guardctl: (?:[^"\\]|\\.)*"\}\n?', "", out)


# --- as processes ---------------------------------------------------------------------------------------------------


def test_as_processes(installation: Installation, tmp_path: Path) -> None:
    payloads, rng = Payloads(transcript_paths(tmp_path / "transcripts")), random.Random(SEED + 1)
    data = [payloads.make(rng) for _ in range(PROCESSES - len(HUGE))] + HUGE
    events = [rng.choice(["Stop", "Stop", "SubagentStop"]) for _ in data]
    with ThreadPoolExecutor(4) as pool:
        endings = Counter(
            (status, besides_notices(out.decode()), err)
            for status, out, err in pool.map(installation.hook, data, events)
        )
    assert endings == {(0, "", b""): PROCESSES}
    assert installation.crashes() == ""
