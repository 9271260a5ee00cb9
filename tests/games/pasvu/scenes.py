"""Halls at random for the judges: furniture piled as the rules allow, ghosts wherever they fit."""

from collections.abc import Mapping, Sequence
from random import Random

from manoir.bots.pasvu import observer
from manoir.games.pasvu.box import FACES, PIECES, SIZES, Piece, Size
from manoir.games.pasvu.geometry.hall import Ghost, Hall, body, with_ghost
from manoir.games.pasvu.geometry.lying import lying_levels
from manoir.games.pasvu.geometry.placing import placed
from manoir.games.pasvu.geometry.shapes import GhostBody, Pose
from manoir.games.pasvu.geometry.spots import is_inside, levels
from manoir.games.pasvu.geometry.units import HALL, MIL, TURN
from manoir.games.pasvu.sight.keyhole import Door
from manoir.games.pasvu.sight.viewer import Sight, Viewer, scene
from tests.games.pasvu.halls import let_fall

EDGE = HALL // MIL


def look(
    pieces: Mapping[Piece, Pose], ghosts: Sequence[GhostBody], door: Door, *, hide: bool = True
) -> Sight:
    """What the compiled judge sees from a door."""
    return Viewer(observer()).look(scene(pieces, ghosts), door, hide=hide)


def random_scene(
    chance: Random, ghosts: int, *, lying: float = 0, falls: int = 0
) -> tuple[dict[Piece, Pose], list[GhostBody]]:
    """With that share of the ghosts on their sides (V13), and so many pieces let fall (V5)."""
    hall = Hall()
    for piece in chance.sample(PIECES, len(PIECES)):
        hall = _furnished(chance, hall, piece)
    for _ in range(falls):
        hall = let_fall(chance, hall)
    for _ in range(ghosts):
        lies = bool(lying) and chance.random() < lying
        hall = _haunted(chance, hall, chance.randrange(TURN) if lies else None)
    return dict(hall.pieces), [body(ghost) for ghost in hall.ghosts]


def _furnished(chance: Random, hall: Hall, piece: Piece) -> Hall:
    while True:
        x, y = (chance.randrange(EDGE) for _ in "xy")
        face = chance.choice(("bottom", "bottom", *FACES))
        yaw = chance.choice((chance.randrange(TURN), chance.randrange(4) * TURN // 4))
        resting = placed(hall, piece, Pose(face, x, y, yaw))
        if isinstance(resting, Hall):
            return resting


def _haunted(chance: Random, hall: Hall, yaw: int | None) -> Hall:
    while True:
        sizes: tuple[Size, ...] = (*SIZES, "small", "small")
        size, x, y = chance.choice(sizes), chance.randrange(EDGE), chance.randrange(EDGE)
        heights = _heights(hall, size, x, y, yaw)
        if heights:
            return with_ghost(hall, Ghost(0, size, x, y, chance.choice(heights), yaw=yaw))


def _heights(hall: Hall, size: Size, x: int, y: int, yaw: int | None) -> tuple[int, ...]:
    if yaw is not None:
        return lying_levels(hall, size, x, y, yaw)
    return levels(hall, size, x, y) if is_inside(size, x, y) else ()
