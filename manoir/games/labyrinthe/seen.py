"""What one sees at the table: built up from nothing, for each pair of eyes."""

from functools import cache, lru_cache
from typing import Final

from manoir.games.labyrinthe.box import ARROWS, CELLS, DAY, HOMES, NAMES, SHAPES, Arrow, Treasure
from manoir.games.labyrinthe.core import PLAIN
from manoir.games.labyrinthe.state import Board, Place, Spare, State, View
from manoir.kernel import Seat

FIXED: Final = {
    PLAIN.cell_of(PLAIN.spot(0, 0, 0, 0, 0, treasure)): treasure
    for treasure in range(1, DAY + 1)
    if PLAIN.sign_of(treasure) == 0
}


def view_of(state: State, seat: Seat | None, points: tuple[int, ...], *, over: bool) -> View:
    return View(
        options=state.options,
        places=places_of(state.board, state.dark),
        spare=_spare(state.board, state.dark),
        pawns=state.pawns,
        homes=state.homes,
        colours=tuple(HOMES.index(home) for home in state.homes),
        turn=state.turn,
        shifted=state.shifted,
        forbidden=_forbidden(state),
        dark=state.dark,
        target=_target(state, seat),
        cards=tuple(_cards(state, seat, owner) for owner in range(len(state.pawns))),
        left=tuple(len(hand) for hand in (state.nights if state.dark else state.piles)),
        found=tuple(named(found) for found in state.found),
        points=points,
        home=state.home,
        coin=state.coin,
        lost=_lost(state) if over else None,
    )


@lru_cache(maxsize=256)  # everybody at a table looks at the same maze
def places_of(board: Board, dark: bool) -> tuple[Place, ...]:
    if not board:
        return ()
    n, e, s, w, a, b, c, d, f, _ = board
    return tuple(
        _place(
            n >> i & 1 | (e >> i & 1) << 1 | (s >> i & 1) << 2 | (w >> i & 1) << 3,
            a >> i & 1
            | (b >> i & 1) << 1
            | (c >> i & 1) << 2
            | (d >> i & 1) << 3
            | (f >> i & 1) << 4,
            FIXED.get(i, 0),
            dark,
        )
        for i in range(CELLS)
    )


def named(cards: tuple[int, ...]) -> tuple[Treasure, ...]:
    return tuple(NAMES[card - 1] for card in cards)


@cache
def _place(openings: int, sign: int, fixed: int, dark: bool) -> Place:
    treasure = PLAIN.treasure_on(sign) if sign else fixed
    return Place(openings, _visible(treasure, dark))


def _spare(board: Board, dark: bool) -> Spare | None:
    if not board:
        return None
    treasure = PLAIN.treasure_on(board[9] >> 2)
    return Spare(SHAPES[board[9] & 3], _visible(treasure, dark))


def _visible(treasure: int, dark: bool) -> Treasure | None:
    """The day's signs cannot be seen by night, nor the night's by day."""
    return NAMES[treasure - 1] if treasure and (treasure > DAY) == dark else None


def _forbidden(state: State) -> Arrow | None:
    return None if state.last is None else ARROWS[PLAIN.opposite(state.last)]


def _target(state: State, seat: Seat | None) -> Treasure | None:
    """L3: the owner alone sees the top of the pile."""
    if seat is None or state.options.mode == "children" or not state.piles[seat]:
        return None
    return NAMES[state.piles[seat][0] - 1]


def _lost(state: State) -> tuple[tuple[Treasure, ...], ...]:
    """By seat: what was not found, the day's cards first, also those given up by night (L21)."""
    day = state.given_up or state.piles
    return tuple(named(pile + hand) for pile, hand in zip(day, state.nights, strict=True))


def _cards(state: State, seat: Seat | None, owner: Seat) -> tuple[Treasure, ...] | None:
    match state.options.mode:
        case "base":
            return None
        case "children":  # L10
            return named(state.piles[owner])
        case "night":  # L20, L22: face up by day, in hand by night
            return None if state.dark and owner != seat else named(state.nights[owner])
