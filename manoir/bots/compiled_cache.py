"""Compiled searches, kept on disk, so that a bot has its own at once.

Numba's own cache looks at the file of an entry point and not at what that calls. So it is given a
folder named after everything that the machine code depends on, and another one when that changes.
Where nothing can be written, the code stays in memory.
"""

import platform
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Final

from msgspec import Struct

from manoir.bots.cache import alone, folder

DONE: Final = "done"  # this file is there when all the others are


class CompiledCache(Struct, frozen=True):
    """The machine code of one game's bots."""

    game: str
    entries: str  # a module whose SIGNATURES has a function and its signature for every entry
    sources: tuple[tuple[str, str], ...]  # packages and files that it is made of

    def functions(self) -> tuple[Any, ...]:
        """From the disk, or else compiled now and left there."""
        place = self.place()
        with alone(place):
            try:
                with _kept_in(place):
                    made = self._compile(kept=True)
                (place / DONE).touch()
            except (
                Exception
            ):  # a disk that is full, not ours or damaged: Numba says it in many ways
                shutil.rmtree(place, ignore_errors=True)
                return self._compile(kept=False)
            return made

    def is_made(self) -> bool:
        return (self.place() / DONE).exists()

    def place(self) -> Path:
        """The folder of the machine code."""
        return folder() / f"{self.game}-{_digest(self.sources)}"

    def _compile(self, *, kept: bool) -> tuple[Any, ...]:
        import numba

        jit: Any = numba.njit
        entries = import_module(self.entries).SIGNATURES
        return tuple(jit(signature, cache=kept)(entry) for entry, signature in entries.items())


@cache
def _digest(sources: tuple[tuple[str, str], ...]) -> str:
    """A short name for all that machine code depends on."""
    about = [version("numba"), version("llvmlite"), platform.python_version()]
    about += [(files(package) / name).read_text() for package, name in sources]
    return sha256("\0".join(about).encode()).hexdigest()[:12]


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
