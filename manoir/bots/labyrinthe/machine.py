"""The compiled search: kept on disk, so that a bot has it at once.

Numba's own cache looks at the file of an entry point and not at what that calls. So it is given a
folder named after everything that the machine code depends on, and another one when that changes.
Where nothing can be written, the code stays in memory.
"""

import platform
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Final, NamedTuple

from manoir.bots.cache import alone, folder
from manoir.bots.labyrinthe.search import Hopes, Numbers

SOURCES: Final = (
    ("manoir.games.labyrinthe", "core.py"),
    ("manoir.games.labyrinthe", "box.py"),
    ("manoir.games.labyrinthe", "data/box.json"),
    ("manoir.bots.labyrinthe", "search.py"),
    ("manoir.bots.labyrinthe", "entries.py"),
)
DONE: Final = "done"  # this file is there when all the others are


class Machine(NamedTuple):
    """What `search` describes, compiled."""

    shifts: Callable[[Numbers, int, int, Numbers], int]
    within: Callable[[Numbers, int, int], int]
    prospect: Callable[[Numbers, int, int, Numbers, Hopes], int]
    outlook: Callable[[Numbers, int, int, int, Numbers, Hopes], int]


@cache
def machine() -> Machine:
    """From the disk, or else compiled now and left there."""
    with alone(place()):
        try:
            with _kept_in(place()):
                made = _compile(kept=True)
            (place() / DONE).touch()
        except Exception:  # a disk that is full, not ours or damaged: Numba says it in many ways
            shutil.rmtree(place(), ignore_errors=True)
            return _compile(kept=False)
        return made


def is_made() -> bool:
    return (place() / DONE).exists()


def place() -> Path:
    """The folder of the machine code."""
    return folder() / f"labyrinthe-{_digest()}"


@cache
def _digest() -> str:
    """A short name for all that the machine code depends on."""
    about = [version("numba"), version("llvmlite"), platform.python_version()]
    about += [(files(package) / name).read_text() for package, name in SOURCES]
    return sha256("\0".join(about).encode()).hexdigest()[:12]


def _compile(*, kept: bool) -> Machine:
    import numba

    from manoir.bots.labyrinthe.entries import SIGNATURES

    jit: Any = numba.njit
    return Machine(*(jit(signature, cache=kept)(entry) for entry, signature in SIGNATURES.items()))


@contextmanager
def _kept_in(path: Path) -> Iterator[None]:
    """Let Numba keep there what it compiles; raises OSError where nothing can be written."""
    import numba

    config: Any = numba.config
    path.mkdir(parents=True, exist_ok=True)
    TemporaryFile(dir=path).close()  # else Numba would look for a place of its own
    before, config.CACHE_DIR = config.CACHE_DIR, str(path)
    try:
        yield
    finally:
        config.CACHE_DIR = before
