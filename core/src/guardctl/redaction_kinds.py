r"""What a secret looks like: the kinds that guardctl redacts, most specific first.

Only formats that cannot be mistaken are here: a prefix that a provider reserves for its keys, a structure (PEM, JWT, a
password in a URL), or a value of a provider's length beside that provider's own name for it. No entropy is measured, so
hashes, UUIDs and ids survive. The prefix decides; lengths are lower bounds, because providers lengthen their tokens and
people shorten them in examples. Formats: the providers' documentation where it states one, else the rules that the
public scanners gitleaks, betterleaks, trufflehog and kingfisher agree on.

Cost, in text that has one of the literals: every repetition is possessive, bounded or followed by nothing, and one that
could begin anywhere in its own alphabet has a left edge, so that the time grows with the length of the text only.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Redaction:
    """One kind of secret.

    Attributes:
        kind: name in the marker ``[redacted:kind]`` and in the log: lower case, digits, hyphens.
        regex: compiled with ``re.ASCII``. With a group named ``secret`` only that is replaced, else the whole match.
        any_of: literals, case-sensitive. One must occur in the text before the expression is loaded. One that ends in
            ``_``, ``-`` or ``.`` after three other characters costs next to nothing.
    """

    kind: str
    regex: str
    any_of: tuple[str, ...]


WORD = "[A-Za-z0-9]"
URL_WORD = "[A-Za-z0-9_-]"
BASE64 = "[A-Za-z0-9+/]"

START = r"(?:(?<![A-Za-z0-9])|(?<=\\[nrt]))"
"""Left edge of a word; an escaped line break, as in JSON, is one."""

WRAP = r"(?:\\?\r?\n[ \t]{0,16})?"
"""A line break of a terminal, a mail or a shell continuation inside a token of known length."""

REAL = "(?=[a-z_-]{0,99}[A-Z0-9])"
"""``sk-proj-your-key-goes-here`` is no key: keys have capitals or digits."""


def token(prefix: str, length: int, alphabet: str = WORD, at_least: int = 20) -> str:
    """Return the expression for ``prefix`` and ``length`` characters, perhaps wrapped, or a run of another length."""
    whole = f"(?:{WRAP}{alphabet}){{{length}}}+(?!{alphabet})"
    return f"{prefix}{REAL}(?:{whole}|{alphabet}{{{at_least},}})"


def beside(name: str, value: str) -> str:
    r"""Return the expression for ``value`` beside its ``name``: ``name = "value"``, ``\"name\": \"value\"``, a header."""
    return rf"""(?i:{name})[\s"'`=:>|,\\\]]{{1,12}}(?P<secret>{value})(?![A-Za-z0-9/+=_-])"""


