"""E1 to E11, each by its number, on positions drawn in text (see notation.py)."""

from typing import Any

import pytest
from msgspec.structs import replace

from manoir.games.escalier import rules
from manoir.games.escalier.moves import (
    Advance,
    Advanced,
    Arrived,
    Begin,
    Climbed,
    Decline,
    DieRolled,
    Haunt,
    Haunted,
    Idle,
    Move,
    Roll,
    Rolled,
    Swap,
    Swapped,
    Trade,
    Traded,
)
from manoir.games.escalier.rows import items_of, row_of
from manoir.games.escalier.staircase import GHOST_FACE, Place
from manoir.games.escalier.state import Options, State
from manoir.kernel import NATURE, Outcome
from tests.games.escalier.positions import position, stairs

ORANGE, RED, YELLOW, GREEN = range(4)
TWO: dict[str, Any] = {"colours": (ORANGE, RED)}
THREE: dict[str, Any] = {"colours": (ORANGE, RED, YELLOW)}


def roll(state: State, face: int) -> State:
    return rules.apply(rules.apply(state, state.turn or 0, Roll()), NATURE, Rolled(face))


def play(state: State, move: Move) -> State:
    assert rules.check(state, rules.to_act(state)[0], move) is None
    return rules.apply(state, rules.to_act(state)[0], move)


def refused(state: State, move: Move, seat: int | None = None) -> tuple[str, str]:
    refusal = rules.check(state, rules.to_act(state)[0] if seat is None else seat, move)
    assert refusal is not None
    return refusal.code, refusal.rule


def ended(state: State) -> Outcome:
    outcome = rules.outcome(state)
    assert outcome is not None
    return outcome


def test_E1_every_token_starts_on_the_first_step() -> None:
    assert stairs(rules.new(4, Options())) == "O1 R1 Y1 G1"


def test_E1_players_take_the_colours_they_like() -> None:
    state = rules.new(2, Options(colours=(GREEN, YELLOW)))
    assert state.owners == (None, None, 1, 0)
    assert stairs(state) == "Y1 G1 o1 r1"


@pytest.mark.parametrize("colours", [(0, 0), (0,), (0, 1, 2)])
def test_E1_seats_take_different_colours_one_each(colours: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="E1"):
        rules.new(2, Options(colours=colours))


def test_E2_seat_0_is_the_youngest_and_starts() -> None:
    assert rules.to_act(rules.new(4, Options())) == (0,)


def test_E2_a_chosen_seat_starts() -> None:
    assert rules.to_act(rules.new(4, Options(first=2))) == (2,)


def test_E2_a_seat_that_is_not_there_cannot_start() -> None:
    with pytest.raises(ValueError, match="E2"):
        rules.new(2, Options(first=2))


def test_E2_nature_may_name_who_starts() -> None:
    state = rules.new(3, Options(first="random"))
    assert rules.to_act(state) == (NATURE,)
    assert rules.chance(state).moves == (Begin(0), Begin(1), Begin(2))
    assert rules.to_act(rules.apply(state, NATURE, Begin(2))) == (2,)


def test_E2_a_turn_begins_with_the_die() -> None:
    state = rules.new(4, Options())
    assert rules.legal(state, 0) == (Roll(),)
    assert refused(state, Decline()) == ("roll_first", "E2")


def test_E2_one_rolls_once() -> None:
    assert refused(position("o1 R1 Y1 G1", die=2), Roll()) == ("already_rolled", "E2")


def test_E2_play_goes_clockwise() -> None:
    state = rules.new(3, Options())
    for seat in (0, 1, 2, 0):
        assert state.turn == seat
        state = roll(state, 1)


def test_E2_out_of_turn_is_refused() -> None:
    assert refused(rules.new(4, Options()), Roll(), seat=1) == ("not_your_turn", "E2")


def test_E2_nobody_can_throw_natures_die() -> None:
    state = rules.apply(rules.new(4, Options()), 0, Roll())
    assert refused(state, Rolled(4), seat=0) == ("nature_only", "E2")


def test_E2_the_die_has_four_pips_and_two_ghosts() -> None:
    chance = rules.chance(rules.apply(rules.new(4, Options()), 0, Roll()))
    faces = dict(zip(chance.moves, chance.weights, strict=True))
    assert faces == {Rolled(1): 1, Rolled(2): 1, Rolled(3): 1, Rolled(4): 1, Rolled(GHOST_FACE): 2}


