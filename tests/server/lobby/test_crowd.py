"""A crowd in the lobby sees one list, whatever opens and closes meanwhile."""

import asyncio

import pytest

from tests.server.lobby.crowd import Crowd, Openers
from tests.server.running import Running


@pytest.mark.parametrize(
    ("listeners", "tables"), [(20, 30), pytest.param(200, 500, marks=pytest.mark.soak)]
)
def test_everybody_sees_the_same_list_at_the_end(
    house: Running, listeners: int, tables: int
) -> None:
    async def scene() -> None:
        openers = Openers(house.url, rate=50)
        async with Crowd(house.url, listeners) as crowd:
            await openers.work(tables)
            await crowd.agree(openers.open)
            assert len(openers.open) == 5
            assert openers.opened == tables
            async with Crowd(house.url, 1) as late:
                assert late.visitors[0].tables == crowd.visitors[0].tables

    asyncio.run(scene())
