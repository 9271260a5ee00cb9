"""P9, P10: eating a ghost, robbing, putting the yellow marble back."""

import pytest

from manoir.games.pacman import rules
from manoir.games.pacman.moves import Gobbled, PutBack, Ran, Returned, Rob, Robbed
from tests.games.pacman.sketches import (
    at,
    chase,
    crossed,
    ends,
    events_of,
    legal,
    play,
    refused,
    run,
    runs,
    sketch,
)

HUNT = """
H.A...1.H
o#.#.#.#o
oo..ooyoo
o#o#o#o#o
ooooGoooo
o#o#o#o#o
oo.oooyoo
o#o#o#o#o
HoooooooH
"""
ONE_HOLE = HUNT.replace("oo.o", "ooyo")  # for the marble of the tray
UNDER = """
H.......H
o#.#.#.#o
A.1.ooyoo
o#o#o#o#o
ooooGoooo
o#o#o#o#o
ooyoooyoo
o#o#o#o#o
HoooooooH
"""
EATS_ONE = """
H.......H
o#.#.#.#o
A.y.1o.oo
o#o#o#o#o
ooooGoooo
o#o#o#o#o
ooyoooyoo
o#o#o#o#o
HoooooooH
"""
TO_GHOST = "E E E E"


def test_P9_with_a_yellow_marble_a_ghost_may_be_eaten() -> None:
    state = sketch(HUNT, "trays 0+1 5+0", "dice 4 1")
    after = play(state, run(state, TO_GHOST))
    assert after.eaters[0] == at(0, 6)
    assert after.ghosts == (at(4, 4), at(4, 4))


def test_P9_without_one_it_may_not() -> None:
    state = sketch(HUNT, "trays 9+0 5+3", "dice 4 1")
    assert (0, 6) not in ends(runs(state)) | crossed(runs(state))
    assert refused(state, run(state, TO_GHOST)) == ("no_privilege", "P9")


@pytest.mark.parametrize("die", [4, 5, 6])
def test_P9_even_short_of_the_die(die: int) -> None:
    state = sketch(HUNT, "trays 0+1 5+0", f"dice {die} 1")
    assert run(state, TO_GHOST, die) in legal(state)


def test_P9_but_not_beyond_it() -> None:
    state = sketch(HUNT, "trays 0+1 5+0", "dice 3 1")
    assert (0, 6) not in ends(runs(state))
    assert refused(state, run(state, TO_GHOST, 3)) == ("exact_die", "P4")


def test_P9_only_an_attack_may_stop_short() -> None:
    state = sketch(HUNT, "trays 0+1 5+0", "dice 6 6")
    short = {path for path in runs(state) if len(path) < 6}
    assert ends(short) == {(0, 6)}
    assert refused(state, run(state, "E E", 6)) == ("exact_die", "P4")


def test_P9_it_is_a_choice() -> None:
    state = sketch(HUNT, "trays 0+1 5+0", "dice 4 4")
    assert len(ends(runs(state))) > 1
    after = play(state, run(state, "S S W W"))
    assert (after.yellow, after.ghosts) == ((1, 0), state.ghosts)


def test_P9_one_eaten_earlier_in_the_same_move_counts() -> None:
    state = sketch(EATS_ONE, "trays 0+0 5+0", "dice 6 1")
    assert run(state, TO_GHOST, 6) in legal(state)
    after = play(state, run(state, TO_GHOST, 6))
    assert after.yellow == (1, 0)
    assert legal(after) == (PutBack(at(2, 2)), PutBack(at(2, 6)))


def test_P9_the_one_under_the_ghost_comes_too_late() -> None:
    state = sketch(UNDER, "under 1 y", "trays 0+0 5+0", "dice 2 1")
    assert refused(state, run(state, "E E")) == ("no_privilege", "P9")


