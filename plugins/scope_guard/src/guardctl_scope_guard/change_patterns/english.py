"""English signals of scope-change: a part goes to another time, place or delivery.

"Skip", "later", "stub" and "phase" are everyday words of programming, so a verb needs its grammar here: somebody who
leaves out, something that is left, and a place or time where it goes.
"""

from guardctl_scope_guard.change_patterns.english_words import LATER, SOMEDAY, UNIT, WE
from guardctl_scope_guard.conditions import signal

SIGNALS = (
    signal(
        "en",
        "a part put off",
        r"\bpostpon(?:e|ed|ing|ement)\b|\b(?:it|this|that|which|plan|\bpr|version|change) postpones\b|"
        rf"\bdescop\w+|\bde-scop\w+|\bshelv(?:ed|ing|e it|e them|e this|e that)|\bbacklog|{WE} defer\b|"
        r"\b(?:is|are|was|were|been|be|got|gets|remains?|stays?|now) deferred(?! (?:to when|there|here)\b|"
        r"[^.]{1,30}\bas planned)|\b(?:i['’]m|we['’]re|am|"
        r"are) deferring|\bdeferr(?:ed|ing) (?:the|it|them|those|this|that|to(?! when)|until|till|for|\w+ "
        r"to)\b(?![^.]{1,30}\bas planned)|"
        r"\b(?:let['’]s|to|should|could|can|would) defer (?:the|it|them|that|this|those)|\bput(?:ting)? (?:it|them|"
        r"that|this|those|the [\w -]{1,40}) (?:off|on (?:hold|ice)|aside)|\bpush(?:ed|ing)? (?:it|them|that|this|"
        r"those|the [\w -]{1,40}) (?:back|out)\b|\bh(?:o|e)ld(?:ing)? off (?:on|with)|\bpark(?:ed|ing) (?:on|for|"
        r"the|it|that|this|until)|\bon the back burner",
    ),
    signal(
        "en",
        "moved to a later delivery",
        rf"{LATER}(?!.{{0,20}}, or .{{0,80}}\?)",
        "i |i'|i’|we |we'|we’|will|can |could|would|should|moved|goes|go |left|comes|wait|be |is |are |was |were |"
        "let|become|deferred|ship|receive|arrive",
    ),
    signal(
        "en",
        "a part left for some day",
        r"\b(?:can|could|may|might|should|will|['’]ll|we|let['’]s|somebody|someone|anyone|they|those|"
        r"i)\b.{0,50}?\b(?:wait|add\w*|do|done|come|built?|fill\w*|bolt\w*|revisit\w*|handl\w+|cover\w*|pick\w*|"
        rf"follow\w*|schedul\w+|return|get|land|ship\w*|include\w*|finish\w*|implement\w*)\b.{{0,40}}?{SOMEDAY}|"
        r"\bcan wait\b|\b(?:good|fine) enough for now|\brarely (?:used|needed)|"
        r"\bnice[- ]to[- ]haves?\b.{0,30}\b(?:so|left|later|skip)|\bfor another (?:day|time)|\b(?:should|will|"
        r"would) (?:be enough|suffice)\b",
    ),
    signal(
        "en",
        "delivery in stages",
        r"\bstaged (?:delivery|rollout|approach|release|migration)|\bmvp\b|\bminimum viable|\bphased (?:delivery|"
        r"rollout|approach|release)|\b(?:split|cut|deliver|ship|releas|turn|break|broke|divid|migrat|do|make|made|"
        r"hand|roll)(?!(?<=split)s (?!the |this |it ))\w*\b.{0,50}?\b(?:in|into|as|over|across) (?:two|three|four|"
        r"several|multiple|small\w*|separate|"
        r"stages|phases|waves|increments|steps|instal\w+|a few)\b(?: (?:[\w-]+ )?(?:stages|phases|waves|steps|"
        r"increments|parts|instal\w+|batches|deliveries|releases|prs|pull requests|tickets|tasks|changes|pieces|"
        r"iterations|instead))?|\b(?:phase|stage|wave) (?:one|1|i) (?:and|is (?:what|the)|only)|\b(?:become\w*|"
        r"treat\w*|call\w*|deliver\w*|ship\w*) (?:[\w-]+ ){0,4}(?:phase|stage|wave) (?:one|two|1|2)\b|"
        r"\bin (?:stages|phases|waves|increments)\b",
        "i |i'|i’|we |we'|we’|let|would|could|should|become|sense",
    ),
    signal(
        "en",
        "a part split off",
        r"\b(?:split|cut|break|broke|divid|carv|separat|extract|spin|spun|mov|tak|took|peel|hiv|turn|put|leav|left|"
        r"go|belong|fil|hand|track|becom)\w*\b.{0,60}?\b(?:into|out|off|to|in|as|under|"
        r"its)\b.{0,12}?\b(?:(?:its|their) own|own|separate|another|different|follow-?up|dedicated|"
        rf"standalone)\b(?: [\w-]+)? (?!package){UNIT}|\b(?:ticket|issue|task|pr|package|project) of (?:its|"
        r"their) own\b|\b(?:open|opened|creat\w+|fil\w+|log|logged|rais\w+|cut|wrote|"
        r"made)\b.{0,25}?\b(?:follow-?up|separate|new)\b.{0,12}?\b(?:ticket|issue|task|entry|item|card|story|"
        r"epic|pr)\b|\b(?:i|we)(?:['’]ve| have)? (?:opened|filed|created|raised|logged|cut|made) (?:an?|two|three|"
        r"four|\d+) (?:[\w-]+ )?(?:tickets?|issues?|tasks?|cards?|entr(?:y|ies)|items?)\b|\b(?:as|done as|run as|"
        f"be) (?:an? |its |their )?(?:separate|own|distinct|different) {UNIT}",
        "i |i'|i’|we |we'|we’|could|would|should|goes|go to|moved|will|leave this|let|be |belongs",
    ),
    signal(
        "en",
        "a part left for some day",
        r"\b(?:for the time being|for the moment|for the present|at (?:this|the present) (?:stage|point|time)|"
        r"as things stand|for starters)\b|\b(?:more (?:convenient|suitable|opportune|fitting)|quieter|"
        r"better) (?:time|moment|occasion|point)\b|\b(?:spring|summer|autumn|winter|fall|january|february|march|"
        "april|june|july|august|september|october|november|december|christmas|easter|q[1-4]|new year) (?:update|"
        r"release|version|delivery|edition|build|round|sprint)|\b(?:to|until|till|for|after|(?:be|come|follow|add|"
        "done|built|deliver|ship|again|it|that|them|this|rest) in) (?:the |"
        "next )?(?:spring|summer|autumn|winter|january|february|april|june|july|august|september|october|november|"
        r"december|christmas|easter|new year)\b(?! \d)|\b(?:once|when|after|until|whenever) (?:the |this |that |it |"
        r"we |they |you |everything |all |someone |things )?.{0,30}\b(?:settled|stable|stabili[sz]ed|proven|"
        r"proved (?:itself|its)|calmed down|complains?|budget|demand|interest|appetite)\b|\b(?:earmark\w*|"
        r"pencil\w* in|set aside|slated) \b.{0,20}|\b(?:some ?day|maybe) (?:pile|list|folder|column)\b",
    ),
    signal(
        "en",
        "a part put off",
        r"^\W*(?:dropped|cut|skipped|left out|parked|axed|ditched|nixed)\b.{0,60}\b(?:for now|anyway|who needs|"
        r"nobody|no one|btw|tbh|later|some ?day|this time)|\b(?:to|onto|on) (?:the|my|our|a) (?:wish ?list|shelf|"
        r"parking lot|later list|nice-to-have list|ice|back burner|long list)\b|\bnot (?:yet )?(?:delivered|"
        r"included)(?: ?:|\b.{0,30}\bpropose)|\b(?:as|in|for) (?:version|v|release) ?\d\.\d\b(?!\.)|\blater,? (?:in|"
        r"with|as|during) (?:an?|its|the)\b|\b(?:is|as|be|becomes?|make|treat\w*) (?:it |that |this |"
        "them )?(?:an? )?(?:separate|distinct|second|later|own) (?:deliverable|delivery|workstream|effort|phase|"
        r"(?<!separate )(?<!distinct )step|increment)|\b(?:in|as) (?:two|three|several) (?:steps|stages|goes|rounds|"
        "moves|"
        r"deliveries)\b.{0,40}\b(?:first|then|later|now)",
    ),
    signal(
        "en",
        "a part put off",
        r"\b(?:hiv|peel|spin|spun|split|break|broke|lift)\w*(?: \w+){0,6} off\b|\b(?:hiv|peel|spin|spun|split)\w* "
        r"off\b|\bin its own right|\bon its own merits|\bat a (?:date|time|moment) (?:to be|yet to|we|that suits)|"
        r"\b(?:happens?|handled|billed|done|run|follows?|comes?|delivered|treated|dealt with|scheduled|planned) "
        r"separately\b|\b(?:once|when|until) (?:the |a |your )?(?:customer|client|user|team|someone|somebody|"
        r"anyone)s? (?:\w+ )?(?:asks?|needs?|wants?|complains?|requests?|insists?|finds?)|\bsomething (?:we|you|they|"
        r"i) (?:can|could) (?:look|do|add|return|revisit|come)|\buntil a later\b|\b(?:follow-?up|later|separate|"
        r"another|second) (?:merge|pull) request|(?<!you )(?<!you['’]d )\bset aside\b(?! (?:by|as))|\bset (?:it|them|"
        r"that|those) aside\b",
    ),
)
