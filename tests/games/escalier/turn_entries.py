"""Compiled games with every position on the way, as an entry that is kept on the disk."""

from typing import Any, Final, cast

import numba

from manoir.games.escalier import playout, rows
from manoir.games.escalier.playout import FIRST, GRANDS, PODIUM
from manoir.kernel.compiled.jit import Jit

_PLAYOUT: Final = playout.build(cast(Jit, numba.njit), rows.build(cast(Jit, numba.njit)))
_seed, _first, _throw, _turn = _PLAYOUT.seed, _PLAYOUT.first, _PLAYOUT.throw, _PLAYOUT.turn


def record(number: int, setup: Any, moves: Any, turns: Any) -> int:
    """Write down four rows and a seat for every turn; how many turns there were."""
    seats = setup[3] >> 32
    word, seat = _first(_seed(number), setup[FIRST], seats)
    colours, tokens, ghosts, arrived = setup[3], setup[4], setup[5], setup[6]
    count, state = 0, 0
    while state == 0:
        word, face, chance = _throw(word)
        state, colours, tokens, ghosts, arrived, seat = _turn(
            colours, tokens, ghosts, arrived, seat,
            setup[PODIUM] > 0, setup[GRANDS] > 0, face, chance, moves,
        )  # fmt: skip
        turns[count, 0], turns[count, 1], turns[count, 2] = colours, tokens, ghosts
        turns[count, 3], turns[count, 4] = arrived, seat
        count += 1
    return count


SIGNATURES: Final = {
    record: numba.int64(numba.int64, numba.int64[::1], numba.int64[::1], numba.int64[:, ::1])
}
