"""English signals: code is changed for a defect."""

from guardctl import Pattern
from guardctl_bugfix_guard.grammar import stems

# Narrower than in shallow-bugfix: "error", "issue" and "failure" are everyday words of code that has no defect.
DEFECT = (
    r"(?:(?<!no )(?<!doc )(?<!docs )(?<!so a )\b(?:bugs?|defects?|crash(?:es|ed|ing)?|hangs?|freez\w+|flak(?:y|es?|"
    r"iness)|flicker\w*|leaks?|"
    r"glitch\w*|deadlocks?|outages?|incidents?|segfaults?|panics?|stack ?traces?|tracebacks?|tickets?|symptoms?|"
    r"culprit|complain\w*|off-by-one|npe|(?:key|index|type|value|name|attribute|nullpointer|null|illegal\w*|"
    r"concurrent\w*|runtime|range|zerodivision)(?:error|exception)s?|misbehav\w+)\b|\b(?:(?:the|this|that|these|"
    r"those|both|your|his|her|their) (?:(?!lint|format|doc)\w+ ){0,2}?|(?!pre-existing|lint\w*|missing|unrelated|"
    r"format\w*)\w+(?:ing|ed|ent) )(?:errors?|failures?|exceptions?|issues?|problems?|time-?outs?|warnings?|"
    "regressions?|race)(?! (?:messages?|handling|cases?|codes?|types?|strings?|paths?|values?|returns?|"
    r"log\w*|wrap\w*|branch\w*|check\w*|track\w*|number\w*|tests?|guards?|suites?|#))\b|\b(?:users|customers?|"
    r"people|reporters?|clients?|testers?|they) (?:say|get|see|report(?:s|ed)?|describe\w*|mention\w*)\b|"
    r"\baccording to (?:the |our )?(?:users?|customers?|support|tickets?|reports?|log)|"
    r"\b(?:the|this|that|your|his|her) traces?\b(?! (?:and|or|providers?|exporters?|levels?|ids?|contexts?|spans?)\b))"
)
DEFECT_STEMS = stems(
    "bug|defect|crash|regress|hang|freez|fl|leak|glitch|deadlock|outage|incident|fault|panic|trace|ticket|symptom|"
    "culprit|complain|off-by-one|npe|misbehav|error|failure|race|exception|issue|problem|time|warning|say|report|"
    "describe|mention|users|customers|people"
)
_PAST = (
    "(?:added|changed|wrapped|replaced|moved|swapped|rewrote|rewritten|adjusted|patched|bumped|raised|increased|"
    "lowered|reordered|guarded|switched|clamped|tweaked|modified|inserted|limited|capped|initiali[sz]ed|padded|"
    "doubled|halved|hardened|slapped|threw|dropped|worked around|reworked|disabled|touched|edited|made|put|set|"
    "removed|corrected|pushed|turned|extended|loosened|tightened|used|applied|quoted|protected|cached|relaxed|"
    "converted|shortened|split|escaped|trimmed|locked|memoi[sz]ed|deferred|delayed|stored|returned|called|copied|"
    r"checked for|bound|skipped|ignored|caught|forced|(?<!'s refactor also )fixed(?! \(\w+\) \w)|renamed|reset|"
    r"updated|upgraded)"
)
_ING = (
    "(?:adding|changing|wrapping|replacing|moving|swapping|rewriting|adjusting|patching|bumping|raising|increasing|"
    "lowering|caching|guarding|switching|clamping|tweaking|inserting|limiting|handling|hardening|validating|"
    "removing|making|disabling|quoting|escaping|applying|fixing)"
)
_BARE = (
    "(?:add|fix|change|wrap|replace|move|swap|rewrite|adjust|patch|bump|raise|increase|lower|guard|switch|clamp|"
    "tweak|insert|limit|handle|harden|validate|remove|make|disable|put|set|apply|rework|protect|lock|cache|escape)"
)
# The agent is the one who changes: first person, or the verb opens the clause. Each list of verbs is named once or
# twice only: this is the largest expression of the guard, and what a search loads of it has a price by the letter.
CHANGED = (
    r"(?:(?:\bi(?:'ve| have)? (?:\w+ )?|\bwe(?:'ve| have)? |\b(?:so|and|then|also) (?:i )?|"
    r"[,;:—–(] ?(?:(?:so|and|then|i|i've|now|all|both) )*|^[^a-z]*)"
    rf"{_PAST}\b(?! (?:during|earlier|last (?:week|time))\b)|"
    r"(?:\bi'm (?:\w+ )?|\b(?:by|so|and) |[,;:—–(] ?(?:(?:so|and|then|i|i've|now|all|both) )*|^[^a-z]*)"
    rf"{_ING}\b|\b(?:(?<!tell me and )(?<!let me know and )(?:i'll|i will)|let me|let's|going to|we should|should|"
    rf"want to) "
    rf"(?:\w+ )?{_BARE}\b|\b(?:has|have|is|are|was) (?:now |been )*(?!skipped|ignored|returned|called|cached|stored|"
    rf"used|reset)"
    rf"(?:{_PAST}|in|in place|ready)(?= *(?:$|[,;.]|now|to|by))|\b(?:became|(?:blind|quick) fix|hot-?fix|workaround|"
    r"patch (?:for|is)|fix is in|the edits|these edits|the change is)\b)"
)
CHANGED_STEMS = stems(
    "ed|rewr|made|mak|put|set|threw|cut|split|chang|ing|add|mov|swap|adjust|patch|bump|rais|lower|guard|switch|"
    "clamp|tweak|insert|limit|handl|harden|validat|disabl|apply|became|fix|workaround|protect|lock|cach|escap| in"
)

