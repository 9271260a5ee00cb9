"""Compiled games are the games of the rules, and no marble is lost in any of them."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest
from msgspec import to_builtins

from manoir.games.pacman import GAME, batch, core, rules
from manoir.games.pacman.batch import playout
from manoir.games.pacman.batch.guessing import SPANS
from manoir.games.pacman.batch.moves import CHASES, FILL_HOLE, ROB_SEAT, RUNS
from manoir.games.pacman.batch.playout import SCRATCH
from manoir.games.pacman.core import PLAIN
from manoir.games.pacman.core.row import (
    EATERS,
    GHOSTS,
    SEATS,
    TURN,
    TURNS,
    WHITE,
    WHITE_HIGH,
    WHITE_LOW,
    YELLOW,
    YELLOW_HIGH,
    YELLOW_LOW,
)
from manoir.games.pacman.flat import flatten, unflatten
from manoir.games.pacman.moves import Chase, Move, PutBack, Rob, Roll, Rolled, Run
from manoir.games.pacman.state import Options, State
from manoir.games.pacman.ways import paths, ways
from manoir.kernel.compiled.batch import build_game
from manoir.kernel.compiled.jit import compiler, plain
from tests.games.batches import MANY, check_every_move, check_same
from tests.games.pacman.sketches import BARE, sketch

KINDS = [(seats, Options(**variant)) for seats, variant in product((2, 3, 4), GAME.variants)]


@cache
def plain_playout() -> playout.Playout:
    return playout.build(plain, PLAIN)


def after_a_step(state: State, number: int) -> State:
    row = flatten(state)
    walker = plain_playout()
    walker.step(row, ways(state.options.circuit), walker.seed(number), [0] * SPANS)
    return unflatten(state.options, row, len(state.marbles))


def after_any_move(state: State) -> Iterator[State]:
    """By the rules, one for every way to play; with every throw first, where one is due."""
    seat = state.turn or 0
    legal = rules.legal(state, seat)
    if legal != (Roll(),):
        yield from (rules.apply(state, seat, move) for move in legal)
        return
    thrown = rules.apply(state, seat, Roll())
    for one, two in product(range(1, 7), repeat=2):
        yield from after_any_move(rules.apply(thrown, -1, Rolled(one, two)))


@pytest.mark.few(6)
@pytest.mark.parametrize("every", [23, pytest.param(3, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_every_step_is_a_move_of_the_rules(seats: int, options: Options, every: int) -> None:
    start = rules.new(seats, options)
    row, table = flatten(start), ways(options.circuit)
    row[TURN] = 0
    walker = plain_playout()
    word = walker.seed(seats)
    for ply in range(1200):
        before = unflatten(options, row, len(start.marbles))
        if PLAIN.is_over(row):
            break
        word = walker.step(row, table, word, [0] * SPANS)
        if ply % every == 0:
            assert unflatten(options, row, len(start.marbles)) in after_any_move(before)


def test_every_move_is_as_likely_as_any_other() -> None:
    """A yellow marble in the tray, a ghost near by: attacks short of the die are among them."""
    grid = BARE.replace(".........", ".A.1.....", 1)
    state = sketch(grid, "trays 3+1 4+0", "dice 5 2")
    wanted = Counter(after_any_move(state))
    draws = 400 * sum(wanted.values())
    found = Counter(after_a_step(state, number) for number in range(draws))
    assert set(found) == set(wanted)
    for after, ways_there in wanted.items():
        assert 0.7 < found[after] / (400 * ways_there) < 1.3


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_machine_code_plays_the_same_moves(seats: int, options: Options) -> None:
    check_every_move("pacman", 2_000, seats, **to_builtins(options))


@pytest.mark.parametrize("games", [2, pytest.param(MANY, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_machine_code_plays_the_same_games(seats: int, options: Options, games: int) -> None:
    check_same("pacman", games, seats, **to_builtins(options))


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_ranks_and_scores_are_those_of_the_rules(seats: int, options: Options) -> None:
    setup, table, walker = (
        batch.setup(seats, options).tolist(),
        ways(options.circuit),
        plain_playout(),
    )
    ranks, scores = [0] * seats, [0] * seats
    moves, _ = build_game(plain, walker.stretches)(7, setup, [0] * SCRATCH, ranks, scores)
    start = rules.new(seats, options)
    row, steps, word = flatten(start), 0, walker.shake(walker.seed(7))
    row[TURN] = walker.below(word, seats)
    while not PLAIN.is_over(row):
        word = walker.step(row, table, word, [0] * SPANS)
        steps += 1
    outcome = rules.outcome(unflatten(options, row, len(start.marbles)))
    assert outcome is not None
    assert (outcome.ranks, outcome.scores, steps) == (tuple(ranks), tuple(scores), moves)


@pytest.mark.parametrize(("seats", "options"), KINDS[::5])
def test_a_policy_is_shown_what_the_rules_allow(seats: int, options: Options) -> None:
    places, asked = len(rules.new(seats, options).marbles), Counter[type]()

    def policy(position: list[int], moves: list[int], count: int, chance: int) -> int:
        state = unflatten(options, position, places)
        legal = rules.legal(state, position[TURN])
        if asked.total() % 7 == 0 or state.robs or state.returns:
            assert [decoded(options, moves[index]) for index in range(count)] == list(legal)
        asked[type(legal[0])] += 1
        return chance * count >> 32

    room = [0] * seats
    game = build_game(plain, batch.build(plain, policy))
    for number in range(3):
        moves, _ = game(number, batch.setup(seats, options).tolist(), [0] * SCRATCH, room, room)
        assert moves > 0
    assert set(asked) >= {Run, Chase, PutBack}


def decoded(options: Options, move: int) -> Move:
    kind, die, what = move & 15, move >> 4 & 15, move >> 8
    if kind == ROB_SEAT:
        return Rob(what)
    if kind == FILL_HOLE:
        return PutBack(what)
    path = paths(options.circuit)[what]
    return Run(die, path) if kind == RUNS else Chase(die, kind - CHASES, path)


@cache
def counting_loop(jit: Any, machine: core.Core) -> Any:
    """Plays games and looks after every move: whether a marble is lost, made or dyed."""
    walker = playout.build(jit, machine)
    seed, step = walker.seed, walker.step
    is_over, tally = machine.is_over, machine.tally

    @jit  # type: ignore[untyped-decorator]
    def is_whole(p: Any, white: int) -> bool:
        good, whites, yellows = True, 0, 0
        for seat in range(p[SEATS]):
            whites += p[WHITE + seat]
            yellows += p[YELLOW + seat]
            good = good and p[WHITE + seat] >= 0 and p[YELLOW + seat] >= 0
        whites += tally(p[WHITE_LOW]) + tally(p[WHITE_HIGH])
        yellows += tally(p[YELLOW_LOW]) + tally(p[YELLOW_HIGH])
        good = good and (p[WHITE_LOW] & p[YELLOW_LOW] | p[WHITE_HIGH] & p[YELLOW_HIGH]) == 0
        return good and whites == white and yellows == 4

    @jit  # type: ignore[untyped-decorator]
    def loop(games: int, start: Any, table: Any, white: int) -> tuple[int, int, int]:
        spans = np.zeros(SPANS, np.int64)
        moves = bad = longest = 0
        for number in range(games):
            p = start.copy()
            p[TURN] = number % p[SEATS]
            word = seed(number)
            while not is_over(p):
                word = step(p, table, word, spans)
                moves += 1
                bad += not is_whole(p, white)
            longest = max(longest, p[TURNS])
        return moves, bad, longest

    return loop


def white_of(options: Options) -> int:
    return 56 if options.circuit == "classic" else 72


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_no_marble_is_lost_and_every_game_ends(seats: int, options: Options) -> None:
    start, loop = flatten(rules.new(seats, options)), counting_loop(plain, PLAIN)
    moves, bad, longest = loop(2, start, ways(options.circuit), white_of(options))
    assert moves > 2 * 56 / 6
    assert (bad, longest <= 1000) == (0, True)


def test_a_marble_too_many_would_be_seen() -> None:
    start = flatten(rules.new(2, Options()))
    start[WHITE] = 1
    moves, bad, _ = counting_loop(plain, PLAIN)(1, start, ways("classic"), 56)
    assert bad == moves


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_no_marble_is_lost_in_100_000_games(seats: int, options: Options) -> None:
    start, table = flatten(rules.new(seats, options)), batch.table(options.circuit)
    loop = counting_loop(compiler(), compiled_core())
    games = 100_000 // len(KINDS) + 1
    _, bad, longest = loop(games, np.array(start, np.int64), table, white_of(options))
    assert (bad, longest <= 1000) == (0, True)


@cache
def compiled_core() -> core.Core:
    return core.build(compiler())


def test_a_position_survives_being_flattened() -> None:
    for state in (rules.new(3, Options()), sketch(BARE, "trays 3+1 4+0", "dice 5 2", "run")):
        assert unflatten(state.options, flatten(state), len(state.marbles)) == state
    assert flatten(rules.new(2, Options()))[EATERS : EATERS + 2] == [0, 8]
    assert flatten(rules.new(2, Options()))[GHOSTS] == 32
