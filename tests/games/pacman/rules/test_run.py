"""P3 to P8: two dice, and how a Pac-Man moves."""

from itertools import pairwise

import pytest

from manoir.games.pacman import rules
from manoir.games.pacman.moves import DiceRolled, Ran, Roll, Rolled, Stuck
from manoir.kernel import Chance
from tests.games.pacman.sketches import (
    FULL,
    at,
    chase,
    crossed,
    ends,
    events_of,
    play,
    refused,
    run,
    runs,
    sketch,
    spot,
)

MIDDLE = """
HoooooooH
o#o#o#o#o
ooyoooyoo
o#o#A#o#o
ooooGoooo
o#o#o#o#o
ooyoooyoo
o#o#o#o#o
HoooooooH
"""
CROWD = """
Hoooo..BH
o#.#o#1#o
o2A..oyoo
o#.#o#o#o
ooo.Goooo
o#o#o#o#o
ooyoooyoo
o#o#o#o#o
HoooooooH
"""
DOORS = """
H..A....H
.#.#.#.#.
.........
.#.#.#.#.
....G....
.#.#.#.#.
......y..
.#.#.#.#.
H.......H
"""


def test_P3_a_turn_begins_with_both_dice() -> None:
    state = play(sketch(FULL), Roll())
    chance = rules.chance(state)
    assert isinstance(chance, Chance)
    assert len(chance.weights) == 36
    assert set(chance.weights) == {1}
    assert play(state, Rolled(3, 5)).dice == (3, 5)
    assert events_of(state, Rolled(3, 5)) == (DiceRolled(0, 3, 5),)


def test_P3_either_die_moves_the_eater_and_the_other_a_ghost() -> None:
    state = sketch(FULL, "dice 2 3")
    assert play(state, run(state, "E E"), chase(state, 1, "N N N")).turn == 1
    assert play(state, run(state, "E E E"), chase(state, 2, "N N")).turn == 1


def test_P3_in_either_order() -> None:
    state = sketch(FULL, "dice 2 3")
    one = play(state, run(state, "E E"), chase(state, 1, "N N N"))
    other = play(state, chase(state, 1, "N N N"), run(state, "E E"))
    assert one == other


def test_P3_a_die_that_is_used_is_gone() -> None:
    state = sketch(FULL, "dice 2 3")
    after = play(state, run(state, "E E"))
    assert after.dice == (3,)
    assert refused(after, chase(after, 1, "N N")) == ("no_such_die", "P3")
    assert refused(after, run(after, "E E E")) == ("one_die_each", "P3")


def test_P3_two_equal_dice_are_two() -> None:
    state = sketch(FULL, "dice 2 2")
    after = play(state, run(state, "E E"))
    assert after.dice == (2,)
    assert play(after, chase(after, 1, "N N")).turn == 1


def test_P3_both_are_compulsory_where_possible() -> None:
    state = sketch(FULL, "dice 2 3")
    for move in (run(state, "E E"), chase(state, 1, "N N N")):
        after = play(state, move)
        assert rules.to_act(after) == (0,)
        assert refused(after, Roll()) == ("already_rolled", "P3")


@pytest.mark.parametrize("die", range(1, 7))
def test_P4_a_move_uses_exactly_its_die(die: int) -> None:
    state = sketch(MIDDLE, f"dice {die} {die}")
    assert {len(path) for path in runs(state)} == {die}


def test_P4_along_neighbours() -> None:
    """In the upper part of the circuit: nobody comes near a door."""
    state = sketch(MIDDLE, "dice 2 2")
    assert ends(runs(state)) == {(1, 4), (2, 3), (2, 5)}
    assert refused(state, run(state, "2,3 2,2")) == ("no_such_way", "P4")


def test_P4_barriers_are_walls() -> None:
    state = sketch(FULL.replace("o#o#o#o#o", "A#o#o#o#o", 1), "dice 1 1")
    assert ends(runs(state)) == {(0, 0), (2, 0)}


