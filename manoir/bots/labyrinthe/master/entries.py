"""Where Python enters the learned level's compiled thoughts; only `machine` imports this.

The function stands at the top of a module and names what it calls as a global: only so does Numba
find its machine code on the disk again.
"""

from typing import Any, Final, cast

import numba
import numpy as np

from manoir.bots.labyrinthe.master import turns
from manoir.bots.labyrinthe.master.layout import CELL_WORK, FLOATS, WORK
from manoir.bots.labyrinthe.search import MOST_SHIFTS
from manoir.games.labyrinthe.box import CELLS
from manoir.games.labyrinthe.core import NO_ARROW
from manoir.kernel.compiled.jit import Jit, named

_TURNS: Final = turns.build(named(cast(Jit, numba.njit), "labyrinthe_master"))
_cells, _weigh = _TURNS.cells, _TURNS.weigh


def survey(  # noqa: PLR0917
    known: Any, shifted: int, most: int, weights: Any, made: Any, seen: Any
) -> int:
    """Write every turn worth a thought (arrow, turn of the tile, cell), and what is seen of it."""
    hopes, picked = np.empty(CELL_WORK, np.int64), np.empty(CELLS, np.int64)
    ints, floats = np.empty(WORK, np.int64), np.empty(FLOATS, np.float32)
    count = 0
    for shift in range(1 if shifted else MOST_SHIFTS):
        arrow, turn = NO_ARROW if shifted else shift >> 2, shift & 3
        for place in range(_cells(known, arrow, turn, most, hopes, picked)):
            made[count, 0], made[count, 1], made[count, 2] = arrow, turn, picked[place]
            _weigh(known, arrow, turn, picked[place], weights, ints, floats, seen[count])
            count += 1
    return count


_GRID: Final = numba.int64[:, ::1]
_FLOATS: Final = numba.float32[:, ::1]
SIGNATURES: Final = {
    survey: numba.int64(numba.int64[::1], numba.int64, numba.int64, _FLOATS, _GRID, _FLOATS),
}
