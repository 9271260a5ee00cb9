"""A table: seats around a game, without sockets, clocks or awaits.

What can be done at it, and by whom, is in `commands/`. T1, T2... are the numbers of RULES.md, one
folder up.
"""

from collections.abc import Iterable
from typing import Any, Final
from zlib import crc32

from manoir.kernel import Seat, put, registry
from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.kernel.match_parts.trail import Items
from manoir.kernel.record import Record, chain_start
from manoir.server import wire
from manoir.server.clocks.control import NO_HURRY, TimeControl
from manoir.server.clocks.sandglass import Clocks
from manoir.server.people import sessions
from manoir.server.people.sessions import Who
from manoir.server.tables.deal import Deal
from manoir.server.tables.seating import Chair, Chairs, chair_at, seats_of

MOST_RECORDS: Final = 20_000  # games at random take 6,400 at most


class Table:
    """Chairs, options and, once it has started, a match."""

    def __init__(
        self,
        id: str,
        game: Game,
        options: Any,
        chairs: Chairs,
        deal: Deal,
        *,
        host: Who,
        public: bool = False,
        watchable: bool = True,
        pace: wire.Pace = "usual",
        control: TimeControl = NO_HURRY,
        next: str | None = None,
    ) -> None:
        self.id = id
        self.game = game
        self.options = options
        self._chairs = chairs
        self.deal = deal
        self.host = host
        self.public = public
        self.watchable = watchable
        self.pace: wire.Pace = pace
        self.control = control
        self.next = next
        self.revision = 0  # of what is on the disk of it, beside its log and its clocks
        self.clock_revision = 0
        self.match: Match | None = None
        self._watchers: dict[Who | None, tuple[Seat | None, ...]] = {}  # for the present chairs
        self.has_had_bots = any(chair.by_bot for chair in chairs)  # since it is in memory
        self.actions: dict[str, int] = {}  # the ply each named action was played at
        self.keeps: int | None = None  # how many moves it remembers; None: all
        self._earlier = bytearray()  # marks of the actions that it has forgotten
        self.clocks: Clocks | None = None  # once it has started, where there is a hurry
        self.at = 0  # when what happens now has arrived, in the house's own time
        self.times: tuple[int | None, ...] = ()  # of every record, where all are remembered

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "game": self.game.id}  # its rules are a module

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept | {"game": registry.find(kept["game"])})

    @property
    def chairs(self) -> Chairs:
        return self._chairs

    @chairs.setter
    def chairs(self, chairs: Chairs) -> None:
        self._chairs = chairs
        self._watchers.clear()
        self.has_had_bots |= any(chair.by_bot for chair in chairs)

    def seat(self, seat: Seat, chair: Chair) -> None:
        self.chairs = put(self.chairs, seat, chair)

    def watchers(self, who: Who | None) -> tuple[Seat | None, ...]:
        """A session sees with each seat that it holds, or as a spectator."""
        known = self._watchers.get(who)
        if known is None:
            known = seats_of(self._chairs, who) or (None,)
            if known != (None,):  # so that there are no more of them than chairs
                self._watchers[who] = known
        return known

    @property
    def seats(self) -> int:
        return len(self.chairs)

    @property
    def links(self) -> Items[str]:
        """The chain of hashes over the log: that of an empty one, then one a record."""
        if self.match is not None:
            return self.match.links
        return [chain_start(self.game, self.seats, self.options)]

    @property
    def stage(self) -> wire.Stage:
        if self.match is None:
            return "waiting"
        return "over" if self.match.outcome else "running"

    @property
    def deal_of(self) -> str | None:
        return self.deal.table if self.deal.table != self.id else None

    @property
    def is_full(self) -> bool:
        """T27: the log takes no more."""
        return self.match is not None and self.match.ply >= MOST_RECORDS

    @property
    def ply(self) -> int:
        return self.match.ply if self.match else 0

    @property
    def bot_to_move(self) -> Seat | None:
        """The first seat that a bot is to move for."""
        if self.stage != "running" or self.match is None or self.is_full:
            return None
        return next((seat for seat in self.match.to_act if self.bot_level(seat) is not None), None)

    def bot_level(self, seat: Seat) -> str | None:
        """Which bot makes the moves of a seat now; None: its owner does."""
        if self.clocks is not None and self.clocks.glasses[seat].fallen:
            return self.chairs[seat].level or self.clocks.ghost
        return self.chairs[seat].level

    def holder(self, seat: Seat) -> Who | None:
        return chair_at(self.chairs, seat).holder

    def is_host(self, who: Who | None) -> bool:
        return sessions.same(self.host, who)

    def admits(self, who: Who | None) -> bool:
        """W4: where nobody may watch, a game that runs is for its own people."""
        is_open = self.watchable or self.stage != "running"
        return is_open or self.is_host(who) or self.watchers(who) != (None,)

    def restore(self, log: Iterable[Record], actions: dict[str, int]) -> None:
        """Fold a stored log. Raises Refused where the rules forbid a record."""
        dice = self.deal.dice()
        self.match = Match.replay(self.game, self.seats, self.options, dice, log)
        self.actions = actions

    def trim(self, keep: int) -> None:
        """Forget what is on the disk, except for the last moves."""
        self.times = ()
        if self.match is None:
            return
        self.match.trim(keep)
        first = self.match.first_ply
        for id, ply in list(self.actions.items()):
            if ply >= first:
                break
            del self.actions[id]
            self._earlier += _mark(id)

    def has_forgotten(self, id: str) -> bool:
        """Whether an action of that name may have been played in what was forgotten."""
        return _mark(id) in self._earlier


def _mark(id: str) -> bytes:
    """A short trace of an action; another may have the same, which costs a look at the disk."""
    return crc32(id.encode()).to_bytes(4, "big")
