"""P11 to P13: how ghosts move, and what they do to Pac-Mans."""

from functools import cache
from itertools import combinations, product

import pytest

from manoir.games.pacman import rules
from manoir.games.pacman.circuit import FACES, NAMES, Name, circuit
from manoir.games.pacman.moves import Caught, Chased, Rolled, Stuck
from manoir.games.pacman.ways import FIRST, GHOST, PLACES, SOONER, Path, numbers, ways
from tests.games.pacman.sketches import (
    FULL,
    at,
    chase,
    chases,
    crossed,
    ends,
    events_of,
    play,
    refused,
    run,
    runs,
    sketch,
)

AT_A_DOOR = """
HoooooooH
o#o#o#o#o
ooyoooyoo
o#o#o#o#o
1oooGoooo
o#o#o#o#o
ooyoooyoo
o#o#o#o#o
HoooooooH
"""
AT_A_HOME = AT_A_DOOR.replace("HoooooooH", "H1oooo2oH", 1).replace("1oooG", "ooooG")
ATTACK = """
HoooooooH
o#o#o#o#o
oo1.AoyBo
o#o#o#o#o
ooooGoooo
o#o#o#o#o
ooyoooyoo
o#o#o#o#o
HoooooooH
"""
STUCK = """
HoooooooH
o#o#o#o#o
ooyoooyoo
o#o#C#o#o
oooAGBooo
o#o#D#o#o
ooyoooyoo
o#o#o#o#o
HoooooooH
"""


def test_P11_from_the_den_to_a_hole_next_to_it_is_one_space() -> None:
    state = sketch(FULL, "dice 1 2")
    one = {path for path in chases(state, 1) if len(path) == 1}
    two = {path for path in chases(state, 1) if len(path) == 2}
    assert ends(one) == {(3, 4), (4, 3), (4, 5), (5, 4)}
    assert ends(two) == {(2, 4), (4, 2), (4, 6), (6, 4)}


def test_P11_both_ghosts_start_there_and_either_may_be_moved() -> None:
    state = sketch(FULL, "dice 1 1")
    assert chases(state, 1) == chases(state, 2)
    assert play(state, chase(state, 2, "N")).ghosts == (at(4, 4), at(3, 4))


def test_P11_no_ghost_goes_back_in_or_across() -> None:
    state = sketch(FULL.replace("ooooGo", "ooo1Go"), "dice 1 3")
    assert (4, 4) not in ends(chases(state, 1)) | crossed(chases(state, 1))
    assert refused(state, chase(state, 1, "E", 1)) == ("no_such_way", "P12")
    assert refused(state, chase(state, 1, "E E E")) == ("no_such_way", "P12")


def test_P11_no_eater_enters_or_crosses_the_den() -> None:
    state = sketch(FULL.replace("ooooGo", "oooAGo"), "trays 0+1 0+0", "dice 1 3")
    assert (4, 4) not in ends(runs(state)) | crossed(runs(state))
    assert refused(state, run(state, "E")) == ("no_such_way", "P4")
    assert refused(state, run(state, "E E E")) == ("no_such_way", "P4")


def test_P11_the_other_ghost_in_the_den_is_in_nobodys_way() -> None:
    state = sketch(FULL.replace("ooooGo", "ooo1Go"), "dice 1 1")
    assert ends(chases(state, 2)) == {(3, 4), (4, 5), (5, 4)}


def test_P12_a_ghost_does_not_eat() -> None:
    state = sketch(FULL, "dice 4 1")
    after = play(state, chase(state, 1, "N N W W"))
    assert after.ghosts[0] == at(2, 2)
    assert after.marbles == state.marbles
    assert after.yellow == after.white == (0, 0)


def test_P12_a_ghost_does_not_use_doors() -> None:
    state = sketch(AT_A_DOOR, "dice 1 2")
    assert ends({path for path in chases(state, 1) if len(path) == 1}) == {(3, 0), (5, 0), (4, 1)}
    assert refused(state, chase(state, 1, "0,4")) == ("no_such_way", "P12")


