"""The text drawing of a position."""

import pytest

from manoir.games.pacman import GAME, rules
from manoir.games.pacman.circuit import NAMES, Name, circuit
from manoir.games.pacman.moves import Chase, Draw, Move, PutBack, Rob, Roll, Rolled, Run
from manoir.games.pacman.notation import read_move, read_position, write_move, write_position
from manoir.games.pacman.state import Options
from tests.games.pacman.sketches import BARE, FULL, at, position
from tests.kernel.text.texts import check_games

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


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("roll", Roll()),
        ("P 6: 12-13-14", Run(6, (12, 13, 14))),
        ("P 1: 7", Run(1, (7,))),
        ("2 6: 25-18", Chase(6, 1, (25, 18))),
        ("rob C", Rob(2)),
        ("back 20", PutBack(20)),
        ("draw 2+3 6+4", Draw(((2, 3), (6, 4)))),
        ("dice 1 3", Rolled(1, 3)),
    ],
)
def test_moves_are_written_and_read(text: str, move: Move) -> None:
    assert write_move(move) == text
    assert read_move(text) == move


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("H.oo.oooH\n", "", "a circuit has 9 lines of 9 places"),
        ("H.oo.oooH", "H.oo.oooHo", "a circuit has 9 lines of 9 places"),
        ("A#o", "B#o", "piece B is drawn twice"),
        ("H.oo", "Hxoo", "is o, not x"),
        ("ooooGoooo", "ooooDoooo", "piece D is drawn twice"),
        ("under 1 y", "under 1 o", "is not a hole of a marble o"),
        ("under 1 y", "under 1 y 1 y", "under is a drawn piece"),
        ("under 1 y", "under 1 x", "under is a drawn piece"),
        ("under 1 y", "under 1", "marbles under pieces: 3 expected, 2 found"),
        ("trays 3+1 ", "trays ", "trays: 4 expected, 3 found"),
        ("trays 3+1", "trays 3", "numbers of a tray: 2 expected, 1 found"),
        ("trays 3+1", "trays 66+1", "marbles of a tray is a number from 0 to 65"),
        ("trays 3+1", "trays 30+1", "more marbles than in the box"),
        ("trays 3+1", "trays 3+2", "more marbles than in the box"),
        ("turn 2", "turn 4", "turn is a number from 0 to 3"),
        ("turn 2\n", "", "without a turn"),
        ("turns 12", "turns 1001", "turns is a number from 0 to 1000"),
        ("dice 5", "dice 7", "a die is a number from 1 to 6"),
        ("dice 5", "dice 5 5", "a turn has two dice"),
        ("dice 5", "rolling", "a turn has two dice"),
        ("robs", "robes", "no line 'robes'"),
        ("dice 5\nrun\nrobs\nreturns", "chased", "nothing is left to do"),
    ],
)
def test_bad_positions_are_refused_in_a_sentence(old: str, new: str, sentence: str) -> None:
    assert old in DRAWN
    with pytest.raises(ValueError, match=sentence):
        read_position(DRAWN.replace(old, new), 4, Options())


def test_pieces_stand_where_they_can() -> None:
    with pytest.raises(ValueError, match="no ghost in a home"):
        position(FULL.strip()[:-1] + "1\nturn 0")
    with pytest.raises(ValueError, match="no Pac-Man stands in the den"):
        position(FULL.replace("G", "A") + "turn 0")
    with pytest.raises(ValueError, match="a home that is not its own"):
        position(FULL.strip()[:-1] + "A\nturn 0")
    with pytest.raises(ValueError, match="two pieces stand in one place"):
        read_position(FULL.replace("H", "B", 1) + "turn 0", 2, Options())


def test_whoever_pays_must_have_something() -> None:
    with pytest.raises(ValueError, match="can do nothing"):
        position(f"{FULL}turn 0\ndice 1\nrun\nrobs")


@pytest.mark.parametrize(
    "text",
    ["", "roll 1", "P 7: 1", "P 6:", "P 6: 1-2-3-4-5-6-7", "P 6: 120", "P 6: 1--2", "3 6: 1",
     "rob E", "rob AB", "back", "back x", "draw 7+1", "draw 1", "draw 1+1 1+1 1+1 1+1 1+1",
     "dice 1", "p 6: 1"],
)  # fmt: skip
def test_bad_moves_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".{10}"):
        read_move(text)


def test_games_are_written_and_read() -> None:
    check_games(GAME, range(6), every=29, hostile=10)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(4))
def test_a_thousand_games_are_written_and_read(part: int) -> None:
    check_games(GAME, range(250 * part, 250 * (part + 1)), hostile=20)
