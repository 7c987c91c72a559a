"""Portuguese signals of scope-check, Brazilian and European."""

from guardctl_scope_guard.conditions import both, signal

_NOUN = (
    "(?:sess(?:ão|ao|ões|oes)|conversas?|chats?|papos?|di[aá]logos?|threads?|t[oó]picos?|fios?|janelas?|"
    "inst[aâ]ncias?|contextos?)"
)
_OTHER = (
    "(?:pr[oó]xim[ao]s?|nov[ao]s?|outr[ao]s?|seguintes?|separad[ao]s?|segund[ao]|futur[ao]s?|posterior(?:es)?|"
    "limp[ao]|zerad[ao]|pr[oó]pri[ao])"
)
_PLACE = (
    rf"(?:\b{_OTHER}(?: \w+)? {_NOUN}\b|\b{_NOUN}(?: bem| totalmente)? {_OTHER}\b|\b(?:duas|três|tres|várias|"
    r"varias|mais) (?:sess(?:ões|oes)|conversas|etapas|rodadas)\b|\boutr[ao] (?=(?:pr[ao]|para|d[eo]|e|quando|"
    r"amanhã)\b)|\bna (?:pr[oó]xima|seguinte)\b|\bdo zero\b|\bpara a seguinte\b)"
)
_TIME = (
    r"\b(?:pr[oó]xima vez|amanh[aã]|depois|mais tarde|outr[ao] (?:dia|hora|momento|ocasi[aã]o|oportunidade|vez)|"
    "semana que vem|pr[oó]xima semana|quando (?:voc[eê] )?(?:voltar|retomar|quiser|me chamar|reabrir)|"
    "segunda-feira|na pr[oó]xima|num? (?:outro|segundo) momento)"
)
_MOVE = (
    r"(?:rest[oa]|faltam?|restam|continu|prossig|prossegu|segu(?:ir|imos|e\b|indo|em\b)|sigo|retom|recome|"
    r"volt[ao]|termin|conclu|acab[oae]|fa[çz]|fic(?:a|am|ará|arão)\b|deix|pass(?:o|ar|aria|amos|e|em)\b|lev(?:e|"
    r"ar|o|amos)\b|abr(?:a|e|ir|iria|indo)\b|comec|começ|inici|trat|divid|separ|fati|reparti|quebr|sugir|sugest|"
    "proponh|melhor|recomend|pode|encaix|empurr|transfer|entreg|ser(?:ão|ia|á)|pendente|sobr(?:a|ou|aram)|"
    r"escrev|mand|col(?:e|ar|ando)\b|bora|convém|prefir)"
)
_ROOM = (
    "(?:contexto|tokens?|janela|conversa|papo|di[aá]logo|hist[oó]rico|mem[oó]ria|espa[çc]o|sess[aã]o|fio|chat|"
    "or[çc]amento|(?:meu|nosso) limite|resposta|thread)"
)


