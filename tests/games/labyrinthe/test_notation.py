"""Positions drawn in text: what can be drawn, and what no box holds."""

import pytest

from manoir.games.labyrinthe.notation import write_position
from tests.games.labyrinthe.sketches import MAZE, position, sketch

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
