"""Every `match` over moves knows them all, and says so to the type checker."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import manoir

ROOT = Path(manoir.__file__).parent
SUBJECTS = ("move", "question")
PARTIAL = {"brother.py"}  # a card that is answered by two moves, and refuses all others


def matches(path: Path) -> Iterator[ast.Match]:
    source = path.read_text()
    if not any(f"match {subject}:" in source for subject in SUBJECTS):
        return  # most modules: parsing them all takes its time
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Match) and ast.unparse(node.subject) in SUBJECTS:
            yield node


def modules() -> list[Path]:
    found = [*(ROOT / "games").rglob("*.py"), *(ROOT / "bots").rglob("*.py")]
    return [path for path in sorted(found) if path.name not in PARTIAL and any(matches(path))]


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_match_over_moves_ends_in_assert_never(path: Path) -> None:
    for node in matches(path):
        last = node.cases[-1]
        assert ast.unparse(last.pattern) == "_"
        assert ast.unparse(last.body[0]) == f"assert_never({ast.unparse(node.subject)})"


def test_there_is_something_to_check() -> None:
    assert len(modules()) > 12
