"""No lead is safe before the turn that must end the game: robbery has no end (P9, P13, P14)."""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from manoir.games.pacman import rules
from manoir.games.pacman.circuit import FACES, Name, circuit
from manoir.games.pacman.moves import Chase, Move, Roll, Rolled, Run
from manoir.games.pacman.state import Options, State
from manoir.kernel import NATURE

LEAD: Final = 12
ATTEMPTS: Final = 20
ROLLS: Final = tuple(Rolled(*faces) for faces in combinations_with_replacement(FACES, 2))


def ending(seed: int, seats: int, name: Name) -> State:
    """One white marble is left; seat 0 is far ahead, and everybody stands somewhere."""
    rng = Random(seed)
    board = circuit(name)
    state = rules.new(seats, Options(circuit=name, end="white"))
    holes = [place for place, sign in enumerate(board.signs) if sign in "oDY"]
    *stands, last = rng.sample(holes, seats + 3)
    return replace(
        state,
        eaters=tuple(stands[:seats]),
        ghosts=(stands[seats], stands[seats + 1]),
        marbles="".join("w" if place == last else "." for place in range(len(board.signs))),
        white=(LEAD,) + (0,) * (seats - 1),
        turn=rng.randrange(seats),
    )


def line(state: State, rng: Random) -> Iterator[State]:
    """Throws that could fall and moves that are legal, after which nothing is as it was."""
    yield state
    while (acting := rules.to_act(state)) and state.white[0] >= max(state.white[1:]):
        seat = acting[0]
        if seat == NATURE:
            rolls = rng.sample(ROLLS, len(ROLLS))
            move: Move = next((roll for roll in rolls if catches(state, roll)), rolls[0])
        else:
            move = wish(state, seat, rng)
        state = rules.apply(state, seat, move)
        yield state


def catches(state: State, roll: Rolled) -> bool:
    """Whether a ghost of somebody else can come upon the leader by this throw."""
    thrown = rules.apply(state, NATURE, roll)
    return any(
        hits(thrown, move) for seat in rules.to_act(thrown) for move in rules.legal(thrown, seat)
    )


def hits(state: State, move: Move) -> bool:
    return isinstance(move, Chase) and state.turn != 0 and move.path[-1] == state.eaters[0]


def eats(state: State, move: Move) -> bool:
    return isinstance(move, Run) and any(state.marbles[place] != "." for place in move.path)


def wish(state: State, seat: int, rng: Random) -> Move:
    """Rob the leader if that can be; never take the last marble if something else can be done."""
    legal = list(rules.legal(state, seat))
    rng.shuffle(legal)
    if legal[0] == Roll():
        return legal[0]
    return min(legal, key=lambda move: (not hits(state, move), eats(state, move)))


def overtaken(state: State, seed: int) -> bool:
    """Whether somebody gets more than the leader, in one of a few lines that could be played."""
    return any(
        max(after.white[1:]) > after.white[0]
        for attempt in range(ATTEMPTS)
        for after in line(state, Random(ATTEMPTS * seed + attempt))
    )


def is_settled(state: State) -> bool:
    """Whether every way through this turn ends the game, and the leader comes first in all."""
    outcomes = (rules.outcome(after) for after in ways_through(state))
    return all(outcome is not None and outcome.ranks[0] == 1 for outcome in outcomes)


def ways_through(state: State) -> Iterator[State]:
    """How a turn can end, whatever is thrown."""
    seats = rules.to_act(state)
    if not seats:
        yield state
        return
    legal = rules.legal(state, seats[0]) or ROLLS
    for move in legal:
        after = rules.apply(state, seats[0], move)
        yield from (after,) if after.turns > state.turns else ways_through(after)


@pytest.mark.few(3)
@pytest.mark.parametrize("name", ["classic", "large"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_P14_a_lead_of_twelve_with_one_marble_left_can_still_be_lost(
    seats: int, name: Name
) -> None:
    for seed in range(6):
        state = ending(seed, seats, name)
        assert is_settled(state) or overtaken(state, seed), f"seed {seed}"


def cornered(rival: int) -> State:
    """The leader is at home, one marble on one side, a rival somewhere; the dice have fallen."""
    state = ending(0, 2, "classic")
    home, beside = state.homes[0], state.homes[0] + 1
    marbles = "".join("w" if place == beside else "." for place in range(len(state.marbles)))
    den = circuit("classic").den
    there = replace(state, eaters=(home, rival), ghosts=(den, den), marbles=marbles, turn=0)
    rolled = rules.apply(there, 0, Roll())
    return rules.apply(rolled, NATURE, Rolled(3, 5))


def test_P14_a_lead_is_safe_where_every_way_through_the_turn_ends_the_game() -> None:
    board = circuit("classic")
    below = board.spots.index((1, 0))
    assert is_settled(cornered(below))
    for elsewhere in (board.spots.index((8, 7)), board.spots.index((3, 8))):
        assert not is_settled(cornered(elsewhere))
        assert overtaken(cornered(elsewhere), 1)
