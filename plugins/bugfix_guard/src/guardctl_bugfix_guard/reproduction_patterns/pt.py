"""Portuguese signals: code is changed for a defect."""

from guardctl import Pattern

# Words that English shares (bug, issue, trace) count only beside a Portuguese verb. \b and \w are ASCII: a word that
# ends in an accented letter is closed by (?!\w).
DEFECT = (
    r"(?:\b(?:erros?(?! de digitação)|bugs?|falh\w+|defeitos?|problemas?|trav\w+|crash\w*|exceç\w+|incidentes?|chamados?|vazamento\w*|regress\w+|"
    r"sintomas?|rastreamentos?|stack ?traces?|traces?|dump|relat(?:o|ad\w+|ou|am)|reclam\w+|queix\w+|captura|print|descri\w+|duplicad\w+|dobrad\w*|"
    r"em dobro|dupl[ao]s?|errad[oa]s?|sumi\w+|apontad\w+|report\w+|piscad\w+|estour\w+|corrida|usuários|clientes)(?!\w))"
)
DEFECT_STEMS = (
    *("erro", "bug", "falh", "defeito", "problema", "trav", "crash", "exceç", "incidente", "chamado", "vazamento", "regress"),
    *("sintoma", "rastreamento", "trace", "dump", "relat", "reclam", "queix", "captura", "print", "descri", "dupl", "dobr"),
    *("errad", "sumi", "apontad", "report", "pisca", "estour", "corrida", "usuários", "clientes"),
)
CHANGED = (
    r"\b(?:adicionei|acrescentei|mudei|troquei|envolvi|movi|ajustei|alterei|corrigi(?:d[oa]s?)?|reescrevi|substituí|limitei|aumentei|diminuí|reduzi|"
    r"coloquei|pus|botei|meti|tirei|retirei|removi|inverti|dobrei|protegi|desativei|usei|deixei|fiz|apliquei|tratad[oa]s?|tratei|mexi|subi|baixei|"
    r"arrumei|consertei|resolvi(?:d[oa])?|restringi|passei|acertei|afrouxei|cortei|alterad[oa]s?|trocad[oa]s?|adicionad[oa]s?|aplicad[oa]s?|feitas?|"
    r"estou \w+ndo|vou (?:\w+ )?(?:\w+r|pôr)|vamos \w+r|aplico|corrijo|troco|mudo|adiciono|coloco|copio|o patch|a correção|subindo|ajustando|trocando|"
    r"cuidam do)(?!\w)"
)
CHANGED_STEMS = ("ei", "vi ", "gi", "zi", "ri ", "bi ", "í ", "ado", "ada", "ido", "feit", "pus", "fiz", "vou ", "vamos", "ico", "ijo", "oco", "mudo", "pio", "patch", "correção", "ndo", "xi ", "adiciono", "cuidam")

