"""Compiled games are the games of the rules: the same moves lead a match to the same end."""

import os
import subprocess
import sys
from collections import Counter
from functools import cache

import pytest

from manoir.games.labyrinthe import GAME, batch
from manoir.games.labyrinthe.box import ARROWS, DAY, HOMES, TILES
from manoir.games.labyrinthe.core import NO_ARROW, PLAIN
from manoir.games.labyrinthe.moves import Go, Shift
from manoir.games.labyrinthe.playout import CARD_BITS, LONGEST, NOBODY, Playout, build
from manoir.games.labyrinthe.state import Options
from manoir.kernel.commands import exits
from manoir.kernel.compiled.jit import plain
from manoir.kernel.match import Match

SETUPS = [(2, 12), (2, 1), (3, 8), (4, 6)]


@cache
def plain_playout() -> Playout:
    return build(plain, PLAIN)


def match_of(number: int, seats: int, cards: int) -> tuple[Match, int]:
    """A match with the maze and the cards of a compiled game, and the generator after them."""
    playout = plain_playout()
    word, *board = playout.lay_out(playout.seed(number))
    word, *piles = playout.deal(word, seats, cards)
    state = GAME.rules.new(seats, Options(first=0))
    match = Match(GAME, seats=seats, seed=0)
    match.history.clear()
    match.log.clear()
    # `deal` fills the first pile last, and the seat to act has the first one.
    match.state = type(state)(
        options=state.options,
        homes=HOMES[:seats],
        pawns=HOMES[:seats],
        board=tuple(board),
        piles=tuple(unpacked(pile) for pile in piles[:seats]),
        nights=((),) * seats,
        found=((),) * seats,
        turn=0,
    )
    return match, word


def unpacked(pile: int) -> tuple[int, ...]:
    cards = []
    while pile:
        cards.append(pile & (1 << CARD_BITS) - 1)
        pile >>= CARD_BITS
    return tuple(cards)


@pytest.mark.parametrize(("seats", "cards"), SETUPS)
def test_a_compiled_game_is_a_game_of_the_rules(seats: int, cards: int) -> None:
    playout = plain_playout()
    for number in range(3):
        match, word = match_of(number, seats, cards)
        last, turns = NO_ARROW, 0
        while not match.outcome:
            word = playout.next_word(word)
            arrow, turn, rest = playout.pick_shift(word, last)
            seat = match.to_act[0]
            match.play(seat, Shift(ARROWS[arrow], turn))
            reached = sum(1 << move.cell for move in match.legal(seat))
            match.play(seat, Go(playout.pick_cell(reached, rest)))
            last, turns = arrow, turns + 1
        winner, length, _ = playout.game(number, seats, cards)
        assert (match.outcome.winners, turns) == ((winner,), length)


@pytest.mark.parametrize(("seats", "cards"), SETUPS)
def test_machine_code_plays_the_same_games_as_python(seats: int, cards: int) -> None:
    games = batch.play_on_core(100, 5, seats, cards)
    here = [plain_playout().game(number, seats, cards) for number in range(100, 105)]
    compiled = zip(games.winners, games.turns, games.traces, strict=True)
    assert [tuple(int(value) for value in game) for game in compiled] == here


def test_machine_code_surveys_the_same_cells_as_python() -> None:
    assert batch.survey_on_core(7, 20) == plain_playout().surveys(7, 20)[0]


def test_every_tile_of_the_box_is_laid_and_every_card_dealt() -> None:
    playout = plain_playout()
    for number in range(20):
        word, *board = playout.lay_out(playout.seed(number))
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
    games = batch.play_on_core(0, 3_000, 4, 1)
    assert NOBODY not in games.winners
    assert int(games.turns.max()) < LONGEST
    assert min(Counter(games.winners.tolist()).values()) > 600  # of 750 expected each


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
