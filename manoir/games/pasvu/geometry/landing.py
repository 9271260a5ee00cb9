"""Where a ghost comes to stand (V8): by hand, at a point and from a height; or in a cell."""

import threading
from collections.abc import Iterator, Sequence
from typing import Final

from manoir.games.pasvu.box import Size
from manoir.games.pasvu.core import calls
from manoir.games.pasvu.core.layout import LIST, RESULT
from manoir.games.pasvu.core.offers import SPOT
from manoir.games.pasvu.engine import Engine, engine
from manoir.games.pasvu.geometry.hall import Cell, Ghost, Hall
from manoir.games.pasvu.geometry.lying import LyingSpot
from manoir.games.pasvu.geometry.placing import spot_refusal
from manoir.games.pasvu.geometry.rows import SIZE_NUMBERS, ask, yaw_number
from manoir.games.pasvu.geometry.spots import Spot
from manoir.games.pasvu.geometry.units import SIDE
from manoir.kernel import Refusal

_Spots = dict[Cell, list[LyingSpot]]


def land(
    hall: Hall, size: Size, at: Spot, yaw: int | None = None, lifted: Ghost | None = None
) -> Spot | Refusal:
    """From a height in mils straight down onto the floor or a piece; in mils and grains.

    A ghost that is on its way, lifted from the hall, is not in its own way.
    """
    x, y, height = at
    left_out = 1 << hall.ghosts.index(lifted) if lifted else 0
    numbers = SIZE_NUMBERS[size], x, y, height, yaw_number(yaw)
    z, _ = ask(hall, calls.LAND, left_out, *numbers)
    return (x, y, int(z)) if z >= 0 else spot_refusal(hall, z, x, y, yaw)


def refuse_stance(yaw: int | None, *, lying: bool) -> Refusal | None:
    """V8, V13: whether this is a round in which ghosts stand, or lie."""
    if lying and yaw is None:
        return Refusal("must_lie", "V13")
    return Refusal("must_stand", "V8") if yaw is not None and not lying else None


def places(hall: Hall, size: Size, cell: Cell) -> tuple[Spot, ...]:
    """A spot on the floor of a cell and one on furniture, as near to its middle as there are."""
    return tuple([spot[:3] for spot in places_in(hall, size, (cell,), lying=False)])


def lying_places(hall: Hall, size: Size, cell: Cell) -> tuple[LyingSpot, ...]:
    """V13: the same of a ghost that lies, to the north and to the east."""
    return tuple(places_in(hall, size, (cell,), lying=True))


def places_in(hall: Hall, size: Size, cells: Sequence[Cell], *, lying: bool) -> Iterator[LyingSpot]:
    """The same of several cells; one that stands has a yaw that says so."""
    known = _known(hall, size, lying=lying)
    wanted = [cell for cell in cells if cell not in known]
    if wanted:
        known |= _find(hall, size, wanted, lying=lying)
    for cell in cells:
        yield from known[cell]


def offered(hall: Hall, size: Size, cell: Cell, number: int, *, lying: bool) -> LyingSpot | None:
    """One of these, by its number, if there are so many."""
    count, row = ask(hall, calls.OFFER, SIZE_NUMBERS[size], *cell, int(lying))
    if number >= count:
        return None
    at = RESULT + SPOT * number
    x, y, z, yaw = row[at : at + SPOT]
    return int(x), int(y), int(z), int(yaw)


class _Offers(threading.local):
    """What the cells of the last hall offer: several ghosts of one size may go to each."""

    hall: Hall | None = None
    engine: Engine | None = None

    def __init__(self) -> None:
        self.known: dict[tuple[Size, bool], _Spots] = {}


_offers: Final = _Offers()


def _known(hall: Hall, size: Size, *, lying: bool) -> _Spots:
    mine, on = _offers, engine()
    if mine.hall is not hall or mine.engine is not on:
        mine.hall, mine.engine, mine.known = hall, on, {}
    return mine.known.setdefault((size, lying), {})


def _find(hall: Hall, size: Size, cells: list[Cell], *, lying: bool) -> _Spots:
    bits = sum(1 << SIDE * row + column for column, row in cells)
    count, row = ask(hall, calls.OFFER_EACH, SIZE_NUMBERS[size], bits, int(lying))
    numbers = row[LIST : LIST + (1 + SPOT) * count]
    if not isinstance(numbers, list):
        numbers = numbers.tolist()
    found: dict[Cell, list[LyingSpot]] = {cell: [] for cell in cells}
    for at in range(0, len(numbers), 1 + SPOT):
        cell, x, y, z, yaw = numbers[at : at + 1 + SPOT]
        found[cell % SIDE, cell // SIDE].append((x, y, z, yaw))
    return found
