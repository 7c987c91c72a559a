"""Portuguese signals: code is changed for a defect."""

from guardctl import Pattern
from guardctl_bugfix_guard.grammar import stems

# Words that English shares (bug, issue, trace) count only beside a Portuguese verb. \b and \w are ASCII: a word that
# ends in an accented letter is closed by (?!\w).
DEFECT = (
    r"(?:\b(?:erros?(?! de digitação)|bugs?|falh\w+|defeitos?|problemas?|trav\w+|crash\w*|exceç[ãõ]\w+|incidentes?|"
    r"chamados?|vazamento\w*|regress[ãõ]\w+|sintomas?|rastreamentos?|stack ?traces?|traces?|dump|relat(?:o|ad\w+|"
    r"ou|am)|reclam\w+|queix\w+|captura|print|descri[cç]\w*[ãõ]?\w*|duplicad\w+|dobrad\w*|em dobro|dupl[ao]s?|"
    r"errad[oa]s?|sumi\w+|apontad\w+|report\w+|piscad\w+|estour\w+|corrida|usuários|clientes|(?:key|index|type|"
    r"value|nullpointer)\w*(?:error|exception))(?!\w))"
)
DEFECT_STEMS = stems(
    "erro|bug|falh|defeito|problema|trav|crash|exceç|incidente|chamado|vazamento|regress|sintoma|rastreamento|"
    "trace|dump|relat|reclam|queix|captura|print|descri|dupl|dobr|errad|sumi|apontad|report|pisca|estour|corrida|"
    "usuários|clientes|exception"
)
CHANGED = (
    r"\b(?:adicionei|acrescentei|mudei|troquei|envolvi|movi|ajustei|alterei|corrigi(?:d[oa]s?)?|reescrevi|"
    "substituí|limitei|aumentei|diminuí|reduzi|coloquei|pus|botei|meti|tirei|retirei|removi|inverti|dobrei|protegi|"
    "desativei|usei|deixei|fiz|apliquei|tratad[oa]s?|tratei|mexi|subi|baixei|arrumei|consertei|resolvi(?:d[oa])?|"
    "restringi|passei|acertei|afrouxei|cortei|alterad[oa]s?|trocad[oa]s?|adicionad[oa]s?|aplicad[oa]s?|feitas?|"
    r"estou \w+ndo|vou (?:\w+ )?(?:\w+r|pôr)|vamos \w+r|aplico|corrijo|troco|mudo|adiciono|coloco|copio|o patch|"
    "a correção|subindo|ajustando|trocando|cuidam do|(?!foi|aqui|ali|assim|reli|ouvi|vi |li )(?!multi|mini|"
    r"semi)[a-zçãõ]{3,20}[tdgzrbvneum]i|agora (?:devolve|retorna|usa|valida|ignora|trata))(?!\w)"
)
CHANGED_STEMS = stems(
    "ei|i |i,|i.|agora |vi |gi|zi|ri |bi |í |ado|ada|ido|feit|pus|fiz|vou |vamos|ico|ijo|oco|mudo|pio|patch|"
    "correção|ndo|xi |adiciono|cuidam"
)

