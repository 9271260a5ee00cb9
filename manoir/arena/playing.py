"""One game between bots: a pure function of the contest, the deal and the rotation.

Only the times that choices took differ from one run to the next.
"""

from time import perf_counter
from typing import Any, Final

from msgspec import Struct

from manoir.arena.contest import Contest, Fixture, players_seed, seating
from manoir.bots.bot import Player
from manoir.bots.listener import Listener
from manoir.bots.loading import make_of
from manoir.bots.play import first_view, observer
from manoir.kernel import Refused, Seat
from manoir.kernel.match import Match

LONGEST: Final = 20_000  # records of a game that leads nowhere: then it is a draw
LONGEST_SENTENCE: Final = 200


class Fault(Struct, frozen=True):
    """What a bot did that ended its game: it has lost."""

    seat: Seat
    what: str


class Played(Struct, frozen=True):
    """One game, as it is counted and kept."""

    deal: int
    rotation: int
    bots: tuple[int, ...]  # by seat, their places in the contest
    ranks: tuple[int, ...]
    why: str  # the game's own code, `fault` or `too_long`
    plies: int
    hash: str  # of the whole log: two games with one hash are the same game
    fault: Fault | None
    micros: tuple[tuple[int, ...], ...]  # by seat, wall-clock time of each choice
    saved: bytes = b""  # the whole game, where somebody lost it


class Timed:
    """A player, and how long each choice took, with what it heard before."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._since = 0.0
        self.micros: list[int] = []

    def hear(self, events: tuple[Any, ...], view: Any) -> None:
        begun = perf_counter()
        self._player.hear(events, view)
        self._since += perf_counter() - begun

    def choose(self, view: Any, legal: tuple[Any, ...], budget: float) -> Any:
        begun = perf_counter()
        move = self._player.choose(view, legal, budget)
        self.micros.append(round((self._since + perf_counter() - begun) * 1e6))
        self._since = 0.0
        return move


class _BotFailed(Exception):
    def __init__(self, seat: Seat, what: str) -> None:
        super().__init__(what)
        self.fault = Fault(seat, " ".join(what.split())[:LONGEST_SENTENCE])


def play(contest: Contest, fixture: Fixture) -> Played:
    """Play one game to its end, or to the first thing that a bot does wrong."""
    match, timed, fault = _begin(contest, fixture), list[Timed](), None
    try:
        listeners = _sit_down(contest, fixture, match, timed)
        while not match.outcome and match.ply < LONGEST:
            seat = match.to_act[0]
            _act(match, seat, listeners[seat])
    except _BotFailed as failed:
        fault = failed.fault
    return _result(contest, fixture, match, timed, fault)


def play_match(contest: Contest, fixture: Fixture) -> Match:
    """Play one game to its end and return all of it; what a bot raises is raised."""
    match = _begin(contest, fixture)
    listeners = _sit_down(contest, fixture, match, [])
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, listeners[seat].choose())
    return match


def _begin(contest: Contest, fixture: Fixture) -> Match:
    return Match(
        contest.game,
        seats=contest.seats,
        seed=contest.seed + fixture.deal,
        observer=observer(contest.game),
        **contest.options,
    )


def _sit_down(
    contest: Contest, fixture: Fixture, match: Match, timed: list[Timed]
) -> list[Listener]:
    listeners = []
    for seat, bot in enumerate(seating(contest, fixture)):
        make = make_of(contest.game, contest.bots[bot])
        seed = players_seed(contest, fixture, seat)
        try:
            player = make(seat, match.seats, first_view(match, seat), seed)
        except (Exception, SystemExit) as error:
            raise _BotFailed(seat, _said(error)) from None
        timed.append(Timed(player))
        listeners.append(Listener(match, seat, timed[-1], contest.budget))
    return listeners


def _act(match: Match, seat: Seat, listener: Listener) -> None:
    try:
        move = listener.choose()
    except (Exception, SystemExit) as error:
        raise _BotFailed(seat, _said(error)) from None
    try:
        match.play(seat, move)
    except Refused as refused:
        raise _BotFailed(seat, f"illegal move: {refused}") from None


def _said(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


def _result(
    contest: Contest, fixture: Fixture, match: Match, timed: list[Timed], fault: Fault | None
) -> Played:
    why, ranks = _end(match, fault)
    lost = any(rank > 1 for rank in ranks)
    return Played(
        deal=fixture.deal,
        rotation=fixture.rotation,
        bots=seating(contest, fixture),
        ranks=ranks,
        why=why,
        plies=match.ply,
        hash=match.hash,
        fault=fault,
        micros=tuple(tuple(each.micros) for each in timed) + ((),) * (match.seats - len(timed)),
        saved=match.pack() if lost and contest.keeps_losses else b"",
    )


def _end(match: Match, fault: Fault | None) -> tuple[str, tuple[int, ...]]:
    """Why it ended and the ranks; whoever is at fault comes last, and the others share the win."""
    if fault is not None:
        last = match.seats
        return "fault", tuple(last if seat == fault.seat else 1 for seat in range(match.seats))
    if match.outcome is None:
        return "too_long", (1,) * match.seats
    return match.outcome.why, match.outcome.ranks
