"""English signals of scope-change: a share passed for the whole, another goal, another's job, a switch left off."""

from guardctl_scope_guard.change_patterns.english_words import UNIT
from guardctl_scope_guard.conditions import signal

_COUNT = "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|\\d+)"

SIGNALS = (
    signal(
        "en",
        "only some of the parts",
        rf"\b{_COUNT} (?:of|out of) (?:the |your |those |these )?{_COUNT}\b.{{0,40}}\b(?:migrated|converted|ported|"
        "translated|moved|done|finished|complete|ready|covered|handled|in place|live|through|will do|should do|"
        r"enough)\b|\b(?:first|easy|easier|simple|main|bigger|larger|northern|upper|front) (?:half|two thirds|"
        r"third|part|portion)\b.{0,40}\b(?:done|ready|finished|in place|complete|live|delivered|counts?)\b|"
        r"\b(?:most|the bulk|the (?:lion['’]s|greater|larger) share|the better part|a good part|some) of (?:the|"
        "your|those|these|what you) .{0,40}\\b(?:is|are|has been|have been) (?:done|ready|finished|in|in place|"
        r"complete|live|delivered|covered|converted|migrated|ported)\b|\b(?:mostly|largely|basically|"
        r"practically|effectively|as good as) (?:done|complete|finished|there|fulfilled|implemented)\b|"
        r"\b(?:8|9)\d ?(?:%|percent|per cent) (?:done|complete|finished|there|of the way)\b",
    ),
    signal(
        "en",
        "a part listed as done that is not",
        r"\b(?:shows?|marked|closed|listed|flagged|reads?|counts?|counted|booked|reported|ticked(?: off)?) (?:it |"
        r"them |this |that )?(?:as )?(?:complete|completed|done|finished|resolved|fulfilled|closed)\b.{0,60}\b(?:even "
        r"though|although|though|despite|while|without|minus|except|apart from)\b|\b(?:tracker|ticket|task|job|"
        r"item|board) (?:now )?(?:shows?|reads?|says?|counts?) (?:it |them |up )?(?:as )?(?:complete|done|finished|"
        r"closed)\b|\b(?:updated|changed|set|edited|adjusted) the (?:tracker|board|checklist|status)\b.{0,40}\b(?:so "
        r"that|to show|complete|done|closed)\b",
    ),
    signal(
        "en",
        "a part left as it was",
        r"\bfor the foreseeable future\b|\b(?:stays?|remains?|keeps?|kept|left|leav(?:e|es|ing)|still|runs?) "
        r"(?:running |them |it |those |that )?(?:on|in|with|under|as) (?:the|its|their) (?:old|former|previous|"
        r"legacy|existing|present|current) (?:engine|system|format|code|path|api|version|layout|library|driver|"
        r"design|stack|style|server|database|way|implementation|framework|template|screen|page)\b|\b(?:by hand|"
        r"manually),? (?:for now|for the moment|until|as before)\b|\b(?:for now|until then),? .{0,30}\b(?:by hand|"
        "manual(?:ly)?|the old way)\\b",
    ),
    signal(
        "en",
        "a part put on a list",
        r"\b(?:logged|filed|tracked|listed|noted|recorded|parked|marked|tagged|labell?ed|booked|kept|captured|"
        r"entered|drafted|saved|written up) (?:it |them |that |this |both )?(?:down )?(?:as|under|for) (?:an? |"
        r"the )?[\"'“‘]?(?:some ?day|later|future|ideas?\b|wish|stretch|follow-?ups?|post-launch|post-release|"
        r"phase|pending|low[- ]priority|nice|maybe|improvement|enhancement|v2\b|[a-z]{2,8}-\d)|\b(?:change|"
        r"variation|feature|extension) (?:request|order) (?:of (?:its|their) own|for (?:it|that|this|them|the)|"
        r"instead)|\b(?:ask|file|raise|submit|open|need|draft|put in) (?:for |in )?(?:an? )?(?:separate |new |"
        r"formal |own )?change request\b|\b(?:in|under|via|through|with|as) (?:an? |its |their )(?:separate|"
        rf"dedicated|distinct|own) {UNIT}",
        "i |i'|i’|we |we'|we’|get |gets |goes|go |will|should|could|is |are |was |were |logged|filed|tracked|parked",
    ),
    signal(
        "en",
        "another goal than was set",
        r"\b(?:reframed|redefin\w+|reinterpret\w+|re-?scop\w+|recast|reword\w+|rephras\w+|rewrote|relabel\w*|"
        r"renam\w+|narrowed|softened|relaxed|loosened|lowered|adjusted|amended|revised) (?:the |your |our |this |"
        r"that )?(?:\w+ )?(?:goal|aim|objective|target|task|ticket|story|scope|requirements?|acceptance criteri\w+|"
        r"criteri\w+|brief|assignment|definition of done|threshold)\b|\b(?:read|took|taken|understood|"
        r"interpreted|treated) (?:the |your )?(?:[\"'“‘]?all[\"'”’]?|[\"'“‘]?every[\"'”’]?|task|request|ticket|"
        r"requirement|wording|goal) (?:as|to mean)\b|\b(?:in the )?spirit of the (?:request|task|ticket|brief)\b|"
        r"\bdecided (?:against|not to|to (?:skip|drop|omit|forgo|do without))\b",
    ),
    signal(
        "en",
        "less than was agreed",
        r"\b(?:good|close|near) enough\b(?! (?:reason|to (?:tell|say|see)))|\b(?:settl(?:ed|ing) for|made do with|"
        r"making do with|opted for|contented myself with|got away with|fell back (?:on|to))\b|\b(?:simpler|"
        r"simplest|easier|cheaper|quicker|rougher|cruder|plainer) (?:[\w-]+ ){1,3}(?:instead|in its place|in "
        r"their place|does the (?:job|trick)|will do)\b|\b(?:ought to|should|will|that['’]ll|would) (?:do (?:for "
        r"(?:now|most)|the (?:job|trick))|be (?:close|near|good) enough)\b|\bgets? you (?:most of the way|"
        r"\d\d ?(?:%|percent))\b|\b(?:in|for) (?:its|their) (?:place|stead),? (?:there['’]s|there is|you|i|a|"
        r"we) |\b(?:there['’]s|there is|i (?:put|used|left|made)|you get) an? .{0,40}\b(?:in (?:its|their) (?:place|"
        r"stead)|instead)\b",
    ),
    signal(
        "en",
        "a part passed to others or called needless",
        r"\b(?:is|are|that['’]s|those are|falls? to|one for|a job for|a matter for|a topic for|up to|best left to|"
        r"better left to|better done by|in the hands of) (?:something for )?(?:the |your |a )?(?:\w+ )?(?:team|"
        r"colleagues?|department|vendor|supplier|contractor|admins?|maintainers?|designers?|ops|operations|"
        r"specialists?|next (?:developer|person|maintainer))\b.{0,40}\b(?:do|add|finish|own|decide|take|handle|sort|"
        r"then|instead|not me|later|now|rather)\b|\b(?:your|the) (?:\w+ )?(?:team|colleagues?|people|admins?|"
        r"developers?) (?:can|could|may|might|will have to|should) (?:\w+ )?(?:add|do|finish|fill|build|write|"
        r"complete|take|handle|supply|extend)\b|\byou(?:['’]ll| will| can| could| may)? (?:have to |need to |"
        r"want to )?(?:add|finish|fill in|build|write|complete|wire up|supply) (?:it|them|that|this|those|the "
        r"(?:rest|remaining|others?)) (?:yourself|yourselves|in-house|on your (?:own|side|end))\b|\bleft as an "
        r"exercise\b",
    ),
    signal(
        "en",
        "a part switched off",
        r"\b(?:(?:is|are|stays?|remains?|ships?|comes?|sits?|left|leave|kept|but) (?:it |them |that |both )?"
        r"(?:switched off|turned off|disabled|inactive|dormant|commented out|hidden|off)(?: by default| for now|"
        r" until| behind| so far| at first))\b|\b(?:off|disabled) by default\b.{0,50}\b(?:until|for now|because|since|"
        r"so|as|later|once)\b|\bbehind an? (?:feature |experimental )?(?:flag|toggle|switch)\b.{0,50}\b(?:off|"
        r"disabled|until|for now|later|not|nothing|yet)\b",
    ),
    signal(
        "en",
        "asks pardon for a part",
        r"\b(?:hope|trust) (?:that|this|it|you)\b.{0,16}\b(?:ok|okay|fine|"
        r"alright|all right|acceptable|mind|forgive|understand)\b|\b(?:forgive|excuse|pardon) (?:me (?:for )?)?(?:the "
        r"|my |that )?(?:leaving|skipping|dropping|omitting|cutting|not |omission|shortcut|gap|liberty)|\b(?:sorry|"
        r"apologies)\b.{0,12}\b(?:but|that|for|about|the)\b.{0,40}\b(?:left|skip\w*|dropped|missing|omit\w*|"
        r"did(?:n['’]t| not)|is not|isn['’]t|not in|without|leaving|gave up)\b|\b(?:took|taken|taking) the liberty "
        r"of (?:leaving|skipping|dropping|cutting|shortening|reducing|simplifying|replacing|omitting|not)\b",
    ),
)
