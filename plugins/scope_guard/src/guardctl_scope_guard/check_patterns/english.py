"""English signals of scope-check."""

from guardctl import Pattern

# A conversation other than this one; what programs call a session has a further noun behind it.
_PLACE = (
    r"\b(?:(?:next|new|another|separate|second|fresh|later|future|subsequent|follow-?up|following|different|clean|blank|"
    r"brand-new|dedicated|extra|further|additional|(?:terminal|coding|agent|work\w*))[\s,*-]+){1,4}"
    r"(?:session|conversation|chat|convo|thread|context|window|sitting|dialogue|exchange|instance|discussion)\b"
    r"(?!['’]s|[\s_-]*(?:ids?|files?|results?|keys?|data|names?|objects?|logs?|feed|manager|switch|tokens?|under|records?)\b)|"
    r"\b(?:separate|future|later|subsequent|follow-?up) (?:sessions|conversations|chats|threads|sittings|instances)\b|"
    r"\b(?:session|conversation|chat|thread) of (?:its|their) own\b|"
    r"\b(?:in|into|across|over) (?:two|three|four|five|several|multiple|a few|more) "
    r"(?:sessions|conversations|chats|threads|sittings|batches)\b"
)
_TIME = (
    r"\b(?:next time|tomorrow|an?other (?:time|day|occasion|date|moment)|(?:some )?other (?:day|time)|(?:a )?later "
    r"(?:date|time|turn|point|reply|message|occasion)|next (?:week|turn|reply|message|round|sitting|morning|monday|batch|run|go\b|prompt|request|one\b)|(?:in|for|to|on) the next(?=\W*$)|(?:separate|different|subsequent|future) (?:occasion|time|day|date|moment|round|batch|go\b|run|turn|pass)|round (?:two|2)|in another go|at a later|"
        r""
    r"follow later|(?:when|once|after|as soon as) (?:you|we)(?:['’]re| are)? (?:get |come |are )?(?:return|back|resume|"
    r"next|reconnect|ping|call|again|meet|talk)|whenever you(?:['’]re| are| come)? (?:back|ready|return))"
)
# What is done to the work that is moved.
_MOVE = (
    r"\b(?:rest|remain\w*|left ?over|outstanding|others|unfinished|continu\w*|carr(?:y|ied|ying) (?:on|over)|resum\w+|"
    r"finish\w*|pick\w*\b.{0,12}\bup|tak(?:e|en|ing) (?:it|this|them|up|over|on|care)|took over|"
    r"hand\w*\b.{0,20}\b(?:over|off)|hand-?(?:over|off)|knocked? out|kick\w* off|mov(?:e|ed|ing)|leav(?:e|ing)|left|"
    r"sav(?:e|ing)|reserv\w+|defer\w*|park\w*|postpon\w+|wait\w*|"
    r"open(?:ing)? (?:up )?an?|start(?:ing)? (?:up )?an?(?:other)?|begin(?:ning)? an?|spin\w* up|relaunch\w*|launch an?|"
    r"do(?:ne|ing)? (?:it|this|that|them|in|there|next|the)?|deal\w* with|dealt with|handl\w+|tackl\w+|sort\w* out|"
    r"split\w*|divid\w+|br(?:eak|oke|oken|eaking)|spread\w*|batch\w*|proceed\w*|address\w*|cover\w*|follow\w*|"
    r"come[sn]?|belongs?|goes|go(?:ing)? (?:to|into|on)|suggest\w*|propos\w+|recommend\w*|better|best|ping me|hit me up|"
    r"reconvene|talk|paste|return|come back|serve)\b"
)

# What runs short. A bare window, space or room is a thing on a screen or a disk more often than not.
_ROOM = (
    r"(?:context|tokens?|context window|(?:my|this|our) window|window(?=['’]s (?:nearly|almost|filling|full|at) | is (?:nearly|almost|getting|filling|full|at)\b)|working memory|memory|conversation|exchange|"
    r"thread|chat|dialogue|discussion|history|this session|room|space|capacity|budget|allowance|length)"
)
_ROOM_WORDS = (
    "context", "token", "window", "memory", "conversation",
    "exchange", "thread", "chat", "dialogue", "discussion", "history", "this session", "room", "space", "capacity",
    "budget", "allowance", "length",
)  # fmt: skip
# Who is short of it: the agent. A program that runs out of memory is no reason to stop.
_WE = (
    "i'", "i’", "i ", "my ", "we ", "we'", "we’", "our ", "this conv", "this chat", "this thread", "this exch", "this sess",
    "this disc", "the conv", "the context", "context is", "context window", "given", "due to", "because", "since",
    "much room", "window's", "window’s",
)  # fmt: skip

