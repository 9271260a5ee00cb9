"""All that travels between a browser and a table: two closed unions. The lobby's: wire_lobby.py.

The client's TypeScript types are generated from this file (`python -m manoir.server.typescript`).
Sentences never travel: the server sends codes and arguments, the client finds the words.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from manoir.kernel import Outcome, Seat
from manoir.server.clocks.control import Tempo, TimeControl, WhenUp

SeatNumber = Annotated[Seat, Meta(ge=0, le=15)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
ActionId = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Nonce = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")]
RawName = Annotated[str, Meta(max_length=80)]  # cleaned by server/names.py before it is used
Password = Annotated[str, Meta(max_length=1000)]  # server/accounts.py says how long it may be
Level = Annotated[str, Meta(max_length=20, pattern="^[a-z]+$")]
TableId = Annotated[str, Meta(min_length=10, max_length=10, pattern="^[a-z0-9]+$")]
Stage = Literal["waiting", "running", "over"]
Pace = Literal["calm", "usual", "quick"]  # of the bots at a table
Phrase = Literal["hello", "boo", "wellplayed", "oops", "hurry", "thanks", "again", "bye"]
Line = tuple[tuple[str, str], ...]  # text and how it looks: "bold", "dim", "italic", a colour
Drawing = dict[str, tuple[Line, ...]]  # by language; a seat's name is the character U+E000 + seat


class Sent(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """From a browser. Nothing in it says who sent it: that comes from the session."""


class Hello(Sent, frozen=True, tag="hello"):
    """The first message. `ply` is the last one this browser has shown."""

    ply: Ply | None = None


class Ping(Sent, frozen=True, tag="ping"):
    """Still there?"""


class Sit(Sent, frozen=True, tag="sit"):
    """Take a free seat; a second seat of the same session is a second person on its screen.

    `nonce` is the seat's own pinch of chance, stirred into the dice. `bot` says that a program will
    play here, brought by whoever has that name (T33): a badge, and nothing else depends on it.
    """

    seat: SeatNumber
    nickname: RawName
    nonce: Nonce = ""
    bot: bool = False


class SeatBot(Sent, frozen=True, tag="seat_bot"):
    """The host puts a ghost of the house on a free seat, or changes its level."""

    seat: SeatNumber
    level: Level


class Stand(Sent, frozen=True, tag="stand"):
    """Before the start: free a seat, one's own or, for the host, any."""

    seat: SeatNumber


class Configure(Sent, frozen=True, tag="configure"):
    """Before the start: the host changes the options, or who may find the table."""

    options: Raw
    public: bool
    tempo: Tempo | None = None  # None: as it was
    when_up: WhenUp | None = None


class SetPace(Sent, frozen=True, tag="pace"):
    """At any time: the host says how quickly the bots here answer."""

    pace: Pace


class SetWatchable(Sent, frozen=True, tag="watchable"):
    """At any time: the host says whether others may watch once the game has begun."""

    watchable: bool


class Start(Sent, frozen=True, tag="start"):
    """The host begins; every seat must be taken."""


class Play(Sent, frozen=True, tag="play"):
    """Play a move. `ply` is the position it answers; `id` makes it safe to send again."""

    seat: SeatNumber
    ply: Ply
    id: ActionId
    move: Raw


class Try(Sent, frozen=True, tag="try"):
    """Ask what a move would do, in games that hide nothing. Nothing is played."""

    seat: SeatNumber
    id: ActionId
    move: Raw


class Consult(Sent, frozen=True, tag="consult"):
    """Ask the house for advice, where a game has any to give."""

    seat: SeatNumber
    id: ActionId
    question: Raw


class TakeBack(Sent, frozen=True, tag="take_back"):
    """Undo one's own last move, where nothing has happened since (H3)."""

    seat: SeatNumber
    ply: Ply
    id: ActionId


class StandIn(Sent, frozen=True, tag="stand_in"):
    """A bot plays for a seat: one's own, or that of somebody who has gone."""

    seat: SeatNumber
    level: Level


class Return(Sent, frozen=True, tag="return"):
    """Take one's own seat back from its stand-in."""

    seat: SeatNumber


class Say(Sent, frozen=True, tag="say"):
    """One of the ready-made phrases."""

    seat: SeatNumber
    phrase: Phrase


class Again(Sent, frozen=True, tag="again"):
    """After the end: a new table with the same people; `same_deal` rolls the same dice."""

    same_deal: bool = False


ClientMessage = (
    Hello
    | Ping
    | Sit
    | SeatBot
    | Stand
    | Configure
    | SetPace
    | SetWatchable
    | Start
    | Play
    | Try
    | Consult
    | TakeBack
    | StandIn
    | Return
    | Say
    | Again
)


