"""A table, without sockets, clocks or awaits."""

from collections.abc import Callable
from functools import partial

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from manoir.bots.bot import levels as bot_levels
from manoir.games.escalier.moves import Arrived
from manoir.kernel import Refused, registry
from manoir.kernel.dice import commitment
from manoir.kernel.verify import verify
from manoir.server import wire
from manoir.server.tables import projections
from manoir.server.tables.commands import before_play, in_play, rematch, stand_ins
from manoir.server.tables.options import read_options
from manoir.server.tables.room import room_of
from manoir.server.tables.seating import Chair
from manoir.server.tables.table import Table
from tests.server.table_scenes import (
    ADA,
    BLAISE,
    CARLO,
    LEVELS,
    finished_table,
    first_move,
    running_table,
    step,
    waiting_table,
)


def refused(action: Callable[[], object]) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        action()
    return caught.value.refusal.code, caught.value.refusal.rule


def snapshot(table: Table) -> tuple[object, ...]:
    log = tuple(table.match.log) if table.match else None
    return table.chairs, table.options, table.public, log, dict(table.actions), table.next


def test_a_seat_is_taken_once_and_its_owner_may_change_the_name() -> None:
    table = waiting_table()
    before_play.sit(table, ADA, 0, "Ada", "")
    assert refused(lambda: before_play.sit(table, BLAISE, 0, "Blaise", "")) == ("seat_taken", "T2")
    before_play.sit(table, ADA, 0, "Augusta", "ff")
    assert table.chairs[0].name == "Augusta"


def test_two_people_cannot_have_one_name() -> None:
    table = waiting_table()
    before_play.sit(table, ADA, 0, "Ada", "")
    assert refused(lambda: before_play.sit(table, BLAISE, 1, "ADA", "")) == ("name_taken", "T8")


def test_only_the_host_configures_seats_bots_and_starts() -> None:
    table = waiting_table()
    before_play.sit(table, BLAISE, 1, "Blaise", "")
    for action in (
        lambda: before_play.configure(table, BLAISE, b"{}", True),
        lambda: before_play.seat_bot(table, BLAISE, 0, "child", LEVELS),
        lambda: before_play.start(table, BLAISE),
    ):
        assert refused(action) == ("host_only", "T4")


def test_who_sits_here_may_start_once_the_host_has_gone() -> None:
    table = waiting_table()
    before_play.sit(table, ADA, 0, "Ada", "")
    before_play.sit(table, BLAISE, 1, "Blaise", "")
    assert refused(lambda: before_play.start(table, CARLO, host_gone=True)) == ("host_only", "T4")
    assert refused(lambda: before_play.start(table, BLAISE)) == ("host_only", "T4")
    before_play.start(table, BLAISE, host_gone=True)
    assert table.stage == "running"


def test_T4_the_host_sets_the_pace_of_the_bots_at_any_time_and_the_rematch_keeps_it() -> None:
    for table in (waiting_table(), running_table(), finished_table()):
        assert room_of(table, None, frozenset(), 0).pace == "usual"
        assert refused(partial(before_play.set_pace, table, BLAISE, "quick")) == ("host_only", "T4")
        assert refused(partial(before_play.set_pace, table, CARLO, "quick", host_gone=True)) == (
            "host_only",
            "T4",
        )
        assert before_play.set_pace(table, ADA, "quick").must_be_kept
        assert room_of(table, None, frozenset(), 0).pace == "quick"
    assert rematch.again(table, "next000000", ADA, bytes(32)).pace == "quick"
    before_play.set_pace(table, BLAISE, "calm", host_gone=True)
    assert table.pace == "calm"


def maze(mode: str) -> Table:
    game, table = registry.find("labyrinthe"), waiting_table()
    return Table(table.id, game, game.options(mode=mode), table.chairs, table.deal, host=ADA)


