"""The search sees what the rules allow, and plays it as they do."""

from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from manoir.bots.pacman import search
from manoir.bots.pacman.search import MOVES, TURNS_AT_MOST, Search
from manoir.bots.pacman.thinker import decode
from manoir.games.pacman import rules
from manoir.games.pacman.core import PLAIN
from manoir.games.pacman.core.row import (
    SIZE,
)
from manoir.games.pacman.flat import flatten, unflatten
from manoir.games.pacman.moves import Chase, Run
from manoir.games.pacman.state import State
from manoir.games.pacman.ways import MOST, ways
from manoir.kernel.compiled.jit import plain
from tests.bots.pacman.scenes import TABLES, midway
from tests.games.pacman.sketches import BARE, chase, play, run, sketch


@cache
def plain_search() -> Search:
    return search.build(plain, PLAIN)


def scratch() -> tuple[Any, Any]:
    return np.zeros(MOVES, np.int64), np.zeros((3, MOST), np.int64)


def seen(state: State) -> list[Any]:
    row, (codes, room) = flatten(state), scratch()
    count = plain_search().moves(row, ways(state.options.circuit), codes, room)
    view = rules.view(state, state.turn)
    return [decode(view, int(code)) for code in codes[:count]]


def end_of(move: Any) -> tuple[Any, ...]:
    """What a move comes to, whatever its way."""
    if isinstance(move, Run):
        return "run", move.die, move.path[-1]
    if isinstance(move, Chase):
        return "chase", move.die, move.ghost, move.path[-1]
    return (move,)


def eaten(state: State, move: Any) -> int:
    white = sum(state.marbles[place] == "w" for place in move.path)
    return white + 3 * sum(state.marbles[place] == "y" for place in move.path)


@pytest.mark.parametrize(("seats", "circuit"), TABLES)
def test_every_end_is_seen_by_its_richest_way(seats: int, circuit: str) -> None:
    for seed in range(12):
        state = midway(seats, seed, turns=5 * seed, circuit=circuit).state
        legal, moves = rules.legal(state, state.turn or 0), seen(state)
        assert len({end_of(move) for move in moves}) == len(moves)
        twins = state.ghosts[0] == state.ghosts[1]
        wanted = {end_of(m) for m in legal if not (twins and isinstance(m, Chase) and m.ghost)}
        assert {end_of(move) for move in moves} == wanted
        for move in moves:
            assert move in legal
            if isinstance(move, Run):
                alike = [m for m in legal if end_of(m) == end_of(move)]
                assert eaten(state, move) == max(eaten(state, other) for other in alike)


def ends(state: State) -> list[tuple[State, Any]]:
    """Where whole turns lead to, and how they begin."""
    places = np.zeros((TURNS_AT_MOST, SIZE), np.int64)
    firsts = np.zeros(TURNS_AT_MOST, np.int64)
    row, table = np.array(flatten(state), np.int64), ways(state.options.circuit)
    count = plain_search().turns(row, table, places, firsts, *scratch())
    view = rules.view(state, state.turn)
    return [
        (
            unflatten(state.options, places[n].tolist(), len(state.marbles)),
            decode(view, int(firsts[n])),
        )
        for n in range(count)
    ]


def whole_turns(state: State, turn: int) -> set[State]:
    """By the rules, all that a turn can still come to."""
    if state.turns != turn or rules.outcome(state):
        return {state}
    after = (play(state, move) for move in rules.legal(state, state.turn or 0))
    return {end for between in after for end in whole_turns(between, turn)}


def test_a_turn_ends_where_the_rules_say() -> None:
    state, dice = midway(2, seed=3).state, Random(4)
    found = ends(state)
    assert len(found) > 50
    for after, first in dice.sample(found, 20):
        assert after in whole_turns(play(state, first), state.turns)


def test_a_ghost_is_brought_near_and_eaten_in_one_turn() -> None:
    grid = BARE.replace(".........", "A....1...", 1)
    state = sketch(grid, "trays 3+1 4+0", "dice 2 3")
    near = play(state, chase(state, 1, "W W"))
    eats = play(near, run(near, "E E E"))
    holes = [play(eats, move) for move in rules.legal(eats, 0)]
    assert {after for after, _ in ends(state)} >= set(holes)


def test_a_way_that_a_ghost_has_left_is_news() -> None:
    grid = BARE.replace(".........", "A1.......", 1)
    state = sketch(grid, "trays 3+0 4+0", "dice 2 3")
    away = play(state, chase(state, 1, "E E"))
    after = [play(away, move) for move in rules.legal(away, 0)]
    assert {state for state, _ in ends(state)} >= {
        s for s in after if s.eaters[0] not in state.eaters
    }


def test_what_is_due_is_done_before_the_turn_ends() -> None:
    grid = BARE.replace(".........", "A1.......", 1)
    state = sketch(grid, "trays 3+2 4+0 5+0", "dice 1 3")
    for after, _ in ends(state):
        assert (after.robs, after.returns, after.dice) == (False, False, ())
