"""English signals: somebody says that a defect is over."""

from guardctl import Pattern
from guardctl_bugfix_guard.grammar import stems

# What can be wrong. "0 issues", "no errors" and "lint issues" belong to the report of a linter or a test run.
_NO_DEFECT = "".join(
    f"(?<!{kind} )"
    for kind in (
        *("0", "no", "zero", "lint", "linter", "linting", "vet", "ruff", "mypy", "eslint", "clippy", "format"),
        *("formatting", "spelling", "import", "doc", "docs", "style", "merge", "unrelated"),
    )
)
DEFECT = (
    r"\b(?:(?<!doc )(?<!docs )(?:bugs?|defects?|crash\w*|regressions?|symptoms?|problems?|hangs?|freez\w+|flak\w+|"
    r"flicker\w*|leaks?|"
    r"glitch\w*|deadlocks?|outages?|incidents?|segfaults?|panics?|stalls?|npe|exceptions?|tracebacks?|time-?outs?|"
    r"slowness|loop|duplicates?|lag|stutter\w*|drop-?offs?|breakage|faults?|50\ds|race|alarms?|warning|ticket|"
    r"complaints?|mismatch\w*|corruption|(?:blank|white|black|empty) (?:page|screen))\b|"
    rf"(?=[efi]){_NO_DEFECT}(?:errors?|failures?|failing|issues?)\b)"
)
# Literals of DEFECT; "fla" stands for flaky and flake, "50" for 500s.
DEFECT_STEMS = stems(
    "bug|defect|crash|error|fail|issue|problem|exception|fla|flicker|regress|symptom|hang|freez|leak|deadlock|"
    "outage|incident|glitch|fault|panic|stall|loop|time|50|duplic|npe|race|drop|stutter|lag|slowness|break|alarm|"
    "warning|ticket|complaint|mismatch|corrupt|screen|page"
)
# "position: fixed" and "fixed-width" are no repairs, nor is the rule "bug is fixed -> run the tests", nor what a commit
# or somebody else's branch had fixed, nor an edit of the agent's that failed and was made again.
_FIXED = (
    "(?<!the )(?<!a )(?<!commit [0-9a-f]{7} )(?<!'s refactor )(?<!'s refactor also )(?<!'s branch )fixed(?!-| "
    "(?:width|size|position|point|set|time|column|height|length|amount|number|in a future|by re-?reading)|"
    r" \(\w+\) \w| *(?:→|->|=>))"
)
_SORTED = r"sorted(?: out)?(?! (?:them|these|by|in|alphabetically)\b)"
REPAIRED = (
    rf"(?:{_FIXED}|{_SORTED}|resolved|solved|squashed|cured|repaired|eliminated|taken care of|"
    "dealt with|ironed out|nailed|killed|healed|mended|put to bed|remedied|rectified|patched|stamped out|"
    "cleared up|corrected|addressed|exterminated)"
)
REPAIRED_STEMS = stems(
    "fixed|solved|squash|sorted|cured|repaired|correct|eliminat|address|taken care|dealt with|ironed|nailed|killed|"
    "healed|mended|put to bed|remedied|rectified|patched|stamped|cleared up|exterminat"
)
# Repairs of prose and layout are no bug fixes.
PROSE = (
    "(?:typos?|comments?|grammar|wording|docs?|docstrings?|links?|formatting|indentation|imports?|lint|spelling|"
    r"headings?)\b"
)
PLACES = r" in (?:(?:all|both|every|each|two|three|four|the) )*(?:places?|spots?|docs?|files|copies)\b"
# "no longer" alone is how features are described; with a verb of misbehaving it is a symptom that ended.
MISBEHAVE = (
    "(?:crash|fail|hang|freez|flicker|drop|throw|error|break|blow|happen|occur|appear|show|reproduc|leak|los[et]|"
    "lock|stall|stuck|tim(?:es?|ed|ing) out|duplicat|twice|doubl|jump|flash|vanish|disappear|corrupt|overflow|"
    "complain|blank|empty|wrong|missing|cut|panic|loop|spin|deadlock|garbl|misalign|overlap|come|stutter|"
    "go(?:es)? (?:off|down|blank|white|black|dark|red|missing|silent|wrong|haywire|astray|up in)|see|visible|present|"
    "affect|reject|repeat|get|sold|skip|swallow|slow|stale|bounce|"
    "jam|stick|jitter|wobbl|crop|clip|shift|rotat|lag|spam|ring|beep|delay|mix|swap|disconnect|drift|reset|expir|"
    "lie|quit|trip|chok|refus|turn|kill|mangl|trunc|forget|scrambl|squash|stretch|sleep)"
)

