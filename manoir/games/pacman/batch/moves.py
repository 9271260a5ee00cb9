"""Moves as numbers, for a policy: listed in the order of the rules, and played."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from manoir.games.pacman.core import Core
from manoir.games.pacman.core.row import DICE, RETURNS, ROBS, RUN, SEATS, TURN, WHITE, Position
from manoir.games.pacman.ways import HOLE, HOLES, MOST, Ways
from manoir.kernel.compiled.jit import Jit

# A move is its kind, from bit 4 on the die, and from bit 8 on the way, the seat that is robbed or
# the hole.
RUNS: Final = 0
CHASES: Final = 1  # and the number of the ghost
ROB_SEAT: Final = 3
FILL_HOLE: Final = 4

MOST_MOVES: Final = 6 * MOST  # a Pac-Man and two ghosts, with two dice


class Moves(NamedTuple):
    list_moves: Callable[[Position, Ways, Any, Any], int]
    play: Callable[[Position, Ways, int], None]


def build(jit: Jit, core: Core) -> Moves:
    runs, chases, lies_yellow = core.runs, core.chases, core.lies_yellow
    run, chase, rob, put_back = core.run, core.chase, core.rob, core.put_back

    @jit
    def list_robberies(p: Position, moves: Any) -> int:
        count = 0
        for seat in range(p[SEATS]):
            if seat != p[TURN] and p[WHITE + seat]:
                moves[count] = ROB_SEAT | seat << 8
                count += 1
        return count

    @jit
    def list_holes(p: Position, ways: Ways, moves: Any) -> int:
        count = 0
        for at in range(ways[HOLE], ways[HOLE] + ways[HOLES]):
            if not lies_yellow(p, ways[at]):
                moves[count] = FILL_HOLE | ways[at] << 8
                count += 1
        return count

    @jit
    def add(moves: Any, count: int, kind: int, found: Any, many: int) -> int:
        for index in range(many):
            moves[count + index] = kind | found[index] << 8
        return count + many

    @jit
    def list_ways(p: Position, ways: Ways, found: Any, moves: Any) -> int:
        count = 0
        for piece in range(2):  # the Pac-Man, and then the ghosts
            for slot in range(2):
                die = p[DICE + slot]
                if die == 0 or (slot and die == p[DICE]) or p[RUN + piece]:
                    continue
                if piece == 0:
                    many = runs(p, ways, die, found)
                    count = add(moves, count, RUNS | die << 4, found, many)
                    continue
                for ghost in range(2):
                    many = chases(p, ways, ghost, die, found)
                    count = add(moves, count, CHASES + ghost | die << 4, found, many)
        return count

    @jit
    def list_moves(p: Position, ways: Ways, found: Any, moves: Any) -> int:
        """Write down all moves in the order of the rules, and say how many."""
        if p[ROBS]:
            return list_robberies(p, moves)
        if p[RETURNS]:
            return list_holes(p, ways, moves)
        return list_ways(p, ways, found, moves)

    @jit
    def play(p: Position, ways: Ways, move: int) -> None:
        kind, die, what = move & 15, move >> 4 & 15, move >> 8
        if kind == RUNS:
            run(p, ways, die, what)
        elif kind == ROB_SEAT:
            rob(p, ways, what)
        elif kind == FILL_HOLE:
            put_back(p, ways, what)
        else:
            chase(p, ways, kind - CHASES, die, what)

    return Moves(list_moves, play)
