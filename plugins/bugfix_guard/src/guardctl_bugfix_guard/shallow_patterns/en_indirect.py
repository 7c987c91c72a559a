"""English signals that name no repair: the symptom ended, all is well, the report may go."""

from guardctl import Pattern
from guardctl_bugfix_guard.grammar import stems

# What carries a defect through an office. "issue" and "item" also name plain work, so they need a verb of closing.
RECORD = r"(?:reports?|tickets?|complaints?|incidents?|bugs?|defects?|cases?|records?|matter|card|claim)\b"

SIGNALS = (
    Pattern(
        # "no more than two" and "no more questions" count; "no more ghost clicks" reports an end.
        regex=(
            r"\bno more (?:\W?\w+\W? ){0,2}?\W?(?:ghost|phantom|doubl|duplic|dup|missing|blank|empty|nan|null|lost|"
            r"stray|random|"
            r"wrong|garbl|crash|freez|hang|fail|error|flak|flicker|lag|delay|drop|stuck|jump|skip|"
            r"\w{2,}ings?\b(?<!thing))|"
            r"\bno more [^.]{1,40}?\b(?:anywhere|after (?:my|the|this|that)|since|at all|for anyone)\b|"
            r"\b(?:thing of the past|(?:behind|with) us(?: now)?[.!]?$|last (?:we|you|anyone)(?:'ll| will)? (?:hear|"
            r"see)|"
            r"(?:laid|put) to rest|that's that\b|bit(?:es)? the dust|(?:got|gotten) rid of|(?:won't|will not|"
            r"shouldn't|"
            r"never) (?:see|hear|meet|get|hit) .{1,40}? again\b|these days[.!]?$|(?:nobody|no one|none|"
            r"nothing(?! (?:has|was|been|had) (?:been )?(?:done|changed))|"
            r"never|not once)\b.{1,60}?\bsince[.!]?$|(?:\w{2,}ing|noise|smell) "
            r"(?:has |have )?(?:stopped|ceased|went(?! to| on| through))\b)|"
            r"(?:'s|\b(?:r|are all|is now|are now|is finally|are finally)) gone\b"
        ),
        all_of=(
            stems(
                "no more|of the past|behind us|with us|last we|last you|last anyone|to rest|that's that|the dust|"
                "rid of| again|these days|gone| since|stopped|ceased|went"
            ),
        ),
        why="a symptom is said to be over",
    ),
    Pattern(
        regex=(
            r"\b(?:(?:works?|runs?|right|up|back|online|\w+ly|is|are|can .{1,30}?|able .{1,20}?) once (?:more|"
            r"again)\b|(?<!pass )(?<!passes )as (?:it|they) (?:(?:used to|did before|"
            r"always did)\b|(?:should|(?:was|were|did) before|should be)[.!;]?$)|(?:we|i)'re back\b|(?:works?|"
            r"behaves?|"
            r"runs?|displays?) as intended again|service (?:is |was )?"
            r"restored|(?:(?:is|'s|are) all (?:good|well|fine|right|quiet|calm|clear)|all good)(?: again| now|"
            r"(?<!all good)[.!]?$)|everything(?:'s| is)? (?:good|well|fine|quiet|calm)\b|that's (?:settled|sorted)|"
            r"(?:tests?|checks?|specs?|jobs?|suites?|it|they|all|everything) (?:\w+ )?pass(?:es)? now\b|"
            r"(?:reads?|looks?|scans?|come out|comes out|prints?) (?:\w+ )?(?:right|plausible|upright|straight)\b|"
            r"\w+s? (?:at|in|on) the (?:right|proper|correct) (?:time|order|moment|day|minute|hour|second|date|"
            r"floor|stop)[.!;,]|(?:shows?|displays?|"
            r"prints?|reads?|rings?|gets?) (?:the|a) (?:right|correct|proper) \w+|"
            r"(?:show\w*|display\w*|print\w*) (?:correctly|properly|plausible \w+)\b(?=.{0,40}?$))"
        ),
        all_of=(
            stems(
                "once |used to|before|always did|as it|as they|re back|intended|restored|all |everything|settled|"
                "sorted| now|right|"
                "correct|plausible|upright|straight|proper"
            ),
            stems(
                "once |as |back|time|order|place|spot|service|good|well|fine|quiet|calm|clear|settle|sorted|pass|"
                "right|show|display|print|read|look|sound|scan|come"
            ),
        ),
        why="something is right",
    ),
    Pattern(
        # Whatever it was: "the stale price is fixed". A fixed width is none, nor what happens once something is fixed.
        regex=(
            r"^(?!.*?\b(?:once|until|unless|if|when|before|after|must|should|not|never|n't|width|height|size|position|"
            r"length|order|number|amount|rate|fee|seed|time|format|set|scope|schedule|date|column|layout|deadline|"
            r"stating|says|section|"
            r"paragraph)\b)"
            r".*?\b(?:is|are|got|gets) (?:now |all |finally |also |both )?fixed(?: now| too| again)?(?:[.;,:!]|$| and )"
        ),
        all_of=(("fixed",),),
        why="something is said to be fixed",
    ),
    Pattern(
        # What is sorted or settled may as well be a list, or a question of design.
        regex=(
            r"^(?!.*?\b(?:as|schema|design|plan|scope|names?|naming|question|decision|format|lists?|rows|order|"
            r"results?|entries|keys|spec|api|layout|columns?|lines|files)\b).*?\b(?:settled|sorted)[.!]?$"
        ),
        all_of=(("settled", "sorted"),),
        why="something is right",
    ),
    Pattern(
        # A state, not an action: "is fast again", "shows the right flow again", but not "run it again".
        regex=(
            r"^(?!.*?\b(?:if|when|until|unless|before|let|please|never|not|n't|would|will|i'll|should)\b).*?"
            r"\b(?:is|are|can|has|have|shows?|gets?|feels?|reads?|prints?|displays?|rings?|opens|comes|starts|stays|"
            r"sees?|hears?|works?|(?<=\w )(?:goes|turns|switches|finds|loads|saves|sends|arrives|leaves|ends|fits|"
            r"adds|counts|plays|moves|"
            r"scrolls|lands)|\w+ly) (?:\w+ ){0,4}?\w+ again\b[^\w]*(?:$|[,;:.—–]|and )"
        ),
        all_of=(
            (" again",),
            stems(
                "is |are |can |has |have |show|get|feel|read|print|display|ring|open|come|start|stay|see|hear|"
                "work|goes|turns|"
                "switches|finds|loads|saves|sends|arrives|leaves|ends|fits|adds|counts|plays|moves|scrolls|lands|ly "
            ),
        ),
        why="something works again",
    ),
    Pattern(
        regex=(
            rf"\b{RECORD}[^.]{{0,30}}?\b(?:(?:is|are|was|has been|may|can|could|should|"
            rf"to)(?: now)?(?: be)? (?:archived|"
            r"settled|closed|retired|withdrawn|filed|moved|resolved|answered|shelved|dismissed|dealt with|go|done|"
            r"marked|signed off|dropped|taken off)|settled|dealt with)\b|"
            r"\b(?:archive|clos(?:e|ing)|settle|resolve|dismiss|withdraw|tick|move|mark|shelve) (?:off )?(?:the |"
            r"this |that |your )"
            rf"(?:\w+ )?(?:{RECORD}|column)|\b(?:marked|counts?|counted|down|logged|recorded|filed|booked|set|goes|"
            rf"listed|"
            r"put) (?:\w+ )?(?:as|to|under) \W?(?:fixed|repaired|resolved|solved|settled|done|cured|closed|"
            r"complete)\b|"
            r"(?:^|[.,;:—–] )closing(?: now)?[.!]|\b(?:done with (?:that|this) one|we're done here)\b|"
            r"^[^a-z]*\b(?:squashed|nailed|killed|cured|solved|sorted|mended|repaired|zapped|crushed|tamed) (?:it|"
            r"that|them|this)\b|"
            r"^[^a-z]*\b(?:solved|cured|remedied|mended) the\b|"
            r"\b(?:resolution|state|remedy|disposition|verdict|fate|(?:corrective )?action|"
            r"repair) *: \W*(?:\w+ ){0,3}?"
            r"(?:corrected|repaired|resolved|fixed|settled|restored|done|closed|complete|solved)\b"
        ),
        all_of=(
            stems(
                "report|ticket|complaint|incident|bug|defect|case|record|matter|card|claim|column|fixed|repaired|"
                "solved|"
                "settled|done|cured|closing|squashed|nailed|killed|sorted|mended|zapped|crushed|tamed|correct|"
                "restored|complete|closed"
            ),
            stems(
                "archiv|settle|clos|retire|withdraw|filed|mov|solv|answered|shelve|dismiss|dealt|go|done|mark|sign|"
                "drop|"
                "taken|tick|count|down|logged|recorded|booked|set|listed|put|it|that|them|this|the|: "
            ),
        ),
        why="a defect is closed",
    ),
    Pattern(
        regex=(
            r"\b(?:failed|broke|was red|red)\b.{0,80}?\b(?:passed|green|succeeded|went through)\b(?! (?:in|if|on|"
            r"when)\b)|"
            r"^(?=.*?\b(?:pass|green|succe|works|went through|clean)).*?\b(?:same (?:commit|sha|code|revision|"
            r"build)|without "
            r"(?:any |a |further )?(?:code )?chang\w+|on (?:its|their) own|by itself|in a row)\b|\b(?:a fluke|"
            r"good to go|(?:retr(?:y|ies)|attempts?|tries) later)\b|\b(?:pass\w*|"
            r"green|succe\w+|work\w*|went|came|r[au]ns?|clean\w*|fine|ok|quiet|load\w*|open\w*|start\w*|finish\w*|"
            r"complet\w+|stay\w*|held|behav\w+|no \w+)\b.{0,40}?\bthis time[.!]?$"
        ),
        all_of=(
            stems("fail|broke|red|same |without|own|itself|in a row|fluke|good to go|later|this time"),
            stems("pass|green|succe|went through|same |chang|own|itself|fluke|good to go|later|this time"),
        ),
        why="a failure was run again until it passed",
    ),
    Pattern(
        # "Cause: a software error" repeats the word; it explains nothing.
        regex=(
            r"\bcause(?: analysis| of \w+ \w+)? *[:—–-]\W*(?:an? |the |some )?(?:\w+ ){0,2}?(?:errors?|incorrect|"
            r"misbehavi\w+|crashed|bugs?|faults?|mistakes?|"
            r"malfunction|glitch|defect|problem|oversight)\b|"
            r"\b(?:no clue|no idea (?:which|what|why)|(?:dunno|don't know|couldn't (?:find out|tell|say|explain)|"
            r"can't (?:tell|say|explain)|"
            r"never (?:found out|learned|understood)|not (?:found out|tracked down))\b(?: (?:\w+ )?(?:what|why|"
            r"which|how|where)(?! (?:\w+ )?you\b)|[.!]?$)|"
            r"what (?:was|went) wrong\b.{0,40}?n't\b|(?:what|why) .{1,40}? i (?:can't|couldn't|don't|didn't|cannot|"
            r"never) "
            r"(?:say|tell|know|find|explain|work out|figure|learn|understand|look)\w*)"
        ),
        all_of=(
            stems("cause|clue|idea|dunno|know|could|can|never|not |what|why"),
            stems(
                "error|bug|fault|mistake|malfunction|glitch|defect|problem|oversight|incorrect|misbehav|crashed|"
                "clue|idea|dunno|n't|cannot|"
                "never|not "
            ),
        ),
        why="the cause is said to be unknown",
    ),
    Pattern(
        regex=(
            r"\b(?:i|and|just|only) (?:hid|hide|masked?|papered over|cleared \S+(?: \S+)? cache|"
            r"turned .{1,30}? (?:off|on) and|"
            r"switched .{1,30}? (?:off|on) and)\b|^[^a-z]*\b(?:turned|switched) .{1,30}? (?:off|on) and\b"
        ),
        all_of=(stems("hid|mask|papered|cache|turned|switched"),),
        why="a symptom was treated",
    ),
    Pattern(
        # What comes after the deed: "which does the trick", "the error went with it", "fix verified".
        regex=(
            r"\b(?:(?:does|did) the (?:trick|job)\b|(?:that|which|this) (?:did|does|cured|solved|fixed|stopped|"
            r"sorted|"
            r"settled) (?:it|that|the)\b|went (?:along )?with it\b|fix (?:is |was |has been )?(?:verified|confirmed|"
            r"holds|live|deployed|rolled out)\b|(?:is|are|back|now) in order\b(?! to\b)|(?:it's|"
            r"they're) \w+ing .{1,30}? "
            r"now[.!]?$|(?:fault|defect|bug|issue|ticket|problem|point|no\.?) ?#?\d+ ?[:—–-] ?(?:handled|fixed|done|"
            r"repaired|corrected|solved|cured)\b)"
        ),
        all_of=(
            stems(
                "the trick|the job|did|does|cured|solved|fixed|stopped|sorted|settled|with it|verified|confirmed|"
                "holds|live|deployed|rolled|in order| now|handled|done|repaired|correct"
            ),
        ),
        why="a fix is said to work",
    ),
)
