"""Whole games on plain integers: the mechanics are core.py's, and here is who plays.

Every move that the rules allow is as likely as any other, or a policy chooses among them.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from manoir.games.pacman import ranking
from manoir.games.pacman.core import (
    CHASED,
    DICE,
    EATERS,
    GHOSTS,
    RETURNS,
    ROBS,
    RUN,
    SEATS,
    SIZE,
    TURN,
    WHITE,
    Core,
    Position,
)
from manoir.games.pacman.ways import EATER, GHOST, HOLE, HOLES, MOST, Ways
from manoir.kernel.compiled import mwc_rng
from manoir.kernel.compiled.jit import Jit

SPANS: Final = 18  # numbers of scratch that a step needs

# A move as a number, for a policy: its kind, from bit 4 on the die, and from bit 8 on the way, the
# seat that is robbed or the hole.
RUNS: Final = 0
CHASES: Final = 1  # and the number of the ghost
ROB_SEAT: Final = 3
FILL_HOLE: Final = 4

# What a game starts from.
YELLOW_COUNTS: Final = 0  # P15
START: Final = 1  # a position of core.py, and behind it the table of ways

# What it scribbles on.
SPANS_AT: Final = SIZE  # the position comes first
FOUND_AT: Final = SPANS_AT + SPANS
MOVES_AT: Final = FOUND_AT + MOST
SCRATCH: Final = MOVES_AT + 6 * MOST  # a Pac-Man and two ghosts, with two dice


class Playout(NamedTuple):
    seed: Callable[[int], int]
    shake: Callable[[int], int]
    below: Callable[[int, int], int]
    step: Callable[[Position, Ways, int, Any], int]
    game: Callable[[int, Any, Any, Any, Any], tuple[int, int]]


def build(jit: Jit, core: Core, policy: Any = None) -> Playout:  # noqa: PLR0915  small functions that share constants
    seed, shake, below, fold = mwc_rng.build(jit)
    score, rank = ranking.build(jit)
    runs, chases, is_over = core.runs, core.chases, core.is_over
    bad_choice, low = -1, (1 << 32) - 1
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
    def throw_dice(p: Position, ways: Ways, word: int) -> int:
        word = shake(word)
        faces = below(word, 36)
        throw(p, ways, 1 + faces // 6, 1 + faces % 6)
        return word

    @jit
    def has_no_dice(p: Position) -> bool:
        return bool(p[DICE] + p[DICE + 1] == 0)

    @jit
    def step(p: Position, ways: Ways, word: int, spans: Any) -> int:
        """One move of a game that is not over; whoever has no dice in hand throws them first."""
        if p[ROBS]:
            return rob_anybody(p, ways, word)
        if p[RETURNS]:
            return put_back_anywhere(p, ways, word)
        if has_no_dice(p):
            word = throw_dice(p, ways, word)
            if has_no_dice(p):
                return word
        return guess(p, ways, word, spans)

    @jit
    def list_moves(p: Position, ways: Ways, found: Any, moves: Any) -> int:
        """Write down all moves in the order of the rules, and say how many."""
        count = 0
        if p[ROBS]:
            for seat in range(p[SEATS]):
                if seat != p[TURN] and p[WHITE + seat]:
                    moves[count] = ROB_SEAT | seat << 8
                    count += 1
            return count
        if p[RETURNS]:
            for at in range(ways[HOLE], ways[HOLE] + ways[HOLES]):
                if not lies_yellow(p, ways[at]):
                    moves[count] = FILL_HOLE | ways[at] << 8
                    count += 1
            return count
        for piece in range(2):  # the Pac-Man, and then the ghosts
            for slot in range(2):
                die = p[DICE + slot]
                if die == 0 or (slot and die == p[DICE]) or p[RUN + piece]:
                    continue
                for ghost in range(piece + 1):
                    many = (
                        chases(p, ways, ghost, die, found) if piece else runs(p, ways, die, found)
                    )
                    for index in range(many):
                        moves[count] = (
                            (CHASES + ghost if piece else RUNS) | die << 4 | (found[index] << 8)
                        )
                        count += 1
        return count

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

    @jit
    def any_step(p: Position, ways: Ways, word: int, scratch: Any) -> int:
        return step(p, ways, word, scratch[0])

    @jit
    def asked_step(p: Position, ways: Ways, word: int, scratch: Any) -> int:
        """As `step`, by the policy; `bad_choice` if it names what is not there."""
        if not p[ROBS] and not p[RETURNS] and has_no_dice(p):
            word = throw_dice(p, ways, word)
            if has_no_dice(p):
                return word
        word = shake(word)
        _, found, moves = scratch
        count = list_moves(p, ways, found, moves)
        choice = int(policy(p, moves, count, (word ^ word >> 32) & low))
        if choice < 0 or choice >= count:
            return bad_choice
        play(p, ways, moves[choice])
        return word

    take_step = any_step if policy is None else asked_step

    @jit
    def game(number: int, setup: Any, scratch: Any, ranks: Any, scores: Any) -> tuple[int, int]:
        """Play a game to its end: its moves, and a print of the last position."""
        p, ways, yellow = scratch[:SIZE], setup[START + SIZE :], setup[YELLOW_COUNTS] > 0
        for at in range(SIZE):
            p[at] = setup[START + at]
        word = shake(seed(number))
        p[TURN] = below(word, p[SEATS])  # P2
        rest = scratch[SPANS_AT:FOUND_AT], scratch[FOUND_AT:MOVES_AT], scratch[MOVES_AT:]
        moves = 0
        while word != bad_choice and not is_over(p):
            word = take_step(p, ways, word, rest)
            moves += 1
        trace = 0
        for at in range(SIZE):
            trace = fold(trace, p[at])
        if word == bad_choice:
            return -moves, trace
        for seat in range(p[SEATS]):
            ranks[seat], scores[seat] = rank(p, seat, yellow), score(p, seat, yellow)
        return moves, trace

    return Playout(seed, shake, below, step, game)