_BREAK = r"(?:\s|\\[nrt]){1,20}+"
# The armour, in a file or as one line with \n in it; then a block whose end or whose beginning was cut off.
_PEM = (
    rf"-----BEGIN (?:[A-Z0-9]{{1,20}} ){{0,3}}PRIVATE KEY(?: BLOCK)?-----{_BREAK}"
    r"(?:(?:[^-]|-(?!----))*+-----END (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?-----"
    rf"|(?:[A-Za-z0-9+/=]{{16,}}+(?:{_BREAK})?)++)"
    rf"|(?:[A-Za-z0-9+/]{{64}}{_BREAK}){{1,80}}+(?:[A-Za-z0-9+/=]{{1,76}}{_BREAK})?"
    r"-----END (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?-----"
)
# RFC 7519: header and payload are JSON objects, so both begin with eyJ; a wrapped one is certain when the dots follow.
_PART = rf"{URL_WORD}++(?:\r?\n[ \t]{{0,16}}{URL_WORD}++){{0,40}}+"
_JWT = rf"(?<![A-Za-z0-9_-])eyJ{_PART}\.eyJ{_PART}\.{URL_WORD}{{8,}}"
_NO_TEMPLATE = r"(?![$<{%\[(]|\*\*|\.\.\.)"
_MIXED = r"""(?=[^\s"'`]{0,99}?[0-9])(?=[^\s"'`]{0,99}?[A-Za-z])"""
_VALUE_END = r"""(?![^"'`\s,;&)}\]|<\\])"""
# NAME=value; or quoted; or the rest of a line, as in YAML and INI, unless it may be a variable: `secret_key = old_key2`.
_LINE = r"[ \t]*+(?:\n|\Z)"
_ASSIGNED = (
    r"""(?:\\?["'`\]])?(?:=\\?["'`]?|[ \t]{0,4}(?:=>|:=|[:=])[ \t]{0,4}\\?["'`]"""
    rf"|(?::|[ \t]=(?![ \t]{{1,4}}[A-Za-z_]+[0-9]{{0,2}}{_LINE}))[ \t]{{1,4}}(?=\S{{8,200}}{_LINE}))"
)
_STRONG_NAME = (
    "(?:api|access|secret|private|signing|encryption|auth)[_-]?key|(?:client|app|webhook|signing|shared|consumer)[_-]?secret"
    "|(?:access|api|auth|bearer|bot|deploy|refresh|service|session|smtp)[_-]?token"
)

