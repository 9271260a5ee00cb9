"""Processes that are forked from one that is ready, and what becomes of them when that one ends."""

import asyncio
import os
import signal
import socket
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from manoir.server.people.sessions import new_token
from manoir.server.processes.beginning import Anew, Beginning, Child
from manoir.server.processes.forker import CAN_FORK, Forker
from manoir.server.processes.pipes import receive, send
from tests.server.client import Client, open_table
from tests.server.nodes.houses import nodes
from tests.server.postgres import Cluster
from tests.server.processes import forks, parrot
from tests.server.running import HOUSE, Running

pytestmark = pytest.mark.skipif(not CAN_FORK, reason="processes are forked on Linux only")


@asynccontextmanager
async def forker(module: str = forks.__name__) -> AsyncIterator[Forker]:
    one = Forker(0, module)
    await one.start()
    try:
        yield one
    finally:
        await one.close()


async def begin(beginning: Beginning) -> Child:
    return await beginning.begin(parrot.__name__, "Coco", secrets={"SECRET": "cellar"})


async def say(child: Child, word: str) -> str:
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write(f"{word}\n".encode())
    return (await child.stdout.readline()).decode().strip()


async def end(child: Child) -> int:
    child.kill()
    return await child.wait()


def parent_of(pid: int) -> int:
    with open(f"/proc/{pid}/stat") as file:
        return int(file.read().rpartition(")")[2].split()[1])


def test_a_forked_process_is_like_one_that_begins_anew() -> None:
    async def run() -> None:
        async with forker() as one:
            for beginning in (one, Anew()):
                child = await begin(beginning)
                assert await say(child, "hello") == "Coco cellar alone hello"
                assert os.getsid(child.pid) == os.getsid(0)
                assert parent_of(child.pid) == beginning.parent
                assert await end(child) == -signal.SIGKILL

    asyncio.run(run())


def test_what_a_process_ended_with_is_told() -> None:
    async def run() -> None:
        async with forker() as one:
            child, other = await begin(one), await begin(one)
            assert child.stdin is not None
            assert child.stdout is not None
            child.stdin.write_eof()  # nobody asks any more
            assert await child.wait() == child.returncode == 0
            assert await child.stdout.read() == b""
            assert await say(other, "still here") == "Coco cellar alone still here"
            assert other.returncode is None

    asyncio.run(run())


def test_with_the_one_they_were_forked_from_all_end_and_the_next_begins_anew() -> None:
    async def run() -> None:
        async with forker() as one:
            child, forked_from = await begin(one), one.parent
            os.kill(forked_from, signal.SIGKILL)
            assert await child.wait() == -signal.SIGKILL
            following = await begin(one)
            assert await say(following, "again") == "Coco cellar alone again"
            assert parent_of(following.pid) == one.parent == os.getpid()
            await end(following)

    asyncio.run(run())


def test_where_nothing_can_be_forked_processes_begin_anew() -> None:
    async def run() -> None:
        async with forker("tests.server.processes.nothing") as one:
            child = await begin(one)
            assert await say(child, "hello") == "Coco cellar alone hello"
            assert parent_of(child.pid) == os.getpid()
            await end(child)

    asyncio.run(run())


def test_a_house_that_is_gone_before_it_has_read_everything_is_gone() -> None:
    ours, theirs = socket.socketpair()
    with theirs, theirs.makefile("rb") as questions, theirs.makefile("wb") as answers:
        send(answers, b"an answer")
        ours.close()
        assert receive(questions) is None


@pytest.mark.soak
def test_all_processes_of_a_node_are_forked_from_one(postgres: Cluster, tmp_path: Path) -> None:
    with nodes(postgres.new(), tmp_path, 1, (HOUSE,), MANOIR_BOT_WARM="true") as [node]:
        names = Counter(Path(f"/proc/{pid}/comm").read_text().strip() for pid in forked_by(node))
        assert names["reading"] == names["playing"] == 2
        assert names["bots"] == 1
        asyncio.run(play_against_a_bot(node.url))
        assert "forker_lost" not in node.log.read_text()


def forked_by(node: Running) -> list[int]:
    """The processes of the process that a node has to fork."""
    children: dict[int, list[int]] = defaultdict(list)
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            with suppress(OSError):
                children[parent_of(int(entry.name))].append(int(entry.name))
    return [pid for child in children[node.process.pid] for pid in children[child]]


async def play_against_a_bot(url: str) -> None:
    token = new_token()
    async with Client(url, open_table(url, token, game="pasvu"), token) as client:
        await client.ask("sit", seat=0, nickname="Ann")
        await client.ask("seat_bot", seat=1, level="beginner")
        await client.ask("start")
        await client.until("position")
        await client.play_out((0,), most=3)


def test_a_house_that_closes_leaves_no_forked_process_behind() -> None:
    async def run() -> None:
        async with forker() as one:
            children = [await begin(one) for _ in range(3)]
        assert await asyncio.gather(*(child.wait() for child in children)) == [-signal.SIGKILL] * 3

    asyncio.run(run())
