"""The tables of people who look at the lobby: which of them wait for a move."""

import asyncio
from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from manoir.kernel import NATURE, Refused, Seat
from manoir.server.clocks.sandglass import shown
from manoir.server.people.sessions import Who
from manoir.server.store.disk import Unreadable
from manoir.server.store.rows import control_in
from manoir.server.store.store import Store, Summary
from manoir.server.tables.hub import Hub
from manoir.server.tables.table import Table
from manoir.server.wire_lobby import MyTable

MOST: Final = 16  # the newest


class MyTables:
    """By person, from when somebody comes to the lobby until the last tab is gone."""

    def __init__(self, hub: Hub, store: Store) -> None:
        self._hub = hub
        self._store = store
        self._of: dict[Who, dict[str, MyTable]] = {}  # `left` is a moment here: when it is up
        self._loading: dict[Who, asyncio.Event] = {}
        self._at: dict[str, set[Who]] = {}  # the same by table

    def __len__(self) -> int:
        return len(self._of)

    async def load(self, who: Who) -> None:
        """What is on the disk, and whose turn it is there; what happens meanwhile counts more."""
        if who in self._loading:  # another tab asks
            await self._loading[who].wait()
        if who in self._of:
            return
        self._of[who], self._loading[who] = {}, asyncio.Event()
        try:
            await self._load(who)
        finally:
            self._loading.pop(who).set()

    def forget(self, who: Who) -> None:
        for table in tuple(self._of.get(who, ())):
            self._keep(who, table, None)
        self._of.pop(who, None)

    def forget_table(self, table: str) -> set[Who]:
        """It is gone; whose lists have changed."""
        people = set(self._at.get(table, ()))
        for who in people:
            self._keep(who, table, None)
        return people

    def update(self, tables: Iterable[Table]) -> set[Who]:
        """Take over how some tables stand now; whose have changed."""
        changed: set[Who] = set()
        for table in tables:
            now = {chair.holder for chair in table.chairs} | {table.host}
            for who in (now & self._of.keys()) | self._at.get(table.id, set()):
                entry = of_table(table, who) if who is not None else None
                if who is not None and self._of[who].get(table.id) != entry:
                    self._keep(who, table.id, entry)
                    changed.add(who)
        return changed

    def tables(self) -> set[str]:
        return set(self._at)

    def of(self, who: Who) -> tuple[MyTable, ...]:
        """Those that wait for this person first, and of these the most urgent."""
        now, mine = self._hub.timer.time(), self._of.get(who, {}).values()
        return tuple(
            replace(one, left=max(0, one.left - now)) if one.left is not None else one
            for one in sorted(mine, key=_urgency)
        )

    def has(self, who: Who | None, table: str) -> bool:
        """Whether it is one of a person's tables that are known."""
        return table in self._of.get(who or "", {})

    async def _load(self, who: Who) -> None:
        try:
            found = await self._store.of_person(who)
        except Unreadable:  # the list of one's own tables is empty until the next visit
            found = ()
        for summary in found[:MOST]:
            table = await self._running(summary)
            entry = _of_summary(summary) if table is None else of_table(table, who)
            if entry is not None and entry.table not in self._of.get(who, {}):
                self._keep(who, entry.table, entry)

    def _keep(self, who: Who, table: str, entry: MyTable | None) -> None:
        mine = self._of.get(who)
        if mine is None:  # nobody looks any more
            return
        at = self._at.setdefault(table, set())
        if entry is None:
            mine.pop(table, None)
            at.discard(who)
        else:
            mine[table] = entry
            at.add(who)
        if not at:
            del self._at[table]

    async def _running(self, summary: Summary) -> Table | None:
        if summary.table["stage"] != "running":
            return None
        try:
            return await self._hub.read(summary.table["id"])
        except Refused:  # of other rules, or damaged: it is listed all the same
            return None


def of_table(table: Table, who: Who) -> MyTable | None:
    """A table as one of its people finds it in the list; None for others, and once it is over."""
    chairs = table.chairs
    belongs = table.is_host(who) or any(chair.held_by(who) for chair in chairs)
    if table.stage == "over" or not belongs:
        return None
    seat = seat_to_move(table, who)
    return MyTable(
        table=table.id,
        game=table.game.id,
        stage=table.stage,
        names=tuple(chair.name for chair in chairs if chair.name),
        free=sum(chair.kind == "empty" for chair in chairs),
        seats=len(chairs),
        my_turn=seat is not None,
        tempo=table.control.tempo,
        left=None if seat is None else _until(table, seat),
    )


def seat_to_move(table: Table, who: Who) -> Seat | None:
    """The seat of a person that is to move now, if it is not a bot that moves for it."""
    acting = table.match.to_act if table.match else ()
    return next((seat for seat in acting if seat != NATURE and _waits_for(table, seat, who)), None)


def _until(table: Table, seat: Seat) -> int | None:
    """The moment of the house's time when a seat's own is up; None: it does not run."""
    clocks = table.clocks
    if clocks is None or seat not in clocks.running:
        return None
    return clocks.at + sum(shown(table.control, clocks.glasses[seat]))


def _urgency(table: MyTable) -> tuple[bool, bool, int]:
    return not table.my_turn, table.left is None, table.left or 0


def _waits_for(table: Table, seat: Seat, who: Who) -> bool:
    return table.chairs[seat].held_by(who) and table.bot_level(seat) is None


def _of_summary(summary: Summary) -> MyTable:
    chairs = summary.chairs
    return MyTable(
        table=summary.table["id"],
        game=summary.table["game"],
        stage=summary.table["stage"],
        names=tuple(chair["name"] for chair in chairs if chair["name"]),
        free=sum(chair["kind"] == "empty" for chair in chairs),
        seats=len(chairs),
        my_turn=False,
        tempo=control_in(summary.table).tempo,
    )