SIGNALS = (
    Pattern(
        rf"{_MOVE}.{{0,90}}?{_PLACE}|{_PLACE}.{{0,90}}?{_MOVE}",
        (
            (
                "session", "conversation", "chat", "convo", "thread", "sitting", "dialogue", "exchange", "instance",
                "discussion", "new context", "new window", "fresh window", "another window", "next window",
                "fresh context", "clean context", "next context", "another context", "batches",
            ),
            (
                "next", "new", "another", "separate", "second", "fresh", "later", "future", "subsequent", "follow",
                "different", "clean", "blank", "dedicated", "own", "several", "multiple", "extra", "further",
                "additional", "two", "three", "four", "five", "a few", "more",
            ),
        ),
        "work moved to another conversation",
    ),
    Pattern(
        rf"{_MOVE}.{{0,90}}?{_TIME}|{_TIME}.{{0,90}}?{_MOVE}",
        (
            ("next time", "tomorrow", "another ", "other day", "other time", "later date", "later time", "later turn",
             "later point", "next week", "next turn", "next reply", "next message", "next round", "follow later",
             "you return", "come back", "re back", "we resume", "you resume", "when you", "once you", "once we",
             "next monday", "morning", "time we", "occasion", "next batch", "next run", "next go", "next prompt", "next request", "next one", "the next", "round two", "round 2", "another go", "different day", "different time", "separate day", "separate time", "separate round", "later"),
            ("rest", "remain", "left", "leav", "continu", "carry", "resum", "finish", "complet", "pick", "take", "taken",
             "hand", "start", "open", "do", "better", "best", "suggest", "propos", "recommend", "split", "paste",
             "reserv", "tackl", "sort", "go"),
        ),
        "work moved to another time",
    ),
    Pattern(
        r"\b(?:let['’]?s|let me|i['’]?(?:ll|m|d)|i (?:will|am|would|shall|plan|intend|think|have|want)|we (?:should|could|"
        r"can|might|better)|shall we|should (?:we|i)|how about|gonna|going to|better|best|like to|rather|wise|prudent|"
        r"therefore|so|and)\b.{0,50}?"
        r"\b(?:(?:stop\w*|paus\w+|halt\w*|end(?:ing)?|wrap\w*(?: (?:it|this|things))? up|break(?:ing)? off|cut(?:ting)? off|"
        r"bail\w*|leav\w+ (?:it|things|off)|rest\w*) (?:(?:it|this|there|work) )?(?:here|now|at |there|with|for (?:now|today)|"
        r"after|before|this (?:session|chat|conversation|thread))|call(?:ing)? it (?:a day|here|quits|a night)|"
        r"clos\w+ (?:out |off )?this (?:session|sitting|chat|conversation|thread))",
        (
            ("stop", "paus", "halt", "ending", "end here", "end this", "end it", "wrap", "break off", "breaking off",
             "cut off", "bail", "leave it", "leave things", "leaving it", "call it", "calling it", "close out", "closing",
             "close this", "close off"),
            ("here", "now", "at ", "there", "today", "a day", "quits", "this", "after", "before", "with"),
        ),
        "stops before the end",
    ),
    Pattern(
        r"\b(?:pausing|stopping|wrapping up|ending|breaking off|calling it)\b.{0,20}\b(?:now|here|a day|for)\b|"
        r"\b(?:good|natural|sensible|logical|clean|fine|reasonable|convenient|decent|right|nice|safe)\b.{0,15}"
        r"\b(?:plac|point|spot|moment|checkpoint|cut\b|break|stopp?ing|time to (?:stop|pause))",
        (
            ("pausing", "stopping", "wrapping up", "ending", "breaking off", "calling it", "place", "point", "spot",
             "moment", "cut", "break"),
            ("now", "here", "a day", "good", "natural", "sensible", "logical", "clean", "fine", "reasonable",
             "convenient", "decent", "right", "nice", "safe"),
            ("stop", "paus", "checkpoint", "to break", "break ", "sensible cut", "ending", "wrapping", "breaking",
             "calling it", "to end"),
        ),
        "a good place to stop",
    ),
    Pattern(
        rf"\b{_ROOM}\b.{{0,45}}?"
        r"(?:\blimit|\bfull\b|\bfill(?:ing|ed|s)\b|\brunning (?:low|out|short|thin)|\bran out|\bnearly|\balmost|\bspent|"
        r"\bexhaust|\bused\b|\bclose to|\bceiling|\blong\b|\blengthy|\bhuge|\blarge|\bbig\b|\bextensive|\bgrown|"
        r"\bmonster|\bleft\b|\bremain|\btight|\bconstrain|\boverflow|\bexceed|\bat \d+|\d ?%|percent|\bspare|"
        r"\bpressure|\breset|\bi have\b|\bheavy|\bunwieldy|\bscarce|\bgone\b|\btoo\b|\btruncat|\bcut off)",
        (
            _ROOM_WORDS,
            (
                "limit", "full", "filling", "filled", "fills", "running", "ran out", "nearly", "almost", "spent",
                "exhaust", "used", "close to", "ceiling", "long", "lengthy", "huge", "large", "big", "extensive",
                "grown", "monster", "left", "remain", "tight", "constrain", "overflow", "exceed", "at ", "%",
                "percent", "spare", "pressure", "reset", "i have", "heavy", "unwieldy", "scarce", "gone", "too ",
                "truncat", "cut off",
            ),
            _WE,
        ),
        "pressed for context",
    ),
    Pattern(
        r"\b(?:limits? of|filling up|(?:running|run|ran) (?:low|out|short)|nearly|almost|spent|exhaust\w*|used up|most of|"
        r"close to|ceiling|length|lengthy|long|too much|overflow\w*|exceed\w*|out of|short (?:on|of)|not much|n['’]t much|"
        r"little|how much|(?:blow|burn|chew|eat)\w* (?:through|up|into)|spar\w+|sav\w+|tight on|fits?|fitting|left of|"
        rf"lack of|want of)\b.{{0,40}}?\b{_ROOM}\b",
        (
            _ROOM_WORDS,
            (
                "limit", "filling", "running", "run low", "run out", "ran out", "nearly", "almost", "spent", "exhaust",
                "used up", "most of", "close to", "ceiling", "length", "long", "too much", "overflow", "exceed",
                "out of", "short o", "much", "little", "blow", "burn", "chew", "eat", "spar", "sav", "tight on", "fit",
                "left of", "lack of", "want of",
            ),
            _WE,
        ),
        "pressed for context",
    ),
    Pattern(
        r"\b(?:response|reply|answer|message|output)s?\b.{0,30}\b(?:limits?|budget|cap|too (?:long|big|large)|cut off|"
        r"(?:be|get) truncated|overflow)|\btoo (?:long|big|large|much) (?:for|to fit)\b.{0,25}"
        r"\b(?:response|reply|answer|message|output)",
        (
            ("response", "reply", "answer", "message", "output"),
            ("limit", "budget", "cap", "too ", "cut off", "truncated", "overflow"),
            ("i'", "i’", "i ", "my ", "we ", "our ", "this ", "the ", "one ", "single "),
        ),
        "pressed for room in the reply",
    ),
    Pattern(
        r"\blos\w* (?:track|the thread|sight)|"
        r"\b(?:no longer|can['’]?t|cannot|couldn['’]?t|hard(?:er)? to|do(?:es)?n['’]?t|barely|hardly|not)\b.{0,30}"
        r"\b(?:remember|recall|(?:hold|keep)\b.{0,40}\b(?:mind|head|view|track|memory|at once)|confident)|"
        r"\bforget(?:ting)?\b|\bforgotten\b|\bslip\w*\b.{0,15}\b(?:away|from|my)|"
        r"\b(?:fresh|clear)(?:er)? (?:head|mind|start|pair|eyes)|\b(?:clean|blank) (?:slate|sheet)|"
        r"\b(?:details?|instructions?|decisions?|rules|parts?)\b.{0,30}\b(?:fad(?:e|ing)|blur|slip|hazy|fuzzy)",
        (
            (
                "track", "lose the thread", "losing the thread", "lost the thread", "losing sight", "remember", "recall",
                "in mind", "in my head", "in view", "in memory", "at once", "confident", "forget", "forgotten", "slip",
                "fresh", "clear", "slate", "blank sheet", "fading", "fade", "blur", "hazy", "fuzzy",
            ),
            (
                "track", "thread", "sight", "longer", "n't", "n’t", "cannot", "hard", "barely", "not", "forg", "slip",
                "head", "mind", "start", "pair", "eyes", "slate", "blank", "detail", "instruction", "decision", "rules",
                "part",
            ),
            ("i'", "i’", "i ", "my", "we ", "you", "slate", "fresh", "clear", "earlier"),
        ),
        "loses track of the conversation",
    ),
    Pattern(
        r"\b(?:rest|remain\w*|others?|everything|all|whole|they|half|more)\b.{0,40}"
        r"(?:n['’]t|not|no longer|never|hardly)\b.{0,8}\bfit\b|\bsqueez\w+|"
        r"\b(?:rest|remaining|remainder|others)\b.{0,70}\b(?:(?:can|could|should|may|will|['’]ll|would|to|had better)\b.{0,25}"
        r"\b(?:wait|later|follow\w*|come later|be (?:done|handled|tackled|taken|left|dealt))|follow\w* later|untouched|"
        r"not (?:looked|begun|started|done|covered|converted)|stay\w* (?:on|as|un|in)|left (?:for|un|as))",
        (
            ("rest", "remain", "other", "everything", "all", "whole", "it", "they", "half", "more"),
            ("fit", "squeez", "wait", "later", "follow", "be done", "be handled", "be tackled", "be taken", "be left",
             "be dealt", "untouched", "not looked", "not begun", "not started", "not done", "not covered",
             "not converted", "stay", "left for", "left un", "left as"),
            ("n't", "n’t", "not", "no longer", "hardly", "squeez", "can ", "could", "should", "may", "will", "ll ", "would",
             "to ", "better", "follow", "untouched", "stay", "left"),
        ),
        "the rest is left for another time",
    ),
    Pattern(
        r"\b(?:reduc\w+|narrow\w*|shrink\w*|shrunk|cut(?:ting)?|trim\w*|limit(?:ed|ing)?|scal\w+|condens\w+|restrict\w*|"
        r"shorten\w*)\b.{0,40}\b(?:to|down|back)\b.{0,40}\b(?:only|just|largest|biggest|busiest|most|main|key|first|top|"
        r"direct|represent\w+|sample|few|two|three|four|five|six|ten|twelve|half|\d+)\b|"
        r"\bonly\b.{0,20}\b(?:covered|reviewed|did|done|do|converted|handled|checked|looked|translated|processed)\b"
        r".{0,30}\b(?:first|half|top|part|few|\d+|two|three|four|five|ten|twelve)\b|"
        r"\binstead of the\b.{0,40}\b(?:you (?:asked|wanted|requested)|requested|agreed)",
        (
            ("reduc", "narrow", "shrink", "shrunk", "cut", "trim", "limit", "scal", "condens", "restrict", "shorten", "only",
             "instead of the"),
            ("only", "just", "largest", "biggest", "busiest", "most", "main", "key", "first", "top", "direct", "represent",
             "sample", "few", "two", "three", "four", "five", "six", "ten", "twelve", "half", "part", "you asked",
             "requested", "agreed"),
            ("i'", "i’", "i ", "we", "let", "instead of the", "review"),
        ),
        "the work is shrunk",
    ),
    Pattern(
        r"\bpark(?:ed|ing)?\b.{0,40}\b(?:for now|for the moment|here|until|it|this|that|piece|part|rest)\b|"
        r"\b(?:next|another|later|subsequent|future|follow-?up) (?:agent|assistant|instance|person|colleague)\b|"
        r"\bhand(?:ing|ed)?[ -]?(?:over|off)\b|\bhandover\b|\bfor now\b.{0,30}\b(?:running|because|since|to (?:save|keep|stay))",
        (
            ("park", "next agent", "another agent", "next assistant", "new instance", "another instance",
             "fresh instance", "next person", "hand over", "hand off", "hand-off", "handoff", "handover", "handing",
             "handed over", "handed off", "for now"),
            ("i'", "i’", "i ", "we", "let", "rest", "remain", "not ", "next"),
        ),
        "work parked or handed over",
    ),
    Pattern(
        r"\b(?:rest|remaining|remainder|(?:other|second|latter|back) half|last (?:few|two|three|four|five|six|seven|eight|nine|ten|\d+)|final|outstanding|"
        r"unfinished|untouched|what['’]?s left|part two|missing|(?:sections?|chapters?|items?|steps?|files|points?|parts?) \d+ (?:to|through|on)|others)\b.{0,60}?"
        r"\b(?:tomorrow|later\b|another (?:time|day|go|round|occasion)|again|after (?:a|the) (?:restart|reset|break|pause)|once (?:you|we|the|there)|when (?:you|we)|"
        r"round two|separate|fresh|wait|whoever|different (?:session|chat|time)|if you (?:ask|ping|prompt))\b|"
        r"\b(?:tomorrow|later|after (?:a|the) (?:restart|reset|break)|once (?:you|we)|leave|leaving|saving)\b.{0,40}?\b(?:rest|remaining|remainder|(?:other|second|latter) half|"
        r"unfinished|what['’]?s left)\b|\bleav(?:e|ing) (?:it|them|that|those|these) (?:to|for|with)\b",
        (
            ("rest", "remain", "half", "last ", "final", "outstanding", "unfinished", "untouched", "s left", "part two", "missing", "section", "chapter", "items",
             "item ", "step", "files", "points", "parts", "others", "leave them", "leave it", "leaving"),
            ("tomorrow", "later", "another ", "again", "after a", "after the", "once ", "when ", "round two", "separate", "fresh", "wait", "whoever", "different ",
             "if you", "leav", "saving"),
            ("i ", "i'", "i’", "we ", "we'", "we’", "let", "will", "can ", "could", "would", "should", "have to", "be "),
        ),
        "the rest is left for another time",
    ),
    Pattern(
        r"(?<!\w)/(?:clear|compact|new)\b|\b(?:auto-?)?compaction|\bre-?(?:ask|prompt|invoke)|\b(?:ask|prompt|call|ping|nudge|trigger|start) me (?:again|anew|afresh)|"
        r"\b(?:after|before|need|prefer|until|want|with|following|suggest|recommend)\w* (?:a|the|another) (?:full |clean |quick |context )?(?:restart|reset|reboot|clear-?out)\b|"
        r"\bclear(?:ed|ing)? (?:the|this|your|my) (?:chat|context|conversation|history|window)|\brestart(?:ing)? (?:me|the (?:chat|conversation|session)|this)|"
        r"\bstart(?:ing)? (?:over|afresh|anew|fresh)\b",
        (
            ("/clear", "/compact", "/new", "compaction", "reask", "re-ask", "reprompt", "re-prompt", "reinvoke", "re-invoke", "me again", "me anew", "me afresh",
             "restart", "reset", "reboot", "clear the", "cleared the", "clearing the", "clear this", "clear your", "start over", "starting over", "start afresh",
             "start anew", "start fresh", "starting fresh", "clear-out"),
            ("i ", "i'", "i’", "we ", "we'", "we’", "you", "once", "after", "before", "/"),
        ),
        "asks for a reset",
    ),
    Pattern(
        r"\b(?:near|at|out of|beyond|over|reach\w*|past|approaching|hit(?:ting)?) (?:my|full|the|our|its) ?(?:capacity|limits?|maximum|ceiling)\b|\b(?:near|at) capacity|\bcapacity\b.{0,20}\b(?:left|end|limit)|"
        r"\bbuffer (?:fills|is (?:nearly |almost )?full|runs)|\bsheer (?:volume|amount|number|size|quantity)|"
        r"\b(?:too (?:much|many|big|large|long)|cannot|can['’]?t|won['’]?t|not)\b.{0,50}?\b(?:in (?:one|a single) (?:go|pass|run|conversation|answer|sitting|response|chat|session)|"
        r"(?:for|into) (?:one|a single) (?:go|pass|run|conversation|answer|sitting|response|chat|session)|at once|at a stretch)\b|"
        r"\b(?:can|could|able to)\b.{0,25}\b(?:in one go|at one go|in a single (?:go|pass|run|conversation|answer|response))\b|\b(?:won['’]?t|can['’]?t|cannot|will not|not going to) (?:get through|manage|"
        r"cover|finish) (?:all|everything|the (?:rest|remaining)|them all|every)\b|\bstopping short\b|\bthat['’]?s (?:it from me|all i can|as far as)|\boverstretch|\bas (?:far|much) as i can",
        (
            ("capacity", "limit", "maximum", "ceiling", "buffer", "sheer", "one go", "single ", "one conversation", "one chat", "one session", "one answer", "one response", "one sitting", "one pass",
             "one run", "at once", "at a stretch", "get through", "manage", "cover all", "cover every", "finish all", "finish every", "finish the re", "stopping short", "it from me", "all i can", "as far as", "overstretch",
             "much as i"),
            ("i'", "i’", "i ", "my ", "we ", "we'", "given", "one ", "single", "let", "buffer"),
        ),
        "at the end of its capacity",
    ),
    Pattern(
        r"\bonly (?:about |around |roughly )?(?:half|a (?:third|quarter|fraction|handful|few|part|portion)|some of|part of|\d+ (?:of|out)|\w+ of the|the (?:headers?|headings?|titles?|first|top|main|core|easy|easiest|summar\w+))\b|"
        r"\b(?:trouble|difficult\w*|struggl\w*|a hard time) (?:\w+ )?(?:seeing|remember\w*|recall\w*|keeping|follow\w*|track\w*)|\b(?:muddled|foggy|blurry|hazy)\b|"
        r"\b(?:compress|condens|summari[sz]|abridg|shorten)\w*\b.{0,40}\b(?:last|remaining|rest|other|later|into (?:bullet|one|a))",
        (
            ("only ", "trouble", "difficult", "struggl", "hard time", "muddled", "foggy", "blurry", "hazy", "compress", "condens", "summari", "abridg", "shorten"),
            ("half", "third", "quarter", "fraction", "handful", "a few", "part", "portion", "some of", "of the", "out of", " of ", "header", "heading", "title", "the first", "the top", "the main", "the core",
             "easi", "summar", "seeing", "remember", "recall", "keeping", "follow", "track", "muddled", "foggy", "blurry", "hazy", "last", "remaining", "rest", "other", "later", "into "),
            ("i'", "i’", "i ", "we ", "we'", "we’", "got ", "made", "made it", "was ", "were ", "are ", "have "),
        ),
        "only part of it is done",
    ),
    Pattern(
        r"\bin (?:chunks|batches|blocks|portions|instal\w+)\b.{0,60}\b(?:session|chat|conversation|now|first|today|tomorrow)|\b(?:sessions?|conversations?|chats?) (?:after|following) (?:it|this|that)\b|"
        r"\btoo much (?:history|context|text|material)\b|\b(?:start\w*|from) cold\b|\b(?:near|close to|at|hit\w*|reach\w*|approach\w*) (?:its|my|the|our) (?:maximum|max\b|cap\b)|"
        r"\b(?:pausing|pause|take a break|taking a break|a breather|rest)\b.{0,20}\b(?:here|now|at this point|for (?:now|today))\b|\b(?:token|context) (?:meter|counter|gauge|indicator|usage|budget)\b|"
        r"\b(?:until|on|for|by) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend)\b|\bfirst (?:batch|chunk|block|tranche)\b",
        (
            ("in chunks", "in batches", "in blocks", "in portions", "instal", "sessions after", "session after", "conversations after", "sessions following", "chats after", "too much", "cold", "maximum", "max ", "the cap", "my cap", "pausing", "pause", "break",
             "breather", "rest ", "meter", "counter", "gauge", "indicator", "usage", "budget", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "weekend", "first batch", "first chunk", "first block", "tranche"),
            ("i ", "i'", "i’", "we ", "we'", "we’", "my ", "someone", "what about", "how about", "that was", "is "),
            ("in chunks", "batch", "block", "portion", "instal", "after", "following", "too much", "cold", "near", "close to", "at ", "hit", "reach", "approach", "here", "now", "point", "today", "token", "context", "until", "on ", "for ", "by ", "first"),
        ),
        "stops before the end",
    ),
)
