"""What can be done at a table before its game begins: seats, options, the start.

Every function either raises Refused, and then nothing has changed, or returns the Change it made.
"""

from typing import Any

import msgspec

from manoir.bots.bot import suits
from manoir.kernel import Refused, Seat
from manoir.kernel.match import Match
from manoir.server import refusals, wire
from manoir.server.clocks.control import Tempo, WhenUp, control_of
from manoir.server.people.sessions import Who
from manoir.server.tables.change import Change
from manoir.server.tables.commands.rights import (
    check_before_start,
    check_host,
    check_host_or_heir,
    check_level,
)
from manoir.server.tables.options import read_options
from manoir.server.tables.seating import EMPTY, Chair, chair_at, free_name
from manoir.server.tables.table import Table


def sit(  # noqa: PLR0917
    table: Table, who: Who, seat: Seat, nickname: str, nonce: str, bot: bool = False
) -> Change:
    """Take a free seat, or change one's own name and nonce; `bot`: a program will play (T33)."""
    check_before_start(table)
    chair = chair_at(table.chairs, seat)
    if chair.kind != "empty" and not chair.held_by(who):
        raise Refused(refusals.SEAT_TAKEN)
    name = free_name(table.chairs, seat, nickname)
    wins = chair.wins if chair.held_by(who) else 0
    table.seat(seat, Chair("person", name, None, who, nonce, wins, bot))
    return Change(room=True)


def seat_bot(table: Table, who: Who, seat: Seat, level: str, levels: tuple[str, ...]) -> Change:
    check_before_start(table)
    check_host(table, who)
    if chair_at(table.chairs, seat).kind == "person":
        raise Refused(refusals.SEAT_TAKEN)
    check_level(table, level, levels)
    table.seat(seat, Chair("bot", level=level))
    return Change(room=True)


def stand(table: Table, who: Who, seat: Seat) -> Change:
    check_before_start(table)
    chair = chair_at(table.chairs, seat)
    if not chair.held_by(who) and not table.is_host(who):
        raise Refused(refusals.NOT_YOUR_SEAT)
    table.seat(seat, EMPTY)
    return Change(room=True)


def configure(
    table: Table,
    who: Who,
    options: bytes,
    public: bool,
    *,
    tempo: Tempo | None = None,
    when_up: WhenUp | None = None,
) -> Change:
    check_before_start(table)
    check_host(table, who)
    wanted = read_options(table.game, table.seats, options, table.game.opening)
    if table.deal_of and wanted != table.options:
        raise Refused(refusals.SAME_DEAL)
    _check_bots(table, wanted)
    table.options, table.public = wanted, public
    table.control = control_of(
        tempo or table.control.tempo,
        when_up or table.control.when_up,
        table.game.id,
        table.seats,
    )
    return Change(room=True)


def _check_bots(table: Table, wanted: Any) -> None:
    """T9: no bot may find itself with options that it does not play by."""
    for chair in table.chairs:
        if chair.kind == "bot" and chair.level is not None:
            played, asked = (
                suits(table.game.id, chair.level, table.seats, options)
                for options in (table.options, wanted)
            )
            if played and not asked:
                raise Refused(refusals.LEVEL_ELSEWHERE)


def set_pace(table: Table, who: Who, pace: wire.Pace, *, host_gone: bool = False) -> Change:
    """How quickly the bots answer, from their next move on; this one can be set later as well."""
    check_host_or_heir(table, who, host_gone)
    table.pace = pace
    return Change(room=True)


def set_watchable(table: Table, who: Who, watchable: bool) -> Change:
    """Whether others may watch (W4); this can be said later as well."""
    check_host(table, who)
    table.watchable = watchable
    return Change(room=True)


def start(table: Table, who: Who, *, host_gone: bool = False) -> Change:
    check_before_start(table)
    check_host_or_heir(table, who, host_gone)
    if EMPTY in table.chairs:
        raise Refused(refusals.SEATS_EMPTY)
    if table.deal.nonces is None:
        table.deal.nonces = tuple(chair.nonce for chair in table.chairs)
    options = msgspec.to_builtins(table.options)
    table.match = Match(table.game, seats=table.seats, dice=table.deal.dice(), **options)
    return Change(room=True, since=0)
