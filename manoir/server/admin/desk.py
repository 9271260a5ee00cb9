"""The host's acts from a command line, beside a server that runs or without one.

A SQLite house has one writer, its server. While it runs, an act is written into the log in one
short transaction, and the server carries it out within a second or two; while none runs, this
process takes the folder for a moment and does it itself. Whatever was asked is done once, because
doing it and crossing it off are one transaction.
"""

import asyncio
import getpass
import os
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, select

from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.server.admin import carrying_out
from manoir.server.admin.acts import Act
from manoir.server.admin.carrying_out import Result
from manoir.server.settings import Settings
from manoir.server.store import disk, opening
from manoir.server.store.check import house_file, read_only_engine
from manoir.server.store.database import Database
from manoir.server.store.postgres.choosing import database_of
from manoir.server.store.schema import ADMIN_LOG
from manoir.server.store.store import Store
from manoir.server.store.writer import Unwritten

PATIENCE: Final = 10.0  # seconds for a server to carry out what is asked
LOOKS: Final = 0.1
T = TypeVar("T")


class Desk:
    """One house, by its folder. Everything here raises Failure, with a sentence."""

    def __init__(self, folder: Path, *, patience: float = PATIENCE) -> None:
        self._folder = folder
        self._path = house_file(folder)
        self._patience = patience

    def read(self, query: Callable[[Connection], T]) -> T:
        """Of one moment, whether a server runs or not."""
        engine = read_only_engine(self._path)
        try:
            with opening.file_failures(self._path), engine.connect() as connection:
                disk.check_version(connection, self._path)
                return query(connection)
        except carrying_out.Refused as error:
            raise Failure(str(error), exits.USAGE) from None
        finally:
            engine.dispose()

    def act(self, act: Act) -> Result:
        """Done, and in the log, when this returns."""
        try:
            with opening.claimed(self._folder):
                return asyncio.run(_alone(self._folder, act))
        except Failure as failure:
            if failure.code != exits.IN_USE:
                raise
        return self._through_server(act)

    def _through_server(self, act: Act) -> Result:
        engine = disk.open_disk(self._path, begin="IMMEDIATE")
        try:
            with opening.file_failures(self._path):
                return self._ask(engine, act)
        finally:
            engine.dispose()

    def _ask(self, engine: Engine, act: Act) -> Result:
        with engine.begin() as connection:
            disk.check_version(connection, self._path)
            number = carrying_out.ask(connection, act, whoami())
        end = time.monotonic() + self._patience
        while time.monotonic() < end:
            time.sleep(LOOKS)
            state, result = self.read(partial(_state, number=number))
            if state == "done":
                return dict(msgspec.json.decode(result))
            if state == "refused":
                raise Failure(str(msgspec.json.decode(result)), exits.USAGE)
        with engine.begin() as connection:
            given_up = carrying_out.give_up(connection, number)
        if given_up:
            sentence = f"the server of {self._folder} did not answer for {self._patience:.0f} s"
            raise Failure(f"{sentence}: nothing was done, try again", exits.IN_USE)
        return dict(msgspec.json.decode(self.read(partial(_state, number=number))[1]))


def act_now(connection: Connection, act: Act, who: str) -> Result:
    """Ask and do in the transaction that is open. Raises carrying_out.Refused."""
    number = carrying_out.ask(connection, act, who)
    return carrying_out.carry_out(connection, number) or {}


def whoami() -> str:
    """Which of the machine's users acts; behind sudo, whoever called it."""
    behind = os.environ.get("SUDO_USER")
    try:
        own = getpass.getuser()
    except (KeyError, OSError):  # a user without a name
        own = str(os.getuid())
    return f"{behind} as {own}" if behind else own


class SharedDesk:
    """A house whose nodes share a database: acts are done there, and every node follows."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def read(self, query: Callable[[Connection], T]) -> T:
        database = database_of(self._settings)
        try:
            with database.readers.connect() as connection:
                return query(connection)
        except carrying_out.Refused as error:
            raise Failure(str(error), exits.USAGE) from None
        finally:
            database.close()

    def act(self, act: Act) -> Result:
        return asyncio.run(_alone(database_of(self._settings), act))


async def _alone(where: Path | Database, act: Act) -> Result:
    store = Store(where)
    try:
        return await store.do(lambda connection: act_now(connection, act, whoami()))
    except carrying_out.Refused as error:
        raise Failure(str(error), exits.USAGE) from None
    except Unwritten as error:
        raise Failure(f"{store.database.name}: {error.code}", exits.CANNOT_WRITE) from None
    finally:
        store.close()


def _state(connection: Connection, *, number: int) -> tuple[str, str]:
    query = select(ADMIN_LOG.c.state, ADMIN_LOG.c.result).where(ADMIN_LOG.c.id == number)
    state, result = connection.execute(query).one()
    return str(state), str(result)