KINDS: tuple[Redaction, ...] = (
    # --- keys in armour
    Redaction("private-key", _PEM, ("-----BEGIN ", "-----END ")),
    Redaction("age-key", token("AGE-SECRET-KEY-1", 58, "[A-Z0-9]"), ("AGE-SECRET-KEY-",)),
    Redaction("onepassword-token", r"ops_eyJ[A-Za-z0-9+/]{40,}={0,3}", ("ops_",)),
    # --- where code lives. ghs_ with a JWT inside: GitHub changelog 2026-04-24; refresh tokens are longer than 36.
    Redaction(
        "github-token",
        rf"gh[ousr]_[0-9]{{1,12}}_eyJ{URL_WORD}++\.{URL_WORD}++\.{URL_WORD}++|"
        + "|".join((token("gh[pousr]_", 36, at_least=16), token("github_pat_", 82, "[A-Za-z0-9_]"))),
        ("ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_"),
    ),
    Redaction(  # routable tokens have dots: gitlab-pat-routable in gitleaks
        "gitlab-token",
        rf"gl(?:pat|ptt|dt|rt|cbt|oas|soat|ft|imt|agent|ffct)-{REAL}{URL_WORD}{{20,}}(?:\.[0-9a-z]{{2,9}}){{0,2}}",
        ("glpat-", "glptt-", "gldt-", "glrt-", "glcbt-", "gloas-", "glsoat-", "glft-", "glimt-", "glagent-", "glffct-"),
    ),
    Redaction("atlassian-token", r"AT(?:A|C)TT3[A-Za-z0-9_=-]{40,}|ATBB[A-Za-z0-9_=-]{24,}", ("ATATT3", "ATCTT3", "ATBB")),
    Redaction("npm-token", token("npm_", 36), ("npm_",)),
    Redaction("pypi-token", rf"pypi-AgE{URL_WORD}{{16,}}", ("pypi-",)),  # a macaroon; its version and location encode to AgE
    Redaction("rubygems-key", token("rubygems_", 48), ("rubygems_",)),
    Redaction("docker-token", token("dckr_[po]at_", 27, URL_WORD), ("dckr_pat_", "dckr_oat_")),
    Redaction("jfrog-key", rf"{START}(?:AKCp{WORD}{{69}}|cmVmdGtu{WORD}{{56}})(?!{WORD})", ("AKCp", "cmVmdGtu")),
    Redaction("sonarqube-token", token(f"{START}sq[upa]_", 40), ("squ_", "sqp_", "sqa_")),
    Redaction("circleci-token", rf"CCI(?:PAT|PRJ)_{WORD}{{20,}}_{WORD}{{20,}}", ("CCIPAT_", "CCIPRJ_")),
    Redaction("buildkite-token", token(f"{START}bkua_", 40), ("bkua_",)),
    # --- models. sk- is shared by many; the named ones come first.
    Redaction(
        "anthropic-key",
        "|".join((token("sk-ant-(?:api|admin|oat|ort|sid)[0-9]{2}-", 95, URL_WORD, 16), token("sk-ant-", 95, URL_WORD, 16))),
        ("sk-ant-",),
    ),
    Redaction("openrouter-key", token("sk-or-v1-", 64), ("sk-or-",)),
    Redaction("langfuse-key", r"sk-lf-[0-9A-Za-z-]{32,}", ("sk-lf-",)),
    Redaction(  # older keys are one run; project, service and admin keys have - and _ in them
        "openai-key",
        rf"{START}sk-(?:(?:proj|svcacct|service|admin|None)-{REAL}{URL_WORD}{{20,}}|{REAL}{WORD}{{20,}})",
        ("sk-",),
    ),
    Redaction("google-api-key", token(f"{START}AIza", 35, URL_WORD, 35), ("AIza",)),
    Redaction(  # client secret, access token, refresh token
        "google-oauth", rf"GOCSPX-{URL_WORD}{{20,}}|{START}ya29\.{URL_WORD}{{20,}}|{START}1//0{URL_WORD}{{40,}}",
        ("GOCSPX-", "ya29.", "1//0"),
    ),
    Redaction("huggingface-token", token(f"{START}(?:hf|api_org)_", 34), ("hf_", "api_org_")),
    Redaction("groq-key", token(f"{START}gsk_", 52), ("gsk_",)),
    Redaction("xai-key", token(f"{START}xai-", 80, "[A-Za-z0-9_]"), ("xai-",)),
    Redaction("perplexity-key", token(f"{START}pplx-", 48), ("pplx-",)),
    Redaction("cerebras-key", token(f"{START}csk-", 48), ("csk-",)),
    Redaction("replicate-token", token(f"{START}r8_", 37), ("r8_",)),
    Redaction("together-key", token("tgp_v1_", 43, URL_WORD), ("tgp_v1_",)),
    Redaction("nvidia-key", token(f"{START}nvapi-", 64, URL_WORD), ("nvapi-",)),
    Redaction("langsmith-key", rf"lsv2_(?:pt|sk)_{WORD}{{32}}_{WORD}{{10}}", ("lsv2_pt_", "lsv2_sk_")),
    # --- messages
    Redaction(  # bot, user, app, configuration, session and cookie (with %) tokens; placeholders have no digit
        "slack-token",
        r"(?:xox[a-z](?:\.xox[bp])?-|xapp-[0-9]-)(?=[A-Za-z%-]{0,99}[0-9])[A-Za-z0-9%-]{10,}",
        ("xoxb-", "xoxp-", "xoxa-", "xoxr-", "xoxs-", "xoxe-", "xoxe.", "xoxo-", "xoxc-", "xoxd-", "xapp-"),
    ),
    Redaction(
        "slack-webhook",
        r"hooks\.slack(?:-gov)?\.com/(?:services|workflows|triggers)/(?P<secret>[A-Za-z0-9_]{8,}/[A-Za-z0-9/]{20,})",
        ("hooks.slack",),
    ),
    Redaction(  # base64 of the id, of a time, HMAC: discord.py, "tokens"
        "discord-token",
        rf"(?<![\w.-])(?=[^\s.]{{0,30}}[A-Z0-9])[A-Za-z0-9_-]{{23,28}}\.[A-Za-z0-9_-]{{6,7}}\.{URL_WORD}{{27,40}}(?![\w.-])",
        ("iscord", "ISCORD", "Bot "),
    ),
    Redaction("discord-webhook", rf"/webhooks/[0-9]{{17,20}}/(?P<secret>{URL_WORD}{{60,}})", ("/webhooks/",)),
    Redaction("telegram-token", rf"(?<![0-9])[0-9]{{8,10}}:AA{URL_WORD}{{33}}(?!{URL_WORD})", (":AA",)),
    Redaction("teams-webhook", r"/webhookb2/(?P<secret>[A-Za-z0-9@/-]{64,})", ("/webhookb2/",)),
    Redaction("twilio-key", rf"{START}SK[0-9a-f]{{32}}(?!{WORD})|" + beside("twilio_?auth_?token", "[0-9a-f]{32}"),
              ("SK", "wilio", "WILIO")),
    Redaction("sendgrid-key", rf"{START}SG\.{URL_WORD}{{16,}}\.{URL_WORD}{{32,}}", ("SG.",)),
    Redaction(
        "mailgun-key",
        r"(?:(?i:mailgun)[^\n]{0,60}?|\bapi:)(?<![A-Za-z0-9])(?P<secret>key-[0-9a-z]{32}|[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8})(?![\w-])",
        ("ailgun", "AILGUN", "api:key-"),
    ),
    Redaction("mailchimp-key", rf"{START}[0-9a-f]{{32}}-us[0-9]{{1,2}}(?![\w-])", ("-us",)),
    Redaction("brevo-key", rf"x(?:keysib|smtpsib)-{WORD}{{64}}-{WORD}{{16}}", ("xkeysib-", "xsmtpsib-")),
    # --- money
    Redaction("stripe-key", rf"{START}(?:[sr]k_(?:live|test)_{REAL}{WORD}{{16,}}|whsec_{REAL}[A-Za-z0-9+/]{{24,}}=?)",
              ("sk_live_", "sk_test_", "rk_live_", "rk_test_", "whsec_")),
    Redaction("square-token", rf"{START}(?:EAAA{URL_WORD}{{60}}|sq0(?:atp|csp)-{URL_WORD}{{22,43}})(?!{URL_WORD})",
              ("EAAA", "sq0atp-", "sq0csp-")),
    Redaction("shopify-token", token("shp(?:at|ca|pa|ss)_", 32), ("shpat_", "shpca_", "shppa_", "shpss_")),
    # --- clouds. AWS: "Understanding unique ID prefixes" in the IAM guide; a secret key is 40 characters and has no mark.
    Redaction("aws-access-key-id", rf"{START}(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{{16}}(?!{WORD})", ("AKIA", "ASIA", "ABIA", "ACCA")),
    Redaction(
        "aws-secret-key",
        beside("aws_?secret(?:_?access)?_?key|aws\\.secretKey|secret_?access_?key|secret access key", f"{BASE64}{{40}}"),
        ("ecret", "ECRET"),
    ),
    Redaction("aws-session-token", beside("(?:aws_?)?session_?token", r"[A-Za-z0-9+/]{100,}={0,2}"), ("oken", "OKEN")),
    Redaction("aws-bedrock-key", rf"{START}ABSK{BASE64}{{60,}}={{0,2}}|bedrock-api-key-[A-Za-z0-9+/=]{{40,}}", ("ABSK", "bedrock-api-key-")),
    Redaction("azure-storage-key", rf"(?:Account|SharedAccess)Key=(?P<secret>{BASE64}{{40,}}={{0,2}})", ("AccountKey=", "AccessKey=")),
    Redaction("azure-client-secret", r"(?<![\w~.-])[A-Za-z0-9_~.]{3}[0-9]Q~[A-Za-z0-9_~.-]{31,34}(?![\w~.-])", ("Q~",)),
    Redaction(  # whoever has the signature has the object: Azure SAS, S3 and Google Cloud Storage
        "signed-url",
        r"[?&;](?:amp;)?(?:sig|X-Amz-Signature|X-Goog-Signature|X-Amz-Security-Token)=(?P<secret>[A-Za-z0-9%/+=_-]{32,})",
        ("sig=", "-Signature=", "-Security-Token="),
    ),
    Redaction("digitalocean-token", token("do[por]_v1_", 64), ("dop_v1_", "doo_v1_", "dor_v1_")),
    Redaction(
        "heroku-key",
        rf"HRKU-{URL_WORD}{{36,}}|" + beside("heroku_?(?:api_?)?(?:key|token)", "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"),
        ("HRKU-", "eroku", "EROKU"),
    ),
    Redaction(  # scannable tokens (cfut_, cfat_, cfk_), origin CA keys, and the older ones beside their name
        "cloudflare-token",
        rf"{START}cf(?:ut|at|k)_{WORD}{{40,}}|{START}v1\.0-[0-9a-f]{{24}}-[0-9a-f]{{146}}|"
        + beside("(?:cloudflare|cf)_?(?:global_?)?api_?(?:key|token)", f"[0-9a-f]{{37}}|{URL_WORD}{{40}}"),
        ("cfut_", "cfat_", "cfk_", "v1.0-", "loudflare", "LOUDFLARE", "CF_API_"),
    ),
    Redaction("fastly-token", beside("fastly[_-]?(?:api[_-]?)?(?:key|token)", f"{URL_WORD}{{32}}"), ("astly", "ASTLY")),
    Redaction("vercel-token", token(f"{START}vc[pkari]_", 56, URL_WORD), ("vcp_", "vck_", "vca_", "vcr_", "vci_")),
    Redaction("netlify-token", token(f"{START}nf[pc]_", 36), ("nfp_", "nfc_")),
    Redaction("supabase-key", rf"{START}(?:sbp_(?:v0_)?{WORD}{{40}}|sb_secret_{URL_WORD}{{22,}})", ("sbp_", "sb_secret_")),
    Redaction("planetscale-token", rf"pscale_(?:tkn|pw|oauth)_[\w=.-]{{32,}}", ("pscale_tkn_", "pscale_pw_", "pscale_oauth_")),
    Redaction("fly-token", rf"{START}(?:fm2|fm1[ar]|fo1)_[A-Za-z0-9+/_-]{{40,}}={{0,3}}", ("fm2_", "fm1a_", "fm1r_", "fo1_")),
    Redaction("databricks-token", token(f"{START}dapi", 32, at_least=32), ("dapi",)),
    # --- telemetry
    Redaction("datadog-key", beside("(?:dd|datadog)[_-]?(?:api|app(?:lication)?)[_-]?key", "[0-9a-f]{40}|[0-9a-f]{32}"),
              ("DD_A", "DD-A", "dd_a", "dd-a", "atadog", "ATADOG")),
    Redaction("newrelic-key", rf"{START}NR(?:AK|II|IQ|RA|SP)-[A-Za-z0-9_-]{{25,}}|{START}[0-9a-fx]{{32}}FFFFNRAL",
              ("NRAK-", "NRII-", "NRIQ-", "NRRA-", "NRSP-", "FFFFNRAL")),
    Redaction("grafana-token", rf"{START}(?:glsa_{WORD}{{32}}_{WORD}{{8}}|glc_[A-Za-z0-9+/]{{40,}}={{0,2}})", ("glsa_", "glc_")),
    Redaction("sentry-token", rf"sntrys_[A-Za-z0-9+/=_-]{{40,}}|{token('sntryu_', 64)}", ("sntrys_", "sntryu_")),
    Redaction("posthog-key", token(f"{START}phx_", 43), ("phx_",)),  # phc_ is public by design
    # --- infrastructure
    Redaction("vault-token", rf"{START}hv[sbr]\.{URL_WORD}{{24,}}", ("hvs.", "hvb.", "hvr.")),
    Redaction("doppler-token", rf"{START}dp\.(?:ct|pt|sa|scim|audit|st(?:\.[a-z0-9_-]{{2,35}})?)\.{WORD}{{40,}}", ("dp.",)),
    Redaction("terraform-token", rf"{START}{WORD}{{14}}\.atlasv1\.{URL_WORD}{{60,}}", (".atlasv1.",)),
    Redaction("pulumi-token", token(f"{START}pul-", 40), ("pul-",)),
    Redaction("tailscale-key", rf"tskey-[a-z]{{2,16}}-{WORD}{{8,}}(?:-{WORD}{{8,}})?", ("tskey-",)),
    # --- where work is tracked
    Redaction("linear-key", token("lin_(?:api|oauth)_", 40), ("lin_api_", "lin_oauth_")),
    Redaction("notion-token", rf"{START}(?:ntn_{WORD}{{40,}}|secret_{WORD}{{43}}(?!{WORD}))", ("ntn_", "secret_")),
    Redaction("airtable-token", rf"{START}pat{WORD}{{14}}\.[0-9a-f]{{64}}", ("irtable", "IRTABLE")),
    Redaction("figma-token", token("figd_", 40, URL_WORD), ("figd_",)),
    Redaction("postman-key", rf"PMAK-{WORD}{{24}}-{WORD}{{34}}", ("PMAK-",)),
    Redaction("dropbox-token", rf"{START}sl\.(?:u\.)?{URL_WORD}{{130,}}", ("sl.",)),
    # --- standards. These come last: what stands in a header or a URL is often one of the tokens above.
    Redaction("jwt", _JWT, ("eyJ",)),
    Redaction("url-password", rf"""://[^\s/:@"'<>`]{{0,100}}:(?P<secret>{_NO_TEMPLATE}[^\s/"'<>`]{{1,200}})@(?=[A-Za-z0-9\[])""", ("://",)),
    Redaction("basic-auth", rf"(?i:authorization)[\"'\s:=,]{{1,6}}(?i:basic)\s{{1,3}}(?P<secret>{BASE64}{{8,}}={{0,2}})", ("asic ", "ASIC ")),
    Redaction("bearer-token", r"(?i:bearer)\s{1,3}(?P<secret>(?=[^\s0-9]{0,99}[0-9])[A-Za-z0-9._~+/-]{20,}=*)", ("earer ", "EARER ")),
    Redaction("registry-auth", rf"""(?::_(?:authToken|auth|password)\s{{0,3}}=\s{{0,3}}["']?|"auth"\s{{0,3}}:\s{{0,3}}")(?P<secret>{_NO_TEMPLATE}[A-Za-z0-9+/=_.-]{{16,}})""",
              (":_auth", ":_password", '"auth"')),
    Redaction("netrc-password", r"\bmachine\s{1,9}\S{1,99}\s{1,9}login\s{1,9}\S{1,99}\s{1,9}password\s{1,9}(?P<secret>\S{4,200})", ("machine ",)),
    Redaction("curl-password", rf"""\bcurl\b[^\n]{{0,200}}?\s(?:-u|--user)[ =]?["']?[^\s"':]{{1,99}}:(?P<secret>{_NO_TEMPLATE}[^\s"'`]{{4,200}})""", ("curl ",)),
    Redaction("password", rf"(?i:passw(?:or)?d|passphrase)(?:(?<=--password)[ \t]|{_ASSIGNED})(?P<secret>{_NO_TEMPLATE}{_MIXED}"
              rf"""[^\s"'`<>(){{}}\[\],;&|\\]{{8,128}}){_VALUE_END}""", ("assw", "ASSW", "assphrase", "ASSPHRASE")),
    Redaction("named-secret", rf"(?i:{_STRONG_NAME}){_ASSIGNED}(?P<secret>{_MIXED}[A-Za-z0-9_/+=~-]{{16,200}}){_VALUE_END}",
              ("key", "KEY", "Key", "ecret", "ECRET", "oken", "OKEN")),
)
