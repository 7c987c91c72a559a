"""``claude``: the user's own Claude Code, as a classifier without tools, settings, hooks, memory or session files.

The switches were tried one by one against Claude Code 2.1.332; ``docs/reference/judges.md`` says what each is for.
"""

from __future__ import annotations

import json
from http import HTTPStatus
from typing import Any

from guardctl.errors import JudgeAnswerError, JudgeError
from guardctl.hookspecs import hookimpl
from guardctl.judges import _cli
from guardctl.judging import JudgeContext, JudgeReply, JudgeRequest
from guardctl.processes import Finished, child_environment
from guardctl.registration import JudgeSpec

NAME = "claude"
MODEL = "haiku"
"""Claude Code's own alias for the newest small model."""

_FLAGS = (
    "-p", "--output-format", "json", "--setting-sources", "", "--tools", "", "--strict-mcp-config",
    "--disable-slash-commands", "--no-session-persistence", "--max-turns", "3", "--effort", "low",
    "--system-prompt", _cli.SYSTEM,
)  # fmt: skip

_SETTINGS = {"disableAllHooks": True, "permissions": {"deny": ["Read", "Read(//**)", "Read(~/**)"]}}
"""Denied reading covers files mentioned in the prompt, which Claude Code would attach without any tool."""

_LIMITS = {
    # One failure is one failure: a retry after the wait that a server asks for would cost the whole deadline.
    "CLAUDE_CODE_MAX_RETRIES": "0",
    "MAX_STRUCTURED_OUTPUT_RETRIES": "1",
    "CLAUDE_CODE_MAX_OUTPUT_TOKENS": "8192",
    "CLAUDE_CODE_DISABLE_REFUSAL_RETRY": "1",
    "CLAUDE_CODE_DISABLE_REFUSAL_FALLBACK": "1",
}
_ISOLATION = {
    "CLAUDE_CODE_DISABLE_ATTACHMENTS": "1",
    "CLAUDE_CODE_DISABLE_FILE_MENTIONS": "1",
    "CLAUDE_CODE_DISABLE_CLAUDE_MDS": "1",
    "CLAUDE_CODE_DISABLE_AUTO_MEMORY": "1",
    "CLAUDE_CODE_DISABLE_ULTRATHINK": "1",
    "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
    "DISABLE_AUTOUPDATER": "1",
    "ENABLE_TOOL_SEARCH": "false",
}

# What Claude Code 2.1.332 says where it passes no HTTP status on.
_HINTS = (
    ("truncated", ("output token maximum",)),
    ("model_refused", ("issue with the selected model",)),
    ("not_logged_in", ("/login", "not logged in", "api key", "oauth token")),
    ("rate_limited", ("usage limit", "limit reached", "hit your")),
    ("unreachable", ("connect", "network", "timed out")),
)


class ClaudeJudge:
    """Runs ``claude -p``.

    Args:
        program: absolute path.
        model: as ``--model`` takes it; "" for Claude Code's own default.
        settings: what ``--settings`` gets.
        environment: what the program sees.
        folder: where each call's own folder is made.
    """

    name = NAME

    def __init__(
        self, program: str, model: str, settings: dict[str, Any], environment: dict[str, str], folder: str
    ) -> None:
        self.program = program
        self.model = model
        self.settings = settings
        self.environment = environment
        self.folder = folder

    def ask(self, request: JudgeRequest, deadline: float) -> JudgeReply:
        """Return what the model answered; the reasons of failures are in ``docs/reference/judges.md``.

        Raises:
            JudgeError: no answer.
        """

        def ask(model: str) -> JudgeReply:
            argv = [self.program, *_FLAGS, "--settings", json.dumps(self.settings)]
            argv += ["--json-schema", json.dumps(request.schema), *(["--model", model] if model else [])]
            environment = {**self.environment, "CLAUDE_CODE_TMPDIR": str(folder / "tmp")}
            done = _cli.run_cli(argv, request.prompt, environment=environment, folder=folder, deadline=deadline)
            return read_result(done, model)

        with _cli.private_folder(self.folder) as folder:
            return _cli.with_fallback(NAME, self.model, ask)


