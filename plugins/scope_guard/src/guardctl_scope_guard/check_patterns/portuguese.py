"""Portuguese signals of scope-check, Brazilian and European."""

from guardctl import Pattern

_NOUN = r"(?:sess(?:ão|ao|ões|oes)|conversas?|chats?|papos?|di[aá]logos?|threads?|t[oó]picos?|fios?|janelas?|inst[aâ]ncias?|contextos?)"
_OTHER = r"(?:pr[oó]xim[ao]s?|nov[ao]s?|outr[ao]s?|seguintes?|separad[ao]s?|segund[ao]|futur[ao]s?|posterior(?:es)?|limp[ao]|zerad[ao]|pr[oó]pri[ao])"
_PLACE = (
    rf"(?:\b{_OTHER}(?: \w+)? {_NOUN}\b|\b{_NOUN}(?: bem| totalmente)? {_OTHER}\b|\b(?:duas|três|tres|várias|varias|mais) "
    rf"(?:sess(?:ões|oes)|conversas|etapas|rodadas)\b|"
    r"\boutr[ao] (?=(?:pr[ao]|para|d[eo]|e|quando|amanhã)\b)|\bna (?:pr[oó]xima|seguinte)\b|\bdo zero\b|\bpara a seguinte\b)"
)
_TIME = (
    r"\b(?:pr[oó]xima vez|amanh[aã]|depois|mais tarde|outr[ao] (?:dia|hora|momento|ocasi[aã]o|oportunidade|vez)|"
    r"semana que vem|pr[oó]xima semana|quando (?:voc[eê] )?(?:voltar|retomar|quiser|me chamar|reabrir)|segunda-feira|"
    r"na pr[oó]xima|num? (?:outro|segundo) momento)"
)
_MOVE = (
    r"(?:rest[oa]|faltam?|restam|continu|prossig|prossegu|segu(?:ir|imos|e\b|indo|em\b)|sigo|retom|recome|volt[ao]|termin|conclu|acab[oae]|"
    r"fa[çz]|fic(?:a|am|ará|arão)\b|deix|pass(?:o|ar|amos|e)\b|lev(?:e|ar|o|amos)\b|abr(?:a|e|ir|iria|indo)\b|comec|começ|inici|trat|"
    r"divid|separ|fati|reparti|quebr|sugir|sugest|proponh|melhor|recomend|pode|encaix|empurr|transfer|entreg|ser(?:ão|ia|á)|pendente|"
    r"sobr(?:a|ou|aram)|escrev|mand|col(?:e|ar|ando)\b|bora|convém|prefir)"
)
_ROOM = (
    r"(?:contexto|tokens?|janela|conversa|papo|di[aá]logo|hist[oó]rico|mem[oó]ria|espa[çc]o|sess[aã]o|fio|chat|or[çc]amento|limite|"
    r"resposta|thread)"
)


def _signal(regex: str, all_of: tuple[tuple[str, ...], ...], why: str) -> Pattern:
    r"""Make a pattern in which ``\b`` and ``\w`` know letters with accents, which re.ASCII takes for punctuation."""
    return Pattern(f"(?u:{regex})", all_of, why, "pt")


