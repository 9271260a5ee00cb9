"""What seats and nature can do in *Pac-Man, le chasseur de fantômes*, and what everybody sees."""

from typing import Annotated

from msgspec import Meta, Struct

from manoir.games.pacman.circuit import Place
from manoir.kernel import Seat

Face = Annotated[int, Meta(ge=1, le=6)]
Ghost = Annotated[int, Meta(ge=0, le=1)]
Chair = Annotated[Seat, Meta(ge=0, le=3)]
Steps = Annotated[tuple[Place, ...], Meta(min_length=1, max_length=6)]
Throw = tuple[Face, Face]


class Roll(Struct, frozen=True, gc=False, tag="roll", forbid_unknown_fields=True):
    """Throw both dice (P3)."""


class Run(Struct, frozen=True, gc=False, tag="run", forbid_unknown_fields=True):
    """Move one's own Pac-Man by a die, along these places; onto a ghost to eat it (P8, P9)."""

    die: Face
    path: Steps


class Chase(Struct, frozen=True, gc=False, tag="chase", forbid_unknown_fields=True):
    """Move a ghost by a die, along these places; onto a Pac-Man to send it home (P12, P13)."""

    die: Face
    ghost: Ghost
    path: Steps


class Rob(Struct, frozen=True, gc=False, tag="rob", forbid_unknown_fields=True):
    """Name the player who pays for the eaten ghost (P9)."""

    seat: Chair


class PutBack(Struct, frozen=True, gc=False, tag="back", forbid_unknown_fields=True):
    """Put a yellow marble back into one of its holes (P9)."""

    hole: Place


class Draw(Struct, frozen=True, gc=False, tag="draw", forbid_unknown_fields=True):
    """Nature throws the dice of everybody for who starts (P2)."""

    throws: Annotated[tuple[Throw, ...], Meta(max_length=4)]


class Rolled(Struct, frozen=True, gc=False, tag="rolled", forbid_unknown_fields=True):
    """Nature's dice, in the order in which they fell."""

    one: Face
    two: Face


class Propose(Struct, frozen=True, gc=False, tag="propose", forbid_unknown_fields=True):
    """Ask the others to end it here and count (P16)."""


class Answer(Struct, frozen=True, gc=False, tag="answer", forbid_unknown_fields=True):
    """Say whether to end it here and count (P16)."""

    agrees: bool


Move = Roll | Run | Chase | Rob | PutBack | Propose | Answer | Draw | Rolled


class Drawn(Struct, frozen=True, gc=False, tag="drawn"):
    """By seat, the dice for who starts; `first` is nobody if they must be thrown again (P2)."""

    throws: tuple[tuple[int, int], ...]
    first: Seat | None


class DiceRolled(Struct, frozen=True, gc=False, tag="dice"):
    seat: Seat
    one: int
    two: int


class Ran(Struct, frozen=True, gc=False, tag="ran"):
    """A Pac-Man moved and ate the marbles of these holes."""

    seat: Seat
    start: int
    path: tuple[int, ...]
    white: tuple[int, ...]
    yellow: tuple[int, ...]


class Gobbled(Struct, frozen=True, gc=False, tag="gobbled"):
    """A Pac-Man ate a ghost, which is back in the den (P9)."""

    seat: Seat
    ghost: int
    place: int


class Robbed(Struct, frozen=True, gc=False, tag="robbed"):
    """White marbles went from one tray to another (P9)."""

    seat: Seat
    victim: Seat
    marbles: int


class Returned(Struct, frozen=True, gc=False, tag="returned"):
    """A yellow marble is back on the circuit (P9)."""

    seat: Seat
    hole: int


class Chased(Struct, frozen=True, gc=False, tag="chased"):
    seat: Seat
    ghost: int
    start: int
    path: tuple[int, ...]


class Caught(Struct, frozen=True, gc=False, tag="caught"):
    """A ghost has sent a Pac-Man home, and its owner paid who moved the ghost (P13)."""

    seat: Seat
    ghost: int
    victim: Seat
    marbles: int


class Stuck(Struct, frozen=True, gc=False, tag="stuck"):
    """What cannot move by any die that is left stays (P8, P13)."""

    seat: Seat
    eater: bool
    ghosts: bool


class Proposed(Struct, frozen=True, gc=False, tag="proposed"):
    """A player has asked the others to count (P16)."""

    seat: Seat


class Answered(Struct, frozen=True, gc=False, tag="answered"):
    """A player has said whether to count (P16)."""

    seat: Seat
    agrees: bool


Event = (
    Drawn
    | DiceRolled
    | Ran
    | Gobbled
    | Robbed
    | Returned
    | Chased
    | Caught
    | Stuck
    | Proposed
    | Answered
)
