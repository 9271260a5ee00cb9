"""What a reader is asked; pickled, so never defined where one starts."""

from msgspec import Struct

from manoir.kernel import Seat
from manoir.server.people.sessions import Who


class Film(Struct, frozen=True):
    """Every position so far for one eye, as gzipped JSON; `who` is None where it is no matter."""

    table: str
    eye: Seat | None
    who: Who | None


class Save(Struct, frozen=True):
    """The file of a match that is over."""

    table: str


class Judgement(Struct, frozen=True):
    """How good every choice of a match was, as gzipped JSON."""

    table: str


class Picture(Struct, frozen=True):
    """A text as a QR code, in SVG."""

    text: str


class Load(Struct, frozen=True):
    """A table, folded and pickled, with as many of its last moves; None: with all of them."""

    table: str
    keep: int | None = None


Question = Film | Save | Judgement | Picture | Load
