"""Every Python block of every document runs, in the order of its page."""

import doctest
from pathlib import Path
from typing import Any

import pytest

import manoir
from manoir import batch
from manoir.kernel.compiled.batch import build_loop
from manoir.kernel.compiled.jit import plain
from manoir.research import Encoding, vector_env
from tests.docs.documents import ROOT, blocks, documents, name_of
from tests.research.plainly import plain_loops

FEWER = {"512": "16", "100_000": "50", "10_000": "50"}  # games
WITH_PYTHON = [path for path in documents() if blocks(path, "python")]


@pytest.fixture(autouse=True)
def uncompiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """To compile takes long: the very same functions run as ordinary Python here."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(vector_env, "_loops", lambda game, _: plain_loops(game))
    monkeypatch.setattr(batch, "_on_core", _plainly)


def _plainly(game: Any, policy: Any) -> Any:
    chosen = getattr(policy, "py_func", policy)
    loop = build_loop(plain, batch.batch_of(game), chosen)
    return lambda first, setup, played: loop(first, setup, *played)


@pytest.mark.parametrize("document", WITH_PYTHON, ids=name_of)
def test_the_blocks_of_a_document_run(document: Path) -> None:
    shown: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks(document, "python"):
        if block.why_not is None and ">>>" not in block.code:
            exec(compile(_fewer(block.code), name_of(document), "exec"), shown)
    failures, _ = doctest.testfile(str(document), module_relative=False, encoding="utf-8")
    assert failures == 0


def test_documents_with_code_are_found() -> None:
    names = {name_of(path) for path in WITH_PYTHON}
    assert names >= {"README.md", "docs/research.md", "docs/speed.md", "docs/bot-authors.md"}


def test_a_block_is_left_out_only_with_a_reason() -> None:
    left = {path: [b.why_not for b in blocks(path, "python") if b.why_not] for path in WITH_PYTHON}
    assert {name_of(path): why for path, why in left.items() if why} == {
        "docs/bot-authors.md": [
            "it needs a table in a house that is open; tests/client/test_bot.py plays there"
        ],
        "docs/research.md": ["it needs a network that somebody has trained"],
    }


def test_research_says_how_many_actions_and_numbers_there_are() -> None:
    text = (ROOT / "docs" / "research.md").read_text()
    for name in manoir.games():
        encoding = Encoding(manoir.find(name))
        assert f"| `{name}` | {encoding.actions:,} | {encoding.size:,} |" in text


def _fewer(code: str) -> str:
    for number, less in FEWER.items():
        code = code.replace(number, less)
    return code