@pytest.mark.parametrize("pips", [1, 2, 3, 4])
def test_E3_pips_move_ones_own_token(pips: int) -> None:
    after = roll(position("O3 R4 Y1 G1"), pips)
    assert stairs(after) == f"O{3 + pips} R4 Y1 G1"
    assert after.turn == 1


def test_E3_steps_are_shared_by_any_number_of_pieces() -> None:
    assert stairs(roll(position("O2 R4 y4 g4"), 2)) == "O4 R4 y4 g4"


def test_E4_a_ghost_face_turns_any_one_token() -> None:
    state = roll(position("O3 R4 y6 G1"), GHOST_FACE)
    assert rules.legal(state, 0) == (Haunt(ORANGE), Haunt(RED), Haunt(GREEN), Decline())
    assert stairs(play(state, Haunt(RED))) == "O3 G1 r4 y6"
    assert stairs(play(state, Haunt(ORANGE))) == "R4 G1 o3 y6"


def test_E4_ruling_one_may_decline() -> None:
    after = play(roll(position("O3 R4 Y6 G1"), GHOST_FACE), Decline())
    assert stairs(after) == "O3 R4 Y6 G1"
    assert after.turn == 1


def test_E4_a_ghost_seat_also_turns_tokens() -> None:
    state = roll(position("o3 R4 Y6 G1"), GHOST_FACE)
    assert Haunt(GREEN) in rules.legal(state, 0)


def test_E4_the_new_ghost_is_the_last_on_its_step() -> None:
    state = roll(position("O3 R5 y5 g5"), GHOST_FACE)
    after = play(state, Haunt(RED))
    assert stairs(after) == "O3 y5 g5 r5"
    told = rules.events(state, 0, Haunt(RED), after, None)
    assert told == (Haunted(0, RED, Place(5, 2)),)


def test_E4_what_is_no_token_cannot_be_turned() -> None:
    state = position("O3 r5 Y1 G1", die=GHOST_FACE)
    assert refused(state, Haunt(RED)) == ("no_such_token", "E4")


def test_E4_pips_turn_nobody() -> None:
    assert refused(position("o3 R5 Y1 G1", die=2), Haunt(RED)) == ("needs_ghost_face", "E4")


def test_E5_a_ghost_seat_must_advance_some_ghost() -> None:
    state = roll(position("o3 R5 y3 g7"), 2)
    places = [Place(3, 0), Place(3, 1), Place(7, 0)]
    assert rules.legal(state, 0) == tuple(Advance(place) for place in places)
    assert refused(state, Decline()) == ("must_advance", "E5")


def test_E5_own_another_or_a_neutral_ghost() -> None:
    state = roll(position("o3 r5 y8 g9", **TWO), 2)
    assert stairs(play(state, Advance(Place(3, 0)))) == "o5 r5 y8 g9".replace("o5 r5", "r5 o5")
    assert stairs(play(state, Advance(Place(5, 0)))) == "o3 r7 y8 g9"
    assert stairs(play(state, Advance(Place(8, 0)))) == "o3 r5 g9 y10"


def test_E5_the_slot_says_which_of_two_on_a_step() -> None:
    state = position("o3 r3 Y1 G1", die=1)
    assert stairs(play(state, Advance(Place(3, 0)))) == "Y1 G1 r3 o4"
    assert stairs(play(state, Advance(Place(3, 1)))) == "Y1 G1 o3 r4"


def test_E5_there_must_be_a_ghost_there() -> None:
    state = position("o3 R5 Y1 G1", die=2)
    assert refused(state, Advance(Place(5, 0))) == ("no_ghost_there", "E5")
    assert refused(state, Advance(Place(3, 1))) == ("no_ghost_there", "E5")


def test_E5_a_ghost_face_advances_nobody() -> None:
    state = position("o3 R5 Y1 G1", die=GHOST_FACE)
    assert refused(state, Advance(Place(3, 0))) == ("needs_pips", "E5")


def test_E6_when_all_are_ghosts_two_must_change_places() -> None:
    state = roll(position("o3 r5 y8 g9"), GHOST_FACE)
    assert len(rules.legal(state, 0)) == 6
    assert refused(state, Decline()) == ("must_swap", "E6")
    assert refused(state, Haunt(RED)) == ("must_swap", "E6")
    assert stairs(play(state, Swap(Place(3, 0), Place(9, 0)))) == "g3 r5 y8 o9"


