"""Makes ``gitleaks_samples.json``: for each rule of gitleaks a few made-up secrets that the rule matches.

    python core/tests/gitleaks_samples.py [gitleaks.toml]

Without a file it fetches that of the pinned commit. The samples are random but always the same, and nobody's: they show
which secrets a well-kept set of rules (https://github.com/gitleaks/gitleaks, MIT licence) knows and redaction has to
find. Nothing is needed but this file and the standard library, and nothing is fetched by the tests: they read what is
committed. To measure against newer rules, change the two constants, run this, and review the difference.

Each sample is stored in pieces, which no scanner that reads this repository takes for a secret.
"""

from __future__ import annotations

import hashlib
import json
import random
import re
import string
import sys
import tomllib
import urllib.request
from pathlib import Path
from re import _constants as c, _parser

COMMIT = "b58d3f102cf3a2c84cb7f923d05c25c9b1aed84b"
SHA256 = "e163e53b9e7e8a8511e77271e2b323ed057759542a6d988258afe3a1fa329caf"
ADDRESS = f"https://raw.githubusercontent.com/gitleaks/gitleaks/{COMMIT}/config/gitleaks.toml"
FILE = Path(__file__).with_suffix(".json")

SAMPLES = 5
PIECE = 6

BESIDE = re.compile(r"^(?:\(\?i\))?\[\\w\.-\]\{0,50\}\?")
"""How rules begin whose secret is only told by a provider's name beside it."""

WITHOUT = {
    "pkcs12-file": "it tells a file by its name",
    "generic-api-key": "any name and any value of some entropy",
    "kubernetes-secret-yaml": "its middle may be anything: redaction_cases.toml has real forms",
    "private-key": "what stands between its two lines may be anything: the same",
}
"""Rules without samples, and why."""

WHOLE = {"jwt-base64": "", "microsoft-teams-webhook": "/webhookb2/", "slack-webhook-url": "s/"}
"""Rules whose groups are parts of the secret: it is what stands behind this text."""

_LETTERS = string.ascii_letters + string.digits
_SETS = {
    c.CATEGORY_DIGIT: string.digits,
    c.CATEGORY_WORD: _LETTERS + "_",
    c.CATEGORY_SPACE: " ",
    c.CATEGORY_NOT_SPACE: _LETTERS,
}


def main(arguments: list[str]) -> None:
    """Write the file."""
    data = Path(arguments[0]).read_bytes() if arguments else urllib.request.urlopen(ADDRESS).read()
    found = hashlib.sha256(data).hexdigest()
    if found != SHA256:
        sys.exit(
            f"{arguments or ADDRESS}: SHA-256 is {found}, not {SHA256}. Pin the commit that you mean in this file."
        )
    rules = {}
    for rule in tomllib.loads(data.decode())["rules"]:
        if rule["id"] not in WITHOUT:
            rules[rule["id"]] = samples(rule)
    about = {"source": "https://github.com/gitleaks/gitleaks", "commit": COMMIT, "licence": "MIT"}
    lines = [f"{json.dumps(name)}: {json.dumps(one, ensure_ascii=True)}" for name, one in sorted(rules.items())]
    FILE.write_text(json.dumps({"about": about})[:-1] + ', "rules": {\n' + ",\n".join(lines) + "\n}}\n")


