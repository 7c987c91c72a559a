"""Portuguese signals of scope-change, Brazilian and European."""

from guardctl_scope_guard.conditions import both, signal

_LATER = (
    r"(?:\bbacklog|\b(?:pr[oó]xim[ao]s?|futur[ao]s?|segund[ao]s?|terceir[ao]|outr[ao]s?|posterior(?:es)?|"
    r"seguintes?|nov[ao]|pr[oó]pri[ao]) (?:\w+ )?(?:fases?|etapas?|ondas?|iteraç(?:ão|ões)|vers(?:ão|ões)|"
    "entregas?|sprints?|releases?|lançamentos?|rodadas?|ciclos?|trimestres?|m[eê]s(?:es)?|anos?|semanas?|"
    r"tarefas?|chamados?|tickets?|issues?|pr\b|pull request|demandas?|cart(?:ão|ões)|dias?|hora|momento|"
    r"oportunidade|ocasi[aã]o|projetos?|pacotes?|branch|incremento)\b|\b(?:fases?|etapas?|ondas?|vers(?:ão|ões)|"
    "entregas?|iteração|tarefas?|chamados?|tickets?|issues?|demandas?|cart(?:ão|ões)|prs?|projetos?) (?:2|3|"
    "dois|duas|tr[eê]s|ii|futur[ao]s?|posterior(?:es)?|seguintes?|separad[ao]s?|pr[oó]pri[ao]s?|à parte|"
    r"avuls[ao]s?|independentes?|nov[ao]s?)\b|\bv[23]\b|\broadmap|\bmais (?:tarde|para a frente|pra frente|"
    r"adiante)|\b(?:para|pra|por) (?:o )?(?:futuro|depois|mais tarde)|\bdepois\b(?! d[aeo]| que)|"
    r"\boutr[ao] (?:dia|hora)|\bqualquer (?:hora|dia)|(?<!mais )\bum dia\b|\bquando (?:der|houver|sobrar|alguém|"
    "precisar|"
    r"for)|\bse (?:alguém|precisarem|houver)|\bfuturamente|\bposteriormente|\bano que vem|\bm[eê]s que vem|"
    r"\bà parte\b|\bem separado|\bem breve\b)"
)
_GO = (
    r"(?:\bfi(?:ca|cam|cou|caram|cará|carão)\b|\bdeix\w+|\bpass(?:ou|ei|ar|o|a|am|aram|amos)\b|\bfo(?:i|"
    r"ram) (?:para|pro|pra|parar|mov)|\bvai\b|\bvão\b|\bv(?:em|êm|irá|irão)\b|\bmov\w+|\bmand(?:ei|o|ar)|"
    r"\badi(?:a|ar|ei|o|ad[ao]s?|amos|ado)\b|\bposterg\w+|\bprorrog\w+|\bempurr\w+|\bjog(?:uei|o|ar)\b|"
    r"\blev(?:ei|o|ar)\b|\btransform\w+|\bvir(?:a|am|ou|ar|aram)\b|\bsepar(?:ei|o|ar|amos|ad[ao]s?)\b|"
    r"\bdivid(?:i|ir|imos|id[ao]s?)\b|\bquebr(?:ei|o|ar|amos|ad[ao]s?)\b|\bcri(?:ei|o|ar|amos)\b|\babri\w*|"
    r"\bregistr\w+|\bcolo(?:quei|co|car)|\bpus\b|\btrat\w+|\bfa(?:ço|zer|remos|rei|z|ria)\b|\bser(?:ão|á|ia|"
    r"iam)\b|\bencaix\w+|\bacrescent\w+|\badicion\w+|\binclu\w+|\bentr(?:a|ar|am|ará|arão)\b|\bpode(?:m|mos|"
    r"ria)?\b|\bdá pra\b|\bcomplet\w+|\bcont(?:inua|inuam)\b|\bimplement\w+|\bentreg\w+|\blanç\w+|\bsugiro|"
    r"\bproponho|\bmelhor\b|\brod(?:ar|a)\b|\bresolv\w+|\bconclu\w+|\bpendente)"
)
_CUT = (
    r"(?:\badi(?:a|ar|ei|ad[ao]s?|amos)\b|\bposterg\w+|\btir(?:ei|ar|amos|ada|ado|o)\b|\bretir(?:ei|ar|amos|"
    r"ad[ao]s?|o)\b|\bcort(?:ei|ar|amos|ad[ao]s?|o)\b|\bdeix\w+\b.{0,40}?\b(?:de fora|fora|para|pra|de lado)\b|"
    r"\bfora d[aoe]s?\b|\bficou de fora|\bomit\w+|\bpul(?:ei|ar|amos|o|ada|ado)\b|\bexclu(?:í|i|ir|ímos|ídos?|"
    r"ídas?)\b|\bdispens\w+|\breduz\w+|\bredu[çz]\w*|\blimit(?:ei|o|ar|amos|ad[ao])\b|\brestring\w+|"
    r"\bsimplific\w+|\bnão (?:entr\w+|inclu\w+|implement\w+|fiz|faz|vai|vão|cobr\w+|está|estão|será|serão|foi|"
    r"foram|mexi)|\bsuprim\w+|\bdescart\w+|\babandon\w+|\bsem\b|\b(?:só|apenas|somente)\b|\bsubstitu\w+|"
    r"\btroqu?ei|\bem vez d)"
)
_AGREED = (
    r"\b(?:aprovad[ao]s?|acordad[ao]s?|combin(?:ad[ao]s?|amos)|pedid[ao]s?|pediu|solicit\w+|especifica\w+|"
    r"requisitos?|crit[eé]rios?|aceite|contrat\w+|escopo|plano|proposta|lista|listou|previst[ao]s?|"
    r"prometid[ao]s?|item \d|demanda|encomend\w+|briefing|tínhamos|você (?:quer|queria|definiu|listou))"
)


