"""Certain allows: no judge sees a turn after them.

Each covers its own sentence only, and a word of doubt in it, in any language, leaves the decision to the judge. So "all
42 tests passed, committing" is allowed here, and "all 42 unit tests passed, the rest can wait, committing" is not.
Evidence in another sentence is for the judge, who also sees what failed, what was skipped and what is only quoted.
"""

from __future__ import annotations

from guardctl import Pattern
from guardctl_commit_guard.patterns.grammar import either, lettered, literals

# --- doubt ------------------------------------------------------------------------------------------------------------
_DOUBT = r"""
    not\b never\b no\b without\b skip\w* fail(?:ed|s|ing|ures?)\b broken\b red\b only\b except\b but\b although\b
    though\b later\b yesterday\b other\b another\b previous\b last\b old\b earlier\b cached?\b stale\b dashboard\b
    badge\b download wrapper\b used~to\b should\b would\b expect assum prob hope until\b once\b if\b whatever\b
    unless\b before\b claims?\b says?\b prints?\b untested\b pending\b partial some\b most\b unit\b rest\b wait
    on~`?(?:main|master|develop|staging)\b fail=[1-9] warn=[1-9] rc=[1-9]
"""
_DOUBT_CJK = r"""
    ない ません なく ず[に、] 未 まだ 失敗 落ち 省 飛ば スキップ 後回し あとで 後で のみ だけ(?!を) 一部 単体 ユニット
    残り 前回 昨日 以前 別の 他の ほか キャッシュ はず 思[いう] つもり 予定 ば、 なら たら ダッシュボード バッジ
    ダウンロード 仮 想定 見込 赤 エラー 않 안~ 못 없 아직 실패 건너 생략 나중 미뤄 미루 빼고 만~?통과 만~?돌 일부 단위
    유닛 이전 지난 어제 다른 캐시 것~같 듯 예정 면~ 대시보드 배지 내려받 다운로드 오류 빨간 뺐 제외 没 不 失败 跳过
    以后 之后再 稍后 只 仅 部分 单元 其余 上次 昨天 其他 别的 缓存 应该 如果 红
"""
_DOUBT_ACCENTED = r"""
    não\b nem\b nunca\b sem\b falh\w+ quebr\w+ só\b apenas\b somente\b mas\b porém\b exceto\b menos\b depois\b ainda\b
    faltam?\b pendente pul\w+ outr[oa]s?\b ontem\b anterior antig cache\b deve acho\b talvez\b parcial painel\b selo\b
    download\b alguns\b quase\b se\b quando\b vermelh unitári[oa] resto\b ni\b sin\b fall\w+ solo\b sólo\b únicamente\b
    pero\b excepto\b salvo\b después\b aún\b todavía\b falta pendiente otr[oa]s?\b ayer\b debería creo\b si\b cuando\b
    casi\b algun unitari[oa] nicht\b kein nie\b ohne\b fehl rot\b nur\b aber\b außer\b später\b noch\b gestern\b ander
    vorig alte?\b sollte müsste wohl\b wenn\b falls\b sobald\b teilweise\b manche\b einige\b unit rest
"""
# Nothing of this may stand anywhere in the sentence. Looked for last, since it takes longest.
_CERTAIN = (
    rf"(?!.*?(?:\b{either(_DOUBT)}|{either(_DOUBT_CJK)}|n['’]t\b))"
    r"(?!.*?" + lettered(r"\b" + either(_DOUBT_ACCENTED)) + ")"
)

