"""R22: whatever people do with their sockets, in any order, against a small model of the table."""

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from manoir.server.net.live.open_sockets import SIGNED_OUT
from tests.server.memory import Memory, Wire
from tests.server.table_scenes import ADA, BLAISE, CARLO

PEOPLE = (ADA, BLAISE, CARLO)
TABS = st.integers(0, 5)  # two tabs for each person
OPEN = st.integers(0, 59)  # one of those that are open: see `tab_of`
SEATS = st.integers(0, 1)
PLIES = st.sampled_from([0, 0, 0, 0, -1, -2, 1])


on_an_open_line = precondition(lambda self: bool(self.tabs))


class Sockets(RuleBasedStateMachine):
    """The model: who holds which seat, and what was acknowledged at which ply."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.house = self.run(self.opened())
        self.id = self.run(self.house.open(ADA))
        self.tabs: dict[int, Wire] = {}
        self.holders: list[str | None] = [None, None]
        self.started = False
        self.acknowledged: dict[str, tuple[int, int, Any, int]] = {}
        self.number = 0

    async def opened(self) -> Memory:
        return Memory(Path(self.folder.name))

    def run(self, scene: Any) -> Any:
        return self.loop.run_until_complete(scene)

    def teardown(self) -> None:
        self.run(self.house.close())
        self.loop.close()
        self.folder.cleanup()

    async def settle(self) -> None:
        """What was sent before is answered and shown: a ping comes after it, on every line."""
        wires = list(self.tabs.values())
        before = [len(wire.of("pong")) for wire in wires]
        for wire in wires:
            wire.say("ping")
        pairs = list(zip(wires, before, strict=True))
        await self.house.calm(lambda: all(len(wire.of("pong")) > n for wire, n in pairs))

    def ask(self, tab: int, type: str, **fields: Any) -> list[dict[str, Any]]:
        """What came back on that line."""
        wire = self.tabs[tab]
        before = len(wire.sent)
        wire.say(type, **fields)
        self.run(self.settle())
        return wire.sent[before:]

    def tab_of(self, number: int) -> int:
        """A tab itself if it is open, or else some open one."""
        return number if number in self.tabs else sorted(self.tabs)[number % len(self.tabs)]

    def who(self, tab: int) -> str:
        return PEOPLE[tab // 2]

    def seats(self, tab: int) -> set[int | None]:
        return {seat for seat, holder in enumerate(self.holders) if holder == self.who(tab)}

    @initialize(begun=st.integers(0, 3).map(bool))
    def begin(self, begun: bool) -> None:
        """Mostly in the middle of a game."""
        if begun:
            for tab, seat in ((0, 0), (2, 1)):
                self.connect(tab)
                self.sit(tab, seat)
            self.start(0)
            self.play(0, 0, 0)

    @rule(tab=TABS)
    def connect(self, tab: int) -> None:
        if tab in self.tabs:
            return
        wire = self.run(self.house.join(self.id, self.who(tab)))
        self.tabs[tab] = wire
        self.run(self.settle())
        assert wire.sent[0]["type"] == "room"
        eyes = {position["eye"] for position in wire.of("position")}
        assert eyes == ((self.seats(tab) or {None}) if self.started else set())

    @rule(tab=TABS)
    def leave(self, tab: int) -> None:
        wire = self.tabs.pop(tab, None)
        if wire is not None:
            wire.incoming.put_nowait(None)
            self.run(self.house.calm(lambda: wire.closed))

    @rule(tab=TABS)
    def sign_out(self, tab: int) -> None:
        """A session that ends cuts its line; what was on its way is not done."""
        wire = self.tabs.pop(tab, None)
        if wire is None:
            return
        who = self.who(tab)
        listeners = self.house.hub.tables.lives[self.id].listeners
        outboxes = [one.outbox for one in listeners if one.who == who]
        for other in (tab ^ 1,):
            self.tabs.pop(other, None)
        wire.say("say", seat=0, phrase="boo")
        for outbox in outboxes:
            outbox.cut(SIGNED_OUT, "signed_out")
        self.run(self.house.calm(lambda: wire.closed))
        assert wire.closed == (SIGNED_OUT, "signed_out")

    @on_an_open_line
    @rule(tab=OPEN, seat=SEATS)
    def sit(self, tab: int, seat: int) -> None:
        tab = self.tab_of(tab)
        free = self.holders[seat] in (None, self.who(tab)) and not self.started
        answers = self.ask(tab, "sit", seat=seat, nickname=f"Guest {tab // 2} {seat}")
        assert refused(answers) != free
        if free:
            self.holders[seat] = self.who(tab)

    @on_an_open_line
    @rule(tab=OPEN, seat=SEATS)
    def stand(self, tab: int, seat: int) -> None:
        tab = self.tab_of(tab)
        allowed = not self.started and self.who(tab) in (ADA, self.holders[seat])
        assert refused(self.ask(tab, "stand", seat=seat)) != allowed
        if allowed:
            self.holders[seat] = None

    @on_an_open_line
    @rule(tab=OPEN)
    def start(self, tab: int) -> None:
        tab = self.tab_of(tab)
        ready = self.who(tab) == ADA and None not in self.holders and not self.started
        assert refused(self.ask(tab, "start")) != ready
        self.started |= ready

    @on_an_open_line
    @rule(tab=OPEN, seat=SEATS, late=PLIES)
    def play(self, tab: int, seat: int, late: int) -> None:
        tab = self.tab_of(tab)
        if not self.started:
            return
        position = self.position(tab)
        ply = max(0, position["ply"] + late)
        move = next(iter(position["legal"]), {"type": "roll"})
        self.number += 1
        id = f"action-{self.number}"
        answers = self.ask(tab, "play", seat=seat, ply=ply, id=id, move=move)
        if self.accepted(answers, id):
            assert seat in self.seats(tab)
            assert ply == position["ply"]
            self.acknowledged[id] = (seat, ply, move, self.accepted(answers, id))

    @on_an_open_line
    @rule(tab=OPEN, pick=st.integers(0, 1000))
    def send_again(self, tab: int, pick: int) -> None:
        """By whoever holds the seat it is answered as before; nobody plays it twice."""
        tab = self.tab_of(tab)
        if not self.acknowledged:
            return
        id = sorted(self.acknowledged)[pick % len(self.acknowledged)]
        seat, ply, move, after = self.acknowledged[id]
        answers = self.ask(tab, "play", seat=seat, ply=ply, id=id, move=move)
        assert self.accepted(answers, id) == (after if seat in self.seats(tab) else 0)

    @on_an_open_line
    @rule(tab=OPEN, seat=SEATS)
    def take_back(self, tab: int, seat: int) -> None:
        tab = self.tab_of(tab)
        if not self.started:
            return
        self.number += 1
        id = f"action-{self.number}"
        ply = self.position(tab)["ply"]
        answers = self.ask(tab, "take_back", seat=seat, ply=ply, id=id)
        assert seat in self.seats(tab) or refused(answers)

    @on_an_open_line
    @rule(tab=OPEN, seat=SEATS)
    def say(self, tab: int, seat: int) -> None:
        tab = self.tab_of(tab)
        said = self.ask(tab, "say", seat=seat, phrase="boo")
        assert refused(said) == (seat not in self.seats(tab))

    @on_an_open_line
    @rule(tab=OPEN, ply=st.sampled_from([None, 0, 3, 10_000]))
    def hello_again(self, tab: int, ply: int | None) -> None:
        answers = self.ask(self.tab_of(tab), "hello", ply=ply)
        assert answers[0]["type"] == "room"

    @rule()
    def rest(self) -> None:
        """Nobody is here for a while: the table leaves memory, and nothing is lost."""
        for tab in list(self.tabs):
            self.leave(tab)
        self.house.time += self.house.settings.idle_seconds + 1
        lives = self.house.hub.tables.lives.values()
        self.run(self.house.calm(lambda: all(live.is_idle for live in lives)))
        self.run(self.house.hub.sweep())

    def position(self, tab: int) -> dict[str, Any]:
        """The last of our own; of a watcher, the last."""
        return self.tabs[tab].of("position")[-1]

    def accepted(self, answers: list[dict[str, Any]], id: str) -> int:
        """The ply after it; 0 if it was refused."""
        found = [one for one in answers if one.get("id") == id]
        assert len(found) == 1, "every action gets one answer"
        return int(found[0]["ply"]) if found[0]["type"] == "accepted" else 0

    @invariant()
    def everybody_sees_the_same_ply_and_only_their_own_seats(self) -> None:
        plies = set()
        for tab, wire in self.tabs.items():
            shown = wire.of("position")
            assert {one["eye"] for one in shown} <= self.seats(tab) | {None}
            plies |= {shown[-1]["ply"]} if shown else set()
        assert len(plies) <= 1

    @invariant()
    def what_was_acknowledged_is_on_the_disk_once(self) -> None:
        stored = self.run(self.house.store.load(self.id))
        if stored is None:  # it never started, and everybody has been gone for long
            assert not self.started
            return
        kept = [(row["action"], row["ply"]) for row in stored.records if row["action"]]
        assert len(kept) == len(dict(kept))
        for id, (_, ply, _, _) in self.acknowledged.items():
            assert dict(kept)[id] == ply
        assert [chair["holder"] for chair in stored.chairs] == self.holders


def refused(answers: list[dict[str, Any]]) -> bool:
    return any(one["type"] == "rejected" for one in answers)


class LongSockets(Sockets):
    """The same for long."""


Sockets.TestCase.settings = settings(
    max_examples=10,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],  # what fails is said as it is: every step is a commit
)
LongSockets.TestCase.settings = settings(max_examples=1000, stateful_step_count=100, deadline=None)
TestR22 = Sockets.TestCase
TestR22Long = pytest.mark.soak(LongSockets.TestCase)
