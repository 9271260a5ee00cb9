"""T29: clocks at a table without sockets, in every game, under a fake time."""

from random import Random
from typing import Any

import msgspec
import pytest

from manoir.games.pasvu.moves import Decline, Done
from manoir.kernel import Refused
from manoir.kernel.game import Game
from manoir.kernel.registry import games
from manoir.server import wire
from manoir.server.clocks.control import GRACE, TimeControl, WhenUp, control_of
from manoir.server.people.sessions import who_of
from manoir.server.store.rows import Stored, read_table, write_clocks, write_records, write_room
from manoir.server.tables import timekeeping
from manoir.server.tables.change import Change
from manoir.server.tables.commands import before_play, in_play, rematch, stand_ins
from manoir.server.tables.deal import Deal
from manoir.server.tables.seating import EMPTY
from manoir.server.tables.table import Table

PEOPLE = tuple(who_of(f"person {seat}") for seat in range(5))
LIVELY = TimeControl("lively", "ghost", 30_000, 60_000, 10_000)
GHOST = "wisp"


def started(game: str, seats: int = 2, control: TimeControl = LIVELY, seed: int = 1) -> Table:
    found = games()[game]
    deal = Deal(Random(seed).randbytes(32), "table00000")
    options, chairs = found.options(), (EMPTY,) * seats
    table = Table("table00000", found, options, chairs, deal, host=PEOPLE[0], control=control)
    for seat in range(seats):
        before_play.sit(table, PEOPLE[seat], seat, f"Person {seat}", "")
    do(table, before_play.start(table, PEOPLE[0]))
    return table


def do(table: Table, change: Change) -> Change:
    timekeeping.follow(table, change)
    return change


def asked(table: Table, seat: int, move: Any) -> wire.Play:
    raw = msgspec.Raw(msgspec.json.encode(move))
    return wire.Play(seat, table.ply, f"action-{table.ply}-{seat}", raw)


def act(table: Table, seat: int, move: Any) -> Change:
    return do(table, in_play.play(table, PEOPLE[seat], asked(table, seat, move)))


def act_any(table: Table, rng: Random) -> int:
    assert table.match is not None
    seat = rng.choice(table.match.to_act)
    act(table, seat, table.match.sample(seat, rng.randrange))
    return seat


def bot_acts(table: Table, seat: int, rng: Random) -> None:
    assert table.match is not None
    move = table.match.sample(seat, rng.randrange)
    do(table, in_play.bot_move(table, seat, table.ply, move))


def spent(table: Table) -> list[int]:
    assert table.clocks is not None
    return [glass.total for glass in table.clocks.glasses]


def code(action: Any, *args: Any) -> tuple[str, str]:
    with pytest.raises(Refused) as error:
        action(*args)
    return error.value.refusal.code, error.value.refusal.rule


def stored(table: Table) -> Stored:
    """What is on the disk of it."""
    room, clock = write_room(table, 1), write_clocks(table).clocks[0]
    return Stored(
        room.tables[0],
        room.chairs,
        room.seeds[0],
        tuple(row._asdict() for row in write_records(table, 0, None, 5).records),
        clock._asdict(),
    )


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("when_up", ["ghost", "give_up"])
def test_T29_nobody_can_stall_a_game(game: Game, when_up: WhenUp) -> None:
    """People who think for ever, come back and go: every game goes on, and times add up."""
    rng = Random(f"{game.id} {when_up}")
    seats = min(3, game.seats[1])
    control = TimeControl("lively", when_up, 30_000, 60_000, 10_000)
    table = started(game.id, seats, control)
    match = table.match
    assert match is not None
    thought, fallen = [0] * seats, 0
    for _ in range(60):
        if match.outcome:
            break
        assert table.clocks is not None
        before = table.clocks
        table.at += rng.choice([500, 8_000, 45_000, 200_000])
        moment = timekeeping.due(table)
        if moment is not None and table.at >= moment:
            table.at = moment
        for seat in before.running:
            thought[seat] += table.at - before.at
        if moment is not None and table.at == moment:
            late = [s for s in before.running if timekeeping.shown(table, moment)]
            move = match.sample(late[0], rng.randrange)
            change = timekeeping.fall(table, GHOST)
            do(table, change)
            assert change.must_be_kept
            fallen += 1
            if when_up == "ghost" and table.bot_level(late[0]):
                assert code(in_play.play, table, PEOPLE[late[0]], asked(table, late[0], move)) == (
                    "time_is_up",
                    "T29",
                )
        by_bot = [seat for seat in match.to_act if table.bot_level(seat) is not None]
        if by_bot:
            bot_acts(table, by_bot[0], rng)
        else:
            act_any(table, rng)
        assert spent(table) == thought
        if rng.random() < 0.2:
            table = read_table(stored(table))
            match = table.match
            assert match is not None
            table.at = table.clocks.at if table.clocks else 0
        for seat in range(seats):
            if table.chairs[seat].by_bot and rng.random() < 0.3:
                if when_up == "give_up":
                    why = code(stand_ins.come_back, table, PEOPLE[seat], seat)
                    assert why == ("given_up", "T29")
                else:
                    do(table, stand_ins.come_back(table, PEOPLE[seat], seat))
    assert fallen > 3 or when_up == "give_up"


