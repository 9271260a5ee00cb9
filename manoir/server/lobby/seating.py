"""From the waiting room to a table: who waits is told how it stands, whoever is called sits."""

import asyncio
from collections.abc import Callable
from hashlib import sha256
from secrets import token_hex
from typing import Any, Final

import structlog
from msgspec.structs import replace

from manoir.bots.bot import suits
from manoir.kernel import Refusal, Refused, registry
from manoir.server import refusals
from manoir.server.lobby.audience import Audience, LobbyListener
from manoir.server.lobby.waiting_room import Party, WaitingRoom, Wish
from manoir.server.net.encoder import encode_lobby
from manoir.server.net.limits import Clock
from manoir.server.nodes.state import State, Waiting
from manoir.server.people import nicknames
from manoir.server.people.sessions import Who
from manoir.server.store.disk import Unreadable
from manoir.server.store.rows import CallRow, Write
from manoir.server.store.store import Store, now_in_ms
from manoir.server.tables.commands import before_play
from manoir.server.tables.hub import Hub
from manoir.server.tables.options import read_options
from manoir.server.tables.table import Table
from manoir.server.wire import Rejected
from manoir.server.wire_lobby import Queue, Seated, Seek, Seeking

CALLED_SECONDS: Final = 5.0  # for which other nodes hear whom this one has called
REST_SECONDS: Final = 5.0  # before the next try, where a table could not be kept
_LOG: Final = structlog.get_logger("manoir.lobby")


class Seating:
    """The waiting room of a house, and those who listen."""

    def __init__(
        self,
        hub: Hub,
        store: Store,
        clock: Clock,
        levels: Callable[[str], tuple[str, ...]],
        open_tables: int,
    ) -> None:
        self.room = WaitingRoom()
        self.audience = Audience()
        self._hub = hub
        self._store = store
        self._clock = clock
        self._levels = levels
        self._open_tables = open_tables
        self._told: dict[Who, Seeking] = {}
        self._opening: set[asyncio.Task[None]] = set()
        self._rests_until = float("-inf")
        self._elsewhere: set[Who] = set()  # those who wait by way of other nodes
        self._seated: dict[Who, tuple[str, float]] = {}  # of them, for a moment
        self.may_call: Callable[[], bool] = lambda: True  # of several nodes, one calls

    async def seek(self, listener: LobbyListener, asked: Seek) -> None:
        """Wait for others. Raises Refused."""
        who = listener.who
        if who is None:
            raise Refused(refusals.NO_SESSION)
        self._hub.path.check_writable()
        wish, name = _checked(asked), nicknames.clean(asked.nickname)
        if await self._store.count_open(who) >= self._open_tables:
            raise Refused(refusals.TOO_MANY_TABLES)
        if listener.outbox.is_closed():  # gone meanwhile: nobody would end its waiting
            return
        listener.seeks = True
        self.room.seek(who, wish, name, asked.nonce, self._clock(), id=_id_of(who, asked))
        self.call()
        self._changed()

    def give_up(self, who: Who | None) -> None:
        """Wait no longer, in any tab."""
        if who is not None:
            for listener in self.audience.of(who):
                listener.seeks = False
            self.room.give_up(who)
            self._changed()

    def leave(self, who: Who) -> None:
        """A tab has gone: whoever waits in no other one waits no longer."""
        if not any(listener.seeks for listener in self.audience.of(who)):
            self.give_up(who)

    def take_ghosts(self, who: Who | None, level: str) -> None:
        """Begin with bots on the missing seats. Raises Refused."""
        wish = self.room.wish_of(who or "")
        if wish is not None and level not in self._levels(wish.game):
            raise Refused(refusals.UNKNOWN_LEVEL)
        if wish is not None and not _suits(wish, level):
            raise Refused(refusals.LEVEL_ELSEWHERE)
        party = self.room.call_with_ghosts(who or "", self._clock())
        self._begin(party, level)

    def call(self) -> None:
        """Open a table for everybody whose wish can be fulfilled."""
        if self._clock() < self._rests_until or not self.may_call():
            return
        while (party := self.room.call()) is not None:
            self._begin(party, "")

    def queues(self) -> tuple[Queue, ...]:
        return tuple(Queue(wish.game, wish.seats, many) for wish, many in self.room.queues())

    def tell_all(self) -> None:
        """How it stands, to everybody for whom it has changed."""
        for who in {*self.room.people(), *self._told}:
            if not self.room.is_called(who) and self._standing(who) != self._told.get(who):
                self.tell(who)

    def tell(self, who: Who) -> None:
        standing = self._standing(who)
        if standing.game is None:
            self._told.pop(who, None)
        else:
            self._told[who] = standing
        message = encode_lobby(standing)
        for listener in self.audience.of(who):
            listener.outbox.put(message)

    def _standing(self, who: Who) -> Seeking:
        wish = self.room.wish_of(who)
        if wish is None:
            return Seeking()
        ghosts = self.room.offers_ghosts(wish, self._clock())
        return Seeking(wish.game, wish.seats, self.room.names(wish), ghosts)

    def _begin(self, party: Party, level: str) -> None:
        task = asyncio.create_task(self._open(party, level))
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)

    async def _open(self, party: Party, level: str) -> None:
        try:
            table = self._laid(party, level)
            await self._hub.begin(table, _calls(party, table.id))
        except Refused as error:
            if error.refusal is not refusals.CONFLICT or not await self._lead_back(party):
                self._fail(party, error)
        except Exception as error:
            self._fail(party, error)
        else:
            self.room.seated(party)
            self._lead(party, table.id)
        self._changed()

    async def _lead_back(self, party: Party) -> bool:
        """Lead those to their table whom somebody has called who could not say so any more."""
        try:
            called = await self._store.called([one.id for one in party.people])
        except Unreadable:
            return False
        for table in set(called.values()):
            people = tuple(one for one in party.people if called.get(one.id) == table)
            self.room.seated(replace(party, people=people))
            self._lead(replace(party, people=people), table)
        self.room.call_off(party)  # the others wait on
        if called:
            self.call()
        return bool(called)

    def _laid(self, party: Party, level: str) -> Table:
        """A table where all of them sit, in any order, and bots on the seats that are left."""
        wish, host = party.wish, party.people[0].who
        game = registry.find(wish.game)
        options = _options(wish)
        table = self._hub.lay(game, options, wish.seats, host, public=True)
        seats = list(range(wish.seats))
        self._hub.shuffle(seats)
        for seat, one in zip(seats, party.people, strict=False):
            before_play.sit(table, one.who, seat, _free_name(table, one.name), one.nonce)
        for seat in seats[len(party.people) :]:
            before_play.seat_bot(table, host, seat, level, self._levels(wish.game))
        return table

    def _lead(self, party: Party, table: str) -> None:
        """To every tab that waited; others of the same person learn that the waiting is over."""
        for one in party.people:
            if one.who in self._elsewhere:
                self._seated[one.who] = table, self._clock()
            self._lead_one(one.who, table)

    def _lead_one(self, who: Who, table: str) -> None:
        message = encode_lobby(Seated(table))
        self._told.pop(who, None)
        for listener in self.audience.of(who):
            listener.outbox.put(message if listener.seeks else encode_lobby(Seeking()))
            listener.seeks = False

    def tell_nodes(self, state: State) -> State:
        """Who waits here, and who was called, for other nodes."""
        now = self._clock()
        seated = self._seated.items()
        self._seated = {who: one for who, one in seated if one[1] > now - CALLED_SECONDS}
        waiting = [
            Waiting(one.who, wish.game, wish.seats, one.name, one.nonce, now - one.since, one.id)
            for wish, one in self.room.seekers()
            if one.who not in self._elsewhere
        ]
        called = {who: table for who, (table, _) in self._seated.items()}
        return replace(state, waiting=tuple(waiting), seated=called)

    def hear_nodes(self, others: tuple[State, ...]) -> None:
        """Those who wait on other nodes wait here as well; whoever was called there is led on."""
        for who, table in ((who, t) for other in others for who, t in other.seated.items()):
            if self.room.wish_of(who) is not None and who not in self._elsewhere:
                self.room.give_up(who)
                self._lead_one(who, table)
        waiting = {one.who: one for other in others for one in other.waiting}
        called = {who for other in others for who in other.seated} | self._seated.keys()
        for who in self._elsewhere - waiting.keys():
            self.room.give_up(who)
        here = set(self.room.people()) - self._elsewhere
        self._elsewhere = waiting.keys() - called - here
        now = self._clock()
        for who in self._elsewhere:
            one = waiting[who]
            since = now - one.waited
            self.room.seek(who, Wish(one.game, one.seats), one.name, one.nonce, since, id=one.id)
        if waiting:
            self.call()
        self._changed()

    def _fail(self, party: Party, error: Exception) -> None:
        """Nobody loses a place by it."""
        if not isinstance(error, Refused):
            _LOG.error("failed", exc_info=error)
        refusal = error.refusal if isinstance(error, Refused) else refusals.storage("storage_error")
        self._rests_until = self._clock() + REST_SECONDS
        self.room.call_off(party)
        for one in party.people:
            for listener in self.audience.of(one.who):
                listener.outbox.put(rejected(refusal))

    def _changed(self) -> None:
        self._hub.noticed.wanted.set()


