"""Portuguese signals, Brazilian and European."""

from __future__ import annotations

from guardctl import Pattern
from guardctl_commit_guard.patterns.grammar import conjugated, either, first_then, lettered, literals

_NOUN = either(
    r"""
    commits?(?!~anterior) push(?!~(?:chega|notif)) merge deploy release lançamento(?!s) publicação implantação
    pull~request merge~request prs? mr
    """
)
_INFINITIVE = (
    either(
        "comm?itar push(?:e?ar) merg(?:e?ar|ir) mesclar deployar implantar publicar lançar liberar releasear taguear "
        "fundir"
    )
    + "(?:mos|em)?"
)
# Where it goes. Creating a file or sending a message moves nothing there.
_PLACE = either(
    r"""
    produção prod\b homologação staging main\b master\b develop\b trunk\b origin\b github gitlab remoto repositório
    servidor principal\b npm\b pypi\b loja\b registro\b clientes?\b usuários\b utilizadores\b todo~mundo todos\b
    público\b upstream\b ambiente\b
    """
)
_TO = r"\b(?:em|para|pra|pro|na|no|nos|ao|aos|à|às|a|do|da)(?: a| o| os| as| todos os)? (?:\w+ )?`?"
_THING = (
    "(?:só~|já~|logo~)?(?:um~|o~|a~|esse~|este~)?(?:commit|push|merge|deploy|release|lançamento|publicação"
    "|implantação|pr|pull)"
)
_AIM = (
    "(?:direto~|já~)?(?:com|para|pro|pra|à|ao|a)~(?:o~|a~)?(?:commit|push|merge|deploy|release|publicação|implantação"
    "|envio|produção|main|pull|pr|abertura~d[eo]~p)"
)
_PUBLISHED = conjugated("public mescl implant lanç liber", "o arei amos ando")
_FIRST = either(
    rf"""
    comm?it(?:o|arei|amos|ando)\b {_PUBLISHED} mergeio mergeando deployo deployando pushando
    fa(?:ço|rei|remos|zemos|zendo)~{_THING} dou~{_THING} darei~{_THING} dando~{_THING} deixo~{_THING} executo~{_THING}
    s(?:igo|eguimos)~{_AIM} p(?:rossigo|arto|asso)~{_AIM} avanç(?:o|amos)~{_AIM} vou~{_AIM} entro~{_AIM}
    versão\b.{{0,40}}\b(?:sai|vai)~(?:hoje|agora|já|ao~ar)
    """
)
_ORDER = either(
    r"""
    comm?it[ae] publica publique mescl[ae] implant[ae] liber[ae] lança lance d[áêe]~(?:o~|um~)?(?:push|merge)
    fa(?:z|ça|zer)~(?:o~|um~|a~|logo~o~|já~o~|esse~|este~)?(?:commit|push|merge|deploy|release|publicação|implantação)
    """
)
_STEMS = """
    envi mand empurr integr entreg solt registr coloc lev jog pass cri incorpor disponibiliz aplic junt confirm lig
    instal habilit dispar rod execut inici começ apert deix
"""
_SENT = conjugated(_STEMS, "o arei amos ando")
_RAISED = conjugated("sub abr", "o irei imos indo")
_MOVING = either(
    rf"""
    {_SENT} {_RAISED} promov(?:o|erei|emos|endo) ponho pondo boto uno distribuo submeto aciono sai saem vai vão entra
    segue será serão
    """
)
_MOVE_ORDER = either(
    "sob[ea] suba envi[ae] mand[ae] empurr[ae] coloca coloque põe ponha bot[ae] joga jogue pass[ae] "
    "abr[ae] cri[ae] integr[ae] solt[ae] apli(?:ca|que)"
)
_MOVED = r"(?:mesclad|publicad|integrad|implantad|liberad|lançad|enviad|comm?itad)[oa]s?\b"
_INTENT = (
    r"\b"
    + either(
        r"""
        vou vamos vai irei iremos bora posso podemos pode poderia podes dev[eo] devemos quer(?:es)?~que gostaria
        pretendo prestes~a passo~a deix[ae](?:-me|~eu) é~só só~falta falta(?:~só)? resta basta hora~de melhor
        precis[oa] precisamos convém quero queria (?:tenho|temos)~(?:de|que) trato~de começo~a (?:pronto|prontos)~para
        dá~para que~tal favor proponho sugiro recomendo seguida~é passo~é ideal~é agora~é~só farei faremos já~dá
        estou~a estamos~a autoriza
        """
    )
    + r"\b(?! não\b)"
)
_LOOK = r"\W+(?:(?:só|já|agora|primeiro|antes)\W+)?" + either(
    "ver\\b olhar verificar conferir checar ler procurar explicar analisar investigar testar descobrir comparar "
    "mostrar esperar aguardar corrigir"
    " ajustar alterar mudar evitar revisar"
)
_START = (
    r"(?:^\W{0,4}|[•–—,;:(]\s{0,3}|\s[-*]\s|\b(?:e|então|agora|já|só|logo|favor|aí|mas|assim|portanto|depois|vai|anda"
    r"|pode|eu)\b\W{1,2})"
)
_INTENTS = """
    vou~ vamos vai~ irei iremos bora posso podemos pode deve devo quer gostaria pretendo prestes deix é~só falta resta~
    basta hora~de melhor precis convém tenho~ temos~ trato~ começo pronto dá~para que~tal favor proponho sugiro
    recomendo passo~ ideal far já~dá estou~a estamos~a autoriza
"""

