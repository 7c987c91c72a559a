"""A place without a network in which a model server and the clients that talk to it run."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

PACKAGE = Path(__file__).parent


@cache
def can_isolate() -> bool:
    """Whether a private network namespace can be made: needs root, util-linux, and a container that permits it."""
    if os.geteuid() != 0 or not shutil.which("unshare") or not shutil.which("nsenter"):
        return False
    return subprocess.run(["unshare", "--net", "true"], check=False, capture_output=True).returncode == 0


class Sandbox:
    """The running model server and the network namespace around it.

    Attributes:
        isolated: whether there is such a namespace, in which only loopback exists. Without it nothing but the
            clients' settings keeps them from the network.
        port: where the model server listens, on 127.0.0.1 of the namespace.
    """

    def __init__(self) -> None:
        self.isolated = can_isolate()
        command = [sys.executable, "-m", f"{PACKAGE.name}.model_server"]
        if self.isolated:
            # unshare becomes the server by exec, so the server's process id names the namespace.
            command = ["unshare", "--net", *command, "--own-namespace"]
        pipe = subprocess.PIPE
        self._server = subprocess.Popen(command, cwd=PACKAGE.parent, stdin=pipe, stdout=pipe, text=True)
        try:
            self.port: int = self._reply()["port"]
        except ValueError:
            self.close()
            raise

    def close(self) -> None:
        """End the server: its input ends."""
        self._server.communicate(timeout=10)

    def order(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """Send the server one order and return its reply."""
        assert self._server.stdin is not None
        self._server.stdin.write(json.dumps(message) + "\n")
        self._server.stdin.flush()
        return self._reply()

    def _reply(self) -> dict[str, Any]:
        assert self._server.stdout is not None
        reply: dict[str, Any] = json.loads(self._server.stdout.readline())
        return reply

    def run(
        self, command: Iterable[str], *, env: Mapping[str, str], cwd: Path, stdin: str = "", timeout: float = 60
    ) -> subprocess.CompletedProcess[str]:
        """Run a program here with exactly this environment, and kill its whole process group when it takes too long.

        Raises:
            TimeoutError: it did; the message has the end of what it wrote.
        """
        inside = ["nsenter", f"--net=/proc/{self._server.pid}/ns/net"] if self.isolated else []
        process = subprocess.Popen(
            [*inside, *command],
            env=env,
            cwd=cwd,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        try:
            out, err = process.communicate(stdin, timeout)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            out, err = process.communicate()
            message = f"{process.args!r} was still running after {timeout} s\n{out[-2000:]}\n{err[-2000:]}"
            raise TimeoutError(message) from None
        return subprocess.CompletedProcess(process.args, process.returncode, out, err)
