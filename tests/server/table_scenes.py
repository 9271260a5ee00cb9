"""Tables without sockets, for tests."""

from typing import Any

import msgspec

from manoir.kernel import registry
from manoir.server.people.sessions import who_of
from manoir.server.tables.commands import before_play, in_play
from manoir.server.tables.deal import Deal
from manoir.server.tables.seating import EMPTY
from manoir.server.tables.table import Table
from manoir.server.wire import Play

LEVELS = ("child", "adult")
ADA, BLAISE, CARLO = (who_of(name) for name in ("ada", "blaise", "carlo"))


def waiting_table(seats: int = 2, /, **options: Any) -> Table:
    """Ada's table."""
    game = registry.find("escalier")
    deal = Deal(bytes(range(32)), "table00000")
    typed = game.options(**options)
    return Table("table00000", game, typed, (EMPTY,) * seats, deal, host=ADA)


def running_table(**options: Any) -> Table:
    """Ada on seat 0, Blaise on seat 1."""
    table = waiting_table(**options)
    before_play.sit(table, ADA, 0, "Ada", "")
    before_play.sit(table, BLAISE, 1, "Blaise", "beef")
    before_play.start(table, ADA)
    return table


def finished_table(**options: Any) -> Table:
    table = running_table(**options)
    while table.stage == "running":
        step(table)
    return table


def step(table: Table) -> None:
    """The first legal move of whoever is to act."""
    assert table.match is not None
    seat = table.match.to_act[0]
    holder = table.chairs[seat].holder
    assert holder is not None
    in_play.play(table, holder, first_move(table, seat, f"step-{table.ply:06}"))


def first_move(table: Table, seat: int, id: str) -> Play:
    assert table.match is not None
    legal = table.match.legal(seat)
    move = msgspec.Raw(msgspec.json.encode(legal[0]) if legal else b'{"type":"roll"}')
    return Play(seat, table.match.ply, id, move)
