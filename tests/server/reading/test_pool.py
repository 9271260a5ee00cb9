"""Readers are processes: whatever happens to one, whoever asks gets an answer or a name for why."""

import asyncio
import gzip
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from manoir.kernel import Refused
from manoir.server.net.encoder import encode_game
from manoir.server.processes import process
from manoir.server.processes.answers import READY
from manoir.server.processes.pipes import receive, send
from manoir.server.reading import pool as pools
from manoir.server.reading import worker
from manoir.server.reading.pool import ReaderPool
from manoir.server.reading.questions import Film, Load, Picture, Save
from manoir.server.store.store import Store
from manoir.server.tables import projections
from manoir.server.tables.table import Table
from tests.server.reading import bad_readers
from tests.server.reading.long_games import keep, keep_in, long_game

pytestmark = pytest.mark.whole
ID = "longgame01"
FILM = Film(ID, None, None)
Scene = Callable[[ReaderPool, Table, Path], Awaitable[None]]


def with_pool(
    folder: Path,
    scene: Scene,
    *,
    readers: int = 1,
    limit: float = 30.0,
    module: str = worker.__name__,
) -> None:
    async def run() -> None:
        store = Store(folder)
        table = long_game(ID, "labyrinthe", 60)
        await keep(store, table)
        pool = ReaderPool(str(store.path), readers, limit, module)
        try:
            await scene(pool, table, folder)
        finally:
            await pool.close()
            store.close()

    asyncio.run(run())


def film_of(table: Table) -> bytes:
    return encode_game(table.game, projections.replay(table, None, None))


def test_a_reader_makes_the_film_that_the_house_would_make(tmp_path: Path) -> None:
    async def scene(pool: ReaderPool, table: Table, _: Path) -> None:
        assert gzip.decompress(await pool.ask(FILM)) == film_of(table)
        loaded = await pool.load(Load(ID))
        assert loaded.match.hash == table.links[-1]
        assert loaded.match.state == table.match.state if table.match else None
        assert b"<svg" in await pool.ask(Picture("http://house/t/longgame01"))
        for question, code in (
            (Film("nosuchtabl", None, None), "no_such_table"),
            (Film(ID, 1, None), "not_your_seat"),
            (Film(ID, 9, None), "no_such_seat"),
            (Save(ID), "not_over"),
        ):
            with pytest.raises(Refused) as refused:
                await pool.ask(question)
            assert refused.value.refusal.code == code

    with_pool(tmp_path, scene)


@pytest.mark.few(2)
@pytest.mark.parametrize("how", ["start", "dies", "hangs", "cut", "garbage", "endless"])
def test_a_reader_that_goes_wrong_is_replaced_and_asked_again(tmp_path: Path, how: str) -> None:
    async def scene(pool: ReaderPool, table: Table, folder: Path) -> None:
        (folder / "how").write_text(how)
        assert gzip.decompress(await pool.ask(FILM)) == film_of(table)
        assert (folder / "starts").read_text() == "xx"
        await pool.ask(Picture("again"))
        assert (folder / "starts").read_text() == "xx"

    with_pool(tmp_path, scene, limit=4.0, module=bad_readers.__name__)


def test_readers_that_never_start_keep_nobody_waiting(tmp_path: Path) -> None:
    async def scene(pool: ReaderPool, table: Table, folder: Path) -> None:
        (folder / "how").write_text("start always")
        asked = (pool.ask(Picture(str(number))) for number in range(8))
        for answer in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(answer, Refused)
            assert answer.refusal.code == "too_busy"
        (folder / "how").write_text("")
        assert gzip.decompress(await pool.ask(FILM)) == film_of(table)

    with_pool(tmp_path, scene, module=bad_readers.__name__)


def test_a_reader_that_dies_idle_is_replaced(tmp_path: Path) -> None:
    async def scene(pool: ReaderPool, table: Table, _: Path) -> None:
        await pool.ask(FILM)
        for sign in (signal.SIGKILL, signal.SIGSTOP):
            os.kill(pool.pids[0], sign)
            assert gzip.decompress(await pool.ask(FILM)) == film_of(table)

    with_pool(tmp_path, scene, limit=4.0)


def test_whoever_wants_to_play_has_a_reader_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "LOOK_SECONDS", 600.0)  # a reader that is slow, not one that hangs

    async def scene(pool: ReaderPool, table: Table, _: Path) -> None:
        await pool.ask(FILM)
        (filming,) = pool.pids
        os.kill(filming, signal.SIGSTOP)
        film = asyncio.create_task(pool.ask(FILM))
        for _again in range(3):
            assert (await pool.load(Load(ID))).ply == table.ply
        assert not film.done()
        os.kill(filming, signal.SIGCONT)
        await film

    with_pool(tmp_path, scene, readers=2)


def test_more_questions_than_may_wait_are_refused_by_name(tmp_path: Path) -> None:
    async def scene(pool: ReaderPool, _table: Table, _folder: Path) -> None:
        asked = [pool.ask(Picture(str(number))) for number in range(pools.MOST_WAITING + 5)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert [one.refusal.code for one in refused] == ["too_busy"] * 5
        assert sum(isinstance(answer, bytes) for answer in answers) == pools.MOST_WAITING

    with_pool(tmp_path, scene)


HOUSE_OF_A_READER = """
import subprocess, sys
subprocess.run([sys.executable, "-m", sys.argv[1], "0"])
"""


@pytest.mark.parametrize("busy", [False, True])
def test_a_reader_ends_with_the_house(tmp_path: Path, busy: bool) -> None:
    """Also where that is killed, and amid its work."""
    asyncio.run(keep_in(tmp_path, long_game(ID, "labyrinthe", 3000)))
    house = subprocess.Popen(
        [sys.executable, "-c", HOUSE_OF_A_READER, worker.__name__],
        env={**os.environ, worker.SOURCE: str(tmp_path / "manoir.db")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert house.stdin is not None
    assert house.stdout is not None
    with house.stdin as questions, house.stdout as answers:
        assert receive(answers) == READY
        if busy:
            for _ in range(50):
                send(questions, _pickled(FILM))
        house.kill()
        house.wait()
        questions.close()
        left = answers.read()  # until the reader has ended: it has the other end, too
        assert busy or not left
        assert left.count(b"\x1f\x8b") < 50  # it did not finish first


def _pickled(question: Film) -> bytes:
    return pickle.dumps(question)