def test_P9_through_a_door_too() -> None:
    grid = """
    H.A.....H
    o#.#.#.#o
    oo..ooyoo
    o#o#o#o#o
    ooooGooo1
    o#o#o#o#o
    oo.oooyoo
    o#o#o#o#o
    HoooooooH
    """
    state = sketch(grid, "trays 0+1 5+0", "dice 6 1")
    assert run(state, "E E 4,8", 6) in legal(state)


def test_P9_two_white_marbles_from_the_only_one_who_has_any() -> None:
    state = sketch(HUNT, "trays 1+1 5+0 0+2", "dice 4 1")
    after = play(state, run(state, TO_GHOST))
    assert after.white == (3, 3, 0)
    assert not after.robs


def test_P9_of_two_who_have_some_one_is_chosen() -> None:
    state = sketch(HUNT, "trays 1+1 5+0 3+0 0+0", "dice 4 1")
    asked = play(state, run(state, TO_GHOST))
    assert asked.white == state.white
    assert legal(asked) == (Rob(1), Rob(2))
    assert play(asked, Rob(2)).white == (3, 5, 1, 0)
    assert refused(asked, Rob(3)) == ("must_rob", "P9")
    assert refused(asked, Rob(0)) == ("must_rob", "P9")
    assert refused(asked, chase(asked, 1, "N")) == ("must_rob", "P9")


def test_P9_fewer_if_there_are_fewer() -> None:
    state = sketch(HUNT, "trays 1+1 1+0", "dice 4 1")
    assert play(state, run(state, TO_GHOST)).white == (2, 0)
    chosen = sketch(HUNT, "trays 1+1 1+0 7+0", "dice 4 1")
    assert play(chosen, run(chosen, TO_GHOST), Rob(1)).white == (2, 0, 7)


def test_P9_none_if_nobody_has_any() -> None:
    state = sketch(HUNT, "trays 1+1 0+2", "dice 4 1")
    after = play(state, run(state, TO_GHOST))
    assert after.white == (1, 0)
    assert not after.robs
    assert legal(after) == (PutBack(at(2, 2)), PutBack(at(6, 2)))


def test_P9_yellow_ones_are_not_robbed() -> None:
    state = sketch(HUNT, "trays 0+1 5+2", "dice 4 1")
    assert play(state, run(state, TO_GHOST)).yellow[1] == 2


def test_P9_the_yellow_marble_goes_back_into_any_free_yellow_hole() -> None:
    state = sketch(HUNT, "trays 0+2 5+0", "dice 4 1")
    asked = play(state, run(state, TO_GHOST))
    assert legal(asked) == (PutBack(at(2, 2)), PutBack(at(6, 2)))
    for hole in (at(2, 2), at(6, 2)):
        after = play(asked, PutBack(hole))
        assert after.marbles[hole] == "y"
        assert after.yellow == (1, 0)
        assert rules.to_act(after) == (0,)
    assert refused(asked, PutBack(at(2, 6))) == ("must_put_back", "P9")
    assert refused(asked, PutBack(at(0, 2))) == ("must_put_back", "P9")


def test_P9_by_itself_if_there_is_one_hole() -> None:
    state = sketch(ONE_HOLE, "trays 0+1 5+0", "dice 4 1")
    after = play(state, run(state, TO_GHOST))
    assert after.marbles[at(2, 2)] == "y"
    assert (after.yellow, after.returns) == ((0, 0), False)


def test_P9_robbing_comes_first_then_the_yellow_marble_then_the_other_die() -> None:
    state = sketch(HUNT, "trays 0+1 5+0 5+0", "dice 4 1")
    robbed = play(state, run(state, TO_GHOST), Rob(1))
    assert {type(move) for move in legal(robbed)} == {PutBack}
    done = play(robbed, PutBack(at(6, 2)))
    assert done.dice == (1,)
    assert play(done, chase(done, 1, "N")).turn == 1


def test_P9_the_eaten_ghost_may_come_out_in_the_same_turn() -> None:
    state = sketch(ONE_HOLE, "trays 0+1 5+0", "dice 4 1")
    after = play(state, run(state, TO_GHOST))
    for ghost in (1, 2):
        assert chase(after, ghost, "N") in legal(after)


