"""Secrets that no provider's prefix tells: key blocks, tokens of a standard, passwords where passwords are written."""

from __future__ import annotations

from guardctl.redaction_forms import BASE64, NO_TEMPLATE, URL_WORD, Redaction, either, token

_BREAK = r"(?:\s|\\[nrt]){1,20}+"
_KEY = r"(?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?-----"
_SSH2 = r"---- (?:BEGIN|END) SSH2 (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY ----"

_ARMOUR = either(
    rf"{_SSH2}(?:(?:[^-]|-(?!---))*+{_SSH2}|(?:[^-\n]{{1,100}}\n){{0,200}}+)",
    # RFC 7468 and RFC 4880, in a file or as one string with \n in it; the end may have been cut off ...
    rf"-----BEGIN {_KEY}{_BREAK}(?:(?:[^-]|-(?!----))*+-----END {_KEY}|(?:[A-Za-z0-9+/=]{{16,}}+(?:{_BREAK})?)++)",
    # ... or the beginning: whole lines of 64 are no prose.
    rf"(?:(?<!{BASE64}){BASE64}{{20,63}}{_BREAK})?(?:{BASE64}{{64}}{_BREAK}){{1,400}}+"
    rf"(?:[A-Za-z0-9+/=]{{1,76}}{_BREAK})?-----END {_KEY}",
)

# PuTTY: one line per 64 characters behind the number of lines; the MAC is made with the passphrase.
_PUTTY = (
    rf"Private-Lines:[ ]?[0-9]{{1,4}}{_BREAK}(?P<secret>(?:(?!Private)[A-Za-z0-9+/=]{{4,80}}+{_BREAK}){{0,400}}"
    rf"(?!Private)[A-Za-z0-9+/=]{{4,80}}+(?:{_BREAK}Private-MAC: ?[0-9a-f]{{40,64}})?)"
)

# RFC 7519. Header and payload are JSON objects, so both begin with ey; a wrapped one is certain when its dots follow.
_PART = rf"{URL_WORD}++(?:\r?\n[ \t]{{0,16}}{URL_WORD}++){{0,40}}+"
_JWT = (
    rf"ey(?:(?<!{URL_WORD}ey)|(?<=\\[nrt]ey))(?=[A-Za-z0-9]){_PART}\.ey(?=[A-Za-z0-9]){_PART}"
    rf"(?:\.{URL_WORD}{{8,}}={{0,2}}|(?<={URL_WORD}{{17}})\.(?!{URL_WORD}))"
)
_JWT_TWICE = (
    rf"ZXlK(?:(?<!{BASE64}ZXlK)|(?<=\\[nrt]ZXlK))"
    r"(?:[A-Za-z0-9+/_-]{40,}={0,2}(?:\r?\n(?=[A-Za-z0-9+/_-]{40}))?){1,80}"
)

BLOCKS: tuple[Redaction, ...] = (
    Redaction("private-key", _ARMOUR, ("PRIVATE",)),
    Redaction("putty-key", _PUTTY, ("Private-",)),
    Redaction("age-key", token("AGE-SECRET-KEY-1", 58, "[A-Z0-9]"), ("AGE-SECRET-KEY-",)),
    Redaction(
        "onepassword-token",  # of a service account; the secret key of an account
        r"ops_eyJ[A-Za-z0-9+/]{40,}={0,3}|A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})(?:-[A-Z0-9]{5}){3}",
        ("ops_", "A3"),
    ),
)

# Behind the tokens of which one is a part, before the headers that hold one.
JWT: tuple[Redaction, ...] = (Redaction("jwt", either(_JWT, _JWT_TWICE), (".ey", "ZXlK")),)

_REST_OF_LINE = r"[ \t]*+(?:\n|\Z)"
# NAME=value; or quoted; or the rest of a line, as in YAML and INI, but no variable, as in `api_key = old_key2`.
_ASSIGNED = (
    r"""(?:\\?["'`\]])?(?:=\\?["'`]?|[ \t]{0,4}(?:=>|:=|[:=])[ \t]{0,4}\\?["'`]"""
    rf"|(?::|[ \t]=(?![ \t]{{1,4}}[A-Za-z_]+[0-9]{{0,2}}{_REST_OF_LINE}))[ \t]{{1,4}}(?=\S{{8,200}}{_REST_OF_LINE}))"
)
_MIXED = r"""(?=[^\s"'`]{0,99}?[0-9])(?=[^\s"'`]{0,99}?[A-Za-z])"""
_WIDE = r"\x7f-\U0010ffff"
_VALUE_END = rf"""(?=\.?(?:["'`\s,;&)}}\]|<\\{_WIDE}]|\Z))"""

