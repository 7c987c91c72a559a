"""English signals that name no defect: what somebody said, what it probably is, and what nobody ran."""

from guardctl import Pattern
from guardctl_bugfix_guard.grammar import stems

# Who reports: most such nouns are agents (visitor, librarian, resident), but so are parts of a program.
PERSON = (
    r"(?:(?!(?:pars|compil|lint|head|serv|logg|handl|check|work|load|read|runn|help|form|rout|sched|render|valid|us|"
    r"report|build|number|paper|pap|ord|layer|folder|buffer|manag|filter|pointer|monit|vector|err)(?:er|or)|(?:docu|"
    r"com|"
    r"compo|argu|state|cli|ag|cont|ev)\w*(?:ment|ent)|num|either|neither|other)\w{3,}(?:er|or|ist|ian|ant|ent)s?|"
    r"guests?|"
    r"staff|colleagues?|nurses?|some(?:one|body)|people|crew|clerks?)\b"
)
SAID = (
    r"(?:says?|said|reports?|reported|complains?|complained|wrote|mention(?:s|ed)|notice[sd]|told|point(?:s|ed) out|"
    r"claim(?:s|ed)|describe[sd])\b"
)
REPORTED = (
    r"(?:\b(?:complaints?|bug reports?|(?:the|a|your|this|that|their|his|her|error|incident) (?:\w+ )?reports?)\b|"
    r"\b(?:is|are|was|were|'s) (?:said|reported|alleged|rumoured|claimed|supposed) to\b|\b(?:claim|"
    r"allegation) (?:was|is) that\b|"
    rf"\b{PERSON} (?:\w+ )?{SAID}|\breport says\b|\bscreenshots?\b|\bstack ?trace\b|\btrace ends\b)"
)
# The agent's own deed in a verb nobody can list in full. Deeds of looking and telling are no changes.
DEED = (
    r"(?:\bi(?:'ve| have)? (?:now |just |simply |then |also |only )?(?!check|test|look|confirm|verif|reproduc|report|"
    r"notic|tri|read|ask|search|review|investigat|analy|observ|trigger|request|inspect|trac|compar|need|want|assum|"
    r"suspect|expect|believ|open|creat|fil|reach|stopp|recommend|propos|list|includ|mention)(?:[a-z]{2,}ed|took|set|"
    r"put|made|kept|cut|gave|"
    r"let|split|hid|threw|swung|told|take|use|round|return|pass|store|ignore|start|clear|bypass|send|wait|catch|drop|"
    r"treat|swap|invert)\b|[.,;:—–\"”’»] (?:so |and |then )*(?:i )?(?:inverted|flipped|swapped|reversed|ripped|took|"
    r"replaced|raised|"
    r"lowered|moved|changed|kept|wrapped|added|rescaled|widened|throttled|edited)\b|\bfrom (?:now|here) on\b|"
    r"\bhence the\b|\b(?:there's|there is|is|are) (?:an? )?\w+ now[.;,]?$)"
)

# A symptom told in passing, as in "the lamp stays on, so I added a timer".
SYMPTOM = (
    r"\b(?:stays? (?:on|off|blank|white|black|empty|dark|open|shut)|keeps? \w+ing|shows? no|get(?:s|ting)? (?:lost|"
    r"stuck|cut)|"
    r"stuck|wrong|twice|doubled|too (?:early|late|small|short|long|slow|many|few)|vanish\w*|disappear\w*|"
    r"overwr\w+|"
    r"frozen|garbled|upside|swapped|cut off|loses?|lost|skips|jumps|repeats|forgets|sticks|drifts|clipped)\b"
)