def test_a_bot_sits_down_only_where_it_is_a_level_of_its_own() -> None:
    night, base = maze("night"), maze("base")
    levels = tuple(level.name for level in bot_levels("labyrinthe"))
    said = refused(lambda: before_play.seat_bot(night, ADA, 1, "master", levels))
    assert said == ("level_elsewhere", "T9")
    before_play.seat_bot(base, ADA, 1, "master", levels)
    said = refused(lambda: before_play.configure(base, ADA, b'{"mode": "night"}', False))
    assert said == ("level_elsewhere", "T9")
    before_play.configure(base, ADA, b'{"mode": "base", "cards": 3}', False)
    before_play.seat_bot(base, ADA, 1, "best", levels)
    before_play.configure(base, ADA, b'{"mode": "night"}', False)


def test_a_table_that_had_such_a_bot_before_that_rule_goes_on() -> None:
    table = maze("night")
    table.seat(1, Chair("bot", level="master"))
    before_play.configure(table, ADA, b'{"mode": "children"}', False)
    before_play.sit(table, ADA, 0, "Ada", "")
    before_play.start(table, ADA)
    assert table.stage == "running"


def test_a_game_starts_when_every_seat_is_taken() -> None:
    table = waiting_table()
    before_play.sit(table, ADA, 0, "Ada", "")
    assert refused(lambda: before_play.start(table, ADA)) == ("seats_empty", "T7")
    assert refused(lambda: before_play.seat_bot(table, ADA, 0, "child", LEVELS)) == (
        "seat_taken",
        "T2",
    )
    assert refused(lambda: before_play.seat_bot(table, ADA, 1, "poltergeist", LEVELS)) == (
        "unknown_level",
        "T9",
    )
    before_play.seat_bot(table, ADA, 1, "child", LEVELS)
    before_play.start(table, ADA)
    assert table.stage == "running"
    assert refused(lambda: before_play.start(table, ADA)) == ("already_started", "T5")
    assert refused(lambda: before_play.sit(table, CARLO, 1, "Carlo", "")) == (
        "already_started",
        "T5",
    )


def test_options_that_break_a_rule_name_it() -> None:
    table = waiting_table()
    assert refused(lambda: before_play.configure(table, ADA, b'{"first":3}', False)) == (
        "bad_options",
        "E2",
    )
    assert refused(lambda: before_play.configure(table, ADA, b'{"x":3}', False)) == (
        "bad_options",
        "T16",
    )
    assert refused(lambda: before_play.configure(table, ADA, b"[" * 5000, False)) == (
        "bad_options",
        "T16",
    )
    before_play.configure(table, ADA, b'{"podium":true}', True)
    assert table.public
    assert table.options.podium


def test_P14_what_a_host_leaves_open_is_as_the_game_opens_a_table() -> None:
    game = registry.find("pacman")
    assert read_options(game, 2, {}, game.opening).end == "white"
    assert read_options(game, 2, b'{"count":"all"}', game.opening).end == "white"
    assert read_options(game, 2, b'{"end":"all"}', game.opening).end == "all"
    assert read_options(game, 2, b"{}").end == "all"  # an old table's row


@pytest.mark.parametrize("options", [b"[]", b"null", b"7", b"{", b'"end"'])
def test_options_that_are_not_an_object_are_refused(options: bytes) -> None:
    assert refused(lambda: before_play.configure(waiting_table(), ADA, options, True)) == (
        "bad_options",
        "T16",
    )


def test_R05_the_same_action_again_is_accepted_again_and_played_once() -> None:
    table = running_table()
    asked = first_move(table, 0, "once-only")
    first = in_play.play(table, ADA, asked)
    before = snapshot(table)
    again = in_play.play(table, ADA, asked)
    assert again.reply == first.reply
    assert not again.must_be_kept
    assert snapshot(table) == before


def test_somebody_elses_action_name_is_refused() -> None:
    table = running_table()
    in_play.play(table, ADA, first_move(table, 0, "once-only"))
    asked = first_move(table, 1, "once-only")
    assert refused(lambda: in_play.play(table, BLAISE, asked)) == ("id_taken", "T11")


