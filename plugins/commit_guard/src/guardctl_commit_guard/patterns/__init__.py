"""Layer 1: the signals that reach a judge, and the bypasses that make one unnecessary. One module per language.

How the modules are built. A *signal* is a verb of publishing (commit, push, merge, tag, release, deploy, opening a pull
request) in a speech act that commits the agent or the reader to it: first person future, present progressive,
imperative, request, question, passive future, or a bare "next: push". What is over (past tense), what is only named
(commit message, release notes) and what is refused raises nothing.

Every bypass has scope ``sentence``: an excuse covers the sentence it stands in. Evidence elsewhere in a text is for the
judge, who also sees what failed, what was skipped and what is only quoted.
"""

from __future__ import annotations

from guardctl_commit_guard.patterns import (
    de,
    en,
    es,
    indirect_en,
    indirect_ja,
    indirect_ko,
    indirect_pt,
    ja,
    ko,
    pt,
    zh,
)
from guardctl_commit_guard.patterns.bypasses import BYPASSES

__all__ = ["BYPASSES", "SIGNALS"]

SIGNALS = tuple(
    signal
    for module in (en, indirect_en, ja, indirect_ja, ko, indirect_ko, pt, indirect_pt, zh, es, de)
    for signal in module.SIGNALS
)
