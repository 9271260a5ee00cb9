"""Whole games on plain integers: one source for a test, a core and a GPU.

The maze is core.py's. What is here is the loop of a game, at random or by a policy.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from manoir.games.labyrinthe.batch import cards as card_games
from manoir.games.labyrinthe.batch import choosing, laying
from manoir.games.labyrinthe.batch.cards import BASE, CHILDREN, HAND, NIGHTLY, Cards, Four
from manoir.games.labyrinthe.batch.choosing import NOBODY, Choosing
from manoir.games.labyrinthe.core import NO_ARROW, Core
from manoir.kernel.compiled import mwc_rng as dice
from manoir.kernel.compiled.batch import State, Stretches
from manoir.kernel.compiled.jit import Jit

LONGEST: Final = 1 << 20  # turns; no game comes near it, but a loop on a GPU must end

# What a game starts from.
FIRST: Final = 0  # a seat, or NOBODY: one is drawn
SEATS: Final = 1
EACH: Final = 2  # cards, by day and by night
HOMES: Final = 3  # by seat, six bits each
MODE: Final = 4  # of cards.py
TILE: Final = 5  # the words of `packed_tiles`

MODES: Final = {"base": BASE, "children": CHILDREN, "night": NIGHTLY}


class Playout(NamedTuple):
    seed: Callable[[int], int]
    next_word: Callable[[int], int]
    lay_out: Callable[[int, int, int, int, int], Any]
    deal: Callable[[int, int, int, int], Any]
    first: Callable[[int, int, int], tuple[int, int]]
    pick_shift: Callable[[int, int], tuple[int, int, int]]
    pick_cell: Callable[[int, int], int]
    coin: Callable[[int], int]
    stretches: Stretches


def build(jit: Jit, core: Core, policy: Any = None) -> Playout:
    rng = dice.build(jit)
    seed, next_word, below, _ = rng
    nobody = NOBODY

    @jit
    def first(word: int, named: int, seats: int) -> tuple[int, int]:
        """L2: the word after it, and who starts."""
        if named != nobody:
            return word, named
        word = next_word(word)
        return word, below(word, seats)

    lay_out = laying.build(jit, core, rng)
    cards, choose = card_games.build(jit, core, rng), choosing.build(jit, core, policy)
    stretches = _build_stretches(jit, core, rng, (lay_out, first, cards, choose))
    return Playout(
        *(seed, next_word, lay_out, cards.deal, first),
        *(choose.pick_shift, choose.pick_cell, cards.coin, stretches),
    )


def _build_stretches(  # noqa: PLR0915  three parts that share constants
    jit: Jit, core: Core, rng: dice.MwcRng, parts: tuple[Any, Any, Cards, Choosing]
) -> Stretches:
    """The seat to act always has the first cards, and the lowest pawn and home.

    A state is how it stands; the word of chance, turns, who started, whether cards are sought in
    any order; ten numbers of a board; the arrow used last, pawns, homes, and cards.
    """
    lay_out, first, (deal, pile_of, take, fall, settle, coin), choose = parts
    seed, next_word, _, fold = rng
    shift, links, reach, treasure_at = core.shift, core.links, core.reach, core.treasure_at
    ride_all, pass_on, trace_board = _build_turning(jit, core, rng)
    choose_shift, choose_cell = choose.choose_shift, choose.choose_cell
    no_arrow, nobody, longest = NO_ARROW, NOBODY, LONGEST
    children, nightly, hand = CHILDREN, NIGHTLY, HAND
    going_on, over, too_long, no_shift, no_walk = range(5)

    @jit
    def begin(number: int, setup: Any, moves: Any) -> State:
        seats, mode = setup[SEATS], setup[MODE]
        word, n, e, s, w, a, b, c, d, f, spare = lay_out(
            seed(number), setup[TILE], setup[TILE + 1], setup[TILE + 2], setup[TILE + 3]
        )
        word, (one, two, three, four) = deal(word, seats, setup[EACH], mode)
        word, starter = first(word, setup[FIRST], seats)
        home = setup[HOMES]
        for _ in range(starter):
            home = home >> 6 | (home & 63) << 6 * (seats - 1)
        return (
            going_on, word, 0, starter, int(mode == children),
            n, e, s, w, a, b, c, d, f, spare,
            no_arrow, home, home, one, two, three, four,
        )  # fmt: skip

    @jit
    def go_on(state: State, setup: Any, moves: Any, most: int) -> State:
        seats, each, mode = setup[SEATS], setup[EACH], setup[MODE]
        stage, word, turns, starter, any_order = state[:5]
        n, e, s, w, a, b, c, d, f, spare = state[5:15]
        last, pawns, home, one, two, three, four = state[15:]
        loose, pile, back = any_order > 0, pile_of(mode), 6 * (seats - 1)
        end = min(turns + most, longest)
        while stage == going_on and turns < end:
            word = next_word(word)
            before = n, e, s, w, a, b, c, d, f, spare, last, pawns, home, one, int(loose)
            arrow, turn, rest = choose_shift(before, word, moves)
            if arrow == no_arrow:
                stage = no_shift
                break
            n, e, s, w, a, b, c, d, f, spare = shift(n, e, s, w, a, b, c, d, f, spare, arrow, turn)
            last, pawns = arrow, ride_all(pawns, seats, arrow)
            east, south = links(n, e, s, w)
            shifted = n, e, s, w, a, b, c, d, f, spare, last, pawns, home, one, int(loose)
            cell = choose_cell(shifted, reach(east, south, pawns & 63), rest, moves)
            if cell == nobody:
                stage = no_walk
                break
            if one & (hand if loose else -1) == 0:  # L9, L23
                stage = over if cell == home & 63 else going_on
            else:
                one = take(one, treasure_at(a, b, c, d, f, cell), loose, pile)
                if mode == nightly and not loose and one & pile == 0:  # L21
                    loose = True
                    one, two, three = fall(one, each), fall(two, each), fall(three, each)
                    four = fall(four, each)
            pawns = pawns >> 6 | cell << back
            home = home >> 6 | (home & 63) << back
            one, two, three, four = pass_on(one, two, three, four, seats)
            turns += 1
        if stage == going_on and turns >= longest:
            stage = too_long
        return (
            stage, word, turns, starter, int(loose),
            n, e, s, w, a, b, c, d, f, spare,
            last, pawns, home, one, two, three, four,
        )  # fmt: skip

    @jit
    def finish(state: State, setup: Any, moves: Any, ranks: Any, scores: Any) -> tuple[int, int]:
        """The plies, two a turn, and a print of the last position."""
        stage, word, turns, starter, _ = state[:5]
        n, e, s, w, a, b, c, d, f, spare = state[5:15]
        last, pawns, _, one, two, three, four = state[15:]
        acts = (starter + turns) % setup[SEATS]
        if stage == over:
            settle(
                setup[MODE], (one, two, three, four), setup[SEATS], setup[EACH], acts,
                coin(next_word(word)), ranks, scores,
            )  # fmt: skip
        trace = trace_board(n, e, s, w, a, b, c, d, f, spare)
        trace = fold(fold(fold(fold(fold(trace, last), pawns), one), two), three)
        trace = fold(fold(trace, four), acts)
        if stage > too_long:  # the policy has named what is not there
            return -2 * turns - (stage - too_long), trace
        return 2 * turns, trace

    return Stretches(begin, go_on, finish)


def _build_turning(jit: Jit, core: Core, rng: dice.MwcRng) -> tuple[Any, Any, Any]:
    """Pawns on a shift, cards at the end of a turn, and a print of a board."""
    ride, fold = core.ride, rng.fold

    @jit
    def ride_all(pawns: int, seats: int, arrow: int) -> int:
        ridden = 0
        for seat in range(seats):
            ridden |= ride(pawns >> 6 * seat & 63, arrow) << 6 * seat
        return ridden

    @jit
    def pass_on(one: int, two: int, three: int, four: int, seats: int) -> Four:
        """The first of them goes to the end."""
        if seats == 2:
            return two, one, three, four
        if seats == 3:
            return two, three, one, four
        return two, three, four, one

    @jit
    def trace_board(  # noqa: PLR0917
        n: int, e: int, s: int, w: int,
        a: int, b: int, c: int, d: int, f: int, spare: int,
    ) -> int:  # fmt: skip
        trace = fold(fold(fold(fold(fold(0, n), e), s), w), a)
        return fold(fold(fold(fold(fold(trace, b), c), d), f), spare)

    return ride_all, pass_on, trace_board
