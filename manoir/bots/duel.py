"""Two levels of bots against each other: `python -m manoir.bots.duel escalier elephant child`.

Every deal is played once from every seat: the first level has one seat, the second all others.
"""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import starmap
from math import sqrt
from statistics import fmean, variance
from typing import Any

import cyclopts
import msgspec
from msgspec import Struct
from rich.progress import track

from manoir.bots.bot import Player, level
from manoir.bots.play import first_view, heard_since, observer
from manoir.kernel import Seat
from manoir.kernel.match import Match

Ranks = tuple[int, ...]


class Duel(Struct, frozen=True):
    """Who plays what: all that a worker has to know."""

    game: str
    one: str
    other: str
    seats: int = 2
    options: dict[str, Any] = {}


class Score(Struct, frozen=True):
    """How the first level did: 1 a win, 0 a loss, and between them the share of others beaten."""

    games: int
    mean: float
    margin: float  # half of the 95 % confidence interval; deals are independent, their games not
    firsts: float  # the share of games won; a first rank that is shared counts in part

    def __str__(self) -> str:
        low, high = self.mean - self.margin, self.mean + self.margin
        score = f"{self.mean:.1%} of {self.games} games (95 %: {low:.1%} to {high:.1%})"
        return score if self.firsts == self.mean else f"{score}, first in {self.firsts:.1%}"


class Listener:
    """A player who is told what it has missed before it chooses."""

    def __init__(self, match: Match, seat: Seat, player: Player) -> None:
        self._match = match
        self._seat = seat
        self._player = player
        self._heard = 0

    def choose(self) -> Any:
        for events, view in heard_since(self._match, self._seat, self._heard):
            self._player.hear(events, view)
        self._heard = len(self._match.history)
        view, legal = self._match.view(self._seat), self._match.legal(self._seat)
        return self._player.choose(view, legal, 1.0)


def duel(contest: Duel, games: int, seed: int = 0, jobs: int = 1) -> Score:
    deals = range(seed, seed + -(-games // contest.seats))
    with _mapping(jobs) as mapping:
        played = mapping(partial(play_deal, contest), deals)
        ranks = list(track(played, "Playing", total=len(deals)))
    means = [fmean(starmap(_share, deal)) for deal in ranks]
    firsts = [fmean(starmap(_first, deal)) for deal in ranks]
    margin = 1.96 * sqrt(variance(means) / len(means))
    return Score(len(deals) * contest.seats, fmean(means), margin, fmean(firsts))


def play_deal(contest: Duel, deal: int) -> list[tuple[Ranks, Seat]]:
    """The first level in every seat, with the same dice: the ranks, and where it sat."""
    return [(play_game(contest, deal, seat), seat) for seat in range(contest.seats)]


def play_game(contest: Duel, deal: int, hero: Seat) -> Ranks:
    eyes = observer(contest.game)
    match = Match(contest.game, seats=contest.seats, seed=deal, observer=eyes, **contest.options)
    names = [contest.one if seat == hero else contest.other for seat in range(contest.seats)]
    listeners = [_seat(match, seat, name, deal) for seat, name in enumerate(names)]
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, listeners[seat].choose())
    return match.outcome.ranks


def _first(ranks: Ranks, hero: Seat) -> float:
    return 1 / ranks.count(1) if ranks[hero] == 1 else 0.0


def _share(ranks: Ranks, hero: Seat) -> float:
    """The others left behind, and half of those with whom the first rank is shared."""
    rank, others = ranks[hero], [*ranks[:hero], *ranks[hero + 1 :]]
    beaten = sum(other > rank for other in others)
    level_with = sum(other == rank for other in others) if rank == 1 else 0
    return (beaten + level_with / 2) / len(others)


def _seat(match: Match, seat: Seat, name: str, deal: int) -> Listener:
    make = level(match.game.id, name).make
    player = make(seat, match.seats, first_view(match, seat), deal * match.seats + seat)
    return Listener(match, seat, player)


@contextmanager
def _mapping(jobs: int) -> Iterator[Any]:
    if jobs == 1:
        yield map
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield partial(pool.map, chunksize=16)


def command(
    game: str,
    one: str,
    other: str,
    *,
    seats: int = 2,
    games: int = 2000,
    seed: int = 0,
    jobs: int = 1,
    option: list[str] | None = None,
) -> None:
    """Play a duel and print the score of the first level.

    Parameters
    ----------
    option
        An option of the game, such as podium=true; may be given several times.
    """
    options = {
        name: msgspec.json.decode(value)
        for name, _, value in (text.partition("=") for text in option or ())
    }
    score = duel(Duel(game, one, other, seats, options), games, seed, jobs)
    print(f"{one} against {other}: {score}")


if __name__ == "__main__":
    cyclopts.run(command)
