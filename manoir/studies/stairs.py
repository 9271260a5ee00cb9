"""Whole games on the stairs between players who remember the last few facts, on plain integers.

As the solver's `position` and `lookahead`, one source that runs as ordinary Python or compiled. A
fact is something one has to remember to know who is under which ghost: a child turned into one,
and two that were exchanged; a ghost that climbs is followed with the eyes. A player knows all that
the last `memory` facts tell, and of everything before only what lies open; what that leaves
possible is equally likely.
"""

from collections.abc import Callable
from itertools import permutations
from typing import Any, Final

import numpy as np

from manoir.bots.escalier import lookahead, position
from manoir.bots.escalier.lookahead import Known
from manoir.bots.escalier.position import FIGURES, STEP_BITS, TOKENS
from manoir.games.escalier.core import ADVANCE, CLIMB, HAUNT
from manoir.games.escalier.staircase import BOX, FOOT, GHOST_FACE, TOP
from manoir.kernel.compiled.jit import Jit
from manoir.studies import chance

EQUAL: Final = 1e-6  # the tables have seven digits
ALL: Final = 1 << 20  # facts: more than any game has
NOBODY: Final = -1  # declines

# Takes the deal, who remembers so many facts while all others remember everything, and the solved
# values; returns who has won.
PlayGame = Callable[[int, int, int, Known], int]


def orders() -> Any:
    """Every order of up to four ghosts; by their number, and how many orders there are."""
    rows = np.zeros((FIGURES + 1, 24, FIGURES), np.int64)
    for number in range(FIGURES + 1):
        for index, order in enumerate(permutations(range(number))):
            rows[number, index, :number] = order
    return rows


def build(jit: Jit) -> PlayGame:  # noqa: PLR0915  small functions that share constants
    moves, ahead = position.build(jit), lookahead.build(jit)
    step, put, is_token = moves.step, moves.put, moves.is_token
    swap, haunt, advance, pass_turn = moves.swap, moves.haunt, moves.advance, moves.pass_turn
    outlook, duty = ahead.outlook, moves.rules.duty
    begin, drawn = chance.build(jit)
    faces = np.array([*BOX.pips, *([GHOST_FACE] * BOX.ghost_faces)], np.int64)
    every_order, number_of_orders = orders(), np.array([1, 1, 2, 6, 24], np.int64)
    equal, everything, nobody = EQUAL, ALL, NOBODY

    @jit
    def is_ghost(place: int, figure: int) -> bool:
        return step(place, figure) < TOP and is_token(place, figure) == 0

    @jit
    def hidden(  # noqa: PLR0917
        place: int, turn: int, seats: int, learnt: Any, facts: int, memory: int, found: Any
    ) -> int:
        """How many ghosts the seat to move has forgotten, listed in `found`."""
        count = 0
        for figure in range(FIGURES):
            own = (turn + figure) % seats if figure < seats else figure
            since = learnt[own] + memory
            known = since >= facts if learnt[own] == 0 else since > facts
            if is_ghost(place, figure) and not known:
                found[count] = figure
                count += 1
        return count

    @jit
    def who(figure: int, order: Any, found: Any, count: int) -> int:
        """The figure that stands where this one does, if the forgotten stand in that order."""
        for index in range(count):
            if found[order[index]] == figure:
                return int(found[index])
        return figure

    @jit
    def worth(  # noqa: PLR0917
        place: int,
        demand: int,
        face: int,
        one: int,
        other: int,
        found: Any,
        count: int,
        known: Known,
        out: Any,
    ) -> float:
        """What a move is worth to the mover, over all that may be under the sheets."""
        total, number = 0.0, number_of_orders[count]
        for index in range(number):
            order, imagined = every_order[count, index], place
            for ghost in range(count):
                imagined = put(imagined, found[ghost], step(place, found[order[ghost]]))
            if demand == HAUNT:
                after, moved = (imagined, 0) if one == nobody else (haunt(imagined, one), one)
            else:
                moved = who(one, order, found, count)
                if demand == ADVANCE:
                    after = advance(imagined, moved, face)
                else:
                    after = swap(imagined, moved, who(other, order, found, count))
            outlook(after, moved, known, out)
            total += out[0]
        return float(total / number)

    @jit
    def is_possible(place: int, demand: int, one: int, other: int, seats: int) -> bool:
        if demand == HAUNT:
            return other == 0 and one < seats and (one == nobody or is_token(place, one) == 1)
        if demand == ADVANCE:
            return other == 0 and one >= 0 and is_ghost(place, one)
        return 0 <= other < one and step(place, one) < TOP and step(place, other) < TOP

    @jit
    def chosen(  # noqa: PLR0917
        place: int,
        demand: int,
        face: int,
        found: Any,
        count: int,
        known: Known,
        out: Any,
        ties: Any,
    ) -> tuple[int, int]:
        """The best move; among equals, any."""
        best, equals, first, second = -1.0, 0, nobody, 0
        for one in range(nobody, FIGURES):
            for other in range(FIGURES):
                if not is_possible(place, demand, one, other, known.seats):
                    continue
                value = worth(place, demand, face, one, other, found, count, known, out)
                if value > best + equal:
                    best, equals, first, second = value, 1, one, other
                elif value > best - equal:
                    equals += 1
                    if drawn(ties, equals) == 0:
                        first, second = one, other
        return first, second

    @jit
    def start(seats: int) -> int:
        place = 0
        for figure in range(FIGURES):
            place |= FOOT << STEP_BITS * figure
            if figure < seats:
                place |= 1 << TOKENS + figure
        return place

    @jit
    def game(deal: int, hero: int, memory: int, known: Known) -> int:
        seats = known.seats
        dice, ties = np.zeros(1, np.int64), np.zeros(1, np.int64)
        dice[0], ties[0] = begin(deal, 0), begin(deal, 1)
        learnt, found = np.zeros(FIGURES, np.int64), np.zeros(FIGURES, np.int64)
        out = np.zeros(seats)
        place, turn, facts = start(seats), 0, 0
        while True:
            face = faces[drawn(dice, len(faces))]
            demand = duty(face, is_token(place, 0) == 1, place >> TOKENS != 0, True)
            if demand == CLIMB:
                place, moved = advance(place, 0, face), 0
            else:
                kept = memory if turn == hero else everything
                count = hidden(place, turn, seats, learnt, facts, kept, found)
                one, other = chosen(place, demand, face, found, count, known, out, ties)
                moved = one if one >= 0 else 0
                if demand == HAUNT:
                    if one >= 0:
                        place, facts = haunt(place, one), facts + 1
                        learnt[(turn + one) % seats] = facts
                elif demand == ADVANCE:
                    place = advance(place, one, face)
                else:
                    place, facts = swap(place, one, other), facts + 1
            if moved < seats and step(place, moved) == TOP:
                return (turn + moved) % seats
            place, turn = pass_turn(place, seats), (turn + 1) % seats

    return game
