"""Signals that a run is green because what failed was left out of it, and slang for a defect that is gone."""

from guardctl import Pattern
from guardctl_bugfix_guard.grammar import signal

SIGNALS: tuple[Pattern, ...] = (
    signal(
        "en",
        "a defect is said to be gone",
        r"\b(?:takes?|took|taken) care of\b.{0,20}\b(?:bug|crash|race|leak|error|glitch|hang|flicker|freeze"
        r"|failure)|\b(?:laid|put) .{1,30}\bto (?:rest|bed)\b",
    ),
    signal(
        "en",
        "a defect is said to be gone",
        r"\b(?:swatted|stomped|stamped|wiped|rooted|nails)(?: out)? (?:the|that|this|both|a) (?:\w+"
        " ){0,2}(?:bug|crash|race|leak|error|glitch|hang)",
    ),
    signal(
        "en",
        "a defect is said to be gone",
        r"\b(?:one|two) (?:less|fewer) bugs?\b|^\W*bugs? (?:down|slain|dead)\b",
    ),
    signal(
        "en",
        "green without the tests that failed",
        r"\bwith\b.{0,40}\b(?:skipped|disabled|commented out|deselected|excluded"
        r"|quarantined)\b,?.{0,30}\b(?:passes|pass|green|succeeds)\b",
    ),
    signal(
        "en",
        "green without the tests that failed",
        r"\b(?:pass\w*|green|succeeds?)\b,? (?:once|when|with|after|if|without|except)\b(?!"
        r" \d).{0,40}\b(?:skip\w*|leave out|deselect\w*|excluded|disabled)\b",
    ),
    signal(
        "en",
        "green without the tests that failed",
        r"\b(?:excluding|ignoring|skipping|removing|leaving out|apart from|disabling"
        r"|minus)\b.{0,30}\b(?:tests?|assertions?|specs?)\b.{0,30}\b(?:pass|passes|green)\b",
    ),
    signal(
        "en",
        "green without the tests that failed",
        r"\b(?:pass|passes|passed|green)\b.{0,20}(?:-[km] \W{0,2}not |--(?:deselect|ignore|skip|exclude)\b"
        r"|\bmarked (?:as )?(?:expected|xfail|skip))",
    ),
    signal(
        "en",
        "green without the tests that failed",
        r"\bi(?:['’]ve)? (?:excluded|skipped|deselected|quarantined|ignored)\b.{0,50}\b(?:pass|passed"
        r"|passes|green)\b|-[km] \W{0,2}not .{1,40}\bpass",
    ),
    signal(
        "ja",
        "a defect is said to be gone",
        "(?:問題|課題|件|バグ|不具合)(?:は|も|が)?、?(?:解決|一件落着)(?:です|済み?|しました|[。!]|$)",
    ),
    signal(
        "ja",
        "green without the tests that failed",
        "(?:スキップ|除外|除け|除い|外し|外せ|無効に|コメントアウト).{0,12}?(?:すべて|全て|全件|全部"
        "|残り).{0,6}?(?:通[りっる]|パスし|成功|合格)",
    ),
    signal(
        "ja",
        "green without the tests that failed",
        "(?:落ちる|落ちていた|失敗(?:する|した|している)|不安定な)(?:テスト|ケース|[^。]{1,3}件)(?:は"
        "|を)[^。]{0,6}?(?:外し|除外|スキップ|無効|消し|削除)",
    ),
    signal(
        "ko",
        "green without the tests that failed",
        "(?:건너뛰|스킵하|제외하|빼|끄|비활성화하)(?:고|면|니|고 나면|고서)? ?.{0,6}?(?:모두|전부|다"
        "|나머지)[^.]{0,6}? ?(?:통과|성공|초록)",
    ),
    signal(
        "pt",
        "a defect is said to be gone",
        r"\b(?:bug|erro|falha|travamento|vazamento)s?\b.{0,12}\b(?:esmagad|aniquilad|fulminad|despachad"
        r"|esmagu)\w+",
    ),
    signal(
        "pt",
        "green without the tests that failed",
        r"\b(?:pulando|ignorando|excluindo|tirando|sem contar|desativando)\b.{0,40}\b(?:passam?|verde)\b",
    ),
    signal(
        "pt",
        "green without the tests that failed",
        r"\b(?:passam?|verde|passou|passaram)\b.{0,12}\bcom\b.{0,40}\b(?:desativad|pulad|ignorad|desligad"
        r"|comentad|excluíd)[oa]s?\b",
    ),
)
