"""`manoir doctor`: a line a look, each with what to do about it."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from manoir.kernel.commands import exits
from manoir.server.admin import looking
from manoir.server.admin.desk import Desk
from manoir.server.doctor import database, network
from manoir.server.doctor.finding import Finding
from manoir.server.store.store import Store
from tests import forking, loopback
from tests.server.running import Running, free_port
from tests.server.store.scenes import keep, with_store
from tests.server.table_scenes import finished_table

PATIENCE = 20.0


def doctor(data: Path, *words: str, **settings: str) -> tuple[int, dict[str, Finding]]:
    given: dict[str, Any] = {"MANOIR_DATA": str(data), **settings}
    done = forking.run("manoir.cli", "doctor", "--json", *words, **given)
    findings = msgspec.json.decode(done.stdout, type=list[Finding])
    return done.returncode, {one.about: one for one in findings}


def test_a_house_that_runs_is_well_and_a_strangers_proxy_is_asked_about(tmp_path: Path) -> None:
    running = Running(tmp_path / "data", MANOIR_BASE="/games")
    try:
        home = f"{running.url}/games"
        told = {"X-Forwarded-For": "192.0.2.7"}
        assert loopback.get(f"{home}/api/games", headers=told, timeout=60).status_code == 200
        deadline = time.monotonic() + PATIENCE
        while not Desk(running.data).read(looking.strangers):
            assert time.monotonic() < deadline
            time.sleep(0.1)
        words = ("--port", str(running.port), "--url", home)
        code, found = doctor(running.data, *words, MANOIR_BASE="/games")
        assert code == 0, found
        assert "set MANOIR_TRUSTED_PROXIES to 127.0.0.1" in found["proxies"].advice
        for about in ("version", "space", "database", "integrity", "server", "address", "sockets"):
            assert found[about].state == "ok", found[about]
        assert found["cookies"].state == "warn"
        elsewhere = list(network.look_from_outside(f"{running.url}/else"))
        assert elsewhere[0].state == "fail"
    finally:
        running.stop()


def test_what_is_wrong_is_a_line_with_advice_and_a_code(tmp_path: Path) -> None:
    async def played(store: Store) -> None:
        await keep(store, finished_table())

    with_store(tmp_path, played)
    with closing(sqlite3.connect(tmp_path / "manoir.db")) as file, file:
        file.execute("UPDATE tables SET touched = 40000000000")
    tmp_path.chmod(0o755)
    code, found = doctor(tmp_path, "--port", str(free_port()))
    assert code == exits.UNAVAILABLE
    assert (found["clock"].state, found["folder"].state) == ("fail", "warn")
    assert all(one.advice for one in found.values() if one.state != "ok")
    (tmp_path / "manoir.db").write_bytes(b"")
    (empty,) = database.look(tmp_path)
    assert (empty.state, "is empty" in empty.said) == ("fail", True)


@pytest.mark.parametrize("word", ["ftp://x", "http://127.0.0.1:1", "nothing"])
def test_an_address_that_does_not_answer_is_a_line(word: str) -> None:
    (found,) = network.look_from_outside(word)
    assert found.state == "fail"


def test_a_bad_setting_is_a_sentence(tmp_path: Path) -> None:
    done = forking.run("manoir.cli", "doctor", MANOIR_DATA=str(tmp_path), MANOIR_BASE="/api")
    assert done.returncode == exits.BAD_SETTING
    assert "MANOIR_BASE" in done.stderr
