"""T30 to T32: what a host does from a command line, beside a server that runs."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from manoir.kernel.commands import exits
from manoir.server.people.sessions import new_token
from tests import loopback
from tests.server.admin.host import Host
from tests.server.client import Client, dial, open_table
from tests.server.running import Running

SECONDS = 60.0  # on a busy machine; a server looks every second
PASSWORD = "une bougie, deux fantômes"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("hosted") / "data")
    yield running
    running.stop()
    assert running.errors() == []


@pytest.fixture(scope="module")
def host(house: Running) -> Host:
    return Host(house.data)


def post(house: Running, path: str, token: str, body: Any, method: str = "POST") -> httpx.Response:
    return loopback.request(
        method,
        f"{house.url}{path}",
        json=body,
        headers={"Authorization": f"Bearer {token}"},
        timeout=SECONDS,
    )


def new_table(house: Running, token: str) -> httpx.Response:
    return post(house, "/api/tables", token, {"game": "escalier", "seats": 2})


async def closing(client: Client) -> tuple[int, str]:
    """How the server ends a conversation."""
    with pytest.raises(ConnectionClosed) as closed:
        await client.until("what never comes")
    end = closed.value.rcvd
    assert end is not None
    return end.code, end.reason


async def begun(house: Running, token: str) -> Client:
    client = Client(house.url, open_table(house.url, token), token, patience=SECONDS)
    await client.__aenter__()
    await client.ask("sit", seat=0, nickname="Ada")
    await client.ask("sit", seat=1, nickname="Blaise")
    await client.send("start")
    await client.until("position")
    return client


async def looking_on(house: Running, token: str) -> Client:
    """Somebody in the lobby."""
    lobby = Client(house.url, "unused", token, patience=SECONDS)
    lobby.address = f"{house.url.replace('http', 'ws', 1)}/api/lobby/live"
    await lobby.dial()
    return lobby


def table_of(client: Client) -> str:
    return str(client.room["table"])


@pytest.mark.parametrize(
    ("word", "reason"), [("close", "table_closed"), ("delete", "no_such_table")]
)
def test_T31_a_table_is_closed_or_deleted_under_its_players(
    word: str, reason: str, house: Running, host: Host
) -> None:
    async def scene() -> None:
        client = await begun(house, new_token())
        table = table_of(client)
        assert table in [row["id"] for row in host.ask("tables", "list", "--stage", "running")]
        shown = host.ask("tables", "show", table)
        assert [chair["name"] for chair in shown["chairs"]] == ["Ada", "Blaise"]
        assert "seed" not in str(shown)
        lobby = await looking_on(house, client.token)
        assert table in [one["table"] for one in (await lobby.until("mine"))["tables"]]
        host.ask("tables", word, table, *(["--yes"] if word == "delete" else []))
        assert await closing(client) == (4404, reason)
        assert table not in [one["table"] for one in (await lobby.until("mine"))["tables"]]
        await lobby.socket.close()
        again = Client(house.url, table, client.token, patience=SECONDS)
        await again.dial()
        await again.send("hello")
        assert (await again.receive())["code"] == reason
        await again.socket.close()
        status = {"close": 410, "delete": 404}[word]
        assert post(house, f"/api/tables/{table}", client.token, None, "GET").status_code == status
        mine = post(house, "/api/me", client.token, None, "GET").json()["tables"]
        assert table not in [one["table"] for one in mine]

    asyncio.run(scene())


def test_T31_a_table_that_is_not_there_or_closed_already_is_named(
    house: Running, host: Host
) -> None:
    table = open_table(house.url, new_token())
    host.ask("tables", "close", table)
    assert host.refused("tables", "close", table) == (
        exits.USAGE,
        f"table {table} is closed already",
    )
    assert host.refused("tables", "close", "nosuchtabl")[1] == "there is no table nosuchtabl"
    code, sentence = host.refused("tables", "delete", table)
    assert (code, "--yes" in sentence) == (exits.USAGE, True)


def test_T30_read_only_stops_play_and_nothing_else(house: Running, host: Host) -> None:
    async def scene() -> None:
        token = new_token()
        client = await begun(house, token)
        host.ask("read-only", "on")
        notice = await client.until("house")
        assert notice["read_only"] is True
        refused = await client.play(0, client.positions[0]["legal"][0])
        assert (refused["code"], refused["rule"]) == ("read_only", "T30")
        opened = new_table(house, token)
        assert (opened.status_code, opened.json()["code"]) == (503, "read_only")
        film = f"{house.url}/api/tables/{table_of(client)}/replay"
        assert loopback.get(film, timeout=SECONDS).status_code in (200, 409)
        newcomer = Client(house.url, table_of(client), patience=SECONDS)
        await newcomer.__aenter__()
        assert (await newcomer.until("house"))["read_only"] is True
        await newcomer.socket.close()
        host.ask("read-only", "off")
        assert (await client.until("house"))["read_only"] is False
        played = await client.play(0, client.positions[0]["legal"][0])
        assert played["type"] == "accepted"
        await client.socket.close()

    try:
        asyncio.run(scene())
    finally:
        host.run("read-only", "off")


def test_the_message_of_the_day_comes_to_every_page(house: Running, host: Host) -> None:
    async def scene() -> None:
        lobby = await looking_on(house, new_token())
        await lobby.until("lobby")
        text = "Tea <b>at five</b>"
        host.ask("motd", "set", text)
        assert (await lobby.until("house"))["motd"] == text
        late = await dial(lobby.address, new_token())
        lobby.socket, before = late, lobby.socket
        assert (await lobby.until("house"))["motd"] == text
        host.ask("motd", "clear")
        assert (await lobby.until("house"))["motd"] == ""
        await before.close()
        await late.close()

    asyncio.run(scene())
    code, sentence = host.refused("motd", "set", "x" * 1001)
    assert (code, sentence) == (exits.USAGE, "a message has 1 to 1000 characters")


def test_T32_a_ban_ends_conversations_and_keeps_its_subject_out_until_it_is_lifted(
    house: Running, host: Host
) -> None:
    async def scene() -> None:
        token = new_token()
        name = {"name": "Mallory", "password": PASSWORD}
        signed = post(house, "/api/account", token, name)
        assert signed.status_code == 201, signed.text
        cookie = signed.cookies["manoir"]
        client = await begun(house, cookie)
        ban = host.ask("bans", "add", "--account", "mallory", "--reason", "Manners", "--for", "7d")
        assert await closing(client) == (4403, "banned")
        refused = new_table(house, cookie)
        assert (refused.status_code, refused.json()["code"]) == (403, "banned")
        assert refused.json()["args"]["reason"] == "Manners"
        assert new_table(house, new_token()).status_code == 201
        host.ask("bans", "lift", str(ban["ban"]))
        assert_soon_opened(house, cookie)

    asyncio.run(scene())


def assert_soon_opened(house: Running, token: str) -> None:
    end = time.monotonic() + SECONDS
    while new_table(house, token).status_code != 201:
        assert time.monotonic() < end
        time.sleep(0.1)


def test_T32_a_network_is_banned_with_all_its_addresses(house: Running, host: Host) -> None:
    ban = host.ask("bans", "add", "--address", "127.0.0.0/8", "--until", "2999-01-01")
    end = time.monotonic() + SECONDS
    while new_table(house, new_token()).status_code == 201:
        assert time.monotonic() < end
        time.sleep(0.1)
    assert post(house, "/", new_token(), None, "GET").status_code == 200
    assert [row["subject"] for row in host.ask("bans", "list")] == ["127.0.0.0/8"]
    host.ask("bans", "lift", str(ban["ban"]))
    assert_soon_opened(house, new_token())


def test_accounts_are_listed_exported_reset_and_deleted(house: Running, host: Host) -> None:
    async def scene() -> None:
        name = {"name": "Grace", "password": PASSWORD}
        token = post(house, "/api/account", new_token(), name).cookies["manoir"]
        client = await begun(house, token)
        table = table_of(client)
        assert [row["name"] for row in host.ask("accounts", "list", "--like", "grac")] == ["Grace"]
        known = host.ask("accounts", "export", "grace")
        assert [(game["id"], game["seat"]) for game in known["games"]] == [(table, 0), (table, 1)]
        assert "argon2" not in str(known)

        new = host.ask("accounts", "reset-password", "Grace")["password"]
        assert await closing(client) == (4401, "signed_out")
        assert post(house, "/api/session", new_token(), name).status_code == 403
        again = post(house, "/api/session", new_token(), {"name": "Grace", "password": new})
        assert again.status_code == 201
        client = Client(house.url, table, again.cookies["manoir"], patience=SECONDS)
        await client.__aenter__()
        host.ask("accounts", "delete", "Grace", "--yes")
        assert await closing(client) == (4401, "signed_out")
        watcher = Client(house.url, table, patience=SECONDS)
        await watcher.__aenter__()
        assert [chair["name"] for chair in watcher.room["chairs"]] == ["—", "—"]
        await watcher.socket.close()
        gone = post(house, "/api/session", new_token(), {"name": "Grace", "password": new})
        assert gone.status_code == 403

    asyncio.run(scene())
    code, sentence = host.refused("accounts", "export", "Grace")
    assert (code, sentence) == (exits.USAGE, "there is no account 'Grace'")


def test_every_act_is_in_the_log_without_secrets(host: Host) -> None:
    acts = host.ask("log")
    kinds = {line["act"]["act"] for line in acts}
    assert kinds >= {"close_table", "delete_table", "ban", "unban", "motd", "read_only"}
    assert {line["state"] for line in acts} == {"done", "refused"}
    assert "argon2" not in str(acts)
    assert all(line["who"] for line in acts)
