"""Spanish signals."""

from __future__ import annotations

from guardctl import Pattern
from guardctl_commit_guard.patterns.grammar import either, first_then, lettered, literals

_NOUN = either(
    "commit push merge deploy release despliegue publicación lanzamiento fusión pull~request merge~request prs?"
)
_INFINITIVE = either("comm?itear pushear mergear fusionar desplegar publicar lanzar liberar deployar taggear")
_PLACE = either(
    r"""
    producción main\b master\b develop\b origin\b staging\b preproducción remoto\b repositorio servidor(?:es)?\b
    rama~principal principal\b npm\b pypi\b clientes\b usuarios\b tienda\b vivo\b
    """
)
_TO = r"\b(?:a|al|en|hacia|para|con)(?: la| el| los| las)? (?:\w+ )?`?"
_FIRST = either(
    r"""
    comm?iteo pusheo mergeo fusion(?:o|aré) desplieg(?:o) desplegaré public(?:o|aré) lanz(?:o|aré) liber(?:o|aré)
    (?:hago|haré|hacemos|haciendo)~(?:ya~)?(?:el~|un~|la~)?(?:commit|push|merge|deploy|release|despliegue|publicación|fusión)
    (?:sigo|procedo|paso|continúo|avanzo)~(?:directamente~)?(?:con|a|al)~(?:el~|la~)?(?:commit|push|merge|despliegue|publicación|producción|fusión|desplegar|publicar|fusionar|subir)
    (?<=lo~)(?:subo|paso|pongo|mando) lo~(?:subo|paso~a|pongo~en|mando~a) commiteando pusheando fusionando desplegando
    publicando lanzando liberando
    """
)
_ORDER = either(
    r"""
    commitea pushea fusion[ae] despliega despliegue publica publique lanza libera
    (?:haz|haga)~(?:ya~)?(?:el~|un~|la~)?(?:commit|push|merge|deploy|release|despliegue)
    """
)
_MOVING = either(
    r"""
    sub(?:o|iré|e|a|iendo) envi(?:ar)?(?:é|ando) envío env[ií]a mand[oa] empujo integro entrego pas(?:o|a|ando)
    pon(?:go|iendo)?\b llevo abr(?:o|iré|e|iendo) cre(?:o|a|aré|ando) confirmo etiqueto saco meto dejo sale salen
    promuevo aplico activo mezclo va(?<!\w..) irá entra(?<!\w.....) será se~(?:sube|publica|despliega|fusiona)
    """
)
_INTENT = (
    r"\b"
    + either(
        """
        voy~a vamos~a procedo~a paso~a va~a van~a puedo podemos puedes debo debemos quiero quieres~que queda solo~falta
        falta toca hora~de listo~para prefiero permíteme déjame conviene hay~que tengo~que a~punto~de pienso sugiero
        propongo por~favor siguiente~paso me~gustaría se~puede creo~que ya~podemos
        """
    )
    + r"\b(?! no\b)(?!\W+(?:ver|mirar|revisar|comprobar|verificar|leer|buscar|explicar|analizar|investigar|probar"
    r"|corregir|esperar)\b)"
)

SIGNALS = (
    Pattern(
        # "Voy a hacer el commit", "¿puedo fusionar?", "solo queda el merge"; not "voy a revisar el último commit".
        regex=lettered(
            first_then(
                _INTENT,
                rf"(?:\b(?<!último )(?:{_NOUN}|{_INFINITIVE}|subir(?:l[oa]s?)?|etiquetar|confirmar "
                rf"los cambios)\b|{_TO}{_PLACE})",
            )
        ),
        all_of=(
            literals(
                "voy~a vamos procedo paso~ va~a van~a puedo podemos puedes debo debemos quiero quieres queda "
                "falta toca~ hora~de listo prefiero permíteme déjame conviene"
                " hay~que tengo~que punto~de pienso sugiero propongo favor siguiente gustaría se~puede creo"
            ),
            literals(
                "commit comit push merg fusi desp publi lanz liber deploy release request ~pr producción main "
                "master develop origin staging remoto repositorio servidor"
                " principal npm pypi clientes usuarios tienda vivo subir etiquet confirmar"
            ),
        ),
        why="anuncia, pide o propone un commit, push, fusión, versión o despliegue",
        language="es",
    ),
    Pattern(
        # "Hago el commit", "procedo al despliegue", "lo libero hoy"; not "el commit se hizo ayer".
        regex=lettered(rf"\b{_FIRST}\b"),
        all_of=(
            literals("commit comit push merg fusi desp publi lanz liber deploy release producción subir lo~"),
            literals(
                "subo lo~p lo~m hago haré hacemos haciendo sigo procedo paso continúo avanzo eo~ eo. eo, eando "
                "ando despliego desplegaré publico publicaré lanzo lanzaré libero liberaré fusiono"
                " fusionaré"
            ),
        ),
        why="hace un commit, push, fusión, versión o despliegue",
        language="es",
    ),
    Pattern(
        # "Lo subo a producción", "abro un pull request", "lo dejo en la rama principal".
        regex=lettered(
            rf"\b{_MOVING}\b.{{0,50}}?(?:{_TO}{_PLACE}|\b(?:pull request|merge request|prs?|commit|push|etiqueta"
            r"|versión|(?:fusionad|publicad|desplegad)[oa])\b)"
        ),
        all_of=(
            literals(
                "commit push fusiona publica despleg request ~pr producción main master develop origin staging remoto "
                "repositorio servidor principal npm pypi clientes usuarios tienda vivo etiqueta versión"
            ),
            literals(
                "sub env mand empujo integro entrego pas pon llevo abr cre confirmo etiqueto saco meto promuevo aplico "
                "activo mezclo va~ irá entra será se~ dejo sale"
            ),
        ),
        why="lleva el cambio al repositorio, al servidor o a los usuarios",
        language="es",
    ),
    Pattern(
        # "Haz el merge cuando puedas", "venga, despliega ya"; not "el bot despliega por la noche".
        regex=lettered(rf"(?:^\W{{0,4}}|[,;:(¿¡]\s{{0,3}}|\b(?:y|ya|ahora|pues|anda|venga|favor)\W{{1,2}}){_ORDER}\b"),
        all_of=(
            literals("haz haga commitea pushea fusion despliega despliegue publica publique lanza libera"),
            literals("commit push merge deploy release despl fusion publi lanza libera"),
        ),
        why="manda hacer un commit, push, fusión, versión o despliegue",
        language="es",
    ),
    Pattern(
        # "Siguiente paso: confirmar los cambios", "solo queda hacer el merge".
        regex=lettered(
            r"\b(?:siguiente(?: paso)?|próximo paso|falta|queda|luego|después|ahora|ya|y)\b\W{1,3}(?:(?:es|el|la|un"
            r"|solo|hacer|toca|paso)\W{1,2}){0,3}"
            rf"(?:{_NOUN}|{_INFINITIVE}|confirmar los cambios)\b"
        ),
        all_of=(
            literals("siguiente próximo falta queda luego después ahora ya~ y~"),
            literals("commit push merge despliegue desplegar fusi publi lanza confirmar request liberar"),
        ),
        why="dice que lo siguiente es un commit, push, fusión o despliegue",
        language="es",
    ),
)
