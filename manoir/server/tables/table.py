"""A table: seats around a game, without sockets, clocks or awaits.

Every method either raises Refused, and then nothing has changed, or returns the Change it made.
T1, T2... are the numbers of RULES.md, next to this file.
"""

from collections.abc import Iterable
from typing import Any, Final
from zlib import crc32

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from manoir.kernel import NATURE, Refused, Seat, put, registry
from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.kernel.record import Record, Undo, chain_start
from manoir.kernel.setup import options_of
from manoir.kernel.trail import Forgotten, Items
from manoir.server import refusals, wire
from manoir.server.people import sessions
from manoir.server.people.sessions import Who
from manoir.server.tables.deal import Deal
from manoir.server.tables.moves import decode_move, decode_question
from manoir.server.tables.seating import (
    EMPTY,
    Chair,
    Chairs,
    chair_at,
    free_name,
    own_chair,
    seats_of,
    shown,
)
from manoir.server.tables.tries import tried

NOTHING: Final[dict[str, Any]] = {}
MOST_UNDOS: Final = 1_000
MOST_RECORDS: Final = 20_000  # games at random take 6,400 at most


class Change(Struct, frozen=True, gc=False, kw_only=True):
    """What a command did: what must be kept, and who must hear of it."""

    room: bool = False  # the chairs, the options or the stage
    since: int | None = None  # the ply before, when the game went on
    action: str | None = None  # the name of the action that did it
    reply: wire.ServerMessage | None = None  # to who asked, and to nobody else
    said: wire.Said | None = None

    @property
    def must_be_kept(self) -> bool:
        return self.room or self.since is not None


