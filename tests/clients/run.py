"""What one run of a client did, as seen from outside and by the model."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from pathlib import Path

Json = dict[str, Any]

# How each client hands a hook's feedback to the model (Claude Code 2.1.332, Codex 0.171.0).
FEEDBACK = {
    "claude": re.compile(r"Stop hook feedback:\n(.*?)(?=\n</system-reminder>|\Z)", re.DOTALL),
    "codex": re.compile(r"<hook_prompt[^>]*>(.*?)</hook_prompt>", re.DOTALL),
}
SESSION_HEADER = {"claude": "x-claude-code-session-id", "codex": "session-id"}
AGENT_HEADER = "x-claude-code-agent-id"


@dataclass(frozen=True)
class Run:
    """The outcome.

    Attributes:
        client: ``claude`` or ``codex``.
        session: the session's id.
        transcript: the client's own record of the session, if it wrote one.
        returncode: exit status of the client.
        stdout: what it wrote: the final answer.
        stderr: its talk.
        seconds: how long it ran.
        requests: everything the model server was asked, in order: kind, path, headers, body.
        unused: how many turns of the script nobody asked for.
    """

    client: Literal["claude", "codex"]
    session: str
    transcript: Path | None
    returncode: int
    stdout: str
    stderr: str
    seconds: float
    requests: list[Json]
    unused: int

    @property
    def calls(self) -> list[Json]:
        """Bodies of the agent's own model calls, including those the script had no turn for."""
        return [request["body"] for request in self._calls("agent")]

    @property
    def subagent_calls(self) -> list[Json]:
        """Bodies of its subagents' model calls."""
        return [request["body"] for request in self._calls("subagent")]

    @property
    def judge_calls(self) -> list[Json]:
        """Bodies of the model calls of other sessions: a judge that a hook started."""
        return [request["body"] for request in self._calls("judge")]

    @property
    def feedback(self) -> list[str]:
        """What hooks told the agent in this run."""
        return self._new_feedback(self.calls)

    @property
    def subagent_feedback(self) -> list[str]:
        """What hooks told its subagent."""
        return self._new_feedback(self.subagent_calls)

    def transcript_text(self) -> str:
        """Return the client's record as it stands in the file; hooks and their troubles are in it."""
        return self.transcript.read_text(encoding="utf-8") if self.transcript else ""

    def _calls(self, who: str) -> list[Json]:
        asked = [request for request in self.requests if request["kind"] in {"call", "unscripted"}]
        return [request for request in asked if self._who(request["headers"]) == who]

    def _who(self, headers: Json) -> str:
        if headers.get(SESSION_HEADER[self.client]) != self.session:
            return "judge"
        return "subagent" if AGENT_HEADER in headers else "agent"

    def _new_feedback(self, calls: list[Json]) -> list[str]:
        """Every call repeats the conversation so far, also that of earlier runs of the session."""
        if not calls:
            return []
        return self._feedback_in(calls[-1])[len(self._feedback_in(calls[0])) :]

    def _feedback_in(self, body: Json) -> list[str]:
        found = []
        for message in body.get("messages") or body.get("input") or []:
            content = message.get("content") or ""
            for block in [{"text": content}] if isinstance(content, str) else content:
                found += FEEDBACK[self.client].findall(block.get("text") or "")
        return [html.unescape(text) for text in found] if self.client == "codex" else found
