"""English signals: code is changed for a defect."""

from guardctl import Pattern

# Narrower than in shallow-bugfix: "error", "issue" and "failure" are everyday words of code that has no defect.
DEFECT = (
    r"(?:(?<!no )\b(?:bugs?|defects?|crash(?:es|ed|ing)?|hangs?|freez\w+|flak(?:y|es?|iness)|flicker\w*|leaks?|glitch\w*|deadlocks?|"
    r"outages?|incidents?|segfaults?|panics?|stack ?traces?|tracebacks?|tickets?|symptoms?|culprit|complain\w*|off-by-one|npe|"
    r"misbehav\w+)\b"
    r"|\b(?:(?:the|this|that|these|those|both|your|his|her|their) (?:(?!lint|format|doc)\w+ ){0,2}?|"
    r"(?!pre-existing|lint\w*|missing|format\w*)\w+(?:ing|ed|ent) )"
    r"(?:errors?|failures?|exceptions?|issues?|problems?|time-?outs?|warnings?|regressions?|traces?|race)"
    r"(?! (?:messages?|handling|cases?|codes?|types?|strings?|paths?|values?|returns?|log\w*|wrap\w*|branch\w*|check\w*|track\w*|"
    r"number\w*|tests?|guards?|suites?|#))\b"
    r"|\b(?:users|customers?|people|reporters?|clients?|testers?|they) (?:say|get|see|report(?:s|ed)?|describe\w*|mention\w*)\b)"
)
DEFECT_STEMS = (
    *("bug", "defect", "crash", "regress", "hang", "freez", "fl", "leak", "glitch", "deadlock", "outage", "incident", "fault"),
    *("panic", "trace", "ticket", "symptom", "culprit", "complain", "off-by-one", "npe", "misbehav", "error", "failure", "race"),
    *("exception", "issue", "problem", "time", "warning", "say", "report", "describe", "mention", "users", "customers", "people"),
)
_PAST = (
    r"(?:added|changed|wrapped|replaced|moved|swapped|rewrote|rewritten|adjusted|patched|bumped|raised|increased|lowered|reordered|"
    r"guarded|switched|clamped|tweaked|modified|inserted|limited|capped|initiali[sz]ed|padded|doubled|halved|hardened|slapped|threw|"
    r"dropped|worked around|reworked|disabled|touched|edited|made|put|set|removed|corrected|pushed|turned|extended|loosened|"
    r"tightened|used|applied|quoted|protected|cached|relaxed|converted|shortened|split|escaped|trimmed|locked)"
)
_ING = (
    r"(?:adding|changing|wrapping|replacing|moving|swapping|rewriting|adjusting|patching|bumping|raising|increasing|lowering|caching|"
    r"guarding|switching|clamping|tweaking|inserting|limiting|handling|hardening|validating|removing|making|disabling|quoting|escaping)"
)
_BARE = (
    r"(?:add|change|wrap|replace|move|swap|rewrite|adjust|patch|bump|raise|increase|lower|guard|switch|clamp|tweak|insert|limit|handle|"
    r"harden|validate|remove|make|disable|put|set|apply|rework|protect|lock|cache|escape)"
)
# The agent is the one who changes: first person, or the verb opens the clause.
CHANGED = (
    rf"(?:(?:^[^a-z]*|\bi(?:'ve| have)? (?:\w+ )?|\bwe(?:'ve| have)? |[,;:—–(] ?(?:(?:so|and|then|i|i've|now) )*|"
    rf"\b(?:so|and|then|also) (?:i )?){_PAST}\b"
    rf"|(?:^[^a-z]*|\bi'm (?:\w+ )?|\bby |[,;:—–(] ?|\bso |\band ){_ING}\b"
    rf"|\b(?:i'll|i will|let me|let's|going to|we should|should|want to) (?:\w+ )?{_BARE}\b"
    rf"|\b(?:has|have|is|are|was) (?:now |been )*(?:{_PAST}|in|in place|ready)\b(?= *(?:$|[,;.]|now|to|by))"
    r"|\b(?:became|(?:blind|quick) fix|hot-?fix|workaround|patch (?:for|is)|fix is in|the edits|these edits|the change is)\b)"
)
CHANGED_STEMS = (
    *("ed", "rewr", "made", "mak", "put", "set", "threw", "cut", "split", "chang", "ing", "add", "mov", "swap", "adjust", "patch"),
    *("bump", "rais", "lower", "guard", "switch", "clamp", "tweak", "insert", "limit", "handl", "harden", "validat", "disabl"),
    *("apply", "became", "fix", "workaround", "protect", "lock", "cach", "escap", " in"),
)

