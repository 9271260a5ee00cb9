"""Sandglasses by properties: random histories under a fake time, beside a plain model."""

from collections.abc import Iterable
from random import Random
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from manoir.server.clocks.control import DAY, GRACE, HOLIDAY, TimeControl, WhenUp, control_of
from manoir.server.clocks.sandglass import (
    Clocks,
    advance,
    begin,
    comes_too_late,
    due,
    fall,
    go_away,
    may_take_over,
    played,
    remind,
    seated,
    shown,
    take_over,
    taken_back,
)

LIVELY = TimeControl("lively", "ghost", move=30_000, reserve=60_000, refill=10_000)
SEATS = 3
PEOPLE = (True,) * SEATS
ACTING = st.sets(st.integers(0, SEATS - 1), min_size=1).map(lambda seats: tuple(sorted(seats)))
PASSED = st.integers(0, 40_000)
EVENTS = st.lists(
    st.one_of(
        st.tuples(st.just("play"), PASSED, ACTING, st.booleans(), st.booleans()),
        st.tuples(st.just("come_back"), PASSED, st.integers(0, SEATS - 1)),
        st.tuples(st.just("undo"), PASSED),
        st.tuples(st.just("wait"), PASSED),
        st.tuples(st.just("closed"), st.integers(0, 10 * DAY)),
        st.tuples(st.just("stand_in"), PASSED, st.integers(0, SEATS - 1), st.booleans()),
        st.tuples(st.just("holiday"), PASSED, st.integers(0, SEATS - 1), st.booleans()),
    ),
    max_size=30,
)


