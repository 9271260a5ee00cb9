"""What is offered of moves too many to list: a useful sample, always in the same order."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product
from typing import Final

from msgspec.structs import replace

from manoir.games.pasvu.box import FACES, FAMILY, Piece, Size
from manoir.games.pasvu.geometry.hall import Cell, Ghost, Hall, cell_of, pose_of
from manoir.games.pasvu.geometry.landing import places_in
from manoir.games.pasvu.geometry.leaning import falling
from manoir.games.pasvu.geometry.lifting import can_be_set_down, lift
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.units import MIL, SIDE
from manoir.games.pasvu.moves import Escape, Place, Walk, place_at
from manoir.games.pasvu.rounds.ghosts import ready
from manoir.games.pasvu.rounds.paths import entering, leaving, walking
from manoir.games.pasvu.sight.keyhole import SIDES, Side
from manoir.games.pasvu.state import State
from manoir.kernel import Seat

Cells = tuple[Cell, ...]
Offered = tuple[int, int, int, int | None]  # x, y, z in mils, and where the head of one who lies is

CELLS: Final[tuple[Cell, ...]] = tuple((i, j) for j in range(SIDE) for i in range(SIDE))
_THIRDS: Final = (1_000, 3_000, 5_000)  # mils: the middles of nine parts of the hall
_YAWS: Final = (0, 900)
UPRIGHT: Final = tuple(Pose("bottom", *at) for at in product(_THIRDS, _THIRDS, _YAWS))


def placements(hall: Hall, pieces: tuple[Piece, ...]) -> Iterator[Place]:
    """V5: upright in nine parts of the hall; where it stands with another face down, or falling."""
    for piece in pieces:
        yield from _placements(hall, piece)


def walks(state: State, seat: Seat) -> Iterator[Walk | Escape]:
    """V6 to V8: every ghost to every cell that it can reach, and out where it can."""
    for number, cells in entrants(state, seat):
        yield from _walks(state, number, cells)
    for ghost, cells in walkers(state, seat):
        yield from _walks(state, ghost.number, cells)
        if can_escape(state, ghost):
            yield Escape(ghost.number)


def entrants(state: State, seat: Seat) -> list[tuple[int, Cells]]:
    """V7: who may come in, and where. Those of one size are alike: the first of them is offered."""
    cells = _entered(state.sides[seat], state.points[seat])
    return [(number, cells) for number in _first_of_a_size(ready(state, seat))]


@cache
def _first_of_a_size(numbers: tuple[int, ...]) -> tuple[int, ...]:
    first: dict[Size, int] = {}
    for number in numbers:
        first.setdefault(FAMILY[number], number)
    return tuple(first.values())


def walkers(state: State, seat: Seat) -> list[tuple[Ghost, Cells]]:
    """V6: who may walk in the hall, and where."""
    bound, points = (*state.held[seat], *state.made[seat]), state.points[seat]
    return [
        (ghost, _walked(cell_of(ghost.x, ghost.y), points))
        for ghost in state.hall.ghosts
        if ghost.seat == seat and ghost.number not in bound
    ]


def can_escape(state: State, ghost: Ghost) -> bool:
    """V7: whether a ghost that may walk can get out."""
    if ghost.number in state.entered[ghost.seat]:
        return False
    here = cell_of(ghost.x, ghost.y)
    return leaving(state.sides[ghost.seat], here) <= state.points[ghost.seat]


@cache
def _entered(side: Side, points: int) -> Cells:
    return tuple(cell for cell in CELLS if entering(side, cell) <= points)


@cache
def _walked(here: Cell, points: int) -> Cells:
    return tuple(cell for cell in CELLS if 0 < walking(here, cell) <= points)


def spots_in(hall: Hall, size: Size, cells: Cells, *, lying: bool) -> Iterator[Offered]:
    """In each cell a spot on the floor and one on furniture, where there are; heights in mils."""
    for x, y, z, yaw in places_in(hall, size, cells, lying=lying):
        yield x, y, z // MIL, yaw if lying else None


def _walks(state: State, number: int, cells: Cells) -> Iterator[Walk]:
    for spot in spots_in(state.hall, FAMILY[number], cells, lying=state.night.lying):
        yield Walk(number, *spot)


@lru_cache(maxsize=256)
def _placements(hall: Hall, piece: Piece) -> tuple[Place, ...]:
    lifted = lift(hall, piece)
    return tuple(
        place_at(piece, pose) for pose in poses(hall, piece) if can_be_set_down(lifted, pose)
    )


def poses(hall: Hall, piece: Piece) -> tuple[Pose, ...]:
    """V5: those that are tried of a piece."""
    stood = pose_of(hall, piece)
    return () if stood is None else _poses(stood)


@lru_cache(maxsize=256)
def _poses(stood: Pose) -> tuple[Pose, ...]:
    there = (Pose(face, stood.x, stood.y, stood.yaw) for face in FACES if face != stood.face)
    falls = (falling(replace(stood, z=0), side) for side in SIDES)
    return tuple(dict.fromkeys((*UPRIGHT, *there, *falls)))