def test_P4_never_turning_back_on_itself() -> None:
    state = sketch(MIDDLE, "dice 6 4")
    for path in runs(state):
        whole = (state.eaters[0], *path)
        assert len(set(whole)) == len(whole)
    assert refused(state, run(state, "N W E N")) == ("no_such_way", "P4")


def test_P4_not_even_after_going_round() -> None:
    """Round a barrier in eight: a die of 6 never closes the ring, but may not cross its start."""
    state = sketch(FULL.replace("ooyo", "Aoyo", 1), "dice 6 6")
    assert all(state.eaters[0] not in path for path in runs(state))


def test_P5_nobody_passes_or_stops_on_a_ghost() -> None:
    state = sketch(CROWD, "dice 1 3")
    assert (2, 1) not in ends(runs(state)) | crossed(runs(state))
    assert refused(state, run(state, "W")) == ("no_privilege", "P9")
    assert refused(state, run(state, "W W N")) == ("somebody_stands_there", "P5")


def test_P5_nobody_passes_or_stops_on_another_eater() -> None:
    state = sketch(CROWD.replace("o2A", "oBA").replace("BH", "oH"), "dice 1 3")
    assert (2, 1) not in ends(runs(state)) | crossed(runs(state))
    assert refused(state, run(state, "W")) == ("somebody_stands_there", "P5")
    assert refused(state, run(state, "W W N")) == ("somebody_stands_there", "P5")


def test_P5_not_even_with_a_privilege_does_one_pass_a_ghost() -> None:
    state = sketch(CROWD, "trays 0+1 0+0", "dice 1 3")
    assert (2, 1) in ends(runs(state))
    assert (2, 1) not in crossed(runs(state))
    assert refused(state, run(state, "W W N")) == ("somebody_stands_there", "P5")


HOMES = """
Hoooooo.H
o#o#o#o#A
ooyoooyo.
o#o#o#o#o
ooooGoooo
o#o#o#o#o
ooyoooyoo
o#o#o#o#o
HoooooooH
"""


def test_P6_another_home_may_be_passed_if_its_owner_is_out() -> None:
    state = sketch(HOMES.replace("ooooGoooo", "ooooGoooB"), "dice 2 5")
    path = run(state, "N W").path
    assert path in runs(state)
    assert (0, 8) in crossed(runs(state))


def test_P6_but_one_may_not_stop_there() -> None:
    state = sketch(HOMES.replace("ooooGoooo", "ooooGoooB"), "dice 1 5")
    assert (0, 8) not in ends(runs(state))
    assert refused(state, run(state, "N")) == ("not_your_home", "P6")


def test_P6_nor_pass_while_its_owner_is_in() -> None:
    state = sketch(HOMES, "dice 2 2")
    assert (0, 8) not in crossed(runs(state))
    assert refused(state, run(state, "N W")) == ("somebody_stands_there", "P5")


def test_P6_a_home_that_is_nobodys_may_be_passed_too() -> None:
    state = sketch(HOMES, "dice 2 1", colours=(0, 2))
    assert run(state, "N W").path in runs(state)
    assert refused(state, run(state, "N")) == ("not_your_home", "P6")


def test_P6_ones_own_home_is_an_ordinary_space() -> None:
    state = sketch(HOMES, "dice 1 2", colours=(1, 0))
    assert run(state, "N").path in runs(state)
    assert run(state, "N W").path in runs(state)
    assert play(state, run(state, "N")).eaters[0] == at(0, 8)


def test_P7_from_door_to_door_is_one_space() -> None:
    state = sketch(DOORS, "dice 2 2")
    assert {(8, 4), (4, 0), (4, 8)} <= ends(runs(state))
    after = play(state, run(state, "E 8,4"))
    assert spot(after.eaters[0]) == (8, 4)


def test_P7_out_and_in_and_on_in_the_same_move() -> None:
    state = sketch(DOORS, "dice 4 4")
    assert run(state, "E 8,4 N N").path in runs(state)
    assert run(state, "E 8,4 4,0 N").path in runs(state)


def test_P7_never_twice_through_the_same_door() -> None:
    state = sketch(DOORS, "dice 4 4")
    assert refused(state, run(state, "E 8,4 0,4 E")) == ("no_such_way", "P4")


