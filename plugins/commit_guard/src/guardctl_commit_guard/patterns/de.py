"""German signals. The verb stands second or last, and a separable prefix stands far from it."""

from __future__ import annotations

from guardctl import Pattern
from guardctl_commit_guard.patterns.grammar import either, first_then, lettered, literals

_NOUN = either("commit push merge deployment deploy release rollout veröffentlichung (?:pull|merge)[-~]request")
_DEED = either(
    r"""
    committ?e[nt]?\b commit\b push(?:e|en|t)?\b merg(?:e|en|t|ed)?\b deploy(?:e|en|t)?\b releas(?:e|en)\b
    veröffentlich(?:e|en|t)\b publizier(?:e|en)\b ein(?:ge|zu)?(?:checken|spielen|checkt|spielt)\b
    aus(?:ge|zu)?(?:rollen|liefern|rollt|liefert)\b zusammen(?:zu)?führen\b frei(?:zu)?geben\b
    hoch(?:zu|ge)?(?:laden|schieben)\b (?:live|online)~?(?:stellen|schalten|gehen)\b ge(?:mergt|merged|pusht)\b
    taggen\b bereitstellen\b in~produktion~(?:nehmen|bringen)\b
    (?:pull[-~]request|pr)~(?:öffnen|erstellen|anlegen|aufmachen|stellen)\b spiel(?:e|en|t)\b.{0,60}\bein\b
    roll(?:e|en|t)\b.{0,60}\baus\b check(?:e|en|t)\b.{0,60}\bein\b
    (?:stelle|stellen|stellt|schalte|schalten)\b.{0,60}\b(?:live|online|bereit|frei|scharf)\b
    geh(?:e|en|t)\b.{0,30}\blive\b liefer[ent]+\b.{0,60}\baus\b führ(?:e|en|t)\b.{0,60}\bzusammen\b
    (?:gebe|geben|gibt)\b.{0,60}\bfrei\b (?:lade|laden|lädt|schiebe|schieben|schiebt)\b.{0,60}\b(?:hoch|rauf|raus)\b
    (?:bringe|bringen|nehme|nehmen|setze|setzen|übernehme|übernehmen|spiele|geht|kommt)\b.{0,60}\b(?:produktion|produktiv\w*|main|master|hauptzweig|staging)\b
    (?:öffne|erstelle|lege|mache|stelle)n?\b.{0,40}\b(?:pull[-~]request|merge[-~]request|pr)\b
    """
)
_DEEDS = """
    commit push merg deploy releas veröffentlich publizier check spiel roll liefer zusammen frei hoch live online tagg
    produ main master pull~request ~pr staging bereit hauptzweig
"""

SIGNALS = (
    Pattern(
        # Ich committe, soll ich pushen, bitte einchecken, ich rolle ich es aus; not "habe gepusht", "nicht einchecken".
        regex=lettered(
            first_then(
                r"(?:\b(?<!habe )(?<!haben )(?<!hat )(?:ich|wir|soll(?:en)?|darf|kann|können|könnte|werde|wird|würde"
                r"|möchte|bitte|jetzt|gleich|nun|dann|danach|einfach|lass|als nächstes|nächster schritt"
                r"|fehlt nur|bleibt)\b|\b(?=[cpmdrvsgfbü]\w+ (?:ich|wir)\b))(?!.{0,60}\b(?:nicht|kein\w*|habe|haben|hat"
                r"|wurden?)\b)",
                rf"\b{_DEED}",
            )
        ),
        all_of=(
            literals(
                "ich wir~ soll darf kann könn werde wird würde möchte bitte jetzt gleich nun~ dann~ einfach "
                "lass~ nächste fehlt bleibt"
            ),
            literals(_DEEDS),
        ),
        why="kündigt Commit, Push, Merge, Veröffentlichung oder Einspielen an oder bittet darum",
        language="de",
    ),
    Pattern(
        # Nächster Schritt: Commit; mach den Push; bleibt nur noch das Deployment.
        regex=lettered(
            r"\b(?:nächster schritt|als nächstes|dann|jetzt|noch|offen|weiter mit|und los)\b\W{1,3}(?:(?:der|das|den"
            r"|dem|ein|einen|zum|zur|ist|nur|noch|kommt)\W){0,3}"
            rf"{_NOUN}\b|\b(?:mach|führ|start|beginn|stoß|leg|erstell)(?:e|en|t)?\b.{{0,30}}?\b{_NOUN}\b"
            r"|(?:^\W{0,4}|[,;:]\s)(?:committe|pushe|merge|deploye)\b.{0,30}\b(?:jetzt|einfach|bitte|das|es|mal"
            r"|endlich|schon)\b"
        ),
        all_of=(
            literals(
                "nächste dann~ jetzt noch offen weiter los mach führ start beginn stoß leg erstell bitte einfach "
                "das~ es~ mal~ endlich schon"
            ),
            literals("commit push merge deploy release rollout veröffentlichung request"),
        ),
        why="nennt Commit, Push, Merge oder Veröffentlichung als nächsten Schritt",
        language="de",
    ),
)
