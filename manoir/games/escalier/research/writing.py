"""Observations and masks on plain integers: one source for codec.py, a core and a GPU."""

from collections.abc import Callable
from typing import Any, NamedTuple

from manoir.games.escalier.core import ADVANCE as TO_ADVANCE
from manoir.games.escalier.core import HAUNT as TO_HAUNT
from manoir.games.escalier.core import SWAP as TO_SWAP
from manoir.games.escalier.playout import GRANDS, PODIUM
from manoir.games.escalier.research.row import (
    ACTIONS,
    ADVANCE,
    ARRIVED_ROW,
    AT,
    COLOUR_ROW,
    DECLINE,
    DIE,
    FOUR,
    GHOST_ROW,
    HAUNT,
    NO_DIE,
    OPEN_MEMORY,
    OVER,
    PAIRS,
    ROLL,
    SWAP,
    TOKEN_ROW,
    TRADE,
    TURN,
)
from manoir.games.escalier.rows import COUNT, NOBODY, Stairs
from manoir.kernel.compiled.jit import Jit


class Writing(NamedTuple):
    slots: Callable[[int, int], int]
    pair: Callable[[int], tuple[int, int]]
    observe: Callable[[Any, Any, int, Any], None]
    mask: Callable[[Any, Any, Any], None]


def build(jit: Jit, stairs: Stairs) -> Writing:  # noqa: PLR0915  small functions that share constants
    traders, due, standing = stairs.traders, stairs.due, stairs.standing
    count, four, nobody, no_die = COUNT, FOUR, NOBODY, NO_DIE
    pairs = sum((one | other << 2) << 4 * place for place, (one, other) in enumerate(PAIRS))
    at_options, at_colours, at_tokens = AT["options"], AT["colours"], AT["tokens"]
    at_ghosts, at_arrived, at_turn = AT["ghosts"], AT["arrived"], AT["turn"]
    at_die, at_under, actions = AT["die"], AT["under"], ACTIONS

    @jit
    def slots(colour_row: int, seat: int) -> int:
        """By slot its colour, four bits each; and from bit 16 on the way back."""
        seats, found, taken = colour_row >> count, 0, 0
        for slot in range(seats):
            colour = colour_row >> 8 * ((seat + slot) % seats) & 255
            found |= colour << 4 * slot | slot << 16 + 4 * colour
            taken |= 1 << colour
        slot = seats
        for colour in range(four):
            if not taken >> colour & 1:
                found |= colour << 4 * slot | slot << 16 + 4 * colour
                slot += 1
        return found

    @jit
    def pair(place: int) -> tuple[int, int]:
        both = pairs >> 4 * place
        return both & 3, both >> 2 & 3

    @jit
    def observe(row: Any, setup: Any, seat: int, out: Any) -> None:
        colours, tokens, ghosts, arrived = (
            row[COLOUR_ROW], row[TOKEN_ROW], row[GHOST_ROW], row[ARRIVED_ROW]
        )  # fmt: skip
        seats, over = colours >> count, row[OVER]
        slot_of = slots(colours, seat)
        out[0] = seats
        out[at_options], out[at_options + 1] = setup[PODIUM], setup[GRANDS]
        out[at_options + 2] = setup[OPEN_MEMORY]
        for place in range(four):
            colour = slot_of >> 4 * place & 15
            out[at_colours + place] = colour
            out[at_tokens + place] = tokens >> 8 * colour & 255
            figure, top = ghosts >> 8 * place & 255, arrived >> 8 * place & 255
            there = place < ghosts >> count
            out[at_ghosts + place] = figure >> 2 if there else 0
            under = 1 + (slot_of >> 16 + 4 * (figure & 3) & 15)
            out[at_under + place] = under if there and over else 0
            slot = 1 + (slot_of >> 16 + 4 * (top & 3) & 15)
            out[at_arrived + place] = slot if place < arrived >> count else 0
        turn = row[TURN]
        out[at_turn] = -1 if turn == nobody else (turn - seat + seats) % seats
        out[at_die] = row[DIE]

    @jit
    def mask_pairs(size: int, first: int, out: Any) -> None:
        """All pairs of the first few."""
        for place in range(6):
            if pair(place)[1] < size:
                out[first + place] = 1

    @jit
    def mask_colours(bits: int, slot_of: int, first: int, out: Any) -> None:
        for colour in range(four):
            if bits >> colour & 1:
                out[first + (slot_of >> 16 + 4 * colour & 15)] = 1

    @jit
    def mask_trades(bits: int, slot_of: int, out: Any) -> None:
        for place in range(6):
            one, other = pair(place)
            if bits >> (slot_of >> 4 * one & 15) & 1 and bits >> (slot_of >> 4 * other & 15) & 1:
                out[TRADE + place] = 1

    @jit
    def mask(row: Any, setup: Any, out: Any) -> None:
        for action in range(actions):
            out[action] = 0
        if row[OVER]:
            return
        if row[DIE] == no_die:
            out[ROLL] = 1
            return
        colours, tokens, ghosts = row[COLOUR_ROW], row[TOKEN_ROW], row[GHOST_ROW]
        slot_of = slots(colours, row[TURN])
        traded = traders(colours, row[ARRIVED_ROW], setup[GRANDS] > 0)
        demand = due(colours, tokens, ghosts, traded, row[TURN], row[DIE])
        if demand == TO_HAUNT:
            mask_colours(standing(tokens), slot_of, HAUNT, out)
            out[DECLINE] = 1
        elif demand == TO_ADVANCE:
            for figure in range(ghosts >> count):
                out[ADVANCE + figure] = 1
        elif demand == TO_SWAP:
            mask_pairs(ghosts >> count, SWAP, out)
            mask_trades(traded, slot_of, out)

    return Writing(slots, pair, observe, mask)
