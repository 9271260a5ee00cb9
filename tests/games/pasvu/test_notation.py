"""The text of a position."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from manoir.games.pasvu import GAME, rules
from manoir.games.pasvu.geometry.hall import Ghost, Hall
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.notation import write_position
from manoir.games.pasvu.rounds.setup import hotel
from manoir.games.pasvu.sight.keyhole import Door
from manoir.games.pasvu.state import Night, Options
from manoir.kernel.match import Match
from tests.games.pasvu.positions import drawn

DRAWN = """\
table bottom 3000 3000 450
piano back 3000 3000 0 700000
ghost 0 4 2500 500
ghost 1 0 3000 3500 1500000
sides W E
keyhole N3
phase ghosts
holder 1
round 2
turn 1
cards 3 -
points 7 0
chosen 1 0
drawn 3 7
walked 0:4 0:5
entered 0:4
out 1:3 1:6
done 1
throwers 0 1
shifted piano table
aim N
"""
NIGHT = """\
table bottom 3000 3000 450
lying 0 4 2500 1500 0 900
lying 1 0 3000 3500 700000 0
sides S N
keyhole S1
phase midnight
round 2
turn 1
walked 0:4
out 0:3
edge 0:1 0:0
made 1:2
held 0:4 1:0
struck sun shelter tag
lying
midnight shelter tag
asked 1 0
tipped piano desk
put 0:4 1:3
number 4
looks 1
"""


def test_a_position_is_read() -> None:
    state = drawn(DRAWN)
    assert dict(state.hall.pieces)["piano"] == Pose("back", 3000, 3000, 0, 700_000)
    assert state.hall.ghosts == (
        Ghost(0, "small", 2500, 500, 0, 4),
        Ghost(1, "large", 3000, 3500, 1_500_000, 0),
    )
    assert (state.sides, state.keyhole, state.phase) == (("W", "E"), Door("N", 3), "ghosts")
    assert (state.cards, state.drawn, state.points) == ((3, None), (3, 7), (7, 0))
    assert (state.walked, state.out) == (((4, 5), ()), ((), (3, 6)))
    assert (state.done, state.throwers, state.aim) == ((False, True), (0, 1), "N")
    assert state.options.sides == ("W", "E")


def test_what_is_read_is_drawn_again() -> None:
    assert write_position(drawn(DRAWN)) == DRAWN
    assert write_position(drawn(NIGHT)) == NIGHT.replace("keyhole S1\n", "")


def test_a_night_is_read() -> None:
    state = drawn(NIGHT, midnight=2, fusions=True)
    assert state.hall.ghosts == (
        Ghost(0, "small", 2500, 1500, 0, 4, 900),
        Ghost(1, "large", 3000, 3500, 700_000, 0, 0),
    )
    assert (state.edge, state.made, state.held) == (((1, 0), ()), ((), (2,)), ((4,), (0,)))
    assert state.struck == ("sun", "shelter", "tag")
    assert state.night == Night(
        cards=("shelter", "tag"), asked=(1, 0), tipped=("piano", "desk"), put=((0, 4), (1, 3)),
        number=4, lying=True, looks=1,
    )  # fmt: skip
    assert (state.options.midnight, state.options.fusions) == (2, True)


def test_that_ghosts_lie_is_read_of_one_that_does_or_of_the_word_alone() -> None:
    assert drawn("lying").night.lying
    assert drawn("lying 0 3 2500 2500 0 0").night.lying
    assert not drawn("ghost 0 3 2500 2500").night.lying
    assert drawn("lying").hall == Hall()


def test_what_is_left_out_is_as_at_the_beginning() -> None:
    first = replace(rules.new(2, Options()), phase="furniture")
    assert drawn("") == first
    assert drawn("hotel").hall == hotel()
    assert drawn("hotel\nsides S W N").options == Options()
    assert drawn("phase opening", eyes="sharp") == rules.new(2, Options(eyes="sharp"))


@pytest.mark.parametrize(("seats", "hall"), [(2, "hotel"), (4, "random")])
def test_every_position_of_a_game_is_drawn_and_read(seats: int, hall: str) -> None:
    match, rng = Match(GAME, seats=seats, seed=5, hall=hall), Random(5)
    while not match.outcome:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
        state = replace(match.state, look=None)
        assert drawn(write_position(state), hall=hall) == state
    assert match.state.hall != Hall()


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 4)])
def test_every_position_of_a_night_is_drawn_and_read(seats: int, seed: int) -> None:
    """But for the sides of the table, of which a turned board keeps no trace."""
    night: dict[str, Any] = {"midnight": 3, "fusions": True}
    match, rng, met = Match(GAME, seats=seats, seed=seed, **night), Random(seed), set()
    while not match.outcome:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
        state = replace(match.state, look=None)
        assert replace(drawn(write_position(state), **night), options=state.options) == state
        met.update(state.night.cards)
    assert len(met) == 12


@pytest.mark.parametrize(
    "line",
    [
        "marbles 3",
        "keyhole X3",
        "keyhole N9",
        "phase noon",
        "piano nose 1 2 3",
        "ghost 0 9 1 2",
        "lying 0 9 1 2 0 0",
        "tipped sofa",
        "number four",
        "put 3",
        "edge 3",
    ],
)
def test_what_has_no_meaning_is_not_read(line: str) -> None:
    with pytest.raises((ValueError, IndexError, msgspec.ValidationError)):
        drawn(line)
