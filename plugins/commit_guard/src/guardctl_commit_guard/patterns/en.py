"""English signals."""

from __future__ import annotations

from guardctl import Pattern
from guardctl_commit_guard.patterns.grammar import either, literals

# --- the deed ---------------------------------------------------------------------------------------------------------
_THIS = either("it this that these those them everything all the my our")
_IN = r"in(?=\W*(?:$|(?:now|and|to|right|with|as|before|then|for|by|today)\b))"
# Verbs with a second everyday meaning need the object or particle that settles it: "land this", not "land" alone.
_DEED = either(
    rf"""
    commit(?:ting)? (?:force-?)?push(?:ing)?(?!~(?:back|on\b(?!~to)|through|for\b|further|harder)) (?:squash-?)?merg(?:e|ing)
    (?:re-?)?deploy(?:ing|ment)? releas(?:e|ing) publish(?:ing)? publication ship(?:ping)? go(?:ing)?[~-]live promot(?:e|ing)
    cherry-pick(?:ing)? backport(?:ing)? land(?:ing)?~(?:[io]n\b|{_THIS}) tag(?:ging)?~(?:{_THIS}|a\b|v?\d|and\b|`)
    cut(?:ting)?~(?:it|an?|the|over|v?\d)\b roll(?:ing)?~(?:[\w']+~){{0,4}}out roll-?out switch(?:ing)?~over
    check(?:ing)?~(?:in(?=\W*$)|{_THIS}~(?:[\w']+~){{0,2}}{_IN}) get~{_THIS}~(?:[\w']+~)?{_IN} put(?:ting)?~(?:[\w']+~){{1,3}}live
    (?:get|put|push)~(?:[\w']+~){{1,4}}out(?=\W*(?:$|now|to|today|the~door))
    """
)
_DONE = either("committed pushed merged deployed released published shipped tagged landed rolled~out promoted checked~in")
# "commit message", "push notification", "release the lock": the word is not the thing.
_NOT_A_NAME = (
    r"\b(?![ -]"
    + either(
        r"""
        messages? hash(?:es)? histor logs? shas? ids? conflict notes? notification access rights count dates? points? base template
        hook guard style range author graph candidate cycle rules? tests? comment review description titles? diffs? metadata number
        lists? strategy driver marker sort semantics convention approach decision cut\b the~(?:lock|mutex|memory|connection|handle)
        """
    )
    + ")"
)

# --- where it goes ----------------------------------------------------------------------------------------------------
_PLACE = either(
    r"""
    prod(?:uction)?\b master\b trunk\b upstream\b origin\b staging\b mainline\b npm\b pypi\b crates\.io docker~?hub
    main(?=~branch|line|\W*$|[`,;)]|~(?:and|now|today|right|straight|so|without|as|before|while|for|with~it)\b)
    develop(?=~branch|\W*$|[`,;)]) (?:app|play|web)~store (?:the~)?live~(?:site|system|cluster|server|environment|database)
    """
)
_AUDIENCE = either(
    r"""
    (?:the|our|your|all|every)~(?:[\w-]+~)?(?:server|cluster|registry|marketplace|public|world|wild|door|remote|repository|branch
    |customer|user|tenant|region|client)s?\b customers\b users\b everyone\b everybody\b remote\b live(?=\W*(?:$|now|today|on|in|and))
    """.replace("\n    |", "|")
)
_TO = r"\b(?:to|into|in|on|onto|against|for|at|out|up|over)\W{1,2}(?:the |our |all of )?"
_REQUEST = r"(?:pull[- ]request|merge[- ]request|prs?|mr)" + _NOT_A_NAME
# "open a PR", "get this committed", "have it deployed by noon"
_OPEN = rf"(?:open|creat|rais|submit|put|mak|send|draft|get a|file a|filing a)(?:e|ting|ing)?\b.{{0,30}}?\b{_REQUEST}"
_GET_DONE = rf"(?:get|have|see) .{{1,40}}?\b{_DONE}\b"
_MOVE = either(
    """
    put get send move bring take upload apply run switch flip drop install copy hand turn enable activate throw swap place load
    expose submit ramp deliver sync stick pull integrate open yolo chuck
    """
)

