#!/usr/bin/env python3
"""Write what a guard's filter is trained on: training_data.py GUARD SESSIONS... > guard.jsonl

Each of SESSIONS is a folder with turns of sessions and what a careful reader said of them:

  *.jsonl          lines with ``id``, ``text``, ``asked``, ``tools``, ``source`` (the repository) and ``lang``
  *labels.jsonl    lines with ``id``, ``violations`` (names of guards), ``bug_task`` (whether it is work on a defect)

Only labelled turns are taken. The written training sets beside this file come behind them. Turns of sessions are no
part of this repository; a filter's header has the hash of what it was made of: the same data make the same filter.
"""

import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
WRITTEN = ("corpus.jsonl", "challenge.jsonl")
ABOUT_DEFECTS = ("shallow-bugfix", "bugfix-without-reproduction")
NOT_FOR_TRAINING = "aside"


def main(guard, folders):
    for folder in map(Path, folders):
        files = sorted(file for file in folder.glob("*.jsonl") if NOT_FOR_TRAINING not in file.name)
        labels = {row["id"]: row for file in files if file.name.endswith("labels.jsonl") for row in rows_of(file)}
        for file in files:
            for row in rows_of(file) if not file.name.endswith("labels.jsonl") else ():
                if row["id"] in labels:
                    print_case(real(guard, row, labels[row["id"]]))
    for name in WRITTEN:
        for row in rows_of(HERE / name):
            if row["guard"] in (guard, "any"):
                print_case({key: row[key] for key in ("id", "guard", "lang", "text", "expect")} | {"author": name})


def real(guard, row, label):
    kept = {key: row.get(key) for key in ("id", "lang", "text", "asked", "tools", "source")}
    about = {"about": bool(label["bug_task"])} if guard in ABOUT_DEFECTS else {}
    return {**kept, "guard": guard, "expect": "violation" if guard in label["violations"] else "allow", **about}


def rows_of(file):
    with file.open(encoding="utf-8") as stream:
        return [json.loads(line) for line in stream if line.strip()]


def print_case(case):
    print(json.dumps(case, ensure_ascii=False, sort_keys=True))


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2:])
