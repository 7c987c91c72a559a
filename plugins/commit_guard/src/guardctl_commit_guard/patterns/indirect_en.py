"""English signals for publishing that is only meant: who will have it, which command to run, whose silence is a yes."""

from __future__ import annotations

from guardctl import Pattern
from guardctl_commit_guard.patterns.grammar import either, literals

_SOON = either(
    r"""
    now\b soon\b shortly\b tonight\b today\b tomorrow\b momentarily\b any~(?:minute|moment|second)\b
    in~(?:just~|about~|under~)?(?:an?|a~few|\d+|two|three|five|ten|fifteen|twenty|thirty)~(?:minutes?|moments?|seconds?|hours?|bit)\b
    within~(?:the|an?|\d+|minutes|seconds|five|ten)\b by~(?:lunch\w*|noon|tonight|morning|evening|the~(?:time|end)|\d)
    at~(?:noon|midnight|lunch|\d+)\b next~time~they\b this~(?:evening|afternoon|morning)\b
    """
)
_PEOPLE = r"\b" + either(
    r"""
    users customers clients visitors shoppers? players readers subscribers tenants passengers drivers riders patients
    students teachers guests members buyers sellers colleagues residents travell?ers viewers listeners
    every(?:one|body) (?:every|each)~\w+ nurses doctors staff people all~(?:of~)?(?:the~|our~|your~)?\w+s
    the~(?:whole~)?(?:team|company|public|world|fleet)
    """
)
_HAVE = either(
    r"""
    (?:will|['’]ll|going~to)~(?:all~|already~|then~)?(?:be~)?(?:get|see|us|hav|receiv|run|find|pick|work|download|meet|enjoy)(?:t?ing|e)?\b
    gets?\b receives?\b picks?~.{0,20}up\b (?:are|is|be)~on~the~new
    (?:are|is|be)~(?:already~)?(?:using|seeing|getting|running)
    """
)
_REQUEST = r"\b(?:(?:pull|merge)[- ]request|prs?|mr)\b"
_COMMAND = r"`?" + either(
    r"""
    git~(?:push|commit|merge|tag|cherry-pick)\b (?:npm|yarn|pnpm|cargo|uv|poetry|hatch|flit)~publish\b twine~upload\b
    (?:gem|docker|podman|nuget)~push\b kubectl~(?:apply|rollout) (?:terraform|tofu)~apply helm~(?:upgrade|install)\b
    gh~(?:pr~(?:create|merge)|release~create) (?:fly|vercel|netlify|wrangler|firebase|cdk|sls)~deploy
    make~(?:deploy|release|publish|ship)\b
    """
)
_LINES = r"(?:commands?|lines?|steps?|block|snippet|script|two|three|four|below|following|these|this)\b"
_RUN = r"\b(?:run|paste|execute|copy|type|enter|issue)\b"
_OBJECT = (
    r"\b(?:object\w*|shout\w*|yell\w*|stops? me|complain\w*|protest\w*|veto\w*|disagree\w*|hear from you"
    r"|says? no|speaks? up"
    r"|(?:say|hear|told|tell me) otherwise)\b"
)
_GOES = (
    r"(?:(?:it|this|that|they|everything)(?:['’](?:s|ll|re)| is| are| will)? (?:be )?(?:go\w*|in|out|live"
    r"|merged|pushed|landing)"
    r"|goes (?:in|out|live|up)|going (?:in|out|live|up)|out it goes|in it goes)\b"
)
_OVER = r"\b(?:done|set|over|out|finished|live|shipped|released|finish|complete|good to go|that['’]?s it)\b"