# A letter and a digit, or it may be a word of the documentation; no call, index or attribute, or it is code.
_PASSWORD = (
    rf"[Pp](?i:assw(?:or)?d|assphrase)(?:(?<=--password)[ \t]|{_ASSIGNED}|[ ](?:is|was)[ ](?:now[ ]|just[ ])?[\"'`])"
    rf"""(?P<secret>{NO_TEMPLATE}{_MIXED}[^\s"'`<>(){{}}\[\],;&|\\{_WIDE}]{{8,128}}){_VALUE_END}"""
)

# Names that mean a credential whatever program they belong to. A page_token, a cache_key or a primary_key is none.
_OWNERS = {
    "key": ("access", "api", "auth", "encryption", "private", "secret", "signing"),
    "secret": ("app", "client", "consumer", "jwt", "shared", "signing", "webhook"),
    "token": ("access", "api", "auth", "bearer", "bot", "deploy", "refresh", "service", "session", "smtp"),
}
_OWNED = either(
    *(
        f"(?<={noun})(?:{either(*(rf'(?<={owner}[_-]{noun})|(?<={owner}{noun})' for owner in owners))})"
        for noun, owners in _OWNERS.items()
    )
)
_NAMED_SECRET = (
    rf"[KkSsTt](?i:(?:(?<=k)ey|(?<=s)ecret|(?<=t)oken)(?:{_OWNED})(?:_base)?){_ASSIGNED}"
    rf"(?P<secret>{_MIXED}[A-Za-z0-9_/+=~-]{{16,200}}){_VALUE_END}"
)
_NAMES = (
    *(
        name
        for owner in sorted({owner for owners in _OWNERS.values() for owner in owners})
        for name in (f"{owner}_", f"{owner.upper()}_", f"{owner}-", f"{owner.capitalize()}-", f"{owner.upper()}-")
    ),
    *("Key", "Secret", "Token", "apikey"),
)

# Last, because what stands in a header, a URL or an assignment is often one of the tokens above.
HEADERS_AND_ASSIGNMENTS: tuple[Redaction, ...] = (
    Redaction(
        "url-password",  # RFC 3986; up to the last @ of the authority, because people forget to encode one
        rf"""://[^\s/:@"'<>`]{{0,100}}:(?P<secret>{NO_TEMPLATE}[^\s/"'<>`{_WIDE}]{{1,200}})@(?=[A-Za-z0-9\[])""",
        ("://",),
    ),
    Redaction(
        "basic-auth",
        rf"[Aa](?i:uthorization)[\"'\s:=,]{{1,6}}(?i:basic)\s{{1,3}}(?P<secret>{BASE64}{{8,}}={{0,2}})",
        ("asic ",),
    ),
    Redaction(
        "bearer-token",
        r"[Bb](?i:earer)\s{1,3}(?P<secret>(?=[^\s0-9]{0,99}[0-9]|[A-Za-z]{20})[A-Za-z0-9._~+/-]{20,}=*)",
        ("earer ",),
    ),
    Redaction(
        "registry-auth",  # .npmrc and Docker's config.json
        r"""(?::_(?:authToken|auth|password)=["']?|"auth"\s{0,3}:\s{0,3}")"""
        rf"(?P<secret>{NO_TEMPLATE}[A-Za-z0-9+/=_.-]{{16,}})",
        (":_authToken=", ":_auth=", ":_password=", '"auth"'),
    ),
    Redaction(
        "netrc-password",
        r"machine\s{1,9}\S{1,99}\s{1,9}login\s{1,9}\S{1,99}\s{1,9}password\s{1,9}(?P<secret>\S{4,200})",
        ("machine ",),
    ),
    Redaction("password", _PASSWORD, ("assw", "ASSW", "assphrase", "ASSPHRASE=")),
    Redaction("named-secret", _NAMED_SECRET, _NAMES),
)
