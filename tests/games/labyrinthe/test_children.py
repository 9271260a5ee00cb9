"""L10: the children's variant, where all cards lie open."""

from manoir.games.labyrinthe import rules
from manoir.games.labyrinthe.moves import Found, Go
from tests.games.labyrinthe.sketches import at, ended, events_of, play, sketch, stay, views

CARDS = "piles ring map owl | book purse"


def test_L10_everybody_sees_everybodys_cards() -> None:
    for view in views(sketch(CARDS, mode="children")).values():
        assert view.cards == (("ring", "map", "owl"), ("book", "purse"))
        assert view.target is None


def test_L10_any_of_ones_cards_may_be_sought_in_any_order() -> None:
    state = sketch(CARDS, "signs owl 1,6", "shifted 0", mode="children")
    for cell, name in ((at(2, 6), "ring"), (at(4, 6), "map"), (at(1, 6), "owl")):
        assert events_of(state, Go(cell))[1:] == (Found(0, name),)  # type: ignore[arg-type]
        after = rules.view(play(state, Go(cell)), None)
        assert after.found[0] == (name,)
        assert after.cards[0] == tuple(n for n in ("ring", "map", "owl") if n != name)
        assert after.left == (2, 2)


def test_L10_anothers_cards_are_not_sought() -> None:
    state = sketch("pawns 6,0 0,6", CARDS, "shifted 0", mode="children")
    assert play(state, Go(at(6, 4))).found == ((), ())


def test_L10_still_at_most_one_treasure_a_turn() -> None:
    state = sketch(CARDS, "shifted 0", mode="children")
    after = play(state, Go(at(2, 6)))
    assert after.turn == 1
    assert len(after.found[0]) == 1


def test_L10_home_still_comes_last() -> None:
    assert rules.outcome(stay(sketch(CARDS, mode="children"), "N1")) is None
    assert ended(stay(sketch("piles | book", mode="children"), "N1")).winners == (0,)
