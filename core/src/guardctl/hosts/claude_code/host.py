"""How Claude Code registers as a host."""

from __future__ import annotations

from guardctl.hookspecs import hookimpl
from guardctl.registration import HostSpec


class _Plugin:
    @hookimpl
    def guardctl_hosts(self) -> list[HostSpec]:
        return [
            HostSpec(
                name="claude-code",
                reader="guardctl.hosts.claude_code.reader",
                installer="guardctl.hosts.claude_code.installer:installer",
                events=("stop", "subagent-stop"),
                cap=8,
            )
        ]


plugin = _Plugin()
