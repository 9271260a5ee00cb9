"""A game as a row of numbers, and what each action stands for.

A die is counted as it lies: the first one that is still to be used, then the other; of two that are
equal the first stands for both. Ways are counted as ways.py numbers them, from the first one of the
place where the Pac-Man stands. A ghost eats nothing on its way, so a chase is only where it ends.
"""

from typing import Final

from manoir.games.pacman import circuit
from manoir.games.pacman.core import row as core_row
from manoir.kernel.codec import SEATS, Field, size_of, starts

# A row: a position of core/row.py, and behind it
ASKED: Final = core_row.SIZE  # a bit a seat that has yet to answer
DECLINED: Final = ASKED + 1  # this and the next are 0 or 1
AGREED: Final = ASKED + 2
WORD: Final = ASKED + 3  # of the generator
ROW: Final = ASKED + 4

PLACES: Final = max(len(circuit.circuit(name).signs) for name in circuit.NAMES)
HOLES: Final = max(len(circuit.circuit(name).yellow) for name in circuit.NAMES)
WAYS: Final = 384  # no fewer than a Pac-Man has from one place

# Actions.
ROLL: Final = 0
RUN: Final = 1  # and WAYS × the die + the way
CHASE: Final = RUN + 2 * WAYS  # and PLACES × (2 × the die + the ghost) + where it ends
ROB: Final = CHASE + 4 * PLACES  # and how far clockwise whoever pays sits, less 1
PUT_BACK: Final = ROB + SEATS - 1  # and the hole
AGREE: Final = PUT_BACK + HOLES
DISAGREE: Final = AGREE + 1
ACTIONS: Final = DISAGREE + 1

_PLACE: Final = PLACES - 1
FIELDS: Final = (
    Field("seats", (1,), 2, SEATS, "how many play"),
    Field("places", (1,), 1, PLACES, "how many the circuit has: this tells which one it is"),
    Field("options", (2,), 0, 1, "whether white marbles end it; whether yellow ones count"),
    Field("marbles", (PLACES,), 0, 2, "by place: 1 white, 2 yellow, 0 none"),
    Field("eaters", (SEATS,), -1, _PLACE, "by seat: the place of its Pac-Man, or -1"),
    Field("homes", (SEATS,), -1, _PLACE, "by seat: its home, or -1"),
    Field("ghosts", (2,), 0, _PLACE, "their places"),
    Field("white", (SEATS,), 0, 100, "by seat: white marbles in its tray"),
    Field("yellow", (SEATS,), 0, 100, "by seat: yellow ones"),
    Field("turn", (1,), -1, SEATS - 1, "the seat whose turn it is; -1 before the start"),
    Field("turns", (2,), 0, 99, "that are over: hundreds, and the rest"),
    Field("dice", (2,), 0, 6, "still to be used, 0 for none"),
    Field("run", (1,), 0, 1, "the Pac-Man has had its die"),
    Field("chased", (1,), 0, 1, "a ghost has had its die"),
    Field("robs", (1,), 0, 1, "somebody is to be robbed"),
    Field("returns", (1,), 0, 1, "a yellow marble is to be put back"),
    Field("asked", (SEATS,), 0, 1, "by seat: it has yet to say whether to count"),
    Field("declined", (1,), 0, 1, "somebody has said no in this turn"),
    Field("agreed", (1,), 0, 1, "everybody has said yes"),
    Field("over", (1,), 0, 1, "the game is over"),
)
SIZE: Final = size_of(FIELDS)
AT: Final = starts(FIELDS)
