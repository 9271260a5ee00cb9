"""The documents and the blocks of code in them."""

import re
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
SHARED: Final = ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md")
_BLOCK: Final = re.compile(
    r"(?:^<!-- not run here: (?P<why>[^>]+) -->\n)?^```(?P<kind>\w+)\n(?P<code>.*?)^```$",
    re.DOTALL | re.MULTILINE,
)


class Block(NamedTuple):
    """A block of code as it is written."""

    kind: str
    code: str
    why_not: str | None  # why no test can run it


def documents() -> list[Path]:
    found = [*(ROOT / name for name in SHARED), *(ROOT / "docs").rglob("*.md")]
    found += [*ROOT.glob("manoir/**/RULES.md"), *ROOT.glob("examples/*/README.md")]
    return sorted(found)


def name_of(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


def blocks(document: Path, kind: str) -> list[Block]:
    found = _BLOCK.finditer(document.read_text())
    all_of_them = [Block(block["kind"], block["code"], block["why"]) for block in found]
    return [block for block in all_of_them if block.kind == kind]
