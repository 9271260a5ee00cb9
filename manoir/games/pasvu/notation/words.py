"""Words that positions and moves of the hall share: doors, ghosts, pieces, places, glimpses."""

from collections.abc import Iterable
from typing import Any, Final, TypeVar

from manoir.games.pasvu.box import FACES, FAMILY, PIECES, Face, Piece
from manoir.games.pasvu.geometry.units import SIDE, TURN
from manoir.games.pasvu.midnight.pile import PILE
from manoir.games.pasvu.moves import Glimpse
from manoir.games.pasvu.sight.keyhole import SIDES, Door, Side
from manoir.kernel.text.fields import exactly, number, quoted

GHOSTS: Final = tuple(f"{size[0].upper()}{number}" for number, size in enumerate(FAMILY))
FARTHEST: Final = 1_000_000  # mils, of anything that is said
HIGHEST: Final = 100_000_000  # grains
PIXELS: Final = 65_536
FALL: Final = ">"  # before the side to which a piece falls

Word = TypeVar("Word", bound=str)


def one_of(word: str, known: Iterable[Word], what: str) -> Word:
    """A word that must be one of these."""
    words = tuple(known)
    found = next((other for other in words if other == word), None)
    if found is None:
        raise ValueError(f"{quoted(word)} is not {what}: {', '.join(words)}")
    return found


def read_piece(word: str) -> Piece:
    return one_of(word, PIECES, "a piece")


def read_face(word: str) -> Face:
    return one_of(word, FACES, "a face")


def read_side(word: str) -> Side:
    return one_of(word, SIDES, "a side")


def read_card(word: str) -> str:
    """The name of a Midnight card."""
    return one_of(word, PILE, "a Midnight card")


def door_text(door: Door) -> str:
    return f"{door.side}{door.number}"


def read_door(word: str) -> Door:
    return Door(read_side(word[:1]), number(word[1:], 1, SIDE, "a door"))


def read_seat(word: str, seats: int = 4) -> int:
    return number(word, 0, seats - 1, "a seat")


def read_ghost(word: str) -> int:
    """The number of a ghost, from its size and its number."""
    return GHOSTS.index(one_of(word, GHOSTS, "a ghost"))


def read_owned(word: str) -> tuple[int, int]:
    """A seat and the number of its ghost, such as 1:M2."""
    seat, ghost = exactly(word.split(":"), 2, "parts of a seat's ghost")
    return read_seat(seat), read_ghost(ghost)


def read_yaw(word: str) -> int:
    return number(word, 0, TURN - 1, "a yaw")


def glimpses_text(ghosts: Iterable[Any]) -> str:
    """Of each ghost, how many pixels are seen out of how many."""
    return " ".join(f"{g.seat}:{GHOSTS[g.ghost]}={g.pixels}/{g.whole}" for g in ghosts)


def read_glimpse(word: str) -> Glimpse:
    who, pixels = exactly(word.split("="), 2, "parts of a glimpse")
    shown, whole = (
        number(part, 0, PIXELS, "pixels")
        for part in exactly(pixels.split("/"), 2, "numbers of a glimpse")
    )
    return Glimpse(*read_owned(who), shown, whole)
