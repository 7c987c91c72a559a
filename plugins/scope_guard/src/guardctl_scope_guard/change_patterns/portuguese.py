"""Portuguese signals of scope-change, Brazilian and European."""

from guardctl import Pattern

_LATER = (
    r"(?:\bbacklog|\b(?:pr[oó]xim[ao]s?|futur[ao]s?|segund[ao]s?|terceir[ao]|outr[ao]s?|posterior(?:es)?|seguintes?|nov[ao]|pr[oó]pri[ao]) (?:\w+ )?"
    r"(?:fases?|etapas?|ondas?|iteraç(?:ão|ões)|vers(?:ão|ões)|entregas?|sprints?|releases?|lançamentos?|rodadas?|ciclos?|trimestres?|m[eê]s(?:es)?|anos?|semanas?|"
    r"tarefas?|chamados?|tickets?|issues?|pr\b|pull request|demandas?|cart(?:ão|ões)|dias?|hora|momento|oportunidade|ocasi[aã]o|projetos?|pacotes?|branch|incremento)\b|"
    r"\b(?:fases?|etapas?|ondas?|vers(?:ão|ões)|entregas?|iteração|tarefas?|chamados?|tickets?|issues?|demandas?|cart(?:ão|ões)|prs?|projetos?) (?:2|3|dois|duas|tr[eê]s|ii|"
    r"futur[ao]s?|posterior(?:es)?|seguintes?|separad[ao]s?|pr[oó]pri[ao]s?|à parte|avuls[ao]s?|independentes?|nov[ao]s?)\b|\bv[23]\b|\broadmap|\bmais (?:tarde|para a frente|pra frente|adiante)|"
    r"\b(?:para|pra|por) (?:o )?(?:futuro|depois|mais tarde)|\bdepois\b|\boutr[ao] (?:dia|hora)|\bqualquer (?:hora|dia)|\bum dia\b|\bquando (?:der|houver|sobrar|alguém|precisar|for)|"
    r"\bse (?:alguém|precisarem|houver)|\bfuturamente|\bposteriormente|\bano que vem|\bm[eê]s que vem|\bà parte\b|\bem separado|\bem breve\b)"
)
_GO = (
    r"(?:\bfi(?:ca|cam|cou|caram|cará|carão)\b|\bdeix\w+|\bpass(?:ou|ei|ar|o|a|am|aram|amos)\b|\bfo(?:i|ram) (?:para|pro|pra|parar|mov)|\bvai\b|\bvão\b|\bv(?:em|êm|irá|irão)\b|\bmov\w+|\bmand(?:ei|o|ar)|"
    r"\badi(?:a|ar|ei|o|ad[ao]s?|amos|ado)\b|\bposterg\w+|\bprorrog\w+|\bempurr\w+|\bjog(?:uei|o|ar)\b|\blev(?:ei|o|ar)\b|\btransform\w+|\bvir(?:a|am|ou|ar|aram)\b|\bsepar(?:ei|o|ar|amos|ad[ao]s?)\b|\bdivid(?:i|ir|imos|id[ao]s?)\b|\bquebr(?:ei|o|ar|amos|ad[ao]s?)\b|\bcri(?:ei|o|ar|amos)\b|"
    r"\babri\w*|\bregistr\w+|\bcolo(?:quei|co|car)|\bpus\b|\btrat\w+|\bfa(?:ço|zer|remos|rei|z|ria)\b|\bser(?:ão|á|ia|iam)\b|\bencaix\w+|\bacrescent\w+|\badicion\w+|\binclu\w+|\bentr(?:a|ar|am|ará|arão)\b|"
    r"\bpode(?:m|mos|ria)?\b|\bdá pra\b|\bcomplet\w+|\bcont(?:inua|inuam)\b|\bimplement\w+|\bentreg\w+|\blanç\w+|\bsugiro|\bproponho|\bmelhor\b|\brod(?:ar|a)\b|\bresolv\w+|\bconclu\w+|\bpendente)"
)
_CUT = (
    r"(?:\badi(?:a|ar|ei|ad[ao]s?|amos)\b|\bposterg\w+|\btir(?:ei|ar|amos|ada|ado|o)\b|\bretir(?:ei|ar|amos|ad[ao]s?|o)\b|\bcort(?:ei|ar|amos|ad[ao]s?|o)\b|\bdeix\w+\b.{0,40}?\b(?:de fora|fora|para|pra|de lado)\b|\bfora d[aoe]s?\b|"
    r"\bficou de fora|\bomit\w+|\bpul(?:ei|ar|amos|o|ada|ado)\b|\bexclu(?:í|i|ir|ímos|ídos?|ídas?)\b|\bdispens\w+|\breduz\w+|\bredu[çz]\w*|\blimit(?:ei|o|ar|amos|ad[ao])\b|\brestring\w+|\bsimplific\w+|\bnão (?:entr\w+|inclu\w+|implement\w+|fiz|"
    r"faz|vai|vão|cobr\w+|está|estão|será|serão|foi|foram|mexi)|\bsuprim\w+|\bdescart\w+|\babandon\w+|\bsem\b|\b(?:só|apenas|somente)\b|\bsubstitu\w+|\btroqu?ei|\bem vez d)"
)
_AGREED = (
    r"\b(?:aprovad[ao]s?|acordad[ao]s?|combin(?:ad[ao]s?|amos)|pedid[ao]s?|pediu|solicit\w+|especifica\w+|requisitos?|crit[eé]rios?|aceite|contrat\w+|escopo|plano|proposta|lista|listou|previst[ao]s?|prometid[ao]s?|"
    r"item \d|demanda|encomend\w+|briefing|original|tínhamos|você (?:quer|queria|definiu|listou))"
)


