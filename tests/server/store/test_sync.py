"""R02: what a power cut must not take is on the disk before anybody is told.

The server runs under strace, and one table plays move after move. Between two acknowledgements a
whole transaction goes to the write-ahead log, and a sync that began later is over. (What the house
itself tidies up now and then may be written meanwhile: so the log need not be at rest.)
"""

import asyncio
import codecs
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.server.running import HOUSE, Running
from tests.server.store.players import Player

FAULTY = "tests.server.store.unsynced"
CALLS = "fsync,fdatasync,write,writev,pwrite64,sendto,sendmsg"
SHOWN = 600  # bytes of each call: an acknowledgement is at the beginning of its frame
CALL = re.compile(r"(?P<thread>\d+) +(?:<\.\.\. )?(?P<name>\w+)(?P<rest>.*)")
LOG = "manoir.db-wal>"
HEAD = re.compile(re.escape(LOG) + r', "(.*)", 24, ')  # of a page of the log: see SQLite's format


def can_trace() -> bool:
    if shutil.which("strace") is None:
        return False
    tried = subprocess.run(("strace", "-o", "/dev/null", "true"), capture_output=True, check=False)
    return tried.returncode == 0


needs_strace = pytest.mark.skipif(not can_trace(), reason="strace is not here, or may not trace")


class Traced(Running):
    """A server whose system calls go to a file."""

    def command(self) -> tuple[str, ...]:
        options = (
            "-f",
            "--seccomp-bpf",
            "-y",
            "-s",
            str(SHOWN),
            "-e",
            f"trace={CALLS}",
            "-e",
            "signal=none",
        )
        house = (sys.executable, "-m", *self.words())
        return ("strace", *options, "-o", str(self.trace), *house)

    @property
    def trace(self) -> Path:
        return self.data.with_suffix(".trace")

    def end(self) -> None:
        """To the whole group: strace itself waits until the server has gone."""
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait(timeout=30)


class Disk:
    """Follows one server's calls, and counts acknowledgements that came too early."""

    def __init__(self) -> None:
        self.acknowledged = 0
        self.early = 0
        self._ends = False  # whether the page that comes next is a transaction's last
        self._written = False  # a whole transaction since the last acknowledgement
        self._synced = False  # and a sync that began after that
        self._syncing: set[str] = set()  # threads whose sync will have seen it

    def see(self, lines: Iterable[str]) -> None:
        for line in lines:
            if call := CALL.match(line):
                self._see(call["thread"], call["name"], call["rest"])

    def _see(self, thread: str, name: str, rest: str) -> None:
        if name in ("fsync", "fdatasync"):
            if LOG in rest and self._written:
                self._syncing.add(thread)
            if rest.rstrip().endswith("= 0") and thread in self._syncing:
                self._syncing.remove(thread)
                self._synced = True
        elif head := HEAD.search(rest):
            self._ends = any(codecs.decode(head[1], "unicode_escape").encode("latin-1")[4:8])
        elif LOG in rest:
            self._written |= self._ends
        elif r"\"accepted\"" in rest:
            self.acknowledged += 1
            self.early += not self._synced
            self._written = self._synced = False
            self._syncing.clear()


def play(data: Path, moves: int, program: str) -> tuple[Disk, int]:
    """What strace saw of a table that played so many moves."""
    running = Traced(data, program=(program,))
    player = Player(running.url, 0)

    async def scene() -> None:
        stop = asyncio.Event()
        playing = asyncio.create_task(player.play_until(stop))
        while len(player.acknowledged) < moves:
            player.moved.clear()
            await player.moved.wait()
        stop.set()
        await playing

    try:
        asyncio.run(scene())
    finally:
        running.end()
    disk = Disk()
    with running.trace.open(errors="replace") as trace:
        disk.see(trace)
    return disk, len(player.acknowledged)


@needs_strace
def test_R02_every_acknowledgement_waits_for_the_disk(tmp_path: Path) -> None:
    disk, moves = play(tmp_path / "data", 60, HOUSE)
    assert disk.acknowledged == moves, "each of them was seen"
    assert disk.early == 0


@needs_strace
def test_R02_a_house_that_does_not_wait_is_found(tmp_path: Path) -> None:
    disk, moves = play(tmp_path / "data", 20, FAULTY)
    assert disk.acknowledged == moves
    assert disk.early >= moves - 1, "the opening of a house ends with a sync of its own"


@needs_strace
@pytest.mark.soak
def test_R02_ten_thousand_acknowledgements_wait_for_the_disk(tmp_path: Path) -> None:
    disk, moves = play(tmp_path / "data", 10_000, HOUSE)
    assert disk.acknowledged == moves
    assert disk.early == 0
