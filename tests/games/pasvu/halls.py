"""Halls for tests: drawn at random by seed, and what must be true of every hall."""

from functools import lru_cache
from itertools import combinations
from random import Random

from manoir.games.pasvu.box import FACES, PIECES, SIZES, Piece
from manoir.games.pasvu.geometry.contact import (
    block_meets_ghost,
    blocks_overlap,
    corners,
    ghosts_meet,
)
from manoir.games.pasvu.geometry.hall import (
    Ghost,
    Hall,
    body,
    everything,
    with_ghost,
    without_piece,
)
from manoir.games.pasvu.geometry.leaning import falling
from manoir.games.pasvu.geometry.lifting import relocated
from manoir.games.pasvu.geometry.placing import placed
from manoir.games.pasvu.geometry.rest import carries, touched
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.solids import solid
from manoir.games.pasvu.geometry.spots import spots
from manoir.games.pasvu.geometry.standing import has_room
from manoir.games.pasvu.geometry.units import HALL, MIL, SIDE, TOLERANCE, TURN
from manoir.games.pasvu.sight.keyhole import SIDES


def at(x: int, y: int, face: str = "bottom", yaw: int = 0, z: int = 0) -> Pose:
    """A pose; z in mils."""
    return Pose(face, x, y, yaw, z * MIL)  # type: ignore[arg-type]


def random_pose(rng: Random) -> Pose:
    """Often level with the walls, as players do it."""
    yaw = rng.choice([rng.randrange(TURN), TURN // 4 * rng.randrange(4)])
    return Pose(rng.choice(FACES), rng.randrange(100, 5900), rng.randrange(100, 5900), yaw)


def random_hall(rng: Random, pieces: int = 6, ghosts: int = 14) -> Hall:
    """Ghosts come first and last, so that some are under pieces and some on them."""
    hall = haunted(rng, Hall(), ghosts // 3)
    for piece in rng.sample(PIECES, pieces):
        for _ in range(60):
            after = placed(hall, piece, random_pose(rng))
            if isinstance(after, Hall):
                hall = after
                break
    return haunted(rng, hall, ghosts - ghosts // 3)


def haunted(rng: Random, hall: Hall, ghosts: int) -> Hall:
    """The same with more ghosts, high up rather than on the floor where they can."""
    for _ in range(ghosts):
        size = rng.choice(SIZES)
        free = spots(hall, size, (rng.randrange(SIDE), rng.randrange(SIDE)))
        high = [spot for spot in free if spot[2]]
        if free:
            spot = rng.choice(high if high and rng.random() < 0.8 else free)
            hall = with_ghost(hall, Ghost(rng.randrange(4), size, *spot))
    return hall


def let_fall(rng: Random, hall: Hall) -> Hall:
    """The same with a piece placed somewhere and let fall, if it can."""
    piece, side = rng.choice(hall.pieces)[0], rng.choice(SIDES)
    for _ in range(20):
        after = relocated(hall, piece, falling(random_pose(rng), side))
        if isinstance(after, Hall):
            return after
    return hall


def check_sound(hall: Hall) -> None:
    """Nothing overlaps, floats or sticks out, and no ghost stands where it may not."""
    check_furniture(hall.pieces)
    for ghost in hall.ghosts:
        assert has_room(hall, ghost), ghost
        for name, block in everything(hall):
            assert not block_meets_ghost(block, body(ghost)), f"{ghost} is in {name}"
    for first, second in combinations(map(body, hall.ghosts), 2):
        assert not ghosts_meet(first, second)
    for piece, pose in hall.pieces:
        if not pose.lean:
            assert touched(without_piece(hall, piece), piece, pose), f"{piece} floats"


@lru_cache(maxsize=512)
def check_furniture(pieces: tuple[tuple[Piece, Pose], ...]) -> None:
    """In the hall, none in another, none over a later one; ghosts come and go meanwhile."""
    hall = Hall(pieces)
    for (one, a), (two, b) in combinations(everything(hall), 2):
        assert one == two or not blocks_overlap(a, b), f"{one} is in {two}"
    for i, (piece, pose) in enumerate(pieces):
        earlier = {name for name, _ in pieces[:i]}
        over = earlier.intersection(carries(hall, piece).pieces)
        # Two that are hooked into one another are each over the other; only a fall does that.
        assert all(piece in carries(hall, other).pieces for other in over), f"{piece} is under"
        for block in solid(piece, pose):
            assert block.low >= (-2 if block.tilt else 0), "rounding, no more"
            for point in corners(block):
                assert all(-TOLERANCE <= place <= HALL + TOLERANCE for place in point)
