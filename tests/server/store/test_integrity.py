"""A damaged file: what is broken is named, the rest is served."""

import asyncio
import os
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from manoir.kernel import Refused
from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.server.store import commits, integrity
from manoir.server.store.check import check_file
from manoir.server.store.disk import Limits
from manoir.server.store.rows import Write, read_table, write_records, write_room
from manoir.server.store.schema import TABLES as TABLE_ROWS
from manoir.server.store.sqlite import SqlitePen
from manoir.server.store.store import Store, summaries
from manoir.server.store.writer import Unwritten
from tests import forking, loopback
from tests.server.running import Running
from tests.server.store.scenes import record, with_store
from tests.server.table_scenes import ADA, finished_table, running_table

PAGE = 4096
TABLES = 40


@cache
def writes() -> tuple[Write, ...]:
    """Finished games, one a table; all of them went the same way."""
    table, found = finished_table(), []
    for number in range(TABLES):
        table.id = f"table{number:05}"
        found.append(write_room(table, number) + write_records(table, 0, "first"))
    return tuple(found)


@cache
def content() -> bytes:
    """The file of a house with finished games."""

    async def scene(store: Store) -> None:
        await asyncio.gather(*map(store.write, writes()))

    with TemporaryDirectory() as folder:
        with_store(Path(folder), scene)
        return (Path(folder) / "manoir.db").read_bytes()


def filled(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    (folder / "manoir.db").write_bytes(content())


def pages_of(folder: Path, name: str) -> list[int]:
    """The leaves of a table or an index, counted from 0."""
    with closing(sqlite3.connect(folder / "manoir.db")) as file:
        kind = file.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,))
        root = int(kind.fetchone()[0]) - 1
    content = (folder / "manoir.db").read_bytes()
    kinds = {2: 5, 5: 5}  # an interior page of a tree has no row of its own
    start = root * PAGE
    if content[start] not in kinds:
        return [root]
    cells = int.from_bytes(content[start + 3 : start + 5])
    places = [
        int.from_bytes(content[start + 12 + 2 * cell : start + 14 + 2 * cell])
        for cell in range(cells)
    ]
    children = [content[start + place : start + place + 4] for place in places]
    return [int.from_bytes(child) - 1 for child in (*children, content[start + 8 : start + 12])]


def spoil(folder: Path, page: int) -> None:
    with (folder / "manoir.db").open("r+b") as file:
        file.seek(page * PAGE)
        file.write(Random(page).randbytes(PAGE))


async def outcomes(store: Store) -> list[str]:
    """What becomes of each table that is asked for."""
    found = []
    for number in range(TABLES):
        try:
            stored = await store.load(f"table{number:05}")
            found.append("gone" if stored is None else "served")
            if stored is not None:
                read_table(stored)
        except Refused as refused:
            found[number:] = [refused.refusal.code]
    return found


def command(data: Path, *words: str) -> forking.Done:
    return forking.run("manoir.cli", *words, MANOIR_DATA=str(data))


def test_a_spoilt_page_closes_only_the_tables_that_it_touches(tmp_path: Path) -> None:
    filled(tmp_path)
    spoil(tmp_path, pages_of(tmp_path, "records")[1])

    async def scene(store: Store) -> None:
        found = await outcomes(store)
        assert set(found) == {"damaged", "served"}
        assert found.count("damaged") < TABLES / 4
        health = await store.health()
        assert health.ok
        assert health.damaged
        assert health.unreadable == found.count("damaged")
        table = running_table()
        table.id = "newtable00"
        await store.write(write_room(table, 1))  # and life goes on
        assert len(await store.with_bots()) == 0

    with_store(tmp_path, scene)


@pytest.mark.parametrize("name", ["tables", "chairs"])
def test_lists_leave_out_what_cannot_be_read(name: str, tmp_path: Path) -> None:
    filled(tmp_path)
    spoil(tmp_path, pages_of(tmp_path, name)[1])

    async def scene(store: Store) -> None:
        over = TABLE_ROWS.c.stage == "over"
        listed = await store.read(lambda connection: summaries(connection, over))
        assert 0 < len(listed) < TABLES
        assert len(await store.finished(ADA)) <= len(listed)
        assert (await store.health()).shown() == {"ok": True, "damaged": True}

    with_store(tmp_path, scene)


