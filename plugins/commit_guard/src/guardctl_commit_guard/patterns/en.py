"""English signals.

For the engine's sake an expression begins with literals where it can, and tests the word boundary behind them: it then
skips through a text by first letters instead of trying every position.
"""

from __future__ import annotations

from guardctl import Pattern
from guardctl_commit_guard.patterns.grammar import at_a_glance, either, first_then, literals

# --- the deed ---------------------------------------------------------------------------------------------------------
_THIS = either("it this that these those them everything all the my our")
_IN = r"in(?=\W*(?:$|(?:now|and|to|right|with|as|before|then|for|by|today)\b))"
# Verbs with a second everyday meaning need the object or particle that settles it: "land this", not "land" alone.
_DEED = either(
    rf"""
    commit(?:ting)? push(?:ing)?(?!~(?:back|on\b(?!~to)|through|for\b|further|harder)) force-?push(?:ing)?
    merg(?:e|ing) squash-?merge (?:re)?deploy(?:ing|ment)? releas(?:e|ing) publish(?:ing)? publication ship(?:ping)?
    go(?:ing)?[~-]live promot(?:e|ing) cherry-pick(?:ing)? backport(?:ing)? land(?:ing)?~(?:[io]n\b|{_THIS})
    tag(?:ging)?~(?:{_THIS}|a\b|v?\d|and\b|`) cut(?:ting)?~(?:it|an?|the|over|v?\d)\b
    roll(?:ing)?~(?:[\w']+~){{0,4}}out roll-?out switch(?:ing)?~over
    check(?:ing)?~(?:in(?=\W*$)|{_THIS}~(?:[\w']+~){{0,2}}{_IN})
    get~(?:{_THIS}~(?:[\w']+~)?{_IN}|(?:[\w']+~){{1,4}}out(?=\W*(?:$|now|to|the~door)))
    put(?:ting)?~(?:[\w']+~){{1,3}}(?:live|out)(?=\W*(?:$|now|to|today))
    """
)
_DEED_BEGINS = either(
    "commit push force merg squash deploy redeploy releas publi ship go promot cherry backport land tag cut roll "
    "switch check get put"
)
_DONE = either(
    "committed pushed merged deployed released published shipped tagged landed rolled~out promoted checked~in"
)
# "commit message", "push notification", "release the lock": the word is not the thing.
_NOT_A_NAME = (
    r"\b(?![ -]"
    + either(
        r"""
        messages? hash(?:es)? histor logs? shas? ids? conflict notes? notification access rights count dates? points?
        base template hook guard style range author graph candidate cycle rules? tests? comment review description
        titles? diffs? metadata number lists? strategy driver marker sort semantics convention approach decision cut\b
        the~(?:lock|mutex|memory|connection|handle)
        """
    )
    + ")"
)

# --- where it goes ----------------------------------------------------------------------------------------------------
_PLACE = either(
    r"""
    prod(?:uction)?\b master\b trunk\b upstream\b origin\b staging\b mainline\b npm\b pypi\b crates\.io docker~?hub
    git(?:hub|lab)(?=\W*(?:$|now|today|and|so|right)\b|\W*$)
    main(?=~branch|line|\W*$|[`,;)]|~(?:and|now|today|right|straight|so|without|as|before|while|for|with~it)\b)
    develop(?=~branch|\W*$|[`,;)]) (?:app|play|web)~store
    (?:the~)?live~(?:site|system|cluster|server|environment|database)
    """
)
_AUDIENCE = either(
    r"""
    (?:the|our|your|all|every)~(?:[\w-]+~)?(?:server|cluster|registry|marketplace|public|world|wild|door|remote|repo(?:sitory)?|branch|customer|user|tenant|region|client)s?\b
    the~store(?=\W*(?:$|now|today|in~a|for~review)) customers\b users\b everyone\b everybody\b remote\b
    live(?=\W*(?:$|now|today|on|in|and))
    """
)
_TO = r"\b(?:to|into|in|on|onto|against|for|at|out|up|over)\W{1,2}(?:the |our |all of )?"
_REQUEST = r"(?:pull[- ]request|merge[- ]request|prs?|mr)" + _NOT_A_NAME
# "open a PR", "get this committed", "have it deployed by noon"
_OPEN = rf"(?:open|creat|rais|submit|put|mak|send|draft|get a|file a|filing a)(?:e|ting|ing)?\b.{{0,30}}?\b{_REQUEST}"
_GET_DONE = rf"(?:get|have|see) .{{1,40}}?\b{_DONE}\b"
_MOVE = either(
    """
    put get send move bring take upload apply run switch flip drop install copy hand turn enable activate throw swap
    place load expose submit ramp deliver sync stick pull integrate open yolo chuck land slap shove dump toss slam
    """
)

