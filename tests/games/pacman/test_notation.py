"""The text drawing of a position."""

import pytest

from manoir.games.pacman import rules
from manoir.games.pacman.circuit import NAMES, Name, circuit
from manoir.games.pacman.notation import read_position, write_position
from manoir.games.pacman.state import Options
from tests.games.pacman.sketches import BARE, FULL, at, position

DRAWN = """\
H.oo.oooH
o#o#o#B#o
oo1oooyoo
A#o#o#o#o
ooooGoooo
o#o#o#o#o
oo.oooCoo
o#o#o#2#o
Hoooo.ooD
under 1 y C y 2 o
trays 3+1 0+0 2+0 0+0
turn 2
turns 12
dice 5
run
robs
returns
"""


def test_a_drawing_is_read() -> None:
    state = position(DRAWN)
    assert state.eaters == (at(3, 0), at(1, 6), at(6, 6), at(8, 8))
    assert state.ghosts == (at(2, 2), at(7, 6))
    assert [state.marbles[at(2, 2)], state.marbles[at(6, 6)], state.marbles[at(7, 6)]] == [*"yyw"]
    assert [state.marbles[at(1, 6)], state.marbles[at(8, 8)], state.marbles[at(0, 1)]] == [*"..."]
    assert (state.white, state.yellow) == ((3, 0, 2, 0), (1, 0, 0, 0))
    assert (state.turn, state.turns, state.dice) == (2, 12, (5,))
    assert (state.run, state.chased, state.robs, state.returns) == (True, False, True, True)


def test_what_is_read_is_drawn_again() -> None:
    assert write_position(position(DRAWN)) == DRAWN


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_position_is_drawn(name: Name, seats: int) -> None:
    first = rules.new(seats, Options(circuit=name))
    assert read_position(write_position(first), seats, first.options) == first


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_is_as_large_as_its_circuit(name: Name) -> None:
    size = [1 + max(spot[axis] for spot in circuit(name).spots) for axis in (0, 1)]
    *rows, trays = write_position(rules.new(2, Options(circuit=name))).splitlines()
    assert [len(rows), *{len(row) for row in rows}] == size
    assert trays == "trays 0+0 0+0"


def test_pieces_that_are_not_drawn_are_where_they_start() -> None:
    assert position(FULL) == rules.new(2, Options())
    assert position(f"{FULL}trays 0+0 0+0 0+0") == rules.new(3, Options())
    swapped = position(f"{BARE}turn 0", colours=(3, 0))
    assert swapped.eaters == swapped.homes == (at(8, 8), at(0, 0))


@pytest.mark.parametrize(
    ("good", "bad"), [("H.oo", "H#oo"), ("o#o#o#B", "ooo#o#B"), ("H.oo", "o.oo"), ("H.oo", "HHoo")]
)
def test_a_drawing_of_another_circuit_is_not_read(good: str, bad: str) -> None:
    with pytest.raises(ValueError, match=r"circuit|is H|is o"):
        position(DRAWN.replace(good, bad))
