"""Refusals: each with a name and the number of its rule; and H3, what may be taken back."""

import pytest

from manoir.games.labyrinthe import rules
from manoir.games.labyrinthe.box import ARROWS
from manoir.games.labyrinthe.moves import Begin, Coin, Deal, Found, Go, Home, Lay, Move, Shift
from manoir.kernel import Refused
from manoir.kernel.match import Match
from tests.games.labyrinthe.sketches import at, play, refused, sketch, stay

NATURES: tuple[Move, ...] = (
    Lay(tuple(range(34)), (0,) * 34),
    Deal(((1,), (2,)), ((), ())),
    Begin(0),
    Coin(5),
)


def test_L3_only_whose_turn_it_is_may_play() -> None:
    assert refused(sketch(), Shift("N1", 0), seat=1) == ("not_your_turn", "L3")
    assert refused(sketch("shifted 0"), Go(at(0, 6)), seat=1) == ("not_your_turn", "L3")


def test_L3_one_shift_a_turn() -> None:
    state = play(sketch(), Shift("N1", 0))
    assert refused(state, Shift("N1", 0)) == ("already_shifted", "L3")
    assert refused(state, Shift("S1", 0)) == ("already_shifted", "L3")


def test_L4_shifting_is_compulsory() -> None:
    assert refused(sketch(), Go(at(0, 0))) == ("shift_first", "L4")


def test_L5_back_where_it_came_out_is_named_with_the_arrow() -> None:
    refusal = rules.check(sketch("last N1"), 0, Shift("S1", 2))
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.args) == ("goes_back", "L5", {"arrow": "S1"})


def test_L7_where_no_corridor_leads_is_named_by_row_and_column_from_one() -> None:
    refusal = rules.check(sketch("shifted 0"), 0, Go(at(5, 4)))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no_way", "L7")
    assert refusal.args == {"row": 6, "column": 5}


@pytest.mark.parametrize("move", NATURES, ids=lambda move: type(move).__name__)
def test_L1_what_nature_does_nobody_else_may(move: Move) -> None:
    for state in (sketch(), sketch("shifted 0"), sketch("dark", mode="night")):
        for seat in (0, 1):
            assert refused(state, move, seat) == ("nature_only", "L1")


@pytest.mark.parametrize("move", [Shift("N1", 0), Go(0), *NATURES])
def test_L9_after_the_end_nothing_is_played(move: Move) -> None:
    over = stay(sketch("piles | book"), "N1")
    for seat in (0, 1):
        assert refused(over, move, seat) == ("game_over", "L9")


def test_every_offer_is_legal_and_everything_else_refused() -> None:
    for state in (sketch("last E3"), sketch("shifted 1", "last N5")):
        everything: list[Move] = [
            *(Shift(a, t) for a in ARROWS for t in range(4)),
            *(Go(cell) for cell in range(49)),
        ]
        for seat in (0, 1):
            allowed = tuple(m for m in everything if rules.check(state, seat, m) is None)
            assert allowed == rules.legal(state, seat)


def undo_code(match: Match, seat: int) -> str | None:
    refusal = match.check_undo(seat)
    return refusal.code if refusal else None


def test_H3_a_shift_not_yet_followed_by_a_move_may_be_taken_back() -> None:
    match = Match("labyrinthe", seats=2, seed=3, first=0)
    before = match.state
    match.play(0, Shift("N1", 0))
    assert undo_code(match, 1) == "undo_crosses_player"
    match.undo(0)
    assert match.state == before
    match.play(0, Shift("W5", 3))
    assert match.state.shifted


def test_H3_a_walk_that_found_nothing_until_the_next_has_shifted() -> None:
    match = Match("labyrinthe", seats=2, seed=3, first=0)
    match.play(0, Shift("N1", 0))
    shifted = match.state
    match.play(0, Go(match.state.pawns[0]))
    match.undo(0)
    assert match.state == shifted
    match.play(0, Go(match.state.pawns[0]))
    match.play(1, Shift("N1", 0))
    assert undo_code(match, 0) == "undo_crosses_player"
    match.undo(1)
    assert undo_code(match, 0) is None


def test_H3_nothing_before_the_first_shift() -> None:
    match = Match("labyrinthe", seats=2, seed=3, first=0)
    assert undo_code(match, 0) == "undo_crosses_dice"


@pytest.mark.parametrize("mode", ["base", "children", "night"])
def test_H3_never_across_a_treasure_nightfall_or_the_end(mode: str) -> None:
    """A new card was looked at, or the light went out: that cannot be unseen."""
    match, crossed = Match("labyrinthe", seats=2, seed=9, mode=mode, cards=1), set()
    while not match.outcome:
        seat = match.to_act[0]
        moves = match.legal(seat)
        match.play(seat, moves[match.ply * 7 % len(moves)])
        events = {type(event) for event in match.events(len(match.history) - 1, None)}
        if events & set(rules.REVEALS):
            crossed |= events
            with pytest.raises(Refused, match=r"undo_crosses|nothing_to_undo"):
                match.undo(seat)
    assert Found in crossed
    if mode == "base":
        assert Home in crossed
