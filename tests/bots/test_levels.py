"""Levels that are levels of their own only for some numbers of players, or some options."""

import pytest

from manoir.bots import bot
from manoir.bots.bot import (
    BrokenBots,
    Level,
    Offer,
    UnknownLevel,
    Wisp,
    level,
    levels,
    suiting_level,
    suits,
)
from manoir.games.labyrinthe.state import Options
from manoir.kernel.registry import games

BASE, NIGHT = Options(), Options(mode="night")


def test_without_a_word_a_level_is_offered_everywhere() -> None:
    plain = Level("wisp", Wisp)
    assert plain.suits(2, BASE)
    assert plain.suits(4, NIGHT)
    assert plain.limits() == ""


def test_a_level_says_where_it_plays() -> None:
    choosy = Level("sage", Wisp, seats=(2, 4), options={"mode": ("base", "night")})
    assert choosy.suits(4, NIGHT)
    assert not choosy.suits(3, NIGHT)
    assert not choosy.suits(2, Options(mode="children"))
    assert choosy.limits() == "2 or 4 players, mode base or night"


def test_the_learned_level_is_offered_where_it_has_learned() -> None:
    learned = level("labyrinthe", "master")
    assert suiting_level("labyrinthe", "master", 2, BASE) is learned
    assert not suits("labyrinthe", "master", 2, NIGHT)
    with pytest.raises(UnknownLevel, match=r"'master' of labyrinthe plays only with .* mode base"):
        suiting_level("labyrinthe", "master", 2, NIGHT)


@pytest.mark.parametrize("game", games())
def test_everybody_finds_a_usual_bot(game: str) -> None:
    """The second one is what the house takes if nobody chooses."""
    assert not any(level.limits() for level in levels(game)[:2])


def test_a_level_that_names_an_option_its_game_lacks_is_left_out_with_a_warning(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Somebody else's: at the table it would ask for what is not there."""
    right, wrong = Level("fool", Wisp), Level("sage", Wisp, options={"moon": ("full",)})
    monkeypatch.setattr(bot, "package", lambda _: Offer((right, wrong)))
    with pytest.warns(BrokenBots, match="'sage' names an option that labyrinthe lacks: moon"):
        assert bot.levels.__wrapped__("labyrinthe") == (right,)
