"""Going through the whole house file, table by table, beside a server that may be running."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, Engine, create_engine, event, select

from manoir.kernel import Refused
from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.server import refusals
from manoir.server.store import disk, opening
from manoir.server.store.commits import read_loss
from manoir.server.store.disk import Unreadable
from manoir.server.store.integrity import connect_to_read, find_damage
from manoir.server.store.rows import read_table
from manoir.server.store.schema import TABLES
from manoir.server.store.store import load_rows

FILE: Final = "manoir.db"


class Checked(Struct, frozen=True):
    """What was found."""

    tables: int  # in all
    damaged: int
    other_rules: int  # not looked into: another version's
    findings: tuple[str, ...]  # SQLite's own sentences
    lost: int  # changes that were acknowledged

    @property
    def is_whole(self) -> bool:
        return not (self.damaged or self.findings or self.lost)


def house_file(folder: Path) -> Path:
    """Raises Failure if there is none."""
    path = folder / FILE
    if not path.is_file():
        raise Failure(f"there is no {FILE} in {folder}", exits.NO_INPUT)
    return path


def check_file(path: Path, tell: Callable[[str], None]) -> Checked:
    """Fold every log and compare every hash; `tell` hears of damage as it is found.

    Raises Failure if the file is not a house's, or of another version.
    """
    engine = read_only_engine(path)
    try:
        with opening.file_failures(path):
            return _check(engine, path, tell)
    finally:
        engine.dispose()


def read_only_engine(path: Path) -> Engine:
    """Beside a server that runs, if there is one."""
    engine = create_engine("sqlite://", creator=lambda: connect_to_read(path))

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _check(engine: Engine, path: Path, tell: Callable[[str], None]) -> Checked:
    with engine.connect() as connection:
        disk.check_version(connection, path)
    with engine.connect() as connection:
        lost = read_loss(path, disk.driver_of(connection))
        if lost:
            tell(f"the last {lost} changes are lost")
        findings = find_damage(disk.driver_of(connection), quickly=False)
        for finding in findings:
            tell(finding)
        ids = _ids(connection)
    outcomes = Counter[str | None]()
    for id in ids:
        outcome = _outcome(engine, id)
        outcomes[outcome] += 1
        if outcome == refusals.DAMAGED.code:
            tell(f"table {id} is damaged")
    damaged, others = outcomes[refusals.DAMAGED.code], outcomes[refusals.OTHER_RULES.code]
    return Checked(len(ids), damaged, others, findings, lost)


def _ids(connection: Connection) -> list[str]:
    """Read from the index alone, so that damaged rows count as well."""
    return list(connection.execute(select(TABLES.c.id).order_by(TABLES.c.id)).scalars())


def _outcome(engine: Engine, id: str) -> str | None:
    """The name of what is wrong with a table; None: nothing, or it is gone by now."""
    try:
        with disk.named_failures(), engine.connect() as connection:  # each of one moment
            stored = load_rows(connection, id)
        if stored is not None:
            read_table(stored)
    except Refused as refused:
        return refused.refusal.code
    except Unreadable as error:
        return error.code
    return None
