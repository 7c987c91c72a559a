"""English signals of scope-change.

"Skip", "later", "stub" and "phase" are everyday words of programming, so a verb needs its grammar here: somebody who
leaves out, something that is left, and a place or time where it goes.
"""

from guardctl import Pattern

_UNIT = r"(?:ticket|issue|task|pr|pull request|mr|package|epic|story|change|project|card|branch|commit|delivery|order|job)s?\b"
_STEP = (
    r"(?:phase|stage|wave|iteration|release|version|delivery|sprint|round|milestone|quarter|increment|pass|package|update|"
    r"pr|ticket|issue|task|epic|story|project|batch|instal\w+|cycle|effort|piece of work|change)s?\b"
)
# A place in the future, with the preposition that makes it one: "in a later release", not "the next release is".
_LATER = (
    r"\b(?:to|for|in|into|until|till|as|onto|on|with|at|wait|comes?|makes?) (?:be )?(?:an? |the |our |some |its |their |that |this )?"
    r"(?:(?:same |separate |dedicated |much |possible |potential )?(?:later|subsequent|future|next|second|2nd|third|follow-?up|followup|another|"
    rf"upcoming|following|other) (?:[\w-]+ )?{_STEP}|"
    r"(?:next|following|coming) (?:year|month|week|quarter|spring|summer|autumn|fall|winter)|"
    r"(?:phase|stage|wave|round|part|iteration|milestone|step) (?:two|three|2|3|ii|iii)\b|(?:v|version )[23](?!\.\d)(?=\W*$| ?[.,;:)]|,? (?:instead|once|when|and|because|since|of|after))|"
    r"follow-?ups?\b|roadmap|(?<=for the )future\b|(?<=to the )future\b|future work\b|q[1-4]\b|(?:some )?(?:another|other) (?:day|time|occasion|date)\b|later (?:date|time|point|on)\b|"
    r"(?:[1-4](?:st|nd|rd|th)|first|second|third|fourth) (?:quarter|half))"
)
_SOMEDAY = (
    r"\b(?:(?:for|until|till|come|comes|added|add|it|them|that|those|revisit\w*|done|handled|follow\w*|ship\w*|land|rest|this|up|in) later\b"
    r"(?! (?:if|than|when you))|later on\b|afterwards\b|whenever\b|some ?time\b|some(?: other)? ?day|one day\b|another (?:day|time)|some other (?:day|time|point)|"
    r"at some (?:\w+ )?point|down the (?:road|line)|eventually\b|when (?:someone|somebody|anyone|there['’]?s|there is|it suits|time|needed|demand|"
    r"the need)|once (?:someone|somebody|there|we have|it['’]?s needed)|if (?:anyone|anybody|someone|somebody)|after (?:the )?(?:launch|release|go-?live))"
)
_GONE = (
    r"(?:defer\w*|postpon\w+|shelv\w+|descop\w+|de-scop\w+|left out|leav(?:e|ing)\b.{0,30}?\bout|left\b.{0,40}?\b(?:out|off|for (?:a|another|later|the next)|un(?:done|implemented|built|finished|translated))\b|skip(?:ped|ping)|"
    r"omitt\w+|omit|exclud(?:ed|ing)|dropp(?:ed|ing)|drop|cut|trimm\w+|park(?:ed|ing)|removed|struck|taken? out|taking\b.{0,20}?\bout|took\b.{0,30}?\bout)"
)
_AGREED = (
    r"(?:you(?:['’]d| had)? (?:asked|wanted|requested|listed|approved|named|mentioned|signed|confirmed|specified|described|gave|ordered)|"
    r"your (?:list|brief|spec\w*|request|ticket|plan|requirements?|design|order|outline|mail|message|wish\w*)|requested|agreed|approved|promised|"
    r"(?:on|off|from) the list\b|(?:the|this|our|same|original) (?:spec\w*|brief|plan|ticket|contract|proposal|requirements?|agreement|task|request)\b|"
    r"acceptance|criteri\w+|requirement\b|(?:item|point|section|requirement|story|bullet) \d|bullet|"
    r"(?:agreed|approved|original|release|our|your) scope)"
)
_I = r"\b(?:i|we)(?:['’](?:ve|m|ll|d|re))?(?: have| had| am| are| will| would| could| should| also| just| only| then| simply| therefore| decided to)*"
_OBJ = r"(?:the|those|these|both|that|this|it|them|all|any|some|support|item|\w+ing|two|three|four|five|its|your|\d+)\b"

