"""English signals of a defect told in one sentence and a change in the next: the complaint, the remedy, the hope."""

from guardctl import Pattern
from guardctl_bugfix_guard.grammar import stems

# What is put into code against a defect, by its name; the deed may be "there's a mutex around it now".
_REMEDY = (
    r"(?:(?:null|nil|none|bounds|range|type|length|sanity|existence|empty|zero|division|overflow|undefined)[- ]"
    r"(?:check|guard)|guard(?: clause)?|mutex|lock|semaphore|watchdog|early return|debounce|throttle|fallback|"
    r"retry|retries|try/?(?:catch|except)|catch(?: block)?|clamp|safeguard|default value|time-?out|delay|sleep|"
    r"index|cap|limit|buffer)"
)

SIGNALS = (
    Pattern(
        # Whoever asks to be told "if it comes back" has not seen it go.
        regex=(
            r"\b(?:let (?:me|us) know|tell me|shout|ping me|holler|report back|reopen|say so|write to me|call me)\b"
            r".{0,30}?\bif (?:it|that|this|they|the \w+(?: \w+)?|you) (?:still|ever|comes? back|happens?|persists?|"
            r"reappears?|returns?|recurs?|occurs?|shows? up|keeps?|sees? it)\b|"
            r"\b(?:if|should|in case) (?:it|this|that|they|the (?:problem|bug|crash|error|issue|fault|effect|symptom)) "
            r"(?:still |ever |should )?(?:comes? back|come again|happens? again|persists?|reappears?|recurs?|"
            r"continues?|still (?:occurs?|happens?|shows?|fails?|hangs?))\b|"
            r"\b(?:(?<!i )keep(?:ing)? an eye on (?:it|this|that|whether)|whether (?:it|that|this) (?:really |"
            r"actually )?"
            r"(?:went away|helped|worked|was the cause|cured)|(?:calmer|quieter|quiet|calm|better|peaceful) "
            r"(?:weekend|nights?|week|days?|season)|the coming (?:nights?|days?|weeks?) will|time will show|"
            r"we(?:'ll| will| shall) (?:soon )?(?:see|know|find out) (?:whether|if|soon|tomorrow|on)\b)"
        ),
        all_of=(
            stems("if |should|in case|eye on|whether|calm|quiet|better|peaceful|coming|time will|see |know |find out "),
        ),
        why="a change is hoped to cure",
    ),
    Pattern(
        regex=(
            r"\bhopefully,? (?:the|that|this|it|they|these|no|now|we|nobody|users?|your)\b.{1,60}?\b(?:gone|history|"
            r"fix\w*|help\w*|enough|stops?|stopped|over|away|again|cure\w*|better|right|correct\w*|rid|no more|last)\b|"
            r"\b(?:that|this|it|which|those|these|all)(?: one| change| line)? (?:ought to|should|must|'ll|will|"
            r"oughta|is bound to)(?: now| then| finally| also)? (?:do it\b|be it\b|do(?: the (?:job|trick))?[.!;,]|"
            r"(?<=should )help\b|(?<=ought to )help\b|cover (?:it|that|the)|take care of|settle (?:it|that|the)|"
            r"end the|calm|plug|quell|rid|silence|"
            r"put an end|make it go|be enough)|"
            r"\bshould (?:now |then |all |both |finally )?be (?:good|fine|ok|okay|right|gone|better|quiet|plugged|"
            r"history|cured|over|rid|dealt with|out of the way|a thing of)(?: now| then| again)?(?:[.!;,—]|$)|"
            r"\btakes? care of (?:that|it|this|those|them|the (?:crash|bug|problem|error|issue|glitch|"
            r"duplicates?|leak|hang|flicker|symptom|complaint|report|exception|race))\b|"
            r"\bi trust (?:that|this|it) (?:was|is|does|did|will|helps|cures)\b"
        ),
        all_of=(stems("hopefully|ought|should|must|'ll|will|would|bound to|take|trust"),),
        why="a change is hoped to cure",
    ),
    Pattern(
        regex=(
            rf"\bthere(?:'s| is| are) (?:now |also )?(?:an? |the )?(?:\w+ )?{_REMEDY}\b.{{0,50}}?\bnow\b|"
            rf"\b(?:i've|i|have) (?:put|added|inserted|placed|slipped|wrapped|stuck|set) (?:in )?(?:an? |the )?"
            rf"(?:\w+ )?{_REMEDY} (?:in|around|there|before|on|to|over|into)\b|^[^a-z]*\b(?:put|added|"
            rf"inserted) an? (?:\w+ )?"
            rf"{_REMEDY} (?:there|around (?:it|that)|in (?:there|between))|"
            rf"^[^a-z]*\b(?:an? )?(?:\w+ )?{_REMEDY} (?:added|"
            rf"inserted|in place|is in|now (?:in|guards|protects|covers))|^[^a-z]*\ban? (?:\w+ )?{_REMEDY} (?:there |"
            rf"here |"
            r"now )?(?:takes care|prevents|stops|avoids|handles|should|keeps|catches|covers)\b|"
            r"^[^a-z]*\b(?:patched|hardened|plugged|mended|cured|remedied)(?: (?:it|that|the|this|both)\b|[.:;,!]|$)|"
            r"^[^a-z]*\b(?:sorted|got rid of) (?:out )?(?:the (?:thing|business|matter|story|trouble|one) |that one|"
            r"this one)|"
            r"\b(?:is|are|was|were|been) (?:now |all )?(?:dealt with|taken care of|remedied|cured|ironed out|"
            r"sorted out)\b|"
            r"\bso (?:that )?(?:the |a |an |no )?(?:double|duplicate|second|repeated|stale|empty|missing|concurrent|"
            r"parallel|simultaneous|late|early)\w* (?:\w+ ){1,4}?(?:won't|can't|cannot|can no longer|no longer|never|"
            r"doesn't|don't|is|are|gets?)\b|\bso (?:that )?.{1,40}? (?:where|as|the way|when|like) (?:it|"
            r"they) (?:should|"
            r"ought to|are supposed|is supposed)\b|\b(?:by|from) now on\b.{0,40}?;"
        ),
        all_of=(
            stems(
                "check|guard|mutex|lock|semaphore|watchdog|return|debounce|throttle|fallback|retr|try|catch|clamp|"
                "default|time|delay|sleep|index|cap|dealt|taken|ironed|sorted|rid of|limit|buffer|patched|hardened|"
                "plugged|mended|cured|remedied|so |now on"
            ),
        ),
        why="code is changed for a defect",
    ),
    Pattern(
        # A defect told as a habit: only people and devices in use behave so, not code that is being described.
        regex=(
            r"\b(?:hangs?|hung|freezes?|froze|crashes|crashed|drift(?:s|ed)|stutter(?:s|ed)|flicker(?:s|ed)|chokes?|"
            r"skips?|jumps?|vanish(?:es|ed)|disappear(?:s|ed)|dies|died|stalls?|stalled|restarts|rebooted|lags?|"
            r"double[sd]?|blinks?|beeps?|(?:shows?|showed|prints?|printed|displays?|displayed|comes?|came|gets?|got|"
            r"goes|went|"
            r"opens?|opened|arrives?|arrived|lands?|landed|appears?|appeared|is|are|was|were|ends? up|ended up|"
            r"stays?|stayed|"
            r"keeps?|kept|loses?|lost|rings?|rang|starts?|started|fires?|fired|climbs?|climbed|grows|"
            r"grew) )[^.;]{0,80}?\b(?:sometimes|at times|"
            r"now and then|once in a while|occasionally|every so often|from time to time|twice (?:last|this|a) \w+|"
            r"last "
            r"(?:week|night|month)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|apparently|supposedly|they say|"
            r"too (?:late|early|often|slowly)|a (?:cent|day|pixel|second|frame|row|line|hour|minute|month|week|week) "
            r"(?:off|early|late|short|behind|ahead|too)|out of sync|at once;|off by (?:one|an?)|upside down|"
            r"back to front|"
            r"according to the log|(?<=, )per (?:the |our )?(?:report|ticket|customer|user|tester|support|log|"
            r"complaint|"
            r"reporter))(?:\b|(?<=;))"
        ),
        all_of=(
            stems(
                "sometimes|at times|now and then|in a while|occasionally|so often|time to time|twice|last |day|"
                "apparently|supposedly|they say|too |a cent|a pixel|a second|a frame|a row|a line|an hour|a minute|"
                "a month|a week|out of sync|at once;|off by|upside down|back to front|per |according"
            ),
        ),
        why="a defect is worked on",
    ),
    Pattern(
        regex=(
            r"\b(?:some|many|two|three|several|a few|our|your|the|most|other|all)? ?(?:users|customers|guests|buyers|"
            r"drivers|clients|members|visitors|people|owners|patients|students|players|readers|callers|passengers|"
            r"tenants|parents|teachers|nurses|clerks|subscribers|admins|editors|sellers|tourists|riders|pilots|"
            r"listeners|viewers|shoppers|residents) (?:\w+ )?(?:can't|cannot|couldn't|can no longer|got (?!\w+ed to)|"
            r"(?:get|are|were|was) (?:\w+ )?(?:logged out|lost|stuck|charged|billed|thrown out|kicked|locked out|"
            r"cut off|"
            r"shown the|shown another|stranded|redirected|double|getting|seeing|receiving|losing|missing|sent)|"
            r"saw|keep \w+ing|kept \w+ing|end(?:ed)? up|lost|lose|received? (?:two|the wrong|no|an? empty|duplicate)|"
            r"(?:have|had) to (?:log|reload|restart|retry|click|press))|"
            r"\b(?:feedback|word|complaints?|an? (?:e?mail|note|message|phone call|call|hint|complaint)) (?:from|"
            r"reached|came)\b.{1,40}?"
            r"\b(?:said|says|that|was|saying|about|reads)\b|\b(?:we|i) (?:got|had|received) (?:word|a (?:call|mail|"
            r"note|hint|"
            r"complaint|report|message))\b|\bmentioned (?:in passing|that|on the phone|yesterday)|\bforwarded (?:a|"
            r"the|me|us|"
            r"this)\b|\b(?:\d+|several|many|the) (?:events|occurrences|hits|reports) of\b|"
            r"\b(?:sentry|bugsnag|crashlytics|rollbar|datadog|grafana|the dashboard|the crash reporter) (?:shows?|"
            r"reports?|reported|says|lists|has|counts|flagged)\b|\b(?:was|were) \w+ing .{2,60}?, which (?:upset|"
            r"annoyed|"
            r"confused|worried|irritated|frustrated|cost|broke|made)\b"
        ),
        all_of=(
            stems(
                "can't|cannot|couldn't|can no|got |get |are |were |was |saw|keep |kept |end|lost|lose|receive|"
                "have to|had to|from | by | of |reached|came|had |mentioned|forwarded|show|report|says|lists|has|"
                "counts|flagged"
            ),
        ),
        why="a report stands for the defect itself",
    ),
    Pattern(
        # A form: what was seen, what was done about it.
        regex=(
            r"^[^a-z]*\b(?:symptoms?|reported|complaint|observed|fault|defect)(?: \w+)?\W{0,3} ?[:—]|"
            r"^[^a-z]*\b(?:solution|remedy|cure|countermeasure|corrective action|measure taken|action taken|"
            r"what i did)\W{0,3} ?[:—]"
        ),
        all_of=(stems(":|—"),),
        why="a defect is worked on",
    ),
    Pattern(
        # Misbehaviour in the past, or whenever something happens.
        regex=(
            r"\b(?:kept|keeps?) (?:on )?\w+ing\b.{0,50}?\b(?:whenever|when|if|every|after|until)\b|\bnever (?:stops?|"
            r"ends?|"
            r"finish(?:es|ed)?|returns?|loads?|arrives?|comes?|goes|shows?|closes?|updates?|stopped|arrived|"
            r"loaded) (?:if|when|"
            r"after|on|unless|back|up)\b|\b(?:listed|showed|shown|printed|counted|charged|billed|sent|recorded|saved|"
            r"appeared|"
            r"arrived|came|booked|sold|rendered|drawn|drew|registered|rang|fired|played|imported|mailed|"
            r"delivered) (?:\w+ ){0,4}?"
            r"twice\b|\bhad (?:blank|empty|wrong|missing|duplicate|no|garbled|the wrong|an? wrong|stale|"
            r"swapped) \w+[.;,]|"
            r"\b(?:was|were|is|are) (?:wrong|off|short|late|blank|empty|missing|doubled|swapped|cut off|"
            r"stale) (?:by (?:a|an|the|one|"
            r"two|\d+)|for (?:some|a few|many|certain|people|users|\w+s who)|in (?:some|a few|many|certain))\b|"
            r"\b(?:somebody|someone|people|a (?:user|customer|guest|member)|users|customers) (?:on|in|from|at|"
            r"with) (?:the |an? |our )?"
            r"\w+ (?:wrote|said|says?|reports?|reported|complain\w*|mention\w*|noticed|sees?|saw|gets?|got)\b|"
            r"\b(?:missing|forgotten) (?:await|null check|nil check|break|return|cast|flush|close|unlock|lock|join|"
            r"rollback|"
            r"unsubscribe|cleanup) (?:in|at|after|before|on)\b"
        ),
        all_of=(
            stems(
                "kept |keep|never |twice|had |wrong|off |short|late |blank|empty|missing|doubled|swapped|cut off|"
                "stale|somebody|"
                "someone|people|a user|a customer|a guest|a member|users|customers|forgotten"
            ),
        ),
        why="a defect is worked on",
    ),
    Pattern(
        # A change in two words: "Loop bound corrected."
        regex=(
            r"^[^a-z]*\b(?!docs?\b|docstring|comment|readme|changelog|wording|text|spelling|test|import|format|naming|"
            r"names?\b)"
            r"(?:[\w`()./-]+ ){1,3}?(?:corrected|adjusted|swapped|inverted|lowered|bumped|widened|clamped|guarded|"
            r"flipped|reversed|"
            r"patched|hardened|capped|debounced|throttled)[.!;]?$|^[^a-z]*\b(?:\w+ ){0,3}?(?:fallback|guard|check|lock|"
            r"retry|"
            r"workaround|safeguard)(?: to the \w+ \w+)? is (?:now )?(?:in|there|in place)[.;!]|^[^a-z]*\b(?:pretty|"
            r"fairly|quite|"
            r"reasonably) (?:sure|confident|certain)\b|\b(?:trace|log|report|guess|message|description|"
            r"screenshot)\b.{0,40}?\b(?:leaves? "
            r"(?:no|little) doubt|sounds? (?:right|plausible|likely)|speaks? for itself|is plausible)\b|"
            r"\blooks? like (?:the|an?|your) "
            r"(?:classic|usual|old|same|typical)\b|\bsame old story\b|\bsight unseen\b|\bfrom memory\b|\b(?:couldn't|"
            r"can't|could not|"
            r"cannot|didn't) (?:get|make|bring|talk) .{1,30}? (?:to )?(?:start|boot|connect|power up|cooperate|"
            r"reproduce|show it)\b|"
            r"\b(?:haven't|didn't|never|have not) (?:\w+ )?(?:touched|held|had|got|laid hands on) (?:an? (?:real|"
            r"actual|physical)|the "
            r"(?:real|actual|same|affected)|one|such an?)\b"
        ),
        all_of=(
            stems(
                "correct|adjust|swapped|invert|lower|bumped|widened|clamped|guard|flipped|reversed|patched|harden|"
                "capped|debounced|"
                "throttled|fallback|check|lock|retry|workaround|safeguard|sure|confident|certain|doubt|sound|speak|"
                "plausible|look|story|unseen|memory|n't|cannot|could not|never|have not"
            ),
        ),
        why="code is changed for a defect",
    ),
)
