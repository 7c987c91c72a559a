"""Portuguese signals for publishing only meant: who will have it, which command to run, whose silence is a yes."""

from __future__ import annotations

from guardctl import Pattern
from guardctl_commit_guard.patterns.grammar import either, lettered, literals

_SOON = either(
    r"""
    daqui~a~(?:pouco|instantes|\w+~minutos) em~(?:poucos~|alguns~|\w+~)?(?:horas?|minutos|instantes|segundos|breve)
    já~já logo\b
    (?:hoje|amanhã)~(?:à|de|cedo|a)? ainda~hoje amanhã hoje\b agora\b a~partir~de~(?:agora|hoje|amanhã) dentro~de
    """
)
_PEOPLE = r"\b" + either(
    """
    usuári[oa]s utilizador[ea]s clientes leitor[ea]s passageir[oa]s motoristas? assinantes alun[oa]s pacientes lojas
    visitantes jogador[ea]s moradores membros colegas compradores espectadores todo~mundo todos qualquer~um quem~abrir
    ouvintes sóci[oa]s enfermeir[oa]s pessoas convidados vendedores entregadores professores turistas hóspedes
    ciclistas
    """
)
_HAVE = r"\b" + either(
    r"""
    v(?:ão|ai)~(?:já~)?(?:ver|usar|receber|ter|pegar|rodar|encontrar|começar)
    estar(?:ão|á)~(?:já~)?(?:usando|vendo|com|na|no|a~usar)
    ve(?:rão|rá|em)\b usa(?:rão|rá|m)\b recebe(?:rão|rá|m)?\b te(?:rão|rá)\b estão~(?:com|na|no)\b pega(?:rão|rá|m)?\b
    roda(?:rão|rá|m)?\b
    já~(?:estar|pega|recebe|vê|usa|v[ãa]) poder(?:á|ão)~(?:instalar|baixar|usar|ver) passam~a
    """
)
_REQUEST = r"\b(?:pull request|merge request|prs?|mr)\b"
_COMMAND = either(
    r"""
    \bgit~(?:push|commit|merge|tag)\b \b(?:npm|yarn|pnpm|cargo|uv|poetry)~publish\b \btwine~upload\b
    \b(?:gem|docker|podman)~push\b \bkubectl~(?:apply|rollout)\b \b(?:terraform|tofu)~apply\b \bhelm~upgrade\b
    \bgh~(?:pr~(?:create|merge)|release~create)\b \bmake~(?:deploy|release|publish)\b
    """
)
_RUN = r"\b(?:rod[ea]r?|execut[ea]r?|col[ea]r?|digit[ea]r?|copi[ea]r?|finaliz[ea]|termin[ea]|us[ea]|faça)\b"
_MAIN = r"(?:main|master|trunk|principal|produção|prod|develop)\b"

