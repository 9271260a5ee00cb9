"""What is PostgreSQL's own: lines that break, several who write, databases of other versions."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.server.store.postgres import pen
from manoir.server.store.postgres.batch import Driver
from manoir.server.store.postgres.database import PostgresDatabase, migrate
from manoir.server.store.postgres.pen import PostgresPen
from manoir.server.store.rows import Write, read_table, write_records, write_room
from manoir.server.store.store import Store
from manoir.server.store.writer import Unwritten
from tests import forking
from tests.server.postgres import Cluster
from tests.server.store.scenes import keep, record, with_store
from tests.server.table_scenes import running_table, step

GONE = psycopg.OperationalError("the line is cut")


def plies(address: str) -> list[int]:
    with psycopg.connect(address) as connection:
        return [row[0] for row in connection.execute("SELECT ply FROM records ORDER BY ply")]


def cut_off(address: str) -> None:
    """End everybody's sessions, as a restart would."""
    with psycopg.connect(address) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid != pg_backend_pid()"
        )


@pytest.mark.parametrize(("cut_before", "kept"), [(True, [0, 2]), (False, [0, 1, 2])])
def test_R07_a_line_that_is_cut_in_a_commit_is_asked_for_its_outcome(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch, cut_before: bool, kept: list[int]
) -> None:
    address, table = postgres.new(), running_table()
    commit: Callable[[PostgresPen, Driver], None] = PostgresPen.commit

    def cut(self: PostgresPen, driver: Driver) -> None:
        monkeypatch.setattr(PostgresPen, "commit", commit)
        if not cut_before:
            commit(self, driver)
        driver.close()
        raise GONE

    async def scene(store: Store) -> None:
        await store.write(write_room(table, 1) + Write(records=(record(table, 0),)))
        monkeypatch.setattr(PostgresPen, "commit", cut)
        second = store.write(Write(records=(record(table, 1),)))
        if cut_before:
            with pytest.raises(Unwritten, match="storage_busy"):
                await second
        else:
            await second
        await store.write(Write(records=(record(table, 2),)))
        assert plies(address) == kept

    with_store(address, scene)


def test_R07_an_outcome_that_nobody_can_tell_is_called_unknown(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = running_table()

    def cut(_: PostgresPen, driver: Driver) -> None:
        driver.close()
        raise GONE

    async def scene(store: Store) -> None:
        await store.write(write_room(table, 1))
        monkeypatch.setattr(PostgresPen, "commit", cut)
        monkeypatch.setattr(pen, "PATIENCE", 0.0)
        with pytest.raises(Unwritten, match="unknown"):
            await store.write(Write(records=(record(table, 1),)))

    with_store(postgres.new(), scene)


def test_R07_a_database_that_was_restarted_is_written_to_and_read_again(
    postgres: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    address, table = postgres.new(), running_table()

    async def scene(store: Store) -> None:
        await keep(store, table)
        news, standing = await store.news(table.id, 0), await store.standing(table.id)
        cut_off(address)
        assert await store.standing(table.id) == standing is not None
        assert await store.news(table.id, 0) == news is not None
        assert await store.load(table.id) is not None
        with pytest.raises(Unwritten, match="storage_busy"):
            await store.write(Write(records=(record(table, 90),)))
        await store.write(Write(records=(record(table, 90),)))
        assert (await store.health()).ok
        assert [line for line in caplog.records if line.name.startswith("sqlalchemy")] == []

    with_store(address, scene)


def test_R06_two_nodes_write_one_ply_once_and_one_revision_once(postgres: Cluster) -> None:
    address, table = postgres.new(), running_table()
    step(table)

    async def scene(one: Store) -> None:
        other = Store(PostgresDatabase(address))
        await one.write(write_room(table, 1) + write_records(table, 0, None))
        stored = await other.load(table.id)
        assert stored is not None
        copy = read_table(stored)
        rows = [record(table, ply) for ply in range(50, 80)]
        both = [store.write(Write(records=(row,))) for row in rows for store in (one, other)]
        results = await asyncio.gather(*both, return_exceptions=True)
        for first, second in zip(results[::2], results[1::2], strict=True):
            assert {str(first), str(second)} == {"None", "conflict"}
        rooms = [one.write(write_room(table, 2)), other.write(write_room(copy, 2))]
        told = await asyncio.gather(*rooms, return_exceptions=True)
        assert {str(result) for result in told} == {"None", "conflict"}
        other.close()

    with_store(address, scene)


def test_a_database_of_a_newer_version_is_refused_by_name(postgres: Cluster) -> None:
    address = postgres.new()
    with psycopg.connect(address) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Failure, match=r"migrated by a newer version of Manoir .*'9999'") as refused:
        PostgresDatabase(address)
    assert refused.value.code == exits.BAD_DATA


def test_a_database_of_somebody_else_is_left_alone(postgres: Cluster) -> None:
    address = postgres.new("template1")
    with psycopg.connect(address) as connection:
        connection.execute("CREATE TABLE cats (name text)")
    with pytest.raises(Failure, match="not one of Manoir's"):
        migrate(address)


@pytest.mark.parametrize(
    ("address", "code", "words"),
    [
        ("postgresql://127.0.0.1:1/house", exits.UNAVAILABLE, "cannot be used"),
        ("mysql://127.0.0.1/house", exits.BAD_SETTING, "postgresql://"),
        ("nonsense", exits.BAD_SETTING, "postgresql://"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence(
    tmp_path: Path, address: str, code: int, words: str
) -> None:
    for command in (("manoir.cli", "serve", "--port", "0"), ("manoir.cli", "migrate")):
        done = forking.run(*command, MANOIR_DATABASE=address, MANOIR_DATA=str(tmp_path))
        assert (done.returncode, done.stderr.count("\n")) == (code, 1), done.stderr
        assert words in done.stderr
        assert "secret" not in done.stderr


def test_manoir_migrate_makes_a_new_database_ready(postgres: Cluster) -> None:
    address = postgres.new("template1")
    said = [forking.run("manoir.cli", "migrate", MANOIR_DATABASE=address).stdout for _ in range(2)]
    assert "is up to date now" in said[0]
    assert "was up to date" in said[1]
