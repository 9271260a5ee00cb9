"""Who is seen through the keyhole (V10, V11): from pieces and ghosts to a picture and a verdict."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple

import numpy as np

from manoir.games.pasvu.box import PIECES, Piece
from manoir.games.pasvu.geometry.shapes import Block, GhostBody, Pose
from manoir.games.pasvu.geometry.solids import solid
from manoir.games.pasvu.geometry.units import CELL, direction
from manoir.games.pasvu.sight.canvas import MIRRORED, Bytes, Floats, Scene, canvas, window
from manoir.games.pasvu.sight.judge import FIRST_GHOST, FIRST_PIECE, Judge, build
from manoir.games.pasvu.sight.keyhole import Door, camera, unit
from manoir.games.pasvu.sight.mirror import NO_GLASS, glass
from manoir.kernel.compiled.jit import compiler, plain

Eyes = Literal["sharp", "fair", "sleepy"]

PERCENT: Final[dict[Eyes, int]] = {"sharp": 0, "fair": 2, "sleepy": 15}
# V11: never less than this. For sharp eyes any sample does; else a speck of two by two.
MINIMUM: Final[dict[Eyes, int]] = {"sharp": 1, "fair": 4, "sleepy": 4}


class Exposure(NamedTuple):
    """Of one ghost: its pixels in the picture, and what it would have in an empty hall."""

    pixels: int
    whole: int

    @property
    def share(self) -> float:
        """A mirror may show more than the eye would see by itself: that is all of it, too."""
        if self.pixels >= self.whole:
            return 1.0 if self.pixels else 0.0
        return self.pixels / self.whole

    def seen(self, eyes: Eyes) -> bool:
        """V11. Of a ghost that no empty hall would show, in a mirror, the minimum is enough."""
        return python_judge().is_enough(self.pixels, self.whole, PERCENT[eyes], MINIMUM[eyes])


class Sight(NamedTuple):
    """The picture: 0 nothing, 1 the floor, then pieces in the order of the box, then ghosts."""

    picture: Bytes
    mirrored: Bytes  # 1 where it is seen in the mirror
    ghosts: tuple[Exposure, ...]


def scene(pieces: Mapping[Piece, Pose], ghosts: Sequence[GhostBody]) -> Scene:
    """The furniture where it stands, and the ghosts in the order of their values."""
    return _furnished(tuple(pieces.items()))._replace(bodies=bodies(ghosts))


@lru_cache(maxsize=64)
def _furnished(pieces: tuple[tuple[Piece, Pose], ...]) -> Scene:
    """A scene without ghosts, computed once."""
    boxes = [_solids(piece, pose) for piece, pose in pieces]
    numbers = [FIRST_PIECE + PIECES.index(piece) for piece, _ in pieces]
    mirror = dict(pieces).get("mirror")
    return Scene(
        solids=np.concatenate([np.zeros((0, 12)), *boxes]),
        values=np.repeat(np.array(numbers, np.int64), [len(some) for some in boxes]),
        bodies=bodies(()),
        mirror=NO_GLASS if mirror is None else glass(mirror),
    )


def bodies(ghosts: Sequence[GhostBody]) -> Floats:
    """Ghosts as a scene has them: one may look at others in the same hall."""
    assert len(ghosts) <= MIRRORED - FIRST_GHOST
    return np.array([_body(ghost) for ghost in ghosts]).reshape(-1, 8)


class Viewer:
    """A judge, with room for pictures, used again and again; not for two threads at once."""

    def __init__(self, judge: Judge) -> None:
        self.canvas = canvas()
        self._hole = window()
        self._judge = judge

    def exposures(self, there: Scene, door: Door, *, hide: bool = True) -> tuple[Exposure, ...]:
        """How much of each ghost is seen from a door; `hide`: they hide one another."""
        wholes = np.zeros(len(there.bodies), np.int64)
        self._judge.look(_camera(door), there, hide, self._hole, self.canvas, wholes)
        shown = self.canvas.counts[FIRST_GHOST:].tolist()
        return tuple(map(Exposure, shown, wholes.tolist()))

    def look(self, there: Scene, door: Door, *, hide: bool = True) -> Sight:
        """What is seen from a door."""
        ghosts = self.exposures(there, door, hide=hide)
        return Sight(self.canvas.picture % MIRRORED, self.canvas.picture // MIRRORED, ghosts)


@cache
def python_judge() -> Judge:
    """Return the judge as ordinary Python: slow, and there at once."""
    return build(plain)


@cache
def compiled_judge() -> Judge:
    """Compile the judge in this process; it sees the same to the last digit.

    Bots keep theirs on the disk: see `manoir.bots.pasvu.machine`.
    """
    return build(compiler())


@cache
def _camera(door: Door) -> Floats:
    return np.array(camera(door))


@lru_cache(maxsize=4096)
def _solids(piece: Piece, pose: Pose) -> Floats:
    return np.array([_solid(block) for block in solid(piece, pose)])


def _solid(block: Block) -> tuple[float, ...]:
    if block.tilt:
        return _leaning(block)
    east, north = block.half_x / CELL, block.half_y / CELL
    cosine, sine = block.cosine / CELL, block.sine / CELL
    return (
        block.x / CELL, block.y / CELL, (block.low + block.high) / 2 / CELL,
        cosine * east, sine * east, 0.0,
        -sine * north, cosine * north, 0.0,
        0.0, 0.0, (block.high - block.low) / 2 / CELL,
    )  # fmt: skip


def _leaning(block: Block) -> tuple[float, ...]:
    """V5: its length goes down and its height over, as far as it has fallen.

    Its edges are at right angles to the last digit: glass lies in the plane of its wood.
    """
    along, north, up = block.half_along / CELL, block.half_y / CELL, block.half_up / CELL
    cosine, sine = unit(block.cosine, block.sine)
    level, tilt = unit(block.tilt_cosine, block.tilt)
    return (
        block.x / CELL, block.y / CELL, (block.low + block.high) / 2 / CELL,
        cosine * level * along, sine * level * along, -tilt * along,
        -sine * north, cosine * north, 0.0,
        cosine * tilt * up, sine * tilt * up, level * up,
    )  # fmt: skip


def _body(ghost: GhostBody) -> tuple[float, ...]:
    if ghost.yaw is not None:
        return _lying(ghost, ghost.yaw)
    return (
        ghost.x / CELL, ghost.y / CELL, ghost.low / CELL,
        0.0, 0.0, 1.0,
        ghost.radius / CELL, (ghost.height - ghost.radius) / CELL,
    )  # fmt: skip


def _lying(ghost: GhostBody, yaw: int) -> tuple[float, ...]:
    """V13: from its foot along its axis, as high as it is round."""
    cosine, sine = unit(*direction(yaw))
    half = ghost.height / 2
    return (
        (ghost.x - cosine * half) / CELL, (ghost.y - sine * half) / CELL,
        (ghost.low + ghost.radius) / CELL,
        cosine, sine, 0.0,
        ghost.radius / CELL, (ghost.height - ghost.radius) / CELL,
    )  # fmt: skip
