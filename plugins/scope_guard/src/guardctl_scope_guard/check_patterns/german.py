"""German signals of scope-check."""

from guardctl import Pattern

_PLACE = (
    r"\b(?:n[aä]chste|neue|andere|weitere|sp[aä]tere|separate|eigene|zweite|frische|folgende|zus[aä]tzliche)[nrms]?"
    r"(?: \w+)? (?:sitzung|session|gespr[aä]ch|unterhaltung|chat|dialog|verlauf|kontext|fenster|thread|durchgang)(?:en|s|e)?\b"
)
_MOVE = (
    r"(?:rest\w*|übrige\w*|verbleib\w*|fehlende\w*|weiter\w*|fortsetz\w*|fort|mach\w*|erledig\w*|übernehm\w*|verschieb\w*|verleg\w*|"
    r"eröffn\w*|öffn\w*|start\w*|beginn\w*|heb\w*|lass\w*|teil\w*|aufteil\w*|schlag\w*|besser|lieber|geht|gehen|nachhol\w*|bearbeit\w*|an\b)"
)


def _signal(regex: str, all_of: tuple[tuple[str, ...], ...], why: str) -> Pattern:
    r"""Make a pattern in which ``\b`` and ``\w`` know letters with accents, which re.ASCII takes for punctuation."""
    return Pattern(f"(?u:{regex})", all_of, why, "de")


SIGNALS = (
    _signal(
        rf"{_PLACE}.{{0,80}}?\b{_MOVE}|\b{_MOVE}.{{0,80}}?{_PLACE}|\bauf (?:zwei|drei|mehrere) (?:sitzungen|gespräche|chats)",
        (
            ("sitzung", "session", "gespräch", "unterhaltung", "chat", "dialog", "verlauf", "kontext", "fenster", "thread",
             "durchgang"),
            ("nächst", "neue", "andere", "weitere", "später", "separat", "eigene", "zweite", "frisch", "folgend", "zusätzlich", "auf zwei",
             "auf drei", "auf mehrere"),
        ),
        "work moved to another conversation",
    ),
    _signal(
        r"\b(?:beim? nächsten mal|nächstes mal|morgen|ein (?:anderes|andermal)|ein andermal|später|nächste woche|wenn (?:sie|du) (?:wieder|zurück))"
        rf"\b.{{0,60}}?\b{_MOVE}|\b{_MOVE}.{{0,60}}?\b(?:nächste[ns]? mal|morgen|andermal|nächste woche)|"
        r"\bhier (?:höre|halte|stoppe|mache|breche|pausiere|unterbreche)|\b(?:höre|breche|unterbreche|stoppe|pausiere|halte|mache) (?:ich )?(?:hier|an dieser stelle)|"
        r"\b(?:hier|für heute) (?:schluss|pause|aufhören)|\bfür heute\b",
        (
            ("nächsten mal", "nächstes mal", "morgen", "andermal", "anderes mal", "später", "nächste woche", "wieder da", "zurück",
             "hier", "an dieser stelle", "für heute"),
            ("rest", "übrig", "verbleib", "weiter", "fortsetz", "mach", "erledig", "verschieb", "höre", "halte", "stoppe", "breche",
             "unterbrech", "pausier", "schluss", "pause", "aufhör", "geht"),
        ),
        "stops before the end",
    ),
    _signal(
        r"\b(?:kontext|kontextfenster|token|tokens|gespräch|unterhaltung|verlauf|fenster|speicher|platz|chat|sitzung)\b.{0,40}?"
        r"(?:\bvoll|\bknapp|\bfast\b|\bnahezu|\bgrenze|\blang|\bumfangreich|\berschöpft|\bverbraucht|\bwenig|\bgroß|\d ?%|\bübrig)|"
        r"\b(?:kontextgrenze|tokenlimit|tokenbudget|kontextlimit)|\b(?:knapp|wenig|kaum|sparen?|grenze)\b.{0,30}\b(?:kontext|token|platz)|"
        r"\btokens? (?:zu )?sparen|\bentgleit\w+|\bden überblick|\bnicht mehr (?:sicher|genau|erinner)|\bvergess\w+",
        (
            ("kontext", "token", "gespräch", "unterhaltung", "verlauf", "fenster", "speicher", "platz", "chat", "sitzung", "entgleit",
             "überblick", "nicht mehr", "vergess"),
            ("voll", "knapp", "fast", "nahezu", "grenze", "lang", "umfangreich", "erschöpft", "verbraucht", "wenig", "groß", "%", "übrig",
             "limit", "budget", "kaum", "spar", "entgleit", "überblick", "sicher", "genau", "erinner", "vergess"),
            ("ich", "mir", "mein", "unser", "das ", "der ", "da ", "weil", "um ", "dieses"),
        ),
        "pressed for context",
    ),
    _signal(
        r"\btoken(?:zähler|anzeige|stand|vorrat|budget|kontingent)|\bauf rot\b|\b(?:auf|bis|für) (?:morgen|montag|dienstag|mittwoch|donnerstag|freitag|nächste)|\b(?:verschieb\w+|verlag\w+|vertag\w+)\b.{0,60}\b(?:morgen|später|sitzung|gespräch|chat|woche|montag)|\bnicht mehr (?:zuverlässig|verlässlich|präsent|parat)|"
        r"\bso viel (?:verlauf|kontext|text)|\bfrische (?:sitzung|unterhaltung)|\bvon vorn|\bin (?:blöcken|häppchen|portionen)|\bnur (?:die|das|den|eine?n?) (?:übersicht\w*|zusammenfassung|erste\w*|hälfte)|\bneuen? (?:chat|sitzung|unterhaltung|gespräch)",
        (
            ("token", "auf rot", "morgen", "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "nächste", "später", "nicht mehr", "so viel", "frische", "von vorn", "in blöcken", "häppchen", "portionen", "nur ", "neuen", "neue"),
            ("ich", "wir", "es ", "chat", "sitzung", "gespräch", "unterhaltung"),
        ),
        "stops before the end",
    ),
)
