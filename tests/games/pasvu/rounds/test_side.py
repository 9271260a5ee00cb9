"""V9: who throws, who chooses a side, which door it is, and who begins the next round."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from manoir.games.pasvu import rules
from manoir.games.pasvu.moves import (
    Choose,
    Chosen,
    Deal,
    Done,
    Open,
    Roll,
    Rolled,
    Throw,
    Thrown,
)
from manoir.games.pasvu.rounds.setup import hotel
from manoir.games.pasvu.sight.keyhole import SIDES, Door, Side
from manoir.games.pasvu.state import Options, State
from manoir.kernel import NATURE, Chance, Sampler
from tests.games.pasvu.positions import NINE, draws, events_of, looked_at, play, position, refused


def all_done(chosen: tuple[int, ...], **fields: object) -> State:
    """After the last seat has said so."""
    last = len(chosen) - 1
    done = (*(True,) * last, False)
    state = position("ghosts", seats=len(chosen), chosen=chosen, done=done, **fields)  # type: ignore[arg-type]
    return play(state, (last, Done()))


def choosing(turn: int = 0, *, seats: int = 3, **fields: object) -> State:
    state = position("side", seats=seats, turn=turn, throwers=(turn,), **fields)  # type: ignore[arg-type]
    return replace(state, keyhole=Door("W", 2))


def a_round(state: State, *throws: tuple[int, ...]) -> tuple[int, State]:
    """Cards, nobody moves, these throws, the first open side, the first door, nobody seen."""
    for card in range(NINE, NINE + 5):
        if state.phase == "dealing":
            state = play(state, (NATURE, Deal(card)))
    for seat in range(len(state.sides)):
        state = play(state, (seat, Done()))
    for faces in throws:
        state = play(state, (NATURE, Throw(faces)))
    chooser = state.turn
    assert rules.to_act(state) == (chooser,)
    state = play(state, (chooser, Choose(rules.view(state, None).open_sides[0])), (NATURE, Roll(1)))
    return chooser, looked_at(state)


def test_the_rulebook_chooses_sides_over_four_rounds() -> None:
    """Orange; then Red and Green throw, Green; then Red; then all three throw."""
    orange, red, green = range(3)
    state = rules.new(3, Options())
    state = play(state, (NATURE, Open(Door("N", 3), orange, hotel().pieces)))
    chooser, state = a_round(state, (6, 2, 5))
    assert chooser == orange
    chooser, state = a_round(state, (1, 4))  # of two: Orange does not throw
    assert chooser == green
    chooser, state = a_round(state)  # nobody throws
    assert chooser == red
    assert state.chosen == (1, 1, 1)
    chooser, state = a_round(state, (3, 3, 1), (2, 5))
    assert chooser == red


def test_V9_in_the_first_round_everybody_throws() -> None:
    state = all_done((0, 0, 0, 0))
    assert (state.phase, state.throwers) == ("throwing", (0, 1, 2, 3))


@pytest.mark.parametrize(
    ("chosen", "who"),
    [((1, 0, 0), (1, 2)), ((1, 1, 1), (0, 1, 2)), ((2, 1, 1, 2), (1, 2)), ((2, 2), (0, 1))],
)
def test_V9_only_those_throw_who_have_chosen_less_often(
    chosen: tuple[int, ...], who: tuple[int, ...]
) -> None:
    state = all_done(chosen)
    assert (state.phase, state.throwers) == ("throwing", who)


@pytest.mark.parametrize(("chosen", "chooser"), [((1, 0), 1), ((0, 1), 0), ((1, 1, 0, 1), 2)])
def test_V9_who_alone_may_throw_chooses_without(chosen: tuple[int, ...], chooser: int) -> None:
    state = all_done(chosen)
    assert (state.phase, state.turn, rules.to_act(state)) == ("side", chooser, (chooser,))


def test_V9_the_highest_chooses() -> None:
    state = all_done((0, 1, 0, 0))
    assert events_of(state, NATURE, Throw((2, 6, 5))) == (Thrown(((0, 2), (2, 6), (3, 5)), 2),)
    after = play(state, (NATURE, Throw((2, 6, 5))))
    assert (after.phase, after.turn) == ("side", 2)


def test_V9_equal_highest_throw_again_among_themselves() -> None:
    state = all_done((0, 0, 0, 0))
    assert events_of(state, NATURE, Throw((6, 2, 6, 6))) == (
        Thrown(((0, 6), (1, 2), (2, 6), (3, 6)), None),
    )
    state = play(state, (NATURE, Throw((6, 2, 6, 6))))
    assert (state.phase, state.throwers) == ("throwing", (0, 2, 3))
    state = play(state, (NATURE, Throw((1, 3, 3))))
    assert state.throwers == (2, 3)
    state = play(state, (NATURE, Throw((5, 4))))
    assert (state.phase, state.turn) == ("side", 2)


def test_V9_nature_throws_one_die_for_each() -> None:
    chance = rules.chance(all_done((1, 0, 0)))
    assert isinstance(chance, Sampler)
    below, bounds = draws(5, 0)
    assert chance.draw(below) == Throw((6, 1))
    assert bounds == [6, 6]
    assert chance.allows(Throw((3, 3)))
    for faces in ((), (3,), (3, 3, 3)):
        assert not chance.allows(Throw(faces))
    assert not chance.allows(Roll(3))


def test_V9_the_keyhole_must_change_its_side() -> None:
    state = choosing()
    assert rules.view(state, None).open_sides == ("S", "E", "N")
    assert rules.legal(state, 0) == (Choose("S"), Choose("E"), Choose("N"))
    assert refused(state, 0, Choose("W")) == ("same_side", "V9", {"side": "W"})


@pytest.mark.parametrize("side", ["S", "E", "N"])
def test_V9_the_chooser_rolls_for_the_door(side: Side) -> None:
    state = choosing()
    assert events_of(state, 0, Choose(side)) == (Chosen(0, side),)
    state = play(state, (0, Choose(side)))
    assert (state.phase, state.aim, state.keyhole) == ("door", side, Door("W", 2))
    chance = rules.chance(state)
    assert isinstance(chance, Chance)
    assert chance.moves == tuple(Roll(number) for number in range(1, 7))
    assert set(chance.weights) == {1}
    assert events_of(state, NATURE, Roll(5)) == (Rolled(Door(side, 5), 1),)
    after = play(state, (NATURE, Roll(5)))
    assert (after.phase, after.keyhole) == ("looking", Door(side, 5))


@pytest.mark.parametrize(("seats", "chooser", "left"), [(2, 1, 0), (3, 0, 1), (4, 3, 0), (4, 2, 3)])
def test_V9_the_die_goes_to_the_left_of_who_chose_and_that_seat_begins(
    seats: int, chooser: int, left: int
) -> None:
    state = play(choosing(chooser, seats=seats), (chooser, Choose("N")), (NATURE, Roll(1)))
    assert state.holder == left
    after = looked_at(state)
    assert (after.phase, after.turn, after.holder) == ("dealing", left, left)


def test_V9_how_often_each_has_chosen_is_counted() -> None:
    state = play(choosing(1, chosen=(1, 1, 2)), (1, Choose("N")), (NATURE, Roll(1)))
    assert state.chosen == (1, 2, 2)


def test_V9_only_the_chooser_chooses_and_only_then() -> None:
    state = choosing(1)
    for seat in (0, 2):
        assert refused(state, seat, Choose("N")) == ("not_your_turn", "V9", {})
    assert refused(position("ghosts"), 0, Choose("N")) == ("not_now", "V6", {"phase": "ghosts"})


def test_V9_over_five_rounds_nobody_chooses_twice_more_than_another() -> None:
    for seats in (2, 3, 4):
        state = rules.new(seats, Options())
        state = play(state, (NATURE, Open(Door("S", 3), 0, hotel().pieces)))
        sides = [state.keyhole.side]
        while state.phase != "over":
            waiting = state.chosen.count(min(state.chosen))
            faces = tuple(range(1, waiting + 1))
            _, state = a_round(replace(state, drawn=()), *((faces,) if waiting > 1 else ()))
            sides.append(state.keyhole.side)
            assert max(state.chosen) - min(state.chosen) <= 1
        assert sum(state.chosen) == 5
        assert all(one != two for one, two in pairwise(sides))
        assert set(sides) <= set(SIDES)
