"""English signals of scope-check."""

from guardctl_scope_guard.conditions import both, signal

# A conversation other than this one; what programs call a session has a further noun behind it.
_PLACE = (
    r"\b(?:(?:next|new|another|separate|second|fresh|later|future|subsequent|follow-?up|following|different|"
    "clean|blank|brand-new|dedicated|extra|further|additional|(?:terminal|coding|agent|"
    r"work\w*))[\s,*-]+){1,4}(?:session|conversation|chat|convo|thread|context|window|sitting|dialogue|exchange|"
    r"instance|discussion)\b(?!['’]s| (?:has|had|contains)\b|[\s_-]*(?:ids?|files?|results?|keys?|data|names?|"
    "objects?|logs?|feed|"
    r"manager|switch|tokens?|under|records?)\b)|\b(?:separate|future|later|subsequent|follow-?up) (?:sessions|"
    r"conversations|chats|threads|sittings|instances)\b|\b(?:session|conversation|chat|thread) of (?:its|"
    r"their) own\b|\b(?:in|into|across|over) (?:two|three|four|five|several|multiple|a few|more) (?:sessions|"
    r"conversations|chats|threads|sittings|batches)\b"
)
_TIME = (
    r"\b(?:next time(?! (?:someone|somebody|anyone|it|the|that|they|this|a|an|your|i|you (?!open|ping|call|start me|"
    "talk|"
    r"chat|come|return|are|message|write to me|prompt))\b)|tomorrow|an?other (?:time|day|occasion|date|moment)|"
    "(?:some )?other (?:day|time)|"
    "(?:a )?later (?:date|time|turn|point|reply|message|occasion)|next (?:week|turn|reply|message|round|"
    r"sitting|morning|monday|batch|run|go\b|prompt|request|one\b)|(?:in|for|to|on) the next(?=\W*$)|(?:separate|"
    r"different|subsequent|future) (?:occasion|time|day|date|moment|round|batch|go\b|run\b|turn|pass\b)|"
    "round (?:two|2)|in another go|at a later|follow later|(?:when|once|after|as soon as) (?:you|we)(?:['’]re|"
    " are)? (?:get |come |are )?(?:return|back|resume|next|reconnect|ping|call|again|meet|talk)|"
    "whenever you(?:['’]re| are| come)? (?:back|ready|return))"
)
# What is done to the work that is moved.
_MOVE = (
    r"\b(?:rest|remain\w*|left ?over|outstanding|others|unfinished|continu\w*|carr(?:y|ied|ying) (?:on|over)|"
    r"resum\w+|finish\w*|pick\w*\b.{0,12}\bup|tak(?:e|en|ing) (?:it|this|them|up|over|on|care)|took over|"
    r"hand\w*\b.{0,20}\b(?:over|off)|hand-?(?:over|off)|knocked? out|kick\w* off|mov(?:e|ed|ing)|leav(?:e|ing)|"
    r"left|sav(?:e|ing)|reserv\w+|defer\w*|park\w*|postpon\w+|wait\w*|open(?:ing)? (?:up )?an?|"
    r"start(?:ing)? (?:up )?an?(?:other)?|begin(?:ning)? an?|spin\w* up|relaunch\w*|launch an?|do(?:ne|"
    r"ing)? (?:it|this|that|them|in|there|next|the)?|deal\w* with|dealt with|handl\w+|tackl\w+|sort\w* out|"
    r"split\w*|divid\w+|br(?:eak|oke|oken|eaking)|spread\w*|batch\w*|proceed\w*|address\w*|cover\w*|follow\w*|"
    r"come[sn]?|belongs?|goes|go(?:ing)? (?:to|into|on)|suggest\w*|propos\w+|recommend\w*|better|best|ping me|"
    r"hit me up|reconvene|talk|paste|return|come back|serve|hand\w*|entrust\w*|transfer\w*|delegat\w*|shift\w*|"
    r"push\w*|merits?|deserv\w+|had better)\b"
)

