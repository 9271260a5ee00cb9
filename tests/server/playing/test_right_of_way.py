"""Moves on their way go first; whoever gives way goes on one by one, and never waits long."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from manoir.server.playing import right_of_way
from manoir.server.playing.right_of_way import RightOfWay

LONG = 1_000_000.0  # seconds


@pytest.fixture(autouse=True)
def only_moves_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(right_of_way, "PATIENCE", LONG)
    monkeypatch.setattr(right_of_way, "CALM", 0.0)


class Work:
    """Pieces of work that give way, and what the loop did in which order."""

    def __init__(self, road: RightOfWay, pieces: int) -> None:
        self.done: list[str] = []
        self._road = road
        self._tasks = [asyncio.create_task(self._piece(number)) for number in range(pieces)]

    async def _piece(self, number: int) -> None:
        await self._road.give_way()
        self.done.append(f"piece {number}")
        asyncio.get_running_loop().call_soon(self.done.append, "others")

    def cancel(self, number: int) -> None:
        self._tasks[number].cancel()

    async def finish(self) -> list[str]:
        await asyncio.gather(*self._tasks, return_exceptions=True)
        return [what for what in self.done if what != "others"]


async def turns(number: int = 10) -> None:
    """Let the loop go round."""
    for _ in range(number):
        await asyncio.sleep(0)


def with_road(scene: Callable[[RightOfWay], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asyncio.timeout(60):
            await scene(RightOfWay())

    asyncio.run(run())


def test_nobody_waits_where_no_move_is_on_its_way() -> None:
    with pytest.raises(StopIteration):
        RightOfWay().give_way().send(None)


def test_work_waits_for_every_move_that_is_on_its_way() -> None:
    async def scene(road: RightOfWay) -> None:
        road.begin()
        road.begin()
        work = Work(road, 3)
        await turns()
        road.end()
        await turns()
        assert work.done == []
        road.end()
        assert await work.finish() == ["piece 0", "piece 1", "piece 2"]

    with_road(scene)


def test_work_goes_on_piece_by_piece_with_room_for_others_between() -> None:
    async def scene(road: RightOfWay) -> None:
        road.begin()
        work = Work(road, 3)
        await turns()
        road.end()
        await work.finish()
        assert work.done[:5] == ["piece 0", "others", "piece 1", "others", "piece 2"]

    with_road(scene)


def test_a_move_that_begins_meanwhile_holds_back_what_is_left() -> None:
    async def scene(road: RightOfWay) -> None:
        road.begin()
        first = asyncio.create_task(play_after(road))
        work = Work(road, 2)
        await turns()
        road.end()
        await first
        await turns()
        assert work.done == []
        road.end()
        assert await work.finish() == ["piece 0", "piece 1"]

    async def play_after(road: RightOfWay) -> None:
        await road.give_way()
        road.begin()

    with_road(scene)


def test_whoever_has_left_holds_up_nobody() -> None:
    async def scene(road: RightOfWay) -> None:
        road.begin()
        work = Work(road, 3)
        await turns()
        work.cancel(0)
        road.end()
        assert await work.finish() == ["piece 1", "piece 2"]

    with_road(scene)


def test_nobody_waits_longer_than_patience_however_many_moves_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(right_of_way, "PATIENCE", 0.0)

    async def scene(road: RightOfWay) -> None:
        road.begin()
        assert await Work(road, 2).finish() == ["piece 0", "piece 1"]

    with_road(scene)


def test_work_waits_until_a_move_has_been_answered_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(right_of_way, "CALM", LONG)

    async def scene(road: RightOfWay) -> None:
        road.begin()
        road.end()
        work = Work(road, 1)
        await turns()
        assert work.done == []
        work.cancel(0)
        await work.finish()

    with_road(scene)