def test_P7_a_door_that_somebody_stands_at_is_not_free() -> None:
    state = sketch(DOORS.replace("H.......H", "H...B...H"), "dice 2 3")
    assert ends(runs(state)) & {(8, 4), (4, 0), (4, 8)} == {(4, 0), (4, 8)}
    assert refused(state, run(state, "E 8,4")) == ("somebody_stands_there", "P5")
    assert refused(state, run(state, "E 8,4 N")) == ("somebody_stands_there", "P5")


def test_P7_a_hole_without_a_door_has_none() -> None:
    state = sketch(DOORS, "dice 2 1")
    assert refused(state, run(state, "8,4")) == ("no_such_way", "P4")
    assert refused(state, run(state, "W 8,4")) == ("no_such_way", "P4")


def test_P8_everything_on_the_way_and_at_its_end_is_eaten() -> None:
    state = sketch(FULL, "dice 5 1")
    after = play(state, run(state, "E E S S E"))
    assert (after.white, after.yellow) == ((4, 0), (1, 0))
    path = [at(0, 1), at(0, 2), at(1, 2), at(2, 2), at(2, 3)]
    assert {after.marbles[place] for place in path} == {"."}
    assert after.marbles.count("w") == 52
    assert events_of(state, run(state, "E E S S E")) == (
        Ran(0, at(0, 0), tuple(path), (path[0], path[1], path[2], path[4]), (path[3],)),
    )


def test_P8_empty_holes_give_nothing_and_what_was_left_stays() -> None:
    state = sketch(CROWD, "dice 3 1")
    after = play(state, run(state, "E E N"))
    assert after.white == (1, 0)
    assert after.marbles == state.marbles[: at(1, 4)] + "." + state.marbles[at(1, 4) + 1 :]


def test_P8_where_two_ways_lead_to_one_end_both_are_offered() -> None:
    state = sketch(FULL, "dice 4 4")
    to = [path for path in runs(state) if path[-1] == at(2, 2)]
    assert sorted(to) == sorted([run(state, "E E S S").path, run(state, "S S E E").path])


CORNERED = """
A1ooooooH
2#o#o#o#o
ooyoooyoo
o#o#o#o#o
ooooGoooo
o#o#o#o#o
ooyoooyoo
o#o#o#o#o
HoooooooB
"""


STUCK = CORNERED.replace("A1", "AB").replace("oB\n", "oH\n")


def test_P8_without_a_move_of_the_exact_length_it_stays() -> None:
    state = sketch(STUCK, "dice 3 4")
    assert not runs(state)
    after = play(state, chase(state, 1, "N N N"))
    assert (after.turn, after.turns, after.dice) == (1, 1, ())
    assert after.eaters[0] == at(0, 0)
    assert events_of(state, chase(state, 1, "N N N"))[1:] == (Stuck(0, eater=True, ghosts=False),)


def test_P8_the_length_is_what_counts() -> None:
    """Two spaces of a dead end: the one die goes, the other does not."""
    state = sketch(
        """
        HoooooooH
        o#o#o#o#o
        ooyoooyoo
        o#o#o#o#o
        ooooGoooo
        o#o#o#o#o
        1oyoooyoo
        A#o#o#o#o
        H.2oooooH
        """,
        "dice 2 3",
        colours=(2, 1),
    )
    assert runs(state) == {run(state, "S E").path}


def test_P8_a_ghost_that_leaves_may_free_the_eater() -> None:
    state = sketch(CORNERED, "dice 3 1", colours=(0, 3))
    after = play(state, chase(state, 1, "E E E"))
    assert rules.to_act(after) == (0,)
    assert runs(after) == {run(after, "E").path}


def test_P8_ways_go_step_by_step() -> None:
    state = sketch(FULL, "dice 6 6")
    doors = {at(0, 4), at(4, 0), at(4, 8), at(8, 4)}
    for path in runs(state):
        for here, there in pairwise((state.eaters[0], *path)):
            (row, column), (down, right) = spot(here), spot(there)
            assert abs(row - down) + abs(column - right) == 1 or {here, there} <= doors
