"""Whole games of *L'escalier hanté* for `manoir.batch`; a ply is a turn."""

from typing import Any, Final

from manoir.games.escalier import playout, rows, rules
from manoir.games.escalier.state import Options
from manoir.kernel.compiled.batch import Stretches
from manoir.kernel.compiled.jit import Jit

SCRATCH: Final = playout.MOST
CHANCE_SCRATCH: Final = 1
ON_GPU: Final = 1 << 22
KERNEL: Final = ""
UNIT: Final = "turns"
PLIES_A_UNIT: Final = 1
BENCHED: Final[tuple[dict[str, Any], ...]] = ({}, {"podium": True, "grands": True})


def setup(seats: int, options: Options) -> list[int]:
    """What playout.py names: who starts, two options, four rows."""
    state = rules.new(seats, options)
    return [
        rows.NOBODY if state.turn is None else state.turn,
        int(options.podium),
        int(options.grands),
        *(state.colour_row, state.token_row, state.ghost_row, state.arrived_row),
    ]


def build(jit: Jit, policy: Any = None) -> Stretches:
    return playout.build(jit, rows.build(jit), policy).stretches
