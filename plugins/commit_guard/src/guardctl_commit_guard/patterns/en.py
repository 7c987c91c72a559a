"""English."""

from __future__ import annotations

from guardctl import Pattern

# Verbs. Those with a second everyday meaning need an object or a particle that settles it.
_BASE = (
    r"(?:commit|(?:force-?)?push(?! (?:back|on\b(?! to)|through|for\b|further|harder))|(?:squash-?)?merge|(?:re-?)?deploy|release|publish|ship|cherry-pick"
    r"|land (?:it|this|that|these|those|them|the|on|in|everything|all|my|our)"
    r"|tag (?:it|this|that|the|a|v?\d|and|`)|cut (?:it|a|the|an|v?\d)\b|promote|backport"
    r"|roll (?:[\w']+ ){0,5}out|roll ?out|check (?:(?:it|this|that|these|them|those|everything|all|the|my|our) (?:[\w']+ ){0,2})?in"
    r"(?=\W*(?:$|(?:now|and|to|right|with|as|before|then)\b))|go live|put (?:[\w']+ ){0,3}live)\b"
)
_ING = (
    r"(?:committing|(?:force-?)?pushing|(?:squash-?)?merging|(?:re-?)?deploying|releasing|publishing|shipping"
    r"|cherry-picking|landing (?:it|this|that|these|those|them|the|on|in|everything|all|my|our)|tagging|promoting"
    r"|cutting (?:it|a|the|an|v?\d)\b|rolling (?:[\w']+ ){0,5}out|checking (?:(?:it|this|that|these|them|those|everything|all|the|my|our) (?:[\w']+ ){0,2})?in(?=\W*(?:$|(?:now|and|to|right"
    r"|with|as|before|then)\b))|going live)\b"
)
_NOUN = (
    r"(?:commit|push|merge|(?:re)?deploy(?:ment)?|release|roll-?out|go-live|publish(?:ing)?|tag|pull request|merge request"
    r"|prs?|ship(?:ping)?|publication|upload)\b"
)
# "commit message", "push notification", "merge conflict", "to release the lock": the word is not the thing.
_NOT_A_NAME = (
    r"(?![ -](?:messages?|hash(?:es)?|histor\w+|logs?|shas?|ids?|conflicts?|notes?|notifications?|access|rights|count"
    r"|dates?|points?|base|templates?|hooks?|guard|style|ranges?|authors?|graph|candidates?|cycles?|rules?|tests?"
    r"|comments?|reviews?|descriptions?|titles?|strategy|driver|markers?|sort|semantics|convention|the (?:lock|mutex|memory|connection|handle|buffer)))"
)
_ADVERBS = (
    r"(?:(?:now|then|just|also|already|simply|safely|finally|first|directly|immediately|straight|quickly|go|ahead"
    r"|and|on|actually|probably|therefore|next|later|promptly|still|soon|shortly|definitely|happily|please|proceed|to"
    r"|right|away|once|at|only|both|or|either)\W{1,2}){0,4}"
)
_I = r"\b(?:i|we)"
# Whoever says one of these means to act, asks to act, or wants the reader to act.
_INTENT = (
    r"(?:" + _I + r"(?:['’]?ll| will| shall| would|['’]d| can| could| should| must| might| may| need to| want to| have to"
    r"| plan to| intend to| propose| suggest| recommend|(?:['’]?m|['’]re| am| are) (?:going|about|ready|set|happy) to)"
    r"|\blet(?:['’]?s| me| us)|\b(?:shall|should|may|can|could|might) (?:i|we)|\b(?:can|could|would|will) you"
    r"|\byou (?:can|could|may|should|might)|\bme to|\b(?:gonna|wanna)|\b(?:going|about|time|ready|safe|good|okay|ok|fine"
    r"|free|best|better|proceeds?|right|sense|left(?: is)?|remains|wise|due|on|next|alright|step is|plan is"
    r"|left to do is) to|\b(?:ok|okay|fine|alright|right|mind|good) if (?:i|we)|\bgo ahead and|\bplease|\bwhy don['’]t (?:i|we)"
    r"|\b(?:suggest|propose|recommend|say|vote|think|reckon|guess|mean|rather)(?: that)? (?:i|we|you))"
    r"(?! not\b| never\b|n['’]t)"
)
_LINK = r"(?:.{0,70}(?:\band|\bthen|,|&|\+|\bto|\bor|[-–—;:/]))?\W{1,3}"
_CLAUSE = r"(?:^\W{0,6}|[•–—,;:(>✅🚀→]\s{0,3}|\s[-*]\s{1,3}|\b(?:so|now|and|then|hence|therefore|thus|ok|okay|alright|next|but|just|done)\b\W{1,2})"
_VERBS = ("commit", "push", "merg", "deploy", "releas", "publish", "ship", "land", "tag", "roll", "check", "cut", "promot",
          " live", "cherry", "backport")
