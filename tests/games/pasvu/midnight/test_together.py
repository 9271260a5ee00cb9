"""V13: two cards in one round, whichever they are: nobody is lost, nothing overlaps."""

from itertools import permutations
from random import Random

import pytest

from manoir.games.pasvu import rules
from manoir.games.pasvu.midnight.pile import PILE
from manoir.games.pasvu.moves import Roll, Strike
from manoir.games.pasvu.state import State
from manoir.kernel import NATURE
from tests.games.pasvu.halls import check_sound
from tests.games.pasvu.midnight.nights import before, named, until
from tests.games.pasvu.positions import looked_at, play

FULL = """
    hotel
    sides S W N
    holder 1
    ghost 0 0 500 1500
    ghost 0 3 5500 5500
    ghost 0 4 2500 2400
    ghost 1 1 5500 3500
    ghost 1 3 1500 4500 160000
    ghost 1 5 2500 1500 900000
    ghost 2 2 2500 4500
    ghost 2 6 3500 500
    ghost 2 3 500 2500 700000
    out 0:6 1:2 2:4
    edge 1:0
"""
PAIRS = list(permutations(PILE, 2))
SOME = [pair for i, pair in enumerate(PAIRS) if i % 19 == 4]


def check_all(state: State) -> None:
    """Everybody is in one place, and stands or lies as this round has it."""
    view = rules.view(state, None)
    for seat in range(3):
        inside = [number for owner, number in named(state.hall.ghosts) if owner == seat]
        assert sorted((*inside, *view.reserve[seat], *view.out[seat])) == list(range(7))
        assert set(view.edge[seat]) <= set(view.reserve[seat])
    assert all((ghost.yaw is not None) == view.night.lying for ghost in state.hall.ghosts)
    check_sound(state.hall)


def answered(state: State, rng: Random) -> State:
    """Until nobody is asked any more, and all who were could answer what they were offered."""
    while state.phase in ("midnight", "crystal"):
        if state.phase == "crystal":
            state = play(state, (NATURE, Roll(6)))
        else:
            offered = rules.legal(state, state.turn)
            assert all(rules.check(state, state.turn, move) is None for move in offered[::4])
            state = play(state, (state.turn, rng.choice(offered)))
        check_all(state)
    return state


def through(pair: tuple[str, str]) -> None:
    rng = Random(repr(pair))
    state = before(FULL, *pair, fusions=True)
    check_all(state)
    for card in pair:
        state = play(state, (NATURE, Strike(card)))
        check_all(state)
        state = answered(state, rng)
    assert (state.phase, state.turn, state.night.cards) == ("dealing", 1, pair)
    state = until(state, "ghosts")
    for seat in range(3):
        offered = rules.legal(state, seat)
        assert all(rules.check(state, seat, move) is None for move in offered[::4])
        state = play(state, (seat, rng.choice(offered[1:])))
        check_all(state)
    state = until(state, "looking")
    seen = rng.sample(named(state.hall.ghosts), min(3, len(state.hall.ghosts)))
    while state.phase == "looking":
        there = [name for name in seen if name in named(state.hall.ghosts)]
        state = looked_at(state, *there)
        check_all(state)
    assert (state.phase, state.round) == ("striking", 3)
    assert not set(seen) & set(named(state.hall.ghosts))


@pytest.mark.parametrize("pair", SOME, ids="-".join)
def test_V13_two_cards_in_one_round(pair: tuple[str, str]) -> None:
    through(pair)


@pytest.mark.soak
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_V13_any_two_cards_in_one_round(pair: tuple[str, str]) -> None:
    through(pair)
