"""Nothing that a seat receives depends on what it may not know: by bytes, over pairs of states."""

import random
from collections.abc import Iterator
from itertools import islice, product
from typing import Any

import msgspec
import pytest

from manoir.bots.play import observer
from manoir.games.escalier.moves import Advance, Decline, Haunt, Roll, Rolled, Swap, Trade
from manoir.games.escalier.staircase import Place
from manoir.games.labyrinthe.moves import Begin, Coin, Deal, Go, Lay, Shift
from manoir.games.pacman.moves import Chase, Draw, PutBack, Rob, Run
from manoir.games.pacman.moves import Roll as RollBoth
from manoir.games.pacman.moves import Rolled as RolledBoth
from manoir.games.pasvu import moves as pasvu
from manoir.games.pasvu.state import Options
from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.kernel.registry import find
from manoir.kernel.testing.secrecy import Leak, check_pair
from tests.kernel.secrecy.ahead import thrown_ahead
from tests.kernel.secrecy.drawn_ahead import drawn_ahead
from tests.kernel.secrecy.leaks import LEAKS, changed, leaky
from tests.kernel.walks import kind_of, other_state, setups, some_move

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
    "pacman": (
        RollBoth(),
        RolledBoth(6, 6),
        Draw(((1, 2), (3, 4))),
        *(Run(die, path) for die in (1, 3) for path in ((1,), (9,), (1, 2, 3), (127, 0, 1))),
        *(Chase(2, ghost, path) for ghost in (0, 1) for path in ((27,), (27, 22), (0, 0))),
        *(Rob(seat) for seat in (0, 1, 3)),
        *(PutBack(hole) for hole in (0, 16, 127)),
    ),
    "pasvu": (
        *(pasvu.Place(piece, "top", 3000, 3000, 450) for piece in ("mirror", "desk", "table")),
        *(pasvu.Walk(ghost, x, x, z) for ghost in (0, 3) for x in (500, 2500) for z in (0, 700)),
        *(pasvu.Escape(ghost) for ghost in (0, 3)),
        *(pasvu.Choose(side) for side in ("S", "N")),
        pasvu.Decline(),
        pasvu.Done(),
        pasvu.Deal(3),
        pasvu.Roll(6),
    ),
}
# On the stairs a game is a few moves; elsewhere few positions of many games say more.
EVERY = {"escalier": 1, "labyrinthe": 5, "pacman": 100, "pasvu": 9}


def positions(game: Game, seed: int, **fixed: Any) -> Iterator[Match]:
    """One move after another, one game after another, for ever."""
    rng = random.Random(seed)
    for variant, seats in setups(game, rng, **fixed):
        match = Match(
            game, seats=seats, seed=rng.getrandbits(60), observer=observer(game.id), **variant
        )
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
            other = other_state(match, watcher, rng.randrange)
            check_pair(game, match.state, other, watcher, rng.randrange, PROBES[game.id])
            done += 1
        kinds.add((match.seats, *kind_of(match)))
        if done >= pairs:
            return kinds
    raise AssertionError("positions go on for ever")


def test_R10_on_the_stairs_nothing_depends_on_what_is_hidden() -> None:
    check_pairs(find("escalier"), 2_000)


def test_R10_in_the_maze_nothing_depends_on_what_is_hidden() -> None:
    """Few positions of many games: every mode by day and by night, with every number of seats."""
    kinds = check_pairs(find("labyrinthe"), 1_200, every=3 * EVERY["labyrinthe"])
    lights = (("base", False), ("children", False), ("night", False), ("night", True))
    assert kinds == {(seats, *light) for seats in (2, 3, 4) for light in lights}


def test_R10_on_the_circuit_nothing_depends_on_dice_that_nobody_has_seen() -> None:
    """The rules of the house, every option with every number of seats, given a secret to keep."""
    kinds = check_pairs(changed("pacman", thrown_ahead()), 250, every=4 * EVERY["pacman"])
    options = product(("classic", "large"), ("all", "white"), ("white", "all"))
    assert kinds == {(seats, *option) for seats, option in product((2, 3, 4), options)}


def test_R10_in_the_hall_nothing_depends_on_cards_and_doors_to_come() -> None:
    """The rules of the house, given a secret to keep."""
    check_pairs(changed("pasvu", drawn_ahead()), 60, every=EVERY["pasvu"])


def test_R10_on_the_circuit_everybody_sees_the_same() -> None:
    for match in islice(positions(find("pacman"), 3), 0, 10_000, EVERY["pacman"]):
        watchers = (None, *range(match.seats))
        seen = {msgspec.json.encode(match.view(watcher)) for watcher in watchers}
        told = {
            msgspec.json.encode(match.events(len(match.history) - 1, watcher))
            for watcher in watchers
        }
        assert len(seen) == len(told) == 1


@pytest.mark.soak
def test_R10_a_hundred_thousand_pairs_on_the_stairs() -> None:
    check_pairs(find("escalier"), 100_000, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("mode", ["base", "children", "night"])
def test_R10_a_hundred_thousand_pairs_in_the_maze(mode: str) -> None:
    check_pairs(find("labyrinthe"), 100_000, seed=1, mode=mode)


@pytest.mark.soak
@pytest.mark.parametrize("circuit", ["classic", "large"])
def test_R10_a_hundred_thousand_pairs_on_the_circuit(circuit: str) -> None:
    check_pairs(changed("pacman", thrown_ahead()), 100_000, seed=1, every=5, circuit=circuit)


@pytest.mark.soak
def test_R10_a_thousand_pairs_in_the_hall() -> None:
    kinds = check_pairs(changed("pasvu", drawn_ahead()), 1_000, seed=1, every=EVERY["pasvu"])
    variants = (Options(**variant) for variant in find("pasvu").variants)
    assert kinds == set(product((2, 3, 4), variants))


@pytest.mark.parametrize(("game", "name"), [(g, name) for g in LEAKS for name in LEAKS[g]])
def test_R45_a_planted_leak_is_found(game: str, name: str) -> None:
    with pytest.raises(Leak):
        check_pairs(leaky(game, name), 5_000, every=EVERY[game])
