"""The house's answers to what a seat may ask beside its moves."""

from typing import assert_never

from manoir.bots.pasvu.outcome import after, hall_of
from manoir.bots.pasvu.sides import likely
from manoir.bots.pasvu.sight.charting import PARTS, charted
from manoir.bots.pasvu.sight.door_views import exposures
from manoir.bots.pasvu.sight.spotting import hidden, walk_to
from manoir.games.pasvu.advice import (
    Answer,
    Chart,
    Charted,
    Expose,
    Exposed,
    Exposures,
    Hidden,
    Hide,
    Question,
    Slid,
    Slide,
)
from manoir.games.pasvu.geometry.units import SIDE
from manoir.games.pasvu.knowledge import state_of
from manoir.games.pasvu.rounds.sliding import slid
from manoir.games.pasvu.sight.keyhole import DOORS
from manoir.games.pasvu.state import View
from manoir.kernel import Seat


def advise(view: View, seat: Seat, question: Question) -> Answer:
    match question:
        case Hide(number, column, row):
            spot = hidden(view, seat, number, (column, row), likely(view))
            return Hidden(walk_to(number, spot) if spot else None)
        case Expose(move):
            return _exposed(after(view, seat, move) if move else view, seat)
        case Slide(move):
            return Slid(slid(state_of(view), seat, move))
        case Chart(number):
            return Charted(number, PARTS * SIDE, charted(view, seat, number))
        case _:
            assert_never(question)


def _exposed(view: View, seat: Seat) -> Exposures:
    doors = exposures(hall_of(view), view.options, DOORS)
    return Exposures(
        tuple(
            Exposed(
                ghost=ghost.number,
                shares=tuple(int(1_000 * door[i].share) for door in doors),
                seen=tuple(door[i].seen(view.options.eyes) for door in doors),
            )
            for i, ghost in enumerate(view.ghosts)
            if ghost.seat == seat
        )
    )
