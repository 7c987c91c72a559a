"""Claude Code's settings files, and what goes into them."""

from __future__ import annotations

import os
from pathlib import Path

from guardctl.hosts.json_hooks import Plan, command, plan_install, plan_uninstall

TIMEOUT_SECONDS = 30
"""Registered with the host; guardctl's own deadline lies below it."""

_EVENTS = {"Stop": "stop", "SubagentStop": "subagent-stop"}


class ClaudeCodeInstaller:
    """What ``guardctl install claude-code`` does."""

    scopes = ("user", "project", "local")
    notes = ("Claude Code reads its settings again by itself; '/hooks' in a session lists the entry.",)

    def file(self, scope: str) -> Path:
        """Return the settings file of a scope; the host reads project files from the folder it runs in."""
        if scope == "user":
            home = os.environ.get("CLAUDE_CONFIG_DIR")
            return (Path(home) if home else Path.home() / ".claude") / "settings.json"
        return Path.cwd() / ".claude" / ("settings.json" if scope == "project" else "settings.local.json")

    def install(self, file: Path, entry: Path, python: str) -> Plan:
        """Plan the installation; see :func:`guardctl.hosts.json_hooks.plan_install`."""
        commands = {name: command(entry, python, "claude-code", event) for name, event in _EVENTS.items()}
        return plan_install(file, commands, TIMEOUT_SECONDS)

    def uninstall(self, file: Path) -> Plan:
        """Plan the removal; see :func:`guardctl.hosts.json_hooks.plan_uninstall`."""
        return plan_uninstall(file)


installer = ClaudeCodeInstaller()
