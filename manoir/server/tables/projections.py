"""The game as a seat, or a spectator, may see it: the only way from a match to the network."""

from typing import Any, Final

from msgspec import UNSET, UnsetType

from manoir.kernel import NATURE, Refused, Seat
from manoir.kernel.match import Match, Step
from manoir.kernel.record import Undo
from manoir.server import refusals, wire
from manoir.server.net.encoder import SharedParts
from manoir.server.people.sessions import Who
from manoir.server.tables.drawing import drawing_of
from manoir.server.tables.table import Table

Watcher = Seat | None
_Seen = tuple[Any, Any, Any, Any]  # view, events, drawing and ending
_LONGEST_ANSWER: Final = 8  # nature throws again and again


def watchers_of(table: Table, who: Who | None) -> tuple[Watcher, ...]:
    """A session sees with each seat that it holds, or as a spectator."""
    return table.watchers(who)


class Shown:
    """What everybody is sent when the game has gone on from a ply.

    Each position is encoded once, and so is each view and each event that several watchers share.
    """

    __slots__ = ("_encoded", "_match", "_parts", "_present", "_seen", "_since", "_told", "_undoer")

    def __init__(self, match: Match, since: int) -> None:
        self._match = match
        self._present = match.present
        self._since = _told_from(match, since)
        self._told = _told_since(match, self._since)
        self._undoer = match.undoer()
        self._parts = SharedParts(match.game)
        self._seen: dict[Watcher, _Seen] = {}
        self._encoded: dict[Watcher, bytes] = {}

    def to(self, eye: Watcher) -> bytes:
        known = self._encoded.get(eye)
        if known is None:
            known = self._encoded[eye] = self._parts.encode(self._position(eye))
        return known

    def _position(self, eye: Watcher) -> wire.Position:
        present, match = self._present, self._match
        same = None if match.game.same_view else eye
        view, told, drawn, ending = self._seen.get(same) or self._see(same)
        return wire.Position(
            eye,
            match.ply,
            self._since,
            present.to_act,
            view,
            present.legal(eye) if eye is not None else (),
            eye is not None and eye == self._undoer,
            told,
            present.outcome,
            drawn,
            ending,
        )

    def _see(self, eye: Watcher) -> "_Seen":
        """What depends on nothing but the eye's right to know it."""
        match, parts = self._match, self._parts
        view = match.rules.view(match.state, eye)
        seen = self._seen[eye] = (
            parts.view(view),
            parts.events(_told(match, self._told, eye)),
            drawing_of(match.game, view, match.seats),
            parts.events(_ending(match, eye)) if self._present.outcome else UNSET,
        )
        return seen


def at_hello(match: Match, eye: Watcher, ply: int | None) -> wire.Position:
    """What a browser gets that comes (back): the gap, where looking back is allowed."""
    allowed = ply is not None and match.rules.log_is_public(match.state)
    since = _told_from(match, ply if allowed or ply == match.ply else None)
    view = match.view(eye)
    return wire.Position(
        eye,
        match.ply,
        since,
        match.to_act,
        view,
        match.legal(eye) if eye is not None else (),
        eye is not None and eye == match.undoer(),
        _told(match, _told_since(match, since), eye),
        match.outcome,
        drawing_of(match.game, view, match.seats),
        _ending(match, eye) if match.outcome else UNSET,
    )


def replay(table: Table, who: Who | None, eye: Watcher) -> wire.Replay:
    """Every position so far, for one eye: anybody's after the end, else one's own."""
    match = table.match
    if match is None:
        raise Refused(refusals.NOT_RUNNING)
    if not table.admits(who):
        raise Refused(refusals.NO_WATCHERS)
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
        frames=_frames(match, eye, table.times),
        outcome=match.outcome,
        ending=_ending(match, eye) if match.outcome else (),
    )


def _told_from(match: Match, since: int | None) -> int | None:
    """The ply itself; None where it is too long ago, or a move was taken back since then."""
    if since is None or not match.first_ply <= since <= match.ply:
        return None
    for record in match.log[since:]:
        if type(record.move) is Undo:
            return None
    return since


def _told_since(match: Match, since: int | None) -> list[tuple[Step, Any]]:
    """The moves since a ply, each with the state that it led to."""
    if since is None:
        return []
    return _followed(match, match.recent(match.ply - since))


def _followed(match: Match, steps: list[Step]) -> list[tuple[Step, Any]]:
    """The last moves, each with the state that it led to."""
    if len(steps) == 1:  # as with most moves
        return [(steps[0], match.state)]
    return list(zip(steps, [*(step.before for step in steps[1:]), match.state], strict=False))


def _told(match: Match, steps: list[tuple[Step, Any]], eye: Watcher) -> tuple[Any, ...]:
    """The events of some moves."""
    told: tuple[Any, ...] = ()
    for step, after in steps:
        told += tuple(match.rules.events(step.before, step.seat, step.move, after, eye))
    return told


def _ending(match: Match, eye: Watcher) -> tuple[Any, ...]:
    """What somebody's last move and nature's answers to it did."""
    steps = match.recent(_LONGEST_ANSWER)
    moves = [at for at, step in enumerate(steps) if step.seat != NATURE]
    return _told(match, _followed(match, steps[moves[-1] if moves else 0 :]), eye)


def _frames(
    match: Match, eye: Watcher, recorded: tuple[int | None, ...] = ()
) -> tuple[wire.Frame, ...]:
    states = [*(step.before for step in match.history), match.state]
    views = (match.rules.view(state, eye) for state in states)
    times = (None, *_times(match, recorded))
    return tuple(
        wire.Frame(
            ply=index,
            view=view,
            told=match.events(index - 1, eye) if index else (),
            drawn=drawing_of(match.game, view, match.seats),
            time=_or_unset(times[index]),
            seat=_mover(match, index),
            took=_took(times, index),
        )
        for index, view in enumerate(views)
    )


def _mover(match: Match, index: int) -> Seat | UnsetType:
    seat = match.history[index - 1].seat if index else NATURE
    return UNSET if seat == NATURE else seat


def _took(times: tuple[int | None, ...], index: int) -> int | UnsetType:
    """How long a move let wait for it; a machine's clock may have been set back meanwhile."""
    now, before = times[index], times[index - 1] if index else None
    return UNSET if now is None or before is None else max(0, now - before)


def _or_unset(time: int | None) -> int | UnsetType:
    return UNSET if time is None else time


def _times(match: Match, recorded: tuple[int | None, ...]) -> list[int | None]:
    """When each move was made that still stands."""
    times: list[int | None] = []
    for record in match.log:
        if type(record.move) is Undo:
            times.pop()
        else:
            times.append(recorded[record.ply] if record.ply < len(recorded) else None)
    return times
