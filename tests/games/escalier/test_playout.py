"""Compiled games are the games of the rules, turn by turn."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from manoir.bots.compiled_cache import CompiledCache
from manoir.games.escalier import batch, rules
from manoir.games.escalier.core import ADVANCE, HAUNT, SWAP
from manoir.games.escalier.moves import Advance, Begin, Haunt, Roll, Rolled, Swap, Trade
from manoir.games.escalier.playout import FACES, MOST, Playout, build
from manoir.games.escalier.rows import DECLINE, NOBODY, STAIRS, TRADE, row_of
from manoir.games.escalier.staircase import BOX, GHOST_FACE, Place
from manoir.games.escalier.state import Options, State
from manoir.kernel import NATURE
from manoir.kernel.compiled.batch import build_game
from manoir.kernel.compiled.jit import plain
from tests.games.batches import check_every_move, check_same

Turn = tuple[int, int, int, int, int]  # four rows, and whose turn it is after it

KINDS = [
    (seats, replace(kind, podium=podium, grands=grands, colours=kind.colours[:seats]))
    for seats, podium, grands, kind in product(
        (2, 3, 4),
        (False, True),
        (False, True),
        (Options(first="random"), Options(first=1, colours=(2, 0, 3, 1))),
    )
]


@cache
def plain_playout() -> Playout:
    return build(plain, STAIRS)


def rows(state: State) -> Turn:
    assert state.turn is not None
    return state.colour_row, state.token_row, state.ghost_row, state.arrived_row, state.turn


def begun(number: int, seats: int, options: Options) -> tuple[State, int]:
    """The beginning of that game by the rules, and the word after it."""
    playout, state = plain_playout(), rules.new(seats, options)
    named = NOBODY if state.turn is None else state.turn
    word, first = playout.first(playout.seed(number), named, seats)
    return state if state.turn is not None else rules.apply(state, NATURE, Begin(first)), word


def by_the_rules(number: int, seats: int, options: Options) -> Iterator[State]:
    """The state after every turn of that game."""
    state, word = begun(number, seats, options)
    while rules.outcome(state) is None:
        word, face, chance = plain_playout().throw(word)
        seat = state.turn or 0
        state = rules.apply(rules.apply(state, seat, Roll()), NATURE, Rolled(face))
        if state.die is not None:
            moves = rules.legal(state, seat)
            state = rules.apply(state, seat, moves[chance * len(moves) >> 32])
        yield state


@cache
def recorder() -> Any:
    (record,) = CompiledCache("escalier-turns", "tests.games.escalier.turn_entries").functions()
    return record


def compiled(number: int, seats: int, options: Options) -> list[Turn]:
    turns = np.zeros((1000, 5), np.int64)
    setup = np.array(batch.setup(seats, options), np.int64)
    count = recorder()(number, setup, np.zeros(MOST, np.int64), turns)
    return [(a, b, c, d, e) for a, b, c, d, e in turns[:count].tolist()]


@pytest.mark.parametrize("games", [10, pytest.param(2_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_every_compiled_turn_is_one_of_the_rules(seats: int, options: Options, games: int) -> None:
    for number in range(games):
        states = list(by_the_rules(number, seats, options))
        assert compiled(number, seats, options) == [rows(state) for state in states]


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_ranks_and_scores_are_those_of_the_rules(seats: int, options: Options) -> None:
    setup, play = batch.setup(seats, options), build_game(plain, plain_playout().stretches)
    for number in range(10):
        ranks, scores = [0] * seats, [0] * seats
        turns, _ = play(number, setup, [0] * MOST, ranks, scores)
        *_, last = states = list(by_the_rules(number, seats, options))
        outcome = rules.outcome(last)
        assert outcome is not None
        assert (outcome.ranks, outcome.scores) == (tuple(ranks), tuple(scores))
        assert turns == len(states)


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_machine_code_plays_the_same_moves(seats: int, options: Options) -> None:
    check_every_move("escalier", 2_000, seats, **to_builtins(options))


@pytest.mark.parametrize("games", [20, pytest.param(100_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_machine_code_plays_the_same_games(seats: int, options: Options, games: int) -> None:
    check_same("escalier", games, seats, **to_builtins(options))


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_a_policy_is_shown_what_the_rules_allow(seats: int, options: Options) -> None:
    """In their order: hence one that throws its dice on them plays the same games as chance."""
    shown: list[tuple[str, ...]] = []

    def policy(_position: Any, moves: Any, count: int, chance: int) -> int:
        shown.append(tuple(named(moves[index]) for index in range(count)))
        return chance * count >> 32

    play = build_game(plain, batch.build(plain, policy))
    by_chance = build_game(plain, plain_playout().stretches)
    for number in range(5):
        shown.clear()
        room = [0] * seats
        asked = play(number, batch.setup(seats, options), [0] * MOST, room, room)
        assert asked == by_chance(number, batch.setup(seats, options), [], room, room)
        assert shown == list(offered(number, seats, options))


def named(move: int) -> str:
    kind, one, other = move & 15, move >> 4 & 15, move >> 8
    words = {HAUNT: f"haunt {one}", DECLINE: "decline", ADVANCE: f"advance {one}"}
    words |= {SWAP: f"swap {one} {other}", TRADE: f"trade {one} {other}"}
    return words[kind]


def offered(number: int, seats: int, options: Options) -> Iterator[tuple[str, ...]]:
    """The legal moves wherever there is something to decide."""
    state, word = begun(number, seats, options)
    while rules.outcome(state) is None:
        word, face, chance = plain_playout().throw(word)
        seat = state.turn or 0
        state = rules.apply(rules.apply(state, seat, Roll()), NATURE, Rolled(face))
        if state.die is not None:
            legal = rules.legal(state, seat)
            places = standing(state)
            yield tuple(worded(move, places) for move in legal)
            state = rules.apply(state, seat, legal[chance * len(legal) >> 32])


def standing(state: State) -> list[Place]:
    steps = [ghost.step for ghost in state.ghosts]
    return [Place(step, index - steps.index(step)) for index, step in enumerate(steps)]


def worded(move: Any, places: list[Place]) -> str:
    match move:
        case Haunt(colour):
            return f"haunt {colour}"
        case Advance(place):
            return f"advance {places.index(place)}"
        case Swap(one, other):
            return f"swap {places.index(one)} {places.index(other)}"
        case Trade(one, other):
            return f"trade {one} {other}"
        case _:
            return "decline"


def test_every_way_is_as_likely_as_any_other() -> None:
    """Four ghosts, and tokens to trade: twelve exchanges."""
    state = rules.new(4, Options(grands=True))
    ghosts = row_of(4 * step + colour for step, colour in ((3, 0), (5, 1), (5, 2), (9, 3)))
    now, moves = (state.colour_row, 0, ghosts, 0, 0), [0] * MOST
    after: Counter[Any] = Counter()
    word = plain_playout().seed(1)
    while after.total() < 6_000:
        word, face, chance = plain_playout().throw(word)
        if face == GHOST_FACE:
            after[plain_playout().turn(*now, False, True, face, chance, moves)] += 1
    assert len(after) == 12
    assert all(400 < times < 600 for times in after.values())


def test_all_faces_are_thrown_as_often_as_the_box_says() -> None:
    faces: Counter[int] = Counter()
    word = plain_playout().seed(2)
    for _ in range(6_000):
        word, face, _ = plain_playout().throw(word)
        faces[face] += 1
    assert set(faces) == {*BOX.pips, GHOST_FACE}
    for face, times in faces.items():
        assert 0.85 < times / (1_000 * FACES.count(face)) < 1.15
