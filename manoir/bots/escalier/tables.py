"""The solved values on disk: made once, read by everybody.

A table is a .npy file (float32, by row and seat) with a digest behind it, named after all that its
values depend on. It is written beside and then put in its place, so that two makers at once do no
harm; a damaged or outdated one is made again. Where nothing can be written, it stays in memory.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import blake2b, sha256
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from manoir.bots.cache import alone, folder
from manoir.bots.escalier.position import size
from manoir.games.escalier import GAME
from manoir.games.escalier.staircase import BOX
from manoir.kernel import archive

Table = NDArray[np.float32]
Progress = Callable[[float], None]

DIGEST: Final = 16
TABLES: Final = ((2, False), (3, False), (4, False), (3, True), (4, True))  # seats, podium


@cache
def table(seats: int, podium: bool = False) -> Table:
    """The values for that many seats; with `podium`, of the game that goes on (E10)."""
    return prepare(seats, podium)


def needed(seats: int, podium: bool = False) -> tuple[int, ...]:
    """The numbers of seats whose tables such a game asks for."""
    return tuple(range(2, seats + 1)) if podium else (seats,)  # E10: the others play on


def ready(seats: int, podium: bool = False) -> bool:
    """Whether a table is there, so that no move will wait for it."""
    return _read(seats, podium) is not None


def prepare(seats: int, podium: bool = False, progress: Progress | None = None) -> Table:
    """The table from the disk, or else made now and left there."""
    with alone(path(seats, podium)):
        found = _read(seats, podium)
        if found is not None:
            return found
        made = _solve(seats, podium, progress)
        with suppress(OSError):  # a disk that is full, or not ours
            archive.write(path(seats, podium), _pack(made))
            path(seats, podium).chmod(0o644)  # nothing in it is secret: one cache may serve many
        return made


def path(seats: int, podium: bool = False) -> Path:
    # With two seats the first arrival leaves no place to play for: podium changes nothing.
    kind = "podium" if podium and seats > 2 else "first"
    return folder() / f"escalier-{seats}-{kind}-{_rules()}.npy"


@cache
def _rules() -> str:
    """A short name for the rules, the staircase and the way of solving."""
    sources = [
        files(package) / name
        for package, name in (
            ("manoir.games.escalier", "core.py"),
            ("manoir.bots.escalier", "position.py"),
            ("manoir.bots.escalier", "lookahead.py"),
            ("manoir.bots.escalier", "solver.py"),
        )
    ]
    about = msgspec.json.encode((GAME.version, BOX, [source.read_text() for source in sources]))
    return sha256(about).hexdigest()[:12]


def _solve(seats: int, podium: bool, progress: Progress | None) -> Table:
    from manoir.bots.escalier import solver  # brings Numba, which a ready table has no need of

    smaller = table(seats - 1, True).astype(np.float64) if podium and seats > 2 else None
    return solver.solve(seats, smaller=smaller, progress=progress).values.astype(np.float32)


def _pack(values: Table) -> bytes:
    file = BytesIO()
    np.save(file, values)
    return file.getvalue() + blake2b(file.getvalue(), digest_size=DIGEST).digest()


def _read(seats: int, podium: bool) -> Table | None:
    """The table on the disk, mapped and not copied, if it is there and whole."""
    file = path(seats, podium)
    try:
        values = np.load(file, mmap_mode="r")
        data = np.memmap(file, np.uint8, "r")
    except (OSError, ValueError, EOFError):
        return None
    whole = blake2b(data[:-DIGEST].data, digest_size=DIGEST).digest() == data[-DIGEST:].tobytes()
    fits = values.shape == (size(seats), seats) and values.dtype == np.float32
    return values if whole and fits else None
