"""Between a table and its rows on the disk."""

from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from manoir.kernel import Refused, registry
from manoir.kernel.game import Game
from manoir.kernel.record import Record
from manoir.server import refusals, wire
from manoir.server.clocks.control import TimeControl
from manoir.server.clocks.sandglass import Clocks, due
from manoir.server.tables.deal import Deal
from manoir.server.tables.moves import decoder
from manoir.server.tables.options import read_options
from manoir.server.tables.seating import Chair
from manoir.server.tables.table import Table

Row = dict[str, Any]


class RecordRow(NamedTuple):
    """A line of a log as it is written, in the order of the columns."""

    table: str
    ply: int
    seat: int
    move: str
    action: str | None
    hash: str
    time: int | None = None


class ClockRow(NamedTuple):
    """The sandglasses of a table as they are written, in the order of the columns."""

    table: str
    at: int
    due: int | None
    state: str
    revision: int


class NoticeRow(NamedTuple):
    """What somebody is to be told, in the order of the columns."""

    id: str
    table: str
    seat: int
    ply: int
    kind: str
    who: str
    push: str | None
    due: int
    tries: int = 0


class ClaimRow(NamedTuple):
    """What one node of several does for all, in the order of the columns."""

    what: str
    node: str


class CallRow(NamedTuple):
    """Whose wish in the waiting room led to which table, in the order of the columns."""

    wish: str
    table: str
    time: int


class Write(Struct, frozen=True):
    """What one commit of one table has to bring to the disk."""

    tables: tuple[Row, ...] = ()
    chairs: tuple[Row, ...] = ()
    seeds: tuple[Row, ...] = ()
    records: tuple[RecordRow, ...] = ()
    clocks: tuple[ClockRow, ...] = ()
    notices: tuple[NoticeRow, ...] = ()
    claims: tuple[ClaimRow, ...] = ()
    calls: tuple[CallRow, ...] = ()

    @property
    def has_more_than_records(self) -> bool:
        rooms = self.tables or self.chairs or self.seeds
        return bool(rooms or self.clocks or self.notices or self.claims or self.calls)

    def __add__(self, other: "Write") -> "Write":
        return Write(
            self.tables + other.tables,
            self.chairs + other.chairs,
            self.seeds + other.seeds,
            self.records + other.records,
            self.clocks + other.clocks,
            self.notices + other.notices,
            self.claims + other.claims,
            self.calls + other.calls,
        )


NOTHING: Final = Write()


class Stored(Struct, frozen=True):
    """All the rows of one table."""

    table: Row
    chairs: tuple[Row, ...]
    seed: Row
    records: tuple[Row, ...]
    clock: Row | None = None


def write_room(table: Table, now: int) -> Write:
    """The table, its chairs and its deal: its next revision, also in memory."""
    table.revision += 1
    return Write(
        tables=(_table_row(table, now),),
        chairs=tuple(_chair_row(table.id, seat, chair) for seat, chair in enumerate(table.chairs)),
        seeds=(_seed_row(table.id, table.deal),),
    )


def write_records(table: Table, since: int, action: str | None, time: int | None = None) -> Write:
    """The records from a ply on; the action is the first one's name."""
    assert table.match is not None, "there is a log"
    rows: tuple[RecordRow, ...] = ()
    for record, move, link in table.match.written(since):
        row = (table.id, record.ply, record.seat, move.decode(), action, link, time)
        rows += (RecordRow._make(row),)
        action = None  # nature's answers have no name
    return Write(records=rows)


def write_clocks(table: Table) -> Write:
    """The sandglasses of a table; where a bot has to make a move, it is looked at after a start.

    The next revision of them, also in memory.
    """
    clocks = table.clocks
    assert clocks is not None, "there is a hurry"
    table.clock_revision += 1
    waits = any(clocks.glasses[seat].fallen for seat in clocks.acting)
    moment = clocks.at if waits else due(table.control, clocks)
    state = msgspec.json.encode(clocks).decode()
    return Write(clocks=(ClockRow(table.id, clocks.at, moment, state, table.clock_revision),))