# --- the speech act ---------------------------------------------------------------------------------------------------
# Who says one of these means to act, asks to act, or wants the reader to act. Each alternative begins with a letter:
# the engine then rejects it without entering it.
_INTENT = (
    r"\b"
    + either(
        r"""
        i(?:['’]?(?:ll|m|d)|~(?:am|will|shall|would|can|could|should|must|might|may|need~to|want~to|have~to|plan|intend|mean)\b)
        i~(?:propose|suggest|recommend|think~we|reckon~we|vote|say)\b
        we(?:['’]?(?:ll|re|d)|~(?:are|will|shall|would|can|could|should|must|might|may|need~to|want~to|have~to|plan|intend)\b)
        let(?:['’]?s|~me|~us)\b (?:shall|should|may|can|could|might)~(?:i|we)\b (?:can|could|would|will)~you\b
        you~(?:can|could|may|should|might)\b
        (?:me|now|wanna|going|about|time|ready|safe|good|okay|ok|fine|free|best|better|proceed|right|sense|left|left~is|remains)~to\b
        (?:wise|due|next|alright|decided|tempted|want|but|except|(?:step|plan|action|task|move|thing|job|do)~is)~to\b gonna\b
        (?:ok|okay|fine|alright|right|mind|good)~if~(?:i|we)\b go~ahead~and\b please\b why~don['’]t~(?:i|we)\b
        (?:how|what)~about\b would~you~mind\b (?:against|mind|for)~me\b except\b remains~is\b consider\b
        (?:then|next|now|so|and|first|finally|afterwards|here)~(?:i|we)\b (?:it|this|that|they)['’]ll\b
        """
    )
    + r"(?! not\b| never\b|n['’]t)"
)
# "Let me check what the last commit changed" looks at it. "Let me check it and commit" has a pattern of its own.
_LOOK = (
    r"\W+(?:(?:also|first|now|just|quickly|then|not|to|be|briefly|still|really|only|you|know|me)\W+){0,2}"
    + either(
        rf"""
        check(?:ing)?\b(?!~{_THIS}~(?:[\w']+~){{0,2}}in\b) look se(?:e|ing)\b read find verif inspect compar explain show know
        understand trac note noting mention summari list tell ask help sure examin review confirm investigat grep search stud think
        wait hold stop avoid worr assum guess say writ fix updat add chang renam remov us(?:e|ing)\b explor describ debug pars stor
        return aware curious
        """
    )
)
_CLAUSE = (
    r"(?:^\W{0,6}|[•–—,;:(>✅→]\s{0,3}|\s[-*]\s{1,3}|\b(?:so|now|and|then|hence|therefore|thus|ok|okay|alright|next|but|just|done)\b"
    r"\W{1,2})"
)
_FILLER = r"(?:(?:yeah|yes|well|go|ahead|just|please|pls|simply|now|and|then|so|also|ok|okay|already|straight)\W{1,2}){0,3}"
_DEEDS = "commit push merg deploy releas publi ship land~ tag roll check cut promot ~live ~over cherry backport"
_PLACES = "prod master trunk upstream origin staging main npm pypi crates docker develop ~store"
_AUDIENCES = "server cluster registry marketplace public world wild door remote reposit branch customer user tenant region client every"