class Chair(Struct, frozen=True, gc=False):
    """A seat as everybody at the table sees it."""

    kind: Literal["empty", "person", "bot"]
    name: str  # empty for a bot: the client names it by its level
    level: str | None  # of the bot, or of the stand-in for a person
    present: bool  # somebody's browser is connected
    mine: bool  # held by the session that reads this
    wins: int = 0  # in the games before, of which this table is the rematch
    brought: bool | UnsetType = UNSET  # a program plays here, brought by whoever has that name


class Room(Struct, frozen=True, gc=False, tag="room"):
    """The table around the game: sent at hello and whenever it changes."""

    table: str
    game: str
    stage: Stage
    options: dict[str, Any]
    public: bool
    watchable: bool  # others may watch once the game has begun
    pace: Pace
    chairs: tuple[Chair, ...]
    host: bool  # the reader opened this table
    host_here: bool  # its browser is connected
    watchers: int
    commitment: str  # of the seed, shown before anybody sits
    seed: str | None  # after the end only
    next: str | None  # the table of the rematch
    deal_of: str | None = None  # the table whose dice are rolled again here
    time_control: TimeControl | UnsetType = UNSET  # unset: there is no hurry


class Sandglass(Struct, frozen=True, gc=False):
    """How long a seat may still think, in milliseconds."""

    move: int  # of this move's own time
    reserve: int  # after that
    runs: bool  # now
    up: bool  # the time is over: a bot plays this turn
    away: bool  # on holiday: it stands still
    given_up: bool  # the seat is a bot's for good
    back: bool = False  # its owner may play the rest of this turn


class Clocks(Struct, frozen=True, gc=False, tag="clocks"):
    """Everybody's time at the moment of sending: at hello, and after whatever changes it.

    Tables without a clock never get one.
    """

    glasses: tuple[Sandglass, ...]


class Position(Struct, frozen=True, gc=False, tag="position"):
    """The game as one seat sees it (`eye`), or as spectators do (no eye).

    A session with several seats gets one for each. `told` is what has happened since `since`; after
    a gap it is empty and `since` is None: the view is whole in any case.
    """

    eye: Seat | None
    ply: int
    since: int | None
    to_act: tuple[Seat, ...]
    view: Any  # the game's View
    legal: tuple[Any, ...]  # the game's Moves, open to `eye` now
    can_undo: bool
    told: tuple[Any, ...]  # the game's Events
    outcome: Outcome | None
    drawn: Drawing | UnsetType = UNSET  # only for games without a board of their own
    ending: tuple[Any, ...] | UnsetType = UNSET  # after the end: the Events that led to it


class Accepted(Struct, frozen=True, gc=False, tag="accepted"):
    """The move is played and on the disk. Sent again, it is accepted again and not played twice."""

    id: str
    ply: int


class Rejected(Struct, frozen=True, gc=False, tag="rejected"):
    """Why not, by name and rule; nothing has changed. `id` is the action's, if it had one."""

    code: str
    rule: str
    args: dict[str, int | str] = {}
    id: str | None = None


class Tried(Struct, frozen=True, gc=False, tag="tried"):
    """What a move would do: the game's Events, up to nature's answer; or why not."""

    id: str
    refused: Rejected | None
    told: tuple[Any, ...]


class Advice(Struct, frozen=True, tag="advice"):
    """The game's Answer."""

    id: str
    answer: Any


class Said(Struct, frozen=True, gc=False, tag="said"):
    """Somebody at the table spoke."""

    seat: Seat
    phrase: Phrase


class Pong(Struct, frozen=True, gc=False, tag="pong"):
    """Yes."""


class HouseNotice(Struct, frozen=True, gc=False, tag="house"):
    """What the host tells every page: at the hello where there is something, and as it changes."""

    read_only: bool = False  # nobody opens or plays
    motd: str = ""  # the message of the day; empty: none
    motd_since: int = 0  # seconds since 1970: whoever has put this one away does not see it again


ServerMessage = (
    Room | Position | Clocks | Accepted | Rejected | Tried | Advice | Said | Pong | HouseNotice
)


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/tables."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    public: bool = False
    pace: Pace = "usual"
    tempo: Tempo = "no_hurry"
    when_up: WhenUp = "ghost"


class Opened(Struct, frozen=True):
    """Its answer."""

    table: str


class Listed(Struct, frozen=True):
    """One public table in the lobby."""

    table: str
    game: str
    stage: Stage
    names: tuple[str, ...]
    free: int
    seats: int


