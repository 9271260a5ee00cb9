"""Golden playthroughs: what a game does, in full, as it did when the files were written.

If a change of behaviour is meant: python -m manoir.kernel.testing.playthrough tests/golden
"""

from pathlib import Path

import pytest

from manoir.bots.play import observer
from manoir.kernel.game import Game
from manoir.kernel.registry import games
from manoir.kernel.testing.playthrough import (
    A_LONG_GAME,
    LONG_GAME,
    Playthrough,
    over_variants,
    specials,
    text,
)

FOLDER = Path(__file__).parent.parent / "golden"


def recorded(game: Game) -> list[Playthrough]:
    """What has a file: all of a game, or a few where they are long, and what is special in it."""
    plain = list(over_variants(game))
    long = len((FOLDER / plain[A_LONG_GAME - 1].name).read_text()) > LONG_GAME
    return [*plain[: A_LONG_GAME if long else None], *specials(game)]


GOLDEN = [
    pytest.param(game, playthrough, id=playthrough.name)
    for game in games().values()
    for playthrough in recorded(game)
]


@pytest.mark.parametrize(("game", "playthrough"), GOLDEN)
def test_R09_a_golden_playthrough_comes_out_the_same(game: Game, playthrough: Playthrough) -> None:
    assert (FOLDER / playthrough.name).read_text() == text(game, playthrough, observer(game.id))


def test_R09_there_are_no_other_files() -> None:
    names = {path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/*")}
    assert names == {one.name for game in games().values() for one in recorded(game)}
