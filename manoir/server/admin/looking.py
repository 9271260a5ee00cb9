"""What a host can look at: tables, accounts, bans and the log of acts. No secret is among it."""

from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from manoir.server.admin import carrying_out
from manoir.server.store.rows import Row
from manoir.server.store.schema import (
    ACCOUNTS,
    ADMIN_LOG,
    ADMINISTRATION,
    BANS,
    CHAIRS,
    CLOCKS,
    PUSHES,
    RECORDS,
    SESSIONS,
    TABLES,
)

_SHOWN = (
    TABLES.c.id,
    TABLES.c.game,
    TABLES.c.stage,
    TABLES.c.public,
    TABLES.c.touched,
    TABLES.c.ended,
)


def tables(connection: Connection, *, stage: str | None, game: str | None, most: int) -> list[Row]:
    """The last ones first, with the names of their people."""
    query = select(*_SHOWN, _plies()).order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(most)
    if stage is not None:
        query = query.where(TABLES.c.stage == stage)
    if game is not None:
        query = query.where(TABLES.c.game == game)
    found = [dict(row) for row in connection.execute(query).mappings()]
    names = _names(connection, [row["id"] for row in found])
    return [{**row, "people": names[row["id"]]} for row in found]


def table(connection: Connection, id: str) -> Row:
    """One table; raises Refused if there is none."""
    columns = (*_SHOWN, TABLES.c.version, TABLES.c.options, TABLES.c.watchable, TABLES.c.next)
    query = select(*columns, TABLES.c.time_control, _plies()).where(TABLES.c.id == id)
    row = connection.execute(query).mappings().first()
    if row is None:
        raise carrying_out.Refused(f"there is no table {id}")
    seated = select(CHAIRS.c.seat, CHAIRS.c.kind, CHAIRS.c.name, CHAIRS.c.level, ACCOUNTS.c.name)
    chairs = seated.outerjoin_from(CHAIRS, ACCOUNTS, ACCOUNTS.c.id == CHAIRS.c.holder)
    rows = connection.execute(chairs.where(CHAIRS.c.table == id).order_by(CHAIRS.c.seat)).all()
    keys = ("seat", "kind", "name", "level", "account")
    due = select(CLOCKS.c.due).where(CLOCKS.c.table == id)
    return {
        **row,
        "options": msgspec.json.decode(row["options"]),
        "time_control": msgspec.json.decode(row["time_control"]),
        "chairs": [dict(zip(keys, chair, strict=True)) for chair in rows],
        "clock_due": connection.execute(due).scalar_one_or_none(),
    }


def accounts(connection: Connection, *, like: str | None, most: int) -> list[Row]:
    """By name."""
    sessions = select(func.count()).where(SESSIONS.c.account == ACCOUNTS.c.id).scalar_subquery()
    games = (
        select(func.count(CHAIRS.c.table.distinct()))
        .where(CHAIRS.c.holder == ACCOUNTS.c.id)
        .scalar_subquery()
    )
    columns = (ACCOUNTS.c.name, ACCOUNTS.c.since, sessions.label("sessions"), games.label("games"))
    query = select(*columns).order_by(ACCOUNTS.c.key).limit(most)
    if like is not None:
        query = query.where(ACCOUNTS.c.name.icontains(like, autoescape=True))
    return [dict(row) for row in connection.execute(query).mappings()]


def export(connection: Connection, name: str) -> dict[str, Any]:
    """All that the house knows of an account, and that is not a secret of others."""
    row = carrying_out.account_called(connection, name)
    who = row["id"]
    since = select(SESSIONS.c.since).where(SESSIONS.c.account == who).order_by(SESSIONS.c.since)
    pushes = select(PUSHES.c.endpoint, PUSHES.c.since).where(PUSHES.c.who == who)
    bans = select(BANS.c.reason, BANS.c.since, BANS.c.until).where(BANS.c.account == who)
    return {
        "name": row["name"],
        "since": row["since"],
        "sessions": list(connection.execute(since).scalars()),
        "notifications": [dict(one) for one in connection.execute(pushes).mappings()],
        "bans": [dict(one) for one in connection.execute(bans).mappings()],
        "hosted": _hosted(connection, who),
        "games": _games_of(connection, who),
    }


def bans(connection: Connection) -> list[Row]:
    return [dict(row) for row in connection.execute(select(BANS).order_by(BANS.c.id)).mappings()]


def notices(connection: Connection) -> Row:
    """The message of the day, and whether anybody may play."""
    columns = (ADMINISTRATION.c.motd, ADMINISTRATION.c.motd_since, ADMINISTRATION.c.read_only)
    return dict(connection.execute(select(*columns)).mappings().one())


def strangers(connection: Connection) -> tuple[str, ...]:
    """Whoever sent forwarding headers to the last server, and was not in its settings."""
    text = connection.execute(select(ADMINISTRATION.c.strangers)).scalar_one()
    return msgspec.json.decode(text, type=tuple[str, ...])


def log(connection: Connection, *, most: int) -> list[Row]:
    """The last acts, the newest first."""
    query = select(ADMIN_LOG).order_by(ADMIN_LOG.c.id.desc()).limit(most)
    return [
        {
            **{key: row[key] for key in ("id", "time", "who", "state")},
            "act": msgspec.json.decode(row["act"]),
            "result": msgspec.json.decode(row["result"]) if row["result"] else None,
        }
        for row in connection.execute(query).mappings()
    ]


def _plies() -> Any:
    plies = select(func.count()).where(RECORDS.c.table == TABLES.c.id).scalar_subquery()
    return plies.label("plies")


def _names(connection: Connection, ids: list[str]) -> dict[str, list[str]]:
    names: dict[str, list[str]] = {id: [] for id in ids}
    query = select(CHAIRS.c.table, CHAIRS.c.name, CHAIRS.c.level).order_by(CHAIRS.c.seat)
    for id, name, level in connection.execute(query.where(CHAIRS.c.table.in_(ids))):
        if name or level:
            names[id].append(name or f"({level})")
    return names


def _hosted(connection: Connection, who: str) -> list[str]:
    query = select(TABLES.c.id).where(TABLES.c.host == who).order_by(TABLES.c.touched)
    return list(connection.execute(query).scalars())


def _games_of(connection: Connection, who: str) -> list[Row]:
    columns = (TABLES.c.id, TABLES.c.game, TABLES.c.stage, TABLES.c.ended, TABLES.c.ranks)
    query = select(*columns, CHAIRS.c.seat, CHAIRS.c.name.label("nickname"), CHAIRS.c.wins)
    seated = query.join(CHAIRS, CHAIRS.c.table == TABLES.c.id).where(CHAIRS.c.holder == who)
    found = connection.execute(seated.order_by(TABLES.c.touched, TABLES.c.id)).mappings()
    return [{**row, "ranks": msgspec.json.decode(row["ranks"] or "[]")} for row in found]
