"""What the disk knows of accounts and sessions; what changes it is a job of the writer's."""

from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, union, update

from manoir.server.people.sessions import Session, Who
from manoir.server.store.rows import Row
from manoir.server.store.schema import ACCOUNTS, CHAIRS, FEEDS, NOTICES, PUSHES, SESSIONS, TABLES

MOST_SESSIONS: Final = 20  # an account; then the oldest end


class Outdated(Exception):
    """The password has been changed since it was verified."""


def find(connection: Connection, key: str) -> Row | None:
    row = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.key == key)).mappings().first()
    return dict(row) if row else None


def count(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(ACCOUNTS)).scalar_one()


def password_of(connection: Connection, account: Who) -> str | None:
    query = select(ACCOUNTS.c.password).where(ACCOUNTS.c.id == account)
    return connection.execute(query).scalar_one_or_none()


def signed_in(connection: Connection) -> list[tuple[Session, Who, str]]:
    """Every session, with its account's id and name."""
    query = select(SESSIONS.c.id, ACCOUNTS.c.id, ACCOUNTS.c.name).join_from(SESSIONS, ACCOUNTS)
    return [(row[0], row[1], row[2]) for row in connection.execute(query)]


def session(connection: Connection, id: Session) -> tuple[Who, str] | None:
    """The account's id and name, of somebody who is signed in."""
    query = select(ACCOUNTS.c.id, ACCOUNTS.c.name).join_from(SESSIONS, ACCOUNTS)
    row = connection.execute(query.where(SESSIONS.c.id == id)).first()
    return (row[0], row[1]) if row else None


def which_of(connection: Connection, sessions: list[Session]) -> set[Session]:
    """Those that have not ended."""
    query = select(SESSIONS.c.id).where(SESSIONS.c.id.in_(sessions))
    return set(connection.execute(query).scalars())


def register(connection: Connection, account: Row) -> None:
    connection.execute(insert(ACCOUNTS).values(account))


def sign_in(connection: Connection, session: Row, verified: str, password: str) -> list[Session]:
    """A new session; the sessions that end for it. Raises Outdated, and then nothing changes."""
    _replace(connection, session["account"], verified, password)
    ended = _drop_oldest(connection, session["account"])
    connection.execute(insert(SESSIONS).values(session))
    return ended


def change_password(
    connection: Connection, account: Who, verified: str, password: str, keep: Session
) -> list[Session]:
    """The sessions that end. Raises Outdated, and then nothing changes."""
    _replace(connection, account, verified, password)
    return end(connection, (SESSIONS.c.account == account) & (SESSIONS.c.id != keep))


def end(connection: Connection, which: ColumnElement[bool]) -> list[Session]:
    query = delete(SESSIONS).where(which).returning(SESSIONS.c.id)
    return list(connection.execute(query).scalars())


def tables_of(connection: Connection, who: Who) -> set[str]:
    hosted = select(TABLES.c.id).where(TABLES.c.host == who)
    seated = select(CHAIRS.c.table).where(CHAIRS.c.holder == who)
    return set(connection.execute(union(hosted, seated)).scalars())


def hand_over(connection: Connection, guest: Who, account: Who) -> None:
    """All that was a guest's is an account's; every table concerned has another revision."""
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id.in_(tables_of(connection, guest)))
        .values(revision=TABLES.c.revision + 1)
    )
    connection.execute(update(TABLES).where(TABLES.c.host == guest).values(host=account))
    connection.execute(update(CHAIRS).where(CHAIRS.c.holder == guest).values(holder=account))
    for owned in (PUSHES, NOTICES, FEEDS):
        connection.execute(update(owned).where(owned.c.who == guest).values(who=account))


def _replace(connection: Connection, account: Who, old: str, new: str) -> None:
    same = (ACCOUNTS.c.id == account) & (ACCOUNTS.c.password == old)
    if connection.execute(update(ACCOUNTS).where(same).values(password=new)).rowcount != 1:
        raise Outdated


def _drop_oldest(connection: Connection, account: Who) -> list[Session]:
    own = select(SESSIONS.c.id).where(SESSIONS.c.account == account)
    newest_first = own.order_by(SESSIONS.c.since.desc()).offset(MOST_SESSIONS - 1)
    return end(connection, SESSIONS.c.id.in_(newest_first))
