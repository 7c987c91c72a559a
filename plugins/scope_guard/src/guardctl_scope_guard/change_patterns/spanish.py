"""Spanish signals of scope-change."""

from guardctl import Pattern

_LATER = (
    r"(?:\bbacklog|\b(?:pr[oó]xim[ao]s?|futur[ao]s?|segund[ao]|otr[ao]s?|posterior(?:es)?|siguientes?|nuev[ao]|propi[ao]) (?:\w+ )?(?:fases?|etapas?|olas?|iteraci[oó]n|versi[oó]n|entregas?|sprints?|"
    r"ronda|trimestre|mes|año|semana|tareas?|tickets?|issues?|pr\b|encargo|d[ií]a|momento|ocasi[oó]n|proyecto)\b|\b(?:fase|etapa|versi[oó]n|entrega|tarea|ticket|issue|pr|encargo) (?:2|3|dos|tres|"
    r"futur[ao]|posterior|siguiente|aparte|separad[ao]|propi[ao]|nuev[ao])\b|\bm[aá]s (?:adelante|tarde)|\bpara (?:el futuro|después|luego)|\baparte\b|\balg[uú]n d[ií]a|\bcuando (?:haya|sobre|alguien|se necesite)|"
    r"\ba futuro\b|\baño que viene|\bpor separado)"
)
_GO = (
    r"(?:\bqued(?:a|an|ó|ará|arán)\b|\bdej(?:o|ar|é|ado|amos)\b|\bpas(?:a|an|o|ar|é|ado|amos)\b|\bmov\w+|\bmuev\w+|\bmand\w+|\baplaz\w+|\bpospon\w+|\bposterg\w+|\bsac(?:o|ar|arlo|arla|arlos|ado|amos|é)\w*|\btrat\w+|\babr(?:o|í|ir|imos|ierto)\b|\bhe abierto|"
    r"\bcre(?:o|é|ar|ado)\b|\bllev\w+|\bañad\w+|\bagreg\w+|\bhar(?:é|emos)\b|\bv(?:iene|endrá|a|an)\b|\bpuede\w*|\bpropong\w+|\bmejor\b|\bsepar\w+|\bdivid\w+|\bcomplet\w+)"
)


def _signal(regex: str, all_of: tuple[tuple[str, ...], ...], why: str) -> Pattern:
    r"""Make a pattern in which ``\b`` and ``\w`` know letters with accents, which re.ASCII takes for punctuation."""
    return Pattern(f"(?u:{regex})", all_of, why, "es")


