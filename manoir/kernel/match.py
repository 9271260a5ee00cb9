"""A match: one game being played, as its options and its log.

Replay, undo, forks and verification are folds of that log. Nature's moves are in it, drawn from
the dice as soon as they are due. Draws are numbered by the line of moves that still stand, so
taking a move back never changes a later roll.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec

from manoir.kernel import archive, registry
from manoir.kernel.chance import Observation, Observer
from manoir.kernel.dice import SEED_BYTES, Dice, FairDice, FastDice
from manoir.kernel.game import Game, Rules
from manoir.kernel.outcome import Outcome
from manoir.kernel.record import Record, Undo, chain, chain_start
from manoir.kernel.refusal import Refusal, Refused
from manoir.kernel.seats import NATURE, Seat

_NOT_SEATED: Final = Refusal("not_seated", "H1")
_NOTHING_TO_UNDO: Final = Refusal("nothing_to_undo", "H3")


class Step:
    """A move that stands, and the state before it."""

    __slots__ = ("before", "move", "seat")

    def __init__(self, before: Any, seat: Seat, move: Any) -> None:
        self.before = before
        self.seat = seat
        self.move = move


class Match:
    """A game, its seats, its dice and its log."""

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
        self.game = registry.find(game) if isinstance(game, str) else game
        self.rules: Rules = self.game.rules
        self.options = options_of(self.game, seats, options)
        self.seats = seats
        self.dice = dice or dice_of(seed)
        self.observer = observer
        self.log: list[Record] = []
        self.history: list[Step] = []  # the moves that stand: the log, with undo carried out
        self.state = self.rules.new(seats, self.options)
        self.advance_nature()

    @property
    def ply(self) -> int:
        return len(self.log)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.rules.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state)

    @property
    def hash(self) -> str:
        """The chain over the whole log: two matches with one hash are the same match."""
        link = chain_start(self.game.id, self.game.version, self.seats, self.options)
        for record in self.log:
            link = chain(link, record)
        return link

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        return self.rules.legal(self.state, seat)

    def view(self, seat: Seat | None) -> Any:
        return self.rules.view(self.state, seat)

    def check(self, seat: Seat, move: Any) -> Refusal | None:
        """None if that seat may play that move now."""
        if not 0 <= seat < self.seats:
            return _NOT_SEATED
        if isinstance(move, Undo):
            return self.check_undo(seat)
        return self.rules.check(self.state, seat, move)

    def is_fresh(self, seat: Seat, ply: int) -> bool:
        """Whether a move that answers an older position still answers this one.

        It does where several act at once: since then only others have moved, by their own choice.
        """
        if ply == self.ply:
            return True
        since = self.log[ply:] if ply < self.ply else []
        if not since or any(r.seat in {seat, NATURE} or isinstance(r.move, Undo) for r in since):
            return False
        return seat in self.rules.to_act(self.history[-len(since)].before)

    def play(self, seat: Seat, move: Any) -> None:
        """Play a move, and nature's answer. Raises Refused, and then nothing has changed."""
        refusal = self.check(seat, move)
        if refusal:
            raise Refused(refusal)
        self._append(seat, move)
        self.advance_nature()

    def undo(self, seat: Seat) -> None:
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

    def events(self, index: int, watcher: Seat | None) -> tuple[Any, ...]:
        """What a watcher learnt of one move of the line."""
        step = self.history[index]
        following = self.history[index + 1].before if index + 1 < len(self.history) else self.state
        return self.rules.events(step.before, step.seat, step.move, following, watcher)

    def save(self, path: str | Path) -> None:
        """Write the match as one JSON file, whole or not at all."""
        archive.write(Path(path), self.pack())

    @classmethod
    def load(cls, path: str | Path, *, observer: Observer = None) -> Match:
        """Read a saved match. Raises archive.Damaged, naming what is wrong with it."""
        return cls.unpack(archive.read(Path(path)), observer=observer)

    def pack(self) -> bytes:
        return archive.encode(
            archive.File(
                manoir=archive.FORMAT,
                game=self.game.id,
                version=self.game.version,
                seats=self.seats,
                options=msgspec.to_builtins(self.options),
                dice=archive.pack_dice(self.dice),
                log=tuple((r.ply, r.seat, msgspec.to_builtins(r.move)) for r in self.log),
                outcome=self.outcome,
                hash=self.hash,
            )
        )

    @classmethod
    def unpack(cls, data: bytes, *, observer: Observer = None) -> Match:
        """The match in a file, checked whole except for the dice, which `verify` rolls again."""
        file = archive.decode(data)
        game = archive.game_of(file)
        try:
            options = options_of(game, file.seats, file.options)
            log = archive.records_of(file, game)
            dice = archive.unpack_dice(file.dice)
            match = cls.replay(game, file.seats, options, dice, log, observer=observer)
        except Refused as error:
            raise archive.Damaged("forbidden_move", str(error)) from None
        except archive.Damaged:
            raise
        except ValueError as error:
            raise archive.Damaged("bad_options", str(error)) from None
        if (match.outcome, match.hash) != (file.outcome, file.hash):
            raise archive.Damaged("wrong_end", "the log ends otherwise than the file says")
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
        observer: Observer = None,
    ) -> Match:
        """The fold of a log. Raises Refused at the first record that the rules forbid."""
        match = cls.__new__(cls)
        match.game, match.rules, match.dice = game, game.rules, dice
        match.seats, match.options, match.observer = seats, options, observer
        match.log, match.history = [], []
        match.state = match.rules.new(seats, options)
        for record in log:
            match.replay_record(record)
        return match

    def advance_nature(self) -> None:
        """Let nature move for as long as she is to act."""
        while self.rules.to_act(self.state) == (NATURE,):
            self._append(NATURE, self.nature_move())

    def replay_record(self, record: Record) -> None:
        """Append a record that was played before: nature's are believed if they are possible."""
        if record.ply != self.ply:
            raise Refused(Refusal("wrong_ply", "H2", {"ply": record.ply}))
        if record.seat != NATURE:
            refusal = self.check(record.seat, record.move)
        elif self.to_act == (NATURE,) and self.rules.chance(self.state).allows(record.move):
            refusal = None
        else:
            refusal = Refusal("impossible_chance", "H2")
        if refusal:
            raise Refused(refusal)
        self._append(record.seat, record.move)

    def nature_move(self) -> Any:
        """What the dice say, when nature is to act, or what she sees: the same each time."""
        chance = self.rules.chance(self.state)
        if isinstance(chance, Observation):
            return chance.look(self.observer)
        draws = iter(range(1 << 30))
        label, ply, below = self.game.id, len(self.history), self.dice.below
        return chance.draw(lambda bound: below(label, ply, next(draws), bound))

    def _append(self, seat: Seat, move: Any) -> None:
        self.log.append(Record(len(self.log), seat, move))
        if isinstance(move, Undo):
            step = self.history.pop()
            self.state = self.rules.after_undo(step.before, step.seat, step.move, self.state)
        else:
            before = self.state
            self.state = self.rules.apply(before, seat, move)
            self.history.append(Step(before, seat, move))

    def _revealed(self, step: Step) -> bool:
        watchers = (None, *range(self.seats))
        return any(
            isinstance(event, self.rules.REVEALS)
            for watcher in watchers
            for event in self.rules.events(step.before, step.seat, step.move, self.state, watcher)
        )


def options_of(game: Game, seats: int, options: dict[str, Any]) -> Any:
    """The options, typed and checked. Raises ValueError with a sentence that says what is wrong."""
    fewest, most = game.seats
    if not fewest <= seats <= most:
        raise ValueError(f"{game.id} is for {fewest} to {most} seats, not {seats}")
    try:
        return msgspec.convert(options, game.options)
    except msgspec.ValidationError as error:
        raise ValueError(f"options of {game.id}: {error}") from None


def dice_of(seed: int | bytes | None) -> Dice:
    """Fair dice from 32 bytes, new ones if none are given; fast ones from a number."""
    if isinstance(seed, int):
        return FastDice(seed)
    return FairDice(secrets.token_bytes(SEED_BYTES) if seed is None else seed)
