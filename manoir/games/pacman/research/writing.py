"""Observations and masks on plain integers: one source for codec.py, a core and a GPU."""

from collections.abc import Callable
from typing import Any, NamedTuple

from manoir.games.pacman.batch.playout import YELLOW_COUNTS
from manoir.games.pacman.core import Core
from manoir.games.pacman.core.row import (
    CHASED,
    DICE,
    EATERS,
    ENDS_WHITE,
    GHOSTS,
    HOMES,
    RETURNS,
    ROBS,
    RUN,
    SEATS,
    TURN,
    TURNS,
    WHITE,
    WHITE_HIGH,
    WHITE_LOW,
    YELLOW,
    YELLOW_HIGH,
    YELLOW_LOW,
)
from manoir.games.pacman.research import row as at
from manoir.games.pacman.research.row import AT
from manoir.games.pacman.ways import (
    EATER,
    FIRST,
    GHOST,
    HALF,
    HOLE,
    HOLES,
    LAST,
    LENGTHS,
    PLACES,
    RECORD,
    WIDTH,
    Ways,
)
from manoir.kernel.codec import SEATS as MOST
from manoir.kernel.compiled.jit import Jit

Setup = Any  # an option, a position, and behind it the table of ways


class Writing(NamedTuple):
    die: Callable[[Any, int], int]
    first_way: Callable[[Ways, int, int], int]
    observe: Callable[[Any, Any, int, Any], None]
    mask: Callable[[Any, Any, Any], None]


def build(jit: Jit, core: Core, table_at: int) -> Writing:
    lengths = LENGTHS

    @jit
    def die(p: Any, number: int) -> int:
        """The first or the second die that is still to be used; 0 for none."""
        if p[DICE] == 0:
            return int(p[DICE + 1]) if number == 0 else 0
        return int(p[DICE + number])

    @jit
    def first_way(ways: Ways, kind: int, place: int) -> int:
        return int(ways[ways[FIRST] + (kind * ways[PLACES] + place) * lengths])

    observe = _build_observe(jit, core, die, table_at)
    return Writing(die, first_way, observe, _build_mask(jit, core, die, first_way, table_at))


def _build_observe(jit: Jit, core: Core, die: Any, table_at: int) -> Any:
    is_over, half, most, places = core.is_over, HALF, MOST, at.PLACES
    at_places, at_options, at_marbles = AT["places"], AT["options"], AT["marbles"]
    at_eaters, at_homes, at_ghosts = AT["eaters"], AT["homes"], AT["ghosts"]
    at_white, at_yellow, at_turn = AT["white"], AT["yellow"], AT["turn"]
    at_turns, at_dice, at_run, at_asked = AT["turns"], AT["dice"], AT["run"], AT["asked"]
    at_declined, asked, declined = AT["declined"], at.ASKED, at.DECLINED

    @jit
    def observe_seats(p: Any, seat: int, out: Any) -> None:
        seats = p[SEATS]
        for place in range(most):
            other, there = (seat + place) % seats, place < seats
            out[at_eaters + place] = p[EATERS + other] if there else -1
            out[at_homes + place] = p[HOMES + other] if there else -1
            out[at_white + place] = p[WHITE + other] if there else 0
            out[at_yellow + place] = p[YELLOW + other] if there else 0
            out[at_asked + place] = p[asked] >> other & 1 if there else 0
        out[at_turn] = -1 if p[TURN] < 0 else (p[TURN] - seat + seats) % seats

    @jit
    def observe_marbles(p: Any, out: Any) -> None:
        for place in range(half):
            white, yellow = p[WHITE_LOW] >> place & 1, p[YELLOW_LOW] >> place & 1
            out[at_marbles + place] = white + 2 * yellow
        for place in range(places - half):
            white, yellow = p[WHITE_HIGH] >> place & 1, p[YELLOW_HIGH] >> place & 1
            out[at_marbles + half + place] = white + 2 * yellow

    @jit
    def observe(p: Any, setup: Setup, seat: int, out: Any) -> None:
        out[0], out[at_places] = p[SEATS], setup[table_at + PLACES]
        out[at_options], out[at_options + 1] = p[ENDS_WHITE], setup[YELLOW_COUNTS]
        observe_marbles(p, out)
        observe_seats(p, seat, out)
        for number in range(2):
            out[at_ghosts + number] = p[GHOSTS + number]
            out[at_dice + number] = die(p, number)
        out[at_turns], out[at_turns + 1] = p[TURNS] // 100, p[TURNS] % 100
        for flag in range(4):  # run, chased, robs, returns
            out[at_run + flag] = p[RUN + flag]
        out[at_declined], out[at_declined + 1] = p[declined], p[declined + 1]
        out[at_declined + 2] = 1 if p[declined + 1] or is_over(p) else 0

    return observe


def _build_mask(jit: Jit, core: Core, die: Any, first_way: Any, table_at: int) -> Any:
    may_take, span, lies_yellow = core.may_take, core.span, core.lies_yellow
    standing, eater_sight_of, ghost_sight_of = (
        *(core.standing, core.eater_sight_of, core.ghost_sight_of),
    )
    is_over = core.is_over
    actions, roll, run_at, chase_at = at.ACTIONS, at.ROLL, at.RUN, at.CHASE
    rob_at, put_back_at, many, places = at.ROB, at.PUT_BACK, at.WAYS, at.PLACES

    @jit
    def mask_runs(  # noqa: PLR0917
        p: Any, ways: Ways, sight: Any, pips: int, start: int, out: Any
    ) -> None:
        place = p[EATERS + p[TURN]]
        first = first_way(ways, EATER, place)
        begin, exact, end = span(ways, EATER, place, pips, sight[2], sight[3])
        for way in range(begin, end):
            out[start + way - first] = may_take(ways, way, way >= exact, sight)

    @jit
    def mask_chases(  # noqa: PLR0917
        p: Any, ways: Ways, sight: Any, ghost: int, pips: int, start: int, out: Any
    ) -> None:
        begin, exact, end = span(ways, GHOST, p[GHOSTS + ghost], pips, sight[2], sight[3])
        record = ways[RECORD] + LAST
        for way in range(begin, end):
            out[start + ways[record + WIDTH * way]] |= may_take(ways, way, way >= exact, sight)

    @jit
    def mask_dice(p: Any, ways: Ways, out: Any) -> None:
        stand = standing(p, ways)
        for number in range(2):
            pips = die(p, number)
            if pips == 0 or (number and pips == die(p, 0)):
                continue
            if not p[RUN]:
                sight = eater_sight_of(p, ways, stand)
                mask_runs(p, ways, sight, pips, run_at + many * number, out)
            if not p[CHASED]:
                for ghost in range(2):
                    start = chase_at + places * (2 * number + ghost)
                    mask_chases(p, ways, ghost_sight_of(stand, ghost), ghost, pips, start, out)

    @jit
    def mask(p: Any, setup: Setup, out: Any) -> None:
        """Nobody is asked to count: `Propose` is not among the actions."""
        for action in range(actions):
            out[action] = 0
        ways, seats = setup[table_at:], p[SEATS]
        if is_over(p):
            return
        if p[ROBS]:
            for away in range(1, seats):
                if p[WHITE + (p[TURN] + away) % seats]:
                    out[rob_at + away - 1] = 1
        elif p[RETURNS]:
            for hole in range(ways[HOLES]):
                if not lies_yellow(p, ways[ways[HOLE] + hole]):
                    out[put_back_at + hole] = 1
        elif die(p, 0) == 0:
            out[roll] = 1
        else:
            mask_dice(p, ways, out)

    return mask
