"""What is in the box of *Pas vu pas pris*: furniture from data/, ghosts, cards; see RULES.md."""

from importlib.resources import files
from typing import Final, Literal, NamedTuple, get_args

import msgspec
from msgspec import Struct

from manoir.games.pasvu.geometry.units import MIL

Piece = Literal["mirror", "trolley", "desk", "piano", "armchair", "table"]
Face = Literal["bottom", "top", "front", "back", "left", "right"]  # front is to the south, unturned
Size = Literal["small", "medium", "large"]

PIECES: Final[tuple[Piece, ...]] = get_args(Piece)
FACES: Final[tuple[Face, ...]] = get_args(Face)
SIZES: Final[tuple[Size, ...]] = get_args(Size)


class Glass(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What mirrors: a rectangle, in mils, on a side of one of the boxes."""

    side: Literal["front"]
    box: int
    from_: tuple[int, int] = msgspec.field(name="from")
    to: tuple[int, int]


class Furniture(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A rigid union of boxes, upright, in mils: x0, x1, y0, y1, z0, z1."""

    boxes: tuple[tuple[int, int, int, int, int, int], ...]
    glass: Glass | None = None


class Card(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A movement card: what may be moved, and points for ghosts."""

    value: int
    pieces: tuple[Piece, ...]


class Figure(NamedTuple):
    """The body of a ghost, in grains: an upright cylinder with half a sphere on top."""

    radius: int
    height: int


_DATA: Final = files(__package__) / "data"
FURNITURE: Final[dict[Piece, Furniture]] = msgspec.json.decode(
    (_DATA / "furniture.json").read_bytes(), type=dict[Piece, Furniture]
)
CARDS: Final[tuple[Card, ...]] = msgspec.json.decode(
    (_DATA / "cards.json").read_bytes(), type=tuple[Card, ...]
)
FIGURES: Final[dict[Size, Figure]] = {
    "small": Figure(200 * MIL, 500 * MIL),
    "medium": Figure(300 * MIL, 900 * MIL),
    "large": Figure(420 * MIL, 1400 * MIL),
}
# By number, the ghosts of one colour.
FAMILY: Final[tuple[Size, ...]] = ("large", "medium", "medium", "small", "small", "small", "small")
OUT: Final[dict[Size, int]] = {"small": 1, "medium": 3, "large": 5}  # points on the far side
INSIDE: Final[dict[Size, int]] = {"small": 0, "medium": 1, "large": 2}  # still in the hall
