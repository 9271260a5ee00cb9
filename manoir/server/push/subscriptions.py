"""The browsers that want to hear from the house, by person."""

from hashlib import sha256
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from manoir.server.people.sessions import Who
from manoir.server.store.schema import PUSHES
from manoir.server.store.store import Store, now

MOST: Final = 10  # a person; then the oldest goes


class Subscription(Struct, frozen=True):
    """One browser: where it listens, its keys, and the house's address as it knows it."""

    id: str
    who: Who
    endpoint: str
    key: str
    auth: str
    contact: str


class Subscriptions:
    """On the disk, and who has any in memory: most moves concern nobody who listens."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._people: set[Who] = set()

    def __len__(self) -> int:
        return len(self._people)

    async def load(self) -> None:
        query = select(PUSHES.c.who).distinct()
        found = await self._store.read(lambda disk: disk.execute(query).scalars().all())
        self._people = set(found)

    def has(self, who: Who | None) -> bool:
        return who in self._people

    async def of(self, who: Who) -> tuple[Subscription, ...]:
        columns = [PUSHES.c[name] for name in Subscription.__struct_fields__]
        query = select(*columns).where(PUSHES.c.who == who)
        found = await self._store.read(lambda disk: disk.execute(query).all())
        return tuple(Subscription(*row) for row in found)

    async def add(self, new: Subscription) -> None:
        """A browser belongs to whoever used it last."""

        def write(disk: Connection) -> None:
            disk.execute(delete(PUSHES).where(PUSHES.c.id == new.id))
            mine = (
                select(PUSHES.c.id).where(PUSHES.c.who == new.who).order_by(PUSHES.c.since.desc())
            )
            old = disk.execute(mine.offset(MOST - 1)).scalars().all()
            disk.execute(delete(PUSHES).where(PUSHES.c.id.in_(old)))
            row = {name: getattr(new, name) for name in Subscription.__struct_fields__}
            disk.execute(insert(PUSHES).values(**row, since=now()))

        await self._store.do(write)
        self._people.add(new.who)

    async def forget(self, id: str) -> None:
        gone = delete(PUSHES).where(PUSHES.c.id == id)
        await self._store.do(lambda disk: disk.execute(gone).rowcount)
        await self.load()


def id_of(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()
