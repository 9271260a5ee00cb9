"""All that stands on the stairs as plain integers: one source for rules and simulations.

As core.py, `build` takes the decorator that makes the difference: none (ordinary Python, as the
rules use it), `numba.njit`, or CUDA's for device functions. Nothing is allocated, and every value
fits 63 bits.

A row is up to four small numbers in one: eight bits each, the first one lowest, and from bit COUNT
on how many there are. These rows and the seat whose turn it is are a position:

    colours  by seat: the colour that it owns
    tokens   by colour: the step of its token, 0 when it is none any more; without a count
    ghosts   from the foot up, on one step in order of arrival: 4 × the step + the colour under it
    arrived  the colours at the top, first come first

A decision is a number, too: HAUNT, DECLINE, ADVANCE, SWAP or TRADE, and from bits 4 and 8 on the
colours, or the places in the row of ghosts, that it is about.
"""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from manoir.games.escalier import core
from manoir.games.escalier.core import ADVANCE, HAUNT, SWAP
from manoir.games.escalier.staircase import TOP
from manoir.kernel.compiled.jit import Jit, plain

DECLINE: Final = 5  # E4: nobody is turned into a ghost
TRADE: Final = 6  # E11: the tokens of two colours change owner

NOBODY: Final = -1
COUNT: Final = 32
FOUR: Final = (1 << COUNT) - 1  # what a row is made of, without its count
FIRSTS: Final = 0x01010101  # the lowest bit of each of the four numbers
LASTS: Final = 0x80808080  # the highest, which no number of a row needs

Two = tuple[int, int]
Rows = tuple[int, int, int, int]  # colours, tokens, ghosts, arrived


class Stairs(NamedTuple):
    standing: Callable[[int], int]
    traders: Callable[[int, int, bool], int]
    due: Callable[[int, int, int, int, int, int], int]
    choices: Callable[[int, int, int, int], int]
    decision: Callable[[int, int, int, int, int], int]
    climb: Callable[[int, int, int, int], Two]
    act: Callable[[int, int, int, int, int, int], Rows]
    next_seat: Callable[[int, int, int, bool], int]
    is_over: Callable[[int, int, bool], bool]
    rank: Callable[[int, int, int], int]
    score: Callable[[int, int, int], int]


