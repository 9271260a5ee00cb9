"""What the games say: scores with intervals, ratings, who beat whom, seats, lengths, faults.

Everything here is a function of the games sorted by deal and rotation; times are counted apart.
"""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, median

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from manoir.arena.contest import Contest
from manoir.arena.playing import Played
from manoir.arena.ratings import Rating, rate
from manoir.arena.scores import bootstrap, first, interval, share

Interval = tuple[float, float]


class BotRow(Struct, frozen=True):
    """One bot over all its games; a game in which it had two seats counts twice."""

    name: str
    games: int
    score: float  # the mean over deals of the share of others beaten
    wilson: Interval
    bootstrap: Interval
    firsts: float
    firsts_by_seat: tuple[float, ...]
    rating: Rating
    faults: int


class FaultRow(Struct, frozen=True):
    """A kind of fault: what, how often, and the first game in which it happened."""

    bot: str
    what: str
    games: int
    deal: int
    rotation: int


class Tables(Struct, frozen=True):
    """All numbers of an arena that do not depend on who played when and how fast."""

    game: str
    seats: int
    deals: int
    games: int
    seed: int
    bots: tuple[BotRow, ...]  # best first
    ahead: tuple[tuple[float | None, ...], ...]  # row before column; a shared rank is a half
    met: tuple[tuple[int, ...], ...]
    firsts_by_seat: tuple[float, ...]
    median_plies: float
    ends: dict[str, int]
    faults: tuple[FaultRow, ...]


def tables_of(contest: Contest, games: Sequence[Played]) -> Tables:
    deals = scores_by_deal(contest, games)
    ratings = rate(len(contest.bots), ((game.bots, game.ranks) for game in games))
    within = bootstrap(deals)
    rows = [
        _bot_row(contest, games, bot, deals[:, bot], (float(low), float(high)), ratings[bot])
        for bot, (low, high) in enumerate(within)
    ]
    order = sorted(range(len(rows)), key=lambda bot: (-rows[bot].score, bot))
    ahead, met = _cross(contest, games, order)
    return Tables(
        game=contest.game,
        seats=contest.seats,
        deals=len(deals),
        games=len(games),
        seed=contest.seed,
        bots=tuple(rows[bot] for bot in order),
        ahead=ahead,
        met=met,
        firsts_by_seat=_by_seat([(g.ranks, range(contest.seats)) for g in games], contest.seats),
        median_plies=median(game.plies for game in games),
        ends=dict(sorted(Counter(game.why for game in games).items())),
        faults=_faults(contest, games),
    )


def scores_by_deal(contest: Contest, games: Sequence[Played]) -> NDArray[np.float64]:
    """The mean score of each bot (column) in each deal (row)."""
    number = games[-1].deal + 1
    sums, seats = np.zeros((number, len(contest.bots))), np.zeros((number, len(contest.bots)))
    for game in games:
        for seat, bot in enumerate(game.bots):
            sums[game.deal, bot] += share(game.ranks, seat)
            seats[game.deal, bot] += 1
    return sums / seats


def _bot_row(  # noqa: PLR0917
    contest: Contest,
    games: Sequence[Played],
    bot: int,
    deals: NDArray[np.float64],
    resampled: Interval,
    rating: Rating,
) -> BotRow:
    own = [(g.ranks, [s for s, b in enumerate(g.bots) if b == bot]) for g in games if bot in g.bots]
    means = deals.tolist()
    return BotRow(
        name=contest.bots[bot],
        games=sum(len(seats) for _, seats in own),
        score=fmean(means),
        wilson=interval(means),
        bootstrap=resampled,
        firsts=fmean(first(ranks, seat) for ranks, seats in own for seat in seats),
        firsts_by_seat=_by_seat(own, contest.seats),
        rating=rating,
        faults=sum(g.fault is not None and g.bots[g.fault.seat] == bot for g in games),
    )


def _by_seat(
    games: Sequence[tuple[tuple[int, ...], Sequence[int]]], seats: int
) -> tuple[float, ...]:
    """How often each seat wins, of those that are looked at."""
    won: list[list[float]] = [[] for _ in range(seats)]
    for ranks, places in games:
        for seat in places:
            won[seat].append(first(ranks, seat))
    return tuple(map(fmean, won))


def _cross(
    contest: Contest, games: Sequence[Played], order: list[int]
) -> tuple[tuple[tuple[float | None, ...], ...], tuple[tuple[int, ...], ...]]:
    size = len(contest.bots)
    ahead, met = np.zeros((size, size)), np.zeros((size, size), int)
    for game in games:
        seated = list(zip(game.bots, game.ranks, strict=True))
        for one, rank in seated:
            for other, theirs in seated:
                if one != other:
                    ahead[one, other] += (rank < theirs) + (rank == theirs) / 2
                    met[one, other] += 1
    return (
        tuple(
            tuple(float(ahead[a, b] / met[a, b]) if met[a, b] else None for b in order)
            for a in order
        ),
        tuple(tuple(int(met[a, b]) for b in order) for a in order),
    )


def _faults(contest: Contest, games: Sequence[Played]) -> tuple[FaultRow, ...]:
    kinds: dict[tuple[str, str], list[Played]] = {}
    for game in games:
        if game.fault is not None:
            name = contest.bots[game.bots[game.fault.seat]]
            kinds.setdefault((name, game.fault.what), []).append(game)
    return tuple(
        FaultRow(bot, what, len(some), some[0].deal, some[0].rotation)
        for (bot, what), some in sorted(kinds.items())
    )
