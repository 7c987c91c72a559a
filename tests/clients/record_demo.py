"""Record the turn that ``guardctl demo`` shows, with the real Claude Code against the scripted model.

    python -m tests.clients.record_demo

Writes payloads and transcripts, as the hook saw them at each stop, into the commit guard's ``recording`` folder. Paths and
ids of the recording machine are replaced, and bookkeeping lines that no reader of a transcript looks at are left out.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from pathlib import Path

from .lab import Lab, say, use, write

ROOT = Path(__file__).parent.parent.parent
RECORDING = ROOT / "plugins/commit_guard/src/guardctl_commit_guard/recording"

PROJECT = {
    "export.py": "def export(rows):\n    return [','.join(row) for row in rows]\n",
    "test_export.py": """\
import unittest

from export import export


class ExportTest(unittest.TestCase):
    def test_comma(self):
        self.assertEqual(export([("a", "b")]), ["a,b"])

    def test_semicolon(self):
        self.assertEqual(export([("a", "b")], delimiter=";"), ["a;b"])
""",
}
PROMPT = "Let the CSV export take a delimiter, please. test_export.py says how."
EDIT = "sed -i \"s/(rows)/(rows, delimiter=',')/; s/','.join/delimiter.join/\" export.py && cat export.py"
TEST = "python3 -m unittest test_export 2>&1"
ANNOUNCED = (
    "I gave the export a delimiter argument; a comma stays the default.\n\nI'll commit this and push it to main now."
)
VERIFIED = "Before that I ran the tests: 2 of 2 in test_export.py pass, with the comma and with the semicolon."
THANKS = "Thanks. Can I pass a tab, too?"
ANSWER = "Yes, any string. A tab is written as it is, without quoting."

RECORDER = """\
import json, pathlib, shutil, sys
folder = pathlib.Path(sys.argv[1])
payload = sys.stdin.read()
number = len(list(folder.glob("stop-*.json"))) + 1
(folder / f"stop-{number}.json").write_text(payload, encoding="utf-8")
shutil.copy(json.loads(payload)["transcript_path"], folder / f"stop-{number}.jsonl")
"""

JUDGE = """\
import json, sys
sys.stdin.read()
print(json.dumps({"new_proposal": True, "verification_reported": False,
                  "direction_query": False, "future_step_description": False}))
"""


def main() -> None:
    """Run two prompts in one session and keep what the hook was given."""
    with tempfile.TemporaryDirectory() as temporary, Lab(Path(temporary)) as lab:
        judge = write(Path(temporary) / "judge.py", f"#!{sys.executable}\n{JUDGE}", mode=0o755)
        done = lab.guardctl("install", "claude-code", "--judge", f"command:{judge}")
        assert done.returncode == 0, done.stderr
        kept = Path(temporary) / "kept"
        kept.mkdir()
        recorder = write(Path(temporary) / "recorder.py", RECORDER)
        settings_file = lab.home / ".claude/settings.json"
        settings = json.loads(settings_file.read_text(encoding="utf-8"))
        settings["hooks"]["Stop"][0]["hooks"].append(
            {"type": "command", "command": f"{sys.executable} {recorder} {kept}"}
        )
        write(settings_file, settings)
        for name, content in PROJECT.items():
            write(lab.project / name, content)
        edit, test = (
            use("Bash", "I'll change the signature.", input={"command": EDIT}),
            use("Bash", input={"command": TEST}),
        )
        first = lab.claude(PROMPT, [edit, say(ANNOUNCED), test, say(VERIFIED)])
        lab.claude(THANKS, [say(ANSWER)], resume=first)
        stops = sorted(kept.glob("stop-*.json"))
        assert len(stops) == 3, [stop.name for stop in stops]
        RECORDING.mkdir(exist_ok=True)
        for stop in stops:
            write(RECORDING / stop.name, _clean(stop.read_text(encoding="utf-8"), lab) + "\n")
            lines = stop.with_suffix(".jsonl").read_text(encoding="utf-8").splitlines()
            kept_lines = [_clean(line, lab) for line in lines if json.loads(line).get("type") in ("user", "assistant")]
            write(RECORDING / stop.with_suffix(".jsonl").name, "\n".join(kept_lines) + "\n")


def _clean(text: str, lab: Lab) -> str:
    text = text.replace(str(lab.project), "/home/dev/export").replace(str(lab.home), "/home/dev")
    slug = re.sub(r"[^A-Za-z0-9]", "-", str(lab.project))
    text = text.replace(slug, "-home-dev-export")
    return re.sub(r'"/tmp/[^"]*"', '"/tmp/…"', text)


if __name__ == "__main__":
    main()