class Intent(Struct, frozen=True, gc=False):
    """A move that a seat may make as far as the table is concerned; its game has not been asked."""

    seat: Seat
    move: Any
    id: str | None  # the name of the action


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
        pace: wire.Pace = "usual",
        next: str | None = None,
    ) -> None:
        self.id = id
        self.game = game
        self.options = options
        self._chairs = chairs
        self.deal = deal
        self.host = host
        self.public = public
        self.pace: wire.Pace = pace
        self.next = next
        self.match: Match | None = None
        self._watchers: dict[Who | None, tuple[Seat | None, ...]] = {}  # for the present chairs
        self.has_had_bots = any(chair.by_bot for chair in chairs)  # since it is in memory
        self.actions: dict[str, int] = {}  # the ply each named action was played at
        self.keeps: int | None = None  # how many moves it remembers; None: all
        self._earlier = bytearray()  # marks of the actions that it has forgotten

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

    def sit(self, who: Who, seat: Seat, nickname: str, nonce: str) -> Change:
        """Take a free seat, or change one's own name and nonce."""
        self._before_start()
        chair = chair_at(self.chairs, seat)
        if chair.kind != "empty" and not chair.held_by(who):
            raise Refused(refusals.SEAT_TAKEN)
        name = free_name(self.chairs, seat, nickname)
        wins = chair.wins if chair.held_by(who) else 0
        return self._seat(seat, Chair("person", name, None, who, nonce, wins))

    def seat_bot(self, who: Who, seat: Seat, level: str, levels: tuple[str, ...]) -> Change:
        self._before_start()
        self._host(who)
        if chair_at(self.chairs, seat).kind == "person":
            raise Refused(refusals.SEAT_TAKEN)
        _known(level, levels)
        return self._seat(seat, Chair("bot", level=level))

    def stand(self, who: Who, seat: Seat) -> Change:
        self._before_start()
        chair = chair_at(self.chairs, seat)
        if not chair.held_by(who) and not self.is_host(who):
            raise Refused(refusals.NOT_YOUR_SEAT)
        return self._seat(seat, EMPTY)

    def configure(self, who: Who, options: bytes, public: bool) -> Change:
        self._before_start()
        self._host(who)
        wanted = read_options(self.game, self.seats, options, self.game.opening)
        if self.deal_of and wanted != self.options:
            raise Refused(refusals.SAME_DEAL)
        self.options, self.public = wanted, public
        return Change(room=True)

    def set_pace(self, who: Who, pace: wire.Pace, *, host_gone: bool = False) -> Change:
        """How quickly the bots answer, from their next move on."""
        self._host_or_heir(who, host_gone)
        self.pace = pace
        return Change(room=True)

    def start(self, who: Who, *, host_gone: bool = False) -> Change:
        self._before_start()
        self._host_or_heir(who, host_gone)
        if EMPTY in self.chairs:
            raise Refused(refusals.SEATS_EMPTY)
        if self.deal.nonces is None:
            self.deal.nonces = tuple(chair.nonce for chair in self.chairs)
        options = msgspec.to_builtins(self.options)
        self.match = Match(self.game, seats=self.seats, dice=self.deal.dice(), **options)
        return Change(room=True, since=0)

    def play(self, who: Who, asked: wire.Play) -> Change:
        return self._carry_out(self.wants_to_play(who, asked))

    def wants_to_play(self, who: Who, asked: wire.Play | wire.TakeBack) -> Intent | Change:
        """The move that a seat asks for, or the answer that it has had already (T11)."""
        chair = own_chair(self.chairs, asked.seat, who)
        if asked.id in self.actions:
            return self._repeat(asked.seat, asked.id)
        if _mark(asked.id) in self._earlier:
            raise Forgotten
        match = self._running()
        if not match.is_fresh(asked.seat, asked.ply):
            raise Refused(refusals.stale(match.ply))
        if chair.by_bot:
            raise Refused(refusals.STAND_IN_PLAYS)
        move = decode_move(self.game, bytes(asked.move)) if type(asked) is wire.Play else Undo()
        return Intent(asked.seat, move, asked.id)

    def try_out(self, who: Who, asked: wire.Try) -> Change:
        """T25: what a move would do, where nothing is hidden. Nothing changes."""
        move = self.wants_to_try(who, asked)
        state = self._running().state
        return Change(reply=tried(self.game, state, asked.seat, move, asked.id))

    def wants_to_try(self, who: Who, asked: wire.Try) -> Any:
        """The move that a seat may try out now."""
        own_chair(self.chairs, asked.seat, who)
        self._running()
        if not self.game.tries:
            raise Refused(refusals.NO_TRIES)
        return decode_move(self.game, bytes(asked.move))

    def asks(self, who: Who, asked: wire.Consult) -> Any:
        """T26: a question to the house, which its game finds proper."""
        own_chair(self.chairs, asked.seat, who)
        match = self._running()
        if self.game.advice is None:
            raise Refused(refusals.NO_ADVICE)
        question = decode_question(self.game, bytes(asked.question))
        refusal = self.game.advice.refuse(match.view(asked.seat), asked.seat, question)
        if refusal is not None:
            raise Refused(refusal)
        return question

    def take_back(self, who: Who, asked: wire.TakeBack) -> Change:
        return self._carry_out(self.wants_to_play(who, asked))

    def bot_move(self, seat: Seat, ply: int, move: Any) -> Change:
        return self._carry_out(self.bot_wants_to_play(seat, ply, move))

    def bot_wants_to_play(self, seat: Seat, ply: int, move: Any) -> Intent:
        """A bot's move is an ordinary one: it answers a position, and may come too late."""
        match = self._running()
        if not self.chairs[seat].by_bot or not match.is_fresh(seat, ply):
            raise Refused(refusals.stale(match.ply))
        return Intent(seat, move, None)

    def ready_for(self, intent: Intent) -> Match:
        """The match that the move is for. Raises Refused where the log takes no more."""
        match = self.match
        assert match is not None, "somebody wants to play"
        if self.keeps is not None and match.ply - match.first_ply > 2 * self.keeps:
            self.trim(self.keeps)
        self._check_length(match, intent.move)
        return match

    def has_played(self, intent: Intent, since: int) -> Change:
        """What is to be kept and told of a move, once its match has played it."""
        match, id = self.match, intent.id
        assert match is not None, "the game runs"
        if id is not None:
            self.actions[id] = since
        reply = wire.Accepted(id, match.ply) if id is not None else None
        over = match.outcome is not None
        return Change(room=over, since=since, action=id, reply=reply)

    def stand_in(
        self, who: Who, seat: Seat, level: str, levels: tuple[str, ...], gone: bool
    ) -> Change:
        """A bot plays for a seat: its owner's wish, or the others' once its owner has gone."""
        self._running()
        chair = chair_at(self.chairs, seat)
        if chair.kind != "person":
            raise Refused(refusals.NOBODY_THERE)
        if not chair.held_by(who):
            self._at_table(who)
            if not gone:
                raise Refused(refusals.STILL_HERE)
        _known(level, levels)
        return self._seat(seat, replace(chair, level=level))

    def come_back(self, who: Who, seat: Seat) -> Change:
        chair = own_chair(self.chairs, seat, who)
        if not chair.by_bot:
            raise Refused(refusals.NO_STAND_IN)
        return self._seat(seat, replace(chair, level=None))

    def say(self, who: Who, seat: Seat, phrase: wire.Phrase) -> Change:
        own_chair(self.chairs, seat, who)
        return Change(said=wire.Said(seat, phrase))

    def check_again(self, who: Who) -> None:
        self._at_table(who)
        if self.stage != "over":
            raise Refused(refusals.NOT_OVER)

    def again(self, id: str, who: Who, seed: bytes | None) -> "Table":
        """The table of a rematch, where another seat starts; without a seed, the same deal."""
        scored = self._scored()
        turned = scored if seed is None else (*scored[1:], scored[0])
        chairs = tuple(replace(chair, nonce="", level=_own_level(chair)) for chair in turned)
        deal = self.deal if seed is None else Deal(seed, id)
        copy = Deal(deal.seed, deal.table, deal.nonces)
        return Table(
            id,
            self.game,
            self.options,
            chairs,
            copy,
            host=who,
            public=self.public,
            pace=self.pace,
        )

    def _scored(self) -> Chairs:
        """The chairs, whoever has won with one win more."""
        outcome = self.match.outcome if self.match else None
        winners = outcome.winners if outcome else ()
        return tuple(
            replace(chair, wins=chair.wins + 1) if seat in winners else chair
            for seat, chair in enumerate(self.chairs)
        )

    def holder(self, seat: Seat) -> Who | None:
        return chair_at(self.chairs, seat).holder

    def is_host(self, who: Who | None) -> bool:
        return sessions.same(self.host, who)

    def room(self, reader: Who | None, present: frozenset[Who], watchers: int) -> wire.Room:
        over = self.stage == "over"
        return wire.Room(
            table=self.id,
            game=self.game.id,
            stage=self.stage,
            options=msgspec.to_builtins(self.options),
            public=self.public,
            pace=self.pace,
            chairs=tuple(shown(chair, reader, present) for chair in self.chairs),
            host=self.is_host(reader),
            host_here=self.host in present,
            watchers=watchers,
            commitment=self.deal.commitment,
            seed=self.deal.seed.hex() if over else None,
            next=self.next,
            deal_of=self.deal_of,
        )

    def restore(self, log: Iterable[Record], actions: dict[str, int]) -> None:
        """Fold a stored log. Raises Refused where the rules forbid a record."""
        dice = self.deal.dice()
        self.match = Match.replay(self.game, self.seats, self.options, dice, log)
        self.actions = actions

    def trim(self, keep: int) -> None:
        """Forget what is on the disk, except for the last moves."""
        if self.match is None:
            return
        self.match.trim(keep)
        for id, ply in list(self.actions.items()):
            if ply >= self.match.first_ply:
                break
            del self.actions[id]
            self._earlier += _mark(id)

    def _carry_out(self, intent: Intent | Change) -> Change:
        if isinstance(intent, Change):
            return intent
        match = self.ready_for(intent)
        since = match.ply
        match.play(intent.seat, intent.move)
        return self.has_played(intent, since)

    def _repeat(self, seat: Seat, id: str) -> Change:
        """T11: the same action again gets the same answer."""
        assert self.match is not None, "actions come after the start"
        ply = self.actions[id]
        if self.match.log[ply].seat != seat:
            raise Refused(refusals.ID_TAKEN)
        return Change(reply=wire.Accepted(id, _settled(self.match.log, ply)))

    def _check_length(self, match: Match, move: Any) -> None:
        """T27: nobody plays and takes back for ever. Each undo is a record and voids another."""
        if self.is_full:
            raise Refused(refusals.TOO_LONG)
        if isinstance(move, Undo) and match.ply - len(match.history) >= 2 * MOST_UNDOS:
            raise Refused(refusals.TOO_MANY_UNDOS)

    def _seat(self, seat: Seat, chair: Chair) -> Change:
        self.chairs = put(self.chairs, seat, chair)
        return Change(room=True)

    def _running(self) -> Match:
        if self.match is None or self.match.outcome:
            raise Refused(refusals.NOT_RUNNING)
        return self.match

    def _before_start(self) -> None:
        if self.match is not None:
            raise Refused(refusals.ALREADY_STARTED)

    def _host(self, who: Who) -> None:
        if not self.is_host(who):
            raise Refused(refusals.HOST_ONLY)

    def _host_or_heir(self, who: Who, host_gone: bool) -> None:
        """T4: the host, or if the host has gone, anybody who sits here."""
        if not host_gone or not seats_of(self.chairs, who):
            self._host(who)

    def _at_table(self, who: Who) -> None:
        if not self.is_host(who) and not seats_of(self.chairs, who):
            raise Refused(refusals.NOT_AT_TABLE)


