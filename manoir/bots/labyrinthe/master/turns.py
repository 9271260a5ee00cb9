"""Whole turns for the learned level: a shift, then what `features` says of where it leads."""

from collections.abc import Callable
from typing import Any, NamedTuple

from manoir.bots.labyrinthe import search as searching
from manoir.bots.labyrinthe.master import beliefs, features
from manoir.bots.labyrinthe.master import cells as picking
from manoir.bots.labyrinthe.master import rounds as playing
from manoir.bots.labyrinthe.master.layout import LAST, PAWNS, PLACES, TARGET
from manoir.games.labyrinthe import core as cores
from manoir.games.labyrinthe.core import NO_ARROW
from manoir.kernel.compiled.jit import Jit


class Turns(NamedTuple):
    """`arrow` is NO_ARROW where the shift has been made."""

    cells: Callable[[Any, int, int, int, Any, Any], int]
    weigh: Callable[[Any, int, int, int, Any, Any, Any, Any], None]
    doubt: Callable[[Any, int, int, int, Any, Any], None]


def build(jit: Jit) -> Turns:
    core = cores.build(jit)
    search = searching.build(jit, core)
    rounds = playing.build(jit, core, search)
    tile_of, goals = picking.build_goals(jit, core)
    pick = picking.build_pick(jit, core, search, rounds)
    weigh_cell = features.build(jit, core, search, rounds, (tile_of, goals))
    doubt_cell = beliefs.build_doubt(jit, search, rounds, tile_of)
    ride, no_arrow = core.ride, NO_ARROW
    ten, pushed, turns, forbidden = search.ten, search.pushed, search.turns, search.forbidden

    @jit
    def cells(  # noqa: PLR0917
        known: Any, arrow: int, turn: int, most: int, hopes: Any, picked: Any
    ) -> int:
        """The cells worth a thought after a shift; none after one that is not to be made."""
        board, last, pawn = ten(known), int(known[LAST]), int(known[PAWNS])
        if arrow != no_arrow:
            if arrow == forbidden(last) or turn >= turns(board):
                return 0
            board, last, pawn = pushed(board, arrow, turn), arrow, ride(pawn, arrow)
        places, aims = int(known[PLACES]), goals(board, known)
        return int(pick(board, last, pawn, aims, places, most, hopes, picked))

    @jit
    def weigh(  # noqa: PLR0917
        known: Any, arrow: int, turn: int, cell: int, weights: Any,
        ints: Any, floats: Any, out: Any,
    ) -> None:  # fmt: skip
        board, last = ten(known), int(known[LAST])
        if arrow != no_arrow:
            board, last = pushed(board, arrow, turn), arrow
        weigh_cell(board, last, cell, arrow, known, weights, ints, floats, out)

    @jit
    def doubt(  # noqa: PLR0917
        known: Any, arrow: int, turn: int, cell: int, weights: Any, counts: Any
    ) -> None:
        """Take in a turn: what its owner is likely to seek after it."""
        board = pushed(ten(known), arrow, turn)
        target = int(known[TARGET])
        if target and goals(board, known) >> cell & 1:
            for card in range(len(weights)):
                weights[card] = 1.0
        else:
            doubt_cell(known, board, arrow, cell, weights, counts)

    return Turns(cells, weigh, doubt)
