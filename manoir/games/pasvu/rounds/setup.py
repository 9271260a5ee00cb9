"""Setting the hall out (V1, V2): sides for the seats, pieces on the floor."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from manoir.games.pasvu.box import FACES, PIECES, Piece
from manoir.games.pasvu.geometry.hall import Hall
from manoir.games.pasvu.geometry.placing import placed
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.units import HALL, MIL, TURN
from manoir.games.pasvu.moves import Open
from manoir.games.pasvu.sight.keyhole import DOORS, Side
from manoir.games.pasvu.state import Options
from manoir.kernel import Below, Refusal, Sampler

HOTEL: Final[dict[Piece, Pose]] = msgspec.json.decode(
    (files("manoir.games.pasvu") / "data" / "hotel.json").read_bytes(), type=dict[Piece, Pose]
)
USUAL: Final[dict[int, tuple[Side, ...]]] = {
    2: ("S", "N"),
    3: ("S", "W", "N"),
    4: ("S", "W", "N", "E"),
}
UPRIGHT: Final = 3  # of so many pieces set out at random, all but one stand as they should


def sides_of(seats: int, options: Options) -> tuple[Side, ...]:
    """V1. Raises ValueError for sides that do not fit."""
    sides = options.sides or USUAL[seats]
    if len(sides) != seats or len(set(sides)) != seats:
        raise ValueError(f"V1: {seats} seats take {seats} different sides, not {sides}")
    return sides


def opening(seats: int, options: Options) -> Sampler:
    """V2: the furniture, a door for the keyhole, and who has the die."""

    def draw(below: Below) -> Open:
        keyhole, holder = DOORS[below(len(DOORS))], below(seats)
        hall = hotel() if options.hall == "hotel" else _at_random(below)
        return Open(keyhole, holder, hall.pieces)

    def allows(move: object) -> bool:
        return (
            isinstance(move, Open)
            and move.holder < seats
            and _is_hall(move)
            and (options.hall == "random" or move.pieces == hotel().pieces)
        )

    return Sampler(draw, allows)


@cache
def hotel() -> Hall:
    """The arrangement that is shipped."""
    hall = Hall()
    for piece, pose in HOTEL.items():
        hall = _placed(hall, piece, pose)
    return hall


def _placed(hall: Hall, piece: Piece, pose: Pose) -> Hall:
    after = placed(hall, piece, pose)
    assert isinstance(after, Hall), f"the {piece} does not stand in the hotel"
    return after


def _at_random(below: Below) -> Hall:
    """One after the other, each wherever it can stay."""
    hall = Hall()
    for piece in PIECES:
        while True:
            after = placed(hall, piece, _any_pose(below))
            if not isinstance(after, Refusal):
                break
        hall = after
    return hall


def _any_pose(below: Below) -> Pose:
    x, y, yaw = below(HALL // MIL + 1), below(HALL // MIL + 1), below(TURN)
    face = FACES[below(len(FACES))] if not below(UPRIGHT) else FACES[0]
    return Pose(face, x, y, yaw)


def _is_hall(move: Open) -> bool:
    """Whether all six pieces stand where they would come to rest."""
    hall = Hall()
    for piece, pose in move.pieces:
        after = placed(hall, piece, pose)
        if isinstance(after, Refusal) or after.pieces[-1] != (piece, pose):
            return False
        hall = after
    return sorted(piece for piece, _ in move.pieces) == sorted(PIECES)
