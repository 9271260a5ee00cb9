"""What an observation of *Pas vu pas pris* is made of.

Its moves are too many to number. An action is a place in the list of offered moves, the first
CANDIDATES of `legal`, and the field `candidates` says what stands at each place. Lengths are mils,
heights rounded down to them; sides are N, E, S, W; -1 is none unless it says otherwise.
"""

from typing import Final

from manoir.games.pasvu.box import CARDS, FAMILY, PIECES
from manoir.games.pasvu.midnight.pile import PILE
from manoir.kernel.codec import SEATS, Field, size_of, starts

CANDIDATES: Final = 512
FEATURES: Final = ("kind", "ghost", "other", "piece", "face", "x", "y", "z", "yaw", "side")
KINDS: Final = (  # 1 + the place here; 0 is an empty place
    "decline", "place", "done", "walk", "escape", "fuse", "choose", "tip", "swap", "put", "pass",
)  # fmt: skip
GHOST: Final = (
    "where", "x", "y", "z", "yaw", "walked", "entered", "edge", "held", "ready", "put", "seen",
)  # fmt: skip
STRUCK: Final = tuple(PILE)
_LOW, _HIGH = -32_768, 32_767

FIELDS: Final = (
    Field("seats", (1,), 2, SEATS, "how many play"),
    Field("options", (6,), 0, 3, "eyes, hide, random hall, practice, fusions, Midnight cards"),
    Field("sides", (SEATS,), -1, 3, "by seat: its side"),
    Field(
        "pieces", (len(PIECES), 8), _LOW, _HIGH,
        "by piece: 1 + the face below (0: not there), x, y, yaw, z, 1 + the side it leans to (0: "
        "it does not), degrees, and how many came down before it",
    ),
    Field(
        "ghosts", (SEATS, len(FAMILY), len(GHOST)), _LOW, _HIGH,
        "by seat and number: 0 in reserve, 1 in the hall, 2 out; x, y, z, yaw (-1: it stands); "
        "may be set within its cell, came in, may come in by V12, does not move, may come in now, "
        "was put by a card (0 or 1); in the last look 1 not seen, 2 seen",
    ),
    Field("keyhole", (2,), 0, 6, "its side and number"),
    Field("holder", (1,), 0, SEATS - 1, "who has the die"),
    Field("phase", (1,), 0, 11, "as state.py lists them"),
    Field("round", (2,), 0, 99, "which, and of how many"),
    Field("turn", (1,), 0, SEATS - 1, "who acts in phases of one seat"),
    Field("cards", (SEATS, 1 + len(PIECES)), -1, 99, "by seat: points, and which pieces"),
    Field("deck", (2,), 0, 99, "cards still to come, and Midnight cards"),
    Field("drawn", (len(CARDS),), 0, 1, "movement cards that have been drawn"),
    Field("struck", (len(STRUCK),), 0, 2, "Midnight cards: 1 drawn, 2 in force"),
    Field("last_card", (1,), -1, len(STRUCK) - 1, "the Midnight card that struck last this round"),
    Field("asked", (SEATS,), 0, SEATS, "by seat: its place among those whom that card still asks"),
    Field("night", (3,), -1, 99, "the number of the crystal ball, ghosts lie, looks so far"),
    Field("tipped", (len(PIECES),), 0, 1, "pieces that the last card has tipped"),
    Field("movable", (len(PIECES),), 0, 1, "pieces that may be moved now"),
    Field("shifted", (len(PIECES),), 0, 1, "pieces that were moved this round"),
    Field("points", (SEATS,), 0, 99, "by seat: left for its ghosts"),
    Field("done", (SEATS,), 0, 1, "by seat: it moves no more ghosts this round"),
    Field("chosen", (SEATS,), 0, 99, "by seat: how often it has chosen a side"),
    Field("aim", (1,), -1, 3, "the side chosen"),
    Field("open_sides", (4,), 0, 1, "where the keyhole may go next"),
    Field("scores", (SEATS,), 0, 99, "by seat: as if the game ended now"),
    Field("look", (3,), -1, 99, "the last one: its round, and the side and number of its door"),
    Field("taken", (len(FEATURES),), _LOW, _HIGH, "the piece to be placed again, as a candidate"),
    Field("candidates", (CANDIDATES, len(FEATURES)), _LOW, _HIGH, "offered moves, see FEATURES"),
)  # fmt: skip
SIZE: Final = size_of(FIELDS)
AT: Final = starts(FIELDS)
