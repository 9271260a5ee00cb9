"""A copy of the house's file, taken while the house is open."""

import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.server.store import opening, remains
from manoir.server.store.integrity import connect_to_read, find_damage


def back_up(source: Path, target: Path) -> None:
    """Write everything acknowledged until now into one new file.

    Raises Failure if it cannot, and then there is no file of that name.
    """
    if target.exists():
        raise Failure(f"{target} is there already", exits.CANNOT_WRITE)
    part = target.with_name(f".{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        _copy(source, part)
        sync(part)
        part.rename(target)
        sync(target.parent)
    except OSError as error:
        sentence = f"{target} cannot be written: {exits.reason(error)}"
        raise Failure(sentence, exits.CANNOT_WRITE) from None
    finally:
        part.unlink(missing_ok=True)


def _copy(source: Path, part: Path) -> None:
    """In one step: the copy is of one moment, and no commit makes it begin again."""
    with closing(sqlite3.connect(part, isolation_level=None)) as copy:
        with opening.file_failures(source), closing(connect_to_read(source)) as house:
            house.execute("SELECT id FROM house")
            house.backup(copy)
        with opening.file_failures(part):
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
            # A file of its own: the mark of the house says nothing about it.
            copy.execute("UPDATE house SET id = ?", (secrets.token_hex(16),))
            remains.say_closed(copy)
            if find_damage(copy, quickly=True):
                sentence = f"{source} is damaged: `manoir check` says more"
                raise Failure(sentence, exits.BAD_DATA)


def sync(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
