"""What a memory of k facts is worth on the stairs, against others who forget nothing."""

from collections.abc import Callable
from functools import cache
from typing import Final

import numpy as np

from manoir.bots.escalier import tables
from manoir.bots.escalier.lookahead import Known
from manoir.kernel.compiled.jit import Jit, compiler
from manoir.studies import chart
from manoir.studies.stairs import ALL, PlayGame, build
from manoir.studies.study import Advance, Findings, Share, wilson

ABOUT: Final = "what a memory of k facts is worth in escalier, against the oracle"
GAMES: Final = 20_000
MEMORIES: Final = tuple(range(11))
SEATS: Final = (2, 3, 4)
AT_ONCE: Final = 2_000  # games, between two reports


def run(games: int, seed: int, advance: Advance) -> Findings:
    shares: dict[int, list[Share]] = {seats: [] for seats in SEATS}
    play = _wins(compiler())
    for seats in SEATS:
        known = solved(seats)
        for memory in MEMORIES:
            won = sum(play(*part, memory, known) for part in _parts(games, seed))
            shares[seats].append(wilson(won, games))
            done = SEATS.index(seats) * len(MEMORIES) + memory + 1
            advance(done / (len(SEATS) * len(MEMORIES)))
    rows = [(str(k), *(str(shares[seats][k]) for seats in SEATS)) for k in MEMORIES]
    title = "Games won by a memory of k facts; everybody else is the oracle"
    series = {f"{seats} players": shares[seats] for seats in SEATS}
    drawn = chart.lines(title, "k, the facts that are remembered", [*map(str, MEMORIES)], series)
    return Findings(("k", *series), rows, {"memory": drawn})


def solved(seats: int) -> Known:
    """The solved values, as the lookahead wants them; at first that may solve for half a minute."""
    values = tables.table(seats).astype(np.float64)
    return Known(seats, values, np.zeros((0, seats - 1)))


def _parts(games: int, seed: int) -> list[tuple[int, int]]:
    """The games as first number and how many."""
    first = seed << 32
    return [(first + at, min(AT_ONCE, games - at)) for at in range(0, games, AT_ONCE)]


@cache
def _wins(jit: Jit) -> Callable[[int, int, int, Known], int]:
    """Plays so many games, with the one who forgets in every seat in turn; returns its wins."""
    game: PlayGame = build(jit)

    @jit
    def wins(first: int, games: int, memory: int, known: Known) -> int:
        won = 0
        for number in range(first, first + games):
            hero = number % known.seats
            won += game(number, hero, memory, known) == hero
        return won

    return wins


def first_wins(first: int, games: int, seats: int) -> int:
    """How often the one who starts wins, when nobody forgets anything."""
    known, won = solved(seats), _firsts(compiler())
    return int(won(first, games, known))


@cache
def _firsts(jit: Jit) -> Callable[[int, int, Known], int]:
    game: PlayGame = build(jit)

    @jit
    def firsts(first: int, games: int, known: Known) -> int:
        won = 0
        for number in range(first, first + games):
            won += game(number, 0, ALL, known) == 0
        return won

    return firsts
