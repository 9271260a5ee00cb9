"""R14: how long others wait for a move tells nothing of what is hidden.

Two worlds that a spectator cannot tell apart play the same move, by turns, and are timed until the
spectator's bytes are there. In one of them something hidden holds, in the other it does not: the
card that is sought is within reach, the ghost that climbs is the mover's own.
"""

import gc
from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from statistics import fmean, quantiles, variance
from time import perf_counter_ns
from typing import Any

import msgspec
import pytest

from manoir.games.escalier.moves import Advance
from manoir.kernel.registry import find
from manoir.server import wire
from manoir.server.tables import projections
from manoir.server.tables.commands import in_play
from manoir.server.tables.table import Table
from tests.games.labyrinthe.seeking import ways
from tests.kernel.walks import other_state
from tests.server.tables.test_secrecy import with_state
from tests.server.tables.test_secrecy_walk import positions

Holds = Callable[[Any, int, Any], bool]
DRAWN = 8  # worlds at a position, among which two that differ are looked for
CALM = 0.95  # of all times: the rest were interrupted
LARGEST_T = 4.5
LEAK = 3_000  # nanoseconds
LONG, PLANTED = 100_000, 20_000


def card_is_within_reach(state: Any, seat: int, _move: Any) -> bool:
    return bool(ways(state, seat))


def ghost_is_own(state: Any, seat: int, move: Any) -> bool:
    if not isinstance(move, Advance):
        return False
    there = [ghost.colour for ghost in state.ghosts if ghost.step == move.ghost.step]
    return bool(state.owners[there[move.ghost.slot]] == seat)


HIDDEN: dict[str, Holds] = {"labyrinthe": card_is_within_reach, "escalier": ghost_is_own}


def time_move(table: Table, asked: wire.Play) -> tuple[int, bytes]:
    """Nanoseconds until a spectator's bytes are there, and the bytes."""
    who = table.chairs[asked.seat].holder
    assert who is not None
    assert table.match is not None
    begun = perf_counter_ns()
    in_play.play(table, who, asked)
    shown = projections.Shown(table.match, asked.ply).to(None)
    return perf_counter_ns() - begun, shown


def twins(game: str, rng: Random) -> Iterator[tuple[Table, Table, wire.Play]]:
    """The world where something holds, the one where it does not, and a move for both."""
    holds = HIDDEN[game]
    for number, table in enumerate(positions(find(game), rng.getrandbits(30))):
        match = table.match
        assert match is not None
        seat = match.to_act[0]
        move = rng.choice(match.legal(seat))
        worlds: dict[bool, Any] = {}
        for _ in range(DRAWN):
            state = other_state(match, None, rng.randrange)
            worlds.setdefault(holds(state, seat, move), state)
        if len(worlds) == 2:
            raw = msgspec.Raw(msgspec.json.encode(move))
            asked = wire.Play(seat, match.ply, f"action-{number:08}", raw)
            yield with_state(table, worlds[True]), with_state(table, worlds[False]), asked


def measure(game: str, count: int, seed: int, leak: int = 0) -> float:
    """Welch's t of the two kinds of world; `leak` is added where it holds."""
    rng = Random(seed)
    times: dict[bool, list[int]] = {True: [], False: []}
    for *pair, asked in twins(game, rng):
        order = [True, False] if rng.random() < 0.5 else [False, True]
        taken = {}
        gc.disable()
        for kind in order:
            taken[kind] = time_move(pair[not kind], asked)
        gc.enable()
        if taken[True][1] != taken[False][1]:
            continue  # the move itself has shown something
        for kind, (nanoseconds, _) in taken.items():
            times[kind].append(nanoseconds + leak * kind)
        if len(times[True]) == count:
            break
    limit = quantiles(times[True] + times[False], n=100)[int(100 * CALM) - 1]
    calm = [[one for one in kind if one <= limit] for kind in times.values()]
    return welch(*calm)


def welch(ours: list[int], theirs: list[int]) -> float:
    spread = sqrt(variance(ours) / len(ours) + variance(theirs) / len(theirs))
    return (fmean(ours) - fmean(theirs)) / spread


@pytest.mark.soak
@pytest.mark.parametrize("game", HIDDEN)
def test_R14_a_hundred_thousand_moves_take_as_long_whatever_is_hidden(game: str) -> None:
    t = measure(game, LONG, seed=15)
    print(f"R14: {game}, {LONG} moves in each world, t = {t:.2f}")
    assert abs(t) < LARGEST_T


@pytest.mark.soak
@pytest.mark.parametrize("game", HIDDEN)
def test_R14_three_microseconds_more_would_be_found(game: str) -> None:
    assert abs(measure(game, PLANTED, seed=16, leak=LEAK)) > LARGEST_T