def _id_of(who: Who, asked: Seek) -> str:
    """The name of a wish; a browser whose line broke wishes the same again with the same nonce."""
    if not asked.nonce:
        return token_hex(16)
    wish = f"{who}|{asked.game}|{asked.seats}|{asked.nonce}"
    return sha256(wish.encode()).hexdigest()


def _calls(party: Party, table: str) -> Write:
    """In the commit of their table: nobody is called to two."""
    now = now_in_ms()
    return Write(calls=tuple(CallRow(one.id, table, now) for one in party.people if one.id))


def rejected(refusal: Refusal) -> bytes:
    return encode_lobby(Rejected(refusal.code, refusal.rule, refusal.args))


def _checked(asked: Seek) -> Wish:
    game = registry.games().get(asked.game)
    if game is None:
        raise Refused(refusals.NO_SUCH_GAME)
    if not max(2, game.seats[0]) <= asked.seats <= game.seats[1]:
        raise Refused(refusals.BAD_SEATS)
    return Wish(asked.game, asked.seats)


def _options(wish: Wish) -> Any:
    """Whoever is called together plays by the usual ones."""
    game = registry.find(wish.game)
    return read_options(game, wish.seats, {}, game.opening)


def _suits(wish: Wish, level: str) -> bool:
    return suits(wish.game, level, wish.seats, _options(wish))


def _free_name(table: Table, name: str) -> str:
    """A name that nobody else at the table has: the second Ada is Ada 2 (T8)."""
    taken = [chair.name for chair in table.chairs if chair.name]
    names = [name, *(f"{name[: nicknames.LONGEST - 3].rstrip()} {n}" for n in range(2, 17))]
    return next(one for one in names if not any(nicknames.same(one, other) for other in taken))
