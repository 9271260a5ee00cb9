"""The judge again, slow and obvious: triangles, and one ray a pixel cast by Embree.

It shares with the first judge the data file and the figures of the rules, and nothing else. Ghosts
are meshes with many sides; the glass is a rectangle a hair in front of its wood.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from math import atan2, cos, pi, radians, sin
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from manoir.games.pasvu.box import FURNITURE, PIECES, Face, Piece
from manoir.games.pasvu.geometry.shapes import GhostBody, Pose
from manoir.games.pasvu.sight.keyhole import Door

trimesh: Any = import_module("trimesh")
embree: Any = import_module("trimesh.ray.ray_pyembree")

Points = NDArray[np.float64]
Numbers = NDArray[np.int64]
View = tuple[Numbers, NDArray[np.bool_]]  # what each open pixel shows, and whether mirrored

PIXELS: Final = 256
HAIR: Final = 1e-4
SECTIONS: Final = 96
GLASS: Final = 1000  # a value of its own, until the reflected ray has its answer
# About which axis a piece is turned, and by how many degrees, to have a face down.
TIPS: Final[dict[Face, tuple[tuple[int, int, int], int]]] = {
    "bottom": ((1, 0, 0), 0),
    "top": ((1, 0, 0), 180),
    "front": ((1, 0, 0), 90),
    "back": ((1, 0, 0), -90),
    "left": ((0, 1, 0), -90),
    "right": ((0, 1, 0), 90),
}


class Thing(NamedTuple):
    mesh: Any
    value: int


def open_pixels() -> NDArray[np.bool_]:
    """Where the keyhole is open: a circle, and a slot that flares."""
    across = np.arange(PIXELS) * 2 + 1 - PIXELS
    x, y = np.meshgrid(across, -across)
    circle = x**2 + (y - 40) ** 2 <= 184**2
    slot = (np.abs(x) <= 24 + (40 - y) / 3) & (y < 40) & (y >= -248)
    mask: NDArray[np.bool_] = circle | slot
    return mask


def rays(door: Door) -> tuple[Points, Points]:
    """The eye, and the direction of every open pixel."""
    across = (np.arange(PIXELS) + 0.5) / (PIXELS / 2) - 1
    u, v = np.meshgrid(across, -across)
    tilt = radians(14)
    local = np.stack((u, cos(tilt) + v * sin(tilt), v * cos(tilt) - sin(tilt)), axis=-1)[
        open_pixels()
    ]  # east, north and up from a door in the south
    turn = "SENW".index(door.side) * pi / 2
    about = np.array(((cos(turn), sin(turn), 0), (-sin(turn), cos(turn), 0), (0, 0, 1)))
    middle = np.array((3, 3, 0))
    eye = (np.array((door.number - 0.5, -0.75, 0.9)) - middle) @ about + middle
    return eye, local @ about


def furniture(pieces: Mapping[Piece, Pose]) -> list[Thing]:
    return [thing for piece, pose in pieces.items() for thing in _piece(piece, pose)]


def ghost(body: GhostBody, value: int, sections: int = SECTIONS) -> Thing:
    x, y, low, radius, height = (n / 1e6 for n in body[:5])
    bend = np.linspace(0, pi / 2, sections // 4)
    line = [(0.0, 0.0), (radius, 0.0)]
    line += [(radius * cos(a), height - radius + radius * sin(a)) for a in bend[:-1]]
    mesh = trimesh.creation.revolve([*line, (0, height)], sections=sections)
    if body.yaw is None:
        mesh.apply_translation((x, y, low))
    else:  # on its side: its axis from up to east, then to the left
        mesh.apply_translation((0, 0, -height / 2))
        mesh.apply_transform(trimesh.transformations.rotation_matrix(pi / 2, (0, 1, 0)))
        yaw = trimesh.transformations.rotation_matrix(radians(body.yaw / 10), (0, 0, 1))
        mesh.apply_transform(yaw)
        mesh.apply_translation((x, y, low + radius))
    return Thing(mesh, value)


def ground() -> Thing:
    corners = [(0, 0, 0), (6, 0, 0), (6, 6, 0), (0, 6, 0)]
    return Thing(trimesh.Trimesh(corners, [(0, 1, 2), (0, 2, 3)], process=False), 1)


class Caster:
    """The first thing that each ray meets."""

    def __init__(self, things: Sequence[Thing]) -> None:
        meshes = [thing.mesh for thing in things]
        self._mesh = trimesh.util.concatenate(meshes)
        self._values = np.repeat([t.value for t in things], [len(m.faces) for m in meshes])
        self._caster = embree.RayMeshIntersector(self._mesh)

    def view(self, door: Door) -> View:
        return self.cast(*rays(door))

    def cast(self, eye: Points, ways: Points) -> View:
        faces, seen = self._first(np.tile(eye, (len(ways), 1)), ways)
        normals = self._mesh.face_normals[faces]
        mirrored = (seen == GLASS) & ((normals * ways).sum(axis=1) < 0)
        if mirrored.any():
            spots, turned = self._reflect(eye, ways[mirrored], faces[mirrored])
            _, seen[mirrored] = self._first(spots, turned)
        return seen, mirrored

    def _first(self, starts: Points, ways: Points) -> tuple[Numbers, Numbers]:
        faces = self._caster.intersects_first(starts, ways)
        return faces, np.where(faces >= 0, self._values[faces], 0)

    def _reflect(self, eye: Points, ways: Points, faces: Numbers) -> tuple[Points, Points]:
        normals = self._mesh.face_normals[faces]
        on_plane = self._mesh.triangles[faces][:, 0]
        far = ((on_plane - eye) * normals).sum(axis=1) / (ways * normals).sum(axis=1)
        turned = ways - 2 * (ways * normals).sum(axis=1, keepdims=True) * normals
        return eye + far[:, None] * ways + HAIR * normals, turned


def _piece(piece: Piece, pose: Pose) -> list[Thing]:
    value = 2 + PIECES.index(piece)
    boxes = [_box(box) for box in FURNITURE[piece].boxes]
    panes = [_pane()] if piece == "mirror" else []
    about, degrees = TIPS[pose.face]
    tip = trimesh.transformations.rotation_matrix(radians(degrees), about)
    for mesh in boxes + panes:
        mesh.apply_transform(tip)
    low, high = trimesh.util.concatenate(boxes).bounds
    middle = (low + high) / 2
    yaw = trimesh.transformations.rotation_matrix(radians(pose.yaw / 10), (0, 0, 1))
    fallen = _fallen(pose, (high - low) / 2)
    for mesh in boxes + panes:
        mesh.apply_translation((-middle[0], -middle[1], -low[2]))
        mesh.apply_transform(fallen)
        mesh.apply_transform(yaw)
        mesh.apply_translation((pose.x / 1000, pose.y / 1000, pose.z / 1e6))
    return [Thing(mesh, value) for mesh in boxes] + [Thing(mesh, GLASS) for mesh in panes]


def _fallen(pose: Pose, half: Points) -> Any:
    """V5: turned over that one of its four lower edges which looks most to the side."""
    if not pose.lean:
        return np.eye(4)
    side = radians(90 * "ENWS".index(pose.lean.towards))
    ways = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    turned = [atan2(y, x) + radians(pose.yaw / 10) for x, y in ways]
    x, y = ways[max(range(4), key=lambda way: cos(turned[way] - side))]
    edge = (x * half[0], y * half[1], 0)
    return trimesh.transformations.rotation_matrix(radians(pose.lean.degrees), (-y, x, 0), edge)


def _box(box: tuple[int, ...]) -> Any:
    x0, x1, y0, y1, z0, z1 = (n / 1000 for n in box)
    return trimesh.creation.box(bounds=((x0, y0, z0), (x1, y1, z1)))


def _pane() -> Any:
    """Facing south, as its wood does before it is turned."""
    glazed = FURNITURE["mirror"].glass
    assert glazed is not None
    (x0, z0), (x1, z1) = glazed.from_, glazed.to
    y = FURNITURE["mirror"].boxes[glazed.box][2] - HAIR * 1000
    corners = np.array([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)]) / 1000
    return trimesh.Trimesh(corners, [(0, 1, 2), (0, 2, 3)], process=False)
