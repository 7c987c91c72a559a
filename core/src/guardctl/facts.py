"""What a turn's record tells about the work, read off by rule, the same for every host.

Part of the silent path. Facts are structural: whether files were edited, whether what was run last passed. What a
human asked for or an agent says is language, and stays in the guards' rows.

Every fact but one is True, False or None. None means that the record does not tell, and satisfies neither ``edited``
nor ``not edited`` (:func:`holds`): a guard that asks for a fact is never answered by ignorance.
"""

from guardctl.turn import ToolRun, Turn


def _words(words: str) -> frozenset:
    return frozenset(words.split())


_PARTS = ("&&", "||", ";", "|", "\n", "$(", "(")
_AROUND = _words(
    "sudo env time nohup exec command timeout xargs npx pnpx bunx uvx uv pipx poetry pipenv hatch pdm rye run bundle "
    "mise fnm corepack direnv nix-shell bash sh zsh then do else if while ! {"
)
"""Words that stand before the program that matters."""

_LOOKS = _words(
    "ls cat head tail sed awk grep rg egrep fgrep find fd tree wc nl less more file stat du df pwd cd pushd popd echo "
    "printf which type whereis diff cmp sort uniq cut tr jq yq date sleep true false test [ export set unset source . "
    "mkdir touch cp mv rm chmod chown ln tee open read"
)
_CHECKS = _words(
    "pytest py.test unittest tox nox jest vitest mocha ava karma ctest phpunit pest rspec minitest playwright cypress "
    "ruff mypy pyright pylint flake8 bandit eslint tsc biome stylelint golangci-lint staticcheck shellcheck clippy "
    "make ninja cmake meson gradle gradlew mvn mvnw ant bazel buck sbt mill xcodebuild swift dotnet msbuild php "
    "python python3 python2 py node deno ruby perl lua java ts-node tsx curl wget httpie hurl newman k6 ansible-lint "
    "tflint hadolint pre-commit lint lint-fix build check typecheck check-types e2e verify"
)
"""Programs whose run tests, builds or tries something."""

_SUBCOMMANDS = {
    "cargo": "test t check c build b run r clippy nextest bench",
    "go": "test build run vet",
    "npm": "test t run exec ci build start",
    "pnpm": "test t run exec build start lint typecheck check check-types dlx",
    "yarn": "test run build start lint typecheck check",
    "bun": "test run build x",
    "docker": "build run compose exec",
    "docker-compose": "up run exec build",
    "rails": "test runner",
    "rake": "test spec",
    "mix": "test compile",
    "flutter": "test analyze build run",
    "dart": "test analyze run",
    "terraform": "plan validate",
    "tofu": "plan validate",
    "helm": "lint template",
    "kubectl": "diff",
    "gh": "run workflow",
}
_PUBLISHING = {
    "git": "commit push merge tag",
    "gh": "pr release",
    "glab": "mr release",
    "npm": "publish",
    "pnpm": "publish",
    "yarn": "publish npm",
    "cargo": "publish",
    "poetry": "publish",
    "uv": "publish",
    "hatch": "publish",
    "flit": "publish",
    "twine": "upload",
    "gem": "push",
    "docker": "push",
    "podman": "push",
    "kubectl": "apply rollout",
    "helm": "upgrade install",
    "terraform": "apply",
    "tofu": "apply",
    "pulumi": "up",
    "ansible-playbook": "",
    "vercel": "",
    "netlify": "deploy",
    "fly": "deploy",
    "flyctl": "deploy",
    "wrangler": "deploy publish",
    "firebase": "deploy",
    "gcloud": "deploy",
    "sls": "deploy",
    "serverless": "deploy",
    "cdk": "deploy",
}
_ONLY_SHOWS = {"pr": ("view", "list", "diff", "checks", "status", "checkout"), "release": ("view", "list", "download")}
_KNOWN = {program: _words(words) for program, words in _SUBCOMMANDS.items()}
_CHANGING = {program: _words(words) for program, words in _PUBLISHING.items()}

_FAILURES = (
    "Traceback (most recent call last)", "FAILED", "--- FAIL", "panicked at", "npm ERR!", "ERR_PNPM", "error TS",
    "AssertionError", "error[E", "Segmentation fault", "command not found", "BUILD FAILURE",
)  # fmt: skip
"""What programs, not people, write when they fail."""


