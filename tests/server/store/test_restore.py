"""A backup put back, and houses of which only a part is there: each is named, nothing is lost."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.server.store.backup import back_up
from manoir.server.store.check import check_file
from manoir.server.store.opening import claimed
from manoir.server.store.restore import restore
from manoir.server.store.store import Store
from tests.server.store.scenes import keep, with_store
from tests.server.store.test_migrations import old_file
from tests.server.table_scenes import finished_table, running_table


async def played(store: Store) -> None:
    await keep(store, finished_table())


def house_with_a_game(folder: Path) -> Path:
    with_store(folder, played)
    return folder / "manoir.db"


def backup_of_a_game(tmp_path: Path) -> Path:
    back_up(house_with_a_game(tmp_path / "source"), tmp_path / "copy.db")
    return tmp_path / "copy.db"


def put_back(file: Path, folder: Path, *, replace: bool = False) -> None:
    done = restore(file, folder, print, replace=replace)
    assert done.checked.is_whole


async def is_there(store: Store) -> None:
    assert await store.load(finished_table().id) is not None
    assert (await store.health()).shown() == {"ok": True}


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_backup_is_put_into_an_empty_folder_and_is_the_house(tmp_path: Path) -> None:
    put_back(backup_of_a_game(tmp_path), tmp_path / "new")
    with_store(tmp_path / "new", is_there)
    assert (tmp_path / "new" / "manoir.db").stat().st_mode & 0o777 == 0o600


def test_a_house_that_is_there_is_only_replaced_when_told_and_then_kept_aside(
    tmp_path: Path,
) -> None:
    copy, there = backup_of_a_game(tmp_path), tmp_path / "there"
    with_store(there, played)
    before = files(there)
    with pytest.raises(Failure, match="there is a house") as caught:
        put_back(copy, there)
    assert caught.value.code == exits.CANNOT_WRITE
    assert files(there).items() >= before.items()
    put_back(copy, there, replace=True)
    with_store(there, is_there)
    (aside,) = there.glob("before-restore-*")
    assert (aside / "manoir.db").read_bytes() == before["manoir.db"]


def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    old_file(tmp_path / "old", "0006", finished_table())
    put_back(tmp_path / "old" / "manoir.db", tmp_path / "new")
    with_store(tmp_path / "new", is_there)


def write_text(file: Path) -> None:
    file.write_text("not a backup at all")


def change_a_move(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE records SET hash = 'x' WHERE ply = 3")


def cut_in_half(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def date_it_forward(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")


def put_birds_in(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE birds (name TEXT)")


@pytest.mark.parametrize(
    ("spoil", "code", "sentence"),
    [
        (write_text, exits.BAD_DATA, "is not a backup"),
        (change_a_move, exits.BAD_DATA, "is damaged"),
        (cut_in_half, exits.BAD_DATA, "damaged"),
        (date_it_forward, exits.BAD_DATA, "another version of Manoir"),
        (put_birds_in, exits.BAD_DATA, "not one of Manoir's"),
        (Path.unlink, exits.NO_INPUT, "no such file"),
    ],
)
def test_what_is_not_a_whole_backup_is_named_and_the_folder_stays_as_it_was(
    spoil: Callable[[Path], None], code: int, sentence: str, tmp_path: Path
) -> None:
    copy, there = backup_of_a_game(tmp_path), tmp_path / "there"
    house_with_a_game(there)
    before = files(there)
    spoil(copy)
    with pytest.raises(Failure, match=sentence) as caught:
        put_back(copy, there, replace=True)
    assert caught.value.code == code
    assert str(copy) in str(caught.value)
    assert {name: body for name, body in files(there).items() if name in before} == before
    with_store(there, is_there)


def copy_of_an_open_house(tmp_path: Path, *names: str) -> Path:
    """Some files of a folder, taken while its house is open."""
    copy = tmp_path / "copy"

    async def scene(store: Store) -> None:
        await played(store)
        copy.mkdir()
        for name in names:
            shutil.copy(store.path.with_name(name), copy / name)

    with_store(tmp_path / "open", scene)
    return copy


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (("manoir.db",), "was copied while its house was open, without manoir.db-wal"),
        (("manoir.db-wal",), "manoir.db is gone, though manoir.db-wal"),
        (("manoir.mark",), "manoir.db is gone, though manoir.mark"),
    ],
)
def test_a_part_of_a_folder_is_never_opened_as_a_new_house(
    names: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    folder = copy_of_an_open_house(tmp_path, *names)
    before = files(folder)
    with pytest.raises(Failure, match=sentence) as caught:
        Store(folder)
    assert caught.value.code == exits.BAD_DATA
    assert files(folder) == before


def test_a_file_with_its_log_is_whole_wherever_it_is_copied(tmp_path: Path) -> None:
    with_store(copy_of_an_open_house(tmp_path, "manoir.db", "manoir.db-wal"), is_there)


def test_a_bare_copy_is_not_restored_either(tmp_path: Path) -> None:
    folder = copy_of_an_open_house(tmp_path, "manoir.db")
    with pytest.raises(Failure, match=r"without manoir\.db-wal"):
        put_back(folder / "manoir.db", tmp_path / "new")


def test_an_empty_file_and_a_database_without_tables_are_named_and_left_alone(
    tmp_path: Path,
) -> None:
    file = tmp_path / "manoir.db"
    file.touch()
    with pytest.raises(Failure, match=r"manoir\.db is empty") as caught:
        Store(tmp_path)
    assert (caught.value.code, file.stat().st_size) == (exits.BAD_DATA, 0)
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode = WAL")
    with pytest.raises(Failure, match=r"manoir\.db has no tables") as caught:
        Store(tmp_path)
    assert caught.value.code == exits.BAD_DATA
    with pytest.raises(Failure, match="has no tables"):
        check_file(file, print)


def test_a_start_that_was_cut_short_leaves_nothing_in_the_way(tmp_path: Path) -> None:
    (tmp_path / ".manoir.db.new").write_bytes(b"half")
    with_store(tmp_path, played)
    with_store(tmp_path, is_there)


def test_the_folder_of_a_server_that_runs_is_left_alone(tmp_path: Path) -> None:
    copy = backup_of_a_game(tmp_path)
    with claimed(tmp_path / "used"), pytest.raises(Failure, match="in use") as caught:
        put_back(copy, tmp_path / "used", replace=True)
    assert caught.value.code == exits.IN_USE


def test_a_running_game_goes_on_after_it_was_put_back(tmp_path: Path) -> None:
    table = running_table()

    async def begun(store: Store) -> None:
        await keep(store, table)

    async def there(store: Store) -> None:
        stored = await store.load(table.id)
        assert stored is not None
        assert stored.table["stage"] == "running"

    with_store(tmp_path / "source", begun)
    back_up(tmp_path / "source" / "manoir.db", tmp_path / "copy.db")
    put_back(tmp_path / "copy.db", tmp_path / "new")
    with_store(tmp_path / "new", there)