class History:
    """What happens at a table, and beside it a plain account of who thought for how long."""

    def __init__(self, control: TimeControl) -> None:
        self.control, self.at = control, 1_000
        self.people = list(PEOPLE)
        self.clocks = begin(control, (0,), self.people, self.at)
        self.thought = [0] * SEATS
        self.played: list[tuple[int, tuple[int, ...]]] = []  # since anybody else moved
        self.fallen = 0
        self.missed = [0] * SEATS  # turns in a row
        self.is_missed = [False] * SEATS  # the turn of now

    def pass_time(self, passed: int) -> None:
        """Flags fall at their own moments, whenever somebody looks."""
        until = self.at + passed
        while (moment := due(self.control, self.clocks)) is not None and moment <= until:
            self._think(moment)
            before = self.clocks
            if moment > before.at:
                assert not fall(self.control, before, self.people, moment - 1)[1], "too early"
            self.clocks, late = fall(self.control, before, self.people, moment)
            assert late, "a flag is due"
            assert set(late) <= set(before.running)
            assert not set(late) & set(self.clocks.running), "a flag falls once"
            assert fall(self.control, self.clocks, self.people, moment)[1] == ()
            for seat in late:
                glass = self.clocks.glasses[seat]
                allowed = self.control.move + glass.reserve + GRACE
                assert glass.spent == max(allowed, before.glasses[seat].spent)
                self.missed[seat] += not self.is_missed[seat]
                self.is_missed[seat] = True
            self.fallen += len(late)
        self._think(until)

    def _think(self, until: int) -> None:
        for seat in self.clocks.running:
            self.thought[seat] += until - self.at
        self.at = until

    def play(self, acting: tuple[int, ...], nature: bool, owner: bool) -> None:
        """By the owner, unless a bot plays this turn and the owner does not take over."""
        seat = self.clocks.acting[0]
        before = advance(self.clocks, self.at)
        late = before.glasses[seat].fallen
        by_bot = not self.people[seat] or (late and not (owner and may_take_over(before, seat)))
        if not self.is_missed[seat]:
            self.missed[seat] = 0
        self.clocks = played(
            self.control,
            before,
            seat,
            acting,
            people=self.people,
            at=self.at,
            nature_answered=nature,
            by_bot=by_bot,
        )
        if nature or by_bot or (self.played and self.played[-1][0] != seat):
            self.played.clear()
        if not nature and not by_bot:
            self.played.append((seat, before.acting))
        somebody_new = set(acting) - set(before.acting)
        for other in acting:
            was, now = before.glasses[other], self.clocks.glasses[other]
            if somebody_new:
                self.is_missed[other] = False
                assert (now.spent, now.fallen) == (0, False)
            elif other == seat and nature and not (late and by_bot):
                assert (now.spent, now.fallen) == (0, False)
            elif other == seat and late and not by_bot:
                self.check_comeback(seat)
            else:
                assert now.spent == was.spent, "a step of a turn gives no fresh time"
                assert now.fallen == was.fallen, "a bot plays a turn to its end"

    def come_back(self, seat: int) -> None:
        """The owner says so, in the middle of a turn that a bot plays."""
        if may_take_over(self.clocks, seat):
            self.clocks = take_over(self.control, self.clocks, seat, self.people, self.at)
            self.played.clear()
            self.check_comeback(seat)
            assert not may_take_over(self.clocks, seat), "once a turn"

    def check_comeback(self, seat: int) -> None:
        glass = self.clocks.glasses[seat]
        assert self.control.move + glass.reserve - glass.spent == self.control.comeback
        assert not glass.fallen

    def undo(self) -> None:
        if not self.played or self.clocks.glasses[self.played[-1][0]].fallen:
            return
        seat, acting = self.played.pop()
        before = advance(self.clocks, self.at)
        self.clocks = taken_back(before, seat, acting, self.people, self.at)
        for other in range(SEATS):
            was, now = before.glasses[other], self.clocks.glasses[other]
            assert now.spent >= was.spent, "undo gives no time back"
            assert now.reserve - now.spent <= was.reserve - was.spent

    def check(self) -> None:
        clocks = advance(self.clocks, self.at)
        assert [glass.total for glass in clocks.glasses] == self.thought
        assert [glass.missed for glass in clocks.glasses] == self.missed, "one miss a turn"
        assert set(clocks.running) <= set(clocks.acting)
        for seat, glass in enumerate(clocks.glasses):
            move, reserve = shown(self.control, glass)
            assert 0 <= move <= self.control.move
            assert 0 <= reserve <= glass.reserve <= self.control.reserve
            runs = seat in clocks.running
            assert runs == (
                seat in clocks.acting
                and self.people[seat]
                and not (glass.fallen or glass.away is not None or glass.given_up)
            )
            if runs:
                left = self.control.move + glass.reserve - glass.spent
                assert left > -GRACE, "a flag that was due has fallen"
                assert not comes_too_late(self.control, clocks, seat, self.at)
                assert not comes_too_late(self.control, clocks, seat, self.at + left + GRACE - 1)
                assert comes_too_late(self.control, clocks, seat, self.at + left + GRACE)

    def step(self, event: Any) -> None:
        kind, passed, *rest = event
        if kind == "closed":  # the house is closed: its time stands, whatever the world's does
            self.clocks = Clocks(*(getattr(self.clocks, name) for name in Clocks.__struct_fields__))
            return
        self.pass_time(passed)
        if kind == "play":
            self.play(*rest)
        elif kind == "undo":
            self.undo()
        elif kind == "come_back":
            self.come_back(*rest)
        elif kind == "stand_in":
            seat, by_bot = rest
            self.people[seat] = not by_bot
            self.clocks = seated(self.clocks, self.people, self.at)
        elif kind == "holiday":
            seat, away = rest
            self.clocks = go_away(self.clocks, seat, away, self.people, self.at)
        self.pass_time(0)  # whoever takes back too much is out of time at once


