"""The game as a seat, or a spectator, may see it: the only way from a match to the network."""

from typing import Any

from manoir.kernel import Refused, Seat
from manoir.kernel.match import Match
from manoir.kernel.record import Undo
from manoir.server import refusals, wire
from manoir.server.people.sessions import Who
from manoir.server.tables.drawing import drawing_of
from manoir.server.tables.seating import seats_of
from manoir.server.tables.table import Table

Watcher = Seat | None


def watchers_of(table: Table, who: Who | None) -> tuple[Watcher, ...]:
    """A session sees with each seat that it holds, or as a spectator."""
    return seats_of(table.chairs, who) or (None,)


def after_move(match: Match, eye: Watcher, since: int) -> wire.Position:
    """What everybody is sent when the game has gone on from a ply."""
    return _position(match, eye, since)


def at_hello(match: Match, eye: Watcher, ply: int | None) -> wire.Position:
    """What a browser gets that comes (back): the gap, where looking back is allowed."""
    allowed = ply is not None and match.rules.log_is_public(match.state)
    return _position(match, eye, ply if allowed or ply == match.ply else None)


def replay(table: Table, who: Who | None, eye: Watcher) -> wire.Replay:
    """Every position so far, for one eye: anybody's after the end, else one's own."""
    match = table.match
    if match is None:
        raise Refused(refusals.NOT_RUNNING)
    if not match.rules.log_is_public(match.state):
        raise Refused(refusals.NO_LOOKING_BACK)
    if eye is not None and not 0 <= eye < table.seats:
        raise Refused(refusals.NO_SUCH_SEAT)
    if not match.outcome and eye is not None and eye not in watchers_of(table, who):
        raise Refused(refusals.NOT_YOUR_SEAT)
    return wire.Replay(
        game=table.game.id,
        names=tuple(chair.name for chair in table.chairs),
        levels=tuple(chair.level if chair.kind == "bot" else None for chair in table.chairs),
        frames=_frames(match, eye),
        outcome=match.outcome,
    )


def _position(match: Match, eye: Watcher, since: int | None) -> wire.Position:
    told, view = _told(match, eye, since), match.view(eye)
    return wire.Position(
        eye=eye,
        ply=match.ply,
        since=since if told is not None else None,
        to_act=match.to_act,
        view=view,
        legal=match.legal(eye) if eye is not None else (),
        can_undo=eye is not None and match.check_undo(eye) is None,
        told=told or (),
        outcome=match.outcome,
        drawn=drawing_of(match.game, view, match.seats),
    )


def _told(match: Match, eye: Watcher, since: int | None) -> tuple[Any, ...] | None:
    """The events since a ply; None where it is too long ago, or a move was taken back since."""
    if since is None or not match.first_ply <= since <= match.ply:
        return None
    if any(isinstance(record.move, Undo) for record in match.log[since:]):
        return None
    end = len(match.history)
    fresh = range(end - (match.ply - since), end)
    return tuple(event for index in fresh for event in match.events(index, eye))


def _frames(match: Match, eye: Watcher) -> tuple[wire.Frame, ...]:
    states = [*(step.before for step in match.history), match.state]
    views = (match.rules.view(state, eye) for state in states)
    return tuple(
        wire.Frame(
            ply=index,
            view=view,
            told=match.events(index - 1, eye) if index else (),
            drawn=drawing_of(match.game, view, match.seats),
        )
        for index, view in enumerate(views)
    )
