"""Compiled games are the games of the rules: the same moves lead a match to the same end."""

import os
import subprocess
import sys
from collections import Counter
from functools import cache
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from manoir.batch import play
from manoir.games.labyrinthe import GAME, batch, bench
from manoir.games.labyrinthe.batch.playout import (
    CARD_BITS,
    CARDS,
    FIRST,
    LONGEST,
    MOST,
    SHIFTS,
    TILE,
    Playout,
    build,
    packed_tiles,
)
from manoir.games.labyrinthe.box import ARROWS, DAY, TILES
from manoir.games.labyrinthe.core import NO_ARROW, PLAIN
from manoir.games.labyrinthe.moves import Go, Shift
from manoir.games.labyrinthe.state import Options
from manoir.kernel.commands import exits
from manoir.kernel.compiled.jit import plain
from manoir.kernel.match import Match
from tests.games.batches import check_same

SETUPS = [
    (2, Options(first=0)),
    (2, Options(cards=1, edition="older")),
    (3, Options(first=2, colours=(3, 0, 1))),
    (4, Options()),
]


@cache
def plain_playout() -> Playout:
    return build(plain, PLAIN)


def match_of(number: int, seats: int, options: Options) -> tuple[Match, int]:
    """A match with the maze and the cards of a compiled game, and the generator after them."""
    playout, setup = plain_playout(), batch.setup(seats, options)
    word, *board = playout.lay_out(playout.seed(number), *setup[TILE:])
    word, *piles = playout.deal(word, seats, setup[CARDS])
    word, first = playout.first(word, setup[FIRST], seats)
    state = GAME.rules.new(seats, options)
    match = Match(GAME, seats=seats, seed=0)
    match.history.clear()
    match.log.clear()
    # `deal` fills the first pile last, and the seat that starts has the first one.
    by_seat = [unpacked(piles[(seat - first) % seats]) for seat in range(seats)]
    match.state = replace(state, board=tuple(board), piles=tuple(by_seat), turn=first)
    return match, word


def unpacked(pile: int) -> tuple[int, ...]:
    cards = []
    while pile:
        cards.append(pile & (1 << CARD_BITS) - 1)
        pile >>= CARD_BITS
    return tuple(cards)


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_a_compiled_game_is_a_game_of_the_rules(seats: int, options: Options) -> None:
    playout = plain_playout()
    for number in range(3):
        match, word = match_of(number, seats, options)
        last, turns = NO_ARROW, 0
        while not match.outcome:
            word = playout.next_word(word)
            arrow, turn, rest = playout.pick_shift(word, last)
            seat = match.to_act[0]
            match.play(seat, Shift(ARROWS[arrow], turn))
            reached = sum(1 << move.cell for move in match.legal(seat))
            match.play(seat, Go(playout.pick_cell(reached, rest)))
            last, turns = arrow, turns + 1
        ranks, scores = [0] * seats, [0] * seats
        plies, _ = playout.game(number, batch.setup(seats, options), [], ranks, scores)
        assert (match.outcome.ranks, match.outcome.scores) == (tuple(ranks), tuple(scores))
        assert plies == 2 * turns


@pytest.mark.parametrize("games", [5, pytest.param(2_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_machine_code_plays_the_same_games(seats: int, options: Options, games: int) -> None:
    check_same("labyrinthe", games, seats, **to_builtins(options))


def test_a_policy_is_shown_what_the_rules_allow() -> None:
    """In their order: hence one that throws its dice on them plays the same games as chance."""
    options = Options(cards=1)
    shown: list[tuple[tuple[int, ...], int]] = []

    def policy(_position: Any, moves: Any, count: int, chance: int) -> int:
        shown.append((tuple(moves[:count]), chance * count >> 32))
        return chance * count >> 32

    setup, room = batch.setup(2, options), [0, 0]
    asked = batch.build(plain, policy)(4, setup, [0] * MOST, room, room)
    assert asked == plain_playout().game(4, setup, [], room, room)
    match, _ = match_of(4, 2, options)
    for moves, chosen in shown:
        seat = match.to_act[0]
        legal = [numbered(move) for move in match.legal(seat)]
        assert list(moves) == legal
        match.play(seat, match.legal(seat)[chosen])
    assert match.outcome


def numbered(move: Any) -> int:
    if isinstance(move, Go):
        return SHIFTS + move.cell
    return 4 * ARROWS.index(move.arrow) + int(move.turn)


def test_machine_code_surveys_the_same_cells_as_python() -> None:
    tiles = packed_tiles("current")
    assert bench.survey(7, 20) == plain_playout().surveys(7, 20, *tiles)[0]


def test_modes_that_are_not_there_yet_are_named() -> None:
    with pytest.raises(ValueError, match="have mode 'base' only so far, not 'night'"):
        batch.setup(2, Options(mode="night"))


def test_every_tile_of_the_box_is_laid_and_every_card_dealt() -> None:
    playout = plain_playout()
    for number in range(20):
        word, *board = playout.lay_out(playout.seed(number), *packed_tiles("current"))
        kinds = Counter(kind_of(board, cell) for cell in range(49) if cell // 7 % 2 or cell % 2)
        kinds[board[9] & 3, board[9] >> 2] += 1
        assert kinds == Counter(
            (t.shape, t.sign % (DAY + 1) * (t.sign <= DAY)) for t in TILES["current"]
        )
        piles = [unpacked(pile) for pile in playout.deal(word, 4, 6)[1:]]
        assert sorted(card for pile in piles for card in pile) == list(range(1, DAY + 1))


def kind_of(board: list[int], cell: int) -> tuple[int, int]:
    """The shape and the sign of the tile on a cell."""
    open_ = sum((plane >> cell & 1) << bit for bit, plane in enumerate(board[:4]))
    sign = sum((plane >> cell & 1) << bit for bit, plane in enumerate(board[4:9]))
    shape = 0 if open_ in {5, 10} else 2 if open_.bit_count() == 3 else 1
    return shape, sign


def test_nobody_is_favoured_and_every_game_ends() -> None:
    games = play("labyrinthe", 3_000, seats=4, cards=1)
    assert int(games.plies.max()) < 2 * LONGEST
    wins = (games.ranks == 1).sum(axis=0)
    assert (int(wins.sum()), int((games.ranks == 2).sum())) == (3_000, 9_000)
    assert int(wins.min()) > 600  # of 750 expected each


def test_all_shifts_but_the_forbidden_ones_are_picked() -> None:
    playout = plain_playout()
    word = playout.seed(1)
    for last in (NO_ARROW, 0, 5, 11):
        seen = set()
        for _ in range(3_000):
            word = playout.next_word(word)
            arrow, turn, _rest = playout.pick_shift(word, last)
            seen.add((arrow, turn))
        forbidden = None if last == NO_ARROW else PLAIN.opposite(last)
        assert seen == {(a, t) for a in range(12) for t in range(4) if a != forbidden}


def test_where_there_is_no_gpu_it_is_said() -> None:
    without = os.environ | {"NUMBA_DISABLE_CUDA": "1"}
    command = [sys.executable, "-m", "manoir.cli", "bench", "labyrinthe", "--gpu"]
    result = subprocess.run(command, env=without, capture_output=True, text=True, check=False)
    assert result.returncode == exits.UNAVAILABLE
    assert "there is no GPU here" in result.stderr
