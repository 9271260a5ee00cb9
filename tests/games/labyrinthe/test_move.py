"""L7 to L9: walk, find, come home."""

import pytest

from manoir.games.labyrinthe import rules
from manoir.games.labyrinthe.moves import Found, Go, Home, Shift, Walked
from tests.games.labyrinthe.sketches import (
    at,
    ended,
    events_of,
    goes,
    play,
    refused,
    sketch,
    stay,
    views,
)

ROW_5 = {at(5, column) for column in range(7)}
ROW_6 = {at(6, column) for column in range(7)}
HALLS = {  # what hangs together in rows 0 to 4
    at(row, column)
    for row in range(5)
    for column in range(7)
    if not (row in (1, 3) and column in (1, 3, 5))
}


@pytest.mark.parametrize(
    ("pawn", "cells"),
    [
        ("0,0", HALLS),
        ("4,3", HALLS),
        ("1,1", {at(1, 1)}),
        ("3,5", {at(3, 5)}),
        ("5,6", ROW_5),
        ("6,0", ROW_6),
    ],
)
def test_L7_any_cell_that_an_unbroken_corridor_leads_to(pawn: str, cells: set[int]) -> None:
    assert goes(sketch(f"pawns {pawn} 0,6", "shifted 0")) == cells


def test_L7_it_takes_two_open_sides_to_pass() -> None:
    """(2,1) opens east, but (2,2) is closed west; (2,4) is closed north and (4,4) east."""
    state = sketch("pawns 0,0 0,6", "shifted 0", grid=MAZE_OF_WALLS)
    assert goes(state) == {at(0, 0), at(1, 0), at(2, 0), at(2, 1)}
    assert refused(state, Go(at(2, 2))) == ("no_way", "L7")


MAZE_OF_WALLS = """
┌│┬│┬│┐
│││││││
├─├│┬│┤
───────
├│┴│┤│┤
───────
└│┴│┴│┘
"""


def test_L7_the_maze_does_not_go_on_beyond_its_edge() -> None:
    """(1,0) opens west and (1,6) east, (0,1) north and (6,1) south: these lead nowhere."""
    state = sketch("pawns 5,6 0,6", "shifted 0")
    assert goes(state) == ROW_5
    standing = sketch("pawns 0,1 0,6", "shifted 0", grid=MAZE_OF_WALLS)
    assert goes(standing) == {at(0, 1), at(1, 1)}


def test_L7_one_may_stay() -> None:
    state = sketch("shifted 0")
    assert events_of(state, Go(at(0, 0))) == (Walked(0, (at(0, 0),)),)
    assert play(state, Go(at(0, 0))).pawns[0] == at(0, 0)


def test_L7_a_walk_is_told_with_a_shortest_way() -> None:
    state = sketch("pawns 0,0 0,6", "shifted 0")
    way = tuple(at(row, column) for row, column in [(0, 0), (1, 0), (2, 0), (2, 1)])
    assert events_of(state, Go(at(2, 1))) == (Walked(0, way),)


def test_L7_other_pawns_are_in_nobodys_way() -> None:
    assert goes(sketch("pawns 0,0 1,0 0,2 2,6", "shifted 0")) == HALLS


def test_L8_ending_on_ones_treasure_finds_it() -> None:
    state = sketch("piles ring map | book", "shifted 0")
    assert events_of(state, Go(at(2, 6)))[1:] == (Found(0, "ring"),)
    after = play(state, Go(at(2, 6)))
    view = rules.view(after, 0)
    assert view.found == (("ring",), ())
    assert view.left == (1, 1)
    assert view.target == "map"
    assert after.turn == 1


def test_L8_movable_treasures_are_found_where_they_lie() -> None:
    state = sketch("piles rat map | book", "signs rat 3,6 owl 0,1", "shifted 0")
    assert play(state, Go(at(3, 6))).found == ((1,), ())
    assert play(state, Go(at(0, 1))).found == ((), ())


def test_L8_passing_by_finds_nothing() -> None:
    state = sketch("piles helmet map | book", "shifted 0")
    assert len(events_of(state, Go(at(0, 3)))) == 1
    assert play(state, Go(at(0, 3))).found == ((), ())


def test_L8_only_the_top_card_counts() -> None:
    state = sketch("piles ring map | book", "shifted 0")
    assert play(state, Go(at(4, 6))).found == ((), ())


def test_L8_anothers_treasure_is_not_found() -> None:
    state = sketch("piles ring | map", "shifted 0")
    after = play(state, Go(at(4, 6)))
    assert after.found == ((), ())
    assert views(after)[1].target == "map"


