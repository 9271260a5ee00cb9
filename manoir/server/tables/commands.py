"""From a message to what it does at a table."""

from collections.abc import Callable
from typing import assert_never

from manoir.kernel import Refused
from manoir.server import refusals, wire
from manoir.server.people.sessions import Who
from manoir.server.tables.table import Change, Table

Command = (
    wire.Sit
    | wire.SeatBot
    | wire.Stand
    | wire.Configure
    | wire.SetPace
    | wire.Start
    | wire.Play
    | wire.Try
    | wire.TakeBack
    | wire.StandIn
    | wire.Return
    | wire.Say
)

IsAbsent = Callable[[Who | None], bool]  # whether somebody has not been connected for long


def dispatch(
    table: Table,
    who: Who | None,
    command: Command,
    levels: tuple[str, ...],
    gone: IsAbsent,
) -> Change:
    """Carry a command out. Raises Refused, and then nothing has changed."""
    if who is None:
        raise Refused(refusals.NO_SESSION)
    match command:
        case wire.Play() | wire.Try() | wire.TakeBack():
            return _act(table, who, command)
        case wire.Sit(seat, nickname, nonce):
            return table.sit(who, seat, nickname, nonce)
        case wire.SeatBot(seat, level):
            return table.seat_bot(who, seat, level, levels)
        case wire.Stand(seat):
            return table.stand(who, seat)
        case wire.Configure(options, public):
            return table.configure(who, bytes(options), public)
        case wire.SetPace(pace):
            return table.set_pace(who, pace, host_gone=gone(table.host))
        case wire.Start():
            return table.start(who, host_gone=gone(table.host))
        case wire.StandIn(seat, level):
            return table.stand_in(who, seat, level, levels, gone(table.holder(seat)))
        case wire.Return(seat):
            return table.come_back(who, seat)
        case wire.Say(seat, phrase):
            return table.say(who, seat, phrase)
        case _:
            assert_never(command)


def _act(table: Table, who: Who, command: wire.Play | wire.Try | wire.TakeBack) -> Change:
    match command:
        case wire.Play():
            return table.play(who, command)
        case wire.Try():
            return table.try_out(who, command)
        case wire.TakeBack():
            return table.take_back(who, command)