@pytest.mark.few(2)
@pytest.mark.parametrize("part", ["records", "tables", "chairs", "seeds", "uq_records_action"])
def test_no_flipped_bit_ends_in_anything_but_a_name(part: str, tmp_path: Path) -> None:
    filled(tmp_path)
    chance = Random(part)
    leaf = pages_of(tmp_path, part)[0]
    for _ in range(3):
        spoilt = bytearray(content())
        spoilt[leaf * PAGE + chance.randrange(PAGE)] ^= 1 << chance.randrange(8)
        (tmp_path / "manoir.db").write_bytes(bytes(spoilt))

        async def scene(store: Store) -> None:
            assert set(await outcomes(store)) <= {"served", "damaged", "other_rules"}
            await store.listing()
            await store.finished("nobody")

        with_store(tmp_path, scene)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE records SET move = CAST(X'22FF22' AS TEXT) WHERE ply = 3",  # text that is none
        "UPDATE records SET move = '{' WHERE ply = 3",
        "UPDATE records SET seat = 'x' WHERE ply = 3",
        "UPDATE records SET hash = 'x' WHERE ply = 3",
        "UPDATE records SET ply = ply + 5000",
        "UPDATE tables SET options = '{'",
        "UPDATE tables SET options = 7",
        "UPDATE seeds SET nonces = 'x'",
        "UPDATE seeds SET seed = 'x'",
        "DELETE FROM seeds",
        "DELETE FROM chairs WHERE seat = 1",
    ],
)
def test_rows_that_are_not_what_they_were_are_damaged(change: str, tmp_path: Path) -> None:
    filled(tmp_path)
    with closing(sqlite3.connect(tmp_path / "manoir.db")) as file, file:
        file.execute("DELETE FROM tables WHERE id > 'table00000'")
        file.execute(change)

    async def scene(store: Store) -> None:
        assert (await outcomes(store))[0] == "damaged"

    with_store(tmp_path, scene)


def test_a_broken_header_is_a_sentence(tmp_path: Path) -> None:
    for place in (0, 16, 21, 28, 47, 100, 103):
        spoilt = bytearray(content())
        spoilt[place] ^= 0xFF
        (tmp_path / "manoir.db").write_bytes(bytes(spoilt))
        with pytest.raises(Failure, match=r"manoir\.db (is not|cannot|was|is a)"):
            Store(tmp_path).close()


