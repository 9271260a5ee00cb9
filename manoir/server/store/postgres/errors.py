"""What PostgreSQL's errors are called in the house."""

from typing import Final

import psycopg
from sqlalchemy.exc import DBAPIError

from manoir.server.store.database import Conflict

AGAIN: Final = ("40001", "40P01")  # a serialization failure, a deadlock: the same works next time
# By SQLSTATE, or by its first two characters. What passes by itself is "busy".
_TROUBLE: Final = {
    "53100": "storage_full",
    "53": "storage_busy",  # too many connections, no memory
    "55P03": "storage_busy",  # a lock
    "57": "storage_busy",  # it is being stopped or started, or a statement took too long
    "08": "storage_busy",  # the connection
    "25006": "storage_error",  # read-only
    "25": "storage_busy",  # a transaction that was open for too long
    "42501": "storage_error",  # permissions
    "58": "storage_error",  # its own disk
}
_OF_ONE: Final = {"23": "conflict", "XX001": "damaged", "XX002": "damaged", "40": "storage_busy"}


def trouble(error: BaseException) -> str | None:
    """The named code of what is refused to everybody; None: it is about one job."""
    driver = _driver_error(error)
    if driver is None:
        return None
    if driver.sqlstate is None:
        gone = isinstance(driver, psycopg.OperationalError | psycopg.InterfaceError)
        return "storage_busy" if gone else None
    return _named(_TROUBLE, driver.sqlstate)


def code_of(error: BaseException) -> str | None:
    """The named code of a refusal; None: it is not the database's."""
    if isinstance(error, Conflict):
        return "conflict"
    driver = _driver_error(error)
    state = driver.sqlstate if driver is not None else None
    return trouble(error) or (_named(_OF_ONE, state) if state else None)


def is_lost(error: BaseException) -> bool:
    """Whether the connection is gone, so that nobody has said what became of a COMMIT."""
    driver = _driver_error(error)
    return driver is not None and (driver.sqlstate or "08")[:2] in ("08", "57")


def may_work_again(error: BaseException) -> bool:
    driver = _driver_error(error)
    return driver is not None and driver.sqlstate in AGAIN


def _named(names: dict[str, str], state: str) -> str | None:
    return names.get(state) or names.get(state[:2])


def _driver_error(error: BaseException) -> psycopg.Error | None:
    driver = error.orig if isinstance(error, DBAPIError) else error
    return driver if isinstance(driver, psycopg.Error) else None
