"""Views and moves of *Labyrinthe* as numbers. row.py says what they are."""

from typing import Final, assert_never

import numpy as np

from manoir.games.labyrinthe.batch.choosing import NOBODY
from manoir.games.labyrinthe.batch.playout import MODE, MODES
from manoir.games.labyrinthe.batch.playout import SEATS as SEATS_AT
from manoir.games.labyrinthe.box import ARROWS, NUMBERS, Treasure
from manoir.games.labyrinthe.core import NO_ARROW, PLAIN
from manoir.games.labyrinthe.moves import Begin, Coin, Deal, Go, Lay, Move, Shift
from manoir.games.labyrinthe.research import writing
from manoir.games.labyrinthe.research.row import (
    ACTIONS,
    AT,
    BOARD,
    CARDS,
    COIN,
    DARK,
    FIELDS,
    FOUND,
    GO,
    HOME,
    HOMES,
    LAST,
    LEFT,
    PAWNS,
    ROW,
    SHIFTED,
    TURN,
)
from manoir.games.labyrinthe.shown_board import last_arrow, shown_board
from manoir.games.labyrinthe.state import View
from manoir.kernel import Seat
from manoir.kernel.codec import Numbers
from manoir.kernel.compiled.jit import plain

__all__ = ["ACTIONS", "DTYPE", "FIELDS", "LEFT_OUT", "index_of", "observe"]

DTYPE: Final = np.int8
LEFT_OUT: Final = (
    "the options edition, cards, first and colours, which tiles, left, turn and homes show; the "
    "order in which cards were found"
)
_WRITING: Final = writing.build(plain, PLAIN)


def observe(view: View, seat: Seat, legal: tuple[Move, ...], out: Numbers) -> None:
    seats = len(view.pawns)
    setup = [0] * MODE + [MODES[view.options.mode]]
    setup[SEATS_AT] = seats
    _WRITING.observe(_row(view, seat), setup, seat, out)
    for owner, cards in enumerate(view.lost or ()):
        for card in cards:
            out[AT["lost"] + NUMBERS[card] - 1] = 1 + (owner - seat) % seats


def index_of(view: View, seat: Seat, legal: tuple[Move, ...], move: Move) -> int:
    match move:
        case Shift(arrow, turn):
            return 4 * ARROWS.index(arrow) + turn
        case Go(cell):
            return GO + cell
        case Lay() | Deal() | Begin() | Coin():
            raise ValueError(f"{move!r} is not a move of a seat")
        case _:
            assert_never(move)


def _row(view: View, seat: Seat) -> list[int]:
    """A row of row.py as far as a view tells it."""
    row, last = [0] * ROW, last_arrow(view)
    row[BOARD : BOARD + 10] = shown_board(view) or (0,) * 10
    row[LAST] = NO_ARROW if last is None else last
    row[TURN] = NOBODY if view.turn is None else view.turn
    row[SHIFTED], row[DARK] = int(view.shifted), int(view.dark)
    row[HOME], row[COIN] = NOBODY if view.home is None else view.home, view.coin or 0
    for owner, cell in enumerate(view.pawns):
        row[PAWNS + owner], row[HOMES + owner] = cell, view.homes[owner]
        row[FOUND + owner], row[LEFT + owner] = _bits(view.found[owner]), view.left[owner]
        row[CARDS + owner] = _bits(view.cards[owner] or ())
    if view.target is not None:
        row[CARDS + seat] |= NUMBERS[view.target]
    return row


def _bits(cards: tuple[Treasure, ...]) -> int:
    return sum(1 << NUMBERS[card] for card in cards)
