"""Signals of scope-check that name no session: it is late, time is up, and the rest is for another day."""

from guardctl_scope_guard.conditions import signal

SIGNALS = (
    signal(
        "en",
        "the work is for another day",
        r'(?:^|[:;–—(])[ *_.]{0,4}(?:to be continued|stay tuned|more to (?:come|follow))\b(?!["”」])',
    ),
    signal(
        "en",
        "the work is for another day",
        r"\b(?:is|are|be|ones?|them|list|best|left|kept|something|job|story|that|topic) (?:\w+ )?for"
        r" (?:another|a later|the next) (?:day|time|round|sitting|evening)\b",
    ),
    signal(
        "en",
        "the work is for another day",
        r"\b(?:for|in|into|to|be|is|are|becomes?) (?:the next (?:instal?lment|episode|chapter)|(?:part"
        r"|chapter|round|episode) (?:two|2|three|3)\b(?! of))",
    ),
    signal(
        "en",
        "work stops because it is late",
        r"\bit(?:['’]s| is| was| got)(?: \w+){0,2} late\b(?! \w+ing\b).{0,12}\b(?:so|and|i|we|let['’]s|rest"
        r"|last|others?|remaining)\b",
    ),
    signal(
        "en",
        "work stops because it is late",
        r"\b(?:i|we)(?:['’](?:m|re|ve)| am| are| was| were| have)? (?:\w+ )?(?:out of|short (?:of|on)"
        r"|pressed for) time\b",
    ),
    signal(
        "en",
        "work stops because it is late",
        r"\b(?:late hour|past (?:midnight|(?:my )?bedtime)|time(?:['’]s| is) up|no (?:more )?time (?:left"
        r" )?(?:for|to))\b.{0,30}\b(?:i|we|so|rest|last|remaining|tests?)\b",
    ),
    signal(
        "ja",
        "the work is for another day",
        "^[-* #>・]*(?:つづく|続く|続きは(?:また|次|後日|今度))|(?:残り|続き|後半|ほか).{0,15}?(?:次の回"
        "|次ラウンド|別の日|日を改め|第二[弾部]|後編)",
    ),
    signal(
        "ja",
        "work stops because it is late",
        "(?:もう(?:だいぶ|かなり)?遅い|夜も遅|夜も?更け|遅い時間|深夜|時間(?:切れ|も時間|が来"
        "|がなくな)).{0,30}?(?:控え|やめ|止め|ここまで|明日|切り上げ|残り|途中|触れ)",
    ),
    signal(
        "ko",
        "the work is for another day",
        "^[-* #>]*(?:다음 ?(?:편|회|라운드|글)에(?:서)? ?(?:계속|이어)|계속됩니다|다음에 계속)|(?:나머지"
        "|남은|뒷부분).{0,15}?(?:[2이]편|[2이]부|후편|다음 ?[편회]|다른 날)",
    ),
    signal(
        "ko",
        "work stops because it is late",
        "(?:시간이|밤이) ?(?:너무 |많이 |꽤 )?(?:늦|깊|다 (?:되|돼|됐)|모자라|부족).{0,30}?(?:나머지"
        "|뒷부분|남은|여기까지|멈추|보류|내일|못)",
    ),
    signal(
        "pt",
        "the work is for another day",
        r"^\W*(?:continua|segue) (?:no|na|em) (?:próxim[oa]|outr[oa]) (?:capítulo|episódio|parte|rodada|dia)\b",
    ),
    signal(
        "pt",
        "the work is for another day",
        r"\b(?:resto|restantes?|demais|outr[oa]s|fica|ficam|vai|vão)\b.{0,20}\b(?:segunda parte|parte dois"
        r"|próximo (?:episódio|capítulo)|outro dia)\b",
    ),
    signal(
        "pt",
        "work stops because it is late",
        r"\b(?:já é|já está|está ficando|ficou|tá|como é) (?:muito |bem |meio )?tarde\b.{0,20}\b(?:vou|paro"
        r"|fico|deixo|resto|então|amanhã)\b",
    ),
    signal(
        "pt",
        "work stops because it is late",
        r"\b(?:faltou|acabou o|estou sem|fiquei sem|não deu|não houve|não sobrou) tempo\b",
    ),
)