def samples(rule: dict) -> dict:
    """Return what is stored of a rule: whether its secrets have a structure of their own, and samples.

    A sample is a text in pieces, and where in it the secret begins and ends.
    """
    mixed = "(?i" in rule["regex"]
    tree = _parser.parse(python_syntax(rule["regex"]))
    check = re.compile(python_syntax(rule["regex"]), re.IGNORECASE if mixed else 0)
    beside = BESIDE.match(rule["regex"]) is not None
    dice = random.Random(rule["id"])
    made: list[dict] = []
    words = rule["id"].split("-")
    names = words[0], "_".join(words[:2]), f"{words[0]}_token"
    for _ in range(1000):
        groups: dict[int, str] = {}
        text = generated(tree, dice, groups, mixed)
        secret = max(groups.values(), key=len, default=text)
        if rule["id"] in WHOLE:
            secret = text.split(WHOLE[rule["id"]], 1)[1] if WHOLE[rule["id"]] else text
        if beside:
            name = dice.choice((*rule["keywords"], *names))
            text = f'{name}_{dice.choice(("api_token", "secret_key"))} = "{secret}"'
        elif not any(keyword in text.lower() for keyword in rule["keywords"]):
            text = f'{max(rule["keywords"], key=len)}: "{secret}"'
        if check.search(text):
            begin = text.index(secret)
            pieces = [text[at : at + PIECE] for at in range(0, len(text), PIECE)]
            made.append({"pieces": pieces, "secret": [begin, begin + len(secret)]})
        if len(made) == SAMPLES:
            break
    longest = {group for group, text in groups.items() if text == secret}
    own = next((node[1][3] for node in walk(tree) if node[0] is c.SUBPATTERN and node[1][0] in longest), tree)
    return {"structured": is_structured(own), "samples": made}


def python_syntax(regex: str) -> str:
    """Return an expression of Go as one of Python, without what it says about case."""
    regex = regex.replace("(?i)", "").replace("[[:alnum:]]", "[A-Za-z0-9]").replace(r"\z", r"\Z")
    return re.sub(r"\(\?-?i:", "(?:", regex)


def is_structured(tree: _parser.SubPattern) -> bool:
    """Tell whether secrets have letters or digits that are always the same, or end in a fixed form."""
    fixed = [chr(node[1]) for node in walk(tree) if node[0] is c.LITERAL]
    return sum(character.isalnum() for character in fixed) >= 1


def walk(tree):
    """Yield every node of a syntax tree."""
    for node in tree:
        yield node
        kind, value = node
        if kind is c.SUBPATTERN:
            yield from walk(value[3])
        elif kind is c.BRANCH:
            for branch in value[1]:
                yield from walk(branch)
        elif kind in (c.MAX_REPEAT, c.MIN_REPEAT):
            yield from walk(value[2])


def generated(tree, dice: random.Random, groups: dict[int, str], mixed: bool) -> str:
    """Return a text that an expression matches; what its groups have goes into ``groups``.

    ``mixed`` says that case does not matter to it: then secrets have both.
    """
    text = ""
    for kind, value in tree:
        if kind is c.LITERAL:
            text += chr(value)
        elif kind is c.ANY:
            text += "."
        elif kind is c.NOT_LITERAL:
            text += dice.choice(_LETTERS)
        elif kind is c.IN:
            character = dice.choice(members(value))
            text += dice.choice((character.lower(), character.upper())) if mixed else character
        elif kind is c.BRANCH:
            text += generated(dice.choice(value[1]), dice, groups, mixed)
        elif kind is c.SUBPATTERN:
            group, _, _, inner = value
            part = generated(inner, dice, groups, mixed)
            text += part
            if group:
                groups[group] = part
        elif kind in (c.MAX_REPEAT, c.MIN_REPEAT):
            least, most, inner = value
            if inner[0][0] is c.ANY:
                inner = [(c.IN, [(c.CATEGORY, None)])]
            times = dice.randint(least, min(most, least + 12)) if least else dice.randint(0, min(most, 2))
            text += "".join(generated(inner, dice, groups, mixed) for _ in range(times))
        elif kind is not c.AT:
            raise ValueError(f"no text for {kind}")
    return text


def members(items: list) -> str:
    """Return the characters of a set; of a negated one, letters and digits that it allows."""
    characters = ""
    for kind, value in items:
        if kind is c.LITERAL:
            characters += chr(value)
        elif kind is c.RANGE:
            characters += "".join(map(chr, range(value[0], value[1] + 1)))
        elif kind is c.CATEGORY:
            characters += _SETS.get(value, _LETTERS)
    if items[0][0] is c.NEGATE:
        return "".join(sorted(set(_LETTERS) - set(characters))) or " "
    return characters


if __name__ == "__main__":
    main(sys.argv[1:])
