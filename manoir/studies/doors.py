"""How good each door is in the hall: which share of the ghosts an eye behind it sees."""

from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import Final

from manoir.bots import machine_speed
from manoir.bots.duel import interval
from manoir.bots.pasvu.machine import observer, unrecorded
from manoir.games.pasvu.geometry.hall import body
from manoir.games.pasvu.moves import Verdict
from manoir.games.pasvu.sight.keyhole import DOORS, SIDES, Door
from manoir.games.pasvu.sight.viewer import Viewer, scene
from manoir.games.pasvu.state import State
from manoir.kernel.match import Match
from manoir.studies import chart
from manoir.studies.study import Advance, Findings, Share

ABOUT: Final = "how good each door is in pasvu"
GAMES: Final = 400
SEATS: Final = (2, 3, 4)
Shares = dict[Door, float]


def run(games: int, seed: int, advance: Advance) -> Findings:
    machine_speed.turn_on("pasvu")
    viewer = Viewer(observer())
    found: dict[int, dict[Door, Share]] = {}
    for number, seats in enumerate(SEATS):
        seen = []
        for game in range(games):
            seen += game_of_looks(viewer, seats, seed * 1_000_003 + game)
            advance((number + (game + 1) / games) / len(SEATS))
        found[seats] = {door: _share([one[door] for one in seen]) for door in DOORS}
    machine_speed.turn_off("pasvu")
    rows = [(_named(door), *(str(found[seats][door]) for seats in SEATS)) for door in DOORS]
    return Findings(("door", *(f"{s} players" for s in SEATS)), rows, {"doors": _drawn(found)})


def game_of_looks(viewer: Viewer, seats: int, seed: int) -> list[Shares]:
    """By door, the mean share of ghosts seen over the looks of one random game; none, if empty."""
    looks = [_looked(viewer, state) for state in _halls(seats, seed)]
    return [{door: fmean(look[door] for look in looks) for door in DOORS}] if looks else []


def _halls(seats: int, seed: int) -> Iterator[State]:
    """Every hall that nature looks at, with somebody in it, in a game of random moves."""
    match, rng, known = (
        Match("pasvu", seats=seats, seed=seed, observer=unrecorded()),
        Random(seed),
        0,
    )
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, match.sample(seat, rng.randrange))
        for step in match.history[known:]:
            if isinstance(step.move, Verdict) and step.before.hall.ghosts:
                yield step.before
        known = len(match.history)


def _looked(viewer: Viewer, state: State) -> Shares:
    ghosts, options = state.hall.ghosts, state.options
    there = scene(dict(state.hall.pieces), [body(ghost) for ghost in ghosts])
    shares = {}
    for door in DOORS:
        shown = viewer.exposures(there, door, hide=options.hide)[: len(ghosts)]
        shares[door] = fmean(exposure.seen(options.eyes) for exposure in shown)
    return shares


def _share(games: list[float]) -> Share:
    return Share(fmean(games), *interval(games))


def _named(door: Door) -> str:
    return f"{door.side}{door.number}"


def _drawn(found: dict[int, dict[Door, Share]]) -> str:
    most = found[max(found)]
    by_side: dict[str, list[Share]] = {
        side: [most[door] for door in DOORS if door.side == side] for side in SIDES
    }
    title = f"Ghosts seen from each door, {max(found)} players, random play"
    numbers = [str(number) for number in range(1, len(by_side["S"]) + 1)]
    return chart.bars(title, "number of the door, from the left", numbers, by_side)
