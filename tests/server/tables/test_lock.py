"""The lock of a table."""

import asyncio

from manoir.server.tables.lock import TableLock


def test_whoever_comes_first_is_served_first() -> None:
    async def scene() -> None:
        lock, order = TableLock(), list[int]()

        async def enter(number: int) -> None:
            async with lock:
                order.append(number)
                await asyncio.sleep(0)

        assert lock.take()
        waiting = [asyncio.create_task(enter(number)) for number in range(5)]
        await asyncio.sleep(0)
        assert not lock.take()
        lock.release()
        assert not lock.take()  # it was given to the first one who waits
        async with asyncio.timeout(10):
            await asyncio.gather(*waiting)
        assert order == [0, 1, 2, 3, 4]
        assert not lock.locked()

    asyncio.run(scene())


def test_whoever_gives_up_waiting_passes_it_on() -> None:
    async def scene() -> None:
        lock = TableLock()
        lock.take()

        async def enter() -> str:
            async with lock:
                return "in"

        first, second, third = (asyncio.create_task(enter()) for _ in range(3))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.sleep(0)
        lock.release()
        first.cancel()  # at the very moment at which it is given the lock
        assert await asyncio.wait_for(third, 10) == "in"
        assert first.cancelled()
        assert not lock.locked()

    asyncio.run(scene())
