"""Small boards of running games, for whoever looks at them in the lobby: what spectators see."""

from collections.abc import Iterable
from typing import Final

from msgspec import Raw

from manoir.kernel import Refused
from manoir.server.lobby.audience import LobbyListener
from manoir.server.net.encoder import encode_game, encode_lobby
from manoir.server.net.limits import Clock
from manoir.server.people.sessions import Who
from manoir.server.tables import projections
from manoir.server.tables.hub import Hub
from manoir.server.tables.table import Table
from manoir.server.wire_lobby import SmallBoard

PAUSE: Final = 1.0  # seconds between two pictures of one board


class Boards:
    """Encoded once a table, whoever looks, and at most once a second."""

    def __init__(self, hub: Hub, clock: Clock) -> None:
        self._hub = hub
        self._clock = clock
        self._shown: dict[str, set[LobbyListener]] = {}
        self._moved: set[str] = set()  # since the last picture
        self._sent: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._shown)

    def watch(self, listener: LobbyListener, tables: Iterable[str]) -> tuple[str, ...]:
        """The boards on somebody's page now; those that were not there before."""
        wanted = tuple(dict.fromkeys(tables))
        new = tuple(table for table in wanted if table not in listener.boards)
        for table in listener.boards:
            if table not in wanted:
                self._drop(table, listener)
        for table in new:
            self._shown.setdefault(table, set()).add(listener)
        listener.boards = wanted
        return new

    async def show(self, listener: LobbyListener, table: str) -> None:
        """A board as it stands."""
        await self._tell(table, (listener,))

    async def tell(self, moved: Iterable[str]) -> None:
        """New pictures of those that were played at, if the last one is old enough."""
        self._moved |= self._shown.keys() & set(moved)
        now = self._clock()
        for table in tuple(self._moved):
            is_old = now - self._sent.get(table, float("-inf")) >= PAUSE
            if is_old and not self._hub.tables.find(table).lock.locked():  # nobody waits for a move
                self._moved.discard(table)
                self._sent[table] = now
                await self._tell(table, tuple(self._shown.get(table, ())))

    @property
    def is_waiting(self) -> bool:
        """A board has changed that was shown a moment ago."""
        return bool(self._moved)

    async def _tell(self, id: str, listeners: Iterable[LobbyListener]) -> None:
        try:
            table = await self._hub.read(id)
        except Refused:
            return
        readers = [one for one in listeners if may_see(table, one.who)]
        board = board_of(table) if readers else None
        if board is not None:
            for listener in readers:
                listener.tell(board)

    def _drop(self, table: str, listener: LobbyListener) -> None:
        shown = self._shown.get(table, set())
        shown.discard(listener)
        if not shown:
            self._shown.pop(table, None)
            self._sent.pop(table, None)
            self._moved.discard(table)


def may_see(table: Table, who: Who | None) -> bool:
    """Whether somebody may see a board from the lobby: anybody's in public, and one's own."""
    is_own = table.is_host(who) or table.watchers(who) != (None,)
    return is_own or (table.public and table.admits(None))


def board_of(table: Table) -> bytes | None:
    """What any spectator sees of a table; None: it has not begun."""
    if table.match is None:
        return None
    position = encode_game(table.game, projections.at_hello(table.match, None, None))
    return encode_lobby(SmallBoard(table.id, Raw(position)))
