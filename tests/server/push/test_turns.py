"""Who hears that it is their turn: those who are asked now, and were not before."""

from random import Random

from manoir.games.pasvu.moves import Decline, Done
from manoir.server import wire
from manoir.server.push.turns import newly_asked
from manoir.server.tables.commands import in_play
from tests.server.tables.test_timekeeping import PEOPLE, act, do, started


def test_whoever_acts_already_is_not_told_again() -> None:
    table = started("pasvu")
    assert table.match is not None
    while table.match.state.phase == "furniture":
        before = table.ply
        mover = table.match.to_act[0]
        act(table, mover, Decline())
        assert newly_asked(table, before) == (1 - mover,)
    before = table.ply
    act(table, 1, Done())
    assert table.match.to_act == (0,)
    assert newly_asked(table, before) == ()


def test_a_move_taken_back_tells_nobody_and_a_turn_of_two_steps_tells_once() -> None:
    table, rng = started("labyrinthe"), Random(1)
    assert table.match is not None
    first = table.match.to_act[0]
    before = table.ply
    act(table, first, table.match.sample(first, rng.randrange))
    assert newly_asked(table, before) == ()
    before = table.ply
    back = wire.TakeBack(first, before, "action-back")
    do(table, in_play.play(table, PEOPLE[first], back))
    assert newly_asked(table, before) == ()
