"""The room around a game, as one session sees it."""

import msgspec
from msgspec import UNSET

from manoir.server import wire
from manoir.server.people.sessions import Who
from manoir.server.tables.seating import shown
from manoir.server.tables.table import Table


def room_of(table: Table, reader: Who | None, present: frozenset[Who], watchers: int) -> wire.Room:
    over = table.stage == "over"
    return wire.Room(
        table=table.id,
        game=table.game.id,
        stage=table.stage,
        options=msgspec.to_builtins(table.options),
        public=table.public,
        watchable=table.watchable,
        pace=table.pace,
        chairs=tuple(shown(chair, reader, present) for chair in table.chairs),
        host=table.is_host(reader),
        host_here=table.host in present,
        watchers=watchers,
        commitment=table.deal.commitment,
        seed=table.deal.seed.hex() if over else None,
        next=table.next,
        deal_of=table.deal_of,
        time_control=table.control if table.control.is_timed else UNSET,
    )
