"""Spanish signals: somebody says that a defect is over."""

from guardctl import Pattern
from guardctl_bugfix_guard.grammar import stems

SIGNALS = (
    Pattern(
        regex=(
            r"\b(?:(?:arregl(?:ad[oa]s?|é|amos)|corregi(?:d[oa]s?|mos)|corregí|resuelt[oa]s?|resolví|"
            r"solucion(?:ad[oa]s?|é|ó|aron)|subsanad[oa]s?|reparad[oa]s?|reparé|eliminad[oa]s?)(?!\w)|"
            r"(?:incidencia|fallo|error|ticket|defecto|aviso)s?\b.{0,40}?\b(?:cerrad|resuelt|arreglad|listo)|"
            r"(?:cerrar|cierro|cerré)(?!\w).{0,30}?\b(?:incidencia|fallo|error|ticket|defecto)|(?:doy|damos|"
            r"dar) .{0,30}?\bpor (?:cerrad|resuelt|arreglad|buen|terminad))"
        ),
        all_of=(stems("arregl|correg|resuelt|resolv|solucion|subsan|repar|eliminad|cerr|cierr|listo| por "),),
        why="a defect is said to be fixed",
        language="es",
    ),
    Pattern(
        regex=(
            r"\b(?:(?:desapareci(?:ó|eron)|desaparecido|ces(?:ó|aron)|dej(?:ó|aron) de \w+|ha dejado de|"
            r"no (?:ha vuelto|volvió|volvieron) a|sin (?:errores|fallos|quejas|colgarse|fallar))(?!\w)|(?:ya|"
            r"ahora) (?:no \w+|funciona\w*|carga\w*|abre\w*|sale\w*|responde\w*|imprime\w*|llega\w*|"
            r"está\w* (?:en verde|bien|listo|verde)|va bien)|vuelven? a (?:funcionar|cargar|abrir|salir|ir|estar|"
            "imprimir|llegar)|(?:relanc|volví a (?:lanzar|ejecutar|correr|probar)|reinici|reinstal|"
            r"borré la caché)\w*|no (?:sé|entiendo|tengo (?:ni )?idea|queda claro) (?:de )?(?:por qué|qué|cuál)|"
            "causa(?: raíz)? ?: ?(?:pendiente|desconocida|por |sin |ver|tbd|en ))"
        ),
        all_of=(stems("desapar|ces|dej|ya |ahora|volv|vuelto|vuelve|relanc|reinici|reinstal|borré|no |causa|sin "),),
        why="a symptom no longer shows",
        language="es",
    ),
)