@pytest.mark.parametrize("shift", [-1, 1, 1000])
def test_a_move_for_another_ply_is_stale(shift: int) -> None:
    table = running_table()
    step(table)
    seat = table.match.to_act[0] if table.match else 0
    asked = first_move(table, seat, "some-move")
    before = snapshot(table)
    holder = table.chairs[seat].holder
    assert holder
    late = replace(asked, ply=asked.ply + shift)
    assert refused(lambda: in_play.play(table, holder, late)) == ("stale", "T10")
    assert snapshot(table) == before


def test_nobody_acts_for_another_seat() -> None:
    table = running_table()
    asked = first_move(table, 0, "some-move")
    for who in (BLAISE, CARLO):
        for action in (
            partial(in_play.play, table, who, asked),
            partial(stand_ins.come_back, table, who, 0),
            partial(in_play.say, table, who, 0, "boo"),
        ):
            assert refused(action) == ("not_your_seat", "T3")
    assert refused(lambda: in_play.play(table, ADA, replace(asked, seat=9))) == (
        "no_such_seat",
        "T1",
    )


@pytest.mark.parametrize(
    "move",
    [b"{}", b'{"type":"undo"}', b'{"type":"haunt","colour":99}', b'{"colour":1}', b"[[[", b"\xff"],
)
def test_what_is_no_move_is_refused_by_name(move: bytes) -> None:
    table = running_table()
    asked = replace(first_move(table, 0, "some-move"), move=msgspec.Raw(move))
    assert refused(lambda: in_play.play(table, ADA, asked)) == ("unknown_move", "T12")


def test_natures_moves_cannot_be_forged() -> None:
    table = running_table()
    asked = first_move(table, 0, "some-move")
    forged = replace(asked, move=msgspec.Raw(b'{"type":"rolled","face":3}'))
    assert refused(lambda: in_play.play(table, ADA, forged)) == ("nature_only", "E2")


def test_out_of_turn_is_the_games_own_refusal() -> None:
    table = running_table()
    assert refused(lambda: in_play.play(table, BLAISE, first_move(table, 1, "some-move"))) == (
        "not_your_turn",
        "E2",
    )


def test_R20_a_refused_move_changes_no_roll() -> None:
    plain, probed = running_table(), running_table()
    for _ in range(20):
        asked = replace(
            first_move(probed, 0, "probing-1"), move=msgspec.Raw(b'{"type":"rolled","face":1}')
        )
        with pytest.raises(Refused):
            in_play.play(probed, ADA, asked)
        step(plain)
        step(probed)
    assert plain.links == probed.links


def test_an_owner_hands_the_seat_over_and_takes_it_back_at_once() -> None:
    table = running_table()
    stand_ins.stand_in(table, ADA, 0, "child", LEVELS, gone=False)
    asked = first_move(table, 0, "some-move")
    assert refused(lambda: in_play.play(table, ADA, asked)) == ("stand_in_plays", "T14")
    in_play.bot_move(table, 0, table.ply, table.match.legal(0)[0] if table.match else None)
    assert refused(lambda: stand_ins.come_back(table, BLAISE, 0)) == ("not_your_seat", "T3")
    stand_ins.come_back(table, ADA, 0)
    assert refused(lambda: stand_ins.come_back(table, ADA, 0)) == ("no_stand_in", "T14")
    assert refused(lambda: in_play.bot_move(table, 0, table.ply, None))[0] == "stale"


def test_R08_others_put_a_stand_in_only_for_who_has_gone() -> None:
    table = running_table()
    here = lambda: stand_ins.stand_in(table, BLAISE, 0, "child", LEVELS, gone=False)  # noqa: E731
    assert refused(here) == ("still_here", "T13")
    stranger = lambda: stand_ins.stand_in(table, CARLO, 0, "child", LEVELS, gone=True)  # noqa: E731
    assert refused(stranger) == ("not_at_table", "T24")
    stand_ins.stand_in(table, BLAISE, 0, "child", LEVELS, gone=True)
    assert table.chairs[0].by_bot
    assert table.chairs[0].held_by(ADA)


