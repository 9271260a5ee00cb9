"""What there is to know about a game of *Pac-Man*: everything is public."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from manoir.games.pacman.circuit import Name
from manoir.kernel import Seat

Colour = Annotated[int, Meta(ge=0, le=3)]


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The rulings that a table may make otherwise."""

    circuit: Name = "classic"
    end: Literal["all", "white"] = "all"  # P14: which marbles must be gone
    count: Literal["white", "all"] = "white"  # P15: which marbles win
    colours: Annotated[tuple[Colour, ...], Meta(max_length=4)] = ()  # empty, in seat order


class State(Struct, frozen=True, gc=False):
    """All there is to know."""

    options: Options
    homes: tuple[int, ...]  # by seat
    eaters: tuple[int, ...]  # by seat: the place of its Pac-Man
    ghosts: tuple[int, int]
    marbles: str  # by place: w, y, or . for none
    white: tuple[int, ...]  # by seat: in its tray
    yellow: tuple[int, ...]
    turn: Seat | None = None  # None: nature has yet to say who starts
    turns: int = 0  # that are over
    rolling: bool = False  # a Roll awaits its Rolled
    dice: tuple[int, ...] = ()  # that are still to be used
    run: bool = False  # the Pac-Man has had its die
    chased: bool = False  # a ghost has had its die
    robs: bool = False  # a Rob is due
    returns: bool = False  # a PutBack is due
    asked: tuple[Seat, ...] = ()  # who has yet to say whether to count (P16)
    declined: bool = False  # somebody has said no in this turn
    agreed: bool = False  # everybody has said yes


class View(Struct, frozen=True, gc=False):
    """What everybody sees at the table."""

    options: Options
    spots: tuple[tuple[int, int], ...]  # by place: its row and its column
    signs: str  # by place: H home, o hole, Y hole of a yellow marble, D beside a door, G den
    homes: tuple[int, ...]
    colours: tuple[int, ...]  # by seat: 0 red, 1 green, 2 blue, 3 yellow
    eaters: tuple[int, ...]
    ghosts: tuple[int, int]
    marbles: str
    white: tuple[int, ...]
    yellow: tuple[int, ...]
    turn: Seat | None
    turns: int
    dice: tuple[int, ...]
    run: bool
    chased: bool
    robs: bool
    returns: bool
    asked: tuple[Seat, ...]
    declined: bool
    agreed: bool
    over: bool
