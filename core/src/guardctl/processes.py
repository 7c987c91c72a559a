"""Running a judge's program: bounded in time and output, with an environment that no project can shape."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from guardctl.apart import starting
from guardctl.credentials import CREDENTIALS
from guardctl.descendants import below
from guardctl.errors import JudgeError
from guardctl.silent import RECURSION

OUTPUT_LIMIT = 1 << 20
"""Bytes of output after which a program is stopped."""


@dataclass(frozen=True, slots=True)
class Finished:
    """How a program ended: exit status (negative for a signal) and what it wrote."""

    status: int
    output: str
    errors: str


def child_environment(kept: Mapping[str, str], extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the environment for a judge's program.

    Args:
        kept: what was remembered from the person's own shell at ``install``.
        extra: from the user's settings.
    """
    environment = dict(kept)
    environment.update({name: os.environ[name] for name in CREDENTIALS if name in os.environ})
    environment.update(extra or {})
    environment[RECURSION] = "1"
    return environment


def run(argv: Sequence[str], stdin: str, *, environment: Mapping[str, str], folder: str, deadline: float) -> Finished:
    """Run a program to its end or to the deadline, whichever comes first.

    Its process group is gone afterwards, and so is what descends from it when it had to be stopped. What has left both,
    by forking twice, is ended when all judging is over; see :func:`guardctl.apart.end_judges`.

    Args:
        argv: absolute path and arguments.
        stdin: written to it as UTF-8.
        environment: all of it.
        folder: working directory.
        deadline: ``time.monotonic()`` seconds.

    Raises:
        JudgeError: ``not_found``, ``cannot_start``, ``timeout`` or ``too_much_output``.
    """
    try:
        with starting:
            process = subprocess.Popen(  # the path was fixed by the user
                list(argv),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=folder,
                env=dict(environment),
                start_new_session=True,
                bufsize=0,
            )
    except FileNotFoundError as error:
        raise JudgeError("not_found", f"{argv[0]}: no such program; run 'guardctl install' again") from error
    except (OSError, ValueError) as error:
        raise JudgeError("cannot_start", f"{argv[0]}: {error}") from error
    try:
        output, errors = _converse(process, stdin.encode("utf-8", "replace"), deadline)
        status = process.wait(max(0.01, deadline - time.monotonic()))
    except subprocess.TimeoutExpired:
        raise JudgeError("timeout", f"{argv[0]} did not answer in time") from None
    finally:
        _end(process)
        with starting:  # for ever when judging is over: a program that was ended for that has not failed
            pass
    return Finished(status, output.decode("utf-8", "replace"), errors.decode("utf-8", "replace"))


def _converse(process: subprocess.Popen[bytes], data: bytes, deadline: float) -> tuple[bytes, bytes]:
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    collected: dict[int, bytearray] = {process.stdout.fileno(): bytearray(), process.stderr.fileno(): bytearray()}
    with selectors.DefaultSelector() as selector:
        os.set_blocking(process.stdin.fileno(), False)
        selector.register(process.stdin, selectors.EVENT_WRITE)
        for stream in (process.stdout, process.stderr):
            selector.register(stream, selectors.EVENT_READ)
        open_outputs = 2
        while open_outputs:
            left = deadline - time.monotonic()
            if left <= 0:
                raise JudgeError("timeout", f"{process.args!r:.80} did not answer in time")
            for key, _ in selector.select(min(left, 0.5)):
                if key.fileobj is process.stdin:
                    data = _feed(process, data)
                    if not data:
                        selector.unregister(process.stdin)
                        with suppress(OSError):
                            process.stdin.close()
                    continue
                chunk = os.read(key.fd, 65536)
                if not chunk:
                    selector.unregister(key.fileobj)
                    open_outputs -= 1
                collected[key.fd] += chunk
                if len(collected[key.fd]) > OUTPUT_LIMIT:
                    raise JudgeError("too_much_output", f"more than {OUTPUT_LIMIT} bytes")
            if process.poll() is not None and not selector.select(0):
                break  # a grandchild holds the pipes open: what the program itself wrote is here
    return bytes(collected[process.stdout.fileno()]), bytes(collected[process.stderr.fileno()])


def _feed(process: subprocess.Popen[bytes], data: bytes) -> bytes:
    assert process.stdin is not None
    try:
        return data[os.write(process.stdin.fileno(), data[:65536]) :]
    except BlockingIOError:
        return data
    except OSError:  # it does not want to read on
        return b""


def _end(process: subprocess.Popen[bytes]) -> None:
    """End the program's group and, while it can still be asked about them, those that have left it."""
    others = below(process.pid) if process.poll() is None else []
    with suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
    for one in others:
        with suppress(OSError):
            os.kill(one, signal.SIGKILL)
    if process.poll() is None:
        with suppress(OSError):
            process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(1)
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            with suppress(OSError):
                stream.close()
