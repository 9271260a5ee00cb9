"""What is true of every position of every game."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, cast

import numba
from hypothesis import given
from hypothesis import strategies as st

from manoir.games.labyrinthe import GAME, rules
from manoir.games.labyrinthe.box import ARROWS, CELLS, DAY, FREE, HOMES, NIGHT, TILES
from manoir.games.labyrinthe.core import PLAIN, Core, build
from manoir.games.labyrinthe.moves import Go, Walked
from manoir.games.labyrinthe.state import Board, State
from manoir.kernel import NATURE
from manoir.kernel.compiled.jit import Jit
from manoir.kernel.match import Match
from manoir.kernel.testing.curious import curious_move

SETUPS = {
    "seats": st.integers(2, 4),
    "variant": st.sampled_from((*GAME.variants, {"mode": "base"}, {"mode": "night"})),
    "seed": st.integers(0, 2**63),
    "plies": st.integers(0, 150),
}
PLANES = st.integers(0, 2**CELLS - 1)
ARROW, TURN, CELL = st.integers(0, 11), st.integers(0, 3), st.integers(0, CELLS - 1)
Test = Callable[..., None]


def for_every_game(test: Test) -> Test:
    return given(**SETUPS)(test)


def walk(seats: int, variant: dict[str, Any], seed: int, plies: int) -> list[State]:
    """The states along one game of somebody who is curious."""
    match, rng = Match(GAME, seats=seats, seed=seed, **variant), Random(seed)
    while len(match.history) < plies and not match.outcome:
        seat = match.to_act[0]
        match.play(seat, curious_move(match, seat, rng))
    laid = [step.before for step in match.history if step.before.turn is not None]
    return [*laid, match.state]


def board_of(seed: int) -> Board:
    board: Board = Match(GAME, seats=2, seed=seed, mode="night").state.board
    return board


BOARDS = st.integers(0, 2**63).map(board_of)


def tiles(board: Board) -> Counter[tuple[int, int]]:
    """Shape and sign of everything that moves."""
    shape = {PLAIN.doors(shape, turn): shape for shape in range(3) for turn in range(4)}
    lying = [(shape[_spelt(board[:4], cell)], _spelt(board[4:9], cell)) for cell in FREE]
    return Counter([*lying, (board[9] & 3, board[9] >> 2)])


def _spelt(planes: Board, cell: int) -> int:
    return sum((plane >> cell & 1) << bit for bit, plane in enumerate(planes))


@for_every_game
def test_tiles_are_neither_lost_nor_made(
    seats: int, variant: dict[str, Any], seed: int, plies: int
) -> None:
    states = walk(seats, variant, seed, plies)
    night = variant.get("mode") == "night"
    box = Counter(
        (tile.shape, PLAIN.sign_of(tile.sign) if tile.sign <= DAY or night else 0)
        for tile in TILES[states[0].options.edition]
    )
    for state in states:
        assert tiles(state.board) == box


@for_every_game
def test_fixed_tiles_never_change(
    seats: int, variant: dict[str, Any], seed: int, plies: int
) -> None:
    states = walk(seats, variant, seed, plies)
    for cell in set(range(CELLS)) - set(FREE):
        assert len({_spelt(state.board[:9], cell) for state in states}) == 1


@for_every_game
def test_pawns_stay_on_the_board_and_everybody_has_one_home(
    seats: int, variant: dict[str, Any], seed: int, plies: int
) -> None:
    for state in walk(seats, variant, seed, plies):
        assert all(0 <= cell < CELLS for cell in state.pawns)
        assert state.homes == HOMES[:seats]
        assert len(state.pawns) == seats


@for_every_game
def test_cards_are_in_one_place_and_none_is_made(
    seats: int, variant: dict[str, Any], seed: int, plies: int
) -> None:
    """By nightfall some are lost (L21); until then, and after, their number stays."""
    states = walk(seats, variant, seed, plies)
    held = []
    for state in states:
        cards = [c for hands in (state.piles, state.nights, state.found) for h in hands for c in h]
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(range(1, DAY + NIGHT + 1))
        held.append((state.dark, len(cards)))
    assert len(set(held)) == len({dark for dark, _ in held})
    assert [count for _, count in held] == sorted((count for _, count in held), reverse=True)


@for_every_game
def test_a_seat_that_acts_always_has_a_move(
    seats: int, variant: dict[str, Any], seed: int, plies: int
) -> None:
    for state in walk(seats, variant, seed, plies):
        for seat in rules.to_act(state):
            if seat != NATURE and state.shifted:
                assert Go(state.pawns[seat]) in rules.legal(state, seat)
            elif seat != NATURE:
                assert len(rules.legal(state, seat)) == (48 if state.last is None else 44)


@for_every_game
def test_a_walk_is_told_by_steps_along_the_corridors(
    seats: int, variant: dict[str, Any], seed: int, plies: int
) -> None:
    for state in walk(seats, variant, seed, min(plies, 40)):
        for move in rules.legal(state, state.turn or 0) if state.shifted else ():
            assert isinstance(move, Go)
            _check_way(state, move.cell)


def _check_way(state: State, goal: int) -> None:
    seat = state.turn or 0
    after = rules.apply(state, seat, Go(goal))
    walked = rules.events(state, seat, Go(goal), after, None)[0]
    assert isinstance(walked, Walked)
    assert (walked.path[0], walked.path[-1]) == (state.pawns[seat], goal)
    for here, there in zip(walked.path, walked.path[1:], strict=False):
        assert there in _neighbours(state.board, here)
    assert len(walked.path) == 1 + _distance(state.board, state.pawns[seat], goal)


def _neighbours(board: Board, cell: int) -> set[int]:
    """One step away through two open sides."""
    row, column = divmod(cell, 7)
    around = ((0, -1, 0, 2), (1, 0, 1, 3), (2, 1, 0, 0), (3, 0, -1, 1))
    return {
        7 * (row + down) + column + right
        for side, down, right, facing in around
        if 0 <= row + down < 7 and 0 <= column + right < 7
        if board[side] >> cell & 1 and board[facing] >> 7 * (row + down) + column + right & 1
    }


def _distance(board: Board, start: int, goal: int) -> int:
    rings = [{start}]
    while goal not in rings[-1]:
        rings.append({near for cell in rings[-1] for near in _neighbours(board, cell)})
    return len(rings) - 1


@given(board=BOARDS)
def test_reach_goes_both_ways(board: Board) -> None:
    east, south = PLAIN.links(*board[:4])
    halls = [PLAIN.reach(east, south, cell) for cell in range(CELLS)]
    for cell, hall in enumerate(halls):
        assert hall >> cell & 1
        for other in range(CELLS):
            if hall >> other & 1:
                assert halls[other] == hall


@given(board=BOARDS, arrow=ARROW, turn=TURN, cell=CELL)
def test_a_shift_is_undone_from_the_other_side(
    board: Board, arrow: int, turn: int, cell: int
) -> None:
    """With the tile that fell out, turned as it lay there."""
    out = PLAIN.lane(arrow)[4]
    after = PLAIN.shift(*board, arrow, turn)
    lay = _spelt(board[:4], out)
    back = next(t for t in range(4) if PLAIN.doors(after[9] & 3, t) == lay)
    assert PLAIN.shift(*after, PLAIN.opposite(arrow), back) == board
    assert PLAIN.ride(PLAIN.ride(cell, arrow), PLAIN.opposite(arrow)) == cell


@given(board=BOARDS, arrow=ARROW, turn=TURN)
def test_a_shift_leaves_the_other_lines_alone(board: Board, arrow: int, turn: int) -> None:
    line = PLAIN.lane(arrow)[0]
    after = PLAIN.shift(*board, arrow, turn)
    assert PLAIN.tally(line) == 7
    assert all(one & ~line == other & ~line for one, other in zip(board[:9], after, strict=False))


@given(board=BOARDS, treasure=st.integers(1, DAY + NIGHT))
def test_every_treasure_is_on_one_cell_or_on_the_spare(board: Board, treasure: int) -> None:
    spot = PLAIN.spot(*board[4:9], treasure)
    if spot == 0:
        assert PLAIN.treasure_on(board[9] >> 2) == treasure
    else:
        assert PLAIN.tally(spot) == 1
        sign = _spelt(board[4:9], PLAIN.cell_of(spot))
        assert PLAIN.treasure_on(sign) == treasure if sign else treasure in range(13, 25)


@given(plane=PLANES)
def test_cells_are_counted_and_found_by_number(plane: int) -> None:
    cells = [cell for cell in range(CELLS) if plane >> cell & 1]
    assert PLAIN.tally(plane) == len(cells)
    assert [PLAIN.nth(plane, number) for number in range(len(cells))] == cells


@cache
def compiled() -> Core:
    return build(cast("Jit", numba.njit))


@given(board=BOARDS, arrow=ARROW, turn=TURN, cell=CELL, treasure=st.integers(1, DAY + NIGHT))
def test_the_compiled_core_is_the_plain_one(
    board: Board, arrow: int, turn: int, cell: int, treasure: int
) -> None:
    fast, after = compiled(), PLAIN.shift(*board, arrow, turn)
    links = PLAIN.links(*after[:4])
    reach = PLAIN.reach(*links, cell)
    assert fast.shift(*board, arrow, turn) == after
    assert fast.ride(cell, arrow) == PLAIN.ride(cell, arrow)
    assert fast.lane(arrow) == PLAIN.lane(arrow)
    assert fast.opposite(arrow) == PLAIN.opposite(arrow)
    assert fast.links(*after[:4]) == links
    assert fast.spread(*links, reach) == PLAIN.spread(*links, reach)
    assert fast.reach(*links, cell) == reach
    assert fast.sign_of(treasure) == PLAIN.sign_of(treasure)
    assert fast.spot(*after[4:9], treasure) == PLAIN.spot(*after[4:9], treasure)
    assert fast.tally(reach) == PLAIN.tally(reach)
    last = PLAIN.tally(reach) - 1
    assert fast.nth(reach, last) == PLAIN.nth(reach, last)
    assert all(fast.doors(shape, turn) == PLAIN.doors(shape, turn) for shape in range(3))


@given(n=PLANES, e=PLANES, s=PLANES, w=PLANES, cell=CELL)
def test_the_compiled_core_spreads_alike_on_any_planes(
    n: int, e: int, s: int, w: int, cell: int
) -> None:
    """Mazes that no box has: nothing leaves the board, nothing goes round its edge."""
    assert compiled().links(n, e, s, w) == PLAIN.links(n, e, s, w)
    board = (n, e, s, w)
    hall, waiting = {cell}, [cell]
    while waiting:
        fresh = _neighbours(board, waiting.pop()) - hall
        hall |= fresh
        waiting += fresh
    reach = PLAIN.reach(*PLAIN.links(n, e, s, w), cell)
    assert {other for other in range(CELLS + 8) if reach >> other & 1} == hall
    assert compiled().reach(*PLAIN.links(n, e, s, w), cell) == reach


def test_arrows_are_named_clockwise_from_the_north() -> None:
    assert ARROWS[PLAIN.opposite(0)] == "S1"
    assert [PLAIN.opposite(PLAIN.opposite(arrow)) for arrow in range(12)] == list(range(12))