SIGNALS = (
    Pattern(
        # Both in one sentence, in any order; the anchored lookahead keeps the cost linear.
        regex=rf"^(?=.*?{DEFECT}).*?{CHANGED}",
        all_of=(DEFECT_STEMS, CHANGED_STEMS),
        why="code is changed for a defect",
    ),
    Pattern(
        regex=(
            r"\b(?:let me|let's|i'll|i will|i'm|i am|we'll|we should|i should|should|going to|need to|to|will)(?: \w+){0,2}? "
            r"(?:fix|patch|correct|repair|cure|resolve|address|guard|prevent|stop|avoid|work around|get rid of|squash)(?:ing)?\b"
            rf"(?! (?:\S+ ){{0,3}}?(?:lint\w*|format\w*|import\w*|typo\w*|comment\w*|docs?)\b).{{0,60}}?{DEFECT}.{{0,60}}?(?:$|by\b|[,:;—])"
            rf"|\b(?:fixed|corrected|repaired|patched|resolved|addressed|cured|solved|dealt with|took care of)\b(?: \S+){{0,6}}? ?{DEFECT}"
            rf"|{DEFECT}(?! (?:we|i|you|they|just)\b).{{0,60}}?\b(?:fixed|corrected|repaired|patched|resolved|addressed|cured|solved|"
            r"dealt with|taken care of|(?<!\bto )handled)\b(?! *(?:→|->))"
            r"|^[^a-z]*(?:i |i've |we )?fixed (?:the|a|an|this|that|it)\b(?! (?:\S+ ){0,4}?(?:typos?|comments?|docs?|wording)\b)"
            r"|\bstraight to the fix\b|\bwrote a fix\b|\bthe (?:fix|patch|change|retry|guard) is in\b"
        ),
        all_of=(
            ("fix", "patch", "correct", "repair", "cure", "resolve", "address", "guard", "prevent", "stop", "avoid", "work around")
            + ("get rid", "squash", "solve", "dealt", "care of", "handled", "is in"),
            (*DEFECT_STEMS, "fixed ", "the fix", "a fix", "is in"),
        ),
        why="a fix is announced or reported",
    ),
    Pattern(
        regex=(
            r"\b(?:that|this|it|which|these|those|combination|bug|error|crash)\b(?: \w+){0,3}? (?:should|ought to|'ll|must)(?: \w+)? "
            r"(?:fix|cure|stop|take care of|resolve|solve|do the trick|sort|get rid|be (?:gone|fine|ok|better|history)|go away|disappear)"
            r"|\bthat'll (?:fix|cure|stop|take care|do)|\b(?:can't|cannot|won't) (?:happen|occur|recur|come back|crash|overflow|break)\b"
            r"|\b(?:guards?|protects?|shields?|defends?) against the\b|\bprevents? the (?:crash|error|exception|nil|null)"
        ),
        all_of=(
            ("fix", "cure", "stop", "take care", "resolve", "solve", "trick", "sort", "rid", "be ", "away", "disappear", "happen", "occur", "recur")
            + ("come back", "crash", "overflow", "break", "against", "prevent", "'ll do"),
            ("should", "ought", "'ll", "must", "can't", "cannot", "won't", "against", "prevent"),
        ),
        why="a change is hoped to cure",
    ),
    Pattern(
        regex=(
            r"\b(?:prob|probably|most likely|must be|has to be|have to be|should be|smells? like|i(?:'d)? guess|i(?:'m| am)? suspect\w*|"
            r"likely|looks? like|seems? (?:to be|like)|i'd say|judging (?:by|from)|going by|from (?:reading )?the (?:screenshot|trace|stack|"
            r"logs?|description|report|message|excerpt|code)|assuming|presumably|apparently|i think|i believe|obviously|suspicion|hunch|"
            rf"odds are)\b.*?{CHANGED}"
            r"|\b(?:my (?:guess|money|bet|hunch|thinking)|(?:likely|probable|prime) (?:culprits?|suspects?)|candidate causes|suspected cause|"
            r"smells like|educated guess|i suspect the|i blame)\b"
            r"|\b(?:looks|seems|feels|smells) like (?:a |an )?(?:race|leak|deadlock|time ?zone|cach\w+|stale|encoding|rounding|off-by-one|timing)"
            r"|\b(?:bug|defect|problem|error) (?:is|was|must be|has to be) (?:most likely|probably|likely|somewhere)\b"
        ),
        all_of=(
            (
                *("prob", "likely", "must be", "to be", "should be", "smell", "guess", "suspect", "look", "seem", "i'd say", "judging"),
                *("going by", "from ", "assum", "presum", "apparently", "i think", "i believe", "obvious", "suspicion", "hunch", "odds"),
                *("my ", "cause", "somewhere", "feels", "blame"),
            ),
            (*CHANGED_STEMS, "guess", "money", "bet", "cause", "suspect", "like", "blame"),
        ),
        why="a fix rests on a guess",
    ),
    Pattern(
        regex=(
            r"\b(?:error|traces?|stack ?trace|message|dump|exception|screenshot|backtrace)\b(?: \w+){0,2} (?:says|mentions?|points?|suggests|ends)\b"
            r"|\bfrom the (?:screenshot|stack ?trace|trace|excerpt|description|dump)\b|\b(?:screenshot|trace|description|excerpt) alone\b"
        ),
        all_of=(("trace", "error", "message", "dump", "exception", "screenshot", "excerpt", "description"), ("s", "from the", "point", "alone")),
        why="a report stands for the defect itself",
    ),
    Pattern(
        regex=(
            r"(?:\b(?:i|we)(?: have|'ve)? ?(?:just )?(?:haven't|have not|didn't|did not|never|couldn't|could not|skipped|don't|have (?:no|neither))|"
            r"(?:^|[,;:—.(] ?)(?:but |and |or |though |although |so |still )?(?:haven't|didn't|couldn't|skipped|never (?:got|came))|"
            r"\bcan't be bothered to|\b(?:no one|nobody|none of us) (?:has|have|had)?)\b"
            r"(?: (?!longer)\w+){0,4}? "
            r"(?:reproduc\w*|repro|trigger\w*|provok\w*|see(?:n|ing)? (?:the|it|that|any|what|whether)|saw|observed?|witness\w*|"
            r"attempt\w*|tr(?:y|ied|ying)|opened?|opening|launch\w*|ran|run(?:ning)?(?! (?:the )?(?:linter|tests|suite))|start(?:ed)?|"
            r"look(?:ed)? at|check\w* (?:that|whether|if)|submit\w*|ask(?:ed)? for|set up|exercis\w+|own|watch\w*|failing test|neither|forc\w+)\b"
            r"|\bwhether .{3,80}? i (?:didn't|haven't|never) check"
        ),
        all_of=(
            ("n't", "not", "never", "skip", "have no", "have neither", "no one", "nobody", "none of"),
            (
                *("repro", "trigger", "provok", "see", "saw", "observ", "witness", "attempt", "tr", "open", "launch", "ran", "run"),
                *("start", "look", "check", "submit", "ask", "set up", "exercis", "own", "watch", "failing test", "neither", "forc"),
            ),
        ),
        why="the defect was not seen before the change",
    ),
    Pattern(
        regex=(
            r"(?:^|[,;:—.(] ?)(?:but |and |or )?(?:never|not)(?: yet| actually| even)? (?:reproduced|tried|ran|run|tested|opened|seen|saw|launched|"
            r"triggered|executed)\b"
            r"|\b(?:none of the \w+|nobody|neither \w+) was (?:looked at|tried|seen|run|reproduced)"
            r"|\bwithout (?:having )?(?:reproduc\w+|triggering|seeing|trying|opening|launching|running|run) (?:it|the|that|any\w*)\b"
            r"|\b(?:reproduc(?:ing|tion)|a? ?repro|seeing whether|checking whether|trigger\w*)\b.{0,60}?\b(?:afterwards?|later|can (?:wait|follow|come)|"
            r"next|not needed|unnecessary|skipped|comes after|if (?:some|any)\w+ needs)\b"
            r"|\b(?:check|see|verify|confirm|try)\b(?: \w+){0,2}? (?:later|afterwards?)\b.{0,60}?\b(?:error|bug|crash|occurs?|happens?|real\w*)\b"
            r"|\bnot (?:yet )?(?:reproduced|tried|run|executed)[.;,)]?$|\bblind(?:ly)?\b.{0,10}?\b(?:fix|patch)|\b(?:fix|patch)\w* .{0,20}?\bblind"
            r"|\bno (?:\w+ )?(?:devices?|phones?|tablets?|printers?|emulators?|machines?|hardware|samples?|data|copy|access|way) (?:at hand|here|around)\b|\bup to qa\b|\bby reading(?: alone| the code)?[.;,:]|\bwas not part of the work"
            r"|\btests? (?:i wrote )?(?:came|was written|were written|came only) after"
        ),
        all_of=(
            ("never", "not", "none", "nobody", "neither", "without", "repro", "whether", "trigger", "later", "after", "blind", "no ", "qa", "reading"),
            (
                *("repro", "tried", "ran", "run", "test", "open", "see", "saw", "launch", "trigger", "execut", "looked", "trying"),
                *("wait", "check", "verify", "confirm", "try", "fix", "patch", "at hand", "here", "around", "qa", "reading", "part of"),
            ),
        ),
        why="the defect was not seen before the change",
    ),
    Pattern(
        regex=(
            r"^[^a-z]*(?:bug|defect|ticket|issue|(?:crash |bug |defect |field |incident )?report)s? (?:no\.? )?#?[a-z]{0,4}-?\d+(?!\))"
            r"|^[^a-z]*(?:bug|defect|ticket|bug ?fix|fix report)\b ?[:—–-]|^[^a-z]*fix for\b"
            r"|\bclos(?:e|es|ing) (?:#?\d+)\b[^\w]*$|^[^a-z]*closing (?:it|this)\b"
            r"|\b(?:bugs?|tickets?|defects?)\b.{0,40}?\b(?:closed|done|addressed|finished|completed?|dead)\b"
            r"|\bdefect (?:work|list|report|log)\b|\bdefects? in the order\b|\bmoving (?:on )?to the next ticket"
        ),
        all_of=(("bug", "defect", "ticket", "issue", "report", "fix for", "fix report", "clos"),),
        why="a defect is worked on",
    ),
)
