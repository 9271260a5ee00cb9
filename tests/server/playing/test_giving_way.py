"""What a hall asks of the house waits while a move of another game is on its way to the disk."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from manoir.kernel.match import Match
from manoir.server.playing import right_of_way
from manoir.server.playing.pool import PlayingPool
from manoir.server.playing.questions import Attempt
from manoir.server.store.rows import Write
from tests.server.memory import Memory, Wire, in_memory

pytestmark = pytest.mark.whole
ADA, BLAISE = "a" * 64, "b" * 64
CLARA, DENIS = "c" * 64, "d" * 64
LONG = 1_000_000.0  # seconds


class SlowDisk:
    """The house's own store, which begins to write when it is told to, or at the end."""

    def __init__(self, house: Memory, monkeypatch: pytest.MonkeyPatch) -> None:
        self._put = house.store.put
        self._waiting: list[tuple[Write, Callable[[Any], None]]] = []
        monkeypatch.setattr(house.store, "put", self._wait)

    def __enter__(self) -> "SlowDisk":
        return self

    def __exit__(self, *_: object) -> None:
        self.write()

    def _wait(self, write: Write, done: Callable[[Any], None]) -> None:
        self._waiting.append((write, done))

    async def is_asked(self, house: Memory) -> None:
        await house.calm(lambda: self._waiting)

    def write(self) -> None:
        waiting, self._waiting = self._waiting, []
        for write, done in waiting:
            self._put(write, done)


async def stairs_and_hall(house: Memory) -> tuple[tuple[Wire, Wire], Wire]:
    """A game on the stairs, and somebody's hall beside it."""
    _, one, two = await house.start(ADA, BLAISE)
    _, hall, _ = await house.start(CLARA, DENIS, game="pasvu")
    hall.sent.clear()
    return (one, two), hall


def climb(stairs: tuple[Wire, Wire]) -> Wire:
    """Whoever is to move on the stairs does."""
    mover = next(wire for wire in stairs if wire.of("position")[-1]["legal"])
    shown = mover.of("position")[-1]
    mover.say("play", seat=shown["eye"], ply=0, id="action-0", move=shown["legal"][0])
    return mover


async def others() -> None:
    """Let everybody else do what they can do now."""
    for _ in range(50):
        await asyncio.sleep(0)


def test_a_hello_in_a_hall_waits_for_a_move_on_its_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(right_of_way, "PATIENCE", LONG)

    async def scene(house: Memory) -> None:
        stairs, hall = await stairs_and_hall(house)
        with SlowDisk(house, monkeypatch) as disk:
            mover = climb(stairs)
            await disk.is_asked(house)
            hall.say("hello")
            await others()
            assert hall.sent == [], "it would be in the way"
            disk.write()
            await house.calm(lambda: mover.of("accepted") and hall.sent, 60.0)

    in_memory(tmp_path, scene)


def test_a_hall_goes_on_although_moves_never_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: Memory) -> None:
        stairs, hall = await stairs_and_hall(house)
        with SlowDisk(house, monkeypatch) as disk:
            mover = climb(stairs)
            await disk.is_asked(house)
            hall.say("hello")
            await house.calm(lambda: hall.of("position"), 60.0)
            assert not mover.of("accepted")
            disk.write()
            await house.calm(lambda: mover.of("accepted"))

    in_memory(tmp_path, scene)


def test_a_move_on_the_disk_is_shown_although_its_player_has_left_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(right_of_way, "PATIENCE", LONG)

    async def scene(house: Memory) -> None:
        _, *wires = await house.start(CLARA, DENIS, game="pasvu")
        road, commit, kept = house.hub.right_of_way, house.hub.path.commit, asyncio.Event()

        async def commit_and_meet_another(*args: Any) -> None:
            await commit(*args)
            road.begin()
            kept.set()

        monkeypatch.setattr(house.hub.path, "commit", commit_and_meet_another)
        await house.calm(lambda: any(wire.of("position")[-1]["legal"] for wire in wires), 60.0)
        seat = next(seat for seat in (0, 1) if wires[seat].of("position")[-1]["legal"])
        shown = wires[seat].of("position")[-1]
        wires[0].sent.clear()
        wires[1].sent.clear()
        wires[seat].say("play", seat=seat, ply=shown["ply"], id="action-0", move=shown["legal"][0])
        async with asyncio.timeout(60):
            await kept.wait()
        await others()
        assert not wires[1 - seat].of("position"), "another move goes first"
        house.talks[seat].cancel()
        await house.calm(lambda: wires[1 - seat].of("position"))
        road.end()

    in_memory(tmp_path, scene)


def test_moves_of_other_games_do_not_wait_for_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(right_of_way, "PATIENCE", LONG)

    async def scene(house: Memory) -> None:
        _, *first = await house.start(ADA, BLAISE)
        _, *second = await house.start(CLARA, DENIS)
        with SlowDisk(house, monkeypatch) as disk:
            movers = [climb((one, two)) for one, two in (first, second)]
            await disk.is_asked(house)
            await others()
            disk.write()
            await house.calm(lambda: all(mover.of("accepted") for mover in movers))

    in_memory(tmp_path, scene)


def test_the_answer_of_a_process_is_read_when_nobody_goes_first() -> None:
    match = Match("pasvu", seats=2, seed=5)
    seat = match.to_act[0]
    state = msgspec.json.encode(match.state)
    tried = Attempt("pasvu", state, seat, match.legal(seat)[0], "try-0001")

    async def scene() -> None:
        came, may_go = asyncio.Event(), asyncio.Event()

        async def give_way() -> None:
            came.set()
            await may_go.wait()

        players = PlayingPool(1, give_way=give_way)
        try:
            answer = asyncio.create_task(players.attempt("table", tried))
            async with asyncio.timeout(60):
                await came.wait()
                await others()
                assert not answer.done()
                may_go.set()
                assert b'"tried"' in await answer
        finally:
            await players.close()

    asyncio.run(scene())
