"""V13, *Toc, toc, toc*: nobody chooses, the keyhole stays on its side."""

import pytest

from manoir.games.pasvu import rules
from manoir.games.pasvu.moves import Choose, Done, Finished, Roll, Rolled
from manoir.games.pasvu.sight.keyhole import Door, Side
from manoir.kernel import NATURE
from tests.games.pasvu.midnight.nights import before, night, on_foot, strike, until
from tests.games.pasvu.positions import events_of, looked_at, play, refused


@pytest.mark.parametrize("side", ["S", "E", "N", "W"])
@pytest.mark.parametrize("number", [1, 3, 6])
def test_V13_the_keyhole_stays_on_its_side_and_the_door_is_rolled_for(
    side: Side, number: int
) -> None:
    """Also at the door where it was."""
    state = until(night(f"keyhole {side}3", "knock"), "door")
    assert (state.aim, rules.to_act(state)) == (side, (NATURE,))
    assert events_of(state, NATURE, Roll(number)) == (Rolled(Door(side, number), 1),)
    assert play(state, (NATURE, Roll(number))).keyhole == Door(side, number)


def test_V13_nobody_throws_for_it_and_nobody_chooses() -> None:
    state = play(on_foot(night("holder 1\nturn 1", "knock")), (1, Done()))
    assert events_of(state, 0, Done()) == (Finished(0),)
    state = play(state, (0, Done()))
    assert state.phase == "door"
    assert refused(state, 1, Choose("N"))[0] == "not_your_turn"
    state = until(state, "looking")
    assert state.chosen == (0, 0)
    assert looked_at(state).chosen == (0, 0)


@pytest.mark.parametrize(("sides", "holder", "next"), [("S N", 1, 0), ("S W N E", 2, 3)])
def test_V13_who_has_the_die_rolls_and_passes_it_to_the_left(
    sides: str, holder: int, next: int
) -> None:
    state = night(f"sides {sides}\nholder {holder}\nturn {holder}", "knock")
    state = until(state, "looking")
    assert state.holder == next
    state = looked_at(state)
    assert (state.phase, state.turn) == ("striking", next)


def test_V9_in_the_next_round_all_who_have_chosen_least_throw_again() -> None:
    state = strike(before("chosen 1 0", "knock", "spin", midnight=1), "knock")
    state = until(strike(until(state, "striking"), "spin"), "side")
    assert state.turn == 1


@pytest.mark.parametrize("cards", [("knock", "crystal"), ("crystal", "knock")])
def test_V13_with_a_crystal_ball_all_is_known_and_nothing_more_is_rolled(
    cards: tuple[str, str],
) -> None:
    state = before("keyhole E2", *cards)
    for card in cards:
        state = strike(state, card)
        if card == "crystal":
            state = play(state, (NATURE, Roll(5)))
    state = play(on_foot(state), (0, Done()))
    assert events_of(state, 1, Done()) == (Finished(1), Rolled(Door("E", 5), 1))
    state = play(state, (1, Done()))
    assert (state.phase, state.keyhole, state.chosen) == ("looking", Door("E", 5), (0, 0))
