"""German signals of scope-change."""

from guardctl import Pattern


def _signal(regex: str, all_of: tuple[tuple[str, ...], ...], why: str) -> Pattern:
    r"""Make a pattern in which ``\b`` and ``\w`` know letters with accents, which re.ASCII takes for punctuation."""
    return Pattern(f"(?u:{regex})", all_of, why, "de")


SIGNALS = (
    _signal(
        r"(?:\b(?:verschob\w+|verschieb\w+|vertag\w+|zurückgestellt|zurückstell\w+|ausgelagert|auslager\w+|weggelassen|lasse\b.{0,40}\bweg|weglass\w+|ausgelassen|ausgespart|ausgeklammert|gestrichen|streiche\b|hintangestellt|aufgeschoben|"
        r"herausgenommen|nachreich\w+|nachliefer\w+|nachhol\w+|abgespalten|abgetrennt|übersprungen|hinten angestellt)|\bbacklog|\bphase (?:2|zwei|ii)|\bin einem? (?:zweiten|späteren|nächsten|weiteren) |"
        r"\b(?:sp[aä]tere[nrsm]?|n[aä]chste[nrsm]?|zweite[nrsm]?|eigene[nrsm]?|separate[nrsm]?|weitere[nrsm]?|künftige[nrsm]?) (?:\w+ )?(?:version|release|phase|stufe|etappe|iteration|sprint|ticket|aufgabe|auftrag|lieferung|schritt|issue|pr|paket|quartal)|"
        r"\b(?:irgendwann|später|bei gelegenheit|nächstes jahr|nach dem (?:start|launch))\b.{0,40}\b(?:ergänz\w*|nach\w*|mach\w*|bau\w*|hinzu\w*|dazu\w*|folg\w*|komm\w*)|\b(?:kommt|folgt|kommen|folgen) (?:erst )?(?:später|in einer?|mit der))",
        (
            ("verschob", "verschieb", "vertag", "zurück", "lager", "weg", "ausgelassen", "ausgespart", "ausgeklammert", "gestrichen", "streiche", "hintan", "aufgeschoben", "herausgenommen", "nachreich", "nachliefer", "nachhol", "abgespalten", "abgetrennt", "übersprungen",
             "hinten", "backlog", "phase ", "später", "nächste", "zweite", "eigene", "separate", "weitere", "künftig", "irgendwann", "gelegenheit", "launch"),
            ("ich", "wir", "wird", "werden", "kommt", "kommen", "folgt", "folgen", "lässt", "ist ", "sind ", "bleib"),
        ),
        "a part put off",
    ),
    _signal(
        r"\bvon den (?:\w+ ){0,2}?(?:drei|vier|fünf|sechs|sieben|acht|zehn|\d+)\b.{0,60}|\b(?:nur|lediglich|vorerst|zunächst|fürs erste)\b.{0,40}\b(?:umgesetzt|implementiert|geliefert|liefere|platzhalter|attrappe|enthalten|dabei|stub|mock|teil)|"
        r"\b(?:platzhalter|attrappe|dummy|musterdaten|vereinfachte (?:fassung|version)|mvp)\b|\bnicht (?:teil|enthalten|dabei)\b.{0,20}\b(?:dieser|dieses|diesem)|\bin (?:zwei|drei|mehreren) (?:stufen|phasen|schritten|etappen|teilen|lieferungen)|"
        r"\bstufenweise|\bschrittweise (?:aus|lief)|\b(?:alles|alle)\b.{0,30}\b(?:außer|bis auf)\b|\baußerhalb des (?:umfangs|auftrags|rahmens)",
        (
            ("von den", "nur ", "lediglich", "vorerst", "zunächst", "fürs erste", "platzhalter", "attrappe", "dummy", "musterdaten", "vereinfacht", "mvp", "nicht teil", "nicht enthalten", "nicht dabei", "in zwei", "in drei", "in mehreren", "stufenweise", "schrittweise", "außer", "bis auf"),
            ("ich", "wir", "umgesetzt", "implementiert", "geliefert", "lief", "platzhalter", "attrappe", "enthalten", "dabei", "mvp", "stufe", "phase", "schritt", "teil", "alle", "stub", "mock"),
        ),
        "only some of the parts",
    ),
    _signal(
        r"\bvorgemerkt\b|\b(?:frühjahrs|sommer|herbst|winter|weihnachts|oster)(?:update|release|version|lieferung|ausgabe)|\b(?:im|auf den|bis zum) (?:frühjahr|sommer|herbst|winter|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)\b|\b(?:zusatz|folge|anschluss)(?:auftrag|projekt|arbeit)|\bheraus(?:lös|nehm|trenn)\w+|\bals eigenes? |\b(?:alles|alle)\b.{0,25}\bbis auf\b|\bbis auf (?:die|das|den)\b|"
        r"\b(?:angelegt|eröffnet|erstellt)\b.{0,12}|\b[a-z]{2,6}-\d+ (?:angelegt|eröffnet|erstellt)|\bin diesem stadium|\b(?:derzeit|zunächst|erst einmal|fürs erste|vorläufig|momentan|bis auf weiteres)\b|\bwürde ich\b.{0,60}\bnicht\b|\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf) der (?:drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\b|\bzu (?:aufwendig|aufwändig|teuer|komplex|umfangreich)\b|\bselten (?:gebraucht|genutzt|verwendet)|\bvereinfacht (?:auf|zu)",
        (
            ("vorgemerkt", "update", "release", "version", "lieferung", "ausgabe", "frühjahr", "sommer", "herbst", "winter", "januar", "februar", "märz", "april", "juni", "juli", "august", "september", "oktober", "november", "dezember", "auftrag", "projekt", "arbeit", "heraus", "als eigene", "bis auf", "angelegt", "eröffnet", "erstellt", "stadium", "derzeit", "zunächst", "erst einmal", "fürs erste", "vorläufig", "momentan", "weiteres", "würde ich", " der ", "zu auf",
             "zu teuer", "zu komplex", "zu umfang", "selten", "vereinfacht"),
            ("vorgemerkt", "habe ich", "sollen wir", "ich ", "wir ", "sind ", "ist "),
            ("vorgemerkt", "frühjahr", "sommer", "herbst", "winter", "weihnacht", "oster", "im ", "zusatz", "folge", "anschluss", "heraus", "als eigene", "bis auf", "-", "stadium", "derzeit", "zunächst", "erst einmal", "fürs erste", "vorläufig", "momentan", "weiteres", "nicht", "der ", "zu ", "selten", "vereinfacht"),
        ),
        "a part left for some day",
    ),
)
