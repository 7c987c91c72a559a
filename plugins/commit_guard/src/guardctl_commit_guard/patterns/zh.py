"""Chinese signals. ``部署`` is to deploy here and a department in Japanese: it counts only in a Chinese speech act."""

from __future__ import annotations

from guardctl import Pattern
from guardctl_commit_guard.patterns.grammar import either, first_then, literals

_DEED = either(
    r"提交 推送 推到 推上 推进主 合并 合入 合进 合到 部署 发布 上线 发版 发到 打标签 打~?tag 上生产 投产 commit\b "
    r"push\b merge\b deploy\b release\b pr\b 拉取请求"
)
_DEEDS = (
    "提交 推 合并 合入 合进 合到 部署 发布 上线 发版 发到 打标签 tag 上生产 投产 commit push merge deploy release pr "
    "拉取请求"
)
_INTENTS = """
    我来 我这就 我现在 我就 我会 我要 我将 我准备 我打算 我先 我们 我去 我直接 我想 现在 马上 立即 立刻 接下来 接着
    然后 随后 下一步 这就 就 直接 准备 打算 将 即将 可以 能 要不要 是否 要我 需要 请 帮 麻烦 赶紧 赶快 尽快 干脆 先 再
    一起 让我 不如 应该 建议 该 顺手 顺便 等会 一会 稍后 把 快
"""
# Over, or a name: 提交了, 提交过, 提交记录.
_NOT_PAST = r"(?!了(?!吗|吧)|过|记录|历史|信息|说明|日志|时|后发现|失败|哈希)"

SIGNALS = (
    Pattern(
        # 我现在就提交, 马上上线, 要不要部署, 先推上去再说; not 已经推送了, 提交记录, 我不会提交.
        regex=first_then(
            either(_INTENTS) + "(?![^。]{0,3}[不没])",
            rf"(?:{_DEED}{_NOT_PAST}|(?<=可以|马上|能要|准备"
            rf"|就要)(?:上线|发布|部署|提交|合并)了)",
        ),
        all_of=(
            literals(_DEEDS),
            literals(
                "我 现在 马上 立 接 然后 随后 下一步 就 直接 准备 打算 将 可以 能 要 是否 "
                "请 帮 麻烦 赶 尽快 干脆 先 再 一起 让 不如 应该 建议 该 顺 会 稍后 把 快"
            ),
        ),
        why="预告、请求或询问提交、推送、合并、发布、部署",
        language="zh",
    ),
    Pattern(
        # 提交吧, 可以提交了吗, 下一步:发布.
        regex=rf"{_DEED}[^。]{{0,12}}(?:吧[。!]*$|可以吗|行吗|好吗|要吗|了吗|怎么办|由你|交给你|是必要|一下[。!]*$"
        rf"|上去)",
        all_of=(literals(_DEEDS), literals("吧 吗 怎么办 由你 交给你 是必要 一下 上去")),
        why="要求提交、推送、合并、发布、部署",
        language="zh",
    ),
    Pattern(
        # 发到线上, 更新到主干, 开个 PR.
        regex=r"(?:放|推|上|发|送|更新|同步|切)(?:到|上|进|给)?[^。]{0,6}(?:生产|线上|正式|主干|主分支|远程|远端|用户"
        r"|客户|服务器|main|master)(?!.{0,12}了)"
        r"|(?:创建|发起|提|开)(?:一?个)?[^。]{0,8}(?:合并请求|拉取请求|pr\b|mr\b)|^\W{0,3}(?:提交|推送|合并|部署|发布"
        r"|上线)(?:代码|分支|改动|到|并|、|,|[!。]?$)",
        all_of=(
            literals("放 推 上 发 送 更新 同步 切 创建 提 开 合并 部署"),
            literals(
                "生产 线上 正式 主干 主分支 远程 远端 用户 客户 服务器 main master 请求 pr mr 提交 推送 合并 "
                "部署 发布 上线"
            ),
        ),
        why="把改动推到主干、线上或用户那里",
        language="zh",
    ),
)
