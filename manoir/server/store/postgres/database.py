"""The house's rows in PostgreSQL, where other nodes read and write them as well."""

from typing import Any, Final

from sqlalchemy import Connection, update

from manoir.server.store import migrating
from manoir.server.store.integrity import Health
from manoir.server.store.postgres import errors
from manoir.server.store.postgres.address import (
    driver_address,
    engine_of,
    failures,
    name_of,
    parse,
    questions_of,
    sentences,
)
from manoir.server.store.postgres.pen import PostgresPen, driver_of
from manoir.server.store.schema import HOUSE

LOCK: Final = 7301174  # while the schema is changed; any number that nobody else takes


class PostgresDatabase:
    """Any number of nodes may open it."""

    is_shared = True
    opened = Health()

    def __init__(self, address: str) -> None:
        """Raises Failure, with a sentence, for a database that cannot be used."""
        url = parse(address)
        self.name, self.source = name_of(url), driver_address(url)
        migrate(address)
        self._writes = engine_of(url, writes=True)
        self.readers = engine_of(url, writes=False)
        self.questions = questions_of(url)

    def pen(self) -> PostgresPen:
        return PostgresPen(self._writes)

    def first(self, connection: Connection, query: str, about: str) -> tuple[Any, ...] | None:
        found = driver_of(connection).execute(query.replace("?", "%s"), (about,))
        row: tuple[Any, ...] | None = found.fetchone()
        return row

    def trouble(self, error: BaseException) -> str | None:
        return errors.trouble(error)

    def code_of(self, error: BaseException) -> str | None:
        return errors.code_of(error)

    def try_out(self, connection: Connection) -> None:
        connection.execute(update(HOUSE).values(commits=HOUSE.c.commits))

    def wrote(self, jobs: int) -> None:
        """PostgreSQL counts for itself."""

    def bytes(self) -> int:
        with self.readers.connect() as connection:
            query = "SELECT pg_database_size(current_database())"
            return int(connection.exec_driver_sql(query).scalar_one())

    def close(self) -> None:
        for engine in (self._writes, self.readers, self.questions):
            engine.dispose()


def migrate(address: str) -> bool:
    """Bring a database to the schema of this version; whether there was anything to do.

    One node at a time. Raises Failure.
    """
    url = parse(address)
    patient = {"statement_timeout": "0", "idle_in_transaction_session_timeout": "0"}
    engine = engine_of(url, writes=True, lock_timeout="60s", **patient)
    try:
        with failures(url), engine.begin() as connection:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
            return migrating.migrate(connection, sentences(url))
    finally:
        engine.dispose()
