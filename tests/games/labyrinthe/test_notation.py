"""Positions drawn in text: what can be drawn, and what no box holds."""

import pytest

from manoir.games.labyrinthe import GAME, rules
from manoir.games.labyrinthe.moves import Begin, Coin, Deal, Go, Lay, Move, Shift
from manoir.games.labyrinthe.notation import read_move, read_position, write_move, write_position
from manoir.games.labyrinthe.state import Options
from tests.games.labyrinthe.sketches import MAZE, position, sketch
from tests.kernel.text.texts import check_games

DRAWN = """\
┌─┬─┬─┐
│││││││
├─├─┬─┤
│││││││
├─┴─┤─┤
───────
└─┴─┴─┘
spare ┬ bat
signs rat 0,1 cat 1,1
pawns 0,0 3,4 3,4
piles owl rat | ring |
nights cat |  | wolf
found  | book |
shifted 2
last W5
dark
home 1
coin 3
"""


def test_a_position_is_written_as_it_was_read() -> None:
    assert write_position(position(DRAWN, mode="night")) == DRAWN


def test_the_fixed_tiles_must_be_as_in_the_box() -> None:
    with pytest.raises(ValueError, match="2,2 is a fixed tile, not ┬"):
        sketch(grid=MAZE.replace("├─├─┬─┤", "├─┬─┬─┤"))


def test_no_sign_is_put_on_a_fixed_tile() -> None:
    with pytest.raises(ValueError, match="0,0 is a fixed tile"):
        sketch("signs rat 0,0")


@pytest.mark.parametrize(
    "grid", [MAZE.replace("───────\n", ""), MAZE.replace("│││││││", "││││││││")]
)
def test_a_maze_has_seven_lines_of_seven(grid: str) -> None:
    with pytest.raises(ValueError, match="7 lines of 7 tiles"):
        sketch(grid=grid)


def test_before_the_maze_is_laid_only_pawns_are_written() -> None:
    assert write_position(rules.new(2, Options())) == "pawns 0,0 0,6\n"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("N3", Shift("N3", 0)),
        ("N3>", Shift("N3", 1)),
        ("W5>>", Shift("W5", 2)),
        ("E1<", Shift("E1", 3)),
        ("go 2,5", Go(19)),
        ("deal rat owl | ring map", Deal(((1, 4), (18, 22)), ((), ()))),
        ("deal rat | ring night cat | mask", Deal(((1,), (18,)), ((25,), (36,)))),
        ("deal - night cat", Deal((), ((25,),))),
        ("begin 2", Begin(2)),
        ("coin 5", Coin(5)),
    ],
)
def test_moves_are_written_and_read(text: str, move: Move) -> None:
    assert write_move(move) == text
    assert read_move(text) == move


def test_a_layout_is_written_and_read() -> None:
    lay = Lay(tuple(reversed(range(34))), (0, 1, 2, 3) * 8 + (3, 3))
    text = write_move(lay)
    assert text.startswith("lay 33 32> 31>> 30< 29")
    assert read_move(text) == lay


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("spare ┬ bat\n", "", "a maze has a spare tile"),
        ("spare ┬ bat", "spare", "the spare is a tile"),
        ("spare ┬ bat", "spare ┬ bat owl", "the spare is a tile"),
        ("spare ┬ bat", "spare ┬ rat", "rat lies in two places"),
        ("spare ┬ bat", "spare ┬ ring", "'ring' is not a treasure of a movable tile"),
        ("spare ┬ bat", "spare X", "'X' is not a tile"),
        ("rat 0,1", "rat 0,7", "a row or a column is a number from 0 to 6, not '7'"),
        ("rat 0,1", "rat 01", "a cell is a row and a column"),
        ("rat 0,1", "rat 1,1", "one cell has two treasures"),
        ("cat 1,1", "rat 1,1", "a treasure lies in two places"),
        ("cat 1,1", "cat", "signs are treasures with their cells"),
        ("pawns 0,0 3,4 3,4", "pawns 0,0 3,4", "pawns: 3 expected, 2 found"),
        ("owl rat | ring |", "owl rat | ring", "piles are of 3 seats, not of 2"),
        ("owl rat | ring |", "owl owl | ring |", "a card lies in two places"),
        ("owl rat | ring |", "owl book | ring |", "a card lies in two places"),
        ("owl rat | ring |", "owl cat | ring |", "piles are cards of the day"),
        ("nights cat", "nights rat", "nights are cards of the night"),
        ("nights cat", "nights dog", "there is no treasure 'dog'"),
        ("shifted 2", "shifted 3", "shifted is a number from 0 to 2"),
        ("shifted 2", "turn 2\nshifted 2", "not both"),
        ("shifted 2\n", "", "without a turn nobody has moved"),
        ("last W5", "last W2", "'W2' is not an arrow"),
        ("dark", "dusk", "no line 'dusk'"),
        ("coin 3", "coin 2", "a coin is one of"),
        ("home 1\n", "", "a coin is one of"),
    ],
)
def test_bad_positions_are_refused_in_a_sentence(old: str, new: str, sentence: str) -> None:
    assert old in DRAWN
    with pytest.raises(ValueError, match=sentence):
        read_position(DRAWN.replace(old, new), 3, Options(mode="night"))


def test_there_is_no_night_in_other_games() -> None:
    with pytest.raises(ValueError, match="no night in a game of mode base"):
        read_position(DRAWN, 3, Options())


def test_a_turn_needs_a_maze() -> None:
    with pytest.raises(ValueError, match="a turn needs a maze"):
        read_position("turn 0", 2, Options())
    with pytest.raises(ValueError, match="a spare and signs need a maze"):
        read_position("spare └", 2, Options())


@pytest.mark.parametrize(
    "text",
    ["", "N2", "N3<<", "N3 >", "go", "go 7,0", "go 3", "go 1,2,3", "lay 1 2 3", "deal dog",
     "deal rat rat", "deal | | | | |", "begin 4", "coin 6", "coin", "deal rat night cat night owl"],
)  # fmt: skip
def test_bad_moves_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".{10}"):
        read_move(text)


def test_games_are_written_and_read() -> None:
    check_games(GAME, range(18), every=3, hostile=10)


@pytest.mark.soak
def test_a_thousand_games_are_written_and_read() -> None:
    check_games(GAME, range(1000), hostile=20)
