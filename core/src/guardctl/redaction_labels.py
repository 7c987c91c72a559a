"""Passwords behind a word for them. The only words of languages other than English that the core knows."""

from __future__ import annotations

from guardctl.redaction_forms import DIGIT_AND_LETTER, NO_TEMPLATE, Redaction

_LABEL = (
    "パスワード|パスフレーズ|暗証番号|秘密鍵|(?:API|アクセス|シークレット) ?キー|シークレット|トークン|認証情報|"
    "비밀번호|패스워드|암호|토큰|시크릿|(?:API|비밀|액세스) ?키|密码|密碼|口令|密钥|密鑰|令牌|"
    r"[Ss]enha|SENHA|[Cc]ontraseña"
)
_IS = r"(?:\s{0,2}(?:は|が|を|って|는|은|이|가|为|為|是|é|es|:|：|=|＝)){1,2}\s{0,2}"

LABELS: tuple[Redaction, ...] = (
    Redaction(
        "labelled-password",
        rf"(?:{_LABEL}){_IS}[\"'`「『“]{{0,3}}(?P<secret>{NO_TEMPLATE}{DIGIT_AND_LETTER}"
        r"""[^\s"'`<>()\[\]{},;\x7f-\U0010ffff]{6,200}(?<![.:!?]))""",
        (
            *("パス", "暗証", "秘密", "キー", "シークレット", "トークン", "認証"),
            *("비밀", "패스", "암호", "토큰", "시크릿", "키"),
            *("密", "口令", "令牌", "enha", "SENHA", "raseña"),
        ),
    ),
)