# What makes a symptom go away without anybody knowing why.
TREATED = (
    "(?:restart(?:ed|ing)|reboot(?:ed|ing)|reinstall(?:ed|ing)|redeploy(?:ed|ing)|power-?cycled|re-?flashed|"
    "recreated|rolled back|downgraded|clear(?:ed|ing) (?:the |my )?(?:cache|cookies|lock|temp)|swallow(?:ed|ing)|"
    "silenc(?:ed|ing)|muted|suppressed)"
)

SIGNALS = (
    Pattern(
        # "the crash on start-up is fixed", "Fixed the annoying crash"; "the bug we just fixed" names an old one.
        regex=(
            rf"{DEFECT}(?! (?:we|i|you|they|just)\b).{{0,80}}?\b{REPAIRED}\b|"
            rf"\b{REPAIRED} (?:[^ .]+ ){{0,5}}?{DEFECT}"
        ),
        all_of=(REPAIRED_STEMS, DEFECT_STEMS),
        why="a defect is said to be fixed",
    ),
    Pattern(
        # The report that is nothing but its verb: "Fixed.", "Both fixed:", "1. Tooltip cut off -> fixed".
        regex=(
            r"^[^a-z]*\b(?:(?:yep|yup|ok|okay|done|all|both|it's|that's|it is|that is|i|i've|we|we've|now|also|two|"
            rf"three|four|and|so|finally)[ ,:]+){{0,3}}(?:{_FIXED}|{_SORTED})\b"
            rf"(?! (?:\S+ ){{0,4}}?{PROSE}| (?:an? |one )?unrelated\b|{PLACES})|"
            rf"(?:^[^a-z]*|(?:→|->|=>) ?|[:?] |— |– )\b(?:is |now |all )?{REPAIRED}(?:[.:!,;]|$| and\b| \()|(?:`|"
            rf"\b(?:it|that|this|everything|"
            r"which)) (?:is|are|was) (?:now |all )?fixed\b(?! *(?:→|->|=>))|^(?=.*?\b(?:green|pass(?:es|ed|"
            r"ing)?)\b).*?\bfixed\b"
        ),
        all_of=(REPAIRED_STEMS,),
        why="a bare 'fixed'",
    ),
    Pattern(
        regex=(
            rf"{DEFECT}.{{0,60}}?\b(?:(?:is|are|was|were|be|'s|been|now|finally) (?:all |now |finally )?(?:gone|"
            "history|over|no more|behind us|under control|out of the way|dead)|went away|has gone away|goes away|"
            r"disappeared|vanished|stopped|ceased|cleared itself)\b|\b(?:mak(?:es?|ing) .{1,40}? go away\b|"
            r"went away\b)"
        ),
        all_of=(
            stems(
                "gone|history|over|no more|behind us|under control| away|disappear|vanish|stopped|ceased|cleared|"
                "out of the way|dead"
            ),
            (*DEFECT_STEMS, *stems("mak|went")),
        ),
        why="a defect is said to be gone",
    ),
    Pattern(
        # "the drift is corrected", "has been handled", "Status: done"; merge conflicts are resolved, not fixed.
        regex=(
            r"^(?!.*(?:conflict|\bfiles? (?:is|are)|dependenc|imports?\b))(?:.*?\b(?:has|"
            r"have) been (?:\w+ )?(?:fixed|corrected|repaired|resolved|solved|cured|"
            r"handled|sorted|eliminated|addressed)\b|.*?\b(?:is|are|was|were) (?:now |all )?(?:corrected|repaired|"
            r"resolved|solved|cured|sorted|eliminated)\b[^\w]*(?:$|[:;,.]))|\b(?:status|state|outcome|"
            r"result) *: \W*(?:done|resolved|closed|fixed|solved|complete|ok|finished|green|pass|work|correct)|"
            rf"{DEFECT}.{{0,60}}?\b(?:is|are|looks?|stays?|been) (?:now )?(?:stable|quiet|calm|clean|flat|green|"
            r"fine|ok)\b"
        ),
        all_of=(
            stems("been |is |are |was |were |status|state|outcome|result|looks |stays "),
            stems(
                "fixed|correct|repaired|solved|cured|handled|sorted|eliminat|address|done|closed|complete|ok|"
                "finished|green|pass|work|stable|quiet|calm|clean|flat|fine"
            ),
        ),
        why="a defect is said to be fixed",
    ),
    Pattern(
        regex=(
            r"(?<!\()\bwithout (?:complain|(?:an? |any )?(?:error|crash|hang|problem|fail|warning|hitch|hiccup|"
            r"freez|flicker))\w*[.,;!]?$|\b(?:(?:doesn't|don't|does not|do not|isn't|aren't|won't|can't|cannot|"
            r"never|not|didn't|nobody|nothing|no one)\b.{1,60}?\b(?:any ?more|any longer)\b|(?:doesn't|don't|isn't|"
            rf"aren't|does not|do not) (?!need)(?:\w+ ){{1,6}}now\b|(?:users|"
            rf"people|customers|they) won't (?:\w+ )?{MISBEHAVE}|(?:stopped|quit|ceased) (?:\w+ly )?(?!looking|"
            r"using|working|there)\w+ing\b)"
        ),
        all_of=(
            stems("more|longer| now|stopped|quit|ceased|without|won't"),
            stems("any|no|ing|n't|not|complain|error|crash|hang|problem|fail|warning|hitch|hiccup|freez|flicker"),
        ),
        why="a symptom no longer shows",
    ),
    Pattern(
        # "Worth confirming that it no longer hangs" asks; it does not tell.
        regex=(
            r"^(?!.*?\b(?:worth|please|to|should|let me|can you) (?:also )?(?:confirm|check|verify|test|see)).*?"
            rf"\bno longer (?:\w+ ){{0,2}}?{MISBEHAVE}"
        ),
        all_of=(("no longer",),),
        why="a symptom no longer shows",
    ),
    Pattern(
        regex=(
            r"\b(?:(?:has|have|had)(?:n't| not)(?: \w+)? (?:recur|reappear|come back|returned|shown (?:up|itself)|"
            "happened|crashed|failed|occurred|hung|frozen|been (?:killed|seen|any)|misbehaved|repeated|flaked|"
            "dropped|lost|gone)|(?:nobody|no one|no user|no customer) (?:has |have )?(?:seen|reported|complained|"
            r"noticed|hit)\b|since (?:then|i|we|that|the (?:change|restart|update|upgrade|fix|deploy|switch|"
            r"swap))\b.{0,60}?\b(?:no (?!longer)|zero|never|none|not one)|(?:no|zero|without(?: an?y?)?|"
            r"not (?:a single|one)) (?:\w+ ){0,2}?(?:errors?|crash\w*|failures?|hangs?|problems?|complaints?|"
            r"recurrences?|flak\w+|alarms?|time-?outs?)\b.{0,30}?\bsince\b)"
        ),
        all_of=(stems("since|hasn't|haven't|hadn't|has not|have not|nobody|no one|no user|no customer"),),
        why="it has not come back",
    ),
    Pattern(
        regex=(
            r"(?<!right )(?<!for )\bnow (?:\w+s(?: \w+){0,3}? (?:properly|correctly|normally|fine|as expected|"
            r"as it should)|(?:works|runs|loads|exits|starts|stops|opens|closes|shuts down|builds) cleanly)|"
            r"^[^a-z]*\b(?:the|all|every) (?!(?:\w+ ){1,4}?(?:is|are) (?:clear|obvious|ready|merged|available|live|"
            r"complete|documented|settled|in place|up to date) now)\w+(?: \w+){0,4} now[.,;!]|"
            r"^[^a-z]*\b(?:the )?(?!it |that |this |how |everything |all )\w+(?: \w+)? works[.;]|^[^a-z]*\b(?:the |"
            r"all |every |both )?(?!let|i |we |here|\w+ing )\w+ (?:\w+ ){0,3}?(?!is |was |has )\w+s (?:\w+ ){0,3}?"
            r"now[.!;,]?$|"
            r"\b(?:(?:(?:works?|working|loads?|opens?|adds? up|starts?|prints?|shows?|renders?|runs|syncs?|"
            "connects?|responds?|saves?|sends?|plays?|builds?|passes|boots?|imports?|exports?|flow(?:s|ing)|"
            "scrolls?|appears?|arrives?|makes? sense|healthy|green|fine|ok(?:ay)?|normal(?:ly)?|correct(?:ly)?|"
            "smooth(?:ly)?|stable|reachable|available|alive|up|clean|quiet|usable|properly|responsive|in order)|"
            r"(?<!we )(?<!you )can (?:\w+ ){1,4}?)\s*again\b(?! (?:further|below|later|under)\b)|(?:is|are|was|were|"
            r"went|gone|came|it's|"
            "everything's) back (?:to (?:normal|life|green|what|where|how)|up|online|in (?:business|order)|"
            r"on its feet)\b|(?:stays?|sits?|is|are) (?:back )?where (?:it|they) belongs?\b|(?:fine|behav(?:es|"
            "ing)|working|works|good|ok|okay|better|healthy|quiet|correctly|normally|properly|as expected|"
            r"as it should|once|cleanly|smoothly) now\b|all better\b|we're good\b)"
        ),
        all_of=(stems(" again| back |now|all better|good|belong| works"),),
        why="something works again",
    ),
    Pattern(
        regex=(
            r"(?<!before )\b(?:consider(?:ing|ed)?|call(?:ing)?|treat(?:ing|ed)?|mark(?:ing|ed)?|regard(?:ing|ed)?|"
            r"count(?:ing)?|declar(?:ing|ed?)) (?:it|this|that|the [\w-]+(?: \w+){0,2}?|them|(?:bug|issue|ticket|"
            r"defect) \S+|#\d+)(?: as)?(?: now)? (?:being )?(?:fixed(?! (?!(?:and|but|for|now|here|until|since|on|in|"
            r"by)\b)\w)|resolved|solved|closed|done|finished|over|"
            r"settled|sorted|completed?|a day)\b|\b(?:clos(?:e|ed|es|ing)(?: (?:out|off))? (?:the |this |"
            r"that )?(?:\w+ )?(?:bugs?|tickets?|issues?|defects?|incidents?)\b|(?:closing|(?:can|could|please|i'll|"
            r"i've|i) (?:now )?closed?) (?:it|this|that)(?: (?:out|now))?[^\w ]*(?:$|and )|clos(?:ing|es|"
            r"ed?) #?\d+|(?:bugs?|tickets?|issues?|defects?|incidents?|outage|this one|(?:bug|ticket|issue|"
            r"defect) #?\d+)\b.{0,50}?\b(?:closed|closing|done|completed?|finished|settled|over)\b(?! \d)|"
            "completes? the (?:bug|ticket|fix|issue|defect)|fix (?:is )?complete|ready to (?:be )?close|"
            r"(?:reports?|cases?|complaints?|both) (?:is |are |now )?closed\b|(?:issue|bug|ticket|case|"
            r"report) can (?:go|be dropped)\b|out of the way\b|dismissed the (?:failure|alert|alarm)|"
            r"nothing (?:further|more|left|else)\b.{0,25}?\b(?:needed|to do|required|to be done)\b|"
            "(?:call it a day|good enough for me|settles (?:the|this|it)(?! sequen)|case closed|off the list|"
            r"done column|tick(?:ed)? off)\b)"
        ),
        all_of=(
            stems(
                "clos|consider|call|treat|mark|regard|count|declar|bug|ticket|issue|defect|incident|outage|"
                "this one|nothing|complete|dismiss|enough|settles|off"
            ),
            stems(
                "clos|fix|solved|done|finish|over|settle|sorted|complete|nothing|dismiss|a day|enough|off|can |out of"
            ),
        ),
        why="a defect is closed",
    ),
    Pattern(
        regex=(
            r"^(?=.*?\b(?:(?:second|third|fourth) (?:run|try|attempt|time|go)|this time|re-?r[au]n\b|re-?running|"
            r"retr(?:y|ied|ying)|once more|re-?trigger\w*|time lucky|in a row|kicked off again|ran it again|"
            r"failed (?:once|twice|\w+ times)|after (?:i|we) (?:added|put|raised|set|changed|"
            r"removed))\b).*?\b(?:green|pass(?:ed|es)|succeeded|went through|worked|healthy)\b|\b(?:(?:went|turned|"
            r"goes|came up|came back) green\b|(?:it's|is|are) green (?:now|again)\b|(?:was|were|went|"
            r"came up) red\b|(?:result|outcome|status) *: (?:\w+ ){0,3}?(?:work\w*|correct\w*)\b)"
        ),
        all_of=(
            stems("green|pass|succe|went through|worked|healthy|result|outcome|status| red"),
            stems("second|third|fourth|run|ran|tr|row|time|once|twice|green|after|: | red|now|again"),
        ),
        why="a failure was run again until it passed",
    ),
    Pattern(
        regex=(
            r"(?:^|\b(?:i|we|have|had|got|honestly|absolutely|really) )no (?:idea|clue)\b|"
            r"\b(?:no explanation (?:for|found|of)\b|none (?:has |have )?(?:occurred|happened|appeared)\b|(?:don't|"
            r"do not|didn't) (?:really |honestly )?know (?:why|what|which)\b|not (?:really |quite |"
            "entirely )?sure (?:why|what (?:made|was|caused|went)|which of)|(?:i|we) can(?:'t|not) (?:say|tell|"
            "explain)(?: you)? (?:why|what|which|how)|whatever (?:it|caused|was wrong)|not knowing why|"
            r"(?:beyond me|a mystery|unexplained|for whatever reason)\b|(?:root )?causes? *(?:[:—–-]|is|was|"
            r"remains|stays|field|analysis)++[^\w?]*+(?:tbd|tba|todo|unknown|unclear|later|will|to |not|n/a|see|"
            r"pending|open|under|left|none|\?|still|something|somewhere))"
        ),
        all_of=(
            stems("no idea|no clue|no explanation|none |know|sure|say|tell|explain|whatever|beyond me|mystery|cause"),
            stems("n't|no|unexplained|what|beyond|mystery|cause"),
        ),
        why="the cause is said to be unknown",
    ),
    Pattern(
        regex=(
            rf"\b(?:(?:i|i've|and|after|once|only|just) {TREATED}\b|(?:raised|increased|bumped|doubled|upped|"
            r"extended) (?:the )?(?:\w+ ){0,2}?(?:time-?out|limit|retr\w+|memory|heap|buffer|ttl|pool|interval|"
            r"delay|threshold)|wrap(?:ped|ping) .{0,50}?\btry\b|caught the \w+ and\b|off and (?:back )?on again\b)|"
            rf"[,;:] {TREATED}\b|^[^a-z]*\b{TREATED}\b"
        ),
        all_of=(
            stems(
                "start|boot|install|deploy|cycled|flash|creat|roll|grad|clear|swallow|silenc|mute|suppress|raised|"
                "increased|bumped|doubled|upped|extended|wrap|caught|off and"
            ),
            ("ed", "ing", "caught", "off and"),
        ),
        why="a symptom was treated",
    ),
)
