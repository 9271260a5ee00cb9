"""Accounts and sessions (R32, R34): what they keep, what ends them, what nobody learns."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from manoir.server.net.live.open_sockets import SIGNED_OUT
from manoir.server.net.problems import HttpProblem
from manoir.server.people import account_rows
from manoir.server.people.accounts import Signed
from manoir.server.people.sessions import YEAR, new_token, who_of
from manoir.server.store import disk
from manoir.server.store.store import Store
from manoir.server.wire import Credentials
from tests import loopback
from tests.server.client import Client, open_table
from tests.server.memory import Memory, in_memory
from tests.server.people.clerk import PASSWORD, Clerk, context, with_clerk
from tests.server.running import Running
from tests.server.table_scenes import ADA, BLAISE

_NAMES = (f"Zoé {number}" for number in count())


class Browser(httpx.Client):
    """A cookie jar on our own page."""

    def __init__(self, house: Running) -> None:
        super().__init__(base_url=house.url, headers={"origin": house.url})
        self.house = house

    def __enter__(self) -> Self:
        super().__enter__()
        self.get("/api/me")
        return self

    @property
    def token(self) -> str:
        return self.cookies["manoir"]

    @property
    def account(self) -> Any:
        return self.get("/api/me").json()["account"]

    def tables(self) -> list[str]:
        return [one["table"] for one in self.get("/api/me").json()["tables"]]

    def games(self) -> list[dict[str, Any]]:
        games: list[dict[str, Any]] = self.get("/api/me/games").json()
        return games

    def register(self, name: str = "", password: str = PASSWORD) -> str:
        name = name or next(_NAMES)
        answer = self.post("/api/account", json={"name": name, "password": password})
        assert answer.status_code == 201, answer.text
        return name

    def log_in(self, name: str, password: str = PASSWORD) -> httpx.Response:
        return self.post("/api/session", json={"name": name, "password": password})

    def log_out(self) -> httpx.Response:
        return self.request("DELETE", "/api/session", headers={"content-type": "application/json"})

    def change(self, old: str, new: str) -> httpx.Response:
        return self.put("/api/account/password", json={"old": old, "new": new})

    def open(self) -> str:
        return open_table(self.house.url, self.token)

    def sit(self, table: str) -> Client:
        return Client(self.house.url, table, self.token)


@pytest.fixture
def browser(house: Running) -> Iterator[Browser]:
    with Browser(house) as browser:
        yield browser


@pytest.fixture
def other(house: Running) -> Iterator[Browser]:
    with Browser(house) as browser:
        yield browser


async def play_out(browser: Browser, table: str) -> None:
    """Two people on one screen, to the end."""
    async with browser.sit(table) as client:
        await client.ask("sit", seat=0, nickname="Ada")
        await client.ask("sit", seat=1, nickname="Bo")
        await client.send("start")
        await client.settled((0, 1), 0)
        await client.play_out((0, 1))


async def closed_with(client: Client) -> tuple[int, float]:
    """The code a socket is closed with, and when."""
    try:
        while True:
            await client.receive()
    except ConnectionClosed as closed:
        return (closed.rcvd.code if closed.rcvd else 0), time.monotonic()


async def is_open(client: Client) -> bool:
    await client.send("ping")
    return bool(await client.until("pong"))


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_R32_who_registers_keeps_the_seats_and_the_old_token_is_worth_nothing(
    browser: Browser,
) -> None:
    async def scene() -> None:
        guest, table = browser.token, browser.open()
        async with browser.sit(table) as client:
            await client.ask("sit", seat=0, nickname="Ada")
            await client.ask("sit", seat=1, nickname="Bo")
            await client.send("start")
            await client.settled((0, 1), 0)
            name = browser.register()
            answered = time.monotonic()
            ended, at = await closed_with(client)
            assert (ended, at - answered < 1) == (SIGNED_OUT, True)
        assert browser.account == name
        assert browser.token != guest
        assert browser.tables() == [table]
        async with browser.sit(table) as client:
            assert client.room["host"]
            assert [chair["mine"] for chair in client.room["chairs"]] == [True, True]
            await client.settled((0, 1), 0)
            assert (await client.play(0, {"type": "roll"}))["type"] == "accepted"
        async with Client(browser.house.url, table, guest) as thief:
            assert list(thief.positions) == [None]
            assert not thief.room["host"]
            assert not any(chair["mine"] for chair in thief.room["chairs"])

    asyncio.run(scene())


def test_R32_who_logs_in_brings_the_seats_along_and_finds_those_of_other_devices(
    browser: Browser, other: Browser
) -> None:
    name = browser.register()
    first, second = browser.open(), other.open()
    guest = other.token
    answer = other.log_in(name)
    assert answer.status_code == 201
    assert answer.json()["account"] == name
    assert other.token not in (guest, browser.token)
    assert set(other.tables()) == set(browser.tables()) == {first, second}


def test_another_account_in_the_same_browser_takes_nothing_from_the_first(
    browser: Browser, other: Browser
) -> None:
    first, second = browser.register(), other.register()
    table, token = browser.open(), browser.token
    assert browser.log_in(second).status_code == 201
    assert browser.tables() == []
    headers = {"Authorization": f"Bearer {token}"}
    old = loopback.get(f"{browser.house.url}/api/me", headers=headers).json()
    assert (old["tables"], old["account"]) == ([], None), "the first session is over"
    browser.log_in(first)
    assert browser.tables() == [table]


def test_R32_logout_closes_its_sockets_and_no_others(browser: Browser, other: Browser) -> None:
    async def scene() -> None:
        name = browser.register()
        other.log_in(name)
        table, token = browser.open(), browser.token
        silent = browser.sit(table)
        await silent.dial()  # it has not said hello
        async with browser.sit(table) as here, other.sit(table) as there:
            assert browser.log_out().status_code == 200
            answered = time.monotonic()
            for client in (here, silent):
                ended, at = await closed_with(client)
                assert (ended, at - answered < 1) == (SIGNED_OUT, True)
            assert await is_open(there)
        assert browser.account is None
        assert browser.token != token
        async with Client(browser.house.url, table, token) as thief:
            assert not thief.room["host"]
        assert other.tables() == [table]

    asyncio.run(scene())


def test_who_is_a_guest_stays_the_same_guest_at_logout(browser: Browser) -> None:
    table, token = browser.open(), browser.token
    assert browser.log_out().status_code == 200
    assert browser.token == token
    assert browser.tables() == [table]


def test_R32_a_new_password_ends_every_other_session(browser: Browser, other: Browser) -> None:
    async def scene() -> None:
        name = browser.register()
        other.log_in(name)
        table = browser.open()
        async with browser.sit(table) as here, other.sit(table) as there:
            assert code(browser.change("wrong one", "another one")) == (403, "wrong_password")
            assert browser.change(PASSWORD, "another one").json()["account"] == name
            answered = time.monotonic()
            ended, at = await closed_with(there)
            assert (ended, at - answered < 1) == (SIGNED_OUT, True)
            assert await is_open(here)
        assert (browser.account, other.account) == (name, None)
        assert code(other.log_in(name)) == (403, "bad_login")
        assert other.log_in(name, "another one").status_code == 201

    asyncio.run(scene())


def test_R34_a_wrong_password_and_an_unknown_name_get_the_same_answer(
    browser: Browser, other: Browser
) -> None:
    name = browser.register()
    known, unknown = other.log_in(name, "wrong one"), other.log_in("No such one", "wrong one")
    assert (known.status_code, known.content) == (unknown.status_code, unknown.content)
    assert code(known) == (403, "bad_login")
    assert set(known.headers) == set(unknown.headers)
    assert code(other.log_in("\u202e", "x")) == (403, "bad_login"), "a name that cannot be"


def test_names_are_cleaned_and_are_one_persons(browser: Browser, other: Browser) -> None:
    number = next(_NAMES).split()[1]
    assert browser.register(f"  Élo   {number} ") == f"  Élo   {number} "
    assert browser.account == f"Élo {number}"
    for twin in (f"éLO {number}", f"E\u0301lo {number}", f"Ｅ\u0301ｌｏ {number}"):
        taken = other.post("/api/account", json={"name": twin, "password": PASSWORD})
        assert code(taken) == (409, "name_taken")
        assert other.log_in(twin).status_code == 201
        other.log_out()


@pytest.mark.parametrize(
    ("name", "password", "expected"),
    [
        ("x", PASSWORD, "name_too_short"),
        ("a\u202eb", PASSWORD, "name_character"),
        ("Somebody", "1234567", "password_too_short"),
        ("Somebody", "x" * 201, "password_too_long"),
        ("Somebody", "12345678", "password_too_easy"),
        ("Somebody", "somebody1!", "password_too_easy"),
        ("Somebody", "x" * 1001, "malformed"),
        ("x" * 81, PASSWORD, "malformed"),
    ],
)
def test_what_will_not_do_is_named(
    browser: Browser, name: str, password: str, expected: str
) -> None:
    answer = browser.post("/api/account", json={"name": name, "password": password})
    assert code(answer) == (400, expected)


def test_a_password_may_have_any_character_from_any_keyboard(
    browser: Browser, other: Browser
) -> None:
    name = browser.register(password=" é\x00\t🕯\u202eé ")
    assert other.log_in(name, " e\u0301\x00\t🕯\u202eé ").status_code == 201
    assert code(other.log_in(name, "é\x00\t🕯\u202eé"))[1] == "bad_login"
    half = rb"\ud83d" * 8
    content = b'{"name": "Somebody", "password": "' + half + b'"}'
    headers = {"content-type": "application/json"}
    assert browser.post("/api/account", content=content, headers=headers).status_code == 400


def test_R36_another_sites_page_can_neither_sign_in_nor_out(browser: Browser) -> None:
    name = browser.register()
    evil = {"origin": "http://evil.example"}
    body = {"name": name, "password": PASSWORD}
    assert code(browser.post("/api/session", json=body, headers=evil)) == (403, "bad_origin")
    json = {**evil, "content-type": "application/json"}
    assert code(browser.request("DELETE", "/api/session", headers=json)) == (403, "bad_origin")
    assert code(browser.request("DELETE", "/api/session")) == (415, "json_only")
    assert browser.account == name


def test_finished_games_are_kept_the_last_one_first(browser: Browser, other: Browser) -> None:
    async def scene() -> None:
        first, second = browser.open(), browser.open()
        await play_out(browser, first)
        name = browser.register()
        await asyncio.sleep(1.1)  # the disk counts in seconds
        await play_out(browser, second)
        kept = browser.games()
        assert [game["table"] for game in kept] == [second, first]
        game = kept[0]
        assert game["game"] == "escalier"
        assert game["names"] == ["Ada", "Bo"]
        assert game["levels"] == [None, None]
        assert game["mine"] == [0, 1]
        assert sorted(game["ranks"])[0] == 1
        assert abs(game["ended"] - time.time()) < 30
        assert other.games() == []
        other.log_in(name)
        assert other.games() == kept
        async with browser.sit(first) as client:  # a rematch is no other end
            await client.send("again")
            while not client.room["next"]:
                await client.receive()
        assert browser.games() == kept

    asyncio.run(scene())


def test_R32_nothing_on_the_disk_opens_a_session(tmp_path: Path) -> None:
    house = Running(tmp_path / "data")
    try:
        with Browser(house) as browser:
            name = browser.register()
            browser.log_in(name)
            browser.change(PASSWORD, "another candle")
            token, device = browser.token, browser.cookies["manoir-device"]
    finally:
        house.stop()
    written = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir())
    written += house.log.read_bytes()
    assert name.encode() in written
    for secret in (token, device, PASSWORD, "another candle"):
        assert secret.encode() not in written


def test_R32_sessions_and_logouts_survive_a_restart_and_hashes_grow_with_the_house(
    tmp_path: Path,
) -> None:
    house = Running(tmp_path / "data")
    try:
        with Browser(house) as browser, Browser(house) as other:
            name = browser.register()
            other.log_in(name)
            gone = other.token
            other.log_out()
            house.kill()
            house.environment["MANOIR_PASSWORD_ROUNDS"] = "2"
            house.start()
            assert browser.account == name
            answer = browser.get("/api/me", headers={"Authorization": f"Bearer {gone}"})
            assert answer.json()["account"] is None
            assert "t=1," in stored_hash(house)
            assert other.log_in(name).status_code == 201
            assert "t=2," in stored_hash(house)
            assert other.log_in(name).status_code == 201
    finally:
        house.stop()


def stored_hash(house: Running) -> str:
    with closing(sqlite3.connect(house.data / "manoir.db")) as file:
        return str(file.execute("SELECT password FROM accounts").fetchone()[0])


def test_registrations_from_one_address_are_few(tmp_path: Path) -> None:
    async def scene(clerk: Clerk) -> None:
        for number in range(3):
            given = Credentials(f"Zoé {number}", PASSWORD)
            await clerk.accounts.register(context(new_token()), given)
        with pytest.raises(HttpProblem, match="too_many_tries"):
            await clerk.accounts.register(context(new_token()), Credentials("Zoé 4", PASSWORD))

    with_clerk(tmp_path, scene, registrations=3)


def test_one_name_is_registered_once_however_many_ask_at_once(tmp_path: Path) -> None:
    async def scene(clerk: Clerk) -> None:
        asked = [
            clerk.accounts.register(context(new_token()), Credentials(name, PASSWORD))
            for name in ("Zoé", "ZOÉ", "zoé", "zOÉ")
        ]
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(result, Signed) for result in results) == 1
        assert {str(r) for r in results if isinstance(r, HttpProblem)} == {"name_taken"}

    with_clerk(tmp_path, scene)


def test_R32_a_login_that_crosses_a_change_of_password_fails(tmp_path: Path) -> None:
    """Verified before, written after: the session would have outlived the change."""

    async def scene(clerk: Clerk) -> None:
        await clerk.accounts.register(context(new_token()), Credentials("Zoé", PASSWORD))
        real = clerk.accounts._passwords.verify

        async def overtaken(stored: str | None, password: str) -> bool:
            right = await real(stored, password)
            new = await clerk.accounts._passwords.hash("another one")
            row = await clerk.house.store.read(lambda c: account_rows.find(c, "zoé"))
            assert row is not None
            await clerk.house.store.do(
                lambda c: account_rows.change_password(c, row["id"], row["password"], new, "")
            )
            return right

        clerk.accounts._passwords.verify = overtaken  # type: ignore[method-assign]
        assert await clerk.answer("Zoé") == "bad_login"
        assert await clerk.house.store.read(account_rows.signed_in) == []

    with_clerk(tmp_path, scene)


def test_R32_an_account_has_twenty_sessions_and_each_lasts_a_year(tmp_path: Path) -> None:
    async def scene(clerk: Clerk) -> None:
        credentials = Credentials("Zoé", PASSWORD)
        first = await clerk.accounts.register(context(new_token()), credentials)
        tokens = []
        for _ in range(21):
            clerk.today += 1
            signed = await clerk.accounts.log_in(context(new_token()), credentials)
            tokens.append(signed.token)
        alive = [token for token in (first.token, *tokens) if clerk.accounts.account(who_of(token))]
        assert alive == tokens[-20:]
        clerk.today += YEAR - 9
        await clerk.accounts.sweep()
        alive = [token for token in tokens if clerk.accounts.account(who_of(token))]
        assert alive == tokens[11:]
        assert len(await clerk.house.store.read(account_rows.signed_in)) == len(alive)

    with_clerk(tmp_path, scene)


def test_seats_move_whole_while_the_table_changes(tmp_path: Path) -> None:
    """Whoever writes the room at that moment must not bring the old holder back."""

    async def scene(house: Memory) -> None:
        id = await house.open(ADA)
        one, two = await house.join(id, ADA), await house.join(id, BLAISE)
        await house.ask(one, "sit", seat=0, nickname="Ada")
        await house.ask(two, "sit", seat=1, nickname="Blaise")
        for number in range(30):
            one.say("configure", options={}, public=bool(number % 2))
            await asyncio.sleep(0.002)
            if number == 15:
                await house.hub.hand_over(BLAISE, "account", lambda _: None)
                assert (await house.table(id)).chairs[1].holder == "account"
        await house.ask(one, "ping")
        stored = await house.store.load(id)
        assert stored is not None
        assert [chair["holder"] for chair in stored.chairs] == [ADA, "account"]
        assert (await house.table(id)).chairs[1].holder == "account"

    in_memory(tmp_path, scene)


def test_R32_what_was_on_its_way_when_a_session_ended_is_not_done(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id = await house.open(ADA)
        wire = await house.join(id, ADA)
        (listener,) = house.hub.tables.lives[id].listeners
        wire.say("sit", seat=0, nickname="Ada")
        listener.outbox.cut(SIGNED_OUT, "signed_out")
        await house.calm(lambda: wire.closed)
        assert wire.closed == (SIGNED_OUT, "signed_out")
        assert (await house.table(id)).chairs[0].kind == "empty"

    in_memory(tmp_path, scene)


def test_a_failed_job_moves_nothing(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id = await house.open(ADA)

        def fails(_: object) -> None:
            raise account_rows.Outdated

        with pytest.raises(account_rows.Outdated):
            await house.hub.hand_over(ADA, "account", fails)
        assert (await house.table(id)).host == ADA

    in_memory(tmp_path, scene)


def test_a_house_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    from alembic import command
    from alembic.config import Config

    engine = disk.open_disk(disk.data_file(tmp_path), begin="IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", "manoir.server.store:migrations")
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for id, stage in (("oldtable01", "over"), ("oldtable02", "running")):
            row = f"'{id}', 'escalier', 1, '{{}}', 0, '{ADA}', '{stage}', NULL, 77"
            connection.exec_driver_sql(f"INSERT INTO tables VALUES ({row})")
            connection.exec_driver_sql(
                f"INSERT INTO chairs VALUES ('{id}', 0, 'person', 'Ada', NULL, '{ADA}', '')"
            )
    engine.dispose()

    async def scene() -> None:
        store = Store(tmp_path)
        try:
            (kept,) = await store.finished(ADA)
            assert (kept.table["id"], kept.table["ended"]) == ("oldtable01", 77)
            assert kept.table["ranks"] is None
        finally:
            store.close()

    asyncio.run(scene())
