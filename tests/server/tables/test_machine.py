"""R22: anything anybody may ask for, in any order, against a small model of a table."""

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from manoir.kernel import Refused
from manoir.kernel.match import Match
from manoir.server import wire
from manoir.server.net.encoder import encode_game
from manoir.server.tables import projections
from manoir.server.tables.commands.dispatch import Command, dispatch
from manoir.server.tables.table import Table
from tests.server.table_scenes import ADA, BLAISE, CARLO, LEVELS, waiting_table

PEOPLE = st.sampled_from([ADA, BLAISE, CARLO, None])
SEATS = st.integers(0, 2)
MOVES = st.sampled_from([b'{"type":"roll"}', b'{"type":"decline"}', b"{}", b'{"type":"undo"}'])


class Around(RuleBasedStateMachine):
    """The model: how many records there are, and which actions were accepted at which ply."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Table = waiting_table(podium=True)
        self.accepted: dict[str, tuple[int, wire.Play]] = {}
        self.records = 0
        self.number = 0
        self.refused = ("none", "yet")

    def ask(self, who: str | None, command: Command) -> bool:
        before = self.table.ply
        try:
            change = dispatch(self.table, who, command, LEVELS, lambda gone: gone != ADA)
        except Refused as error:
            self.refused = (error.refusal.code, error.refusal.rule)
            return False
        self.records = self.table.ply
        assert (change.since is not None) == (self.table.ply > before or self.just_started(command))
        return True

    @invariant()
    def a_refusal_has_a_name_and_changes_nothing(self) -> None:
        assert all(self.refused)
        assert self.table.ply == self.records
        assert len(self.table.links) == self.records + 1

    def just_started(self, command: Command) -> bool:
        return isinstance(command, wire.Start)

    @rule(who=PEOPLE, seat=SEATS, name=st.sampled_from(["Ada", "Bo", "Cy", "<b>"]))
    def sit(self, who: str | None, seat: int, name: str) -> None:
        held = self.table.chairs[seat].holder if seat < 2 else None
        if self.ask(who, wire.Sit(seat, name)):
            assert held in (None, who)
            assert self.table.stage == "waiting"

    @rule(who=PEOPLE, seat=SEATS)
    def seat_bot(self, who: str | None, seat: int) -> None:
        if self.ask(who, wire.SeatBot(seat, "child")):
            assert who == ADA

    @rule(who=PEOPLE, seat=SEATS)
    def stand(self, who: str | None, seat: int) -> None:
        held = self.table.chairs[seat].holder if seat < 2 else None
        if self.ask(who, wire.Stand(seat)):
            assert who in (ADA, held)

    @rule(who=PEOPLE)
    def start(self, who: str | None) -> None:
        if self.ask(who, wire.Start()):
            assert who == ADA

    @rule(who=PEOPLE, seat=SEATS, stale=st.integers(-2, 2), move=MOVES)
    def play(self, who: str | None, seat: int, stale: int, move: bytes) -> None:
        self.number += 1
        asked = wire.Play(
            seat, max(0, self.table.ply + stale), f"act-{self.number:05}", msgspec.Raw(move)
        )
        before = self.table.ply
        if self.ask(who, asked):
            assert asked.ply == before
            assert self.table.chairs[seat].held_by(who)
            self.accepted[asked.id] = (self.table.ply, asked)

    @rule(who=PEOPLE, seat=SEATS)
    def first_legal(self, who: str | None, seat: int) -> None:
        match = self.table.match
        if match and seat < 2 and match.legal(seat):
            move = msgspec.json.encode(match.legal(seat)[0])
            self.play(who, seat, 0, move)

    @rule(data=st.data())
    def send_again(self, data: st.DataObject) -> None:
        if not self.accepted:
            return
        id = data.draw(st.sampled_from(sorted(self.accepted)))
        ply, asked = self.accepted[id]
        before = self.table.ply
        change = dispatch(
            self.table, self.table.chairs[asked.seat].holder, asked, LEVELS, lambda _: True
        )
        assert change.reply == wire.Accepted(id, ply)
        assert self.table.ply == before

    @rule(who=PEOPLE, seat=SEATS)
    def take_back(self, who: str | None, seat: int) -> None:
        self.number += 1
        self.ask(who, wire.TakeBack(seat, self.table.ply, f"act-{self.number:05}"))

    @rule(who=PEOPLE, seat=SEATS)
    def stand_in(self, who: str | None, seat: int) -> None:
        self.ask(who, wire.StandIn(seat, "adult"))

    @rule(who=PEOPLE, seat=SEATS)
    def come_back(self, who: str | None, seat: int) -> None:
        if self.ask(who, wire.Return(seat)):
            assert self.table.chairs[seat].held_by(who)

    @invariant()
    def the_log_folds_to_the_same_match(self) -> None:
        match = self.table.match
        if match is None or match.ply % 7:
            return
        again = Match.replay(match.game, match.seats, match.options, match.dice, match.log)
        assert again.state == match.state

    @invariant()
    def everybody_can_be_shown_a_position(self) -> None:
        if self.table.match is None:
            return
        for eye in (None, 0, 1):
            encode_game(self.table.game, projections.at_hello(self.table.match, eye, None))


Around.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
TestR22 = Around.TestCase
