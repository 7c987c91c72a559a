"""Spanish signals of scope-check."""

from guardctl_scope_guard.conditions import both, signal

_NOUN = "(?:sesi[oó]n|sesiones|conversaci[oó]n|conversaciones|chats?|charla|di[aá]logo|hilo|ventana|instancia|contexto)"
_OTHER = (
    "(?:pr[oó]xim[ao]s?|nuev[ao]s?|otr[ao]s?|siguientes?|separad[ao]s?|segund[ao]|futur[ao]s?|posterior(?:es)?|"
    "limpi[ao]|aparte)"
)
_MOVE = (
    "(?:resto|restante|falta|quedan?|segui(?:r|mos|remos)|sigamos|continu|retom|reanud|termin|acab|complet|"
    "hac(?:er|emos|erlo)|ha(?:go|ré|remos|cemos)|dej(?:o|ar|amos|emos|é)|pas(?:ar|amos|o)|abr(?:e|ir|iría|"
    "amos)|empez|empec|inici|trat|vemos|veremos|divid|reparti|propong|sugier|mejor|recomiend|pendiente)"
)
_ROOM = (
    "(?:contexto|tokens?|ventana|conversaci[oó]n|charla|di[aá]logo|historial|memoria|espacio|sesi[oó]n|hilo|"
    "chat|presupuesto)"
)
_PLACE = (
    rf"\b{_OTHER}(?: \w+)? {_NOUN}\b|\b{_NOUN}(?: \w+)? {_OTHER}\b|\b(?:dos|tres|varias) (?:sesiones|"
    "conversaciones)"
)
_TIME = (
    r"\b(?:pr[oó]xima vez|mañana|otr[oa] (?:día|momento|rato|ocasi[oó]n)|m[aá]s (?:tarde|adelante)|"
    "semana que viene|pr[oó]xima semana|cuando (?:vuelvas|retomemos|quieras))"
)


SIGNALS = (
    signal(
        "es",
        "work moved to another conversation",
        both(_PLACE, _MOVE),
    ),
    signal(
        "es",
        "work moved to another time",
        both(_TIME, _MOVE),
    ),
    signal(
        "es",
        "stops before the end",
        r"\b(?:lo dej(?:o|amos|aría)|par(?:o|amos|ar|aría)|me detengo|interrump\w+|cort(?:o|amos)|termin(?:o|amos)|"
        r"cierro|pausa\w*)\b.{0,30}\b(?:aqu[ií]|por (?:hoy|ahora)|en este punto|ac[aá]|esta sesi)|\bbuen (?:punto|"
        "momento) para (?:parar|pausa)",
    ),
    signal(
        "es",
        "pressed for context",
        both(
            rf"\b{_ROOM}\b",
            r"\b(?:casi|llen[oa]|agot|acab|poc[oa]|l[ií]mite|larg[oa]|extens|enorme|queda|satur|exced|sin|ahorrar|"
            r"margen|falta|no cabe|"
            r"quedo)|\d ?%",
        ),
    ),
    signal(
        "es",
        "loses track of the conversation",
        r"\bpierd\w+ (?:el hilo|detalle)|\bno (?:recuerdo|me acuerdo|retengo)|\bolvid(?:o|ando|é)\b",
    ),
    signal(
        "es",
        "stops before the end",
        r"\ben rojo\b|\bdemasiad[oa] (?:historial|contexto|texto|larg[oa])|\b(?:sesi[oó]n|"
        r"conversaci[oó]n) (?:limpia|nueva|fresca)|\bmañana\b.{0,30}|\b(?:dejamos|dejo|dejar)\b.{0,40}\b(?:mañana|"
        r"luego|otro|despu[eé]s|lunes)|\b(?:entrego|hice|hago|dejo) (?:solo|sólo)\b|\bpor lotes\b|\bdesde cero\b|"
        r"\bya no (?:soy|recuerdo|tengo)",
    ),
)
