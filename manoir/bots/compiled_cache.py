"""Compiled searches, kept on disk, so that a bot has its own at once.

Numba's own cache looks at the path and the text of an entry point and not at what that calls. So it
is given a folder named after everything that the machine code depends on, wherever the sources
lie: two checkouts of the same sources share it, and other sources have another one. Where nothing
can be written, the code stays in memory.
"""

import platform
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Final

from msgspec import Struct

from manoir.bots.cache import alone, folder
from manoir.bots.sources import contents

DONE: Final = "done"  # this file is there when all the others are


class CompiledCache(Struct, frozen=True):
    """The machine code of one game's bots, or of its batches."""

    game: str
    entries: str  # a module whose SIGNATURES has a function and its signature for every entry
    nogil: bool = False  # several threads may run it at once

    def functions(self) -> tuple[Any, ...]:
        """From the disk, or else compiled now and left there."""
        place = self.place()
        with alone(place, shared=self.is_made()):
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

    def make(self) -> None:
        """Compile it, unless it is on the disk: then nothing is loaded, not even the compiler."""
        if not self.is_made():
            self.functions()

    def is_made(self) -> bool:
        return (self.place() / DONE).exists()

    def place(self) -> Path:
        """The folder of the machine code."""
        return folder() / f"{self.game}-{_digest(self.entries)}"

    def _compile(self, *, kept: bool) -> tuple[Any, ...]:
        import numba

        jit: Any = numba.njit
        entries = import_module(self.entries).SIGNATURES
        return tuple(
            jit(signature, cache=kept, nogil=self.nogil)(entry)
            for entry, signature in entries.items()
        )


class Locator:
    """Tells Numba where to keep what it compiles: the folder that was chosen, and nothing else.

    It has the methods that Numba asks of a locator of its setting `CACHE_LOCATOR_CLASSES`. The
    folder's name stands for all sources, so there is no further stamp.
    """

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        self._py_file = file  # Numba names it in warnings
        self._line = function.__code__.co_firstlineno
        self._path = _config().CACHE_DIR

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> "Locator":
        return cls(function, file)

    def ensure_cache_path(self) -> None:
        """The folder is there: `_kept_in` has made it."""

    def get_cache_path(self) -> str:
        return str(self._path)

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return str(self._line)


@cache
def _digest(entries: str) -> str:
    """A short name for all that machine code depends on."""
    tools = (f"{tool} {version(tool)}" for tool in ("llvmlite", "numba", "numpy"))
    parts = [platform.python_version(), *tools, _processor()]
    digest = sha256("\0".join(parts).encode())
    for name, source in contents(entries).items():
        digest.update(f"\0{name}\0{len(source)}\0".encode() + source)
    return digest.hexdigest()[:12]


def _processor() -> str:
    """What machine code is made for; Linux says what a processor can do, as Numba asks it."""
    kind = f"{platform.system()} {platform.machine()} {platform.processor()}"
    try:
        lines = Path("/proc/cpuinfo").read_text().partition("\n\n")[0].splitlines()
    except OSError:
        return kind
    told = (line for line in lines if line.startswith(("model name", "flags", "Features")))
    return "\n".join((kind, *told))


@contextmanager
def _kept_in(path: Path) -> Iterator[None]:
    """Let Numba keep there what it compiles; raises OSError where nothing can be written."""
    config = _config()
    path.mkdir(parents=True, exist_ok=True)
    TemporaryFile(dir=path).close()
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(path), f"{__name__}.{Locator.__name__}"
    try:
        yield
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before


def _config() -> Any:
    import numba

    return numba.config
