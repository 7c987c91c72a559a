"""Spanish signals of scope-check."""

from guardctl_scope_guard.conditions import signal

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


SIGNALS = (
    signal(
        "es",
        "work moved to another conversation",
        rf"(?:\b{_OTHER}(?: \w+)? {_NOUN}\b|\b{_NOUN}(?: \w+)? {_OTHER}\b|\b(?:dos|tres|varias) (?:sesiones|"
        rf"conversaciones)).{{0,80}}?{_MOVE}|{_MOVE}.{{0,80}}?(?:\b{_OTHER}(?: \w+)? {_NOUN}\b|"
        rf"\b{_NOUN}(?: \w+)? {_OTHER}\b|\b(?:dos|tres|varias) (?:sesiones|conversaciones))",
    ),
    signal(
        "es",
        "work moved to another time",
        r"\b(?:pr[oó]xima vez|mañana|otr[oa] (?:día|momento|rato|ocasi[oó]n)|m[aá]s (?:tarde|adelante)|"
        f"semana que viene|pr[oó]xima semana|cuando (?:vuelvas|retomemos|quieras)).{{0,60}}?{_MOVE}|"
        rf"{_MOVE}.{{0,60}}?\b(?:pr[oó]xima vez|mañana|otr[oa] (?:día|momento|rato|ocasi[oó]n)|m[aá]s (?:tarde|"
        "adelante)|semana que viene|pr[oó]xima semana|cuando (?:vuelvas|retomemos|quieras))",
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
        rf"\b{_ROOM}\b.{{0,40}}?(?:casi|llen[oa]|agot|acab|poc[oa]|l[ií]mite|larg[oa]|extens|enorme|queda|satur|"
        r"exced|\d ?%)|\b(?:poc[oa]s?|casi|sin|l[ií]mite|ahorrar|agot\w+|margen|falta|no cabe\w*|quedo|quedando|"
        rf"largo)\b.{{0,30}}?\b{_ROOM}\b|\bpierd\w+ (?:el hilo|detalle)|\bno (?:recuerdo|me acuerdo|retengo)|"
        r"\bolvid(?:o|ando|é)\b",
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
