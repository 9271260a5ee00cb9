"""Boards of *Labyrinthe* with all that can be reached, as machine code: for `manoir bench`."""

from functools import cache, partial
from typing import Final

from manoir.games.labyrinthe import core as maze
from manoir.games.labyrinthe.batch import playout
from manoir.games.labyrinthe.batch import survey as surveying
from manoir.games.labyrinthe.batch.laying import packed_tiles
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
    return int(_compiled().surveys(number, times, *packed_tiles("current")))


@cache
def _compiled() -> surveying.Survey:
    jit = compiler()
    made = maze.build(jit)
    return surveying.build(jit, made, playout.build(jit, made))


def _survey(first: int) -> int:
    survey(first, SURVEYS)
    return SURVEYS
