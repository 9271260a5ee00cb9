"""Secret addresses of feeds: made, renewed and revoked by a person; only a hash is on the disk."""

import secrets
from hashlib import sha256
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from manoir.server.people.sessions import Who
from manoir.server.store.schema import FEEDS
from manoir.server.store.store import Store, now

SECRET_BYTES: Final = 24
LONGEST: Final = 64  # characters that are looked up at all


class Feeds:
    """A person has one address at a time; a guest who signs the book may bring a second one."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def since(self, who: Who) -> int | None:
        """When somebody's address was made; None: there is none."""
        query = select(FEEDS.c.since).where(FEEDS.c.who == who).order_by(FEEDS.c.since.desc())
        return await self._store.read(lambda disk: disk.execute(query).scalars().first())

    async def make(self, who: Who) -> str:
        """A new secret, which is told once; older ones lead nowhere any more."""
        secret = secrets.token_urlsafe(SECRET_BYTES)
        row = {"id": hash_of(secret), "who": who, "since": now()}

        def renew(disk: Connection) -> None:
            disk.execute(delete(FEEDS).where(FEEDS.c.who == who))
            disk.execute(insert(FEEDS).values(row))

        await self._store.do(renew)
        return secret

    async def revoke(self, who: Who) -> None:
        gone = delete(FEEDS).where(FEEDS.c.who == who)
        await self._store.do(lambda disk: disk.execute(gone).rowcount)

    async def owner(self, secret: str) -> tuple[Who, int] | None:
        """Whose address it is, and since when."""
        if len(secret) > LONGEST:
            return None
        query = select(FEEDS.c.who, FEEDS.c.since).where(FEEDS.c.id == hash_of(secret))
        found = await self._store.read(lambda disk: disk.execute(query).first())
        return None if found is None else (found.who, found.since)


def hash_of(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
