"""What guardctl redacts: the kinds of secrets, most specific first.

Only what cannot be mistaken: a prefix that a provider reserves for its keys, a standard's structure (PEM, JWT, a
password in a URL), or a value of a provider's length beside that provider's own name for it. Entropy is not measured,
so hashes, UUIDs and ids survive.

The formats are the providers' own where their documentation states them, else those on which the rules of gitleaks,
betterleaks, trufflehog and kingfisher agree. A comment names the source where these differ or do not know.
"""

from __future__ import annotations

from guardctl.redaction_commands import COMMANDS_AND_HEADERS
from guardctl.redaction_fixed import FIXED
from guardctl.redaction_forms import BASE64, HEX, REAL, URL_WORD, WORD, Redaction, beside, edge, either, token
from guardctl.redaction_labels import LABELS
from guardctl.redaction_standards import BLOCKS, HEADERS_AND_ASSIGNMENTS, JWT

__all__ = ["KINDS", "Redaction"]

_CODE = (
    Redaction(
        "github-token",
        either(
            # An app's token is ghs_, its id and a JWT since GitHub's changelog of 2026-04-24.
            rf"ghs_[0-9]{{1,12}}_eyJ(?:{URL_WORD}{{4,1000}}+\.){{2}}{URL_WORD}{{8,}}",
            token("gh[pousr]_", 36, at_least=16),
            token("github_pat_", 82, "[A-Za-z0-9_]"),
        ),
        ("ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_"),
    ),
    Redaction(
        "gitlab-token",  # the dots are those of routable tokens; a runner's older one; a cookie
        rf"GR1348941{URL_WORD}{{20,}}|_gitlab_session=[0-9a-z]{{32}}|gl(?:pat|ptt|dt|rt|cbt|oas|soat|ft|imt|agent|ffct)-{REAL}{URL_WORD}{{20,}}(?:\.[0-9a-z]{{2,9}}){{0,2}}",
        (
            *(f"gl{use}-" for use in ("pat", "ptt", "dt", "rt", "cbt", "oas", "soat", "ft", "imt", "agent", "ffct")),
            *("_gitlab_session=", "GR1348941"),
        ),
    ),
    Redaction(
        "atlassian-token",
        r"AT(?:[AC]TT3[A-Za-z0-9_=-]{40,}|BB[A-Za-z0-9_=-]{24,})",
        ("TT3", "ATBB"),
    ),
    Redaction("npm-token", token("npm_", 36), ("npm_",)),
    Redaction("pypi-token", rf"pypi-AgE{URL_WORD}{{16,}}", ("pypi-",)),  # a macaroon; version and location give AgE
    Redaction("rubygems-key", token("rubygems_", 48), ("rubygems_",)),
    Redaction("docker-token", token("dckr_[po]at_", 27, URL_WORD), ("dckr_pat_", "dckr_oat_")),
    Redaction(
        "jfrog-key",  # base64 of "ref" in the second form
        either(rf"{edge('AKCp')}{WORD}{{69}}(?!{WORD})", rf"{edge('cmVmd')}{WORD}{{59}}(?!{WORD})"),
        ("AKC", "cmVmd"),
    ),
    Redaction("sonarqube-token", token(edge("sq[upa]_"), 40), ("squ_", "sqp_", "sqa_")),
    Redaction("circleci-token", rf"CCI(?:PAT|PRJ)_{WORD}{{20,}}_{WORD}{{20,}}", ("CCIPAT_", "CCIPRJ_")),
    Redaction("buildkite-token", token(edge("bkua_"), 40), ("bkua_",)),
)

_MODELS = (
    Redaction(
        "anthropic-key",
        either(
            token("sk-ant-(?:api|admin|oat|ort|sid)[0-9]{2}-", 95, URL_WORD, at_least=16),
            token("sk-ant-", 95, URL_WORD, at_least=16),
        ),
        ("sk-ant-",),
    ),
    Redaction("openrouter-key", token("sk-or-v1-", 64), ("sk-or-",)),
    Redaction("langfuse-key", token("sk-lf-", 36, "[A-Za-z0-9-]"), ("sk-lf-",)),
    Redaction(
        "openai-key",  # also the keys of the many servers that imitate it
        rf"{edge('sk-')}(?:(?:proj|svcacct|service|admin|None)-{REAL}{URL_WORD}{{20,}}|{REAL}{WORD}{{20,}})",
        ("sk-",),
    ),
    Redaction("google-api-key", token(edge("AIza"), 35, URL_WORD, at_least=35), ("AIza",)),
    Redaction(
        "google-oauth",  # client secret, access token, refresh token
        either(
            rf"GOCSPX-{URL_WORD}{{20,}}", rf"{edge('ya29[.]')}{URL_WORD}{{20,}}", rf"{edge('1//0')}{URL_WORD}{{40,}}"
        ),
        ("GOCSPX-", "ya29.", "1//0"),
    ),
    Redaction("huggingface-token", either(token(edge("hf_"), 34), token("api_org_", 34)), ("hf_", "api_org_")),
    Redaction("groq-key", token(edge("gsk_"), 52), ("gsk_",)),
    Redaction("xai-key", token(edge("xai-"), 80, "[A-Za-z0-9_]"), ("xai-",)),
    Redaction("perplexity-key", token("pplx-", 48), ("pplx-",)),
    Redaction("cerebras-key", token(edge("csk-"), 48), ("csk-",)),
    Redaction("replicate-token", token(edge("r8_"), 37), ("r8_",)),
    Redaction("together-key", token("tgp_v1_", 43, URL_WORD), ("tgp_v1_",)),
    Redaction("nvidia-key", token("nvapi-", 64, URL_WORD), ("nvapi-",)),
    Redaction("langsmith-key", rf"lsv2_(?:pt|sk)_{WORD}{{32}}_{WORD}{{10}}", ("lsv2_pt_", "lsv2_sk_")),
)

