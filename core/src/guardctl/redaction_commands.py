"""Passwords and keys by the place where people write them: headers, cookies, commands, settings."""

from __future__ import annotations

from guardctl.redaction_forms import DIGIT_AND_LETTER, NO_TEMPLATE, Redaction

_BARE = r"""[^\s"'`<>|;&\\]"""
_QUOTE = r"""\\?["'`]?"""
# What follows a program's option; what looks like a port, a path or another option is none.
_ARGUMENT = rf"{_QUOTE}(?P<secret>{NO_TEMPLATE}(?![-/.~]|[0-9:]+(?:\s|\Z)){_BARE}{{4,200}})"

_NAME = r"(?i:pass(?:word|phrase|wd)?|api_?key|token|secret)"

_LOGINS = "|".join(f"(?<={one} login)" for one in ("docker", "podman", "nerdctl", "registry", "oc", "az", "cf"))


def _option(command: str, *options: str) -> str:
    """Return the start of a command, up to and with one of its options, on one line or continued by a backslash."""
    option = rf"-(?<=\s-)(?:{'|'.join(one.removeprefix('-') for one in options)})"
    return rf"{command}(?=\s)(?:[^\n-]{{1,40}}+|(?<=\\)\n|(?!{option})-){{0,30}}+{option}"


COMMANDS_AND_HEADERS: tuple[Redaction, ...] = (
    Redaction(
        "authorization",  # Token, ApiKey, or no scheme at all; Basic and Bearer are kinds of their own
        r"""[Aa](?i:uthorization)\\?["']?\s{0,3}(?::\s{0,3}\\?["']?|=\s{0,3}["'])(?!(?i:basic|bearer|digest|negotiate)\b)"""
        r"""(?:[A-Za-z][A-Za-z0-9_-]{1,19}[ ](?:token=\\?["']?)?(?=\S{8})|(?=\S{16}))"""
        rf"(?P<secret>{NO_TEMPLATE}{DIGIT_AND_LETTER}[A-Za-z0-9._~+/=@-]{{8,1000}})",
        ("uthorization",),
    ),
    Redaction(
        "header-key",
        r"""[Xx]-(?:[A-Za-z0-9]{1,20}-){0,3}(?i:api-?key|key|token|secret|auth|password)\\?["']?\s{0,3}[:=]\s{0,3}\\?["']?"""
        rf"(?P<secret>{NO_TEMPLATE}{DIGIT_AND_LETTER}[A-Za-z0-9._~+/=@-]{{8,500}})",
        ("X-", "x-api-", "x-auth-", "x-access-", "x-secret-", "x-vault-", "x-shopify-", "x-goog-"),
    ),
    Redaction(
        "cookie",  # a header's whole value, if it holds anything that is long enough to be a session
        r"""(?i:cookie)\\?["']?\s{0,2}:\s{0,3}\\?["']?(?P<secret>(?=[A-Za-z0-9_.-]{1,100}=)"""
        r"""(?=[^\n"']{0,300}?=[^\s;"'=]{0,40}?[0-9][^\s;"']{9})[^\n"']{10,4000})""",
        ("ookie",),
    ),
    Redaction(
        "session-id",
        r"(?:PHPSESSID|JSESSIONID|ASP\.NET_SessionId|connect\.sid|sessionid|laravel_session|_[a-z0-9_]{1,30}_session)="
        rf"(?P<secret>{NO_TEMPLATE}{DIGIT_AND_LETTER}[A-Za-z0-9._~+/=%:-]{{16,2000}})",
        ("SESSID=", "SESSIONID=", "SessionId=", "connect.sid=", "sessionid=", "_session="),
    ),
    Redaction(
        "curl-password",
        _option("curl", rf"-(?:u|-user|U|-proxy-user)[ =\t]?{_QUOTE}[^\s\"':]{{1,99}}{_QUOTE}:{_QUOTE}")
        + rf"""(?P<secret>{NO_TEMPLATE}[^\s"'`]{{4,200}})""",
        ("curl ",),
    ),
    Redaction(
        "curl-cookie",
        _option("curl", "-(?:b|-cookie)[ =]?[\"']?(?=[A-Za-z0-9_.-]{1,99}=)")
        + rf"""(?P<secret>{NO_TEMPLATE}(?:[^\s"'`;]|;[ ]?){{4,4000}})""",
        ("curl ",),
    ),
    Redaction(
        "mysql-password",
        _option("(?:mysql|mariadb)(?:-?dump|-?admin|-?import)?", "-p") + _ARGUMENT,
        ("mysql", "mariadb"),
    ),
    Redaction("sshpass-password", rf"sshpass\s{{1,3}}-p\s{{0,3}}{_ARGUMENT}", ("sshpass",)),
    Redaction(
        "login-password",
        _option(f"login(?:{_LOGINS})", "-(?:p|-password)[ =]{1,2}") + _ARGUMENT,
        ("login ",),
    ),
    Redaction("redis-password", _option("redis-cli", "-(?:a|-pass)[ =]{1,2}") + _ARGUMENT, ("redis-",)),
    Redaction(
        "kubernetes-secret",  # all data, before or behind the kind; other manifests beside it lose theirs
        r"""(?:(?<!\w)data|stringData)["']?:[ \t]*+(?:\r?\n(?=[ \t]))?(?P<secret>\{[^{}]{8,8000}\}|"""
        r"""(?:[ \t]++["']?[A-Za-z0-9_./-]{1,100}["']?:[ \t]*+[^\s{][^\n]{0,8000}(?:\n(?=[ \t])|(?=\n|\Z))){1,100}+)""",
        ("Secret",),
    ),
    Redaction(
        "xml-password",  # NuGet, .NET, Maven
        rf"""(?:<add\s[^<>]{{0,200}}?(?i:key|name)="[^"<>]{{0,60}}{_NAME}[^"<>]{{0,20}}"\s{{0,9}}value="(?=[^"<>\s]{{4,500}}")|"""
        rf"""<(?i:[a-z]{{0,20}}{_NAME})>(?=[^"<>\s]{{4,500}}</))(?P<secret>{NO_TEMPLATE}[^"<>\s]{{4,500}})""",
        ("<add ", "</"),
    ),
    Redaction(
        "secret-key",  # of Django, Rails, Flask: quoted, with signs in it that no token has
        r"""(?i:secret[_-]?key(?:[_-]?base)?)\\?["']?\s{0,3}(?:=|:|=>)\s{0,3}b?(?P<quote>["'])"""
        rf"(?P<secret>{NO_TEMPLATE}(?=[^\n\"']{{0,99}}?[0-9])(?=[^\n\"']{{0,99}}?[A-Za-z])[^\n\"'\s]{{20,200}})(?P=quote)",
        ("ecret_", "ECRET_", "ecret-", "ecretK"),
    ),
)
