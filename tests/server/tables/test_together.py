"""Several seats at once, moves that are tried out, and advice (T10, T25, T26)."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from manoir.games.pasvu.moves import Decline, Done, Escape, Place, Walk, Walked
from manoir.kernel import NATURE, Refused, registry
from manoir.server import wire
from manoir.server.people.sessions import new_token
from manoir.server.tables.commands import before_play, in_play
from manoir.server.tables.deal import Deal
from manoir.server.tables.seating import EMPTY
from manoir.server.tables.table import Table
from tests.server.client import Client, open_table
from tests.server.memory import Memory, in_memory
from tests.server.running import Running
from tests.server.table_scenes import ADA, BLAISE, CARLO, running_table


def raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def play(table: Table, seat: int, move: Any, *, ply: int | None = None) -> Any:
    who, name = (ADA, BLAISE)[seat], f"action-{seat}-{table.ply}-{ply}"
    return in_play.play(
        table, who, wire.Play(seat, table.ply if ply is None else ply, name, raw(move))
    )


@pytest.fixture
def table() -> Table:
    """Both move ghosts."""
    game = registry.find("pasvu")
    made = Table(
        "table00000", game, game.options(), (EMPTY,) * 2, Deal(bytes(32), "table00000"), host=ADA
    )
    before_play.sit(made, ADA, 0, "Ada", "")
    before_play.sit(made, BLAISE, 1, "Blaise", "")
    before_play.start(made, ADA)
    assert made.match is not None
    while made.match.state.phase == "furniture":
        play(made, made.match.to_act[0], Decline())
    assert made.match.to_act == (0, 1)
    return made


def refused(action: Callable[[], object]) -> str:
    with pytest.raises(Refused) as error:
        action()
    return error.value.refusal.code


def test_two_who_act_at_once_may_answer_the_same_position(table: Table) -> None:
    ply = table.ply
    play(table, 0, Walk(3, 500, 500), ply=ply)
    play(table, 1, Walk(3, 500, 5500), ply=ply)
    assert table.match is not None
    assert [ghost.seat for ghost in table.match.state.hall.ghosts] == [0, 1]


def test_nobody_answers_a_position_from_before_their_own_move(table: Table) -> None:
    ply = table.ply
    play(table, 0, Walk(3, 500, 500), ply=ply)
    assert refused(lambda: play(table, 0, Walk(4, 1500, 500), ply=ply)) == "stale"


def test_nobody_answers_a_position_from_before_a_die(table: Table) -> None:
    ply = table.ply
    play(table, 0, Done())
    play(table, 1, Done())
    assert table.match is not None
    seat = table.match.to_act[0]
    move = table.match.legal(seat)[0]
    assert any(record.seat == NATURE for record in table.match.log[ply:])
    assert refused(lambda: play(table, seat, move, ply=ply)) == "stale"


def test_a_move_taken_back_by_another_makes_it_stale(table: Table) -> None:
    ply = table.ply
    play(table, 0, Walk(3, 500, 500))
    in_play.play(table, ADA, wire.TakeBack(0, table.ply, "taken-back"))
    assert refused(lambda: play(table, 1, Walk(3, 500, 5500), ply=ply)) == "stale"


def test_a_spot_that_another_has_just_taken_is_refused_by_its_rule(table: Table) -> None:
    ply = table.ply
    play(table, 0, Walk(3, 5500, 2500))
    assert refused(lambda: play(table, 1, Walk(3, 5500, 2500), ply=ply)) == "ghost_in_the_way"


def test_where_one_acts_at_a_time_nothing_is_answered_in_advance() -> None:
    table = running_table()
    assert table.match is not None
    ply, seat = table.ply, table.match.to_act[0]
    other = 1 - seat
    while table.match.to_act == (seat,):
        move = raw(table.match.legal(seat)[0])
        in_play.play(
            table, (ADA, BLAISE)[seat], wire.Play(seat, table.ply, f"step-{table.ply:04}", move)
        )
    early = wire.Play(other, ply, "too-early", raw(table.match.legal(other)[0]))
    assert refused(lambda: in_play.play(table, (ADA, BLAISE)[other], early)) == "stale"


def test_T25_a_move_tried_out_tells_what_it_would_do_and_plays_nothing(table: Table) -> None:
    before = table.ply, table.match and table.match.state
    change = in_play.try_out(table, ADA, wire.Try(0, "try-00001", raw(Walk(3, 2500, 1500))))
    assert isinstance(change.reply, wire.Tried)
    (event,) = change.reply.told
    assert isinstance(event, Walked)
    assert event.cost == 2
    assert not change.must_be_kept
    assert (table.ply, table.match and table.match.state) == before


def test_T25_a_move_tried_out_that_may_not_be_played_says_why(table: Table) -> None:
    change = in_play.try_out(table, ADA, wire.Try(0, "try-00001", raw(Escape(3))))
    assert isinstance(change.reply, wire.Tried)
    assert change.reply.refused == wire.Rejected("not_in_hall", "V7")


def test_T25_nobody_tries_for_another_or_where_something_is_hidden(table: Table) -> None:
    walk = raw(Walk(3, 2500, 1500))
    assert (
        refused(lambda: in_play.try_out(table, BLAISE, wire.Try(0, "try-00001", walk)))
        == "not_your_seat"
    )
    hidden = running_table()
    roll = raw({"type": "roll"})
    assert (
        refused(lambda: in_play.try_out(hidden, ADA, wire.Try(0, "try-00001", roll))) == "no_tries"
    )


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"type": "expose", "move": None}, "no_practice"),
        ({"type": "hide", "ghost": 3, "column": 6, "row": 0}, "leaves_cell"),
        ({"type": "hide", "ghost": 9, "column": 1, "row": 0}, "unknown_move"),
        ({"type": "peek"}, "unknown_move"),
    ],
)
def test_T26_a_question_that_gets_no_answer_says_why(
    table: Table, question: object, code: str
) -> None:
    asked = wire.Consult(0, "question1", raw(question))
    assert refused(lambda: in_play.asks(table, ADA, asked)) == code


def test_T26_only_who_sits_there_asks_and_only_where_there_is_advice(table: Table) -> None:
    hide = raw({"type": "hide", "ghost": 3, "column": 1, "row": 0})
    assert (
        refused(lambda: in_play.asks(table, CARLO, wire.Consult(0, "question1", hide)))
        == "not_your_seat"
    )
    plain = running_table()
    assert (
        refused(lambda: in_play.asks(plain, ADA, wire.Consult(0, "question1", hide))) == "no_advice"
    )


def test_T26_a_second_question_does_not_wait_behind_the_first(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id, ada, _ = await house.start(ADA, BLAISE, game="pasvu")
        hide = {"type": "hide", "ghost": 3, "column": 2, "row": 0}
        async with house.hub.tables.find(id).lock:  # the first waits for the table
            ada.say("consult", seat=0, id="question1", question=hide)
            ada.say("consult", seat=0, id="question2", question=hide)
            await house.calm(lambda: bool(ada.of("rejected")))
        (refusal,) = ada.of("rejected")
        assert (refusal["code"], refusal["id"]) == ("one_question", "question2")

    in_memory(tmp_path, scene)


def test_the_house_answers_over_the_socket_while_the_game_goes_on(house: Running) -> None:
    patience = 90.0  # its bots may still be getting ready

    async def scene() -> None:
        token = new_token()
        table = open_table(house.url, token, game="pasvu", options={"practice": True})
        async with Client(house.url, table, token, patience=patience) as ada:
            for seat, name in enumerate(("Ada", "Bea")):
                await ada.ask("sit", seat=seat, nickname=name)
            await ada.ask("start")
            while 0 not in ada.positions or 1 not in ada.positions:
                await ada.receive()
            while ada.positions[0]["view"]["phase"] == "furniture":
                seat = ada.positions[0]["to_act"][0]
                answer = await ada.play(seat, msgspec.to_builtins(Decline()))
                await ada.settled((0, 1), answer["ply"])
            hide = {"type": "hide", "ghost": 3, "column": 2, "row": 0}
            await ada.send("consult", seat=0, id="question1", question=hide)
            piano = msgspec.to_builtins(Place("piano", "bottom", 3000, 3000, 0))
            await ada.send("try", seat=0, id="try-00001", move=piano)
            answers = {}  # in whichever order they come
            for _ in range(2):
                message = await ada.until("tried", "advice", "rejected")
                answers[message["type"]] = message
            assert answers["tried"]["refused"]["code"] == "not_now"
            walk = answers["advice"]["answer"]["walk"]
            assert (await ada.play(0, walk))["type"] == "accepted"
            await ada.send("consult", seat=0, id="question3", question={"type": "expose"})
            (ghost,) = (await ada.until("advice"))["answer"]["ghosts"]
            assert ghost["ghost"] == 3
            assert len(ghost["shares"]) == len(ghost["seen"]) == 24

    asyncio.run(scene())
