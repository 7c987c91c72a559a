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
)
