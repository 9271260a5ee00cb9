"""What the learned level looks at after a turn of its own, on plain integers and floats.

As `core`, one source for a core and a GPU. A turn ends with the pawn of its owner on a cell; then
the other seat replies with a shift, and of every reply it is worked out what both could get. The
other wants to find something, and after that to leave the owner little: replies are weighed so.
"""

from math import sqrt
from typing import Any

from manoir.bots.labyrinthe.master import answers, beliefs
from manoir.bots.labyrinthe.master.layout import (
    BASE,
    CHANCES,
    EACH,
    GAINS,
    HOMES,
    LEFT,
    OTHER_WEIGHTS,
    OWN_WEIGHTS,
    PAWNS,
    PLACES,
    SOFTNESS,
    TARGET,
    THEIRS,
    TILES_AT,
)
from manoir.bots.labyrinthe.search import SPARE, Search
from manoir.games.labyrinthe.box import ARROWS, CELLS, DAY, MOVABLE, SIDE
from manoir.games.labyrinthe.core import NO_ARROW, Core, Ten
from manoir.kernel.codec import SEATS
from manoir.kernel.compiled.jit import Jit


def build(jit: Jit, core: Core, search: Search, tile_of: Any, goals: Any) -> Any:  # noqa: PLR0915
    reach, ride, tally = core.reach, core.ride, core.tally
    pushed, ways, turns, forbidden = search.pushed, search.ways, search.turns, search.forbidden
    next_tiles, recall = search.next_tiles, search.recall
    arrows, outside, side, day, movable = len(ARROWS), SPARE, SIDE, DAY, MOVABLE
    every = (1 << CELLS) - 1
    soft, hard = SOFTNESS
    no_arrow, most = NO_ARROW, SEATS
    share, believe, believe_later = beliefs.build(jit, tile_of)
    answered, after_find = answers.build(jit)

    @jit
    def far(cell: int, goal: int) -> float:
        return (abs(cell // side - goal // side) + abs(cell % side - goal % side)) / 12.0

    @jit
    def carried(cell: int, arrow: int) -> int:
        return cell if arrow == no_arrow else ride(cell, arrow)

    @jit
    def look_at(  # noqa: PLR0917
        board: Ten, last: int, place: int, ridden: int, known: Any, weights: Any,
        ints: Any, floats: Any, out: Any,
    ) -> None:  # fmt: skip
        """Write down what somebody who comes later could get on this board."""
        at = BASE + EACH * (place - 2)
        tiles = next_tiles(board, last, carried(int(known[PAWNS + place]), ridden))
        goes_home = known[LEFT + place] == 0
        believe_later(place, known, weights, floats)
        risk = share(tiles, ints, floats, OTHER_WEIGHTS)
        out[at] = (1.0 if tiles >> known[HOMES + place] & 1 else 0.0) if goes_home else risk
        out[at + 1] = known[LEFT + place] / 12.0
        out[at + 2] = tally(tiles & every) / 49.0
        out[at + 3] = 1.0 if goes_home else 0.0
        out[at + 4] = 1.0

    @jit
    def weigh(  # noqa: PLR0917, PLR0915
        board: Ten, last: int, cell: int, ridden: int, known: Any, weights: Any,
        ints: Any, floats: Any, out: Any,
    ) -> None:  # fmt: skip
        """Write down how it stands for the owner, on a cell, when the next is to shift.

        The pawns of all others have taken a ride on the arrow `ridden`.
        """
        them = carried(int(known[PAWNS + 1]), ridden)
        aim, target = goals(board, known), int(known[TARGET])
        found_it = target > 0 and (aim >> cell & 1) > 0
        left = int(known[LEFT]) - (1 if found_it else 0)
        homeward, they_go_home = left == 0, known[LEFT + 1] == 0
        blind = found_it and not homeward
        aim = 1 << int(known[HOMES]) if homeward else aim
        their_home = 1 << int(known[HOMES + 1])
        believe(board, known, found_it, weights, ints, floats)
        banned, count, within, wide = forbidden(last), 0, 0, 0
        hope, mean, square, low, least, later = 0.0, 0.0, 0.0, 2.0, 2.0, 0.0
        for arrow in range(arrows):
            if arrow == banned:
                continue
            for turn in range(turns(board)):
                now = pushed(board, arrow, turn)
                east, south = ways(now)
                theirs = recall(reach(east, south, ride(them, arrow)), arrow)
                mine = recall(next_tiles(now, arrow, ride(cell, arrow)), arrow)
                within |= theirs
                wide += tally(theirs & every)
                open_ = share(mine, ints, floats, OWN_WEIGHTS)
                gain = open_ if blind else (1.0 if mine & aim else 0.0)
                open_ = gain if homeward else open_
                ints[THEIRS + count] = theirs
                floats[CHANCES + count], floats[GAINS + count] = open_, gain
                hope, mean, square = hope + gain, mean + open_, square + open_ * open_
                low, least = min(low, open_), min(least, gain)
                later += share(mine, ints, floats, OTHER_WEIGHTS)
                count += 1
        mean, hope = mean / count, hope / count
        risk = share(within, ints, floats, OTHER_WEIGHTS)
        risk = (1.0 if within & their_home else 0.0) if they_go_home else risk
        certain, surest, uniform, cards = 0.0, 0.0, 0.0, 0.0
        for card in range(1, day + 1):
            weight = floats[OTHER_WEIGHTS + card]
            certain += weight * weight
            surest = max(surest, weight)
            if weight > 0.0:
                cards += 1.0
                uniform += 1.0 if within >> ints[TILES_AT + card] & 1 else 0.0
        east, south = ways(board)
        missed, missed_hard = (
            answered(count, -1, soft, low, ints, floats),
            answered(count, -1, hard, low, ints, floats),
        )
        out[0] = 1.0 if target == 0 and cell == known[HOMES] else 0.0
        out[1] = 1.0 if found_it else 0.0
        out[2] = 1.0 if homeward else 0.0
        out[3] = 1.0 if they_go_home else 0.0
        out[4] = risk
        out[5] = risk if they_go_home else uniform / max(1.0, cards)
        out[6] = tally(within & every) / 49.0
        out[7] = hope
        out[8] = missed
        out[9] = missed_hard
        out[10] = after_find(count, soft, low, missed, known, ints, floats)
        out[11] = after_find(count, hard, low, missed_hard, known, ints, floats)
        out[12] = mean
        out[13] = low
        out[14] = sqrt(max(0.0, square / count - mean * mean))
        out[15] = least
        out[16] = later / count
        out[17] = wide / (49.0 * count)
        out[18] = tally(reach(east, south, cell)) / 49.0
        out[19] = tally(reach(east, south, them)) / 49.0
        goal = ints[TILES_AT + target] if target > 0 and not homeward else int(known[HOMES])
        out[20] = 0.0 if blind else (14.0 / 12.0 if goal == outside else far(cell, goal))
        out[21] = 1.0 if goal == outside and not blind else 0.0
        out[22] = 1.0 if target > movable and not found_it else 0.0
        out[23] = far(cell, int(known[HOMES]))
        out[24] = far(them, int(known[HOMES + 1]))
        out[25] = certain
        out[26] = surest
        out[27] = floats[OWN_WEIGHTS + target] if target > 0 and not found_it else 0.0
        out[28] = left / 12.0
        out[29] = known[LEFT + 1] / 12.0
        for place in range(2, most):
            at = BASE + EACH * (place - 2)
            for entry in range(EACH):
                out[at + entry] = 0.0
            if place < known[PLACES]:
                look_at(board, last, place, ridden, known, weights, ints, floats, out)

    return weigh
