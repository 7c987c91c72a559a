"""Keys that a fixed beginning tells, or a structure, and nothing that needs a word of explanation: a table.

The lengths are those of the providers' keys today, on which the rules of gitleaks and others agree. What is found of
the secrets that gitleaks knows is measured with ``tests/gitleaks_samples.json``.
"""

from __future__ import annotations

from guardctl.redaction_forms import REAL, URL_WORD, WORD, Redaction, beside, edge, either, token

_ANY_HEX = "[0-9A-Fa-f]"
_DOTTED = "[A-Za-z0-9_=.-]"
_END = f"(?!{WORD})"

_WITH_A_PREFIX = (
    # kind, what it begins with, how many characters follow, of which kind, literals
    ("adobe-secret", edge("p8e-"), 32, WORD, ("p8e-",)),
    ("clojars-token", "(?:CLOJARS|clojars)_", 60, WORD, ("CLOJARS_", "clojars_")),
    ("duffel-token", "duffel_(?:test|live)_", 43, "[A-Za-z0-9_=-]", ("duffel_",)),
    ("frameio-token", edge("fio-u-"), 64, "[A-Za-z0-9_=-]", ("fio-u-",)),
    ("infracost-token", edge("ico-"), 32, WORD, ("ico-",)),
    ("openshift-token", "sha256~", 43, URL_WORD, ("sha256~",)),
    ("prefect-token", edge("pn[ub]_"), 36, WORD, ("pnu_", "pnb_")),
    ("readme-token", edge("rdme_"), 70, WORD, ("rdme_",)),
    ("scalingo-token", edge("tk-us-"), 48, URL_WORD, ("tk-us-",)),
    ("settlemint-token", edge("sm_[aps]at_"), 16, WORD, ("sm_aat_", "sm_pat_", "sm_sat_")),
    ("shippo-token", "shippo_(?:live|test)_", 40, _ANY_HEX, ("shippo_",)),
    ("typeform-token", edge("tfp_"), 59, _DOTTED, ("tfp_",)),
)

FIXED: tuple[Redaction, ...] = (
    *(
        Redaction(kind, token(prefix, length, alphabet, at_least=length), literals)
        for kind, prefix, length, alphabet, literals in _WITH_A_PREFIX
    ),
    Redaction(
        "authress-key",
        rf"(?:sc|ext|scauth|authress)_{WORD}{{5,30}}+\.{WORD}{{4,6}}\.acc[_-][A-Za-z0-9-]{{10,32}}\.[A-Za-z0-9+/_=-]{{30,}}",
        (".acc_", ".acc-"),
    ),
    Redaction("alibaba-key-id", rf"{edge('LTAI')}{REAL}{WORD}{{12,26}}{_END}", ("LTAI",)),
    Redaction("clickhouse-key", rf"{edge('4b1d')}{WORD}{{38}}{_END}", ("4b1d",)),
    Redaction(
        "dynatrace-token",
        rf"dt0[a-z][0-9]{{2}}\.{WORD}{{24}}\.{WORD}{{64}}",
        ("dt0c01.", "dt0s01.", "dt0s02.", "dt0s03.", "dt0s04.", "dt0s06.", "dt0s08.", "dt0s09.", "dt0s16."),
    ),
    Redaction("easypost-key", rf"{edge('EZ[AT]K')}{WORD}{{54}}{_END}", ("EZAK", "EZTK")),
    Redaction(
        "facebook-token",  # of a page or a user; of an app
        either(
            rf"{edge('EAA[A-Za-z]')}{WORD}{{90,}}",
            rf"(?<![0-9])[0-9]{{15,16}}(?:\||%7C|%){URL_WORD}{{27,40}}(?!{URL_WORD})",
        ),
        ("EAA", "acebook", "FACEBOOK_"),
    ),
    Redaction(
        "flutterwave-key",
        r"FLW(?:SEC|PUB)K(?:_TEST)?-[A-Ha-h0-9]{12,32}(?:-X)?",
        ("FLWSECK-", "FLWPUBK-", "FLWSECK_TEST-", "FLWPUBK_TEST-"),
    ),
    Redaction("harness-token", rf"{edge('[ps]at[.]')}{URL_WORD}{{22}}\.{WORD}{{24}}\.{WORD}{{20}}", ("pat.", "sat.")),
    Redaction("intra42-secret", rf"s-s4t2(?:ud|af)-{_ANY_HEX}{{64}}", ("s-s4t2ud-", "s-s4t2af-")),
    Redaction("mapbox-token", rf"{edge('[ps]k[.]')}{WORD}{{60,}}\.{URL_WORD}{{20,}}", ("apbox", "MAPBOX_")),
    Redaction("maxmind-key", rf"{WORD}{{6}}(?<!{WORD}{{7}})_{WORD}{{29}}_mmk{_END}", ("_mmk",)),
    Redaction("octopus-key", rf"{edge('API-')}[A-Z0-9]{{25,27}}{_END}", ("API-",)),
    Redaction(
        "sourcegraph-token",
        either(
            rf"{edge('sgp_')}(?:(?:{_ANY_HEX}{{16}}|local)_)?{_ANY_HEX}{{40}}",
            beside("sourcegraph(?:_?access)?_?(?:token)?", f"{_ANY_HEX}{{40}}"),
        ),
        ("sgp_", "ourcegraph", "SOURCEGRAPH_"),
    ),
    Redaction("twitter-bearer", rf"{edge('A{22}')}[A-Za-z0-9%]{{60,}}", ("A" * 22,)),
    Redaction(
        "yandex-key",  # of IAM, of the API, static
        either(
            rf"{edge('t1[.]')}{URL_WORD}{{1,400}}={{0,2}}\.{URL_WORD}{{86}}={{0,2}}",
            rf"{edge('AQVN')}{URL_WORD}{{35,38}}(?!{URL_WORD})",
            rf"{edge('YC')}{URL_WORD}{{38}}(?!{URL_WORD})",
        ),
        ("andex", "YANDEX_"),
    ),
)
