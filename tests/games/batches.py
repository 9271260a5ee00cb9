"""Compiled games beside the same games in plain Python."""

import os
from functools import cache
from typing import Any, Final

import numpy as np

from manoir.batch import batch_of, first_number, play
from manoir.kernel.compiled import mwc_rng
from manoir.kernel.compiled.batch import Games, build_game, room
from manoir.kernel.compiled.jit import compiler, named, plain
from manoir.kernel.match_parts.setup import options_of
from manoir.kernel.registry import find

# Games a kind that a soak plays in plain Python too: 100,000 of the long games take hours.
MANY: Final = int(os.environ.get("SOAK_GAMES", "2_000"))
LOG: Final = 40_000  # moves of a game that can be written down


def play_plain(game: str, games: int, *, seats: int, seed: int = 0, **options: Any) -> Games:
    """As `manoir.batch.play`, by the same source, which nobody has compiled."""
    found, batch = find(game), batch_of(find(game))
    setup = list(map(int, batch.setup(seats, options_of(found, seats, options))))
    one = build_game(plain, batch.build(plain))
    played, scratch = room(games, seats), [0] * batch.SCRATCH
    for index in range(games):
        ranks, scores = [0] * seats, [0] * seats
        number = first_number(seed) + index
        played.plies[index], played.prints[index] = one(number, setup, scratch, ranks, scores)
        played.ranks[index], played.scores[index] = ranks, scores
    return played


def check_same(game: str, games: int, seats: int, seed: int | None = None, **options: Any) -> None:
    """Compiled, these games have the same ranks, scores, plies and last positions."""
    seed = games if seed is None else seed
    here = play_plain(game, games, seats=seats, seed=seed, **options)
    there = play(game, games, seats=seats, seed=seed, **options)
    for name in Games._fields:
        np.testing.assert_array_equal(getattr(here, name), getattr(there, name), name)


def check_every_move(game: str, games: int, seats: int, **options: Any) -> None:
    """Compiled, these games have the same positions, offers and choices, one by one."""
    batch = batch_of(find(game))
    setup = np.asarray(batch.setup(seats, options_of(find(game), seats, options)), np.int64)
    log: list[int] = []
    one = build_game(plain, batch.build(plain, _remembers(log)))
    other = _recorded(game)
    scratch, results = np.zeros(batch.SCRATCH + LOG, np.int64), np.zeros((4, seats), np.int64)
    asked = 0
    for number in range(games):
        log.clear()
        scratch[-1] = results[:] = 0
        here = one(number, setup.tolist(), [0] * batch.SCRATCH, *results[:2])
        there = other(number, setup, scratch, *results[2:])
        assert (*here, results[:2].tolist()) == (*there, results[2:].tolist()), number
        assert log == scratch[::-1][1 : 1 + scratch[-1]].tolist(), number
        asked += bool(log)
    # Not all: on the stairs a short game may leave nobody a choice.
    assert asked >= 0.99 * games, "hardly anybody was asked"


def _remembers(log: list[int]) -> Any:
    """Chance, that writes down a print of all it is asked and answers."""
    fold = mwc_rng.build(plain).fold

    def policy(position: Any, moves: Any, count: int, chance: int) -> int:
        seen, choice = 0, chance * count >> 32
        for value in position:
            seen = fold(seen, value)
        for index in range(count):
            seen = fold(seen, moves[index])
        log.append(fold(seen, choice))
        return choice

    return policy


@cache
def _recorded(game: str) -> Any:
    """The same, compiled: it writes at the end of its room, the last number of which counts."""
    jit: Any = named(compiler(), f"recorded_{game}")
    fold = mwc_rng.build(jit).fold

    @jit  # type: ignore[untyped-decorator]
    def policy(position: Any, moves: Any, count: int, chance: int) -> int:
        seen, choice = 0, chance * count >> 32
        for value in position:
            seen = fold(seen, value)
        for index in range(count):
            seen = fold(seen, moves[index])
        moves[-1] += 1
        moves[-1 - moves[-1]] = fold(seen, choice)
        return choice

    return build_game(jit, batch_of(find(game)).build(jit, policy))