SIGNALS = (
    Pattern(
        # One bounded gap: a second one behind it would make a hostile text expensive.
        regex=rf"{_INTENT}(?!{_LOOK}).{{1,80}}?(?:\b(?<!last )(?<!each )(?<!before )(?<!after )(?<!of )(?:{_DEED}{_NOT_A_NAME}(?! workflow)"
        rf"|{_OPEN}|{_GET_DONE}|(?:prod|production) (?:traffic|flag))|{_TO}(?:[\w-]+ )?{_PLACE})",
        all_of=(
            literals(f"{_DEEDS} {_PLACES} request ~pr ~mr get~ out"),
            literals("i' i’ i~ we ll~ ~to~ let shall should can~ could may wi ould gonna please ahead mind me~ about how except"
                     " consider don"),
        ),
        why="announces, asks for or requests a commit, push, merge, release or deploy",
    ),
    Pattern(
        regex=r"(?:\b(?:and|then|by)\b|[,&+;:/–—]| - )\W{0,3}(?:(?:now|then|just|also|finally|only|to|simply|directly)\W{1,2}){0,2}\b"
        rf"(?:{_DEED}{_NOT_A_NAME}(?! of\b)|{_OPEN})",
        all_of=(literals(f"{_DEEDS} request ~pr ~mr"),
                literals("let~me let's let’s let~us i'll i’ll i~will i~can going~to we'll we’ll we~can we~will i'd i’d shall~i should~i"
                         " about~to can~you could~you i~want i~need")),
        why="announces, asks for or requests a commit, push, merge, release or deploy",
    ),
    Pattern(
        # "Done, merging now", "just push it", "- throw it on production"; not "parsing and merging of both files".
        regex=rf"{_CLAUSE}{_FILLER}(?:{_DEED}{_NOT_A_NAME}(?! of\b)"
        + r"(?:\W{0,3}$|(?: \S{1,20}){0,2}? (?:it|this|that|these|those|them|everything|already|now|away|anyway|the|all|your|as)\b"
        r"|(?<=ing)\W{1,3}(?:to|straight|directly|right|today|in|before|and|then|v?\d|both|my|our|next|at|immediately|first|shortly|soon|up"
        r"|into|with|unless|while|a|\w+ing)\b)"
        rf"|(?:{_MOVE} {_THIS}|\w+ing\b).{{1,50}}?(?:{_TO}(?:[\w-]+ )?(?:{_PLACE}|{_AUDIENCE}(?=\W*$))|\b(?:upstream|online|public)\b"
        rf"|\b{_REQUEST}))",
        all_of=(literals(f"{_DEEDS} {_PLACES} {_AUDIENCES} online request ~pr out"),
                literals("ing it th all my our commit push merg deploy releas publi ship")),
        why="is committing, pushing, merging or releasing, or tells the reader to",
    ),
    Pattern(
        # "I'll put this on the server", "this goes to everyone at noon", "straight to main with it".
        regex=r"\b(?:(?:i(?:['’]?(?:ll|m|d)| am| will| can)|we(?:['’]?(?:ll|re|d)| are| will| can)|let(?:['’]?s| me)|(?:going|ready|time|now) to)\W"
        rf"(?:\w+\W){{0,3}}?(?:{_MOVE}|\w+ing)\b(?<!showing)(?<!checking).{{1,50}}?"
        r"|(?:it|this|that|these|those|they|everything|the(?: [\w-]+){1,3})(?:['’]s going|['’]re going| goes?| is going| are going)\b.{0,30}?"
        r"|(?:off|heads|headed|heading|straight) (?=to)|the(?: [\w-]+){1,3} will\b"
        r"(?=.{1,70}?\b(?:now|in a|today|tonight|shortly|soon|next|tomorrow|immediately|at \d)).{1,50}?)"
        rf"(?:{_TO}(?:[\w-]+ )?(?:{_PLACE}|{_AUDIENCE})|\b(?:upstream|online|public)\b|\blive\b(?=\W*(?:$|now|today)))",
        all_of=(literals(f"{_PLACES} {_AUDIENCES} online live"), literals("i' i’ i~ we let ~to~ go will off head straight")),
        why="puts the change onto a shared branch, a server or in front of users",
    ),
    Pattern(
        # "Next: release to npm", "moving on to the commit", "kicking off the deploy pipeline".
        regex=r"\b"
        + either(
            r"""
            next(?:~up|~steps?|~tasks?|~thing|~action)?(?:~is|~are|~comes?)? remain(?:s|ing) left outstanding leaves plan(?:~is)?
            (?:mov\w+|on|over|off|straight|turn\w*|com\w+)~to time~for ready~for proceed\w*~(?:to|with) go~for carry(?:ing)?~on~with
            (?:go|going|mov(?:e|ing)|pushing|pressing|forging)~(?:ahead|forward|on)~(?:with|to) continu\w+~with start(?:ing)?
            creat(?:e|ing)(?!.{0,60}workflow) prepar(?:e|ing) queu\w+ kick\w*~off trigger(?:ing)? begin(?:ning)? initiat(?:e|ing) doing
            do mak(?:e|ing) run(?:ning)? perform(?:ing)? finish(?:ing)?~with cut(?:ting)? follow(?:ed|ing)?~by
            (?:hit|press|click)(?:t?ing)?
            """
        )
        + r"\b[ :—–,-]{1,4}(?:[\w`'.*-]+,? ){0,4}?(?:commit|push|merge|(?:re)?deploy(?:ment)?|release|roll-?out|go-live|publish(?:ing)?|tag"
        rf"|prs?|pull request|merge request){_NOT_A_NAME}",
        all_of=(literals("commit push merg deploy releas publi tag roll-out rollout request pr go-live"),
                literals("next remain left outstanding leaves plan ~to~ time~for ready~for with start creat prepar queu kick trigger"
                         " begin initiat do mak run perform cut follow hit press click go~for")),
        why="names a commit, push, merge, release or deploy as what comes next",
    ),
    Pattern(
        regex=r"\b(?:(?:will|to|must|should|can|could|it['’]ll) (?:[\w-]+ ){0,2}?(?:be|get)|gets|(?:is|are) (?:now |then |just )?(?:getting|being)"
        rf"|consider (?:it|this|that|them)) (?:[\w-]+ ){{0,2}}?{_DONE}\b",
        all_of=(literals("committed pushed merged deployed released published shipped tagged landed rolled promoted checked"),
                literals("be~ get~ gets~ being~ getting~ consider~")),
        why="says that something is about to be committed, pushed, merged, released or deployed",
    ),
    Pattern(
        regex=r"\b(?:commit|push|merge|(?:re)?deploy(?:ment)?|release|roll-?out|go-live|publication|publish(?:ing)?|pull request|prs?)"
        rf"{_NOT_A_NAME}(?:.{{0,60}}?\b"
        + either(
            r"""
            leave~(?:it|that|this|the~rest)?~?to~you up~to~you your~call shall~(?:i|we) should~(?:i|we) what~(?:should|shall|do)
            (?:is|are)~(?:necessary|needed|required|due|next|all~that) let['’]?s~(?:do|go) i(?:['’]ll|~will)~do will~do\b do~it\b
            proceed go~ahead okay\? ok\? alright\? happens?~(?:now|next) com(?:es|ing)~(?:next|up) go(?:es|ing)~(?:out|live|ahead)\b
            """
        )
        + r"| (?:begins?\b|starts?\b|follows?\b|com(?:es|ing)\b|time\W*$|goes out|happens|is up))"
        r"|\b(?:patch|change|fix|hotfix|branch|code|work|diff|feature|version|build|update|it|this|that) (?:lands|ships|deploys"
        r"|goes (?:out|live|in)|rolls out) (?:on|in|to|today|tonight|now|tomorrow|as|right|at|next)\b|\bin (?:it|they|this) goe?s?\b",
        all_of=(literals("commit push merg deploy releas publi roll-out rollout pull~request pr go-live lands ships deploys goes rolls in~it~go"
                         " in~this~go in~they~go"),
                literals("to~you your~call shall should necessary needed required due next all~that let will~do ll~do what do~it"
                         " proceed ahead ok alright now com begin start goes going follow time happens lands is~up in~it ships"
                         " deploys rolls")),
        why="names a commit, push, merge, release or deploy and asks to go on with it",
    ),
    Pattern(
        # Two git commands in one spoken sentence are a plan; one is often only named.
        regex=r"\bgit (?:add|commit|merge|tag)\b.{0,60}\bgit (?:commit|push|merge|tag)\b(?! is\b)",
        all_of=(("git ",), literals("commit push merge tag")),
        why="lists the git commands that come next",
    ),
)