_MESSAGES = (
    Redaction(
        "slack-token",  # bot, user, app, configuration, session; a cookie has %; placeholders have no digit
        r"(?:xox[a-z](?:\.xox[bpBP])?-|xapp-[0-9]-)(?=[A-Za-z%-]{0,99}[0-9])[A-Za-z0-9%-]{10,}",
        (*(f"xox{use}-" for use in "abcdeoprs"), "xoxe.", "xapp-"),
    ),
    Redaction(
        "slack-webhook",
        rf"(?:slack[.]com/(?:services|workflows|triggers)/(?=[A-Za-z0-9+/]{{40}})"
        rf"|/(?:services|workflows|triggers)/T{WORD}{{6,14}}/)(?P<secret>(?:{WORD}{{6,24}}/)?[A-Za-z0-9/+]{{16,}})",
        ("/services/", "/workflows/", "/triggers/"),
    ),
    Redaction(
        "discord-token",  # base64 of the bot's id, of a time, and a signature: discord.py, "Tokens"
        rf"(?<![\w.-]){URL_WORD}{{23,28}}\.{URL_WORD}{{6,7}}\.{REAL}{URL_WORD}{{27,40}}(?![\w.-])",
        ("iscord", "ISCORD_", "Bot "),
    ),
    Redaction("discord-webhook", rf"/webhooks/[0-9]{{17,20}}/(?P<secret>{URL_WORD}{{60,}})", ("/webhooks/",)),
    Redaction("telegram-token", rf"(?<![0-9])[0-9]{{5,16}}:A{URL_WORD}{{34}}(?!{URL_WORD})", (":A",)),
    Redaction("teams-webhook", r"/webhookb2/(?P<secret>[A-Za-z0-9@/-]{64,})", ("/webhookb2/",)),
    Redaction(
        "twilio-key",
        either(rf"{edge('SK')}[0-9A-Fa-f]{{32}}(?!{WORD})", beside("twilio_?auth_?token", f"{HEX}{{32}}")),
        ("SK", "wilio", "WILIO_"),
    ),
    Redaction(
        "sendgrid-key",
        rf"{edge('SG[.]')}(?:{URL_WORD}{{16,}}\.{URL_WORD}{{32,}}|[A-Za-z0-9_=.-]{{66}}(?![\w=-]))",
        ("SG",),
    ),
    Redaction(
        "mailgun-key",  # key- alone is also what caches call their hashes
        r"(?:[Mm](?i:ailgun)[^\n]{0,60}?(?<!\w)|(?<!\w)api:)"
        rf"(?P<secret>key-[0-9a-z]{{32}}|{HEX}{{32}}-{HEX}{{8}}-{HEX}{{8}})(?![\w-])",
        ("ailgun", "AILGUN_", "api:key-"),
    ),
    Redaction(
        "mailchimp-key", rf"{HEX}{{32}}(?<!{WORD}{HEX}{{32}})-us[0-9]{{1,2}}(?![\w-])", ("ailchimp", "AILCHIMP_")
    ),
    Redaction("brevo-key", rf"x(?:keysib|smtpsib)-{WORD}{{64}}-{WORD}{{16}}", ("xkeysib-", "xsmtpsib-")),
)

