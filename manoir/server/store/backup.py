"""A copy of the house's file, taken while the house is open."""

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.server.store import opening, remains
from manoir.server.store.integrity import connect_to_read, find_damage

PUSH_KEY: Final = "push.pem"  # signs pushes; in the file only where that is a copy


def back_up(source: Path, target: Path) -> None:
    """Write everything acknowledged until now into one new file.

    Raises Failure if it cannot, and then there is no file of that name.
    """
    with new_file(target) as part:
        _copy(source, part)


@contextmanager
def new_file(target: Path) -> Iterator[Path]:
    """A file to write, which gets its name when it is whole and on the disk. Raises Failure."""
    if target.exists():
        raise Failure(f"{target} is there already", exits.CANNOT_WRITE)
    part = target.with_name(f".{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield part
        sync(part)
        part.rename(target)
        sync(target.parent)
    except OSError as error:
        sentence = f"{target} cannot be written: {exits.reason(error)}"
        raise Failure(sentence, exits.CANNOT_WRITE) from None
    finally:
        for name in (part.name, f"{part.name}-wal", f"{part.name}-shm", f"{part.name}-journal"):
            part.with_name(name).unlink(missing_ok=True)


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
            if (key := source.with_name(PUSH_KEY)).exists():  # browsers know the house by it
                copy.execute("UPDATE house SET push_key = ?", (key.read_text(),))
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
