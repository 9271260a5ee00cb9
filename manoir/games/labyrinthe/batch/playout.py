"""Whole base games on plain integers: one source for a test, a core and a GPU.

The maze is core.py's. What is here is who plays, at random or by a policy: a pile of cards as one
number (five bits a card, the top one lowest, 0 when it is empty), and the loop of a game.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from manoir.games.labyrinthe import ranking
from manoir.games.labyrinthe.box import CELLS, DAY, MOVING, TILES, Edition
from manoir.games.labyrinthe.core import EMPTY, NO_ARROW, Core
from manoir.kernel.compiled import mwc_rng as dice
from manoir.kernel.compiled.jit import Jit

CARD_BITS: Final = 5
NOBODY: Final = -1
LONGEST: Final = 1 << 20  # turns; no game comes near it, but a loop on a GPU must end
SHIFTS: Final = 48
MOST: Final = CELLS  # moves that are open at once: a walk may end on every cell

# What a game starts from.
FIRST: Final = 0  # a seat, or NOBODY: one is drawn
SEATS: Final = 1
CARDS: Final = 2  # each
HOMES: Final = 3  # by seat, six bits each
TILE: Final = 4  # four words of the movable tiles: see `packed_tiles`

# For a policy: the board (ten numbers), the arrow used last, and of the seat to act first, six bits
# each, the pawns and the homes; then its pile. A shift is 4 × its arrow + the turns of the tile, a
# walk is SHIFTS + its last cell.
Position = tuple[int, ...]


class Playout(NamedTuple):
    seed: Callable[[int], int]
    next_word: Callable[[int], int]
    lay_out: Callable[[int, int, int, int, int], Any]
    deal: Callable[[int, int, int], Any]
    first: Callable[[int, int, int], tuple[int, int]]
    pick_shift: Callable[[int, int], tuple[int, int, int]]
    pick_cell: Callable[[int, int], int]
    game: Callable[[int, Any, Any, Any, Any], tuple[int, int]]
    survey: Callable[..., int]
    surveys: Callable[..., tuple[int, int]]


def build(jit: Jit, core: Core, policy: Any = None) -> Playout:  # noqa: PLR0915
    seed, next_word, below, fold = dice.build(jit)
    rank = ranking.build(jit)
    low = (1 << 32) - 1
    empty_n, empty_e, empty_s, empty_w = EMPTY[:4]
    moving, cards_in_all, bits, longest = MOVING, DAY, CARD_BITS, LONGEST
    shift, ride, links, reach, spot = core.shift, core.ride, core.links, core.reach, core.spot
    opposite, tally, nth, lay = core.opposite, core.tally, core.nth, core.lay
    no_arrow, nobody, shifts = NO_ARROW, NOBODY, SHIFTS

    @jit
    def tile(number: int, tile_0: int, tile_1: int, tile_2: int, tile_3: int) -> int:
        """A movable tile of the box: its shape + 4 × its sign by day."""
        if number < 20:
            return (tile_0 >> 6 * number if number < 10 else tile_1 >> 6 * (number - 10)) & 63
        return (tile_2 >> 6 * (number - 20) if number < 30 else tile_3 >> 6 * (number - 30)) & 63

    @jit
    def lay_out(word: int, tile_0: int, tile_1: int, tile_2: int, tile_3: int) -> tuple[int, ...]:
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
                spare = tile(chosen, tile_0, tile_1, tile_2, tile_3)
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
    def first(word: int, named: int, seats: int) -> tuple[int, int]:
        """L2: the word after it, and who starts."""
        if named != nobody:
            return word, named
        word = next_word(word)
        return word, below(word, seats)

    @jit
    def count_shifts(last: int) -> int:
        return shifts if last == no_arrow else shifts - 4

    @jit
    def nth_shift(number: int, last: int) -> tuple[int, int]:
        """L4, L5: an arrow and a turn."""
        arrow, turn = number >> 2, number & 3
        if last != no_arrow and arrow >= opposite(last):
            arrow += 1
        return arrow, turn

    @jit
    def pick_shift(word: int, last: int) -> tuple[int, int, int]:
        """An arrow, a turn, and what is left of the word to choose with."""
        scaled = ((word ^ word >> 32) & low) * count_shifts(last)
        arrow, turn = nth_shift(scaled >> 32, last)
        return arrow, turn, scaled & low

    @jit
    def pick_cell(plane: int, rest: int) -> int:
        return nth(plane, rest * tally(plane) >> 32)

    @jit
    def any_shift(position: Position, word: int, moves: Any) -> tuple[int, int, int]:
        return pick_shift(word, position[10])

    @jit
    def any_cell(position: Position, plane: int, rest: int, moves: Any) -> int:
        return pick_cell(plane, rest)

    @jit
    def asked_shift(position: Position, word: int, moves: Any) -> tuple[int, int, int]:
        """As `pick_shift`, by the policy; no arrow if it names what is not there."""
        last = position[10]
        ways, chance = count_shifts(last), (word ^ word >> 32) & low
        for choice in range(ways):
            arrow, turn = nth_shift(choice, last)
            moves[choice] = 4 * arrow + turn
        choice = int(policy(position, moves, ways, chance))
        if choice < 0 or choice >= ways:
            return no_arrow, 0, 0
        arrow, turn = nth_shift(choice, last)
        return arrow, turn, chance * ways & low

    @jit
    def asked_cell(position: Position, plane: int, rest: int, moves: Any) -> int:
        ways, left = tally(plane), plane
        for choice in range(ways):
            moves[choice] = shifts + nth(left, 0)
            left &= left - 1
        choice = int(policy(position, moves, ways, rest))
        return nth(plane, choice) if 0 <= choice < ways else nobody

    choose_shift = any_shift if policy is None else asked_shift
    choose_cell = any_cell if policy is None else asked_cell

    @jit
    def settle(  # noqa: PLR0917
        piles: tuple[int, int, int, int], seats: int, cards: int, turn: int, winner: int,
        ranks: Any, scores: Any,
    ) -> None:  # fmt: skip
        """Write down ranks, and the cards that each has found; the first pile is of `turn`."""
        for place in range(seats):
            seat, pile, found = (turn + place) % seats, piles[place], cards
            while pile:
                pile >>= bits
                found -= 1
            ranks[seat], scores[seat] = rank(seat, winner), found

    @jit
    def game(number: int, setup: Any, moves: Any, ranks: Any, scores: Any) -> tuple[int, int]:
        """Play a game to its end; the seat to act always has the first pile and the lowest pawn.

        Returns its plies, two a turn, and a print of the last position.
        """
        seats, cards = setup[SEATS], setup[CARDS]
        word, n, e, s, w, a, b, c, d, f, spare = lay_out(
            seed(number), setup[TILE], setup[TILE + 1], setup[TILE + 2], setup[TILE + 3]
        )
        word, one, two, three, four = deal(word, seats, cards)
        word, starter = first(word, setup[FIRST], seats)
        back, wrap = 6 * (seats - 1), seats
        home = setup[HOMES]
        for _ in range(starter):
            home = home >> 6 | (home & 63) << back
        pawns, last, turns, won, lost = home, no_arrow, 0, False, 0
        while not won and turns < longest:
            word = next_word(word)
            before = n, e, s, w, a, b, c, d, f, spare, last, pawns, home, one
            arrow, turn, rest = choose_shift(before, word, moves)
            if arrow == no_arrow:
                lost = 1
                break
            n, e, s, w, a, b, c, d, f, spare = shift(n, e, s, w, a, b, c, d, f, spare, arrow, turn)
            last = arrow
            cell = ride(pawns & 63, arrow)
            ridden = 0
            for seat in range(1, seats):
                ridden |= ride(pawns >> 6 * seat & 63, arrow) << 6 * (seat - 1)
            east, south = links(n, e, s, w)
            shifted = n, e, s, w, a, b, c, d, f, spare, last, ridden << 6 | cell, home, one
            cell = choose_cell(shifted, reach(east, south, cell), rest, moves)
            if cell == nobody:
                lost = 2
                break
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
        acts = (starter + turns) % seats
        if won:
            settle((one, two, three, four), seats, cards, acts, (acts - 1) % seats, ranks, scores)
        trace = fold(fold(fold(fold(fold(0, n), e), s), w), a)
        trace = fold(fold(fold(fold(fold(trace, b), c), d), f), spare)
        trace = fold(fold(fold(fold(trace, last), pawns), one), acts)
        return -2 * turns - lost if lost else 2 * turns, trace

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
    def surveys(  # noqa: PLR0917
        number: int, times: int, tile_0: int, tile_1: int, tile_2: int, tile_3: int
    ) -> tuple[int, int]:  # fmt: skip
        """Surveys of one board after the other, a random turn between: cells, and turns."""
        word, n, e, s, w, a, b, c, d, f, spare = lay_out(
            seed(number), tile_0, tile_1, tile_2, tile_3
        )
        pawn, cells = 0, 0
        for _ in range(times):
            cells += survey(n, e, s, w, a, b, c, d, f, spare, pawn)
            word = next_word(word)
            arrow, turn, rest = pick_shift(word, no_arrow)
            n, e, s, w, a, b, c, d, f, spare = shift(n, e, s, w, a, b, c, d, f, spare, arrow, turn)
            east, south = links(n, e, s, w)
            pawn = pick_cell(reach(east, south, ride(pawn, arrow)), rest)
        return cells, times

    return Playout(
        *(seed, next_word, lay_out, deal, first),
        *(pick_shift, pick_cell, game, survey, surveys),
    )


def packed_tiles(edition: Edition) -> tuple[int, int, int, int]:
    """The movable tiles as they are by day, six bits each, ten to a word."""
    kinds = [t.shape | (t.sign if t.sign <= DAY else 0) << 2 for t in TILES[edition]]
    words = [
        sum(kind << 6 * place for place, kind in enumerate(kinds[start : start + 10]))
        for start in range(0, 40, 10)
    ]
    first, second, third, fourth = words
    return first, second, third, fourth
