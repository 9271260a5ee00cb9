"""Six pieces that lean (V5), each through a keyhole, on one sheet.

python -m manoir.games.pasvu.sight.leaning_gallery FOLDER
"""

import sys
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from manoir.games.pasvu.box import Piece, Size
from manoir.games.pasvu.geometry.hall import Ghost, Hall, body
from manoir.games.pasvu.geometry.leaning import falling
from manoir.games.pasvu.geometry.lifting import relocated
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.sight.canvas import Bytes
from manoir.games.pasvu.sight.gallery import lit, png
from manoir.games.pasvu.sight.judge import FIRST_GHOST, Judge
from manoir.games.pasvu.sight.keyhole import Door, Side
from manoir.games.pasvu.sight.viewer import Viewer, python_judge, scene

ASIDE: Final = Pose("bottom", 5200, 5000, 0)  # from where the piece is taken
SOUTH: Final = Door("S", 3)


class Fall(NamedTuple):
    """A piece that is placed and let fall among some others; ghosts are a size, x and y."""

    piece: Piece
    pose: Pose
    towards: Side
    ghosts: tuple[tuple[Size, int, int], ...]
    others: tuple[tuple[Piece, Pose], ...] = ()
    door: Door = SOUTH


FALLS: Final = (
    Fall(
        *("mirror", Pose("bottom", 3300, 1600, 900), "W"),
        (("large", 2500, 1500), ("small", 1700, 2500)),
    ),
    Fall(
        *("table", Pose("bottom", 3300, 1500, 200), "W"),
        (("small", 2300, 1700), ("medium", 1500, 2500)),
    ),
    Fall(
        *("armchair", Pose("bottom", 3400, 1700, 900), "W"),
        (("medium", 2300, 1600), ("small", 2750, 2700)),
    ),
    Fall(
        *("piano", Pose("bottom", 3500, 2600, 0), "W"),
        (("small", 2200, 2300),),
        (("desk", Pose("bottom", 1300, 2600, 900)),),
    ),
    Fall(
        *("trolley", Pose("bottom", 2300, 900, 900), "S"),
        (("small", 1500, 1300), ("medium", 3500, 1500)),
        door=Door("W", 5),
    ),
    Fall(
        *("desk", Pose("left", 4000, 2400, 0), "W"),
        (("small", 2800, 2400),),
        (("armchair", Pose("bottom", 1900, 2400, 0)),),
    ),
)


def main(folder: Path, judge: Judge | None = None) -> None:
    looker = Viewer(judge or python_judge())
    pictures = [picture(looker, fall) for fall in FALLS]
    folder.mkdir(parents=True, exist_ok=True)
    rows = [np.hstack(pictures[:3]), np.hstack(pictures[3:])]
    (folder / "leaning.png").write_bytes(png(np.vstack(rows)))


def fallen(fall: Fall) -> Hall:
    """The hall once the piece leans."""
    ghosts = tuple(Ghost(0, size, x, y, 0, i) for i, (size, x, y) in enumerate(fall.ghosts))
    hall = Hall(((fall.piece, ASIDE), *fall.others), ghosts)
    after = relocated(hall, fall.piece, falling(fall.pose, fall.towards))
    assert isinstance(after, Hall), after
    return after


def picture(looker: Viewer, fall: Fall) -> Bytes:
    hall = fallen(fall)
    ghosts = looker.exposures(
        scene(dict(hall.pieces), [body(ghost) for ghost in hall.ghosts]), fall.door
    )
    seen = [FIRST_GHOST + i for i, ghost in enumerate(ghosts) if ghost.seen("fair")]
    return lit(looker.canvas, fall.door, seen)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
