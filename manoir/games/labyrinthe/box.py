"""The box of *Labyrinthe*: what its pieces are. Read from data/, see RULES.md.

A cell is a number, 7 × row + column, from the top left. A treasure is a number too: those on
movable corners, on movable tees, on fixed tees, and those of the night; 0 is none.
"""

from importlib.resources import files
from typing import Annotated, Any, Final, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct

SIDE: Final = 7
CELLS: Final = SIDE * SIDE
SHAPES: Final = ("straight", "corner", "tee")

Edition = Literal["current", "older"]
Shape = Literal["straight", "corner", "tee"]
Side = Literal["N", "E", "S", "W"]
Arrow = Literal["N1", "N3", "N5", "E1", "E3", "E5", "S1", "S3", "S5", "W1", "W3", "W5"]
Treasure = Literal[
    "rat", "moth", "spider", "owl", "lizard", "scarab",
    "dragon", "gnome", "bat", "genie", "ghost", "fairy",
    "helmet", "candelabrum", "sword", "emerald", "chest", "ring",
    "skull", "keys", "crown", "map", "purse", "book",
    "cat", "snake", "toad", "raven", "wolf", "mushroom",
    "potion", "cauldron", "hourglass", "lantern", "crystal_ball", "mask",
]  # fmt: skip


class Corner(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Where a pawn starts and must return to."""

    cell: tuple[int, int]
    colour: str
    symbol: str


class Fixed(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A tee that never moves."""

    cell: tuple[int, int]
    closed: Side
    treasure: Treasure


class Box(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What both printings have in common."""

    corners: tuple[Corner, ...]
    fixed: tuple[Fixed, ...]
    on_corners: tuple[Treasure, ...]
    on_tees: tuple[Treasure, ...]
    on_straights: tuple[Treasure, ...]  # seen by night only
    coins: tuple[int, ...]
    night_cards: dict[int, int]  # by number of seats: cards of the day, and of the night, each


class Printing(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How many movable tiles of each shape a printing has."""

    straights: int
    corners: int
    tees: int


class Tile(Struct, frozen=True, gc=False):
    """A movable tile: its shape (a place in SHAPES) and its treasures by day and by night."""

    shape: int
    sign: int


T = TypeVar("T")


def _read(name: str, kind: type[T]) -> T:
    data = (files(__package__) / "data" / f"{name}.json").read_bytes()
    return msgspec.json.decode(data, type=kind, strict=False)


def _tiles(printing: Printing) -> tuple[Tile, ...]:
    kinds = (
        (0, printing.straights, BOX.on_straights),
        (1, printing.corners, BOX.on_corners),
        (2, printing.tees, BOX.on_tees),
    )
    return tuple(
        Tile(shape, NUMBERS[names[index]] if index < len(names) else 0)
        for shape, count, names in kinds
        for index in range(count)
    )


BOX: Final = _read("box", Box)
ARROWS: Final[tuple[Arrow, ...]] = get_args(Arrow)
NAMES: Final[tuple[Treasure, ...]] = (
    *BOX.on_corners,
    *BOX.on_tees,
    *(tile.treasure for tile in BOX.fixed),
    *BOX.on_straights,
)
NUMBERS: Final[dict[Any, int]] = {name: number for number, name in enumerate(NAMES, start=1)}
MOVABLE: Final = len(BOX.on_corners) + len(BOX.on_tees)  # the day's treasures that are pushed about
DAY: Final = MOVABLE + len(BOX.fixed)  # the day's treasures are 1 to DAY, the night's come after
NIGHT: Final = len(BOX.on_straights)
TILES: Final = {edition: _tiles(_read(edition, Printing)) for edition in get_args(Edition)}
MOVING: Final = len(TILES["current"])  # movable tiles, the spare among them
FREE: Final = tuple(c for c in range(CELLS) if c // SIDE % 2 or c % SIDE % 2)  # where they lie
HOMES: Final = tuple(SIDE * row + column for row, column in (c.cell for c in BOX.corners))

Cell = Annotated[int, Meta(ge=0, le=CELLS - 1)]
Turn = Annotated[int, Meta(ge=0, le=3)]  # quarters, clockwise
Colour = Annotated[int, Meta(ge=0, le=len(HOMES) - 1)]
Card = Annotated[int, Meta(ge=1, le=DAY + NIGHT)]
