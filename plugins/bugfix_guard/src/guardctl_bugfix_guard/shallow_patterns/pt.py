"""Portuguese signals: somebody says that a defect is over."""

from guardctl import Pattern
from guardctl_bugfix_guard.grammar import stems

# \b and \w are ASCII, so a word that ends in an accented letter is closed by (?!\w).
SIGNALS = (
    Pattern(
        regex=(
            r"\b(?:corrigi(?:d[oa]s?|u|mos)?|consert(?:ei|ad[oa]s?|ou|amos)|arrum(?:ei|ad[oa]s?|ou|amos)|"
            "resolv(?:i|id[oa]s?|eu|emos)|solucion(?:ei|ad[oa]s?|ou|amos)|san(?:ei|ad[oa]s?|ou)|repar(?:ei|"
            "ad[oa]s?)|elimin(?:ei|ad[oa]s?)|extermin(?:ei|ad[oa]s?)|liquid(?:ei|ad[oa]s?)|tratad[oa]s?|ajeit(?:ei|"
            "ad[oa])|atendid[oa]s?|mat(?:ei|ad[oa]) o bug|já era|para trás|superad|ficou para trás|"
            r"superad[oa]s?)(?!\w)"
        ),
        all_of=(
            stems(
                "corrigi|consert|arrum|resolv|solucion|sanad|sanei|sanou|repar|elimin|extermin|liquid|tratad|ajeit|"
                "atendid|bug|já era"
            ),
        ),
        why="a defect is said to be fixed",
        language="pt",
    ),
    Pattern(
        regex=(
            r"(?:\bnão|\bnem|\bnenhum\w*|\bninguém|\bnada)(?!\w).{1,50}?\bmais\b(?! (?:um|uma|de|que|do)\b)|"
            r"\b(?:(?:sumiu|sumiram|desaparec(?:eu|eram)|cess(?:ou|aram)|par(?:ou|aram) de \w+|deix(?:ou|"
            r"aram) de \w+|nunca mais|caiu para|baixou para)\b|não (?:aparece|trava|cai|falha|pisca|some|dá erro|"
            r"duplica|repete|estoura|congela|quebra|acontece|ocorre)\w*|desde (?:que|então)\b.{0,60}?\b(?:não|sem|"
            r"nenhum\w*|zero|nunca)(?!\w)|(?:não|sem|nenhum\w*|zero)(?!\w).{0,60}?\bdesde (?:que|então)|"
            r"ninguém (?:mais )?(?:viu|reclam|report|notou)|(?:já|agora) não(?!\w)|sem (?:travar|falhar|cair|errar|"
            r"quebrar|erros?|falhas?|alarmes?|travamentos?|reclamar|reclamações)(?!\w))"
        ),
        all_of=(stems("sumi|desaparec|cess|parou|pararam|deix|nunca|mais|desde|sem |não |ninguém|caiu|baixou"),),
        why="a symptom no longer shows",
        language="pt",
    ),
    Pattern(
        regex=(
            r"(?:\bjá|\bagora)(?: (?:não|os?|as?|se|eles?|elas?))? (?!mostra|tem|pode|permite|aceita|há|"
            r"é)\w+[ae]m?\b(?! \w+d[oa]s?\b)|(?:\bestá|\btá|\bficou|\bestão) (?:funcionando|funfando|normal|ok|"
            r"certo|estável|verde|tudo|de boa|bom|bem)\b|\b(?:volt(?:ou|aram|ei) (?:a |ao |à |para |o |as? )|"
            "funciona(?:m|ndo)?(?:[.!;,]|$)|funciona(?:m|ndo)? (?:normalmente|de novo|agora|bem|certo|outra vez)|"
            r"normalmente\b|(?:faz|fazem) sentido\b|de volta ao normal|tudo (?:certo|ok|normal|verde|resolvido|"
            r"funcionando)|estabiliz(?:ou|ado|aram)|resultado *: (?:\w+ ){0,3}?(?:ok|funciona\w*|corret\w+|normal)|"
            r"por mim (?:está|tá)|de boa\b)"
        ),
        all_of=(
            stems(
                "volt|já |agora|está |tá |ficou|estão|funciona|normalmente|tudo|resultado|sentido|por mim|"
                "estabiliz|de boa"
            ),
        ),
        why="something works again",
        language="pt",
    ),
    Pattern(
        regex=(
            r"^(?=.*?(?:\b(?:chamados?|bugs?|erros?|defeitos?|incidentes?|tíquetes?|tickets?|casos?|problemas?|"
            r"issue|item|reclamaç[ãõ]\w+|(?<!\d)\d{2,}+)\b|#\d+|correção)).*?\b(?:fech(?:ar|ei|ad[oa]s?|o|amos|ando)|"
            "encerr(?:ar|ei|ad[oa]s?|o|amos)|conclu(?:ir|í|íd[oa]s?|o)|finaliz(?:ar|ei|ad[oa]s?)|dar baixa|"
            r"dei baixa|marquei|marcad[oa]|resolvid[oa]s?|corrigid[oa]s?|pront[oa])(?!\w)|^[^a-z]*\bfim[.!]?$|"
            r"\b(?:pode(?:m)? (?:fechar|encerrar|dar baixa|considerar)|(?:dou|considero|declaro|"
            r"tomo)\b.{0,40}?\b(?:resolvid|corrigid|conclu|encerrad|fechad)|nada mais a fazer|dar baixa\b|"
            "(?:situação|status|estado) *: (?:conclu|resolv|corrig|fech|ok|feito|pronto|encerr)|dei (?:como|"
            r"por) (?:resolv|corrig|conclu|encerr|fech)|falhou \w+ vez(?:es)?\b.{0,60}?\bpassou)"
        ),
        all_of=(
            stems(
                "fech|encerr|conclu|finaliz|baixa|marquei|marcad|resolvid|corrigid|pront|nada mais|fim|considerar|"
                "situação|status|estado|falhou"
            ),
        ),
        why="a defect is closed",
        language="pt",
    ),
    Pattern(
        regex=(
            r"^(?=.*?\b(?:de novo|outra vez|novamente|mais uma vez|(?:segunda|terceira|quarta) (?:execução|vez|"
            r"tentativa|rodada)|reexecut\w+|rodei|rerod\w+|reinici\w+|retent\w+|repet\w+|sleep|erros?|falhas?|"
            r"bugs?|defeitos?|problemas?)\b).*?\b(?:verdes?|pass(?:ou|aram|ando|a|am)|ok|sucesso|funcion\w+|"
            r"estabiliz\w+|andou|andaram)\b|\b(?:ficou verde|estava(?:m)? vermelh|passou\b.{0,40}?\bremovi\b)"
        ),
        all_of=(
            stems("verde|pass|ok|sucesso|funcion|estabiliz|andou|andaram|vermelh"),
            stems(
                "novo|vez|nov|execução|tentativa|rod|execut|inici|tent|repet|sleep|ficou|erro|falha|bug|defeito|"
                "problema|remov|estava"
            ),
        ),
        why="a failure was run again until it passed",
        language="pt",
    ),
    Pattern(
        regex=(
            r"(?:\bnão|\bnem) (?:sei|entendi|entendo|faço ideia|descobri|consegui (?:entender|descobrir|explicar)|"
            r"ficou claro|está claro|fui atrás)(?!\w)|\b(?:causa(?: raiz)?\"? ?(?:do chamado |escrevi |fica |"
            "segue |é |está |: ?|para )*.{0,12}?(?:definir|análise|depois|pendente|desconhecid|preencher|"
            r"investigar|incert|aberto|apurar|a confirmar|não \w+d[oa]|sem \w+|ver código|sem causa|tbd)|"
            r"causa(?: raiz)? ?: ?(?:um |uma )?(?:erro|falha|bug|defeito|problema)\b|"
            r"análise da causa\b.{0,30}?\b(?:depois|fica|pendente|mais tarde)|seja lá o que|o que quer que|"
            r"sem saber (?:por|o)|um mistério\b)"
        ),
        all_of=(
            stems("não |nem |causa|seja lá|quer que|sem saber|mistério"),
            stems("sei|ent|ideia|descob|claro|atrás|causa|que|mist"),
        ),
        why="the cause is said to be unknown",
        language="pt",
    ),
    Pattern(
        # What makes a symptom go away without anybody knowing why.
        regex=(
            r"\b(?:reiniciei|reinstalei|reimplantei|recriei|limpei (?:o |os )?(?:cache|cookies)|subi o \w+ de novo|"
            "apaguei (?:o|os) (?:arquivo|cache|lock)|engoli|silenciei|suprimi|voltei o|liguei e desliguei|"
            "desliguei e liguei|(?:aumentei|subi|dobrei|estendi) (?:o |a |as |os )?(?:tempo|timeout|limite|memória|"
            "tentativas|número de tentativas|prazo|intervalo)|(?:coloquei|pus|envolvi|"
            r"embrulhei)\b.{0,40}?\b(?:try|sleep|espera)|capturei a exceção)"
        ),
        all_of=(
            stems(
                "reinici|reinst|reimpl|recri|limpei|subi |apaguei|engoli|silenci|suprimi|voltei o|liguei|aumentei|"
                "dobrei|estendi|coloquei|pus |envolvi|embrulhei|capturei"
            ),
        ),
        why="a symptom was treated",
        language="pt",
    ),
    Pattern(
        # What has become of it, told in a sentence that does not name the defect.
        regex=(
            r"\b(?:sosseg|aquiet|acalm|seren)(?:ou|aram|ado|ada)\b|\b(?:coisas?|águas?) (?:do passado|passadas)\b|"
            r"\b(?:foi|foram|está|estão|ficou|"
            r"ficaram) (?:embora|tapad|estancad|vedad|extint|enterrad|morto|mort[oa]s|zerad|sob controle|mansinh)\w*|"
            r"\bzer(?:ei|ado|ada|ados|adas|ou)"
            r"(?!\w)|\b(?:saiu|sai|saíram|tirei|risquei|riscar|apaguei|removi|some) (?:\S+ ){0,3}?da (?:lista|fila|"
            r"planilha|pauta|tabela|pilha)\b|"
            r"\b(?:movi|passei|levei|arrastei|mudei) (?:o|a|os|as|esse|este) (?:\w+ )?(?:cartão|chamado|card|tíquete|"
            r"item|ficha|bilhete|quadro|status) "
            r"(?:\S+ )?para\b|\bnão (?:reapare\w+|volt(?:a|ou|aram)|torn(?:a|ou) a|retorn\w+|se repet\w+)|"
            r"\b(?:nenhuma?|zero|sem) (?:\w+ )?(?:reclamaç\w+|"
            r"queixas?|alarmes?|alertas?|erros?|falhas?|ocorrências?)(?: \w+)? (?:desde|há|até agora|nos últimos|hoje|"
            r"na lista|em)(?!\w)|\b(?:um|dois|"
            r"três|quatro|cinco|\d+) (?:dias?|noites?|semanas?) (?:\w+ )?(?:sem|calad|quiet|limp|tranquil|em paz)\w*|"
            r"\b(?:ficou|ficaram|permaneceu|"
            r"permanece|segue|continua) (?:\w+ )?(?:calad|quiet|mud|estável|estáveis|tranquil|calm|limp|silencios)\w*|"
            r"\bninguém (?:\w+ )?(?:será|vai ser|é|"
            r"foi|fica) (?:mais )?\w+d[oa]\b.{1,50}?\b(?:de novo|outra vez|novamente)\b|\bpode(?:m)? (?:riscar|"
            r"publicar|usar|dar por|arquivar|baixar)\b"
        ),
        all_of=(
            stems(
                "sosseg|aquiet|acalm|seren|passad|embora|tapad|estancad|vedad|extint|enterrad|mort|zer|controle|"
                "mansinh|da lista|da fila|"
                "da planilha|da pauta|da tabela|da pilha|para|não |nenhum|sem |calad|quiet|limp|tranquil|em paz|mud|"
                "estáve|calm|silenc|"
                "ninguém|pode"
            ),
        ),
        why="a symptom is said to be over",
        language="pt",
    ),
    Pattern(
        regex=(
            r"\b(?:de novo|outra vez|novamente)[.!;,](?<!não de novo.)|\bdá para \w+ (?:de novo|outra vez|agora|sem)|"
            r"\b(?:chega|sai|toca|aparece|"
            r"imprime|abre|carrega|dispara|envia|roda)m? (?:\w+ )?(?:n[oa] (?:dia|hora|lugar|ordem|momento|idioma|"
            r"valor|tela) (?:cert|corret|devid)[oa]|"
            r"uma vez só|uma só vez|uma única vez|inteir[oa]s?|complet[oa]s?|preenchid[oa]s?|sempre|todas as vezes|"
            r"toda vez)\b|\b(?:apareceu|abriu|"
            r"funcionou|carregou|saiu|veio|passou|tocou|imprimiu|conectou)(?:ram)? (?:\w+ )?(?:sempre|todas as vezes|"
            r"toda vez|em tod[oa]s|nos? \w+ casos|"
            r"(?:duas|três|quatro|dez|\d+) vezes seguidas)\b|\b(?:passou|passaram|rodou|verde) (?:\w+ )?(?:duas|três|"
            r"quatro|\d+) vezes (?:seguidas|em "
            r"seguida|consecutivas)\b|\b(?:cheg|vai|vão|foi|foram|rod|corr|imprim|le)\w* até o (?:fim|final)\b|"
            r"\bchegou ao (?:fim|final)\b|\b(?:comporta|"
            r"comportam|portam|porta)-?(?:se)?\b.{0,20}?\b(?:bem|como|conforme)|\bse (?:comporta|comportam|comportou|"
            r"porta)\b|\bque (?:vinha|ficava|saía|"
            r"dava|aparecia|estava|caía|chegava) \w+,? (?:já |agora |hoje )?(?:vem|fica|sai|dá|aparece|está|chega|"
            r"abre)m?\b|\b(?:números|contas|totais|"
            r"valores|saldos|somas|contagens) (?:\w+ )?(?:batem|fecham|conferem|coincidem)\b|\b(?:bate|fecha|confere|"
            r"coincide)m? (?:agora|certinho|de novo|"
            r"enfim)\b|\b(?:agora|já) (?:ele |ela |eles |elas |o \w+ |a \w+ |os \w+ |as \w+ |cada \w+ )?(?:aparece|"
            r"chega|sai|vem|toca|abre|acha|"
            r"encontra|envia|vai|vão|dispara|entra)m?\b|\b(?:conforme|como) (?:especificad|combinad|esperad|previst|"
            r"pedid|deveria)\w*[.!;,]|"
            r"\b(?:mas|e) (?:o|a|os|as) \w+ (?:já )?(?:vai|vão|sai|passa|entra|anda|roda)m?[.!;,]"
        ),
        all_of=(
            stems(
                "novo|outra vez|novamente|dá para|cert|corret|devid|vez|inteir|complet|preenchid|sempre|todas|toda |"
                "em tod|caso|seguid|"
                "consecutiv|o fim|o final|ao fim|ao final|comporta|porta|que vinha|que ficava|que saía|que dava|"
                "que aparecia|que estava|"
                "que caía|que chegava|bate|fecha|conferem|confere|coincide|agora|já |conforme|como|mas |e o |e a |"
                "e os |e as "
            ),
        ),
        why="something works again",
        language="pt",
    ),
    Pattern(
        regex=(
            r"\bnão me perguntem? (?:por ?qu[eê]|o que|como)(?!\w)|\bsabe-se lá\b|\bvai saber\b|\bpor alguma razão\b|"
            r"\bcausa(?: raiz)? ?[:|—-] ?\W*"
            r"(?:preencher|definir|apurar|investigar|completar|em branco|vazio|idem|vide|ver|pendente|a \w+r\b)|"
            r"\bdei (?:mais|o dobro de) (?:memória|"
            r"tempo|espaço|cpu)|\b(?:envolvi|embrulhei|coloquei|pus) .{0,40}?\b(?:nova tentativa|repetição|retry|"
            r"laço)\b"
        ),
        all_of=(
            stems(
                "perguntem|pergunte|sabe-se|vai saber|por alguma|causa|memória|tempo|espaço|cpu|tentativa|repetição|"
                "retry|laço"
            ),
        ),
        why="the cause is said to be unknown",
        language="pt",
    ),
)
