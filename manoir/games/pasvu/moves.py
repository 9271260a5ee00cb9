"""What seats and nature can do in *Pas vu pas pris*, and what everybody sees.

Lengths are mils, a thousandth of a cell, from the south-west corner; x is to the east, y to the
north. A yaw is in tenths of a degree, to the left.
"""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from manoir.games.pasvu.box import Card, Face, Piece, Size
from manoir.games.pasvu.geometry.hall import Ghost
from manoir.games.pasvu.geometry.shapes import Lean, Pose
from manoir.games.pasvu.sight.keyhole import Door, Side
from manoir.kernel import Seat

Mils = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Yaw = Annotated[int, Meta(ge=0, lt=3_600)]
Number = Annotated[int, Meta(ge=0, le=6)]  # of a ghost: 0 large, 1 and 2 medium, 3 to 6 small
Chair = Annotated[Seat, Meta(ge=0, le=3)]
Die = Annotated[int, Meta(ge=1, le=6)]
Pixels = Annotated[int, Meta(ge=0, le=65_536)]
Picture = Annotated[str, Meta(max_length=200_000)]
CardName = Annotated[str, Meta(max_length=20)]  # of a Midnight card: a file in midnight/cards
Standing = tuple[Piece, Pose]


class Place(Struct, frozen=True, gc=False, tag="place", forbid_unknown_fields=True):
    """Take a piece and let it come straight down there, with that face below (V4, V5).

    Then it may be let fall towards a side, until it leans on something or lies.
    """

    piece: Piece
    face: Face
    x: Mils
    y: Mils
    yaw: Yaw
    fall: Side | UnsetType = UNSET


def pose_from(move: Place) -> Pose:
    """As it is to be placed; with a lean by no degrees where it is to fall."""
    lean = Lean(move.fall, 0) if move.fall else UNSET
    return Pose(move.face, move.x, move.y, move.yaw, lean=lean)


def place_at(piece: Piece, pose: Pose) -> Place:
    """The way back."""
    fall = pose.lean.towards if pose.lean else UNSET
    return Place(piece, pose.face, pose.x, pose.y, pose.yaw, fall)


class Decline(Struct, frozen=True, gc=False, tag="decline", forbid_unknown_fields=True):
    """Leave the furniture as it stands (V4)."""


class Walk(Struct, frozen=True, gc=False, tag="walk", forbid_unknown_fields=True):
    """Move a ghost to a spot, from the reserve or from its cell (V6, V7, V8).

    It comes down from the height z onto what is there: 0 is the floor. In a round in which ghosts
    lie (V13) its head points to `yaw`, and x, y is the middle of its body.
    """

    ghost: Number
    x: Mils
    y: Mils
    z: Mils = 0
    yaw: Yaw | None = None


class Escape(Struct, frozen=True, gc=False, tag="escape", forbid_unknown_fields=True):
    """Move a ghost straight on and out through a door of the far side (V7)."""

    ghost: Number


class Fuse(Struct, frozen=True, gc=False, tag="fuse", forbid_unknown_fields=True):
    """Make one ghost of two that stand in one cell (V12); it stands where the first one does."""

    ghost: Number
    other: Number


class Done(Struct, frozen=True, gc=False, tag="done", forbid_unknown_fields=True):
    """Move no more ghosts this round (V6)."""


class Choose(Struct, frozen=True, gc=False, tag="choose", forbid_unknown_fields=True):
    """Say on which side the keyhole goes (V9)."""

    side: Side


class Tip(Struct, frozen=True, gc=False, tag="tip", forbid_unknown_fields=True):
    """Tip a piece over onto its side, towards that side of the hall (V13)."""

    piece: Piece
    towards: Side


class Swap(Struct, frozen=True, gc=False, tag="swap", forbid_unknown_fields=True):
    """Take a ghost out of the hall and put one from the own reserve in its place (V13)."""

    seat: Chair
    ghost: Number
    by: Number


class Put(Struct, frozen=True, gc=False, tag="put", forbid_unknown_fields=True):
    """Put a ghost from the reserve on a spot (V13), as a walk does."""

    ghost: Number
    x: Mils
    y: Mils
    z: Mils = 0
    yaw: Yaw | None = None


class Pass(Struct, frozen=True, gc=False, tag="pass", forbid_unknown_fields=True):
    """Leave be what the Midnight card allows (V13)."""


class Open(Struct, frozen=True, gc=False, tag="open", forbid_unknown_fields=True):
    """Nature sets the hall out, and says where the keyhole is and who has the die (V2)."""

    keyhole: Door
    holder: Chair
    pieces: Annotated[tuple[Standing, ...], Meta(max_length=6)]


class Deal(Struct, frozen=True, gc=False, tag="card", forbid_unknown_fields=True):
    """Nature turns a movement card up, by its place in data/cards.json (V4)."""

    card: Annotated[int, Meta(ge=0, le=19)]


class Strike(Struct, frozen=True, gc=False, tag="strike", forbid_unknown_fields=True):
    """Nature turns a Midnight card up (V13)."""

    card: CardName


class Throw(Struct, frozen=True, gc=False, tag="throw", forbid_unknown_fields=True):
    """Nature's die for each of those who may choose a side (V9)."""

    faces: Annotated[tuple[Die, ...], Meta(max_length=4)]


class Roll(Struct, frozen=True, gc=False, tag="door", forbid_unknown_fields=True):
    """Nature's die for the door (V9); in a crystal ball, before anybody has moved (V13)."""

    number: Die


