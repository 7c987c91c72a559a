"""English signals of scope-change: what became of a part, where it was put, and why it is said not to matter."""

from guardctl_scope_guard.conditions import signal

SIGNALS = (
    signal(
        "en",
        "a part listed as open",
        "(?<!ci)(?<!status)(?<!review)(?<!build)(?<!checks)(?:[:–—]|->|→|=>) *(?:not (?:yet|started|done|included|"
        "begun|touched|built|implemented)|pending|later|to ?do later|tbd|to be (?:done|added|built|estimated|quoted|"
        "scheduled|delivered)(?: later)?|another (?:day|time|round)|next (?:time|round|release|sprint|phase|version|"
        r"month)|some ?day|on hold|postponed|deferred|left out|follows)(?: (?:later|for now|yet))?\W*$|\b(?:package|"
        r"part|lot|block|batch|phase|stage|delivery|half) (?:b|c|2|3|two|three|ii)\b,? ?\(?(?:to be|is to be|later|"
        r"next|pending|follows|tbd|not)\b|\bnot (?:everything|all (?:of it|of them|parts|items|"
        r"points))\b.{0,30}\b(?:made it|is in|got in|got done|is there|are in)\b",
    ),
    signal(
        "en",
        "a part put on a list",
        r"\b(?:sits?|stands?|lives?|goes|went|lands?|landed|moved?|filed|logged|listed|recorded|noted|parked|put|"
        r"placed|tracked|booked|kept|captured|added|is|are|now)\b.{0,25}?\b(?:on|in|into|to|under|as|"
        r"among)\b.{0,12}?\b(?:ice ?box|tech(?:nical)? debt|future (?:enhancement|improvement|idea|extension|feature|"
        r"plan)s?|wish ?list|parking lot|ideas (?:list|board|column))\b|\bfor a rainy day\b|\brainy[- ]day\b|\b(?:i|"
        "we)(?:['’]ve| have)? (?:already |also |now )?(?:opened|created|filed|raised|logged|drafted|written|wrote|"
        r"cut)\b.{0,20}\b(?:card|ticket|issue|story|task)\b(?: [a-z]{2,8}-\d+|\W*$)|\b(?:card|ticket|issue|story|"
        r"task) [a-z]{2,8}-\d+ (?:now )?(?:holds?|covers?|takes?|is for|carries) ",
    ),
    signal(
        "en",
        "a part split off",
        r"\b(?:sprint|release|milestone|delivery|phase|card|story|order|update|round|cycle|iteration|epic) of (?:its|"
        r"their) own\b|\b(?:its|their) own (?:story|ticket|pr|sprint|card|release|phase|delivery|milestone|epic|"
        r"order)\b",
    ),
    signal(
        "en",
        "not in this delivery",
        r"\b(?:go|goes|going|went|gone|ship|shipped|merged?|land|landed|released?|closed?|handed|delivered?) (?:in |"
        r"ahead |over |through |live )?without (?:it|them|that|those)\b|\b(?:missing|absent|moved out|taken out|held "
        "back|kept out|excluded) (?:from|of) (?:this|the (?:first|current|initial)) (?:version|release|pr|change|"
        r"delivery|build|round|drop|pass)\b|\b(?:close|closed|closing|handed|hand|deliver|delivered|shipped) "
        r".{0,30}\bwith (?:the|two|three|one|those) .{0,30}\b(?:outstanding|undone|unfinished|still open|"
        r"unwritten)\b|\bso (?:it|they|that|those)(?:['’]s| is| are|['’]re) (?:still )?not (?:in|there|done|included|"
        r"part)\b",
    ),
    signal(
        "en",
        "a part skipped in passing",
        "[,;:] ?(?:but |and |then |so )?(?:i )?(?:just |only )?(?:skipped|skipping|left out|omitted|parked|"
        "punted(?: on)?|ditched|did(?:n['’]?t| not) (?:do|bother|get to|touch)) (?:the|that|those|both|any|your|it|"
        r"them)\b|^\W*(?:skipping|leaving out|didn['’]?t do|not doing|punted on) (?:the|that|those|both|any|your) "
        r".{0,60}(?:,|;|–|—|\bcause\b|\bbecause\b|\bsince\b|\bfor now\b|\blol\b|\btbh\b)|"
        r"\blet['’]?s (?:not (?:do|build|add|make|include)|leave out|forget (?:about )?the|omit) |\b(?:i|"
        "we)(?:['’]ve)? (?:also |then |just )?(?:stopped short of|held back the|ran out of (?:steam|time|energy|"
        r"patience|road)|gave up on|passed on the|stayed away from|steered clear of|shied away from)\b|\bso "
        "i(?:['’]ve)? (?:left (?:it|that|them|this|that one) (?:alone|aside|untouched|be)|stopped (?:at|before|"
        r"after|short)|skipped (?:it|that|them))\b|\b(?:bigger|larger|harder|longer|trickier|messier|more (?:work|"
        "complex|involved)) than (?:expected|i (?:thought|expected|assumed|planned)|planned|it looked|"
        r"estimated)\b.{0,12}\b(?:so|i)\b",
    ),
    signal(
        "en",
        "a part left for some day",
        r"\b(?:comes|follows|arrives|lands|ships) (?:later|another (?:day|time)|next (?:month|week|sprint|quarter|"
        r"year|round|release))\b|\b(?:can|could|will|would|may|might|has to|have to|['’]ll) (?:come|follow|land|"
        r"arrive|wait) (?:later|afterwards|another|in a (?:second|later|follow|further))\b|\b(?:is|are) still to "
        r"come\b|\b(?:rest|others?|remaining|remainder)\b.{0,30}\bnext (?:month|week|sprint|quarter|year|round|"
        r"release|iteration)\b|\b(?:once|when|after|as soon as) (?:the )?(?:first|real|early|paying) (?:customers?|"
        r"users?|clients?|orders?)\b|\b(?:tack|slot|bolt|put|build|wire|drop|squeeze|make) (?:it|that|this|them|"
        r"those|one) (?:on|in|up|back)?\b.{0,12}\b(?:down the (?:road|line)|later on|some ?day|one day|whenever|"
        r"afterwards)\b|\b(?:for|in|with|to|until|on) the next (?:\w+ )?(?:revision|edition|generation|refit|"
        r"overhaul|upgrade|refresh|model)\b",
    ),
    signal(
        "en",
        "asks to leave a part",
        r"\b(?:can|could|would|should)(?:n['’]t)? (?:it|that|this|they|those|these|we|the) .{0,60}\b(?:wait|come "
        r"later|slide|slip|say it|be (?:left|moved|dropped|skipped))\b.{0,60}\?|\b(?:would you mind|mind if|would it "
        "be (?:ok|okay|alright|all right|fine|acceptable)|(?:is it|are you) (?:ok|okay|alright|all right|fine|"
        r"happy))\b.{0,60}\b(?:mov|skip|dropp|leav|left|cut|came|wait|later|without|second|separate|own|next|only|"
        "follow|defer|postpon)",
    ),
    signal(
        "en",
        "less than was agreed",
        r"\b(?:is|are|be|seems?|looks?) (?:enough|plenty|fine|sufficient) (?:to (?:start|begin) with|for (?:a|the) "
        r"(?:start|beginning))\b|\bto keep (?:the|this) (?:diff|pr|change|patch|delivery|release) (?:small|short|"
        r"manageable|lean|tight)\b|\breplaced (?:the|your) .{0,40}\b(?:you (?:asked|wanted|ordered|requested)|agreed|"
        r"approved)\b|\b(?:currently|for now|so far|at present|right now),? (?:just|only|merely|simply) (?:lists?|"
        r"logs?|prints?|shows?|writes?)\b|\b(?:is|are|stays?|remains?) (?:in )?english (?:for now|only|so far)\b|"
        r"\bnot \w+ed; .{0,40}\b(?:shows?|displays?|prints?|says?|stays?|remains?|reads?) (?:just |only )?(?:an? "
        r")?(?:dash|blank|empty|zero|hyphen|nothing|notice|message|question mark|grey)|\b(?:501|not implemented|"
        r"unsupported)\b.{0,30}\b(?:until|for now|so far)\b|\bis (?:stubbed|faked)\b|\b(?:works?|done|ready|finished|"
        r"complete|live|there),? (?:but )?(?:minus|sans|bar) (?:the|your|its|any)\b|\byou (?:also|originally|"
        r"initially) (?:wanted|asked|mentioned|listed)\b.{0,60}(?:,|;|–|—| but) ?(?:that|this|which|i|those|for "
        r"now)\b|\b(?:spec|brief|plan|list|order|request)\b.{0,12}\b(?:mentions?|asks?|lists?|wants?|calls "
        r"for)\b.{0,50}\b(?:but|though|yet)\b",
    ),
    signal(
        "en",
        "a part passed to others or called needless",
        r"\b(?:leave|leaving|left|handing|hand|handed|passing|pass|passed|giving) (?:it |that |them |this |those |"
        r"that one )?(?:on |over |off |up )?(?:to|for|with) (?:the \w+ (?:team|people|folks|guys|department|crew)|"
        r"someone|somebody|whoever|a (?:colleague|specialist))\b|\b(?:whoever|someone else|somebody else|the next "
        r"(?:person|developer|dev|engineer)) (?:\w+ )?(?:picks?|takes?|continues?|finish\w*|adds?|carr\w+|inherits?) "
        r"|\b(?:nobody|no one|hardly any(?:body|one)?|few people) (?:reads?|looks? at|opens?|misses|notices) |"
        r"\bhardly (?:notice|miss|matter)|\b(?:you|u|they|people|users|customers) can (?:live|do|manage|cope) "
        r"without\b|\blow(?:er)?[- ]priority,? so\b",
    ),
    signal(
        "en",
        "a part skipped in passing",
        r"\b(?:skippin|leavin|droppin|puntin|parkin|cuttin|ditchin|savin)['’]? (?:the|that|those|it|them|this|your|"
        r"out)\b|\b(?:gonna|imma|ima|lemme) (?:\w+ )?(?:skip|leave out|drop|park|punt|ditch) (?:the|that|those|it|"
        r"them|this|your)\b",
    ),
    signal(
        "en",
        "other than was agreed",
        r"^\W*(?:instead of|rather than) (?:the (?:full|complete|whole|entire)|all (?:of|the|two|three|four|five|six|"
        r"seven|eight|nine|ten|\d))\b|\binstead of the .{0,40}\b(?:we|you) (?:settled|agreed|asked|wanted|ordered|"
        r"decided|discussed|signed)\b|\b(?:arrives?|comes?|follows?|lands?|ships?|added|done|due) (?:in|with) (?:v|"
        r"version )\d\b",
    ),
    signal(
        "en",
        "a part left half done",
        r"\b(?:is|are)(?:n['’]t| not) (?:part of|among|in) what i(?:['’]m| am|['’]ve| have)?\b|\b(?:set|put|laid|"
        r"leave|left) (?:it|that|this|them|those) (?:to one side|on one side|by the wayside|at that)\b|\bonly half "
        r"(?:there|done|built|working)\b|\bhalf-?(?:baked|finished|built)\b|\b(?:is|are)(?:n['’]t| not) (?:started|"
        r"begun)\b|\b(?:is|are) (?:there|visible|shown|in place),? but (?:\w+ )?(?:disabled|inactive|inert|dead|"
        r"empty|hidden|unwired)\b|\b(?:just|simply) (?:accepts?|returns?|allows?|lets?|says?) (?:any|every|all|true|"
        r"yes|ok)\w*\b.{0,20}\b(?:now|yet|the moment)\b|\btook (?:a |some )?short-?cuts?\b|\bcut (?:a )?corners?\b|"
        r"\b(?:not today|so not now)\W*$|\bwhoever (?:feels|likes|wants|needs|cares|has)\b|\b(?:turns?|comes?|shows?|"
        "crops?) up who (?:needs?|wants?|asks?)",
    ),
    signal(
        "en",
        "moved to a later delivery",
        r"\b(?:bumped|slipped|slid|shunted|kicked|demoted|relegated|shoved) (?:\w+ ){0,3}?(?:to|into|down)\b|"
        r"\b(?:maintenance|point|patch|bugfix|follow-?on|clean-?up) (?:release|sprint|update|round)\b|\b(?:turned|"
        r"made|converted|split|written) (?:\w+ )?(?:into|up as|as) (?:issues?|tickets?|cards?|stories|tasks)\b|"
        r"\binto (?:issues?|tickets?) #?\d|\b(?:can|could|may|might) (?:still )?be (?:retrofitted|bolted on|added on|"
        r"tacked on|grafted|layered on)\b|\b(?:a|as a) bonus\b.{0,40}\b(?:we|later|autumn|spring|talk|if)\b|\bfor "
        r"(?:version|release) (?:one|1)\b|\bi['’]?(?:d| would) (?:just |rather |simply )?(?:leave|skip|drop|cut|"
        r"wait)\b.{0,40}\b(?:for now|and see|it out|until|at that)",
    ),
)