def test_P9_what_lay_under_the_ghost_is_eaten() -> None:
    state = sketch(HUNT, "under 1 o", "trays 0+1 0+0", "dice 4 1")
    after = play(state, run(state, TO_GHOST))
    assert after.white == (1, 0)
    assert after.marbles[at(0, 6)] == "."


def test_P9_under_the_eater_the_marble_waits_until_somebody_next_enters() -> None:
    state = sketch(UNDER, "trays 0+1 5+0", "dice 2 1")
    after = play(state, run(state, "E E"))
    assert after.eaters[0] == at(2, 2)
    assert after.marbles[at(2, 2)] == "y"
    assert after.yellow == (0, 0)


WAITS = UNDER.replace("A.1.", "..AB")


def test_P9_who_leaves_it_does_not_eat_it() -> None:
    state = sketch(WAITS, "under A y", "trays 0+0 0+0", "dice 1", "chased")
    after = play(state, run(state, "N"))
    assert after.yellow == (0, 0)
    assert after.marbles[at(2, 2)] == "y"


def test_P9_who_enters_next_eats_it() -> None:
    state = sketch(WAITS, "under A y", "trays 0+0 0+0", "dice 1", "chased")
    left = play(state, run(state, "N"))
    state = rules.apply(left, 1, rules.legal(left, 1)[0])
    state = rules.apply(state, -1, rules.chance(state).draw(lambda _: 0))
    after = play(state, run(state, "W"))
    assert after.yellow == (0, 1)
    assert after.marbles[at(2, 2)] == "."


def test_P9_the_marble_under_the_ghost_may_go_back_to_where_it_was() -> None:
    state = sketch(UNDER, "under 1 y", "trays 0+1 5+0", "dice 2 1")
    after = play(state, run(state, "E E"))
    assert after.yellow == (1, 0)
    assert after.marbles[at(2, 2)] == "y"


def test_P9_everything_is_told() -> None:
    state = sketch(ONE_HOLE, "trays 0+1 5+0", "dice 4 1")
    path = run(state, TO_GHOST).path
    assert events_of(state, run(state, TO_GHOST)) == (
        Ran(0, at(0, 2), path, (), ()),
        Gobbled(0, 0, at(0, 6)),
        Robbed(0, 1, 2),
        Returned(0, at(2, 2)),
    )
    chosen = sketch(HUNT, "trays 0+1 5+0 1+0", "dice 4 1")
    asked = play(chosen, run(chosen, TO_GHOST))
    assert events_of(asked, Rob(2)) == (Robbed(0, 2, 1),)
    assert events_of(play(asked, Rob(2)), PutBack(at(6, 2))) == (Returned(0, at(6, 2)),)
    alone = sketch(ONE_HOLE, "trays 0+1 5+0 1+0", "dice 4 1")
    asked = play(alone, run(alone, TO_GHOST))
    assert events_of(asked, Rob(1)) == (Robbed(0, 1, 2), Returned(0, at(2, 2)))


def test_P9_a_marble_put_back_where_it_was_just_eaten_is_told() -> None:
    state = sketch(UNDER, "under 1 y", "trays 0+1 5+0", "dice 2 1")
    events = events_of(state, run(state, "E E"))
    assert events[0] == Ran(0, at(2, 0), run(state, "E E").path, (), (at(2, 2),))
    assert events[-1] == Returned(0, at(2, 2))


@pytest.mark.parametrize("held", [1, 2, 3])
def test_P10_any_number_may_be_held_and_one_is_spent(held: int) -> None:
    state = sketch(HUNT, f"trays 0+{held} 0+0", "dice 4 1")
    after = play(state, run(state, TO_GHOST), PutBack(at(2, 2)))
    assert after.yellow == (held - 1, 0)


def test_P10_eating_one_more_adds_to_them() -> None:
    state = sketch(EATS_ONE, "trays 0+2 0+0", "dice 2 1")
    assert play(state, run(state, "E E")).yellow == (3, 0)
