"""Where the house keeps what can be made again, and how one process makes it while others wait."""

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path


def folder() -> Path:
    """MANOIR_CACHE, or where this system keeps what can be made again."""
    if "MANOIR_CACHE" in os.environ:
        return Path(os.environ["MANOIR_CACHE"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "manoir"
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches/manoir"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "manoir"


@contextmanager
def alone(path: Path, *, shared: bool = False) -> Iterator[None]:
    """Let one process make a file while the others wait for it, where the system knows how.

    Whoever only reads it says `shared`, and waits for nobody else who reads.
    """
    with ExitStack() as stack:
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            if sys.platform != "win32":
                import fcntl

                lock = stack.enter_context(path.with_suffix(".lock").open("w"))
                fcntl.flock(lock, fcntl.LOCK_SH if shared else fcntl.LOCK_EX)
        yield
