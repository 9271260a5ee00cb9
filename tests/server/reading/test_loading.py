"""Tables are loaded by readers: the same in every process, and nobody who plays waits for it."""

import asyncio
import gzip
import os
import pickle
import select
import signal
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from manoir.server.net.encoder import encode_game
from manoir.server.people.sessions import new_token, who_of
from manoir.server.playing import worker as playing
from manoir.server.processes.answers import READY, read_answer, unpickle
from manoir.server.processes.pipes import receive
from manoir.server.reading import worker
from manoir.server.reading.questions import Film, Load, Question
from manoir.server.tables import projections
from manoir.server.tables.commands.tries import tried
from manoir.server.tables.in_memory import KEEP
from manoir.server.tables.moves import decode_move
from manoir.server.tables.table import Table
from tests.server.client import Client
from tests.server.reading.long_games import keep_in, long_game
from tests.server.running import HOUSE, Running

pytestmark = pytest.mark.whole
PLIES = {"escalier": 1000, "labyrinthe": 1000, "pacman": 1000, "pasvu": 60}
LARGEST = 64 * 1024  # bytes that the loop unpickles; a whole maze has some 200 kB


def answered(file: Path, hash_seed: str, questions: list[Question]) -> list[bytes]:
    """By a new process, with other hashes of strings than this one."""
    said = b"".join(len(data).to_bytes(4, "big") + data for data in map(pickle.dumps, questions))
    with subprocess.Popen(
        [sys.executable, "-m", worker.__name__, "0"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, worker.SOURCE: str(file), "PYTHONHASHSEED": hash_seed},
    ) as reader:
        assert reader.stdin is not None
        assert reader.stdout is not None
        assert receive(reader.stdout) == READY
        reader.stdin.write(said)
        reader.stdin.flush()
        answers = [receive(reader.stdout) or b"" for _ in questions]
        reader.stdin.close()
        return [read_answer(answer) for answer in answers]


def test_R03_a_new_process_folds_every_log_to_the_same_bytes(tmp_path: Path) -> None:
    tables = [long_game(f"{game:0<10}", game, plies) for game, plies in PLIES.items()]
    asyncio.run(keep_in(tmp_path, *tables))
    files = tmp_path / "manoir.db"
    asked: list[Question] = [Load(table.id, KEEP) for table in tables]
    films = [
        Film(table.id, None, None)
        for table in tables
        if table.match is not None and table.match.rules.log_is_public(table.match.state)
    ]
    one, other = (answered(files, seed, [*asked, *films]) for seed in ("1", "2"))
    assert one[len(asked) :] == other[len(asked) :]
    for table, data in zip(tables, one, strict=False):
        assert len(data) < LARGEST
        assert_same(unpickle(data), table)
    for film, data in zip(films, one[len(asked) :], strict=True):
        table = next(table for table in tables if table.id == film.table)
        replay = projections.replay(table, None, None)
        assert gzip.decompress(data) == encode_game(table.game, replay)


def assert_same(loaded: Table, table: Table) -> None:
    match, whole = loaded.match, table.match
    assert match is not None
    assert whole is not None
    assert (match.ply, match.hash, match.state) == (whole.ply, whole.hash, whole.state)
    assert match.ply - match.first_ply <= KEEP
    assert match.log[match.first_ply :] == whole.log[match.first_ply :]
    for eye in (None, *range(match.seats)):
        assert match.view(eye) == whole.view(eye)


def workers_of(running: Running, module: ModuleType) -> list[int]:
    """The processes of a server that run this program."""
    server = running.process.pid
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    lines = {int(pid): Path(f"/proc/{pid}/cmdline").read_text() for pid in children}
    return [pid for pid, line in lines.items() if module.__name__ in line]


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
def test_whoever_plays_is_answered_while_a_table_is_being_loaded(tmp_path: Path) -> None:
    """The reader stands still, and the house does not."""
    ids = ("longmaze01", "longmaze02")
    asyncio.run(keep_in(tmp_path / "d", *(long_game(id, "labyrinthe", 100) for id in ids)))
    running = Running(tmp_path / "d", program=(HOUSE,))

    async def scene() -> None:
        async with Client(running.url, ids[0]) as first:
            (reader,) = workers_of(running, worker)
            second = Client(running.url, ids[1])
            await second.dial()
            os.kill(reader, signal.SIGSTOP)
            try:
                await second.send("hello")
                arriving = asyncio.create_task(second.until("position"))
                for _ in range(20):
                    assert (await first.ask("ping"))["type"] == "pong"
                assert not arriving.done()
            finally:
                os.kill(reader, signal.SIGCONT)
            assert (await arriving)["ply"] == first.positions[None]["ply"]
            await second.socket.close()

    try:
        asyncio.run(scene())
    finally:
        running.stop()
    assert running.errors() == []


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
def test_a_move_that_is_tried_out_holds_up_nobody_at_its_table(tmp_path: Path) -> None:
    token = new_token()
    hall = long_game("longhall01", "pasvu", 1)
    own = msgspec.structs.replace(hall.chairs[0], holder=who_of(token))
    hall.chairs = (own, own)
    asyncio.run(keep_in(tmp_path / "d", hall))
    running = Running(tmp_path / "d", program=(HOUSE,))

    async def scene() -> None:
        async with (
            Client(running.url, hall.id, token) as player,
            Client(running.url, hall.id) as watcher,
        ):
            await player.settled((0, 1), hall.ply)
            seat = next(seat for seat in (0, 1) if player.positions[seat]["legal"])
            move = player.positions[seat]["legal"][0]
            players = workers_of(running, playing)
            for process in players:
                os.kill(process, signal.SIGSTOP)
            try:
                await player.send("try", seat=seat, id="attempt-01", move=move)
                trying = asyncio.create_task(player.until("tried", "rejected"))
                await watcher.send("hello")
                assert (await watcher.until("position"))["ply"] == hall.ply
                assert not trying.done()
            finally:
                for process in players:
                    os.kill(process, signal.SIGCONT)
            answer = await trying
            assert (answer["type"], answer["id"]) == ("tried", "attempt-01")
            assert hall.match is not None
            read = decode_move(hall.game, msgspec.json.encode(move))
            expected = tried(hall.game, hall.match.state, seat, read, "attempt-01")
            assert answer == msgspec.json.decode(encode_game(hall.game, expected))

    try:
        asyncio.run(scene())
    finally:
        running.stop()
    assert running.errors() == []


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
def test_readers_end_with_a_house_that_is_killed(tmp_path: Path) -> None:
    asyncio.run(keep_in(tmp_path / "d", long_game("longmaze01", "labyrinthe", 100)))
    running = Running(tmp_path / "d", program=(HOUSE,))

    async def look() -> None:
        async with Client(running.url, "longmaze01"):
            pass

    asyncio.run(look())
    (reader,) = workers_of(running, worker)
    watched = os.pidfd_open(reader)
    try:
        running.kill()
        gone, _, _ = select.select([watched], [], [], 10)
        assert gone
    finally:
        os.close(watched)
