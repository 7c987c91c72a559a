"""English signals."""

from __future__ import annotations

from guardctl import Pattern
from guardctl_commit_guard.patterns.grammar import either, literals

# --- the deed ---------------------------------------------------------------------------------------------------------
# Verbs with a second everyday meaning need the object or particle that settles it: "land this", not "land" alone.
_THIS = either("it this that these those them everything all the my our")
_IN = r"in(?=\W*(?:$|(?:now|and|to|right|with|as|before|then|for|by|today)\b))"
_BASE = either(
    rf"""
    commit (?:force-?)?push(?!~(?:back|on\b(?!~to)|through|for\b|further|harder)) (?:squash-?)?merge (?:re-?)?deploy
    release publish ship cherry-pick promote backport land~{_THIS} land~[io]n tag~(?:{_THIS}|a\b|v?\d|and\b|`)
    cut~(?:it|an?|the|over|v?\d)\b roll~(?:[\w']+~){{0,4}}out roll-?out switch~over go~live put~(?:[\w']+~){{1,3}}live
    check~{_THIS}~(?:[\w']+~){{0,2}}{_IN} check~in(?=\W*$) get~{_THIS}~(?:[\w']+~)?{_IN}
    (?:get|put|push)~(?:[\w']+~){{1,4}}out(?=\W*(?:$|now|to|today|the~door))
    """
)
_ING = either(
    rf"""
    committing (?:force-?)?pushing (?:squash-?)?merging (?:re-?)?deploying releasing publishing shipping cherry-picking
    promoting landing~{_THIS} landing~[io]n tagging cutting~(?:it|an?|the|over|v?\d)\b rolling~(?:[\w']+~){{0,4}}out
    checking~{_THIS}~(?:[\w']+~){{0,2}}{_IN} switching~over going~live
    """
)
_NOUN = either(
    r"""
    commit push(?!~(?:back|on\b|through)) merge (?:re)?deploy(?:ment)? release roll-?out go-live publication publish(?:ing)?
    """
)
_DONE = either("committed pushed merged deployed released published shipped tagged landed rolled~out promoted checked~in")
# "commit message", "push notification", "release the lock": the word is not the thing.
_NOT_A_NAME = (
    r"\b(?![ -]"
    + either(
        r"""
        messages? hash(?:es)? histor\w+ logs? shas? ids? conflicts? notes? notifications? access rights count dates? points?
        base templates? hooks? guard style ranges? authors? graph candidates? cycles? rules? tests? comments? reviews?
        descriptions? titles? diffs? metadata numbers? lists? strategy driver markers? sort semantics convention approach decision cut\b
        the~(?:lock|mutex|memory|connection|handle|buffer)
        """
    )
    + ")"
)

# --- where it goes ----------------------------------------------------------------------------------------------------
_PLACE = either(
    r"""
    prod\b production\b master\b trunk\b upstream\b origin\b staging\b mainline\b npm\b pypi\b crates\.io docker~?hub
    main(?=~branch|line|\W*$|[`,;)]|~(?:and|now|today|right|straight|so|without|as|before|while|for|with~it)\b)
    develop(?=~branch|\W*$|[`,;)]) (?:app|play|web)~store (?:the~)?live~(?:site|system|cluster|server|environment|database)
    """
)
_AUDIENCE = either(
    r"""
    (?:the|our|your)~(?:[\w-]+~)?(?:servers?|cluster|registry|marketplace|public|world|wild|door|remote|repository|branch)\b
    (?:all|the|our|every)~(?:[\w-]+~)?(?:customers?|users?|tenants?|regions?|clients?)\b customers\b users\b everyone\b
    everybody\b remote\b live(?=\W*(?:$|now|today|on|in|with|and))
    """
)
_TO = r"\b(?:to|into|in|on|onto|against|for|at|out|up|over)\W{1,2}(?:the |our |all of )?"
_TRAFFIC = r"\b(?:prod|production) (?:traffic|flag)"
_REQUEST = r"(?:pull[- ]request|merge[- ]request|prs?|mr)" + _NOT_A_NAME
_OPEN = (
    r"\b(?:(?:open|creat|rais|submit|fil|put|mak|send|draft|prepar)(?:e|ting|ing)?\b.{0,30}?|get(?:ting)? (?:an?|this|my) .{0,12}?)\b"
    + _REQUEST
)
# "get this committed", "have it deployed by noon"
_GET_DONE = rf"\b(?:get|have|see) .{{1,40}}?\b{_DONE}\b"
_MOVE = either(
    """
    put get send move bring take upload apply run switch flip drop install copy hand turn enable activate throw swap place
    load expose submit ramp deliver sync stick pull integrate open yolo chuck
    """
)

