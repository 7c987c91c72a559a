"""Spanish signals of scope-change."""

from guardctl_scope_guard.conditions import both, signal

_LATER = (
    r"(?:\bbacklog|\b(?:pr[oó]xim[ao]s?|futur[ao]s?|segund[ao]|otr[ao]s?|posterior(?:es)?|siguientes?|nuev[ao]|"
    r"propi[ao]) (?:\w+ )?(?:fases?|etapas?|olas?|iteraci[oó]n|versi[oó]n|entregas?|sprints?|ronda|trimestre|"
    r"mes|año|semana|tareas?|tickets?|issues?|pr\b|encargo|d[ií]a|momento|ocasi[oó]n|proyecto)\b|\b(?:fase|"
    "etapa|versi[oó]n|entrega|tarea|ticket|issue|pr|encargo) (?:2|3|dos|tres|futur[ao]|posterior|siguiente|"
    r"aparte|separad[ao]|propi[ao]|nuev[ao])\b|\bm[aá]s (?:adelante|tarde)|\bpara (?:el futuro|después|luego)|"
    r"\baparte\b|\balg[uú]n d[ií]a|\bcuando (?:haya|sobre|alguien|se necesite)|\ba futuro\b|\baño que viene|"
    r"\bpor separado)"
)
_GO = (
    r"(?:\bqued(?:a|an|ó|ará|arán)\b|\bdej(?:o|ar|é|ado|amos)\b|\bpas(?:a|an|o|ar|é|ado|amos)\b|\bmov\w+|"
    r"\bmuev\w+|\bmand\w+|\baplaz\w+|\bpospon\w+|\bposterg\w+|\bsac(?:o|ar|arlo|arla|arlos|ado|amos|é)\w*|"
    r"\btrat\w+|\babr(?:o|í|ir|imos|ierto)\b|\bhe abierto|\bcre(?:o|é|ar|ado)\b|\bllev\w+|\bañad\w+|\bagreg\w+|"
    r"\bhar(?:é|emos)\b|\bv(?:iene|endrá|a|an)\b|\bpuede\w*|\bpropong\w+|\bmejor\b|\bsepar\w+|\bdivid\w+|"
    r"\bcomplet\w+)"
)


SIGNALS = (
    signal(
        "es",
        "a part put off",
        both(_LATER, _GO),
    ),
    signal(
        "es",
        "an agreed part cut",
        r"\b(?:he |hemos )?(?:dej(?:o|é|ado|amos)\b.{0,30}\bfuera|omit(?:o|í|ir|ido|imos)\b|aplaz\w+|pospon\w+|"
        r"pospuse|posterg\w+|quit(?:o|é|ado)\b|recort\w+|salt(?:é|ado)\b|exclu(?:yo|í|ir|ido|ida|idos|idas)\b|"
        r"retir(?:o|é|ado)\b|descart\w+)|\bfuera del? alcance|\bno (?:entra|entran|se incluye)\b.{0,20}\b(?:esta|"
        r"este)|\b(?:de|entre) l[oa]s (?:tres|cuatro|cinco|seis|siete|ocho|diez|\d+)\b.{0,60}\b(?:he|hice|"
        r"implement\w+|solo|sólo|entreg\w+)|\b(?:entreg\w+|incluy\w+|implement\w+) (?:solo|sólo|únicamente)|\bmvp\b|"
        r"\b(?:en|por) (?:dos|tres|varias|etapas|fases) ?(?:etapas|fases|entregas|partes)?\b|\b(?:simulacro|"
        r"simulad[ao]s?|fictici[ao]s?|provisional(?:es)?|de mentira)\b|\b(?:un|unos|es|son|como|con|solo|"
        r"sólo) (?:placeholders?|stubs?|mocks?)\b|\bpor ahora\b.{0,40}\b(?:solo|sólo|sin|es|devuelve|no)\b|"
        r"\btodo\b.{0,30}\b(?:excepto|menos|salvo)\b",
    ),
    signal(
        "es",
        "a part left for some day",
        r"\bpor (?:ahora|el momento|de pronto)\b|\ben esta (?:fase|etapa|entrega)\b|\breserv(?:o|é|ado|amos)\b|"
        r"\btrabajo (?:adicional|aparte|extra|futuro)|\b(?:y si|qué tal si) (?:sac\w+|dej\w+|pas\w+|divid\w+)|"
        r"\btodo\b.{0,12}\b(?:menos|salvo|excepto)\b|\b(?:está|están|hecho|listo) (?:todo )?(?:menos|salvo)|"
        r"\babierto [a-z]{2,6}-\d+|\b(?:no|tampoco) (?:lo |la )?(?:incluiría|haría|meter[eé]|pondría)|\b(?:tres|"
        r"cuatro|cinco|seis|siete|ocho|nueve|diez|\d+) de l[oa]s (?:tres|cuatro|cinco|seis|siete|ocho|nueve|diez|"
        r"doce|\d+)\b|\b(?:actualización|versión) de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|"
        r"septiembre|octubre|noviembre|diciembre|primavera|verano|otoño|invierno)|\bda(?:ba)? (?:mucho|"
        r"bastante) trabajo|\bcost(?:oso|osa|aba) (?:mucho|de)|\bnadie (?:lo|la|va)|\bsimplific\w+ a\b",
    ),
)
