"""What a Claude Code session's tool calls tell: what was done, what the human answered or approved, what is to do.

Read for a judge, and on the silent path where facts are asked for. Everything comes in backwards, from the newest line
on: a result before the call that it belongs to.
"""

from __future__ import annotations

from guardctl.hosts.claude_code.lines import between, clean, text_of
from guardctl.numerals import whole_number
from guardctl.turn import MARGIN, ToolRun

TYPE_CHECKING = False  # what typing has under this name; importing typing would cost a turn 1.7 bare interpreters
if TYPE_CHECKING:
    from typing import Any

OUTPUT_TAIL = 600 + MARGIN
"""Characters."""

_EDITS = ("Edit", "Write", "MultiEdit", "NotebookEdit")
_TO_DO_TOOLS = ("TodoWrite", "TaskCreate", "TaskUpdate", "TaskList", "TaskGet")
_ASKING_TOOLS = ("AskUserQuestion", "ExitPlanMode", "EnterPlanMode")

_ANSWERED = ("User has answered your questions: ", "Your questions have been answered: ", "The user answered: ")
_APPROVED = "User has approved your plan"
_REFUSED = "The user doesn't want to proceed with this tool use."
_REFUSED_WITH = "the user said:\n"
_ADVICE = "\n\nNote: The user's next message may contain"
_QUESTION_CHARACTERS = 300

_IN_BACKGROUND = (
    "Command running in background with ID: ",
    "Command was manually backgrounded by user with ID: ",
    "Command was moved to the background (ID: ",
    "Async agent launched successfully",
)
_MOVED = " was moved to the background (ID: "
_LOOKING_TOOLS = ("TaskOutput", "BashOutput", "AgentOutputTool", "AgentOutput")
_STOPPING_TOOLS = ("TaskStop", "KillShell", "KillBash")
_ENDED = ("completed", "failed", "killed", "stopped")


class Work:
    """The tool calls of a session, gathered from its end backwards."""

    def __init__(self) -> None:
        self._calls: list[tuple[str, str, dict[str, Any]]] = []  # newest first: (id, name, arguments)
        self._results: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {}  # by id: (block, line)
        self._todos: list[str] | None = None
        self._tasks: list[str] = []  # newest first
        self._task_changes: dict[str, dict[str, Any]] = {}
        self._ends: dict[str, tuple[str, str]] = {}  # by id of task or call: (status, text)

    def take_notice(self, text: str) -> None:
        """File the program's word that something in the background has ended, if ``text`` is such a notice."""
        if not text.startswith("<task-notification"):
            return
        status = between(text, "status")
        if status in _ENDED:
            self._note_end([between(text, "task-id"), between(text, "tool-use-id")], status, between(text, "summary"))

    def take_result(self, block: dict[str, Any], line: dict[str, Any]) -> None:
        """File a ``tool_result`` block and the line it stands in."""
        self._results[text_of(block, "tool_use_id")] = block, line

    def take_call(self, call: str, name: str, arguments: dict[str, Any], *, in_turn: bool) -> str:
        """File a ``tool_use`` block.

        Returns:
            What the human wrote, answered or approved by its result; mostly nothing, "".
        """
        block, line = self._results.get(call, ({}, {}))
        if name in _TO_DO_TOOLS:
            if not block.get("is_error"):
                self._take_to_do(call, name, arguments)
        elif in_turn and name not in _ASKING_TOOLS:
            self._calls.append((call, name, arguments))
        output = _output(block)
        if name in _LOOKING_TOOLS + _STOPPING_TOOLS:
            self._take_look(name, arguments, output if not block.get("is_error") else "")
        if name == "AskUserQuestion" and not block.get("is_error"):
            return _answers(line, output)
        if name == "ExitPlanMode" and not block.get("is_error"):
            return _plan(line, output, arguments)
        if block.get("is_error") and (name in _ASKING_TOOLS or line.get("toolDenialKind") == "user-rejected"):
            return _refusal(output)
        return ""

    def runs(self) -> tuple[ToolRun, ...]:
        """Return the calls of the turn, oldest first."""
        return tuple(self._run(*call) for call in reversed(self._calls))

    def todos(self) -> tuple[str, ...] | None:
        """Return the agent's own list as it is now, ``[x]`` or ``[ ]`` before each item; None where none was found."""
        if self._todos is not None:
            return tuple(self._todos)
        return tuple(reversed(self._tasks)) or None

    def _take_look(self, name: str, arguments: dict[str, Any], output: str) -> None:
        """File what a call says of something in the background, which it names under one of several keys."""
        status = "killed" if name in _STOPPING_TOOLS and output else between(output, "status")
        if status in _ENDED:
            code = between(output, "exit_code")
            names = [text_of(arguments, key) for key in ("task_id", "bash_id", "shell_id", "agentId")]
            self._note_end(names, status, f"exit code {code}" if code else "")

    def _note_end(self, names: list[str], status: str, text: str) -> None:
        for name in filter(None, names):
            self._ends.setdefault(name, (status, text))  # the newest came first

    def _run(self, call: str, name: str, arguments: dict[str, Any]) -> ToolRun:
        command = text_of(arguments, "command")
        if not command:
            detail = text_of(arguments, "file_path") or text_of(arguments, "description")
            command = f"{name} {detail or text_of(arguments, 'pattern')}".strip()
        changes = name in _EDITS
        if call not in self._results:
            return ToolRun(command, None, "", changes, pending=True)
        block, line = self._results[call]
        output = _output(block)
        task = _background_task(line, output)
        if task is None:
            return ToolRun(command, _exit_code(block, output), clean(output[-OUTPUT_TAIL:]), changes)
        status, text = self._ends.get(call) or self._ends.get(task) or ("", "")
        if not status:
            return ToolRun(command, None, "", changes, pending=True)
        return ToolRun(command, _end_code(status, text), clean(f"[{status}] {text}".strip()[-OUTPUT_TAIL:]), changes)

    def _take_to_do(self, call: str, name: str, arguments: dict[str, Any]) -> None:
        if name == "TodoWrite" and self._todos is None and isinstance(arguments.get("todos"), list):
            items = [item for item in arguments["todos"] if isinstance(item, dict)]
            self._todos = [_to_do(text_of(item, "content"), item) for item in items]
        elif name == "TaskUpdate":
            changes = self._task_changes.setdefault(text_of(arguments, "taskId"), {})
            for key, value in arguments.items():
                changes.setdefault(key, value)  # the newest came first
        elif name == "TaskCreate" and call in self._results:
            number = _output(self._results[call][0]).partition("#")[2].partition(" ")[0]
            changes = self._task_changes.get(number, {})
            if changes.get("status") != "deleted":
                self._tasks.append(_to_do(text_of(changes, "subject") or text_of(arguments, "subject"), changes))