def cut_in_half(folder: Path) -> None:
    log = folder / "manoir.db-wal"
    os.truncate(log, log.stat().st_size // 2)


def test_a_log_cut_in_half_is_noticed_and_the_rest_is_served(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    source, house = tmp_path / "source", tmp_path / "house"

    async def scene(store: Store) -> None:
        for write in writes():
            await store.write(write)
        house.mkdir()  # as it is on the disk while the house is open: a kill leaves just this
        for name in ("manoir.db", "manoir.db-wal", commits.MARK):
            (house / name).write_bytes((source / name).read_bytes())

    with_store(source, scene)
    cut_in_half(house)
    result = command(house, "check")
    assert result.returncode == exits.BAD_DATA
    assert "changes are lost" in result.stdout
    capfd.readouterr()

    async def after(store: Store) -> None:
        health = await store.health()
        assert health.ok
        there = [await store.load(f"table{number:05}") for number in range(TABLES)]
        gone = [write for write, stored in zip(writes(), there, strict=True) if stored is None]
        assert 0 < len(gone) < TABLES
        assert health.lost == sum(1 + len(write.records) for write in gone)
        await store.write(writes()[-1])

    with_store(house, after)
    assert "has lost its last" in capfd.readouterr().err

    async def later(store: Store) -> None:
        assert (await store.health()).lost == 0  # it was said; from here on it counts again

    with_store(house, later)


def test_a_lost_move_is_noticed_and_tables_that_were_put_away_are_not(tmp_path: Path) -> None:
    table = running_table()

    async def play(store: Store) -> None:
        await store.write(write_room(table, 1))
        for ply in range(3):
            await store.write(Write(records=(record(table, ply),)))

    async def put_away(store: Store) -> None:
        assert (await store.health()).lost == 0
        await store.do(lambda c: c.exec_driver_sql("DELETE FROM tables"))

    async def after(store: Store) -> None:
        assert (await store.health()).lost == 0
        await play(store)

    async def lost(store: Store) -> None:
        assert (await store.health()).lost == 1

    with_store(tmp_path, play)
    with_store(tmp_path, put_away)
    with_store(tmp_path, after)
    with closing(sqlite3.connect(tmp_path / "manoir.db")) as file, file:
        file.execute("DELETE FROM records WHERE ply = 2")
    with_store(tmp_path, lost)


def test_a_file_that_was_replaced_is_not_taken_for_one_that_lost_something(tmp_path: Path) -> None:
    async def fresh(store: Store) -> None:
        await store.write(writes()[0])
        await store.write(writes()[1])

    async def whole(store: Store) -> None:
        assert (await store.health()).lost == 0

    with_store(tmp_path, fresh)
    with_store(tmp_path, whole)
    filled(tmp_path)
    with_store(tmp_path, whole)


def test_a_large_file_is_not_looked_through_at_every_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(tmp_path)
    spoil(tmp_path, pages_of(tmp_path, "records")[1])
    assert integrity.look_over(tmp_path / "manoir.db")
    monkeypatch.setattr(integrity, "MOST_BYTES", PAGE)
    assert integrity.look_over(tmp_path / "manoir.db") == ()
    monkeypatch.undo()
    monkeypatch.setattr(integrity, "_STEPS", 10)
    monkeypatch.setattr(integrity, "MOST_SECONDS", 0.0)
    assert integrity.look_over(tmp_path / "manoir.db") == ()


def test_health_knows_that_writes_fail_and_that_they_work_again(tmp_path: Path) -> None:
    table = running_table()
    big = Write(records=(record(table, move="x" * 200_000),))

    async def scene(store: Store) -> None:
        await store.write(write_room(table, 1))
        assert (await store.health()).shown() == {"ok": True}
        with pytest.raises(Unwritten, match="storage_full"):
            await store.write(big)
        for _ in range(3):
            assert (await store.health()).shown() == {"ok": False, "writes": "storage_full"}
        pen = store._writer._pen
        assert isinstance(pen, SqlitePen)
        pen.disk.execute("PRAGMA max_page_count = 1000000")  # there is space again
        assert (await store.health()).shown() == {"ok": True}
        await store.write(big)

    with_store(tmp_path, scene, Limits(pages=empty_pages(tmp_path / "other") + 1))


def empty_pages(folder: Path) -> int:
    """How many pages a house has in which nothing has happened."""
    folder.mkdir()
    store = Store(folder)
    with closing(sqlite3.connect(store.path)) as file:
        pages = int(file.execute("PRAGMA page_count").fetchone()[0])
    store.close()
    return pages


def test_health_knows_that_nothing_can_be_read(tmp_path: Path) -> None:
    filled(tmp_path)

    async def scene(store: Store) -> None:
        assert (await store.health()).ok
        for page in pages_of(tmp_path, "house"):
            spoil(tmp_path, page)
        store.database.readers.dispose()  # what they have in memory is no proof
        health = await store.health()
        assert health.shown() == {"ok": False, "reads": "damaged", "unreadable": 1}

    with_store(tmp_path, scene)


def test_check_says_which_tables_are_damaged_beside_a_server_that_runs(tmp_path: Path) -> None:
    data = tmp_path / "data"
    filled(data)
    assert command(data, "check").returncode == 0
    spoil(data, pages_of(data, "records")[1])
    running = Running(data)
    try:
        answer = loopback.get(f"{running.url}/healthz")
        assert answer.json() == {"ok": True, "damaged": True}
        result = command(tmp_path, "check", "--data", str(data))
        assert result.returncode == exits.BAD_DATA, result.stderr
        assert result.stderr.startswith("manoir: ")
        damaged = [line.split()[1] for line in result.stdout.splitlines() if "table t" in line]
        assert 0 < len(damaged) < TABLES
        for id in (*damaged[:3], "table00000", f"table{TABLES - 1:05}"):
            film = loopback.get(f"{running.url}/api/tables/{id}/replay")
            assert film.status_code == (409 if id in damaged else 200)
            assert id not in damaged or film.json()["code"] == "damaged"
    finally:
        running.kill()
    log = running.log.read_text()
    assert "is damaged; what can be read is served" in log
    assert "Traceback" not in log


def test_check_of_no_house_and_of_another_version_is_a_sentence(tmp_path: Path) -> None:
    result = command(tmp_path, "check")
    assert (result.returncode, result.stderr.count("\n")) == (exits.NO_INPUT, 1)
    filled(tmp_path)
    for revision in ("0002", "9999"):
        with closing(sqlite3.connect(tmp_path / "manoir.db")) as file, file:
            file.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        with pytest.raises(Failure, match="version of Manoir") as caught:
            check_file(tmp_path / "manoir.db", print)
        assert caught.value.code == exits.BAD_DATA