class Glimpse(Struct, frozen=True, gc=False):
    """How much of a ghost is in the picture, and would be in an empty hall."""

    seat: Chair
    ghost: Number
    pixels: Pixels
    whole: Pixels


class Verdict(Struct, frozen=True, gc=False, tag="verdict", forbid_unknown_fields=True):
    """What nature sees through the keyhole (V10): the picture, as evidence.py writes it, and all
    ghosts in the hall; in the picture the first is 8, the next 9...
    """

    picture: Picture
    ghosts: Annotated[tuple[Glimpse, ...], Meta(max_length=28)]


Move = (
    Place | Decline | Walk | Escape | Fuse | Done | Choose | Tip | Swap | Put | Pass
    | Open | Deal | Strike | Throw | Roll | Verdict
)  # fmt: skip


class Witnessed(Struct, frozen=True, gc=False):
    """A ghost in the picture, and whether that is enough to be seen (V11)."""

    seat: Seat
    ghost: int
    size: Size
    pixels: int
    whole: int
    seen: bool


class Look(Struct, frozen=True, gc=False):
    """A look through the keyhole: in the picture the first of the ghosts is 8, the next 9..."""

    round: int
    keyhole: Door
    picture: str
    ghosts: tuple[Witnessed, ...]


class Opened(Struct, frozen=True, gc=False, tag="opened"):
    keyhole: Door
    holder: Seat


class Dealt(Struct, frozen=True, gc=False, tag="dealt"):
    """A movement card for a seat; the first one of a round says so."""

    seat: Seat
    card: Card
    round: int
    first: bool


class Placed(Struct, frozen=True, gc=False, tag="placed"):
    """A piece was moved; ghosts that were on it or in it are on the floor now (V5).

    If something over it could not be put back as it stood, a CameDown follows; if something leant
    on it, a FellOn.
    """

    seat: Seat
    piece: Piece
    pose: Pose
    displaced: tuple[Ghost, ...]


class Declined(Struct, frozen=True, gc=False, tag="declined"):
    seat: Seat


class Walked(Struct, frozen=True, gc=False, tag="walked"):
    """A ghost went to a spot; `door` is where it came in, `start` where it stood before.

    One that had got out already was taken `back` for it (V12).
    """

    seat: Seat
    ghost: int
    start: Ghost | None
    door: Door | None
    end: Ghost
    cost: int
    left: int
    back: bool = False


class Fused(Struct, frozen=True, gc=False, tag="fused"):
    """Two ghosts became one (V12)."""

    seat: Seat
    ghosts: tuple[Ghost, ...]  # the two, as they stood
    end: Ghost


class Escaped(Struct, frozen=True, gc=False, tag="escaped"):
    """A ghost got out on the far side."""

    seat: Seat
    ghost: int
    size: Size
    door: Door
    cost: int
    left: int
    points: int


class CameDown(Struct, frozen=True, gc=False, tag="down"):
    """What carried these pieces is gone, and they came down; ghosts may have had to move."""

    pieces: tuple[Standing, ...]  # now stand like this
    ghosts: tuple[Ghost, ...]  # now stand there


class FellOn(Struct, frozen=True, gc=False, tag="fell"):
    """What these pieces leant on is gone: they fell on, or lie now (V5)."""

    pieces: tuple[Standing, ...]  # now stand like this


class Finished(Struct, frozen=True, gc=False, tag="finished"):
    """A seat moves no more ghosts this round."""

    seat: Seat


class Struck(Struct, frozen=True, gc=False, tag="struck"):
    """Midnight strikes: whoever has the die turns up a card (V13)."""

    card: str
    seat: Seat
    round: int


class Effect(Struct, frozen=True, gc=False, tag="effect"):
    """What a Midnight card did to the table (V13): by itself, or by the choice of a seat."""

    card: str
    seat: Seat | None = None
    pieces: tuple[Standing, ...] = ()  # now stand like this
    ghosts: tuple[Ghost, ...] = ()  # now stand there; some have just come into the hall
    home: tuple[Ghost, ...] = ()  # as they stood: they are back in their reserves
    out: tuple[Ghost, ...] = ()  # as they stood: they got out
    sides: tuple[Side, ...] = ()  # by seat, if the board was turned


class Passed(Struct, frozen=True, gc=False, tag="passed"):
    """A seat leaves be what the Midnight card allows."""

    card: str
    seat: Seat


class Foretold(Struct, frozen=True, gc=False, tag="foretold"):
    """The number of this round's door, from the crystal ball (V13)."""

    number: int


class Crossed(Struct, frozen=True, gc=False, tag="crossed"):
    """The keyhole goes to this door, for another look (V13)."""

    keyhole: Door


class Thrown(Struct, frozen=True, gc=False, tag="thrown"):
    """The die of those who may choose a side; whoever has the most does, or they throw again."""

    throws: tuple[tuple[Seat, int], ...]
    chooser: Seat | None


class Chosen(Struct, frozen=True, gc=False, tag="chosen"):
    seat: Seat
    side: Side


class Rolled(Struct, frozen=True, gc=False, tag="rolled"):
    """The keyhole goes to this door; the die goes to `holder`."""

    keyhole: Door
    holder: Seat


class Looked(Struct, frozen=True, gc=False, tag="looked"):
    """The look, and by seat how many ghosts ran home."""

    look: Look
    seen: tuple[int, ...]


Event = (
    Opened
    | Dealt
    | Placed
    | Declined
    | Walked
    | Fused
    | Escaped
    | FellOn
    | CameDown
    | Finished
    | Thrown
    | Chosen
    | Rolled
    | Looked
    | Struck
    | Effect
    | Passed
    | Foretold
    | Crossed
)
