"""L20 to L24: Day and Night."""

from random import Random

import pytest

from manoir.games.labyrinthe import rules
from manoir.games.labyrinthe.knowledge import Knowledge
from manoir.games.labyrinthe.moves import Coin, CoinTurned, Found, Go, Home, NightFell, Shift
from manoir.games.labyrinthe.state import State
from manoir.kernel import NATURE
from tests.games.labyrinthe.sketches import (
    at,
    chances,
    ended,
    events_of,
    goes,
    play,
    shifts,
    sketch,
    stay,
    views,
)

EVE = (  # Ada's last treasure of the day is the ring
    "piles ring | map owl | rat", "nights cat toad | wolf mask | snake raven",
    "found helmet | sword | chest", "pawns 0,0 0,6 6,6",
    "signs cat 0,3 toad 2,3 wolf 1,6 rat 0,1 owl 0,5", "last W5",
)  # fmt: skip


def eve(*lines: str) -> State:
    return sketch(*EVE, *lines, mode="night")


def dusk(*lines: str) -> State:
    """The first position of the night: Ada has gone to her ring, Blaise begins."""
    return play(eve("shifted 0", *lines), Go(at(2, 6)))


def night(*lines: str) -> State:
    """Deep in the night, Ada's turn."""
    return sketch(*EVE, "piles | |", "dark", *lines, mode="night")


def turned(state: State, value: int) -> State:
    return rules.apply(state, NATURE, Coin(value))


def test_L20_by_day_night_cards_lie_face_up() -> None:
    for view in views(eve()).values():
        assert view.cards == (("cat", "toad"), ("wolf", "mask"), ("snake", "raven"))
        assert view.left == (1, 2, 1)


def test_L21_the_day_is_as_the_base_game() -> None:
    state = eve("piles map ring | owl | rat", "shifted 0")
    assert rules.view(state, 0).target == "map"
    assert rules.view(state, 1).target == "owl"
    assert rules.view(state, None).target is None
    assert play(state, Go(at(2, 6))).found == state.found
    assert rules.view(play(state, Go(at(4, 6))), 0).found[0] == ("helmet", "map")


def test_L21_by_day_night_treasures_are_not_sought() -> None:
    after = play(eve("shifted 0"), Go(at(0, 3)))
    assert not after.dark
    assert len(after.nights[0]) == 2


def test_L21_the_day_ends_as_soon_as_one_player_has_found_all() -> None:
    before = eve("shifted 0")
    assert events_of(before, Go(at(2, 6)))[1:] == (Found(0, "ring"), NightFell(0, 1))
    after = dusk()
    assert after.dark
    assert rules.outcome(after) is None
    assert rules.view(after, None).found == (("helmet", "ring"), ("sword",), ("chest",))


def test_L21_treasures_not_found_are_lost() -> None:
    after = dusk()
    assert after.piles == ((), (), ())
    assert rules.view(after, 1).target is None
    assert rules.view(after, 1).left == (2, 2, 2)
    assert len(after.found[1]) == 1


def test_L21_cards_given_up_by_day_are_shown_after_the_end_and_not_before() -> None:
    """Blaise gave up his map and his owl, Clara her rat; two of each have night cards left."""
    by_night = dusk("nights cat | wolf mask | snake raven")
    assert {view.lost for view in views(by_night).values()} == {None}
    over = turned(stay(night("nights | wolf mask | snake", "given_up | map owl | rat"), "N1"), 3)
    assert rules.outcome(over) is not None
    lost = ((), ("map", "owl", "wolf", "mask"), ("rat", "snake"))
    assert {view.lost for view in views(over).values()} == {lost}
    assert by_night.given_up == night("given_up | map owl | rat").given_up


def test_L21_of_cards_given_up_a_seat_knows_its_own_top_card_and_nobody_else_any() -> None:
    before, move, seen = eve("shifted 0"), Go(at(2, 6)), dict[int | None, set[tuple[int, ...]]]()
    state = play(before, move)
    for eye in (None, 0, 1, 2):
        knowledge = Knowledge(eye, 3, rules.view(before, eye))
        knowledge.hear(rules.events(before, 0, move, state, eye), rules.view(state, eye))
        for seed in range(20):
            other = knowledge.sample(Random(seed).randrange)
            assert [len(hand) for hand in other.given_up] == [0, 2, 1]
            assert not {c for hand in other.given_up for c in hand} & {*other.found[0]}
            seen.setdefault(eye, set()).add(other.given_up[1])
    assert {hand[0] for hand in seen[1]} == {state.given_up[1][0]}
    assert all(len(hands) > 5 for hands in seen.values())


def test_L21_a_treasure_that_is_not_the_last_does_not_end_the_day() -> None:
    after = play(eve("piles ring map | owl | rat", "shifted 0"), Go(at(2, 6)))
    assert not after.dark
    assert after.piles[1:] == eve("piles ring map | owl | rat").piles[1:]


def test_L22_the_next_clockwise_begins_the_night() -> None:
    assert dusk().turn == 1
    pawns = ("pawns 0,0 0,6 0,3", "piles owl | map | ring")
    last = play(eve("shifted 2", *pawns), Go(at(2, 6)))
    assert last.dark
    assert last.turn == 0


def test_L22_pawns_and_tiles_stay() -> None:
    before, after = eve("shifted 0"), dusk()
    assert after.board == before.board
    assert after.pawns == (at(2, 6), *before.pawns[1:])
    assert not after.shifted


