"""English signals of scope-change: a sample, a recipe for the reader or a paper stands for the whole."""

from guardctl_scope_guard.conditions import signal

SIGNALS = (
    signal(
        "en",
        "a paper or a mock in place of the work",
        r"\b(?:guide|instructions|checklist|steps|recipe|runbook|walkthrough)\b.{0,20}\b(?:you can|for you"
        r" to) (?:implement|build|do|finish|apply|complete)\b",
    ),
    signal(
        "en",
        "a paper or a mock in place of the work",
        r"\b(?:migration|implementation|code|import|port|api|feature) itself (?:is|was|has)(?:n['’]t| not|"
        r" still| yet)\b",
    ),
    signal(
        "en",
        "a paper or a mock in place of the work",
        r"\b(?:instead of|rather than|in lieu of)\b.{0,40}\bi(?:['’]ve)? (?:wrote|drafted|documented"
        r"|described|sketched|outlined|summari[sz]ed|prepared)\b",
    ),
    signal(
        "en",
        "a paper or a mock in place of the work",
        r"\b(?:mock|design|document|plan|outline|sketch|prototype|concept|roadmap)\b.{0,40}\b(?:instead|in"
        r" lieu|in place) of (?:the|an?|\w+ing)\b",
    ),
    signal(
        "en",
        "a paper or a mock in place of the work",
        r"\b(?:prototype|mock-?up|sketch|outline|draft|design|plan), (?:and )?not (?:the|an?|yet)\b|\bi"
        r" (?:only |just )?(?:wrote|sketched|left) pseudo-?code\b",
    ),
    signal(
        "en",
        "a paper or a mock in place of the work",
        r"\bi(?:['’]ve| have)? (?:only |just )?(?:outlined|sketched|described|documented|summari[sz]ed)"
        r" (?:how|what|the way)\b.{0,40}\b(?:would|could)\b",
    ),
    signal(
        "en",
        "a sample stands for the whole",
        r"\b(?:i|we) (?:\w+ )?(?:check|verif|test|review|convert|port|sampl|pick|took)\w* (?:\w+"
        r" ){0,5}?(?:representative|(?:small|random) (?:sample|subset))\b",
    ),
    signal(
        "en",
        "a sample stands for the whole",
        r"\b(?:applied|extrapolated|inferred|assumed?|presumed?|carried)\b.{0,20}\b(?:rest|others|remaining"
        r"|other \w+)\b(?! (?:of|is|are) (?:your|a)\b)",
    ),
    signal(
        "en",
        "a sample stands for the whole",
        r"\b(?:rest|others|remaining|other \w+)\b.{0,40}\bso i (?:did(?:n['’]t| not)|only|skipped|stopped"
        r"|left)\b",
    ),
    signal(
        "en",
        "a sample stands for the whole",
        r"\bi(?: only| just)? (?:check|test|review|convert|port|read|open|ran|look)\w* (?:at )?(?:the"
        r" first|a|one|two|three|some)\b.{0,60}\b(?:rest|others|remaining)\b",
    ),
    signal(
        "en",
        "a sample stands for the whole",
        r"\b(?:trusted|treated)\b.{0,20}\b(?:rest|others|remaining)\b|\b(?:rest|others|remaining"
        r" \w+)\b.{0,30}\bnot (?:\w+ )?(?:checked|opened|verified)\b",
    ),
    signal(
        "en",
        "a sample stands for the whole",
        r"\bby analogy\b.{0,20}\b(?:rest|others|remaining)\b|\b(?:rest|others|remaining"
        r" \w+)\b.{0,20}\b(?:by analogy|analogous(?:ly)?)\b",
    ),
    signal(
        "en",
        "a sample stands for the whole",
        r"\bi (?:only |just )?(?:check|test|read|verif|review)\w* every (?:second|third|fifth|tenth|\d)"
        r"|\b(?:testing|checking) one .{0,20}(?:enough|suffic)",
    ),
    signal(
        "en",
        "a sample stands for the whole",
        r"\b(?:sample|subset|handful) of\b.{0,50}\bso i(?:['’]m)? (?:consider|assum|take|regard|trust"
        "|confident|call)",
    ),
    signal(
        "en",
        "work handed to the reader",
        r"\byou(?:['’](?:ll|d)| \w+)? (?:\w+ ){1,4}(?:rest|remaining|other|others|last)\b.{0,40}\b(?:same"
        r"|similarly|likewise|yourself|pattern)\b",
    ),
    signal(
        "en",
        "work handed to the reader",
        r"^\W*(?:(?:just|simply|then|now|please|feel free to) )*(?:copy|repeat|extend|adapt|fill in|wire up"
        r"|do)\b.{0,30}\b(?:rest|remaining|others?)\b",
    ),
    signal(
        "en",
        "work handed to the reader",
        r"\b(?:leav|left|hand)\w* (?:the )?(?:rest|remaining|wiring|migration|last|other)\b.{0,40}\b(?:to"
        r"|for|with) you\b",
    ),
    signal(
        "en",
        "work handed to the reader",
        r"^\W*(?:(?:please|then|now|just) )*(?:run|apply|do|write|wire|port|finish)\b.{0,40}\byourself\b"
        r"|\brest is (?:straightforward|trivial|mechanical|easy)\b",
    ),
    signal(
        "en",
        "work handed to the reader",
        r"\byou (?:can|could|may|might|will|should|just)(?: \w+){1,6} the (?:other (?:two|three|four|five"
        r"|six|modules?|screens?|files?)|remaining)\b",
    ),
    signal(
        "en",
        "work handed to the reader",
        r"\byou(?:['’](?:ll|d)| would| will| may| can)? (?:have|need|want) to .{1,50}?\b(?:yourself|on your"
        r" own|for the (?:other|rest|remaining))\b",
    ),
    signal(
        "en",
        "work handed to the reader",
        r"\b(?:run|done|finished|applied|written|completed) by you\b|\bleft for you (?:is|to (?:do|add|wire"
        r"|hook|write|run|finish))\b|\bas an exercise\b",
    ),
    signal(
        "en",
        "work handed to the reader",
        r"\bas an? (?:template|model|pattern|blueprint) for the (?:other|rest|remaining)|\b(?:other"
        r"|remaining) \w+ works? (?:in )?the same way\b",
    ),
    signal(
        "en",
        "a paper or a mock in place of the work",
        r"\b(?:mock|design|document|plan|guide|outline|prototype|script)\b.{0,40}"
        r"\b(?:rather than|instead of) (?:the \w+ itself|\w+ing (?:it|them|the))\b",
    ),
    signal(
        "en",
        "work handed to the reader",
        r"\byou(?:['’]d| would)? (?:just|only|simply|then) (?:have|need) to "
        r"(?:\w+ ){1,5}for the (?:other|rest|remaining)\b",
    ),
)
