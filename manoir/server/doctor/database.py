"""The house's file: is it whole, of this version, and does the clock go on from where it was?"""

import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, func, select

from manoir.kernel.commands.exits import Failure
from manoir.server.admin import looking
from manoir.server.doctor.finding import Finding, fail, ok, warn
from manoir.server.settings import Settings
from manoir.server.store import disk, opening, remains
from manoir.server.store.check import FILE, read_only_engine
from manoir.server.store.commits import read_loss
from manoir.server.store.integrity import MOST_BYTES, connect_to_read, find_damage
from manoir.server.store.postgres.choosing import database_of
from manoir.server.store.schema import TABLES

T = TypeVar("T")
LONG_LOG: Final = 256 * 1024 * 1024
SLACK: Final = 60  # seconds that a clock may be behind what was written down
RESTORE: Final = "restore a backup (docs/hosting.md), or ask `manoir check` how much is left"


def look(folder: Path) -> Iterator[Finding]:
    path = folder / FILE
    try:
        remains.check_remains(path)
        if not path.exists():
            yield warn("database", "there is none yet", "`manoir serve` makes one")
            return
        with opening.file_failures(path):
            yield _version(path)
            yield _whole(path)
            yield _log(path)
            yield _clock(path)
            yield _strangers(path)
    except Failure as failure:
        yield fail("database", str(failure), RESTORE)


def look_shared(settings: Settings) -> Finding:
    """A database that several nodes share."""
    try:
        found = database_of(settings)
    except Failure as failure:
        return fail("database", str(failure), "is it running, and is MANOIR_DATABASE right?")
    try:
        with found.readers.connect() as connection:
            count = connection.execute(select(func.count()).select_from(TABLES)).scalar_one()
            strangers = looking.strangers(connection)
    finally:
        found.close()
    if strangers:
        return _unnamed(strangers)
    return ok("database", f"{found.name} is of this version, with {count} tables")


def _version(path: Path) -> Finding:
    _read(path, lambda connection: disk.check_version(connection, path))
    count = _read(path, lambda c: c.execute(select(func.count()).select_from(TABLES)).scalar_one())
    return ok("database", f"{path.name} is of this version, with {count} tables")


def _whole(path: Path) -> Finding:
    if path.stat().st_size > MOST_BYTES:
        return ok("integrity", "too large to look through quickly: `manoir check` does")
    with closing(connect_to_read(path)) as connection:
        lost = read_loss(path, connection)
        findings = find_damage(connection, quickly=True)
    if findings:
        return fail("integrity", findings[0], RESTORE)
    if lost:
        return fail("integrity", f"the last {lost} changes are lost", RESTORE)
    return ok("integrity", "no damage, nothing lost")


def _log(path: Path) -> Finding:
    log = path.with_name(remains.LOG)
    size = log.stat().st_size if log.exists() else 0
    said = f"the write-ahead log has {size / 1024**2:.0f} MiB"
    if size > LONG_LOG:
        advice = "some program reads the file in one long transaction: end it"
        return warn("log", said, advice)
    return ok("log", said)


def _clock(path: Path) -> Finding:
    newest = _read(path, lambda c: c.execute(select(func.max(TABLES.c.touched))).scalar()) or 0
    if time.time() < newest - SLACK:
        advice = "set the clock: sessions, bans and `MANOIR_KEEP_DAYS` go by it"
        return fail("clock", "it is behind what the house has written down", advice)
    if _is_set_by_the_network() is False:
        return warn("clock", "nothing keeps it right", "turn on time synchronisation (NTP)")
    return ok("clock", time.strftime("%Y-%m-%d %H:%M:%S %z"))


def _is_set_by_the_network() -> bool | None:
    """None: this machine does not say."""
    program = shutil.which("timedatectl")
    if program is None:
        return None
    asked = [program, "show", "--property=NTPSynchronized", "--value"]
    try:
        told = subprocess.run(  # noqa: S603  words of our own
            asked, capture_output=True, text=True, timeout=5, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return {"yes": True, "no": False}.get(told.stdout.strip())


def _strangers(path: Path) -> Finding:
    found = _read(path, looking.strangers)
    if not found:
        return ok("proxies", "no forwarding headers came from anybody unlisted")
    return _unnamed(found)


def _unnamed(found: tuple[str, ...]) -> Finding:
    peers = ", ".join(found)
    advice = (
        f"if they are yours, and set X-Forwarded-For themselves, set MANOIR_TRUSTED_PROXIES to"
        f" {','.join(found)}: without it all their visitors share the limits of one address, and"
        " cookies lack Secure"
    )
    return warn("proxies", f"X-Forwarded-For came from {peers}, which nobody has named", advice)


def _read(path: Path, query: Callable[[Connection], T]) -> T:
    engine = read_only_engine(path)
    try:
        with engine.connect() as connection:
            return query(connection)
    finally:
        engine.dispose()
