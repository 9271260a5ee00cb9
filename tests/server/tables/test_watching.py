"""W4: the host may close a table to watchers."""

from pathlib import Path

import pytest

from manoir.kernel import Refused
from manoir.server.tables import projections
from manoir.server.tables.commands import before_play
from manoir.server.tables.commands.rematch import again
from tests.server.memory import Memory, in_memory
from tests.server.table_scenes import ADA, BLAISE, CARLO, running_table

AWAY = (4404, "no_watchers")


def test_W4_watchers_are_told_why_and_leave_and_players_stay(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id, ada, blaise = await house.start(ADA, BLAISE)
        watchers = [await house.join(id, who) for who in (CARLO, None)]
        ada.say("watchable", watchable=False)
        await house.calm(lambda: all(one.closed == AWAY for one in watchers))
        late = await house.join(id, CARLO)
        await house.calm(lambda: late.closed == AWAY)
        assert [message["type"] for message in late.sent] == ["rejected"]
        await house.ask(ada, "play", seat=0, ply=0, id="action-01", move={"type": "roll"})
        await house.calm(lambda: len(blaise.of("position")) == 2)
        assert blaise.of("room")[-1]["watchable"] is False
        again = await house.join(id, BLAISE)
        assert again.of("position")
        ada.say("watchable", watchable=True)
        await house.calm(lambda: blaise.of("room")[-1]["watchable"])
        assert (await house.join(id, CARLO)).of("position")

    in_memory(tmp_path, scene)


def test_W4_before_the_start_the_link_works_and_then_the_others_go(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id = await house.open(ADA)
        ada = await house.join(id, ADA)
        await house.ask(ada, "watchable", watchable=False)
        blaise, carlo = await house.join(id, BLAISE), await house.join(id, CARLO)
        await house.ask(ada, "sit", seat=0, nickname="Ada")
        await house.ask(blaise, "sit", seat=1, nickname="Blaise")
        ada.say("start")
        await house.calm(lambda: carlo.closed == AWAY and bool(blaise.of("position")))
        assert carlo.of("position") == []

    in_memory(tmp_path, scene)


def test_W4_it_is_on_the_disk_and_goes_on_in_a_rematch(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id, ada, _ = await house.start(ADA, BLAISE)
        ada.say("watchable", watchable=False)
        await house.calm(lambda: not ada.of("room")[-1]["watchable"])  # shown after the commit
        assert not (await house.hub.tables.load(id, None)).watchable
        assert await house.store.listing() == ()

    in_memory(tmp_path, scene)
    table = running_table()
    before_play.set_watchable(table, ADA, False)
    assert not again(table, "b" * 10, ADA, bytes(32)).watchable


def test_W4_a_film_of_it_is_for_its_people_until_the_end() -> None:
    table = running_table(memory="open")
    before_play.set_watchable(table, ADA, False)
    for who in (CARLO, None):
        with pytest.raises(Refused, match="no_watchers"):
            projections.replay(table, who, None)
    assert projections.replay(table, BLAISE, None).frames