_NOUNS = ("commit", "push", "merg", "deploy", "releas", "publi", "ship", "tag", "roll", "pull request", "pr", "launch",
          "live", "check", "upload")
_DESTINATION = (
    r"(?:prod\b|production\b|master\b|trunk\b|develop\b|upstream\b|origin\b|remote\b|staging\b|live\b|mainline\b|npm\b"
    r"|pypi\b|crates\.io|docker ?hub|main(?= branch|line|\W*$|[`,;)]| (?:and|now|today|right|straight|so|without|as|before"
    r"|while|for|in|at)\b)|(?:the|our|your) (?:[\w-]+ ){0,2}(?:servers?|branch|cluster|environment|registry|marketplace"
    r"|public|world|wild|door|repo|repository|site)\b|(?:app|play|web) store|(?:all|the|our|every) (?:[\w-]+ ){0,2}"
    r"(?:customers?|users?|tenants?|regions?|clients?)\b|customers\b|users\b|everyone\b|everybody\b)"
)
_MOVE = (
    r"(?:put|get|send|move|bring|take|upload|apply|run|switch|flip|drop|install|copy|hand|let|turn|enable|activate|hook"
    r"|throw|swap|place|load|expose|start|trigger|point|submit|cut|ramp|open|deliver|make|go|sync|queue|stick|pull|integrate)"
)
_MOVING = (
    r"(?:putting|getting|sending|moving|bringing|taking|uploading|applying|running|switching|flipping|dropping|installing"
    r"|copying|handing|letting|turning|enabling|activating|throwing|swapping|placing|loading|exposing|starting|triggering"
    r"|pointing|submitting|cutting|ramping|opening|delivering|making|going|syncing|queueing|queuing|sticking|pulling"
    r"|integrating)"
)
_DESTINATIONS = ("prod", "master", "trunk", "develop", "upstream", "origin", "remote", "staging", "live", "main", "npm",
                 "pypi", "server", "branch", "cluster", "environment", "registry", "store", "public", "world", "door",
                 "online", "customer", "user", "everyone", "everybody", "tenant", "region", "repo", "client", "site", "docker")
_REQUEST = r"(?:pull[- ]request|merge[- ]request|prs?|mr)\b"

