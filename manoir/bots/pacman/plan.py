"""The choice of a turn: all of them weighed, and the most promising ones thought through."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from manoir.bots.pacman.outlook import FACES, PRIVILEGE, Outlook, Weights
from manoir.bots.pacman.search import MOVES, TURNS_AT_MOST, Numbers, Search
from manoir.games.pacman.core import Core
from manoir.games.pacman.core.row import (
    SIZE,
    TURN,
    YELLOW,
    Position,
)
from manoir.games.pacman.ways import MOST, Ways
from manoir.kernel.compiled.jit import Jit


class Plan(NamedTuple):
    weigh: Callable[..., int]
    ponder: Callable[..., None]


def build(jit: Jit, core: Core, search: Search, outlook: Outlook) -> Plan:
    throw, is_over = core.throw, core.is_over
    turns, value, standing = search.turns, outlook.value, outlook.standing
    most_turns, most_moves, most_ways, faces_room = TURNS_AT_MOST, MOVES, MOST, FACES
    size = SIZE

    @jit
    def weigh(  # noqa: PLR0917
        p: Position,
        ways: Ways,
        near: Numbers,
        weights: Weights,
        ends: Numbers,
        firsts: Numbers,
        scores: Any,
    ) -> int:
        """Write down all turns from here: where they end, how they begin, what they are worth."""
        codes, room = np.empty(most_moves, np.int64), np.empty((3, most_ways), np.int64)
        faces = np.zeros((2, faces_room))
        me = p[TURN]
        count = turns(p, ways, ends, firsts, codes, room)
        for index in range(count):
            scores[index] = value(ends[index], ways, near, me, weights, faces)
        return count

    @jit
    def tempting(p: Position, me: int, weights: Weights) -> float:
        """What a turn has brought, at first sight."""
        return float(standing(p, me, weights) + weights[PRIVILEGE] * p[YELLOW + me])

    @jit
    def after_replies(  # noqa: PLR0917
        p: Position,
        ways: Ways,
        near: Numbers,
        me: int,
        weights: Weights,
        width: int,
        ends: Numbers,
        firsts: Numbers,
        scores: Any,
    ) -> float:
        """What a position is worth after the next seat's turn, over all its throws."""
        codes, room = np.empty(most_moves, np.int64), np.empty((3, most_ways), np.int64)
        faces = np.zeros((2, faces_room))
        thrown = np.empty(size, np.int64)
        other, total = p[TURN], 0.0
        for one in range(1, 7):
            for two in range(one, 7):
                thrown[:] = p
                throw(thrown, ways, one, two)
                if thrown[TURN] != other or is_over(thrown):
                    mine = value(thrown, ways, near, me, weights, faces)
                else:
                    count = turns(thrown, ways, ends, firsts, codes, room)
                    for index in range(count):
                        scores[index] = tempting(ends[index], other, weights)
                    best, mine = -1e9, 0.0
                    for _ in range(min(width, count)):
                        index = int(np.argmax(scores[:count]))
                        scores[index] = -1e9
                        theirs = value(ends[index], ways, near, other, weights, faces)
                        if theirs > best:
                            best = theirs
                            mine = value(ends[index], ways, near, me, weights, faces)
                total += mine if one == two else 2 * mine
        return total / 36

    @jit
    def ponder(  # noqa: PLR0917
        chosen: Numbers,
        ways: Ways,
        near: Numbers,
        me: int,
        weights: Weights,
        width: int,
        scores: Any,
    ) -> None:
        """Weigh these positions at the end of a turn again, after the next seat's replies."""
        ends, firsts = np.empty((most_turns, size), np.int64), np.empty(most_turns, np.int64)
        room = np.empty(most_turns)
        faces = np.zeros((2, faces_room))
        for index in range(len(chosen)):
            if is_over(chosen[index]):
                scores[index] = value(chosen[index], ways, near, me, weights, faces)
            else:
                scores[index] = after_replies(
                    chosen[index], ways, near, me, weights, width, ends, firsts, room
                )

    return Plan(weigh, ponder)
