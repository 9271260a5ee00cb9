"""Whole games, by day and by night, of moves that nobody offered: whatever is allowed is sound."""

from random import Random

import pytest

from manoir.bots.pasvu import observer
from manoir.games.pasvu import GAME, rules
from manoir.games.pasvu.box import FACES, PIECES
from manoir.games.pasvu.moves import Choose, Escape, Fuse, Move, Place, Put, Swap, Tip, Walk
from manoir.games.pasvu.sight.keyhole import SIDES
from manoir.games.pasvu.state import State
from manoir.kernel.match import Match
from tests.games.pasvu.halls import check_sound

HEIGHTS = (0, 0, 160, 450, 700, 760, 900, 1100, 1500, 2000, 5000, -50)  # mils
TRIES = 12  # before a move is taken from the list after all


def anything(rng: Random, state: State) -> Move:
    """A move of this phase, with numbers that now and then make sense."""
    x, y = (rng.choice((rng.randrange(6001), 100 * rng.randrange(61))) for _ in "xy")
    yaw = rng.randrange(3600)
    spot = rng.randrange(7), x, y, rng.choice(HEIGHTS), yaw if state.night.lying else None
    tip = Tip(rng.choice(PIECES), rng.choice(SIDES))
    swap = Swap(rng.randrange(4), rng.randrange(7), rng.randrange(7))
    fuse = Fuse(rng.randrange(7), rng.randrange(7))
    match state.phase:
        case "ghosts":
            return rng.choice((Walk(*spot), Walk(*spot), Walk(*spot), fuse, Escape(spot[0])))
        case "midnight":
            return rng.choice((Put(*spot), swap, tip))
        case "furniture":
            return Place(rng.choice(PIECES), rng.choice(FACES), x, y, yaw)
        case _:
            return Choose(rng.choice(SIDES))


def check_all(state: State) -> None:
    """Seven ghosts a colour, each in one place; all lie or all stand; nothing overlaps."""
    view = rules.view(state, None)
    for seat in range(len(state.sides)):
        inside = [ghost.number for ghost in state.hall.ghosts if ghost.seat == seat]
        assert sorted((*inside, *view.reserve[seat], *view.out[seat])) == list(range(7))
        assert set(view.edge[seat]) <= set(view.reserve[seat])
        assert set(state.held[seat]) <= set(inside)
        assert len(view.edge[seat]) == len(set(view.edge[seat]))
        assert state.points[seat] >= 0
    assert all((ghost.yaw is not None) == view.night.lying for ghost in state.hall.ghosts)
    check_sound(state.hall)


def played(seed: int, seats: int) -> int:
    """How many moves of a game were on no list."""
    rng, off = Random(seed), 0
    hall = rng.choice(("hotel", "random"))
    match = Match(
        GAME,
        seats=seats,
        observer=observer(),
        seed=seed,
        hall=hall,
        fusions=seed % 4 > 0,
        midnight=seed % 4,
    )
    while not match.outcome:
        seat = rng.choice(match.to_act)
        tries = (anything(rng, match.state) for _ in range(TRIES))
        move = next((move for move in tries if rules.check(match.state, seat, move) is None), None)
        off += move is not None
        match.play(seat, move or rng.choice(match.legal(seat)))
        check_all(match.state)
    return off


@pytest.mark.parametrize(("seed", "seats"), [(3, 2), (5, 3), (8, 4)])
def test_whatever_is_allowed_leaves_the_hall_as_it_should_be(seed: int, seats: int) -> None:
    assert played(seed, seats) > 10


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 250))
def test_whatever_is_allowed_in_hundreds_of_games(seed: int) -> None:
    played(seed, 2 + seed % 3)
