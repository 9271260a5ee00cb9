"""Whole base games at random on plain integers: one source for a test, a core and a GPU.

The maze is core.py's. What is here is who plays at random: a pile of cards as one number
(five bits a card, the top one lowest, 0 when it is empty), and the loop of a game.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from manoir.games.labyrinthe.box import DAY, HOMES, MOVING, TILES, Edition
from manoir.games.labyrinthe.core import EMPTY, NO_ARROW, Core
from manoir.kernel.compiled import mwc_rng as dice
from manoir.kernel.compiled.jit import Jit

CARD_BITS: Final = 5
NOBODY: Final = -1
LONGEST: Final = 1 << 20  # turns; no game comes near it, but a loop on a GPU must end

Played = tuple[int, int, int]  # the winner, turns, and a print of the last position


class Playout(NamedTuple):
    seed: Callable[[int], int]
    next_word: Callable[[int], int]
    lay_out: Callable[[int], Any]
    deal: Callable[[int, int, int], Any]
    pick_shift: Callable[[int, int], tuple[int, int, int]]
    pick_cell: Callable[[int, int], int]
    game: Callable[[int, int, int], Played]
    survey: Callable[..., int]
    surveys: Callable[[int, int], tuple[int, int]]


def build(jit: Jit, core: Core, edition: Edition = "current") -> Playout:  # noqa: PLR0915
    seed, next_word, below, _ = dice.build(jit)
    low = (1 << 32) - 1
    tile_0, tile_1, tile_2, tile_3 = _packed_tiles(edition)
    empty_n, empty_e, empty_s, empty_w = EMPTY[:4]
    moving, cards_in_all, bits, longest = MOVING, DAY, CARD_BITS, LONGEST
    homes = sum(home << 6 * seat for seat, home in enumerate(HOMES))
    shift, ride, links, reach, spot = core.shift, core.ride, core.links, core.reach, core.spot
    opposite, tally, nth, lay = core.opposite, core.tally, core.nth, core.lay
    no_arrow, nobody = NO_ARROW, NOBODY

    @jit
    def tile(number: int) -> int:
        """A movable tile of the box: its shape + 4 × its sign by day."""
        if number < 20:
            return (tile_0 >> 6 * number if number < 10 else tile_1 >> 6 * (number - 10)) & 63
        return (tile_2 >> 6 * (number - 20) if number < 30 else tile_3 >> 6 * (number - 30)) & 63

    @jit
    def lay_out(word: int) -> tuple[int, ...]:
        """L1: the word after it, and the board."""
        n, e, s, w = empty_n, empty_e, empty_s, empty_w
        a, b, c, d, f, spare = 0, 0, 0, 0, 0, 0
        left, remain = (1 << moving) - 1, moving
        for cell in range(50):  # the last is for the spare
            if cell == 49 or cell // 7 & 1 or cell % 7 & 1:
                word = next_word(word)
                chosen = nth(left, below(word, remain))
                left ^= 1 << chosen
                remain -= 1
                spare = tile(chosen)
                if cell < 49:
                    n, e, s, w, a, b, c, d, f, spare = lay(
                        n, e, s, w, a, b, c, d, f, spare, cell, word >> 16 & 3
                    )
        return word, n, e, s, w, a, b, c, d, f, spare

    @jit
    def deal(word: int, seats: int, cards: int) -> tuple[int, int, int, int, int]:
        """L2: the word after it, and four piles, the first of them filled."""
        one, two, three, four = 0, 0, 0, 0
        left, remain = ((1 << cards_in_all) - 1) << 1, cards_in_all  # card 1 is bit 1
        for _ in range(seats):
            one, two, three, four = 0, one, two, three
            for place in range(cards):
                word = next_word(word)
                card = nth(left, below(word, remain))
                left ^= 1 << card
                remain -= 1
                one |= card << bits * place
        return word, one, two, three, four

    @jit
    def pick_shift(word: int, last: int) -> tuple[int, int, int]:
        """L4, L5: an arrow, a turn, and what is left of the word to choose with."""
        scaled = ((word ^ word >> 32) & low) * (48 if last == no_arrow else 44)
        arrow, turn = scaled >> 34, scaled >> 32 & 3
        if last != no_arrow and arrow >= opposite(last):
            arrow += 1
        return arrow, turn, scaled & low

    @jit
    def pick_cell(plane: int, rest: int) -> int:
        return nth(plane, rest * tally(plane) >> 32)

    @jit
    def game(number: int, seats: int, cards: int) -> tuple[int, int, int]:
        """Play a game to its end; the seat to act always has the first pile and the lowest pawn."""
        word, n, e, s, w, a, b, c, d, f, spare = lay_out(seed(number))
        word, one, two, three, four = deal(word, seats, cards)
        pawns, home = homes & (1 << 6 * seats) - 1, homes & (1 << 6 * seats) - 1
        back, wrap = 6 * (seats - 1), seats
        last, turns, won = no_arrow, 0, False
        while not won and turns < longest:
            word = next_word(word)
            arrow, turn, rest = pick_shift(word, last)
            n, e, s, w, a, b, c, d, f, spare = shift(n, e, s, w, a, b, c, d, f, spare, arrow, turn)
            last = arrow
            cell = ride(pawns & 63, arrow)
            ridden = 0
            for seat in range(1, seats):
                ridden |= ride(pawns >> 6 * seat & 63, arrow) << 6 * (seat - 1)
            east, south = links(n, e, s, w)
            cell = pick_cell(reach(east, south, cell), rest)
            if one == 0:  # L9
                won = cell == home & 63
            elif spot(a, b, c, d, f, one & 31) >> cell & 1:  # L8
                one >>= bits
            pawns = ridden | cell << back
            home = home >> 6 | (home & 63) << back
            if wrap == 2:
                one, two = two, one
            elif wrap == 3:
                one, two, three = two, three, one
            else:
                one, two, three, four = two, three, four, one
            turns += 1
        trace = n ^ e << 2 ^ s << 4 ^ w << 6 ^ a ^ b << 1 ^ c << 3 ^ d << 5 ^ pawns
        return (turns - 1) % seats if won else nobody, turns, trace

    @jit
    def survey(  # noqa: PLR0917
        n: int, e: int, s: int, w: int,
        a: int, b: int, c: int, d: int, f: int,
        spare: int, pawn: int,
    ) -> int:  # fmt: skip
        """All 48 shifts with everything that can be reached after them: how many cells in all."""
        cells = 0
        for choice in range(48):
            arrow, turn = choice >> 2, choice & 3
            after = shift(n, e, s, w, a, b, c, d, f, spare, arrow, turn)
            east, south = links(after[0], after[1], after[2], after[3])
            cells += tally(reach(east, south, ride(pawn, arrow)))
        return cells

    @jit
    def surveys(number: int, times: int) -> tuple[int, int]:
        """Surveys of one board after the other, a random turn between: cells, and turns."""
        word, n, e, s, w, a, b, c, d, f, spare = lay_out(seed(number))
        pawn, cells = 0, 0
        for _ in range(times):
            cells += survey(n, e, s, w, a, b, c, d, f, spare, pawn)
            word = next_word(word)
            arrow, turn, rest = pick_shift(word, no_arrow)
            n, e, s, w, a, b, c, d, f, spare = shift(n, e, s, w, a, b, c, d, f, spare, arrow, turn)
            east, south = links(n, e, s, w)
            pawn = pick_cell(reach(east, south, ride(pawn, arrow)), rest)
        return cells, times

    return Playout(seed, next_word, lay_out, deal, pick_shift, pick_cell, game, survey, surveys)


def _packed_tiles(edition: Edition) -> tuple[int, int, int, int]:
    """The movable tiles as they are by day, six bits each, ten to a word."""
    kinds = [t.shape | (t.sign if t.sign <= DAY else 0) << 2 for t in TILES[edition]]
    words = [
        sum(kind << 6 * place for place, kind in enumerate(kinds[start : start + 10]))
        for start in range(0, 40, 10)
    ]
    first, second, third, fourth = words
    return first, second, third, fourth
