"""Portuguese, Brazilian and European."""

from __future__ import annotations

from guardctl import Pattern


def _words(regex: str) -> str:
    """``\\b`` and ``\\w`` as this language has them: an accented letter is a letter."""
    return f"(?u:{regex})"

_INFINITIVE = (
    r"(?:com+itar|commitar|dar (?:um |o )?(?:push|merge|commit|deploy)|fazer (?:um |o |a |logo o |já o )?(?:commit|push|merge|deploy|release"
    r"|lançamento|publicação|implantação|entrega|envio|tag)|push(?:ar|ear)|merg(?:ear|ar)|mesclar|mergir|fundir|deployar|implantar|publicar|lançar|liberar"
    r"|subir|enviar|mandar|empurrar|integrar|entregar|soltar|registrar|gravar no git|releasear|taguear|promover|colocar|pôr|botar|levar|jogar|passar|abrir|criar|gerar"
    r"|incorporar|disponibilizar|marcar|fechar a versão|confirmar as (?:mudanças|alterações))\b"
)
# Verbs that need an object or a place, because they also mean "to send a message" or "to create a file".
_OBJECT = (
    r"(?:commits?|push|merge|deploy|pull request|merge request|prs?\b|mr\b|tag|release|versão|pacote|produção|prod\b|ar\b|homologação|staging|main\b|master\b"
    r"|develop\b|trunk\b|origin\b|remoto|repositório|servidor|principal|branch|ramo|npm\b|pypi\b|loja|registro|clientes?\b|usuários|utilizadores|todos|todo mundo|público"
    r"|git\b|upstream\b|ambiente|código|alterações|mudanças|isso|isto|tudo|correção|já|logo|agora|hoje)"
)
_SURE = (
    r"(?:com+itar|commitar|pushar|pushear|mergear|mergar|mesclar|deployar|implantar|publicar|lançar|liberar|releasear|taguear|dar (?:um |o )?(?:push|merge|commit"
    r"|deploy)|(?:fazer|realizar|efetuar|executar|iniciar|concluir) (?:um |o |a |logo o |já o )?(?:commit|push|merge|deploy|release|lançamento|publicação|implantação|entrega em"
    r"|envio|tag))\b"
)
_MOVE = (
    r"(?:subir|enviar|mandar|empurrar|integrar|entregar|soltar|registrar|promover|colocar|pôr|botar|levar|jogar|passar|abrir|criar|gerar|incorporar|disponibilizar|aplicar|ativar"
    r"|juntar|unir|fundir|confirmar|rodar|virar|ligar|instalar|distribuir|submeter|habilitar|liberar|trocar)\b"
)
_INTENT = (
    r"\b(?:vou|vamos|vai|irei|iremos|ir|bora|posso|podemos|pode|poderia|podes|devo|devemos|deve|queres? que eu|quer que|gostaria de|pretendo|prestes a|passo a|deixa(?:-me| eu)?"
    r"|deixe-me|é só|só falta|falta só|falta|resta|basta|hora de|melhor|preciso|precisamos|convém|quero|queria|tenho de|temos de|tenho que|trato de|começo a|sigo para|aproveito para"
    r"|pronto para|dá para|que tal|favor|proponho|sugiro|recomendo|já|agora|logo|ok|seguida é|passo é|me preparo para|a)\b"
)
_GAP = r"(?:.{0,60}\b(?:e|ou|para|a|depois)|.{0,40}[,:&+])?\W{1,3}(?:(?:já|agora|então|também|logo|só|apenas|simplesmente|direto|depois|por fim|finalmente|em seguida|de uma vez|hoje|aí|e)\W{1,2}){0,3}"
_FIRST = (
    r"(?:com+ito|com+itarei|com+itamos|publico|publicarei|mesclo|mesclarei|mergeio|deployo|implanto|implantarei|lanço|lançarei|libero|liberarei|fa(?:ço|rei) (?:um |o |a |já o |logo o "
    r"|esse |este )?(?:commit|push|merge|deploy|release|lançamento|publicação|implantação|pr\b|pull)|dou (?:um |o )?(?:push|merge|commit|deploy)|(?:sigo|seguimos|prossigo|parto|passo|avanço|avançamos|vou)"
    r" (?:direto |já )?(?:com|para|pro|pra|à|ao|a) (?:o |a )?(?:commit|push|merge|deploy|release|lançamento|publicação|implantação|envio|produção|main\b|pull request|pr\b))\b"
)
_FIRST_MOVE = (
    r"(?:subo|subirei|envio|enviarei|mando|mandarei|empurro|integro|integrarei|entrego|solto|registro|promovo|coloco|colocarei|ponho|boto|levo|jogo|passo|abro|abrirei|crio|criarei|incorporo"
    r"|disponibilizo|aplico|ativo|junto|fundo|confirmo|ligo|uno|instalo|distribuo|submeto|habilito|deixo|aciono|disparo|rodo|executo|entro|sai|saem|darei|subimos|abrimos|enviamos|colocamos|estou subindo|vai|vão|entra|entram|segue|seguem|sobe|sobem|será|serão)\b"
)
_GERUND = r"(?:com+itando|pushando|mergeando|mesclando|deployando|implantando|publicando|lançando|liberando|fazendo (?:o |um |a )?(?:commit|push|merge|deploy|release|publicação|implantação)|dando (?:o |um )?(?:push|merge))\b"
_GERUND_MOVE = r"(?:subindo|enviando|mandando|empurrando|integrando|entregando|promovendo|colocando|pondo|levando|jogando|passando|abrindo|criando|aplicando|registrando|a (?:subir|enviar|colocar|abrir|publicar|fazer))\b"
_ORDER = (
    r"(?:com+ita|com+ite|publica|publique|mescla|mescle|implanta|implante|libera|libere|lança|lance|dá (?:o |um )?(?:push|merge)|d[êe] (?:o |um )?(?:push|merge)|fa(?:z|ça|zer) (?:o |um |a |logo o |já o |esse |este )?"
    r"(?:commit|push|merge|deploy|release|publicação|implantação))\b"
)
_ORDER_MOVE = r"(?:sobe|suba|envia|envie|manda|mande|empurra|empurre|coloca|coloque|põe|ponha|bota|bote|joga|jogue|passa|passe|abre|abra|cria|crie|integra|integre|solta|solte|aplica|aplique)\b"
_NOT_A_NAME = r"(?! (?:message|hash|de (?:ontem|origem|teste)|anterior))"
_START = r"(?:^|[-*•–—,;:(]\s{0,3}|\b(?:e|então|agora|já|só|logo|por favor|favor|aí|mas|assim|portanto|depois|vai|anda|pode|eu)\b\W{1,2})"

