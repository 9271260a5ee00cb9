"""The lobby's stream over real sockets: what one does, everybody sees."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from manoir.server.people.sessions import new_token
from tests import loopback
from tests.server.client import Client, open_table
from tests.server.lobby.visitor import Visitor
from tests.server.running import Running


async def opened(house: Running, token: str, **body: object) -> str:
    return await asyncio.to_thread(open_table, house.url, token, public=True, **body)


def test_a_table_appears_changes_and_goes_by_itself(house: Running) -> None:
    async def scene() -> None:
        token = new_token()
        async with Visitor(house.url) as visitor:
            table = await opened(house, token)
            listed = await visitor.until_seen(table)
            assert (listed["game"], listed["free"], listed["seats"]) == ("escalier", 2, 2)
            async with Client(house.url, table, token) as host:
                await host.ask("sit", seat=0, nickname="Ada")
                await host.ask("seat_bot", seat=1, level="child")
                while (listed["names"], listed["ghosts"]) != (["Ada"], ["child"]):
                    await visitor.receive()
                    listed = visitor.tables[table]
                assert (listed["free"], listed["here"], listed["watchers"]) == (0, 1, 0)
                async with Client(house.url, table):
                    while not visitor.tables[table]["watchers"]:
                        await visitor.receive()
                await host.ask("configure", options={}, public=False)
                await visitor.until_gone(table)
            async with Visitor(house.url) as late:
                assert late.tables == visitor.tables

    asyncio.run(scene())


def test_a_private_table_is_never_told(house: Running) -> None:
    async def scene() -> None:
        async with Visitor(house.url) as visitor:
            secret = await asyncio.to_thread(open_table, house.url, new_token())
            table = await opened(house, new_token())
            await visitor.until_seen(table)
            assert secret not in visitor.tables

    asyncio.run(scene())


def test_somebody_is_told_when_it_is_their_turn(house: Running) -> None:
    async def scene() -> None:
        ada, blaise = new_token(), new_token()
        table = await asyncio.to_thread(open_table, house.url, ada)
        async with Client(house.url, table, ada) as host, Client(house.url, table, blaise) as other:
            await host.ask("sit", seat=0, nickname="Ada")
            await other.send("sit", seat=1, nickname="Blaise")
            while not other.room["chairs"][1]["mine"]:
                await other.receive()
            async with Visitor(house.url, blaise) as visitor:
                await visitor.until("mine")
                assert [one["my_turn"] for one in visitor.mine] == [False]
                await host.send("start")
                await host.until("position")
                while not visitor.mine[0]["my_turn"]:
                    if host.positions[0]["legal"]:
                        await host.play(0, host.positions[0]["legal"][0])
                    if 1 in host.positions[0]["to_act"]:
                        await visitor.until("mine")
                    else:
                        await host.until("position")
            async with Visitor(house.url, blaise) as again:  # and whoever comes later
                await again.until("mine")
                assert [(one["table"], one["my_turn"]) for one in again.mine] == [(table, True)]

    asyncio.run(scene())


@pytest.mark.parametrize("sent", ["", "{", "[]", '{"type":"hello"}', '{"type":"seek"}'])
def test_T12_what_is_not_a_question_is_refused_by_name(house: Running, sent: str) -> None:
    async def scene() -> None:
        async with Visitor(house.url) as visitor:
            await visitor.socket.send(sent)
            assert (await visitor.until("rejected"))["code"] == "malformed"
            await visitor.send("ping")
            await visitor.until("pong")

    asyncio.run(scene())


def test_R36_the_page_of_another_site_hears_nothing(house: Running) -> None:
    async def scene() -> str:
        visitor = Visitor(house.url)
        async with connect(visitor.address, origin="https://evil.example", proxy=None) as socket:  # type: ignore[arg-type]
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
        assert closed.value.rcvd is not None
        return closed.value.rcvd.reason

    assert asyncio.run(scene()) == "bad_origin"


def test_the_list_without_a_stream_is_still_there(house: Running) -> None:
    token = new_token()
    table = open_table(house.url, token, public=True)
    listed = loopback.get(f"{house.url}/api/tables").json()
    assert table in [one["table"] for one in listed]
    answer = loopback.get(f"{house.url}/api/lobby/live")
    assert answer.status_code == 404


def test_only_so_many_sockets_of_a_person(house: Running) -> None:
    async def scene() -> None:
        token = new_token()
        async with AsyncExitStack() as tabs:
            for _ in range(8):
                await tabs.enter_async_context(Visitor(house.url, token))
            with pytest.raises(ConnectionClosed) as closed:
                await tabs.enter_async_context(Visitor(house.url, token))
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "too_many_tabs"

    asyncio.run(scene())


def test_after_a_kill_people_come_back_and_wait_again(tmp_path: Path) -> None:
    async def wait(visitors: list[Visitor], names: list[str]) -> None:
        for visitor, name in zip(visitors, names, strict=True):
            await visitor.seek(name, seats=3)
            while visitor.queues != [{"game": "escalier", "seats": 3, "waiting": 2}]:
                if name == names[0]:
                    break
                await visitor.receive()

    async def before(tokens: list[str]) -> None:
        async with Visitor(house.url, tokens[0]) as ada, Visitor(house.url, tokens[1]) as blaise:
            await wait([ada, blaise], ["Ada", "Blaise"])
            house.kill()

    async def after(tokens: list[str]) -> None:
        async with AsyncExitStack() as tabs:
            ada, blaise, carlo = [
                await tabs.enter_async_context(Visitor(house.url, token)) for token in tokens
            ]
            assert ada.queues == []
            assert (await ada.until_seen(table))["free"] == 2  # it was on the disk
            await wait([ada, blaise], ["Ada", "Blaise"])
            await carlo.seek("Carlo", seats=3)
            found = {(await one.until("seated"))["table"] for one in (ada, blaise, carlo)}
        assert len(found) == 1
        async with Client(house.url, found.pop(), tokens[0]) as client:
            assert client.room["stage"] == "running"

    house = Running(tmp_path / "data")
    tokens = [new_token() for _ in range(3)]
    table = open_table(house.url, tokens[0], public=True)
    asyncio.run(before(tokens))
    house.start()
    asyncio.run(after(tokens))
    house.stop()
    assert house.errors() == []
