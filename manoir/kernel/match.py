"""A match: one game being played, as its options and its log.

Replay, undo, forks and verification are folds of that log. Nature's moves are in it, drawn from
the dice as soon as they are due. Draws are numbered by the line of moves that still stand, so
taking a move back never changes a later roll.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, msgpack

from manoir.kernel import archive, registry
from manoir.kernel.chance import Below, Observation, Observer
from manoir.kernel.dice import Dice
from manoir.kernel.game import Game, Rules
from manoir.kernel.match_parts import door
from manoir.kernel.match_parts.present import Present
from manoir.kernel.match_parts.setup import dice_of, game_of, options_of
from manoir.kernel.match_parts.trail import Forgotten, Items, Trail, first_of, kept_of, shortened
from manoir.kernel.outcome import Outcome
from manoir.kernel.per_game import per_game
from manoir.kernel.record import Record, Undo, chain, chain_encoded, chain_start, encode_move
from manoir.kernel.refusal import Refusal, Refused
from manoir.kernel.seats import NATURE, Seat
from manoir.kernel.text import position

_NATURE_ALONE: Final = (NATURE,)
_NOT_SEATED: Final = Refusal("not_seated", "H1")
_NOT_A_MOVE: Final = Refusal("not_a_move", "H4")
_NOTHING_TO_UNDO: Final = Refusal("nothing_to_undo", "H3")


@per_game
def _state_decoder(game: Game) -> msgpack.Decoder[Any]:
    return msgpack.Decoder(game.state)


class Step(Struct, frozen=True, gc=False, eq=False):
    """A move that stands, and the state before it."""

    before: Any
    seat: Seat
    move: Any


class Match:
    """A game, its seats, its dice and its log.

    Parameters
    ----------
    game: its name, or a Game.
    seats: how many play.
    seed: a whole number or 32 bytes; the same one gives the same dice. None: new ones each time.
    dice: instead of a seed.
    observer: what nature looks with, in games where she does; None for the game's own judge.
    options: those of the game; ValueError with a sentence for what it does not have.
    """

    def __init__(
        self,
        game: str | Game,
        *,
        seats: int,
        seed: int | bytes | None = None,
        dice: Dice | None = None,
        observer: Observer = None,
        **options: Any,
    ) -> None:
        if dice is not None:
            door.check_dice(dice, seed)
        found = game_of(game)
        number = door.check_seats(found, seats)
        self._begin(found, number, options_of(found, number, options), dice or dice_of(seed))
        self.observer: Observer = observer
        self.advance_nature()

    def _begin(self, game: Game, seats: int, options: Any, dice: Dice, start: str = "") -> None:
        """Set up a match with an empty log, from the beginning or from a position."""
        self.game = game
        self.rules: Rules = game.rules
        self.seats = seats
        self.options = options
        self.dice = dice
        self.observer = None  # what nature looks with, in games where she does
        self.start = start  # the position it began from, as text; "": the beginning
        self.log: Items[Record] = []
        self.ply = 0  # how long the log is
        self.history: Items[Step] = []  # the moves that stand: the log, with undo carried out
        self._links: Items[str] = []  # hashes by ply, as far as somebody has asked for them
        self.state = position.read(start)[3] if start else self.rules.new(seats, options)
        self._present = Present(self.rules, self.state)

    @classmethod
    def from_position(
        cls,
        text: str,
        *,
        seed: int | bytes | None = None,
        dice: Dice | None = None,
        observer: Observer = None,
    ) -> Match:
        """A match that begins where `match.position()` was. Raises ValueError with a sentence."""
        if dice is not None:
            door.check_dice(dice, seed)
        game, seats, options, _ = position.read(text)
        match = cls.__new__(cls)
        match._begin(game, seats, options, dice or dice_of(seed), text)
        match.observer = observer
        match.advance_nature()
        return match

    def position(self) -> str:
        """All there is to know now, as text; it tells what no seat may know."""
        return position.write(self.game, self.seats, self.options, self.state)

    def move(self, text: str) -> Any:
        """The move of a short text such as "N3>". Raises ValueError with a sentence."""
        if not isinstance(text, str):
            raise ValueError(f"a move is text, not a {type(text).__name__}")
        return self.game.notation.read_move(text)

    @property
    def first_ply(self) -> int:
        """The ply from which on its log is known: 0, unless it was trimmed."""
        return first_of(self.log)

    @property
    def kept(self) -> int:
        """How many records of its log are known: all, unless it was trimmed."""
        return len(kept_of(self.log))

    def trim(self, keep: int) -> None:
        """Forget all but the last moves, for a match whose log is kept elsewhere.

        It plays on as before, with the same dice and hashes, of which the last one stays. Whatever
        needs a part that is gone raises Forgotten, and then nothing has changed.
        """
        if keep < 1:
            raise ValueError(f"a match remembers one move at least, not {keep!r}")
        self._links = shortened(self.links, 1)
        self.log = shortened(self.log, keep)
        self.history = shortened(self.history, keep)

    def recent(self, most: int) -> list[Step]:
        """The last moves that stand, as many as are known and at most so many."""
        kept = kept_of(self.history)
        return kept[max(0, len(kept) - most) :]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats with a decision now; none at the end."""
        present = self._present
        return present.to_act if present.state is self.state else self.present.to_act

    @property
    def outcome(self) -> Outcome | None:
        """None while it is played; then why it ended, ranks and scores."""
        present = self._present
        return present.outcome if present.state is self.state else self.present.outcome

    @property
    def present(self) -> Present:
        """What follows from the present state, computed once."""
        if self._present.state is not self.state:
            self._present = Present(self.rules, self.state)
        return self._present

    @property
    def hash(self) -> str:
        """The chain over the whole log: two matches with one hash are the same match."""
        return self.links[-1]

    @property
    def links(self) -> Items[str]:
        """The chain of hashes: that of the empty log, then one a record."""
        links = self._links
        if not links:
            links.append(chain_start(self.game, self.seats, self.options, self.start))
        for record in self.log[len(links) - 1 :]:
            links.append(chain(links[-1], record))
        return links

    def written(self, since: int) -> list[tuple[Record, bytes, str]]:
        """The records from a ply on, each with its move encoded and its hash."""
        known = self._links
        if len(known) != since + 1:
            hashes = self.links[since + 1 :]
            records = zip(self.log[since:], hashes, strict=True)
            return [(record, encode_move(record.move), link) for record, link in records]
        written, link = [], known[-1]
        for record in self.log[since:]:
            move = encode_move(record.move)
            link = chain_encoded(link, record.ply, record.seat, move)
            known.append(link)
            written.append((record, move, link))
        if isinstance(known, Trail):
            known.forget(1)
        return written

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        """The moves open to a seat; a useful sample where they are too many to list."""
        return self.present.legal(door.actor(seat, self.seats))

    def sample(self, seat: Seat, below: Below) -> Any:
        """One legal move of a seat that acts, at random, without listing them all."""
        return self.present.sample(self._acting(seat), below)

    def view(self, seat: Seat | None) -> Any:
        """All that a seat may know now; None is a spectator."""
        return self.rules.view(self.state, door.watcher(seat, self.seats))

    def check(self, seat: Seat, move: Any) -> Refusal | None:
        """None if that seat may play that move now; whatever is given, nothing changes."""
        asked = self._read(seat, move)
        return asked if isinstance(asked, Refusal) else None

    def _read(self, seat: Any, move: Any) -> tuple[Seat, Any] | Refusal:
        """Seat and move in the game's own types if they may be played now, or why not."""
        place = door.read_seat(seat, self.seats)
        if place is None:
            return _NOT_SEATED
        if self.present.has_sampled(place, move):
            return place, move
        own = door.read_move(self.game, move)
        if own is None:
            return _NOT_A_MOVE
        if isinstance(own, Undo):
            return self.check_undo(place) or (place, own)
        if self.present.has_offered(place, own):
            return place, own
        return self.rules.check(self.state, place, own) or (place, own)

    def _acting(self, seat: Any) -> Seat:
        place = door.read_seat(seat, self.seats)
        if place is None or place not in self.to_act:
            raise ValueError(f"seat {seat!r} does not act now: {self!r}")
        return place

    def is_fresh(self, seat: Seat, ply: int) -> bool:
        """Whether a move that answers an older position still answers this one.

        It does where several act at once: since then only others have moved, by their own choice.
        """
        if ply == self.ply:
            return True
        since = self.log[max(ply, self.first_ply) :] if ply < self.ply else []
        if not since or any(r.seat in {seat, NATURE} or isinstance(r.move, Undo) for r in since):
            return False
        if ply < self.first_ply:
            raise Forgotten
        return seat in self.rules.to_act(self.history[-len(since)].before)

    def play(self, seat: Seat, move: Any) -> None:
        """Play a move, and nature's answer. Raises Refused, and then nothing has changed."""
        asked = self._read(seat, move)
        if isinstance(asked, Refusal):
            raise Refused(asked)
        state, ply, moves = self.state, self.ply, len(self.history)
        taken_back = self.history[-1:] if isinstance(asked[1], Undo) else []
        try:
            self._append(*asked)
            self.advance_nature()
        except BaseException:  # also where a look is interrupted: a move is played whole or not
            self.state, self.ply = state, ply
            del self.log[ply:], self.history[moves - len(taken_back) :]
            self.history.extend(taken_back)
            raise

    def fork(self) -> Match:
        """An independent match that has come to the same point; it costs microseconds."""
        match = Match.__new__(Match)
        match.__dict__.update(self.__dict__)
        match.log = self.log.copy()
        match.history = self.history.copy()
        match._links = self._links.copy()
        return match

    def pop(self) -> Any:
        """Erase the last move of a seat with nature's answers to it, and return that move.

        For programs that search: no rule of undo applies. Raises ValueError if there is none.
        """
        ply = self.ply - 1
        while ply >= 0 and self.log[ply].seat == NATURE:
            ply -= 1
        if ply < 0:
            raise ValueError("no seat has moved yet: there is nothing to take back")
        if ply < first_of(self._links):
            raise Forgotten
        move = self.log[ply].move
        if isinstance(move, Undo):
            again = self.rewound()
            for record in self.log[:ply]:
                again.replay_record(record)
            self.__dict__.update(again.__dict__)
            return move
        answers = self.ply - ply
        self.state, self.ply = self.history[-answers].before, ply
        del self.log[ply:], self.history[-answers:], self._links[ply + 1 :]
        return move

    def __copy__(self) -> Match:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.fork()  # all that is not copied is frozen

    def __getstate__(self) -> dict[str, Any]:
        if registry.games().get(self.game.id) is not self.game:
            raise TypeError(f"{self.game.id} is not a registered game, so it cannot be pickled")
        left_out = ("rules", "_present")
        kept = {name: value for name, value in self.__dict__.items() if name not in left_out}
        state = msgpack.encode(self.state)  # it takes a twentieth of the time to pickle it
        return kept | {"game": (self.game.id, self.game.version), "observer": None, "state": state}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        name, version = kept["game"]
        game = registry.find(name)
        if game.version != version:
            raise ValueError(f"a match of {name} {version}; this house plays {game.version}")
        state = _state_decoder(game).decode(kept["state"])
        self.__dict__.update(kept | {"game": game, "rules": game.rules, "state": state})
        self._present = Present(self.rules, self.state)

    def __repr__(self) -> str:
        if self.outcome:
            now = f"won by seat {', '.join(map(str, self.outcome.winners)) or 'nobody'}"
        else:
            now = f"seat {', '.join(map(str, self.to_act))} to act"
        return f"<Match {self.game.id}, {self.seats} seats, ply {self.ply}, {now}>"

    def undo(self, seat: Seat) -> None:
        """Take the last move back, as a record of its own. Raises Refused where it may not be."""
        self.play(seat, Undo())

    def check_undo(self, seat: Seat) -> Refusal | None:
        """H3: never across a die, a reveal, another player's move or the end."""
        if not self.history or self.outcome:
            return _NOTHING_TO_UNDO
        last = self.history[-1]
        if last.seat == NATURE:
            return Refusal("undo_crosses_dice", "H3")
        if last.seat != seat:
            return Refusal("undo_crosses_player", "H3")
        return Refusal("undo_crosses_reveal", "H3") if self._revealed(last) else None

    def undoer(self) -> Seat | None:
        """The seat that may take its last move back."""
        kept = kept_of(self.history)
        if not kept or kept[-1].seat == NATURE or self.outcome or self._revealed(kept[-1]):
            return None
        return kept[-1].seat

    def events(self, index: int, watcher: Seat | None) -> tuple[Any, ...]:
        """What a watcher learnt of one move of the history; -1 is the last."""
        moves, seat = len(self.history), door.watcher(watcher, self.seats)
        if type(index) is not int or not -moves <= index < moves:
            raise ValueError(f"{index!r} is not a move of this match: it has {moves}")
        step, after = self.history[index], index % moves + 1
        following = self.history[after].before if after < moves else self.state
        return self.rules.events(step.before, step.seat, step.move, following, seat)

    def save(self, path: str | Path) -> None:
        """Write the match as one JSON file, whole or not at all."""
        archive.write(Path(path), self.pack())

    @classmethod
    def load(cls, path: str | Path, *, observer: Observer = None) -> Match:
        """Read a saved match. Raises archive.Damaged, naming what is wrong with it."""
        return cls.unpack(archive.read(Path(path)), observer=observer)

    def pack(self) -> bytes:
        """The bytes that `save` writes."""
        return archive.pack(self)

    @classmethod
    def unpack(cls, data: bytes, *, observer: Observer = None) -> Match:
        """The match in a file, checked whole except for the dice, which `verify` rolls again."""
        file = archive.decode(data)
        game = archive.game_of(file)
        try:
            options = options_of(game, file.seats, file.options)
            log = archive.records_of(file, game)
            dice = archive.unpack_dice(file.dice)
            match = cls.replay(
                game, file.seats, options, dice, log, start=file.start or "", observer=observer
            )
        except Refused as error:
            raise archive.Damaged("forbidden_move", str(error)) from None
        except archive.Damaged:
            raise
        except ValueError as error:
            raise archive.Damaged("bad_options", str(error)) from None
        if (match.outcome, match.hash) != (file.outcome, file.hash):
            raise archive.Damaged("wrong_end", "the log ends otherwise than the file says")
        match.advance_nature()  # a log that was cut off before nature's answer goes on
        return match

    @classmethod
    def replay(
        cls,
        game: Game,
        seats: int,
        options: Any,
        dice: Dice,
        log: Iterable[Record],
        *,
        start: str = "",
        observer: Observer = None,
    ) -> Match:
        """The fold of a log. Raises Refused at the first record that the rules forbid."""
        match = cls.__new__(cls)
        match._begin(game, door.check_seats(game, seats), options, dice, start)
        match.observer = observer
        for record in log:
            match.replay_record(record)
        return match

    def rewound(self) -> Match:
        """The same match before its first move."""
        return Match.replay(
            self.game,
            self.seats,
            self.options,
            self.dice,
            (),
            start=self.start,
            observer=self.observer,
        )

    def advance_nature(self) -> None:
        """Let nature move for as long as she is to act."""
        while self.present.to_act == _NATURE_ALONE:
            self._append(NATURE, self.nature_move())

    def replay_record(self, record: Record) -> None:
        """Append a record that was played before: nature's are believed if they are possible."""
        if record.ply != self.ply:
            raise Refused(Refusal("wrong_ply", "H2", {"ply": record.ply}))
        asked = (
            self._read_chance(record.move)
            if record.seat == NATURE
            else self._read(record.seat, record.move)
        )
        if isinstance(asked, Refusal):
            raise Refused(asked)
        self._append(*asked)

    def _read_chance(self, move: Any) -> tuple[Seat, Any] | Refusal:
        own = door.read_move(self.game, move)
        if own is None:
            return _NOT_A_MOVE
        if self.to_act != (NATURE,) or not self.rules.chance(self.state).allows(own):
            return Refusal("impossible_chance", "H2")
        return NATURE, own

    def nature_move(self) -> Any:
        """What the dice say, when nature is to act, or what she sees: the same each time."""
        chance = self.rules.chance(self.state)
        if isinstance(chance, Observation):
            return chance.look(self.observer)
        label, ply, below, draws = self.game.id, len(self.history), self.dice.below, count()
        return chance.draw(lambda bound: below(label, ply, next(draws), bound))

    def _append(self, seat: Seat, move: Any) -> None:
        if isinstance(move, Undo):
            step = self.history.pop()
            self.state = self.rules.after_undo(step.before, step.seat, step.move, self.state)
        else:
            before = self.state
            self.state = self.rules.apply(before, seat, move)
            self.history.append(Step(before, seat, move))
        self.log.append(Record(self.ply, seat, move))
        self.ply += 1

    def _revealed(self, step: Step) -> bool:
        reveals, events = self.rules.REVEALS, self.rules.events
        if not reveals:
            return False
        for watcher in (None,) if self.game.same_view else (None, *range(self.seats)):
            for event in events(step.before, step.seat, step.move, self.state, watcher):
                if isinstance(event, reveals):
                    return True
        return False
