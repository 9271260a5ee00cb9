"""Halls are played in other processes: as the house itself would, and whatever happens to one."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import msgspec
import pytest

from manoir.games.pasvu import rules
from manoir.kernel import NATURE, Refused
from manoir.kernel.match import Match
from manoir.kernel.match_parts.played import adopt, excerpt
from manoir.kernel.match_parts.trail import Forgotten
from manoir.kernel.record import Undo
from manoir.server.playing import worker
from manoir.server.playing.pool import PlayingPool
from manoir.server.playing.questions import Attempt
from tests.server.memory import Memory, Wire, in_memory
from tests.server.playing import bad_players

pytestmark = pytest.mark.whole
ADA, BLAISE = "a" * 64, "b" * 64
PLIES = 12
PATIENCE = 60.0
NONSENSE = (b"", b"\xff\xfe", b"cos\nno_such_thing\n.", b"\x80\x05K")


def with_players(
    scene: Callable[[PlayingPool], Awaitable[None]],
    limit: float = 60.0,
    module: str = worker.__name__,
) -> None:
    async def run() -> None:
        players = PlayingPool(1, limit, module)
        try:
            await scene(players)
        finally:
            await players.close()

    asyncio.run(run())


async def play_elsewhere(players: PlayingPool, match: Match, seat: int, move: Any) -> None:
    advance = await players.play("table", excerpt(match, move), seat, move)
    adopt(match, advance.played, advance.offers)


def test_a_hall_played_elsewhere_is_the_same_hall() -> None:
    here, there = (Match("pasvu", seats=2, seed=5) for _ in range(2))
    there.trim(1)

    async def scene(players: PlayingPool) -> None:
        random = Random(5)
        while here.ply < PLIES:
            seat = here.to_act[0]
            move = here.sample(seat, random.randrange)
            here.play(seat, move)
            await play_elsewhere(players, there, seat, move)
            assert (there.ply, there.hash, there.state) == (here.ply, here.hash, here.state)
            assert there.present.is_listed
            assert [there.legal(one) for one in there.to_act] == [
                here.legal(one) for one in here.to_act if one != NATURE
            ]
            if here.check_undo(seat) is None:
                here.undo(seat)
                await play_elsewhere(players, there, seat, Undo())
                assert (there.ply, there.hash, there.state) == (here.ply, here.hash, here.state)
                here.play(seat, move)
                await play_elsewhere(players, there, seat, move)
        with pytest.raises(Refused) as refused:
            await players.play("table", excerpt(there, None), 1 - here.to_act[0], move)
        assert refused.value.refusal == here.check(1 - here.to_act[0], move)
        assert there.hash == here.hash

    with_players(scene)


def test_what_is_forgotten_cannot_be_taken_back_elsewhere() -> None:
    match = Match("escalier", seats=2, seed=7)
    for _ in range(4):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    match.trim(1)
    excerpt(match, match.legal(match.to_act[0])[0])
    with pytest.raises(Forgotten):
        excerpt(match, Undo())


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_that_dies_or_hangs_is_replaced_and_asked_again(sign: int) -> None:
    async def scene(players: PlayingPool) -> None:
        match = Match("pasvu", seats=2, seed=5)
        seat = match.to_act[0]
        state = msgspec.json.encode(match.state)
        tried = Attempt("pasvu", state, seat, match.legal(seat)[0], "try-0001")
        first = await players.attempt("table", tried)
        (pid,) = players.pids
        os.kill(pid, sign)
        async with asyncio.timeout(PATIENCE):  # long before the limit of an answer
            assert await players.attempt("table", tried) == first
        assert players.pids != (pid,)

    with_players(scene, limit=100 * PATIENCE)


@pytest.mark.parametrize("nonsense", NONSENSE)
def test_R29_a_process_that_answers_nonsense_is_replaced_and_asked_again(
    nonsense: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "nonsense"
    path.write_bytes(nonsense)
    monkeypatch.setenv("NONSENSE", str(path))

    async def scene(players: PlayingPool) -> None:
        match = Match("pasvu", seats=2, seed=5)
        async with asyncio.timeout(PATIENCE):
            offers = await players.offers("table", excerpt(match, None))
        assert not path.exists()
        assert offers == {seat: match.legal(seat) for seat in match.to_act}

    with_players(scene, module=bad_players.__name__)


def test_a_try_and_a_move_each_wait_for_one_of_the_others_at_most() -> None:
    """However many wait: a full house of moves, or somebody who floods it with tries."""
    match = Match("pasvu", seats=2, seed=5)
    seat = match.to_act[0]
    move = match.legal(seat)[0]
    tried = Attempt("pasvu", msgspec.json.encode(match.state), seat, move, "try-0001")
    answered: list[str] = []

    async def ask(kind: str, question: Awaitable[object]) -> None:
        await question
        answered.append(kind)

    async def scene(players: PlayingPool) -> None:
        await players.attempt("table", tried)  # the process is there
        moves = [ask("move", players.offers("table", excerpt(match, move))) for _ in range(6)]
        tries = [ask("try", players.attempt("table", tried)) for _ in range(6)]
        await asyncio.gather(*moves, *tries)

    with_players(scene)
    for first in range(len(answered) - 1):
        assert answered[first] != answered[first + 1], answered


def test_the_house_itself_computes_no_rules_of_a_hall(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def not_here(*_: object) -> NoReturn:
        raise AssertionError("this takes long, and everybody waits for it")

    async def scene(house: Memory) -> None:
        id, one, two = await house.start(ADA, BLAISE, game="pasvu")
        for name in ("apply", "legal", "check"):  # the deal is done
            monkeypatch.setattr(rules, name, not_here)
        for _ in range(3):
            await play_one(house, (one, two))
        assert (await house.table(id)).ply > 2

    in_memory(tmp_path, scene)


async def play_one(house: Memory, wires: tuple[Wire, Wire]) -> None:
    """A move of whoever acts, and a second hello after it."""
    seat, shown = await to_move(house, wires)
    mover, ply, move = wires[seat], shown["ply"], shown["legal"][0]
    for wire in wires:
        wire.sent.clear()
    mover.say("play", seat=seat, ply=ply, id=f"action-{ply:04}", move=move)
    await house.calm(lambda: mover.of("accepted") and all(w.of("position") for w in wires), 60.0)
    assert mover.of("position")[-1]["ply"] > ply
    mover.say("hello")
    await house.calm(lambda: len(mover.of("position")) > 1, 60.0)


async def to_move(house: Memory, wires: tuple[Wire, Wire]) -> tuple[int, dict[str, Any]]:
    """A seat that has something to choose from, and what it was shown."""

    def found() -> list[tuple[int, dict[str, Any]]]:
        lasts = [(seat, wire.of("position")[-1:]) for seat, wire in enumerate(wires)]
        return [(seat, last[0]) for seat, last in lasts if last and last[0]["legal"]]

    await house.calm(found, 60.0)
    return found()[0]
