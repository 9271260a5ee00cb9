"""Pages for a house that allows no inline scripts and styles: what is inline goes into files."""

import re
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

_BLOCK: Final = re.compile(r"<(?P<kind>script|style)>(?P<body>.*?)</(?P=kind)>", re.DOTALL)
_STYLE: Final = re.compile(
    r'<(?P<tag>\w+)(?P<before>[^<>]*?) style="(?P<style>[^"]*)"(?P<after>[^<>]*)>'
)
_CLASS: Final = re.compile(r' class="([^"]*)"')
RULES: Final = "inline-rules.css"


def _finish(app: Any, error: Exception | None) -> None:
    if error is not None:
        return
    site, rules = Path(app.outdir), dict[str, str]()
    for page in sorted(site.rglob("*.html")):
        page.write_text(strict(page.read_text(), site, page, rules))
    lines = (f".{name} {{ {style} }}\n" for name, style in sorted(rules.items()))
    (site / "_static" / RULES).write_text("".join(lines))


def strict(text: str, site: Path, page: Path, rules: dict[str, str]) -> str:
    """The page without anything inline. Its style attributes are added to the rules."""
    static = "../" * (len(page.relative_to(site).parts) - 1) + "_static"

    def block(found: re.Match[str]) -> str:
        name = f"inline-{_digest(found['body'])}"
        if found["kind"] == "script":
            (site / "_static" / f"{name}.js").write_text(found["body"])
            return f'<script src="{static}/{name}.js"></script>'
        (site / "_static" / f"{name}.css").write_text(found["body"])
        return f'<link rel="stylesheet" href="{static}/{name}.css">'

    def attribute(found: re.Match[str]) -> str:
        name = f"inline-{_digest(found['style'])}"
        rules[name] = found["style"]
        rest = found["before"] + found["after"]
        classes = _CLASS.search(rest)
        given = f"{classes[1]} {name}" if classes else name
        return f'<{found["tag"]} class="{given}"{_CLASS.sub("", rest)}>'

    text = _STYLE.sub(attribute, _BLOCK.sub(block, text))
    return text.replace("</head>", f'<link rel="stylesheet" href="{static}/{RULES}"></head>', 1)


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:12]


def setup(app: Any) -> dict[str, bool]:
    app.connect("build-finished", _finish)
    return {"parallel_read_safe": True}
