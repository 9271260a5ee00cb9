"""How a game lies in one row of numbers, behind its hall; and what it starts from."""

from typing import Final

from manoir.games.pasvu.box import PIECES, SIZES
from manoir.games.pasvu.core.layout import ROOM
from manoir.games.pasvu.core.offers import MOST, SPOT
from manoir.games.pasvu.geometry.units import SIDE

SEATS: Final = 4  # at most

# What a game starts from.
SEAT_COUNT: Final = 0
PERCENT: Final = 1  # V11
LEAST: Final = 2
HIDE: Final = 3  # this and the next two are 0 or 1
RANDOM_HALL: Final = 4
FUSIONS: Final = 5
MIDNIGHT: Final = 6  # cards a round
DECK: Final = 7  # a bit for every Midnight card
SIDES: Final = 8  # by seat
LOGGED: Final = 12  # whether moves are written down
SETUP: Final = 13  # numbers

# A game, after its hall: first what it starts from.
GAME: Final = ROOM
WORD: Final = GAME + SETUP  # of chance
PLIES: Final = WORD + 1
LOG_COUNT: Final = WORD + 2
KEYHOLE: Final = WORD + 3  # a door, 6 a side from the south to the left
HOLDER: Final = WORD + 4
DRAWN: Final = WORD + 5  # a bit a movement card
SHIFTED: Final = WORD + 6  # a bit a piece
DONE: Final = WORD + 7  # a bit a seat
STRUCK: Final = WORD + 8  # a bit a Midnight card
CARD_COUNT: Final = WORD + 9  # Midnight cards in force
CARDS: Final = WORD + 10
DIE: Final = CARDS + 4  # in the crystal ball; 0: not rolled
LYING: Final = DIE + 1
LOOKS: Final = DIE + 2
PUT: Final = DIE + 3  # a bit for every ghost that the last card put into the hall
TIPPED: Final = DIE + 4  # a bit a piece
# By seat; of ghosts a bit a number.
POINTS: Final = DIE + 5
CHOSEN: Final = POINTS + SEATS
INSIDE: Final = CHOSEN + SEATS
OUT: Final = INSIDE + SEATS
WALKED: Final = OUT + SEATS
ENTERED: Final = WALKED + SEATS
EDGE: Final = ENTERED + SEATS
MADE: Final = EDGE + SEATS
HELD: Final = MADE + SEATS
MINE: Final = HELD + SEATS  # places in the row of whoever moves
RAISED: Final = MINE + 8  # the piece that is lifted from the hall, or -1
REFUSED: Final = RAISED + 1  # by piece, a bit a placement that whoever moves one has tried
ANSWERS: Final = REFUSED + len(PIECES)  # to a Midnight card: three numbers each
MOST_ANSWERS: Final = 64
# By size and cell, spots that are offered: what they were made for, how many, and where.
VERSION: Final = ANSWERS + 3 * MOST_ANSWERS  # of the hall
TABLE: Final = VERSION + 1
ENTRY: Final = 2 + SPOT * MOST
END: Final = TABLE + ENTRY * SIDE * SIDE * len(SIZES)
LOG: Final = END
RECORD: Final = 8  # numbers of a move
MOST_RECORDS: Final = 1024
NUMBERS: Final = LOG + RECORD * MOST_RECORDS

# Kinds of moves that are written down.
OPEN, STRIKE, CRYSTAL, TIP, SWAP, PUT_GHOST, DEAL, DECLINE, PLACE = range(9)
WALK, ESCAPE, FUSE, DONE_MOVING, THROW, CHOOSE, ROLL, LOOK, GLIMPSE, SET_OUT = range(9, 19)
