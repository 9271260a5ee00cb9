"""Compiled games beside the same games in plain Python."""

from typing import Any

import numpy as np

from manoir.batch import batch_of, first_number, play
from manoir.kernel.compiled.batch import Games, room
from manoir.kernel.compiled.jit import plain
from manoir.kernel.registry import find
from manoir.kernel.setup import options_of


def play_plain(game: str, games: int, *, seats: int, seed: int = 0, **options: Any) -> Games:
    """As `manoir.batch.play`, by the same source, which nobody has compiled."""
    found, batch = find(game), batch_of(find(game))
    setup = list(map(int, batch.setup(seats, options_of(found, seats, options))))
    one = batch.build(plain)
    played, scratch = room(games, seats), [0] * batch.SCRATCH
    for index in range(games):
        ranks, scores = [0] * seats, [0] * seats
        number = first_number(seed) + index
        played.plies[index], played.prints[index] = one(number, setup, scratch, ranks, scores)
        played.ranks[index], played.scores[index] = ranks, scores
    return played


def check_same(game: str, games: int, seats: int, **options: Any) -> None:
    """Compiled, these games have the same ranks, scores, plies and last positions."""
    here = play_plain(game, games, seats=seats, seed=games, **options)
    there = play(game, games, seats=seats, seed=games, **options)
    for name in Games._fields:
        np.testing.assert_array_equal(getattr(here, name), getattr(there, name), name)
