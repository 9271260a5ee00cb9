"""What is offered of moves too many to list: a useful sample, always in the same order."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import Final

from manoir.games.pasvu.box import FACES, FAMILY, Piece, Size
from manoir.games.pasvu.geometry.hall import Cell, Hall, cell_of, pose_of
from manoir.games.pasvu.geometry.landing import lying_places, places
from manoir.games.pasvu.geometry.lifting import can_be_set_down, lift
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.units import MIL, SIDE
from manoir.games.pasvu.moves import Escape, Place, Walk
from manoir.games.pasvu.rounds.ghosts import own, ready
from manoir.games.pasvu.rounds.paths import entering, leaving, walking
from manoir.games.pasvu.state import State
from manoir.kernel import Seat

Offered = tuple[int, int, int, int | None]  # x, y, z in mils, and where the head of one who lies is

CELLS: Final[tuple[Cell, ...]] = tuple((i, j) for j in range(SIDE) for i in range(SIDE))
_THIRDS: Final = (1_000, 3_000, 5_000)  # mils: the middles of nine parts of the hall
_YAWS: Final = (0, 900)


def placements(hall: Hall, pieces: tuple[Piece, ...]) -> Iterator[Place]:
    """V5: upright in nine parts of the hall, and where it stands with another face down."""
    for piece in pieces:
        yield from _placements(hall, piece)


def walks(state: State, seat: Seat) -> Iterator[Walk | Escape]:
    """V6 to V8: every ghost to every cell that it can reach, and out where it can.

    Ghosts of one size that wait are alike: the first of them is offered.
    """
    points, side = state.points[seat], state.sides[seat]
    outside: dict[Size, int] = {}
    for number in ready(state, seat):
        outside.setdefault(FAMILY[number], number)
    for size, number in outside.items():
        near = (cell for cell in CELLS if entering(side, cell) <= points)
        yield from _walks(state, size, number, near)
    for ghost in own(state, seat):
        if ghost.number in (*state.held[seat], *state.made[seat]):
            continue
        here = cell_of(ghost.x, ghost.y)
        near = (cell for cell in CELLS if 0 < walking(here, cell) <= points)
        yield from _walks(state, ghost.size, ghost.number, near)
        if ghost.number not in state.entered[seat] and leaving(side, here) <= points:
            yield Escape(ghost.number)


def spots_in(hall: Hall, size: Size, cells: Iterable[Cell], *, lying: bool) -> Iterator[Offered]:
    """In each cell a spot on the floor and one on furniture, where there are; heights in mils."""
    for cell in cells:
        if lying:
            for x, y, z, yaw in lying_places(hall, size, cell):
                yield x, y, z // MIL, yaw
        else:
            for x, y, z in places(hall, size, cell):
                yield x, y, z // MIL, None


def _walks(state: State, size: Size, number: int, cells: Iterable[Cell]) -> Iterator[Walk]:
    for spot in spots_in(state.hall, size, cells, lying=state.night.lying):
        yield Walk(number, *spot)


@lru_cache(maxsize=256)
def _placements(hall: Hall, piece: Piece) -> tuple[Place, ...]:
    lifted, stood = lift(hall, piece), pose_of(hall, piece)
    if stood is None:
        return ()
    poses = [Pose("bottom", x, y, yaw) for x, y, yaw in product(_THIRDS, _THIRDS, _YAWS)]
    poses += [Pose(face, stood.x, stood.y, stood.yaw) for face in FACES if face != stood.face]
    return tuple(
        Place(piece, pose.face, pose.x, pose.y, pose.yaw)
        for pose in dict.fromkeys(poses)
        if can_be_set_down(lifted, pose)
    )
