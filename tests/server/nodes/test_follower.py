"""R07: whatever becomes of a table in memory, whoever looks at it sees what is in the database."""

from pathlib import Path
from typing import Any

import pytest

from manoir.server.nodes.claims import Claims
from manoir.server.nodes.follower import Follower
from manoir.server.store.disk import Unreadable
from manoir.server.store.store import Store
from tests.server.memory import Memory, Wire, in_memory
from tests.server.table_scenes import ADA, BLAISE

ROLL = {"type": "roll"}


async def never(what: str, steal: bool) -> bool:  # noqa: ARG001
    return False


class Node:
    """A follower of what another hub writes into the same store."""

    def __init__(self, house: Memory) -> None:
        self.house = house
        self.follower = Follower(house.hub, house.store, Claims(never, lambda: True))

    async def play_elsewhere(self, id: str) -> int:
        """A move that this hub did not make; the ply after it."""
        other = Memory(Path(self.house.settings.data), store=self.house.store)
        try:
            seat = (await other.table(id)).match.to_act[0]  # type: ignore[union-attr]
            who = await other.join(id, (ADA, BLAISE)[seat])
            await other.ask(who, "play", seat=seat, ply=0, id="elsewhere-1", move=ROLL)
            await other.calm(lambda: len(who.of("position")) > 1)
            return int(who.of("position")[-1]["ply"])
        finally:
            await other.end()

    async def sees(self, wire: Wire, ply: int) -> None:
        """Once this node has looked by itself."""
        assert wire.of("position")[-1]["ply"] < ply, "not before"
        await self.follower.look()
        await self.house.calm(lambda: wire.of("position")[-1]["ply"] == ply)


def follow(folder: Path, scene: Any) -> None:
    async def run(house: Memory) -> None:
        id, ada, blaise = await house.start(ADA, BLAISE)
        node = Node(house)
        try:
            await scene(node, id, ada, blaise)
        finally:
            await node.follower.close()

    in_memory(folder, run)


def test_R07_what_was_read_anew_in_silence_is_shown_at_the_next_look(tmp_path: Path) -> None:
    async def scene(node: Node, id: str, ada: Wire, blaise: Wire) -> None:
        ply = await node.play_elsewhere(id)
        node.house.hub.tables.lives[id].table = None  # as after a commit that failed
        assert (await node.house.table(id)).ply == ply
        await node.sees(ada, ply)
        assert blaise.of("position")[-1]["ply"] == ply
        shown = len(ada.sent)
        await node.follower.look()
        assert len(ada.sent) == shown, "once"

    follow(tmp_path, scene)


def test_R07_a_table_that_could_not_be_read_is_read_and_shown_as_soon_as_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(store: Store, table: str) -> None:  # noqa: ARG001
        raise Unreadable("storage_busy")

    async def scene(node: Node, id: str, ada: Wire, blaise: Wire) -> None:
        ply = await node.play_elsewhere(id)
        live = node.house.hub.tables.lives[id]
        live.table = None
        with monkeypatch.context() as broken:
            broken.setattr(Store, "standing", nothing)
            await node.follower.look()
            await node.house.calm(lambda: not node.follower._following)
            assert live.table is None
        await node.sees(ada, ply)
        assert blaise.of("position")[-1]["ply"] == ply

    follow(tmp_path, scene)
