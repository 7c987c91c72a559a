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
            r"ad[oa])|atendid[oa]s?|mat(?:ei|ad[oa]) o bug|já era)(?!\w)"
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
            r"\b(?:sumiu|sumiram|desaparec(?:eu|eram)|cess(?:ou|aram)|par(?:ou|aram) de \w+|deix(?:ou|aram) de \w+|"
            r"nunca mais|caiu para|baixou para)\b|(?:\bnão|\bnem|\bnenhum\w*|\bninguém|"
            r"\bnada)(?!\w).{1,50}?\bmais\b(?! (?:um|uma|de|que|do)\b)|\bnão (?:aparece|trava|cai|falha|pisca|some|"
            r"dá erro|duplica|repete|estoura|congela|quebra|acontece|ocorre)\w*|\bdesde (?:que|"
            r"então)\b.{0,60}?\b(?:não|sem|nenhum\w*|zero|nunca)(?!\w)|\b(?:não|sem|nenhum\w*|"
            r"zero)(?!\w).{0,60}?\bdesde (?:que|então)|\bninguém (?:mais )?(?:viu|reclam|report|notou)|\b(?:já|"
            r"agora) não(?!\w)|\bsem (?:travar|falhar|cair|errar|quebrar|erros?|falhas?|alarmes?|travamentos?|"
            r"reclamar|reclamações)(?!\w)"
        ),
        all_of=(stems("sumi|desaparec|cess|parou|pararam|deix|nunca|mais|desde|sem |não |ninguém|caiu|baixou"),),
        why="a symptom no longer shows",
        language="pt",
    ),
    Pattern(
        regex=(
            r"\bvolt(?:ou|aram|ei) (?:a |ao |à |para |o |as? )|(?:\bjá|\bagora)(?: (?:não|os?|as?|se|eles?|"
            r"elas?))? (?!mostra|tem|pode|permite|aceita|há|é)\w+[ae]m?\b(?! \w+d[oa]s?\b)|(?:\bestá|\btá|\bficou|"
            r"\bestão) (?:funcionando|funfando|normal|ok|certo|estável|verde|tudo|de boa|bom|bem)\b|\bfunciona(?:m|"
            r"ndo)?(?:[.!;,]|$)|\bfunciona(?:m|ndo)? (?:normalmente|de novo|agora|bem|certo|outra vez)|"
            r"\bnormalmente\b|\b(?:faz|fazem) sentido\b|\bde volta ao normal|\btudo (?:certo|ok|normal|verde|"
            r"resolvido|funcionando)|\bestabiliz(?:ou|ado|aram)|\bresultado *: (?:\w+ ){0,3}?(?:ok|funciona\w*|"
            r"corret\w+|normal)|\bpor mim (?:está|tá)|\bde boa\b"
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
            r"\b(?:fech(?:ar|ei|ado|ada|o|amos|ando)|encerr(?:ar|ei|ad[oa]s?|o|amos)|conclu(?:ir|í|íd[oa]s?|o)|"
            r"finaliz(?:ar|ei|ad[oa]s?)|dar baixa|dei baixa|marquei|marcad[oa])(?!\w).{0,60}?(?:\b(?:chamados?|"
            "bugs?|erros?|defeitos?|incidentes?|tíquetes?|tickets?|caso|problema|issue|item|resolvid|corrigid|"
            r"conclu)|#\d)|(?:\b(?:chamados?|bugs?|erros?|defeitos?|incidentes?|tíquetes?|tickets?|casos?|"
            r"problemas?|reclamaç[ãõ]\w+|\d{2,})\b|#\d+|correção).{0,60}?\b(?:fech|encerr|conclu|finaliz|resolvid|"
            r"corrigid|pront[oa]\b)|\bpode(?:m)? (?:fechar|encerrar|dar baixa|considerar)|\b(?:dou|considero|"
            r"declaro|tomo)\b.{0,40}?\b(?:resolvid|corrigid|conclu|encerrad|fechad)|\bnada mais a fazer|"
            r"\bdar baixa\b|^[^a-z]*fim[.!]?$|\b(?:situação|status|estado) *: (?:conclu|resolv|corrig|fech|ok|"
            r"feito|pronto|encerr)|\bdei (?:como|por) (?:resolv|corrig|conclu|encerr|fech)|"
            r"\bfalhou \w+ vez(?:es)?\b.*?\bpassou"
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
            r"\b(?:de novo|outra vez|novamente|mais uma vez|(?:segunda|terceira|quarta) (?:execução|vez|tentativa|"
            r"rodada)|reexecut\w+|rodei|rerod\w+|reinici\w+|retent\w+|repet\w+|sleep)\b.*?\b(?:verdes?|pass(?:ou|"
            r"aram|a|am)|ok|sucesso|funcion\w+|estabiliz\w+|andou|andaram)\b|\bficou verde|\bestava(?:m)? vermelh|"
            r"\b(?:erro|falha|bug|defeito|problema)s?\b.*?\b(?:verdes?|passam|passaram|passando)\b|"
            r"\bpassou\b.{0,40}?\bremovi\b"
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
            r"ficou claro|está claro|fui atrás)(?!\w)|\bcausa(?: raiz)?\"? ?(?:do chamado |escrevi |fica |segue |"
            "é |está |: ?|para )*.{0,12}?(?:definir|análise|depois|pendente|desconhecid|preencher|investigar|"
            r"incert|aberto|apurar|a confirmar|não \w+d[oa]|sem \w+|ver código|sem causa|tbd)|"
            r"\banálise da causa\b.{0,30}?\b(?:depois|fica|pendente|mais tarde)|\bseja lá o que|\bo que quer que|"
            r"\bsem saber (?:por|o)|\bum mistério\b"
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
)
