"""V13, *Boule de cristal*: the number of this round's door is rolled for at once."""

import pytest

from manoir.games.pasvu import rules
from manoir.games.pasvu.moves import Choose, Chosen, Foretold, Pass, Roll, Rolled, Strike
from manoir.games.pasvu.sight.keyhole import Door
from manoir.kernel import NATURE, Chance
from tests.games.pasvu.midnight.nights import before, night, strike, until
from tests.games.pasvu.positions import events_of, looked_at, play, refused


def test_V13_the_die_is_rolled_before_anybody_has_a_card() -> None:
    state = night("hotel", "crystal")
    assert (state.phase, rules.to_act(state)) == ("crystal", (NATURE,))
    chance = rules.chance(state)
    assert isinstance(chance, Chance)
    assert set(chance.moves) == {Roll(number) for number in range(1, 7)}
    assert refused(state, 0, Pass())[0] == "not_your_turn"


@pytest.mark.parametrize("number", range(1, 7))
def test_V13_the_keyhole_goes_to_that_door_of_the_side_chosen(number: int) -> None:
    state = night("keyhole S1", "crystal")
    assert events_of(state, NATURE, Roll(number)) == (Foretold(number),)
    state = play(state, (NATURE, Roll(number)))
    assert (state.phase, rules.view(state, 0).night.number) == ("dealing", number)
    state = until(state, "side")
    assert events_of(state, 0, Choose("W")) == (Chosen(0, "W"), Rolled(Door("W", number), 1))
    state = play(state, (0, Choose("W")))
    assert (state.phase, state.keyhole, state.chosen) == ("looking", Door("W", number), (1, 0))
    assert state.holder == 1


def test_V9_the_side_must_still_be_another_one() -> None:
    state = until(night("keyhole N1", "crystal"), "side")
    assert refused(state, 0, Choose("N")) == ("same_side", "V9", {"side": "N"})


def test_V13_in_the_next_round_the_door_is_rolled_for_again() -> None:
    state = before("", "crystal", "spin", midnight=1)
    state = looked_at(until(strike(state, "crystal"), "looking", number=6))
    assert state.night.number is None
    state = until(strike(state, "spin"), "door")
    assert play(state, (NATURE, Roll(2))).keyhole.number == 2


def test_V13_the_ball_says_a_number_a_round() -> None:
    state = until(night("", "crystal"), "striking", number=6)
    state = play(state, (NATURE, Strike("crystal")), (NATURE, Roll(2)))
    assert until(state, "looking", number=5).keyhole.number == 2


def test_V13_after_the_ball_the_next_card_comes() -> None:
    state = play(strike(before("hotel", "crystal", "spin"), "crystal"), (NATURE, Roll(3)))
    assert state.phase == "striking"
    state = strike(state, "spin")
    assert (state.phase, state.night.number) == ("dealing", 3)