def _to_do(text: str, item: dict[str, Any]) -> str:
    return f"[{'x' if item.get('status') == 'completed' else ' '}] {' '.join(text.split())}"


def _answers(line: dict[str, Any], output: str) -> str:
    """Return the human's answers, each behind the agent's question, shortened, that it belongs to."""
    result = line.get("toolUseResult")
    answers = result.get("answers") if isinstance(result, dict) else None
    if isinstance(answers, dict):
        given = [(question, answer) for question, answer in answers.items() if isinstance(answer, str) and answer]
        return "\n".join(
            f'Answer to the agent\'s question "{_short(question)}": {answer}' for question, answer in given
        )
    for opening in _ANSWERED:
        if output.startswith(opening):
            return "Answers to the agent's questions: " + output[len(opening) :].rpartition(". ")[0]
    return ""


def _plan(line: dict[str, Any], output: str, arguments: dict[str, Any]) -> str:
    """Return the plan that the human approved, as they edited it; "" where they did not."""
    if not output.startswith(_APPROVED):
        return ""
    result = line.get("toolUseResult")
    plan = output.partition("\n## Approved Plan")[2].partition(":\n")[2]
    plan = plan or (text_of(result, "plan") if isinstance(result, dict) else "") or text_of(arguments, "plan")
    return f"Plan that the human approved:\n{plan.strip()}" if plan.strip() else ""


def _refusal(output: str) -> str:
    """Return what the human said when they refused a call."""
    if not output.startswith(_REFUSED):
        return ""
    return output.partition(_REFUSED_WITH)[2].partition(_ADVICE)[0].strip()


def _short(question: str) -> str:
    question = " ".join(question.split()).replace('"', "'")  # or it could end where the agent likes
    return question if len(question) <= _QUESTION_CHARACTERS else question[: _QUESTION_CHARACTERS - 1] + "…"


def _output(block: dict[str, Any]) -> str:
    content = block.get("content")
    if isinstance(content, list):
        content = "\n".join(text_of(part, "text") for part in content if isinstance(part, dict))
    return content if isinstance(content, str) else ""


def _exit_code(block: dict[str, Any], output: str) -> int:
    if not block.get("is_error"):
        return 0
    head = output.partition("\n")[0]
    number = whole_number(head.removeprefix("Exit code ")) if head.startswith("Exit code ") else None
    return 1 if number is None else number


def _background_task(line: dict[str, Any], output: str) -> str | None:
    """Return the id of what a call left running, "" where it is not told; None where the call had ended."""
    result = line.get("toolUseResult")
    if isinstance(result, dict):
        if text_of(result, "backgroundTaskId"):
            return text_of(result, "backgroundTaskId")
        if result.get("isAsync") is True or result.get("status") == "async_launched":
            return text_of(result, "agentId")
    for opening in _IN_BACKGROUND:
        if output.startswith(opening):
            return _word(output[len(opening) :])
    head, moved, rest = output.partition("\n")[0].partition(_MOVED)
    return _word(rest) if moved and head.startswith("Command did not complete within its ") else None


def _word(text: str) -> str:
    return text.partition(" ")[0].strip(".,:;()")


def _end_code(status: str, text: str) -> int | None:
    """Return the exit status that a notice tells of; None for what was killed, which says nothing about success."""
    number = whole_number(_word(text.rpartition("exit code ")[2])) if "exit code " in text else None
    if number is not None:
        return number
    return {"completed": 0, "failed": 1}.get(status)
