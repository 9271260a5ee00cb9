"""What comes of a command at a table."""

from typing import Any

from msgspec import Struct

from manoir.kernel import Seat
from manoir.server import wire
from manoir.server.store.rows import NoticeRow


class Change(Struct, frozen=True, gc=False, kw_only=True):
    """What a command did: what must be kept, and who must hear of it."""

    room: bool = False  # the chairs, the options or the stage
    since: int | None = None  # the ply before, when the game went on
    action: str | None = None  # the name of the action that did it
    reply: wire.ServerMessage | None = None  # to who asked, and to nobody else
    said: wire.Said | None = None
    clock: bool = False  # the clocks, though nobody has moved
    reminded: tuple[Seat, ...] = ()  # those whose time runs out
    notices: tuple[NoticeRow, ...] = ()  # what people who are not there are to be told

    @property
    def must_be_kept(self) -> bool:
        return self.room or self.clock or self.since is not None


class Intent(Struct, frozen=True, gc=False):
    """A move that a seat may make as far as the table is concerned; its game has not been asked."""

    seat: Seat
    move: Any
    id: str | None  # the name of the action
