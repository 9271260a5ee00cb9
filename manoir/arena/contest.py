"""What is played: the game, the bots, and who sits where in each game of a deal."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice, permutations
from math import comb, factorial
from typing import Any

from msgspec import Struct

from manoir.kernel import Seat


class Contest(Struct, frozen=True):
    """All that a worker has to know to play any game of it."""

    game: str
    bots: tuple[str, ...]
    seats: int = 2
    seed: int = 0  # of the first deal; the next one has the next number
    options: dict[str, Any] = {}
    budget: float = 1.0  # seconds for a choice, handed to bots
    keeps_losses: bool = True  # pack each game that somebody lost
    is_duel: bool = False  # the first bot on one seat, the second on all others


class Fixture(Struct, frozen=True, order=True):
    """One game: which deal, and which of the ways to seat the bots."""

    deal: int
    rotation: int


def rotations(contest: Contest) -> int:
    """Count the games of one deal."""
    bots, seats = len(contest.bots), contest.seats
    if contest.is_duel:
        return seats
    return comb(bots, seats) * seats if bots > seats else bots


def fixtures(contest: Contest, deals: int) -> Iterator[Fixture]:
    for deal in range(deals):
        for rotation in range(rotations(contest)):
            yield Fixture(deal, rotation)


def seating(contest: Contest, fixture: Fixture) -> tuple[int, ...]:
    """Say which bot, by its place in the list, has each seat.

    In every deal each bot has each seat equally often. Where bots outnumber seats, every group of
    them meets. Who sits behind whom changes from deal to deal.
    """
    bots, seats = len(contest.bots), contest.seats
    if contest.is_duel:
        return tuple(int(seat != fixture.rotation) for seat in range(seats))
    at_table = min(bots, seats)
    group, turn = divmod(fixture.rotation, at_table)
    members = _nth_group(bots, at_table, group)
    order = _nth_circle(at_table, fixture.deal % factorial(at_table - 1))
    return tuple(members[order[(seat + turn) % at_table]] for seat in range(seats))


def players_seed(contest: Contest, fixture: Fixture, seat: Seat) -> int:
    return (contest.seed + fixture.deal) * contest.seats + seat


@cache
def _nth_group(bots: int, at_table: int, number: int) -> tuple[int, ...]:
    return next(islice(combinations(range(bots), at_table), number, None))


@cache
def _nth_circle(size: int, number: int) -> tuple[int, ...]:
    """Order places around a table; those that differ by a rotation are one circle."""
    return 0, *next(islice(permutations(range(1, size)), number, None))
