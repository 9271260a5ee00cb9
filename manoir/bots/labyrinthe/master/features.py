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
    REPLIES,
    ROUND_HOPE,
    ROUND_MEAN,
    SOFTNESS,
    TARGET,
    THEIRS,
    TILES_AT,
)
from manoir.bots.labyrinthe.master.rounds import Rounds
from manoir.bots.labyrinthe.search import SPARE, Search
from manoir.games.labyrinthe.box import CELLS, DAY, MOVABLE, SIDE
from manoir.games.labyrinthe.core import NO_ARROW, Core, Ten
from manoir.kernel.compiled.jit import Jit


def build(  # noqa: PLR0915  small functions that share constants
    jit: Jit, core: Core, search: Search, rounds: Rounds, seeking: tuple[Any, Any]
) -> Any:
    reach, ride, tally = core.reach, core.ride, core.tally
    pushed, ways, next_tiles, recall = search.pushed, search.ways, search.next_tiles, search.recall
    list_next, list_round, tiles_after = rounds.list_next, rounds.list_round, rounds.tiles_after
    tile_of, goals = seeking
    outside, side, day, movable = SPARE, SIDE, DAY, MOVABLE
    every = (1 << CELLS) - 1
    soft, hard = SOFTNESS
    no_arrow = NO_ARROW
    share, believe, believe_later = beliefs.build(jit, tile_of)
    answered, after_find = answers.build(jit)

    @jit
    def far(cell: int, goal: int) -> float:
        return (abs(cell // side - goal // side) + abs(cell % side - goal % side)) / 12.0

    @jit
    def carried(cell: int, arrow: int) -> int:
        return cell if arrow == no_arrow else ride(cell, arrow)

    @jit
    def sought(board: Ten, cell: int, known: Any) -> tuple[int, int, bool]:
        """What the owner seeks from its cell on, how many cards it has left, and if it found one.

        After a find that is the old goal, unless it goes home now: nobody knows the next card.
        """
        aim, target = goals(board, known), int(known[TARGET])
        found_it = target > 0 and (aim >> cell & 1) > 0
        left = int(known[LEFT]) - (1 if found_it else 0)
        return (1 << int(known[HOMES]) if left == 0 else aim), left, found_it

    @jit
    def gained(  # noqa: PLR0917
        tiles: int, aim: int, homeward: bool, blind: bool, ints: Any, floats: Any
    ) -> tuple[float, float]:
        """What such tiles are worth to the owner, as it knows itself and as others see it."""
        open_ = share(tiles, ints, floats, OWN_WEIGHTS)
        gain = open_ if blind else (1.0 if tiles & aim else 0.0)
        return gain, (gain if homeward else open_)

    @jit
    def look_at_replies(  # noqa: PLR0917
        board: Ten, last: int, cell: int, them: int, aim: int, homeward: bool, blind: bool,
        ints: Any, floats: Any, out: Any,
    ) -> tuple[int, int, float]:  # fmt: skip
        """Write down what every reply of who is next leaves to both.

        Returns how many there are, the tiles within their reach, and the owner's least chance.
        """
        count, within, wide = list_next(board, last, ints, REPLIES), 0, 0
        hope, mean, square, low, least, later = 0.0, 0.0, 0.0, 2.0, 2.0, 0.0
        for reply in range(count):
            shift = ints[REPLIES + reply]
            arrow = shift >> 2
            east, south = ways(pushed(board, arrow, shift & 3))
            theirs = recall(reach(east, south, ride(them, arrow)), arrow)
            mine = tiles_after(board, cell, shift, 1)
            gain, open_ = gained(mine, aim, homeward, blind, ints, floats)
            ints[THEIRS + reply] = theirs
            floats[CHANCES + reply], floats[GAINS + reply] = open_, gain
            within |= theirs
            wide += tally(theirs & every)
            hope, mean, square = hope + gain, mean + open_, square + open_ * open_
            low, least = min(low, open_), min(least, gain)
            later += share(mine, ints, floats, OTHER_WEIGHTS)
        mean = mean / count
        out[6] = tally(within & every) / 49.0
        out[7] = hope / count
        out[12] = mean
        out[13] = low
        out[14] = sqrt(max(0.0, square / count - mean * mean))
        out[15] = least
        out[16] = later / count
        out[17] = wide / (49.0 * count)
        return count, within, low

    @jit
    def look_at_answers(  # noqa: PLR0917
        count: int, low: float, known: Any, ints: Any, floats: Any, out: Any
    ) -> None:
        """Write down what is left to the owner if who is next replies well."""
        missed = answered(count, -1, soft, low, ints, floats)
        missed_hard = answered(count, -1, hard, low, ints, floats)
        out[8] = missed
        out[9] = missed_hard
        out[10] = after_find(count, soft, low, missed, known, ints, floats)
        out[11] = after_find(count, hard, low, missed_hard, known, ints, floats)

    @jit
    def look_at_risk(within: int, known: Any, ints: Any, floats: Any, out: Any) -> None:
        """Write down how likely who is next gets what it seeks, and how sure that is."""
        goes_home = known[LEFT + 1] == 0
        risk = share(within, ints, floats, OTHER_WEIGHTS)
        risk = (1.0 if within >> known[HOMES + 1] & 1 else 0.0) if goes_home else risk
        certain, surest, uniform, cards = 0.0, 0.0, 0.0, 0.0
        for card in range(1, day + 1):
            weight = floats[OTHER_WEIGHTS + card]
            certain += weight * weight
            surest = max(surest, weight)
            if weight > 0.0:
                cards += 1.0
                uniform += 1.0 if within >> ints[TILES_AT + card] & 1 else 0.0
        out[3] = 1.0 if goes_home else 0.0
        out[4] = risk
        out[5] = risk if goes_home else uniform / max(1.0, cards)
        out[25] = certain
        out[26] = surest

    @jit
    def look_around(  # noqa: PLR0917
        board: Ten, cell: int, them: int, known: Any, found_it: bool, left: int,
        ints: Any, floats: Any, out: Any,
    ) -> None:  # fmt: skip
        """Write down how the race and the two pawns stand."""
        target, home, homeward = int(known[TARGET]), int(known[HOMES]), left == 0
        blind = found_it and not homeward
        goal = ints[TILES_AT + target] if target > 0 and not homeward else home
        east, south = ways(board)
        out[0] = 1.0 if target == 0 and cell == home else 0.0
        out[1] = 1.0 if found_it else 0.0
        out[2] = 1.0 if homeward else 0.0
        out[18] = tally(reach(east, south, cell)) / 49.0
        out[19] = tally(reach(east, south, them)) / 49.0
        out[20] = 0.0 if blind else (14.0 / 12.0 if goal == outside else far(cell, goal))
        out[21] = 1.0 if goal == outside and not blind else 0.0
        out[22] = 1.0 if target > movable and not found_it else 0.0
        out[23] = far(cell, home)
        out[24] = far(them, int(known[HOMES + 1]))
        out[27] = floats[OWN_WEIGHTS + target] if target > 0 and not found_it else 0.0
        out[28] = left / 12.0
        out[29] = known[LEFT + 1] / 12.0

    @jit
    def look_a_round_ahead(  # noqa: PLR0917
        board: Ten, last: int, cell: int, aim: int, homeward: bool, blind: bool, places: int,
        ints: Any, floats: Any, out: Any,
    ) -> None:  # fmt: skip
        """Write down the owner's hopes after a turn of each of several others."""
        count, hope, mean = list_round(board, last, places, ints, REPLIES), 0.0, 0.0
        for reply in range(count):
            tiles = tiles_after(board, cell, ints[REPLIES + reply], places - 1)
            gain, open_ = gained(tiles, aim, homeward, blind, ints, floats)
            hope, mean = hope + gain, mean + open_
        out[ROUND_HOPE], out[ROUND_MEAN] = hope / count, mean / count

    @jit
    def look_at_later(  # noqa: PLR0917
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
    def weigh(  # noqa: PLR0917
        board: Ten, last: int, cell: int, ridden: int, known: Any, weights: Any,
        ints: Any, floats: Any, out: Any,
    ) -> None:  # fmt: skip
        """Write down how it stands for the owner, on a cell, when the next is to shift.

        The pawns of all others have taken a ride on the arrow `ridden`.
        """
        them, places = carried(int(known[PAWNS + 1]), ridden), int(known[PLACES])
        aim, left, found_it = sought(board, cell, known)
        homeward, blind = left == 0, found_it and left > 0
        believe(board, known, found_it, weights, ints, floats)
        count, within, low = look_at_replies(
            board, last, cell, them, aim, homeward, blind, ints, floats, out
        )
        look_at_answers(count, low, known, ints, floats, out)
        look_at_risk(within, known, ints, floats, out)
        look_around(board, cell, them, known, found_it, left, ints, floats, out)
        for entry in range(BASE, len(out)):
            out[entry] = 0.0
        if places > 2:
            look_a_round_ahead(board, last, cell, aim, homeward, blind, places, ints, floats, out)
        for place in range(2, places):
            look_at_later(board, last, place, ridden, known, weights, ints, floats, out)

    return weigh