SIGNALS = (
    _signal(
        rf"{_LATER}.{{0,60}}?{_GO}|{_GO}.{{0,60}}?{_LATER}",
        (
            ("backlog", "próxim", "proxim", "futur", "segund", "otr", "posterior", "siguiente", "nuev", "propi", "fase", "etapa", "versión", "más adelante", "mas adelante", "más tarde", "después", "luego", "aparte", "algún día", "cuando haya",
             "cuando alguien", "que viene", "por separado", "cuando sobre", "cuando se"),
            ("queda", "quedó", "dej", "pasa", "paso", "pasé", "pasado", "mov", "muev", "mand", "aplaz", "pospon", "posterg", "saco", "sacar", "sacado", "trat", "abro", "abrí", "abierto", "creo", "creé", "creado", "llev", "añad", "agreg", "haré", "haremos",
             "viene", "vendrá", "va ", "van ", "puede", "propong", "mejor", "separ", "divid", "complet"),
            ("queda", "dej", "pasa", "aplaz", "pospon", "posterg", "saco", "sacar", "trat", "abierto", "abrí", "mov", "muev", "backlog", "añadir", "agregar", "propong", "mejor", "puede", "haré", "separ", "divid"),
        ),
        "a part put off",
    ),
    _signal(
        r"\b(?:he |hemos )?(?:dej(?:o|é|ado|amos)\b.{0,30}\bfuera|omit(?:o|í|ir|ido|imos)\b|aplaz\w+|pospon\w+|pospuse|posterg\w+|quit(?:o|é|ado)\b|recort\w+|salt(?:é|ado)\b|exclu(?:yo|í|ir|ido|ida|idos|idas)\b|retir(?:o|é|ado)\b|descart\w+)|\bfuera del? alcance|\bno (?:entra|entran|se incluye)\b.{0,20}\b(?:esta|este)|"
        r"\b(?:de|entre) l[oa]s (?:tres|cuatro|cinco|seis|siete|ocho|diez|\d+)\b.{0,60}\b(?:he|hice|implement\w+|solo|sólo|entreg\w+)|\b(?:entreg\w+|incluy\w+|implement\w+) (?:solo|sólo|únicamente)|\bmvp\b|\b(?:en|por) (?:dos|tres|varias|etapas|fases) ?(?:etapas|fases|entregas|partes)?\b|"
        r"\b(?:simulacro|simulad[ao]s?|fictici[ao]s?|provisional(?:es)?|de mentira)\b|\b(?:un|unos|es|son|como|con|solo|sólo) (?:placeholders?|stubs?|mocks?)\b|\bpor ahora\b.{0,40}\b(?:solo|sólo|sin|es|devuelve|no)\b|\btodo\b.{0,30}\b(?:excepto|menos|salvo)\b",
        (
            ("dej", "omit", "aplaz", "pospon", "pospuse", "posterg", "quit", "recort", "salt", "exclu", "retir", "descart", "alcance", "no entra", "no se incluye", "de los", "de las", "entre l", "entreg", "incluy", "implement", "mvp", "etapas", "fases", "simula", "ficti",
             "placeholder", "stub", "mock", "provisional", "de mentira", "por ahora", "excepto", "salvo", "menos"),
            ("fuera", "omití", "omito", "omitido", "omitir", "aplaz", "pospon", "pospuse", "posterg", "quité", "quitado", "recort", "salté", "saltado", "excluy", "excluí", "excluid", "excluir", "retiré", "descart", "esta", "este", "solo", "sólo", "he ", "hice", "mvp", "en dos", "en tres", "en etapas", "por etapas", "en fases", "por fases", "por ahora", "simula",
             "ficti", "es un", "provisional", "todo"),
            ("he ", "lo ", "la ", "los ", "las ", "el ", "un ", "una "),
        ),
        "an agreed part cut",
    ),
    _signal(
        r"\bpor (?:ahora|el momento|de pronto)\b|\ben esta (?:fase|etapa|entrega)\b|\breserv(?:o|é|ado|amos)\b|\btrabajo (?:adicional|aparte|extra|futuro)|\b(?:y si|qué tal si) (?:sac\w+|dej\w+|pas\w+|divid\w+)|\btodo\b.{0,12}\b(?:menos|salvo|excepto)\b|\b(?:está|están|hecho|listo) (?:todo )?(?:menos|salvo)|\babierto [a-z]{2,6}-\d+|\b(?:no|tampoco) (?:lo |la )?(?:incluiría|haría|meter[eé]|pondría)|"
        r"\b(?:tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+) de l[oa]s (?:tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|\d+)\b|\b(?:actualización|versión) de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otoño|invierno)|\bda(?:ba)? (?:mucho|bastante) trabajo|\bcost(?:oso|osa|aba) (?:mucho|de)|\bnadie (?:lo|la|va)|\bsimplific\w+ a\b",
        (
            ("por ahora", "por el momento", "esta fase", "esta etapa", "esta entrega", "reserv", "trabajo", "y si ", "qué tal si", "menos", "salvo", "excepto", "abierto", "incluiría", "haría", "meter", "pondría", "de los", "de las", "actualización de", "versión de", "costos", "costaba", "nadie", "simplific"),
            ("he ", "lo ", "la ", "las ", "los ", "el ", "está", "están", "yo "),
        ),
        "a part left for some day",
    ),
)
