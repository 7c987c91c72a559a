"""German. The verb stands second or last, and separable prefixes stand far from it."""

from __future__ import annotations

from guardctl import Pattern


def _words(regex: str) -> str:
    """``\\b`` and ``\\w`` as this language has them: an accented letter is a letter."""
    return f"(?u:{regex})"

_DEED = (
    r"(?:committ?e[nt]?|commit|push(?:e|en|t)?|merg(?:e|en|t|ed)|deploy(?:e|en|t)?|releas(?:e|en)|veröffentlich(?:e|en|t)|publizier(?:e|en)|einchecken|einzuchecken|einspielen|einzuspielen|ausrollen|auszurollen|ausliefer[ne]|ausgeliefert|auszuliefern|zusammenführen"
    r"|zusammenzuführen|freigeben|freizugeben|hochladen|hochzuladen|hochschieben|live ?stellen|live ?schalten|live ?gehen|online stellen|eingespielt|ausgerollt|eingecheckt|gemergt|gemerged|gepusht|deployt|hochgeladen|taggen|übernehmen|bereitstellen"
    r"|in produktion (?:nehmen|bringen)|pull[- ]request (?:öffnen|erstellen|anlegen|aufmachen)|pr (?:öffnen|erstellen|anlegen|aufmachen|stellen))\b"
)
_SEPARATED = (
    r"(?:spiele?n?\b.{0,60}\bein\b|rolle?n?\b.{0,60}\baus\b|checke?n?\b.{0,60}\bein\b|stelle?n?\b.{0,60}\b(?:live|online|bereit)\b|schalte?n?\b.{0,60}\b(?:live|frei|scharf|um)\b|geh(?:e|t|en)?\b.{0,30}\blive\b|liefer[en]?\w*\b.{0,60}\baus\b|führe?n?\b.{0,60}\bzusammen\b"
    r"|gebe?n?\b.{0,60}\bfrei\b|lade?n?\b.{0,60}\bhoch\b|schiebe?n?\b.{0,60}\b(?:hoch|rauf|raus)\b|(?:bringe?n?|nehme?n?|setze?n?|übernehme?n?)\b.{0,60}\b(?:produktion|produktiv\w*|main|master|hauptzweig|staging)\b"
    r"|(?:öffne|erstelle|lege|mache|stelle)n?\b.{0,40}\b(?:pull[- ]request|merge[- ]request|pr)\b)"
)

SIGNALS = (
    Pattern(
        # Ich committe, soll ich pushen, bitte einchecken, wird gemergt; not "ich habe gepusht", "nicht einchecken".
        regex=_words(r"\b(?:ich|wir|soll(?:en)?|darf|kann|können|könnte|werde|wird|würde|möchte|bitte|jetzt|gleich|nun|dann|danach|einfach|lass|als nächstes|nächster schritt|fehlt nur|bleibt)\b(?!.{0,60}\b(?:nicht|kein\w*|habe|haben|hat|wurde)\b)"
        r"(?:.{0,70}\W)?(?:" + _DEED + r"|" + _SEPARATED + r")|\b(?:" + _DEED + r" (?:ich|wir)\b|(?=\w+ (?:ich|wir)\b)" + _SEPARATED + r")"),
        all_of=(("commit", "push", "merg", "deploy", "releas", "veröffentlich", "publizier", "check", "spiel", "roll", "liefer", "zusammen", "frei", "hoch", "live", "online", "tagg", "produ", "main", "master", "pull", "pr", "staging",
                 "übernehm", "bereit", "hauptzweig"),
                ("ich", "wir", "soll", "darf", "kann", "könn", "werde", "wird", "würde", "möchte", "bitte", "jetzt", "gleich", "nun", "dann", "einfach", "lass", "nächste", "fehlt", "bleibt")),
        why="kündigt Commit, Push, Merge, Veröffentlichung oder Einspielen an oder bittet darum",
        language="de",
    ),
    Pattern(
        regex=_words(r"\b(?:nächster schritt|als nächstes|dann|jetzt|noch|offen|weiter mit|und los)\b\W{1,3}(?:(?:der|das|den|dem|ein|einen|zum|zur|ist|nur|noch|kommt)\W){0,3}(?:commit|push|merge|deployment|deploy|release|rollout|veröffentlichung|pull[- ]request)\b"
        r"|\b(?:mach|führ|start|beginn|stoß|leg|erstell)(?:e|en|t)?\b.{0,30}?\b(?:commit|push|merge|deployment|deploy|release|rollout|veröffentlichung|pull[- ]request)\b"
        r"|(?:^\W{0,4}|[-*,;:]\s{0,3})(?:committe|pushe|merge|deploye)\b.{0,30}\b(?:jetzt|einfach|bitte|das|es|mal|endlich|schon)\b"),
        all_of=(("commit", "push", "merge", "deploy", "release", "rollout", "veröffentlichung", "pull"),),
        why="nennt Commit, Push, Merge oder Veröffentlichung als nächsten Schritt",
        language="de",
    ),
)