SIGNALS = (
    Pattern(
        regex=_INTENT + r"(?:" + _LINK + _ADVERBS + _BASE + r"|.{1,50}?\b(?:by|start|begin|keep|be|try|consider|suggest|with|for|finish)\W"
        + _ADVERBS + _ING + r"|\W(?:get|have|see) .{1,40}?\b(?:committed|pushed|merged|deployed|released|published|shipped|tagged|landed"
        r"|rolled out|checked in)\b)" + _NOT_A_NAME,
        all_of=(_VERBS, ("ll ", " to ", "let", "shall", "should", "can ", "could", "may", "wi", "must", "'d", "’d", "ould",
                         "gonna", "wanna", "please", "ahead", "if ", "suggest", "propose", "recommend")),
        why="announces, asks for or requests a commit, push, merge, release or deploy",
    ),
    Pattern(
        regex=_I + r"(?:['’]?m|['’]re| am| are|['’]ll be| will be)\b(?! not\b)" + _LINK + _ADVERBS + _ING + _NOT_A_NAME,
        all_of=(("ommitting", "pushing", "merging", "deploying", "leasing", "publishing", "shipping", "landing", "tagging",
                 "rolling", "checking", "cutting", "promoting", "going live", "picking"), ("i", "we")),
        why="is committing, pushing, merging, releasing or deploying",
    ),
    Pattern(
        # Clause-initial participle: "Done, merging now"; not "parsing and merging of both files".
        regex=_CLAUSE + _ADVERBS + _ING + _NOT_A_NAME + r"(?! of\b)(?=\W*(?:$|(?:now|this|that|it|these|those|them|everything"
        r"|all|as|to|straight|directly|right|anyway|today|in|before|and|then|the|v?\d|both|my|our|next|at|immediately|first"
        r"|shortly|soon|up|into|with|unless|while|a|\w+ing)\b))",
        all_of=(("ommitting", "pushing", "merging", "deploying", "leasing", "publishing", "shipping", "landing", "tagging",
                 "rolling", "checking", "cutting", "promoting", "going live", "picking"),),
        why="is committing, pushing, merging, releasing or deploying",
    ),
    Pattern(
        regex=_CLAUSE + r"(?:(?:yeah|yes|well|go|ahead|just|please|pls|simply|now|and|then|so|ok|okay|already)\W{1,2}){0,4}"
        + _BASE + _NOT_A_NAME + r"(?:\W{0,3}$|(?: \S{1,20}){0,2}? (?:it|this|that|these|those|them|everything|already|now|away"
        r"|anyway|the|all|your|as)\b)",
        all_of=(_VERBS,),
        why="tells the reader to commit, push, merge, release or deploy",
    ),
    Pattern(
        # "Next: release to npm", "moving on to the commit", "kicking off the deploy pipeline".
        regex=r"\b(?:next(?: up| steps?| tasks?| thing| action)?(?: is| are| comes?)?|remain(?:s|ing)|left|outstanding"
        r"|(?:mov\w+|on|over|off|straight|turn\w*|com\w+) to|time for|ready for|proceed\w* (?:to|with)|(?:go|going|move|moving)"
        r" (?:ahead|forward|on) (?:with|to)|carry(?:ing)? on with|continu\w+ with|start(?:ing)?|kick\w* off|trigger(?:ing)?"
        r"|begin(?:ning)?|initiat(?:e|ing)|doing|do|making|make|run(?:ning)?|perform(?:ing)?|launch(?:ing)?|finish(?:ing)? with"
        r"|cut(?:ting)?|follow(?:ed|ing)? by|(?:hit|press|click)(?:ting|ing)?|go for)\b[ :—–-]{1,4}(?:[\w`'.*-]+,? ){0,5}?" + _NOUN + _NOT_A_NAME,
        all_of=(_NOUNS, ("next", "remain", "left", "outstanding", " to ", "time for", "ready for", "with", "start", "kick",
                         "trigger", "begin", "initiat", "do", "mak", "run", "perform", "launch", "cut", "follow", "hit", "press", "click", "go for")),
        why="names a commit, push, merge, release or deploy as what comes next",
    ),
    Pattern(
        regex=r"\b(?:will|['’]ll|to|gets?|is|are|now) (?:(?:then|now|just|also|being|going to|about to|to) ){0,2}(?:be|get|being)"
        r" (?:[\w-]+ ){0,2}?(?:committed|pushed|merged|deployed|released|published|shipped|tagged|landed|rolled out|promoted"
        r"|checked in)\b",
        all_of=(("committed", "pushed", "merged", "deployed", "released", "published", "shipped", "tagged", "landed", "rolled",
                 "promoted", "checked"), ("be ", "get ", "being ")),
        why="says that something is about to be committed, pushed, merged, released or deployed",
    ),
    Pattern(
        regex=r"\b" + _NOUN + _NOT_A_NAME + r".{0,60}\b(?:leave (?:it|that|this|the rest)? ?to you|up to you|your call|shall (?:i|we)"
        r"|should (?:i|we)|what (?:should|shall|do)|(?:is|are) (?:necessary|needed|required|due|next|all that)|let['’]?s (?:do|go)"
        r"|(?:i|we)(?:['’]ll| will) do|will do|do it|proceed|go ahead|okay\?|ok\?|alright\?|happens? (?:now|next)"
        r"|com(?:es|ing) (?:next|up))",
        all_of=(_NOUNS, ("to you", "your call", "shall", "should", "necessary", "needed", "required", "due", "next", "all that",
                         "let", "will do", "ll do", "what", "do it", "proceed", "ahead", "ok", "alright", "now", "com")),
        why="names a commit, push, merge, release or deploy and asks to go on with it",
    ),
    Pattern(
        regex=r"(?:" + _INTENT + _LINK + _ADVERBS + r"(?:open|create|raise|submit|file|put up|make|send|draft|prepare)|(?:"
        + _I + r"(?:['’]?m|['’]re| am| are|['’]ll be)" + _LINK + r"|" + _CLAUSE + r")" + _ADVERBS
        + r"(?:opening|creating|raising|submitting|filing|putting up|making|sending)"
        r")\b.{0,40}\b" + _REQUEST + _NOT_A_NAME,
        all_of=(("pull request", "pull-request", "merge request", "merge-request", " pr", " mr"),),
        why="opens a pull request or merge request",
    ),
    Pattern(
        regex=r"(?:" + _INTENT + _LINK + _ADVERBS + _MOVE + r"|(?:" + _I + r"(?:['’]?m|['’]re| am| are|['’]ll be)" + _LINK + r"|"
        + _CLAUSE + r")" + _ADVERBS + _MOVING + r"|\b(?:it|this|that|these|those|they|everything|the(?: [\w-]+){1,3})"
        r"(?:['’]s going|['’]re going| goes| go| is going| are going)|\b(?:off|goes|heads|headed|heading|straight))\b.{0,50}?"
        r"\b(?:(?:to|into|in|on|onto|for|out|up|over|against|at)\W{1,2}(?:the |our |all of )?(?:[\w-]+ )?"
        + _DESTINATION + r"|upstream\b|live\b(?=\W*(?:$|now|today|for|on|in|to|with|and))|online\b|public\b(?=\W*(?:$|now|today|and)))",
        all_of=(_DESTINATIONS, (" to ", " into ", " in ", " on ", " onto ", " for ", " out ", " up ", " over ", " live", "upstream", "online", "public")),
        why="puts the change onto a shared branch, a server or in front of users",
    ),
)

