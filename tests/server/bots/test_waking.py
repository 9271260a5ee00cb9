"""After a restart tables wake one by one, whatever is wrong with some of them or with the disk."""

import asyncio
from typing import Any, cast

import pytest

from manoir.kernel import Refused
from manoir.server import refusals
from manoir.server.bots import waking
from manoir.server.bots.waking import wake_bots


class Disk:
    """Cannot be read at first."""

    def __init__(self, tables: tuple[str, ...]) -> None:
        self.tables = tables
        self.asked = 0

    async def with_bots(self) -> tuple[str, ...]:
        self.asked += 1
        if self.asked < 3:
            raise OSError("busy")
        return self.tables


class Tables:
    """Some cannot be loaded."""

    def __init__(self) -> None:
        self.woken: list[str] = []

    async def wake(self, table: str) -> None:
        if table == "damaged":
            raise Refused(refusals.DAMAGED)
        if table == "broken":
            raise ZeroDivisionError
        self.woken.append(table)


def test_R29_no_table_keeps_another_from_waking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waking, "FIRST_PAUSE", 0.001)
    disk, tables = Disk(("a", "damaged", "b", "broken", "c")), Tables()
    asyncio.run(wake_bots(cast(Any, tables), cast(Any, disk)))
    assert tables.woken == ["a", "b", "c"]
    assert disk.asked == 3


def test_R29_others_get_their_turn_between_two_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waking, "MOMENT", 0.0)
    disk, tables, seen = Disk(("a", "b", "c", "d")), Tables(), list[int]()
    disk.asked = 2

    async def scene() -> None:
        task = asyncio.create_task(wake_bots(cast(Any, tables), cast(Any, disk)))
        while not task.done():
            seen.append(len(tables.woken))
            await asyncio.sleep(0)
        await task

    asyncio.run(scene())
    assert set(seen) >= {1, 2, 3}
