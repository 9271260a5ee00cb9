"""Bots that play for people who have left, until they are back."""

from msgspec.structs import replace

from manoir.kernel import Refused, Seat
from manoir.server import refusals
from manoir.server.people.sessions import Who
from manoir.server.tables.change import Change
from manoir.server.tables.commands.rights import check_at_table, check_level, running
from manoir.server.tables.seating import chair_at, own_chair
from manoir.server.tables.table import Table
from manoir.server.tables.timekeeping import take_over


def stand_in(
    table: Table, who: Who, seat: Seat, level: str, levels: tuple[str, ...], *, gone: bool
) -> Change:
    """A bot plays for a seat: its owner's wish, or the others' once its owner has gone."""
    running(table)
    chair = chair_at(table.chairs, seat)
    if chair.kind != "person":
        raise Refused(refusals.NOBODY_THERE)
    if not chair.held_by(who):
        check_at_table(table, who)
        if not gone:
            raise Refused(refusals.STILL_HERE)
    check_level(table, level, levels)
    table.seat(seat, replace(chair, level=level))
    return Change(room=True)


def come_back(table: Table, who: Who, seat: Seat) -> Change:
    """The owner plays again, also in the middle of a turn that a bot has begun (T29)."""
    chair = own_chair(table.chairs, seat, who)
    if chair.by_bot and table.clocks is not None and table.clocks.glasses[seat].given_up:
        raise Refused(refusals.GIVEN_UP)
    takes_over = take_over(table, seat)
    if not chair.by_bot and not takes_over:
        raise Refused(refusals.NO_STAND_IN)
    if chair.by_bot:
        table.seat(seat, replace(chair, level=None))
    return Change(room=chair.by_bot, clock=takes_over)
