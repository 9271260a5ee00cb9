"""The rules of Lanterne, by their numbers in RULES.md."""

from collections import Counter

import pytest
from lanterne import GAME, rules
from lanterne.moves import BurntOut, Deal, Draw, Drew, Move, Shown, Stop, Stopped
from lanterne.state import DECK, Options, State
from msgspec.structs import replace

from manoir.kernel import NATURE, Refusal
from manoir.kernel.match import Match


def lanterns(
    *hands: tuple[int, ...], stopped: str = "", turn: int = 0, options: Options | None = None
) -> State:
    """A position: the cards of every seat, and an x for each that has stopped."""
    held = Counter(card for hand in hands for card in hand)
    return State(
        options=options or Options(),
        deck=tuple(sorted((Counter(DECK) - held).elements())),
        hands=hands,
        stopped=tuple(mark == "x" for mark in stopped.ljust(len(hands))),
        turn=turn,
    )


def play(state: State, seat: int, *moves: Move) -> State:
    for move in moves:
        actor = NATURE if isinstance(move, Deal) else seat
        assert actor in rules.to_act(state)
        state = rules.apply(state, actor, move)
    return state


def test_n1_seat_0_starts_with_an_empty_lantern_and_a_full_deck() -> None:
    state = rules.new(4, Options())
    assert state == lanterns((), (), (), ())
    assert rules.to_act(state) == (0,)
    assert sorted(Counter(state.deck).items()) == [(card, 4) for card in range(1, 7)]


def test_n1_turns_go_clockwise() -> None:
    state = play(lanterns((), (), ()), 0, Draw(), Deal(3))
    assert rules.to_act(state) == (1,)
    assert rules.to_act(play(lanterns((), (), (2,), turn=2), 2, Stop())) == (0,)


def test_n1_only_nature_deals_and_only_the_seat_whose_turn_it_is_draws() -> None:
    state = lanterns((), ())
    assert rules.check(state, 0, Deal(1)) == Refusal("nature_only", "N1")
    assert rules.check(state, 1, Draw()) == Refusal("not_your_turn", "N1")
    waiting = play(state, 0, Draw())
    assert rules.check(waiting, 0, Draw()) == Refusal("not_your_turn", "N1")


def test_n1_nature_deals_by_what_is_left_in_the_deck() -> None:
    state = play(lanterns((6, 6), (6, 6)), 0, Draw())
    chance = rules.chance(state)
    assert dict(zip(chance.moves, chance.weights, strict=True)) == {
        Deal(card): 4 for card in range(1, 6)
    }


def test_n2_a_card_is_seen_by_whoever_drew_it_and_by_nobody_else() -> None:
    before = play(lanterns((1,), (2,)), 0, Draw())
    after = play(before, 0, Deal(5))
    assert [rules.view(after, eye).hands for eye in (0, 1, None)] == [
        ((1, 5), None),
        (None, (2,)),
        (None, None),
    ]
    assert rules.view(after, 1).sizes == (2, 1)
    told = [rules.events(before, NATURE, Deal(5), after, eye) for eye in (0, 1, None)]
    assert told == [(Drew(0, 5),), (Drew(0, None),), (Drew(0, None),)]


def test_n3_an_empty_lantern_cannot_stop() -> None:
    state = lanterns((), (4,))
    assert rules.legal(state, 0) == (Draw(),)
    assert rules.check(state, 0, Stop()) == Refusal("lantern_empty", "N3")
    assert rules.legal(lanterns((4,), ()), 0) == (Draw(), Stop())


def test_n4_whoever_stops_takes_no_more_turns() -> None:
    state = play(lanterns((4,), (3,), (2,)), 0, Stop())
    assert rules.to_act(state) == (1,)
    state = play(state, 1, Draw(), Deal(1))
    state = play(state, 2, Draw(), Deal(1))
    assert rules.to_act(state) == (1,)
    assert rules.check(state, 0, Draw()) == Refusal("you_stopped", "N4")


def test_n5_a_lantern_above_the_limit_burns_out_and_is_shown() -> None:
    before = play(lanterns((6, 4), (2,)), 0, Draw())
    after = play(before, 0, Deal(3))
    assert rules.view(after, 1).burnt == (True, False)
    assert rules.view(after, 1).hands == ((6, 4, 3), (2,))
    assert rules.events(before, NATURE, Deal(3), after, 1) == (Drew(0, None), BurntOut(0, 13))
    assert rules.to_act(after) == (1,)
    assert rules.check(after, 0, Draw()) == Refusal("burnt_out", "N5", {"limit": 12})


def test_n5_a_lantern_at_the_limit_still_burns() -> None:
    after = play(lanterns((6, 4), (2,)), 0, Draw(), Deal(2))
    assert rules.view(after, None).burnt == (False, False)


def test_n6_the_fullest_lantern_that_burns_wins_and_everything_is_shown() -> None:
    before = lanterns((6, 5), (6, 4), (6, 6, 1), stopped="x ", turn=1)
    after = play(before, 1, Stop())
    outcome = rules.outcome(after)
    assert outcome is not None
    assert (outcome.why, outcome.ranks, outcome.scores) == ("light", (1, 2, 3), (11, 10, 0))
    assert rules.view(after, None).hands == ((6, 5), (6, 4), (6, 6, 1))
    assert rules.events(before, 1, Stop(), after, None) == (Stopped(1), Shown(0, 11), Shown(1, 10))
    assert rules.check(after, 0, Draw()) == Refusal("game_over", "N6")


def test_n6_equal_lanterns_share_the_place() -> None:
    outcome = rules.outcome(lanterns((6, 2), (5, 3), (1,), stopped="xxx"))
    assert outcome is not None
    assert outcome.ranks == (1, 1, 3)


def test_n7_when_every_lantern_is_out_nobody_is_better_than_the_others() -> None:
    outcome = rules.outcome(lanterns((6, 6, 1), (5, 5, 5)))
    assert outcome is not None
    assert (outcome.why, outcome.ranks) == ("dark", (1, 1))


@pytest.mark.parametrize(("limit", "burns"), [(9, False), (15, True)])
def test_n8_lanterns_hold_what_is_agreed(limit: int, burns: bool) -> None:
    state = lanterns((6, 3), (), options=replace(Options(), limit=limit))
    after = play(state, 0, Draw(), Deal(1))
    assert rules.view(after, None).burnt[0] is not burns


def test_n9_with_open_hands_everybody_sees_every_card() -> None:
    before = play(lanterns((1,), (2,), options=Options(open_hands=True)), 0, Draw())
    after = play(before, 0, Deal(5))
    assert rules.view(after, None).hands == ((1, 5), (2,))
    assert rules.events(before, NATURE, Deal(5), after, None) == (Drew(0, 5),)


def test_a_stop_can_be_taken_back_and_a_draw_cannot() -> None:
    match = Match(GAME, seats=2, seed=1)
    match.play(0, Draw())
    refusal = match.check_undo(0)
    assert refusal is not None
    assert refusal.code == "undo_crosses_dice"
    match.play(1, Draw())
    match.play(0, Stop())
    match.undo(0)
    assert rules.legal(match.state, 0) == (Draw(), Stop())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("limit", [9, 12, 15])
def test_the_deck_never_runs_dry(seats: int, limit: int) -> None:
    for seed in range(20):
        match = Match(GAME, seats=seats, seed=seed, limit=limit)
        while not match.outcome:
            match.play(match.to_act[0], Draw())
        assert match.outcome.why == "dark"
