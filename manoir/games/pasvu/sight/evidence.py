"""The picture through the keyhole as text, for the log: runs of pixels, row after row.

A run is two bytes, how many (1 to 255) and what, and the bytes are written in base 64. No library
that packs better has a say, so the same picture is the same text on every machine.
"""

from base64 import b64decode, b64encode
from typing import Final

import numpy as np

from manoir.games.pasvu.sight.canvas import MIRRORED, Bytes
from manoir.games.pasvu.sight.keyhole import PIXELS

_FIRST: Final = np.zeros(1, np.int64)
_PAST: Final = np.full(1, PIXELS**2)


def packed(picture: Bytes) -> str:
    """What a canvas shows: 128 is added to what is seen in the mirror."""
    pixels = picture.ravel()
    changes = np.flatnonzero(pixels[1:] != pixels[:-1]) + 1
    starts = np.concatenate((_FIRST, changes))
    lengths = np.concatenate((changes, _PAST)) - starts
    counts = (lengths + 254) // 255  # a long run is several
    runs = np.empty((counts.sum(), 2), np.uint8)
    runs[:, 0] = 255
    runs[:, 1] = np.repeat(pixels[starts], counts)
    runs[np.cumsum(counts) - 1, 0] = lengths - 255 * (counts - 1)
    return b64encode(runs.tobytes()).decode()


def unpacked(text: str) -> tuple[Bytes, Bytes]:
    """The picture and where it is mirrored. Raises ValueError if it is not a whole picture."""
    runs = np.frombuffer(b64decode(text, validate=True), np.uint8)
    if runs.size % 2 or runs[::2].sum(dtype=np.int64) != PIXELS**2:
        raise ValueError("not a picture of 256 by 256")
    pixels = np.repeat(runs[1::2], runs[::2]).reshape(PIXELS, PIXELS)
    return pixels % MIRRORED, pixels // MIRRORED
