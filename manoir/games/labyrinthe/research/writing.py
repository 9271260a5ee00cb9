"""Observations and masks on plain integers: one source for codec.py, a core and a GPU.

`observe` reads of a row only what the seat that looks may know.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from manoir.games.labyrinthe import ranking
from manoir.games.labyrinthe.batch.cards import CHILDREN, HAND, NIGHT_HAND, NIGHTLY, PILE
from manoir.games.labyrinthe.batch.playout import MODE
from manoir.games.labyrinthe.batch.playout import SEATS as SEATS_AT
from manoir.games.labyrinthe.box import CELLS, DAY
from manoir.games.labyrinthe.core import NO_ARROW, Core
from manoir.games.labyrinthe.research.row import (
    AT,
    BOARD,
    CARDS,
    COIN,
    DARK,
    FOUND,
    GO,
    HOME,
    HOMES,
    LAST,
    LEFT,
    PAWNS,
    SHIFTED,
    TREASURES,
    TURN,
)
from manoir.kernel.codec import SEATS
from manoir.kernel.compiled.jit import Jit


class Writing(NamedTuple):
    points: Callable[[Any, Any, int], int]
    observe: Callable[[Any, Any, int, Any], None]
    mask: Callable[[Any, Any, Any], None]


def build(jit: Jit, core: Core) -> Writing:
    points = _build_points(jit, core)
    observe_maze, observe_goal = _build_maze(jit, core)
    observe_cards = _build_cards(jit)
    opposite, no_arrow, most = core.opposite, NO_ARROW, SEATS
    at_homes, at_seats, at_mode, at_turn = AT["homes"], AT["seats"], AT["mode"], AT["turn"]
    at_shifted, at_dark, at_forbidden = AT["shifted"], AT["dark"], AT["forbidden"]
    at_left, at_points, at_home, at_coin = AT["left"], AT["points"], AT["home"], AT["coin"]

    @jit
    def observe(row: Any, setup: Any, seat: int, out: Any) -> None:
        seats = setup[SEATS_AT]
        observe_maze(row, setup, seat, out)
        observe_goal(row, setup, seat, out)
        observe_cards(row, setup, seat, out)
        for place in range(most):
            other, there = (seat + place) % seats, place < seats
            out[at_homes + place] = row[HOMES + other] if there else -1
            out[at_left + place] = row[LEFT + other] if there else 0
            out[at_points + place] = points(row, setup, other) if there else 0
        out[at_seats], out[at_mode] = seats, setup[MODE]
        out[at_turn] = -1 if row[TURN] < 0 else (row[TURN] - seat + seats) % seats
        out[at_shifted], out[at_dark] = row[SHIFTED], row[DARK]
        out[at_forbidden] = -1 if row[LAST] == no_arrow else opposite(row[LAST])
        out[at_home] = -1 if row[HOME] < 0 else (row[HOME] - seat + seats) % seats
        out[at_coin] = row[COIN]

    return Writing(points, observe, _build_mask(jit, core))


def _build_points(jit: Jit, core: Core) -> Callable[[Any, Any, int], int]:
    tally, total = core.tally, ranking.build(jit).points
    nightly, by_day, by_night = NIGHTLY, HAND & ~NIGHT_HAND, NIGHT_HAND

    @jit
    def points(row: Any, setup: Any, seat: int) -> int:
        """L24; 0 unless the game has a night."""
        if setup[MODE] != nightly:
            return 0
        found, coin = row[FOUND + seat], row[COIN] if row[HOME] == seat else 0
        return total(tally(found & by_day), tally(found & by_night), coin)

    return points


def _build_maze(jit: Jit, core: Core) -> tuple[Any, Any]:
    treasure_at, treasure_on, spot = core.treasure_at, core.treasure_on, core.spot
    day, cells, most, children, pile_mask = DAY, CELLS, SEATS, CHILDREN, PILE
    hand_mask, nightly, treasures = HAND, NIGHTLY, TREASURES
    at_open, at_treasure, at_pawns = AT["open"], AT["treasure"], AT["pawns"]
    at_spare, at_goal, at_target = AT["spare"], AT["goal"], AT["target"]

    @jit
    def seen(treasure: int, dark: int) -> int:
        """The day's signs cannot be seen by night, nor the night's by day."""
        return treasure if (treasure > day) == (dark > 0) else 0

    @jit
    def observe_maze(row: Any, setup: Any, seat: int, out: Any) -> None:
        seats, dark = setup[SEATS_AT], row[DARK]
        for side in range(4):
            plane, start = row[BOARD + side], at_open + cells * side
            for cell in range(cells):
                out[start + cell] = plane >> cell & 1
        a, b, c, d, f = (
            row[BOARD + 4], row[BOARD + 5], row[BOARD + 6], row[BOARD + 7], row[BOARD + 8]
        )  # fmt: skip
        for cell in range(cells):
            out[at_treasure + cell] = seen(treasure_at(a, b, c, d, f, cell), dark)
        for cell in range(most * cells):
            out[at_pawns + cell] = 0
        for place in range(seats):
            out[at_pawns + cells * place + row[PAWNS + (seat + place) % seats]] = 1
        spare = row[BOARD + 9]
        out[at_spare], out[at_spare + 1] = spare & 3, seen(treasure_on(spare >> 2), dark)

    @jit
    def observe_goal(row: Any, setup: Any, seat: int, out: Any) -> None:
        a, b, c, d, f = (
            row[BOARD + 4], row[BOARD + 5], row[BOARD + 6], row[BOARD + 7], row[BOARD + 8]
        )  # fmt: skip
        cards, mode, goal, target = row[CARDS + seat], setup[MODE], 0, 0
        loose = mode == children or row[DARK] > 0
        if not loose and (cards & pile_mask if mode == nightly else cards):
            target = cards & 31
        if row[LEFT + seat] == 0:
            goal = 1 << row[HOMES + seat]
        elif not loose:
            goal = spot(a, b, c, d, f, target)
        else:
            for treasure in range(1, treasures + 1):
                if (cards & hand_mask) >> treasure & 1:
                    goal |= spot(a, b, c, d, f, treasure)
        for cell in range(cells):
            out[at_goal + cell] = goal >> cell & 1
        out[at_target] = target

    return observe_maze, observe_goal


def _build_cards(jit: Jit) -> Callable[[Any, Any, int, Any], None]:
    children, nightly, hand_mask, night_hand = CHILDREN, NIGHTLY, HAND, NIGHT_HAND
    at_found, at_cards, at_lost, treasures = AT["found"], AT["cards"], AT["lost"], TREASURES

    @jit
    def mark(bits: int, value: int, start: int, out: Any) -> None:
        for treasure in range(1, treasures + 1):
            if bits >> treasure & 1:
                out[start + treasure - 1] = value

    @jit
    def observe_cards(row: Any, setup: Any, seat: int, out: Any) -> None:
        """L10, L20, L22: whose cards one sees; after the end the rest is codec.py's."""
        seats, mode = setup[SEATS_AT], setup[MODE]
        for treasure in range(treasures):
            out[at_found + treasure] = out[at_cards + treasure] = out[at_lost + treasure] = 0
        for place in range(seats):
            other = (seat + place) % seats
            mark(row[FOUND + other], 1 + place, at_found, out)
            if mode == children:
                mark(row[CARDS + other] & hand_mask, 1 + place, at_cards, out)
            elif mode == nightly and (place == 0 or row[DARK] == 0):
                mark(row[CARDS + other] & night_hand, 1 + place, at_cards, out)

    return observe_cards


def _build_mask(jit: Jit, core: Core) -> Callable[[Any, Any, Any], None]:
    links, reach, opposite = core.links, core.reach, core.opposite
    go, cells, no_arrow = GO, CELLS, NO_ARROW

    @jit
    def mask(row: Any, setup: Any, out: Any) -> None:
        running = row[HOME] < 0
        shut = -1 if row[LAST] == no_arrow else opposite(row[LAST])
        pushes, reached = running and row[SHIFTED] == 0, 0
        for action in range(go):
            out[action] = 1 if pushes and action >> 2 != shut else 0
        if running and row[SHIFTED]:
            east, south = links(row[BOARD], row[BOARD + 1], row[BOARD + 2], row[BOARD + 3])
            reached = reach(east, south, row[PAWNS + row[TURN]])
        for cell in range(cells):
            out[go + cell] = reached >> cell & 1

    return mask