SIGNALS = (
    Pattern(
        regex=f"^(?=.*?{DEFECT}).*?{CHANGED}",
        all_of=(DEFECT_STEMS, CHANGED_STEMS),
        why="code is changed for a defect",
        language="pt",
    ),
    Pattern(
        regex=(
            r"^(?=.*?\b(?:provavelmente|deve (?:ser|estar|haver|ter)|devem|parece|acho que|imagino|suponho|"
            r"suspeit\w+|desconfio|apost\w+|com certeza|talvez|palpite|pelo jeito|tudo indica|aponta|sugere|diz|"
            "cita|lendo o código|pela (?:descrição|captura|mensagem)|pelo (?:log|relato|print|trace)|só com|"
            rf"com base|acredito|presumo|então|pela descri|chut\w+|deduz\w+)(?!\w)).*?{CHANGED}|"
            r"\b(?:(?:provavelmente|acho que|aposto|apostei|palpite|suspeito|com certeza|"
            r"desconfio)\b.{0,40}?(?:\b(?:é|seja|está|no|na|em|do|da|de|que|vai)(?!\w)|é )|(?:deve (?:ser|estar|"
            r"ter)|parece|devem ser)\b.{0,30}?\b(?:fuso|cache|condição|corrida|conexão|codificação|arredondamento|"
            r"concorrência|trava|memória|nulo|token\w*|parser|permiss[ãõ]\w+|buffer|timing|sincron\w+|regex)|"
            "(?:deve(?:m)? (?:resolver|bastar|parar|sumir|corrigir)|vai (?:resolver|parar|sumir)|vão parar|"
            r"isso resolve|acho que vai)(?!\w)|\b(?:suponho|imagino|acredito|presumo) que\b|\b(?:rastreamento|"
            r"trace|captura|relato|log)(?!\w).{0,60}?\bentão(?!\w)|\b(?:só|apenas) pela descrição|direto (?:à|"
            "para a) correção|(?:stack ?trace|trace|rastreamento|mensagem|dump|exceção|"
            r"log)\b(?: \w+){0,4}? (?:aponta|diz|sugere|cita|termina|mostra|vem)\b|(?:usuários?|clientes?|"
            "suporte) (?:relat|report|reclam|diz|dizem)|segundo (?:o|a|os) (?:usuári|client|suporte|chamado|"
            r"relato)|pela captura\b|não acontece mais)"
        ),
        all_of=(
            stems(
                "provavelmente|deve|parece|acho|imagino|suponho|suspeit|apost|certeza|talvez|palpite|jeito|indica|"
                "aponta|sugere|diz|cita|pela |pelo |só com|com base|chut|deduz|desconfio|vai |vão parar|"
                "isso resolve|termina|mostra|lendo o|direto|não acontece| vem |usuári|client|suporte|segundo"
            ),
        ),
        why="a fix rests on a guess",
        language="pt",
    ),
    Pattern(
        regex=(
            r"(?:\bnão|\bnem|\bnunca|\bsem|\bninguém|\btampouco)(?!\w)(?: (?:se|o|a|cheguei a|consegui|foi|foram|"
            r"fiz|há|pude|deu para|deu tempo de|fui|ainda)){0,2}? ?(?:reproduz\w+|reproduç[ãõ]\w+|tentei|tentar|"
            r"testei|testou|rod(?:ei|ou|ar|ando)|execut(?:ei|ar|ou|ando)|abri(?:r|ndo)?|vi(?: |,|\.|$)|ver (?:a|o|"
            r"se)|simul\w+|provoc\w+|forç[ãõ]\w+|mont(?:ei|ar)|confer\w+|verifi\w+|usei o|liguei|acess\w+|"
            r"teste que|nenhuma conta|observ\w+|presenci\w+|cheguei|experiment\w+|dispar\w+|atrás|tenh[oa] (?:a|o|"
            r"nem)|fiz)|às cegas\b|\b(?:teria(?:m)? falhado|(?:reproduç[ãõ]\w+|reproduzir|testar|provocar|simular|"
            r"ver o erro)(?!\w).{0,30}?\b(?:depois|fica|mais tarde|amanhã|semana que vem|"
            r"pulei|dispens|posterior)|(?:depois|mais tarde|em seguida)\b.{0,30}?\b(?:vejo|ver|reproduz|confiro|"
            r"testo|verifico|tento)|preguiça\b|depois d[aeo] (?:corre|corri|ajust|mudan|alter)\w*.{0,40}?\btest|"
            r"sem aparelho|testes? (?:nasceu|nasceram|vieram|veio|foi escrito|"
            "foram escritos) depois)"
        ),
        all_of=(
            stems(
                "não|nem |nunca|sem |ninguém|tampouco|reproduç|fica|amanhã|semana|depois|mais tarde|seguida|"
                "preguiça|cegas|teria"
            ),
            stems(
                "reprod|tent|test|rod|execut|abr|vi|ver|ve|simul|provoc|forç|mont|confer|us|lig|acess|fi|observ|"
                "presenci|cheg|experiment|dispar|preguiça|cegas|aparelho|conta|atrás|tenh|falhado"
            ),
        ),
        why="the defect was not seen before the change",
        language="pt",
    ),
    Pattern(
        regex=(
            r"^[^a-z]*\b(?:defeito|erro|chamado|queixa|relato|reclamação|denúncia|sintoma|aviso)\b.{0,12}?[:—–,-]|"
            r"\b(?:clientes?|usuári[oa]s?|"
            r"moradore?s?|moradora?s?|técnic[oa]s?|atendentes?|alguém|pessoal|alun[oa]s?|gerente|"
            r"funcionári[oa]s?) (?:\w+ )?"
            r"(?:disse\w*|fal(?:ou|aram)|contou|contaram|avis(?:ou|aram)|not(?:ou|aram)|apont(?:ou|aram)|"
            r"escreveu)(?!\w)|\b(?:(?:defeito|chamado|tíquete|erro|"
            r"incidente)s?\b ?(?:nº|n\.?º?|#|número)? ?\d+|relatório de crash|(?:para|sobre) (?:o|a) (?:bug|"
            r"defeito|erro|problema|falha)\b|(?:vou|vamos|irei|para|a fim de) (?:\w+ )?(?:corrigir|consertar|"
            r"resolver|arrumar|evitar|tratar)\b|(?:corrigi|consertei|arrumei)\b|(?:o item|o chamado|"
            r"#?\d+) (?:saiu da fila|pode ir|foi para))"
        ),
        all_of=(
            stems(
                "defeito|chamado|tíquete|erro|incidente|relatório de|bug|problema|falha|corrigi|consert|arrum|"
                "resolver|evitar|tratar|fila|pode ir|foi para|queixa|relato|reclama|denúncia|sintoma|aviso|disse|"
                "falou|falaram|contou|"
                "contaram|avis|notou|notaram|apont|escreveu"
            ),
        ),
        why="a defect is worked on",
        language="pt",
    ),
    Pattern(
        # Hearsay, and a defect told as a habit.
        regex=(
            r"\b(?:(?:me )?(?:disseram|dizem|contaram|falaram|avisaram|reclamaram|relataram)(?: que)?(?!\w)|(?:ouvi|"
            r"soube|soubemos) que\b|"
            r"(?:recebi|recebemos|chegou|veio) (?:um|uma|o|a|vários|várias) (?:e-?mail|ligação|mensagem|recado|aviso|"
            r"telefonema|queixa)|"
            r"segundo (?:o|a|os|as) (?:client|usuári|suporte|loja|chamad|relat|técnic|atendent|pessoal|equipe|gerent|"
            r"professor|morador|recepcion|operador|funcionári|vendedor)|pelo (?:texto|relato|que (?:disse|conta|"
            r"escrev)\w*) d?|(?:parece|dizem)[.!]?$)|"
            r"\b(?:às vezes|de vez em quando|volta e meia|vez ou outra)(?!\w)|\b(?:cheg|sa[ií]|toc|aparec|imprim|"
            r"cobr|envi|mand|"
            r"registr|grav)\w* (?:\w+ )?(?:duas vezes|em dobro|um dia (?:antes|depois)|atrasad\w+|adiantad\w+|"
            r"trocad\w+|"
            r"em branco|cortad\w+|a mais|a menos)(?!\w)|\b(?:com|tem|tinha|apareceu) (?:uma?|duas|"
            r"dois) (?:\w+ )?a (?:mais|menos)\b|"
            r"\b(?:fica|ficava|ficou|vem|vinha|sai|saía) (?:\w+ )?(?:branc|lent|travad|em branco|pret|congelad|errad|"
            r"vazi|cortad|trocad)\w*|"
            r"\b(?:números?|linhas?|registros?|página|som|tela|visor|áudio) (?:\w+ )?(?:pula|some|corta|congela|"
            r"pisca|trava|repete)m?\b"
        ),
        all_of=(
            stems(
                "disseram|dizem|contaram|falaram|avisaram|reclamaram|relataram|ouvi|soube|receb|chegou|veio|segundo|"
                "pelo|parece|vezes|"
                "de vez em|volta e meia|vez ou|dobro|um dia|atrasad|adiantad|trocad|branc|cortad|a mais|a menos|fica|"
                "ficou|vem|vinha|"
                "sai|saía|pula|some|corta|congela|pisca|trava|repete"
            ),
        ),
        why="a report stands for the defect itself",
        language="pt",
    ),
    Pattern(
        regex=(
            r"\b(?:tomara|oxalá)(?!\w)|\b(?:fi(?:quem?|co|camos)|vou ficar|ficar) de olho\b|\bavis(?:e|em|a)m?(?:-me|"
            r"-nos)? se\b|"
            r"\bse (?:\w+ )?(?:voltar|acontecer de novo|repetir|persistir|continuar|reaparecer|aparecer de novo)\b|"
            r"\bvamos ver(?:[.!;,]|$| se\b)|"
            r"\bdevem? (?:estar|ficar) (?:\w+ )?(?:resolvid|cert|bo[am]|ok|normal)\w*|\bnão dev(?:e|em|eria|"
            r"eriam) mais\b|"
            r"\b(?:isso|com isso|assim) (?:já )?(?:deve|resolve|há de|vai|deveria)\b|\bespero que (?:isso|resolva|"
            r"pare|suma|baste)|"
            r"\bquem sabe (?:agora|assim|isso)"
        ),
        all_of=(stems("tomara|oxalá|de olho|avis|se |vamos ver|deve|isso|assim|espero|quem sabe"),),
        why="a change is hoped to cure",
        language="pt",
    ),
    Pattern(
        # A form, or a remedy by its name.
        regex=(
            r"^[^a-z]*\b(?:medida|providência|solução|remédio|correção|ação tomada|tratativa)(?: (?:tomada|aplicada|"
            r"adotada))? ?[:—]|"
            r"\bpor (?:via das dúvidas|precaução|segurança|enquanto|ora)(?!\w)[^.]{0,60}?(?:\w{2,}ei|pus|engolid|"
            r"ignorad|fica|é )|"
            r"\b(?:coloquei|pus|adicionei|acrescentei|botei|criei|instalei|incluí|inseri|meti)(?!\w) (?:um|uma|o|"
            r"a) (?:\w+ )?(?:verificaç|"
            r"checagem|bloqueio|trava|watchdog|guarda|índice|chave de|limite|debounce|retry|fallback|nova tentativa|"
            r"espera|mutex|lock|"
            r"timeout|validaç|teste de nulo|proteção)|\bexceção (?:é|fica|passa a ser|agora é) (?:\w+ )?(?:engolida|"
            r"ignorada|capturada|tratada)|"
            r"\b(?:blindei|vedei|tapei|virei|inverti|padronizei|uniformizei)(?!\w)|\bcorrigid[oa]s?[.!]?$"
        ),
        all_of=(
            stems(
                "medida|providência|solução|remédio|correção|ação|tratativa|por via|por prec|por seg|por enq|por ora|"
                "coloquei|pus |"
                "adicionei|acrescentei|botei|criei|instalei|incluí|inseri|meti|exceção|blindei|vedei|tapei|virei|"
                "inverti|padronizei|"
                "uniformizei|corrigid"
            ),
        ),
        why="code is changed for a defect",
        language="pt",
    ),
    Pattern(
        regex=(
            r"\b(?:pulei|dispensei|saltei|adiei|deixei) a reprodução|\b(?:log|trace|captura|relato|código|chamado|"
            r"mensagem) (?:\w+ )?(?:bastou|basta|"
            r"bastava|bastaram|já diz|disse tudo|foi suficiente)\b|\b(?:não|nem)(?!\w) (?:\w+ )?(?:segui|esperei|"
            r"olhei|precisei|acompanhei|"
            r"reproduzi|conferi|toquei|instalei)(?!\w)|\b(?:causa|razão|falha|correção) (?:é|era|parece|"
            r"estava) (?:\w+ )?(?:óbvia|clara|evidente|visível|"
            r"à vista)(?!\w)|\bsó no papel\b|\b(?:escrit[oa]s?|feit[oa]s?|rod(?:ei|ad[oa]s?)|"
            r"passam?) (?:só )?(?:para|com|contra|em cima d[oe]) (?:o )?"
            r"(?:código|versão) (?:nov[oa]|corrigid[oa]|já)|\bquando (?:sobrar|tiver|houver|der) (?:um )?(?:tempo|"
            r"folga)?|\b(?:sei|sabemos|sabia) "
            r"(?:em que|qual|onde|exatamente)(?!\w)|\b(?:sem|antes de) (?:ter )?(?:reproduzir|reproduzido|ver o|"
            r"provocar|simular)"
        ),
        all_of=(
            stems(
                "reprodução|bast|já diz|disse tudo|suficiente|não|nem |óbvia|clara|evidente|visível|à vista|papel|"
                "código|versão|quando|"
                "sei |sabemos|sabia|sem |antes de"
            ),
        ),
        why="the defect was not seen before the change",
        language="pt",
    ),
)
