"""What an act changes in the store, in one transaction with its line in the log.

Servers that run notice it by its revision; what they hold in memory follows then.
"""

from typing import Any, Final, assert_never

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from manoir.server.admin import acts
from manoir.server.admin.acts import Act
from manoir.server.people import account_rows, nicknames
from manoir.server.store.rows import Row
from manoir.server.store.schema import (
    ACCOUNTS,
    ADMIN_LOG,
    ADMINISTRATION,
    BANS,
    CHAIRS,
    CLOCKS,
    PUSHES,
    SESSIONS,
    TABLES,
)
from manoir.server.store.store import now

CLOSED: Final = "closed"
NAMELESS: Final = "—"  # in any language
Result = dict[str, Any]


class Refused(Exception):
    """An act that cannot be carried out, in a sentence. Raised before anything has changed."""


def ask(connection: Connection, act: Act, who: str) -> int:
    """Write an act down for a server to carry out; its number in the log."""
    row = {"time": now(), "who": who[:80], "act": acts.encode(act), "state": "asked", "result": ""}
    written = connection.execute(insert(ADMIN_LOG).values(row).returning(ADMIN_LOG.c.id))
    return int(written.scalar_one())


def carry_out(connection: Connection, number: int) -> Result | None:
    """Do what was asked; None if somebody else has, or it was given up. Raises Refused."""
    mine = (ADMIN_LOG.c.id == number) & (ADMIN_LOG.c.state == "asked")
    text = connection.execute(select(ADMIN_LOG.c.act).where(mine)).scalar_one_or_none()
    if text is None:
        return None
    act = acts.decode(text)
    result = _do(connection, act)
    grown = update(ADMINISTRATION).values(revision=ADMINISTRATION.c.revision + 1)
    connection.execute(grown)
    revision = connection.execute(select(ADMINISTRATION.c.revision)).scalar_one()
    done: Row = {
        "state": "done",
        "act": acts.encode(acts.without_secrets(act)),
        "result": msgspec.json.encode(result).decode(),
        "revision": revision,
    }
    connection.execute(update(ADMIN_LOG).where(mine).values(done))
    return result


def refuse(connection: Connection, number: int, why: str) -> None:
    """Say in the log why an act was not carried out."""
    _settle(connection, number, "refused", why)


def give_up(connection: Connection, number: int) -> bool:
    """Whoever asked waits no longer; False if it is done by now."""
    return _settle(connection, number, "given_up", "no server took it up in time")


def _settle(connection: Connection, number: int, state: str, why: str) -> bool:
    asked = (ADMIN_LOG.c.id == number) & (ADMIN_LOG.c.state == "asked")
    text = connection.execute(select(ADMIN_LOG.c.act).where(asked)).scalar_one_or_none()
    if text is None:
        return False
    act = acts.encode(acts.without_secrets(acts.decode(text)))
    row: Row = {"state": state, "act": act, "result": msgspec.json.encode(why).decode()}
    return connection.execute(update(ADMIN_LOG).where(asked).values(row)).rowcount == 1


def _do(connection: Connection, act: Act) -> Result:
    match act:
        case acts.CloseTable(table):
            return _close_table(connection, table)
        case acts.DeleteTable(table):
            return _delete_table(connection, table)
        case acts.ResetPassword(name, password):
            return _reset_password(connection, name, password)
        case acts.DeleteAccount(name, nobody):
            return _delete_account(connection, name, nobody)
        case acts.Ban():
            return _ban(connection, act)
        case acts.Unban(number):
            return _unban(connection, number)
        case acts.SetMotd(text):
            return _set(connection, motd=text, motd_since=now())
        case acts.SetReadOnly(on):
            return _set(connection, read_only=on)
        case _:
            assert_never(act)


def _set(connection: Connection, **columns: Any) -> Result:
    connection.execute(update(ADMINISTRATION).values(columns))
    return {}


def _close_table(connection: Connection, table: str) -> Result:
    stage = _stage(connection, table)
    if stage in ("over", CLOSED):
        raise Refused(f"table {table} is {stage} already")
    closed = {"stage": CLOSED, "revision": TABLES.c.revision + 1}  # whoever changes it is late
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(closed))
    connection.execute(update(CLOCKS).where(CLOCKS.c.table == table).values(due=None))
    return {"table": table}


def _delete_table(connection: Connection, table: str) -> Result:
    _stage(connection, table)
    connection.execute(delete(TABLES).where(TABLES.c.id == table))
    changed = {"next": None, "revision": TABLES.c.revision + 1}  # every node reads it again
    connection.execute(update(TABLES).where(TABLES.c.next == table).values(changed))
    return {"table": table}


def _stage(connection: Connection, table: str) -> str:
    query = select(TABLES.c.stage).where(TABLES.c.id == table)
    stage: str | None = connection.execute(query).scalar_one_or_none()
    if stage is None:
        raise Refused(f"there is no table {table}")
    return stage


def account_called(connection: Connection, name: str) -> Row:
    """Raises Refused if nobody has signed with that name."""
    row = account_rows.find(connection, nicknames.skeleton(nicknames.tidy(name)))
    if row is None:
        raise Refused(f"there is no account {name!r}")
    return row


def _reset_password(connection: Connection, name: str, password: str) -> Result:
    row = account_called(connection, name)
    mine = ACCOUNTS.c.id == row["id"]
    connection.execute(update(ACCOUNTS).where(mine).values(password=password))
    ended = account_rows.end(connection, SESSIONS.c.account == row["id"])
    return {"account": row["name"], "sessions": len(ended)}


def _delete_account(connection: Connection, name: str, nobody: str) -> Result:
    row = account_called(connection, name)
    tables = account_rows.tables_of(connection, row["id"])
    tables |= account_rows.tables_of(connection, nobody)  # a server has handed them over already
    account_rows.hand_over(connection, row["id"], nobody)
    connection.execute(update(CHAIRS).where(CHAIRS.c.holder == nobody).values(name=NAMELESS))
    connection.execute(delete(PUSHES).where(PUSHES.c.who == nobody))
    connection.execute(delete(BANS).where(BANS.c.account == row["id"]))
    account_rows.end(connection, SESSIONS.c.account == row["id"])
    connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == row["id"]))
    return {"account": row["name"], "tables": sorted(tables)}


def _ban(connection: Connection, act: acts.Ban) -> Result:
    account = account_called(connection, act.subject) if act.is_account else None
    row: Row = {
        "account": account["id"] if account else None,
        "subject": account["name"] if account else act.subject,
        "reason": act.reason,
        "since": now(),
        "until": act.until,
    }
    number = connection.execute(insert(BANS).values(row).returning(BANS.c.id)).scalar_one()
    return {"ban": number, "subject": row["subject"]}


def _unban(connection: Connection, number: int) -> Result:
    if connection.execute(delete(BANS).where(BANS.c.id == number)).rowcount != 1:
        raise Refused(f"there is no ban {number}")
    return {"ban": number}
