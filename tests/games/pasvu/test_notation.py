"""The text of a position."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from manoir.games.pasvu import GAME, rules
from manoir.games.pasvu.hall import Ghost, Hall
from manoir.games.pasvu.keyhole import Door
from manoir.games.pasvu.notation import draw, parse
from manoir.games.pasvu.setting import hotel
from manoir.games.pasvu.shapes import Pose
from manoir.games.pasvu.state import Options
from manoir.kernel.match import Match

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


def test_a_position_is_read() -> None:
    state = parse(DRAWN)
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
    assert draw(parse(DRAWN)) == DRAWN


def test_what_is_left_out_is_as_at_the_beginning() -> None:
    first = replace(rules.new(2, Options()), phase="furniture")
    assert parse("") == first
    assert parse("hotel").hall == hotel()
    assert parse("hotel\nsides S W N").options == Options()
    assert parse("phase opening", eyes="sharp") == rules.new(2, Options(eyes="sharp"))


@pytest.mark.parametrize(("seats", "hall"), [(2, "hotel"), (4, "random")])
def test_every_position_of_a_game_is_drawn_and_read(seats: int, hall: str) -> None:
    match, rng = Match(GAME, seats=seats, seed=5, hall=hall), Random(5)
    while not match.outcome:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
        state = replace(match.state, look=None)
        assert parse(draw(state), hall=hall) == state
    assert match.state.hall != Hall()


@pytest.mark.parametrize(
    "line",
    [
        "marbles 3",
        "keyhole X3",
        "keyhole N9",
        "phase midnight",
        "piano nose 1 2 3",
        "ghost 0 9 1 2",
    ],
)
def test_what_has_no_meaning_is_not_read(line: str) -> None:
    with pytest.raises((ValueError, IndexError, msgspec.ValidationError)):
        parse(line)
