"""Boards of *Labyrinthe* with all that can be reached, as machine code: for `manoir bench`."""

from functools import cache, partial
from typing import Final

from manoir.games.labyrinthe import core as maze
from manoir.games.labyrinthe.batch import playout
from manoir.kernel.compiled.jit import compiler
from manoir.kernel.compiled.measure import Bench, Measure

SURVEYS: Final = 20_000


def core() -> Bench:
    """Full enumerations."""
    what = "boards with all 48 shifts and all cells"
    surveys = Measure(what, "boards", SURVEYS, "boards", _survey)
    return Bench("labyrinthe, all that can be reached, one core", partial(survey, 0, 1), (surveys,))


def survey(number: int, times: int) -> int:
    """Survey so many boards (48 shifts, all that can be reached): how many cells in all."""
    cells, _ = _compiled().surveys(number, times, *playout.packed_tiles("current"))
    return int(cells)


@cache
def _compiled() -> playout.Playout:
    return playout.build(compiler(), maze.build(compiler()))


def _survey(first: int) -> int:
    survey(first, SURVEYS)
    return SURVEYS
