"""Refusals: each with a name and the number of its rule; and what everybody may see."""

import pytest

from manoir.games.pacman import GAME, rules
from manoir.games.pacman.moves import Chase, Draw, Move, PutBack, Rob, Roll, Rolled, Run
from manoir.games.pacman.state import Options
from manoir.kernel import Refused
from manoir.kernel.match import Match
from tests.games.pacman.sketches import FULL, at, chase, legal, play, refused, run, sketch

NATURES: tuple[Move, ...] = (Rolled(1, 2), Draw(((1, 2), (3, 4))))


@pytest.mark.parametrize("move", NATURES, ids=lambda move: type(move).__name__)
def test_P3_what_nature_does_nobody_else_may(move: Move) -> None:
    for state in (sketch(FULL), sketch(FULL, "rolling"), sketch(FULL, "dice 1 2")):
        for seat in (0, 1):
            assert refused(state, move, seat) == ("nature_only", "P3")


def test_P2_only_whose_turn_it_is_may_play() -> None:
    state = sketch(FULL, "dice 2 3")
    for move in (Roll(), run(state, "E E"), chase(state, 1, "N N"), Rob(0), PutBack(at(2, 2))):
        assert refused(state, move, 1) == ("not_your_turn", "P2")
    assert refused(sketch(FULL, "rolling"), Roll()) == ("not_your_turn", "P2")


def test_P3_roll_first() -> None:
    state = sketch(FULL)
    assert refused(state, run(state, "E E")) == ("roll_first", "P3")
    assert refused(state, chase(state, 1, "N")) == ("roll_first", "P3")


def test_P3_one_roll_a_turn() -> None:
    assert refused(sketch(FULL, "dice 2 3"), Roll()) == ("already_rolled", "P3")
    assert refused(sketch(FULL, "dice 3", "run"), Roll()) == ("already_rolled", "P3")


def test_P3_one_die_each() -> None:
    state = sketch(FULL, "dice 2 2")
    ran, gone = play(state, run(state, "E E")), play(state, chase(state, 1, "N N"))
    assert refused(ran, run(ran, "E E")) == ("one_die_each", "P3")
    assert refused(gone, chase(gone, 2, "S S")) == ("one_die_each", "P3")


def test_P3_a_die_that_did_not_fall_is_named() -> None:
    state = sketch(FULL, "dice 2 3")
    refusal = rules.check(state, 0, run(state, "E E E E"))
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.args) == ("no_such_die", "P3", {"die": 4})


@pytest.mark.parametrize("words", ["E", "E E E"])
def test_P4_the_die_that_must_be_used_is_named(words: str) -> None:
    state = sketch(FULL, "dice 2 2")
    for move in (run(state, words, 2), chase(state, 1, words, 2)):
        refusal = rules.check(state, 0, move)
        assert refusal is not None
        assert (refusal.code, refusal.rule, refusal.args) == ("exact_die", "P4", {"die": 2})


def test_P9_nothing_to_rob_or_to_put_back() -> None:
    for state in (sketch(FULL), sketch(FULL, "dice 2 3")):
        assert refused(state, Rob(1)) == ("no_ghost_eaten", "P9")
        assert refused(state, PutBack(at(2, 2))) == ("no_ghost_eaten", "P9")


@pytest.mark.parametrize("place", [69, 100, 127])
def test_P4_places_that_are_not_on_the_circuit(place: int) -> None:
    state = sketch(FULL, "dice 2 2")
    for path in ((place, place + 1), (at(0, 1), place)):
        assert refused(state, Run(2, path)) == ("no_such_way", "P4")
        assert refused(state, Chase(2, 0, path)) == ("no_such_way", "P12")


def test_P12_a_ghost_passes_nobody_on_its_way_to_a_pac_man() -> None:
    """Short of its die, since it would stop there; named for who is in between."""
    state = sketch(FULL.replace("ooyoooyoo", "ooyo1BAoo", 1), "dice 3 2")
    assert refused(state, chase(state, 1, "E E", 3)) == ("somebody_stands_there", "P12")
    assert refused(state, chase(state, 1, "E E")) == ("somebody_stands_there", "P12")
    assert chase(state, 1, "E", 3) in legal(state)


def test_a_match_refuses_by_the_same_names() -> None:
    match = Match(GAME, seats=2, seed=1)
    seat = match.to_act[0]
    with pytest.raises(Refused, match="roll_first"):
        match.play(seat, Run(1, (1,)))
    with pytest.raises(Refused, match="not_your_turn"):
        match.play(1 - seat, Roll())


def test_what_is_offered_is_never_refused_and_offered_once() -> None:
    state = sketch(FULL, "trays 0+1 0+0", "dice 3 5")
    moves = legal(state)
    assert len(set(moves)) == len(moves)
    assert all(rules.check(state, 0, move) is None for move in moves)


def test_everything_is_public() -> None:
    state = sketch(FULL, "dice 3 5")
    assert rules.view(state, 0) == rules.view(state, 1) == rules.view(state, None)
    assert rules.log_is_public(state)
    assert rules.view(rules.new(2, Options()), None).turn is None
