"""The data folder: is it there, is it ours, is there room, does the disk keep what it is given?"""

import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

from manoir.kernel.commands import exits
from manoir.server.doctor.finding import Finding, fail, ok, warn
from manoir.server.store.readiness import LEAST_FREE

LITTLE_FREE: Final = 1024 * 1024 * 1024
SYNCS: Final = 5
SLOW_SYNC: Final = 0.05  # seconds: twenty moves a second at one table at most
BLOCK: Final = b"\0" * 4096


def look(folder: Path) -> Iterator[Finding]:
    if not folder.is_dir():
        yield warn("folder", f"{folder} is not there", "`manoir serve` makes it")
        return
    yield _mode(folder)
    yield _space(folder)
    yield _sync(folder)


def _mode(folder: Path) -> Finding:
    about = folder.stat()
    if about.st_mode & 0o077:
        advice = f"chmod 700 {folder}: it has everybody's secrets in it"
        return warn("folder", f"others may look into {folder}", advice)
    if about.st_uid != os.geteuid():
        advice = "run this as the user of the server, or some lines below mean nothing"
        return warn("folder", f"{folder} belongs to user {about.st_uid}", advice)
    return ok("folder", f"{folder} is its owner's only")


def _space(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    said = f"{free / 1024**3:.1f} GiB free"
    if free < LEAST_FREE:
        return fail("space", said, "make room: moves are refused when the disk is full")
    if free < LITTLE_FREE:
        return warn("space", said, "make room before it is needed")
    return ok("space", said)


def _sync(folder: Path) -> Finding:
    """Every move waits for this."""
    try:
        with TemporaryFile(dir=folder) as file:
            begun = time.perf_counter()
            for _ in range(SYNCS):
                file.write(BLOCK)
                file.flush()
                os.fsync(file.fileno())
            seconds = (time.perf_counter() - begun) / SYNCS
    except OSError as error:
        advice = f"every move has to be written and synced in {folder}"
        return fail("writing", f"{folder}: {exits.reason(error)}", advice)
    said = f"a synced write takes {1000 * seconds:.1f} ms"
    if seconds > SLOW_SYNC:
        advice = "every move waits for one: a busy house wants a faster disk"
        return warn("writing", said, advice)
    return ok("writing", said)
