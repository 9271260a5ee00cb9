"""From a message to what it does at a table."""

from collections.abc import Callable
from typing import assert_never

from manoir.kernel import Refused
from manoir.server import refusals, wire
from manoir.server.people.sessions import Who
from manoir.server.tables.change import Change
from manoir.server.tables.commands import before_play, in_play, stand_ins
from manoir.server.tables.table import Table

Command = (
    wire.Sit
    | wire.SeatBot
    | wire.Stand
    | wire.Configure
    | wire.SetPace
    | wire.SetWatchable
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
        case wire.Sit(seat, nickname, nonce, bot):
            return before_play.sit(table, who, seat, nickname, nonce, bot)
        case wire.SeatBot(seat, level):
            return before_play.seat_bot(table, who, seat, level, levels)
        case wire.Stand(seat):
            return before_play.stand(table, who, seat)
        case wire.Configure(options, public, tempo, when_up):
            return before_play.configure(
                table, who, bytes(options), public, tempo=tempo, when_up=when_up
            )
        case wire.SetPace() | wire.SetWatchable() | wire.Start():
            return _lead(table, who, command, host_gone=gone(table.host))
        case wire.StandIn(seat, level):
            absent = gone(table.holder(seat))
            return stand_ins.stand_in(table, who, seat, level, levels, gone=absent)
        case wire.Return(seat):
            return stand_ins.come_back(table, who, seat)
        case wire.Say(seat, phrase):
            return in_play.say(table, who, seat, phrase)
        case _:
            assert_never(command)


def _lead(
    table: Table,
    who: Who,
    command: wire.SetPace | wire.SetWatchable | wire.Start,
    *,
    host_gone: bool,
) -> Change:
    """What is the host's to say."""
    match command:
        case wire.SetPace(pace):
            return before_play.set_pace(table, who, pace, host_gone=host_gone)
        case wire.SetWatchable(watchable):
            return before_play.set_watchable(table, who, watchable)
        case wire.Start():
            return before_play.start(table, who, host_gone=host_gone)


def _act(table: Table, who: Who, command: wire.Play | wire.Try | wire.TakeBack) -> Change:
    if isinstance(command, wire.Try):
        return in_play.try_out(table, who, command)
    return in_play.play(table, who, command)