SIGNALS = (
    _signal(
        rf"{_PLACE}.{{0,80}}?{_MOVE}|{_MOVE}.{{0,80}}?{_PLACE}",
        (
            ("sessã", "sessa", "sessõ", "sesso", "conversa", "chat", "papo", "diálogo", "dialogo", "thread", "tópico", "topico", "fio",
             "janela", "instância", "instancia", "contexto", "outra", "outro", "seguinte", "na próxima", "na proxima", "do zero"),
            ("próxim", "proxim", "nova", "novo", "outr", "seguinte", "separad", "segund", "futur", "posterior", "limp", "zerad",
             "própri", "duas", "três", "várias", "varias", "mais", "do zero"),
        ),
        "work moved to another conversation",
    ),
    _signal(
        rf"{_TIME}.{{0,60}}?{_MOVE}|{_MOVE}.{{0,60}}?{_TIME}",
        (
            ("próxima vez", "proxima vez", "amanhã", "amanha", "depois", "mais tarde", "outro dia", "outra hora", "outro momento",
             "outra ocasião", "outra oportunidade", "outra vez", "semana que vem", "próxima semana", "quando voltar", "quando você",
             "quando retomar", "quando quiser", "na próxima", "segundo momento", "quando reabrir", "segunda-feira"),
            ("resto", "restante", "faltam", "falta", "restam", "continu", "prossig", "segui", "sigo", "retom", "recome", "termin",
             "conclu", "fic", "deix", "parar", "paro", "sobr", "pendente", "capítulos", "demais", "chamar", "próxima!", "na próxima"),
        ),
        "work moved to another time",
    ),
    _signal(
        r"\b(?:par(?:o|ar|amos|armos|ei|e|ando)|interromp\w+|encerr\w+|suspend\w+|paus(?:o|ar|a|amos)|finaliz\w+|fech(?:o|ar|amos)|"
        r"cort(?:o|ar|amos)|termin(?:o|ar|amos))\b.{0,30}?\b(?:aqui|por (?:hoje|aqui|ora|enquanto|agora)|neste|nesse|nesta|este ponto|esta sess|"
        r"hoje|agora|por isso)|\bdeu por hoje|\b(?:bom|boa|melhor|natural) (?:ponto|momento|hora|lugar|pausa)\b.{0,15}\b(?:par|de|para)|"
        r"\bfi(?:co|camos) por aqui|\bpor hoje (?:é|chega)|\bdeix\w+ por aqui|\bparad[ao]s?\b.{0,20}\b(?:até|por)",
        (
            ("paro", "parar", "paramos", "parei", "pare ", "parando", "interromp", "encerr", "suspend", "paus", "finaliz", "fech", "cort",
             "termin", "deu por hoje", "bom ", "boa ", "melhor", "natural", "por aqui", "por hoje", "parad"),
            ("aqui", "hoje", "por ora", "enquanto", "agora", "neste", "nesse", "nesta", "ponto", "esta sess", "por isso", "momento", "até"),
        ),
        "stops before the end",
    ),
    _signal(
        rf"\b{_ROOM}\b.{{0,40}}?(?:quase|chei[oa]|ch?eg(?:a|ou|ando)|esgot|acab(?:ou|ando|a\b)|pouc|limite|teto|long|grande|gigante|"
        r"compri|enorme|pesa|rest[ao]|sobr|estour|ultrapass|exced|curt|apert|cab(?:e|ia|em)|tamanh|extens|satur|cont[eé]m|\d ?%|teto|cresceu|"
        r"\bno fim|ocupad)|"
        r"\b(?:limite|teto|falta|pouc[oa]s?|quase|economiz\w+|poup\w+|tamanho|extensão|fim|sem|estour\w+|excesso|restam|sobra\w*|margem|"
        rf"chei[ao]|acab\w+|gast\w+|não cab\w+|cab\w+)\b.{{0,30}}?\b{_ROOM}\b",
        (
            ("contexto", "token", "janela", "conversa", "papo", "diálogo", "dialogo", "histórico", "historico", "memória", "memoria",
             "espaço", "espaco", "sessão", "sessao", "fio", "chat", "orçamento", "limite", "resposta", "thread"),
            ("quase", "chei", "cheg", "esgot", "acab", "pouc", "limite", "teto", "falta", "long", "grande", "gigante", "compri", "enorme",
             "pesa", "rest", "sobr", "estour", "ultrapass", "exced", "curt", "apert", "cab", "tamanh", "extens", "satur", "%", "cresceu",
             "no fim", "ocupad", "economiz", "poup", "sem ", "excesso", "margem", "gast"),
            ("meu", "minha", "noss", "meus", "est", "ess", "a conversa", "o papo", "o contexto", "de contexto", "de espaço", "de token", "os token",
             "dos token", "como ", "porque", "pois", "para ", "por ", "dado", "dada", "já", "o orçamento", "fic", "lá", "limite", "a janela"),
        ),
        "pressed for context",
    ),
    _signal(
        r"\b(?:perd\w+|fug\w+|escap\w+)\b.{0,25}\b(?:fio|detalh|conta|meada|noção|do que|combin)|\bn[aã]o (?:me )?(?:lembr|record|consig)\w*|"
        r"\besque[cç]\w+|\bcabe[çc]a (?:fresca|limpa|descansada)|\bem mente|\bde cabeça|\bconfund\w+|\bfolha em branco",
        (
            ("perd", "fug", "escap", "lembr", "record", "consig", "esque", "cabeça", "cabeca", "em mente", "confund", "em branco"),
            ("fio", "detalh", "conta", "meada", "noção", "do que", "combin", "não", "nao", "esque", "fresca", "limpa", "descansada",
             "mente", "cabeça", "confund", "em branco"),
            ("lembr", "record", "mante", "manter", "perd", "fug", "escap", "esque", "cabeça", "cabeca", "confund", "mente", "folha", "segur"),
        ),
        "loses track of the conversation",
    ),
    _signal(
        r"\b(?:reduz\w*|redu[çz]\w+|limit(?:ei|o|ar|amos|ando)|restring\w+|encurt\w+|resum(?:o|ir|i|ida|idas|idos)\b|cort(?:ei|o|ar)|diminu\w+|enxug\w+)"
        r"\b.{0,60}?\b(?:só|apenas|maiores|principais|primeir|import|a \w+|aos?|às|em vez|resumid|metade)\b|"
        r"\b(?:fiz|fa[çz]o|revisei|converti|traduzi|cobri|verifiquei|analisei|processei|li) (?:só|apenas|somente)\b|"
        r"\b(?:só|apenas|somente) (?:fiz|revisei|converti|traduzi|cobri|verifiquei|analisei|os?|as?) .{0,20}?(?:primeir|maior|princip|import|\d)|"
        r"\bdeix\w+\b.{0,40}\bde fora\b|\bmetade (?:agora|hoje)|\bem vers[aã]o resumida",
        (
            ("reduz", "redu", "limit", "restring", "encurt", "resum", "cort", "diminu", "enxug", "só ", "apenas", "somente", "de fora",
             "metade"),
            ("contexto", "token", "janela", "conversa", "espaço", "limite", "porque", "por isso", "para ", "como ", "mente", "tamanho",
             "falta", "restante", "demais", "resposta", "metade", "resumida"),
        ),
        "the work is shrunk",
    ),
    _signal(
        r"\b(?:divid\w+|separ\w+|fati\w+|repart\w+|quebr\w+|distribu\w+)\b.{0,50}?\b(?:sessão|sessões|sessoes|conversas|chats|vezes|blocos|partes|etapas|lotes)|"
        r"\b(?:pr[oó]xim[oa]|outr[oa]|seguinte) (?:agente|assistente|inst[aâ]ncia|pessoa)|\bpassagem de|\bpassagem\.md|"
        r"\b(?:resto|restante|demais|faltam|falta|sobr\w+|pendentes?)\b.{0,60}?\b(?:depois|amanhã|outr[ao]|pr[oó]xim|pode(?:m)? (?:esperar|ficar)|"
        r"nov[ao] |mais tarde|posterior|ficam? para|ser[aã]o|seguinte)",
        (
            ("divid", "separ", "fati", "repart", "quebr", "distribu", "agente", "assistente", "instância", "pessoa", "passagem",
             "resto", "restante", "demais", "falta", "sobr", "pendente"),
            ("sessão", "sessões", "sessoes", "conversa", "chats", "vezes", "blocos", "lotes", "próxim", "proxim", "outr", "seguinte", "passagem",
             "depois", "amanhã", "esperar", "nov", "mais tarde", "posterior", "ficam", "fica para"),
            ("resto", "restante", "demais", "falta", "sobr", "pendente", "trabalho", "tarefa", "sess", "conversa", "agente", "passagem",
             "instância", "bloco", "lotes"),
        ),
        "the work is split or handed over",
    ),
    _signal(
        r"(?<!\w)/(?:clear|compact|new)\b|\bcompacta[çc][aã]o|\b(?:um|o|de um|após|depois de|antes de) (?:reset|rein[ií]cio)|\brein[ií]ci(?:o|ar|e)\b|\bzerar (?:a|o)\b|\blimp(?:ar|o|a|e) (?:o |a )?(?:contexto|conversa|chat|histórico)|"
        r"\b(?:contexto|conversa|chat|histórico) (?:estar |estiver |ficar |for )?(?:limp|zerad)\w*|\bno (?:meu )?limite\b|\bnão enxerg\w+|\bnão vejo (?:mais|direito)|\b(?:texto|coisa|material|conteúdo) demais|\bmuita coisa\b|\bnão cab(?:e|em|ia|iam|eria)\b|"
        r"\b(?:uma|numa|em uma|de uma) (?:só )?(?:conversa|resposta|vez|rodada|sessão)(?: só)?\b.{0,20}\b(?:não|demais|muito|pesad)|\boutro terminal|\bnov[ao] (?:terminal|janela|rodada)|\bsegunda (?:rodada|parte|metade)\b.{0,40}\b(?:depois|amanhã|novo|próxim|outr)|"
        r"\bpe[çc]a (?:a|o|de)\b.{0,30}\bde novo|\bocasi[aã]o (?:distinta|futura|posterior)|\bpr[oó]xim[ao] (?:troca|rodada|leva|mensagem|resposta|interação|pedido)|\bna próxima\W*$|\b(?:um|dois) ter[çc]os?\b|\bapenas (?:um|a|metade|parte)|"
        r"\bantes do último\b|\b(?:outra|segunda) metade|\btermin\w+ sem mexer|\bcomprim\w+\b.{0,40}\b(?:últim|restant|demais|final|em t[oó]picos)",
        (
            ("/clear", "/compact", "/new", "compactação", "compactaçao", "reset", "reinício", "reinicio", "reiniciar", "reinicie", "zerar", "limpar", "limpo", "limpa", "zerad", "limite", "enxerg", "não vejo", "demais", "muita coisa", "não cab", "uma conversa", "uma só", "uma vez",
             "numa", "terminal", "nova janela", "nova rodada", "segunda rodada", "segunda parte", "segunda metade", "de novo", "ocasião", "próxima troca", "próxima rodada", "próxima leva", "próxima mensagem", "próxima resposta", "próxima interação", "próximo pedido", "na próxima",
             "terço", "apenas", "antes do último", "outra metade", "sem mexer", "comprim"),
            ("conversa", "contexto", "resto", "rest", "falt", "sobr", "fic", "faç", "faz", "termin", "paro", "parar", "prefir", "resum", "entr", "só ", "peça", "dê ", "abra", "prosseg", "continu", "estou", "mex", "text", "cab", "chamados", "outra", "para ", "esper", "comprim"),
        ),
        "asks for a reset",
    ),
    _signal(
        r"\b(?:painéis|testes|telas|itens|módulos|capítulos|seções|arquivos|páginas|partes|finais|últim[ao]s|rest\w+|demais|outr[ao]s)\b.{0,50}\b(?:v[aã]o (?:ter que )?esperar|fic(?:am|arão|a) para|ficassem para|ser(?:ão|iam) (?:feit|tratad|vist)\w+ (?:depois|amanhã|em outr|na próxim))|"
        r"\bprosse(?:gu|g)\w+\b.{0,40}\b(?:outr|distint|depois|amanhã|posterior)",
        (
            ("esperar", "ficam para", "ficarão para", "fica para", "ficassem para", "serão", "seriam", "prosseg"),
            ("painéis", "testes", "telas", "itens", "módulos", "capítulos", "seções", "arquivos", "páginas", "partes", "finais", "últim", "rest", "demais", "outr", "distint"),
            ("contexto", "conversa", "próxim", "amanhã", "rodada", "outr", "limpo", "troca", "sess", "chat", "vez", "distint", "depois"),
        ),
        "the rest is left for another time",
    ),
    _signal(
        r"\bnebulos\w+|\bemba[çc]ad\w+|\bconfus[ao]s? para mim|\bno vermelho\b|\b(?:perto|próxim[ao]) do (?:máximo|limite|fim|teto)|\bcabe[çc]a (?:cheia|quente|pesada)|\bpausa\b.{0,20}\b(?:agora|aqui|neste)|\b(?:na|para|até) (?:segunda|terça|quarta|quinta|sexta)\b|\bsuspens[ao]s?\b|"
        r"\b(?:fio|chat|papo|tópico|terminal|diálogo) nov[ao]\b|\bpr[oó]ximo (?:chat|papo|fio|tópico)|\bda \d+ em diante|\bem (?:blocos|lotes|partes)\b.{0,60}\b(?:sess|conversa|agora|hoje)|\bhist[oó]rico demais|\bdo zero\b|\bprimeir[ao] (?:lote|bloco|leva)\b|\bmetade (?:fácil|feita|pronta|acabou)|"
        r"\bconversa que só|\bpara caber\b|\bparei n[ao]\b|\bconfiável\b",
        (
            ("nebulos", "embaçad", "embacad", "confus", "no vermelho", "máximo", "perto do", "cabeça", "pausa", "segunda", "terça", "quarta", "quinta", "sexta", "suspens", "fio", "chat", "papo", "tópico", "terminal", "diálogo", "em diante", "em blocos", "em lotes", "em partes", "demais", "do zero", "lote", "bloco", "leva", "metade", "que só", "caber", "parei n",
             "confiável"),
            ("para mim", "token", "contexto", "conversa", "transcri", "limite", "agora", "aqui", "que tal", "resto", "testes", "próxim", "nov", "abr", "traga", "sess", "hist", "começ", "faç", "fica", "ficam", "est", "outr", "chei", "parei"),
        ),
        "stops before the end",
    ),
)
