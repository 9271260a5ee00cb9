"""The box of *L'escalier hanté*: what its pieces are. Read from data/box.json, see RULES.md."""

from importlib.resources import files
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct


class Box(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The printed figures of the game."""

    steps: int  # the last one is the top
    pips: tuple[int, ...]  # the faces of the die with pips
    ghost_faces: int
    colours: tuple[str, ...]


BOX: Final = msgspec.json.decode((files(__package__) / "data" / "box.json").read_bytes(), type=Box)
FOOT: Final = 1
TOP: Final = BOX.steps
COLOURS: Final = range(len(BOX.colours))
GHOST_FACE: Final = 0

Colour = Annotated[int, Meta(ge=0, le=len(BOX.colours) - 1)]
Step = Annotated[int, Meta(ge=FOOT, le=TOP)]
Slot = Annotated[int, Meta(ge=0, le=len(BOX.colours) - 1)]
Face = Annotated[int, Meta(ge=GHOST_FACE, le=max(BOX.pips))]


class Place(Struct, frozen=True, gc=False, order=True, forbid_unknown_fields=True):
    """Where a ghost figure stands: its step, and which it is there in order of arrival.

    A place is not a name: another figure may stand there after the next move.
    """

    step: Step
    slot: Slot


class Ghost(Struct, frozen=True, gc=False):
    """A figure and the colour under its base, which nobody may look at (E7)."""

    step: int
    colour: int