def read_options(
    game: Game, seats: int, options: bytes | dict[str, Any], unnamed: dict[str, Any] = NOTHING
) -> Any:
    """The game's own options; those `unnamed` count where nothing else is said.

    Raises Refused for what does not fit (T16).
    """
    try:
        given = _read_object(options) if isinstance(options, bytes) else options
        typed = options_of(game, seats, unnamed | given)
        game.rules.new(seats, typed)
    except (ValueError, RecursionError) as error:  # msgspec's and Unicode's are ValueErrors
        raise Refused(refusals.bad_options(str(error))) from None
    return typed


def _read_object(text: bytes) -> dict[str, Any]:
    """Raises ValueError for what is not a JSON object."""
    return msgspec.json.decode(text, type=dict[str, Any])


def _known(level: str, levels: tuple[str, ...]) -> None:
    if level not in levels:
        raise Refused(refusals.UNKNOWN_LEVEL)


def _own_level(chair: Chair) -> str | None:
    return chair.level if chair.kind == "bot" else None


def _mark(id: str) -> bytes:
    """A short trace of an action; another may have the same, which costs a look at the disk."""
    return crc32(id.encode()).to_bytes(4, "big")


def _settled(log: Items[Record], ply: int) -> int:
    """The ply after a move and nature's answers to it."""
    after = ply + 1
    while after < len(log) and log[after].seat == NATURE:
        after += 1
    return after
