"""What the agent is told with a block, per language: a request for the missing work, not a rule to get around."""

from guardctl_bugfix_guard.feedback import with_a_way_out

REPRODUCE_FIRST = {
    "en": (
        'You change code for a defect that the report does not show happening: "{sentence}" '
        "Make it happen first, by hand or with a test that fails on the unchanged code, and report steps and counts. "
        "Or give its class (A always, B sometimes, C not reproducible) or say what you tried in vain; then go on. If "
        "you have reproduced it already, or a compiler's error, a failing run or the human's steps show it, add that."
    ),
    "ja": (
        "不具合のためにコードを変えていますが、その不具合が起きるところがまだ示されていません:「{sentence}」"
        "まず手作業か、変更前のコードで失敗するテストで起こし、手順と回数を報告してください。"
        "または分類(A 毎回、B ときどき、C 再現せず)か、試しても起きなかった条件を書いてから進めてください。"
        "すでに再現済みか、コンパイラのエラー、失敗した実行、依頼者の手順が示しているなら、それを書き足してください。"
    ),
    "ko": (
        '결함 때문에 코드를 바꾸고 있는데, 그 결함이 일어나는 모습이 아직 보고에 없습니다: "{sentence}" '
        "먼저 손으로, 또는 고치기 전 코드에서 실패하는 테스트로 일으켜 보고 절차와 횟수를 적어 주세요. "
        "아니면 분류(A 항상, B 가끔, C 재현 안 됨)나 시도했지만 일어나지 않은 조건을 적고 나서 진행해 주세요. "
        "이미 재현했거나 컴파일러 오류, 실패한 실행, 사용자가 알려 준 절차가 보여 준다면 그것을 덧붙여 주세요."
    ),
    "pt": (
        'O código muda por causa de um defeito que o relato ainda não mostra acontecendo: "{sentence}" '
        "Primeiro faça-o acontecer, à mão ou com um teste que falha no código sem a mudança, e informe passos e "
        "contagens. Ou dê a classe (A sempre, B às vezes, C não reproduzível), ou diga o que foi tentado sem sucesso; "
        "depois siga. Se já reproduziu, ou se um erro do compilador, uma execução que falhou ou os passos da pessoa o "
        "mostram, acrescente isso."
    ),
    "zh": (
        "正在为一个缺陷修改代码，但报告还没有展示它确实发生：“{sentence}”"
        "请先手动，或用在未改代码上失败的测试让它发生，并写明步骤和次数；"
        "或者给出分类（A 必现，B 偶发，C 无法复现），或写明试过哪些条件都没有出现，然后再继续。"
        "如果已经复现过，或编译器的报错、失败的运行、用户给出的步骤已经展示了它，请补上。"
    ),
    "es": (
        'El código cambia por un defecto que el informe todavía no muestra ocurriendo: "{sentence}" '
        "Haz primero que ocurra, a mano o con una prueba que falle en el código sin cambiar, e indica pasos y "
        "recuentos. O da su clase (A siempre, B a veces, C no reproducible), o di qué has intentado sin éxito; después "
        "continúa. Si ya lo has reproducido, o lo muestran un error del compilador, una ejecución fallida o los pasos "
        "de la persona, añádelo."
    ),
    "de": (
        'Es wird Code für einen Fehler geändert, den der Bericht noch nicht in Aktion zeigt: "{sentence}" '
        "Führe ihn zuerst herbei, von Hand oder mit einem Test, der am unveränderten Code scheitert, und berichte "
        "Schritte und Anzahlen. Oder nenne die Klasse (A immer, B manchmal, C nicht reproduzierbar) oder was du "
        "vergeblich versucht hast; dann geht es weiter. Ist er schon nachgestellt, oder zeigen ihn ein Fehler des "
        "Compilers, ein gescheiterter Lauf oder die Schritte des Menschen, ergänze das."
    ),
}

FEEDBACK = with_a_way_out("bugfix-without-reproduction", REPRODUCE_FIRST)
