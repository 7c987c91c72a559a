"""Fragments of the English expressions of scope-change."""

UNIT = (
    "(?:ticket|issue|task|pr|pull request|mr|package|epic|story|change|project|card|branch|delivery|"
    r"order|job)s?\b"
)
STEP = (
    "(?:phase|stage|wave|iteration|release|version|delivery|sprint|round|milestone|quarter|increment|pass|"
    r"package|update|pr|ticket|issue|task|epic|story|project|batch|instal\w+|cycle|effort|piece of work|"
    r"change)s?\b"
)
# A place in the future, with the preposition that makes it one: "in a later release", not "the next release is".
LATER = (
    r"\b(?:to|for|in|into|until|till|as|onto|on|with|at|wait|comes?|makes?) (?:be )?(?:an? |the |our |some |"
    "its |their |that |this )?(?:(?:same |separate |dedicated |much |possible |potential )?(?:later|subsequent|"
    rf"future|next|second|2nd|third|follow-?up|followup|another|upcoming|following|other) (?:[\w-]+ )?{STEP}|"
    "(?:next|following|coming) (?:year|month|week|quarter|spring|summer|autumn|fall|winter)|(?:phase|stage|"
    r"wave|round|part|iteration|milestone|step) (?:two|three|2|3|ii|iii)\b|(?:v|version )[23](?!\.\d)(?=\W*$|"
    r" ?[.,;:)]|,? (?:instead|once|when|and|because|since|of|after))|follow-?ups?\b(?! (?:commit|question|e?mail|"
    "message))|roadmap|"
    r"(?<=for the )future\b|(?<=to the )future\b|future work\b|q[1-4]\b|(?:some )?(?:another|other) (?:day|time|"
    r"occasion|date)\b|later (?:date|time|point|on)\b|(?:[1-4](?:st|nd|rd|th)|first|second|third|"
    "fourth) (?:quarter|half))"
)
SOMEDAY = (
    r"\b(?:(?:for|until|till|come|comes|added|add|it|them|that|those|revisit\w*|done|handled|follow\w*|ship\w*|"
    r"land|rest|this|up|in) later\b(?! (?:if|than|when you))|later on\b|afterwards\b|whenever\b|some ?time\b|"
    r"some(?: other)? ?day|one day\b|another (?:day|time)|some other (?:day|time|point)|at some (?:\w+ )?point|"
    r"down the (?:road|line)|eventually\b|when (?:someone|somebody|anyone|there['’]?s|there is|it suits|time|"
    "needed|demand|the need)|once (?:someone|somebody|there|we have|it['’]?s needed)|if (?:anyone|anybody|"
    "someone|somebody)|after (?:the )?(?:launch|release|go-?live))"
)
GONE = (
    r"(?:defer\w*|postpon\w+|shelv\w+|descop\w+|de-scop\w+|left out|leav(?:e|ing)\b.{0,30}?\bout|"
    r"left\b.{0,40}?\b(?:out|off|for (?:a|another|later|the next)|un(?:done|implemented|built|finished|"
    r"translated))\b|skip(?:ped|ping)|omitt\w+|omit|exclud(?:ed|ing)|dropp(?:ed|ing)|drop|cut|trimm\w+|"
    r"park(?:ed|ing)|removed|struck|taken? out|taking\b.{0,20}?\bout|took\b.{0,30}?\bout)"
)
AGREED = (
    "(?:you(?:['’]d| had)? (?:asked|wanted|requested|listed|approved|named|mentioned|signed|confirmed|"
    r"specified|described|gave|ordered)|your (?:list|brief|spec\w*|request|ticket|plan|requirements?|design|"
    r"order|outline|mail|message|wish\w*)|requested|agreed|approved|promised|(?:on|off|from) the list\b|(?:the|"
    r"this|our|same|original) (?:spec\w*|brief|plan|ticket|contract|proposal|requirements?|agreement|task|"
    r"request)\b|acceptance|criteri\w+|requirement\b|(?:item|point|section|requirement|story|bullet) \d|bullet|"
    "(?:agreed|approved|original|release|our|your) scope)"
)
WE = (
    r"\b(?:i|we)(?:['’](?:ve|m|ll|d|re))?(?: have| had| am| are| will| would| could| should| also| just| only|"
    " then| simply| therefore| decided to)*"
)
OBJ = (
    r"(?:the|those|these|both|that|this|it|them|all|any|some|support|item|\w+ing|two|three|four|five|its|your|"
    r"\d+)\b"
)
