"""What a seat may ask the house beside its moves: places for what it holds, and who sees them."""

from typing import assert_never

from msgspec import Struct

from manoir.games.pasvu.geometry.units import SIDE
from manoir.games.pasvu.moves import Number, Place, Put, Walk
from manoir.games.pasvu.state import View
from manoir.kernel import Refusal, Seat


class Hide(Struct, frozen=True, gc=False, tag="hide", forbid_unknown_fields=True):
    """V8: a well-hidden spot in a cell, for one of the seat's ghosts."""

    ghost: Number
    column: int
    row: int


class Expose(Struct, frozen=True, gc=False, tag="expose", forbid_unknown_fields=True):
    """In practice: how much of the seat's ghosts each door would see, after a move or now."""

    move: Walk | Place | None = None


class Slide(Struct, frozen=True, gc=False, tag="slide", forbid_unknown_fields=True):
    """V5, V8: the nearest place for something that was dropped where it cannot stay."""

    move: Walk | Place | Put


class Chart(Struct, frozen=True, gc=False, tag="chart", forbid_unknown_fields=True):
    """In practice: how many doors would see a ghost of the seat, all over the floor."""

    ghost: Number


Question = Hide | Expose | Slide | Chart


class Hidden(Struct, frozen=True, gc=False, tag="hidden"):
    """The walk to that spot; None if the ghost fits nowhere in that cell."""

    walk: Walk | None


class Exposed(Struct, frozen=True, gc=False):
    """Of one ghost, by door (see `DOORS`): thousandths that are visible, and if it is seen."""

    ghost: int
    shares: tuple[int, ...]
    seen: tuple[bool, ...]


class Exposures(Struct, frozen=True, gc=False, tag="exposures"):
    """One entry for each of the seat's ghosts in the hall."""

    ghosts: tuple[Exposed, ...]


class Slid(Struct, frozen=True, gc=False, tag="slid"):
    """The same move to that place; None if there is none in reach."""

    move: Walk | Place | Put | None


class Charted(Struct, frozen=True, gc=False, tag="charted"):
    """Of `side` by `side` squares of the floor, from the south-west and eastwards first.

    How many of the 24 doors would see the ghost in the middle of each; None where it cannot stand.
    """

    ghost: int
    side: int
    doors: tuple[int | None, ...]


Answer = Hidden | Exposures | Slid | Charted


def refuse(view: View, seat: Seat, question: Question) -> Refusal | None:
    """Why a question gets no answer, or None if it does."""
    match question:
        case Hide(_, column, row) if not (0 <= column < SIDE and 0 <= row < SIDE):
            return Refusal("leaves_cell", "V8", {"x": 0, "y": 0})
        case Hide(number) if number in view.out[seat] and number not in view.ready[seat]:
            return Refusal("already_out", "V7")
        case Expose() | Chart() if not view.options.practice:
            return Refusal("no_practice", "V11")
        case Hide() | Expose() | Slide() | Chart():
            return None
        case _:
            assert_never(question)
