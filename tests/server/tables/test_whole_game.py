"""A whole game over real sockets: sit, play, end, verify, play again."""

import asyncio

import httpx

from manoir.kernel.verify import verify
from manoir.server.people.sessions import new_token
from tests import loopback
from tests.server.client import Client, open_table
from tests.server.running import Running

AGAINST_BOT = {"seat": 1, "level": "child"}


def get(house: Running, path: str) -> httpx.Response:
    return loopback.get(f"{house.url}{path}")


def test_two_people_on_one_screen_play_to_the_end_and_verify_the_dice(house: Running) -> None:
    async def scene() -> None:
        token = new_token()
        table = open_table(house.url, token)
        assert get(house, f"/api/tables/{table}/save").json()["code"] == "not_over"
        async with Client(house.url, table, token) as host:
            promised = host.room["commitment"]
            await host.ask("sit", seat=0, nickname="Ada", nonce="ab12")
            await host.ask("sit", seat=1, nickname="Blaise")
            await host.ask("start")
            await host.settled((0, 1), 0)
            await host.play_out((0, 1))
            assert (await host.until("room"))["seed"] is not None
        saved = get(house, f"/api/tables/{table}/save").content
        assert verify(saved, commitment=promised).outcome is not None
        frames = get(house, f"/api/tables/{table}/replay").json()["frames"]
        assert len(frames) > 10

    asyncio.run(scene())


def test_a_bot_plays_by_itself(house: Running) -> None:
    async def scene() -> None:
        token = new_token()
        table = open_table(house.url, token)
        async with Client(house.url, table, token) as host:
            await host.ask("sit", seat=0, nickname="Ada")
            await host.ask("seat_bot", **AGAINST_BOT)
            await host.ask("start")
            await host.settled((0,), 0)
            await host.play_out((0,))
            assert host.positions[0]["outcome"]

    asyncio.run(scene())