SIGNALS = (
    Pattern(
        regex=rf"^(?=.*?{DEFECT}).*?{CHANGED}",
        all_of=(DEFECT_STEMS, CHANGED_STEMS),
        why="code is changed for a defect",
        language="pt",
    ),
    Pattern(
        regex=(
            r"\b(?:provavelmente|deve (?:ser|estar|haver|ter)|devem|parece|acho que|imagino|suponho|suspeit\w+|desconfio|apost\w+|com certeza|talvez|palpite|"
            r"pelo jeito|tudo indica|aponta|sugere|diz|cita|lendo o código|pela (?:descrição|captura|mensagem)|pelo (?:log|relato|print|trace)|só com|com base|chut\w+|"
            rf"deduz\w+)(?!\w).*?{CHANGED}"
            r"|\b(?:provavelmente|acho que|aposto|apostei|palpite|suspeito|com certeza|desconfio)\b.{0,40}?(?:\b(?:é|seja|está|no|na|em|do|da|de|que|vai)(?!\w)|é )"
            r"|\b(?:deve (?:ser|estar|ter)|parece|devem ser)\b.{0,30}?\b(?:fuso|cache|condição|corrida|conexão|codificação|arredondamento|concorrência|"
            r"trava|memória|nulo|token\w*|parser|permiss\w+|buffer|timing|sincron\w+|regex)"
            r"|\b(?:deve(?:m)? (?:resolver|bastar|parar|sumir|corrigir)|vai (?:resolver|parar|sumir)|vão parar|isso resolve|acho que vai)(?!\w)|\bdireto (?:à|para a) correção"
            r"|\b(?:stack ?trace|trace|rastreamento|mensagem|dump|exceção|log)\b(?: \w+){0,4}? (?:aponta|diz|sugere|cita|termina|mostra)\b|\bpela captura\b|\bnão acontece mais"
        ),
        all_of=(
            (
                *("provavelmente", "deve", "parece", "acho", "imagino", "suponho", "suspeit", "apost", "certeza", "talvez", "palpite"),
                *("jeito", "indica", "aponta", "sugere", "diz", "cita", "pela ", "pelo ", "só com", "com base", "chut", "deduz", "desconfio"),
                *("vai ", "vão parar", "isso resolve", "termina", "mostra", "lendo o", "direto", "não acontece"),
            ),
        ),
        why="a fix rests on a guess",
        language="pt",
    ),
    Pattern(
        regex=(
            r"(?:\bnão|\bnem|\bnunca|\bsem|\bninguém|\btampouco)(?!\w)(?: (?:se|o|a|cheguei a|consegui|foi|foram|fiz|há|pude|deu para|deu tempo de|fui|ainda)){0,2}? ?"
            r"(?:reproduz\w+|reproduç\w+|tentei|tentar|testei|testou|rod(?:ei|ou|ar|ando)|execut(?:ei|ar|ou|ando)|abri(?:r|ndo)?|vi(?: |,|\.|$)|ver (?:a|o|se)|simul\w+|provoc\w+|forç\w+|"
            r"mont(?:ei|ar)|confer\w+|verifi\w+|usei o|liguei|acess\w+|teste que|nenhuma conta|observ\w+|presenci\w+|cheguei|experiment\w+|dispar\w+|atrás|tenh[oa] (?:a|o|nem)|fiz)"
            r"|\breproduç\w+.{0,20}?\b(?:depois|fica|mais tarde|pulei|dispens|posterior)|\b(?:depois|mais tarde|em seguida)\b.{0,30}?\b(?:vejo|ver|reproduz|"
            r"confiro|testo|verifico|tento)|\bpreguiça\b|às cegas\b|\bsem aparelho|\btestes? (?:nasceu|nasceram|vieram|veio|foi escrito|foram escritos) depois"
        ),
        all_of=(
            ("não", "nem ", "nunca", "sem ", "ninguém", "tampouco", "reproduç", "depois", "mais tarde", "seguida", "preguiça", "cegas"),
            (
                *("reprod", "tent", "test", "rod", "execut", "abr", "vi", "ver", "ve", "simul", "provoc", "forç", "mont", "confer", "us", "lig"),
                *("acess", "fi", "observ", "presenci", "cheg", "experiment", "dispar", "preguiça", "cegas", "aparelho", "conta", "atrás", "tenh"),
            ),
        ),
        why="the defect was not seen before the change",
        language="pt",
    ),
    Pattern(
        regex=(
            r"\b(?:defeito|chamado|tíquete|erro|incidente)s?\b ?(?:nº|n\.?º?|#|número)? ?\d+|\brelatório de crash|^[^a-z]*(?:defeito|erro|chamado)\b.{0,12}?[:—–,-]"
            r"|\b(?:para|sobre) (?:o|a) (?:bug|defeito|erro|problema|falha)\b|\b(?:vou|vamos|irei|para|a fim de) (?:\w+ )?(?:corrigir|consertar|resolver|arrumar|"
            r"evitar|tratar)\b|\b(?:corrigi|consertei|arrumei)\b|\b(?:o item|o chamado|#?\d+) (?:saiu da fila|pode ir|foi para)"
        ),
        all_of=(
            ("defeito", "chamado", "tíquete", "erro", "incidente", "relatório de", "bug", "problema", "falha", "corrigi", "consert", "arrum")
            + ("resolver", "evitar", "tratar", "fila", "pode ir", "foi para"),
        ),
        why="a defect is worked on",
        language="pt",
    ),
)
