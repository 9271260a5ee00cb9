"""What an address may read, and what whoever asks on is told."""

import asyncio

import pytest

from manoir.server.net.budgets import AT_ONCE, LONGEST, REFUSALS, Budgets
from manoir.server.net.problems import HttpProblem
from manoir.server.settings import Settings

ADDRESS, ANOTHER = "192.0.2.1", "192.0.2.2"
FILMS = 3


def test_R23_whoever_asks_on_beyond_a_budget_hears_refusals_later_and_later() -> None:
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    async def ask(times: int, address: str = ADDRESS) -> None:
        for _ in range(times):
            await budgets.spend("films", address)

    async def be_refused(times: int) -> None:
        for _ in range(times):
            with pytest.raises(HttpProblem, match="too_many_questions") as told:
                await ask(1)
            assert told.value.retry_after == 60

    budgets = Budgets(Settings(films=FILMS), lambda: 100.0, pause=pause)
    asyncio.run(ask(FILMS))
    asyncio.run(be_refused(AT_ONCE))
    assert not pauses, "a page that was too quick is told so at once"
    asyncio.run(be_refused(20))
    assert pauses[:3] == [1 / REFUSALS, 2 / REFUSALS, 3 / REFUSALS]
    assert max(pauses) == pauses[-1] == LONGEST
    asyncio.run(ask(FILMS, ANOTHER))
    assert len(pauses) == 20, "others do not wait for it"