def test_L8_ruling_at_most_one_treasure_a_turn() -> None:
    """The next card shows the very cell where the pawn stands: it is for another turn."""
    state = sketch("piles rat ring map | book", "signs rat 0,3", "shifted 0")
    after = play(state, Go(at(0, 3)))
    assert rules.view(after, 0).found[0] == ("rat",)
    assert after.turn == 1
    again = play(stay(after, "N1"), Shift("N5", 1), Go(at(2, 6)))
    assert rules.view(again, 0).found[0] == ("rat", "ring")


def test_L8_ruling_staying_on_it_after_ones_own_shift_counts() -> None:
    state = sketch("pawns 1,3 0,6", "signs owl 1,3", "piles owl map | book")
    carried = play(state, Shift("N3", 0))
    assert rules.view(play(carried, Go(at(2, 3))), 0).found[0] == ("owl",)


def test_L8_ruling_coming_in_again_on_ones_treasure_counts_too() -> None:
    state = sketch("pawns 6,3 0,6", "spare └ owl", "piles owl map | book")
    assert rules.view(play(state, Shift("N3", 0), Go(at(0, 3))), 0).found[0] == ("owl",)


def test_L8_ruling_nothing_is_found_in_another_players_turn() -> None:
    """Blaise pushes Ada onto her owl, and away again: she has found nothing."""
    state = sketch("pawns 6,3 0,6", "spare └ owl", "piles owl map | book", "turn 1")
    pushed = stay(state, "N3")
    assert pushed.pawns[0] == at(0, 3)
    assert pushed.found == ((), ())
    assert rules.view(pushed, 0).target == "owl"
    assert rules.view(stay(pushed, "N1"), 0).found[0] == ("owl",)


def test_L8_a_treasure_on_the_spare_is_nowhere() -> None:
    state = sketch("spare └ rat", "piles rat | book", "shifted 0")
    for cell in goes(state):
        assert play(state, Go(cell)).found == ((), ())


def test_L9_after_the_last_treasure_the_first_home_wins_at_once() -> None:
    state = sketch("pawns 0,3 0,6", "piles | book", "shifted 0")
    assert events_of(state, Go(at(0, 0)))[1:] == (Home(0),)
    after = play(state, Go(at(0, 0)))
    assert rules.to_act(after) == ()
    assert ended(after).why == "home"
    assert ended(after).winners == (0,)
    assert rules.legal(after, 1) == ()


def test_L9_ruling_the_others_share_the_second_rank_and_scores_are_treasures() -> None:
    state = sketch(
        "pawns 0,0 0,3 6,6 6,0", "piles owl | | ghost |", "found bat | ring map | | rat",
        "shifted 1",
    )  # fmt: skip
    outcome = ended(play(state, Go(at(0, 6))))
    assert outcome.ranks == (2, 1, 2, 2)
    assert outcome.scores == (1, 2, 0, 1)


def test_L9_home_with_a_card_left_wins_nothing() -> None:
    state = sketch("pawns 0,3 0,6", "piles book | map", "shifted 0")
    after = play(state, Go(at(0, 0)))
    assert rules.outcome(after) is None
    assert after.turn == 1


def test_L9_finding_the_last_treasure_is_not_yet_coming_home() -> None:
    state = sketch("piles ring | book", "shifted 0")
    after = play(state, Go(at(2, 6)))
    assert rules.outcome(after) is None
    assert rules.view(after, 0).left == (0, 1)
    assert rules.view(after, 0).target is None


def test_L9_another_players_start_cell_is_not_home() -> None:
    state = sketch("pawns 0,3 0,6", "piles | book", "shifted 0")
    assert rules.outcome(play(state, Go(at(0, 6)))) is None


def test_L9_ones_own_start_cell_is_that_of_ones_pawn() -> None:
    state = sketch("pawns 0,3 6,6", "piles | book", "shifted 0", colours=(1, 2))
    assert rules.outcome(play(state, Go(at(0, 0)))) is None
    assert ended(play(state, Go(at(0, 6)))).winners == (0,)


def test_L9_staying_at_home_after_a_shift_wins() -> None:
    state = sketch("piles | book")
    assert ended(stay(state, "N1")).winners == (0,)


def test_L9_nobody_wins_in_another_players_turn() -> None:
    state = sketch("piles | book", "turn 1")
    assert rules.outcome(stay(state, "N1")) is None
