"""Whole games on plain integers: the mechanics are core's, and here is who plays.

Every move that the rules allow is as likely as any other, or a policy chooses among them.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from manoir.games.pacman import ranking
from manoir.games.pacman.batch import guessing, moves
from manoir.games.pacman.batch.guessing import NO_WAY, SPANS
from manoir.games.pacman.core import Core
from manoir.games.pacman.core.row import DICE, RETURNS, ROBS, SEATS, SIZE, TURN, WHITE, Position
from manoir.games.pacman.ways import HOLE, HOLES, MOST, Ways
from manoir.kernel.compiled import mwc_rng
from manoir.kernel.compiled.batch import State, Stretches
from manoir.kernel.compiled.jit import Jit

# What a game starts from.
YELLOW_COUNTS: Final = 0  # P15
START: Final = 1  # a position of core/row.py, and behind it the table of ways

# What it scribbles on.
SPANS_AT: Final = SIZE  # the position comes first
FOUND_AT: Final = SPANS_AT + SPANS
MOVES_AT: Final = FOUND_AT + MOST
CHANCE_SCRATCH: Final = FOUND_AT  # where no policy wants a list
SCRATCH: Final = MOVES_AT + moves.MOST_MOVES

BAD_CHOICE: Final = -1  # instead of a word: the policy has named what is not there

Step = Callable[[Position, Ways, int, Any], int]
Advance = Callable[[Position, Ways, int, Any], tuple[int, int]]


class Playout(NamedTuple):
    seed: Callable[[int], int]
    shake: Callable[[int], int]
    below: Callable[[int, int], int]
    step: Step
    stretches: Stretches


def build(jit: Jit, core: Core, policy: Any = None) -> Playout:
    rng = mwc_rng.build(jit)
    advance = (
        _build_advance(jit, core, rng) if policy is None else _build_asked(jit, core, rng, policy)
    )
    stretches = _build_stretches(jit, core, rng, advance)
    return Playout(rng.seed, rng.next_word, rng.below, _build_step(jit, core, advance), stretches)


def _build_throw(jit: Jit, core: Core, rng: mwc_rng.MwcRng) -> Callable[[Position, int], int]:
    shake, below, throw = rng.next_word, rng.below, core.throw_only

    @jit
    def throw_dice(p: Position, word: int) -> int:
        word = shake(word)
        faces = below(word, 36)
        throw(p, 1 + faces // 6, 1 + faces % 6)
        return word

    return throw_dice


def _build_due(jit: Jit, core: Core, rng: mwc_rng.MwcRng) -> tuple[Any, Any]:
    """What chance does after an attack (P9): robs one of those who have, fills a free hole."""
    shake, below = rng.next_word, rng.below
    lies_yellow, rob, put_back = core.lies_yellow, core.rob_only, core.put_back_only

    @jit
    def rob_anybody(p: Position, ways: Ways, word: int) -> int:
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
        put_back(p, place)
        return word

    return rob_anybody, put_back_anywhere


def _build_advance(jit: Jit, core: Core, rng: mwc_rng.MwcRng) -> Advance:
    throw_dice, guess = _build_throw(jit, core, rng), guessing.build(jit, core, rng)
    rob_anybody, put_back_anywhere = _build_due(jit, core, rng)
    run, chase, pass_turn, is_over = core.run_only, core.chase_only, core.pass_turn, core.is_over
    no_way = NO_WAY

    @jit
    def advance(p: Position, ways: Ways, word: int, scratch: Any) -> tuple[int, int]:
        """A move of a game that is not over: the word after it, and how many moves that was.

        Whoever has no dice in hand throws them first; a throw that nobody can use counts as a move.
        A die that is left and that nobody can use ends a turn the next time, and counts as none.
        So threads of a GPU throw, look for a way and take it together.
        """
        if p[ROBS]:
            word = rob_anybody(p, ways, word)
        elif p[RETURNS]:
            word = put_back_anywhere(p, ways, word)
        else:
            thrown = 0
            if p[DICE] + p[DICE + 1] == 0:
                word, thrown = throw_dice(p, word), 1
            word, choice, way = guess(p, ways, word, scratch)
            if choice == no_way:
                pass_turn(p)
                return word, thrown
            die, ghost = p[DICE + (choice & 1)], (choice >> 1) - 1
            if ghost < 0:
                run(p, ways, die, way)
            else:
                chase(p, ways, ghost, die, way)
        if not (p[DICE] + p[DICE + 1] or p[ROBS] or p[RETURNS] or is_over(p)):
            pass_turn(p)
        return word, 1

    return advance


def _build_asked(jit: Jit, core: Core, rng: mwc_rng.MwcRng, policy: Any) -> Advance:
    throw_dice, shake, go_on = _build_throw(jit, core, rng), rng.next_word, core.go_on
    list_moves, play = moves.build(jit, core)
    low, bad_choice = (1 << 32) - 1, BAD_CHOICE
    found_at, moves_at = FOUND_AT - SPANS_AT, MOVES_AT - SPANS_AT

    @jit
    def asked(p: Position, ways: Ways, word: int, scratch: Any) -> tuple[int, int]:
        """As `advance`, by the policy; BAD_CHOICE if it names what is not there."""
        if not p[ROBS] and not p[RETURNS] and p[DICE] + p[DICE + 1] == 0:
            word = throw_dice(p, word)
            go_on(p, ways)
            return word, int(p[DICE] + p[DICE + 1] == 0)
        word = shake(word)
        listed = scratch[moves_at:]
        count = list_moves(p, ways, scratch[found_at:moves_at], listed)
        choice = int(policy(p[:SIZE], listed, count, (word ^ word >> 32) & low))
        if choice < 0 or choice >= count:
            return bad_choice, 1
        play(p, ways, listed[choice])
        return word, 1

    return asked


def _build_step(jit: Jit, core: Core, advance: Advance) -> Step:
    go_on = core.go_on

    @jit
    def step(p: Position, ways: Ways, word: int, scratch: Any) -> int:
        """One move of a game that is not over, and to the next seat if nothing is left to do."""
        moves = 0
        while not moves:
            word, moves = advance(p, ways, word, scratch)
        if p[DICE] + p[DICE + 1]:
            go_on(p, ways)
        return word

    return step


def _build_stretches(jit: Jit, core: Core, rng: mwc_rng.MwcRng, advance: Advance) -> Stretches:
    """A state is whether it is over, the word of chance, and the moves; the rest is a position."""
    seed, shake, below, fold = rng
    score, rank = ranking.build(jit)
    is_over, bad_choice = core.is_over, BAD_CHOICE

    @jit
    def begin(number: int, setup: Any, scratch: Any) -> State:
        for at in range(SIZE):
            scratch[at] = setup[START + at]
        word = shake(seed(number))
        scratch[TURN] = below(word, scratch[SEATS])  # P2
        return int(is_over(scratch)), word, 0

    @jit
    def go_on(state: State, setup: Any, scratch: Any, most: int) -> State:
        ways, rest = setup[START + SIZE :], scratch[SPANS_AT:]
        over, word, moves = state
        end = moves + most
        while not over and moves < end:
            word, more = advance(scratch, ways, word, rest)
            moves += more
            over = int(word == bad_choice or is_over(scratch))
        return over, word, moves

    @jit
    def finish(state: State, setup: Any, scratch: Any, ranks: Any, scores: Any) -> tuple[int, int]:
        """The moves, and a print of the last position."""
        trace = 0
        for at in range(SIZE):
            trace = fold(trace, scratch[at])
        if state[1] == bad_choice:
            return -state[2], trace
        yellow = setup[YELLOW_COUNTS] > 0
        for seat in range(scratch[SEATS]):
            ranks[seat], scores[seat] = rank(scratch, seat, yellow), score(scratch, seat, yellow)
        return state[2], trace

    return Stretches(begin, go_on, finish)