SIGNALS = (
    Pattern(
        r"\bpostpon\w+|\bdescop\w+|\bde-scop\w+|\bshelv(?:ed|ing|e it|e them|e this|e that)|\bbacklog|"
        rf"{_I} defer\b|\b(?:is|are|was|were|been|be|got|gets|remains?|stays?|now) deferred|\b(?:i['’]m|we['’]re|am|are) deferring|"
        r"\bdeferr(?:ed|ing) (?:the|it|them|those|this|that|to|until|till|for|\w+ to)\b|\b(?:let['’]s|to|should|could|can|would) defer (?:the|it|them|that|this|those)|"
        r"\bput(?:ting)? (?:it|them|that|this|those|the [\w -]{1,40}) (?:off|on (?:hold|ice)|aside)|\bpush(?:ed|ing)? (?:it|them|that|this|those|the [\w -]{1,40}) "
        r"(?:back|out)\b|\bh(?:o|e)ld(?:ing)? off (?:on|with)|\bpark(?:ed|ing) (?:on|for|the|it|that|this|until)|\bon the back burner",
        (
            (
                "postpon", "descop", "de-scop", "shelv", "backlog", "deferred", "deferring", "defer the", "defer it", "defer th", "i defer",
                "d defer", "ll defer", "put", "push", "hold off", "holding off", "held off", "parked", "parking", "back burner",
            ),
            (
                "postpon", "descop", "de-scop", "shelv", "backlog", "defer", " off", "aside", "on hold", "on ice", "back", " out", "to ", "until",
                "for", "the ", "it ",
            ),
        ),
        "a part put off",
    ),
    Pattern(
        _LATER,
        (
            (
                "later", "subsequent", "future", "next", "second", "2nd", "third", "follow", "another", "upcoming", "other", "coming", "phase",
                "stage", "wave", "round", "v2", "v3", "version", "roadmap", "fourth", "q1", "q2", "q3", "q4", "part two", "part 2",
                "iteration", "milestone",
            ),
            (
                "i ", "i'", "i’", "we ", "we'", "we’", "will", "can ", "could", "would", "should", "moved", "goes", "go ", "left", "comes", "wait", "be ",
                "is ", "are ", "was ", "were ", "let", "become", "deferred", "ship",
            ),
            ("phase", "stage", "wave", "iteration", "release", "version", "delivery", "sprint", "round", "milestone", "quarter", "increment",
             "pass", "package", "update", "pr", "ticket", "issue", "task", "epic", "story", "project", "batch", "instal", "cycle", "effort",
             "work", "change", "year", "month", "week", "spring", "summer", "autumn", "fall", "winter", "v2", "v3", "follow", "roadmap",
             "future", "day", "time", "occasion", "date", "point", "later on", "half", "q1", "q2", "q3", "q4", "part"),
        ),
        "moved to a later delivery",
    ),
    Pattern(
        rf"\b(?:can|could|may|might|should|will|['’]ll|we|let['’]s|somebody|someone|anyone|they|those|i)\b.{{0,50}}?\b(?:wait|add\w*|do|done|come|built?|fill\w*|"
        rf"bolt\w*|revisit\w*|handl\w+|cover\w*|pick\w*|follow\w*|schedul\w+|return|get|land|ship\w*|include\w*|finish\w*|implement\w*)\b.{{0,40}}?{_SOMEDAY}|"
        r"\bcan wait\b|\b(?:good|fine) enough for now|\brarely (?:used|needed)|\bnice[- ]to[- ]haves?\b.{0,30}\b(?:so|left|later|skip)|\bfor another (?:day|time)|"
        r"\b(?:should|will|would) (?:be enough|suffice)\b",
        (
            (
                "later", "afterwards", "whenever", "some time", "sometime", "some day", "someday", "other day", "other time", "one day",
                "another day", "another time", "other point", "later point", "some point", "down the", "eventually", "when someone", "when somebody",
                "when anyone", "when there", "when it suits", "when time", "when needed", "when demand", "once there", "once someone", "if anyone",
                "if anybody", "if someone", "if somebody", "after launch", "after the launch", "after the release", "can wait", "enough for now",
                "rarely", "nice-to-have", "nice to have", "be enough", "suffice",
            ),
            (
                "can ", "could", "may ", "might", "should", "will", "ll ", "we", "let", "somebody", "someone", "anyone", "they", "those", "i ", "seem",
                "are ", "is ",
            ),
        ),
        "a part left for some day",
    ),
    Pattern(
        rf"\b{_GONE}\b.{{0,60}}?\b{_AGREED}|\b{_AGREED}.{{0,80}}?\b{_GONE}\b|"
        rf"\b{_AGREED}.{{0,90}}?\b(?:reduc\w+|narrow\w*|simplif\w+|lighter|only (?:the|two|three|\w+ (?:is|are))|wo(?:n['’]t|uld not) (?:be|make)|"
        r"(?:is|are|was|were)(?:n['’]t| not) (?:included|implemented|part|in\b|built|done|covered|yet)|not (?:included|part of)|separate\w* (?:task|ticket|issue|pr|change)|"
        r"stub\w*|placeholder|mock\w*|wait|as todos?|into (?:two|three|several|stages|phases)|pared|scaled)\b|"
        rf"\b(?:reduc\w+|narrow\w*|simplif\w+|trimm\w*|cut(?:ting)?|limit(?:ed|ing)|restrict\w*|scal\w+ (?:back|down)|turn|split\w*|rather than|instead of)\b.{{0,50}}?\b{_AGREED}",
        (
            (
                "you asked", "you'd asked", "you wanted", "you requested", "you listed", "you approved", "you named", "you mentioned", "you signed",
                "you confirmed", "you specified", "you described", "you gave", "you ordered", "had asked", "your list", "your brief", "your spec",
                "your request", "your ticket", "your plan", "your req", "your design", "your order", "your outline", "your mail", "your message",
                "your wish", "requested", "agreed", "approved", "promised", "contract", "brief", "acceptance", "criteri", "requirement",
                "bullet", "item ", "section ", "point ", "story ", " scope", " spec", "the plan", "the ticket", "the list", "this ticket", "our plan", "the proposal",
                "agreement", "the task", "the design", "original",
            ),
            (
                "defer", "postpon", "shelv", "descop", "left", "leav", "skip", "omit", "exclud", "drop", "cut", "trimm", "park", "removed",
                "struck", "taken out", "take ", "taking", "took", "reduc", "narrow", "simplif", "lighter", "only ", "won't", "won’t", "isn't",
                "isn’t", "aren't", "aren’t", "not ", "separate ", "stub", "placeholder", "mock", "without", "wait", "todo", "instead", "rather",
                "into ", "limit", "restrict", "scal", "turn ", "split", "pared",
            ),
            ("i ", "i'", "i’", "we ", "we'", "we’", "one-shot", "could", "would", "perhaps", "been", "is ", "was ", "were ", "are ", "won't", "won’t",
             "goes", "from your", "from the list", "in the plan"),
        ),
        "an agreed part cut",
    ),
    Pattern(
        rf"{_I} (?:intentionally |deliberately |\w+ly )?(?:skipped|skipping|left out|leaving out|omitted|omitting|excluded|excluding|"
        rf"shelved) {_OBJ}|{_I} (?:leav(?:e|ing)|left|keep|kept|tak(?:e|ing)|took|cut|moved?|moving|put|treat\w*|turn\w*) .{{0,50}}?\b(?:out of (?:this|the (?:scope|release|delivery|pr))|"
        r"for (?:later|another|a (?:second|later|follow|future|separate)|the (?:next|second))|out\b(?! of)|to (?:a|its|their|the) (?:follow|separate|own|backlog|next|later|second)|undone|"
        r"unimplemented|as (?:a )?(?:stub|todo|placeholder|phase|separate))|"
        rf"^\W*(?:just )?(?:skipped|left out|omitted) {_OBJ}|{_I} (?:dropped|dropping|removed|cut)\b.{{0,40}}?\b(?:for now|from (?:this|the (?:scope|list|delivery|release|plan))|for simplicity|this time)|"
        r"\b(?:i|we) did(?:n['’]t| not) (?:bother|get (?:to|around)|implement|build|include)|\b(?:i|we) (?:\w+ )?(?:decided|chose|opted|preferred) (?:not to|against)|"
        r"\btook (?:a|the) libert(?:y|ies)|\b(?:leave|leaving|left) (?:it|that|them|the [\w -]{1,40}) (?:out|for (?:later|another|a (?:second|later|follow|future|separate)))",
        (
            (
                "skipped", "skipping", "left", "leav", "dropped", "dropping", "omitt", "exclud", "shelved", "removed", "out of", "cut ", "kept", "keep ",
                "taking", "took", "take ", "cut ", "moved", "move ", "moving", "put ", "treat", "turn", "didn't", "didn’t", "did not", "decided", "chose",
                "opted", "preferred", "libert",
            ),
            ("i ", "i'", "i’", "we ", "we'", "we’", "skipped", "dropped", "omitted", "cut ", "left "),
            (
                "skipp", "left out", "leaving out", "dropp", "omitt", "exclud", "shelved", "removed", "out of", "cut ", "for later", "for a", "for the",
                " out", "to a", "to its", "to their", "to the", "undone", "unimplemented", "as ", "bother", "get to", "around", "implement", "build", "include", "not to",
                "against", "libert",
            ),
        ),
        "the agent leaves something out",
    ),
    Pattern(
        r"\b(?:placeholders?|stub(?:bed|s)?|mock(?:ed|s)?|dummy|fake|canned|hard-?coded)\b.{0,60}?\b(?:for now|for the moment|real (?:one|thing|data|\w+) (?:later|comes?|follows?|is)|"
        r"until|till|later|next step|pages?|screens?|that (?:always|returns?)|returns?|always|will be (?:replaced|filled|wired))\b|"
        r"\b(?:for now|currently|for the moment|at the moment|so far|still)\b.{0,50}?(?<!of )\b(?:placeholders?|stub(?:bed|s)?|mock(?:ed|s)?|dummy|fake|canned|hard-?coded)\b|"
        r"\bcoming soon\b|\bnot (?:yet )?(?:available|wired|hooked)(?: yet| up)?\b|\b(?:marked|left|remain\w*|stay\w*|kept) (?:as |with )?(?:an? )?(?:todos?|stub|placeholder|exercise|skeleton)|"
        r"\baccepted but ignored|\bdoes nothing (?:yet|for now)|\bno effect (?:yet|for now)|\bgr[ea]yed out|\bhidden for now|\b(?:is|are) (?:there|visible|present|shown|in the menu)\b,? but (?:it )?(?:shows?|says?|does|do|only|is (?:hidden|disabled|gr)|leads?|opens?|displays?|reads?|nothing)\b|\bonly (?:a |an )?(?:shell|skeleton|stub|mock-?up|facade)\b|"
        r"\bwir(?:ing|ed?)\b.{0,40}\b(?:later|next step|follow|to come|another)",
        (
            (
                "placeholder", "stub", "mock", "dummy", "fake", "canned", "hardcoded", "hard-coded", "coming soon", "available", "not wired",
                "not yet wired", "not hooked", "todo", "left as", "accepted but ignored", "nothing yet", "nothing for now", "no effect", "greyed", "grayed", "hidden for now",
                "there but", "there, but", "visible but", "present but", "shown but", "visible, but", "in the menu", "a shell", "skeleton", "facade", "wiring", "wire ", "exercise",
            ),
            (
                "for now", "moment", "real", "until", "till", "later", "next step", "page", "screen", "return", "always", "will be", "currently", "so far",
                "still", "coming soon", "not ", "marked", "left", "remain", "stay", "kept", "ignored", "nothing", "no effect", "greyed", "grayed", "hidden", "only", "follow", "another", " but",
            ),
            ("for now", "the moment", "until", "later", "next step", "page", "screen", "that always", "that return", "returns", "coming soon", "not yet", "yet", "not available",
             "not wired", "marked", "left", "remain", "stay", "kept", "ignored", "nothing", "no effect", "greyed", "grayed", "hidden", "currently", "still", "so far",
             "will be", "always", " but ", "only a", "only skel", "only the sk", "follow"),
        ),
        "a stand-in for the real thing",
    ),
    Pattern(
        r"\b(?:everything|all\b.{0,30}|complete\w*|done|finished|implemented|delivered|in place|ready|covered|built)\b.{0,40}?"
        r"(?:\bexcept\b(?! that)|\bapart from\b|\baside from\b|\bother than\b|\bbut (?:the|for|not)\b|\bsave for\b|\bminus\b|\bwith the exception\b)",
        (
            ("except", "apart from", "aside from", "other than", "but the", "but for", "but not", "save for", "minus ", "exception of"),
            ("everything", "all of", "all the", "you asked", "is done", "are done", "is finished", "are finished", "is implemented", "are implemented", "delivered",
             "in place", "is ready", "is complete", "are complete", "completed", "is built", "are built", "is covered"),
            ("asked", "which", "left", "i ", "i'", "i’", "later", "request", "task", "item", "list", "works", "ready", "feature", "spec", "in place", "criteri", "is done", "are done"),
        ),
        "done except for a part",
    ),
    Pattern(
        r"\b(?:of|out of) (?:the |your |these |those )?(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\b.{0,60}?\b(?:agreed|asked|requested|approved|"
        r"wanted|only|just|wired|built|works?|included|supported|in one|implemented|delivered|i (?:implemented|built|did|went))\b|"
        r"\b(?:others|(?:the|other) (?:rest|two|three|four|five|six)|rest|remaining \w+(?: [\w-]+){0,3}|remainder)\b.{0,40}?\b(?:can wait|(?:can|could|will|may|to|['’]ll) (?:be )?(?:follow\w*|"
        r"added|come|addressed|land|implemented|done|delivered|built|handled|tackled|covered)\b.{0,40}?\b(?:later|when|next|subsequent|another|follow|phase|future|once|separate)|later\b|"
        r"follow in)|\b(?:went|go|going) with (?:just |only )?the (?:two|three|most|first|main|simplest)\b",
        (
            ("of the", "of your", "of these", "of those", "of three", "of four", "of five", "of six", "of seven", "of eight", "of nine", "of ten", "of 3",
             "of 4", "of 5", "of 6", "of 7", "of 8", "of 9", "of 1", "others", "other two", "rest", "remain", "with the", "with only", "with just", "the two", "the other"),
            ("agreed", "asked", "requested", "approved", "wanted", "wired", "built", "included", "supported", "in one", "implemented", "delivered", "wait", "follow", "added",
             "come", "addressed", "land", "later", "placeholder", "stub", "only", "just", "went", "go", "done", "handled", "tackled", "works"),
            ("agreed", "asked", "requested", "approved", "wanted", "wired", "screens", "languages", "types", "points", "criteria", "others", "wait", "for now", "only the",
             "in one", "the most", "can be", "could be", "will be", "later", "follow", "i did", "i built", "i implemented", "as written", "placeholder"),
        ),
        "only some of the parts",
    ),
    Pattern(
        r"\bstaged (?:delivery|rollout|approach|release|migration)|\bmvp\b|\bminimum viable|\bphased (?:delivery|rollout|approach|release)|"
        r"\b(?:split|cut|deliver|ship|releas|turn|break|broke|divid|migrat|do|make|made|hand|roll)\w*\b.{0,50}?\b(?:in|into|as|over|across) (?:two|three|four|several|multiple|small\w*|"
        r"separate|stages|phases|waves|increments|steps|instal\w+|a few)\b(?: (?:[\w-]+ )?(?:stages|phases|waves|steps|increments|parts|instal\w+|batches|deliveries|releases|prs|pull requests|"
        r"tickets|tasks|changes|pieces|iterations|instead))?|\b(?:phase|stage|wave) (?:one|1|i) (?:and|is (?:what|the)|only)|\b(?:become\w*|treat\w*|call\w*|deliver\w*|ship\w*) (?:[\w-]+ ){0,4}"
        r"(?:phase|stage|wave) (?:one|two|1|2)\b|\bin (?:stages|phases|waves|increments)\b",
        (
            ("staged", "mvp", "minimum viable", "phased", "phase ", "stage ", "wave ", "stages", "phases", "waves", "increments", "instal", "steps", "parts", "batches",
             "deliveries", "into two", "into three", "in two", "in three", "two pr", "two pull", "three pr", "pieces", "into separate", "into several", "into small", "into multiple"),
            ("i ", "i'", "i’", "we ", "we'", "we’", "let", "would", "could", "should", "become", "sense"),
            ("staged", "mvp", "viable", "phased", "deliver", "ship", "split", "cut", "mak", "made", "turn", "suggest", "propos", "become", "hand", "treat", "releas", "break",
             "broke", "divid", "do ", "migrat", "roll"),
        ),
        "delivery in stages",
    ),
    Pattern(
        rf"\b(?:split|cut|break|broke|divid|carv|separat|extract|spin|spun|mov|tak|took|peel|hiv|turn|put|leav|left|go|belong|fil|hand|track|becom)\w*\b.{{0,60}}?\b(?:into|out|off|to|in|as|under|its)\b"
        rf".{{0,12}}?\b(?:(?:its|their) own|own|separate|another|different|follow-?up|dedicated|standalone)\b(?: [\w-]+)? (?!package){_UNIT}|"
        rf"\b(?:ticket|issue|task|pr|package|project) of (?:its|their) own\b|\b(?:open|opened|creat\w+|fil\w+|log|logged|rais\w+|cut|wrote|made)\b.{{0,25}}?\b(?:follow-?up|separate|new)\b.{{0,12}}?"
        rf"\b(?:ticket|issue|task|entry|item|card|story|epic|pr)\b|\b(?:i|we)(?:['’]ve| have)? (?:opened|filed|created|raised|logged|cut|made) (?:an?|two|three|four|\d+) (?:[\w-]+ )?(?:tickets?|issues?|tasks?|cards?|entr(?:y|ies)|items?)\b|\b(?:as|done as|run as|be) (?:an? |its |their )?(?:separate|own|distinct|different) {_UNIT}",
        (
            ("its own", "their own", " own ", "separate", "another", "different", "follow-up", "followup", "follow up", "dedicated", "standalone", "new ", "distinct", "opened a", "filed a", "created a", "raised a", "logged a", "opened two", "filed two", "created two", "opened three"),
            ("ticket", "issue", "task", " pr", "pull request", " mr", "package", "epic", "story", "change", "project", "card", "branch", "entry", "job", "delivery", "item"),
            ("split", "cut", "break", "broke", "divid", "carv", "separat", "extract", "spin", "spun", "mov", "tak", "took", "peel", "turn", "put", "leav", "left", "go", "belong",
             "fil", "open", "creat", "log", "rais", "of its own", "of their own", "wrote", "made", "as a", "as its", "as their", "be ", "becom", "track", "hand"),
            ("i ", "i'", "i’", "we ", "we'", "we’", "could", "would", "should", "goes", "go to", "moved", "will", "leave this", "let", "be ", "belongs"),
        ),
        "a part split off",
    ),
    Pattern(
        r"(?:\bnot|n['’]t|\bno longer|\bwithout|\bleav(?:e|es|ing)|\bexclud\w+|\bkept?\b.{0,40}\bout of|\bkeep\w*\b.{0,40}\bout of|\btak\w+\b.{0,30}\bout of|\btook\b.{0,30}\bout of)\b.{0,30}?"
        r"(?<!introduced by )\b(?:in|into|part of|for|with|of|leaves?|to|from|out of) (?:this|the current|this first|that) (?:first |initial )?"
        r"(?:pr|release|delivery|change|version|round|iteration|build|sprint|drop|pass|time|scope|ticket|increment)\b|"
        r"\bleav(?:e|es|ing) this (?:delivery|release|pr|change|version|round)\b|"
        r"\b(?:no|without|minus) [\w -]{2,40}\b(?:this|for this|in this) (?:round|time|release|version|pass|delivery)\b|"
        r"\b(?:go|goes|going|went|ship\w*|releas\w+) (?:out |ahead )?without (?:it|them|that|the)\b|\bexclud\w+\b.{0,60}\bfrom (?:this|the (?:release|delivery|pr|change))|"
        r"\b(?:is|are|was|were|declared?|mark\w*|considered?|treat\w*)\b.{0,20}\bout of scope\b|\b(?:i|we)(?:['’](?:ll|ve|m))?\b.{0,25}\bout of (?:scope|the scope)",
        (
            ("this pr", "this release", "this delivery", "this change", "this version", "this round", "this iteration", "this build", "this sprint", "this drop", "this pass", "this time",
             "this scope", "this ticket", "the current", "this first", "this increment", "without", "out of scope", "of the scope", "from this", "from the release", "from the delivery"),
            ("not ", "n't", "n’t", "no longer", "without", "leav", "exclud", "kept", "keep", "tak", "took", "no ", "minus", "out of scope", "of the scope"),
            ("i ", "i'", "i’", "we ", "we'", "we’", "won't", "won’t", "is not part", "isn't part", "isn’t part", "aren't", "aren’t", "not make", "not be", "leave ", "leaves ", "goes", "go without",
             "went without", "no ", "kept", "is out of", "are out of", "marked", "not included", "excluded"),
        ),
        "not in this delivery",
    ),
    Pattern(
        r"\b(?:simplified|lighter|lite|reduced|cut-?down|trimmed|bare-?bones|slimmed?-down|stripped-down|pared-down|scaled-down|smaller|shorter|basic|minimal)\b"
        r" (?:[\w-]+ )?(?:version|form|variant|list|set|scope|coverage|implementation|subset)\b|\b(?:instead of|rather than)\b.{0,12}"
        r"\b(?:implement\w*|build\w*|all (?:of|the|two|three|four|five|six|seven|eight|nine|ten|\d)|the full|the complete|every|support\w*|cover\w*)\b|"
        r"\b(?:trimm|narrow|reduc|shrink|shrunk|scal|limit|restrict|cut)\w*\b.{0,25}?\b(?:agreed|approved|requested)|"
        r"\b(?:deliver|ship|includ|hand|releas)\w*\b (?:over )?(?:only|just)\b|\bonly (?:deliver|ship|includ|implement|hand)(?:e?d|ing|s)?\b",
        (
            ("simplified", "lighter", "lite ", "reduc", "cut-down", "cut down", "trimm", "bare", "slim", "stripped", "pared", "scal", "smaller", "shorter", "basic", "minimal", "instead of",
             "rather than", "narrow", "shrink", "shrunk", "limit", "restrict", "cut", "only", "just"),
            ("version", "form", "variant", "list", "set", "scope", "coverage", "implementation", "subset", "implement", "build", "all ", "the full", "the complete", "every", "support", "cover",
             "agreed", "approved", "requested", "deliver", "ship", "includ", "hand", "releas"),
            ("i ", "i'", "i’", "we ", "we'", "we’", "one in a", "is included", "only "),
            ("i ", "i'", "i’", "we ", "we'", "we’", "included", "lighter"),
        ),
        "less than was agreed",
    ),
    Pattern(
        rf"{_I} did(?:n['’]t| not) (?:write|add|implement|build|include|cover|support|create|wire|port|translate|migrate|make) (?:the|any|a|an|it|them|that|support|\w+s)\b|"
        r"\b(?:is|are)(?:n['’]t| not) (?:there|included|implemented|built|covered|supported|wired(?: up)?|done|in)\b.{0,12}\b(?:yet|so far|for now|at this point),? (?:but|though|and|which)|\b(?:did(?:n['’]t| not)|wo(?:n['’]t|uld not)) make (?:the cut|it\b)|"
        r"\bnot in there\b|\bnothing (?:is |gets |has been )\w+ yet|\bbehind it\b.{0,30}\b(?:nothing|not)|\bmade the cut|\bexists? (?:only )?(?:in the ui|on screen|on paper)|\b(?:will|would|may) (?:never )?be missed|\bno one will miss|\bnobody will miss",
        (
            ("n't", "n’t", "did not", "is not", "are not", "not in there", "nothing", "the cut", "exist", "be missed", "will miss", "would not"),
            ("write", "add", "implement", "build", "built", "includ", "cover", "support", "create", "wire", "port", "translat", "migrat", "make", "there", "done", "yet", "the cut", "in the ui", "on screen", "on paper", "miss"),
            ("i didn", "we didn", "i did not", "we did not", "yet, but", "yet but", "yet though", "yet, though", "yet and", "for now", "so far", "make it", "the cut", "in there", "nothing", "exists", "exist ", "miss"),
        ),
        "a part not made",
    ),
    Pattern(
        r"\b(?:treat|consider|regard|count|declar|mark|record|note|list|document|file|class)\w*\b.{0,50}?\b(?:as|under|in) (?:an? )?(?:optional|nice[- ]to[- ]have|known (?:limitation|gap|issue)|future work|out of scope|limitation|stretch goal|secondary|todo)|"
        r"\b(?:left|leave|leaving|stays?|remains?) (?:as |for |to )?(?:future work|a known|an open)|\bfuture work\b|\b(?:noted|written|recorded|put|listed|documented) (?:down )?(?:in|on|under) (?:the |a |your )?[`\w/-]*(?:todo|roadmap|backlog|known[_ ]issues|ideas|later|future)|"
        r"\b(?:feels|seems|is|would be|looks) (?:like |a bit of )?(?:an )?overkill|\bnot worth the (?:effort|trouble|time)|\b(?:nobody|no one|hardly anyone|hardly anybody|few people) (?:will|would|uses|needs|asks)|"
        r"\b(?:enough|fine|sufficient|covers?|works) for most\b|\bcovers most\b|\bself-explanatory",
        (
            ("optional", "nice-to-have", "nice to have", "known limitation", "known gap", "known issue", "future work", "out of scope", "limitation", "stretch", "secondary", "todo", "roadmap", "backlog", "overkill", "worth the", "nobody", "no one", "hardly any",
             "few people", "for most", "covers most", "self-explanatory", "an open", "ideas"),
            ("i ", "i'", "i’", "we ", "we'", "we’", "treat", "consider", "left", "leave", "remain", "record", "noted", "feels", "seems", "looks", "nobody", "no one", "hardly", "covers", "enough", "anyway", "will", "would"),
            ("treat", "consider", "regard", "count", "declar", "mark", "record", "note", "list", "document", "file", "class", "left", "leav", "stays", "remain", "future work", "written", "put ", "feels", "seems", "is an overkill", "overkill", "worth the", "nobody", "no one", "hardly",
             "few people", "for most", "covers", "self-expl"),
        ),
        "a part called optional",
    ),
    Pattern(
        r"\b(?:reduc|cut|scal|trim|narrow|shrink|shrunk|whittl|par|bring|brought|lower|went|go)\w*\b.{0,40}?\bfrom (?:all |the )?(?:\d+|[a-z]+)\b.{0,25}?\bto (?:just |only )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a (?:few|handful))\b|"
        r"\bfor (?:the sake of (?:time|simplicity|speed|brevity)|simplicity|lack of time|time reasons)\b|\b(?:own|separate|different) (?:piece of work|topic|effort|undertaking|matter|kettle|conversation)\b|"
        r"\b(?:form|be|become|make|constitute) (?:an? |its )?(?:second|separate|later|follow-?(?:up|on)|own) (?:order|contract|commission|engagement|assignment|task|piece|job|project|topic|package|effort)|"
        r"\bpilot\b.{0,50}\b(?:first|then|with|two|one|before|followed)|\bthen the (?:others|rest)\b|\b(?:went|going|go|gone) (?:ahead )?with \S+(?: \S+)? only\b|\b(?:read|write|server|client|front|back|first|backend|frontend) (?:side|half|part)(?: only|\b.{0,50}\b(?:would be|comes?|follows?|another|own))|"
        r"\bafter go-?live\b|\bat leisure\b|\btopped up\b|\bas time (?:allows|permits)|\btime permitting",
        (
            ("from ", "the sake of", "for simplicity", "lack of time", "time reasons", "piece of work", "topic", "effort", "undertaking", "matter", "kettle", "second ", "separate ", "follow-on", "pilot", "then the", " only", " side", " half", "write part", "read part", "first part",
             "go-live", "golive", "at leisure", "topped up", "time allows", "time permits", "time permitting"),
            ("reduc", "cut", "scal", "trim", "narrow", "shrink", "shrunk", "whittl", "pare", "bring", "brought", "lower", "went", "sake", "simplicity", "lack of", "time", "own ", "separate", "different", "form", "become", "make", "constitute", "pilot", "then the", "with ", "side", "half", "part",
             "live", "leisure", "topped"),
            ("i ", "i'", "i’", "we ", "we'", "we’", "would be", "could", "own ", "can be", "then the", "for simplicity", "side", "sake", "a pilot"),
            ("from all", "from the", " to ", "sake of", "simplicity", "lack of", "time", "own ", "separate ", "second ", "pilot", "then the", " only", "would be", "comes", "follows", "leisure", "topped", "live"),
        ),
        "less than was agreed",
    ),
    Pattern(
        r"\b(?:for the time being|for the moment|for the present|at (?:this|the present) (?:stage|point|time)|as things stand|for starters)\b|\b(?:more (?:convenient|suitable|opportune|fitting)|quieter|better) (?:time|moment|occasion|point)\b|"
        r"\b(?:spring|summer|autumn|winter|fall|january|february|march|april|june|july|august|september|october|november|december|christmas|easter|q[1-4]|new year) (?:update|release|version|delivery|edition|build|round|sprint)|"
        r"\b(?:to|until|till|for|in|after) (?:the |next )?(?:spring|summer|autumn|winter|january|february|april|june|july|august|september|october|november|december|christmas|easter|new year)\b(?! \d)|"
        r"\b(?:once|when|after|until|whenever) (?:the |this |that |it |we |they |you |everything |all |someone |things )?.{0,30}\b(?:settled|stable|stabili[sz]ed|proven|proved (?:itself|its)|calmed down|complains?|budget|demand|interest|appetite)\b|"
        r"\b(?:earmark\w*|pencil\w* in|set aside|slated) \b.{0,20}|\b(?:some ?day|maybe) (?:pile|list|folder|column)\b",
        (
            ("time being", "moment", "for the present", "this stage", "present stage", "this point", "this time", "things stand", "for starters", "convenient", "suitable", "opportune", "quieter", "better time", "better point", "spring", "summer", "autumn", "winter", "fall ", "january", "february", "march ", "april", "june", "july", "august", "september", "october",
             "november", "december", "christmas", "easter", "new year", "q1 ", "q2 ", "q3 ", "q4 ", "settled", "stable", "stabili", "proven", "proved", "calmed", "complain", "budget", "demand", "interest", "appetite", "earmark", "pencil", "set aside", "slated", "someday", "some day", "maybe "),
            ("i ", "i'", "i’", "we ", "we'", "we’", "is ", "be ", "been", "has ", "whenever", "it's", "it’s"),
            ("time being", "for the", "at this", "at the", "stand", "starters", "more ", "quieter", "better", "update", "release", "version", "delivery", "edition", "to ", "until", "in ", "after", "once ", "when", "earmark", "pencil", "aside", "slated", "pile", "list", "folder", "column"),
        ),
        "a part left for some day",
    ),
    Pattern(
        r"\b(?:asks?|asked|calls?|called|wants?|wanted|says?|foresees?|specif\w+|requires?|had|lists?|listed|describes?|envisag\w+|prescribes?|approved|agreed)\b.{0,60}?(?:;|,? but\b|,? yet\b|, though| – | — |, whereas|, while|, and)\s*(?:i|we|mine|ours|this|what i|the code|it|for now)\b.{0,12}\b(?:built|build|kept|keep|made|used|"
        r"went|did|have|chose|took|stayed|stuck|limited|left|picked|put|settled)\b|\bi(?:['’]ve)? (?:kept (?:it |them |this |everything |things )?(?:in )?(?:english|simple|small|minimal|basic|to (?:the (?:basic|first|main|most)|one|two|just)|at (?:one|two))|stuck (?:to|with)|stayed with|settled for|left it at|limited (?:it|this|myself))\b|\b(?:far|much|a lot|considerably) less (?:work|effort|trouble|code)\b|\btoo (?:costly|expensive|laborious|time-consuming|elaborate)\b|"
        r"\bwe['’]ll see (?:if|whether)\b|\b(?:isn['’]t|not) something i(?:['’]d| would)\b|\bi(?:['’]d| would) (?:rather )?(?:not|never) (?:include|build|do|make|ship)|\bi['’]d (?:rather|prefer to|sooner) (?:build|do|add|leave|wait|hold|make|ship|start)\b.{0,40}\b(?:once|when|after|until|later|separately)|"
        r"\bdid(?:n['’]t| not) (?:feel like|fancy|want to (?:do|build|touch)|see the point)|\bcould(?:n['’]t| not) be bothered|\bsimplified (?:to|into|down)\b.{0,40}\b(?:single|one|fixed|for|basic)|\b(?:empty|blank) (?:tab|page|screen|section|view|panel|form|module)\b",
        (
            ("ask", "call", "want", "say", "foresee", "specif", "require", "had ", "list", "describe", "envisag", "prescribe", "approved", "agreed", "kept", "stuck", "stayed with", "settled", "left it at", "limited", "less work", "less effort", "less trouble", "less code", "too costly", "too expensive", "too laborious", "time-consuming", "elaborate", "we'll see", "we’ll see",
             "something i", "i'd", "i’d", "i would", "feel like", "fancy", "want to", "the point", "bothered", "simplified", "empty ", "blank "),
            ("i ", "i'", "i’", "we ", "we'", "we’", "mine", "ours", "this", "it ", "empty", "blank", "didn", "simplified", "are too", "is too"),
            (";", "but", "yet", "though", "–", "—", "whereas", "while", "kept", "stuck", "stayed", "settled", "left it", "limited", "less ", "too ", "see if", "see whether", "something", " not ", "never", "rather", "prefer", "sooner", "feel", "fancy", "want to", "the point", "bothered", "simplified", "empty", "blank", ", and"),
        ),
        "other than was agreed",
    ),
    Pattern(
        r"(?<!every )(?<!each )\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen) (?:out )?of (?:the |your |its |all )?(?:\w+['’]s )?(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty)\b|\b(?:all|everything|the lot)\b.{0,30}\b(?:is|are|['’]s|works?|went)\b.{0,12}\b(?:in|done|there|ready|live|active|working|covered)\b.{0,8}\b(?:save|"
        r"except|bar|but|only)\b|\b(?:save|bar|barring) (?:for )?(?:the|one|two)\b|\bopened [a-z]{2,6}-\d+|\b(?:i['’]ve|i have|i|we) (?:opened|created|filed|raised|logged) [a-z]{2,6}-\d+|\bcarv(?:e|ed|ing)\b.{0,40}\bout|\bfollow-on (?:job|order|project|task|work|contract|ticket)|\bpeel(?:ed|ing)? off|\bspun off|"
        r"\b(?:moves?|moved|goes|went|shifts?|shifted|passes|passed|transferred|handed)\b.{0,20}\b(?:over )?to (?:the |another |a different |their )?(?:\w+ )?(?:board|team|queue|pile|column|colleagues?)\b|\b(?:stays?|remains?|left|kept) open (?:as|under|for)\b|\broll (?:it|this|them) out\b.{0,60}\b(?:then|later|whenever|once|after|first)",
        (
            ("of the", "of your", "of its", "of all", "of three", "of four", "of five", "of six", "of seven", "of eight", "of nine", "of ten", "of eleven", "of twelve", "of twenty", "save", "except", " bar ", "barring", " but", "only", "opened", "created", "filed", "raised", "logged", "carv", "follow-on", "peel", "spun off", "board", "team", "queue", "pile", "column", "colleague", "open as", "open under", "open for",
             "it out", "this out", "them out"),
            ("one ", "two ", "three ", "four ", "five ", "six ", "seven ", "eight ", "nine ", "ten ", "eleven ", "twelve ", "teen ", "all ", "everything", "the lot", "save the", "save for", "bar the", "bar one", "barring", "-", "carv", "follow-on", "peel", "spun off", "mov", "goes", "went", "shift", "pass", "transferred", "handed", "stay", "remain", "left", "kept", "roll"),
            ("are ", "is ", "work", "i ", "i'", "i’", "we ", "we'", "we’", "done", "moves", "goes", "let", "addressed", "active", "built", "went", "shall"),
        ),
        "only some of the parts",
    ),
)
