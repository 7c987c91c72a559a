"""German signals of scope-change."""

from guardctl_scope_guard.conditions import signal

SIGNALS = (
    signal(
        "de",
        "a part put off",
        r"(?:\b(?:verschob\w+|verschieb\w+|vertag\w+|zurückgestellt|zurückstell\w+|ausgelagert|auslager\w+|"
        r"weggelassen|lasse\b.{0,40}\bweg|weglass\w+|ausgelassen|ausgespart|ausgeklammert|gestrichen|streiche\b|"
        r"hintangestellt|aufgeschoben|herausgenommen|nachreich\w+|nachliefer\w+|nachhol\w+|abgespalten|abgetrennt|"
        r"übersprungen|hinten angestellt)|\bbacklog|\bphase (?:2|zwei|ii)|\bin einem? (?:zweiten|späteren|nächsten|"
        r"weiteren) |\b(?:sp[aä]tere[nrsm]?|n[aä]chste[nrsm]?|zweite[nrsm]?|eigene[nrsm]?|separate[nrsm]?|"
        r"weitere[nrsm]?|künftige[nrsm]?) (?:\w+ )?(?:version|release|phase|stufe|etappe|iteration|sprint|ticket|"
        r"aufgabe|auftrag|lieferung|schritt|issue|pr|paket|quartal)|\b(?:irgendwann|später|bei gelegenheit|"
        r"nächstes jahr|nach dem (?:start|launch))\b.{0,40}\b(?:ergänz\w*|nach\w*|mach\w*|bau\w*|hinzu\w*|dazu\w*|"
        r"folg\w*|komm\w*)|\b(?:kommt|folgt|kommen|folgen) (?:erst )?(?:später|in einer?|mit der))",
    ),
    signal(
        "de",
        "only some of the parts",
        r"\bvon den (?:\w+ ){0,2}?(?:drei|vier|fünf|sechs|sieben|acht|zehn|\d+)\b.{0,60}|\b(?:nur|lediglich|vorerst|"
        r"zunächst|fürs erste)\b.{0,40}\b(?:umgesetzt|implementiert|geliefert|liefere|platzhalter|attrappe|"
        r"enthalten|dabei|stub|mock|teil)|\b(?:platzhalter|attrappe|dummy|musterdaten|vereinfachte (?:fassung|"
        r"version)|mvp)\b|\bnicht (?:teil|enthalten|dabei)\b.{0,20}\b(?:dieser|dieses|diesem)|\bin (?:zwei|drei|"
        r"mehreren) (?:stufen|phasen|schritten|etappen|teilen|lieferungen)|\bstufenweise|\bschrittweise (?:aus|"
        r"lief)|\b(?:alles|alle)\b.{0,30}\b(?:außer|bis auf)\b|\baußerhalb des (?:umfangs|auftrags|rahmens)",
    ),
    signal(
        "de",
        "a part left for some day",
        r"\bvorgemerkt\b|\b(?:frühjahrs|sommer|herbst|winter|weihnachts|oster)(?:update|release|version|lieferung|"
        r"ausgabe)|\b(?:im|auf den|bis zum) (?:frühjahr|sommer|herbst|winter|januar|februar|märz|april|mai|juni|"
        r"juli|august|september|oktober|november|dezember)\b|\b(?:zusatz|folge|anschluss)(?:auftrag|projekt|arbeit)|"
        r"\bheraus(?:lös|nehm|trenn)\w+|\bals eigenes? |\b(?:alles|alle)\b.{0,25}\bbis auf\b|\bbis auf (?:die|das|"
        r"den)\b|\b(?:angelegt|eröffnet|erstellt)\b.{0,12}|\b[a-z]{2,6}-\d+ (?:angelegt|eröffnet|erstellt)|"
        r"\bin diesem stadium|\b(?:derzeit|zunächst|erst einmal|fürs erste|vorläufig|momentan|bis auf weiteres)\b|"
        r"\bwürde ich\b.{0,60}\bnicht\b|\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf) der (?:drei|vier|"
        r"fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\b|\bzu (?:aufwendig|aufwändig|teuer|komplex|umfangreich)\b|"
        r"\bselten (?:gebraucht|genutzt|verwendet)|\bvereinfacht (?:auf|zu)",
    ),
    signal(
        "de",
        "a part left for some day",
        r"\b(?:hebe|heben|spare|sparen) (?:ich|wir) .{0,60}\bauf\b|\bruhiger\w* (?:zeit|tag|moment|stunde)|\b(?:eilt|"
        r"drängt) (?:ja )?nicht|\b(?:bleib|steh)\w* (?:vorerst|zunächst|erst einmal) (?:außen vor|offen|liegen)|"
        r"\bnachgereicht\b|\breiche (?:ich|wir) .{0,40}\bnach\b|\bkommt (?:später|danach|dann noch)\b|\bvorerst "
        r"(?:nur|ohne|gibt es)|\bgibt es vorerst\b",
    ),
)
