"""German signals: code is changed for a defect."""

from guardctl import Pattern
from guardctl_bugfix_guard.grammar import stems

CHANGED = (
    r"\b(?:ergänzt|geändert|ersetzt|umgestellt|eingebaut|verschoben|angepasst|entfernt|erhöht|korrigiert|behoben|"
    "gesetzt|hinzugefügt|umgeschrieben|gehängt|eingefügt|verdoppelt|halbiert|abgefangen|(?:ich|also) (?:baue|"
    r"behebe|ändere|füge|setze|passe|repariere|ersetze|fange|prüfe)|habe (?:ich )?[^.]{1,60}?(?:um|ab|an|auf|aus|"
    r"ein|zu|vor)?ge\w{2,}(?:t|en)|"
    r"ich jetzt|ich \w+e (?:es )?(?:jetzt|nun)|der fix|die korrektur)\b"
)

SIGNALS = (
    Pattern(
        regex=(
            r"^(?=.*?\b(?:wahrscheinlich|vermut\w*|verdacht|muss am|müsste|dürfte|wohl|scheint|sieht nach|"
            r"stacktrace|trace|fehler\w*|absturz\w*|bugs?|problem\w*|meld(?:et|en|ete|eten|ung\w*)\b|defekt\w*|"
            r"ticket\w*|störung\w*|"
            rf"hänger|damit|laut|angeblich|liegt (?:wohl|sicher)|gemeldet\w*|bericht\w*|beschwerde\w*|"
            rf"kund\w+ sag\w+)).*?{CHANGED}|^[^a-z]*\b(?:meldung|fehler|defekt|störung) ?#?\d+|\bzum fehler\b"
        ),
        all_of=(
            stems(
                "wahrscheinlich|vermut|verdacht|muss am|müsste|dürfte|wohl|scheint|sieht nach|trace|fehler|absturz|"
                "bug|problem|meldung|defekt|ticket|störung|hänger|damit|laut|angeblich|liegt|bericht|beschwerde|kund"
            ),
            stems(
                "ergänzt|ändert|ersetzt|gestellt|gebaut|schoben|passt|entfernt|höht|korrigiert|behoben|gesetzt|"
                "gefügt|geschrieben|gehängt|doppelt|halbiert|fangen|ich |also |der fix|korrektur|meldung|fehler|"
                "defekt|störung|habe "
            ),
        ),
        why="code is changed for a defect",
        language="de",
    ),
    Pattern(
        regex=(
            r"\b(?:(?:nicht|nie|ohne|nirgends)\b(?: \w+){0,3}? (?:nachgestellt|nachzustellen|reproduzier\w+|"
            "ausprobiert|gestartet|ausgeführt|getestet|geöffnet|gesehen|probiert|zu (?:öffnen|starten|"
            "reproduzieren|testen|sehen))|nachgestellt habe ich (?:das|es) nicht|nicht (?:reproduziert|"
            r"nachgestellt)|(?:später|danach|nachher)\b.{0,20}?(?:nachstellen|reproduzieren)|der fix ist drin)"
        ),
        all_of=(
            stems(
                "nachgestellt|nachzu|nachstell|reproduz|probiert|gestartet|ausgeführt|getestet|öffn|sehen|starten|"
                "testen|der fix"
            ),
        ),
        why="the defect was not seen before the change",
        language="de",
    ),
)
