"""German signals of scope-check."""

from guardctl_scope_guard.conditions import signal

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
        rf"{_PLACE}.{{0,80}}?\b{_MOVE}|\b{_MOVE}.{{0,80}}?{_PLACE}|\bauf (?:zwei|drei|mehrere) (?:sitzungen|"
        "gespräche|chats)",
    ),
    signal(
        "de",
        "stops before the end",
        r"\b(?:beim? nächsten mal|nächstes mal|morgen|ein (?:anderes|andermal)|ein andermal|später|nächste woche|"
        rf"wenn (?:sie|du) (?:wieder|zurück))\b.{{0,60}}?\b{_MOVE}|\b{_MOVE}.{{0,60}}?\b(?:nächste[ns]? mal|morgen|"
        r"andermal|nächste woche)|\bhier (?:höre|halte|stoppe|mache|breche|pausiere|unterbreche)|\b(?:höre|breche|"
        r"unterbreche|stoppe|pausiere|halte|mache) (?:ich )?(?:hier|an dieser stelle)|\b(?:hier|"
        r"für heute) (?:schluss|pause|aufhören)|\bfür heute\b",
    ),
    signal(
        "de",
        "pressed for context",
        r"\b(?:kontext|kontextfenster|token|tokens|gespräch|unterhaltung|verlauf|fenster|speicher|platz|chat|"
        r"sitzung)\b.{0,40}?(?:\bvoll|\bknapp|\bfast\b|\bnahezu|\bgrenze|\blang|\bumfangreich|\berschöpft|"
        r"\bverbraucht|\bwenig|\bgroß|\d ?%|\bübrig)|\b(?:kontextgrenze|tokenlimit|tokenbudget|kontextlimit)|"
        r"\b(?:knapp|wenig|kaum|sparen?|grenze)\b.{0,30}\b(?:kontext|token|platz)|\btokens? (?:zu )?sparen|"
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