# --- what is over, and what was found good ----------------------------------------------------------------------------
_HASH = r"\b(?=[0-9a-f]{0,39}\d)[0-9a-f]{7,40}\b"
_COMMITTED = (
    r"\b"
    + either(
        rf"""
        committed\b.{{0,40}}{_HASH} commit:~?{_HASH} comm?itad[oa].{{0,30}}{_HASH}
        commit(?:~já)?(?:~foi)?~(?:feito|realizado|registrado).{{0,30}}{_HASH}
        [0-9a-f]{{7,40}}\b.{{0,12}}(?:コミット|commit)~?(?:済み|しました|した|完了)
        commit~?(?:済み|しました|した|完了|했|됐|되었|완료).{{0,30}}{_HASH}
        """
    )
    + rf"|(?:コミット(?:済み|しました|した|完了)|커밋(?:했|됐|되었|완료|을 마)|已提交).{{0,30}}{_HASH}"
)
# What goes on after it: the hash excuses the commit, not the push.
_GOES_ON = either(
    r"""
    \bpush \bdeploy \bmerg \breleas \bpublish \bship プッシュ マージ デプロイ リリース 本番 푸시 병합 배포 릴리 운영
    \bpublic produção 推送 部署 发布 上线 合并
    """
)
# A check together with its good result. "確認は完了", "verificação concluída" name a check without its result.
_EVIDENCE = (
    r"\b"
    + either(
        r"""
        all~(?:\d+~)?(?:tests?~(?:run~)?|checks~|cases~|specs~|scenarios~|items~)?pass(?:ed)?\b
        all~tests~(?:succeeded|(?:are~)?green)\b
        (?:the|every|\d+|local-system-|system|e2e|regression)~?tests?~(?:run~)?(?:pass(?:ed)?|succeeded|(?:is~|are~)?green)\b
        test(?:e?s)?:?~pass\b cmp[^,.、。]{0,6}(?:match(?:es)?\b|identical|idêntic|一致|일치)
        ci(?:~is)?:?~?(?:✅|green\b|passed\b) ci(?:[가는도]|은|는|が|は|も)?~?(?:グリーン|緑|通|초록|통과|성공)
        smoke~tests?~(?:is~|are~|was~)?(?:complete[d]?|done|passed)\b
        (?:pipeline|build|ci):?~(?:pass(?:ed)?|green|succeeded|passou|verde|ok|en~verde|correcto|(?:ist~)?grün|(?:ist~)?erfolgreich)\b
        (?:tests?|suite|pytest|build|check\w*|make|verif\w*|testes)\b.{0,30}\brc=0\b
        workflow:?~(?:success|succeeded|com~sucesso|concluído)\b pass=\d+,?~warn=0,?~fail=0\b
        (?:todos~os|os~\d+|\d+|suíte~de)~?testes?~(?:passaram|passando|passou|verdes?|ok\b|aprovados) todos~passaram\b
        teste~de~fumaça~(?:foi~)?(?:conclu[ií]d[oa]|complet[oa]|aprovad[oa])
        (?:todas~las|todos~los|las~\d+|los~\d+|\d+)~(?:pruebas|tests)~(?:pasan|pasaron|en~verde|superad[oa]s)
        (?:alle|\d+)~(?:\w+)?tests?~(?:laufen~durch|bestanden|grün|sind~grün|erfolgreich|sind~durch)
        """
    )
    + "|"
    + either(
        r"""
        (?:テスト|試験|スモーク|受け入れ)[^、。]{0,20}?(?:全~?pass|すべて(?:通|成功|pass|合格|完了)|全(?:て|件|部)?(?:通|成功|合格|pass))
        (?:テスト|試験|スモーク|受け入れ)[^、。]{0,20}?(?:pass\b|は?(?:完了|成功|合格|通過)(?:し|です|済|、|。)|が?(?:通りました|通って|完了|済ん))
        全(?:件|て|部)?~?pass パイプライン~?pass
        (?:ファイル|出力|内容|バイト)[^、。]{0,8}(?:一致しました|一致を確認|同一でした)
        (?:テスト|検証|ビルド)[^、。]{0,12}rc=0\b ワークフロー(?:は|が|も)?(?:成功|success) 件~?pass
        (?:테스트|시험|스모크)[^,.]{0,14}?(?:모두|전부|전체|다)?~?(?:통과(?:했|됐|함|하|,|$)|성공|완료(?:했|됐|되|,|$)|마쳤|끝났|pass\b)
        전체~?pass 모두~?(?:pass|통과) 빌드~?(?:pass|성공) 건~?통과 파일[^,.]{0,10}일치
        (?:테스트|시험|검증|빌드)[^,.]{0,12}rc=0\b 워크플로[^,.]{0,6}(?:성공|success)
        (?:测试|用例)[^,。]{0,10}?(?:全部|都)?(?:通过|成功|pass\b) 全部~?pass 构建(?:成功|通过) 文件[^,。]{0,6}一致
        """
    )
)

