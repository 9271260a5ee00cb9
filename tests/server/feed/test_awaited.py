"""However many tables wait for somebody, all of them are told."""

from pathlib import Path
from types import SimpleNamespace
from typing import Final, cast

import pytest

from manoir.kernel import registry
from manoir.server.clocks.control import Tempo, control_of
from manoir.server.house import House
from manoir.server.reading.awaited import clocks_of, tables_named
from manoir.server.reading.feed import entries_of
from manoir.server.store.rows import NOTHING, write_room
from manoir.server.store.store import LISTED, now
from manoir.server.tables.commands import before_play
from tests.server.memory import Memory, in_memory
from tests.server.table_scenes import ADA, BLAISE

MANY: Final = 20  # that wait for her, more or less, and as many that wait for him


async def begin(memory: Memory, tempo: Tempo) -> tuple[str, bool]:
    """A game of two people; its id, and whether it waits for Ada."""
    game, control = registry.find("escalier"), control_of(tempo, "ghost", "escalier", 2)
    table = memory.hub.lay(game, game.options(), 2, ADA, True, control=control)
    seats = (ADA, BLAISE) if len(memory.hub) % 2 else (BLAISE, ADA)
    for seat, who in enumerate(seats):
        before_play.sit(table, who, seat, f"Guest {seat}", "")
    await memory.hub.begin(table)
    assert table.match is not None
    return table.id, seats[table.match.to_act[0]] == ADA


async def open_many(memory: Memory, many: int) -> None:
    """Newer tables of Ada's, at which nobody plays yet; in one commit."""
    game, written = registry.find("escalier"), NOTHING
    for _ in range(many):
        written += write_room(memory.hub.lay(game, game.options(), 2, ADA, True), now() + 60)
    await memory.store.write(written)


@pytest.mark.parametrize("tempo", ["no_hurry", "one_day"])
def test_all_tables_that_wait_for_somebody_are_told(tmp_path: Path, tempo: Tempo) -> None:
    async def scene(memory: Memory) -> None:
        begun = [await begin(memory, tempo) for _ in range(2 * MANY)]
        mine = {table for table, is_mine in begun if is_mine}
        assert len(mine) > 16
        await open_many(memory, LISTED)
        house = cast(House, SimpleNamespace(hub=memory.hub, store=memory.store))
        told = await entries_of(house, ADA)
        assert {entry.table for entry in told} == mine
        assert all((entry.until is None) == (tempo == "no_hurry") for entry in told)
        clocks = await clocks_of(house, ADA)
        awaited = clocks.awaited(await tables_named(house, clocks.running))
        assert {one.table for one in awaited} == (set() if tempo == "no_hurry" else mine)

    in_memory(tmp_path, scene)