# --- the speech act ---------------------------------------------------------------------------------------------------
# Who says one of these means to act, asks to act, or wants the reader to act. "The API will", "become to" do not.
_INTENT = (
    r"\b"
    + either(
        r"""
        i(?:['’]?(?:ll|m|d)\b|~(?:am|will|shall|would|can|could|should|must|might|may|need~to|want~to|have~to|plan|intend|mean|propose|suggest|recommend|think~we|reckon~we|vote|say)\b)
        we(?:['’]?(?:ll|re|d)\b|~(?:are|will|shall|would|can|could|should|must|might|may|need~to|want~to|have~to|plan|intend)\b)
        let(?:['’]?s|~me|~us)\b shall~(?:i|we)\b should~(?:i|we)\b may~(?:i|we)\b can~(?:i|we|you)\b
        could~(?:i|we|you)\b might~(?:i|we)\b would~you\b will~you\b you~(?:can|could|may|should|might)\b me~to\b
        now~to\b wanna gonna going~to\b about~to\b time~to\b ready~(?:for~me~)?to\b safe~to\b good~to\b okay~to\b
        ok~to\b fine~to\b free~to\b best~to\b better~to\b proceed~to\b right~to\b sense~to\b left~(?:is~)?to\b
        remains~(?:is~)?to\b remains~is wise~to\b due~to\b next~to\b alright~to\b decided~to\b tempted~to\b want~to\b
        but~to\b except step~is~to\b plan~is~to\b action~is~to\b task~is~to\b move~is~to\b thing~is~to\b job~is~to\b
        do~is~to\b ok(?:ay)?~if~(?:i|we)\b fine~if~(?:i|we)\b alright~if~(?:i|we)\b right~if~(?:i|we)\b
        mind~(?:if~(?:i|we)|me)\b good~if~(?:i|we)\b go~ahead~and please why~don['’]t~(?:i|we)\b how~about what~about
        against~me\b for~me\b consider then~(?:i|we)\b next~(?:i|we)\b now~(?:i|we)\b so~(?:i|we)\b and~(?:i|we|will)\b
        first~(?:i|we)\b finally~(?:i|we)\b afterwards~(?:i|we)\b it['’]ll\b this['’]ll\b that['’]ll\b they['’]ll\b
        """
    )
    + r"(?! not\b| never\b|n['’]t)"
)
# "Let me check what the last commit changed" looks at it. "Let me check it and commit" has a pattern of its own.
_LOOK = r"\W+(?:(?:also|first|now|just|quickly|then|not|to|be|briefly|still|really|only|you|know|me)\W+){0,2}" + either(
    rf"""
        check(?:ing)?\b(?!~{_THIS}~(?:[\w']+~){{0,2}}in\b) look se(?:e|ing)\b read find verif inspect compar explain
        show know understand trac note noting mention summari list tell ask help sure examin review confirm investigat
        grep search stud think wait hold stop avoid worr assum guess say writ fix updat add chang renam remov
        us(?:e|ing)\b explor describ debug pars stor return aware curious
        """
)
_CLAUSE = (
    r"(?:^\W{0,6}|[•–—,;:(>✅→]\s{0,3}|\s[-*]\s{1,3}|\b(?:so|now|and|then|hence|therefore|thus|ok|okay|alright|next"
    r"|but|just|done)\b"
    r"\W{1,2})"
)
_FILLER = (
    r"(?:(?:yeah|yes|well|go|ahead|just|please|pls|simply|now|and|then|so|also|ok|okay|already|straight)\W{1,2}){0,3}"
)
_DEEDS = "commit push merg deploy releas publi ship land~ tag roll check cut promot ~live ~over cherry backport"
_PLACES = "github gitlab prod master trunk upstream origin staging main npm pypi crates docker develop ~store"
_AUDIENCES = (
    "server cluster registry marketplace public world wild door remote reposit branch customer user tenant region "
    "client every store"
)
_DONE_TO_THIS = (
    literals(f"{_DEEDS} {_PLACES} {_AUDIENCES} online request ~pr out"),
    literals("ing it th all my our commit push merg deploy releas publi ship"),
)

