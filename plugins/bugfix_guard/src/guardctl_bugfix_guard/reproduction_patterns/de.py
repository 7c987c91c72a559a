"""German signals: code is changed for a defect."""

from guardctl import Pattern

CHANGED = (
    r"\b(?:ergänzt|geändert|ersetzt|umgestellt|eingebaut|verschoben|angepasst|entfernt|erhöht|korrigiert|behoben|gesetzt|hinzugefügt|umgeschrieben|"
    r"gehängt|eingefügt|verdoppelt|halbiert|abgefangen|(?:ich|also) (?:baue|behebe|ändere|füge|setze|passe|repariere|ersetze|fange|prüfe)|der fix|die korrektur)\b"
)

SIGNALS = (
    Pattern(
        regex=(
            r"^(?=.*?\b(?:wahrscheinlich|vermut\w*|verdacht|muss am|müsste|dürfte|wohl|scheint|sieht nach|stacktrace|trace|fehler\w*|absturz\w*|bugs?|problem\w*|"
            r"meldung\w*|defekt\w*|ticket\w*|störung\w*|hänger|damit))"
            rf".*?{CHANGED}"
            r"|^[^a-z]*(?:meldung|fehler|defekt|störung) ?#?\d+|\bzum fehler\b"
        ),
        all_of=(
            ("wahrscheinlich", "vermut", "verdacht", "muss am", "müsste", "dürfte", "wohl", "scheint", "sieht nach", "trace", "fehler", "absturz")
            + ("bug", "problem", "meldung", "defekt", "ticket", "störung", "hänger", "damit"),
            ("ergänzt", "ändert", "ersetzt", "gestellt", "gebaut", "schoben", "passt", "entfernt", "höht", "korrigiert", "behoben", "gesetzt", "gefügt")
            + ("geschrieben", "gehängt", "doppelt", "halbiert", "fangen", "ich ", "also ", "der fix", "korrektur", "meldung", "fehler", "defekt", "störung"),
        ),
        why="code is changed for a defect",
        language="de",
    ),
    Pattern(
        regex=(
            r"\b(?:nicht|nie|ohne|nirgends)\b(?: \w+){0,3}? (?:nachgestellt|nachzustellen|reproduzier\w+|ausprobiert|gestartet|ausgeführt|getestet|geöffnet|gesehen|"
            r"probiert|zu (?:öffnen|starten|reproduzieren|testen|sehen))|\bnachgestellt habe ich (?:das|es) nicht|\bnicht (?:reproduziert|nachgestellt)"
            r"|\b(?:später|danach|nachher)\b.{0,20}?(?:nachstellen|reproduzieren)|\bder fix ist drin"
        ),
        all_of=(("nachgestellt", "nachzu", "nachstell", "reproduz", "probiert", "gestartet", "ausgeführt", "getestet", "öffn", "sehen", "starten", "testen", "der fix"),),
        why="the defect was not seen before the change",
        language="de",
    ),
)