class Facts:
    """What the record of one turn tells.

    Attributes:
        recorded: whether there is a record of what tools did; always True or False.
        edited: whether files were edited.
        failed_first: whether something that was run failed before the first edit, or at all where nothing was edited.
        check_passed, check_failed, check_pending: how the last check after the last edit ended: a test, a build, a
            program that was tried. All three are False where none was run.
        published: whether something was committed, pushed, published or deployed.
        open_todos: whether the agent's own list has open items.
    """

    __slots__ = (
        "check_failed",
        "check_passed",
        "check_pending",
        "edited",
        "failed_first",
        "open_todos",
        "published",
        "recorded",
    )

    def __init__(self, turn: Turn) -> None:
        runs, todos = turn.tools, turn.todos
        self.open_todos = None if todos is None else any(item.startswith("[ ]") for item in todos)
        self.recorded = runs is not None
        self.edited = self.failed_first = self.published = None
        self.check_passed = self.check_failed = self.check_pending = None
        if runs is None:
            return
        edits = [at for at, run in enumerate(runs) if run.changes]
        self.edited = bool(edits)
        self.published = any(_publishes(run.command) for run in runs if not run.changes)
        first, last = (edits[0], edits[-1] + 1) if edits else (len(runs), 0)
        self.failed_first = _any([_failed(run) for run in runs[:first] if not run.changes and not _looks(run.command)])
        checks = [run for run in runs[last:] if is_check(run.command)]
        if not checks:
            self.check_passed = self.check_failed = self.check_pending = False
            return
        failed = _failed(checks[-1])
        self.check_pending = checks[-1].pending
        if failed is not None or self.check_pending:
            self.check_failed = bool(failed)
            self.check_passed = not failed and not self.check_pending


NAMES = tuple(Facts.__slots__)
"""What a guard can ask for, each also with ``not`` in front."""


def holds(facts: Facts, wanted: str) -> bool:
    """Tell whether a fact is known to be as wanted: ``edited``, or ``not edited``."""
    name = wanted.removeprefix("not ")
    return getattr(facts, name) is (name == wanted)


def is_check(command: str) -> bool:
    """Tell whether a command tests, builds or tries something."""
    for program, rest in _programs(command):
        if program in _KNOWN:
            if not _KNOWN[program].isdisjoint(rest):
                return True
        elif program in _CHECKS or program.startswith("./"):
            return True
    return False


def _publishes(command: str) -> bool:
    for program, rest in _programs(command):
        wanted = _CHANGING.get(program)
        if wanted is None or "--help" in rest or "--dry-run" in rest:
            continue
        if not wanted:
            return True
        for at, word in enumerate(rest):
            if word in wanted:
                if rest[at + 1 : at + 2] and rest[at + 1] in _ONLY_SHOWS.get(word, ()):
                    break
                return True
            if not word.startswith("-") and program in ("git", "gh") and rest[at - 1 : at] != ["-C"]:
                break  # another subcommand: what follows are its arguments
    return False


def _looks(command: str) -> bool:
    """Tell whether a command only looks at things, or arranges files."""
    for program, _ in _programs(command):
        if program not in _LOOKS and not (program == "git" and not _publishes(command)) and program.islower():
            return False
    return True


def _programs(command: str) -> list:
    """Return ``(program, arguments)`` of each part of a command line, without what only stands around it.

    A rough reading, good enough for a fact: a quoted separator makes a part too many.
    """
    for mark in _PARTS:
        command = command.replace(mark, "\n")
    found = []
    for part in command[:4000].split("\n"):
        words = part.split()
        while words and (words[0] in _AROUND or words[0][:1] in "-\"'" or "=" in words[0] or words[0].isdigit()):
            del words[0]
        if words:
            name = words[0] if words[0].startswith("./") else words[0].rpartition("/")[2]
            found.append((name.removesuffix(".exe"), words[1:]))
    return found


def _failed(run: ToolRun) -> "bool | None":
    if run.pending:
        return None
    if run.exit_code is not None:
        return run.exit_code != 0
    return True if any(mark in run.output_tail for mark in _FAILURES) else None


def _any(found: list) -> "bool | None":
    """Return whether one is true; None where none is and one is unknown."""
    return True if True in found else None if None in found else False