SIGNALS = (
    signal(
        "pt",
        "a part put off",
        both(_LATER, _GO),
    ),
    signal(
        "pt",
        "an agreed part cut",
        both(_AGREED, _CUT),
    ),
    signal(
        "pt",
        "done except for a part",
        r"\b(?:exceto|com exceção|salvo) (?:a|o|as|os|d[aoe]s?|pel[ao])\b|\b(?:tudo|todos?|todas?|pront[ao]s?|"
        r"completo|feito|est[áã]o?)\b.{0,30}\b(?:exceto|menos(?! de )|salvo|fora|com exceção|só falt|tirando)",
    ),
    signal(
        "pt",
        "the agent leaves something out",
        r"(?:^|[\s(])(?:eu )?(?:pulei|omiti|adiei|posterguei|tirei|retirei|cortei|deixei de (?:fora|lado|fazer)|"
        r"deixei\b.{0,50}?\b(?:de fora|para|pra|como todo|pendente|sem)|resolvi não|decidi não|optei por não|"
        r"preferi não|nem fiz|não (?:fiz|implementei|incluí))\b|\b(?:fora do escopo|fora desta|fora deste|"
        "não (?:entra|entram|entrou|entrará|vai|vão|faz parte|fazem parte) (?:n?est[ae]|n?ess[ae]|entrar|sair)|"
        r"(?:postergar|adiar|adiamos|postergo|adio)\b|(?:sem|nada de) .{2,40}\b(?:desta vez|nesta (?:vez|entrega|"
        r"versão|rodada)|por (?:ora|enquanto)))|\bpor (?:ora|enquanto)\b.{0,40}\b(?:sem|só|apenas|fora|não|deix)|"
        r"\babri(?:r|mos)? (?:um|uma|uns|umas|dois|duas) (?:\w+ )?(?:issues?|tickets?|chamados?|tarefas?|cart(?:ão|"
        "ões)|demandas?|histórias?)",
    ),
    signal(
        "pt",
        "delivery in stages",
        r"\bem (?:(?:duas|dois|três|tr[eê]s|várias|vários) )?(?:etapas|fases|ondas|partes|parcelas|estágios|passos|"
        r"entregas|levas|tempos)\b|\b(?:entreg|lanç|divid|quebr|faze|public|troc|migr|mud|separ|"
        r"fati)\w*\b.{0,40}\b(?:em (?:duas|dois|três|várias|etapas|fases|ondas|partes)|por (?:etapas|fases|partes)|"
        r"primeir[oa])|\bmvp\b|\bversão mínima|\bfaseada|\bescalonad|\b(?:fase|etapa|onda) (?:1|um|uma)\b|"
        r"\b(?:primeira|segunda) (?:fase|etapa|onda|leva|parte|entrega)\b|\bondas? [23]\b",
    ),
    signal(
        "pt",
        "a stand-in for the real thing",
        r"\b(?:mockad[ao]s?|simulad[ao]s?|fict[ií]ci[ao]s?|provis[oó]ri[ao]s?|tempor[aá]ri[ao]s?|fix[ao]s?|"
        r"de mentira|de exemplo|fachada|esqueleto|em construção|em breve|chumbad[ao]s?)\b|\b(?:um|uns|é|são|como|"
        r"com|s[oó]|fic\w+|deix\w+|virou|viraram|por) (?:\w+ )?(?:stubs?|mocks?|placeholders?|todo|hard-?coded)\b|"
        r"\b(?:por (?:ora|enquanto)|atualmente|ainda|no momento)\b.{0,50}\b(?:devolve|retorna|mostra|exibe|é só|"
        r"vazi[ao]|simula)\w*|\bversão (?:simplificada|reduzida|básica|enxuta)|\b(?:implementação|integração|"
        "ligação|dados) (?:de verdade|real|reais|definitiv[ao])",
    ),
    signal(
        "pt",
        "only some of the parts",
        r"\b(?:d[oa]s|dentre|entre) (?:os |as )?(?:três|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|doze|"
        r"\d+)\b.{0,60}\b(?:entreg\w+|implement\w+|fiz|pront[ao]s?|no ar|só|apenas|funciona\w*|saíram|ficaram|estão|"
        r"incluí)|\b(?:só|apenas|somente) (?:entreg\w+|implement\w+|em (?:inglês|português)|o|a|os|as|duas|dois|"
        r"três|inclu\w+)\b.{0,40}\b(?:por (?:ora|enquanto)|mais usad|princip|financeiro|parte|primeir)|"
        r"\bentreg\w+ (?:só|apenas|somente)|\bpode(?:m)? esperar|\b(?:os|as) (?:outr[ao]s|demais|"
        r"restantes)\b.{0,50}\b(?:fic\w+|ser(?:ão|á)|depois|próxim\w+|podem|vir\w+|entr\w+|qualquer)|\bpouco (?:us|"
        r"prior)\w+|\bninguém (?:usa|vai)|\b(?:csv|isso|já) resolve\b",
    ),
    signal(
        "pt",
        "a part not made or called optional",
        r"\bnão (?:deu tempo|houve tempo|escrevi|criei|coloquei|entrou|entraram|chegou a entrar|tem ainda)\b|"
        r"\b(?:ainda|por trás)\b.{0,20}\b(?:não existe|não funciona|não há|nada)\b|\bainda não (?:existe|est[aá]|"
        r"tem|faz)\b.{0,20}\b(?:mas|porém)|\bopciona(?:l|is)\b|\bexagero\b|\bdesnecessári[oa]s?\b|\b(?:segui|fui|"
        "fiquei|fiz|implementei|entreguei|comecei) (?:só |somente |apenas )(?:com|a|o|as|os|em|para)|"
        r"\btrabalho (?:à parte|futuro|separado|próprio)|\bcom calma\b|\b(?:depois|após) (?:da|do|a|"
        r"o) (?:publicação|lançamento|entrega|estreia)|\bna medida do possível|\bpiloto\b|\bninguém (?:vai|usa|"
        r"sente|sentirá|reclam)|\bse explica|\b(?:reduz\w*|cort\w+|baix\w+|diminu\w+|passei)\b.{0,50}\bde (?:\w+|"
        r"\d+) para (?:um|uma|dois|duas|três|quatro|cinco|seis|\d+)\b|\b(?:segund[oa]|outr[oa]) (?:pedido|encomenda|"
        r"contrato|contratação)|\blimitaç(?:ão|ões) conhecidas?|\bsegurad[ao]|\bde molho\b|\b(?:anotad[ao]s?|anotei|"
        "registrad[ao]s?|registrei|coloquei|deixei) (?:como|no|na|em) (?:limitação|todo|pendências|lista|trabalho|"
        r"melhoria)|\bpor (?:causa|conta|falta) d[oe] (?:prazo|tempo)|\bmelhoria futura|\bdemais ?depois|"
        r"\bdepois as demais",
    ),
    signal(
        "pt",
        "a part left for some day",
        r"\bpor (?:enquanto|ora)\b|\b(?:nesta|nessa|n?este|neste) (?:fase|estágio|momento|altura|etapa)\b|"
        r"\bno momento\b|\b(?:quando|depois que|assim que|logo que) (?:o|a|isso|tudo|os|as|"
        r"alguém)?\b.{0,25}\b(?:estável|estabiliz\w+|assent\w+|prov\w+|acalm\w+|reclam\w+|sobrar|houver|pedir\w*)|"
        r"\b(?:momento|hora|ocasião) mais (?:oportun|conveniente|adequad|tranquil)\w*|\breserv(?:ei|ad[ao]s?|o|"
        r"amos)\b|\b(?:atualização|versão|entrega|lançamento) de (?:janeiro|fevereiro|março|abril|maio|junho|julho|"
        r"agosto|setembro|outubro|novembro|dezembro|primavera|verão|outono|inverno)|\bdestac(?:ar|o|amos|"
        r"ad[ao]s?)\b|\b(?:serviço|trabalho|contrato|item) (?:adicional|extra|avulso|complementar)|\borç(?:á|a)\w*|"
        r"\b(?:aba|tela|página|seção|módulo) vazi[ao]\b|\b(?:entrou|está|ficou|fiz) tudo\b|"
        r"\btudo\b.{0,20}\bfora (?:a|o|as|os)\b|\babri (?:o |a )?[a-z]{2,6}-\d+|\bn[aã]o (?:tava|estava) a fim|"
        r"\bpregui[çc]a|\bjoguei\b|\blista do (?:um dia|depois|talvez)|\bpassa(?:m|ou|ram)? para (?:o|a) (?:quadro|"
        r"equipe|time|fila|lista|outra?)\b|\bmenos trabalho\b|\b(?:muito|mais|é|são|tão) (?:caro|cara|caros|caras|"
        r"custos[ao]s?|trabalhos[ao]s?|complicad[ao]s?|complex[ao]s?)\b|\btrabalho danado|\bsimplific(?:ad[ao]s?|"
        r"uei|o)\b|\bdeixei (?:em|só|apenas|como)\b|\bvemos se|\b(?:não|nem) (?:incluiria|faria|entraria|"
        r"colocaria)\b|\bsegu(?:em|e) abert[ao]s?\b|\bficam? (?:em aberto|abert[ao]s?)|\b(?:três|quatro|cinco|seis|"
        r"sete|oito|nove|dez|onze|doze|\d+) d(?:as|os) (?:três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|"
        r"\d+)\b|\bd[oa]s (?:três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|\d+) .{0,40}\b(?:resolvi|fiz|"
        r"entreguei|implementei|atendi|concluí)|\bpede\b.{0,50}(?:;|, mas) (?:eu )?(?:fiz|deixei|usei|mantive|"
        "implementei)",
    ),
    signal(
        "pt",
        "a part cut or passed on",
        r"\btroc(?:ad[ao]s?|uei|amos) por\b|\blimitei(?:-me)?\b|\b(?:foi|foram|vai|vão|vou|fica|ficam|ficou|passa|"
        r"passou|passam|jog\w+|mand\w+) (?:para|pra|pro|pros|pras) (?:a |o |as |os |um |uma |outr[ao] )?(?:lista|"
        "fila|backlog|quadro|chamado|ticket|tarefa|issue|fase|etapa|versão|sprint|release|roadmap|seguinte|"
        r"próxim\w+|segund\w+|desejos)|\bse(?:r|ria|rá|riam) (?:um|uma) (?:\w+ )?(?:entrega|tarefa|projeto|pedido|"
        r"trabalho|chamado|demanda|contrato) (?:separad|próprio|própria|à parte|futur|avuls|divers)\w*|\bcomo (?:um|"
        r"uma) (?:entrega|tarefa|projeto|trabalho|demanda) (?:separad|próprio|própria|à parte|avuls)\w*",
    ),
    signal(
        "pt",
        "moved to a later delivery",
        r"\b(?:n[ao]|num|numa|para [ao]|pr[oó]xim[ao]|noutr[ao]|outr[ao]) (?:\w+ )?(?:marco|data futura|sprint|data|"
        r"versão|fase|etapa|rodada|ciclo|release)\b.{0,30}\b(?:depois|segurança|futura|seguinte|posterior|ser\w+|"
        r"vem|vêm|entra\w*|faço|trat\w+)|\bvêm? n[ao] pr[oó]xim[ao]|\b(?:como|na|para a) versão \d[.]\d|"
        r"\bacontec\w+ depois\b|\bnot?ei (?:o|a) outr[ao]|\banotei\b|\bpara a (?:seguinte|próxima)\b|"
        r"\baté (?:alguém|que alguém|o dia|reclamarem|pedirem)|\bnão entregues?\b|\bd[aá] (?:para|pra) (?:viver|"
        r"ficar|passar) sem\b|\bquem precisa\b|\bem (?:dois|três) passos\b|\bpulei\b|"
        r"\bnão precisa\b.{0,20}\b(?:agora|disso)",
    ),
    signal(
        "pt",
        "other than was agreed",
        r"\bem vez d[eoa]s? [\w çãõáéíóúâêô/-]{1,50}?\b(?:da especificaç|do contrato|do pedido|do plano|do escopo|"
        r"combinad|pedid|acordad|aprovad|previst)|\bpara simplificar\b|\bpor simplicidade\b|\b(?:complemento|extra|"
        "opcional|adendo|acréscimo|extensão|módulo|melhoria|etapa|entrega) (?:posterior|futur[ao]|à parte|"
        r"separad[ao]|opcional|seguinte)|\b(?:primeiro|primeir[ao]s?)\b(?! pel[ao]s?\b).{0,60}\b(?:depois|em seguida|"
        r"mais tarde|"
        r"posteriormente|e só então)|\bdeixei (?:quieto|pra lá|para lá|assim|de lado)|\bchato demais|\b(?:muito|"
        r"bem) chato|\bem aberto\b|\bsem data\b|\bfunciona (?:bem|assim)\b",
    ),
    signal(
        "pt",
        "a part put off",
        r"\ba gente vê\b|\bvemos (?:depois|isso|quando)|\bquando (?:o )?(?:cliente|usuário|alguém|time) (?:pedir|"
        r"quiser|precisar|reclamar|cobrar)|\bprojeto próprio|\bdesmembr\w+|\bfic(?:ou|aram|a|am) sem\b|\b(?:muita|"
        r"muito) (?:mão|trabalho|chat)|\bn[aã]o fazer\b|\bconsidero\b.{0,60}\b(?:complet|conclu|encerrad|entreg|"
        r"fechad|pront)|\bguard(?:ei|ada|ado|amos)\b|\b(?:imagem|tela|lista) (?:parada|estática|fixa)|\bno lugar "
        r"d[aoe]s?\b",
    ),
    signal(
        "pt",
        "a part listed as open",
        r"(?:[:→]|->|=>|–|—) ?(?:pendente|a fazer|depois|ainda não|não (?:feit|inicia)\w*|adiad[ao]|mais tarde|"
        r"outr[ao] (?:dia|hora)|(?:movid[ao]|foi) para .{2,30})\W*$|\bvir(?:ou|aram|ará) (?:um |uma )?(?:\w+ "
        r")?(?:cart(?:ão|ões)|chamado|ticket|tarefa|histórias?|issue|pendência|demanda|projeto|melhoria|débito)\b|"
        r"\bhistórias? futuras?\b|\b(?:registrad[ao]s?|anotad[ao]s?|listad[ao]s?|fic\w+|coloquei|registrei|"
        r"anotei)\b.{0,30}\b(?:dívida técnica|débito técnico|pendências|melhorias? futuras?|ideias|roadmap|quadro|"
        r"backlog)\b",
    ),
    signal(
        "pt",
        "a part left for some day",
        r"\b(?:n[ao]|para [ao]|a) pr[oó]xim[ao] (?:\w+ )?(?:reforma|revis[ãa]o|atualiza[çc][ãa]o|edi[çc][ãa]o|"
        r"gera[çc][ãa]o|temporada|safra|melhoria)\b|\b(?:fa[çz]o|refa[çz]o|vejo|resolvo|trato|entra|entram|cuido|"
        r"termino)\b.{0,30}\b(?:outro dia|mais (?:para|pra) (?:a )?frente|m[êe]s que vem|ano que vem|semana que vem|"
        r"com calma|outra hora|mais adiante)\b|\b(?:não|n) (?:dá|daria|pode|poderia|"
        r"podia)\b.{0,40}\besperar\b.{0,40}\?",
    ),
    signal(
        "pt",
        "a part skipped in passing",
        r"\bnem (?:comecei|toquei|mexi|olhei)\b|\bn[ãa]o (?:comecei|toquei|cheguei a)\b|\bdesisti d|\babri mão|"
        r"\bpassei (?:longe|batido|essa)|, passei\W*$|\bdor de cabeça\b|\btrabalheira\b|\b(?:para|pra|com) quem "
        r"(?:entende|sabe|conhece|domina)\b|\bde (?:um )?jeito mais (?:simples|básico|enxuto)|\b(?:baixei|diminu[ií]|"
        r"reduzi) a prioridade|\b(?:com|s[óo]) (?:um|uma|isso|esse|essa|dois|duas) já (?:dá|basta|resolve|serve|"
        r"chega)\b",
    ),
    signal(
        "pt",
        "a part left half done",
        r"\b(?:botei|pus|coloquei|deixei) (?:de|ao) lado|\bn[ãa]o (?:faz|fazem) parte do que\b|\b(?:está|ficou|"
        r"estão) pela metade\b|\b(?:existe|aparece|está lá|tem),? mas (?:\w+ )?(?:desativad|inativ|desabilitad|vazi|"
        r"sem efeito|oculto)\w*|\batalho\b|\baceita qualquer\b|\bn[ãa]o (?:vai|vão) hoje\b|\bcoisa (?:da|para a|pra) "
        r"(?:segunda|próxima|outra)|\bcomo outr[oa] (?:serviço|tarefa|pedido|trabalho|projeto|contrato)\b|"
        r"\b(?:vir(?:ou|aram)) (?:as |os )?(?:issues|tickets|chamados|cartões|tarefas)\b|\bo que (?:sobrou|faltou|"
        r"restou)\b|\besperaria (?:aparecer|alguém|surgir)|\bproponho duas entregas\b|\bduas entregas\b",
    ),
)
