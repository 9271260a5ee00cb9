"""What players may know: the owner alone their card, by day no sign of the night, and so on."""

from typing import Any

import pytest
from msgspec.structs import replace

from manoir.games.labyrinthe import rules
from manoir.games.labyrinthe.box import NAMES
from manoir.games.labyrinthe.state import State
from manoir.kernel.match import Match
from tests.games.labyrinthe.sketches import at, sketch, stay, views

DAY, NIGHT = set(NAMES[:24]), set(NAMES[24:])


def begun(**options: Any) -> State:
    state: State = Match("labyrinthe", seats=3, seed=2, **options).state
    return state


def signs(state: State) -> set[str]:
    """All that can be seen on the tiles, the spare among them; the same for every eye."""
    seen = [
        {place.treasure for place in (*view.places, view.spare) if place and place.treasure}
        for view in views(state).values()
    ]
    assert all(signs == seen[0] for signs in seen)
    return set(seen[0])


@pytest.mark.parametrize("mode", ["base", "night"])
def test_L3_the_owner_alone_sees_the_top_of_the_pile(mode: str) -> None:
    state = sketch("piles ring map | book owl", mode=mode)
    assert {eye: view.target for eye, view in views(state).items()} == {
        None: None, 0: "ring", 1: "book",
    }  # fmt: skip


def test_L3_what_is_below_the_top_is_in_no_view() -> None:
    one = sketch("piles ring map owl | book")
    other = sketch("piles ring rat bat | book")
    assert views(one) == views(other)


def test_L8_the_next_card_is_seen_by_its_owner_alone() -> None:
    state = stay(sketch("pawns 2,6 0,6", "piles ring map | book"), "N1")
    assert {eye: view.target for eye, view in views(state).items()} == {
        None: None, 0: "map", 1: "book",
    }  # fmt: skip


def test_in_the_base_game_no_cards_lie_open() -> None:
    for view in views(begun()).values():
        assert view.cards == (None, None, None)
        assert view.left == (8, 8, 8)
        assert view.lost is None


def test_by_day_the_signs_of_the_day_are_public_and_none_of_the_night() -> None:
    assert signs(begun(mode="night")) == DAY


def test_by_night_the_signs_of_the_night_are_public_and_none_of_the_day() -> None:
    assert signs(replace(begun(mode="night"), dark=True)) == NIGHT


def test_the_sign_on_the_spare_follows_the_light() -> None:
    for sign, by_day, by_night in (("rat", "rat", None), ("cat", None, "cat")):
        state = sketch(f"spare └ {sign}", mode="night")
        for dark, seen in ((False, by_day), (True, by_night)):
            view = rules.view(replace(state, dark=dark), None)
            assert view.spare is not None
            assert view.spare.treasure == seen


def test_the_maze_the_pawns_and_what_was_found_are_public() -> None:
    state = sketch("pawns 0,3 0,6", "found rat | owl", "last N3")
    for view in views(state).values():
        assert view.pawns == (at(0, 3), at(0, 6))
        assert view.found == (("rat",), ("owl",))
        assert view.forbidden == "S3"
        assert view.places[0].open == 2 + 4


def test_after_the_end_everybody_sees_what_was_not_found() -> None:
    state = sketch("piles | book owl", "found rat |")
    assert {view.lost for view in views(state).values()} == {None}
    over = stay(state, "N1")
    assert {view.lost for view in views(over).values()} == {((), ("book", "owl"))}


def test_the_base_game_may_always_be_looked_back_at() -> None:
    for mode in ("base", "children"):
        assert rules.log_is_public(sketch(mode=mode))
