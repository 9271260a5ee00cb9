"""All that travels between a browser and the lobby: two closed unions, like those of `wire.py`."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from manoir.server.clocks.control import Tempo
from manoir.server.wire import (
    HouseNotice,
    Level,
    Nonce,
    Ping,
    Pong,
    RawName,
    Rejected,
    Sent,
    Stage,
    TableId,
)

MOST_BOARDS = 8  # that one page shows at once


class Seek(Sent, frozen=True, tag="seek"):
    """Wait for others who want the same game with as many players."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    nickname: RawName
    nonce: Nonce = ""


class GiveUp(Sent, frozen=True, tag="give_up"):
    """Wait no longer."""


class TakeGhosts(Sent, frozen=True, tag="take_ghosts"):
    """Begin with those who are there, and bots on the seats that are missing."""

    level: Level


class ShowMe(Sent, frozen=True, tag="show_me"):
    """Be in the guest book under a name; without one, not at all."""

    name: RawName | None = None


class WatchBoards(Sent, frozen=True, tag="watch_boards"):
    """The tables whose boards are on the page now: all others are not sent any more."""

    tables: Annotated[tuple[TableId, ...], Meta(max_length=MOST_BOARDS)]


LobbyQuestion = Seek | GiveUp | TakeGhosts | ShowMe | WatchBoards | Ping


class LobbyTable(Struct, frozen=True, gc=False):
    """A public table that waits or plays."""

    table: str
    game: str
    stage: Stage
    options: dict[str, Any]
    names: tuple[str, ...]  # of the people who sit there
    ghosts: tuple[str, ...]  # the levels of the bots there
    free: int
    seats: int
    here: int  # people of the table whose browser is connected
    watchers: int
    since: int  # in seconds since 1970; the newest come first
    tempo: Tempo = "no_hurry"


class Queue(Struct, frozen=True, gc=False):
    """People who wait for others, by game and number of players."""

    game: str
    seats: int
    waiting: int


class MyTable(Struct, frozen=True, gc=False):
    """A table where the reader sits or is the host."""

    table: str
    game: str
    stage: Stage
    names: tuple[str, ...]
    free: int
    seats: int
    my_turn: bool
    tempo: Tempo = "no_hurry"
    left: int | None = None  # milliseconds until the time is up; None: the reader's does not run


class LobbyNow(Struct, frozen=True, gc=False, tag="lobby"):
    """All of it: to whoever comes, or was too slow for the news."""

    tables: tuple[LobbyTable, ...]
    queues: tuple[Queue, ...]
    guests: tuple[str, ...]


class LobbyNews(Struct, frozen=True, gc=False, tag="news"):
    """What has changed; what is left out has not."""

    tables: tuple[LobbyTable, ...] = ()  # new or changed
    gone: tuple[str, ...] = ()
    queues: tuple[Queue, ...] | UnsetType = UNSET
    guests: tuple[str, ...] | UnsetType = UNSET


class Mine(Struct, frozen=True, gc=False, tag="mine"):
    """The reader's own tables, those that wait for the reader first."""

    tables: tuple[MyTable, ...]


class Seeking(Struct, frozen=True, gc=False, tag="seeking"):
    """How the reader's wish stands; no game: the reader does not wait."""

    game: str | None = None
    seats: int = 0
    names: tuple[str, ...] = ()  # of all who wait there, the first one first
    ghosts: bool = False  # bots may take the seats that are missing


class Seated(Struct, frozen=True, gc=False, tag="seated"):
    """The house has opened a table, and the reader sits there."""

    table: str


class SmallBoard(Struct, frozen=True, gc=False, tag="board"):
    """A game as spectators see it: a `Position` without what led to it."""

    table: str
    position: Raw


LobbyMessage = (
    LobbyNow | LobbyNews | Mine | Seeking | Seated | SmallBoard | Rejected | Pong | HouseNotice
)
