"""English signals of scope-check."""

from guardctl import Pattern

# A conversation other than this one; what programs call a session has a further noun behind it.
_PLACE = (
    r"\b(?:(?:next|new|another|separate|second|fresh|later|future|subsequent|follow-?up|following|different|clean|blank|"
    r"brand-new|dedicated|extra|further|additional)[\s,*-]+){1,3}"
    r"(?:session|conversation|chat|convo|thread|context|window|sitting|dialogue|exchange|instance|discussion)\b"
    r"(?!['’]s|[\s_-]*(?:ids?|files?|results?|keys?|data|names?|objects?|logs?|feed|manager|switch|tokens?|under|records?)\b)|"
    r"\b(?:separate|future|later|subsequent|follow-?up) (?:sessions|conversations|chats|threads|sittings|instances)\b|"
    r"\b(?:session|conversation|chat|thread) of (?:its|their) own\b|"
    r"\b(?:in|into|across|over) (?:two|three|four|five|several|multiple|a few|more) "
    r"(?:sessions|conversations|chats|threads|sittings|batches)\b"
)
_TIME = (
    r"\b(?:next time|tomorrow|an?other (?:time|day|occasion|date|moment)|(?:some )?other (?:day|time)|(?:a )?later "
    r"(?:date|time|turn|point|reply|message|occasion)|next (?:week|turn|reply|message|round|sitting|morning|monday)|"
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
             "next monday", "morning", "time we"),
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
)
