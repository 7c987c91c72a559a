"""English bypasses: the sentence that reports the repair tells how the defect came about.

Only for that sentence, and only where a mechanism is named: "because the tests are green", "because of a wrong value"
and "root cause: see the code" explain nothing, and only reading tells them from a cause.
"""

from guardctl import Pattern

# What makes a reason none, wherever it stands behind it: a result, a guess, somebody's word, or the symptom in other
# words.
_NO_CAUSE = (
    r"\b(?:pass(?:es|ed)?|green|gone|re-?start\w*|reboot\w*|re-?r[au]n\w*|retr(?:y|ied)|probably|perhaps|maybe|"
    r"guess\w*|likely|think|believe|assum\w*|suspect\w*|seem\w*|might|unknown|unclear|some\w*|wrong\w*|incorrect\w*|"
    r"bad|invalid|errors?|bugs?|mistakes?|faults?|report\w*|complain\w*|tickets?|customers?|users? sa\w+|elsewhere|"
    r"explained|documented|tbd|todo)\b"
)
_MECHANISM = (
    r"(?:skip(?:s|ped)|ignore[sd]|overwrote|overwrites|overflow(?:s|ed)|wrapped around|divide[sd]|compare[sd]|"
    r"counted|never (?:call|clos|reset|releas|clear|updat|check|read|set)\w*|r[au]ns? (?:before|twice|after)|"
    r"(?:was|were|is|are|got|gets) (?:still |only |never |always |being )?(?:attached|called|read|evaluated|computed|"
    r"initiali[sz]ed|freed|shared|parsed|rounded|truncated|overwritten|cached|counted|registered|hard-?coded|opened|"
    r"released|closed|cut|sent|stored|sorted|compared|subtracted|added|multiplied|converted) (?:\w+ )?(?:twice|once|"
    r"before|after|as|by|in|from|with|without|at|on|per|instead|too)\b)"
)

BYPASSES = (
    Pattern(
        regex=(
            # Behind the last of them: to look for one behind each "because" would read the sentence as many times.
            rf"^(?>(?:.*{_NO_CAUSE})?).*?(?<!probably )(?<!likely )(?<!perhaps )(?<!maybe )(?<!presumably )\bbecause "
            rf"(?:[^ ]+ ){{1,8}}?{_MECHANISM}"
        ),
        all_of=(("because ",),),
        why="the cause is told in the same sentence",
        scope="sentence",
    ),
    Pattern(
        regex=(
            r"\binstead of (?:being )?(?:hard-?coded|read from|computed from|compared (?:with|to|as)|"
            r"evaluated (?:at|on|once)|shared (?:by|between|across))"
        ),
        all_of=(("instead of ",),),
        why="the sentence tells what the code did before",
        scope="sentence",
    ),
)