def test_E6_ruling_a_bluff_on_one_step_changes_their_slots() -> None:
    state = position("o3 r3 y8 g9", die=GHOST_FACE)
    assert stairs(play(state, Swap(Place(3, 0), Place(3, 1)))) == "r3 o3 y8 g9"


def test_E6_a_ghost_is_not_swapped_with_itself() -> None:
    state = position("o3 r3 y8 g9", die=GHOST_FACE)
    assert refused(state, Swap(Place(3, 0), Place(3, 0))) == ("same_ghost", "E6")


def test_E6_both_ghosts_must_be_there() -> None:
    state = position("o3 r3 y8 g9", die=GHOST_FACE)
    assert refused(state, Swap(Place(3, 0), Place(4, 0))) == ("no_ghost_there", "E6")


def test_E6_a_swap_is_written_from_the_foot_up() -> None:
    state = position("o3 r3 y8 g9", die=GHOST_FACE)
    assert refused(state, Swap(Place(9, 0), Place(3, 0))) == ("lower_place_first", "E6")


def test_E6_not_while_there_are_tokens() -> None:
    state = position("o3 R3 y8 g9", die=GHOST_FACE)
    assert refused(state, Swap(Place(3, 0), Place(8, 0))) == ("tokens_remain", "E6")


def test_E6_not_with_pips() -> None:
    state = position("o3 r3 y8 g9", die=3)
    assert refused(state, Swap(Place(3, 0), Place(8, 0))) == ("needs_ghost_face", "E6")


def test_E6_with_one_ghost_left_nothing_happens() -> None:
    full = position("o3 r3 | top y g", podium=True, turn=0)
    before = replace(
        full, ghost_row=row_of(items_of(full.ghost_row)[:1])
    )  # no game gets there: red is taken off
    after = roll(before, GHOST_FACE)
    assert stairs(after) == stairs(before)
    assert after.turn == 1
    rolling = rules.apply(before, 0, Roll())
    told = rules.events(rolling, NATURE, Rolled(GHOST_FACE), after, None)
    assert told == (DieRolled(0, GHOST_FACE), Idle(0))


def test_E7_no_view_shows_what_is_under_a_ghost() -> None:
    state = position("o3 r3 y8 G9")
    assert rules.view(state, 0).ghosts == (3, 3, 8)
    assert rules.view(state, 0).under is None
    assert rules.view(state, 0) == rules.view(position("y3 o3 r8 G9"), 0)


def test_E7_the_log_is_withheld_while_memory_is_strict() -> None:
    assert not rules.log_is_public(position("o3 r3 y8 g9"))
    assert rules.log_is_public(position("o3 r3 y8 g9", memory="open"))
    assert rules.log_is_public(position("o3 r3 y8 | top g"))


def test_E8_a_ghost_at_the_top_wins_for_the_owner_of_its_colour() -> None:
    state = position("o3 r20 y8 g9", die=4)
    after = play(state, Advance(Place(20, 0)))
    assert stairs(after) == "o3 y8 g9 | top r"
    assert rules.to_act(after) == ()
    assert ended(after).ranks == (2, 1, 2, 2)
    told = rules.events(state, 0, Advance(Place(20, 0)), after, None)
    assert told == (Advanced(0, Place(20, 0), None), Arrived(RED, 1, ghost=True))


def test_E8_surplus_pips_are_lost() -> None:
    exact = play(position("o18 r3 y8 g9", die=4), Advance(Place(18, 0)))
    surplus = play(position("o21 r3 y8 g9", die=4), Advance(Place(21, 0)))
    assert exact.arrived == surplus.arrived == (ORANGE,)
    assert not play(position("o17 r3 y8 g9", die=4), Advance(Place(17, 0))).arrived


def test_E8_a_token_at_the_top_wins_for_its_owner() -> None:
    before = rules.apply(position("O20 R3 Y8 G9"), 0, Roll())
    after = rules.apply(before, NATURE, Rolled(3))
    assert ended(after).winners == (0,)
    told = rules.events(before, NATURE, Rolled(3), after, None)
    climbed = Climbed(0, ORANGE, 20, 22)
    assert told == (DieRolled(0, 3), climbed, Arrived(ORANGE, 0, ghost=False))


def test_E8_after_the_end_everything_is_shown_and_nothing_is_played() -> None:
    state = position("o3 r3 y8 | top g")
    assert rules.view(state, None).under == (ORANGE, RED, YELLOW)
    assert refused(state, Roll(), seat=0) == ("game_over", "E8")


