"""A circuit of *Pac-Man, le chasseur de fantômes*: read from data/, see RULES.md.

A place is a number, counted row by row over all that is no barrier: holes, homes and the den.
"""

from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal, NamedTuple, get_args

import msgspec
from msgspec import Meta, Struct

Name = Literal["classic", "large"]
Place = Annotated[int, Meta(ge=0, le=119)]

FACES: Final = range(1, 7)
GHOSTS: Final = 2


class Drawing(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """H home, o hole, Y hole of a yellow marble, D hole beside a door, G den, # barrier."""

    rows: tuple[str, ...]


class Circuit(NamedTuple):
    signs: str  # by place
    spots: tuple[tuple[int, int], ...]  # by place: its row and its column
    homes: tuple[int, ...]
    den: int
    yellow: tuple[int, ...]  # holes
    marbles: str  # by place at the start: w, y, or . for none
    eaters: tuple[tuple[int, ...], ...]  # by place: where a Pac-Man can go from there (P7)
    ghosts: tuple[tuple[int, ...], ...]  # by place: where a ghost can go from there (P11, P12)


@cache
def circuit(name: Name) -> Circuit:
    data = (files(__package__) / "data" / f"{name}.json").read_bytes()
    rows = msgspec.json.decode(data, type=Drawing).rows
    spots = tuple((r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign != "#")
    signs = "".join(rows[r][c] for r, c in spots)
    near = tuple(_near(spots, place) for place in range(len(spots)))
    den = signs.index("G")
    doors = _all(signs, "D")
    return Circuit(
        signs=signs,
        spots=spots,
        homes=_all(signs, "H"),
        den=den,
        yellow=_all(signs, "Y"),
        marbles="".join({"H": ".", "G": ".", "Y": "y"}.get(sign, "w") for sign in signs),
        eaters=tuple(
            tuple(p for p in (*near[place], *_through(doors, place)) if p != den)
            for place in range(len(spots))
        ),
        ghosts=tuple(
            tuple(p for p in near[place] if p != den and signs[p] != "H")
            for place in range(len(spots))
        ),
    )


def _all(signs: str, sign: str) -> tuple[int, ...]:
    return tuple(place for place, other in enumerate(signs) if other == sign)


def _near(spots: tuple[tuple[int, int], ...], place: int) -> tuple[int, ...]:
    row, column = spots[place]
    around = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return tuple(spots.index(spot) for spot in around if spot in spots)


def _through(doors: tuple[int, ...], place: int) -> tuple[int, ...]:
    return tuple(door for door in doors if door != place) if place in doors else ()


NAMES: Final[tuple[Name, ...]] = get_args(Name)