def test_R19_the_commitment_is_shown_first_and_the_seed_last() -> None:
    table = running_table()
    room = room_of(table, None, frozenset(), 0)
    assert room.seed is None
    over = finished_table()
    shown = room_of(over, None, frozenset(), 0)
    assert shown.seed is not None
    assert commitment(bytes.fromhex(shown.seed), shown.table) == room.commitment
    assert over.match
    assert verify(over.match.pack(), commitment=room.commitment).outcome


def test_a_rematch_turns_the_seats_and_draws_new_dice() -> None:
    table = finished_table()
    new = rematch.again(table, "table00001", BLAISE, bytes(32))
    assert [chair.name for chair in new.chairs] == ["Blaise", "Ada"]
    assert new.deal_of is None
    assert (
        room_of(new, BLAISE, frozenset(), 0).commitment
        != room_of(table, ADA, frozenset(), 0).commitment
    )
    assert new.is_host(BLAISE)


def test_T33_a_brought_bot_stays_one_in_a_rematch() -> None:
    table = finished_table()
    table.seat(1, replace(table.chairs[1], brought=True))
    new = rematch.again(table, "table00001", ADA, bytes(32))
    shown = room_of(new, None, frozenset(), 0).chairs
    assert [(chair.name, chair.brought is True) for chair in shown] == [
        ("Blaise", True),
        ("Ada", False),
    ]


def test_a_running_score_goes_with_whoever_stays_from_rematch_to_rematch() -> None:
    table = finished_table()
    assert table.match
    assert table.match.outcome
    won = {table.chairs[seat].name for seat in table.match.outcome.winners}
    new = rematch.again(table, "table00001", ADA, bytes(32))
    assert {chair.name for chair in new.chairs if chair.wins} == won
    seat = next(seat for seat, chair in enumerate(new.chairs) if chair.wins)
    winner = new.holder(seat)
    assert winner
    before_play.sit(new, winner, seat, "Renamed", "nonce")
    assert room_of(new, None, frozenset(), 0).chairs[seat].wins == 1
    before_play.stand(new, winner, seat)
    before_play.sit(new, CARLO, seat, "Carlo", "nonce")
    assert new.chairs[seat].wins == 0


def test_whoever_comes_after_the_end_is_told_what_led_to_it() -> None:
    table = finished_table()
    assert table.match
    late = projections.at_hello(table.match, None, None)
    assert late.told == ()
    assert late.ending == projections.replay(table, None, None).ending
    assert late.ending
    assert isinstance(late.ending[-1], Arrived)
    assert projections.at_hello(running_table().match, None, None).ending is UNSET  # type: ignore[arg-type]


def test_the_same_deal_again_is_marked_and_rolls_the_same_dice() -> None:
    table = finished_table()
    new = rematch.again(table, "table00001", ADA, None)
    assert new.deal_of == table.id
    assert refused(lambda: before_play.configure(new, ADA, b'{"podium":true}', False)) == (
        "same_deal",
        "T21",
    )
    before_play.start(new, ADA)
    while new.stage == "running":
        step(new)
    assert table.match
    assert new.match
    assert new.match.log == table.match.log
    room = room_of(new, ADA, frozenset(), 0)
    assert room.commitment == room_of(table, ADA, frozenset(), 0).commitment
    assert verify(new.match.pack(), commitment=room.commitment).outcome


def test_a_rematch_comes_after_the_end_and_for_who_is_at_the_table() -> None:
    assert refused(lambda: rematch.check_again(running_table(), ADA)) == ("not_over", "T15")
    assert refused(lambda: rematch.check_again(finished_table(), CARLO)) == ("not_at_table", "T24")


def test_take_back_is_an_action_like_any_other() -> None:
    table = running_table()
    step(table)
    asked = wire.TakeBack(0, table.ply, "take-back")
    assert refused(lambda: in_play.play(table, ADA, asked))[1] == "H3"
