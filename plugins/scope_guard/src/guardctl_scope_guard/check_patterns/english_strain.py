"""English signals of scope-check: an agent that feels its end coming, and what it does with the rest."""

from guardctl_scope_guard.conditions import signal

SIGNALS = (
    signal(
        "en",
        "feels its grip going",
        r"\bbefore i (?:get|start|begin|make|lose|forget|confuse|go)\b.{0,30}\b(?:sloppy|mix(?:ing)?|mistakes?|"
        r"errors?|confus|things up|track|wrong|careless|muddled)|\bstart (?:mixing|confusing|muddling|forgetting)\b|"
        r"\brisk (?:losing what|forgetting|mixing|confusing|muddling)\b|\bgrip\b.{0,40}\b(?:loosen|slip|weaken)|"
        r"\b(?:falling|fall|dropping|drop|sliding|scrolling|slipping|slip) (?:out of|off|from|beyond) (?:what i|my|"
        r"view|sight|reach)\b|\bbrain(?:['’]?s| is) (?:full|fried|mush|tired)|\b(?:context|token|memory)-?wise\b|"
        r"\b(?:put|lay|putting|laying) (?:the|my) (?:pen|tools) down|\bpen down\b|\bdown (?:my|the) (?:pen|tools)\b",
    ),
    signal(
        "en",
        "stops before the end",
        r"\b(?:wind|winding|power|powering) (?:down|things down) (?:here|now|at|for)\b|\b(?:i['’]d|i had|we['’]d) "
        r"better (?:pause|stop|break|halt)\b|\bas far as i (?:can|could|will|dare)\b.{0,30}\b(?:in this "
        r"(?:conversation|session|chat|thread)|today|for now)\b|\b(?:park|parking|leave|leaving) (?:the|those|these) "
        r"(?:other|remaining|last) (?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b|^\W*not (?:looked at|"
        r"reached|read|opened)\W*$|\bwhat i (?:managed|had room for|got through)\b|\bthe point where (?:older|"
        r"earlier)\b|\bquite a marathon\b",
    ),
    signal(
        "en",
        "work handed to another agent",
        r"\b(?:by|to|for|with|let|have) (?:another|a second|a new|a fresh|a separate|a different|the next|some "
        r"other) (?:\w+ )?(?:agent|assistant|instance|model|helper)\b|\b(?:another|a second|a new|a fresh|a separate|"
        r"a different|the next) (?:\w+ )?(?:agent|assistant|instance|helper) (?:can|could|should|would|takes?|picks?|"
        r"starting|to (?:do|take|run|finish|handle|continue))\b|\b(?:clean|blank|fresh) (?:assistant|agent|"
        r"instance)\b|\bwhoever (?:continues|takes|comes after|picks|carries|resumes|goes on)\b",
    ),
    signal(
        "en",
        "the rest is left for another time",
        r"\b(?:when(?:ever)?|next time|once|if) (?:you|u)(?:['’]?(?:ll|re))? (?:\w+ )?(?:open|call|wake|boot|summon|"
        r"ping|load|fire|spin) (?:me|(?:up )?(?:the next|a new|another))\b|\b(?:when|once|after|until) (?:the |my "
        ")?(?:slate|window|context|chat|desk|"
        r"memory) (?:is|has been|gets) (?:wiped|cleared|clean|empty|reset|fresh)\b|\bempty desk\b|\b(?:part|round|"
        r"chapter|episode) (?:two|ii|2) of (?:our|this) (?:talk|chat|conversation|exchange|session)\b|\b(?:topic|job|"
        r"task|matter|something) for (?:some |an)other (?:day|time|session|chat|occasion)\b|\bfor some other (?:day|"
        r"time)\b|\brest (?:tomorrow|tmrw|tmr)\b|\b(?:transcript|scrollback|chat log|"
        r"back-and-forth)\b.{0,30}\b(?:huge|long|enormous|grown|massive|endless)\b|\b(?:restart|reset|clean start|"
        r"fresh start|clean slate) would (?:help|do|make)\b",
    ),
    signal(
        "en",
        "pressed for context",
        r"\b(?:headroom|breathing room|leeway)\b.{0,12}\b(?:left|for (?:the (?:rest|remaining|last|other)|all|them)|"
        r"remains?|gone|low|thin|short)\b|(?:\bno|\bnot (?:much|enough)|n['’]t (?:much|enough|have the|have)|\blittle|"
        r"\brunning (?:out of|low on)) (?:the )?(?:headroom|breathing room|leeway)\b|\b(?:token|context|reply|answer|"
        r"message) (?:budget|allowance|quota|limits?|window)\b.{0,16}(?:n['’]t|\bnot|\bhardly|\bbarely|"
        r"only)\b.{0,8}\b(?:stretch|suffice|allow|permit|enough|cover|let|reach)|\bwithin (?:my|the|our) (?:token |"
        r"context )?(?:budget|allowance|quota)\b.{0,30}\b(?:i (?:only|just|skimm|sampl|shorten|summari)|we (?:only|"
        r"just))|\bto (?:save|conserve|spare|preserve|economi[sz]e)(?: on)? (?:tokens?|context)\b|\b(?:skimmed|"
        r"spot-?checked|sampled|eyeballed)\b.{0,30}\b(?:rest|remaining|last|others?|\d+ (?:of|out))\b",
    ),
    signal(
        "en",
        "feels its grip going",
        r"\bi (?:notice|feel|see) (?:that )?(?:i(?:['’]m| am)? (?:repeat|starting|losing|getting|slowing|"
        r"forgetting))|\b(?:at this|going|talking|chatting) for hours\b|\b(?:close|near|end|stop)(?:ing)? (?:to|at) "
        r"what i can (?:hold|keep|handle|carry|take)\b|\b(?:limit|cap|ceiling) to (?:what|how much) (?:fits|i can)\b|"
        r"\bin one go is (?:too|more than)|\bi (?:did|managed|got) (?:only |just )?\d+\W*$|\bend my turn\b|"
        r"\b(?:prompt|ask|ping) me for the (?:rest|remaining|others)|\bonly outlined\b|\bjust (?:a list of |the "
        r")?(?:headings|an outline|titles|stubs)\b|\blet['’]?s (?:close|stop|end|pause|break) (?:it )?here\b",
    ),
    signal(
        "en",
        "work handed to another agent",
        r"\b(?:hand|pass|handing|passing|handed|passed)\w* (?:on |over |off )?(?:the |my |this )?(?:baton|torch|reins)"
        r"\b|\bmy successor\b|\b(?:hand-?over|hand-?off|continuation|resumption|resume) (?:notes?|summary|document|"
        r"file|brief|sheet|pointer|point)\b.{0,60}\b(?:for|so that|so|next|continue|resume|rest|remaining|where)\b|"
        r"\b(?:notes?|summary|recap|list|memo|file|overview|digest) (?:below |here )?for (?:whoever|the next (?:one|"
        r"agent|person|session|chat|run)|your next|my next|the follow-?up|a new|a fresh)\b|\b(?:pick|picked|picking) "
        r"(?:this|it|things|the (?:rest|work|thread|job|task))(?: back)? up (?:again |there |here |later|from|where|in "
        r"a|with|next|tomorrow|when|after|another)\b|\bpick(?:s|ed|ing)? up (?:again |right |exactly )?(?:from )?"
        r"where (?:i|we|this|it)\b|\b(?:paste|copy|feed|give|drop) (?:this|that|these|the (?:summary|notes|recap|"
        r"following|list|state)) (?:back )?(?:in|into|to|over to) (?:a|the|your|another|my)\b.{0,30}\b(?:chat|"
        r"session|conversation|thread|window|agent|assistant)\b",
    ),
    signal(
        "en",
        "stops before the end",
        r"\b(?:on ice|on hold|to one side|to bed|a rest) (?:for now|for today|for the moment|here|at this point|"
        r"until)\b|\bbetter (?:moment|time|occasion|day) (?:to|for) (?:get|come|go|return|tackl|do|finish|resum|"
        r"continu|pick|them|it|that|the rest)\w*\b|\b(?:once|when) (?:we['’]re|we are|i['’]m|i am|you['’]re|you are) "
        r"(?:both |all )?(?:rested|fresh|refreshed|less tired)\b|\b(?:thread|chat|conversation|exchange|session|"
        r"transcript)(?:['’]s| is| gets| becomes| has become) (?:shorter|lighter|smaller|trimmed|unwieldy|"
        r"unmanageable)\b",
    ),
    signal(
        "en",
        "pressed for context",
        r"\b(?:given|considering|because of|owing to|due to|in view of|with) (?:the |all |all the )?(?:size|length|"
        r"amount|volume|weight|bulk|extent|how much|how long)(?: of)? .{0,30}\b(?:above|so far|already|up to here|"
        r"behind us|by now|scrolled|accumulated|this (?:chat|conversation|thread|exchange|session))\b|\b(?:keep|"
        r"keeps|keeping|hold|stay|stays) (?:this|the|our|my) (?:exchange|conversation|chat|thread|session|reply|"
        r"answer|response|message|output) (?:manageable|short|small|lean|light|readable|within|from|under|at|to a|"
        r"compact|tidy)\b|\b(?:exchange|reply|answer|response|message|output) (?:from |would |will |is |was |was "
        r"already |is already )?(?:getting|get|becoming|become|growing|grow|run|running) (?:too |very |rather |over|"
        r"quite |so |unwieldy|out of)\w*\b|\b(?:reply|answer|response|message|output) (?:is|was|would be|gets) "
        r"(?:already |getting )?(?:too |very |quite |rather )?long\b.{0,40}\b(?:so|i|only|rest|remaining)\b|"
        r"\b(?:omitted|abridged|abbreviated|shortened|truncated|left out|cut|skipped|condensed) (?:here )?(?:for|due "
        r"to|because of|to save|on account of) (?:reasons of )?(?:brevity|length|space|size|room)\b|\bscroll\w* "
        r"(?:back|up)\b.{0,40}\b(?:recall|remember|remind|see what|check what|look up|find)\b",
    ),
    signal(
        "en",
        "the work is split or handed over",
        r"\b(?:over|across|into|in|with) (?:the |my |our )?(?:next |following |several |multiple |two |three |four |a "
        r"few |a series of |\d )(?:few |two |three )?(?:replies|answers|messages|responses|turns|posts)\b|\b(?:rest|"
        r"remaining|remainder|others|next|part (?:two|2)|continu\w+|follows?|second half)\b.{0,40}\b(?:in|with) (?:my|"
        r"the|a) (?:next|following|second|separate|later|further|subsequent|follow-?up) (?:reply|answer|message|"
        r"response|turn|post)\b|\b(?:part|instal\w+|reply|message|batch) (?:1|one) of (?:2|3|4|5|6|two|three|four|"
        r"five|several)\b|\b(?:say|type|reply|answer|write|send|just say) (?:with )?[\"'“‘`]?(?:continue|next|go on|"
        r"more|proceed|carry on)\b[\"'”’`]?.{0,40}\b(?:i['’]?ll|i will|and|for|to get|rest|next)\b",
    ),
    signal(
        "en",
        "the work is shrunk",
        r"\b(?:wrote|left|made|did|used|put in) (?:only |just )?(?:stubs?|outlines?|headings|skeletons?|"
        r"placeholders|bullet points|one-liners|keywords)(?: only)?\b.{0,50}\b(?:for the (?:long|rest|remaining|"
        r"other|last|larger|bigger)|above|exchange|conversation|context|thread)\b|\bfor the (?:long|rest|remaining|"
        r"other|last|larger|bigger)\w*(?: \w+)? (?:i |we |i['’]ve )?(?:wrote|left|only|just|did|used|gave|sketched)\b|"
        r"\b(?:rest|remaining \w+|others) (?:follows?|works?|look\w*|goes|go|is|are) (?:the same|along the same|"
        r"analogous\w*|by analogy|similar\w*|likewise)\b.{0,40}\b(?:so|left|skip\w*|omit\w*|brevity|length|save)\b",
    ),
)
