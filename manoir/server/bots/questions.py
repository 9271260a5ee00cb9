"""What is said between the house and the processes in which bots think.

Pickled, so never defined where one starts. A process is given views and what a seat was told of
moves, never a state. What belongs to a game is encoded by its types: that takes a tenth of the time
to pickle it.
"""

import struct
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct, msgpack

from manoir.bots.play import Heard
from manoir.kernel import registry
from manoir.kernel.game import Game
from manoir.kernel.per_game import per_game
from manoir.server.processes.typed import ENCODER, tuple_of

SIZE: Final = struct.Struct(">I")  # before every message, either way
ANSWER: Final = struct.Struct(">IB")  # the number of what was asked, and one of those below
READY: Final = b"ready"

FOUND, FAILED, UNKNOWN = range(3)  # an answer; a bot that failed; a player that is not here


class WarmUp(Struct, frozen=True):
    """Bots of a game will be asked. Answered, with nothing, when they can choose at once."""

    number: int
    game: str


class Begin(Struct, frozen=True):
    """A bot sits down. Every player has a number of its own; it is never used again."""

    player: int
    game: str
    level: str
    seat: int
    seats: int
    seed: int
    view: Any  # before anything was played


class Hear(Struct, frozen=True):
    """What a bot was told of moves, in order, each with its view after it."""

    game: str
    player: int
    heard: tuple[Heard, ...]

    def __reduce__(self) -> "Pickled":
        return _read_hear, (self.game, self.player, ENCODER.encode(self.heard))


class Choose(Struct, frozen=True):
    """A bot is to move. Answered with a move."""

    game: str
    number: int
    player: int
    view: Any
    legal: tuple[Any, ...]
    budget: float

    def __reduce__(self) -> "Pickled":
        seen = ENCODER.encode((self.view, self.legal))
        return _read_choose, (self.game, self.number, self.player, seen, self.budget)


class Consult(Struct, frozen=True):
    """A seat asks the house, with all that it may know. Answered with advice."""

    number: int
    game: str
    seat: int
    view: Any
    question: Any


class Forget(Struct, frozen=True):
    """Bots that will not be asked again."""

    players: tuple[int, ...]


Question = WarmUp | Choose | Consult
Message = Question | Begin | Hear | Forget
Pickled = tuple[Callable[..., Message], tuple[Any, ...]]


def _read_hear(game: str, player: int, heard: bytes) -> Hear:
    return Hear(game, player, _heard_decoder(registry.find(game)).decode(heard))


def _read_choose(game: str, number: int, player: int, seen: bytes, budget: float) -> Choose:
    view, legal = _seen_decoder(registry.find(game)).decode(seen)
    return Choose(game, number, player, view, legal, budget)


@per_game
def _heard_decoder(game: Game) -> msgpack.Decoder[tuple[Heard, ...]]:
    heard = tuple_of(tuple_of(game.event, ...), game.view)
    return msgpack.Decoder(tuple_of(heard, ...))


@per_game
def _seen_decoder(game: Game) -> msgpack.Decoder[tuple[Any, tuple[Any, ...]]]:
    return msgpack.Decoder(tuple_of(game.view, tuple_of(game.move, ...)))