class Awaited(Struct, frozen=True):
    """A table with a clock where the reader is to move."""

    table: str
    game: str
    names: tuple[str, ...]
    left: int  # milliseconds until the time is up


class Me(Struct, frozen=True):
    """The answer of GET /api/me, which also gives a browser its session."""

    tables: tuple[Listed, ...]  # where this session hosts or sits, not over yet: to go on with
    account: str | None = None  # its name; None: a guest
    awaited: tuple[Awaited, ...] = ()  # the most urgent first
    holiday: bool | None = None  # None: it plays at no table of days


class Holiday(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of PUT /api/me/holiday: at tables of days one's clock stands, or runs again."""

    away: bool


class PushKey(Struct, frozen=True):
    """The answer of GET /api/push: what a browser needs to listen to this house."""

    key: str


class PushWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of PUT /api/me/push: a browser's own address and keys (RFC 8291)."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    key: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class PushForgotten(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/me/push/forget."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]


class FeedAddress(Struct, frozen=True):
    """The answer of /api/me/feed: GET tells whether there is a feed, POST makes a new address.

    What awaits its owner is then at /api/feed/SECRET/LANGUAGE.atom and .ics, for whoever knows it.
    """

    since: int | None = None  # seconds since 1970; None: there is none
    secret: str | None = None  # only to whoever has just made it


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/account (register) and POST /api/session (log in); answered by Me."""

    name: RawName
    password: Password


class ChangePassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of PUT /api/account/password; answered by Me."""

    old: Password
    new: Password


class Played(Struct, frozen=True):
    """A finished table in the answer of GET /api/me/games; by seat where there are several."""

    table: str
    game: str
    names: tuple[str, ...]  # empty for a bot
    levels: tuple[str | None, ...]  # of the bots
    mine: tuple[Seat, ...]
    ranks: tuple[int, ...]  # empty: a table from before ranks were kept
    ended: int  # seconds since 1970


class LevelLimits(Struct, frozen=True):
    """Where a bot is a level of its own, and offered; elsewhere it is not."""

    seats: tuple[int, ...]  # none: any number of players
    options: dict[str, tuple[str | int | bool, ...]]  # by option, the values that it plays by


class GameInfo(Struct, frozen=True):
    """One game of the house, for the lobby."""

    id: str
    fewest: int
    most: int
    levels: tuple[str, ...]  # of its bots, weakest first
    limits: dict[str, LevelLimits]  # of those levels that are not offered everywhere
    opening: dict[str, Any]  # the options of a new table, if nobody says otherwise
    # By number of seats, from the fewest on: seconds of a lively move, in the reserve, and back.
    lively: tuple[tuple[int, int, int], ...]


class OptionSheet(Struct, frozen=True):
    """An option with a few known values, the usual one first."""

    key: str
    values: tuple[bool | int | str | None, ...]


class GameSheet(Struct, frozen=True):
    """The answer of GET /api/games/{id}: all that a game without a client of its own brings."""

    id: str
    secrets: bool  # views differ by seat
    words: dict[str, str]  # Fluent text by language
    options: tuple[OptionSheet, ...]


class Frame(Struct, frozen=True, gc=False):
    """One position of a replay, and what led to it."""

    ply: int
    view: Any
    told: tuple[Any, ...]
    drawn: Drawing | UnsetType = UNSET
    time: int | UnsetType = UNSET  # of the record that led to it, in milliseconds since 1970
    seat: Seat | UnsetType = UNSET  # whose move it was; unset: nature's
    took: int | UnsetType = UNSET  # milliseconds since the move before that still stands


class Replay(Struct, frozen=True, gc=False):
    """The answer of GET /api/tables/{id}/replay."""

    game: str
    names: tuple[str, ...]  # empty for a bot
    levels: tuple[str | None, ...]  # of the bots
    frames: tuple[Frame, ...]
    outcome: Outcome | None
    ending: tuple[Any, ...] = ()  # the Events that led to it


class Choice(Struct, frozen=True):
    """A choice among several moves, and what it cost against the best of them."""

    frame: int  # of the replay: the one after the move
    seat: Seat
    loss: float
    better: Any | None  # a Move of the game, where the one played was not a best one


class Analysis(Struct, frozen=True):
    """The answer of GET /api/tables/{id}/analysis, after the end: as if nobody forgot anything."""

    to_win: bool  # chances to win; else shares of the others that are left behind
    chances: tuple[tuple[float, ...], ...]  # by frame of the replay, then by seat
    choices: tuple[Choice, ...]
    luck: tuple[float, ...]  # by seat: what chance gave in all, or took


class Problem(Struct, frozen=True):
    """Every HTTP error."""

    code: str
    args: dict[str, int | str] = {}
