"""One search for every game: it plays legal moves, is blind, and beats chance."""

import pytest

from manoir.arena.duel import Duel, duel
from manoir.bots.bot import UnknownLevel, level
from manoir.kernel.registry import games
from tests.bots.test_blindness import differences

EVERY = list(games())


@pytest.mark.parametrize("game", EVERY)
def test_R16_the_search_is_blind_to_what_is_hidden(game: str) -> None:
    assert differences(game, "ismcts-8" if game != "pasvu" else "ismcts-2", 3) == 0


@pytest.mark.soak
@pytest.mark.parametrize("game", EVERY)
def test_R16_of_many_pairs(game: str) -> None:
    assert differences(game, "ismcts-30" if game != "pasvu" else "ismcts-4", 300) == 0


@pytest.mark.soak
def test_it_beats_chance_on_the_stairs() -> None:
    score = duel(Duel("escalier", "ismcts-60", "ismcts-1"), 24)
    assert score.mean > 0.5


@pytest.mark.parametrize("name", ["ismcts-0", "ismcts-", "ismcts-2m", "ismcts-9999999", "ismct"])
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(UnknownLevel, match="has no bot"):
        level("escalier", name)


def test_a_budget_may_be_time() -> None:
    for name in ("ismcts", "ismcts-500", "ismcts-2s"):
        assert level("labyrinthe", name).name == name