def build(jit: Jit, top: int = TOP) -> Stairs:  # noqa: PLR0915  small functions that share constants
    duty, landing, following = core.build(jit, top)
    count, four, firsts, lasts = COUNT, FOUR, FIRSTS, LASTS
    nobody, decline, trading = NOBODY, DECLINE, TRADE

    @jit
    def at(row: int, place: int) -> int:
        return row >> 8 * place & 255

    @jit
    def append(row: int, item: int) -> int:
        size = row >> count
        return row & four | item << 8 * size | size + 1 << count

    @jit
    def leave(row: int, place: int) -> int:
        """The row without what was there; the others close up."""
        before = (1 << 8 * place) - 1
        return row & before | (row & four) >> 8 & ~before | (row >> count) - 1 << count

    @jit
    def join(ghosts: int, step: int, colour: int) -> int:
        """The row with one more figure, the last to arrive on its step."""
        size = ghosts >> count
        # All four at once: a difference keeps its last bit where no figure stands higher.
        higher = ~((4 * step + 3) * firsts + lasts - (ghosts & four)) & lasts | 128 << 8 * size
        place = (higher & -higher) >> 7
        before = ghosts & place - 1
        return (
            before
            | (ghosts & four ^ before) << 8
            | (4 * step + colour) * place
            | (size + 1 << count)
        )

    @jit
    def tally(bits: int) -> int:
        """How many of four bits are set."""
        return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3)

    @jit
    def nth(bits: int, number: int) -> int:
        """The place of the bit with so many others before it."""
        for _ in range(number):
            bits &= bits - 1
        return tally((bits & -bits) - 1)

    @jit
    def standing(tokens: int) -> int:
        """A bit a colour whose token is on the stairs."""
        bits = tokens + (lasts - firsts) >> 7 & firsts
        return (bits | bits >> 7 | bits >> 14 | bits >> 21) & 15

    @jit
    def pair(size: int, number: int) -> tuple[int, int]:
        """A pair among so many: (0, 1), (0, 2) and so on."""
        one, rest = 0, number
        while rest >= size - 1 - one:
            rest -= size - 1 - one
            one += 1
        return one, one + 1 + rest

    @jit
    def owner(colours: int, colour: int) -> int:
        for seat in range(colours >> count):
            if at(colours, seat) == colour:
                return seat
        return nobody

    @jit
    def placed(colours: int, arrived: int) -> int:
        """A bit a seat at the top; neutral figures there count for nobody (E9)."""
        bits = 0
        for place in range(arrived >> count):
            seat = owner(colours, at(arrived, place))
            if seat != nobody:
                bits |= 1 << seat
        return bits

    @jit
    def traders(colours: int, arrived: int, grands: bool) -> int:
        """E11: a bit a colour that may be traded: of players who are still on the stairs."""
        bits = 0
        if grands:
            for seat in range(colours >> count):
                bits |= 1 << at(colours, seat)
            for place in range(arrived >> count):
                bits &= ~(1 << at(arrived, place))
        return bits

    @jit
    def is_over(colours: int, arrived: int, podium: bool) -> bool:
        """E8, E10: at the first place, or when one player is left."""
        if not arrived:
            return False
        places = tally(placed(colours, arrived))
        return places > 0 and (not podium or places == (colours >> count) - 1)

    @jit
    def rank(colours: int, arrived: int, seat: int) -> int:
        """Whoever is still on the stairs shares the last rank."""
        better = 0
        for place in range(arrived >> count):
            other = owner(colours, at(arrived, place))
            if other == seat:
                return better + 1
            if other != nobody:
                better += 1
        return better + 1

    @jit
    def score(colours: int, arrived: int, seat: int) -> int:
        """How many others came after this seat."""
        if placed(colours, arrived) >> seat & 1:
            return (colours >> count) - rank(colours, arrived, seat)
        return 0

    @jit
    def next_seat(colours: int, arrived: int, turn: int, podium: bool) -> int:
        """Whose turn it is after this one; nobody else's after the end."""
        seats = colours >> count
        if not arrived:
            return following(turn, seats, 0)
        if is_over(colours, arrived, podium):
            return turn
        return following(turn, seats, placed(colours, arrived))

    @jit
    def due(  # noqa: PLR0917
        colours: int, tokens: int, ghosts: int, traded: int, turn: int, face: int
    ) -> int:  # fmt: skip
        """What that face demands of the seat whose turn it is."""
        exchange = ghosts >> count > 1 or tally(traded) > 1
        return duty(face, at(tokens, at(colours, turn)) > 0, tokens > 0, exchange)

    @jit
    def choices(demand: int, haunted: int, ghosts: int, traded: int) -> int:
        """How many ways there are to do what is due; 0 where it happens by itself.

        `haunted` and `traded` have a bit a colour that may be: see `standing` and `traders`.
        """
        size = ghosts >> count
        if demand == ADVANCE:
            return size
        if demand == HAUNT:
            return tally(haunted) + 1
        if demand == SWAP:
            players = tally(traded)
            return (size * (size - 1) >> 1) + (players * (players - 1) >> 1)
        return 0

    @jit
    def decision(demand: int, haunted: int, ghosts: int, traded: int, choice: int) -> int:
        """One of these ways."""
        if demand == ADVANCE:
            return ADVANCE | choice << 4
        if demand == HAUNT:
            return HAUNT | nth(haunted, choice) << 4 if choice < tally(haunted) else decline
        size = ghosts >> count
        swaps = size * (size - 1) >> 1
        if choice < swaps:
            one, other = pair(size, choice)
            return SWAP | one << 4 | other << 8
        one, other = pair(tally(traded), choice - swaps)
        return trading | nth(traded, one) << 4 | nth(traded, other) << 8

    @jit
    def climb(tokens: int, arrived: int, colour: int, pips: int) -> tuple[int, int]:
        """E3, E8: tokens and who has arrived, afterwards."""
        step = at(tokens, colour)
        to = landing(step, pips)
        if to == top:
            return tokens ^ step << 8 * colour, append(arrived, colour)
        return tokens + (to - step << 8 * colour), arrived

    @jit
    def haunt(tokens: int, ghosts: int, colour: int) -> tuple[int, int]:
        """E4: tokens and ghosts afterwards."""
        step = at(tokens, colour)
        return tokens ^ step << 8 * colour, join(ghosts, step, colour)

    @jit
    def advance(ghosts: int, arrived: int, place: int, pips: int) -> tuple[int, int]:
        """E5, E8: ghosts and who has arrived, afterwards."""
        figure, others = at(ghosts, place), leave(ghosts, place)
        step, colour = landing(figure >> 2, pips), figure & 3
        if step == top:
            return others, append(arrived, colour)
        return join(others, step, colour), arrived

    @jit
    def swap(ghosts: int, one: int, other: int) -> int:
        """E6: the colours under two figures change places, the row looks as before."""
        change = (ghosts >> 8 * one ^ ghosts >> 8 * other) & 3
        return ghosts ^ change << 8 * one ^ change << 8 * other

    @jit
    def trade(colours: int, one: int, other: int) -> int:
        """E11."""
        first, second = owner(colours, one), owner(colours, other)
        return colours ^ (one ^ other) << 8 * first ^ (one ^ other) << 8 * second

    @jit
    def act(  # noqa: PLR0917
        colours: int, tokens: int, ghosts: int, arrived: int, face: int, chosen: int
    ) -> tuple[int, int, int, int]:  # fmt: skip
        """The rows after a decision."""
        kind, one, other = chosen & 15, chosen >> 4 & 15, chosen >> 8
        if kind == ADVANCE:
            ghosts, arrived = advance(ghosts, arrived, one, face)
        elif kind == HAUNT:
            tokens, ghosts = haunt(tokens, ghosts, one)
        elif kind == SWAP:
            ghosts = swap(ghosts, one, other)
        elif kind == trading:
            colours = trade(colours, one, other)
        return colours, tokens, ghosts, arrived

    return Stairs(
        standing, traders, due, choices, decision,
        climb, act, next_seat, is_over, rank, score,
    )  # fmt: skip


def row_of(items: Iterable[int]) -> int:
    """Small numbers as a row."""
    packed = bytes(items)
    return int.from_bytes(packed, "little") | len(packed) << COUNT


def items_of(row: int) -> bytes:
    """The numbers of a row."""
    return (row & FOUR).to_bytes(4, "little")[: row >> COUNT]


STAIRS: Final = build(plain)
