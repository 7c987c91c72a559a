"""Portuguese signals of scope-change whose words are Portuguese anyway: short lines, shares, other goals, excuses."""

from guardctl_scope_guard.conditions import signal

SIGNALS = (
    signal(
        "pt",
        "a part listed as open",
        r"(?:[:→–—]|->|=>) *(?:pendentes?|adiad[ao]s?|a fazer|por fazer|ainda n[ãa]o|n[ãa]o (?:iniciad|feit|inclu[ií]d)"
        r"[ao]s?|depois|fica para depois|mais tarde|em aberto|fora|futur[ao]s?|outr[ao] dia|na pr[óo]xima)\W*$",
        mark=False,
    ),
    signal(
        "pt",
        "not in this delivery",
        r"\b(?:entreg\w+|entreguei|public\w+|lanç\w+|sub(?:o|ir|iu|imos)|fech\w+|vai|vou|segu(?:e|ir|iu)|sa(?:i|iu|"
        r"irá)|"
        r"conclu\w+|fic(?:a|ou)|liber\w+)\b(?: \w+)? sem (?:el[ae]s?|isso|iss[ao]|ess[ae]s?|est[ae]s?|[ao]s?)\b|"
        r"\b(?:n[ãa]o "
        r"(?:vem|vêm|seguem?|vai junto|vão junto|acompanham?)|fic(?:ou|aram|a|am) de fora|de fora (?:desta|deste|"
        r"por))\b",
        mark=False,
    ),
    signal(
        "pt",
        "a part left as it was",
        r"\b(?:continu\w+|permanec\w+|segu(?:e|em)|fic\w+|mantive|mant[ée]m|rodando) (?:rodando )?(?:n[ao]s?|com|em|o|"
        r"a|"
        r"os|as) (?:\w+ )?(?:antig[ao]s?|atua(?:l|is)|anterior(?:es)?|legad[ao]s?|velh[ao]s?)\b|\b(?:à mão|manualmente|"
        r"manual)\b.{0,24}\b(?:por enquanto|por ora|até|como antes|mesmo)|\bprazo indeterminado\b|\b(?:consta|marquei|"
        r"marcad[ao]s?|aparece|fechei|dei|figura)\b.{0,20}\bcomo (?:conclu[ií]d|pront|feit|encerrad|complet|entreg|"
        r"resolvid)[a-z]*\b",
        mark=False,
    ),
    signal(
        "pt",
        "a part put on a list",
        r"\b(?:pedido|solicitaç[ãa]o|requisiç[ãa]o) de (?:mudança|alteraç[ãa]o)\b|\b(?:aditivo|termo aditivo)\b|\bem "
        r"(?:hist[óo]ria|cart[ãa]o|tarefa|chamado|ticket|issue|card|pr|pedido|demanda) (?:separad|pr[óo]pri|à parte|"
        r"nov|dedicad|avuls)\w*|\bnuma (?:hist[óo]ria|tarefa|issue|demanda) (?:separada|pr[óo]pria|à parte|nova)\b|"
        r"\b(?:registr\w+|anot\w+|list\w+|lanc\w+|marqu\w+|arquiv\w+|guard\w+|rascunh\w+) como (?:um |uma |"
        r"item )?[\"'“]?"
        r"(?:ideia|um dia|talvez|melhoria|futur|depois|desejo|pend[êe]ncia|[a-z]{2,8}-\d)",
        mark=False,
    ),
    signal(
        "pt",
        "only some of the parts",
        r"\b(?:um|uma|duas|dois|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|\d+) (?:de|d[oa]s) (?:tr[êe]s|quatro|"
        r"cinco|"
        r"seis|sete|oito|nove|dez|onze|doze|quinze|vinte|\d+)\b|\b(?:primeira metade|boa parte|maior parte|maioria|"
        r"grosso|grande parte|metade) (?:d[aoe]s?|já|está|fic)\b.{0,60}\b(?:pront|feit|conclu|entreg|migr|convert|"
        r"traduz|no ar|resolv|funcion|implement)\w*|\b(?:quase|praticamente|essencialmente|basicamente) (?:tudo |toda |"
        r"todo )?(?:pront|feit|conclu|complet|termin|resolv)\w*|\b(?:bom|boa) o (?:bastante|suficiente)\b|"
        r"\bj[áa] (?:est[áa] "
        r"bom|atende|quebra o galho|d[áa] conta|resolve)\b|\bsuficientemente (?:bo[am]|pr[óo]xim)\w*",
        mark=False,
    ),
    signal(
        "pt",
        "other than was agreed",
        r"\b(?:redefin|reinterpret|reescrev|reformul|renome|afroux|relax|suaviz|flexibiliz|revis(?:ei|amos|to|ta)|"
        r"ajust|"
        r"baix|rebatiz)\w* (?:o |a |os |as )?(?:\w+ )?(?:objetivos?|metas?|escopo|requisitos?|crit[ée]rios?|tarefa|"
        r"pedido|"
        r"hist[óo]ria|alvo|prop[óo]sito|definiç[ãa]o|limiar)\b|\b(?:entendi|interpretei|li) "
        r"[\"'“]?(?:o pedido|a tarefa|o requisito|tudo|todos|todas)[\"'”]? como\b|\b(?:decidi|decidimos|resolvi|"
        r"resolvemos|"
        r"optei por|optamos por|preferimos|ficou decidido|achei melhor) n[ãa]o\b|\b(?:contentei-me|me contentei|"
        r"conformei|quebrei o galho|gambiarra)\b|\b(?:mais simples|mais f[áa]cil|"
        r"mais b[áa]sic[ao])\b.{0,30}\b(?:no lugar|"
        r"em vez|em troca|basta|serve|resolve)\b|\bem vez d[aeo]s? .{1,40}, (?:pus|coloquei|usei|fiz|deixei|entreguei|"
        r"montei|"
        r"criei|h[áa]|tem)\b|\b(?:fiquei|fui|usei|optei|troquei|substitu[ií])\b.{0,40}\bmais "
        r"(?:simples|f[áa]cil|b[áa]sic[ao]|barat[ao])\b",
        mark=False,
    ),
    signal(
        "pt",
        "a part cut or passed on",
        r"\b(?:a|sua|o|seu|vossa|nossa) (?:\w+ )?(?:equipe|equipa|time|colega|fornecedor|pessoal|departamento|setor)\b"
        r".{0,20}\b(?:assum|complet|termin|acrescent|adicion|inclu|fa[çz]|cuid|resolv|que (?:faça|termine|"
        r"cuide|assuma))\w*|\b(?:cabe|compete|deixo|deixei|fica|ficam|passei|é tarefa|é assunto|"
        r"é trabalho)\b.{0,30}\b(?:"
        r"à|ao|para a|para o|pra|da|do|com a|com o) (?:\w+ )?(?:equipe|equipa|time|pessoal|colega|fornecedor|"
        r"departamento|setor|suporte|infra|ti)\b|\b(?:por (?:sua|vossa) conta|você mesm[ao]|vocês mesm[ao]s)\b",
        mark=False,
    ),
    signal(
        "pt",
        "a part switched off",
        r"\b(?:desligad|desativad|desabilitad|inativ|ocult|escondid)[ao]s? (?:por padr[ãa]o|por omiss[ãa]o|"
        r"por enquanto|"
        r"por ora|at[ée]|atr[áa]s)|\b(?:atr[áa]s de|por tr[áa]s de|com) (?:um|uma) (?:flag|chave|feature flag|"
        r"toggle)\b.{0,40}"
        r"\b(?:desligad|desativad|at[ée]|por enquanto|inativ)\w*|\b(?:flag|chave|opção)\b.{0,20}\b(?:desligad|"
        r"desativad)"
        r"[ao]\b|\bcomentad[ao]s? (?:no c[óo]digo|por enquanto|at[ée])",
        mark=False,
    ),
    signal(
        "pt",
        "asks pardon for a part",
        r"\b(?:espero que (?:n[ãa]o (?:se importe|haja problema|incomode)|(?:tudo bem|isso sirva|compreenda|entenda))|"
        r"conto com (?:a )?(?:sua )?compreens[ãa]o)|\b(?:desculp\w+|perd[ãa]o|perdoe|lamento|"
        r"sinto muito)\b.{0,60}\b(?:deix\w+|"
        r"n[ãa]o|sem|falt\w+|pul\w+|cort\w+|tir\w+)\b|\btomei a liberdade de (?:deixar|tirar|cortar|omitir|pular|"
        r"reduzir|simplificar|n[ãa]o|trocar)",
        mark=False,
    ),
)
