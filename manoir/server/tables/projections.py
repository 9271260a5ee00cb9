"""The game as a seat, or a spectator, may see it: the only way from a match to the network."""

from typing import Any

from manoir.kernel import Refused, Seat
from manoir.kernel.match import Match
from manoir.kernel.record import Undo
from manoir.server import refusals, wire
from manoir.server.net.encoder import encode_position
from manoir.server.people.sessions import Who
from manoir.server.tables.drawing import drawing_of
from manoir.server.tables.table import Table

Watcher = Seat | None


def watchers_of(table: Table, who: Who | None) -> tuple[Watcher, ...]:
    """A session sees with each seat that it holds, or as a spectator."""
    return table.watchers(who)


class Shown:
    """What everybody is sent when the game has gone on from a ply.

    Each position is encoded once, and so is each view and each event that several watchers share.
    """

    __slots__ = ("_encoded", "_events", "_match", "_since", "_views")

    def __init__(self, match: Match, since: int) -> None:
        self._match = match
        self._since = _told_from(match, since)
        self._encoded: dict[Watcher, bytes] = {}
        self._views: list[tuple[Any, bytes]] = []
        self._events: list[tuple[Any, bytes]] = []

    def to(self, eye: Watcher) -> bytes:
        known = self._encoded.get(eye)
        if known is None:
            position = _position(self._match, eye, self._since)
            known = self._encoded[eye] = encode_position(
                self._match.game, position, self._views, self._events
            )
        return known


def at_hello(match: Match, eye: Watcher, ply: int | None) -> wire.Position:
    """What a browser gets that comes (back): the gap, where looking back is allowed."""
    allowed = ply is not None and match.rules.log_is_public(match.state)
    since = ply if allowed or ply == match.ply else None
    return _position(match, eye, _told_from(match, since))


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
    """`since` is a ply that can be told from, or None."""
    view = match.view(eye)
    return wire.Position(
        eye,
        match.ply,
        since,
        match.to_act,
        view,
        match.legal(eye) if eye is not None else (),
        eye is not None and match.check_undo(eye) is None,
        _told(match, eye, since) if since is not None else (),
        match.outcome,
        drawing_of(match.game, view, match.seats),
    )


def _told_from(match: Match, since: int | None) -> int | None:
    """The ply itself; None where it is too long ago, or a move was taken back since then."""
    if since is None or not match.first_ply <= since <= match.ply:
        return None
    for record in match.log[since:]:
        if type(record.move) is Undo:
            return None
    return since


def _told(match: Match, eye: Watcher, since: int) -> tuple[Any, ...]:
    """The events since a ply."""
    end = len(match.history)
    fresh = range(end - (match.ply - since), end)
    return tuple([event for index in fresh for event in match.events(index, eye)])


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