_MONEY = (
    Redaction(
        "stripe-key",
        either(token(edge("[sr]k_(?:live|test|prod)_"), 99, at_least=10), rf"{edge('whsec_')}{REAL}{BASE64}{{24,}}=?"),
        (*(f"{use}k_{where}_" for use in "sr" for where in ("live", "test", "prod")), "whsec_"),
    ),
    Redaction(
        "square-token",
        either(rf"{edge('EAAA')}{URL_WORD}{{60}}(?!{URL_WORD})", rf"{edge('sq0(?:atp|csp)-')}{URL_WORD}{{22,}}"),
        ("EAAA", "sq0atp-", "sq0csp-"),
    ),
    Redaction("shopify-token", token("shp(?:at|ca|pa|ss)_", 32), ("shpat_", "shpca_", "shppa_", "shpss_")),
)

_CLOUDS = (
    Redaction(
        "aws-access-key-id",  # prefixes: IAM guide, "Understanding unique ID prefixes"
        rf"{edge('A(?:[KS]IA|BIA|CCA|3T[A-Z0-9])')}[A-Z0-9]{{16}}(?!{WORD})",
        ("AKIA", "ASIA", "ABIA", "ACCA", "A3T"),
    ),
    Redaction(
        "aws-secret-key",  # forty characters without a mark: only beside the name
        beside(r"aws[_.-]?secret(?:[_-]?access)?[_-]?key|secret[_-]?access[_-]?key", f"{BASE64}{{40}}"),
        ("ecret_", "ECRET_", "ecret-", "ecretA"),
    ),
    Redaction(
        "aws-session-token",
        beside("session_?token", r"[A-Za-z0-9+/]{100,}={0,2}"),
        ("ession_", "ESSION_", "essionT"),
    ),
    Redaction(
        "aws-bedrock-key",
        either(rf"{edge('ABSK')}{BASE64}{{60,}}={{0,2}}", rf"bedrock-api-key-{REAL}[A-Za-z0-9+/=]{{20,}}"),
        ("ABSK", "bedrock-api-key-"),
    ),
    Redaction(
        "azure-storage-key",  # storage and Cosmos DB; Service Bus and Event Hubs
        rf"A(?:ccountKey|ccessKey|ccessSignature)=(?P<secret>{BASE64}{{40,}}={{0,2}})",
        ("AccountKey=", "AccessKey="),
    ),
    Redaction(
        "azure-client-secret",
        r"(?<![\w~.-])[A-Za-z0-9_~.]{3}[0-9]Q~[A-Za-z0-9_~.-]{31,34}(?![\w~.-])",
        ("Q~",),
    ),
    Redaction(
        "signed-url",  # whoever has the signature has the object: Azure SAS, S3, Google Cloud Storage
        r"[?&;](?:sig|X-(?:Amz|Goog)-Signature|X-Amz-Security-Token)=(?P<secret>[A-Za-z0-9%/+=_-]{32,})",
        ("sig=", "-Signature=", "-Token="),
    ),
    Redaction("digitalocean-token", token("do[por]_v1_", 64), ("dop_v1_", "doo_v1_", "dor_v1_")),
    Redaction(
        "heroku-key",
        either(
            rf"HRKU-{URL_WORD}{{36,}}",
            beside("heroku_?(?:api_?)?(?:key|token)", f"{HEX}{{8}}(?:-{HEX}{{4}}){{3}}-{HEX}{{12}}"),
        ),
        ("HRKU-", "heroku_", "HEROKU_"),
    ),
    Redaction(
        "cloudflare-token",  # tokens that can be scanned for, origin CA keys, and the older ones beside their name
        either(
            rf"{edge('cf(?:ut|at)_')}{WORD}{{40,}}",
            rf"{edge('cfk_')}{WORD}{{40,}}",
            rf"{edge('v1[.]0-')}{HEX}{{24}}-{HEX}{{146}}",
            beside("(?:cloudflare|cf)_?(?:global_?)?api_?(?:key|token)", f"{HEX}{{37}}|{URL_WORD}{{40}}"),
        ),
        ("cfut_", "cfat_", "cfk_", "v1.0-", "cloudflare_", "CLOUDFLARE_", "CF_API_"),
    ),
    Redaction(
        "fastly-token",
        beside("fastly[_-]?(?:api[_-]?)?(?:key|token)", f"{URL_WORD}{{32}}"),
        ("fastly_", "FASTLY_", "fastly-", "Fastly-"),
    ),
    Redaction("vercel-token", token(edge("vc[pkari]_"), 56, URL_WORD), ("vcp_", "vck_", "vca_", "vcr_", "vci_")),
    Redaction("netlify-token", token(edge("nf[pc]_"), 36), ("nfp_", "nfc_")),
    Redaction(
        "supabase-key",
        either(rf"{edge('sbp_')}(?:v0_)?{REAL}{WORD}{{40,}}", token("sb_secret_", 31, URL_WORD)),
        ("sbp_", "sb_secret_"),
    ),
    Redaction(
        "planetscale-token", r"pscale_(?:tkn|pw|oauth)_[\w=.-]{32,}", ("pscale_tkn_", "pscale_pw_", "pscale_oauth_")
    ),
    Redaction(
        "fly-token",
        either(rf"(?:{edge('fm2_')}|{edge('fm1[ar]_')}){BASE64}{{40,}}={{0,3}}", token(edge("fo1_"), 43, URL_WORD)),
        ("fm2_", "fm1a_", "fm1r_", "fo1_"),
    ),
    Redaction("databricks-token", token(edge("dapi"), 32, at_least=32), ("dapi",)),
)