SIGNALS = (
    signal(
        "pt",
        "work moved to another conversation",
        both(_PLACE, _MOVE),
    ),
    signal(
        "pt",
        "work moved to another time",
        both(_TIME, _MOVE),
    ),
    signal(
        "pt",
        "stops before the end",
        r"\b(?:par(?:o|ar|amos|armos|ei|e|ando)|interromp\w+|encerr\w+|suspend\w+|paus(?:o|ar|a|amos)|finaliz\w+|"
        r"fech(?:o|ar|amos)|cort(?:o|ar|amos)|termin(?:o|ar|amos))\b.{0,30}?\b(?:aqui|por (?:hoje|aqui|ora|enquanto|"
        r"agora)|neste|nesse|nesta|este ponto|esta sess|hoje|agora|por isso)|\bdeu por hoje|\b(?:bom|boa|melhor|"
        r"natural) (?:ponto|momento|hora|lugar|pausa)\b.{0,15}\b(?:par|de|para)|\bfi(?:co|camos) por aqui|"
        r"\bpor hoje (?:é|chega)|\bdeix\w+ por aqui|\bparad[ao]s?\b.{0,20}\b(?:até|por)",
    ),
    signal(
        "pt",
        "pressed for context",
        both(
            rf"\b{_ROOM}\b",
            r"\b(?:quase|chei[oa]|ch?eg(?:a|ou|ando)|esgot|acab|pouc[oa]|limite|teto|long[oa]|grande demais|"
            r"gigante|compri|enorme|pesa|"
            r"rest[ao]|sobr[ao]|estour|ultrapass|exced|curt|apert|(?:não )?cab(?:e|ia|em)|tamanh|extens|satur|"
            r"cresceu|ocupad|falta|"
            r"economiz|poup|excesso|restam|margem|gast|fim d[oea])|\d ?%",
        ),
    ),
    signal(
        "pt",
        "loses track of the conversation",
        r"\b(?:perd\w+|fug\w+|escap\w+)\b.{0,25}\b(?:fio|detalh|conta|meada|noção|do que|combin)|"
        r"\bn[aã]o (?:me )?(?:lembr|record|consig)\w*|\besque[cç]\w+|\bcabe[çc]a (?:fresca|limpa|descansada)|"
        r"\bem mente|\bde cabeça|\bconfund\w+|\bfolha em branco",
    ),
    signal(
        "pt",
        "the work is shrunk",
        r"\b(?:reduz\w*|redu[çz]\w+|limit(?:ei|o|ar|amos|ando)|restring\w+|encurt\w+|resum(?:o|ir|i|ida|idas|"
        r"idos)\b|cort(?:ei|o|ar)|diminu\w+|enxug\w+)\b.{0,60}?\b(?:só|apenas|maiores|principais|primeir|import|"
        r"a \w+|aos?|às|em vez|resumid|metade)\b|\b(?:fiz|fa[çz]o|revisei|converti|traduzi|cobri|verifiquei|"
        r"analisei|processei|li) (?:só|apenas|somente)\b|\b(?:só|apenas|somente) (?:fiz|revisei|converti|traduzi|"
        r"cobri|verifiquei|analisei|os?|as?) .{0,20}?(?:primeir|maior|princip|import|\d)|"
        r"\bdeix\w+\b.{0,40}\bde fora\b|\bmetade (?:agora|hoje)|\bem vers[aã]o resumida",
    ),
    signal(
        "pt",
        "the work is split or handed over",
        r"\b(?:divid\w+|separ\w+|fati\w+|repart\w+|quebr\w+|distribu\w+)\b.{0,50}?\b(?:sessão|sessões|sessoes|"
        r"conversas|chats|vezes|blocos|partes|etapas|lotes)|\b(?:pr[oó]xim[oa]|outr[oa]|seguinte) (?:agente|"
        r"assistente|inst[aâ]ncia|pessoa)|\bpassagem de|\bpassagem\.md|\b(?:resto|restante|demais|faltam|falta|"
        r"sobr(?:a|as|am|ou|aram|ar|aria|ando)|pendentes?)\b.{0,60}?\b(?:depois|amanhã|outr[ao]|pr[oó]xim|pode(?:m)? "
        r"(?:esperar|ficar)|nov[ao] |"
        "mais tarde|posterior|ficam? para|ser[aã]o|seguinte)",
    ),
    signal(
        "pt",
        "asks for a reset",
        r"(?<!\w)/(?:clear|compact|new)\b|\bcompacta[çc][aã]o|\b(?:um|o|de um|após|depois de|antes de) (?:reset|"
        r"rein[ií]cio)|\brein[ií]ci(?:o|ar|e)\b|\bzerar (?:a|o)\b|\blimp(?:ar|o|a|e) (?:o |a )?(?:contexto|conversa|"
        r"chat|histórico)|\b(?:contexto|conversa|chat|histórico) (?:estar |estiver |ficar |for )?(?:limp|zerad)\w*|"
        r"\bno (?:meu )?limite\b|\bnão enxerg\w+|\bnão vejo (?:mais|direito)|\b(?:texto|coisa|material|"
        r"conteúdo) demais|\bmuita coisa\b|\bnão cab(?:e|em|ia|iam|eria)\b|\b(?:uma|numa|em uma|"
        r"de uma) (?:só )?(?:conversa|resposta|vez|rodada|sessão)(?: só)?\b.{0,20}\b(?:não|demais|muito|pesad)|"
        r"\boutro terminal|\bnov[ao] (?:terminal|janela|rodada)|\bsegunda (?:rodada|parte|"
        r"metade)\b.{0,40}\b(?:depois|amanhã|novo|próxim|outr)|\bpe[çc]a (?:a|o|de)\b.{0,30}\bde novo|"
        r"\bocasi[aã]o (?:distinta|futura|posterior)|\bpr[oó]xim[ao] (?:troca|rodada|leva|mensagem|resposta|"
        r"interação|pedido)|\bna próxima\W*$|\b(?:um|dois) ter[çc]os?\b|\bapenas (?:um|a|metade|parte)|"
        r"\bantes do último\b|\b(?:outra|segunda) metade|\btermin\w+ sem mexer|\bcomprim\w+\b.{0,40}\b(?:últim|"
        "restant|demais|final|em t[oó]picos)",
    ),
    signal(
        "pt",
        "the rest is left for another time",
        r"\b(?:painéis|testes|telas|itens|módulos|capítulos|seções|arquivos|páginas|partes|finais|últim[ao]s|"
        r"rest\w+|demais|outr[ao]s)\b.{0,50}\b(?:v[aã]o (?:ter que )?esperar|fic(?:am|arão|a) para|ficassem para|"
        r"ser(?:ão|iam) (?:feit|tratad|vist)\w+ (?:depois|amanhã|em outr|na próxim))|\bprosse(?:gu|"
        r"g)\w+\b.{0,40}\b(?:outr|distint|depois|amanhã|posterior)",
    ),
    signal(
        "pt",
        "stops before the end",
        r"\bnebulos\w+|\bemba[çc]ad\w+|\bconfus[ao]s? para mim|\bno vermelho\b|\b(?:perto|próxim[ao]) do (?:máximo|"
        r"limite|fim|teto)|\bcabe[çc]a (?:cheia|quente|pesada)|\bpausa\b.{0,20}\b(?:agora|aqui|neste)|\b(?:na|para|"
        r"até) (?:segunda|terça|quarta|quinta|sexta)\b|\bsuspens[ao]s?\b|\b(?:fio|chat|papo|tópico|terminal|"
        r"diálogo) nov[ao]\b|\bpr[oó]ximo (?:chat|papo|fio|tópico)|\bda \d+ em diante|\bem (?:blocos|lotes|"
        r"partes)\b.{0,60}\b(?:sess|conversa|agora|hoje)|\bhist[oó]rico demais|\bdo zero\b|\bprimeir[ao] (?:lote|"
        r"bloco|leva)\b|\bmetade (?:fácil|feita|pronta|acabou)|\bconversa que só|\bpara caber\b|\bparei n[ao]\b|"
        r"\bconfiável\b",
    ),
    signal(
        "pt",
        "pressed for context",
        r"\bconsum(?:iu|i|iram|indo)\b.{0,20}\b(?:contexto|tokens?|janela)|\b(?:sess[ãa]o|conversa|chat) (?:nov[ao]|"
        r"limp[ao]|fresc[ao])|\bnum (?:limpo|novo|outro)\b|\b(?:pede|pedem|merece\w*)\b.{0,20}\b(?:sess|conversa|"
        r"chat)|\d ?% da (?:janela|conversa|cota)|\b(?:lembrança|memória|noção)\b.{0,40}\b(?:sumi|apag|falh|perd|"
        r"vag|esvai|fugi)\w*|\b(?:nov[oa]|outr[oa]) (?:assistente|agente|ajudante|colega)|\bse (?:estendeu|alongou|"
        r"prolongou)\b|\bsuspend(?:er|ermos|o|emos)\b|\b(?:noutra|em outra|outra) (?:data|hora|ocasião|altura|"
        r"oportunidade)|\b(?:não há|falta|sem|pouco) espaço\b|\bdeix(?:ei|o|amos) (?:o resto|as demais|os demais|"
        r"as outras|os outros) (?:como|do jeito|sem|intact)|\bnão ser cortad|\bpara (?:a resposta|"
        r"não)\b.{0,20}\bcort|\bbast[ãa]o\b|\babr(?:a|ir|e|iria) (?:um |uma )?(?:outr[ao]|nov[ao])|\bcom calma\b|"
        r"\bnossa próxima\b|\bna próxima\b",
    ),
    signal(
        "pt",
        "work moved to another time",
        r"\bn?(?:um|o|uma|a)?s? ?(?:pr[oó]xim[ao]|outr[ao]|segund[ao]|nov[ao]) (?:encontro|reuni[ãa]o|"
        r"execu[çc][ãa]o|chamada|intera[çc][ãa]o|passada|troca|pedido|prompt)\b|\b(?:execu[çc][ãa]o|passada|"
        r"intera[çc][ãa]o|chamada) (?:seguinte|posterior|separada|futura|nova)|\bnão acaba (?:mais|nunca)|"
        r"\bnum nov[ao]\b|\b(?:orçamento|cota|saldo|limite) de (?:contexto|tokens?)",
    ),
    signal(
        "pt",
        "work moved to another conversation",
        r"\b(?:conversa|sess[ãa]o|chat) (?:futur[ao]|só d[eao]s?|própri[ao]|dedicad[ao])\b|\bonde a (?:pr[oó]xima|"
        r"nova) (?:sess|conversa)|\bquase sem (?:tokens?|contexto|espaço)|\bmaior parte d[oe] (?:meu )?(?:contexto|"
        r"tokens?)|\b(?:na|até|para) (?:segunda|terça|quarta|quinta|sexta)(?:-feira)?\b|\bretom(?:ar|amos|emos|e|"
        r"o)\b|\b(?:chat|papo|conversa) (?:já )?(?:est[áa]|ficou|anda) (?:muito |bem )?(?:pesad|lent|long|grande)",
    ),
    signal(
        "pt",
        "feels its grip going",
        r"\blarg(?:uei|o|ar) (?:a|o) (?:caneta|lápis)|\bapagad[ao]s? (?:na|da) (?:minha )?(?:memória|cabeça)|\bantes "
        r"(?:que eu|de eu) (?:comece|me confund|erre|troque|perca|misture)|\btroc(?:ar|o|ando|asse) as bolas|\bj[áa] "
        r"não (?:aparece|enxergo|alcanço)|\bfolga\b.{0,20}\b(?:pequen|pouc|curt|acab|insufic)|\bpouc[oa] (?:contexto|"
        r"folga|memória|margem)\b|\bpor amostragem\b|\batendimento (?:separad|futur|posterior|pr[oó]pri)|\bmomento "
        r"oportun|\b(?:outr[oa]|segund[oa]|nov[oa]) (?:agente|assistente|instância|modelo) (?:assum|peg|continu|"
        r"fa[çz]|come|cuid|trat)|\bpara quem (?:continuar|assumir|pegar|vier|seguir|retomar)|\bme abrir (?:de novo|"
        "outra vez)",
    ),
    signal(
        "pt",
        "feels its grip going",
        r"\bfechemos\b|\bparemos\b|\bj[áa] me repito\b|\bh[áa] horas\b|\bo que (?:consigo|posso) (?:segurar|guardar|"
        r"manter|abarcar)|\bn[ãa]o co(?:ube|uberam)\b|\bestour(?:a|am|ar|aria|ariam|ou)\b.{0,20}\b(?:contexto|janela|"
        r"limite|tokens?)|\b(?:só|apenas) (?:os títulos|o esqueleto|o esboço|um esboço|o índice)|\brecome[çc]ar "
        r"(?:em|num|numa)\b|\bcontinuamos (?:n?um|em|n?outr)|\bj[áa] n[ãa]o tenho certeza",
    ),
    signal(
        "pt",
        "work handed to another agent",
        r"\b(?:meu|minha|o|a) sucessor[a]?\b|\b(?:notas?|resumo|mem[óo]ria|anotaç(?:ão|ões)|documento|arquivo|lista|"
        r"roteiro) "
        r"(?:de (?:passagem|transiç[ãa]o|continuaç[ãa]o|retomada|handover)|(?:\w+ )?(?:para|pra) (?:quem|o pr[óo]xim|a "
        r"pr[óo]xim|a nova|outr))\w*|\b(?:retom|peg|continu|segu)\w* (?:exatamente |bem )?(?:de |do ponto |"
        r"a partir de |a "
        r"partir do ponto )?onde (?:eu |a gente |n[óo]s )?(?:par|deix|fic)\w+|\b(?:col|copi|cop|lev|mand)\w* (?:isto|"
        r"isso|este|"
        r"esse|o) (?:resumo |texto |bloco )?(?:n?um|n?uma|na|no|para|em) .{0,20}\b(?:conversa|chat|sess)",
        mark=False,
    ),
    signal(
        "pt",
        "work moved to another time",
        r"\b(?:na geladeira|em banho-maria|no gelo|em suspenso|em compasso de espera)\b|\b(?:momento|hora|ocasi[ãa]o|"
        r"dia) "
        r"(?:melhor|mais (?:calm|prop[íi]ci|adequad)\w*)\b|\bmelhor (?:momento|ocasi[ãa]o|oportunidade) para\b|"
        r"\b(?:descansad|repousad)[ao]s?\b|\b(?:nova|outra) (?:oportunidade|ocasi[ãa]o)\b",
        mark=False,
    ),
    signal(
        "pt",
        "pressed for context",
        r"\b(?:dad[ao]|pel[ao]|considerando|por causa d[ao]|em vista d[ao]|com) (?:o |a )?(?:tamanho|extens[ãa]o|"
        r"volume|"
        r"comprimento|quantidade) .{0,40}\b(?:acima|at[ée] aqui|j[áa]|conversa|di[áa]logo|chat|troca)\b|\b(?:mant\w+|"
        r"deix\w+) "
        r"(?:esta|a|nossa|essa|este|o) (?:conversa|resposta|troca|mensagem|di[áa]logo|chat|sa[íi]da) (?:curt|administr|"
        r"gerenci|dentro|leve|enxut|leg[íi]v|compact|manej)\w*|\b(?:resposta|mensagem|sa[íi]da|"
        r"troca) (?:j[áa] )?(?:est[áa]|"
        r"ficaria|fica|ficou|vai ficar|ia ficar|n[ãa]o ficar|ficando) (?:\w+ )?(?:long|grande|extens|enorme|compri)\w*|"
        r"\b(?:por|devido à|por motivos? de|por raz[õo]es de|para poupar) (?:brevidade|concis[ãa]o|extens[ãa]o|"
        r"falta de "
        r"espa[çc]o|quest[ãa]o de espa[çc]o|tamanho|espa[çc]o)\b|\b(?:rol|volt|sub)\w* (?:a tela|para cima|"
        r"l[áa] atr[áa]s|o "
        r"hist[óo]rico|tudo)\b.{0,30}\b(?:lembr|record|ver|conferir|achar)\w*",
        mark=False,
    ),
    signal(
        "pt",
        "the work is split or handed over",
        r"\b(?:na|pela|em|para a) (?:minha )?(?:pr[óo]xima|seguinte|outra|segunda) (?:resposta|mensagem)\b|"
        r"\bem (?:v[áa]rias|"
        r"duas|tr[êe]s|algumas|m[úu]ltiplas|\d) (?:respostas|mensagens)\b|\bparte (?:1|um) de (?:\d|duas|tr[êe]s|"
        r"v[áa]rias)\b|\b(?:diga|digite|escreva|responda|mande|envie)(?: com)? [\"'“‘]?(?:continu[ae]r?|pr[óo]xim[ao]|"
        r"segue|"
        r"prossiga|siga|mais)\b",
        mark=False,
    ),
    signal(
        "pt",
        "the work is shrunk",
        r"\b(?:para|n[ao]s) (?:as|os|as demais|os demais)? ?(?:\w+ )?(?:long|restant|maior|demais|grande|"
        r"outr)\w*\b.{0,20}\b"
        r"(?:s[óo]|apenas|somente) (?:\w+ )?(?:esboço|esqueleto|stub|t[íi]tulo|t[óo]pico|resumo|cabeçalho)s?\b|"
        r"\b(?:s[óo]|"
        r"apenas|somente) (?:os |um |uns |o |de )?(?:esboços?|esqueletos?|stubs?|t[íi]tulos|t[óo]picos|cabeçalhos)\b|\b"
        r"(?:mesmo padr[ãa]o|mesma l[óo]gica|mesma forma)\b.{0,30}\b(?:omit|pul|resum|poup)\w*",
        mark=False,
    ),
)
