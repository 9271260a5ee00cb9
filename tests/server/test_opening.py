"""`manoir serve` where something is in the way: one sentence and an exit code, no traceback."""

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.server.settings import BadSetting, Settings, from_environment
from manoir.server.store.disk import Limits
from manoir.server.store.store import Store
from tests import forking
from tests.cli.weak import without_privileges
from tests.server.running import Running


def serve(data: Path, *words: str, weak: bool = False, **settings: str) -> forking.Done:
    """A server that cannot open; one that opens after all is ended, and the test fails."""
    given = ("serve", *(words or ("--port", "0")))
    settings = {"MANOIR_BOT_WARM": "false", "MANOIR_DATA": str(data), **settings}
    if not weak:
        return forking.run("manoir.cli", *given, timeout=30, **settings)
    done = subprocess.run(
        [sys.executable, "-m", "manoir.cli", *given],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
        preexec_fn=without_privileges(),
    )
    return forking.Done(done.returncode, done.stdout, done.stderr)


def assert_named(result: forking.Done, code: int, sentence: str) -> None:
    assert result.returncode == code, result.stderr
    assert result.stderr.startswith("manoir: ")
    assert result.stderr.count("\n") == 1
    assert sentence in result.stderr


@contextmanager
def busy_port() -> Iterator[str]:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        yield str(taken.getsockname()[1])


@pytest.mark.parametrize("name", [n for n in Settings.__struct_fields__ if n != "data"])
def test_every_setting_that_cannot_be_used_is_named(name: str) -> None:
    with pytest.raises(BadSetting, match=f"^MANOIR_{name.upper()}\\b") as caught:
        from_environment({f"MANOIR_{name.upper()}": "no good !"})
    assert caught.value.code == exits.BAD_SETTING
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("name", "value"), [("BOT_WARM", "maybe"), ("ORIGINS", "*"), ("DATA", "~nobody-at-all/x")]
)
def test_a_bad_setting_keeps_the_house_closed(name: str, value: str, tmp_path: Path) -> None:
    result = serve(tmp_path / "data", weak=False, **{f"MANOIR_{name}": value})
    assert_named(result, exits.BAD_SETTING, f"MANOIR_{name}")


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (("--port", "70000"), exits.USAGE, "a port is a number from 0 to 65535"),
        (("--host", "no such host"), exits.UNAVAILABLE, "the host 'no such host' cannot be found"),
        (("--host", "192.0.2.1", "--port", "0"), exits.UNAVAILABLE, "192.0.2.1, port 0 cannot be"),
    ],
)
def test_an_address_that_cannot_be_had_is_named(
    words: tuple[str, ...], code: int, sentence: str, tmp_path: Path
) -> None:
    assert_named(serve(tmp_path / "data", *words), code, sentence)


def test_a_busy_port_is_named(tmp_path: Path) -> None:
    with busy_port() as port:
        result = serve(tmp_path / "data", "--port", port)
        assert_named(result, exits.UNAVAILABLE, f"127.0.0.1, port {port} cannot be used")
        result = serve(tmp_path / "data", MANOIR_METRICS_PORT=port)
        assert_named(result, exits.UNAVAILABLE, f"port {port} for metrics cannot be used")
    assert not (tmp_path / "data").exists()


def test_a_file_in_place_of_the_folder_or_above_it_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for data in (tmp_path / "file", tmp_path / "file" / "deeper" / "data"):
        assert_named(serve(data), exits.CANNOT_WRITE, f"{data} cannot be used: it is not a folder")


def test_a_folder_that_may_not_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "read_only").mkdir(mode=0o500)
    data = tmp_path / "read_only" / "data"
    assert_named(serve(data, weak=True), exits.CANNOT_WRITE, "permission denied")
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o000)
    assert_named(serve(closed, weak=True), exits.CANNOT_WRITE, "permission denied")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder away")
def test_a_folder_of_somebody_else_is_named(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o777)
    data.chmod(0o777)
    os.chown(data, 12345, 12345)
    assert_named(serve(data, weak=True), exits.CANNOT_WRITE, "operation not permitted")


@pytest.mark.parametrize(
    "content", [b"no database at all, " * 100, b"SQLite format 3\0" + b"x" * 9000]
)
def test_a_file_that_is_no_database_is_named_and_left_alone(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "manoir.db").write_bytes(content)
    assert_named(serve(tmp_path), exits.BAD_DATA, "manoir.db is not a database")
    assert (tmp_path / "manoir.db").read_bytes() == content


def test_a_folder_in_place_of_the_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "manoir.db").mkdir()
    assert_named(serve(tmp_path), exits.CANNOT_WRITE, "manoir.db cannot be used")


def test_a_database_that_is_not_ours_is_named_and_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "manoir.db")) as database:
        database.execute("CREATE TABLE birds (name TEXT)")
    assert_named(serve(tmp_path), exits.BAD_DATA, "is a database, but not one of Manoir's")
    with closing(sqlite3.connect(tmp_path / "manoir.db")) as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == [("birds",)]


def test_a_database_of_a_newer_house_is_named(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / "manoir.db")) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    assert_named(
        serve(tmp_path), exits.BAD_DATA, "another version of Manoir (its schema is '9999')"
    )


@pytest.mark.parametrize(
    "change", ["DROP TABLE seeds", "ALTER TABLE tables RENAME COLUMN public TO private"]
)
def test_a_database_that_has_lost_a_part_is_named(change: str, tmp_path: Path) -> None:
    Store(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / "manoir.db")) as database:
        database.execute(change)
    assert_named(serve(tmp_path), exits.BAD_DATA, "not one of Manoir's")


def test_a_locked_database_is_named(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / "manoir.db")) as database:
        database.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Failure, match="is in use by another program") as caught:
            Store(tmp_path, Limits(busy_ms=50))
    assert caught.value.code == exits.IN_USE


def test_a_second_server_leaves_the_first_ones_folder_alone(tmp_path: Path) -> None:
    running = Running(tmp_path / "data")
    try:
        assert_named(serve(tmp_path / "data"), exits.IN_USE, "stop the other server")
    finally:
        running.kill()
    running.start()  # the lock of a killed server is gone with it
    running.stop()


def test_the_module_behind_the_command_names_mistakes_as_well() -> None:
    result = forking.run("manoir.server.run", "127.0.0.1", "many")
    assert_named(result, exits.USAGE, "a port is a number, not 'many'")