def test_L22_L5_goes_on_applying() -> None:
    assert rules.view(dusk(), None).forbidden == "E5"
    assert ("E5", 0) not in shifts(dusk())
    fallen = play(eve("spare ─"), Shift("N3", 1), Go(at(2, 6)))
    assert fallen.dark
    assert rules.view(fallen, None).forbidden == "S3"
    assert rules.check(fallen, 1, Shift("S3", 0)) is not None


def test_L22_night_cards_are_taken_in_hand() -> None:
    seen = {eye: view.cards for eye, view in views(dusk()).items()}
    assert seen == {
        None: (None, None, None),
        0: (("cat", "toad"), None, None),
        1: (None, ("wolf", "mask"), None),
        2: (None, None, ("snake", "raven")),
    }


def test_L22_any_own_night_treasure_may_be_sought() -> None:
    for cell, name in ((at(0, 3), "cat"), (at(2, 3), "toad")):
        state = night("shifted 0")
        assert events_of(state, Go(cell))[1:] == (Found(0, name),)  # type: ignore[arg-type]
        assert rules.view(play(state, Go(cell)), None).found[0] == ("helmet", name)


def test_L22_one_a_turn_and_nobody_elses() -> None:
    after = play(night("shifted 0"), Go(at(0, 3)))
    assert after.turn == 1
    assert rules.view(after, 0).left == (1, 2, 2)
    assert play(night("shifted 0"), Go(at(1, 6))).found == night().found


def test_L22_by_night_day_treasures_are_not_found() -> None:
    for cell in (at(2, 6), at(0, 5), at(0, 1)):
        assert play(night("shifted 0"), Go(cell)).found == night().found


def test_L22_by_night_nobody_looks_back() -> None:
    assert rules.log_is_public(eve())
    assert not rules.log_is_public(dusk())
    home = night("nights | wolf |", "shifted 0")
    assert not rules.log_is_public(play(home, Go(at(0, 0))))
    assert rules.log_is_public(turned(play(home, Go(at(0, 0))), 3))


def test_L23_with_a_night_treasure_left_home_means_nothing() -> None:
    assert rules.outcome(stay(night(), "N1")) is None


def test_L23_without_any_the_start_cell_ends_the_game_and_turns_a_coin() -> None:
    state = night("nights | wolf |", "pawns 2,0 0,6 6,6", "shifted 0")
    assert events_of(state, Go(at(0, 0)))[1:] == (Home(0),)
    home = play(state, Go(at(0, 0)))
    assert rules.to_act(home) == (NATURE,)
    assert rules.outcome(home) is None
    assert chances(home) == {Coin(1): 1, Coin(3): 1, Coin(5): 1}
    assert events_of(home, Coin(5)) == (CoinTurned(0, 5),)
    over = turned(home, 5)
    assert rules.to_act(over) == ()
    assert ended(over).why == "dawn"
    assert rules.view(over, None).coin == 5


def test_L23_nobody_sees_a_coin_before_it_is_turned() -> None:
    home = play(night("nights | wolf |", "shifted 0"), Go(at(0, 0)))
    assert {view.coin for view in views(home).values()} == {None}


def test_L23_the_last_night_treasure_is_not_yet_coming_home() -> None:
    after = play(night("nights cat | wolf |", "shifted 0"), Go(at(0, 3)))
    assert rules.to_act(after) == (1,)
    assert rules.view(after, 0).left == (0, 1, 0)


@pytest.mark.parametrize("coin", [1, 3, 5])
def test_L24_one_a_day_treasure_two_a_night_treasure_and_the_coin(coin: int) -> None:
    state = night(
        "nights | wolf |", "found helmet ring cat toad | sword mask | chest owl rat", "shifted 0"
    )
    assert rules.view(state, None).points == (6, 3, 3)
    outcome = ended(turned(play(state, Go(at(0, 0))), coin))
    assert outcome.scores == (6 + coin, 3, 3)
    assert outcome.ranks == (1, 3, 2)


def test_L24_who_comes_home_may_still_lose() -> None:
    state = night("nights | |", "found cat | sword ring map owl toad |", "shifted 0")
    outcome = ended(turned(play(state, Go(at(0, 0))), 1))
    assert outcome.scores == (3, 6, 0)
    assert outcome.ranks == (2, 1, 3)


def test_L24_equal_points_go_to_who_has_more_cards() -> None:
    """3 + a coin of 1 by two cards against four treasures of the day."""
    state = night("nights | |", "found helmet cat | sword ring map owl | toad wolf", "shifted 0")
    outcome = ended(turned(play(state, Go(at(0, 0))), 1))
    assert outcome.scores == (4, 4, 4)
    assert outcome.ranks == (2, 1, 2)


def test_L24_equal_points_and_cards_share_the_rank() -> None:
    state = night("nights | |", "found cat | sword toad | ring wolf", "shifted 0")
    outcome = ended(turned(play(state, Go(at(0, 0))), 1))
    assert outcome.scores == (3, 3, 3)
    assert outcome.ranks == (3, 1, 1)
    assert outcome.winners == (1, 2)


def test_L24_base_and_childrens_games_count_no_points() -> None:
    for mode in ("base", "children"):
        state = sketch("found ring | rat", "shifted 0", mode=mode)
        assert rules.view(state, None).points == (0, 0)


def test_in_the_dark_one_walks_as_by_day() -> None:
    assert goes(night("shifted 0")) == goes(eve("shifted 0"))
