"""R33: who may send what, for every message of the wire; a new one without an entry fails."""

from typing import Any, get_args

import msgspec
import pytest

from manoir.kernel import Refused
from manoir.server import wire
from manoir.server.people.sessions import Who
from manoir.server.tables.commands import before_play
from manoir.server.tables.commands.dispatch import Command, dispatch
from manoir.server.tables.table import Table
from tests.server.table_scenes import ADA, BLAISE, CARLO, LEVELS, running_table, waiting_table

PEOPLE: dict[str, Who | None] = {"host": ADA, "seated": BLAISE, "guest": CARLO, "nobody": None}
OK = "ok"
ROLL = msgspec.Raw(b'{"type":"roll"}')

# The host holds seat 0 of a table for two, `seated` holds seat 1; it is the host's turn.
WAITING: list[tuple[Command, dict[str, str]]] = [
    (wire.Sit(0, "Zoé"), {"host": OK, "seated": "seat_taken", "guest": "seat_taken"}),
    (wire.Stand(0), {"host": OK, "seated": "not_your_seat", "guest": "not_your_seat"}),
    (wire.Stand(1), {"host": OK, "seated": OK, "guest": "not_your_seat"}),
    (wire.SeatBot(1, "child"), {"host": "seat_taken", "seated": "host_only", "guest": "host_only"}),
    (
        wire.Configure(msgspec.Raw(b"{}"), True),
        {"host": OK, "seated": "host_only", "guest": "host_only"},
    ),
    (wire.Start(), {"host": OK, "seated": "host_only", "guest": "host_only"}),
]
RUNNING: list[tuple[Command, dict[str, str]]] = [
    (
        wire.Play(0, 0, "action-01", ROLL),
        {"host": OK, "seated": "not_your_seat", "guest": "not_your_seat"},
    ),
    (
        wire.Try(0, "try-00001", ROLL),
        {"host": "no_tries", "seated": "not_your_seat", "guest": "not_your_seat"},
    ),
    (
        wire.TakeBack(0, 0, "action-01"),
        {"host": "nothing_to_undo", "seated": "not_your_seat", "guest": "not_your_seat"},
    ),
    (wire.StandIn(0, "child"), {"host": OK, "seated": "still_here", "guest": "not_at_table"}),
    (wire.Return(0), {"host": "no_stand_in", "seated": "not_your_seat", "guest": "not_your_seat"}),
    (wire.SetWatchable(False), {"host": OK, "seated": "host_only", "guest": "host_only"}),
    (wire.SetPace("quick"), {"host": OK, "seated": "host_only", "guest": "host_only"}),
    (wire.Say(0, "boo"), {"host": OK, "seated": "not_your_seat", "guest": "not_your_seat"}),
]
# These are the talk's own, and tested in test_hub.py and test_together.py.
ELSEWHERE = {wire.Hello, wire.Ping, wire.Again, wire.Consult}


def waiting() -> Table:
    table = waiting_table()
    before_play.sit(table, ADA, 0, "Ada", "")
    before_play.sit(table, BLAISE, 1, "Blaise", "")
    return table


def test_R33_every_message_has_an_entry() -> None:
    entered = {type(command) for command, _ in (*WAITING, *RUNNING)}
    assert entered | ELSEWHERE == set(get_args(wire.ClientMessage))


@pytest.mark.parametrize("person", PEOPLE)
@pytest.mark.parametrize(("command", "expected"), [*WAITING, *RUNNING])
def test_R33_everybody_may_do_what_is_theirs(
    command: Command, expected: dict[str, str], person: str
) -> None:
    table = waiting() if any(command is known for known, _ in WAITING) else running_table()
    wanted = expected.get(person, "no_session")
    assert _result(table, PEOPLE[person], command) == wanted


def _result(table: Table, who: Who | None, command: Any) -> str:
    try:
        dispatch(table, who, command, LEVELS, lambda _: False)
    except Refused as error:
        return error.refusal.code
    return OK
