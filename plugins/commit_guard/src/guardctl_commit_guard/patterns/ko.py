"""Korean signals. Verbs agglutinate, so an expression may end within one. ``나머지`` (the rest) contains ``머지``."""

from __future__ import annotations

from guardctl import Pattern
from guardctl_commit_guard.patterns.grammar import either, literals, unless_after

_DEED = either(
    r"""
    커밋 commit 푸시(?!~?알림) 푸쉬 push 머지(?<!나머지)(?!~?충돌) merge 병합(?!~?충돌) 배포(?!~?스크립트) 디플로이
    deploy 릴리[스즈](?!~?노트) release 출시 공개~?버튼 게시(?!판|글) publish 출고 롤아웃 런칭 론칭 체크인 리퀘
    pull~request pr(?<!\w..)s?\b mr(?<!\w..)\b ship 태그 tag(?<!\w...)\b
    """
)
_DEEDS = """
    커밋 commit 푸시 푸쉬 push 머지 merge 병합 배포 디플로이 deploy 릴리 release 출시 게시 publish 출고 롤아웃 런칭
    론칭 체크인 리퀘 request pr mr ship 태그 tag 공개
"""
_PLACE = either(
    r"""
    운영 상용 실서[버비] 라이브 본~?서버 프로덕션 스테이징 서버 원격 저장소 레지스트리 스토어 메인 마스터 브랜치 main
    master develop prod staging origin trunk upstream remote npm pypi github gitlab 깃허브 깃랩 고객 사용자 이용자 전체
    모두 환경 현장
    """
)
_PLACES = """
    운영 상용 실서 라이브 서버 프로덕션 스테이징 원격 저장소 레지스트리 스토어 메인 마스터 브랜치 main master develop
    prod staging origin trunk upstream remote npm pypi github gitlab 깃허브 깃랩 고객 사용자 이용자 전체 모두 환경 현장
"""
_MOVE = either(
    """
    올[리려릴린립] 반영 적용 내[보놓] 합[치칠쳐칩] 보[내낼냅] 넣 밀어 띄[우울워] 공개 전환 투입 탑재 제출 전달 켜 켤
    설치 나[갑가간갈] 배치 등록 교체 바꾸 바꿀 넘[기길겨] 옮[기길겨] 실[어을] 풀[어겠]
    """
)
_MOVES = (
    "올 반영 적용 내보 내놓 합 보내 보낼 보냅 넣 밀어 띄 공개 전환 투입 탑재 제출 전달 켜 켤 설치 나 배치 등록 교체 "
    "바꾸 바꿀 넘 옮 실 풀"
)
# Non-past, not negated, no verb of looking: 하겠습니다, 할게요, 합시다, 해 주세요; not 했습니다, 하지 않겠습니다.
_LOOKING = """
    않 못하 말 확인해~볼 살펴볼 알아볼 찾아볼 기다리 미루 멈추 고치 살펴보 알아보 찾아보 확인하 조사하 설명하 비교하
    정리하 수정하 추가하 읽어보 확인해~보 읽어~보
"""
_END = either(
    rf"""
    {unless_after(_LOOKING, "겠").replace(" ", "~")} {unless_after(_LOOKING, "게요").replace(" ", "~")} 께요 합시다
    갑시다 둡시다 립시다 냅시다 칩시다 까요 려고 려~합 세요 십시오 줘 놔 버려 하자 하죠 가죠 예정 생각입 참입 차례 테니
    부탁 맡기 맡길 필요합 필요하 어떻게 합니다(?<!확인합니다)(?<!못합니다) 갑니다(?<!나갑니다) 립니다 냅니다 칩니다
    엽니다 둡니다 한다[.] 시작 진행(?!률|~상황|~중) 들어가 들어갑 들어갈 넘어가 넘어갑 넘어갈 해도 남았 만~?하면
    하는~?게 하고 하도록 드리 드릴 해[.!?]*$ 할래 실래요 할~?것 하려
    """
)

SIGNALS = (
    Pattern(
        # 커밋하겠습니다, PR 날릴게요, 배포 들어갑니다; not 커밋했습니다, 커밋 기록을 확인하겠습니다.
        regex=rf"{_DEED}[^.]{{0,30}}?{_END}",
        all_of=(
            literals(_DEEDS),
            literals(
                "겠 게요 께요 시다 까요 려 세요 십시오 줘 놔 하 죠 예정 생각 참 차례 테니 "
                "부탁 맡 필요 어떻 합 갑 니다 한 시작 진행 들어 넘어 해 남 드 할"
            ),
        ),
        why="커밋, 푸시, 병합, 릴리스, 배포를 예고하거나 부탁하거나 물음",
        language="ko",
    ),
    Pattern(
        # 운영에 올리겠습니다, main에 합칠게요.
        regex=rf"{_PLACE}[^.]{{0,16}}?{_MOVE}[^.]{{0,16}}?(?:{_END}|(?<!습)니다|둘)",
        all_of=(literals(_PLACES), literals(_MOVES)),
        why="공유 브랜치, 서버, 이용자에게 내보내겠다고 함",
        language="ko",
    ),
    Pattern(
        # 변경분을 반영하겠습니다, 그냥 합칠게요, 새 버전을 공개하겠습니다.
        regex=r"(?:변경|수정|작업|코드|이대로|바로|지금|그대로|이제|일단|그냥|먼저|그럼|패키지|버전|앱|빌드|모듈"
        r"|이미지|기능)[^.]{0,16}?"
        rf"{_MOVE}[^.]{{0,8}}?(?:{_END}|(?<!습)니다|둘)",
        all_of=(
            literals(
                "변경 수정 작업 코드 이대로 바로 지금 그대로 이제 일단 그냥 먼저 그럼 패키지 버전 앱 빌드 모듈 "
                "이미지 기능"
            ),
            literals("반영 적용 내보 내놓 합 올리 올릴 올려 공개 전환 투입 제출 켜 켤 등록 배치"),
        ),
        why="변경을 합치거나 반영하겠다고 함",
        language="ko",
    ),
    Pattern(
        # 다음 작업은 커밋입니다, 남은 것: 푸시, 일단 커밋.
        regex=rf"(?:다음|남은|이제|나머지|마지막)[^.]{{0,30}}?{_DEED}[^.]{{0,8}}(?:입니다|이에요|예요|뿐|만|$|차례"
        rf"|단계|순서)"
        rf"|^(?:\W|일단|그럼|이제|바로|자|우선|먼저|그냥){{1,5}}{_DEED}[.!\s]*$",
        all_of=(literals(_DEEDS), literals("다음 남은 이제 나머지 마지막 일단 그럼 바로 자 우선 먼저 그냥")),
        why="다음 작업이 커밋, 푸시, 배포라고 함",
        language="ko",
    ),
    Pattern(
        regex=rf"(?:진행해도|진행할까|괜찮|될까|되나|어떻게 ?할까|맡길|맡기)[^.]{{0,40}}{_DEED}",
        all_of=(literals(_DEEDS), literals("진행 괜찮 될까 되나 어떻게 맡")),
        why="커밋, 푸시, 배포를 진행해도 되는지 물음",
        language="ko",
    ),
)
