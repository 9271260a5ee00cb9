"""The waiting room by properties: random histories with a time that is passed in."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from manoir.kernel import Refused
from manoir.server.lobby.waiting_room import GHOST_SECONDS, Party, WaitingRoom, Wish

STAIRS, MAZE, THREE = Wish("escalier", 2), Wish("labyrinthe", 2), Wish("escalier", 3)
WISHES = st.sampled_from([STAIRS, MAZE, THREE])
PEOPLE = st.sampled_from([f"person {number}" for number in range(6)])


def room_of(*people: str, wish: Wish = STAIRS, now: float = 0.0) -> WaitingRoom:
    room = WaitingRoom()
    for who in people:
        room.seek(who, wish, who.title(), "", now)
    return room


def names(party: Party | None) -> list[str]:
    return [one.who for one in party.people] if party else []


def test_W1_enough_people_are_called_the_first_ones_first() -> None:
    room = room_of("ada", "blaise", "carlo", wish=STAIRS)
    assert names(room.call()) == ["ada", "blaise"]
    assert room.call() is None
    assert room.names(STAIRS) == ("Carlo",)


def test_W1_other_wishes_are_other_queues() -> None:
    room = room_of("ada", wish=STAIRS)
    room.seek("blaise", MAZE, "Blaise", "", 0)
    room.seek("carlo", THREE, "Carlo", "", 0)
    assert room.call() is None


def test_W2_a_person_in_two_tabs_counts_once_and_keeps_the_place() -> None:
    room = room_of("ada", "blaise", wish=THREE)
    room.seek("ada", THREE, "Ada again", "", 9)
    assert room.call() is None
    assert room.names(THREE) == ("Ada again", "Blaise")
    assert room.next_offer(9) == GHOST_SECONDS - 9


def test_W2_another_wish_ends_the_first() -> None:
    room = room_of("ada", wish=STAIRS)
    room.seek("ada", MAZE, "Ada", "", 1)
    room.seek("blaise", STAIRS, "Blaise", "", 2)
    assert room.call() is None
    assert room.wish_of("ada") == MAZE


def test_W3_ghosts_are_offered_when_the_first_has_waited_long_enough() -> None:
    room = room_of("ada", wish=THREE)
    room.seek("blaise", THREE, "Blaise", "", GHOST_SECONDS - 1)
    with pytest.raises(Refused, match="no_ghosts_yet"):
        room.call_with_ghosts("blaise", GHOST_SECONDS - 0.1)
    assert names(room.call_with_ghosts("blaise", GHOST_SECONDS)) == ["ada", "blaise"]
    with pytest.raises(Refused, match="not_waiting"):
        room.call_with_ghosts("blaise", GHOST_SECONDS)


def test_a_table_that_cannot_be_kept_costs_nobody_the_place() -> None:
    room = room_of("ada", "blaise")
    party = room.call()
    assert party is not None
    room.seek("carlo", STAIRS, "Carlo", "", 5)
    room.give_up("blaise")
    room.call_off(party)
    assert room.names(STAIRS) == ("Ada", "Carlo")
    assert names(room.call()) == ["ada", "carlo"]


def test_whoever_is_called_waits_for_nothing_else() -> None:
    room = room_of("ada", "blaise")
    party = room.call()
    assert party is not None
    room.seek("ada", MAZE, "Ada", "", 1)
    assert room.wish_of("ada") is None
    room.seated(party)
    room.seek("ada", MAZE, "Ada", "", 2)
    assert room.wish_of("ada") == MAZE


class Histories(RuleBasedStateMachine):
    """People come, go, change their minds and are called; tables are kept or are not."""

    def __init__(self) -> None:
        super().__init__()
        self.room = WaitingRoom()
        self.now = 0.0
        self.waits: dict[str, tuple[Wish, float, int]] = {}  # wish, since when, order of arrival
        self.called: dict[str, Party] = {}
        self.arrivals = 0

    @rule(who=PEOPLE, wish=WISHES)
    def seek(self, who: str, wish: Wish) -> None:
        self.room.seek(who, wish, who, "", self.now)
        if who not in self.called and self.waits.get(who, (None,))[0] != wish:
            self.arrivals += 1
            self.waits[who] = (wish, self.now, self.arrivals)

    @rule(who=PEOPLE)
    def give_up(self, who: str) -> None:
        self.room.give_up(who)
        self.waits.pop(who, None)
        self.called.pop(who, None)

    @rule(seconds=st.floats(0, 40))
    def wait(self, seconds: float) -> None:
        self.now += seconds

    @rule()
    def call(self) -> None:
        while (party := self.room.call()) is not None:
            assert len(party.people) == party.wish.seats
            self._check(party)

    @rule(who=PEOPLE)
    def call_with_ghosts(self, who: str) -> None:
        wish = self.waits.get(who, (None,))[0]
        longest = [since for other, since, _ in self.waits.values() if other == wish]
        try:
            party = self.room.call_with_ghosts(who, self.now)
        except Refused:
            assert wish is None or self.now - min(longest) < GHOST_SECONDS
            return
        assert wish is not None
        assert self.now - min(longest) >= GHOST_SECONDS
        self._check(party)

    @precondition(lambda self: self.called)
    @rule(seed=st.integers(0, 99), kept=st.booleans())
    def answer(self, seed: int, kept: bool) -> None:
        party = Random(seed).choice(sorted(self.called.values(), key=repr))
        people = [one for one in party.people if self.called.get(one.who) is party]
        (self.room.seated if kept else self.room.call_off)(party)
        for one in people:
            del self.called[one.who]
        if not kept:  # at the front again, in their order
            first = min((order for *_, order in self.waits.values()), default=0)
            for place, one in enumerate(people):
                order = first - len(people) + place
                self.waits[one.who] = (party.wish, one.since, order)

    def _check(self, party: Party) -> None:
        """The first of the queue, nobody twice, nobody who sits elsewhere."""
        queue = sorted(
            (order, who) for who, (wish, _, order) in self.waits.items() if wish == party.wish
        )
        assert names(party) == [who for _, who in queue[: party.wish.seats]]
        for one in party.people:
            assert one.who not in self.called
            del self.waits[one.who]
            self.called[one.who] = party

    @invariant()
    def everybody_is_where_they_should_be(self) -> None:
        assert sorted(self.room.people()) == sorted(self.waits)
        assert len(self.room) == len(self.waits) + len(self.called)
        assert sum(many for _, many in self.room.queues()) == len(self.waits)
        for who, (wish, _, _) in self.waits.items():
            assert self.room.wish_of(who) == wish


TestHistories = Histories.TestCase


@given(people=st.permutations([f"p{number}" for number in range(7)]))
def test_W1_nobody_overtakes(people: list[str]) -> None:
    room = WaitingRoom()
    seated: list[str] = []
    for now, who in enumerate(people):
        room.seek(who, THREE, who, "", now)
        while (party := room.call()) is not None:
            seated += names(party)
            room.seated(party)
    assert seated == people[:6]