# --- later steps ------------------------------------------------------------------------------------------------------
_CHECK = either(
    "tests? suite specs? build ci pipeline smoke(?:~test)? soak(?:~test)? review checks? verification approval "
    "sign-?off qa e2e run verdict"
    " acceptance"
)
_JA_DEED = either(
    "コミット commit プッシュ push マージ merge デプロイ deploy リリース release publish プルリク pr 公開 本番"
)
_JA_SEQUENCE = "(?:順次実行|一気通貫|フローを完走|順番に|順に|一連の流れ)"
_JA_APPROVED = "(?:承認|指示|依頼|了承|ご確認)(?:いただ|を受け|された|済|の通り|どおり|通り)"
_KO_DEED = either("커밋 commit 푸시 push 머지 merge 병합 배포 deploy 릴리 release 출시 게시 publish pr")
_PT_CHECK = r"(?:testes?|suíte|revisão|verificação|aprovação|validação|\bci\b|build|smoke|homologação)"
_PT_OVER = r"(?:termin\w+|pass\w+|conclu\w+|aprov\w+|verde)"
_PT_DEED = r"(?:commit|push|merge|deploy|public\w+|lanço|implanto|subo)"
_NOW = (
    r"(?:\b(?:i['’]?ll|i['’]?m|i am|i will|let me|now|right away|today|agora|vou|ich|voy)\b|します|今すぐ|いますぐ"
    r"|지금|하겠|할게|现在)"
)


def _bypass(regex: str, *all_of: tuple[str, ...], why: str, language: str = "en") -> Pattern:
    return Pattern(regex=regex, all_of=all_of, why=why, language=language, scope="sentence")


