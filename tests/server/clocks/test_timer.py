"""The house's own time, and the one timer of all tables, under a fake clock."""

import asyncio
from random import Random

import pytest

from manoir.server.clocks.house_time import LONGEST_GAP, HouseTime
from manoir.server.clocks.timer import MOST_AT_ONCE, Timer


class FakeClock:
    def __init__(self) -> None:
        self.now = 50.0

    def __call__(self) -> float:
        return self.now


def test_R39_the_houses_time_goes_on_from_what_was_stored() -> None:
    clock = FakeClock()
    time = HouseTime(clock, 7_000)
    clock.now += 2
    assert time() == 9_000
    clock.now += 1
    assert time.tick() == time() == 10_000


def test_R39_a_process_that_stands_still_costs_nobody_time() -> None:
    clock = FakeClock()
    time = HouseTime(clock)
    clock.now += 30
    assert time() == time.tick() == LONGEST_GAP * 1000
    clock.now += 1
    assert time() == (LONGEST_GAP + 1) * 1000


def test_R39_a_clock_that_goes_back_takes_nothing_back() -> None:
    clock = FakeClock()
    time = HouseTime(clock, 5_000)
    clock.now -= 3600
    assert time() == time.tick() == 5_000
    clock.now += 1
    assert time() == 6_000


def test_what_was_set_last_counts_and_nothing_rings_twice() -> None:
    for seed in range(200):
        rng, clock = Random(seed), FakeClock()
        time = HouseTime(clock)
        timer = Timer(time, lambda _: asyncio.sleep(0))
        expected: dict[str, int] = {}
        for _ in range(100):
            table = f"table{rng.randrange(8)}"
            moment = rng.choice([None, time() + rng.randrange(20_000)])
            timer.set(table, moment)
            expected.pop(table, None)
            if moment is not None:
                expected[table] = moment
            clock.now += rng.uniform(0, 2)
            time.tick()
            rung = timer.due()
            assert sorted(rung) == sorted(t for t, due in expected.items() if due <= time()), seed
            for one in rung:
                del expected[one]
            assert len(timer) == len(expected)


@pytest.mark.parametrize("tables", [3, 3 * MOST_AT_ONCE])
def test_every_table_is_rung_for_though_some_fail(tables: int) -> None:
    async def scene() -> None:
        clock, rung = FakeClock(), list[str]()
        failed = set[str]()
        everybody = asyncio.Event()

        async def ring(table: str) -> None:
            if table.endswith("0") and table not in failed:
                failed.add(table)
                raise OSError("planted")
            rung.append(table)
            if len(rung) == tables:
                everybody.set()

        timer = Timer(HouseTime(clock), ring)
        running = asyncio.create_task(timer.run())
        for number in range(tables):
            timer.set(f"table{number}", 100)
        while not everybody.is_set():
            clock.now += 1
            timer._news.set()  # a beat, without waiting for one
            await asyncio.sleep(0)
        running.cancel()
        await timer.close()
        assert sorted(rung) == sorted(f"table{number}" for number in range(tables))

    asyncio.run(scene())
