"""Plackett–Luce ratings: every game in the order of the deals, whoever played it when."""

from collections.abc import Iterable, Sequence
from statistics import fmean

from msgspec import Struct
from openskill.models import PlackettLuce


class Rating(Struct, frozen=True):
    """How strong a bot is thought to be, and how sure that is."""

    mu: float
    sigma: float


def rate(bots: int, games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Rating]:
    """Rate bots by games, each given as the bots by seat and the ranks by seat.

    A bot on several seats counts once, with the mean of its ranks.
    """
    model = PlackettLuce(tau=0.0)  # a bot stays as strong as it is: later games count no more
    ratings = [model.rating() for _ in range(bots)]
    for seated, ranks in games:
        places = {bot: list[int]() for bot in seated}
        for bot, rank in zip(seated, ranks, strict=True):
            places[bot].append(rank)
        teams = [[ratings[bot]] for bot in places]
        rated = model.rate(teams, ranks=[fmean(each) for each in places.values()])
        for bot, (new,) in zip(places, rated, strict=True):
            ratings[bot] = new
    return [Rating(rating.mu, rating.sigma) for rating in ratings]