_CHECK = (
    r"(?:tests?|suite|specs?|build|ci|pipeline|smoke(?: test)?|soak(?: test)?|review|checks?|verification|approval|sign-?off"
    r"|qa|e2e|run|verdict|acceptance)"
)
# In one sentence with evidence, any of these leaves the decision to the judge.
_NO_DOUBT = (
    r"^(?!.*(?:\b(?:not|never|no|without|skip\w*|fail(?:ed|s|ing|ures?)|broken|red|only|except|but|although|though|later"
    r"|yesterday|other|another|previous|last|old|earlier|cached?|stale|dashboard|badge|download|wrapper|used to|should|would"
    r"|expect\w*|assum\w*|prob\w*|hope\w*|until|once|if|whatever|unless|before|claims?|says?|untested|pending|partial\w*|some|most"
    r"|unit|rest|wait|on (?:main|master|develop|staging))"
    r"\b|n['’]t\b|fail=[1-9]|warn=[1-9]|rc=[1-9]))"
)

BYPASSES = (
    Pattern(
        # A hash makes it a report; "committed as planned" or a hash of something else is none.
        regex=_NO_DOUBT + r".*(?:\bcommitted\b.{0,40}\b(?=[0-9a-f]{0,39}\d)[0-9a-f]{7,40}\b"
        r"|\bcommit: ?(?=[0-9a-f]{0,39}\d)[0-9a-f]{7,40}\b)(?!.*\b(?:push|deploy|merg|releas|publish|ship)\w*\b)",
        all_of=(("commit",), tuple("0123456789")),
        why="already committed, with its hash",
        scope="sentence",
    ),
    Pattern(
        # "Q1: commit the lock file?" is an option; "Q1: deploying now" and "Q1: January" are not.
        regex=r"^\W*q\d{1,2}: ?(?!.*(?:\b(?:i['’]?ll|i['’]?m|i am|i will|let me|now|right away|quarter|revenue|january|april|july"
        r"|october|agora|vou|ich|voy)\b|します|今すぐ|いますぐ|지금|하겠|할게|现在))",
        all_of=(("q1", "q2", "q3", "q4", "q5", "q6", "q7", "q8", "q9"), (":", "：")),
        why="offers numbered options",
        scope="sentence",
    ),
    Pattern(
        regex=r"\bwhich (?:one|of (?:the two|these|them|those)|is (?:better|best|preferable)|do you (?:prefer|want)"
        r"|would you (?:prefer|rather|like)|option|variant)\b.*\?\W*$",
        all_of=(("which ",), ("?",)),
        why="asks which of several ways to go",
        scope="sentence",
    ),
    Pattern(
        # "in a minute or two" is no choice: the alternative must be a way to act, and the sentence a question.
        regex=r"(?:\boption a or (?:option )?b\b|\ba or b\b|,? or (?:wait|hold|keep|leave|rather|not|revert|split|first|should i"
        r" (?:wait|hold|keep|leave|first)|would you rather|do you (?:want|prefer))\b).*\?\W*$",
        all_of=((" or ",), ("?",)),
        why="asks to choose between two ways",
        scope="sentence",
    ),
    Pattern(
        regex=_NO_DOUBT + r".*(?:\b(?:all|the|every|\d+|local-system-|system|e2e|regression) ?tests? (?:run )?(?:pass(?:ed)?|succeeded"
        r"|are green|is green|green)\b|\btests?:? pass\b|\ball (?:\d+ )?(?:checks |cases |specs |scenarios |items )?pass(?:ed)?\b|\bcmp (?:match(?:es)?|identical)\b"
        r"|\bci(?: is)?:? ?(?:✅|green|passed)|\bsmoke tests? (?:is |are |was )?(?:complete[d]?|done|passed)\b"
        r"|\b(?:pipeline|build):? (?:pass(?:ed)?|green|succeeded)\b|\bpass=\d+,? warn=0,? fail=0\b"
        r"|\b(?:tests?|suite|pytest|build|check\w*|make|verif\w*)\b.{0,30}\brc=0\b|\bworkflow:? (?:success|succeeded)\b)",
        all_of=(("pass", "success", "succeeded", "green", "complete", "done", "cmp", "✅", "rc=0"),),
        why="reports completed verification",
        scope="sentence",
    ),
    Pattern(
        # The check must come first and finish: "commit after lunch", "commit now, test after that" stay signals.
        regex=r"^(?!.*(?:\b(?:now|skip\w*|without|anyway|immediately|right away)\b)).*\b(?:commit|push|merge|deploy|release|tag|publish|ship)"
        r"\b.{0,30}\b(?:only )?(?:after|once) (?:the |all |your |its )?.{0,30}\b" + _CHECK + r"\b.{0,20}\b(?:finish\w*|pass\w*"
        r"|complet\w*|succeed\w*|green|done|approv\w*|in|over|through)\b",
        all_of=(("commit", "push", "merge", "deploy", "release", "tag", "publish", "ship"), ("after ", "once ")),
        why="commits or publishes only after a check",
        scope="sentence",
    ),
    Pattern(
        # A sequence is a later step only when the human approved it; one that the agent announces is a proposal.
        regex=r"^(?!.*\b(?:skip\w*|without|not)\b)(?=.*\b(?:approved|agreed|you asked|as requested|as instructed|you confirmed)\b)"
        r".*\b(?:sequential(?:ly)?(?: execution)?|in (?:order|sequence)|end[- ]to[- ]end|complete the flow|the (?:whole|full) flow"
        r"|up to the push)\b",
        all_of=(("approved", "agreed", "asked", "requested", "instructed", "confirmed"),
                ("sequen", "order", "end-to-end", "end to end", "flow", "up to the push")),
        why="goes on with a sequence the human approved",
        scope="sentence",
    ),
    Pattern(
        regex=r"^(?!.*\b(?:without|skip\w*|ignor\w*|regardless)\b).*\b(?:after|once|until|pending|on|wait\w* for|depends on)\b.{0,20}"
        r"\bverifier(?:['’]s)? verdict\b",
        all_of=(("verifier",), ("verdict",)),
        why="waits for the verifier's verdict",
        scope="sentence",
    ),
)