def test_P12_a_ghost_does_not_enter_homes() -> None:
    state = sketch(AT_A_HOME, "dice 1 2", "trays 0+0 0+0", colours=(1, 2))
    assert (0, 0) not in ends(chases(state, 1)) | crossed(chases(state, 1))
    assert refused(state, chase(state, 1, "W")) == ("no_such_way", "P12")


def test_P12_nor_cross_them() -> None:
    state = sketch(AT_A_HOME, "dice 2 2", colours=(1, 2))
    assert refused(state, chase(state, 1, "W S")) == ("no_such_way", "P12")


def test_P12_a_ghost_does_not_pass_or_join_a_ghost() -> None:
    state = sketch(AT_A_DOOR.replace("1ooo", "12oo"), "dice 1 2")
    assert (4, 1) not in ends(chases(state, 1)) | crossed(chases(state, 1))
    assert refused(state, chase(state, 1, "E")) == ("somebody_stands_there", "P12")
    assert refused(state, chase(state, 1, "E E")) == ("somebody_stands_there", "P12")


def test_P12_a_ghost_does_not_pass_an_eater() -> None:
    state = sketch(ATTACK, "dice 3 4")
    assert (2, 4) not in crossed(chases(state, 1))
    assert refused(state, chase(state, 1, "E E E")) == ("somebody_stands_there", "P12")


@pytest.mark.parametrize("die", range(1, 7))
def test_P12_a_ghost_uses_exactly_its_die_unless_it_attacks(die: int) -> None:
    state = sketch(ATTACK, f"dice {die} {die}")
    short = {path for ghost in (1, 2) for path in chases(state, ghost) if len(path) < die}
    assert ends(short) <= {(2, 4), (2, 7)}


def test_P12_a_ghost_does_not_turn_back_either() -> None:
    state = sketch(AT_A_DOOR, "dice 2 2")
    assert refused(state, chase(state, 1, "E W")) == ("no_such_way", "P12")


def test_P13_a_ghost_sends_an_eater_home_and_its_owner_pays_two() -> None:
    state = sketch(ATTACK, "turn 1", "trays 5+0 0+0", "dice 2 1")
    after = play(state, chase(state, 1, "E E"))
    assert after.ghosts[0] == at(2, 4)
    assert after.eaters[0] == at(0, 0)
    assert after.white == (3, 2)
    path = chase(state, 1, "E E").path
    assert events_of(state, chase(state, 1, "E E")) == (
        Chased(1, 0, at(2, 2), path),
        Caught(1, 0, 0, 2),
    )


def test_P13_even_short_of_the_die() -> None:
    state = sketch(ATTACK, "turn 1", "trays 5+0 0+0", "dice 6 1")
    after = play(state, chase(state, 1, "E E", 6))
    assert (after.eaters[0], after.white, after.dice) == (at(0, 0), (3, 2), (1,))


def test_P13_but_not_beyond_it() -> None:
    state = sketch(ATTACK, "turn 1", "dice 1 1")
    assert refused(state, chase(state, 1, "E E", 1)) == ("exact_die", "P4")


@pytest.mark.parametrize(("had", "pays"), [(1, 1), (0, 0)])
def test_P13_fewer_if_there_are_fewer(had: int, pays: int) -> None:
    state = sketch(ATTACK, "turn 1", f"trays {had}+2 0+0", "dice 2 1")
    after = play(state, chase(state, 1, "E E"))
    assert after.white == (0, pays)
    assert after.yellow == (2, 0)


def test_P13_who_moved_the_ghost_is_paid_and_nobody_else() -> None:
    state = sketch(ATTACK, "turn 2", "trays 5+0 5+0 5+0", "dice 2 1")
    assert play(state, chase(state, 1, "E E")).white == (3, 5, 7)


