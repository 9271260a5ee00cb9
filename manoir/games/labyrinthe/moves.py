"""What seats and nature can do in *Labyrinthe*, and what is seen of it."""

from typing import Annotated

from msgspec import Meta, Struct

from manoir.games.labyrinthe.box import BOX, MOVING, Arrow, Card, Cell, Treasure, Turn
from manoir.kernel import Seat

Cards = tuple[Annotated[tuple[Card, ...], Meta(max_length=12)], ...]


class Shift(Struct, frozen=True, gc=False, tag="shift", forbid_unknown_fields=True):
    """Push the spare tile in at an arrow, turned clockwise by quarters (L4).

    Unturned, a straight joins north and south, a corner north and east, and a tee is closed north.
    """

    arrow: Arrow
    turn: Turn


class Go(Struct, frozen=True, gc=False, tag="go", forbid_unknown_fields=True):
    """Walk to a cell, or stay (L7)."""

    cell: Cell


class Lay(Struct, frozen=True, gc=False, tag="lay", forbid_unknown_fields=True):
    """Nature lays the maze: the movable tiles in order of cells, the spare last (L1)."""

    tiles: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=MOVING - 1)], ...],
        Meta(min_length=MOVING, max_length=MOVING),
    ]
    turns: Annotated[tuple[Turn, ...], Meta(min_length=MOVING, max_length=MOVING)]


class Deal(Struct, frozen=True, gc=False, tag="deal", forbid_unknown_fields=True):
    """Nature deals the cards, the top of each pile first (L2, L20)."""

    day: Annotated[Cards, Meta(max_length=4)]
    night: Annotated[Cards, Meta(max_length=4)]


class Begin(Struct, frozen=True, gc=False, tag="begin", forbid_unknown_fields=True):
    """Nature names the seat that starts (L2)."""

    seat: Annotated[Seat, Meta(ge=0, le=3)]


class Coin(Struct, frozen=True, gc=False, tag="coin", forbid_unknown_fields=True):
    """Nature's coin, turned over by whoever has come home (L23)."""

    value: Annotated[int, Meta(ge=min(BOX.coins), le=max(BOX.coins))]


Move = Shift | Go | Lay | Deal | Begin | Coin


class Dealt(Struct, frozen=True, gc=False, tag="dealt"):
    """How many cards everybody got."""

    day: int
    night: int


class Began(Struct, frozen=True, gc=False, tag="began"):
    seat: Seat


class Shifted(Struct, frozen=True, gc=False, tag="shifted"):
    """A line has moved, and pawns with it; those that fell off came in again (L6)."""

    seat: Seat
    arrow: Arrow
    turn: int
    reentered: tuple[Seat, ...]


class Walked(Struct, frozen=True, gc=False, tag="walked"):
    """The cells of a shortest way, the first where the pawn stood: alone, it stayed."""

    seat: Seat
    path: tuple[int, ...]


class Found(Struct, frozen=True, gc=False, tag="found"):
    """A card is laid face up (L8)."""

    seat: Seat
    treasure: Treasure


class NightFell(Struct, frozen=True, gc=False, tag="night"):
    """The light goes out (L21); `first` begins the night (L22)."""

    seat: Seat
    first: Seat


class Home(Struct, frozen=True, gc=False, tag="home"):
    """All is found and the pawn is on its start cell (L9, L23)."""

    seat: Seat


class CoinTurned(Struct, frozen=True, gc=False, tag="turned"):
    seat: Seat
    value: int


Event = Dealt | Began | Shifted | Walked | Found | NightFell | Home | CoinTurned