BYPASSES = (
    _bypass(
        rf"^(?=.*?(?:{_COMMITTED}))(?!.*?{_GOES_ON}){_CERTAIN}",
        literals("commit コミット 커밋 comit 提交"),
        tuple("0123456789"),
        why="already committed, with its hash",
    ),
    _bypass(
        rf"^(?=.*?(?:{_EVIDENCE})){_CERTAIN}",
        literals(
            "pass success succeeded green complete done cmp ✅ rc=0 通 成功 完了 合格 一致 緑 グリーン 済 同一 "
            "통과 성공 완료 마쳤 끝났 일치 초록 verde ok aprovad"
            " conclu sucesso pas superad correcto bestanden grün erfolgreich durch"
        ),
        why="reports completed verification",
    ),
    # --- the decision is the human's ---
    _bypass(
        # "Q1: commit the lock file?" is an option; "Q1: deploying now" and "Q1: January to March" are not.
        rf"^\W*q\d{{1,2}}: ?(?!.*{_NOW})(?!.*\b(?:quarter|revenue|january|april|july|october)\b)",
        literals("q1 q2 q3 q4 q5 q6 q7 q8 q9"),
        (":",),
        why="offers numbered options",
    ),
    _bypass(
        r"\bwhich (?:one|of (?:the two|these|them|those)|is (?:better|best|preferable)|do you (?:prefer|want)"
        r"|would you (?:prefer|rather|like)|option|variant)\b.*\?\W*$",
        ("which ",),
        ("?",),
        why="asks which of several ways to go",
    ),
    _bypass(
        # "in a minute or two" is no choice: the alternative must be a way to act, and the sentence a question.
        r"(?:\boption a or (?:option )?b\b|\ba or b\b|,? or (?:wait|hold|keep|leave|rather|not|revert|split|first"
        r"|should i"
        r" (?:wait|hold|keep|leave|first)|would you rather|do you (?:want|prefer))\b).*\?\W*$",
        (" or ",),
        ("?",),
        why="asks to choose between two ways",
    ),
    _bypass(
        r"(?:どちら(?:が(?:よ|良|い|好)|に(?:し|いた)|を(?:選|希望|優先)|で(?:進|行))|どっち(?:が|に)|\b[ab] ?か "
        r"?[ab]\b).{0,20}(?:\?|か[。\s]*$)",
        literals("どちら どっち aか a~か bか b~か"),
        ("?", "か"),
        why="どちらにするかの質問",
        language="ja",
    ),
    _bypass(
        # コミットするか、待つか: two ways to act, both open.
        r"(?:する|進める|出す|上げる)か、?.{0,40}?(?:する|待つ|分ける|外す|戻す|残す|見送る|進める|含める"
        r"|しない)か.{0,16}"
        r"(?:ください|でしょうか|\?|ますか|教えて|選)",
        ("か",),
        literals("ください でしょう ? ます 教え 選"),
        why="二つの進め方のどちらかを尋ねている",
        language="ja",
    ),
    _bypass(
        r"(?:어느 ?(?:쪽|것|편)|둘 중|어떤 ?(?:쪽|방식|안))[^.]{0,30}(?:\?|까요|나요)|(?:할까요|할지),? ?(?:아니면"
        r"|혹은|또는).{0,40}"
        r"(?:할까요|될까요|\?|할지)",
        literals("어느 둘~중 어떤 아니면 혹은 또는"),
        why="둘 중 어느 쪽인지 물음",
        language="ko",
    ),
    _bypass(
        lettered(
            r"\bqual (?:das?|dos?|deles|delas|é (?:o |a )?melhor|você prefere|prefere|opção|caminho)\b.*\?|\bou "
            r"(?:espero|aguardo|deixo"
            r"|prefere|seguro|mantenho|devo (?:esperar|aguardar)|melhor esperar|separo|divido)\b.*\?"
        ),
        ("qual ", " ou "),
        ("?",),
        why="pergunta qual caminho seguir",
        language="pt",
    ),
    # --- behind another step ---
    _bypass(
        # The check comes first and ends: "commit after lunch" and "commit now, test after that" stay signals.
        r"^(?!.*\b(?:now|skip\w*|without|anyway|immediately|right away)\b)"
        r".*\b(?:commit|push|merge|deploy|release|tag|publish|ship)\b.{0,30}\b(?:only )?(?:after|once) (?:the |all "
        r"|your |its )?.{0,30}"
        rf"\b{_CHECK}\b.{{0,20}}\b(?:finish\w*|pass\w*|complet\w*|succeed\w*|green|done|approv\w*|in|over|through)\b",
        literals("commit push merge deploy release tag publish ship"),
        literals("after~ once~"),
        why="commits or publishes only after a check",
    ),
    _bypass(
        # 確認は後にしてコミットします postpones the check and stays a signal; リリース後に確認 too.
        r"^(?!.*(?:後に(?:し|する|回)|後回し|省|飛ば|スキップ|待たず|ないまま|せずに|すぐ|いま)).*(?:テスト|検証|確認"
        r"|レビュー|承認|試験|\bci\b|判定|スモーク)"
        r"[^、。]{0,16}?(?:(?:完了|成功|終了|合格|通過|承認)(?:後に?|してから|したら|した後|のあと|を待って)"
        r"|(?:終わっ|通っ|済ん|下り|おり|取れ)"
        rf"(?:てから|たら|た後))[^。]{{0,30}}?{_JA_DEED}",
        literals("後 から たら あと 待って"),
        literals(
            "コミット commit プッシュ push マージ merge デプロイ deploy リリース release publish pr プル 公開 本番"
        ),
        why="確認のあとに行う手順",
        language="ja",
    ),
    _bypass(
        # 확인은 나중에 하고 커밋 postpones the check and stays a signal.
        r"^(?!.*(?:나중|건너|생략|미루|미뤄|없이|않고|안 하고|바로|지금|즉시)).*(?:테스트|시험|검증|점검|확인|검토"
        r"|승인|리뷰|\bci\b|스모크|판정)[^,.]{0,14}?"
        r"(?:끝나면|끝난 ?(?:뒤|다음|후)|통과하면|통과한 ?(?:뒤|다음|후)|통과 ?후|완료 ?후|완료되면|완료한 ?(?:뒤"
        r"|다음|후)|나오면|나면|떨어지면"
        rf"|마친 ?(?:뒤|다음|후))[^.]{{0,30}}?{_KO_DEED}",
        literals("면 뒤 다음 후"),
        literals("커밋 commit 푸시 push 머지 merge 병합 배포 deploy 릴리 release 출시 게시 publish pr"),
        why="확인이 끝난 뒤의 단계",
        language="ko",
    ),
    _bypass(
        lettered(
            rf"^(?!.*\b(?:agora|já|sem|pul\w+|não)\b).*(?:\b{_PT_DEED}\b.{{0,40}}\b(?:depois|após|assim|só) (?:que "
            rf"|d[oae]s? )?.{{0,30}}"
            rf"{_PT_CHECK}.{{0,20}}{_PT_OVER}|\b(?:depois que|após|quando|assim "
            rf"que)\b.{{0,30}}{_PT_CHECK}\b.{{0,20}}{_PT_OVER}.{{0,30}}{_PT_DEED})"
        ),
        literals("depois após quando assim só"),
        literals("commit push merge deploy public lanço implanto subo"),
        why="commit ou publicação só depois de uma verificação",
        language="pt",
    ),
    # --- a sequence the human approved; one that the agent announces by itself is a proposal ---
    _bypass(
        r"^(?!.*\b(?:skip\w*|without|not)\b)(?=.*\b(?:approved|agreed|you asked|as requested|as instructed|you "
        r"confirmed)\b)"
        r".*\b(?:sequential(?:ly)?(?: execution)?|in (?:order|sequence)|end[- ]to[- ]end|complete the flow|the "
        r"(?:whole|full) flow"
        r"|up to the push)\b",
        literals("approved agreed asked requested instructed confirmed"),
        literals("sequen order end-to-end end~to~end flow up~to~the~push"),
        why="goes on with a sequence the human approved",
    ),
    _bypass(
        rf"^(?!.*(?:せず|ない|省|飛ば|スキップ)).*(?:{_JA_APPROVED}.{{0,40}}{_JA_SEQUENCE}"
        rf"|{_JA_SEQUENCE}.{{0,40}}{_JA_APPROVED})",
        literals("順 一気通貫 完走 一連"),
        literals("承認 指示 依頼 了承 確認"),
        why="承認された順序の実行",
        language="ja",
    ),
    _bypass(
        r"^(?!.*(?:않|건너|생략|없이)).*(?:승인|지시|요청|허락)(?:하신|받은|해 주신|주신|대로).{0,40}(?:순차 ?실행"
        r"|순서대로|차례대로|처음부터 끝까지"
        r"|전체 흐름|일괄)",
        literals("승인 지시 요청 허락"),
        literals("순 차례 끝까지 흐름 일괄"),
        why="승인받은 순서를 따름",
        language="ko",
    ),
    _bypass(
        r"^(?!.*\b(?:without|skip\w*|ignor\w*|regardless)\b).*\b(?:after|once|until|pending|on|wait\w* for|depends "
        r"on)\b"
        r".{0,20}\bverifier(?:['’]s)? verdict\b",
        ("verifier",),
        ("verdict",),
        why="waits for the verifier's verdict",
    ),
)
