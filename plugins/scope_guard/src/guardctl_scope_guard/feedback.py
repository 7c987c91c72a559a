"""What the agent is told with a block, per language: a request for the missing work, not a rule to get around.

``{name}`` is the asked-for item that is missing, in quotes and brackets, or nothing.
"""

GO_ON = {
    "en": (
        'Part of the work you were given{name} is moved away, parked or shrunk here: "{sentence}" '
        "Please go on with it in this conversation until it is complete. If room is short, write the state and the "
        "decisions so far to a file and continue from there. Where to stop is for the person who asked to say; "
        "if you "
        "cannot go on, ask them plainly and say what is open."
    ),
    "ja": (
        "依頼された作業の一部{name}が、ここで先送り・保留・縮小されています:「{sentence}」"
        "この会話のまま、最後まで続けてください。余裕が足りなければ、"
        "ここまでの状態と決定事項をファイルに書き出し、そこから続行してください。"
        "どこで区切るかは依頼した人が決めます。続けられない場合は、何が残っているかを示して率直に尋ねてください。"
    ),
    "ko": (
        '맡은 작업의 일부{name}가 여기서 미뤄지거나 보류되거나 줄어들었습니다: "{sentence}" '
        "이 대화에서 끝까지 이어서 해 주세요. 여유가 모자라면 지금까지의 상태와 결정 사항을 파일에 적고 "
        "거기서부터 계속하면 됩니다. "
        "어디서 끊을지는 맡긴 사람이 정합니다. 계속할 수 없다면 무엇이 남았는지 밝히고 분명하게 물어봐 주세요."
    ),
    "pt": (
        'Parte do trabalho pedido{name} é adiada, deixada de lado ou reduzida aqui: "{sentence}" '
        "Siga com ela nesta mesma conversa até o fim. Se o espaço for pouco, grave em arquivo o estado e as "
        "decisões até "
        "agora e continue a partir dele. Quem decide onde parar é quem pediu; se não der para seguir, pergunte com "
        "clareza e diga o que está em aberto."
    ),
    "zh": (
        "交给你的工作中有一部分{name}在这里被推迟、搁置或缩减：“{sentence}”"
        "请在当前对话中继续做完。如果空间不够，请把目前的状态和已定的事项写入文件，再从那里接着做。"
        "在哪里停下由提出任务的人决定；如果确实无法继续，请直接询问，并说明还剩什么。"
    ),
    "es": (
        'Una parte del trabajo encargado{name} se aplaza, se aparca o se recorta aquí: "{sentence}" '
        "Sigue con ella en esta misma conversación hasta terminarla. Si queda poco espacio, guarda en un archivo el "
        "estado y lo decidido y continúa desde ahí. Dónde parar lo decide quien hizo el encargo; si no puedes "
        "seguir, "
        "pregunta con claridad e indica qué queda abierto."
    ),
    "de": (
        'Ein Teil der übertragenen Arbeit{name} wird hier verschoben, geparkt oder verkleinert: "{sentence}" '
        "Bitte führe ihn in diesem Gespräch zu Ende. Ist der Platz knapp, schreibe Stand und Entscheidungen in eine "
        "Datei und arbeite von dort weiter. Wo Schluss ist, bestimmt, wer den Auftrag gab; geht es nicht "
        "weiter, frage "
        "offen und sage, was noch fehlt."
    ),
}

DELIVER_IT = {
    "en": (
        'Part of what was asked for{name} is left out, put off or replaced here: "{sentence}" '
        "Please do that part as well and report it as done. If you think the scope should be smaller, leave it as it "
        "is, say why and what it would cost, and ask the person who approved it before anything is cut."
    ),
    "ja": (
        "依頼・承認された内容の一部{name}が、ここで外され、後回しにされ、"
        "または代わりのものになっています:「{sentence}」"
        "その部分も実施し、完了として報告してください。範囲を小さくすべきだと考える場合は、"
        "範囲はそのままにして理由と負担を示し、"
        "何かを削る前に承認した人に確認してください。"
    ),
    "ko": (
        '요청되거나 승인된 내용의 일부{name}가 여기서 빠지거나 미뤄지거나 다른 것으로 대체되었습니다: "{sentence}" '
        "그 부분도 마저 하고 완료로 보고해 주세요. 범위를 줄여야 한다고 본다면 범위는 그대로 둔 채 이유와 드는 "
        "품을 설명하고, "
        "무엇이든 빼기 전에 승인한 사람에게 물어봐 주세요."
    ),
    "pt": (
        'Parte do que foi pedido{name} fica de fora, é adiada ou substituída aqui: "{sentence}" '
        "Faça também essa parte e relate-a como concluída. Se achar que o escopo deveria ser menor, mantenha-o "
        "como está, "
        "explique o motivo e o custo e pergunte a quem aprovou antes de cortar qualquer coisa."
    ),
    "zh": (
        "要求或批准的内容中有一部分{name}在这里被省略、推迟或用别的东西代替：“{sentence}”"
        "请把这一部分也完成，并作为已完成的内容报告。如果认为范围应当缩小，请先保持范围不变，说明理由和代价，"
        "在删减之前询问批准的人。"
    ),
    "es": (
        'Una parte de lo que se pidió{name} queda fuera, se aplaza o se sustituye aquí: "{sentence}" '
        "Haz también esa parte e infórmala como terminada. Si crees que el alcance debería ser menor, déjalo "
        "como está, "
        "explica el motivo y el coste y pregunta a quien lo aprobó antes de recortar nada."
    ),
    "de": (
        'Ein Teil dessen, was verlangt war{name}, wird hier weggelassen, verschoben oder ersetzt: "{sentence}" '
        "Bitte erledige auch diesen Teil und melde ihn als fertig. Hältst du den Umfang für zu groß, lass ihn, "
        "wie er "
        "ist, nenne Grund und Aufwand und frage, wer ihn freigegeben hat, bevor etwas gestrichen wird."
    ),
}