SIGNALS = (
    Pattern(
        # "Vou commitar", "posso fazer o push?", "falta só o merge"; not "vou ver o último commit".
        regex=lettered(
            first_then(
                rf"{_INTENT}(?!{_LOOK})",
                rf"(?:\b(?<!último )(?:{_NOUN}|{_INFINITIVE})\b(?! (?:message|hash))|{_TO}{_PLACE}|\b(?:no|ao) ar\b"
                r"|\b(?:subir|enviar|empurrar|integrar|registrar) (?:[oa]s? |esse |ess?a |tudo|isso)(?:código"
                r"|alterações"
                r"|mudanças|correção|branch)?)",
            )
        ),
        all_of=(
            literals(_INTENTS),
            literals(
                "commit comit push merg mescl deploy implant public lanç liber release pull~request ~pr ~mr ~tag fundi "
                "produção ~ar homologação staging main master"
                " develop trunk origin github gitlab remoto repositório servidor principal npm pypi loja registro "
                "cliente usuários "
                "utilizadores todo público ambiente código alterações mudanças correção branch tudo isso"
            ),
        ),
        why="anuncia, pede ou propõe commit, push, merge, versão ou implantação",
        language="pt",
    ),
    Pattern(
        # "Faço o commit", "sigo para o push", "fazendo o deploy"; not "o commit foi feito".
        regex=lettered(rf"\b{_FIRST}\b(?! (?:hash|message))"),
        all_of=(
            literals(
                "commit comit push merg mescl deploy implant public lanç lance liber release envio produção main "
                "pull~request ~pr (pr versão"
            ),
            literals(
                "faço farei faremos faze fazendo dou darei dando deixo executo sigo seguimos prossigo parto "
                "passo avan vou entro o~ o. o, amos ando arei a~ e~ publique"
                " faz faça dá sai~ vai~"
            ),
        ),
        why="faz commit, push, merge, versão ou implantação",
        language="pt",
    ),
    Pattern(
        # "Commita isso aí", "faz o push, por favor", "manda pra produção".
        regex=lettered(
            rf"{_START}(?:{_ORDER}\b|{_MOVE_ORDER}\b.{{0,50}}?(?:\b{_NOUN}\b|{_TO}{_PLACE}|\b(?:no|ao) "
            rf"ar\b))"
        ),
        all_of=(
            literals(
                "commita comita commite comite publica publique mescl implant liber lança lance dá~ dê~ faz faça "
                "sobe suba envi mand empurr coloca coloque põe ponha bota bote joga jogue"
                " passa passe abra abre cria crie integr solt aplica aplique"
            ),
            literals(
                "commit comit push merge deploy release publica publique implant mescl liber lança lance "
                "pull~request ~pr ~mr produção ~ar homologação staging main master develop trunk"
                " origin github gitlab remoto repositório servidor principal npm pypi loja registro cliente usuários "
                "utilizadores todo público ambiente"
            ),
        ),
        why="manda fazer commit, push, merge, versão ou implantação",
        language="pt",
    ),
    Pattern(
        # "Subo para produção", "abro o PR", "manda pra loja", "será integrada na main".
        regex=lettered(
            rf"\b{_MOVING}\b.{{0,50}}?(?:\b(?:{_NOUN}|git push|hotfix|patch|correção|pacote|build|tag|{_MOVED})\b"
            rf"|{_TO}{_PLACE}|\b(?:no|ao) ar\b)"
        ),
        all_of=(
            literals(
                "commit push merge deploy release publica implanta pull~request ~pr ~mr hotfix patch correção "
                "pacote build tag mesclad integrad liberad lançad enviad comitad"
                " produção ~ar homologação staging main master develop trunk origin github gitlab remoto repositório "
                "servidor "
                "principal npm pypi loja registro cliente usuários"
                " utilizadores todo público ambiente"
            ),
            literals(
                "subo sub env mand empurr integr entreg solt registr coloc ponho pondo põe ponha bot lev jog "
                "pass abr cri incorpor dispon aplic junt confirm lig"
                " instal habilit dispar rod execut inici começ apert deix promov uno distribuo submeto aciono "
                "sai~ saem vai vão entra segue será"
            ),
        ),
        why="leva, ou manda levar, a mudança para o repositório, o servidor ou os usuários",
        language="pt",
    ),
    Pattern(
        # "Próximo passo: commit", "agora só falta o deploy", "pronto para merge".
        regex=lettered(
            r"\b"
            + either(
                r"""
                próxim[oa]s?(?:~passos?|~etapas?|~tarefas?)? faltam?(?:~só|~apenas)? restam? pendente em~seguida
                na~sequência depois rumo partiu bora hora~d[oe] só restante agora plano ordem clique~em clica~em
                clico~em clicar~em aperte ideal vamos manda(?:r)?~ver pronto~para toca(?:r)? acelera começ\w+ inici\w+
                segue siga por~enquanto
                """
            )
            + r"\b\W{1,3}(?:(?:é|são|vem|de|do|no|na|com|o|a|um|uma|ao|para|fazer|passo|só|apenas)\W{1,2}){0,4}"
            rf"(?:{_NOUN}|{_INFINITIVE}|tag|produção)\b"
        ),
        all_of=(
            literals(
                "próxim falta resta pendente seguida sequência depois rumo partiu bora hora~d só agora plano "
                "ordem cli aperte ideal vamos manda pronto~p toca acelera começ"
                " inici segue siga enquanto"
            ),
            literals(
                "commit comit push merge deploy release lança publica implanta pull~request ~pr ~tag mescla libera "
                "produção"
            ),
        ),
        why="diz que o próximo passo é commit, push, merge, versão ou implantação",
        language="pt",
    ),
    Pattern(
        regex=lettered(
            rf"{_NOUN}\b.{{0,50}}?\b"
            + either(
                r"""
                deixo~com~você fica~com~você por~sua~conta posso\b devo\b quer~que é~necessári precisa o~que~faço
                como~faço vamos\b vou\b agora\b tudo~bem\? pode~ser\? ok\? certo\? fa(?:rei|ço|remos)\b em~instantes
                na~sequência a~seguir em~seguida prossigo sigo\b hoje\b sa(?:i|em)\b
                """
            )
        ),
        all_of=(
            literals(
                "você conta posso podemos devo quer necessári precisa faço farei faremos vamos vou~ agora ? "
                "instantes sequência seguir em~seguida sigo hoje sai~ saem"
            ),
            literals("commit push merge deploy release lançamento publicação implantação pull~request ~pr (pr"),
        ),
        why="fala de commit, push ou implantação e pergunta se segue",
        language="pt",
    ),
)