_TELEMETRY = (
    Redaction(
        "datadog-key",
        beside("(?:dd|datadog)[_-]?(?:api|app(?:lication)?)[_-]?key", f"{HEX}{{40}}|{HEX}{{32}}"),
        ("DD_API_", "DD_APP_", "DD-API-", "DD-APPLICATION-", "dd_api_", "dd_app_", "datadog_", "DATADOG_"),
    ),
    Redaction(
        "newrelic-key",
        either(rf"{edge('NR(?:AK|II|IQ|RA|SP)-')}{URL_WORD}{{25,}}", r"[0-9a-fx]{32}FFFFNRAL"),
        ("NRAK-", "NRII-", "NRIQ-", "NRRA-", "NRSP-", "FFFFNRAL"),
    ),
    Redaction(
        "grafana-token",
        either(
            rf"glsa_{WORD}{{32}}_{WORD}{{8}}",
            r"glc_[A-Za-z0-9+/]{32,}={0,2}",
            rf"{edge('eyJrIjoi')}{WORD}{{40,}}={{0,3}}",
        ),
        ("glsa_", "glc_", "eyJrIjoi"),
    ),
    Redaction("sentry-token", either(r"sntrys_[A-Za-z0-9+/=_-]{40,}", token("sntryu_", 64)), ("sntrys_", "sntryu_")),
    Redaction("posthog-key", token(edge("phx_"), 43), ("phx_",)),  # phc_ is public by design
)

_INFRASTRUCTURE = (
    Redaction("vault-token", rf"{edge('hv[sbr][.]')}{REAL}{URL_WORD}{{24,}}", ("hvs.", "hvb.", "hvr.")),
    Redaction(
        "vault-old-token",  # before Vault 1.10; 24 random characters have digits, and capitals or three of them
        rf"s\.(?<![\w.-]s[.])(?=[A-Za-z]{{0,23}}[0-9])(?=[a-z0-9]{{0,23}}[A-Z]|(?:[a-z]{{0,9}}[0-9]){{3}}){WORD}{{24}}(?![\w.-])",
        ("s.",),
    ),
    Redaction(
        "doppler-token",
        rf"{edge('dp[.]')}(?:ct|pt|sa|scim|audit|st(?:\.[a-z0-9_-]{{2,35}})?)\.{WORD}{{40,}}",
        ("dp.",),
    ),
    Redaction("terraform-token", rf"{WORD}{{14}}(?<!{WORD}{{15}})\.atlasv1\.[A-Za-z0-9_=-]{{60,}}", (".atlasv1.",)),
    Redaction("pulumi-token", token(edge("pul-"), 40), ("pul-",)),
    Redaction("tailscale-key", rf"tskey-[a-z]{{2,16}}-{WORD}{{8,}}(?:-{WORD}{{8,}})?", ("tskey-",)),
)

_TRACKERS = (
    Redaction("linear-key", token("lin_(?:api|oauth)_", 40), ("lin_api_", "lin_oauth_")),
    Redaction(
        "notion-token",
        either(rf"{edge('ntn_')}{REAL}{WORD}{{40,}}", rf"{edge('secret_')}{REAL}{WORD}{{43}}(?!{WORD})"),
        ("ntn_", "secret_"),
    ),
    Redaction("airtable-token", rf"{edge('pat')}{WORD}{{14}}\.{HEX}{{64}}", ("irtable", "IRTABLE_")),
    Redaction("figma-token", token("figd_", 40, URL_WORD), ("figd_",)),
    Redaction("postman-key", rf"PMAK-{WORD}{{24}}-{WORD}{{34}}", ("PMAK-",)),
    Redaction("dropbox-token", rf"{edge('sl[.]')}(?:u\.)?[A-Za-z0-9_=-]{{130,}}", ("sl.",)),
)

KINDS: tuple[Redaction, ...] = (
    *BLOCKS,
    *_CODE,
    *_MODELS,
    *_MESSAGES,
    *_MONEY,
    *_CLOUDS,
    *_TELEMETRY,
    *_INFRASTRUCTURE,
    *_TRACKERS,
    *FIXED,
    *JWT,
    *COMMANDS_AND_HEADERS,
    *HEADERS_AND_ASSIGNMENTS,
    *LABELS,
)
