"""Whole games of *Labyrinthe* for `manoir.batch`; a turn is two plies, a shift and a walk."""

from typing import Any, Final

from manoir.games.labyrinthe import core, rules
from manoir.games.labyrinthe.batch import choosing, playout
from manoir.games.labyrinthe.batch.laying import packed_tiles
from manoir.games.labyrinthe.dealing import cards_each
from manoir.games.labyrinthe.state import Options
from manoir.kernel.compiled.batch import Stretches
from manoir.kernel.compiled.jit import Jit

SCRATCH: Final = choosing.MOST
CHANCE_SCRATCH: Final = 1
ON_GPU: Final = 1 << 22
KERNEL: Final = ""
UNIT: Final = "turns"
PLIES_A_UNIT: Final = 2
BENCHED: Final[tuple[dict[str, Any], ...]] = ({}, {"mode": "children"}, {"mode": "night"})


def setup(seats: int, options: Options) -> list[int]:
    """What playout.py names: who starts, seats, cards, homes, the mode, tiles."""
    state = rules.new(seats, options)
    return [
        choosing.NOBODY if options.first == "random" else options.first,
        seats,
        cards_each(seats, options)[0],
        sum(home << 6 * seat for seat, home in enumerate(state.homes)),
        playout.MODES[options.mode],
        *packed_tiles(options.edition, night=options.mode == "night"),
    ]


def build(jit: Jit, policy: Any = None) -> Stretches:
    return playout.build(jit, core.build(jit), policy).stretches
