"""A match that is played elsewhere: what goes there, what comes back, and how it goes on here."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from manoir.kernel.match import Match, Step
from manoir.kernel.match_parts.trail import Forgotten, Trail
from manoir.kernel.record import Record, Undo
from manoir.kernel.seats import Seat


class Played(Struct, frozen=True):
    """A record of a log, and the state after it."""

    seat: Seat
    move: Any
    after: Any


def excerpt(match: Match, move: Any) -> Match:
    """As much of a match as it takes to play a move; the rest of it is forgotten.

    Raises Forgotten where that much is not known.
    """
    needed = 2 if isinstance(move, Undo) else 0  # the move taken back, and what came before
    steps = match.recent(needed)
    if len(steps) < min(needed, len(match.history)):
        raise Forgotten
    short = match.fork()
    short.log, short._links = Trail([], match.ply), []
    short.history = Trail(steps, len(match.history) - len(steps))
    return short


def played_since(match: Match, ply: int) -> tuple[Played, ...]:
    """The record of a seat that is at a ply, and nature's answers to it."""
    records = match.log[ply:]
    answers = match.recent(len(records) - 1)
    states = [*(step.before for step in answers), match.state]
    return tuple(
        Played(record.seat, record.move, after)
        for record, after in zip(records, states, strict=True)
    )


def adopt(match: Match, played: Iterable[Played], offers: Mapping[Seat, tuple[Any, ...]]) -> None:
    """Go on with what an excerpt of this match has come to."""
    for one in played:
        if isinstance(one.move, Undo):
            match.history.pop()
        else:
            match.history.append(Step(match.state, one.seat, one.move))
        match.log.append(Record(match.ply, one.seat, one.move))
        match.ply += 1
        match.state = one.after
    match.present.remember(offers)
