"""The door of the WebSocket: origins, limits, and coming back (R24, R31, R36)."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from manoir.server.house import House
from manoir.server.net.live.admission import MOST_TOLD, MOST_TOLD_ADDRESS, may_be_told
from manoir.server.net.request_context import RequestContext
from manoir.server.people.sessions import new_token
from manoir.server.settings import Settings
from tests.server.client import Client, open_table
from tests.server.running import Running


def dial(house: Running, table: str, **headers: str) -> Any:
    address = f"ws://127.0.0.1:{house.port}/api/tables/{table}/live"
    return connect(address, additional_headers=headers, compression=None, proxy=None)


def cookie(token: str) -> dict[str, str]:
    return {"Cookie": f"manoir={token}"}


@pytest.mark.parametrize(
    "origin",
    [
        None, "null", "http://evil.example", "http://127.0.0.1", "https://127.0.0.1:{port}",
        "http://127.0.0.1:{port}.evil.example", "http://evil.example:{port}", "http://localhost:{port}",
    ],
)  # fmt: skip
def test_R36_a_foreign_page_is_turned_away_and_told_why(house: Running, origin: str | None) -> None:
    async def scene() -> None:
        token = new_token()
        table = open_table(house.url, token)
        headers = {"Origin": origin.format(port=house.port)} if origin else {}
        async with dial(house, table, **headers, **cookie(token)) as socket:
            assert await turned_away(socket) == (4403, "bad_origin")

    asyncio.run(scene())


async def turned_away(socket: ClientConnection) -> tuple[int, str]:
    """Why; not a byte comes before."""
    with pytest.raises(ConnectionClosed) as closed:
        await socket.recv()
    assert closed.value.rcvd
    return closed.value.rcvd.code, closed.value.rcvd.reason


def test_R36_our_own_page_gets_in_by_its_cookie(house: Running) -> None:
    async def scene() -> None:
        token = new_token()
        table = open_table(house.url, token)
        async with dial(house, table, Origin=house.url, **cookie(token)) as socket:
            await socket.send('{"type":"hello"}')
            assert '"host":true' in await socket.recv()

    asyncio.run(scene())


def test_nothing_is_compressed(house: Running) -> None:
    async def scene() -> None:
        table = open_table(house.url, new_token())
        address = f"ws://127.0.0.1:{house.port}/api/tables/{table}/live"
        headers = {"Authorization": f"Bearer {new_token()}"}
        async with connect(address, additional_headers=headers, proxy=None) as socket:
            assert socket.response
            assert "Sec-WebSocket-Extensions" not in socket.response.headers

    asyncio.run(scene())


def test_R24_a_ninth_tab_and_a_crowd_from_one_address_stay_outside(tmp_path: Path) -> None:
    running = Running(tmp_path / "data", MANOIR_SOCKETS_PER_ADDRESS="12")

    async def scene() -> None:
        token, other = new_token(), new_token()
        table = open_table(running.url, token)
        opened = [await enter(token, table) for _ in range(8)]
        assert await turned_away(await enter(token, table)) == (4429, "too_many_tabs")
        opened += [await enter(other, table) for _ in range(4)]
        assert await turned_away(await enter(new_token(), table)) == (4429, "too_many_sockets")
        await opened[0].close()
        opened.append(await let_in(new_token(), table))
        for socket in opened:
            await socket.close()

    async def enter(token: str, table: str) -> ClientConnection:
        headers = {"Authorization": f"Bearer {token}", "X-Forwarded-For": "9.9.9.9"}
        socket: ClientConnection = await dial(running, table, **headers)
        return socket

    async def let_in(token: str, table: str) -> ClientConnection:
        """Once the house has seen that somebody has left."""
        async with asyncio.timeout(10):
            while True:
                socket = await enter(token, table)
                await socket.send('{"type":"hello"}')
                try:
                    await socket.recv()
                except ConnectionClosed:
                    continue
                return socket

    try:
        asyncio.run(scene())
    finally:
        running.stop()


def test_R24_a_full_house_says_so(tmp_path: Path) -> None:
    running = Running(tmp_path / "data", MANOIR_SOCKETS="1")

    async def scene() -> None:
        token = new_token()
        table = open_table(running.url, token)
        headers = {"Authorization": f"Bearer {token}"}
        async with dial(running, table, **headers), dial(running, table, **headers) as second:
            assert await turned_away(second) == (4503, "house_full")

    try:
        asyncio.run(scene())
    finally:
        running.stop()


def test_R24_few_refused_sockets_are_told_why_at_once(tmp_path: Path) -> None:
    house = House(Settings(data=str(tmp_path)))
    try:
        told = [may_be_told(house, stranger("9.9.9.9")) for _ in range(MOST_TOLD_ADDRESS + 1)]
        assert [place is None for place in told] == [False] * MOST_TOLD_ADDRESS + [True]
        others = [may_be_told(house, stranger(f"9.9.{hop}.9")) for hop in range(MOST_TOLD)]
        assert others.count(None) == MOST_TOLD_ADDRESS, "from everywhere"
        for place in filter(None, (*told, *others)):
            place.leave()
            place.leave()
        assert len(house.connections) == 0
    finally:
        house.store.close()


def stranger(address: str) -> RequestContext:
    return RequestContext(address, False, None, None, False, False)


def test_R24_a_crowd_of_refused_sockets_is_told_why_and_keeps_nobody_outside(
    house: Running,
) -> None:
    async def scene() -> None:
        table = open_table(house.url, new_token())
        assert set(await asyncio.gather(*(knock(table) for _ in range(60)))) == {
            (4403, "bad_origin")
        }
        async with Client(house.url, table):
            pass

    async def knock(table: str) -> tuple[int, str]:
        return await turned_away(await dial(house, table, Origin="http://evil.example"))

    asyncio.run(scene())


def test_R24_behind_a_proxy_that_nobody_has_named_everybody_is_told_that_it_is_full(
    tmp_path: Path,
) -> None:
    """All its visitors share the limits of one address."""
    running = Running(tmp_path / "data", MANOIR_SOCKETS_PER_ADDRESS="2", MANOIR_TRUSTED_PROXIES="")

    async def scene() -> None:
        table = open_table(running.url, new_token())
        admitted = [await come(number, table) for number in range(2)]
        crowd = await asyncio.gather(*(come(number, table) for number in range(2, 40)))
        reasons = {await turned_away(socket) for socket in crowd}
        assert reasons == {(4429, "too_many_sockets")}
        for socket in admitted:
            await socket.close()

    async def come(number: int, table: str) -> ClientConnection:
        headers = {"X-Forwarded-For": f"9.9.9.{number}", "Authorization": f"Bearer {new_token()}"}
        socket: ClientConnection = await dial(running, table, **headers)
        return socket

    try:
        asyncio.run(scene())
    finally:
        running.stop()


def test_R31_wrong_tokens_get_nowhere_and_the_real_player_is_unmoved(house: Running) -> None:
    random = Random(31)

    async def scene() -> None:
        ada, bo = new_token(), new_token()
        table = open_table(house.url, ada)
        async with Client(house.url, table, ada) as host, Client(house.url, table, bo) as guest:
            await host.ask("sit", seat=0, nickname="Ada")
            await guest.ask("sit", seat=1, nickname="Bo")
            await host.send("start")
            await host.settled((0,), 0)
            for _ in range(40):
                await stranger(table, mangled(ada))
            answer = await host.play(0, {"type": "roll"})
            assert answer["type"] == "accepted"

    async def stranger(table: str, token: str) -> None:
        async with Client(house.url, table, token) as client:
            assert list(client.positions) == [None]
            for type in ("return", "stand"):
                await client.send(type, seat=0)
                assert (await client.until("rejected"))["code"]
            await client.send("play", seat=0, ply=0, id="stolen-01", move={"type": "roll"})
            assert (await client.until("rejected"))["code"] == "not_your_seat"

    def mangled(token: str) -> str:
        place = random.randrange(len(token))
        letter = random.choice([c for c in "abcdef0123" if c != token[place]])
        return token[:place] + letter + token[place + 1 :]

    asyncio.run(scene())


def test_R31_who_comes_back_sees_the_same_seat_and_position(house: Running) -> None:
    async def scene() -> None:
        ada = new_token()
        table = open_table(house.url, ada)
        async with Client(house.url, table, ada) as host:
            await host.ask("sit", seat=0, nickname="Ada")
            await host.ask("sit", seat=1, nickname="Bo")
            await host.send("start")
            await host.settled((0, 1), 0)
            await host.play_out((0, 1), most=12)
            shown = dict(host.positions)
        async with Client(house.url, table, ada) as again:
            await again.settled((0, 1), shown[0]["ply"])
            for seat in (0, 1):
                assert again.positions[seat]["view"] == shown[seat]["view"]
                assert again.positions[seat]["legal"] == shown[seat]["legal"]
                assert again.positions[seat]["told"] == []

    asyncio.run(scene())


def test_R23_a_flood_is_closed_with_1008(tmp_path: Path) -> None:
    running = Running(tmp_path / "data", MANOIR_MESSAGES="100")

    async def scene() -> None:
        table = open_table(running.url, new_token())
        async with Client(running.url, table) as client:
            with pytest.raises(ConnectionClosed) as closed:
                await flood(client)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1008

    async def flood(client: Client) -> None:
        for _ in range(300):
            await client.send("ping")
        await client.until("never")

    try:
        asyncio.run(scene())
    finally:
        running.stop()
