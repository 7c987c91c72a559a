"""Spanish."""

from __future__ import annotations

from guardctl import Pattern


def _words(regex: str) -> str:
    """``\\b`` and ``\\w`` as this language has them: an accented letter is a letter."""
    return f"(?u:{regex})"

_SURE = (
    r"(?:commitear|comitear|pushear|mergear|fusionar|desplegar|publicar|lanzar|liberar|deployar|taggear|hacer (?:el |un |la )?(?:commit|push|merge|deploy|release|despliegue|publicación|fusión)"
    r"|(?:realizar|iniciar|ejecutar) (?:el |la |un )?(?:commit|push|merge|despliegue|publicación|lanzamiento))\b"
)
_MOVE = r"(?:subir|subirlo|enviar|mandar|empujar|integrar|entregar|pasar|pasarlo|poner|ponerlo|llevar|llevarlo|abrir|crear|confirmar|etiquetar|soltar|sacar|meter|promover|aplicar|activar|mezclar)\b"
_FIRST = (
    r"(?:commiteo|comiteo|pusheo|mergeo|fusiono|fusionaré|despliego|desplegaré|publico|publicaré|lanzo|lanzaré|libero|liberaré|(?:hago|haré|hacemos) (?:el |un |la |ya el )?(?:commit|push|merge|deploy|release|despliegue"
    r"|publicación)|(?:sigo|procedo|paso|continúo|avanzo) (?:directamente )?(?:con|a|al)(?: el| la)? (?:commit|push|merge|despliegue|publicación|producción|fusión|desplegar|publicar|fusionar|subir)|lo (?:libero|publico|subo|despliego|fusiono|lanzo|paso|pongo|mando)"
    r"|(?:commiteando|pusheando|fusionando|desplegando|publicando|lanzando|liberando|haciendo (?:el |un )?(?:commit|push|merge|despliegue)))\b"
)
_ORDER = r"(?:commitea|pushea|fusiona|fusione|despliega|despliegue|publica|publique|lanza|libera|haz (?:ya )?(?:el |un |la )?(?:commit|push|merge|deploy|release|despliegue)|haga (?:el |un )?(?:commit|push|merge|despliegue))\b"
_MOVES = (
    r"(?:subo|subiré|envío|enviaré|mando|empujo|integro|entrego|paso|pongo|llevo|abro|abriré|creo|confirmo|etiqueto|saco|meto|promuevo|aplico|activo|mezclo|sube|suba|manda|envía|pon|pasa|abre|crea|va|irá|entra|subiendo|enviando|poniendo|pasando|abriendo|creando"
    r"|será|se (?:sube|publica|despliega|fusiona))\b"
)
_PLACE = (
    r"(?:pull request|merge request|\bprs?\b|producción|\bmain\b|\bmaster\b|\bdevelop\b|\borigin\b|\bstaging\b|preproducción|remoto|repositorio|servidor(?:es)?|rama (?:principal|main|master)|principal|\bnpm\b|\bpypi\b|clientes|usuarios|tienda|"
    r"\bvivo\b|commit|etiqueta|versión|fusionad[oa]|publicad[oa]|desplegad[oa])"
)
_INTENT = (
    r"\b(?:voy a|vamos a|procedo a|paso a|puedo|podemos|puedes|debo|debemos|quiero|quieres que|queda|solo falta|falta|toca|hora de|listo para|prefiero|permíteme|déjame|conviene|hay que|tengo que|a punto de|pienso|sugiero|propongo|por favor|siguiente paso|ahora|ya|y|va a|van a|me gustaría|se puede|creo que)\b"
)

SIGNALS = (
    Pattern(
        regex=_words(_INTENT + r"(?! no\b)(?:.{0,60}\b(?:y|o|para|a)|.{0,40}[,:&+])?\W{1,3}(?:(?:ya|ahora|también|luego|directamente|a)\W{1,2}){0,2}(?:" + _SURE + r"|" + _MOVE + r".{0,50}?" + _PLACE + r"|(?:los|las|el|la)? ?(?:cambios|commit|push|despliegue)\b)"),
        all_of=(("ear", "ar", "er ", "ir", "commit", "push", "despliegue"), ("commit", "push", "merg", "fusi", "desp", "publi", "lanz", "liber", "prod", "main", "master", "pull", "pr", "remot", "repo", "servidor", "rama",
                                                                      "npm", "pypi", "client", "usuari", "tienda", "versión", "etiquet", "develop", "origin", "staging", "vivo", "cambios", "deploy")),
        why="anuncia, pide o propone un commit, push, fusión, versión o despliegue",
        language="es",
    ),
    Pattern(
        regex=_words(r"(?<!no )\b" + _FIRST + r"|(?:^|[-*,;:(¿¡]\s{0,3}|\b(?:y|ya|ahora|pues|anda|venga|por favor)\W{1,2})" + _ORDER + r"|(?<!no )\b" + _MOVES + r".{0,50}?" + _PLACE),
        all_of=(("commit", "comit", "push", "merg", "fusi", "desp", "publi", "lanz", "liber", "prod", "main", "master", "pull", "merge", "remoto", "repositorio", "servidor", "rama", "npm", "pypi", "clientes", "usuarios",
                 "tienda", "versión", "etiqueta", "develop", "origin", "staging", "vivo", "subo", "lo "),
                ("o ", "é ", "a ", "e ", "ndo", "haz", "lo ", "pon ", "o.", "á ")),
        why="hace, o manda hacer, un commit, push, fusión, versión o despliegue",
        language="es",
    ),
    Pattern(
        regex=_words(r"\b(?:siguiente(?: paso)?|próximo paso|falta|queda|luego|después|ahora)\b\W{1,3}(?:(?:es|el|la|un|solo|hacer|toca|paso)\W{1,2}){0,3}(?:commit|push|merge|despliegue|fusión|publicación|lanzamiento|confirmar los cambios|pull request)\b"),
        all_of=(("commit", "push", "merge", "despliegue", "fusión", "publicación", "lanzamiento", "confirmar", "pull"),),
        why="dice que lo siguiente es un commit, push, fusión o despliegue",
        language="es",
    ),
)
