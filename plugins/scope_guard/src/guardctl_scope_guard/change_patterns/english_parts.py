"""English signals of scope-change: a part is left out, replaced by a stand-in, or made smaller."""

from guardctl_scope_guard.change_patterns.english_words import AGREED, GONE, OBJ, WE
from guardctl_scope_guard.conditions import both, signal

SIGNALS = (
    signal(
        "en",
        "an agreed part cut",
        both(
            rf"\b{AGREED}",
            rf"(?<!first )\b{GONE}\b|\b(?:reduc\w+|narrow\w*|simplif\w+|trimm\w*|limit(?:ed|ing)|restrict\w*|"
            r"scal\w+|lighter|turn|split(?:ting)? (?:the|it|that|this|into|off)|rather than (?:the|all|a)|"
            r"instead of (?:the|all|a)|only (?:the|two|three|\w+ (?:is|are))|wo(?:n['’]t|uld not) (?:be|make)|"
            r"(?:is|are|"
            r"was|were)(?:n['’]t| not) (?:included|implemented|part|in\b|built|done|covered|yet)|not (?:included|"
            r"part of)|separate\w* (?:task|ticket|issue|pr|change)|stub\w*|placeholder|mock\w*|wait|as todos?|"
            r"into (?:two|three|several|stages|phases)|pared)\b",
        ),
        "i |i'|i’|we |we'|we’|one-shot|could|would|perhaps|been|is |was |were |are |won't|won’t|goes|from your|"
        "from the list|in the plan",
    ),
    signal(
        "en",
        "the agent leaves something out",
        rf"{WE} (?:intentionally |deliberately |\w+ly )?(?:skipped|skipping|left out|leaving out|omitted|omitting|"
        f"excluded|excluding|shelved) {OBJ}|{WE} (?:leav(?:e|ing)|left|keep|kept|tak(?:e|ing)|took|cut|moved?|"
        r"moving|put|treat\w*|turn\w*) .{0,50}?\b(?:out of (?:this|the (?:scope|release|delivery|pr))|"
        r"for (?:later|another|a (?:second|later|follow|future|separate)|the (?:next|second))|out\b(?! of)|to (?:a|"
        "its|their|the) (?:follow|separate|own|backlog|next|later|second)|undone|unimplemented|as (?:a )?(?:stub|"
        rf"todo|placeholder|phase|separate))|^\W*(?:just )?(?:skipped|left out|omitted) {OBJ}|{WE} (?:dropped|"
        r"dropping|removed|cut)\b.{0,40}?\b(?:for now|from (?:this|the (?:scope|list|delivery|release|plan))|"
        r"for simplicity|this time)|\b(?:i|we) did(?:n['’]t| not) (?:bother|get (?:to|around)|implement|build|"
        r"include)|\b(?:i|we) (?:\w+ )?(?:decided|chose|opted|preferred) (?:not to|against)|\btook (?:a|"
        r"the) libert(?:y|ies)|\b(?:leave|leaving|left) (?:it|that|them|the [\w -]{1,40}) (?:out|for (?:later|"
        "another|a (?:second|later|follow|future|separate)))",
        "i |i'|i’|we |we'|we’|skipped|dropped|omitted|cut |left ",
    ),
    signal(
        "en",
        "a stand-in for the real thing",
        r"\b(?:placeholders?|stub(?:bed|s)?|mock(?:ed|s)?|dummy|fake|canned|hard-?coded)\b.{0,60}?\b(?:for now|"
        r"for the moment|real (?:one|thing|data|\w+) (?:later|comes?|follows?|is)|until|till|later|next step|pages?|"
        r"screens?|that (?:always|returns?)|returns?|always|will be (?:replaced|filled|wired))\b|\b(?:for now|"
        r"currently|for the moment|at the moment|so far|still)\b.{0,50}?(?<!of )\b(?:placeholders?|stub(?:bed|s)?|"
        r"mock(?:ed|s)?|dummy|fake|canned|hard-?coded)\b|\bcoming soon\b|\bnot (?:yet )?(?:available|wired|"
        r"hooked)(?: yet| up)?\b|\b(?:marked|left|remain\w*|stay\w*|kept) (?:as |with )?(?:an? )?(?:todos?|stub|"
        r"placeholder|exercise|skeleton)|\baccepted but ignored|\bdoes nothing (?:yet|for now)|\bno effect (?:yet|"
        r"for now)|\bgr[ea]yed out|\bhidden for now|\b(?:is|are) (?:there|visible|present|shown|"
        r"in the menu)\b,? but (?:it )?(?:shows?|says?|does|do|only|is (?:hidden|disabled|gr)|leads?|opens?|"
        r"displays?|reads?|nothing)\b|\bonly (?:a |an )?(?:shell|skeleton|stub|mock-?up|facade)\b|\bwir(?:ing|"
        r"ed?)\b.{0,40}\b(?:later|next step|follow|to come|another)",
    ),
    signal(
        "en",
        "done except for a part",
        r"\b(?:everything|all\b.{0,30}|complete\w*|done|finished|implemented|delivered|in place|ready|covered|"
        r"built)\b.{0,40}?(?:\bexcept\b(?! that)|\bapart from\b|\baside from\b|\bother than\b|\bbut (?:the|for|"
        r"not)\b|\bsave for\b|\bminus\b|\bwith the exception\b)",
        "asked|which|left|i |i'|i’|later|request|task|item|list|works|ready|feature|spec|in place|criteri|is done|"
        "are done",
    ),
    signal(
        "en",
        "only some of the parts",
        r"\b(?:of|out of) (?:the |your |these |those )?(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|"
        r"\d+)\b.{0,60}?\b(?:agreed|asked|requested|approved|wanted|only|just|wired|built|works?|included|supported|"
        r"in one|implemented|delivered|i (?:implemented|built|did|went))\b|\b(?:others|(?:the|other) (?:rest|two|"
        r"three|four|five|six)|rest|remaining \w+(?: [\w-]+){0,3}|remainder)\b.{0,40}?\b(?:can wait|(?:can|could|"
        r"will|may|to|['’]ll) (?:be )?(?:follow\w*|added|come|addressed|land|implemented|done|delivered|built|"
        r"handled|tackled|covered)\b.{0,40}?\b(?:later|when|next|subsequent|another|follow|phase|future|once|"
        r"separate)|later\b|follow in)|\b(?:went|go|going) with (?:just |only )?the (?:two|three|most|first|main|"
        r"simplest)\b",
        "agreed|asked|requested|approved|wanted|wired|screens|languages|types|points|criteria|others|wait|for now|"
        "only the|in one|the most|can be|could be|will be|later|follow|i did|i built|i implemented|as written|"
        "placeholder",
    ),
    signal(
        "en",
        "not in this delivery",
        r"(?:\bnot|n['’]t|\bno longer|\bwithout|\bleav(?:e|es|ing)|\bexclud\w+|\bkept?\b.{0,40}\bout of|"
        r"\bkeep\w*\b.{0,40}\bout of|\btak\w+\b.{0,30}\bout of|"
        r"\btook\b.{0,30}\bout of)\b.{0,30}?(?<!introduced by )\b(?:in|into|part of|for|with|of|leaves?|to|from|"
        "out of) (?:this|the current|this first|that) (?:first |initial )?(?:pr|release|delivery|change|version|"
        r"round|iteration|build|sprint|drop|pass|time|scope|ticket|increment)\b|\bleav(?:e|es|ing) this (?:delivery|"
        r"release|pr|change|version|round)\b|\b(?:no|without|minus) [\w -]{2,40}\b(?:this|for this|"
        r"in this) (?:round|time|release|version|pass|delivery)\b|\b(?:go|goes|going|went|ship\w*|"
        r"releas\w+) (?:out |ahead )?without (?:it|them|that|the)\b|\bexclud\w+\b.{0,60}\bfrom (?:this|"
        r"the (?:release|delivery|pr|change))|\b(?:is|are|was|were|declared?|mark\w*|considered?|"
        r"treat\w*)\b.{0,20}\bout of scope\b|\b(?:i|we)(?:['’](?:ll|ve|m))?\b.{0,25}\bout of (?:scope|the scope)",
    ),
    signal(
        "en",
        "less than was agreed",
        r"\b(?:simplified|lighter|lite|reduced|cut-?down|trimmed|bare-?bones|slimmed?-down|stripped-down|pared-down|"
        r"scaled-down|smaller|shorter|basic|minimal)\b (?:[\w-]+ )?(?:version|(?<!shorter )(?<!smaller )form|variant|"
        r"list|set|scope|coverage|implementation|subset)\b|\b(?:instead of|rather than)\b.{0,12}\b(?:implementing|"
        r"implement|building|build|all (?:of|the|two|three|four|five|six|seven|eight|nine|ten|\d)|supporting|support|"
        r"covering)\b|"
        r"\b(?:i|we|only|just|currently|is|are|has|have|gets?|covers?)\b.{0,60}\b(?:instead of|rather than) (?:the "
        r"(?:full|complete)|every)\b|"
        r"\b(?:trimm|narrow|reduc|shrink|shrunk|scal|limit|restrict|cut)\w*\b.{0,25}?\b(?:agreed|approved|"
        r"requested)|\b(?:deliver|ship|includ|hand|releas)\w*\b (?:over )?(?:only|just)\b|\bonly (?:deliver|ship|"
        r"includ|implement|hand)(?:e?d|ing|s)?\b",
    ),
    signal(
        "en",
        "a part not made",
        f"{WE} did(?:n['’]t| not) (?:write|add|implement|build|include|cover|support|create|wire|port|translate|"
        r"migrate|make) (?:the|any|a|an|it|them|that|support|\w+s)\b|\b(?:is|are)(?:n['’]t| not) (?:there|included|"
        r"implemented|built|covered|supported|wired(?: up)?|done|in)\b.{0,12}\b(?:yet|so far|for now|"
        r"at this point),? (?:but|though|and|which)|\b(?:did(?:n['’]t| not)|wo(?:n['’]t|uld not)) make (?:the cut|"
        r"it\b)|\bnot in there\b|\bnothing (?:is |gets |has been )(?:sent|saved|stored|written|wired|"
        r"connected|hooked|implemented|built|calculated|checked|done|called|exported|imported) yet|\bbehind "
        r"it\b.{0,30}\b(?:nothing|not)|"
        r"\bmade the cut|\bexists? (?:only )?(?:in the ui|on screen|on paper)|\b(?:will|would|"
        r"may) (?:never )?be missed|\bno one will miss|\bnobody will miss",
        "i didn|we didn|i did not|we did not|yet, but|yet but|yet though|yet, though|yet and|for now|so far|"
        "make it|the cut|in there|nothing|exists|exist |miss",
    ),
    signal(
        "en",
        "a part called optional",
        r"\b(?:treat|consider|regard|count|declar|mark|record|note|list|document|file|class)\w*\b.{0,50}?\b(?:as|"
        "under|in) (?:an? )?(?:optional|nice[- ]to[- ]have|known (?:limitation|gap|issue)|future work(?!, or )|out "
        "of scope|"
        r"limitation|stretch goal|secondary|todo)|\b(?:left|leave|leaving|stays?|remains?) (?:as |for |"
        r"to )?(?:future work|a known|an open)|\bfuture work\b(?!, or )|\b(?:noted|written|recorded|put|listed|"
        r"documented) (?:down )?(?:in|on|under) (?:the |a |your )?[`\w/-]*(?:todo|roadmap|backlog|known[_ ]issues|"
        r"ideas|later|future)|\b(?:feels|seems|is|would be|looks) (?:like |a bit of )?(?:an )?overkill|"
        r"\bnot worth the (?:effort|trouble|time)|\b(?:nobody|no one|hardly anyone|hardly anybody|"
        r"few people) (?:will|would|uses|needs|asks)|\b(?:enough|fine|sufficient|covers?|works) for most\b|"
        r"\bcovers most\b|\bself-explanatory",
        "i |i'|i’|we |we'|we’|treat|consider|left|leave|remain|record|noted|feels|seems|looks|nobody|no one|hardly|"
        "covers|enough|anyway|will|would",
    ),
    signal(
        "en",
        "less than was agreed",
        r"\b(?:reduc|cut|scal|trim|narrow|shrink|shrunk|whittl|par|bring|brought|lower|went|"
        r"go)\w*\b.{0,40}?\bfrom (?:all |the )?(?:\d+|[a-z]+)\b.{0,25}?\bto (?:just |only )?(?:\d+|one|two|three|"
        r"four|five|six|seven|eight|nine|ten|a (?:few|handful))\b|\bfor (?:the sake of (?:time|simplicity|speed|"
        r"brevity)|simplicity|lack of time|time reasons)\b|\b(?:own|separate|different) (?:piece of work|topic|"
        r"effort|undertaking|matter|kettle|conversation)\b|\b(?:form|be|become|make|constitute) (?:an? |"
        "its )?(?:second|separate|later|follow-?(?:up|on)|own) (?:order|contract|commission|engagement|assignment|"
        r"task|piece|job|project|topic|package|effort)|\bpilot\b.{0,50}\b(?:first|then|with|two|one|before|"
        r"followed)|\bthen the (?:others|rest)\b|\b(?:went|going|go|gone) (?:ahead )?with \S+(?: \S+)? only\b|"
        r"\b(?:read|write|server|client|front|back|first|backend|frontend) (?:side|half|part)(?: only|"
        r"\b.{0,50}\b(?:would be|comes?|follows?|another|own))|\bafter go-?live\b|\bat leisure\b|\btopped up\b|"
        r"\bas time (?:allows|permits)|\btime permitting",
        "i |i'|i’|we |we'|we’|would be|could|own |can be|then the|for simplicity|side|sake|a pilot",
    ),
    signal(
        "en",
        "other than was agreed",
        r"\b(?:asks?|asked|calls?|called|wants?|wanted|says?|foresees?|specif\w+|requires?|had|lists?|listed|"
        r"describes?|envisag\w+|prescribes?|approved|agreed)\b.{0,60}?(?:;|,? but\b|,? yet\b|, though| – | — |"
        r", whereas|, while|, and)\s*(?:i|we|mine|ours|this|what i|the code|it|for now)\b.{0,12}\b(?:built|build|"
        r"kept|keep|made|used|went|did|have|chose|took|stayed|stuck|limited|left|picked|put|settled)\b|"
        r"\bi(?:['’]ve)? (?:kept (?:it |them |this |everything |things )?(?:in )?(?:english|simple|small|minimal|"
        "basic|to (?:the (?:basic|first|main|most)|one|two|just)|at (?:one|two))|stuck (?:to|with)|stayed with|"
        r"settled for|left it at|limited (?:it|this|myself))\b|\b(?:far|much|a lot|considerably) less (?:work|"
        r"effort|trouble|code)\b|\btoo (?:costly|expensive|laborious|time-consuming|elaborate)\b|"
        r"\bwe['’]ll see (?:if|whether)\b|\b(?:isn['’]t|not) something i(?:['’]d| would)\b|\bi(?:['’]d|"
        r" would) (?:rather )?(?:not|never) (?:include|build|do|make|ship)|\bi['’]d (?:rather|prefer to|"
        r"sooner) (?:build|do|add|leave|wait|hold|make|ship|start)\b.{0,40}\b(?:once|when|after|until|later|"
        r"separately)|\bdid(?:n['’]t| not) (?:feel like|fancy|want to (?:do|build|touch)|see the point)|"
        r"\bcould(?:n['’]t| not) be bothered|\bsimplified (?:to|into|down)\b.{0,40}\b(?:single|one|fixed|for|basic)|"
        r"\b(?:empty|blank) (?:tab|page|screen|section|view|panel|form|module)\b",
    ),
    signal(
        "en",
        "only some of the parts",
        r"(?<!every )(?<!each )\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|"
        r"\w+teen) (?:out )?of (?:the |your |its |all )?(?:\w+['’]s )?(?:three|four|five|six|seven|eight|nine|ten|"
        r"eleven|twelve|\w+teen|twenty)\b|\b(?:all|everything|the lot)\b.{0,30}\b(?:is|are|['’]s|works?|"
        r"went)\b.{0,12}\b(?:in|done|there|ready|live|active|working|covered)\b.{0,8}\b(?:save|except|bar|but|"
        r"only)\b|\b(?:save|bar|barring) (?:for )?(?:the|one|two)\b|\bopened [a-z]{2,6}-\d+|\b(?:i['’]ve|i have|i|"
        r"we) (?:opened|created|filed|raised|logged) [a-z]{2,6}-\d+|\bcarv(?:e|ed|ing)\b.{0,40}\bout|"
        r"\bfollow-on (?:job|order|project|task|work|contract|ticket)|\bpeel(?:ed|ing)? off|\bspun off|\b(?:moves?|"
        r"moved|goes|went|shifts?|shifted|passes|passed|transferred|handed)\b.{0,20}\b(?:over )?to (?:the |another |"
        r"a different |their )?(?:\w+ )?(?:board|team|queue|pile|column|colleagues?)\b|\b(?:stays?|remains?|left|"
        r"kept) open (?:as|under|for)\b|\broll (?:it|this|them) out\b.{0,60}\b(?:then|later|whenever|once|after|"
        "first)",
    ),
    signal(
        "en",
        "other than was agreed",
        r"\b(?:instead of|rather than|in place of|not) (?:the |your |a |an )?[\w '’/-]{0,50}?\b(?:from|in|of|that|"
        r"as in|required by|described in|per) (?:the |your )?(?:spec\w*|brief|design|plan|contract|request|ticket|"
        r"agreement|requirements?|you (?:asked|wanted|requested))\b|\b(?:as|into) (?:an? )?(?:later|future|separate|"
        "second|follow-?(?:up|on)|optional|subsequent) (?:add-?on|extension|extra|supplement|upgrade|enhancement|"
        r"improvement|option|module|item|instal\w+)|\b(?:first|now|already|initially)\b.{0,60}\b(?:and|then|with|"
        r",) .{0,40}\b(?:afterwards|later|after that|subsequently|down the line)\b|\b(?:left it|left that|left them|"
        r"let it (?:be|lie|rest)|gave up on)\b.{0,40}\b(?:too|annoying|pain|hassle|messy|hard|fiddly|works|fine|"
        r"anyway)|\bway too (?:annoying|much|messy|long|fiddly|complicated)",
        "i |i'|i’|we |we'|we’|uses|left|let|bring|propose|suggest|n't|n’t|could|gave",
    ),
    signal(
        "en",
        "a part not made",
        r"\bin place of the (?:[\w-]+ ){0,3}(?:you (?:asked|wanted|ordered|requested|specified)|real|live|asked|agreed|"
        r"actual|full)\b|\bstand(?:s|ing)?[- ]in for\b|"
        r"\bstatic (?:image|picture|page|list|text)s?\b|\b(?:wo(?:n['’]t|nt)[- ](?:do|fix) (?:for now|now|yet|it|"
        r"this|that)|wontfix)\b|\bnot (?:doing|planning to|going to) (?:do |build |implement |add )|\b(?:no|without|"
        r"not) .{0,30}\bfor (?:now|the moment|the time being)\b|\bfor (?:the moment|now|the time being),? (?:the|it|"
        r"there|this|we|only|no|just)\b|\btoo much (?:hassle|work|trouble|effort)|\bhassle\b|^\W*(?:just "
        r")?left\b.{0,40}\b(?:off|out|for)\b|\b(?:consider|regard|count|declar)\w*\b.{0,60}\b(?:the (?:full|complete|"
        "whole|entire|final) (?:delivery|scope|task|order|list)|(?:done|complete|finished|fulfilled|closed|"
        r"delivered|concluded)\b)|\b(?:remaining|other) \w+ (?:as|are|is|form|make) the (?:full|complete|final|whole|"
        "delivery)",
    ),
)