def random_event(rng: Random) -> Any:
    passed, seat = rng.randrange(40_000), rng.randrange(SEATS)
    acting = tuple(sorted(rng.sample(range(SEATS), rng.randint(1, SEATS))))
    return rng.choice(
        [
            ("play", passed, acting, rng.random() < 0.3, rng.random() < 0.5),
            ("play", passed, ((seat + 1) % SEATS,), False, False),
            ("come_back", passed // 4, seat),
            ("undo", passed // 4),
            ("wait", passed),
            ("closed", rng.randrange(10 * DAY)),
            ("stand_in", passed, seat, rng.random() < 0.5),
            ("holiday", passed, seat, rng.random() < 0.3),
        ]
    )


def live_through(events: Iterable[Any], when_up: WhenUp) -> int:
    """How many flags have fallen."""
    history = History(TimeControl("lively", when_up, 30_000, 60_000, 10_000))
    for event in events:
        history.step(event)
        history.check()
    if when_up == "give_up":
        assert history.fallen == sum(glass.given_up for glass in history.clocks.glasses)
    return history.fallen


def test_R39_times_add_up_over_a_thousand_games() -> None:
    fallen = 0
    for seed in range(1_000):
        rng = Random(seed)
        try:
            fallen += live_through((random_event(rng) for _ in range(40)), "ghost")
        except AssertionError as error:
            error.add_note(f"seed {seed}")
            raise
    assert fallen > 1_000


@given(EVENTS, st.sampled_from(["ghost", "give_up"]))
@example([("play", 5, (0, 1), False, True), ("undo", 7)], "ghost")
def test_R39_times_add_up_over_random_histories(events: list[Any], when_up: WhenUp) -> None:
    live_through(events, when_up)


def step(
    clocks: Clocks,
    seat: int,
    acting: tuple[int, ...],
    at: int,
    *,
    nature: bool = False,
    by_bot: bool = False,
) -> Clocks:
    return played(
        LIVELY, clocks, seat, acting, people=PEOPLE, at=at, nature_answered=nature, by_bot=by_bot
    )


def test_a_reserve_is_used_and_refills() -> None:
    clocks = begin(LIVELY, (0,), PEOPLE, 0)
    clocks = step(clocks, 0, (1,), 70_000)
    assert shown(LIVELY, clocks.glasses[0]) == (0, 20_000)
    clocks = step(clocks, 1, (0,), 80_000)
    assert shown(LIVELY, clocks.glasses[0]) == (30_000, 30_000)
    for turn in range(10):
        clocks = step(clocks, turn % 2, ((turn + 1) % 2,), 80_000)
    assert shown(LIVELY, clocks.glasses[0]) == (30_000, 60_000)


def test_taking_back_goes_on_with_the_old_move() -> None:
    clocks = begin(LIVELY, (0,), PEOPLE, 0)
    clocks = step(clocks, 0, (1,), 12_000)
    clocks = taken_back(clocks, 0, (0,), PEOPLE, 17_000)  # another thought for 5 s
    assert clocks.glasses[0].spent == 12_000
    assert advance(clocks, 20_000).glasses[0].spent == 15_000


def test_taking_back_a_move_that_made_a_step_for_all_gives_nothing_back() -> None:
    clocks = begin(LIVELY, (0,), PEOPLE, 0)
    clocks = step(clocks, 0, (0, 1, 2), 29_000)
    assert clocks.glasses[0].spent == 0
    clocks = step(clocks, 0, (0, 1, 2), 39_000)  # a step of its own
    for _ in range(2):
        clocks = taken_back(clocks, 0, (0,), PEOPLE, 49_000)
    assert clocks.glasses[0].spent == 49_000


def test_everybody_runs_together_until_they_are_ready() -> None:
    clocks = begin(LIVELY, (0, 1, 2), PEOPLE, 0)
    clocks = step(clocks, 1, (0, 1, 2), 4_000)  # a step
    clocks = step(clocks, 1, (0, 2), 10_000)  # done
    later = advance(clocks, 25_000)
    assert [glass.spent for glass in later.glasses] == [25_000, 10_000, 25_000]


def out_of_time() -> Clocks:
    clocks = begin(LIVELY, (0,), PEOPLE, 0)
    assert due(LIVELY, clocks) == 91_000
    clocks, late = fall(LIVELY, clocks, PEOPLE, 91_000)
    assert late == (0,)
    assert comes_too_late(LIVELY, clocks, 0, 91_000)
    assert not may_take_over(clocks, 0), "the step whose time was up is the bot's"
    return clocks


def test_T29_a_bot_finishes_the_turn_whose_time_is_up_and_the_next_is_its_owners() -> None:
    clocks = step(out_of_time(), 0, (0,), 92_000, nature=True, by_bot=True)  # it throws a die
    assert clocks.running == ()
    assert clocks.glasses[0].fallen
    clocks = step(clocks, 0, (1,), 93_000, by_bot=True)
    clocks = step(clocks, 1, (0,), 94_000)
    assert clocks.running == (0,)
    assert shown(LIVELY, clocks.glasses[0]) == (30_000, 10_000)
    assert clocks.glasses[0].missed == 1
    clocks = step(clocks, 0, (1,), 95_000)
    assert clocks.glasses[0].missed == 0


def test_T29_whoever_is_back_takes_the_rest_over_once_and_a_turn_is_one_miss() -> None:
    clocks = step(out_of_time(), 0, (0,), 92_000, by_bot=True)
    assert may_take_over(clocks, 0)
    clocks = step(clocks, 0, (0,), 93_000)  # its owner was quicker than the bot
    assert clocks.running == (0,)
    assert shown(LIVELY, clocks.glasses[0]) == (LIVELY.refill, 0)
    clocks, late = fall(LIVELY, clocks, PEOPLE, 93_000 + LIVELY.refill + GRACE)
    assert late == (0,)
    assert clocks.glasses[0].missed == 1
    clocks = step(clocks, 0, (0,), 105_000, by_bot=True)
    assert not may_take_over(clocks, 0)
    clocks = step(clocks, 0, (1,), 106_000, by_bot=True)
    clocks = step(clocks, 1, (0,), 107_000)
    assert (clocks.running, clocks.glasses[0].missed) == ((0,), 1)


def test_V6_a_bot_plays_for_one_of_those_who_act_together_until_all_are_done() -> None:
    clocks = begin(LIVELY, (0, 1, 2), PEOPLE, 0)
    clocks = step(clocks, 0, (1, 2), 10_000)
    clocks, late = fall(LIVELY, clocks, PEOPLE, 91_000)
    assert late == (1, 2)
    for at in (92_000, 93_000):
        clocks = step(clocks, 1, (1, 2), at, nature=at == 93_000, by_bot=True)
        assert [glass.fallen for glass in clocks.glasses] == [False, True, True]
    clocks = step(clocks, 2, (1,), 94_000, by_bot=True)
    clocks = step(clocks, 1, (0, 1, 2), 95_000, by_bot=True)
    assert clocks.running == (0, 1, 2)
    assert [glass.missed for glass in clocks.glasses] == [0, 1, 1]
    assert [glass.spent for glass in clocks.glasses] == [0, 0, 0]


def test_whoever_has_a_quarter_of_their_days_left_is_reminded_once_a_move() -> None:
    control, people = control_of("one_day", "ghost", "whatever", 2), (True, True)
    clocks = begin(control, (0,), people, 0)
    assert due(control, clocks) == 3 * DAY // 4
    assert remind(control, clocks, 3 * DAY // 4 - 1)[1] == ()
    clocks, soon = remind(control, clocks, 3 * DAY // 4)
    assert soon == (0,)
    assert remind(control, clocks, DAY)[1] == ()
    assert due(control, clocks) == DAY + GRACE
    reminded, clocks = clocks, played(control, clocks, 0, (1,), people=people, at=DAY)
    both = played(control, reminded, 0, (0, 1), people=people, at=DAY)
    assert due(control, both) == DAY + 3 * DAY // 4, "a fresh move for both"
    back = taken_back(both, 0, (0,), people, DAY)
    assert remind(control, back, DAY)[1] == (), "for this move there was one"
    clocks = played(control, clocks, 1, (0,), people=people, at=DAY)
    assert due(control, clocks) == DAY + 3 * DAY // 4
    assert remind(LIVELY, begin(LIVELY, (0,), people, 0), 80_000)[1] == (), "only where it is days"


def test_days_have_no_reserve() -> None:
    control = control_of("three_days", "ghost", "whatever", 4)
    clocks = begin(control, (2,), (True,) * 4, 5)
    clocks, _ = remind(control, clocks, 5 + 2 * DAY + DAY // 4)
    clocks = advance(clocks, 5 + 3 * DAY - 1)
    assert due(control, clocks) == 5 + 3 * DAY + GRACE
    clocks = begin(control, (2,), (True,) * 4, 5)
    away = go_away(clocks, 2, True, (True,) * 4, 9)
    assert due(control, away) == 9 + HOLIDAY
    back, late = fall(control, away, (True,) * 4, 9 + HOLIDAY)
    assert (back.running, late) == ((2,), ())
    assert back.glasses[2].spent == 4


def test_a_lively_table_of_two_has_more_time_than_one_of_four() -> None:
    two, four = (control_of("lively", "ghost", "nobody knows it", seats) for seats in (2, 4))
    assert two.move > four.move > 0
    assert not control_of("no_hurry", "ghost", "nobody knows it", 2).is_timed