def test_T29_a_move_in_time_counts_and_one_after_it_is_refused() -> None:
    for late, grace in ((False, GRACE - 1), (True, GRACE)):
        table = started("escalier")
        table.at = 90_000 + grace
        assert table.match is not None
        move = asked(table, 0, table.match.legal(0)[0])
        if late:
            assert code(in_play.play, table, PEOPLE[0], move) == ("time_is_up", "T29")
            assert table.ply == 0
        else:
            assert in_play.play(table, PEOPLE[0], move).must_be_kept


def test_T29_a_late_move_is_named_so_also_when_the_bot_has_moved() -> None:
    table, rng = started("labyrinthe"), Random(3)
    assert table.match is not None
    move = asked(table, 0, table.match.sample(0, rng.randrange))
    table.at = 91_000
    assert not timekeeping.fall(table, GHOST).room
    assert table.bot_level(0) == GHOST
    while 0 in table.match.to_act:
        bot_acts(table, 0, rng)
    assert code(in_play.play, table, PEOPLE[0], move) == ("time_is_up", "T29")
    back = wire.TakeBack(0, table.ply, "action-back")
    assert code(in_play.play, table, PEOPLE[0], back) == ("time_is_up", "T29")
    while 1 in table.match.to_act:
        act_any(table, rng)
    assert table.bot_level(0) is None
    assert act_any(table, rng) == 0


@pytest.mark.parametrize("game", games())
def test_T29_a_bot_plays_the_whole_turn_and_that_is_one_miss(game: str) -> None:
    steps = [play_a_missed_turn(started(game, seed=seed), Random(seed)) for seed in range(6)]
    assert max(steps) > 1 or game == "pasvu", "a throw, say, and the step that it allows"


def play_a_missed_turn(table: Table, rng: Random) -> int:
    """A bot makes all its steps; how many there were."""
    assert table.match is not None
    seat, steps = table.match.to_act[0], 0
    table.at += 91_000
    timekeeping.fall(table, GHOST)
    while table.bot_level(seat) is not None and seat in table.match.to_act:
        bot_acts(table, seat, rng)
        table.at += 1_000
        steps += 1
        table = read_table(stored(table))  # a restart changes nothing
        table.at = table.clocks.at if table.clocks else 0
        assert table.clocks is not None
        assert table.match is not None
    assert table.match is not None
    assert set(table.match.to_act) - {seat}, "it is another's turn"
    assert table.clocks is not None
    assert table.clocks.glasses[seat].missed == 1
    assert not table.chairs[seat].by_bot
    return steps


