"""Nothing that a seat receives depends on what it may not know: by bytes, over resampled states."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from manoir.games.escalier.moves import Advance, Decline, Haunt, Roll, Rolled, Swap, Trade
from manoir.games.escalier.staircase import Place
from manoir.games.labyrinthe.moves import Begin, Coin, Deal, Go, Lay, Shift
from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.kernel.registry import find
from manoir.kernel.secrecy import Leak, check_pair
from tests.kernel.leaks import LEAKS, leaky
from tests.kernel.walks import setups, some_move

PROBES: dict[str, tuple[Any, ...]] = {
    "escalier": (
        Roll(),
        Rolled(3),
        Decline(),
        *(Haunt(colour) for colour in range(4)),
        *(Advance(Place(step, slot)) for step in (1, 5, 21) for slot in (0, 3)),
        Swap(Place(1, 0), Place(1, 1)),
        Swap(Place(4, 0), Place(4, 0)),
        Trade(0, 3),
        Trade(2, 2),
    ),
    "labyrinthe": (
        *(Shift(arrow, 2) for arrow in ("N1", "E3", "S5", "W1")),
        *(Go(cell) for cell in (0, 3, 6, 24, 42, 48)),
        Lay(tuple(range(34)), (0,) * 34),
        Deal(((1,), (2,)), ((), ())),
        Begin(0),
        Coin(5),
    ),
}


def positions(game: Game, seed: int, **fixed: Any) -> Iterator[Match]:
    """One move after another, one game after another, for ever."""
    rng = random.Random(seed)
    for variant, seats in setups(game, rng, **fixed):
        match = Match(game, seats=seats, seed=rng.getrandbits(60), **variant)
        while not match.outcome:
            yield match
            seat = match.to_act[0]
            match.play(seat, some_move(match, seat, rng))
        yield match


def check_pairs(game: Game, pairs: int, seed: int = 0, every: int = 1, **fixed: Any) -> set[Any]:
    """Every so many positions, through every pair of eyes; what kinds of position there were."""
    rng = random.Random(seed)
    done, kinds = 0, set()
    for match in islice(positions(game, seed, **fixed), 0, None, every):
        for watcher in (None, *range(match.seats)):
            check_pair(game, match.state, watcher, rng.randrange, PROBES[game.id])
            done += 1
        kinds.add((match.seats, getattr(match.options, "mode", ""), _is_dark(match)))
        if done >= pairs:
            return kinds
    raise AssertionError("positions go on for ever")


def _is_dark(match: Match) -> bool:
    return getattr(match.state, "dark", False)


def test_on_the_stairs_nothing_depends_on_what_is_hidden() -> None:
    check_pairs(find("escalier"), 5_000)


def test_in_the_maze_nothing_depends_on_what_is_hidden() -> None:
    """Few positions of many games: every mode by day and by night, with every number of seats."""
    kinds = check_pairs(find("labyrinthe"), 5_000, every=5)
    lights = (("base", False), ("children", False), ("night", False), ("night", True))
    assert kinds == {(seats, *light) for seats in (2, 3, 4) for light in lights}


@pytest.mark.soak
def test_a_hundred_thousand_pairs_on_the_stairs() -> None:
    check_pairs(find("escalier"), 100_000, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("mode", ["base", "children", "night"])
def test_a_hundred_thousand_pairs_in_the_maze(mode: str) -> None:
    check_pairs(find("labyrinthe"), 100_000, seed=1, mode=mode)


@pytest.mark.parametrize(("game", "name"), [(g, name) for g in LEAKS for name in LEAKS[g]])
def test_a_planted_leak_is_found(game: str, name: str) -> None:
    with pytest.raises(Leak):
        check_pairs(leaky(game, name), 5_000, every=1 if game == "escalier" else 5)
