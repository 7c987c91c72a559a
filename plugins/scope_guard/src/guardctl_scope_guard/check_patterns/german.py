"""German signals of scope-check."""

from guardctl_scope_guard.conditions import both, signal

_PLACE = (
    r"\b(?:n[aä]chste|neue|andere|weitere|sp[aä]tere|separate|eigene|zweite|frische|folgende|"
    r"zus[aä]tzliche)[nrms]?(?: \w+)? (?:sitzung|session|gespr[aä]ch|unterhaltung|chat|dialog|verlauf|kontext|"
    r"fenster|thread|durchgang)(?:en|s|e)?\b"
)
_MOVE = (
    r"(?:rest\w*|übrige\w*|verbleib\w*|fehlende\w*|weiter\w*|fortsetz\w*|fort|mach\w*|erledig\w*|übernehm\w*|"
    r"verschieb\w*|verleg\w*|eröffn\w*|öffn\w*|start\w*|beginn\w*|heb\w*|lass\w*|teil\w*|aufteil\w*|schlag\w*|"
    r"besser|lieber|geht|gehen|nachhol\w*|bearbeit\w*|an\b)"
)


SIGNALS = (
    signal(
        "de",
        "work moved to another conversation",
        both(rf"{_PLACE}|\bauf (?:zwei|drei|mehrere) (?:sitzungen|gespräche|chats)", rf"\b{_MOVE}"),
    ),
    signal(
        "de",
        "stops before the end",
        both(
            r"\b(?:beim? nächsten mal|nächstes mal|morgen|ein (?:anderes|andermal)|andermal|später|nächste woche|"
            r"wenn (?:sie|du) (?:wieder|zurück))\b",
            rf"\b{_MOVE}",
        ),
    ),
    signal(
        "de",
        "stops before the end",
        r"\bhier (?:höre|halte|stoppe|mache|breche|pausiere|unterbreche)|\b(?:höre|breche|unterbreche|stoppe|"
        r"pausiere|"
        r"halte|mache) (?:ich )?(?:hier|an dieser stelle)|\b(?:hier|für heute) (?:schluss|pause|aufhören)|"
        r"\bfür heute\b",
    ),
    signal(
        "de",
        "pressed for context",
        both(
            r"\b(?:kontext|token|gespräch|unterhaltung|verlauf|fenster|speicher|platz|chat|sitzung)",
            r"\b(?:voll|knapp|fast\b|nahezu|grenze|lang|umfangreich|erschöpft|verbraucht|wenig|groß|übrig|kaum|spar)|"
            r"\d ?%|(?:kontext|token)(?:grenze|limit|budget)",
        ),
    ),
    signal(
        "de",
        "loses track of the conversation",
        r"\bentgleit\w+|\bden überblick|\bnicht mehr (?:sicher|genau|erinner)|\bvergess\w+",
    ),
    signal(
        "de",
        "stops before the end",
        r"\btoken(?:zähler|anzeige|stand|vorrat|budget|kontingent)|\bauf rot\b|\b(?:auf|bis|für) (?:morgen|montag|"
        r"dienstag|mittwoch|donnerstag|freitag|nächste)|\b(?:verschieb\w+|verlag\w+|vertag\w+)\b.{0,60}\b(?:morgen|"
        r"später|sitzung|gespräch|chat|woche|montag)|\bnicht mehr (?:zuverlässig|verlässlich|präsent|parat)|"
        r"\bso viel (?:verlauf|kontext|text)|\bfrische (?:sitzung|unterhaltung)|\bvon vorn|\bin (?:blöcken|häppchen|"
        r"portionen)|\bnur (?:die|das|den|eine?n?) (?:übersicht\w*|zusammenfassung|erste\w*|hälfte)|"
        r"\bneuen? (?:chat|sitzung|unterhaltung|gespräch)",
    ),
)
