"""V1 to V3: sides, furniture, the keyhole, the die, and how many cards there are."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from manoir.games.pasvu import rules
from manoir.games.pasvu.box import CARDS, PIECES
from manoir.games.pasvu.geometry.hall import Hall
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.moves import Deal, Open, Opened
from manoir.games.pasvu.rounds.setup import hotel, opening
from manoir.games.pasvu.sight.keyhole import DOORS, Door, Side
from manoir.games.pasvu.state import Options
from manoir.kernel import NATURE, Chance, Sampler
from manoir.kernel.match import Match
from tests.games.pasvu.halls import check_sound
from tests.games.pasvu.positions import NINE, draws, events_of, play, position


@pytest.mark.parametrize(
    ("seats", "sides"), [(2, ("S", "N")), (3, ("S", "W", "N")), (4, ("S", "W", "N", "E"))]
)
def test_V1_sides_go_clockwise_by_seat(seats: int, sides: tuple[Side, ...]) -> None:
    assert rules.new(seats, Options()).sides == sides


def test_V1_a_table_may_choose_other_sides() -> None:
    state = rules.new(2, Options(sides=("E", "S")))
    assert state.sides == ("E", "S")
    assert rules.view(state, None).sides == ("E", "S")


@pytest.mark.parametrize(
    "sides", [["S"], ["S", "S"], ["S", "S", "N"], ["S", "W", "N"], ["S", "W", "N", "E"]]
)
def test_V1_sides_that_do_not_fit_are_refused_by_the_rule(sides: list[str]) -> None:
    with pytest.raises(ValueError, match="V1: 2 seats take 2 different sides"):
        Match("pasvu", seats=2, sides=sides)


@pytest.mark.parametrize(
    "options", [{"sides": ["X", "N"]}, {"sides": ["S", "W", "N", "E", "S"]}, {"eyes": "blind"}]
)
def test_V1_what_is_no_side_or_no_option_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="options of pasvu"):
        Match("pasvu", seats=2, **options)


def test_V1_everybody_begins_with_seven_ghosts_in_reserve() -> None:
    view = rules.view(rules.new(3, Options()), 1)
    assert view.reserve == (tuple(range(7)),) * 3
    assert view.ghosts == ()
    assert view.out == ((), (), ())


def drawn(seats: int, *numbers: int, **options: Any) -> Open:
    """The opening for these draws."""
    move = opening(seats, Options(**options)).draw(draws(*numbers)[0])
    assert isinstance(move, Open)
    return move


def test_V2_the_hotel_is_set_out_as_it_is_shipped() -> None:
    hall = hotel()
    assert {piece for piece, _ in hall.pieces} == set(PIECES)
    assert all(pose.face == "bottom" for _, pose in hall.pieces)
    check_sound(hall)
    assert drawn(2, 0, 0).pieces == hall.pieces


@pytest.mark.parametrize(("draw", "door"), [(0, Door("S", 1)), (9, Door("E", 4)), (23, DOORS[-1])])
def test_V2_the_keyhole_begins_on_any_of_24_doors(draw: int, door: Door) -> None:
    move = drawn(4, draw, 2)
    assert (move.keyhole, move.holder) == (door, 2)


def test_V2_chance_is_asked_for_one_of_24_doors_and_one_of_the_seats() -> None:
    for seats in (2, 3, 4):
        below, bounds = draws(23, seats - 1)
        opening(seats, Options()).draw(below)
        assert bounds == [24, seats]


def test_V2_who_holds_the_die_draws_first() -> None:
    state = play(rules.new(3, Options()), (NATURE, drawn(3, 7, 2)))
    assert (state.phase, state.holder, state.turn) == ("dealing", 2, 2)
    assert state.keyhole == Door("E", 2)
    assert state.hall == hotel()
    assert events_of(rules.new(3, Options()), NATURE, drawn(3, 7, 2)) == (Opened(Door("E", 2), 2),)


def test_V2_a_hall_at_random_is_sound_and_differs() -> None:
    halls = set()
    for seed in range(6):
        rng = Random(seed)
        move = opening(2, Options(hall="random")).draw(rng.randrange)
        halls.add(move.pieces)
        check_sound(Hall(move.pieces))
        assert sorted(piece for piece, _ in move.pieces) == sorted(PIECES)
        assert opening(2, Options(hall="random")).allows(move)
        assert not opening(2, Options()).allows(move), "this is not the hotel"
    assert len(halls) == 6


def test_V2_at_random_most_pieces_stand_upright_and_some_do_not() -> None:
    faces: Counter[str] = Counter()
    for seed in range(12):
        move = opening(2, Options(hall="random")).draw(Random(seed).randrange)
        faces.update(pose.face for _, pose in move.pieces)
    assert faces["bottom"] > 36
    assert len(faces) > 3


def test_V2_an_opening_that_cannot_be_is_not_believed() -> None:
    sampler, good = opening(2, Options(hall="random")), drawn(2, 5, 1)
    first, *others = good.pieces
    floating = (first[0], replace(first[1], z=first[1].z + 1))
    outside = (first[0], replace(first[1], x=-900))
    bad: list[Any] = [
        replace(good, holder=2),
        replace(good, pieces=()),
        replace(good, pieces=good.pieces[:-1]),
        replace(good, pieces=(first, first, *others[1:])),
        replace(good, pieces=(floating, *others)),
        replace(good, pieces=(outside, *others)),
        replace(good, pieces=(("table", Pose("bottom", 900, 2700, 4300)), *good.pieces[:-1])),
        Deal(3),
    ]
    assert sampler.allows(good)
    for move in bad:
        assert not sampler.allows(move), move


def test_V2_pieces_in_one_another_are_not_believed() -> None:
    good = drawn(2, 5, 1)
    into = dict(good.pieces)["piano"]
    pieces = tuple((name, into if name == "table" else pose) for name, pose in good.pieces)
    assert not opening(2, Options(hall="random")).allows(replace(good, pieces=pieces))


def test_V3_there_are_20_cards_with_every_pair_of_pieces_once() -> None:
    pairs = [frozenset(card.pieces) for card in CARDS if card.pieces]
    assert len(CARDS) == 20
    assert len(pairs) == len(set(pairs)) == 15
    assert all(len(pair) == 2 for pair in pairs)
    assert Counter(card.value for card in CARDS if card.pieces) == {6: 5, 7: 5, 8: 5}
    assert sorted(card.value for card in CARDS if not card.pieces) == [9, 9, 9, 10, 10]


def test_V3_any_card_comes_that_has_not_come_yet_each_as_often() -> None:
    chance = rules.chance(position("dealing", drawn=(0, 7, 19)))
    assert isinstance(chance, Chance)
    assert [move.card for move in chance.moves] == [c for c in range(20) if c not in {0, 7, 19}]
    assert set(chance.weights) == {1}


@pytest.mark.parametrize(("seats", "cards"), [(2, 10), (3, 15), (4, 20)])
def test_V3_a_game_has_five_cards_a_seat(seats: int, cards: int) -> None:
    state = position("dealing", seats=seats)
    assert rules.view(state, None).deck == cards
    after = play(state, (NATURE, Deal(NINE)))
    assert rules.view(after, None).deck == cards - 1
    assert after.drawn == (NINE,)


def test_V2_only_what_the_phase_is_for_comes_from_nature() -> None:
    for phase in ("opening", "throwing"):
        state = position(phase, throwers=(0, 1))
        assert rules.to_act(state) == (NATURE,)
        assert isinstance(rules.chance(state), Sampler)
        assert not rules.chance(state).allows(Deal(1))
    assert rules.REVEALS == ()


def test_options_and_their_defaults_are_on_the_table() -> None:
    assert msgspec.to_builtins(Options()) == {
        "eyes": "fair", "hide": True, "hall": "hotel", "sides": (), "practice": False,
        "fusions": False, "midnight": 0, "deck": (),
    }  # fmt: skip
