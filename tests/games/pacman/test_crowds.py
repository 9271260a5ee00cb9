"""P3, P8, P9, P13 where pieces stand close: who can move, and for how long a turn goes on."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from msgspec.structs import replace

from manoir.games.pacman import rules
from manoir.games.pacman.circuit import NAMES, Circuit, Name, circuit
from manoir.games.pacman.moves import Rolled
from manoir.games.pacman.notation import write_position
from manoir.games.pacman.state import Options, State
from manoir.kernel import NATURE
from tests.games.pacman import second_counter
from tests.games.pacman.test_perft import count


def crowds(name: Name, seed: int, most: int) -> Iterator[State]:
    """The Pac-Man to move at home or in a hole, and all the others around it."""
    rng, board, first = Random(seed), circuit(name), rules.new(4, Options(circuit=name))
    holes = [place for place, sign in enumerate(board.signs) if sign not in "HG"]
    for _ in range(most):
        mover = rng.randrange(4)
        here = rng.choice([first.homes[mover], rng.choice(holes)])
        close = sorted((hole for hole in holes if hole != here), key=partial(_far, board, here))
        near = rng.sample(close[: rng.choice([5, 7, 10])], 5)
        yield replace(
            first,
            eaters=tuple(here if seat == mover else near.pop() for seat in range(4)),
            ghosts=(near.pop(), rng.choice([near.pop(), board.den])),
            marbles="".join(rng.choice([marble, ".", "."]) for marble in board.marbles),
            white=tuple(rng.randrange(4) for _ in range(4)),
            yellow=tuple(rng.randrange(2) for _ in range(4)),
            turn=mover,
            dice=(rng.randint(1, 6), rng.randint(1, 6)),
        )


def _far(board: Circuit, here: int, place: int) -> int:
    (row, column), (down, right) = board.spots[here], board.spots[place]
    return abs(row - down) + abs(column - right)


@pytest.mark.parametrize("name", NAMES)
def test_turns_in_crowds_are_counted_twice(name: Name) -> None:
    """The drawing of each position goes to the second counter."""
    for state in crowds(name, 1, 60):
        small = replace(state, dice=tuple(min(die, 4) for die in state.dice))
        position = second_counter.Position(write_position(small).splitlines(), circuit=name)
        assert count(small) == second_counter.count(position), write_position(small)


@pytest.mark.few(2)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("done", ["run", "chased", "neither"])
def test_a_throw_ends_a_turn_just_where_nothing_can_move(name: Name, done: str) -> None:
    seen: Counter[tuple[bool, bool]] = Counter()
    for state in crowds(name, 2, 1_500):
        rolled = replace(state, run=done == "run", chased=done == "chased")
        offered = rules.legal(rolled, state.turn or 0)
        rolling = replace(rolled, dice=(), rolling=True)
        after = rules.apply(rolling, NATURE, Rolled(*state.dice))
        assert (after.turns == state.turns) == bool(offered), write_position(rolled)
        attacks = all(len(move.path) < move.die for move in offered)  # type: ignore[union-attr]
        seen[bool(offered), attacks] += 1
    if done == "chased":
        assert min(seen[False, True], seen[True, True], seen[True, False]) > 5, seen