@pytest.mark.parametrize("says_so", [False, True])
def test_T29_whoever_is_back_plays_the_rest_of_the_turn(says_so: bool) -> None:
    table, rng = started("labyrinthe"), Random(2)
    assert table.match is not None
    table.at += 91_000
    timekeeping.fall(table, GHOST)
    assert code(stand_ins.come_back, table, PEOPLE[0], 0)[0] == "no_stand_in"
    late = asked(table, 0, table.match.sample(0, rng.randrange))
    bot_acts(table, 0, rng)
    assert table.match.to_act == (0,)
    assert code(in_play.play, table, PEOPLE[0], late) == ("time_is_up", "T29")
    shown = timekeeping.shown(table, table.at)
    assert shown is not None
    assert (shown.glasses[0].up, shown.glasses[0].back) == (True, True)
    if says_so:
        assert do(table, stand_ins.come_back(table, PEOPLE[0], 0)).must_be_kept
        assert table.bot_level(0) is None
        move = table.match.sample(0, rng.randrange)
        assert code(in_play.bot_move, table, 0, table.ply, move)[0] == "stale"
        assert code(stand_ins.come_back, table, PEOPLE[0], 0)[0] == "no_stand_in"
    assert act_any(table, rng) == 0
    assert table.match.to_act == (1,)
    assert table.clocks is not None
    assert table.clocks.glasses[0].missed == 1


def test_T29_whoever_misses_two_turns_is_replaced_until_they_are_back() -> None:
    table, rng = started("labyrinthe"), Random(3)
    assert table.match is not None
    for missed in (1, 2):
        table.at += 91_000
        change = timekeeping.fall(table, GHOST)
        assert change.room == (missed == 2)
        while 0 in table.match.to_act:
            bot_acts(table, 0, rng)
        while 1 in table.match.to_act:
            act_any(table, rng)
    assert table.chairs[0].level == GHOST
    assert table.clocks is not None
    assert not table.clocks.running
    do(table, stand_ins.come_back(table, PEOPLE[0], 0))
    assert table.clocks.running == (0,)
    assert act_any(table, rng) == 0


def test_V6_everybodys_sandglass_runs_until_they_are_done() -> None:
    table = started("pasvu", control=control_of("lively", "ghost", "pasvu", 2))
    assert table.match is not None
    while table.match.state.phase == "furniture":
        act(table, table.match.to_act[0], Decline())
    assert table.clocks is not None
    assert table.clocks.running == table.match.to_act == (0, 1)
    table.at += 7_000
    act(table, 1, Done())
    table.at += 5_000
    shown = timekeeping.shown(table, table.at)
    assert shown is not None
    first, second = shown.glasses
    assert (first.runs, second.runs) == (True, False)
    assert second.move - first.move == 5_000


def test_T29_undo_gives_no_time_back() -> None:
    table, rng = started("labyrinthe"), Random(1)
    assert table.match is not None
    table.at = 20_000
    act(table, 0, table.match.sample(0, rng.randrange))
    for number in range(5):
        table.at += 1_000
        back = wire.TakeBack(0, table.ply, f"action-back{number}")
        do(table, in_play.play(table, PEOPLE[0], back))
        table.at += 1_000
        act(table, 0, table.match.sample(0, rng.randrange))
    assert table.clocks is not None
    assert table.clocks.glasses[0].spent == 30_000


def test_a_rematch_keeps_its_tempo_and_begins_afresh() -> None:
    rng, table = Random(2), started("escalier")
    while table.stage == "running":
        table.at += 100
        act_any(table, rng)
    assert timekeeping.due(table) is None
    again = rematch.again(table, "table00001", PEOPLE[0], bytes(32))
    assert again.control == LIVELY
    assert again.clocks is None


def test_T4_the_host_changes_the_tempo_before_the_start() -> None:
    table = started("escalier")
    assert code(before_play.configure, table, PEOPLE[0], b"{}", True) == ("already_started", "T5")
    found = games()["escalier"]
    chairs, deal = (EMPTY,) * 2, Deal(bytes(32), "table00000")
    waiting = Table("table00000", found, found.options(), chairs, deal, host=PEOPLE[0])
    before_play.configure(waiting, PEOPLE[0], b"{}", True, tempo="seven_days", when_up="give_up")
    assert waiting.control == control_of("seven_days", "give_up", "escalier", 2)
    before_play.configure(waiting, PEOPLE[0], b"{}", False)
    assert waiting.control.tempo == "seven_days"


def test_a_clock_of_another_table_is_damage() -> None:
    kept = stored(started("escalier", 3))
    other = stored(started("escalier", 2))
    mixed = msgspec.structs.replace(kept, clock=other.clock)
    assert code(read_table, mixed)[0] == "damaged"
