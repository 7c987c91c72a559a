"""Keys in the hook's own environment: whose they are, and which of them a judge may have.

A host passes on what a project's settings define. With a key of theirs a project would have the human's text judged in
somebody else's account, and could have every judgement fail. So such a key is taken out of the environment before
anybody reads it; what then is left tells the circuit breaker whose failures it counts.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from guardctl.notices import log_once
from guardctl.records import text_hash

CREDENTIALS = (
    "ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN", "CLAUDE_CODE_OAUTH_TOKEN", "OPENAI_API_KEY", "CODEX_API_KEY",
    "GEMINI_API_KEY", "GOOGLE_API_KEY", "CEREBRAS_API_KEY", "GROQ_API_KEY", "OPENROUTER_API_KEY",
)  # fmt: skip
"""The only variables that a judge takes from the hook's own environment: a host passes a project's variables on."""


def set_aside(reader: Any, index: Mapping[str, Any], paths: Mapping[str, Any], host: str, payload: Any) -> list[str]:
    """Take keys that the project's settings define out of this process's environment, and say so once per session.

    Args:
        reader: the host's.
        index: as on the silent path.
        paths: as on the silent path.
        host: name of the host.
        payload: the hook's.

    Returns:
        The names of the variables that were taken out.
    """
    project = os.environ.get("CLAUDE_PROJECT_DIR", "")
    found = [name for name in CREDENTIALS if name in os.environ and reader.project_defines(name, payload, project)]
    for name in found:
        del os.environ[name]
    if found:
        text = f"the project's settings define {', '.join(found)}; no judge was given it"
        log_once(index, paths, host, payload, text, "/credential")
    return found


def origin() -> str:
    """Return what tells the credentials of this environment from others: "" for none, or a hash.

    Without a key in the environment a judge uses the user's own login or settings, which are the same everywhere.
    """
    present = [f"{name}={os.environ[name]}" for name in CREDENTIALS if name in os.environ]
    return text_hash("\n".join(present)) if present else ""
