"""The mechanics of a turn on plain integers: one source for rules, bots and simulations.

`build` takes the decorator that makes the difference: none (ordinary Python, as the rules use it),
`numba.njit`, or CUDA's for device functions. row.py says what a position is made of.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from manoir.games.pacman.core import allowed, attack, bits, marbles, open_ways, sight, turn
from manoir.games.pacman.core.row import Position
from manoir.games.pacman.ways import Ways
from manoir.kernel.compiled.jit import Jit, plain


class Core(NamedTuple):
    tally: Callable[[int], int]
    runs: Callable[[Position, Ways, int, Any], int]
    chases: Callable[[Position, Ways, int, int, Any], int]
    fits_run: Callable[[Position, Ways, int, int], bool]
    fits_chase: Callable[[Position, Ways, int, int, int], bool]
    may_take: Callable[[Ways, int, bool, Any], bool]
    span: Callable[..., tuple[int, int, int]]
    standing: Callable[[Position, Ways], sight.Standing]
    eater_sight_of: Callable[[Position, Ways, Any], sight.Sight]
    ghost_sight_of: Callable[[Any, int], sight.Sight]
    eater_sight: Callable[[Position, Ways], sight.Sight]
    ghost_sight: Callable[[Position, Ways, int], sight.Sight]
    go_on: Callable[[Position, Ways], None]
    pass_turn: Callable[[Position], None]
    throw_only: Callable[[Position, int, int], None]
    run_only: Callable[[Position, Ways, int, int], None]
    chase_only: Callable[[Position, Ways, int, int, int], None]
    rob_only: Callable[[Position, Ways, int], None]
    put_back_only: Callable[[Position, int], None]
    throw: Callable[[Position, Ways, int, int], None]
    run: Callable[[Position, Ways, int, int], None]
    chase: Callable[[Position, Ways, int, int, int], None]
    rob: Callable[[Position, Ways, int], None]
    put_back: Callable[[Position, Ways, int], None]
    lies_yellow: Callable[[Position, int], bool]
    is_cleared: Callable[[Position], bool]
    is_over: Callable[[Position], bool]


def build(jit: Jit) -> Core:
    words = bits.build(jit)
    seen, may, stock = sight.build(jit, words), allowed.build(jit), marbles.build(jit, words)
    ways = open_ways.build(jit, seen, may)
    acts = turn.build(jit, stock, attack.build(jit, stock), ways.can_act)
    return Core(
        tally=words.tally,
        runs=ways.runs,
        chases=ways.chases,
        fits_run=ways.fits_run,
        fits_chase=ways.fits_chase,
        lies_yellow=stock.lies_yellow,
        is_cleared=stock.is_cleared,
        is_over=stock.is_over,
        **may._asdict(),
        **seen._asdict(),
        **acts._asdict(),
    )


PLAIN: Final = build(plain)
