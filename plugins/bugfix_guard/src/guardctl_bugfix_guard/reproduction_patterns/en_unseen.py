"""English signals that name no change: nobody ran anything, reading was enough, the cause is a theory."""

from guardctl import Pattern
from guardctl_bugfix_guard.grammar import stems

# What it is that nobody did: making the defect happen.
_SEE = (
    r"(?:reproduc\w*|repro|run(?:ning)?|see(?:ing)?|trigger\w*|provok\w*|try(?:ing)?|test(?:ing)?|check(?:ing)?|"
    r"start\w*|set(?:ting)? up|open\w*|fir(?:e|ing) up|spin(?:ning)? up|boot\w*|launch\w*|install\w*|borrow\w*|look\w*)"
)
_SINGLE = r"(?:(?:just|simply|only|also|now|all) )?"

SIGNALS = (
    Pattern(
        regex=(
            r"\b(?:no need|needn't|(?:didn't|don't|did not|do not) (?:even |really )?(?:need|have)|no reason|no point|"
            r"not necessary|unnecessary|not worth|wasn't worth|too lazy|no time|"
            rf"no chance|no way|no means|not able|unable) (?:to|in)?(?: \w+)? ?{_SEE} (?:it|this|that|the|a|an|any|"
            rf"anything|one|steps?|with|in|on|such|for|up)\b|"
            r"(?:n't|\bnot|\bnever) (?:go|gone|went) as far as\b|\b(?:rather than|instead of|before|without first) "
            r"(?:reproducing|triggering|provoking|seeing it|trying it|having seen|watching it|making it)\b|"
            r"\brather (?:patch|fix|change|guard) .{1,30}? than\b|"
            r"(?:\b(?:did|have|has|was|could|would)(?:n't| not)|^[^a-z]*\b(?:didn't|haven't|not)|[,;—] ?(?:didn't|"
            r"haven't)) "
            r"(?:even |really )?(?:bother(?:ed)?|get(?: a)?round|got(?:ten)? a?round|care|wait|manage|stop) (?:to |"
            r"with |"
            rf"for )?{_SEE}|"
            r"\bstraight (?:to|for|into) (?:the )?(?:fix|patch|code|change|repair|cure|null|guard)\b|"
            r"\b(?:patch|fix|change|repair|cure|correct)(?:ed|ing)? (?:it |this |that |things )?right away\b|"
            r"\b(?:fix|patch|change|remedy|guard) (?:is |was |has been |already )?(?:applied|shipped|made|goes|went|"
            r"came|"
            r"comes|put|pushed)(?: in)? (?:first|before)\b|\b(?:first|now|already) (?:comes |came )?the (?:fix|"
            r"patch)\b|"
            r"\btests? (?:will )?(?:come|follow)s? (?:later|after|next|once|when|tomorrow)"
        ),
        all_of=(
            stems(
                "need|n't|not|no |reason|point|necess|worth|rather|instead|before|than|without|lazy|unable|never|"
                "straight|right away|first|the fix|the patch|test"
            ),
        ),
        why="the defect was not seen before the change",
    ),
    Pattern(
        regex=(
            r"\bno (?:working |reliable |usable )?repro\b|\brepro(?:duc(?:tion|er))?(?: steps| case| recipe)? (?:is|"
            r"are|was|were|remains?) (?:still )?(?:missing|lacking|outstanding|to come|pending|open|absent|unknown|"
            r"to be)|\bwithout (?:a |an |any |having a )?(?:failing|reproducible|reproducing|repro|minimal|broken|"
            r"affected|crashing|working) (?:example|case|test|sample|file|run|device|set-?up|input)|"
            r"\b(?:building|assembling|setting up|finding|writing|creating|making|preparing|collecting|arranging|"
            r"getting) (?:a|an|the|some|such|one)\b.{1,40}?\b(?:that|which|to|where|on which|with which) (?:\w+ )?"
            r"(?:shows?|exhibits?|triggers?|reproduc\w+|provok\w+|fails?|crash\w*|has the|have the|see)\b|"
            r"\b(?:reading|a look at|one look at|staring at|looking at|a glance at) (?:the |it |that |this |`)?"
            r"(?:\S+ ){0,3}?(?:was|is|were|sufficed|told|made|shows?|showed|suffices)(?: \w+)? (?:enough|me|clear|"
            r"plain|obvious|sufficient|all)\b|\b(?:trace|log|logs|report|screenshot|description|ticket|message|code|"
            r"excerpt|dump) (?:is|was|were|are|told me|says|said|gave me|gives) (?:\w+ )?(?:clear|enough|sufficient|"
            r"plain|all|everything|obvious|unambiguous)\b|\b(?:fix|change|cause|mistake|reason|slip|off-by-one|bug) "
            r"(?:is|was|seemed|looked|seems|looks) (?:\w+ )?(?:obvious|evident|plain|clear enough|easy to spot|"
            r"plain to see|self-evident)\b|\b(?:i|we) (?:only|just|merely) (?:read|looked at|went (?:by|through)|had|"
            r"skimmed|eyeballed) (?:the|your|its|their|that) (?:\w+ )?(?:code|source|trace|logs?|ticket|report|diff|"
            r"screenshot|description|message|excerpt|function)\b|\bi went (?:by|on|with) (?:the|what|my|gut|a)\b|"
            r"\bgut feel|\bat my desk\b|"
            r"\b(?:rests?|based|relies|rely|built) (?:only |solely |purely |entirely )?on (?:reading|the (?:trace|"
            r"report|log|screenshot|description|ticket|message|complaint)|a guess|a hunch|intuition|experience)\b"
        ),
        all_of=(
            stems(
                "repro|without|that |which | to |where|enough| me |clear|plain|obvious|sufficient|all|everything|"
                "unambiguous|evident|easy| read|looked at|went| had|skimmed|eyeballed|gut feel|my desk| on "
            ),
        ),
        why="reading stood for a reproduction",
    ),
    Pattern(
        regex=(
            r"\b(?:can't|cannot|couldn't|can not) (?:honestly )?(?:say|claim) (?:that )?(?:i|we)(?:'ve| have| had)? "
            r"(?:ever )?(?:saw|seen|see|watched)|\b(?:nobody|no one|none of us) (?:has |have |had )?(?:checked|tried|"
            r"tested|confirmed|verified|watched|run|looked|reproduced|observed)\b|\b(?:don't|doesn't|didn't|do not|"
            r"did not) (?:have|own|possess)\b.{1,30}?\b(?:phone|device|printer|machine|scanner|reader|terminal|tablet|"
            r"watch|tv|console|hardware|board|sensor|account|licen[cs]e|data|sample|file|copy|build|emulator|"
            r"rig|browser|camera|router|kiosk|access)\b|^[^a-z]*\b(?:untested|unverified|unproven|not tried)\b[,;:. —]|"
            r"[,;:—(] ?(?:still |so far |as yet |yet )?(?:untested|unverified)[.;,)]|\bnot (?:run|tried|checked|"
            r"verified|tested|seen) (?:it )?on (?:an? |the |any |"
            r"real|actual)|\bverification ?: ?\W*(?:pending|open|none|to|later|outstanding|missing|not)|\b(?:wrote|"
            r"written|made|added|ran|run|created) (?:it |them |this |that |the tests? )?(?:only )?(?:against|for|on|"
            r"with) "
            r"the (?:fixed|new|patched|changed|corrected|repaired) (?:code|version|build|state)\b|\b(?:green|"
            r"pass(?:es|ed)?|"
            r"succeeds?|ok) (?:on|with|against) the (?:new|fixed|patched|changed|corrected) (?:code|version|build)\b|"
            r"\bregression (?:test|spec|case)s?\b.{0,40}?\b(?:around|for|on|against|to|after|afterwards|and|is|"
            r"are)\b.{0,40}?"
            r"\b(?:green|pass(?:es|ed|ing)?)\b|\b(?:haven't|have not|didn't|never|wasn't) (?:been )?(?:able|managed?|"
            r"in a position) to (?:see|reproduce|trigger|provoke|observe|watch|catch|witness|test|try)\b"
        ),
        all_of=(
            stems(
                " say|claim|nobody|no one|none of us|have|own|possess|untested|unverified|unproven|not |"
                "verification|the new|the fixed|the patched|the changed|the corr|the repaired|regression|able to|"
                "manage|position to"
            ),
        ),
        why="the defect was not seen before the change",
    ),
    Pattern(
        regex=(
            r"\b(?:my (?:theory|suspicion|impression|assumption|diagnosis|reading|hunch) (?:is|was)|"
            r"must be (?:where|what|why)|(?:could|would|might) explain (?:the|why|it|that)|pretty sure|my best guess|"
            r"best i can tell|as far as i can (?:tell|see)|"
            rf"i'm (?:fairly |quite |rather )?(?:sure|certain|confident|convinced) (?:it|that|this|"
            rf"the)\b)(?=.*?\b{_SINGLE}"
            r"(?:i|we|so|and|now|added|changed|moved|turned|swapped|set|put|made|wrapped|disabled|removed|switched|"
            r"refresh\w*)\b)|\b(?:it must have been|(?:that's|that is|this is|which is) (?:where|what|why) (?:it|"
            r"the \w+) "
            r"(?:must|has to|probably|will)|(?:might|may|could) (?:well )?be (?:what|why|where|the (?:cause|reason|"
            r"culprit)) |as a precaution|to be (?:on the )?safe(?: side)?, i|for good measure|(?:which|"
            r"that) (?:explains|"
            r"would explain|might explain|should explain) the (?:wrong|missing|double|duplicate|late|early|lost|"
            r"empty|blank|"
            r"stale|odd|strange|weird|extra|random)|(?:since|because|as|where) the (?:report|ticket|trace|log|user|"
            r"customer|"
            r"screenshot|message|complaint|reporter) (?:mentions?|says?|said|shows?|speaks|suggests?|names|talks|"
            r"hints))\b"
        ),
        all_of=(
            stems(
                "my |must|where|what|why|the cause|the reason|the culprit|explain|precaution|just in case|safe|"
                "for good measure|pretty sure|best |as i can|i'm |the "
            ),
        ),
        why="a fix rests on a guess",
    ),
)
