"""What a look is painted on, and room for work that is used again at every look."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from manoir.games.pasvu.sight.keyhole import PIXELS, Keyhole, keyhole

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
Bytes = NDArray[np.uint8]

MIRRORED: Final = 128  # added to the value of what is seen in the mirror


class Canvas(NamedTuple):
    """A closeness is 1 / distance along the camera's axis, 0 for nothing.

    Over a flat face it changes evenly along a row. Space behind a glass is unfolded: what is seen
    in the mirror is as far away as its light has come.
    """

    picture: Bytes
    closest: Floats  # of what the picture shows
    walls: Floats  # the same without ghosts, where they do not hide one another
    stamps: Bytes  # the ghost that was counted last, where they do not hide one another
    glass: Floats  # where the picture shows a mirrored thing, the closeness of the glass
    counts: Whole  # pixels by value; of ghosts only
    placed: Floats  # a middle and three half edges, as the camera has them
    corners: Floats  # of a rectangle, as the camera has them
    outline: Floats  # the same in the picture: a corner more if it reaches behind the eye
    behind: Floats  # the camera behind the glass
    # Whoever paints it with others, each its own rows: the first of these, and how many others.
    lane: int
    lanes: int


class Scene(NamedTuple):
    """The hall in cells. A row of `solids` is a middle and three half edges; of `bodies` a foot,
    an axis, a radius and the length of a cylinder; `mirror` is as glass.py makes it, or empty.
    """

    solids: Floats
    values: Whole
    bodies: Floats
    mirror: Floats


def canvas() -> Canvas:
    pixels = (PIXELS, PIXELS)
    return Canvas(
        picture=np.zeros(pixels, np.uint8),
        closest=np.zeros(pixels),
        walls=np.zeros(pixels),
        stamps=np.zeros(pixels, np.uint8),
        glass=np.zeros(pixels),
        counts=np.zeros(MIRRORED, np.int64),
        placed=np.zeros((4, 3)),
        corners=np.zeros((4, 3)),
        outline=np.zeros((5, 2)),
        behind=np.zeros((4, 3)),
        lane=0,
        lanes=1,
    )


def window() -> Keyhole:
    """The keyhole in arrays of its own, as compiled code wants them."""
    return Keyhole(*(np.array(edge) for edge in keyhole()))
