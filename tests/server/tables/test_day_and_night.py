"""Two people play Day and Night to its end, and one watches: what each is sent, and when."""

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from manoir.server.people.sessions import who_of
from manoir.server.tables.table import Table
from tests.games.labyrinthe.seeking import seeking_move
from tests.server.memory import Memory, Wire, in_memory

ADA, BLAISE = who_of("ada"), who_of("blaise")


async def play_out(house: Memory, table: Table, wires: list[Wire], seed: int) -> None:
    """By messages alone; what to play is looked up, for a test may know everything."""
    rng = Random(seed)
    assert table.match is not None
    while not table.match.outcome:
        seat = table.match.to_act[0]
        move = seeking_move(table.match, seat, rng)
        ply = table.ply
        wires[seat].say(
            "play", seat=seat, ply=ply, id=f"turn-{ply:06}", move=msgspec.to_builtins(move)
        )
        await house.calm(partial(_all_beyond, wires, ply))


def _all_beyond(wires: list[Wire], ply: int) -> bool:
    return all(wire.of("position")[-1]["ply"] > ply for wire in wires)


def events(wire: Wire, type: str) -> list[dict[str, Any]]:
    """Every event of a kind, with the ply of the message that brought it."""
    return [
        {**event, "ply": message["ply"]}
        for message in wire.of("position")
        for event in message["told"]
        if event["type"] == type
    ]


@pytest.mark.parametrize("seed", range(4))
def test_day_and_night_is_played_to_its_end_by_two_and_watched_by_one(
    tmp_path: Path, seed: int
) -> None:
    async def scene(house: Memory) -> None:
        options = {"game": "labyrinthe", "mode": "night", "cards": 1 + seed % 2, "first": seed % 2}
        id, one, two = await house.start(ADA, BLAISE, **options)
        watcher = await house.join(id, None)
        await house.calm(lambda: bool(watcher.of("position")))
        wires = [one, two, watcher]
        table = await house.table(id)
        await play_out(house, table, wires, seed)
        check_light(wires)
        check_hands(wires)
        check_end(wires)

    in_memory(tmp_path, scene)


def check_light(wires: list[Wire]) -> None:
    """It goes out once, for all with the same ply, and the next clockwise begins the night."""
    falls = [events(wire, "night") for wire in wires]
    assert len(falls[0]) == 1
    assert falls == [falls[0]] * 3
    fall = falls[0][0]
    assert fall["first"] == 1 - fall["seat"]
    for wire in wires:
        for message in wire.of("position"):
            assert message["view"]["dark"] == (message["ply"] >= fall["ply"])
            if message["ply"] == fall["ply"]:
                assert message["to_act"] == [fall["first"]]


def check_hands(wires: list[Wire]) -> None:
    """Night cards lie open by day; by night everybody sees their own."""
    for eye, wire in enumerate(wires):
        for message in wire.of("position"):
            view = message["view"]
            seen = [cards is not None for cards in view["cards"]]
            assert seen == [not view["dark"] or eye == owner for owner in (0, 1)]


def check_end(wires: list[Wire]) -> None:
    coins = [events(wire, "turned") for wire in wires]
    assert len(coins[0]) == 1
    assert coins == [coins[0]] * 3
    coin = coins[0][0]
    assert coin["value"] in (1, 3, 5)
    for wire in wires:
        *before, last = wire.of("position")
        assert {message["view"]["coin"] for message in before} == {None}
        assert last["view"]["coin"] == coin["value"]
        assert last["outcome"]["scores"] == [points(wire, seat) for seat in (0, 1)]


def points(wire: Wire, seat: int) -> int:
    """L24, counted from what was told: 1 until the light went out, 2 after it, and the coin."""
    dusk, coin = events(wire, "night")[0]["ply"], events(wire, "turned")[0]
    found = [event["ply"] for event in events(wire, "found") if event["seat"] == seat]
    cards = sum(1 if ply <= dusk else 2 for ply in found)
    return cards + int(coin["value"]) if coin["seat"] == seat else cards
