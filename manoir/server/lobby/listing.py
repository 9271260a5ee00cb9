"""The public tables of the lobby: what everybody has been told of them, and what is new."""

from collections.abc import Iterable
from operator import attrgetter
from typing import Final

import msgspec
from msgspec.structs import replace

from manoir.server.store.rows import Row, control_in
from manoir.server.store.store import LISTED, Summary
from manoir.server.tables.live_table import LiveTable
from manoir.server.tables.table import Table
from manoir.server.wire_lobby import LobbyTable

SPARE: Final = 3  # so many more than are shown are remembered, for when some go
_NEWEST: Final = attrgetter("since", "table")


class Listing:
    """The newest tables are shown; of older ones a few are remembered."""

    def __init__(self, most: int = LISTED) -> None:
        self._most = most
        self._known: dict[str, LobbyTable] = {}
        self._shown: dict[str, LobbyTable] = {}
        self._is_cut = False

    def __len__(self) -> int:
        return len(self._known)

    @property
    def shown(self) -> tuple[LobbyTable, ...]:
        """As it was when the news were told, the newest first."""
        return tuple(self._shown.values())

    @property
    def is_short(self) -> bool:
        """Older tables have been forgotten that there is room for now."""
        return self._is_cut and len(self._known) < self._most

    def put(self, table: LobbyTable) -> None:
        """A table that was known keeps its place."""
        known = self._known.get(table.table)
        self._known[table.table] = replace(table, since=known.since) if known else table

    def remove(self, table: str) -> None:
        self._known.pop(table, None)

    def read(self, tables: Iterable[LobbyTable], *, whole: bool) -> None:
        """All that there is; `whole` says whether nothing was left out."""
        found = {table.table: table for table in tables}
        self._known = {id: known for id, known in self._known.items() if id in found}
        for table in found.values():
            self.put(table)
        self._is_cut = not whole

    def news(self) -> tuple[tuple[LobbyTable, ...], tuple[str, ...]]:
        """What is new or changed, and what is gone, since this was asked last."""
        newest = sorted(self._known.values(), key=_NEWEST, reverse=True)
        if len(newest) > self._most * (1 + SPARE):
            self._is_cut = True
            newest = newest[: self._most * (1 + SPARE)]
            self._known = {table.table: table for table in newest}
        before, self._shown = self._shown, {one.table: one for one in newest[: self._most]}
        new = tuple(one for one in self._shown.values() if before.get(one.table) != one)
        return new, tuple(id for id in before if id not in self._shown)


def is_listed(table: Table) -> bool:
    return table.public and table.stage != "over" and table.admits(None)


def is_row_listed(row: Row) -> bool:
    is_shown = row["stage"] == "waiting" or (row["stage"] == "running" and row["watchable"])
    return bool(row["public"] and is_shown)


def of_live(live: LiveTable, table: Table, since: int) -> LobbyTable:
    """A table in memory, with those who are there."""
    chairs, present = table.chairs, live.present
    people = {chair.holder for chair in chairs} | {table.host}
    return LobbyTable(
        table=table.id,
        game=table.game.id,
        stage=table.stage,
        options=msgspec.to_builtins(table.options),
        names=tuple(chair.name for chair in chairs if chair.kind == "person"),
        ghosts=tuple(chair.level or "" for chair in chairs if chair.kind == "bot"),
        free=sum(chair.kind == "empty" for chair in chairs),
        seats=len(chairs),
        here=len(people & present),
        watchers=live.watchers(table),
        since=since,
        tempo=table.control.tempo,
    )


def of_summary(summary: Summary) -> LobbyTable:
    """A table on the disk, where nobody is."""
    row, chairs = summary.table, summary.chairs
    return LobbyTable(
        table=row["id"],
        game=row["game"],
        stage=row["stage"],
        options=msgspec.json.decode(row["options"]),
        names=tuple(chair["name"] for chair in chairs if chair["kind"] == "person"),
        ghosts=tuple(chair["level"] or "" for chair in chairs if chair["kind"] == "bot"),
        free=sum(chair["kind"] == "empty" for chair in chairs),
        seats=len(chairs),
        here=0,
        watchers=0,
        since=row["touched"],
        tempo=control_in(row).tempo,
    )
