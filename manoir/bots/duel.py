"""Two levels of bots against each other: `python -m manoir.bots.duel escalier elephant child`.

Every deal is played once from every seat: the first level has one seat, the second all others.
"""

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import starmap
from math import sqrt
from multiprocessing import Pool
from statistics import fmean, pvariance
from typing import Any, Final

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import track

from manoir.bots.bot import Player, UnknownLevel, level
from manoir.bots.play import first_view, heard_since, observer
from manoir.kernel import Seat
from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.kernel.match import Match
from manoir.kernel.match_parts.setup import options_of
from manoir.kernel.registry import UnknownGame, find

Ranks = tuple[int, ...]
Z: Final = 1.959964  # of the normal distribution, for 95 %


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
    low: float  # the 95 % confidence interval, from here
    high: float
    firsts: float  # the share of games won; a first rank that is shared counts in part

    def __str__(self) -> str:
        within = f"{self.low:.1%} to {self.high:.1%}"
        score = f"{self.mean:.1%} of {self.games} games (95 %: {within})"
        return score if self.firsts == self.mean else f"{score}, first in {self.firsts:.1%}"


class Listener:
    """A player who is told what it has missed before it chooses."""

    def __init__(self, match: Match, seat: Seat, player: Player) -> None:
        self._match = match
        self._seat = seat
        self._player = player
        self._heard = 0

    def catch_up(self) -> None:
        for events, view in heard_since(self._match, self._seat, self._heard):
            self._player.hear(events, view)
        self._heard = len(self._match.history)

    def choose(self) -> Any:
        self.catch_up()
        view, legal = self._match.view(self._seat), self._match.legal(self._seat)
        return self._player.choose(view, legal, 1.0)


def duel(contest: Duel, games: int, seed: int = 0, jobs: int = 1) -> Score:
    deals = range(seed, seed + -(-games // contest.seats))
    with _mapping(jobs) as mapping:
        played = mapping(partial(play_deal, contest), deals)
        shown = track(played, "Playing", total=len(deals), console=Console(stderr=True))
        ranks = list(shown)
    means = [fmean(starmap(share, deal)) for deal in ranks]
    firsts = [fmean(starmap(_first, deal)) for deal in ranks]
    return Score(len(deals) * contest.seats, fmean(means), *interval(means), fmean(firsts))


def interval(deals: Sequence[float]) -> tuple[float, float]:
    """Wilson's 95 % interval for the mean of deals, each scored from 0 to 1.

    Games of one deal depend on each other, so a trial is a deal. Wilson's formula wants trials
    that are won or lost; a deal is often both, in part, and so varies less. It counts for as many
    such trials as would vary as little. How much deals vary is estimated from them and from one
    more that varies as much as a deal can: two deals that agree by chance prove nothing.
    """
    mean, number = fmean(deals), len(deals)
    most = mean * (1 - mean)  # the variance of a deal that is won or lost
    observed = (number * pvariance(deals) + most) / number
    trials = number * most / observed if most else number
    centre = (mean + Z * Z / (2 * trials)) / (1 + Z * Z / trials)
    half = Z * sqrt(most / trials + (Z / (2 * trials)) ** 2) / (1 + Z * Z / trials)
    return max(0.0, min(mean, centre - half)), min(1.0, max(mean, centre + half))


def play_deal(contest: Duel, deal: int) -> list[tuple[Ranks, Seat]]:
    """The first level in every seat, with the same dice: the ranks, and where it sat."""
    return [(play_game(contest, deal, seat), seat) for seat in range(contest.seats)]


def play_game(contest: Duel, deal: int, hero: Seat) -> Ranks:
    outcome = play_match(contest, deal, hero).outcome
    assert outcome is not None, "it was played to its end"
    return outcome.ranks


def play_match(contest: Duel, deal: int, hero: Seat) -> Match:
    """One game to its end."""
    eyes = observer(contest.game)
    match = Match(contest.game, seats=contest.seats, seed=deal, observer=eyes, **contest.options)
    names = [contest.one if seat == hero else contest.other for seat in range(contest.seats)]
    listeners = [_seat(match, seat, name, deal) for seat, name in enumerate(names)]
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, listeners[seat].choose())
    return match


def _first(ranks: Ranks, hero: Seat) -> float:
    return 1 / ranks.count(1) if ranks[hero] == 1 else 0.0


def share(ranks: Ranks, hero: Seat) -> float:
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
    with Pool(jobs, initializer=_leave_ctrl_c) as pool:  # at the end it ends its workers
        yield partial(pool.imap, chunksize=16)


def _leave_ctrl_c() -> None:
    """Ctrl-C reaches workers as well; only the one that was started by a person answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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
    contest = Duel(game, one, other, seats, dict(map(parse_option, option or ())))
    _check(contest, games, jobs)
    print(f"{one} against {other}: {duel(contest, games, seed, jobs)}")


def parse_option(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    try:
        return name, msgspec.json.decode(value)
    except (msgspec.DecodeError, RecursionError):
        return name, value


def _check(contest: Duel, games: int, jobs: int) -> None:
    """Raises Failure for a contest that nobody can play."""
    for name, number in (("games", games), ("jobs", jobs)):
        if number < 1:
            raise Failure(f"--{name} is at least 1, not {number}", exits.USAGE)
    try:
        options_of(find(contest.game), contest.seats, contest.options)
        for name in (contest.one, contest.other):
            level(contest.game, name)
    except (UnknownGame, UnknownLevel, ValueError) as error:
        raise Failure(str(error), exits.USAGE) from None


if __name__ == "__main__":
    exits.run_function(command)
