"""German signals: somebody says that a defect is over."""

from guardctl import Pattern
from guardctl_bugfix_guard.grammar import stems

SIGNALS = (
    Pattern(
        regex=(
            r"\b(?:behoben|repariert|gelöst|beseitigt|korrigiert|gefixt|ausgemerzt|erledigt|beigelegt)(?!\w)|"
            r"\b(?:fehler|ticket|meldung|problem|defekt|störung|vorgang)\w*\b.{0,40}?\b(?:geschlossen|"
            r"abgeschlossen|vom tisch|aus der welt|zu)\b|\b(?:lauf|versuch|anlauf)\b.{0,20}?\bgrün|\b(?:neu|"
            "noch ?einmal|nochmal) (?:gestartet|laufen lassen|aufgesetzt|installiert)"
        ),
        all_of=(
            stems(
                "behoben|repariert|gelöst|beseitigt|korrigiert|gefixt|ausgemerzt|erledigt|beigelegt|geschlossen|"
                "tisch|aus der welt|grün|gestartet|laufen lassen|aufgesetzt|installiert| zu"
            ),
            ("t", "n"),
        ),
        why="a defect is said to be fixed",
        language="de",
    ),
    Pattern(
        regex=(
            r"\bnicht mehr\b|\bkein\w* \w+ mehr\b|\b(?:ist|sind) (?:jetzt |nun |damit )?(?:verschwunden|weg)\b|"
            r"\bverschwunden\b|\b(?:läuft|laufen|lädt|geht|gehen|funktioniert|druckt|startet|klappt|tut|stimmt|"
            r"stimmen|öffnet)\b.{0,20}?\b(?:wieder|jetzt|nun)\b|\b(?:wieder|jetzt|nun)\b.{0,30}?(?:\b(?:läuft|"
            r"laufen|lädt|geht|funktioniert|stimmt|in ordnung)\b|\bgrün)|\b(?:warum|wieso|woran|"
            r"weshalb)\b.{0,50}?\b(?:weiß ich nicht|unklar|nicht klar|keine ahnung)|\bkeine ahnung,? (?:warum|"
            r"wieso|woran)|\bursache ?: ?(?:offen|unklar|unbekannt|folgt|tbd|noch|siehe|später|wird)|\bneustart\b"
        ),
        all_of=(
            stems(
                "nicht mehr|kein|verschwunden|wieder|jetzt|nun| weg|warum|wieso|woran|weshalb|ahnung|ursache|neustart"
            ),
        ),
        why="a symptom no longer shows",
        language="de",
    ),
)