# --- the speech act ---------------------------------------------------------------------------------------------------
# Who says one of these means to act, asks to act, or wants the reader to act.
_WE = r"\b(?:i|we)"
_INTENT = (
    either(
        rf"""
        {_WE}(?:['’]?ll|['’]?m|['’]re|['’]d|~(?:am|are|will|shall|would|can|could|should|must|might|may|need~to|want~to)\b)
        {_WE}~(?:have~to|plan|intend|mean|propose|suggest|recommend|think~we|reckon~we|vote|say)\b \blet(?:['’]?s|~me|~us)\b
        \b(?:shall|should|may|can|could|might)~(?:i|we)\b \b(?:can|could|would|will)~you\b \byou~(?:can|could|may|should|might)\b
        \b(?:me|now|gonna|wanna|going|about|time|ready|safe|good|okay|ok|fine|free|best|better|proceed|right|sense|left)~to\b
        \b(?:left~is|remains|wise|due|next|alright|(?:step|plan|action|task|move|thing|job|do)~is|decided|tempted|want|but|except)~to\b \bgonna\b
        \b(?:ok|okay|fine|alright|right|mind|good)~if~(?:i|we)\b \bgo~ahead~and\b \bplease\b \bwhy~don['’]t~(?:i|we)\b
        \b(?:how|what)~about\b \bwould~you~mind\b \b(?:against|mind|for)~me\b \bexcept\b \bremains~is\b \bconsider\b
        \b(?:then|next|now|so|and|first|finally|afterwards|here)~(?:i|we)\b \b(?:it|this|that|they)['’]ll\b
        """
    )
    + r"(?! not\b| never\b|n['’]t)"
)
# "Let me check what the last commit changed" looks at it; "let me check it and commit" goes through _AND.
_LOOK = (
    r"(?:\W+(?:also|first|now|just|quickly|then|not|to|be|briefly|still|really|only|you|know|me)){0,2}\W+"
    + either(
        rf"""
        check(?:ing)?\b(?!~{_THIS}~(?:[\w']+~){{0,2}}in\b) look se(?:e|ing)\b read find verif inspect compar explain show know understand trac not(?:e|ing)\b mention
        summari list tell ask help sure examin review confirm investigat grep search stud think wait hold stop avoid worr
        assum guess say writ fix updat add chang renam remov us(?:e|ing)\b explor describ debug pars stor return aware curious
        """
    )
)
_AND = r"(?:\band\b|\bthen\b|\bby\b|[,&+;:/–—]| - )\W{0,3}(?:(?:now|then|just|also|finally|only|to|simply|directly)\W{1,2}){0,2}"
_CLAUSE = (
    r"(?:^\W{0,6}|[•–—,;:(>✅→]\s{0,3}|\s[-*]\s{1,3}|\b(?:so|now|and|then|hence|therefore|thus|ok|okay|alright|next|but|just"
    r"|done)\b\W{1,2})"
)
_FILLER = r"(?:(?:yeah|yes|well|go|ahead|just|please|pls|simply|now|and|then|so|also|ok|okay|already|straight)\W{1,2}){0,3}"
_GIT_WORDS = literals("commit push merg deploy releas publi ship land tag roll check cut promot ~live ~over cherry backport")

