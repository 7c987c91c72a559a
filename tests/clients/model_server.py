"""A model that says what a test wrote down: one loopback server for real coding agents, standard library only.

It speaks Anthropic Messages (``/v1/messages``, ``/v1/messages/count_tokens``) and OpenAI Responses (``/v1/responses``).
The test talks to it by JSON lines on stdin and stdout, not by HTTP: a pipe crosses the border of a network namespace,
no agent can reach it, and the server ends when the test that started it does.

    <- {"port": 40123}                                              once, when it listens
    -> {"script": [TURN, ...]}     <- {"ok": true}                  a new script; forgets script and requests before it
    -> {"report": true}            <- {"requests": [...], "unused": 0}

A TURN is an object with any of

    text     what the model says
    tools    the tools it calls: [{"name": ..., "input": {...}}, ...]
    stop     why it stopped, when that is not the end: "max_tokens" or "refusal"
    status   an HTTP error instead, for instance 529
    message  what that error says
    headers  further headers of that error
    match    regular expression: only for a request whose raw body it is found in
    delay    seconds to wait before the answer
    repeat   true: may be used again and again
    renewal  for Codex's login instead of a model call: the tokens it gets when it renews them

A request takes the first unused TURN whose ``match`` is found in it, else the first unused one without ``match``. A
request for which nothing is left gets status 400, which no client tries again: a run that asks more often than its
script says ends, and the report shows it. What a client asks for its own sake (:func:`is_housekeeping`) is answered
and logged, and uses no TURN.
"""

from __future__ import annotations

import gzip
import json
import re
import socket
import struct
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from . import wire

Json = dict[str, Any]

# From Claude Code's own prompts, narrow enough that no judge's instructions are taken for one of them.
ERRAND = re.compile(
    r"sentence-case title|session title|new conversation topic|summarize this coding conversation", re.IGNORECASE
)


class Script:
    """The turns that are left, and the requests so far. Clients ask from several threads."""

    def __init__(self, turns: list[Json]) -> None:
        self._lock = threading.Lock()
        self._turns = list(turns)
        self._requests: list[Json] = []

    def take(self, body: str) -> Json | None:
        """Hand out the turn for a request, or None when none fits."""
        with self._lock:
            turns = [turn for turn in self._turns if "renewal" not in turn]
            matching = (turn for turn in turns if "match" in turn and re.search(turn["match"], body))
            plain = (turn for turn in turns if "match" not in turn)
            turn = next(matching, None) or next(plain, None)
            if turn is not None and not turn.get("repeat"):
                self._turns.remove(turn)
            return turn

    def renew(self) -> Json:
        """Hand out the tokens of a login, once."""
        with self._lock:
            turn = next((turn for turn in self._turns if "renewal" in turn), None)
            if turn is None:
                return {}
            self._turns.remove(turn)
            tokens: Json = turn["renewal"]
            return tokens

    def log(self, request: Json) -> int:
        """Keep a request and return its number, from 1."""
        with self._lock:
            self._requests.append(request)
            return len(self._requests)

    def report(self) -> Json:
        """Return the requests so far and how many turns nobody asked for."""
        with self._lock:
            unused = sum(not turn.get("repeat") for turn in self._turns)
            return {"requests": list(self._requests), "unused": unused}


def is_housekeeping(body: Json) -> bool:
    """Tell a client's own errands (quota probe, session title) from a turn of the conversation."""
    if body.get("max_tokens") == 1:
        return True
    instructions = json.dumps([body.get("system"), body.get("instructions")])
    return not body.get("tools") and ERRAND.search(instructions) is not None


class Server(ThreadingHTTPServer):
    """The listening server with its current script."""

    daemon_threads = True
    script = Script([])

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing about a client that hung up: tests kill clients while they wait."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class Handler(BaseHTTPRequestHandler):
    """Answers one connection."""

    protocol_version = "HTTP/1.1"
    server: Server

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name is inherited
        """Stay silent; the report has it all."""

    def do_HEAD(self) -> None:
        """Answer a reachability probe."""
        self._send(200, "application/json", "")

    def do_GET(self) -> None:
        """Answer the list of models, in both interfaces' spelling, and anything else that is only read."""
        self._log("other", {})
        self._send(200, "application/json", json.dumps({"object": "list", "data": [], "models": []}))

    def do_POST(self) -> None:
        """Answer a model call from the script, and everything else by an empty object."""
        path = self.path.partition("?")[0]
        raw = self._read()
        try:
            body = json.loads(raw)
        except ValueError:
            body = {"unreadable": raw}
        if path.endswith("/count_tokens"):
            self._log("count", body)
            self._send(200, "application/json", json.dumps({"input_tokens": len(raw) // 4}))
        elif path.endswith("/messages"):
            self._answer(wire.anthropic, raw, body)
        elif path.endswith("/responses"):
            self._answer(wire.responses, raw, body)
        else:
            self._log("other", body)
            tokens = self.server.script.renew() if path.endswith("/oauth/token") else {}
            self._send(200, "application/json", json.dumps(tokens))

    def _answer(self, encode: Any, raw: str, body: Json) -> None:
        if is_housekeeping(body):
            self._send(200, *encode(self._log("housekeeping", body), {"text": '{"title": "Scripted"}'}, body))
            return
        turn = self.server.script.take(raw)
        number = self._log("call" if turn is not None else "unscripted", body)
        if turn is None:
            self._send(400, *wire.error(400, "the script has no turn for this request"))
            return
        time.sleep(turn.get("delay", 0))
        if "status" in turn:
            text = turn.get("message", "scripted error")
            self._send(turn["status"], *wire.error(turn["status"], text), turn.get("headers"))
        else:
            self._send(200, *encode(number, turn, body))

    def _log(self, kind: str, body: Json) -> int:
        headers = {name.lower(): value for name, value in self.headers.items()}
        return self.server.script.log({"kind": kind, "path": self.path, "headers": headers, "body": body})

    def _read(self) -> str:
        data = self.rfile.read(int(self.headers.get("content-length") or 0))
        if self.headers.get("content-encoding") == "gzip":
            data = gzip.decompress(data)
        return data.decode("utf-8", "replace")

    def _send(self, status: int, kind: str, text: str, headers: Json | None = None) -> None:
        data = text.encode()
        self.send_response(status)
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


def raise_loopback() -> None:
    """Bring up ``lo``, which is down in a fresh network namespace. An ioctl, so that no ``ip`` program is needed."""
    import fcntl  # POSIX only, as namespaces are Linux only

    set_flags, up_and_running = 0x8914, 0x1 | 0x40
    with socket.socket() as any_socket:
        fcntl.ioctl(any_socket, set_flags, struct.pack("16sh14x", b"lo", up_and_running))


def main() -> None:
    """Serve until stdin ends."""
    if "--own-namespace" in sys.argv[1:]:
        raise_loopback()
    server = Server(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    reply: Json = {"port": server.server_address[1]}
    sys.stdout.write(json.dumps(reply) + "\n")
    sys.stdout.flush()
    for line in sys.stdin:
        order = json.loads(line)
        if "script" in order:
            server.script = Script(order["script"])
            reply = {"ok": True}
        else:
            reply = server.script.report()
        sys.stdout.write(json.dumps(reply) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
