"""Signals of scope-change: a sample, a recipe for the reader or a paper for the whole; not in English."""

from guardctl_scope_guard.conditions import signal

SIGNALS = (
    signal(
        "ja",
        "a paper or a mock in place of the work",
        "(?:代わりに|に代えて|ではなく).{0,10}?(?:設計書?|設計案|モック|手順書|仕様書|計画書?|試作品?"
        "|ひな形|雛形|下書き)を?(?:.{0,4}?)(?:書|作|用意|まと)",
    ),
    signal(
        "ja",
        "a sample stands for the whole",
        "(?:代表|サンプル|抜き取り|抜取|最初の[^。]{1,6}|(?:だけ|のみ)を?(?:見|確認|検証)).{0,20}?(?:確認"
        "|検証|変換|テスト|て、).{0,20}?(?:同様|同じ|準じ|類推)",
    ),
    signal(
        "ja",
        "a sample stands for the whole",
        "(?:抜き取り|抜取|サンプリング|類推|代表例?)で.{0,12}?(?:確認|検証|変換|点検|適用)",
    ),
    signal(
        "ja",
        "a sample stands for the whole",
        "[0-9一二三五十]{1,3}[件行個]に[一1][件行個]|(?:[一二三数][件つ個]|いくつか"
        "|一部)(?:だけ)?.{0,6}?(?:試し|見て|確認し|検証し).{0,20}?(?:ほか|他|残り|全体)(?:も|に|は)",
    ),
    signal(
        "ja",
        "work handed to the reader",
        "(?:残り|ほか|他|あと)[のは].{0,20}?(?:同じ(?:要領|手順|方法|やり方|ように)"
        "|同様に).{0,15}?(?:ください|下さい|お願い|いただ|できます)",
    ),
    signal(
        "ja",
        "work handed to the reader",
        "(?:ご自身|ご自分|各自|お手元|手動)で.{0,10}?(?:実行|適用|実装|追加|設定|移行|作成)(?:を"
        "|して)?.{0,4}?(?:ください|下さい|お願い|いただ)",
    ),
    signal(
        "ja",
        "work handed to the reader",
        "(?:残り|配線|実装|移行|仕上げ|続き)[^。]{0,8}?お?(?:任せし|任せいたし|委ねし)",
    ),
    signal(
        "ja",
        "work handed to the reader",
        "(?:残り|ほか|他|あと)[のは].{0,20}?同じ書き方.{0,15}?(?:ください|下さい|お願い|いただ)"
        "|手元で.{0,10}?(?:実行|適用|移行).{0,5}?(?:ください|下さい)",
    ),
    signal(
        "ko",
        "a paper or a mock in place of the work",
        "(?:대신|말고|아니라) ?.{0,10}?(?:목업|설계|계획|문서|제안서|시제품|프로토타입|가이드|안내서"
        "|초안)[^.]{0,8}?(?:작성|만들|준비|정리|썼)",
    ),
    signal(
        "ko",
        "a paper or a mock in place of the work",
        "(?:구현|개발|이전|이식)[은는]? ?(?:하지 않고|안 하고) ?.{0,8}?(?:계획|설계|문서"
        "|초안)[^.]{0,6}?(?:세웠|작성|했|만들|정리)|대신 (?:설계서|계획서|문서)를 (?:드립|드렸)",
    ),
    signal(
        "ko",
        "a sample stands for the whole",
        "(?:대표|샘플|표본|처음|앞의|만 (?:보|확인)).{0,20}?(?:확인|검증|변환|검토|보고).{0,25}?(?:같은"
        " 방식|같다|동일|마찬가지|준해|유추)",
    ),
    signal(
        "ko",
        "a sample stands for the whole",
        "(?:표본|샘플|유추)(?:으로|로|해서|해)? ?.{0,6}?(?:확인|검증|변환|점검|적용)(?:만 )?(?:했|하였|해 )",
    ),
    signal(
        "ko",
        "a sample stands for the whole",
        "(?:하나|한 ?[개건]|두 ?[개건]|몇 ?[개건]|일부|파일)만 ?.{0,4}?(?:확인|검증|보고|테스트"
        "|봤).{0,20}?(?:나머지|다른 것|전체)",
    ),
    signal(
        "ko",
        "work handed to the reader",
        "(?:나머지|다른|남은).{0,15}?(?:같은|동일한|비슷한) ?(?:방식|방법|패턴|식).{0,15}?(?:하시면|하면"
        " 됩|주세요|하세요|할 수 있)",
    ),
    signal(
        "ko",
        "work handed to the reader",
        "(?:직접|수동으로) ?.{0,8}?(?:실행|적용|연결|추가|구현|옮겨|작성|마이그레이션)(?:을|를|해)?"
        " ?(?:주세요|주시|하세요|하셔야|부탁|바랍)",
    ),
    signal(
        "ko",
        "work handed to the reader",
        "(?:나머지|남은|마무리|연결)[^.]{0,12}?(?:맡기겠|맡길게|맡깁|넘길게|넘깁니다)",
    ),
    signal(
        "ko",
        "work handed to the reader",
        "(?:직접|손수) ?.{0,8}?(?:돌려|실행해) ?(?:주세요|주시|주셔야|보세요)|(?:나머지"
        "|남은)[^.]{0,15}?(?:참고|따라)[^.]{0,10}? 주(?:세요|시)",
    ),
    signal(
        "pt",
        "a paper or a mock in place of the work",
        r"\b(?:em vez|no lugar|ao invés) d\w+\b.{0,40}\b(?:escrevi|redigi|preparei|montei|fiz|criei)"
        r" .{0,12}\b(?:mock|plano|documento|roteiro|guia|esboço|protótipo)\b",
    ),
    signal(
        "pt",
        "a paper or a mock in place of the work",
        r"\b(?:esboço|mock|protótipo|plano|roteiro|documento|pseudocódigo)\b.{0,30}(?:\b(?:em vez|no lugar"
        r"|ao invés) d|, (?:e )?não \w)",
    ),
    signal(
        "pt",
        "a sample stands for the whole",
        r"\b(?:verifiquei|conferi|testei|revisei|converti|abri|olhei|validei)\b.{0,50}\b(?:amostra\w*"
        r"|representativ\w+|resto|restantes|demais|um[a]? em cada)\b",
    ),
    signal(
        "pt",
        "work handed to the reader",
        r"\b(?:você pode|vc pode|basta|é só|só falta)\b.{0,30}\b(?:restantes?|demais|resto)\b",
    ),
    signal(
        "pt",
        "work handed to the reader",
        r"\b(?:rode|execute|aplique|faça|migre|ligue|complete)\b.{0,40}\b(?:você mesm[oa]|por conta própria"
        r"|por sua conta)\b",
    ),
    signal(
        "pt",
        "work handed to the reader",
        r"\b(?:é|são|fica|ficam) com (?:você|vocês|vc)\b(?! (?:decidir|escolher))|\b(?:demais|outr[oa]s"
        r"|restantes)\b.{0,20}\b(?:você|vc|é só|é copiar)\b",
    ),
)