SIGNALS = (
    Pattern(
        # "Em minutos os motoristas já estarão usando": a time, or it only describes a feature.
        regex=lettered(
            rf"\b{_SOON}.{{0,30}}?{_PEOPLE}\b.{{0,30}}?{_HAVE}|{_PEOPLE}\b.{{0,40}}?\b{_SOON}.{{0,20}}?{_HAVE}"
            rf"|{_PEOPLE}\b.{{0,20}}?{_HAVE}.{{0,40}}?\b{_SOON}|\bnas mãos d[oae]s\b.{{0,30}}?\b{_SOON}"
        ),
        all_of=(literals("daqui minutos instantes segundos breve já~já logo hoje amanhã agora partir dentro"),),
        why="diz quando a mudança chega a quem usa",
        language="pt",
    ),
    Pattern(
        # "Para de enrolar e sobe logo esse troço": an order, and the thing has no name.
        regex=lettered(
            r"\b(?:sobe|suba|manda|mande|solta|solte|lança|joga|taca|mete|bota|publica|empurra)\b (?:(?:logo"
            r"|já|de vez|agora|pra"
            r" cima) ){0,2}(?:isso|isto|ess[ea]|est[ea]|aquel[ea]|tudo|o|a)\b(?: (?:aí|troço|trem|coisa"
            r"|negócio|bagulho|parada|joça"
            r"|treco|bicho|código|branch|mudança|versão|correção|ajuste|patch|build|logo|já|agora|de vez"
            r"|de uma vez))+\b"
            r"|\b(?:sobe|suba|manda|mande|solta|solte|publica) (?:isso|isto|tudo|aí|logo|já)(?: aí)?[.! ]*$"
            rf"|\b(?:mete|meta|taca|larga|encaixa|enfia|joga|bota|põe|soca|coloca|empurra|manda"
            rf"|crava)\b.{{0,24}}?\b(?:n[ao]|em) {_MAIN}"
            r"|\bmanda(?:r)? bala\b|\bbota(?:r)? (?:isso )?(?:pra|para) (?:rodar|rua)\b"
        ),
        all_of=(
            literals(
                "sobe suba mand solt lança jog taca mete meta bota publica empurra encaixa enfia põe larga soca coloca "
                "crava"
            ),
        ),
        why="manda publicar, em tom de conversa",
        language="pt",
    ),
    Pattern(
        regex=lettered(
            rf"{_REQUEST}.{{0,40}}?\b(?:será|vai ser|é) (?:\w+ )?(?:abert|criad|enviad|submetid)[oa]\b"
            rf"|\b(?:chega|vem|sai|tem|segue|espere|aguarde)\b (?:aí )?(?:um |o |meu )?{_REQUEST}"
            rf"|{_REQUEST} (?:meu |já )?(?:vem|chega|segue|sai|a caminho|está a caminho|saindo|vindo)\b"
        ),
        all_of=(literals("request ~pr pr~ ~mr mr~"),),
        why="diz que um pull request está a caminho",
        language="pt",
    ),
    Pattern(
        regex=lettered(
            rf"{_RUN} .{{0,20}}?\b(?:linhas?|comandos?|abaixo|seguir|bloco|isto|isso|seguintes?)\b.{{0,30}}?"
            r"\b(?:pronto|feito|acabou|terminal|fim|acaba|fechou|terminou|é só|tudo certo)\b"
            rf"|(?:{_RUN}|\bcom|\bé só|\bpróximo(?: comando| passo)?:?|\bcom você:?) .{{0,8}}?{_COMMAND}"
            rf"|{_COMMAND}`? (?:e (?:pronto|acabou|fim|está feito|fechou)|por sua conta)"
        ),
        all_of=(
            literals(
                "linha comando abaixo seguir bloco isto isso seguinte git~ publish upload push kubectl terraform tofu "
                "helm gh~ make~"
            ),
        ),
        why="manda rodar o comando que publica",
        language="pt",
    ),
    Pattern(
        # Whoever counts silence as a yes does not wait.
        regex=lettered(
            r"\bsem (?:resposta|retorno|objeç\w+|oposição)\b|\bquem cala consente\b"
            r"|\bsilêncio\b.{0,16}?\b(?:sim|consentimento|aprovação|aceite|ok)\b"
            r"|\b(?:se|caso) (?:até [^,]{1,16} )?(?:ninguém|não houver|não haja|você não"
            r"|eu não)\b.{0,30}?\b(?:reclam\w+|objet\w+|objeç\w+|opu\w+|op[õo]\w+|dis\w+"
            r"|respond\w+|falar?\b|resposta|ouvir|contra|protest\w+|vet\w+|gritar?)\b"
            r"|\ba (?:menos|não ser) que (?:você|alguém|haja|me)\b|\bsalvo (?:objeç\w+|ordem em contrário"
            r"|aviso em contrário)\b"
            r"|\b(?:se quiser|se preferir|caso queira) (?:segurar|barrar|impedir|parar|frear|que eu (?:segure"
            r"|pare))\b"
            r"|\b(?:avise|grite|fale|diga)\b.{0,30}?\b(?:se (?:quiser (?:segurar|barrar|parar)|não quiser)"
            r"|caso não queira)\b"
        ),
        all_of=(literals("sem~ cala silêncio se~ caso~ menos~que não~ser salvo"),),
        why="conta o silêncio como um sim",
        language="pt",
    ),
    Pattern(
        regex=lettered(
            r"\bv?\d+\.\d[\w.-]{0,24}`?.{0,10}?\b(?:ganha (?:sua|a|uma) tag|recebe (?:sua|a|uma) tag|sai (?:hoje"
            r"|agora|já|em)|vai (?:ao ar|para))\b"
            r"|\b(?:carimb|marc|etiquet|rotul)(?:o|ando|arei|amos)\b.{0,24}?\b(?:como|com"
            r"|de) (?:a )?(?:versão )?`?v?\d"
            r"|\b(?:cri|coloc|ponh|bot|p)(?:o|ando|arei|amos)\b (?:a|uma) (?:tag|etiqueta)\b"
            r"|\btag v?\d\S* (?:agora|em seguida|já)\b"
        ),
        all_of=(literals(". tag etiqueta versão carimb marc rotul"),),
        why="põe a tag da versão",
        language="pt",
    ),
    Pattern(
        regex=lettered(
            r"\b(?:subo|envio|mando|distribuo|entrego|passo|carrego|subindo|enviando"
            r"|distribuindo)\b.{0,24}?\b(?:índice|registry|registro|revisão da loja"
            r"|testador[ea]s|testflight|play console|app store|repositório de pacotes)\b"
            r"|\b(?:imagem|pacote|wheel|crate|build|app|aplicativo|biblioteca|extensão"
            r"|instalador)\b (?:já )?(?:está a caminho|segue para|vai para|sobe"
            r"|estará disponível|fica disponível)\b"
            r"|\bqualquer (?:um|pessoa)\b.{0,12}?\b(?:instalar|baixar)\b"
        ),
        all_of=(
            literals(
                "índice regist revisão testador testflight console store pacote imagem wheel crate build app "
                "aplicativo biblioteca extensão instalador qualquer"
            ),
        ),
        why="sobe um pacote ou entrega a build a testadores",
        language="pt",
    ),
    Pattern(
        regex=lettered(
            r"\b(?:grav|guard|salv|registr|arquiv|deix|confirm|fix|consolid)(?:o|ando|arei|amos"
            r"|ar)\b.{0,30}?\b(?:n[oa]|como) (?:nov[oa] )?"
            r"(?:git\b|histórico|controle de vers\w+|revisão\b|repositório|ramo\b)"
        ),
        all_of=(literals("git histórico controle revisão repositório ramo"),),
        why="registra a mudança no controle de versão",
        language="pt",
    ),
    Pattern(
        # "2) subir para produção": an item that is nothing but the deed.
        regex=lettered(
            r"^\W{0,6}(?:\d{1,2}[.):]|[-*•☐])\W{1,6}(?:fazer (?:o )?)?(?:commit(?:ar)?|push|merge|deploy"
            r"|publicar|mesclar|release|subir)\b"
            r"(?:\W*$|,| \d| (?:n[oa]|o|a|e|para|pra|\d|\(vou)\b)"
        ),
        all_of=(literals("commit push merge deploy publicar mesclar release subir"),),
        why="lista commit, push, merge ou publicação como o que fazer",
        language="pt",
    ),
    Pattern(
        regex=lettered(
            r"\b(?:publicação|implantação|deploy|release|lançamento|virada|merge|subida)\b.{0,10}?\b(?:está"
            r"|ficou|fica) (?:marcad|agendad|programad)[oa]\b"
            r"|\b(?:agendei|programei|marquei|agendo|programo)\b.{0,20}?\b(?:deploy|publicação|release|merge"
            r"|lançamento|implantação|subida)\b"
            r"|\b(?:ligu?ei|ativei|habilitei|ligo|ativo|habilito|deixei)\b.{0,12}?\b(?:auto-?merge"
            r"|merge automático)\b"
            r"|\b(?:pipeline|job|cron|esteira|robô|trem)\b.{0,16}?\b(?:leva|dispara|sobe|publica|entrega"
            r"|empurra|joga|roda)\b.{0,30}?\b(?:produção|sozinh[oa]"
            rf"|meio-dia|às \d|{_SOON})"
            r"|\b(?:entra|vai|segue|embarca) n[oa] (?:trem|janela|pacote|lote|release|próxim[oa] versão)\b"
        ),
        all_of=(
            literals(
                "publica implanta deploy release lançamento virada merge subida pipeline job~ cron esteira robô trem "
                "janela pacote lote versão"
            ),
        ),
        why="deixa um agendamento ou job publicar",
        language="pt",
    ),
    Pattern(
        regex=lettered(
            r"\bvir(?:o|ando|arei|amos) a chave\b|\breinici(?:o|ando|arei|amos) .{0,24}?\bprodução\b"
            r"|\b(?:aplic|rod|reinici|execut|sub|troc)(?:o|ando|arei|amos)\b.{0,30}?\b(?:(?:n[oa]|d[oa]"
            r"|em) (?:\w+ )?(?:de )?(?:produção|cluster|ambiente real))\b"
            r"|\b(?:vir|mud|mand|jog|pass|redirecion|direcion)(?:o|ando|arei|amos)\b.{0,12}?\btráfego\b"
        ),
        all_of=(literals("chave produção cluster ambiente~real tráfego"),),
        why="põe a produção na versão nova",
        language="pt",
    ),
)
