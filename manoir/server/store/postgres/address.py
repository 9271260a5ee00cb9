"""MANOIR_DATABASE: what it may be, and what is wrong with one that cannot be used."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import psycopg
from sqlalchemy import URL, Engine, create_engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import NullPool

from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.server.store.migrating import Sentences

ELSEWHERE: Final = "name another database in MANOIR_DATABASE"
SCHEMES: Final = ("postgresql", "postgres")
CONNECT_SECONDS: Final = 3
# Nobody waits long for a node that has stopped with a transaction open, or for a lock.
_OPTIONS: Final = {
    "synchronous_commit": "on",  # an acknowledged move survives a power cut
    "statement_timeout": "10s",
    "lock_timeout": "4s",
    "idle_in_transaction_session_timeout": "4s",
}
_CONNECT: Final[dict[str, Any]] = {
    "application_name": "manoir",
    "connect_timeout": CONNECT_SECONDS,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 8000,
}


def parse(text: str) -> URL:
    """Raises Failure for what is not the address of a PostgreSQL database."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        url = None
    if url is None or url.drivername not in SCHEMES or not url.database:
        sentence = "MANOIR_DATABASE is not like postgresql://user:password@host/database"
        raise Failure(sentence, exits.BAD_SETTING)
    return url.set(drivername="postgresql+psycopg")


def name_of(url: URL) -> str:
    """For sentences: without user and password."""
    port = f":{url.port}" if url.port else ""
    return f"postgresql://{url.host or ''}{port}/{url.database}"


def driver_address(url: URL) -> str:
    """What psycopg itself is told."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def questions_of(url: URL) -> Engine:
    """For one statement at a time: it alone goes to the database and back.

    Nobody asks first whether a connection still works: whoever finds a broken one asks again.
    """
    arguments = _arguments(default_transaction_read_only="on")
    return create_engine(url, connect_args=arguments, pool_size=2, isolation_level="AUTOCOMMIT")


def _arguments(**more: str) -> dict[str, Any]:
    options = {**_OPTIONS, **more}
    return {
        **_CONNECT,
        "options": " ".join(f"-c {name}={value}" for name, value in options.items()),
    }


def engine_of(url: URL, *, writes: bool, **more: str) -> Engine:
    arguments = _arguments(default_transaction_read_only="off" if writes else "on", **more)
    if writes:
        return create_engine(url, connect_args=arguments, poolclass=NullPool)
    return create_engine(
        url,
        connect_args=arguments,
        pool_size=2,
        pool_pre_ping=True,
        isolation_level="REPEATABLE READ",  # all of a table from one moment
    )


@contextmanager
def failures(url: URL) -> Iterator[None]:
    """Say what is wrong with a database instead of raising an error of the driver."""
    try:
        yield
    except (DBAPIError, psycopg.Error) as error:
        driver = error.orig if isinstance(error, DBAPIError) else error
        why = " ".join(str(driver).split()) or "it does not answer"
        sentence = f"the database {name_of(url)} cannot be used: {why}; {ELSEWHERE}"
        raise Failure(sentence, exits.UNAVAILABLE) from None


def sentences(url: URL) -> Sentences:
    name = name_of(url)
    return Sentences(
        newer=lambda revision: Failure(
            f"{name} was migrated by a newer version of Manoir (its schema is {revision!r}): "
            f"install that version, or {ELSEWHERE}",
            exits.BAD_DATA,
        ),
        older=lambda: Failure(
            f"{name} was written by an older version of Manoir: "
            "`manoir migrate` brings it up to date",
            exits.BAD_DATA,
        ),
        foreign=lambda: Failure(
            f"{name} is a database, but not one of Manoir's: {ELSEWHERE}", exits.BAD_DATA
        ),
    )
