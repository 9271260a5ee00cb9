"""Whole turns on plain integers: what a seat can do with its dice, and what it leads to.

A move is one number: see `code`. Of several ways to one end only the richest is looked at, and a
ghost comes first only where that changes what the Pac-Man can do.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from manoir.games.pacman.core import Core
from manoir.games.pacman.core.row import (
    CHASED,
    DICE,
    EATERS,
    GHOSTS,
    RETURNS,
    ROBS,
    RUN,
    SEATS,
    TURN,
    TURNS,
    WHITE,
    WHITE_HIGH,
    WHITE_LOW,
    YELLOW_HIGH,
    YELLOW_LOW,
    Position,
)
from manoir.games.pacman.ways import (
    CROSSED_HIGH,
    CROSSED_LOW,
    HALF,
    HOLE,
    HOLES,
    LAST,
    LAST_HIGH,
    LAST_LOW,
    RECORD,
    WIDTH,
    Ways,
)
from manoir.kernel.compiled.jit import Jit

Numbers = Any  # arrays of whole numbers

RUNS: Final = 0  # kinds of moves; 1 and 2 are those of the two ghosts
ROB: Final = 3
BACK: Final = 4
MOVES: Final = 2048  # room for the moves of a position
TURNS_AT_MOST: Final = 16384  # room for the turns of a throw


class Search(NamedTuple):
    code: Callable[[int, int, int], int]
    moves: Callable[[Position, Ways, Numbers, Numbers], int]
    apply: Callable[[Position, Ways, int], None]
    turns: Callable[..., int]


def build(jit: Jit, core: Core) -> Search:  # noqa: PLR0915  small functions that share constants
    runs, chases, lies_yellow, tally = core.runs, core.chases, core.lies_yellow, core.tally
    run, chase, rob, put_back, is_over = core.run, core.chase, core.rob, core.put_back, core.is_over
    most_turns, half = TURNS_AT_MOST, HALF

    @jit
    def code(kind: int, die: int, what: int) -> int:
        """`what` is a way, a seat to rob or a hole."""
        return what << 8 | die << 4 | kind

    @jit
    def taste(p: Position, ways: Ways, way: int) -> int:
        """White marbles on a way, and yellow ones thrice."""
        at = ways[RECORD] + WIDTH * way
        low = ways[at + CROSSED_LOW] | ways[at + LAST_LOW]
        high = ways[at + CROSSED_HIGH] | ways[at + LAST_HIGH]
        white = tally(low & p[WHITE_LOW]) + tally(high & p[WHITE_HIGH])
        return white + 3 * (tally(low & p[YELLOW_LOW]) + tally(high & p[YELLOW_HIGH]))

    @jit
    def add_runs(  # noqa: PLR0917
        p: Position, ways: Ways, die: int, codes: Numbers, count: int, room: Numbers
    ) -> int:
        """The richest way to every end."""
        found, best, where = room[0], room[1], room[2]
        number = runs(p, ways, die, found)
        for index in range(number):
            best[ways[ways[RECORD] + WIDTH * found[index] + LAST]] = -1
        for index in range(number):
            way = found[index]
            end, value = ways[ways[RECORD] + WIDTH * way + LAST], taste(p, ways, way)
            if best[end] == -1:
                where[end] = count
                count += 1
            if value > best[end]:
                best[end] = value
                codes[where[end]] = code(RUNS, die, way)
        return count

    @jit
    def add_chases(  # noqa: PLR0917
        p: Position, ways: Ways, ghost: int, die: int, codes: Numbers, count: int, room: Numbers
    ) -> int:
        """One way to every end."""
        found, seen = room[0], room[1]
        number = chases(p, ways, ghost, die, found)
        for index in range(number):
            seen[ways[ways[RECORD] + WIDTH * found[index] + LAST]] = 0
        for index in range(number):
            end = ways[ways[RECORD] + WIDTH * found[index] + LAST]
            if not seen[end]:
                seen[end] = 1
                codes[count] = code(1 + ghost, die, found[index])
                count += 1
        return count

    @jit
    def moves(p: Position, ways: Ways, codes: Numbers, room: Numbers) -> int:
        """Write down the moves worth looking at, of a seat with dice in hand or something due."""
        count = 0
        if p[ROBS]:
            for seat in range(p[SEATS]):
                if seat != p[TURN] and p[WHITE + seat]:
                    codes[count] = code(ROB, 0, seat)
                    count += 1
            return count
        if p[RETURNS]:
            for at in range(ways[HOLE], ways[HOLE] + ways[HOLES]):
                if not lies_yellow(p, ways[at]):
                    codes[count] = code(BACK, 0, ways[at])
                    count += 1
            return count
        for slot in range(2):
            die = p[DICE + slot]
            if die == 0 or (slot and die == p[DICE]):
                continue
            if not p[RUN]:
                count = add_runs(p, ways, die, codes, count, room)
            if not p[CHASED]:
                count = add_chases(p, ways, 0, die, codes, count, room)
                if p[GHOSTS] != p[GHOSTS + 1]:
                    count = add_chases(p, ways, 1, die, codes, count, room)
        return count

    @jit
    def apply(p: Position, ways: Ways, move: int) -> None:
        kind, die, what = move & 15, move >> 4 & 15, move >> 8
        if kind == RUNS:
            run(p, ways, die, what)
        elif kind == ROB:
            rob(p, ways, what)
        elif kind == BACK:
            put_back(p, ways, what)
        else:
            chase(p, ways, kind - 1, die, what)

    @jit
    def is_news(p: Position, before: Position, ways: Ways, move: int) -> bool:
        """Whether a run after a ghost's move could not have come before it."""
        if move & 15 != RUNS:
            return True
        for seat in range(p[SEATS]):
            if before[EATERS + seat] != p[EATERS + seat]:
                return True
        at = ways[RECORD] + WIDTH * (move >> 8)
        for ghost in range(2):
            if before[GHOSTS + ghost] == p[GHOSTS + ghost]:
                continue
            if ways[at + LAST] == p[GHOSTS + ghost]:
                return True
            gone = before[GHOSTS + ghost]
            low = 1 << gone if gone < half else 0
            high = 1 << gone - half if gone >= half else 0
            if (ways[at + CROSSED_LOW] | ways[at + LAST_LOW]) & low:
                return True
            if (ways[at + CROSSED_HIGH] | ways[at + LAST_HIGH]) & high:
                return True
        return False

    @jit
    def turns(  # noqa: PLR0917
        p: Position, ways: Ways, ends: Numbers, firsts: Numbers, codes: Numbers, room: Numbers
    ) -> int:
        """Write down the positions at the end of every turn, and the move that begins it.

        `ends` has room for TURNS_AT_MOST positions, at its end those that are still to be gone on
        from.
        """
        count, open_, turn = 0, 1, p[TURNS]
        ends[most_turns - 1] = p
        firsts[most_turns - 1] = -1
        here = p.copy()
        while open_:
            top = most_turns - open_
            here[:] = ends[top]
            first = firsts[top]
            open_ -= 1
            number = moves(here, ways, codes, room)
            late = here[CHASED] and not p[CHASED] and not here[RUN]
            for index in range(number):
                move = codes[index]
                if count + open_ >= most_turns - 1:
                    break
                if late and not is_news(here, p, ways, move):
                    continue
                ends[count] = here
                apply(ends[count], ways, move)
                firsts[count] = move if first == -1 else first
                if is_over(ends[count]) or ends[count, TURNS] != turn:
                    count += 1
                else:
                    open_ += 1
                    ends[most_turns - open_] = ends[count]
                    firsts[most_turns - open_] = firsts[count]
        return count

    return Search(code, moves, apply, turns)