SIGNALS = (
    Pattern(
        regex=(
            rf"^(?=.*?{SYMPTOM}).*?(?:\b(?:so|hence|therefore|which is why|and)|[;,—–]) i(?:'ve| have)? (?:now |"
            rf"just |simply )?"
            r"(?:added|changed|set|put|made|moved|swapped|raised|lowered|wrapped|replaced|inverted|switched|took|"
            r"cut|doubled|"
            r"forced|widened|narrowed|shortened|inserted|removed|dropped|capped|limited|filtered|flipped|reversed|"
            r"clamped|rounded|sorted|store|keep|use|round|sort|skip|divide|return)\b|"
            rf"^[^a-z]*\b(?:addressed|cured|remedied|tackled|mended|changed|stopped|prevented) .{{0,40}}?{SYMPTOM}"
        ),
        all_of=(
            stems(
                "stay|keep|shows no|show no|get|stuck|wrong|twice|doubled|too |vanish|disappear|overwr|"
                "frozen|garbled|upside|"
                "swapped|cut off|lose|lost|skip|jump|repeat|forget|stick|drift|clipped"
            ),
            stems(" i |i've|address|cured|remedied|tackled|mended|changed|stopped|prevent"),
        ),
        why="code is changed for a defect",
    ),
    Pattern(
        regex=(
            rf"^(?=.*?{REPORTED}).*?{DEED}|^[^a-z]*\b(?:complaint|report|reported|claim|the claim (?:was|is)|"
            r"bug report|allegation)(?: from [^:.]{1,40}?)?\b ?[:—–-]|\b(?:is|are|was|were|'s) (?:said|reported|"
            r"alleged|rumoured) "
            r"to |, (?:(?:said|says|wrote) (?:the|a|one) |(?:they|he|she|people|users) (?:say|said|"
            r"says)[.,;]?)|^[^a-z]*\baccording to (?:the |our |an? |one |several )?"
            rf"(?:\w+ )?{PERSON}|^[^a-z]*\b(?:\w+ )?(?:complaint|claim)s? (?:regarding|about|concerning|that|from|by|"
            rf"on)\b|"
            rf"^[^a-z]*\b(?:some(?:one|body)|people|staff|guests|users|customers|they) (?:\w+ )?{SAID}|"
            rf"^[^a-z]*\b(?:\w+ ){{0,3}}?{PERSON} (?:saw|got) (?:the|an?|no|two|wrong)\b|"
            r"^[^a-z]*\b(?:according to|going by|judging (?:by|from)) (?:the|your|a|his|"
            r"her) (?:\w+ ){0,2}?(?:trace|report|log|description|message|screenshot|error|ticket|complaint)\b|"
            r"^[^a-z]*\b(?:the )?(?:claim|complaint|report) (?:was|is|says|"
            rf"said|reads) |^[^a-z]*\b(?:one|two|three|four|several|some|an?|the|our|"
            rf"many) (?:\w+ ){{0,2}}?{PERSON} (?:\w+ )?{SAID}"
        ),
        all_of=(
            stems(
                "complain|report|said|say|alleg|rumoured|claim|supposed|wrote|mention|describe|screenshot|trace|"
                "according|going by|judging|notice|told|point| saw | got "
            ),
        ),
        why="a report stands for the defect itself",
    ),
    Pattern(
        regex=(
            r"\b(?:on the assumption|(?:pretty|fairly|quite|rather|almost) sure (?:it|that|this|the)|"
            r"on that basis,? (?:i|we)\b|idk|looked like an?|fix first|"
            r"should (?:now |then |come |be |all |\w+ ){0,3}?(?:right|correct\w*|properly|fine|again|"
            r"ok)[.!;,]?(?: now)?[.!;,]?$|(?:my|our|working|a) (?:hunch|theory|hypothesis|feeling)\b|gotta be|"
            r"(?:has )?got to be|"
            r"(?:it's|that's|it is|that is) probably|probs? the|sounds like an?|supposedly|i(?:'d| would)? (?:bet|"
            r"wager|reckon|guess) (?:it|that|the)|"
            r"(?:that|this|which|it) (?:ought to|should|must|oughta) (?:be it|do it|be that|do\b)|(?:is|"
            r"are) (?:prob|probably|presumably) (?:an?|due|because|caused|off|just) |"
            r"(?<!diagnostic )(?<!diagnostics )(?<!lsp )(?<!index )(?<!cache )(?:might|may|could) be (?:swapped|off|"
            r"wrong|too|stale|twice|late|early|racing|out of))|"
            r"^[^a-z]*\b(?:it )?seems (?:the|that|as if)\b|^[^a-z]*\b(?:(?:it|that|this)(?:'s| is)? )?(?:must be|"
            r"has to be|could be|might be|probably|perhaps|maybe|"
            r"presumably|prob|i guess(?: it's)?|likely) (?:the|an?|some|your|our|that|this|just)\b"
            r"(?! (?:tabs?|whitespace|lint\w*|typo|format\w*)\b| (?:real |genuine |minor )?(?:bug|typo|oversight)[;.,])"
        ),
        all_of=(
            stems(
                "assumption|hunch|theory|hypothesis|feeling|gotta|to be|prob|seems|sounds|supposedly|bet |wager|"
                "reckon|guess|"
                "ought|should|must|presum|might|may |could|perhaps|maybe|likely|sure|basis|idk|looked|first"
            ),
        ),
        why="a fix rests on a guess",
    ),
    Pattern(
        regex=(
            r"\b(?:nothing (?:else |more )?(?:was|has been|got|is) (?:executed|run|tried|tested|started|flashed)|"
            r"(?:ran|tried|flashed|executed|tested|started|seen|booted|launched|saw) (?:nothing|none)|no (?:attempt|"
            r"try|trial|"
            r"run|repro) (?:was|has been|is|at)|without (?:ever |even )?(?:starting|booting|plugging|playing|"
            r"pressing|clicking|"
            r"scanning|printing|ringing|touching|logging|driving|hearing|watching|connecting|installing) |"
            r"(?:never|not|nothing|n't|no)\b.{1,60}?\b(?:old|previous|original|unpatched|unchanged|former) (?:code|"
            r"version|"
            r"build|state|branch|binary|firmware)\b|old (?:code|version|build) (?:was|has) (?:not|never)|"
            r"(?:(?:\bi|\bwe|\bi've) |^[^a-z]*|[,;—–] ?(?:but |and |though )?)(?:haven't|didn't|have not|did not|"
            r"never|couldn't) (?:\w+ )?(?:boot|ring|flash|print|scan|click|press|play|connect|"
            r"plug|drive|power|switch|hear|measure|log in|call|rerun|re-run|simulate|replay|get to)(?:ed|ped|ped)?\b|"
            r"i have not seen|(?:wasn't|weren't|no|isn't|didn't have|lacked)(?: the| any| enough)? (?:time|chance|"
            r"opportunity|occasion|means) to)\b|"
            r"\b(?:fix|patch|chang|edit|adjust)\w* .{0,30}?\bbefore (?:i )?(?:looking|seeing|trying|running|"
            r"checking|reproducing|saw|tried)\b"
        ),
        all_of=(
            stems("nothing|none|no |without|never|not |n't|lacked|before"),
            stems(
                "execut|run|ran|tri|try|test|start|flash|seen|saw|boot|launch|attempt|plug|play|press|click|scan|"
                "print|"
                "ring|touch|log|driv|hear|watch|connect|install|old |previous|original|unpatched|unchanged|former|"
                "power|"
                "switch|measur|call|simulat|replay|get to|time|chance|opportunity|occasion|means|look|see|check|repro"
            ),
        ),
        why="the defect was not seen before the change",
    ),
    Pattern(
        regex=(
            r"\b(?:i'll|i will|will|to|let's) (?:\w+ )?(?:try|provoke|trigger|reproduce|see|watch|replay|"
            r"boot)\b.{0,50}?\b"
            r"(?:later|tomorrow|next week|when|once|on \w+day|afterwards|another day)\b|"
            r"\b(?:trying|reproducing|provoking|triggering|seeing|watching|repro|reproduction)\b.{0,60}?"
            r"\b(?:for (?:tomorrow|later|\w+day)|tomorrow|next week|on \w+day|when (?:the|i|there)|once (?:the|i|"
            r"there)|comes? (?:after|later))\b|"
            r"\b(?:tests?|cases?|specs?|checks?)\b.{0,60}?\b(?:written|added|wrote|created)\b.{0,12}?\b(?:once|"
            r"later|after(?:wards|"
            r" (?:the|my|that))\b)|\bthen (?:i )?wrote `?\w*(?:test|_)|\bafter (?:the|my|making the) (?:edit|change|"
            r"fix|patch)\b"
            r"(?=.{0,60}?\b(?:green|pass|test))|"
            r"\b(?:reports?|tickets?|complaints?) (?:can|may) (?:now )?(?:go|be|move)\b|\brepro(?:duc(?:tion|"
            r"ed))?(?: steps?| run| attempt)? ?[:?] ?\W*(?:to |not yet|pending|not|none|no\b|"
            r"later|open|todo|tbd|skipped|after|will|still)|\b(?:here's|here is|attached is|below is) (?:the|a|"
            r"my) (?:patch|fix|edit) (?:for|to)\b"
        ),
        all_of=(
            stems("repro|here|attached|below|later|tomorrow|next week|when|once|on |after|another|for |then|can |may "),
            stems(
                "try|provok|trigger|repro|see|watch|replay|boot|written|added|wrote|created|edit|change|fix|patch|"
                "report|ticket|complain"
            ),
        ),
        why="reproduction is put off",
    ),
    Pattern(
        # Whoever says so, unless it is a document or a program.
        regex=(
            r"^[^a-z]*\b(?:since |as |because )?(?:the|our|one|an?|my|your) (?!readme|doc|spec|plan|code|comment|"
            r"commit|issue|brief|"
            r"prompt|text|page|manual|guide|config|file|test|lint|compiler|tool|script|output|command|agent|hook|"
            r"sub|review|note|"
            r"diff|api|sdk|library|header|rule|task|design|error|user|change|function|method|build|ci|job|schema|"
            r"check|server)\w+ (?:says|"
            r"said|complains|complained|wrote|told)\b|^[^a-z]*\b(?:the|your) (?:stack ?)?(?:trace|log|dump) (?:names|"
            r"cites)\b|\b(?:is|are|was|were) reported (?:as )?(?:blank|empty|missing|"
            r"wrong|dead|broken|slow|stuck|\w+ing)\b|^[^a-z]*\b(?:the )?(?:defect|bug|fault|glitch) (?:from|in|of|"
            r"with|about|on|"
            r"at)\b[^.]{1,60}?:|\b(?:fix|patch) (?:went|goes|got) in\b|\bmak(?:e|ing) it (?:fail|crash|happen)\b"
        ),
        all_of=(
            stems(
                "says|said|complain|wrote|told|names|cites|reported|defect|"
                "bug|fault|glitch|fix |patch |making it|make it"
            ),
        ),
        why="a report stands for the defect itself",
    ),
    Pattern(
        regex=(
            rf"\b(?:i (?:\w+ )?suspect \w+ing\b|whether (?:that|this|it) (?:was it|helps?|cures?|does it|is enough|"
            rf"solves?)|"
            rf"time will tell|fingers crossed|(?:didnt|havent|couldnt|wasnt) (?:\w+ )?(?:test|try|run|repro|check|"
            rf"see|saw|open|"
            rf"boot)\w*|untested (?:on|in|so|but|yet|though)\b|(?:fixing|curing|stopping|"
            rf"preventing) .{{0,30}}?{SYMPTOM})|"
            r"^[^a-z]*\bto (?:stop|keep|prevent|cure|silence) .{3,80}?\bi(?:'ve| have)? (?:now |just )?[a-z]{2,}"
        ),
        all_of=(
            stems(
                "suspect|whether|will tell|crossed|didnt|havent|couldnt|wasnt|untested|fixing|curing|stop|prevent|"
                "keep|cure|silence"
            ),
        ),
        why="a change is hoped to cure",
    ),
)
