"""Lanterne among the games of this process, as if its package were installed."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from manoir.kernel import registry
from manoir.kernel.game import Game
from tests.installed import LANTERNE


@pytest.fixture
def lanterne(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    info = tmp_path / "lanterne-1.0.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lanterne\nVersion: 1.0.0\n")
    (info / "entry_points.txt").write_text("[manoir.games]\nlanterne = lanterne:GAME\n")
    for folder in (tmp_path, LANTERNE):
        monkeypatch.syspath_prepend(str(folder))
    registry.games.cache_clear()
    yield registry.find("lanterne")
    registry.games.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "lanterne"]:
        del sys.modules[name]
