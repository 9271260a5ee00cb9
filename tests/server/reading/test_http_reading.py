"""Films, lists and pictures over HTTP, from a real server: they hold up nobody who plays."""

import asyncio
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import event

from manoir.server.people.sessions import new_token, who_of
from manoir.server.reading.lobby import Lobby
from manoir.server.store.store import Store
from tests import loopback
from tests.server.client import Client, open_table
from tests.server.reading.long_games import keep, keep_in, long_game
from tests.server.running import Running

pytestmark = pytest.mark.whole
TABLES = tuple(f"longmaze{number:02}" for number in range(4))
PLIES = 600


def test_whoever_plays_is_answered_while_others_ask_for_films(tmp_path: Path) -> None:
    """By order, not by time: in the time of a film there is room for many answers."""
    mazes = [long_game(id, "labyrinthe", PLIES, seed) for seed, id in enumerate(TABLES)]
    asyncio.run(keep_in(tmp_path / "d", *mazes))
    running = Running(tmp_path / "d")

    async def scene() -> None:
        async with (
            loopback.AsyncClient(base_url=running.url, timeout=60) as http,
            Client(running.url, open_table(running.url, new_token())) as player,
        ):
            first = await http.get(f"/api/tables/{TABLES[0]}/invite.svg")  # a reader is awake
            assert first.status_code == 200
            films = {asyncio.create_task(http.get(f"/api/tables/{id}/replay")): id for id in TABLES}
            answered: Counter[int] = Counter()  # pongs, by how many films were there
            while not all(film.done() for film in films):
                await player.ask("ping")
                answered[sum(film.done() for film in films)] += 1
            for film in films:
                assert film.result().status_code == 200
                assert len(film.result().json()["frames"]) == PLIES + 1
            assert sum(answered.values()) > 2 * len(films)

    try:
        asyncio.run(scene())
    finally:
        running.stop()
    assert running.errors() == []


def test_a_film_is_the_same_with_and_without_gzip(house: Running) -> None:
    async def played() -> str:
        token = new_token()
        table = open_table(house.url, token)
        async with Client(house.url, table, token) as host:
            await host.ask("sit", seat=0, nickname="Ada")
            await host.ask("sit", seat=1, nickname="Blaise")
            await host.ask("start")
            await host.settled((0, 1), 0)
            await host.play_out((0, 1))
        return table

    table = asyncio.run(played())
    with loopback.Client(base_url=house.url) as http:
        path = f"/api/tables/{table}/replay"
        packed = http.get(path, headers={"accept-encoding": "gzip"})
        plain = http.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert plain.headers["cache-control"] == "no-store"


def test_R33_a_film_that_was_made_for_a_seat_is_shown_to_nobody_else(tmp_path: Path) -> None:
    """What is kept for one is no way around the rules for another."""
    token = new_token()
    running_maze, finished = (
        long_game("runmaze001", "labyrinthe", 100),
        long_game("overstairs", "escalier", 1000),
    )
    for table in (running_maze, finished):
        own = msgspec.structs.replace(table.chairs[1], holder=who_of(token))
        table.chairs = (table.chairs[0], own)
    assert (running_maze.stage, finished.stage) == ("running", "over")
    asyncio.run(keep_in(tmp_path / "d", running_maze, finished))
    running = Running(tmp_path / "d")
    try:
        with loopback.Client(base_url=running.url) as http:

            def status(table: str, eye: int | None, token: str = "") -> int:
                headers = {"Authorization": f"Bearer {token}"} if token else {}
                query = {} if eye is None else {"eye": eye}
                path = f"/api/tables/{table}/replay"
                return http.get(path, params=query, headers=headers).status_code

            for _ in range(2):  # the second time from what was kept
                assert status("runmaze001", 1, token) == 200
                assert status("runmaze001", 0, token) == 403
                assert status("runmaze001", 1) == 403
                assert status("runmaze001", 1, new_token()) == 403
                assert status("runmaze001", None) == 200
                assert [status("overstairs", eye) for eye in (None, 0, 1, 2)] == [200] * 3 + [404]
    finally:
        running.stop()


def test_every_address_has_a_budget_for_films_and_one_for_lists(tmp_path: Path) -> None:
    running = Running(tmp_path / "d", MANOIR_FILMS="3", MANOIR_LISTS="6")
    try:
        with loopback.Client(base_url=running.url) as http:
            films = [http.get(f"/api/tables/nosuchtabl/{part}") for part in ("replay", "save") * 2]
            assert [film.status_code for film in films] == [404, 404, 404, 429]
            lists = [http.get("/api/tables") for _ in range(7)]
            assert lists[-1].status_code == 429
            for refused in (films[-1], lists[-1]):
                assert refused.json()["code"] == "too_many_questions"
                wait = int(refused.headers["retry-after"])
                assert 1 <= wait <= 60
                assert refused.json()["args"] == {"seconds": wait}
            assert http.get("/").status_code in (200, 503)  # files are free
            assert http.post("/api/session", json={}).status_code == 403  # and counted otherwise
    finally:
        running.stop()


def test_a_list_of_many_tables_takes_two_queries_and_is_read_once_for_a_crowd(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        store = Store(tmp_path)
        asked: list[str] = []

        @event.listens_for(store.database.readers, "before_cursor_execute")
        def note(*about: object) -> None:
            asked.append(str(about[2]))

        lobby = Lobby(store, pause=0.0)
        try:
            for number in range(20):
                await keep(store, long_game(f"table{number:05}", "escalier", 5))
            lists = await asyncio.gather(*(lobby.list() for _ in range(30)))
            assert len(set(lists)) == 1
            assert len([one for one in asked if one.startswith("SELECT")]) == 2
            await keep(store, long_game("another000", "escalier", 5))
            assert b"another000" in await lobby.list()
        finally:
            store.close()

    asyncio.run(scene())
