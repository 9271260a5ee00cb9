"""R31: whatever token a stranger comes with, it gets no seat, no view and no byte too early."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from manoir.server.people.sessions import new_token
from tests import loopback
from tests.server.client import Client, open_table
from tests.server.gauges import Measured

QUICK, LONG = 400, 100_000
AT_ONCE = 8
EARLY = (
    '{"type":"ping"}', '{"type":"play","seat":0,"ply":0,"id":"stolen-01","move":{"type":"roll"}}',
    '{"type":"sit","seat":0,"nickname":"Eve"}', '{"type":"hello"', "", "\x00", '{"type":"room"}',
)  # fmt: skip
DEEDS: tuple[dict[str, Any], ...] = (
    {"type": "play", "seat": 0, "ply": 0, "id": "stolen-02", "move": {"type": "roll"}},
    {"type": "take_back", "seat": 0, "ply": 0, "id": "stolen-03"},
    {"type": "return", "seat": 0},
    {"type": "stand", "seat": 0},
    {"type": "start"},
    {"type": "sit", "seat": 1, "nickname": "Eve"},
    {"type": "stand_in", "seat": 0, "level": "child"},
    {"type": "say", "seat": 0, "phrase": "boo"},
    {"type": "again"},
    {"type": "configure", "options": {}, "public": True},
)


REFUSALS = {
    "bad_origin", "hello_first", "not_your_seat", "no_session", "already_started",
    "not_at_table", "still_here",
}  # fmt: skip


class Stranger:
    """One who tries everything but the right token."""

    def __init__(self, house: Measured, table: str, real: list[str], others: list[str]) -> None:
        self.house = house
        self.table = table
        self.real = real
        self.others = others
        self.random = Random(31)
        self.met: Counter[str] = Counter()

    async def attempts(self, number: int) -> None:
        for _ in range(number):
            headers = self.headers()
            address = f"ws://127.0.0.1:{self.house.port}/api/tables/{self.table}/live"
            async with connect(
                address, additional_headers=headers, compression=None, proxy=None
            ) as socket:
                await self.try_out(socket)

    def headers(self) -> dict[str, str]:
        """Somebody, or nobody."""
        origin = {"Origin": self.house.url}
        match self.random.randrange(8):
            case 0:
                return origin
            case 1:
                return {}
            case 2:
                return {"Authorization": f"Bearer {self.random.choice(self.others)}"}
            case 3:
                return {**origin, "Cookie": f"manoir={self.mangled()}"}
            case 4:
                return {**origin, "Cookie": f"__Host-manoir={self.random.choice(self.real)}"}
            case 5:
                return {"Authorization": f"Basic {self.random.choice(self.real)}"}
            case 6:
                return {"Cookie": f"manoir={self.random.choice(self.real)}"}  # a foreign page
            case _:
                return {"Authorization": f"Bearer {self.mangled()}"}

    def mangled(self) -> str:
        token = self.random.choice(self.real)
        place = self.random.randrange(len(token))
        letter = self.random.choice([c for c in "abcdef0123" if c != token[place]])
        form = self.random.randrange(3)
        return (
            token[:place] + letter + token[place + 1 :],
            token[:place],
            token.swapcase(),
        )[form]

    async def try_out(self, socket: Any) -> None:
        try:
            if self.random.random() < 0.3:
                await socket.send(self.random.choice(EARLY))
                await socket.recv()
                raise AssertionError("something was said before a hello")
            await socket.send('{"type":"hello"}')
            for _ in range(2):
                self.sees_nothing(msgspec.json.decode(await socket.recv()))
            await socket.send(msgspec.json.encode(self.random.choice(DEEDS)).decode())
            while (answer := msgspec.json.decode(await socket.recv()))["type"] == "room":
                self.sees_nothing(answer)
            assert answer["type"] == "rejected", answer
            self.met[answer["code"]] += 1
        except ConnectionClosed as closed:
            self.met[closed.rcvd.reason if closed.rcvd else "cut"] += 1

    def sees_nothing(self, message: dict[str, Any]) -> None:
        if message["type"] == "room":
            assert not message["host"]
            assert not any(chair["mine"] for chair in message["chairs"])
            assert message["seed"] is None
        else:
            assert (message["type"], message["eye"], message["legal"]) == ("position", None, [])


def sessions_of_one_account(house: Measured) -> tuple[str, str]:
    """A token that is signed out, and one that is signed in."""
    body = {"name": "Ada", "password": "une bougie, deux chats"}
    with loopback.Client(base_url=house.url) as http:
        first = http.post("/api/account", json=body, headers=bearer(new_token()))
        second = http.post("/api/session", json=body, headers=bearer(new_token()))
        old, now = (answer.cookies["manoir"] for answer in (first, second))
        json = {"content-type": "application/json"}
        http.cookies.clear()
        assert http.request("DELETE", "/api/session", headers={**bearer(old), **json}).is_success
        for token, account in ((old, None), (now, "Ada")):
            assert http.get("/api/me", headers=bearer(token)).json()["account"] == account
    return old, now


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


@pytest.mark.parametrize("number", [QUICK, pytest.param(LONG, marks=pytest.mark.soak)])
def test_R31_strangers_get_nothing_and_leave_nothing_behind(tmp_path: Path, number: int) -> None:
    house = Measured(tmp_path / "data")

    async def scene() -> None:
        old, now = sessions_of_one_account(house)
        real, others = [now, new_token()], [new_token() for _ in range(5)]
        table = open_table(house.url, real[0])
        for token in others:
            open_table(house.url, token)
        one, other = (Client(house.url, table, token) for token in real)
        async with one as ada, other as bo:
            await ada.ask("sit", seat=0, nickname="Ada")
            await bo.ask("sit", seat=1, nickname="Bo")
            await ada.send("start")
            await ada.settled((0,), 0)
            before = house.gauges()
            stranger = Stranger(house, table, real, [*others, old, old])
            watching = [asyncio.create_task(watch(client)) for client in (ada, bo)]
            await asyncio.gather(*(stranger.attempts(number // AT_ONCE) for _ in range(AT_ONCE)))
            for task in watching:
                task.cancel()
            await asyncio.wait(watching)
            assert await house.settled_gauges(before) == before
            assert {"hello_first", "bad_origin", "not_your_seat"} <= set(stranger.met)
            assert set(stranger.met) <= REFUSALS
            assert sum(stranger.met.values()) == number
            print(f"R31: {number} attempts, {dict(stranger.met)}")
            answer = await ada.play(0, {"type": "roll"}, ply=0)
            assert answer["type"] == "accepted"
            await bo.settled((1,), answer["ply"])
            assert bo.room["chairs"][1]["mine"]

    async def watch(client: Client) -> None:
        """The real players sit there all the while."""
        client.patience = 3600
        while True:
            await client.receive()

    try:
        asyncio.run(scene())
    finally:
        house.stop()
    assert house.errors() == []
