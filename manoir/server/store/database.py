"""What a store needs of its database; `sqlite.py` and `postgres/` say how each of them does it."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from sqlalchemy import Connection, Engine

from manoir.server.store.integrity import Health
from manoir.server.store.rows import Write

Job = Write | Callable[[Connection], Any]


class Conflict(Exception):
    """Somebody else has changed what a write starts from."""


class Unknown(Exception):
    """Nobody can say whether a transaction is on the disk: the database has gone away in it."""


class Pen(Protocol):
    """The one connection that writes, in the writer's thread."""

    def transact(self, jobs: Sequence[Job]) -> list[Any]:
        """Carry jobs out in one transaction; it is on the disk when this returns.

        Raises Unknown, or another error, and then nothing of it is.
        """

    def rollback(self) -> None:
        """Take back what a transaction that failed has left open."""

    def close(self) -> None: ...


class Database(Protocol):
    """Where the house's rows are."""

    name: str  # for sentences: without a password
    source: str  # what a process that only reads is told, to open it by itself
    is_shared: bool  # other nodes write to it as well
    opened: Health  # what was found when it was opened
    readers: Engine  # connections that only read
    questions: Engine  # the same for one statement at a time, which needs no transaction

    def pen(self) -> Pen: ...

    def first(self, connection: Connection, query: str, about: str) -> tuple[Any, ...] | None:
        """The first row that a query finds about somebody or something, which is its `?`."""

    def trouble(self, error: BaseException) -> str | None:
        """The named code of what is refused to everybody; None: it is about one job."""

    def code_of(self, error: BaseException) -> str | None:
        """The named code of a refusal; None: it is not the database's."""

    def try_out(self, connection: Connection) -> None:
        """A write that needs what writes need, and leaves nothing behind."""

    def wrote(self, jobs: int) -> None:
        """In the writer's thread: so many jobs are on the disk."""

    def bytes(self) -> int:
        """How large it is."""

    def close(self) -> None: ...
