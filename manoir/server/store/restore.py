"""A backup put back: checked whole before anything of the folder is touched."""

import secrets
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from msgspec import Struct

from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.server.store import disk, opening, remains
from manoir.server.store.backup import sync
from manoir.server.store.check import FILE, Checked, check_file
from manoir.server.store.commits import MARK
from manoir.server.store.integrity import connect_to_read

_PART: Final = f".{FILE}.restored"
_HOUSE: Final = (FILE, f"{FILE}-wal", f"{FILE}-shm", MARK)  # the log of another file is poison


class Restored(Struct, frozen=True):
    """What is in the folder now."""

    checked: Checked
    aside: Path | None  # where the house that was there before is


def restore(source: Path, folder: Path, tell: Callable[[str], None], *, replace: bool) -> Restored:
    """Put a backup into a folder that no server uses.

    Raises Failure, with a sentence, and then the folder is as it was.
    """
    check_source(source)
    with opening.claimed(folder):
        there = [folder / name for name in _HOUSE if (folder / name).exists()]
        if there and not replace:
            sentence = f"there is a house in {folder} already: {there[0].name}"
            advice = "--replace puts it aside, --data names another folder"
            raise Failure(f"{sentence}; {advice}", exits.CANNOT_WRITE)
        part = folder / _PART
        try:
            checked = checked_copy(source, part, tell)
            with opening.folder_failures(folder):
                aside = _put_aside(folder, there) if there else None
                part.rename(folder / FILE)
                sync(folder)
        finally:
            _remove(part)
    return Restored(checked, aside)


def check_source(source: Path) -> None:
    try:
        with source.open("rb") as file:
            is_database = file.read(len(remains.SQLITE)) == remains.SQLITE
        is_bare = remains.is_bare_copy(source)
    except OSError as error:
        raise Failure(f"{source}: {exits.reason(error)}", exits.NO_INPUT) from None
    if not is_database:
        raise Failure(f"{source} is not a backup of a house", exits.BAD_DATA)
    if is_bare:
        raise remains.bare_copy(source)


def checked_copy(source: Path, part: Path, tell: Callable[[str], None]) -> Checked:
    """All of it, of one moment, in this version's schema, every log played again."""
    _remove(part)
    with opening.folder_failures(part.parent):
        part.touch(mode=0o600)
    _copy(source, part)
    try:
        disk.bring_up_to_date(part, disk.NO_LIMITS)
        checked = check_file(part, tell)
    except Failure as failure:  # it is about the backup, whatever the copy is called
        raise Failure(str(failure).replace(str(part), str(source)), failure.code) from None
    if not checked.is_whole:
        raise Failure(f"{source} is damaged: nothing was restored", exits.BAD_DATA)
    _close(part)
    with opening.folder_failures(part.parent):
        sync(part)
    return checked


def _copy(source: Path, part: Path) -> None:
    with closing(sqlite3.connect(part, isolation_level=None)) as copy:
        with opening.file_failures(source), closing(connect_to_read(source)) as house:
            if not house.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
                raise remains.hollow(source)
            house.backup(copy)
        with opening.file_failures(part):
            copy.execute("PRAGMA journal_mode = DELETE")


def _close(part: Path) -> None:
    """One file, with an id of its own: no mark of another house says anything about it."""
    with opening.file_failures(part), closing(sqlite3.connect(part, isolation_level=None)) as copy:
        copy.execute("UPDATE house SET id = ?", (secrets.token_hex(16),))
        remains.say_closed(copy)
        copy.execute("PRAGMA journal_mode = DELETE")


def _put_aside(folder: Path, there: list[Path]) -> Path:
    aside = folder / time.strftime("before-restore-%Y%m%d-%H%M%S")
    aside.mkdir(mode=0o700)
    for path in there:
        path.rename(aside / path.name)
    sync(aside)
    return aside


def _remove(part: Path) -> None:
    for name in (part.name, f"{part.name}-wal", f"{part.name}-shm", f"{part.name}-journal"):
        part.with_name(name).unlink(missing_ok=True)
