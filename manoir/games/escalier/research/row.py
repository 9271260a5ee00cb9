"""A game as a row of numbers, and what each action stands for.

A slot is a colour as one seat counts them: that of the seat itself, those of the others clockwise,
then the neutral ones. A figure is a place in the row of ghosts, counted from the foot up.
"""

from itertools import combinations
from typing import Final

from manoir.games.escalier.staircase import BOX, COLOURS, TOP
from manoir.kernel.codec import Field, size_of, starts

# A row: four rows of rows.py, and
COLOUR_ROW: Final = 0
TOKEN_ROW: Final = 1
GHOST_ROW: Final = 2
ARRIVED_ROW: Final = 3
TURN: Final = 4  # a seat, or NOBODY
DIE: Final = 5  # the face that awaits a decision, or NO_DIE
OVER: Final = 6  # 0 or 1
WORD: Final = 7  # of the generator
ROW: Final = 8

NO_DIE: Final = -1

# What all games start from: as batch.py has it, and behind it
OPEN_MEMORY: Final = 7

FOUR: Final = len(COLOURS)
PAIRS: Final = tuple(combinations(COLOURS, 2))

# Actions.
ROLL: Final = 0
HAUNT: Final = 1  # and the slot
DECLINE: Final = HAUNT + FOUR
ADVANCE: Final = DECLINE + 1  # and the figure
SWAP: Final = ADVANCE + FOUR  # and the place of two figures in PAIRS
TRADE: Final = SWAP + len(PAIRS)  # and the place of two slots in PAIRS
ACTIONS: Final = TRADE + len(PAIRS)

FIELDS: Final = (
    Field("seats", (1,), 2, 4, "how many play"),
    Field("options", (3,), 0, 1, "podium, grands, open memory"),
    Field("colours", (FOUR,), 0, FOUR - 1, "by slot: its colour"),
    Field("tokens", (FOUR,), 0, TOP, "by slot: the step of its token, 0 when it is not one"),
    Field("ghosts", (FOUR,), 0, TOP, "by figure: its step, 0 for none"),
    Field("arrived", (FOUR,), 0, FOUR, "first come first: 1 + the slot at the top, 0 for none"),
    Field("turn", (1,), -1, 3, "the seat whose turn it is; -1 before the start"),
    Field("die", (1,), -1, max(BOX.pips), "the face to obey, 0 for a ghost; -1 before the throw"),
    Field("under", (FOUR,), 0, FOUR, "after the end, by figure: 1 + the slot under it; else 0"),
)
SIZE: Final = size_of(FIELDS)
AT: Final = starts(FIELDS)