def test_E9_colours_nobody_took_start_as_ghosts() -> None:
    assert stairs(rules.new(2, Options())) == "O1 R1 y1 g1"
    assert stairs(rules.new(3, Options())) == "O1 R1 Y1 g1"


def test_E9_a_neutral_figure_at_the_top_ends_nothing() -> None:
    state = position("o3 R3 y20 g9", die=4, **TWO)
    after = play(state, Advance(Place(20, 0)))
    assert rules.outcome(after) is None
    assert after.turn == 1
    assert rules.view(after, None).arrived == (YELLOW,)
    told = rules.events(state, 0, Advance(Place(20, 0)), after, None)
    assert told[1] == Arrived(YELLOW, None, ghost=True)


def test_E10_podium_plays_on_until_one_is_left() -> None:
    state = play(position("o18 r18 y18 g3", die=4, podium=True), Advance(Place(18, 1)))
    assert rules.outcome(state) is None
    assert stairs(state) == "g3 o18 y18 | top r".replace("g3 o18 y18", "g3 o18 y18")
    state = play(roll(state, 4), Advance(Place(18, 0)))
    assert state.turn == 3
    state = play(roll(state, 4), Advance(Place(18, 0)))
    assert ended(state).ranks == (2, 1, 3, 4)
    assert ended(state).scores == (2, 3, 1, 0)


def test_E10_who_is_at_the_top_has_no_more_turns() -> None:
    state = roll(position("o3 y3 g3 | top r", podium=True, turn=0, die=None), 1)
    assert play(state, Advance(Place(3, 0))).turn == 2


def test_E10_without_podium_the_first_arrival_ends_it() -> None:
    assert ended(position("o3 r3 y8 | top g")).ranks == (2, 2, 2, 1)


def test_E11_grands_may_trade_the_tokens_of_two_players() -> None:
    state = position("o3 r5 y8 g9", die=GHOST_FACE, grands=True)
    assert Trade(ORANGE, GREEN) in rules.legal(state, 0)
    after = play(state, Trade(ORANGE, GREEN))
    assert after.owners == (3, 1, 2, 0)
    assert stairs(after) == stairs(state)
    assert rules.events(state, 0, Trade(ORANGE, GREEN), after, None) == (Traded(0, ORANGE, GREEN),)


def test_E11_after_a_trade_the_new_owner_wins() -> None:
    state = play(position("o21 r5 y8 g9", die=GHOST_FACE, grands=True), Trade(ORANGE, GREEN))
    after = play(roll(state, 1), Advance(Place(21, 0)))
    assert ended(after).winners == (3,)


def test_E11_ruling_neutral_colours_are_not_traded() -> None:
    state = position("o3 r5 y8 g9", die=GHOST_FACE, grands=True, **TWO)
    assert refused(state, Trade(ORANGE, GREEN)) == ("two_players_tokens", "E11")
    assert refused(state, Trade(ORANGE, ORANGE)) == ("two_players_tokens", "E11")


def test_E11_a_colour_at_the_top_is_not_traded() -> None:
    state = position("o3 y8 g9 | top r", die=GHOST_FACE, grands=True, podium=True)
    assert refused(state, Trade(ORANGE, RED)) == ("two_players_tokens", "E11")


def test_E11_only_as_an_option_and_only_for_E6() -> None:
    assert refused(position("o3 r5 y8 g9", die=GHOST_FACE), Trade(0, 1)) == ("not_grands", "E11")
    state = position("o3 r5 y8 G9", die=GHOST_FACE, grands=True)
    assert refused(state, Trade(0, 1)) == ("tokens_remain", "E11")
    state = position("o3 r5 y8 g9", die=2, grands=True)
    assert refused(state, Trade(0, 1)) == ("needs_ghost_face", "E11")


def test_E11_with_one_ghost_of_two_players_left_tokens_cannot_be_traded_alone() -> None:
    state = position("o3 y5 | top r g", die=GHOST_FACE, grands=True, podium=True, **THREE)
    assert rules.legal(state, 0) == (Swap(Place(3, 0), Place(5, 0)), Trade(ORANGE, YELLOW))


def test_told_is_the_same_for_everybody() -> None:
    state = position("o3 r5 y8 g9", die=GHOST_FACE)
    move = Swap(Place(3, 0), Place(9, 0))
    after = play(state, move)
    told = {rules.events(state, 0, move, after, watcher) for watcher in (None, 0, 1, 2, 3)}
    assert told == {(Swapped(0, Place(3, 0), Place(9, 0)),)}