SIGNALS = (
    Pattern(
        # One gap per expression, bounded: two would make a hostile text expensive.
        regex=_INTENT
        + r"(?:(?!"
        + _LOOK
        + r").{1,80}?(?:\b(?<!last )(?<!each )(?<!every )(?<![-/])(?<!after )(?<!before )(?<!of )(?:"
        + rf"{_BASE}|{_ING}|{_NOUN}){_NOT_A_NAME}|{_OPEN}|{_GET_DONE}|{_TO}(?:[\w-]+ )?{_PLACE}|{_TRAFFIC}"
        + rf")|.{{1,80}}?{_AND}(?:\b(?:{_BASE}|{_ING}){_NOT_A_NAME}|{_OPEN}))",
        all_of=(
            (*_GIT_WORDS, *literals("pull~request merge~request ~pr ~mr prod master trunk upstream origin staging main npm pypi"
                                    " store docker out get~ in")),
            literals("i' i’ i~ we ll~ ~to~ let shall should can~ could may wi ould gonna please ahead mind me~ about how"
                     " except consider don"),
        ),
        why="announces, asks for or requests a commit, push, merge, release or deploy",
    ),
    Pattern(
        # Clause-initial participle: "Done, merging now"; not "parsing and merging of both files".
        regex=_CLAUSE + _FILLER + rf"(?:{_ING}{_NOT_A_NAME}(?! of\b)" + r"(?=\W*(?:$|(?:now|this|that|it|these|those|them|everything"
        r"|all|as|to|straight|directly|right|anyway|today|in|before|and|then|the|v?\d|both|my|our|next|at|immediately|first"
        r"|shortly|soon|up|into|with|unless|while|a|\w+ing)\b))"
        rf"|\w+ing\b.{{1,60}}?(?:{_TO}(?:[\w-]+ )?{_PLACE}|{_AUDIENCE}(?=\W*$)|\b(?:upstream|online|public)\b|{_REQUEST}))",
        all_of=(("ing",), (*_GIT_WORDS, *literals("prod master trunk upstream origin staging main npm pypi store user customer"
                                                  " everyone everybody server public online remote branch ~pr request"))),
        why="is committing, pushing, merging, releasing or deploying",
    ),
    Pattern(
        regex=_CLAUSE + _FILLER + rf"(?:{_BASE}{_NOT_A_NAME}" + r"(?:\W{0,3}$|(?: \S{1,20}){0,2}? (?:it|this|that|these|those|them"
        r"|everything|already|now|away|anyway|the|all|your|as)\b)"
        rf"|{_MOVE} {_THIS}\b.{{0,40}}?{_TO}(?:{_PLACE}|{_AUDIENCE}))",
        all_of=((*_GIT_WORDS, *literals("prod master trunk upstream origin staging main npm pypi store user customer everyone"
                                        " everybody server public remote branch")),),
        why="tells the reader to commit, push, merge, release or deploy",
    ),
    Pattern(
        # "I'll put this on the server", "this goes to everyone at noon", "straight to main with it".
        regex=rf"(?:{_WE}(?:['’]?ll|['’]?m|['’]re|['’]d| am| are| will| can)|\blet(?:['’]?s| me)|\b(?:going|ready|time|now) to)\b"
        + r"\W(?:\w+\W){0,3}?" + rf"(?:{_MOVE}|\w+ing)\b(?<!showing)(?<!checking).{{1,50}}?(?:{_TO}{_AUDIENCE}|\b(?:upstream|online|public)\b|\blive\b(?=\W*(?:$|now|today)))"
        rf"|\b(?:it|this|that|these|those|they|everything|the(?: [\w-]+){{1,3}})(?:['’]s going|['’]re going| goes?| is going| are going)\b.{{0,30}}?"
        rf"(?:{_TO})?(?:{_PLACE}|{_AUDIENCE})|\b(?:off|heads|headed|heading|straight) {_TO}{_PLACE}"
        r"|\bthe(?: [\w-]+){1,3} will\b(?=.{1,70}?\b(?:now|in a|today|tonight|shortly|soon|next|tomorrow|immediately|at \d))"
        rf".{{1,50}}?{_TO}{_PLACE}",
        all_of=(literals("server cluster registry marketplace public world wild door remote repository branch customer user tenant"
                         " region client everyone everybody live prod master trunk upstream online origin staging main npm pypi"
                         " store develop docker crates"),
                literals("i' i’ i~ we let ~to~ go will off head straight")),
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
            creat(?:e|ing)(?!.{0,60}workflow) prepar(?:e|ing) queu\w+ kick\w*~off trigger(?:ing)? begin(?:ning)? initiat(?:e|ing) doing do making
            make run(?:ning)? perform(?:ing)? finish(?:ing)?~with cut(?:ting)? follow(?:ed|ing)?~by (?:hit|press|click)(?:t?ing)?
            """
        )
        + rf"\b[ :—–,-]{{1,4}}(?:[\w`'.*-]+,? ){{0,4}}?(?:{_NOUN}|tag\b|prs?\b|pull request|merge request){_NOT_A_NAME}",
        all_of=(literals("commit push merg deploy releas publi tag roll-out rollout pull~request merge~request pr go-live"),
                literals("next remain left outstanding leaves plan ~to~ time~for ready~for with start creat prepar queu kick trigger"
                         " begin initiat do mak run perform cut follow hit press click go~for")),
        why="names a commit, push, merge, release or deploy as what comes next",
    ),
    Pattern(
        regex=r"\b(?:(?:will|['’]ll|to|must|should|can|could) (?:[\w-]+ ){0,2}?(?:be|get)|gets|(?:is|are|['’]s) (?:now |then |just )?"
        rf"(?:getting|being)|consider (?:it|this|that|them)) (?:[\w-]+ ){{0,2}}?{_DONE}\b",
        all_of=(literals("committed pushed merged deployed released published shipped tagged landed rolled promoted checked"),
                literals("be~ get~ gets~ being~ getting~ consider~")),
        why="says that something is about to be committed, pushed, merged, released or deployed",
    ),
    Pattern(
        regex=rf"\b{_NOUN}{_NOT_A_NAME}"
        + r"(?:.{0,60}?"
        + either(
            r"""
            leave~(?:it|that|this|the~rest)?~?to~you up~to~you your~call \bshall~(?:i|we) \bshould~(?:i|we)
            what~(?:should|shall|do) \b(?:is|are)~(?:necessary|needed|required|due|next|all~that) let['’]?s~(?:do|go)
            \b(?:i|we)(?:['’]ll|~will)~do will~do\b \bdo~it\b \bproceed go~ahead okay\? \bok\? alright\? happens?~(?:now|next)
            com(?:es|ing)~(?:next|up) go(?:es|ing)~(?:out|live|ahead)\b
            """
        )
        + r"| (?:begins?\b|starts?\b|follows?\b|com(?:es|ing)\b|time\W*$|goes out|happens|is up))"
        r"|\b(?:patch|change|fix|hotfix|branch|code|work|diff|feature|version|build|update|it|this|that) (?:lands|ships|deploys"
        r"|goes (?:out|live|in)|rolls out) (?:on|in|to|today|tonight|now|tomorrow|as|right|at|next)\b|\bin (?:it|they|this) goe?s?\b",
        all_of=(literals("commit push merg deploy releas publi roll-out rollout go-live lands ships deploys goes rolls in~it~go in~this~go"
                         " in~they~go"),
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
