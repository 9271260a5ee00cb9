"""Pictures through all keyholes of one arrangement: the judge's pixels, with colour and light.

python -m manoir.games.pasvu.sight.gallery FOLDER
"""

import struct
import sys
import zlib
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from manoir.games.pasvu.box import FIGURES, Size
from manoir.games.pasvu.geometry.shapes import GhostBody
from manoir.games.pasvu.geometry.units import MIL
from manoir.games.pasvu.rounds.setup import HOTEL
from manoir.games.pasvu.sight.canvas import MIRRORED, Bytes, Canvas, Floats
from manoir.games.pasvu.sight.judge import FIRST_GHOST, FLOOR, Judge
from manoir.games.pasvu.sight.keyhole import DOORS, PIXELS, SIDES, Door, camera, keyhole
from manoir.games.pasvu.sight.viewer import Viewer, compiled_judge, scene

# Size, x and y in mils, and the height of what carries it; a colour after another.
GHOSTS: Final[tuple[tuple[Size, int, int, int], ...]] = (
    ("small", 780, 2700, 0),
    ("medium", 3350, 4330, 0),
    ("large", 5500, 5500, 0),
    ("small", 1300, 4600, 160),
    ("small", 1400, 4600, 760),
    ("medium", 4500, 1560, 450),
    ("large", 3500, 500, 0),
    ("small", 2500, 2300, 0),
    ("small", 2500, 1300, 0),
    ("medium", 4600, 3700, 0),
    ("small", 500, 500, 0),
    ("small", 5500, 3500, 0),
)
# Nothing, the floor, the six pieces, then blue, orange, red and green sheets.
COLOURS: Final = np.array(
    [
        (14, 12, 20), (96, 70, 52), (176, 140, 84), (150, 156, 160), (120, 72, 40), (52, 44, 48),
        (126, 40, 52), (168, 118, 70), (120, 160, 255), (255, 170, 80), (255, 105, 95),
        (120, 220, 130),
    ],
    dtype=float,
)  # fmt: skip
FRAME: Final = (30, 22, 18)
SEEN: Final = (255, 255, 255)
LAMP: Final = np.array((0.35, -0.25, 0.9))


def main(folder: Path, judge: Judge | None = None) -> None:
    """Take a picture for every door, and put all of them on one sheet, a side a row."""
    folder.mkdir(parents=True, exist_ok=True)
    there, looker = scene(HOTEL, bodies()), Viewer(judge or compiled_judge())
    pictures = {}
    for door in DOORS:
        ghosts = looker.exposures(there, door)
        seen = [FIRST_GHOST + i for i, ghost in enumerate(ghosts) if ghost.seen("fair")]
        pictures[door] = lit(looker.canvas, door, seen)
        (folder / f"{door.side}{door.number}.png").write_bytes(png(pictures[door]))
    rows = [np.hstack([pictures[d] for d in DOORS if d.side == side]) for side in SIDES]
    (folder / "all.png").write_bytes(png(np.vstack(rows)))


def bodies() -> list[GhostBody]:
    """The ghosts of the arrangement."""
    return [GhostBody(x * MIL, y * MIL, low * MIL, *FIGURES[size]) for size, x, y, low in GHOSTS]


def lit(canvas: Canvas, door: Door, seen: list[int]) -> Bytes:
    """The last look in colour, and those seen with an outline."""
    values = canvas.picture % MIRRORED
    mirrored = canvas.picture >= MIRRORED
    hue = np.where(values < FIRST_GHOST, values, FIRST_GHOST + (values - FIRST_GHOST) % 4)
    places = np.where(
        mirrored[..., None], _places(canvas, canvas.behind), _places(canvas, camera(door))
    )
    colour = COLOURS[hue] * _light(places, values)[..., None]
    colour[mirrored] = colour[mirrored] * 0.8 + (8, 14, 22)
    colour[_edges(values, seen)] = SEEN
    colour[~_open()] = FRAME
    return np.clip(colour, 0, 255).astype(np.uint8)


def png(picture: Bytes) -> bytes:
    height, width, _ = picture.shape
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = b"".join(b"\0" + row.tobytes() for row in picture)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in parts)


def _places(canvas: Canvas, eye: Floats) -> Floats:
    """Where in the hall each pixel lies, seen from there."""
    across = (np.arange(PIXELS) + 0.5) / (PIXELS / 2) - 1
    u, v = np.meshgrid(across, -across)
    with np.errstate(divide="ignore"):
        far = np.where(canvas.closest > 0, 1 / canvas.closest, 0)
    ways: Floats = np.stack((u, v, np.ones_like(u)), axis=-1) @ eye[1:]
    return np.asarray(eye[0] + far[..., None] * ways)


def _light(places: Floats, values: Bytes) -> Floats:
    """By the way a surface faces; the floor in squares, one a cell."""
    right, down = (np.gradient(places, axis=axis) for axis in (1, 0))
    normal = np.cross(down, right)
    normal /= np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-9)
    light = 0.55 + 0.45 * np.clip(normal @ (LAMP / np.linalg.norm(LAMP)), -0.6, 1)
    squares = np.floor(places[..., 0]) + np.floor(places[..., 1])
    return np.asarray(np.where(values == FLOOR, 0.75 + 0.25 * (squares % 2), light))


def _edges(values: Bytes, seen: list[int]) -> NDArray[np.bool_]:
    shown = np.where(np.isin(values, seen), values, 0)
    edges = np.zeros(values.shape, dtype=bool)
    for shift in (1, -1):
        for axis in (0, 1):
            edges |= np.roll(shown, shift, axis=axis) != shown
    return edges & (shown > 0)


def _open() -> NDArray[np.bool_]:
    left, right = keyhole()
    columns = np.arange(PIXELS)
    return np.asarray((columns >= left[:, None]) & (columns < right[:, None]))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
