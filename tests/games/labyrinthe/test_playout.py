"""Compiled games are the games of the rules: the same moves lead a match to the same end."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from manoir.batch import play
from manoir.games.labyrinthe import GAME, batch, bench, rules
from manoir.games.labyrinthe.batch import survey
from manoir.games.labyrinthe.batch.cards import CARD_BITS, NIGHT_HAND, PILE
from manoir.games.labyrinthe.batch.choosing import MOST, SHIFTS
from manoir.games.labyrinthe.batch.laying import packed_tiles
from manoir.games.labyrinthe.batch.playout import (
    EACH,
    FIRST,
    LONGEST,
    MODE,
    MODES,
    TILE,
    Playout,
    build,
)
from manoir.games.labyrinthe.box import ARROWS, DAY, NIGHT, TILES
from manoir.games.labyrinthe.core import NO_ARROW, PLAIN
from manoir.games.labyrinthe.moves import Coin, Go, Shift
from manoir.games.labyrinthe.state import Options, State
from manoir.kernel import NATURE
from manoir.kernel.commands import exits
from manoir.kernel.compiled.batch import PlayGame, build_game
from manoir.kernel.compiled.jit import plain
from manoir.kernel.match import Match
from tests.games.batches import MANY, check_every_move, check_same

SETUPS = [
    (2, Options(first=0)),
    (2, Options(cards=1, edition="older")),
    (3, Options(first=2, colours=(3, 0, 1))),
    (4, Options()),
    (2, Options(mode="children", edition="older")),
    (3, Options(mode="children", cards=2, first=1)),
    (4, Options(mode="children", colours=(2, 0, 3, 1))),
    (2, Options(mode="night")),
    (3, Options(mode="night", edition="older", colours=(3, 1, 0))),
    (4, Options(mode="night", cards=2, first=3)),
]


@cache
def plain_playout() -> Playout:
    return build(plain, PLAIN)


@cache
def plain_game() -> PlayGame:
    return build_game(plain, plain_playout().stretches)


def match_of(number: int, seats: int, options: Options) -> tuple[Match, int]:
    """A match with the maze and the cards of a compiled game, and the generator after them."""
    playout, setup = plain_playout(), batch.setup(seats, options)
    word, *board = playout.lay_out(playout.seed(number), *setup[TILE:])
    word, dealt = playout.deal(word, seats, setup[EACH], setup[MODE])
    word, first = playout.first(word, setup[FIRST], seats)
    state = GAME.rules.new(seats, options)
    match = Match(GAME, seats=seats, seed=0)
    match.history.clear()
    match.log.clear()
    # The seat that starts has the first number.
    by_seat = [dealt[(seat - first) % seats] for seat in range(seats)]
    match.state = replace(
        state,
        board=tuple(board),
        piles=tuple(day_cards(cards, options) for cards in by_seat),
        nights=tuple(hand(cards & NIGHT_HAND * (options.mode == "night")) for cards in by_seat),
        turn=first,
    )
    return match, word


def day_cards(cards: int, options: Options) -> tuple[int, ...]:
    if options.mode == "children":
        return hand(cards)
    return unpacked(cards & PILE if options.mode == "night" else cards)


def unpacked(pile: int) -> tuple[int, ...]:
    cards = []
    while pile:
        cards.append(pile & (1 << CARD_BITS) - 1)
        pile >>= CARD_BITS
    return tuple(cards)


def hand(bits: int) -> tuple[int, ...]:
    return tuple(card for card in range(1, DAY + NIGHT + 1) if bits >> card & 1)


def by_the_rules(number: int, seats: int, options: Options) -> Iterator[State]:
    """The state after every turn of that game, and at last with the coin turned."""
    playout, (match, word) = plain_playout(), match_of(number, seats, options)
    state: Any = match.state
    last = NO_ARROW
    while state.home is None:
        word = playout.next_word(word)
        arrow, turn, rest = playout.pick_shift(word, last)
        state, last = rules.apply(state, state.turn, Shift(ARROWS[arrow], turn)), arrow
        offered: Any = rules.legal(state, state.turn)
        reached = sum(1 << move.cell for move in offered)
        state = rules.apply(state, state.turn, Go(playout.pick_cell(reached, rest)))
        yield state
    if options.mode == "night":
        yield rules.apply(state, NATURE, Coin(playout.coin(playout.next_word(word))))


@pytest.mark.parametrize("games", [3, pytest.param(200, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_a_game_is_one_of_the_rules(seats: int, options: Options, games: int) -> None:
    for number in range(games):
        states = list(by_the_rules(number, seats, options))
        outcome, ranks, scores = rules.outcome(states[-1]), [0] * seats, [0] * seats
        plies, _ = plain_game()(number, batch.setup(seats, options), [], ranks, scores)
        assert outcome is not None
        assert (outcome.ranks, outcome.scores) == (tuple(ranks), tuple(scores))
        assert plies == 2 * (len(states) - (options.mode == "night"))


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_machine_code_plays_the_same_moves(seats: int, options: Options) -> None:
    check_every_move("labyrinthe", 2_000, seats, **to_builtins(options))


@pytest.mark.parametrize("games", [5, pytest.param(MANY, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_machine_code_plays_the_same_games(seats: int, options: Options, games: int) -> None:
    check_same("labyrinthe", games, seats, **to_builtins(options))


@pytest.mark.parametrize("mode", ["base", "children", "night"])
def test_a_policy_is_shown_what_the_rules_allow(mode: Any) -> None:
    """In their order: hence one that throws its dice on them plays the same games as chance."""
    options = Options(mode=mode, cards=2)
    shown: list[tuple[tuple[int, ...], int, tuple[int, ...]]] = []

    def policy(position: Any, moves: Any, count: int, chance: int) -> int:
        shown.append((tuple(moves[:count]), chance * count >> 32, position))
        return chance * count >> 32

    setup, room = batch.setup(2, options), [0, 0]
    asked = build_game(plain, batch.build(plain, policy))(4, setup, [0] * MOST, room, room)
    assert asked == plain_game()(4, setup, [], room, room)
    state: Any = match_of(4, 2, options)[0].state
    for moves, chosen, position in shown:
        legal = rules.legal(state, state.turn)
        assert list(moves) == [numbered(move) for move in legal]
        assert position[:10] == state.board
        assert sought(position[13:], options) == set(rules.seeks(state, state.turn))
        state = rules.apply(state, state.turn, legal[chosen])
    assert state.home is not None


def sought(shown: tuple[int, ...], options: Options) -> set[int]:
    cards, loose = shown
    if loose:
        return set(hand(cards))
    return set(day_cards(cards, options)[:1])


def numbered(move: Any) -> int:
    if isinstance(move, Go):
        return SHIFTS + move.cell
    return 4 * ARROWS.index(move.arrow) + int(move.turn)


@pytest.mark.parametrize("boards", [2, pytest.param(100, marks=pytest.mark.soak)])
def test_machine_code_surveys_the_same_cells_as_python(boards: int) -> None:
    surveys = survey.build(plain, PLAIN, plain_playout()).surveys
    assert bench.survey(7, boards) == surveys(7, boards, *packed_tiles("current"))


@pytest.mark.parametrize("night", [False, True])
def test_every_tile_of_the_box_is_laid(night: bool) -> None:
    playout = plain_playout()
    for number in range(20):
        tiles = packed_tiles("current", night=night)
        _, *board = playout.lay_out(playout.seed(number), *tiles)
        kinds = Counter(kind_of(board, cell) for cell in range(49) if cell // 7 % 2 or cell % 2)
        kinds[board[9] & 3, board[9] >> 2] += 1
        signs = [(t.shape, t.sign if t.sign <= DAY or night else 0) for t in TILES["current"]]
        assert kinds == Counter((shape, PLAIN.sign_of(sign)) for shape, sign in signs)


def test_every_card_is_dealt_and_none_twice() -> None:
    playout = plain_playout()
    for number in range(20):
        word = playout.seed(number)
        piles = [unpacked(pile) for pile in playout.deal(word, 4, 6, MODES["base"])[1]]
        assert sorted(card for pile in piles for card in pile) == list(range(1, DAY + 1))
        hands = [hand(cards) for cards in playout.deal(word, 3, 8, MODES["children"])[1]]
        assert sorted(card for cards in hands for card in cards) == list(range(1, DAY + 1))
        both = playout.deal(word, 3, 4, MODES["night"])[1]
        nights = [card for cards in both for card in hand(cards & NIGHT_HAND)]
        assert sorted(nights) == list(range(DAY + 1, DAY + NIGHT + 1))
        days = [card for cards in both for card in unpacked(cards & PILE)]
        assert len(days) == len(set(days)) == 12
        assert set(days) <= set(range(1, DAY + 1))


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
