"""Spanish signals of scope-check."""

from guardctl import Pattern

_NOUN = r"(?:sesi[oó]n|sesiones|conversaci[oó]n|conversaciones|chats?|charla|di[aá]logo|hilo|ventana|instancia|contexto)"
_OTHER = r"(?:pr[oó]xim[ao]s?|nuev[ao]s?|otr[ao]s?|siguientes?|separad[ao]s?|segund[ao]|futur[ao]s?|posterior(?:es)?|limpi[ao]|aparte)"
_MOVE = (
    r"(?:resto|restante|falta|quedan?|segui(?:r|mos|remos)|sigamos|continu|retom|reanud|termin|acab|complet|hac(?:er|emos|erlo)|ha(?:go|ré|remos|cemos)|"
    r"dej(?:o|ar|amos|emos|é)|pas(?:ar|amos|o)|abr(?:e|ir|iría|amos)|empez|empec|inici|trat|vemos|veremos|divid|reparti|propong|sugier|mejor|"
    r"recomiend|pendiente)"
)
_ROOM = r"(?:contexto|tokens?|ventana|conversaci[oó]n|charla|di[aá]logo|historial|memoria|espacio|sesi[oó]n|hilo|chat|presupuesto)"


def _signal(regex: str, all_of: tuple[tuple[str, ...], ...], why: str) -> Pattern:
    r"""Make a pattern in which ``\b`` and ``\w`` know letters with accents, which re.ASCII takes for punctuation."""
    return Pattern(f"(?u:{regex})", all_of, why, "es")


SIGNALS = (
    _signal(
        rf"(?:\b{_OTHER}(?: \w+)? {_NOUN}\b|\b{_NOUN}(?: \w+)? {_OTHER}\b|\b(?:dos|tres|varias) (?:sesiones|conversaciones)).{{0,80}}?{_MOVE}|"
        rf"{_MOVE}.{{0,80}}?(?:\b{_OTHER}(?: \w+)? {_NOUN}\b|\b{_NOUN}(?: \w+)? {_OTHER}\b|\b(?:dos|tres|varias) (?:sesiones|conversaciones))",
        (
            ("sesi", "conversaci", "chat", "charla", "diálogo", "dialogo", "hilo", "ventana", "instancia", "contexto"),
            ("próxim", "proxim", "nuev", "otr", "siguiente", "separad", "segund", "futur", "posterior", "limpi", "aparte", "dos ",
             "tres ", "varias "),
        ),
        "work moved to another conversation",
    ),
    _signal(
        r"\b(?:pr[oó]xima vez|mañana|otr[oa] (?:día|momento|rato|ocasi[oó]n)|m[aá]s (?:tarde|adelante)|semana que viene|pr[oó]xima semana|"
        rf"cuando (?:vuelvas|retomemos|quieras)).{{0,60}}?{_MOVE}|{_MOVE}.{{0,60}}?\b(?:pr[oó]xima vez|mañana|otr[oa] (?:día|momento|rato|"
        r"ocasi[oó]n)|m[aá]s (?:tarde|adelante)|semana que viene|pr[oó]xima semana|cuando (?:vuelvas|retomemos|quieras))",
        (
            ("próxima vez", "proxima vez", "mañana", "otro día", "otro momento", "otro rato", "otra ocasi", "más tarde", "mas tarde",
             "más adelante", "mas adelante", "semana que viene", "próxima semana", "cuando vuelvas", "cuando retomemos",
             "cuando quieras"),
            ("resto", "restante", "falta", "queda", "segui", "sigamos", "continu", "retom", "reanud", "termin", "dej", "pendiente",
             "vemos", "veremos"),
        ),
        "work moved to another time",
    ),
    _signal(
        r"\b(?:lo dej(?:o|amos|aría)|par(?:o|amos|ar|aría)|me detengo|interrump\w+|cort(?:o|amos)|termin(?:o|amos)|cierro|pausa\w*)\b.{0,30}"
        r"\b(?:aqu[ií]|por (?:hoy|ahora)|en este punto|ac[aá]|esta sesi)|\bbuen (?:punto|momento) para (?:parar|pausa)",
        (
            ("lo dej", "paro", "paramos", "parar", "pararía", "detengo", "interrump", "corto", "cortamos", "termin", "cierro", "pausa"),
            ("aquí", "aqui", "hoy", "por ahora", "este punto", "acá", "esta sesi", "punto", "momento"),
        ),
        "stops before the end",
    ),
    _signal(
        rf"\b{_ROOM}\b.{{0,40}}?(?:casi|llen[oa]|agot|acab|poc[oa]|l[ií]mite|larg[oa]|extens|enorme|queda|satur|exced|\d ?%)|"
        r"\b(?:poc[oa]s?|casi|sin|l[ií]mite|ahorrar|agot\w+|margen|falta|no cabe\w*|quedo|quedando|largo)\b"
        rf".{{0,30}}?\b{_ROOM}\b|\bpierd\w+ (?:el hilo|detalle)|\bno (?:recuerdo|me acuerdo|retengo)|\bolvid(?:o|ando|é)\b",
        (
            ("contexto", "token", "ventana", "conversaci", "charla", "diálogo", "dialogo", "historial", "memoria", "espacio", "sesi",
             "hilo", "chat", "presupuesto", "pierd", "recuerdo", "acuerdo", "retengo", "olvid"),
            ("casi", "llen", "agot", "acab", "poc", "límite", "limite", "larg", "extens", "enorme", "queda", "quedo", "satur", "exced",
             "%", "sin ", "ahorrar", "margen", "falta", "no cabe", "hilo", "detalle", "recuerdo", "acuerdo", "retengo", "olvid"),
            ("me ", "mi ", "nuestr", "est", "la conv", "el cont", "el hilo", "de cont", "los tok", "de tok", "no ", "para ", "porque",
             "como "),
        ),
        "pressed for context",
    ),
    _signal(
        r"\ben rojo\b|\bdemasiad[oa] (?:historial|contexto|texto|larg[oa])|\b(?:sesi[oó]n|conversaci[oó]n) (?:limpia|nueva|fresca)|\bmañana\b.{0,30}|\b(?:dejamos|dejo|dejar)\b.{0,40}\b(?:mañana|luego|otro|despu[eé]s|lunes)|\b(?:entrego|hice|hago|dejo) (?:solo|sólo)\b|\bpor lotes\b|\bdesde cero\b|\bya no (?:soy|recuerdo|tengo)",
        (
            ("en rojo", "demasiad", "limpia", "nueva", "fresca", "mañana", "dejamos", "dejo", "dejar", "solo", "sólo", "por lotes", "desde cero", "ya no"),
            ("token", "contexto", "historial", "sesi", "conversaci", "chat", "dejamos", "dejo ", "seguimos", "resto", "faltan", "si no te importa", "mejor"),
        ),
        "stops before the end",
    ),
)
