"""Whole games of *Pac-Man* for `manoir.batch`; a ply is a move, with the throw before it."""

from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from manoir.games.pacman import core, rules
from manoir.games.pacman.batch import playout
from manoir.games.pacman.circuit import NAMES, Name
from manoir.games.pacman.flat import flatten
from manoir.games.pacman.state import Options
from manoir.games.pacman.ways import ways
from manoir.kernel.compiled.batch import Stretches
from manoir.kernel.compiled.jit import Jit

SCRATCH: Final = playout.SCRATCH
CHANCE_SCRATCH: Final = playout.CHANCE_SCRATCH
ON_GPU: Final = 1 << 22
KERNEL: Final = ""
UNIT: Final = "moves"
PLIES_A_UNIT: Final = 1
BENCHED: Final[tuple[dict[str, Any], ...]] = tuple({"circuit": name} for name in NAMES)


def setup(seats: int, options: Options) -> NDArray[np.int64]:
    """What playout.py names: an option, a position, the table of ways."""
    start = [int(options.count == "all"), *flatten(rules.new(seats, options))]
    return np.concatenate((np.array(start, np.int64), table(options.circuit)))


def build(jit: Jit, policy: Any = None) -> Stretches:
    return playout.build(jit, core.build(jit), policy).stretches


@cache
def table(name: Name) -> NDArray[np.int64]:
    """The table of ways.py for machine code."""
    return np.array(ways(name), np.int64)