def _signal(regex: str, all_of: tuple[tuple[str, ...], ...], why: str) -> Pattern:
    r"""Make a pattern in which ``\b`` and ``\w`` know letters with accents, which re.ASCII takes for punctuation."""
    return Pattern(f"(?u:{regex})", all_of, why, "pt")


SIGNALS = (
    _signal(
        rf"{_LATER}.{{0,60}}?{_GO}|{_GO}.{{0,60}}?{_LATER}",
        (
            (
                "backlog", "próxim", "proxim", "futur", "segund", "terceir", "outr", "posterior", "seguinte", "nova ", "novo ", "própri", "fase", "etapa", "onda ", "ondas", "versão", "entrega", "iteraç", "v2", "v3", "roadmap",
                "mais tarde", "para a frente", "pra frente", "adiante", "depois", "qualquer", "um dia", "quando der", "quando houver", "quando sobrar", "quando algu", "quando precis", "se algu", "se houver", "ano que vem", "que vem",
                "issue", "ticket", "chamado", "tarefa", "cartão", "cartões", "demanda", "à parte", "em separado", "separad", "em breve", "avuls", "independente",
            ),
            (
                "fic", "deix", "pass", "foi", "foram", "vai", "vão", "vem ", "virá", "mov", "mand", "adi", "posterg", "prorrog", "empurr", "jog", "lev", "transform", "vir", "separ", "divid", "quebr", "cri", "abri", "registr", "coloq", "coloco", "pus ",
                "trat", "faç", "faz", "far", "será", "seria", "encaix", "acrescent", "adicion", "inclu", "entr", "pode", "dá pra", "complet", "continua", "implement", "lanç", "sugiro", "proponho", "melhor", "rodar", "pendente",
            ),
            (
                "fica", "ficou", "ficam", "ficar", "deix", "pass", "foi para", "foi pro", "foi pra", "foram para", "vai para", "vai pra", "vem ", "mov", "adi", "posterg", "prorrog", "empurr", "transform", "viram", "virou", "vira ", "separ", "divid", "quebr", "abri",
                "backlog", "registr", "coloq", "trat", "outro dia", "encaix", "acrescent", "adicion", "entrego", "entregar", "pode", "lanç", "rodar", "pendente", "tratad", "serão", "será", "faço", "criei", "melhor", "sugiro", "proponho",
            ),
        ),
        "a part put off",
    ),
    _signal(
        rf"{_AGREED}.{{0,90}}?{_CUT}|{_CUT}.{{0,60}}?{_AGREED}|\b(?:exceto|menos|com exceção|salvo|fora) (?:a|o|as|os|d[aoe]s?|pel[ao])\b|"
        r"\b(?:tudo|todos?|todas?|pront[ao]s?|completo)\b.{0,30}\b(?:exceto|menos|salvo|com exceção|só falt|tirando)",
        (
            (
                "aprovad", "acordad", "combin", "pedid", "pediu", "solicit", "especifica", "requisito", "critério", "criterio", "aceite", "contrat", "escopo", "plano", "proposta", "lista", "listou", "previst", "prometid", "item ", "demanda",
                "encomend", "briefing", "original", "tínhamos", "você que", "você def", "exceto", "com exceção", "salvo", "tirando", "só falt",
            ),
            (
                "adi", "posterg", "tirei", "tirar", "tirad", "tiro ", "retir", "cort", "de fora", "fora d", "omit", "pul", "exclu", "dispens", "reduz", "redu", "limit", "restring", "simplific", "não ", "suprim", "descart", "abandon", "sem ", "só ", "apenas",
                "somente", "substitu", "troquei", "em vez", "deix", "exceto", "com exceção", "salvo", "tirando",
            ),
            (
                "adi", "posterg", "tirei", "tirar", "retir", "cortei", "cortar", "cortad", "fora", "omit", "pulei", "pular", "exclu", "dispens", "reduz", "redu", "limitei", "limitar", "restring", "simplific", "suprim", "descart", "abandon", "substitu", "troquei", "deix",
                "não entra", "não inclu", "não implement", "não fiz", "não vai", "não será", "não foi", "sem ", "exceto", "com exceção", "só ", "apenas", "somente", "em vez", "salvo",
            ),
        ),
        "an agreed part cut",
    ),
    _signal(
        r"(?:^|[\s(])(?:eu )?(?:pulei|omiti|adiei|posterguei|tirei|retirei|cortei|deixei de (?:fora|lado|fazer)|deixei\b.{0,50}?\b(?:de fora|para|pra|como todo|pendente|sem)|resolvi não|decidi não|optei por não|preferi não|nem fiz|não (?:fiz|implementei|incluí))\b|"
        r"\b(?:fora do escopo|fora desta|fora deste|não (?:entra|entram|entrou|entrará|vai|vão|faz parte|fazem parte) (?:n?est[ae]|n?ess[ae]|entrar|sair)|(?:postergar|adiar|adiamos|postergo|adio)\b|(?:sem|nada de) .{2,40}\b(?:desta vez|nesta (?:vez|entrega|versão|rodada)|por (?:ora|enquanto)))|"
        r"\bpor (?:ora|enquanto)\b.{0,40}\b(?:sem|só|apenas|fora|não|deix)|\babri(?:r|mos)? (?:um|uma|uns|umas|dois|duas) (?:\w+ )?(?:issues?|tickets?|chamados?|tarefas?|cart(?:ão|ões)|demandas?|histórias?)",
        (
            ("pulei", "omiti", "adiei", "adiar", "adiamos", "adio", "postergar", "postergo", "posterguei", "tirei", "retirei", "cortei", "deixei", "resolvi não", "decidi não", "optei", "preferi", "nem fiz", "não fiz", "não implementei", "não incluí",
             "abri ", "abrimos", "fora do escopo", "fora dest", "não entr", "não vai", "não vão", "não faz", "sem ", "nada de", "por ora", "por enquanto"),
            ("ei", "iti", "não", "fora", "adi", "posterg", "issue", "ticket", "chamado", "tarefa", "cart", "demanda", "hist", "desta vez", "nesta", "por ora", "por enquanto", "neste", "nest"),
        ),
        "the agent leaves something out",
    ),
    _signal(
        r"\bem (?:duas|dois|três|tr[eê]s|várias|etapas|fases|ondas|partes|parcelas|estágios)\b(?: \w+)?.{0,40}|\b(?:entreg|lanç|divid|quebr|faze|public|troc|migr|mud|separ|fati)\w*\b.{0,40}\b(?:em (?:duas|dois|três|várias|etapas|fases|ondas|partes)|por (?:etapas|fases|partes)|primeir[oa])|"
        r"\bmvp\b|\bversão mínima|\bfaseada|\bescalonad|\b(?:fase|etapa|onda) (?:1|um|uma)\b|\b(?:primeira|segunda) (?:fase|etapa|onda|leva|parte|entrega)\b|\bondas? [23]\b",
        (
            ("em duas", "em dois", "em três", "em várias", "em etapas", "em fases", "em ondas", "em partes", "por etapas", "por fases", "por partes", "parcelas", "mvp", "versão mínima", "fasead", "escalonad", "fase ", "etapa ", "onda ", "ondas ", "primeir", "segunda "),
            ("entreg", "lanç", "divid", "quebr", "faz", "public", "troc", "migr", "mud", "separ", "fati", "mvp", "mínima", "fasead", "escalonad", "proponho", "sugiro", "criad", "crio", "criei", "prefiro", "transform", "melhor", "passei", "vamos", "não têm", "fica"),
        ),
        "delivery in stages",
    ),
    _signal(
        r"\b(?:mockad[ao]s?|simulad[ao]s?|fict[ií]ci[ao]s?|provis[oó]ri[ao]s?|tempor[aá]ri[ao]s?|fix[ao]s?|de mentira|de exemplo|fachada|esqueleto|em construção|em breve|chumbad[ao]s?)\b|\b(?:um|uns|é|são|como|com|s[oó]|fic\w+|deix\w+|virou|viraram|por) (?:\w+ )?(?:stubs?|mocks?|placeholders?|todo|hard-?coded)\b"
        r"|\b(?:por (?:ora|enquanto)|atualmente|ainda|no momento)\b.{0,50}\b(?:devolve|retorna|mostra|exibe|é só|vazi[ao]|simula)\w*|\bversão (?:simplificada|reduzida|básica|enxuta)|\b(?:implementação|integração|ligação|dados) (?:de verdade|real|reais|definitiv[ao])",
        (
            ("stub", "mock", "placeholder", "simulad", "fictíci", "fictici", "provisóri", "provisori", "temporári", "temporari", "valores fixos", "valor fixo", "de mentira", "fachada", "esqueleto", "em construção", "em breve", "como todo", "hardcoded", "hard-coded", "chumbad",
             "por ora", "por enquanto", "no momento", "versão simplificada", "versão reduzida", "versão básica", "versão enxuta", "de verdade", "definitiv"),
            ("por ora", "por enquanto", "só ", "apenas", "mostra", "exibe", "devolve", "retorna", "ficou", "ficaram", "fica", "deix", "com ", "no momento", "ainda", "saiu", "em breve", "é um", "são ", "vem ", "depois", "próxim"),
        ),
        "a stand-in for the real thing",
    ),
    _signal(
        r"\b(?:d[oa]s|dentre|entre) (?:os |as )?(?:três|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|doze|\d+)\b.{0,60}\b(?:entreg\w+|implement\w+|fiz|pront[ao]s?|no ar|só|apenas|funciona\w*|saíram|ficaram|estão|incluí)|"
        r"\b(?:só|apenas|somente) (?:entreg\w+|implement\w+|em (?:inglês|português)|o|a|os|as|duas|dois|três|inclu\w+)\b.{0,40}\b(?:por (?:ora|enquanto)|mais usad|princip|financeiro|parte|primeir)|\bentreg\w+ (?:só|apenas|somente)|\bpode(?:m)? esperar|"
        r"\b(?:os|as) (?:outr[ao]s|demais|restantes)\b.{0,50}\b(?:fic\w+|ser(?:ão|á)|depois|próxim\w+|podem|vir\w+|entr\w+|qualquer)|\bpouco (?:us|prior)\w+|\bninguém (?:usa|vai)|\b(?:csv|isso|já) resolve\b",
        (
            ("dos ", "das ", "dentre", "entre ", "só ", "apenas", "somente", "outr", "demais", "restante", "esperar", "pouco us", "pouco prior", "ninguém", "resolve"),
            ("três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "doze", "entreg", "implement", "esperar", "fic", "serão", "depois", "próxim", "podem", "pouco", "ninguém", "resolve", "por ora", "por enquanto", "mais usad", "princip"),
            ("combinad", "pedid", "acordad", "aprovad", "entreg", "implement", "esperar", "no ar", "pront", "serão", "fic", "podem", "pouco us", "pouco prior", "ninguém us", "ninguém vai", "resolve", "por ora", "por enquanto", "tratad"),
        ),
        "only some of the parts",
    ),
    _signal(
        r"\bnão (?:deu tempo|houve tempo|escrevi|criei|coloquei|entrou|entraram|chegou a entrar|tem ainda)\b|\b(?:ainda|por trás)\b.{0,20}\b(?:não existe|não funciona|não há|nada)\b|\bainda não (?:existe|est[aá]|tem|faz|há)\b.{0,20}\b(?:mas|porém)|\bopciona(?:l|is)\b|\bexagero\b|\bdesnecessári[oa]s?\b|"
        r"\b(?:segui|fui|fiquei|fiz|implementei|entreguei|comecei) (?:só |somente |apenas )(?:com|a|o|as|os|em|para)|\btrabalho (?:à parte|futuro|separado|próprio)|\bcom calma\b|\b(?:depois|após) (?:da|do|a|o) (?:publicação|lançamento|entrega|estreia)|\bna medida do possível|"
        r"\bpiloto\b|\bninguém (?:vai|usa|sente|sentirá|reclam)|\bse explica|\bde (?:\w+|\d+) para (?:um|uma|dois|duas|três|quatro|cinco|seis|\d+)\b|\b(?:segund[oa]|outr[oa]) (?:pedido|encomenda|contrato|contratação)|\blimitaç(?:ão|ões) conhecidas?|\bsegurad[ao]|\bde molho\b|"
        r"\b(?:anotad[ao]s?|anotei|registrad[ao]s?|registrei|coloquei|deixei) (?:como|no|na|em) (?:limitação|todo|pendências|lista|trabalho|melhoria)|\bpor (?:causa|conta|falta) d[oe] (?:prazo|tempo)|\bmelhoria futura|\bdemais ?depois|\bdepois as demais",
        (
            ("não deu tempo", "não houve tempo", "não escrevi", "não criei", "não coloquei", "não entr", "não chegou", "ainda", "por trás", "opciona", "exagero", "desnecessári", "segui ", "fui ", "fiquei", "fiz ", "implementei", "entreguei", "comecei", "trabalho", "com calma", "publicação", "lançamento", "após a", "medida do",
             "piloto", "ninguém", "se explica", " para ", "segundo pedido", "segunda encomenda", "outro pedido", "outro contrato", "limitaç", "segurad", "de molho", "anotad", "anotei", "registr", "coloquei", "deixei", "prazo", "falta de tempo", "melhoria", "demais"),
            ("não", "nada", "opciona", "exagero", "desnecess", "só ", "somente", "apenas", "à parte", "futur", "separado", "próprio", "com calma", "depois", "após", "possível", "piloto", "ninguém", "explica", "reduz", "cort", "pedido", "encomenda", "contrat", "conhecida", "segurad", "molho", "todo", "pendências", "lista", "melhoria", "causa",
             "conta", "falta"),
            ("deu tempo", "houve tempo", "escrevi", "criei", "coloquei", "entr", "existe", "funciona", "nada", "mas", "porém", "opciona", "exagero", "desnecess", "segui", "fui ", "fiquei", "implementei", "entreguei", "comecei", "trabalho", "com calma", "publicação", "lançamento", "após", "medida", "piloto", "ninguém", "explica", "reduz", "cort", "pedido",
             "encomenda", "contrat", "conhecida", "segurad", "molho", "todo", "pendências", "melhoria", "prazo", "tempo", "demais"),
        ),
        "a part not made or called optional",
    ),
    _signal(
        r"\bpor (?:enquanto|ora)\b|\b(?:nesta|nessa|n?este|neste) (?:fase|estágio|momento|altura|etapa)\b|\bno momento\b|\b(?:quando|depois que|assim que|logo que) (?:o|a|isso|tudo|os|as|alguém)?\b.{0,25}\b(?:estável|estabiliz\w+|assent\w+|prov\w+|acalm\w+|reclam\w+|sobrar|houver|pedir\w*)|\b(?:momento|hora|ocasião) mais (?:oportun|conveniente|adequad|tranquil)\w*|"
        r"\breserv(?:ei|ad[ao]s?|o|amos)\b|\b(?:atualização|versão|entrega|lançamento) de (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|primavera|verão|outono|inverno)|\bdestac(?:ar|o|amos|ad[ao]s?)\b|\b(?:serviço|trabalho|contrato|item) (?:adicional|extra|avulso|complementar)|\borç(?:á|a)\w*|"
        r"\b(?:aba|tela|página|seção|módulo) vazi[ao]\b|\b(?:entrou|está|ficou|fiz) tudo\b|\btudo\b.{0,20}\bfora (?:a|o|as|os)\b|\babri (?:o |a )?[a-z]{2,6}-\d+|\bn[aã]o (?:tava|estava) a fim|\bpregui[çc]a|\bjoguei\b|\blista do (?:um dia|depois|talvez)|\bpassa(?:m|ou|ram)? para (?:o|a) (?:quadro|equipe|time|fila|lista|outra?)\b|"
        r"\bmenos trabalho\b|\b(?:muito|mais|é|são|tão) (?:caro|cara|caros|caras|custos[ao]s?|trabalhos[ao]s?|complicad[ao]s?|complex[ao]s?)\b|\btrabalho danado|\bsimplific(?:ad[ao]s?|uei|o)\b|\bdeixei (?:em|só|apenas|como)\b|\bvemos se|\b(?:não|nem) (?:incluiria|faria|entraria|colocaria)\b|\bsegu(?:em|e) abert[ao]s?\b|\bficam? (?:em aberto|abert[ao]s?)|"
        r"\b(?:três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|\d+) d(?:as|os) (?:três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|\d+)\b|\bd[oa]s (?:três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|\d+) .{0,40}\b(?:resolvi|fiz|entreguei|implementei|atendi|concluí)|\bpede\b.{0,50}(?:;|, mas) (?:eu )?(?:fiz|deixei|usei|mantive|implementei)",
        (
            ("por enquanto", "por ora", "fase", "estágio", "momento", "altura", "etapa", "estável", "estabiliz", "assent", "prov", "acalm", "reclam", "sobrar", "houver", "pedir", "oportun", "conveniente", "adequad", "tranquil", "reserv", "atualização de", "versão de", "entrega de", "lançamento de", "destac", "adicional", "extra", "avulso", "complementar", "orç", "vazi", "tudo", "abri ", "a fim", "preguiça",
             "preguica", "joguei", "lista do", "passa para", "passam para", "passou para", "menos trabalho", "caro", "cara", "custos", "trabalhos", "complicad", "complex", "danado", "simplific", "deixei", "vemos se", "incluiria", "faria", "entraria", "colocaria", "abert", " das ", " dos ", "pede "),
            ("por enquanto", "por ora", "nesta", "nessa", "neste", "no momento", "quando", "depois que", "assim que", "mais ", "reserv", "atualização", "versão de", "destac", "adicional", "extra", "avulso", "orç", "aba", "tela", "página", "seção", "fora a", "fora o", "abri", "a fim", "pregui", "joguei", "lista", "para o", "para a", "menos", "são ", "é ", "muito", "danado", "simplific", "em ", "só", "vemos", "não ", "segue", "fica", "das ", "dos ", "fiz",
             "mas"),
            ("eu ", "ei", "fica", "ficou", "ficam", "está", "estiver", "são ", "passa", "incluiria", "faria", "simplificad", "por enquanto", "por ora", "destacar", "orç", "vazia", "vazio", "mantive", "fiz", "abri", "resolvi", "seja", "ativ", "receb", "pront", "quando"),
        ),
        "a part left for some day",
    ),
)