def read_table(stored: Stored) -> Table:
    """Fold the log again. Raises Refused if it is another version's, or not what it was."""
    row = stored.table
    game = registry.games().get(row["game"])
    if game is None or game.version != row["version"]:
        raise Refused(refusals.OTHER_RULES)
    try:
        return _read_table(stored, game)
    except (
        Refused,
        ValueError,
        ArithmeticError,
        AttributeError,
        LookupError,
        TypeError,
        RecursionError,
    ):
        raise Refused(refusals.DAMAGED) from None


def _read_table(stored: Stored, game: Game) -> Table:
    """Whatever a flipped bit makes of a row is an error here."""
    row = stored.table
    chairs = tuple(_chair(chair) for chair in stored.chairs)
    table = Table(
        row["id"],
        game,
        read_options(game, len(chairs), row["options"].encode()),
        chairs,
        _deal(stored.seed),
        host=row["host"],
        public=row["public"],
        watchable=row["watchable"],
        pace=_pace(row["pace"]),
        control=control_in(row),
        next=row["next"],
    )
    table.revision = row["revision"]
    if row["stage"] in ("running", "over") or stored.records:  # others were closed before a start
        _restore(table, stored.records)
    if stored.clock is not None:
        restore_clocks(table, stored.clock)
    return table


def control_in(row: Row) -> TimeControl:
    """Raises ValueError for what is not a time control."""
    return msgspec.json.decode(row["time_control"], type=TimeControl)


def _pace(text: str) -> wire.Pace:
    """Raises ValueError for what is not a pace."""
    pace: wire.Pace = msgspec.convert(text, wire.Pace)
    return pace


def _restore(table: Table, records: tuple[Row, ...]) -> None:
    moves = decoder(table.game)
    log = [Record(row["ply"], row["seat"], moves.decode(row["move"])) for row in records]
    table.restore(log, {row["action"]: row["ply"] for row in records if row["action"]})
    if table.links[1:] != [row["hash"] for row in records]:
        raise Refused(refusals.DAMAGED)
    table.times = tuple(row["time"] for row in records)


def restore_clocks(table: Table, row: Row) -> None:
    """The sandglasses from the disk. Raises ValueError for what does not fit the table."""
    clocks = msgspec.json.decode(row["state"], type=Clocks)
    if len(clocks.glasses) != table.seats or not set(clocks.acting) <= set(range(table.seats)):
        raise ValueError("other seats")
    table.clocks, table.clock_revision = clocks, row["revision"]
    table.has_had_bots |= any(glass.fallen for glass in clocks.glasses)


def _table_row(table: Table, now: int) -> Row:
    return {
        "id": table.id,
        "game": table.game.id,
        "version": table.game.version,
        "options": msgspec.json.encode(table.options).decode(),
        "public": table.public,
        "watchable": table.watchable,
        "pace": table.pace,
        "host": table.host,
        "stage": table.stage,
        "next": table.next,
        "touched": now,
        "ended": now if table.stage == "over" else None,
        "ranks": _ranks(table),
        "time_control": msgspec.json.encode(table.control).decode(),
        "revision": table.revision,
    }


def _ranks(table: Table) -> str | None:
    outcome = table.match.outcome if table.match else None
    return msgspec.json.encode(outcome.ranks).decode() if outcome else None


def _chair_row(table: str, seat: int, chair: Chair) -> Row:
    return {"table": table, "seat": seat, **msgspec.structs.asdict(chair)}


def _chair(row: Row) -> Chair:
    return Chair(
        row["kind"],
        row["name"],
        row["level"],
        row["holder"],
        row["nonce"],
        row["wins"],
        bool(row["brought"]),
    )


def _seed_row(table: str, deal: Deal) -> Row:
    nonces = None if deal.nonces is None else msgspec.json.encode(deal.nonces).decode()
    return {"table": table, "seed": deal.seed, "origin": deal.table, "nonces": nonces}


def _deal(row: Row) -> Deal:
    nonces = row["nonces"] and msgspec.json.decode(row["nonces"], type=tuple[str, ...])
    return Deal(row["seed"], row["origin"], nonces)