def read_result(done: Finished, model: str) -> JudgeReply:
    """Read the one JSON object that ``--output-format json`` writes.

    Raises:
        JudgeError: it tells of a failure, or there is none.
    """
    try:
        result = json.loads(done.output)
    except ValueError:
        result = None
    if not isinstance(result, dict) or result.get("type") != "result":
        raise JudgeError("crash", f"claude ended with status {done.status} and without a result")
    answer, said, stop = result.get("structured_output"), result.get("result"), result.get("stop_reason")
    if isinstance(answer, dict):
        text = json.dumps(answer, ensure_ascii=False)
    elif result.get("is_error"):
        raise _failure(result, said if isinstance(said, str) else "", model)
    elif stop in ("refusal", "max_tokens"):
        raise JudgeAnswerError("refused" if stop == "refusal" else "truncated", f"the model stopped: {stop}")
    else:
        text = said if isinstance(said, str) else ""
    used, usage = result.get("modelUsage"), result.get("usage")
    name = next(iter(used), model) if isinstance(used, dict) else model
    return JudgeReply(text, model=name, tokens_in=_total(usage, "input"), tokens_out=_total(usage, "output"))


def _failure(result: dict[str, Any], said: str, model: str) -> JudgeError:
    """Return the error for a result that is one, by what Claude Code 2.1.332 says in each case."""
    status, stop, kind = result.get("api_error_status"), result.get("stop_reason"), result.get("subtype")
    if kind == "error_max_structured_output_retries":
        # The program checks against the schema itself, and its model never got there.
        return JudgeAnswerError("wrong_type" if stop == "tool_use" else "prose", "no answer that fits the schema")
    if kind == "error_max_turns":
        return JudgeAnswerError("prose", "the model did not come to an answer")
    if stop == "refusal":
        return JudgeAnswerError("refused", "the model declined to answer")
    reason = _cli.reason_for_status(status) if isinstance(status, int) else ""
    reason = reason or _cli.reason_in(said, _HINTS)
    if reason == "truncated":
        return JudgeAnswerError(reason, "the answer was longer than allowed")
    if reason == "model_refused" or status == HTTPStatus.NOT_FOUND:
        return _cli.ModelRefusedError(NAME, model)
    if reason == "not_logged_in":
        return JudgeError(reason, "claude is not logged in: run 'claude' and then '/login', or set ANTHROPIC_API_KEY")
    return JudgeError(reason or "crash", f"claude reports an error (HTTP status {status})")


def _total(usage: object, side: str) -> int | None:
    if not isinstance(usage, dict):
        return None
    names = {
        "input": ("input_tokens", "cache_creation_input_tokens", "cache_read_input_tokens"),
        "output": ("output_tokens",),
    }[side]
    counts = [usage[name] for name in names if isinstance(usage.get(name), int)]
    return sum(counts) if counts else None


def make(options: dict[str, Any], context: JudgeContext) -> ClaudeJudge:
    """Return the judge for the options ``program``, ``model``, ``api_key_helper`` and ``env``.

    Raises:
        JudgeError: ``not_configured``.
    """
    program = _cli.configured_program(NAME, options)
    settings: dict[str, Any] = dict(_SETTINGS)
    helper = _cli.configured_text(NAME, options, "api_key_helper")
    if helper:
        settings["apiKeyHelper"] = helper
    extra = {name: str(value) for name, value in _cli.configured_table(NAME, options, "env").items()}
    environment = child_environment(context.environment, {**_LIMITS, **extra, **_ISOLATION})
    model = _cli.configured_text(NAME, options, "model", MODEL)
    return ClaudeJudge(program, model, settings, environment, context.folder)


class _Plugin:
    @hookimpl
    def guardctl_judges(self) -> list[JudgeSpec]:
        receiver = "Anthropic, through your own claude program and login"
        options = ("program", "model", "api_key_helper", "env")
        return [JudgeSpec(NAME, "guardctl.judges.claude:make", receiver, "claude-code", "claude", options)]


plugin = _Plugin()
