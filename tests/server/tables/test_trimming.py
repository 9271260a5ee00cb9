"""A house that remembers little says, word for word, what one says that remembers everything."""

import asyncio
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from manoir.server.people.sessions import who_of
from manoir.server.tables.in_memory import REST_SECONDS
from manoir.server.tables.live_table import LiveTable
from manoir.server.tables.table import Table
from tests.server.memory import Memory, Wire, in_memory

ADA, BLAISE = (who_of(name) for name in ("ada", "blaise"))
KEEP = 4
GAMES = {"escalier": 200, "labyrinthe": 70, "pacman": 70, "pasvu": 24}
QUICK = ("escalier", "labyrinthe", "pacman", pytest.param("pasvu", marks=pytest.mark.soak))


class Evening:
    """One game between two people, in a house of its own."""

    def __init__(self, folder: Path, keep: int | None) -> None:
        self.house = Memory(folder, chance=Random(11), keep=keep)

    async def begin(self, game: str) -> None:
        id, *self.wires = await self.house.start(ADA, BLAISE, game=game)
        self.id = id
        live = self.house.hub.tables.find(id)
        await self.house.calm(lambda: live.later is None)  # the room was shown for the last time

    async def say(self, by: int, type: str, **fields: Any) -> list[list[dict[str, Any]]]:
        """All that either of them is sent because of a message; a pong ends it."""
        marks = [len(wire.sent) for wire in self.wires]
        self.wires[by].say(type, **fields)
        for wire in (self.wires[by], *self.wires):
            pongs = len(wire.of("pong"))
            wire.say("ping")
            await self.house.calm(partial(_has_more, wire, pongs))
        sent = zip(self.wires, marks, strict=True)
        return [_without_pongs(wire.sent[mark:]) for wire, mark in sent]

    async def table(self) -> Table:
        return await self.house.table(self.id)


def _has_more(wire: Wire, pongs: int) -> bool:
    return len(wire.of("pong")) > pongs


def _without_pongs(sent: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [message for message in sent if message["type"] != "pong"]


def _position(wire: Wire) -> dict[str, Any]:
    return wire.of("position")[-1]


def _choice(wires: list[Wire], random: Random, number: int) -> tuple[int, str, dict[str, Any]]:
    """A message: mostly moves, sometimes an undo, an old action again, or a move too late."""
    positions = [_position(wire) for wire in wires]
    ply, id = positions[0]["ply"], f"action-{number:06}"
    wish = random.random()
    can_undo = [seat for seat in (0, 1) if positions[seat]["can_undo"]]
    if can_undo and wish < 0.5:
        return can_undo[0], "take_back", {"seat": can_undo[0], "ply": ply, "id": id}
    seat = random.choice([seat for seat in (0, 1) if positions[seat]["legal"]] or [0])
    move = random.choice(positions[seat]["legal"] or [{"type": "roll"}])
    if number and wish > 0.8:
        old = f"action-{random.randrange(number):06}"
        return seat, "play", {"seat": seat, "ply": ply, "id": old, "move": move}
    late = random.randrange(max(1, ply)) if wish > 0.7 else ply
    return seat, "play", {"seat": seat, "ply": late, "id": id, "move": move}


@pytest.mark.whole
@pytest.mark.parametrize("game", QUICK)
def test_R05_R20_every_message_is_the_same_with_a_short_memory(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        whole, short = Evening(tmp_path / "whole", None), Evening(tmp_path / "short", KEEP)
        try:
            await asyncio.gather(whole.begin(game), short.begin(game))
            await _compare(whole, short, game)
        finally:
            await asyncio.gather(whole.house.close(), short.house.close())

    asyncio.run(scene())


async def _compare(whole: Evening, short: Evening, game: str) -> None:
    random, forgot = Random(5), 0
    for number in range(GAMES[game]):
        if _position(whole.wires[0])["outcome"]:
            break
        seat, type, fields = _choice(whole.wires, random, number)
        told = await asyncio.gather(*(one.say(seat, type, **fields) for one in (whole, short)))
        assert told[0] == told[1], (type, fields)
        match = (await short.table()).match
        assert match is not None
        forgot = max(forgot, match.first_ply)
        if number % 10 == 9:
            await _come_back(whole, short, random.randrange(match.ply + 1))
    assert forgot > 0
    rows = [msgspec.to_builtins(await one.house.store.load(one.id)) for one in (whole, short)]
    for one in rows:
        one["table"].pop("touched"), one["table"].pop("ended")
        assert all(record.pop("time") for record in one["records"])
    assert rows[0] == rows[1]


async def _come_back(whole: Evening, short: Evening, ply: int) -> None:
    """The same position; what happened since then only as far back as it is remembered."""
    one, other = [await house.say(0, "hello", ply=ply) for house in (whole, short)]
    for mine, theirs in zip(one[0], other[0], strict=True):
        gap = theirs["type"] == "position" and theirs["since"] is None
        assert theirs == ({**mine, "since": None, "told": []} if gap else mine)


def _is_loaded(live: LiveTable) -> bool:
    return live.table is not None


def test_a_table_that_nobody_looks_at_rests_on_the_disk(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id, one, two = await house.start(ADA, BLAISE)
        roll = {"type": "roll"}
        await house.ask(one, "play", seat=0, ply=0, id="action-000000", move=roll)
        await house.calm(lambda: _position(one)["ply"] > 0)
        live = house.hub.tables.find(id)
        await house.hub.sweep()
        assert _is_loaded(live)
        for wire in (one, two):
            wire.incoming.put_nowait(None)
        await house.calm(lambda: live.is_idle)
        house.time += REST_SECONDS + 1
        await house.hub.sweep()
        assert not _is_loaded(live)
        again = await house.join(id, ADA)
        await house.calm(lambda: again.of("position"))
        assert _position(again)["view"] == _position(one)["view"]
        assert (await house.ask(again, "play", seat=0, ply=0, id="action-000000", move=roll))[
            "type"
        ] == "accepted"

    in_memory(tmp_path, scene)
