"""The search: its compiled code says what its source says, and that is what the rules say."""

from random import Random
from typing import Any

import numpy as np
import pytest

from manoir.bots.labyrinthe import search
from manoir.bots.labyrinthe.machine import machine
from manoir.bots.labyrinthe.replies import replies
from manoir.bots.labyrinthe.search import MOST_SHIFTS, SPARE, TILES, Numbers
from manoir.bots.labyrinthe.view_numbers import board_of, last_of, tile_of
from manoir.games.labyrinthe.box import CELLS, NAMES
from manoir.games.labyrinthe.core import NO_ARROW, PLAIN
from manoir.games.labyrinthe.moves import Go
from manoir.games.labyrinthe.rules import apply, legal
from manoir.kernel.compiled.jit import plain
from tests.bots.labyrinthe.scenes import midway

SLOW = search.build(plain, PLAIN)


def place(seed: int) -> tuple[Numbers, int, int, int]:
    """A board, the arrow used last, a pawn, and some tiles to aim at."""
    match, dice = midway(2, seed, turns=seed % 7), Random(seed)
    last = NO_ARROW if match.state.last is None else match.state.last
    aims = sum(1 << tile for tile in dice.sample(range(TILES), dice.choice((1, 1, 4))))
    return np.array(match.state.board, np.int64), last, dice.randrange(CELLS), aims


@pytest.mark.parametrize("arrow", range(12))
def test_tiles_and_pawns_are_followed_through_a_shift_and_back(arrow: int) -> None:
    for cell in range(CELLS):
        ridden = PLAIN.ride(cell, arrow)
        assert SLOW.walk_back(1 << ridden, arrow) == 1 << cell
        assert SLOW.carry(1 << cell, arrow) in {1 << ridden, 1 << SPARE}
        assert SLOW.recall(SLOW.carry(1 << cell, arrow), arrow) == 1 << cell
    assert SLOW.recall(SLOW.carry(1 << SPARE, arrow), arrow) == 1 << SPARE


@pytest.mark.parametrize("arrow", range(12))
def test_a_carried_tile_is_where_the_rules_push_it(arrow: int) -> None:
    board = np.array(midway(2, arrow).state.board, np.int64)
    after = np.array(PLAIN.shift(*board.tolist(), arrow, 1), np.int64)
    for name in NAMES[:24]:
        assert SLOW.carry(1 << tile_of(board, name), arrow) == 1 << tile_of(after, name)


@pytest.mark.parametrize("seed", range(5))
def test_compiled_and_plain_agree(seed: int) -> None:
    board, last, pawn, aims = place(seed)
    plain_board: Any = board.tolist()
    quick, slow = (np.full((MOST_SHIFTS, 3), -1, np.int64) for _ in range(2))
    count = machine().shifts(board, last, pawn, quick)
    assert count == SLOW.shifts(plain_board, last, pawn, slow)
    assert np.array_equal(quick, slow)
    assert machine().within(board, last, pawn) == SLOW.within(plain_board, last, pawn)
    few = np.ascontiguousarray(replies(2 + seed % 3, 1.0)[:5])
    last = count % 12  # outlooks follow upon a shift
    hopes, same = (np.zeros(TILES + 1, np.int64) for _ in range(2))
    heard = machine().prospect(board, last, aims, few, hopes)
    assert heard == SLOW.prospect(plain_board, last, aims, few.astype(object), same)
    assert np.array_equal(hopes, same)
    heard = machine().outlook(board, last, pawn, aims, few, hopes)
    assert heard == SLOW.outlook(plain_board, last, pawn, aims, few.astype(object), same)
    assert np.array_equal(hopes, same)


def test_what_is_within_a_turn_is_what_the_rules_allow() -> None:
    match = midway(2, seed=3)
    view, seat, state = match.view(0), match.to_act[0], match.state
    board = board_of(view)
    assert board.tolist() == list(state.board)
    within = machine().within(board, last_of(view), state.pawns[seat])
    ends = {
        (go.cell, pushed.board)
        for shift in legal(state, seat)
        for pushed in [apply(state, seat, shift)]
        for go in legal(pushed, seat)
        if isinstance(go, Go)
    }
    for treasure, name in enumerate(NAMES[:24], start=1):
        by_rules = any(PLAIN.spot(*maze[4:9], treasure) >> cell & 1 for cell, maze in ends)
        assert by_rules == bool(within >> tile_of(board, name) & 1)


def test_a_prospect_counts_the_replies_that_leave_a_way() -> None:
    """Cell by cell, the other way round: from the cell to the tile."""
    board, _, _, aims = place(2)
    hopes, after = np.zeros(TILES + 1, np.int64), replies(2, 1.0)
    count = machine().prospect(board, 4, aims, after, hopes)
    for cell in range(0, CELLS, 3):
        forward = np.zeros(TILES + 1, np.int64)
        assert machine().outlook(board, 4, cell, aims, after, forward) == count == 44
        assert forward[-1] == hopes[cell]
