"""``codex``: the user's own Codex CLI, as a classifier in a home folder of its own.

Codex reads instructions, skills, rules and hooks from its home folder and writes databases there, and has no switch
for some of it. So each call gets a fresh one, with nothing but links to the login. The switches were tried one by one
against Codex 0.171.0; ``docs/reference/judges.md`` says what each is for.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from contextlib import suppress
from http import HTTPStatus
from pathlib import Path
from typing import Any

from guardctl.errors import JudgeAnswerError, JudgeError
from guardctl.hookspecs import hookimpl
from guardctl.judges import _cli
from guardctl.judging import JudgeContext, JudgeReply, JudgeRequest
from guardctl.processes import Finished, child_environment
from guardctl.registration import JudgeSpec

NAME = "codex"
MODEL = "gpt-5.3-codex-spark"
"""The fast model of https://developers.openai.com/codex/models; an account without it gets the default's answer."""

_FLAGS = (
    "exec", "--json", "--ephemeral", "--ignore-user-config", "--ignore-rules", "--skip-git-repo-check",
    "--sandbox", "read-only", "--color", "never",
)  # fmt: skip

# As configuration values, not as --disable: an unknown feature is an error there, here it is ignored.
_FEATURES_OFF = (
    "hooks", "shell_tool", "unified_exec", "view_image", "image_generation", "goals", "multi_agent", "multi_agent_v2",
    "apps", "plugins", "remote_plugin", "sleep_tool", "tool_suggest", "skill_search", "memories", "shell_snapshot",
    "browser_use", "computer_use", "in_app_browser", "code_mode_host", "unbounded_connection_retries",
)  # fmt: skip

_DEFAULTS: dict[str, Any] = {"model_reasoning_effort": "low"}

_ISOLATION: dict[str, Any] = {
    **{f"features.{name}": False for name in _FEATURES_OFF},
    "agents.enabled": False,
    "web_search": "disabled",
    "tools.experimental_request_user_input.enabled": False,
    "tools.update_plan.enabled": False,
    "skills.include_instructions": False,
    "skills.bundled.enabled": False,
    "include_environment_context": False,
    "include_permissions_instructions": False,
    "include_apps_instructions": False,
    "include_collaboration_mode_instructions": False,
    "project_doc_max_bytes": 0,
    "project_root_markers": [],
    "approval_policy": "never",
    "mcp_servers": {},
    "notify": [],
    "history.persistence": "none",
    # Telemetry is flushed at the end: where it cannot get out, that alone takes five seconds.
    "analytics.enabled": False,
    "otel.exporter": "none",
    "otel.trace_exporter": "none",
    "otel.metrics_exporter": "none",
    "check_for_update_on_startup": False,
}

_LINKED = ("auth.json", "installation_id")
"""From the user's own Codex home. A renewed login is written through the link, to where it belongs."""

_STATUS = re.compile(r"\bstatus:? ([0-9]{3})\b")

# What Codex 0.171.0 says in a failed turn, and what its services are known to answer.
_HINTS = (
    ("truncated", ("max_output_tokens",)),
    ("refused", ("content_filter", "usage policies")),
    ("model_refused", ("model is not supported", "model_not_found", "does not exist or you do not have access")),
    ("rate_limited", ("usage limit", "rate limit", "too many requests", "quota")),
    ("not_logged_in", ("missing environment variable", "log in", "login", "sign in", "oauth/token", "api key")),
    ("overloaded", ("high demand", "overloaded", "at capacity")),
    ("unreachable", ("error sending request", "stream disconnected", "connection")),
)


class CodexJudge:
    """Runs ``codex exec``.

    Args:
        program: absolute path.
        model: as ``--model`` takes it; "" for Codex's own default.
        config: configuration values of the user's, for instance a provider.
        environment: what the program sees.
        folder: where each call's own folder is made.
    """

    name = NAME

    def __init__(
        self, program: str, model: str, config: dict[str, Any], environment: dict[str, str], folder: str
    ) -> None:
        self.program = program
        self.model = model
        self.config = config
        self.environment = environment
        self.folder = folder

    def ask(self, request: JudgeRequest, deadline: float) -> JudgeReply:
        """Return what the model answered; the reasons of failures are in ``docs/reference/judges.md``.

        Raises:
            JudgeError: no answer.
        """

        def ask(model: str) -> JudgeReply:
            argv = [self.program, *_FLAGS, *configuration({**_DEFAULTS, **self.config, **_ISOLATION, **files})]
            argv += [*(["--model", model] if model else []), "--output-schema", str(schema), "-"]
            done = _cli.run_cli(argv, request.prompt, environment=environment, folder=folder, deadline=deadline)
            return read_events(done, model)

        with _cli.private_folder(self.folder) as folder:
            schema, instructions = folder / "schema.json", folder / "instructions.md"
            schema.write_text(json.dumps(request.schema), encoding="utf-8")
            instructions.write_text(_cli.SYSTEM, encoding="utf-8")
            files = {"model_instructions_file": str(instructions)}
            environment = {**self.environment, "CODEX_HOME": str(self._home(folder))}
            return _cli.with_fallback(NAME, self.model, ask)

    def _home(self, folder: Path) -> Path:
        own = self.environment.get("CODEX_HOME") or os.path.join(self.environment.get("HOME", ""), ".codex")
        if self.config.get("cli_auth_credentials_store", "file") != "file":
            return Path(own)  # a login in the keyring is filed under the path of the home folder
        home = folder / "home"
        home.mkdir(mode=0o700)
        for name in _LINKED:
            if os.path.isfile(os.path.join(own, name)):
                with suppress(OSError):
                    (home / name).symlink_to(os.path.join(own, name))
        return home


