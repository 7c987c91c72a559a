"""English signals of the second sentence: the defect was named before, and here is what has become of it."""

from guardctl import Pattern
from guardctl_bugfix_guard.grammar import stems

# What a defect is called when it is buried.
_BURIED = (
    r"(?:bugs?|defects?|crash(?:es)?|glitch(?:es)?|leaks?|hangs?|flicker\w*|errors?|freez\w+|faults?|duplicates?|"
    r"complaints?|receipts?|alarms?|time-?outs?|gremlins?|ghosts?|one|beast|hole|gap|noise|(?:bug|issue|ticket|item|"
    r"no\.?) ?#?\d+)"
)
_LIST = r"(?:list|board|sheet|column|queue|books|table|tray|pile|agenda)"
# Work that has an end to be reached.
_JOB = (
    r"(?:imports?|exports?|jobs?|runs?|syncs?|uploads?|downloads?|builds?|backups?|scans?|migrations?|prints?|feeds?)"
)

SIGNALS = (
    Pattern(
        regex=(
            rf"\b{_BURIED}(?:'s| is| are| was| were| has been| have been| has| have) (?:now |all |finally |"
            rf"well and truly )?"
            r"(?:toast|plugged|squashed|squished|extinct|kaput|dead|dried up|stopped up|buried|tamed|slain|exorcised|"
            r"cleared(?: up)?|struck|crossed off|ticked off|put down)\b|"
            r"^[^a-z]*\b(?:squished|squashed|nailed|zapped|crushed|killed|tamed|plugged|slain|stamped out) (?:the|a|an|"
            r"all|"
            r"both|your|two|three|it|that|them|this)\b|^[^a-z]*\b(?:handled|squashed|dealt with|sorted|mended|cured|"
            r"closed "
            r"out) ?:|(?::|—|–) ?(?:verified|confirmed|tested|checked),? (?:and )?(?:shut|closed|done|good)\b|"
            rf"\b(?:off|(?:struck|crossed|taken|removed|gone|is|are|was|disappeared|struck out) (?:from|"
            rf"out of)) (?:the|my|our|your) (?:\w+ )?{_LIST}[.!;,]|\b(?:nothing|none|no \w+) (?:is |are |more )?"
            rf"(?:left|open|remaining|remains|outstanding|pending)(?: open)? (?:in|on|for|from) (?:the|my|our|"
            rf"your) (?:\w+ )?"
            rf"{_LIST}\b|\b(?:bug|defect|ticket|issue|error|fault)s? {_LIST} (?:(?:\w+ ){{0,4}}?is )?(?:now )?(?:empty|"
            rf"clear|clean)|"
            r"\b(?:got|have|has|had|keep|keeps) .{1,40}? under control\b|\b(?:everything|all|all items|"
            r"each item) (?:that "
            r"(?:was|had been) )?(?:reported|listed|on the list|in the sheet|you (?:named|reported|"
            r"sent)) .{0,40}?\b(?:cleared|"
            r"done|handled|fixed|closed|works?|solved|gone)\b|\bthing of (?:the past|yesterday)\b"
        ),
        all_of=(
            stems(
                "toast|plugged|squash|squish|extinct|kaput|dead|dried|stopped|buried|tamed|slain|exorcised|clear|"
                "struck|off|"
                "put down|nailed|zapped|crushed|killed|stamped|handled|dealt|sorted|mended|cured|closed|verified|"
                "confirmed|"
                "tested|checked|from|out of|nothing|none|no |empty|clean|under control|everything|all|each|thing of"
            ),
        ),
        why="a defect is said to be gone",
    ),
    Pattern(
        regex=(
            r"\b(?:add up|adds up|match(?:es)?|agrees?|balances?|lines? up|tall(?:y|ies)|shows? up|comes? through|goes "
            r"through|go through|arrives?|gets? through|stays? put|holds?|sticks?|fits?|survives?|works? (?:here|"
            r"for me|"
            r"locally|on my \w+|on our \w+|over here)) now\b|\b(?:is|are) (?:finally )?back[.!,;](?! (?:to|and forth))|"
            r"\b(?:was|were|used to be) (?:broken|wrong|red|dead|off|blank|empty|down|garbled|missing|late),? (?:and |"
            r"but |"
            r"is |are |it's )*now (?:it's |is |are )?(?:fine|right|ok|okay|good|green|correct|there|up|filled|on time|"
            r"gone)\b|"
            r"\bcomes? up (?:filled|complete|in full|whole|right|correctly|as it should|every time)\b|\b(?:comes?|"
            r"came|shows?|"
            r"showed|arrives?|arrived|appears?|appeared|opens?|opened|loads?|loaded|starts?|started|went|goes|"
            r"connects?|"
            r"connected|prints?|printed|worked|works|succeeds?|succeeded) (?:\w+ )?(?:every|each) (?:single )?time\b|"
            r"\b(?:arrives?|comes?|rings?|fires?|opens?|starts?|lands?|is sent|are sent|go(?:es)? out) (?:on|at|"
            r"in) the "
            rf"(?:right|correct|proper|expected) \w+ (?:now|again)\b|\b{_JOB} (?:now |finally )?(?:reached|reaches|"
            rf"made it to|"
            r"gets to|got to|runs? to|ran to|went to|goes to) the (?:very )?end\b|\b(?:kept|stayed|remains|remained|"
            r"keeps|has "
            r"been|have been|has stayed|it's been|been) (?:\w+ )?(?:silent|quiet|calm|well-behaved|mute|healthy|"
            r"behaving)\b|"
            r"n't so much as\b|\bnot (?:so much as|a peep|a blip|a single (?:crash|error|complaint|failure|hang|alarm|"
            r"drop))\b|"
            r"\b(?:you|users|people|nobody|no one|they|customers|we|guests|members) (?:won't|will not|will never|"
            r"will) (?:be|get|"
            r"have to|see|hear|lose|meet) .{1,50}? again[.!]|\bas specified (?:now|again)\b"
        ),
        all_of=(
            stems(
                " now|back|every|each|comes up|come up|the end|silent|quiet|calm|behav|mute|healthy|so much as|not a|"
                " again|"
                "now "
            ),
        ),
        why="something works again",
    ),
    Pattern(
        regex=(
            r"\b(?:beats me|don't ask me (?:why|what|how)|go figure|no telling (?:why|what|which)|search me|"
            r"your guess is as "
            r"good|for (?:some|whatever|reasons? un\w+) reason|who knows (?:why|what|which)|god knows|heaven knows|"
            r"couldn't (?:put|lay) (?:my|a) finger|(?:never|didn't|couldn't) (?:quite )?(?:pin(?:ned)?|figure[d]?|"
            r"puzzle[d]?|work(?:ed)?) "
            r"(?:it |that )?(?:down|out))\b|^[^a-z]*\b(?:why|how come|reason)(?: it (?:happened|broke|failed|"
            r"occurred))?\W{0,3} ?"
            r"[:?] ?\W*(?:unclear|unknown|no idea|not (?:known|clear|found)|open|tbd|later|an? (?:\w+ )?(?:bug|error|"
            r"mistake|"
            r"fault|glitch|defect|problem|slip)|some|something|see)\b"
        ),
        all_of=(
            stems(
                "beats me|ask me|go figure|no telling|search me|your guess|reason|who knows|god knows|heaven|finger|"
                "down|out|"
                "why|how come"
            ),
        ),
        why="the cause is said to be unknown",
    ),
    Pattern(
        regex=(
            r"\b(?:gave|given|giving) (?:the \w+|it|them) (?:\w+ )?(?:more|extra|twice the|another) (?:memory|time|"
            r"cpu|space|"
            r"heap|workers|retries|attempts|headroom|ram|room)|\bwrapp(?:ed|ing) (?:the|it|that|this|both|all|each|"
            r"every) ?.{0,30}?\bin(?:to)? an? (?:\w+ )?(?:retry|loop|catch)\b|"
            r"\b(?:deleted|removed|wiped|blew away|nuked|cleared|flushed|emptied) (?:the |my |your |its |"
            r"all )?(?:\w+ )?(?:caches?|"
            r"lock ?files?|node_modules|cookies|temp(?:orary)? files|venv|build folder)\b"
        ),
        all_of=(
            stems("more|extra|twice|another|retry|retries|loop|catch|cache|lock|node_modules|cookies|temp|venv|build"),
        ),
        why="a symptom was treated",
    ),
    Pattern(
        # A state, with what it was before left unsaid: "CI's happy again", "stable over 50 runs".
        regex=(
            r"^(?!.*?\b(?:if|when|until|unless|before|let|please|never|not|n't|would|will|i'll|should|"
            r"to)\b).*?(?:\w's|\w're|"
            r"\b(?:come|look|looks|seem|seems|sound|sounds|feel)) (?:\w+ ){0,3}?\w+ again\b[^\w]*(?:$|[,;:.—–]|and )|"
            r"^[^a-z]*\b(?:it's |they're |all )?gone(?: now| since| for good|[.!,;]|$)|\bdried up\b|"
            r"\b(?:out of the picture|"
            r"(?:be|now|becomes|became) a non-?issue|a goner|been taken out|taken care of)\b|\b(?:failing|broken|red|"
            r"flaky|stuck) (?:\w+ ){0,3}?(?:is|are) "
            r"(?:all |both )?(?:passing|green|happy|stable|healthy|clean|fine|ok|up|through)(?: now)?\b|\b(?:stray|"
            r"extra|ghost|"
            r"double|duplicate|phantom|annoying|odd|strange|weird|unwanted|stale|spurious|random) (?:\w+ ){1,3}?(?:is|"
            r"are|has|have)"
            r"(?: been)? (?:gone|vanished|left|silenced|quiet)\b|\b(?:stable|green|clean|solid|quiet|calm|"
            r"silent) (?:over|for|"
            r"across|through|in) (?:all |the (?:last|past) )?(?:\d+|two|three|four|five|ten|twenty|fifty|a hundred|"
            r"several) (?:\w+ "
            r")?(?:runs?|hours?|days?|nights?|rounds?|tries|attempts|passes|weeks?|restarts?)\b"
        ),
        all_of=(
            stems(
                " again|gone|dried up|picture|non-issue|nonissue|goner|taken|failing|broken|red |flaky|stuck|vanished|"
                "left|silenced|"
                "quiet|runs|hour|day|night|round|tries|attempt|passes|week|restart| run"
            ),
        ),
        why="something works again",
    ),
)
