"""Spanish signals: code is changed for a defect."""

from guardctl import Pattern
from guardctl_bugfix_guard.grammar import stems

# First person and participles in full, because their stems are English words too ("limit", "sub", "mov").
CHANGED = (
    r"(?:\b(?:cambié|añadí|quité|corregí|arreglé|ajusté|sustituí|reemplacé|envolví|moví|reescribí|limité|protegí|"
    r"modifiqué|invertí|dejé|corté|forcé|hice|metí|puse|aumenté|bajé|subí|usé)(?!\w)|\b(?:he|ha sido|han sido|está|"
    r"queda) (?:cambiado|añadido|quitado|"
    r"corregido|arreglado|ajustado|sustituido|puesto|modificado|protegido|movido)|\bvoy a (?:\w+r)\b|\b(?:corrijo|"
    r"borro|uso|pongo|dejo|limpio|fuerzo|devuelvo|"
    r"cambio|añado|quito|arreglo|ajusto|protejo|el arreglo|el cambio|el parche)\b)"
)

SIGNALS = (
    Pattern(
        regex=(
            r"^(?=.*?\b(?:probablemente|debe (?:de )?ser|deben ser|parece|creo que|supongo|sospech\w+|seguramente|"
            r"seguro que|será|me parece|juraría|dic(?:e|en) que|dijo|dijeron|"
            "quizá|apuesto|apunta|sugiere|según|traza|stack ?trace|errores|error|fallos?|defectos?|problemas?|"
            rf"bugs?|incidencias?|excepci[oó]n\w*|bloqueo|cuelgue|queja\w*|informe|report\w+|avis\w+)).*?{CHANGED}|"
            r"\b(?:debe (?:de )?ser (?:la|el|un|una)\b|(?:defecto|incidencia|fallo|(?:el|un|al|del|este|"
            r"ese) error) ?(?:n\.?º ?|#)?\d+)"
        ),
        all_of=(
            stems(
                "probable|debe|parece|creo|supongo|sospech|segur|será|juraría|dice|dijo|dijer|quizá|apue|apunta|"
                "sugiere|según|traza|trace|error|"
                "fallo|defecto|problema|bug|incidencia|excepci|bloqueo|cuelgue|queja|informe|report|avis"
            ),
            stems(
                "é|í|ido|ado|puse|hice|voy a|corrijo|cambio|quito|arreglo|ajusto|protejo|borro|uso|pongo|dejo|"
                "limpio|fuerzo|devuelvo|parche|puesto|debe|defecto|"
                "incidencia|error|fallo|bug"
            ),
        ),
        why="code is changed for a defect",
        language="es",
    ),
    Pattern(
        regex=(
            r"\b(?:(?:no|nunca|sin|tampoco|nadie)(?: (?:lo|la|se|he|ha|haber|pude|llegué a)){0,3} (?:reproduc\w+|"
            r"ejecutad\w+|ejecut[éao]\w*|probad\w+|prob[éó]|ver|verlo|abr\w+|abiert\w+|vist[oa]\w*|intent\w+)|"
            r"reproduc\w+.{0,20}?\b(?:después|luego|más tarde))"
        ),
        all_of=(
            stems("no |nunca|sin |tampoco|nadie|reproduc"),
            stems("reproduc|ejecut|prob|ver|abr|abiert|vist|intent"),
        ),
        why="the defect was not seen before the change",
        language="es",
    ),
)
