"""A game as a row of numbers, and what each action stands for."""

from typing import Final

from manoir.games.labyrinthe.batch.choosing import SHIFTS
from manoir.games.labyrinthe.box import BOX, CELLS, DAY, NIGHT, SIDE
from manoir.kernel.codec import SEATS, Field, size_of, starts

# A row.
BOARD: Final = 0  # ten numbers of core.py
LAST: Final = 10  # the arrow used last, or NO_ARROW
TURN: Final = 11  # a seat, or NOBODY
SHIFTED: Final = 12  # this and the next are 0 or 1
DARK: Final = 13
HOME: Final = 14  # who ended the game, or NOBODY
COIN: Final = 15  # turned by them, 0 for none
PAWNS: Final = 16  # by seat, as the following: a cell
HOMES: Final = PAWNS + SEATS
FOUND: Final = HOMES + SEATS  # a bit a treasure
CARDS: Final = FOUND + SEATS  # a number of batch/cards.py
LEFT: Final = CARDS + SEATS  # cards to be found now
GIVEN_UP: Final = LEFT + SEATS  # the pile when the night fell
WORD: Final = GIVEN_UP + SEATS  # of the generator
ROW: Final = WORD + 1

TREASURES: Final = DAY + NIGHT

# Actions: a shift is 4 × its arrow + the turns of the tile; then cells to walk to.
GO: Final = SHIFTS
ACTIONS: Final = SHIFTS + CELLS

_PLANE: Final = (SIDE, SIDE)
FIELDS: Final = (
    Field("open", (4, *_PLANE), 0, 1, "whether a cell is open to the north, east, south, west"),
    Field("treasure", _PLANE, 0, TREASURES, "the treasure that a cell shows, 0 for none"),
    Field("pawns", (SEATS, *_PLANE), 0, 1, "by seat: where its pawn stands"),
    Field("goal", _PLANE, 0, 1, "where this seat wants to go: treasures it seeks, or its home"),
    Field("spare", (2,), 0, TREASURES, "its shape (straight, corner, tee), and the treasure on it"),
    Field("homes", (SEATS,), -1, CELLS - 1, "by seat: the cell where its pawn started, or -1"),
    Field("seats", (1,), 2, SEATS, "how many play"),
    Field("mode", (1,), 0, 2, "base, children, night"),
    Field("turn", (1,), -1, SEATS - 1, "the seat whose turn it is; -1 before the start"),
    Field("shifted", (1,), 0, 1, "the maze has moved in this turn, and the pawn has not"),
    Field("dark", (1,), 0, 1, "the night has fallen"),
    Field("forbidden", (1,), -1, 11, "the arrow where the spare may not go in, or -1"),
    Field("target", (1,), 0, TREASURES, "the top of the own pile, 0 for none"),
    Field("left", (SEATS,), 0, DAY, "by seat: cards to be found now"),
    Field("points", (SEATS,), 0, 99, "by seat; all 0 unless the game has a night"),
    Field("found", (TREASURES,), 0, SEATS, "by treasure: 1 + the seat that has found it, or 0"),
    Field("cards", (TREASURES,), 0, SEATS, "by treasure: 1 + who seeks it, as far as one sees it"),
    Field("home", (1,), -1, SEATS - 1, "the seat that ended the game, or -1"),
    Field("coin", (1,), 0, max(BOX.coins), "the coin that it turned, 0 for none"),
    Field("lost", (TREASURES,), 0, SEATS, "after the end: 1 + the seat that did not find it, or 0"),
)
SIZE: Final = size_of(FIELDS)
AT: Final = starts(FIELDS)
