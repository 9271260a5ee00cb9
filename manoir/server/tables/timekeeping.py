"""The clocks of a table: they follow what happens at it, and say whose time is up.

`table.at` is the moment at which whatever happens now has arrived.
"""

from msgspec.structs import replace

from manoir.kernel import NATURE, Refused, Seat
from manoir.kernel.record import Undo
from manoir.server import refusals, wire
from manoir.server.clocks import sandglass
from manoir.server.clocks.control import MOST_MISSED
from manoir.server.tables.change import Change
from manoir.server.tables.table import Table


def check_time(table: Table, asked: wire.Play | wire.TakeBack, *, fresh: bool) -> None:
    """T29: raises Refused for a move whose time is up, unless it takes a bot's turn over."""
    clocks, seat = table.clocks, asked.seat
    if clocks is None:
        return
    if fresh and type(asked) is wire.Play and sandglass.may_take_over(clocks, seat):
        return
    concerns = seat in clocks.acting or not fresh or type(asked) is wire.TakeBack
    if concerns and sandglass.comes_too_late(table.control, clocks, seat, table.at):
        raise Refused(refusals.TIME_IS_UP)
    if clocks.glasses[seat].given_up:
        raise Refused(refusals.GIVEN_UP)


def follow(table: Table, change: Change) -> None:
    """Turn, stop and start the sandglasses after a change."""
    if not table.control.is_timed or table.match is None:
        return
    if table.clocks is None:
        table.clocks = sandglass.begin(table.control, _acting(table), _people(table), table.at)
    elif change.since is not None:
        _move(table, change.since, by_bot=change.action is None)
    elif change.room:
        table.clocks = sandglass.seated(table.clocks, _people(table), table.at)


def fall(table: Table, ghost: str) -> Change:
    """A bot plays the turns of those whose time is up; whoever misses two in a row is replaced.

    Where a move takes days, whoever has a quarter of it left is reminded.
    """
    if table.clocks is None or table.stage != "running":
        return Change()
    before = replace(table.clocks, ghost=ghost)
    clocks, late = sandglass.fall(table.control, before, _people(table), table.at)
    table.clocks, soon = sandglass.remind(table.control, clocks, table.at)
    if not late:  # a holiday may be over
        return Change(clock=bool(soon) or clocks.running != before.running, reminded=soon)
    table.has_had_bots = True
    replaced = [seat for seat in late if _is_replaced(table.clocks.glasses[seat])]
    for seat in replaced:
        table.seat(seat, replace(table.chairs[seat], level=ghost))
    return Change(room=bool(replaced), clock=True, reminded=soon)


def take_over(table: Table, seat: Seat) -> bool:
    """The rest of a turn that a bot has begun is its owner's, if it may be; whether it was."""
    clocks = table.clocks
    if clocks is None or not sandglass.may_take_over(clocks, seat):
        return False
    table.clocks = sandglass.take_over(table.control, clocks, seat, _people(table), table.at)
    return True


def go_away(table: Table, seat: Seat, away: bool) -> Change:
    """A holiday begins or ends, at a table where a move takes days."""
    clocks = table.clocks
    if clocks is None or not table.control.in_days:
        return Change()
    if (clocks.glasses[seat].away is not None) == away:
        return Change()
    table.clocks = sandglass.go_away(clocks, seat, away, _people(table), table.at)
    return Change(clock=True)


def due(table: Table) -> int | None:
    """When somebody's time will be up."""
    return None if table.clocks is None else sandglass.due(table.control, table.clocks)


def shown(table: Table, at: int) -> wire.Clocks | None:
    """What everybody sees of the clocks."""
    if table.clocks is None:
        return None
    clocks = sandglass.advance(table.clocks, at)
    return wire.Clocks(
        tuple(
            wire.Sandglass(
                *sandglass.shown(table.control, glass),
                runs=seat in clocks.running,
                up=glass.fallen and seat in clocks.acting,
                away=glass.away is not None,
                given_up=glass.given_up,
                back=sandglass.may_take_over(clocks, seat),
            )
            for seat, glass in enumerate(clocks.glasses)
        )
    )


def _move(table: Table, since: int, *, by_bot: bool) -> None:
    match, clocks = table.match, table.clocks
    assert match is not None, "it has begun"
    assert clocks is not None, "there is a hurry"
    first, people = match.log[since], _people(table)
    if type(first.move) is Undo:
        table.clocks = sandglass.taken_back(clocks, first.seat, _acting(table), people, table.at)
        return
    table.clocks = sandglass.played(
        table.control,
        clocks,
        first.seat,
        _acting(table),
        people=people,
        at=table.at,
        nature_answered=match.ply > since + 1,
        by_bot=by_bot,
    )


def _is_replaced(glass: sandglass.Glass) -> bool:
    return glass.given_up or glass.missed >= MOST_MISSED


def _acting(table: Table) -> tuple[Seat, ...]:
    assert table.match is not None, "it has begun"
    return tuple(seat for seat in table.match.to_act if seat != NATURE)


def _people(table: Table) -> list[bool]:
    return [chair.kind == "person" and not chair.by_bot for chair in table.chairs]
