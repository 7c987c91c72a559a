"""German signals: somebody says that a defect is over."""

from guardctl import Pattern
from guardctl_bugfix_guard.grammar import stems

SIGNALS = (
    Pattern(
        regex=(
            r"\b(?:(?:behoben|repariert|gelöst|beseitigt|korrigiert|gefixt|ausgemerzt|erledigt|beigelegt)(?!\w)|"
            r"(?:fehler|ticket|meldung|problem|defekt|störung|vorgang)\w*\b.{0,40}?\b(?:geschlossen|abgeschlossen|"
            r"vom tisch|aus der welt|zu)\b|(?:lauf|versuch|anlauf)\b.{0,20}?\bgrün|(?:neu|noch ?einmal|"
            "nochmal) (?:gestartet|laufen lassen|aufgesetzt|installiert))"
        ),
        all_of=(
            stems(
                "behoben|repariert|gelöst|beseitigt|korrigiert|gefixt|ausgemerzt|erledigt|beigelegt|geschlossen|"
                "tisch|aus der welt|grün|gestartet|laufen lassen|aufgesetzt|installiert| zu"
            ),
            stems("en|rt|st|ig|un"),
        ),
        why="a defect is said to be fixed",
        language="de",
    ),
    Pattern(
        regex=(
            r"\b(?:nicht mehr\b|kein\w* \w+ mehr\b|(?:ist|sind) (?:jetzt |nun |damit )?(?:verschwunden|weg)\b|"
            r"verschwunden\b|(?:läuft|laufen|lädt|geht|gehen|funktioniert|druckt|startet|klappt|tut|stimmt|stimmen|"
            r"öffnet)\b.{0,20}?\b(?:wieder|jetzt|nun)\b|(?:wieder|jetzt|nun)\b.{0,30}?(?:\b(?:läuft|laufen|lädt|"
            r"geht|funktioniert|stimmt|in ordnung)\b|\bgrün)|(?:warum|wieso|woran|"
            r"weshalb)\b.{0,50}?\b(?:weiß ich nicht|unklar|nicht klar|keine ahnung)|keine ahnung,? (?:warum|wieso|"
            r"woran)|ursache ?: ?(?:offen|unklar|unbekannt|folgt|tbd|noch|siehe|später|wird)|neustart\b)"
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
