"""Golden playthroughs: what a game does, in full, as it did when the files were written.

If a change of behaviour is meant: python -m manoir.kernel.playthrough tests/golden
"""

from pathlib import Path

import pytest

from manoir.kernel.game import Game
from manoir.kernel.playthrough import golden
from manoir.kernel.registry import games

FOLDER = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_R09_the_golden_playthroughs_come_out_the_same(game: Game) -> None:
    for name, playthrough in golden(game):
        assert (FOLDER / name).read_text() == playthrough, name