# Not "fixed (linear) builder", nor what a commit or somebody else's branch had fixed.
FIXED = (
    "(?<!the )(?<!commit [0-9a-f]{7} )(?<!'s refactor )(?<!'s refactor also )(?<!'s branch )fixed"
    r"(?!-| \(\w+\) \w|(?: \S+){1,4} docs? bugs?)"
)

SIGNALS = (
    Pattern(
        # Both in one sentence, in any order; the anchored lookahead keeps the cost linear.
        regex=f"^(?=.*?{DEFECT}).*?{CHANGED}",
        all_of=(DEFECT_STEMS, CHANGED_STEMS),
        why="code is changed for a defect",
    ),
    Pattern(
        regex=(
            rf"^(?=.*?{DEFECT}(?! (?:we|i|you|they|just|commit [0-9a-f])\b)).*?(?:\b(?:{FIXED}|corrected|repaired|"
            rf"patched|"
            r"resolved|addressed|cured|solved|dealt with|took care of|taken care of|(?<!\bto )(?<!errors\* are )"
            r"(?<!errors are )(?<!gracefully )handled(?! (?:gracefully|by|in|upstream|elsewhere)))\b(?! *(?:→|->))|"
            r"\b(?:let me|let's|i'll|i will|i'm|i am|we'll|we should|i should|should|going to|need to|to|"
            r"will)(?: \w+){0,2}? (?:fix|patch|correct|repair|cure|resolve|address|guard|prevent|stop|avoid|"
            r"work around|get rid of|squash)(?:ing)?\b(?! (?:\S+ ){0,3}?(?:lint\w*|format\w*|import\w*|typo\w*|"
            r"comment\w*|docs?)\b))|^[^a-z]*\b(?:i |i've |we )?fixed (?:the|a|an|this|that|"
            r"it)\b(?! (?:\S+ ){0,4}?(?:typos?|comments?|docs?|wording|unrelated)\b)|\b(?:straight to the fix\b|"
            r"wrote a fix\b|the (?:fix|patch|change|retry|guard) is in\b)"
        ),
        all_of=(
            stems(
                "fix|patch|correct|repair|cure|resolve|address|guard|prevent|stop|avoid|work around|get rid|squash|"
                "solve|dealt|care of|handled|is in"
            ),
            (*DEFECT_STEMS, *stems("fixed |the fix|a fix|is in")),
        ),
        why="a fix is announced or reported",
    ),
    Pattern(
        regex=(
            r"\b(?:(?:that|this|it|which|these|those|combination|bugs?|errors?|crash|defects?|problems?|issues?|"
            r"symptoms?|hang|freeze)\b(?: \w+){0,3}? (?:should|ought to|'ll|must)(?: \w+)? (?:fix|cure|stop|"
            "take care of|resolve|solve|do the trick|sort|get rid|be (?:gone|fine|ok|better|history)|go away|"
            "disappear)|that'll (?:fix|cure|stop|take care|do)|(?:can't|cannot|won't) (?:happen|occur|recur|"
            r"come back|crash|overflow|break)\b|(?:guards|protects|shields|defends|now (?:guard|"
            r"protect)) against the\b|prevents? the (?:crash|error|exception|nil|null))"
        ),
        all_of=(
            stems(
                "fix|cure|stop|take care|resolve|solve|trick|sort|rid|be |away|disappear|happen|occur|recur|"
                "come back|crash|overflow|break|against|prevent|'ll do"
            ),
            stems("should|ought|'ll|must|can't|cannot|won't|against|prevent"),
        ),
        why="a change is hoped to cure",
    ),
    Pattern(
        regex=(
            r"^(?=.*?\b(?:prob|probably|surely|certainly|clearly|no doubt|most likely|must be|has to be|have to be|"
            r"should be|smells? like|i(?:'d)? guess|i(?:'m| am)? suspect\w*|likely|looks? like|seems? (?:to be|"
            "like)|i'd say|judging (?:by|from)|going by|from (?:reading )?the (?:screenshot|trace|stack|logs?|"
            "description|report|message|excerpt|code)|assuming|presumably|apparently|i think|i believe|obviously|"
            rf"suspicion|hunch|odds are)\b).*?{CHANGED}|\b(?:(?:i (?:assume|suppose|presume|reckon|suspect|bet|"
            rf"figure|think|believe|guess)|most likely|presumably|probably)\b.{{0,60}}?\b(?:dies?|crash\w*|fails?|"
            r"hangs?|leak\w*|race|overflow\w*|timing|freez\w+|stale|memory|deadlock\w*|blocks?|corrupt\w*|refresh|"
            r"cache|timezone|encoding)\b|most likely (?:it's |it is )?(?:the|a|an)\b|(?:my (?:guess|money|bet|"
            "hunch|thinking)|(?:likely|probable) (?:culprits?|suspects?)|candidate causes|suspected cause|"
            r"smells like|educated guess|i suspect the|i blame)\b|(?:looks|seems|feels|smells) like (?:a |"
            r"an )?(?:race|leak|deadlock|time ?zone|cach\w+|stale|encoding|rounding|off-by-one|timing)|(?:bug|"
            r"defect|problem|error) (?:is|was|must be|has to be) (?:most likely|probably|likely|somewhere)\b)|"
            r"^(?!.*?\bif\b).*?\bprime suspects?\b"
        ),
        all_of=(
            stems(
                "prob|sure|certain|clear|doubt|likely|must be|to be|should be|smell|guess|suspect|look|seem|"
                "i'd say|judging|going by|from |assum|presum|apparently|i think|i believe|obvious|suspicion|hunch|"
                "odds|my |cause|somewhere|feels|blame"
            ),
            (
                *CHANGED_STEMS,
                *stems(
                    "guess|money|bet|cause|suspect|like|blame|dies|fail|crash|hang|race|memory|timing|freez|stale|"
                    "block|corrupt|refresh| the | a "
                ),
            ),
        ),
        why="a fix rests on a guess",
    ),
    Pattern(
        regex=(
            r"\b(?:(?:users?|customers?|clients?|people|testers?|support|they) (?:\w+ )?(?:says?|reports?|reported|"
            r"complain(?:s|ed)?|mentions?|describes?|told|claims?)\b|according to (?:the |our )?(?:users?|"
            r"customers?|support|tickets?|reports?)\b|(?:errors?|exceptions?|crash\w*|panics?|traces?|failures?|"
            r"npe)\b.{0,40}?\b(?:comes? from|originates?|is (?:thrown|raised)|occurs? in|happens in)\b|(?:error|"
            r"traces?|stack ?trace|message|dump|exception|screenshot|backtrace)\b(?: \w+){0,2} (?:says|mentions?|"
            r"points?|suggests|ends)\b|from the (?:screenshot|stack ?trace|trace|excerpt|description|dump)\b|"
            r"(?:screenshot|trace|description|excerpt) alone\b|(?:line \d+ of|in|of) the (?:stack ?)?trace\b|"
            r"(?:bug|crash|defect) reports?\b)"
        ),
        all_of=(
            stems(
                "trace|error|message|dump|exception|screenshot|excerpt|description|crash|panic|failure|npe|user|"
                "customer|client|people|tester|support|they|according"
            ),
            stems(
                "says|say |report|complain|mention|describe|told|claim|according|from|origin|thrown|raised|occur|"
                "happens|point|suggest|ends|alone|line|in the|of the|bug|crash|defect"
            ),
        ),
        why="a report stands for the defect itself",
    ),
    Pattern(
        regex=(
            r"(?:\b(?:i|we)(?: have|'ve)? ?(?:just )?(?:haven't|have not|didn't|did not|never|couldn't|could not|"
            "skipped|don't|have (?:no|neither))|(?:^|[,;:—.(] ?)(?:but |and |or |though |although |so |"
            r"still )?(?:haven't|didn't|couldn't|skipped|never (?:got|came))|\bcan't be bothered to|\b(?:no one|"
            r"nobody|none of us) (?:has|have|had)?)\b(?: (?!longer)\w+){0,4}? (?:reproduc\w*|repro|"
            r"trigger\w*(?= (?:it|this|that|the|them|any)\b|[.;)]?$)|provok\w*|see(?:n|ing)? (?:the|it|that|any|what|"
            r"whether)|saw|observed?|witness\w*|attempt\w*|tr(?:y|"
            r"ied|ying)|opened?|opening|launch\w*|ran|run(?:ning)?(?! (?:the )?(?:linter|tests|suite)| it myself)|"
            r"start(?:ed)?|look(?:ed)? at|check\w* (?:that|whether|if)|submit\w*|ask(?:ed)? for|set up|"
            r"exercis\w+(?! end)|"
            r"own|watch\w*|failing test|neither|forc\w+)\b|\bwhether .{3,80}? i (?:didn't|haven't|never) check"
        ),
        all_of=(
            stems("n't|not|never|skip|have no|have neither|no one|nobody|none of"),
            stems(
                "repro|trigger|provok|see|saw|observ|witness|attempt|tr|open|launch|ran|run|start|look|check|"
                "submit|ask|set up|exercis|own|watch|failing test|neither|forc"
            ),
        ),
        why="the defect was not seen before the change",
    ),
    Pattern(
        regex=(
            "(?:^|[,;:—.(] ?)(?:but |and |or )?(?:never|not)(?: yet| actually| even)? (?:reproduced|tried|ran|run|"
            r"tested(?! (?:for|against|by))|opened|seen|saw|launched|triggered|executed)\b|\b(?:(?:run|tried|tested|"
            r"executed|seen|"
            "opened) none of|none of (?:them|these|those|it) (?:was|were|has|have)|no idea how|"
            "don't know how to (?:trigger|reproduce|provoke)|(?:seeing|reproducing|triggering|observing|"
            r"provoking)\b.{0,60}?\b(?:still|list|later|to come|pending|next|after)|(?:none of the \w+|nobody|"
            r"neither \w+) was (?:looked at|tried|seen|run|reproduced)|without (?:having )?(?:reproduc\w+|"
            r"triggering|seeing|trying|opening|launching|running|run) (?:it|the|that|any\w*)\b|(?:reproduc(?:ing|"
            r"tion)|a? ?repro|seeing whether|checking whether|trigger\w*)\b.{0,60}?\b(?:afterwards?|later|"
            r"can (?:wait|follow|come)|next|not needed|unnecessary|skipped|comes after|if (?:some|any)\w+ needs)\b|"
            r"(?:check|see|verify|confirm|try)\b(?: \w+){0,2}? (?:later|afterwards?)\b.{0,60}?\b(?:error|bug|crash|"
            r"occurs?|happens?|real\w*)\b|not (?:yet )?(?:reproduced|tried|run|executed)[.;,)]?$|"
            r"blind(?:ly)?\b.{0,10}?\b(?:fix|patch)|(?:fix|patch)\w* .{0,20}?\bblind|no (?:\w+ )?(?:devices?|"
            "phones?|tablets?|printers?|emulators?|machines?|hardware|samples?|data|copy|access|way) (?:at hand|"
            r"here|around)\b|up to qa\b|by reading(?: alone| the code)?[.;,:]|(?:only|just) (?:looked at|read|"
            r"reviewed|went by) the (?:code|source|ticket|description|trace|logs?|diff)\b|was not part of the work|"
            r"would(?:n't)? have (?:failed|crashed|broken) (?:before|without|on)|not verified\b|"
            "tests? (?:i wrote )?(?:came|was written|were written|came only) after)"
        ),
        all_of=(
            stems(
                "never|not|none|only|just|seeing|provok|observ|idea how|know how|nobody|neither|without|repro|"
                "whether|trigger|later|after|blind|no |qa|reading|would"
            ),
            stems(
                "repro|tried|ran|run|test|open|see|saw|launch|trigger|execut|looked|trying|failed|crashed|broken|"
                "wait|check|verify|confirm|try|fix|patch|at hand|here|around|qa|reading|part of|looked at|read |"
                "review|provok|none of|still|list|come|pending|next|observ"
            ),
        ),
        why="the defect was not seen before the change",
    ),
    Pattern(
        regex=(
            r"^[^a-z]*\b(?:bug|defect|ticket|issue|(?:crash |bug |defect |field |"
            r"incident )?report)s? (?:no\.? )?#?[a-z]{0,4}-?\d+(?!\))|^[^a-z]*\b(?:bug|defect|ticket|bug ?fix|"
            r"fix report)\b ?[:—–-]|^[^a-z]*\b(?:the )?(?:fix|patch|correction) for\b|^[^a-z]*\b(?:probably|presumably|"
            r"likely) (?:it's |it is )?(?:the|an?)\b(?! (?:real |genuine |minor )?(?:bug|typo|oversight)[;.,])|"
            r"^[^a-z]*\bclosing (?:it|this)\b|\b(?:clos(?:e|es|"
            r"ing) (?:#?\d+)\b[^\w]*$|(?:bugs?|tickets?|defects?)\b.{0,40}?\b(?:closed|done|addressed|finished|"
            r"completed?|dead)\b|defect (?:work|list|report|log)\b|defects? in the order\b|"
            r"moving (?:on )?to the next ticket|bug ?#?\d+)"
        ),
        all_of=(
            stems(
                "bug|defect|ticket|issue|report|fix for|patch for|correction for|probabl|presumabl|likely|"
                "fix report|clos"
            ),
        ),
        why="a defect is worked on",
    ),
)
