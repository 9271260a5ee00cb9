"""Games at random on plain integers: the mechanics are core.py's, and here is who plays.

Every move that the rules allow is as likely as any other.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from manoir.games.pacman.core import (
    CHASED,
    DICE,
    EATERS,
    GHOSTS,
    RETURNS,
    ROBS,
    RUN,
    SEATS,
    TURN,
    WHITE,
    Core,
    Position,
)
from manoir.games.pacman.ways import EATER, GHOST, HOLE, HOLES, Ways
from manoir.kernel.compiled import mwc_rng
from manoir.kernel.compiled.jit import Jit

SPANS: Final = 18  # numbers of scratch that a step needs


class Playout(NamedTuple):
    seed: Callable[[int], int]
    step: Callable[[Position, Ways, int, Any], int]


def build(jit: Jit, core: Core) -> Playout:  # noqa: PLR0915  small functions that share constants
    seed, shake, below, _ = mwc_rng.build(jit)
    may_run, may_chase, span = core.may_run, core.may_chase, core.span
    eater_sight, ghost_sight, lies_yellow = core.eater_sight, core.ghost_sight, core.lies_yellow
    throw, run, chase, rob, put_back = core.throw, core.run, core.chase, core.rob, core.put_back

    @jit
    def rob_anybody(p: Position, ways: Ways, word: int) -> int:
        """P9: one of those who have a white marble."""
        payers = 0
        for seat in range(p[SEATS]):
            if seat != p[TURN] and p[WHITE + seat]:
                payers += 1
        word = shake(word)
        chosen, victim = below(word, payers), -1
        for seat in range(p[SEATS]):
            if seat != p[TURN] and p[WHITE + seat]:
                if chosen == 0:
                    victim = seat
                chosen -= 1
        rob(p, ways, victim)
        return word

    @jit
    def put_back_anywhere(p: Position, ways: Ways, word: int) -> int:
        free = 0
        for at in range(ways[HOLE], ways[HOLE] + ways[HOLES]):
            if not lies_yellow(p, ways[at]):
                free += 1
        word = shake(word)
        chosen, place = below(word, free), -1
        for at in range(ways[HOLE], ways[HOLE] + ways[HOLES]):
            if not lies_yellow(p, ways[at]):
                if chosen == 0:
                    place = ways[at]
                chosen -= 1
        put_back(p, ways, place)
        return word

    @jit
    def note(spans: Any, choice: int, found: tuple[int, int, int]) -> int:
        """Write down where the ways of a choice begin, are exact, and how many there are."""
        begin, exact, end = found
        spans[3 * choice], spans[3 * choice + 1], spans[3 * choice + 2] = begin, exact, end - begin
        return end - begin

    @jit
    def guess(p: Position, ways: Ways, word: int, spans: Any) -> int:
        """Name any way of any piece until one is allowed: so all that are allowed are as likely."""
        run_sight = eater_sight(p, ways)
        sights = (ghost_sight(p, ways, 0), ghost_sight(p, ways, 1))
        total = 0
        for slot in range(2):
            die = p[DICE + slot]
            for piece in range(3):
                spans[3 * (2 * piece + slot) + 2] = 0
            if die == 0 or (slot and die == p[DICE]):
                continue
            if not p[RUN]:
                start, prey = p[EATERS + p[TURN]], run_sight[2:4]
                total += note(spans, slot, span(ways, EATER, start, die, *prey))
            if not p[CHASED]:
                for ghost in range(2):
                    start, prey, choice = p[GHOSTS + ghost], sights[0][:2], 2 * ghost + 2 + slot
                    total += note(spans, choice, span(ways, GHOST, start, die, *prey))
        while True:
            word = shake(word)
            number, choice = below(word, total), 0
            while number >= spans[3 * choice + 2]:
                number -= spans[3 * choice + 2]
                choice += 1
            way = spans[3 * choice] + number
            exact = way >= spans[3 * choice + 1]
            die = p[DICE + (choice & 1)]
            if choice < 2:
                if may_run(ways, way, exact, run_sight):
                    run(p, ways, die, way)
                    return word
            elif may_chase(ways, way, exact, sights[(choice >> 1) - 1]):
                chase(p, ways, (choice >> 1) - 1, die, way)
                return word

    @jit
    def step(p: Position, ways: Ways, word: int, spans: Any) -> int:
        """One move of a game that is not over; whoever has no dice in hand throws them first."""
        if p[ROBS]:
            return rob_anybody(p, ways, word)
        if p[RETURNS]:
            return put_back_anywhere(p, ways, word)
        if p[DICE] + p[DICE + 1] == 0:
            word = shake(word)
            faces = below(word, 36)
            throw(p, ways, 1 + faces // 6, 1 + faces % 6)
            if p[DICE] + p[DICE + 1] == 0:
                return word
        return guess(p, ways, word, spans)

    return Playout(seed, step)
