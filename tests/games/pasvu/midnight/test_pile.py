"""V13: when midnight strikes, what may be drawn, and what follows a card."""

import pytest
from msgspec.structs import replace

from manoir.games.pasvu import rules
from manoir.games.pasvu.midnight.pile import PILE
from manoir.games.pasvu.moves import Strike, Struck
from manoir.games.pasvu.state import Night, Options, State
from manoir.kernel import NATURE, Chance
from tests.games.pasvu.midnight.nights import before, night, strike, struck, until
from tests.games.pasvu.positions import events_of, looked_at, position, refused

TWELVE = {
    "double", "shelter", "excited", "grimaces", "tag", "dance", "perch", "brother", "knock",
    "spin", "crystal", "sun",
}  # fmt: skip
ASKING = {"excited", "tag"}  # of an empty reserve nobody could answer; here everybody has one


def offered(state: State) -> set[str]:
    chance = rules.chance(state)
    assert isinstance(chance, Chance)
    assert set(chance.weights) == {1}
    return {move.card for move in chance.moves}


def test_V13_there_are_twelve_cards() -> None:
    assert set(PILE) == TWELVE


def test_V13_in_the_first_round_no_card_is_drawn() -> None:
    state = position("looking", aim="S", options=Options(midnight=3))
    assert until(replace(state, phase="dealing", aim=None), "looking").night == Night()
    after = looked_at(state)
    assert (after.round, after.phase) == (2, "striking")


def test_V13_without_the_option_no_card_is_drawn_ever() -> None:
    state = position("looking", aim="S", round=2)
    assert looked_at(state).phase == "dealing"
    assert rules.view(state, 0).nights == 0


@pytest.mark.parametrize("round", [2, 3, 4])
def test_V13_from_the_second_round_on_a_card_comes_before_the_furniture(round: int) -> None:
    state = position("looking", aim="S", round=round, options=Options(midnight=1))
    after = looked_at(state)
    assert (after.phase, rules.to_act(after)) == ("striking", (NATURE,))
    assert offered(after) == TWELVE
    assert rules.view(after, 0).nights == 12
    assert strike(after, "double").phase == "dealing"


def test_V13_no_card_comes_after_the_last_round() -> None:
    state = position("looking", aim="S", round=5, options=Options(midnight=1))
    assert looked_at(state).phase == "over"


@pytest.mark.parametrize("card", sorted(TWELVE))
def test_V13_who_has_the_die_turns_it_up_and_begins_the_round(card: str) -> None:
    state = before("hotel\nholder 1\nturn 1", card)
    first, *_ = events_of(state, NATURE, Strike(card))
    assert first == Struck(card, 1, 2)
    after = strike(state, card)
    assert after.struck == after.night.cards == (card,)
    assert rules.view(after, None).nights == 0
    if card in ASKING:
        assert (after.phase, after.turn) == ("midnight", 1)
    elif card == "crystal":
        assert (after.phase, rules.to_act(after)) == ("crystal", (NATURE,))
    else:
        assert (after.phase, after.turn) == ("dealing", 1)


def test_V13_a_card_that_was_drawn_does_not_come_again_before_all_have() -> None:
    state = before("hotel", "double", "knock", "spin", midnight=1)
    state = looked_at(until(strike(state, "knock"), "looking"))
    assert (state.phase, offered(state)) == ("striking", {"double", "spin"})
    assert rules.view(state, 0).struck == ("knock",)
    state = looked_at(until(strike(state, "spin"), "looking"))
    assert offered(state) == {"double"}
    state = until(strike(state, "double"), "striking")
    assert (state.round, offered(state)) == (5, {"double", "knock", "spin"})
    assert strike(state, "spin").struck == ("spin",)


def test_V13_of_one_card_alone_the_same_comes_every_round() -> None:
    state = before("hotel", "spin")
    for round in range(2, 6):
        assert (state.phase, state.round, offered(state)) == ("striking", round, {"spin"})
        state = strike(state, "spin")
        assert rules.view(state, 0).nights == 0
        state = looked_at(until(state, "looking"))
    assert state.phase == "over"
    assert state.sides == ("S", "N")


def test_V13_a_table_may_have_several_cards_a_round() -> None:
    state = strike(before("hotel", "double", "knock", "spin", "perch", midnight=3), "double")
    assert (state.phase, offered(state)) == ("striking", {"knock", "spin", "perch"})
    state = strike(state, "perch", "spin")
    assert (state.phase, state.night.cards) == ("dealing", ("double", "perch", "spin"))
    assert rules.view(state, 0).night == state.night


def test_V13_a_pile_that_runs_out_gives_no_card_that_is_in_force() -> None:
    state = before("hotel\nstruck double knock", "double", "knock", "spin", midnight=2)
    assert offered(state) == {"spin"}
    state = strike(state, "spin")
    assert offered(state) == {"double", "knock"}
    assert strike(state, "knock").struck == ("spin", "knock")


def test_V13_no_more_cards_come_than_there_are() -> None:
    assert night("hotel", "knock", "spin", midnight=3).phase == "dealing"


def test_V13_what_was_in_force_is_over_with_the_round() -> None:
    state = until(night("hotel", "knock", "crystal"), "looking")
    assert state.night.number == 1
    assert looked_at(state).night == Night()


def test_V13_after_the_last_answer_the_next_card_comes() -> None:
    state = strike(before("hotel", "tag", "spin"), "tag")
    for seat in (0, 1):
        assert (state.phase, state.turn) == ("midnight", seat)
        state = rules.apply(state, seat, rules.legal(state, seat)[0])
    assert (state.phase, state.turn) == ("striking", 0)
    assert strike(state, "spin").phase == "dealing"


def test_V13_a_card_that_changes_nothing_tells_nothing_more() -> None:
    assert struck(before("hotel", "double"), "double") == ()
    assert struck(before("hotel", "brother"), "brother") == ()
    assert struck(before("hotel", "sun"), "sun") == ()


@pytest.mark.parametrize("deck", [("moon",), ("sun", "sun"), ("sun", ""), ("Sun",), ("pile",)])
def test_V13_a_deck_has_different_cards_out_of_the_twelve(deck: tuple[str, ...]) -> None:
    for midnight in (0, 1):
        with pytest.raises(ValueError, match="V13"):
            rules.new(2, Options(midnight=midnight, deck=deck))


def test_V13_only_nature_turns_cards_up() -> None:
    for seat in (0, 1):
        assert refused(before("hotel", "sun"), seat, Strike("sun")) == ("nature_only", "V2", {})