SIGNALS = (
    Pattern(
        regex=first_then(
            rf"{_INTENT}(?!{_LOOK})",
            rf"\b(?:(?<!last )(?<!each )(?<!before )(?<!after )(?<!of ){_DEED}{_NOT_A_NAME}(?! workflow)"
            rf"|{_OPEN}|{_GET_DONE}|prod(?:uction)? (?:traffic|flag)|{_TO}(?:[\w-]+ )?{_PLACE})",
        ),
        all_of=(
            literals(f"{_DEEDS} {_PLACES} request ~pr ~mr get~ out"),
            literals(
                "i' i’ i~ we ll~ ~to~ let shall should can~ could may wi ould gonna please ahead mind me~ about "
                "how except"
                " consider don"
            ),
        ),
        why="announces, asks for or requests a commit, push, merge, release or deploy",
    ),
    Pattern(
        # "Let me tidy up and commit": the deed comes second.
        regex=r"(?:\b(?:and|then|by)\b|[,&+;:/–—]| - )\W{0,3}(?:(?:now|then|just|also|finally|only|to|simply"
        r"|directly)\W{1,2}){0,2}\b"
        rf"(?:(?:commit|push|merge|deploy|releas|publish|ship|tag|land|roll)(?:e|ing|ting|ping|ging)?\b(?!ed| of\b"
        rf"|ment){_NOT_A_NAME}|{_OPEN})",
        all_of=(
            literals(f"{_DEEDS} request ~pr ~mr"),
            literals(
                "let~me let's let’s let~us i'll i’ll i~will i~can going~to we'll we’ll we~can we~will i'd "
                "i’d shall~i should~i"
                " about~to can~you could~you i~want i~need"
            ),
        ),
        why="announces, asks for or requests a commit, push, merge, release or deploy",
    ),
    Pattern(
        # "Done, merging now", "just push it"; not "parsing and merging of both files".
        regex=at_a_glance(
            rf"{_CLAUSE}{_FILLER}{_DEED_BEGINS}",
            rf"{_CLAUSE}{_FILLER}{_DEED}{_NOT_A_NAME}(?! of\b)"
            r"(?:\W{0,3}$|(?: \S{1,20}){0,2}? (?:it|this|that|these|those|them|everything|already|now|away|anyway|the"
            r"|all|your|as)\b"
            r"|(?<=ing)\W{1,3}(?:to|straight|directly|right|today|in|before|and|then|v?\d|both|my|our|next|at|immediately"
            r"|first|shortly|soon|up"
            r"|into|with|unless|while|a|\w+ing)\b)",
        ),
        all_of=_DONE_TO_THIS,
        why="is committing, pushing, merging or releasing, or tells the reader to",
    ),
    Pattern(
        # "- throw it on production": another verb, and where to.
        regex=at_a_glance(
            rf"{_CLAUSE}{_FILLER}(?:\w+ {_THIS}|\w+ing(?<!thing))\b",
            rf"{_CLAUSE}{_FILLER}(?:{_MOVE} {_THIS}|\w+ing(?<!thing))\b.{{1,50}}?"
            rf"(?:{_TO}(?:[\w-]+ )?(?:{_PLACE}|{_AUDIENCE})|\b(?:upstream|online|public|{_REQUEST}))",
        ),
        all_of=_DONE_TO_THIS,
        why="is committing, pushing, merging or releasing, or tells the reader to",
    ),
    Pattern(
        # "I'll put this on the server", "let's hand it to our users".
        regex=first_then(
            r"\b(?:i(?:['’]?(?:ll|m|d)| am| will| can)|we(?:['’]?(?:ll|re|d)| are| will| can)|let(?:['’]?s| me)|going "
            r"to"
            rf"|ready to|time to|now to)\W(?:\w+\W){{0,3}}?(?:{_MOVE}|\w+ing)\b(?<!showing)(?<!checking)",
            rf"(?:{_TO}(?:[\w-]+ )?{_AUDIENCE}|\b(?:upstream|online|public)\b|\blive\b(?=\W*(?:$|now|today)))",
        ),
        all_of=(literals(f"{_AUDIENCES} online upstream live"), literals("i' i’ i~ we let ~to~")),
        why="puts the change onto a shared branch, a server or in front of users",
    ),
    Pattern(
        # "This goes to production at noon", "off to prod", "the migration will run against production in a minute".
        regex=r"\b(?:(?:it|this|that|these|those|they|everything|the(?: [\w-]+){1,3})(?:['’]s going|['’]re going| "
        r"goes?| (?:is|are) going| (?:can|may|will|could) go| (?:is|are) uploading)\b.{0,30}?"
        r"|(?:off|heads|headed|heading|straight) (?=to)|the(?: [\w-]+){1,3} will\b"
        r"(?=.{1,70}?\b(?:now|in a|today|tonight|shortly|soon|next|tomorrow|immediately|at \d)).{1,50}?)"
        rf"(?:{_TO}(?:{_PLACE}|{_AUDIENCE})|\b(?:live|public|online)\b)",
        all_of=(literals(f"{_PLACES} {_AUDIENCES} online live"), literals("go will off~ head straight")),
        why="puts the change onto a shared branch, a server or in front of users",
    ),
    Pattern(
        # "Next: release to npm", "moving on to the commit", "kicking off the deploy pipeline".
        regex=either(
            r"""
            next(?:~up|~steps?|~tasks?|~thing|~action)?(?:~is|~are|~comes?)? remain(?:s|ing) left outstanding leaves
            plan(?:~is)? on(?<!\w..)~to mov\w{1,12}~to over~to off~to straight~to turn\w{0,12}~to com\w{1,12}~to
            time~for ready~for proceed\w{0,12}~(?:to|with) carry(?:ing)?~on~with
            go(?:ing)?~(?:for|(?:ahead|forward|on)~(?:with|to))
            mov(?:e|ing)~(?:ahead|forward|on)~(?:with|to) pushing~(?:ahead|on)~with pressing~(?:ahead|on)~with
            continu\w{1,12}~with start(?:ing)? creat(?:e|ing)(?!.{0,60}workflow) prepar(?:e|ing) queu\w{1,12}
            kick\w{0,12}~off trigger(?:ing)? begin(?:ning)? initiat(?:e|ing) do(?<!\w..)(?:ing)? mak(?:e|ing)
            run(?:ning)? perform(?:ing)? finish(?:ing)?~with cut(?:ting)? follow(?:ed|ing)?~by hit(?:ting)?
            press(?:ing)? click(?:ing)? enabl(?:e|ing) approv(?:e|ing) set(?:ting)?
            """
        )
        + r"\b[ :—–,-]{1,4}(?:[\w`'.*-]+,? ){0,4}?(?:commit|push|merge|(?:re)?deploy(?:ment)?|release|roll-?out"
        r"|go-live|publish(?:ing)?|tag"
        rf"|prs?|pull request|merge request){_NOT_A_NAME}",
        all_of=(
            literals("commit push merg deploy releas publi tag roll-out rollout request ~pr (pr go-live"),
            literals(
                "next remain left outstanding leaves plan ~to~ time~for ready~for with start creat prepar "
                "queu kick trigger"
                " begin initiat do mak run perform cut follow hit press click go~for enabl approv set"
            ),
        ),
        why="names a commit, push, merge, release or deploy as what comes next",
    ),
    Pattern(
        regex=r"\b(?:will |must |should |can |could |to |'ll |’ll |gets |is |are |consider (?:it|this|that|them) "
        r")(?<!\w..to )"
        rf"(?:(?:[\w-]+ ){{0,2}}?(?:be|get|getting|being) (?:[\w-]+ ){{0,2}}?|(?<=gets )(?:[\w-]+ ){{0,2}}?|(?<=(?: "
        rf"it|his|hat|hem) )){_DONE}\b",
        all_of=(
            literals(
                "committed pushed merged deployed released published shipped tagged landed rolled promoted checked"
            ),
            literals("be~ get~ gets~ being~ getting~ consider~"),
        ),
        why="says that something is about to be committed, pushed, merged, released or deployed",
    ),
    Pattern(
        regex=r"(?:commit|push|merge|deploy(?:ment)?|release|roll-?out|go-live|publication|publish(?:ing)?|pull "
        r"request|pr(?<!\w..)s?)"
        rf"{_NOT_A_NAME}(?:.{{0,60}}?\b"
        + either(
            r"""
            leave~(?:it|that|this|the~rest)?~?to~you up~to~you your~call shall~(?:i|we) should~(?:i|we)
            what~(?:should|shall|do) (?:is|are)~(?:necessary|needed|required|due|next|all~that) let['’]?s~(?:do|go)
            i(?:['’]ll|~will)~do will~do\b do~it\b proceed go~ahead okay\? ok\? alright\? happens?~(?:now|next)
            com(?:es|ing)~(?:next|up) go(?:es|ing)~(?:out|live|ahead)\b
            """
        )
        + r"| (?:begins?\b|starts?\b|follows?\b|com(?:es|ing)\b|time\W*$|goes out|happens|is up))",
        all_of=(
            literals("commit push merg deploy releas publi roll-out rollout pull~request ~pr (pr go-live"),
            literals(
                "to~you your~call shall should necessary needed required due next all~that let will~do ll~do "
                "what do~it"
                " proceed ahead ok alright now com begin start goes going follow time happens is~up"
            ),
        ),
        why="names a commit, push, merge, release or deploy and asks to go on with it",
    ),
    Pattern(
        # "The patch lands on main today", "the release goes out tonight", "in it goes".
        regex=r"\b(?:(?:patch|change|fix|hotfix|branch|code|work|diff|feature|version|build|update|release|it|this"
        r"|that) (?:lands|ships|deploys|(?:goes|is going) (?:out|live|in)|rolls out|is (?:landing|shipping|uploading))"
        r" (?:on|in|to|with (?=tonight|today|the next)|today|tonight|now|tomorrow|as|right|at|next|this)\b"
        r"|(?:in|off|out|up|away|live) (?:it|they|this) goe?s?\b|(?:hit|press|push|click|smash)\w* the (?:deploy "
        r"|merge |release )?button"
        r"|pull\w* the trigger|flip\w* the switch|(?:customers|users|everyone|everybody|clients|the others) (?:will "
        r"|can )?(?:get|see|have|receive)s?"
        r" (?:it|this|that|them|the (?:change|fix|update|feature|new \w+)) (?:now|at|in|by|from|today|tonight"
        r"|tomorrow|right|as)\b)",
        all_of=(
            literals(
                "lands ships deploys goes going landing shipping uploading rolls~out they~go ~button trigger ~switch "
                "customers users every "
                "clients others"
            ),
            literals(
                "change patch fix branch code work diff feature version build update release it~ this that they the~"
            ),
        ),
        why="says that the change lands, ships or goes live",
    ),
    Pattern(
        # Two git commands in one spoken sentence are a plan; one is often only named.
        regex=r"git (?:add|commit|merge|tag)\b.{0,60}\bgit (?:commit|push|merge|tag)\b(?! is\b)",
        all_of=(("git ",), literals("commit push merge tag")),
        why="lists the git commands that come next",
    ),
)
