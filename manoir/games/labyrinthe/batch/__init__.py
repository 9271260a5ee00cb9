"""Whole base games of *Labyrinthe* for `manoir.batch`; a turn is two plies, a shift and a walk."""

from typing import Any, Final

from manoir.games.labyrinthe import core, rules
from manoir.games.labyrinthe.batch import playout
from manoir.games.labyrinthe.dealing import cards_each
from manoir.games.labyrinthe.state import Options
from manoir.kernel.compiled.batch import PlayGame
from manoir.kernel.compiled.jit import Jit

SCRATCH: Final = playout.MOST
ON_GPU: Final = True
UNIT: Final = "turns"
PLIES_A_UNIT: Final = 2
BENCHED: Final[tuple[dict[str, Any], ...]] = ({},)


def setup(seats: int, options: Options) -> list[int]:
    """What playout.py names: who starts, seats, cards, homes, tiles."""
    state = rules.new(seats, options)
    if options.mode != "base":
        raise ValueError(
            f"batches of labyrinthe have mode 'base' only so far, not {options.mode!r}"
        )
    return [
        playout.NOBODY if options.first == "random" else options.first,
        seats,
        cards_each(seats, options)[0],
        sum(home << 6 * seat for seat, home in enumerate(state.homes)),
        *playout.packed_tiles(options.edition),
    ]


def build(jit: Jit, policy: Any = None) -> PlayGame:
    return playout.build(jit, core.build(jit), policy).game