# What runs short. A bare window, space or room is a thing on a screen or a disk more often than not.
_ROOM = (
    "(?:context|tokens?|context window|(?:my|this|our) window|window(?=['’]s (?:nearly|almost|filling|full|"
    r"at) | is (?:nearly|almost|getting|filling|full|at)\b)|working memory|memory|conversation|exchange|thread|"
    "chat|dialogue|discussion|history|this session|(?:room|space|capacity)(?!`? ?=)|budget|allowance|length)"
)
# Who is short of it: the agent. A program that runs out of memory is no reason to stop.
_WE = (
    "i'|i’|i |my |we |we'|we’|our |this conv|this chat|this thread|this exch|this sess|this disc|the conv|"
    "the context|context is|context window|given|due to|because|since|much room|window's|window’s"
)

SIGNALS = (
    signal(
        "en",
        "work moved to another conversation",
        both(_PLACE, _MOVE),
    ),
    signal(
        "en",
        "work moved to another time",
        both(_TIME, _MOVE),
    ),
    signal(
        "en",
        "stops before the end",
        r"^(?!.*\b(?:as (?:instructed|requested|ordered)|(?:as|like) you (?:\w+ )?(?:told|asked|said|wanted|"
        "instructed)|"
        r"per your)\b).*?\b(?:let['’]?s|let me|i['’]?(?:ll|m|d)|i (?:will|am|would|shall|plan|intend|think|have|want)|"
        "we (?:should|"
        "could|can|might|better)|shall we|should (?:we|i)|how about|gonna|going to|better|best|like to|rather|wise|"
        r"prudent|therefore|so|and)\b.{0,50}?\b(?:(?:stop\w*|paus\w+|halt\w*|end(?:ing)?|wrap\w*(?: (?:it|this|"
        r"things))? up|break(?:ing)? off|cut(?:ting)? off|bail\w*|leav\w+ (?:it|things|off)|rest\w*) (?:(?:it|this|"
        "there|work) )?(?:here|now|at |there|with|for (?:now|today)|after|before|this (?:session|chat|conversation|"
        r"thread))|call(?:ing)? it (?:a day|here|quits|a night)|clos\w+ (?:out |off )?this (?:session|sitting|chat|"
        "conversation|thread))",
    ),
    signal(
        "en",
        "a good place to stop",
        r"\b(?:pausing|stopping|wrapping up|ending|breaking off|calling it)\b.{0,20}\b(?:now|here|a day|for)\b(?! "
        "(?:as "
        r"(?:instructed|requested|ordered|you)|per your))|"
        r"\b(?:good|natural|sensible|logical|clean|fine|reasonable|convenient|decent|right|nice|"
        r"safe)\b.{0,15}\b(?:plac|point|spot|moment|checkpoint|cut\b|break|stopp?ing|time to (?:stop|pause))",
        "stop|paus|checkpoint|to break|break |sensible cut|ending|wrapping|breaking|calling it|to end",
    ),
    signal(
        "en",
        "pressed for context",
        rf"\b{_ROOM}\b.{{0,45}}?(?:\blimit|\bfull\b|\bfill(?:ing|ed|s)\b|\brunning (?:low|out|short|thin)|\bran out|"
        r"\bnearly|\balmost|\bspent|\bexhaust|\bused\b|\bclose to|\bceiling|\blong\b|\blengthy|\bhuge|\blarge|"
        r"\bbig\b|\bextensive|\bendless|\bnever-?ending|\bgrown|\bmonster|\bleft\b|\bremain|\btight|\bconstrain|"
        r"\boverflow|\bexceed|\bat \d+|\d ?%|percent|\bspare|\bpressure|\breset|\bi have\b|\bheavy|\bunwieldy|"
        r"\bscarce|\bgone\b|\btoo\b|\btruncat|\bcut off)",
        _WE,
    ),
    signal(
        "en",
        "pressed for context",
        r"\b(?:limits? of|filling up|(?:running|run|ran) (?:low|out|short)|nearly|almost|spent|exhaust(?:s|ed|ing)?|"
        "used up|"
        "most of|close to|ceiling|length|lengthy|long|too much|overflow(?:s|ed|ing)?|exceed(?:s|ed|ing)?|out of|"
        "short (?:on|of)|"
        r"not much|n['’]t much|little|how much|(?:blow|burn|chew|eat)\w* (?:through|up|into)|spar(?:e|es|ing)|"
        r"sav(?:e|es|ed|ing)|"
        rf"tight on|fits?|fitting|left of|lack of|want of)\b.{{0,40}}?\b{_ROOM}\b",
        _WE,
    ),
    signal(
        "en",
        "pressed for room in the reply",
        r"\b(?:response|reply|answer|message|output)s?\b.{0,30}\b(?:limits?|budget|cap|too (?:long|big|large)|"
        r"cut off|(?:be|get) truncated|overflow)|\btoo (?:long|big|large|much) (?:for|to fit)\b.{0,25}\b(?:response|"
        "reply|answer|message|output)",
    ),
    signal(
        "en",
        "loses track of the conversation",
        r"\blos\w* (?:track|the thread|sight)|\b(?:no longer|can['’]?t|cannot|couldn['’]?t|hard(?:er)? to|"
        r"do(?:es)?n['’]?t|barely|hardly|not)\b.{0,30}\b(?:remember|recall|(?:hold|keep)\b.{0,40}\b(?:mind|head|"
        r"view|track|memory|at once)|confident)|\bforget(?:ting)?\b|\bforgotten\b|\bslip\w*\b.{0,15}\b(?:away|from|"
        r"my)|\b(?:fresh|clear)(?:er)? (?:head|mind|start|pair|eyes)|\b(?:clean|blank) (?:slate|sheet)|"
        r"\b(?:details?|instructions?|decisions?|rules|parts?)\b.{0,30}\b(?:fad(?:e|ing)|blur|slip|hazy|fuzzy)",
    ),
    signal(
        "en",
        "the rest is left for another time",
        r"\b(?:rest|remain\w*|others?|everything|all|whole|they|half|more)\b.{0,40}(?:n['’]t|not|no longer|never|"
        r"hardly)\b.{0,8}\bfit\b|\bsqueez\w+|\b(?:rest|remaining|remainder|others)\b.{0,70}\b(?:(?:can|could|should|"
        r"may|will|['’]ll|would|to|had better)\b.{0,25}\b(?:wait|later|follow\w*|come later|be (?:done|handled|"
        r"tackled|taken|left|dealt))|follow\w* later|untouched|not (?:looked|begun|started|done|covered|converted)|"
        r"stay\w* (?:on|as|un|in)|left (?:for|un|as))",
    ),
    signal(
        "en",
        "the work is shrunk",
        r"\b(?:reduc\w+|narrow\w*|shrink\w*|shrunk|cut(?:ting)?|trim\w*|limit(?:ed|ing)?|scal\w+|condens\w+|"
        r"restrict\w*|shorten\w*)\b.{0,40}\b(?:to|down|back)\b.{0,40}\b(?:only|just|largest|biggest|busiest|most|"
        r"main|key|first\b(?!-)|top|direct|represent\w+|sample|few|two|three|four|five|six|ten|twelve|half|\d+)\b|"
        r"\bonly\b.{0,20}\b(?:covered|reviewed|did|done|do|converted|handled|checked|looked|translated|"
        r"processed)\b.{0,30}\b(?:first|half|top|part|few|\d+|two|three|four|five|ten|twelve)\b|"
        r"\binstead of the\b.{0,40}\b(?:you (?:asked|wanted|requested)|requested|agreed)",
        "i'|i’|i |we|let|instead of the|review",
    ),
    signal(
        "en",
        "work parked or handed over",
        r"\bpark(?:ed|ing)?\b.{0,40}\b(?:for now|for the moment|here|until|it|this|that|piece|part|rest)\b|"
        r"\b(?:next|another|later|subsequent|future|follow-?up) (?:agent|assistant|instance|person|colleague)\b|"
        r"\bhand(?:ing|ed)?[ -]?(?:over|off)\b|\bhandover\b|\bfor now\b.{0,30}\b(?:running|because|since|to (?:save|"
        "keep|stay))",
        "i'|i’|i |we|let|rest|remain|not |next",
    ),
    signal(
        "en",
        "the rest is left for another time",
        r"\b(?:rest|remaining|remainder|(?:other|second|latter|back) half|last (?:few|two|three|four|five|six|seven|"
        r"eight|nine|ten|\d+)|final|outstanding|unfinished|untouched|what['’]?s left|part two|missing|(?:sections?|"
        r"chapters?|items?|steps?|files|points?|parts?) \d+ (?:to|through|on)|others)\b.{0,60}?\b(?:tomorrow|"
        r"later\b|another (?:time|day|go|round|occasion)|again|after (?:a|the) (?:restart|reset|break|pause)|"
        "once (?:you|we|the|there)|when (?:you|we)|round two|separate|fresh|wait|whoever|different (?:session|chat|"
        r"time)|if you (?:ask|ping|prompt))\b|\b(?:tomorrow|later|after (?:a|the) (?:restart|reset|break)|"
        r"once (?:you|we)|leave|leaving|saving)\b.{0,40}?\b(?:rest|remaining|remainder|(?:other|second|latter) half|"
        r"unfinished|what['’]?s left)\b|\bleav(?:e|ing) (?:it|them|that|those|these) (?:to|for|with) (?:a (?:later|"
        "new|fresh|second)|"
        r"the (?:next|new)|another|you\b|when|later|next|someone|whoever|tomorrow|after)",
    ),
    signal(
        "en",
        "asks for a reset",
        r"(?<!\w)/(?:clear|compact|new)\b|\b(?:auto-?)?compaction|\bre-?(?:ask|prompt|invoke)|\b(?:ask|prompt|call|"
        r"ping|nudge|trigger|start) me (?:again|anew|afresh)|\b(?:need|prefer|want|suggest|recommend)\w* (?:a|the|"
        r"another) (?:full |clean |quick |context )?(?:restart|reset|reboot|clear-?out)\b|\b(?:rest|remaining|others|"
        "i|we|me|"
        r"continue|resume|chat|context|session)\b.{0,60}\b(?:after|before|until|with|following) (?:a|the|another) "
        "(?:full |"
        r"clean |quick |context )?(?:restart|reset|reboot|clear-?out)\b|\bclear(?:ed|ing)? (?:the|this|your|my) "
        "(?:chat|context|conversation|history|window)|"
        r"\brestart(?:ing)? (?:me|the (?:chat|conversation|session)|this)|\bstart(?:ing)? (?:over|afresh|anew|"
        r"fresh)\b",
    ),
    signal(
        "en",
        "at the end of its capacity",
        r"\b(?:near|at|out of|beyond|over|reach\w*|past|approaching|hit(?:ting)?) (?:my|full|the|our|"
        r"its) ?(?:capacity|limits?|maximum|ceiling)\b|\b(?:near|at) capacity|\bcapacity\b.{0,20}\b(?:left|end|"
        r"limit)|\b(?:before|until) (?:the|my) buffer\b|\bbuffer is (?:nearly |almost )?full|\bsheer (?:volume|"
        r"amount|number|size|quantity)|\b(?:too (?:much|many|big|large|long)|cannot|can['’]?t|won['’]?t|"
        r"not)\b.{0,50}?\b(?:in (?:one|a single) (?:go|pass|run|conversation|answer|sitting|response|chat|session)|"
        "(?:for|into) (?:one|a single) (?:go|pass|run|conversation|answer|sitting|response|chat|session)|at once|"
        r"at a stretch)\b|\b(?:can|could|able to)\b.{0,25}\b(?:in one go|at one go|in a single (?:go|pass|run|"
        r"conversation|answer|response))\b|\b(?:won['’]?t|can['’]?t|cannot|will not|not going to) (?:get through|"
        r"manage|cover|finish) (?:all|everything|the (?:rest|remaining)|them all|every)\b|\bstopping short\b|"
        r"\bthat['’]?s (?:it from me|all i can|as far as i(?: can|[’\']ll) (?:go|get|take))|\boverstretch|"
        r"\bas much as i can",
    ),
    signal(
        "en",
        "only part of it is done",
        r"\bonly (?:about |around |roughly )?(?:half|a (?:third|quarter|fraction|handful|few|part|portion)|some of|"
        r"part of|\d+ (?:of|out)|\w+ of the|the (?:headers?|headings?|titles?|first|top|main|core|easy|easiest|"
        r"summar\w+))\b|\b(?:trouble|difficult\w*|struggl\w*|a hard time) (?:\w+ )?(?:seeing|remember\w*|recall\w*|"
        r"keeping|follow\w*|track\w*)|\b(?:muddled|foggy|blurry|hazy)\b|\b(?:compress|condens|summari[sz]|abridg|"
        r"shorten)\w*\b.{0,40}\b(?:last|remaining|rest|other|later|into (?:bullet|one|a))",
        "i'|i’|i |we |we'|we’|got |made|made it|was |were |are |have ",
    ),
    signal(
        "en",
        "stops before the end",
        r"\bin (?:chunks|batches|blocks|portions|instal\w+)\b.{0,60}\b(?:session|chat|conversation|now|first|today|"
        r"tomorrow)|\b(?:sessions?|conversations?|chats?) (?:after|following) (?:it|this|that)\b|"
        r"\btoo much (?:history|context|text|material)\b|\b(?:start\w*|from) cold\b|\b(?:near|close to|at|hit\w*|"
        r"reach\w*|approach\w*) (?:its|my|the|our) (?:maximum|max\b|cap\b)|\b(?:pausing|pause|take a break|"
        r"taking a break|a breather|rest)\b.{0,20}\b(?:here|now|at this point|for (?:now|today))\b|\b(?:token|"
        r"context) (?:meter|counter|gauge|indicator)\b|\b(?:until|on|for|by) (?:monday|tuesday|wednesday|thursday|"
        r"friday|saturday|sunday|the weekend)\b|\b(?:only|just|stop\w* after|with|deliver) (?:the |this |a )?first "
        "(?:batch|"
        r"chunk|block|tranche)\b|\bfirst (?:batch|chunk|block|tranche)\b.{0,60}\b(?:only|rest|remaining|others|next|"
        "for now|today|"
        r"another|later)\b",
    ),
    signal(
        "en",
        "pressed for context",
        r"\d ?(?:%|percent|per cent) (?:of|through|into) (?:my|the|our|this) (?:context|window|budget|tokens?|"
        r"allowance|conversation)|\b(?:not|n['’]t|isn['’]t) (?:quite )?enough (?:room|space|context|tokens|memory|"
        r"budget|capacity)|\b(?:cut-?off|truncated|overlong|oversized) (?:answer|reply|response|message|output)|"
        r"\b(?:run|grown|gone|stretched) (?:to|on|on to) (?:a |such )?(?:great|considerable|excessive|"
        r"such) (?:length|extent)|\b(?:recollection|memory|grasp|picture|view)\b.{0,40}\b(?:fad|blur|slip|patchy|"
        r"thin|vague|hazy|going)|\badjourn\w*|\b(?:start|begin|take up|taken up|taking up)\b.{0,30}\bafresh\b|"
        r"\b(?:left|leave|leaving) the (?:rest|others|remainder) (?:as|un|where)|\b(?:fresh|"
        r"another) (?:assistant|colleague)\b",
        "i |i'|i’|my |we |we'|we’|our |this |please|have |given",
    ),
    signal(
        "en",
        "work moved to another time",
        r"\b(?:next|another|a later|a future|a subsequent|our next|a follow-?up|a second|a separate) (?:meeting|"
        r"encounter|appointment|run|execution|pass|invocation|round|exchange|visit|slot)\b|\b(?:new|fresh|clean|"
        r"different|next) one (?:for|please|pls|and|to)\b",
        "rest|remain|outstanding|left|defer|postpone|leave|wait|finish|continue|now,|for the|others|pending|last ",
    ),
    signal(
        "en",
        "work moved to another conversation",
        r"\bsigning off\b|\b(?:next|new|following|coming) (?:session|chat|conversation) (?:should|can|may|must|will|"
        r"starts?|begins?|takes?|gets?|goes)\b|\b(?:(?:where|what) the (?:next|following)|for the (?:next|following|"
        "new)) (?:session|chat|"
        r"conversation)\b(?! (?:has|had|is|was|actually|ends?|ended|landed))|\bfad(?:e|ed|ing) (?:from|out|away)\b",
    ),
)