SIGNALS = (
    Pattern(
        regex=_words(_INTENT + r"(?! não\b)" + _GAP + _SURE + _NOT_A_NAME),
        all_of=(("com", "push", "merg", "mescl", "deploy", "implant", "public", "lanç", "liber", "release", "tag", "envio"), ("ar", "er ")),
        why="anuncia, pede ou propõe commit, push, merge, versão ou implantação",
        language="pt",
    ),
    Pattern(
        regex=_words(_INTENT + r"(?! não\b)" + _GAP + _MOVE + r".{0,50}?\b" + _OBJECT),
        all_of=(("subir", "enviar", "mandar", "empurrar", "integrar", "entregar", "soltar", "registrar", "promover", "colocar", "pôr", "botar", "levar", "jogar", "passar", "abrir",
                 "criar", "gerar", "incorporar", "disponibilizar", "aplicar", "ativar", "juntar", "unir", "fundir", "confirmar", "rodar", "virar", "ligar", "instalar", "distribuir", "submeter", "habilitar", "trocar"),
                ("commit", "push", "merge", "deploy", "pull", "pr", "mr", "tag", "release", "versão", "pacote", "produção", " ar", "homologação", "staging", "main", "master",
                 "develop", "trunk", "origin", "remoto", "repositório", "servidor", "principal", "branch", "ramo", "npm", "pypi", "loja", "registro", "cliente", "usuários",
                 "utilizadores", "todo", "público", "git", "upstream", "ambiente", "código", "alterações", "mudanças", "isso", "isto", "tudo", "correção", "já", "logo", "agora", "hoje")),
        why="anuncia ou pede que a mudança vá para o repositório, o servidor ou os usuários",
        language="pt",
    ),
    Pattern(
        regex=_words(r"\b(?<!não )(?<!nem )(?:" + _FIRST + r"|" + _START + _ORDER + r"|" + _GERUND + r")" + _NOT_A_NAME),
        all_of=(("com", "push", "merg", "mescl", "deploy", "implant", "public", "lanç", "lance", "liber", "release", "envio", "produção", "main", "pull request", "pr"),
                ("fa", "dou", "dá", "dê", "sig", "seg", "pross", "pass", "part", "avan", "ando", "endo", "ito", "ita", "ico", "ica", "ique", "arei", "clo", "cl", "anto", "ant",
                 "ço", "ça", "ce", "ero", "era", "ere", "mos", "eio", "vou", "oyo")),
        why="faz, ou manda fazer, commit, push, merge, versão ou implantação",
        language="pt",
    ),
    Pattern(
        regex=_words(r"(?:\b(?<!não )" + _FIRST_MOVE + r"|" + _START + _ORDER_MOVE + r"|\b(?:estou|estamos|já|agora|e|^)\W{0,2}" + _GERUND_MOVE + r"|^\W{0,3}" + _GERUND_MOVE
        + r").{0,50}?\b(?:(?:um|o|esse|este|os|uma|a) (?:commit|push|pull request|merge request|prs?\b|mr\b|tag|release|versão)|(?:o|a) (?:hotfix|patch|correção|pacote|build)\b|(?:comando|esteira|pipeline|script|job|processo) de (?:deploy|publicação|implantação|release)|(?:o|no|na|com o|com a|git) (?:commit|push|deploy|merge|implantação|publicação)|pull request|merge request|(?:em|para|pra|pro|na|no|ao|à|nos|a|do|da)(?: a| o| os| as)?"
        r" (?:\w+ )?`?(?:produção|prod\b|ar\b|homologação|staging|main\b|master\b|develop\b|trunk\b|origin\b|remoto|repositório|servidor|principal|branch|ramo|npm\b|pypi\b|loja|registro|clientes?\b|usuários"
        r"|utilizadores|todos|público|git\b|upstream\b|mundo|mesclad|publicad|integrad)|(?:mesclad|publicad|integrad|implantad|liberad|lançad|enviad|com+itad)[oa]s?\b)"),
        all_of=(("pull request", "merge request", "pr", "mr", "tag", "release", "versão", "commit", "push", "produção", " ar", "homologação", "staging", "main", "master", "develop", "trunk",
                 "origin", "remot", "repositório", "servidor", "principal", "branch", "ramo", "npm", "pypi", "loja", "registro", "cliente", "usuários", "utilizadores", "todos", "público", "git",
                 "upstream", "mundo", "hotfix", "patch", "correção", "build", "mesclad", "publica", "integrad", "implanta", "liberad", "lançad", "enviad", "merge", "deploy"),),
        why="leva, ou manda levar, a mudança para o repositório, o servidor ou os usuários",
        language="pt",
    ),
    Pattern(
        regex=_words(r"\b(?:próxim[oa]s?(?: passos?| etapas?| tarefas?)?|falta(?:m)?(?: só| apenas)?|resta(?:m)?|pendente|em seguida|na sequência|depois|rumo (?:ao|à)|partiu|bora|hora d[oe]|só|restante|agora|o plano|ordem|sequência|clique em|clica em|aperte|o ideal|e vamos|manda(?:r)? ver|pronto para|toca(?:r)?|acelera|começ\w+|inici\w+|segue|siga|parti(?:u|r))\b\W{1,3}"
        r"(?:(?:é|são|vem|de|do|no|na|com|o|a|um|uma|ao|para|fazer|passo|só|apenas)\W{1,2}){0,4}(?:commit|push|merge|deploy|release|lançamento|publicação|implantação|pull request|pr\b|tag|publicar|produção|mesclar|com+itar|implantar)\b"),
        all_of=(("commit", "push", "merge", "deploy", "release", "lançamento", "publica", "implantação", "pull request", "pr", "tag", "produção", "mesclar", "itar", "implantar"),
                ("próxim", "falta", "resta", "pendente", "seguida", "sequência", "depois", "rumo", "partiu", "bora", "hora", "só", "agora", "vamos", "manda", "pronto", "toca", "acelera", "começ", "inici", "siga", "parti", "plano", "ordem", "cli", "aperte", "ideal")),
        why="diz que o próximo passo é commit, push, merge, versão ou implantação",
        language="pt",
    ),
    Pattern(
        # The wide net: an intent and the deed in one sentence, in either order; not "vou ver o último commit".
        regex=_words(r"\b(?:vou|vamos|irei|iremos|pretendo|quero|posso|podemos|devo|bora|farei|faremos|faço|fazemos|deixo|prestes a)\b(?! não\b)(?! (?:só |já |agora )?(?:ver|olhar|verificar|conferir|checar|ler|procurar|explicar|analisar"
        r"|investigar|testar|rodar|descobrir|comparar|mostrar|esperar|aguardar|corrigir|ajustar|alterar|mudar|evitar)\b)[^.]{1,70}?\b(?<!último )(?:commits?|push|merge|deploy|release|publicação|implantação|lançamento|pull request|merge request|prs?|mr)\b" + _NOT_A_NAME
        + r"|^[^.]{0,30}\b(?:commit|push|merge|deploy|release|pull request|pr)\b[^.]{0,50}\b(?:vou|vamos|irei|farei|faço|posso|podemos|já|agora|hoje|sai|saem)\b|\bversão\b[^.]{0,40}\b(?:sai|vai|entra) (?:hoje|agora|já|amanhã|ao ar|no ar)\b"),
        all_of=(("commit", "push", "merge", "deploy", "release", "publicação", "implantação", "lançamento", "pull request", "pr", "mr", "versão"),
                ("vou", "vamos", "irei", "pretendo", "quero", "posso", "podemos", "devo", "bora", "far", "fa", "deixo", "prestes", "já", "agora", "hoje", "sai", "vai", "entra")),
        why="anuncia, pede ou propõe commit, push, merge, versão ou implantação",
        language="pt",
    ),
    Pattern(
        regex=_words(r"\b(?:commit|push|merge|deploy|release|lançamento|publicação|implantação|pull request)\b.{0,50}?(?:deixo com você|fica com você|por sua conta|posso|devo|quer que|é necessári|precisa|o que faço|como faço"
        r"|vamos|agora\b|tudo bem\?|pode ser\?|ok\?|certo\?|farei|faço|que faço|em instantes|na sequência|a seguir|em seguida|fazemos|prossigo|sigo\b)|(?:posso|podemos|tudo bem|pode ser|ok|devo) (?:prosseguir|seguir|continuar|avançar)"
        r".{0,40}(?:commit|push|merge|deploy|release|publicação|implantação|lançamento)"),
        all_of=(("commit", "push", "merge", "deploy", "release", "lançamento", "publicação", "implantação", "pull request"),
                ("você", "conta", "posso", "podemos", "devo", "quer", "necessári", "precisa", "fa", "vamos", "agora", "?", "instantes", "sequência", "segui", "sigo", "bem", "ok")),
        why="fala de commit, push ou implantação e pergunta se segue",
        language="pt",
    ),
)
