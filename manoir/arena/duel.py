"""Two bots against each other: `manoir duel escalier elephant child`.

Every deal is played once from every seat: the first bot has one seat, the second all others.
"""

from itertools import groupby
from operator import attrgetter
from statistics import fmean
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import track

from manoir.arena.checking import check_contest, check_number
from manoir.arena.contest import Contest, Fixture, fixtures, rotations
from manoir.arena.playing import Played, play_match
from manoir.arena.scores import first, interval, share
from manoir.arena.workers import InProcess, Workers
from manoir.kernel import Seat
from manoir.kernel.match import Match


class Duel(Struct, frozen=True):
    """Who plays what."""

    game: str
    one: str
    other: str
    seats: int = 2
    options: dict[str, Any] = {}

    def contest(self, seed: int = 0) -> Contest:
        return Contest(
            self.game,
            (self.one, self.other),
            self.seats,
            seed,
            self.options,
            keeps_losses=False,
            is_duel=True,
        )


class Score(Struct, frozen=True):
    """How the first bot did: 1 a win, 0 a loss, and between them the share of others beaten."""

    games: int
    mean: float
    low: float  # the 95 % confidence interval, from here
    high: float
    firsts: float  # the share of games won; a first rank that is shared counts in part

    def __str__(self) -> str:
        within = f"{self.low:.1%} to {self.high:.1%}"
        score = f"{self.mean:.1%} of {self.games} games (95 %: {within})"
        return score if self.firsts == self.mean else f"{score}, first in {self.firsts:.1%}"


def duel(contest: Duel, games: int, seed: int = 0, jobs: int = 1) -> Score:
    return score_of(played_deals(contest.contest(seed), games, jobs))


def played_deals(contest: Contest, games: int, jobs: int = 1) -> list[list[Played]]:
    """The games, by deal."""
    deals = -(-games // contest.seats)
    console, total = Console(stderr=True), deals * rotations(contest)
    with InProcess() if jobs == 1 else Workers(jobs) as backend:
        played = backend.play(contest, fixtures(contest, deals))
        done = sorted(track(played, "Playing", total=total, console=console), key=_place)
    return [list(deal) for _, deal in groupby(done, key=attrgetter("deal"))]


def score_of(deals: list[list[Played]]) -> Score:
    """The hero of a rotation sits on the seat of that number."""
    means = [fmean(share(game.ranks, game.rotation) for game in deal) for deal in deals]
    firsts = [fmean(first(game.ranks, game.rotation) for game in deal) for deal in deals]
    return Score(sum(map(len, deals)), fmean(means), *interval(means), fmean(firsts))


def play_duel(contest: Duel, deal: int, hero: Seat) -> Match:
    """One game to its end."""
    return play_match(contest.contest(deal), Fixture(0, hero))


def _place(game: Played) -> tuple[int, int]:
    return game.deal, game.rotation


def run_duel(
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
    """Play two bots against each other, and print the score of the first one.

    Parameters
    ----------
    one: a bot: see `manoir games`; or one of your own, such as my.package:Bot.
    other: the bot on all other seats.
    seats: how many players there are in all.
    games: how many, rounded up to whole deals; each is played from every seat.
    seed: of the first deal.
    jobs: processes that play.
    option: an option of the game, such as podium=true; may be given several times.
    """
    asked = Duel(game, one, other, seats, dict(map(parse_option, option or ())))
    check_number("games", games)
    check_number("jobs", jobs)
    contest = asked.contest(seed)
    check_contest(contest)
    deals = played_deals(contest, games, jobs)
    _tell_faults(contest, deals)
    print(f"{one} against {other}: {score_of(deals)}")


def parse_option(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    return name, parse_value(value)


def parse_value(text: str) -> Any:
    """As JSON where it is JSON, else as a word."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return text


def _tell_faults(contest: Contest, deals: list[list[Played]]) -> None:
    """Whatever a bot did wrong counts as a loss, and is said."""
    at_fault = [game for deal in deals for game in deal if game.fault is not None]
    if at_fault:
        fault, bots = at_fault[0].fault, at_fault[0].bots
        assert fault is not None
        name = contest.bots[bots[fault.seat]]
        console = Console(stderr=True, highlight=False, markup=False, soft_wrap=True)
        console.print(f"{len(at_fault)} games ended by a fault; the first: {name}: {fault.what}")
