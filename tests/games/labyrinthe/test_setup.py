"""L1, L2, L20: what is in the box, how the maze is laid, the cards dealt, and who starts."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from manoir.games.labyrinthe import rules
from manoir.games.labyrinthe.box import BOX, NAMES, TILES
from manoir.games.labyrinthe.moves import Began, Begin, Deal, Dealt, Lay
from manoir.games.labyrinthe.notation import write_position
from manoir.games.labyrinthe.state import Options, State
from manoir.kernel import NATURE
from manoir.kernel.match import Match
from manoir.kernel.match_parts.setup import options_of
from manoir.kernel.registry import find
from tests.games.labyrinthe.sketches import at, chances, events_of, views

FIXED = {
    (0, 2): ("helmet", "N"), (0, 4): ("candelabrum", "N"), (2, 0): ("sword", "W"),
    (2, 2): ("emerald", "W"), (2, 4): ("chest", "N"), (2, 6): ("ring", "E"),
    (4, 0): ("skull", "W"), (4, 2): ("keys", "S"), (4, 4): ("crown", "E"),
    (4, 6): ("map", "E"), (6, 2): ("purse", "S"), (6, 4): ("book", "S"),
}  # fmt: skip
CORNERS = {(0, 0): "ES", (0, 6): "SW", (6, 6): "NW", (6, 0): "NE"}
ON_CORNERS = ["rat", "moth", "spider", "owl", "lizard", "scarab"]
ON_TEES = ["dragon", "gnome", "bat", "genie", "ghost", "fairy"]
NIGHT = [
    "cat", "snake", "toad", "raven", "wolf", "mushroom",
    "potion", "cauldron", "hourglass", "lantern", "crystal_ball", "mask",
]  # fmt: skip
SIDES = {"N": 1, "E": 2, "S": 4, "W": 8}
SHAPES = {"straight": (5, 10), "corner": (3, 6, 12, 9), "tee": (7, 11, 13, 14)}


def begun(seats: int = 2, seed: int = 1, **options: Any) -> State:
    state: State = Match("labyrinthe", seats=seats, seed=seed, **options).state
    return state


def pieces(state: State, dark: bool = False) -> Counter[tuple[str, str | None]]:
    """The movable tiles of a laid maze, the spare among them: shape and sign."""
    view = rules.view(state, None)
    if dark:
        view = rules.view(State(**(_fields(state) | {"dark": True})), None)
    assert view.spare is not None
    shape = {open_: name for name, turns in SHAPES.items() for open_ in turns}
    lying = [
        (shape[place.open], place.treasure)
        for cell, place in enumerate(view.places)
        if cell // 7 % 2 or cell % 7 % 2
    ]
    return Counter([*lying, (view.spare.shape, view.spare.treasure)])


def _fields(state: State) -> dict[str, Any]:
    return {name: getattr(state, name) for name in state.__struct_fields__}


def test_the_fixed_tees_are_where_they_are_printed() -> None:
    places = rules.view(begun(), None).places
    for (row, column), (treasure, closed) in FIXED.items():
        place = places[at(row, column)]
        assert place.treasure == treasure
        assert place.open == 15 - SIDES[closed]


def test_the_corners_are_open_to_their_two_inner_neighbours() -> None:
    places = rules.view(begun(), None).places
    for (row, column), open_ in CORNERS.items():
        place = places[at(row, column)]
        assert place.treasure is None
        assert place.open == sum(SIDES[side] for side in open_)


def test_the_start_corners_have_a_colour_and_a_symbol() -> None:
    assert [(corner.cell, corner.colour, corner.symbol) for corner in BOX.corners] == [
        ((0, 0), "red", "sun"),
        ((0, 6), "green", "lightning"),
        ((6, 6), "yellow", "star"),
        ((6, 0), "blue", "moon"),
    ]


def test_there_are_24_treasures_12_of_the_night_and_three_coins() -> None:
    assert sorted(NAMES[:24]) == sorted([*ON_CORNERS, *ON_TEES, *(n for n, _ in FIXED.values())])
    assert list(NAMES[24:]) == NIGHT
    assert BOX.coins == (1, 3, 5)


@pytest.mark.parametrize(
    ("edition", "straights", "corners"), [("current", 12, 16), ("older", 13, 15)]
)
def test_L1_all_34_movable_tiles_of_a_printing_are_laid(
    edition: Any, straights: int, corners: int
) -> None:
    assert len(TILES[edition]) == 34
    for seed, mode in product(range(10), ("base", "children", "night")):
        assert pieces(begun(seed=seed, edition=edition, mode=mode)) == Counter(
            {("straight", None): straights, ("corner", None): corners - 6}
            | {("corner", name): 1 for name in ON_CORNERS}
            | {("tee", name): 1 for name in ON_TEES}
        )


@pytest.mark.parametrize(
    ("edition", "plain_straights", "corners"), [("current", 0, 16), ("older", 1, 15)]
)
def test_L20_ruling_night_treasures_sit_on_the_straight_tiles(
    edition: Any, plain_straights: int, corners: int
) -> None:
    assert pieces(begun(edition=edition, mode="night"), dark=True) == Counter(
        {("corner", None): corners, ("tee", None): 6, ("straight", None): plain_straights}
        | {("straight", name): 1 for name in NIGHT}
    )


def test_without_a_night_straight_tiles_carry_nothing() -> None:
    assert not any(kind[1] in NIGHT for kind in pieces(begun(), dark=True))


def test_L1_every_shuffle_and_every_turn_may_come() -> None:
    rng, first, turns = Random(0), set(), set()
    for _ in range(600):
        lay = rules.chance(rules.new(2, Options())).draw(rng.randrange)
        assert sorted(lay.tiles) == list(range(34))
        first.add(lay.tiles[0])
        turns |= set(lay.turns)
    assert first == set(range(34))
    assert turns == {0, 1, 2, 3}


def test_L1_nature_lays_each_tile_once() -> None:
    allows = rules.chance(rules.new(2, Options())).allows
    assert allows(Lay(tuple(range(34)), (0,) * 34))
    assert not allows(Lay((0, *range(33)), (0,) * 34))
    assert not allows(Begin(0))


@pytest.mark.parametrize(("seats", "each"), [(2, 12), (3, 8), (4, 6)])
@pytest.mark.parametrize("mode", ["base", "children"])
def test_L2_the_24_cards_are_dealt_evenly(mode: str, seats: int, each: int) -> None:
    state = begun(seats, mode=mode)
    assert [len(pile) for pile in state.piles] == [each] * seats
    assert sorted(card for pile in state.piles for card in pile) == list(range(1, 25))
    assert not any(state.nights)


@pytest.mark.parametrize(("seats", "cards", "each"), [(2, 1, 1), (3, 5, 5), (4, 6, 6), (4, 12, 6)])
def test_L2_ruling_cards_is_the_most_that_anybody_gets(seats: int, cards: int, each: int) -> None:
    state = begun(seats, cards=cards)
    dealt = [card for pile in state.piles for card in pile]
    assert [len(pile) for pile in state.piles] == [each] * seats
    assert len(set(dealt)) == len(dealt)
    assert set(dealt) <= set(range(1, 25))


@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 4), (4, 3)])
def test_L20_by_day_and_by_night_so_many_cards_each(seats: int, each: int) -> None:
    state = begun(seats, mode="night")
    assert [len(pile) for pile in state.piles] == [each] * seats
    assert [len(hand) for hand in state.nights] == [each] * seats
    day = {card for pile in state.piles for card in pile}
    night = {card for hand in state.nights for card in hand}
    assert len(day) == len(night) == each * seats
    assert day <= set(range(1, 25))
    assert night <= set(range(25, 37))


def test_L20_ruling_cards_shortens_day_and_night_alike() -> None:
    state = begun(3, mode="night", cards=2)
    assert [len(hand) for hand in (*state.piles, *state.nights)] == [2] * 6
    assert begun(2, mode="night", cards=9).piles == begun(2, mode="night").piles


def test_L2_nature_deals_just_what_is_due() -> None:
    laid = State(**(_fields(begun(2, cards=1, mode="night")) | {"piles": ((), ())}))
    allows = rules.chance(laid).allows
    assert allows(Deal(((1,), (24,)), ((25,), (36,))))
    assert not allows(Deal(((1,), (1,)), ((25,), (36,))))
    assert not allows(Deal(((1,), (25,)), ((26,), (36,))))
    assert not allows(Deal(((1, 2), (3,)), ((25,), (36,))))
    assert not allows(Deal(((1,),), ((25,),)))
    assert not allows(Deal(((1,), (2,)), ((), ())))


def test_L2_what_is_told_of_a_deal_is_its_size() -> None:
    match = Match("labyrinthe", seats=3, seed=4, mode="night")
    heard = [match.events(index, None) for index in range(3)]
    assert heard[:2] == [(), (Dealt(4, 4),)]


def test_L2_pawns_start_on_their_corners() -> None:
    homes = (at(0, 0), at(0, 6), at(6, 6), at(6, 0))
    for seats in (2, 3, 4):
        state = begun(seats)
        assert state.pawns == state.homes == homes[:seats]
        assert rules.view(state, None).colours == tuple(range(seats))


def test_L2_players_take_the_pawns_they_like() -> None:
    state = begun(2, colours=(3, 1))
    assert state.pawns == state.homes == (at(6, 0), at(0, 6))
    assert rules.view(state, None).colours == (3, 1)


@pytest.mark.parametrize("colours", [(0, 0), (0,), (0, 1, 2)])
def test_L2_seats_take_different_pawns_one_each(colours: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="L2"):
        rules.new(2, Options(colours=colours))


def test_L2_ruling_anybody_may_be_drawn_to_start() -> None:
    for seats in (2, 3, 4):
        undrawn = State(**(_fields(begun(seats)) | {"turn": None}))
        assert rules.to_act(undrawn) == (NATURE,)
        assert chances(undrawn) == {Begin(seat): 1 for seat in range(seats)}


def test_L2_or_a_seat_is_named_to_start() -> None:
    for seed in range(8):
        assert begun(3, seed=seed, first=2).turn == 2
    with pytest.raises(ValueError, match="L2"):
        rules.new(2, Options(first=2))


def test_L2_everybody_is_told_who_begins() -> None:
    undrawn = State(**(_fields(begun(3)) | {"turn": None}))
    assert events_of(undrawn, Begin(1)) == (Began(1),)


@pytest.mark.parametrize(
    "options",
    [
        {"cards": 0}, {"cards": 13}, {"cards": "all"}, {"mode": "dusk"}, {"edition": "1986"},
        {"first": -1}, {"first": 4}, {"first": "youngest"}, {"colours": [4, 0]}, {"night": True},
    ],
)  # fmt: skip
def test_options_that_nobody_printed_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="options of labyrinthe"):
        options_of(find("labyrinthe"), 2, options)


def test_before_the_maze_is_laid_there_is_nothing_to_see() -> None:
    for view in views(rules.new(2, Options())).values():
        assert view.places == ()
        assert view.spare is None


def test_the_same_seed_lays_the_same_maze_in_every_mode() -> None:
    mazes = {
        write_position(begun(mode=mode)).split("spare")[0] for mode in ("base", "children", "night")
    }
    assert len(mazes) == 1
