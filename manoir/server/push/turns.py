"""Who is asked to move now, and was not before."""

from collections.abc import Iterable

from manoir.kernel import NATURE, Seat
from manoir.kernel.record import Undo
from manoir.server.tables.table import Table


def newly_asked(table: Table, since: int) -> tuple[Seat, ...]:
    """The seats that act since a move, people's only. Whoever moved knows it already."""
    match = table.match
    if match is None or match.outcome:
        return ()
    if since == 0 == match.first_ply and since == match.ply:
        return _people(table, match.to_act)
    moved = match.log[since] if since < match.ply else None
    if moved is None or type(moved.move) is Undo:
        return ()
    if moved.seat == NATURE:  # the game has just begun
        return _people(table, match.to_act)
    before = match.rules.to_act(match.recent(match.ply - since)[0].before)
    return _people(table, [s for s in match.to_act if s not in before and s != moved.seat])


def _people(table: Table, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    return tuple(
        seat
        for seat in seats
        if seat != NATURE and table.chairs[seat].kind == "person" and table.bot_level(seat) is None
    )