SIGNALS = (
    Pattern(
        # Whom it reaches, and when: "visitors get it in two minutes". A time, or it only describes a feature.
        regex=rf"{_PEOPLE}\b.{{0,40}}?\b{_HAVE}.{{0,60}}?\b{_SOON}"
        rf"|\b(?:{_SOON}|from now on|from tomorrow|tomorrow morning).{{0,30}}?{_PEOPLE}\b.{{0,30}}?\b(?:{_HAVE}"
        rf"|(?:work|run|see|use|have)s?\b)"
        rf"|{_PEOPLE}\b.{{0,40}}?\bfrom now on\b.{{0,12}}?\b{_HAVE}"
        r"|\bin(?:to)? (?:\w+ )?(?:users|customers|readers|people|clients|everyone|everybody|players)['’]?s? hands\b",
        all_of=(
            literals(
                "now soon shortly tonight today tomorrow moment minute second hour within~ by~ at~ next~time this~ "
                "hands bit"
            ),
        ),
        why="says when the change reaches its users",
    ),
    Pattern(
        regex=rf"{_REQUEST}.{{0,40}}?\b(?:will be|is being|gets|is going to be|is about to be|to be) (?:\w+ )?"
        r"(?:opened|raised|created|submitted|filed|sent|posted|put up|up)\b"
        rf"|\b(?:expect|watch for|look out for|await) (?:an?|the|my|its|one) (?:\w+ )?{_REQUEST}"
        rf"|\byou(?:['’]ll| will) (?:find|get|see|have|receive) (?:an?|my|the) (?:\w+ )?{_REQUEST}"
        rf"|{_REQUEST} (?:is |are )?(?:incoming|inbound|to follow|follows|coming|going up|on (?:its|the) way"
        rf"|goes up)\b"
        rf"|{_REQUEST} will (?:follow|come|go|land|arrive|show up|appear)\b",
        all_of=(literals("request ~pr pr~ ~mr mr~"),),
        why="says that a pull request is on its way",
    ),
    Pattern(
        # The commands stand in a code block, which layer 1 does not read. The sentence before it has to do.
        regex=rf"{_RUN}.{{0,20}}?\b{_LINES}.{{0,30}}?\b(?:and|then|to)\b.{{0,24}}?{_OVER}"
        rf"|\b(?:your turn|over to you|for you to|left for you|all (?:that|you) .{{0,12}}(?:left|need"
        rf"|have to)\b).{{0,24}}?"
        rf"{_RUN}.{{0,12}}?\b{_LINES}"
        rf"|\b(?:commands?|lines)\b.{{0,12}}\bto (?:finish|ship|release|publish|wrap)\b",
        all_of=(literals("command line step block snippet script these this two~ three four following below"),),
        why="hands over the commands that finish the work",
    ),
    Pattern(
        regex=r"\b(?:(?:run|type|enter|execute|issue|paste|finish with|end with|it['’]?s|with a|just a|do a"
        r"|your turn)"
        rf"\W{{1,2}}|next(?: command| step)?:?\W{{1,2}}|(?:last|final) (?:command|step)(?: is)?\W{{1,3}}){_COMMAND}"
        rf"|{_COMMAND}.{{0,50}}?\b(?:is what i|and you['’]?re|is next|comes next|is all|and (?:it['’]?s"
        rf"|we['’]?re|be))\b",
        all_of=(literals("git~ publish upload push kubectl terraform tofu helm gh~ deploy make~"),),
        why="has a command run that publishes",
    ),
    Pattern(
        # Whoever counts silence as a yes does not wait. "Unless you object" alone is said of names and layouts too.
        regex=rf"\b(?:unless|barring|failing) .{{0,30}}?{_OBJECT}.{{0,30}}?\b{_GOES}"
        rf"|\b{_GOES}.{{0,40}}?\b(?:unless|barring|failing) .{{0,30}}?{_OBJECT}"
        r"|\b(?:silence|no (?:answer|reply|response))\b (?:as|for) (?:an? |your )?(?:yes|approval|consent"
        r"|agreement|okay?)\b"
        r"|\bsilence\b.{0,24}?\b(?:yes|consent|approval|agreement|assent|permission|go-ahead)\b"
        r"|\bno (?:reply|answer|response|objections?|word|news|veto)\b.{0,24}?\b(?:means|counts|by|within|is a"
        r"|until)\b"
        r"|\bnot hearing\b.{0,20}?\b(?:counts|means|is)\b|\bspeak (?:up )?now or\b"
        r"|\bif (?:nobody|no one|no-one) (?:object|shout|complain|protest|stop|say|speak|veto|yell)\w*\b"
        r"|\bif i (?:hear nothing|don['’]t hear)\b"
        r"|\b(?:shout|yell|holler|speak up|say (?:so|something|stop)|object)\b.{0,40}?\bif you.{0,20}?"
        r"(?:\bdon['’]t want|\bheld|\bstopped|\bhold|\bstop|\bkept|\bmind)\b",
        all_of=(literals("unless barring failing silence no~ no- not~hearing speak if~ shout yell holler object"),),
        why="counts silence as a yes",
    ),
    Pattern(
        regex=r"\bv?\d+\.\d[\w.-]{0,24}`?.{0,12}?\b(?:gets (?:its|the|a) tag|goes (?:out|up|live)"
        r"|is being (?:cut|tagged)|is on its way)\b"
        r"|\b(?:the|a) (?:git )?tag\b.{0,20}?\b(?:goes on(?:to)?|will (?:be|go)|gets)\b"
        r"|\bversion \d\S* is being cut\b"
        r"|\b(?:put|putting|slap|slapping|stick|sticking|hang|hanging|place|placing) (?:an?|the) (?:[\w.-]+ )?"
        r"(?:tag|label) on\b"
        r"|\bi(?:['’]ll|['’]m|['’]d| will) .{0,40}?\bstamp(?:ing)? (?:it|this)\b"
        r"|\bbump(?:ing)? (?:the |it|this).{0,24}? and (?:put|send|push|ship|tag|upload|releas|publish)",
        all_of=(literals("tag label stamp bump . version~"),),
        why="sets a version tag",
    ),
    Pattern(
        regex=r"\bupload(?:ing)? (?:the|an?|it|this|that|our|all)\b.{0,24}?\b(?:to|onto|into)\b.{0,16}?"
        r"\b(?:index|registry|store|pypi|npm|cdn|marketplace|console)\b"
        r"|\b(?:package|crate|wheel|gem|image|container|bundle|installer|extension|plugin|app|artifact|library)"
        r" (?:goes up|is on its way|is going up|goes to|heads (?:to|for)|will be (?:installable|available"
        r"|downloadable)"
        r"|can (?:then )?be installed)\b"
        r"|\b(?:hand|send|giv|pass|deliver|distribut)(?:e|ing)?\b.{0,30}?\bto (?:the |our )?"
        r"(?:\w+ )?(?:testers|reviewers|testflight|app review|play console)\b",
        all_of=(
            literals(
                "upload package crate wheel gem image container bundle installer extension plugin app artifact "
                "library testers reviewers testflight review console"
            ),
        ),
        why="uploads a package or hands a build to testers",
    ),
    Pattern(
        regex=r"(?:\b(?:i(?:['’]ll|['’]m| will| am)|let['’]?s|let me|time to|going to|about to|next|now)\b.{0,20}?"
        r"|^\W{0,4})\b(?:record|sav|seal|stor|put|get|preserv|persist|bak|lock|writ|tuck)(?:e|ing|ting)?\b.{0,30}?"
        r"\b(?:in|into|to|under|as)\b (?:the |our |a )?(?:git\b|version control|source control|history\b|new revision"
        r"|changeset|(?:repo|repository|branch|project)(?:['’]s)? (?:history|log))",
        all_of=(literals("git version source history revision changeset log"),),
        why="records the change in version control",
    ),
    Pattern(
        # "2) deploy", "☐ merge": an item that is nothing but the deed.
        regex=r"^\W{0,6}(?:\d{1,2}[.):]|[-*•☐])\W{1,6}(?:commit|push|merge|deploy|release|publish|tag)\b"
        r"(?:\W*$|,| (?:it|the|this|and|to|into|with)\b)"
        r"|\b(?:remaining|open|left|next|to do|todo)\b\W{1,5}(?:☐|\[ \]) ?(?:commit|push|merge|deploy|release"
        r"|publish)",
        all_of=(literals("commit push merge deploy release publish tag"),),
        why="lists a commit, push, merge or release as the thing to do",
    ),
    Pattern(
        regex=r"\b(?:roll-?out|deploy(?:ment)?|release|publication|launch|merge|push|go-live"
        r"|cutover)\b.{0,12}?\b(?:is|are)"
        r" (?:now )?(?:set|scheduled|booked|queued|timed|slated|lined up) (?:for|at|to)\b"
        r"|\b(?:scheduled|queued|booked|slated|lined up|set)\b.{0,12}?\b(?:to go (?:out|live|in)\b"
        r"|for (?:tonight|today|the next|the nightly|tomorrow).{0,16}?\b(?:train|release|rollout|window|deploy))"
        r"|\b(?:into|in|on) the (?:deploy|release|merge)(?:ment)? (?:queue|train)\b"
        r"|\b(?:job|pipeline|bot|cron|train) (?:ships|deploys|publishes|releases|pushes|merges) (?:it|this"
        r"|that|everything)\b"
        r"|\bauto-?merge (?:is|gets) (?:on|enabled|armed|set)\b"
        r"|\b(?:turn|switch|enabl|arm|set)\w* (?:on )?auto-?merge\b"
        r"|\b(?:pipeline|cron|job|workflow|train|schedule)\b (?:then |will )?(?:takes?|picks?|carr(?:y|ies)"
        r"|ships?|sends?"
        rf"|deploys?|fires?|rolls?)\b.{{0,40}}?\b(?:{_SOON}|by itself|prod(?:uction)?|live|along)\b",
        all_of=(
            literals(
                "queue set scheduled booked timed slated lined auto pipeline cron job workflow train schedule bot~"
            ),
        ),
        why="has a schedule or a job publish it",
    ),
    Pattern(
        regex=r"\b(?:swapp|replac|exchang)ing the (?:live|running|production|prod)\b"
        r"|\brestart\w* .{0,16}?\b(?:production|prod|live)\b.{0,30}?\b(?:with|on|onto) the new\b"
        r"|\b(?:100 ?%|all|full|the whole) (?:of )?(?:the )?(?:production )?traffic (?:goes|moves|to|onto|now goes)\b"
        r"|\bopen(?:ing)? the floodgates\b|\bland(?:ing)? the (?:branch|change|patch|fix|thing|diff|stack)\b"
        r"|^\W{0,4}into (?:main|master|trunk|prod(?:uction)?)\b.{0,12}?\bwith (?:it|this)\b"
        r"|\b(?:it|this|that) (?:ends|will end) up on (?:main|master|trunk|prod(?:uction)?)\b"
        r"|(?:^|[,.!] ?|\b(?:just|so|then|and|ok|okay|lgtm) )send it[.! ]*$",
        all_of=(literals("live running prod restart traffic floodgates land into~ up~on send~it"),),
        why="moves production or a shared branch onto the change",
    ),
)
