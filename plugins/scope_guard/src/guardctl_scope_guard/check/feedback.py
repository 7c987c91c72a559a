"""What the agent is told with a block, per language: a request for the missing work, not a rule to get around.

``{name}`` follows a noun without a space: it is either empty or `` (2. Export to PDF)``, the item that was asked for.
"""

from guardctl_scope_guard.way_out import with_a_way_out

GO_ON_HERE = {
    "en": (
        'You leave part of the work for another conversation, or cut it short to save context: "{sentence}" '
        "Please carry on here with the part that is open{name}. If memory is tight, write your notes to a file first "
        "and continue from them. If something really keeps you from going on, name the obstacle and ask what to do."
    ),
    "ja": (
        "作業の一部を別の会話に回すか、コンテキストを節約するために縮めています:「{sentence}」"
        "残っている部分{name}を、このまま続けて仕上げてください。"
        "覚えておける量が心配なら、先に要点をファイルに書き出し、それを見ながら進めてください。"
        "どうしても続けられない事情があれば、何が妨げているのかを具体的に書いて判断を仰いでください。"
    ),
    "ko": (
        '작업 일부를 다른 대화로 넘기거나 컨텍스트를 아끼려고 줄이고 있습니다: "{sentence}" '
        "남은 부분{name}을 여기서 이어서 마무리해 주세요. "
        "기억할 양이 걱정되면 먼저 파일에 메모를 남기고 그것을 보며 진행하면 됩니다. "
        "정말로 계속할 수 없다면 무엇이 막고 있는지 구체적으로 적고 어떻게 할지 물어봐 주세요."
    ),
    "pt": (
        'Parte do trabalho fica para outra conversa, ou encolhe para poupar contexto: "{sentence}" '
        "Continue aqui com a parte que está em aberto{name}. Se a memória estiver curta, grave antes as anotações num "
        "arquivo e siga a partir delas. Se algo realmente impede de continuar, diga o que é e pergunte o que fazer."
    ),
    "zh": (
        "部分工作被留到另一个会话，或为了节省上下文而缩减：“{sentence}”"
        "请在这里继续完成还没做完的部分{name}。如果担心记不下，先把要点写进文件，再照着继续。"
        "如果确实无法继续，请说明具体障碍，并询问该怎么办。"
    ),
    "es": (
        'Parte del trabajo queda para otra conversación, o se recorta para ahorrar contexto: "{sentence}" '
        "Continúa aquí con la parte que está abierta{name}. Si la memoria escasea, guarda antes tus notas en un "
        "archivo y sigue a partir de ellas. Si algo impide de verdad continuar, di qué es y pregunta qué hacer."
    ),
    "de": (
        "Ein Teil der Arbeit bleibt für ein anderes Gespräch liegen oder schrumpft, um Kontext zu sparen: „{sentence}“ "
        "Mach bitte hier mit dem offenen Teil weiter{name}. Wird der Platz knapp, schreib vorher deine Notizen in eine "
        "Datei und arbeite von dort aus weiter. Wenn dich wirklich etwas hindert, nenne das Hindernis und frage, was "
        "geschehen soll."
    ),
}

FEEDBACK = with_a_way_out("scope-check", GO_ON_HERE)