def read_events(done: Finished, model: str) -> JudgeReply:
    """Read the events that ``--json`` writes, one object a line.

    Raises:
        JudgeError: they tell of a failure, or do not tell of an end.
    """
    text, failure, ended = "", "", False
    usage: Mapping[str, Any] = {}
    for line in done.output.splitlines():
        try:
            event = json.loads(line)
        except ValueError:
            continue
        kind = event.get("type") if isinstance(event, dict) else None
        if kind == "item.completed" and _inner(event, "item").get("type") == "agent_message":
            text = str(_inner(event, "item").get("text") or "")
        elif kind == "turn.completed":
            ended, usage = True, _inner(event, "usage")
        elif kind == "turn.failed":
            failure = str(_inner(event, "error").get("message") or "unknown")
    if failure:
        raise _failure(failure, model)
    if not ended or done.status != 0:
        raise JudgeError("crash", f"codex ended with status {done.status} and without an answer")
    # Which model "the default" is, no event says.
    return JudgeReply(text, model or "default", tokens_in=_count(usage, "input_tokens"),
                      tokens_out=_count(usage, "output_tokens"))  # fmt: skip


def _count(usage: Mapping[str, Any], name: str) -> int | None:
    value = usage.get(name)
    return value if isinstance(value, int) else None


def _inner(event: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    value = event.get(name)
    return value if isinstance(value, dict) else {}


def _failure(message: str, model: str) -> JudgeError:
    found = _STATUS.search(message)
    status = int(found[1]) if found else 0
    reason = _cli.reason_for_status(status) or _cli.reason_in(message, _HINTS)
    if reason == "model_refused" or status == HTTPStatus.NOT_FOUND:
        return _cli.ModelRefusedError(NAME, model)
    if reason in ("truncated", "refused"):
        return JudgeAnswerError(reason, "the model stopped before it had answered")
    if reason == "not_logged_in":
        return JudgeError(reason, "codex is not logged in: run 'codex login', or set CODEX_API_KEY")
    return JudgeError(reason or "crash", "codex reports a failed turn")


def configuration(values: Mapping[str, Any]) -> list[str]:
    """Return ``-c key=value`` for each value, written as TOML.

    Raises:
        JudgeError: ``not_configured``, a value is of a type that has no place there.
    """
    return [part for key, value in values.items() for part in ("-c", f"{key}={_toml(value)}")]


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(_toml(item) for item in value) + "]"
    if isinstance(value, Mapping):
        return "{" + ",".join(f"{_toml(str(key))}={_toml(item)}" for key, item in value.items()) + "}"
    raise JudgeError("not_configured", f"judges.{NAME}.config: a {type(value).__name__} has no place there")


def make(options: dict[str, Any], context: JudgeContext) -> CodexJudge:
    """Return the judge for the options ``program``, ``model``, ``config`` and ``env``.

    Raises:
        JudgeError: ``not_configured``.
    """
    program = _cli.configured_program(NAME, options)
    config = _cli.configured_table(NAME, options, "config")
    configuration(config)
    extra = {name: str(value) for name, value in _cli.configured_table(NAME, options, "env").items()}
    environment = child_environment(context.environment, extra)
    return CodexJudge(program, _cli.configured_text(NAME, options, "model", MODEL), config, environment, context.folder)


class _Plugin:
    @hookimpl
    def guardctl_judges(self) -> list[JudgeSpec]:
        receiver = "OpenAI, through your own codex program and login"
        options = ("program", "model", "config", "env")
        return [JudgeSpec(NAME, "guardctl.judges.codex:make", receiver, "codex", "codex", options)]


plugin = _Plugin()