def test_P13_ones_own_costs_nothing_but_the_trip() -> None:
    state = sketch(ATTACK, "turn 0", "trays 5+1 5+0", "dice 2 1")
    after = play(state, chase(state, 1, "E E"))
    assert after.eaters[0] == at(0, 0)
    assert (after.white, after.yellow) == ((5, 5), (1, 0))
    assert events_of(state, chase(state, 1, "E E"))[1] == Caught(0, 0, 0, 0)


def test_P13_then_the_own_eater_runs_from_home() -> None:
    state = sketch(ATTACK, "turn 0", "trays 5+1 5+0", "dice 2 1")
    after = play(state, chase(state, 1, "E E"))
    assert ends(runs(after)) == {(0, 1), (1, 0)}


def test_P13_an_eater_at_home_is_safe() -> None:
    state = sketch(AT_A_HOME, "turn 1", "dice 1 2", colours=(0, 2))
    assert state.eaters[0] == at(0, 0)
    for ghost in (1, 2):
        assert (0, 0) not in ends(chases(state, ghost))


def test_P13_a_marble_under_an_eater_is_not_eaten_by_the_ghost() -> None:
    state = sketch(ATTACK, "under A o", "turn 1", "dice 2 1")
    after = play(state, chase(state, 1, "E E"))
    assert after.marbles[at(2, 4)] == "w"


def test_P13_a_ghost_in_the_den_may_attack_next_to_it() -> None:
    state = sketch(STUCK, "trays 1+0 1+0 1+0 1+0", "dice 3 3")
    assert ends(chases(state, 1)) == {(3, 4), (4, 3), (4, 5), (5, 4)}
    assert {len(path) for path in chases(state, 1)} == {1}


@pytest.fixture
def no_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a circuit that leaves ghosts no way at all: neither of ours does."""

    def shut(name: Name) -> tuple[int, ...]:
        table = ways(name)
        ghosts = table[FIRST] + table[PLACES] * len(FACES)
        return (
            *table[:ghosts],
            *(table[ghosts],) * (table[SOONER] - ghosts),
            *table[table[SOONER] :],
        )

    monkeypatch.setattr(rules, "ways", shut)


@pytest.mark.usefixtures("no_ways")
def test_P13_if_neither_ghost_has_a_legal_move_no_ghost_moves() -> None:
    state = sketch(FULL, "dice 2 3")
    after = play(state, run(state, "E E"))
    assert (after.turn, after.turns, after.ghosts) == (1, 1, state.ghosts)
    assert events_of(state, run(state, "E E"))[-1] == Stuck(0, eater=False, ghosts=True)


@pytest.mark.usefixtures("no_ways")
def test_P13_where_nothing_can_move_the_turn_passes_with_the_dice() -> None:
    state = sketch(
        """
        AB.ooo.oH
        2#o#o#o#o
        ooyoooyoo
        o#o#o#o#o
        ooooGoooo
        o#o#o#o#o
        ooyoooyoo
        o#o#o#o#o
        HoooooooH
        """,
        "rolling",
    )
    after = play(state, Rolled(2, 3))
    assert (after.turn, after.turns, after.dice) == (1, 1, ())
    assert events_of(state, Rolled(2, 3))[1:] == (Stuck(0, eater=True, ghosts=True),)


@pytest.mark.parametrize("name", NAMES)
def test_P13_on_our_circuits_one_of_the_ghosts_can_always_move(name: Name) -> None:
    """Whoever else stands in the way is attacked."""
    board = circuit(name)
    places = [p for p in range(len(board.spots)) if p not in board.homes]
    for die, (one, two) in product(FACES, combinations(places, 2)):
        assert _is_free(name, one, two, die) or _is_free(name, two, one, die)


def _is_free(name: Name, ghost: int, other: int, die: int) -> bool:
    return any(other not in path or other == circuit(name).den for path in _paths(name, ghost, die))


@cache
def _paths(name: Name, ghost: int, die: int) -> tuple[Path, ...]:
    return tuple(
        path
        for kind, start, path in numbers(name)
        if (kind, start, len(path)) == (GHOST, ghost, die)
    )
