"""A house moves from SQLite to PostgreSQL and back, and nothing is lost on the way."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import select

from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.server.admin import acts
from manoir.server.admin.desk import act_now
from manoir.server.push.vapid import house_key
from manoir.server.store.backup import back_up
from manoir.server.store.check import read_only_engine
from manoir.server.store.postgres import copying
from manoir.server.store.restore import restore
from manoir.server.store.schema import HOUSE
from manoir.server.store.store import Store
from tests.server.nodes.houses import nodes
from tests.server.postgres import Cluster
from tests.server.store.scenes import keep, with_store
from tests.server.table_scenes import finished_table

ANOTHER_HASH = "UPDATE records SET hash = '0' WHERE ply = 1"


async def live(store: Store) -> None:
    """A game and an act of the host, whose number the database has given."""
    await keep(store, finished_table())
    await store.do(lambda connection: act_now(connection, acts.Ban("192.0.2.7"), "host"))


def rows(file: Path) -> dict[str, list[Any]]:
    """All that a house consists of; what tells its copies apart is left out."""
    engine = read_only_engine(file)
    with engine.connect() as connection:
        found: dict[str, list[Any]] = {
            table.name: list(connection.execute(select(table))) for table in copying.COPIED
        }
    engine.dispose()
    found[HOUSE.name] = [row._asdict() | {"id": "", "commits": 0} for row in found[HOUSE.name]]
    return {name: sorted(some, key=repr) for name, some in found.items()}


def test_R27_a_house_moves_to_postgresql_and_back(postgres: Cluster, tmp_path: Path) -> None:
    with_store(tmp_path / "old", live)
    before, between = tmp_path / "before.db", tmp_path / "between.db"
    key: list[str] = []

    async def know_key(store: Store) -> None:
        key.append(house_key(store, tmp_path / "old").public)

    with_store(tmp_path / "old", know_key)
    back_up(tmp_path / "old" / "manoir.db", before)
    address = postgres.new()
    assert copying.restore(before, address, print).tables == 1
    assert copying.back_up(address, between, print).is_whole
    assert rows(between) == rows(before)

    async def go_on(store: Store) -> None:
        await store.do(lambda connection: act_now(connection, acts.Ban("192.0.2.8"), "host"))
        assert house_key(store, tmp_path / "new").public == key[0]
        assert await store.load(finished_table().id) is not None

    with_store(address, go_on)
    restore(between, tmp_path / "new", print, replace=False)
    with_store(tmp_path / "new", go_on)


def refused(code: int, act: Any, *words: Any) -> str:
    with pytest.raises(Failure) as failure:
        act(*words, print)
    assert failure.value.code == code
    return str(failure.value)


def test_R27_what_cannot_be_moved_is_named_and_nothing_is_touched(
    postgres: Cluster, tmp_path: Path
) -> None:
    with_store(tmp_path / "old", live)
    file, address = tmp_path / "file.db", postgres.new()
    back_up(tmp_path / "old" / "manoir.db", file)
    bad = tmp_path / "bad.db"
    bad.write_bytes(file.read_bytes())
    with closing(sqlite3.connect(bad, isolation_level=None)) as damaged:
        damaged.execute(ANOTHER_HASH)
    assert "damaged" in refused(exits.BAD_DATA, copying.restore, bad, address)
    bad.write_text("not a database")
    assert "not a backup" in refused(exits.BAD_DATA, copying.restore, bad, address)
    nothing = tmp_path / "nothing.db"
    assert str(nothing) in refused(exits.NO_INPUT, copying.restore, nothing, address)
    copying.restore(file, address, print)
    assert "already" in refused(exits.CANNOT_WRITE, copying.restore, file, address)
    assert "already" in refused(exits.CANNOT_WRITE, copying.back_up, address, file)
    with psycopg.connect(address) as connection:
        connection.execute(ANOTHER_HASH)
    copy = tmp_path / "copy.db"
    assert "damaged" in refused(exits.BAD_DATA, copying.back_up, address, copy)
    assert not list(tmp_path.glob("*copy.db*"))
    away = address.replace(f":{postgres.port}", ":1")
    assert "cannot be used" in refused(exits.UNAVAILABLE, copying.back_up, away, copy)


def test_R27_a_backup_is_not_put_under_open_nodes(postgres: Cluster, tmp_path: Path) -> None:
    address, file = postgres.new(), tmp_path / "file.db"
    with nodes(address, tmp_path, 1):
        copying.back_up(address, file, print)
        assert "stop them first" in refused(exits.IN_USE, copying.restore, file, address)
