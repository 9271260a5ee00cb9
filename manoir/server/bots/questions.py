"""What is said between the house and the processes in which bots think.

Pickled, so never defined where one starts. A process is given views and what a seat was told of
moves, never a state.
"""

import struct
from typing import Any, Final

from msgspec import Struct

from manoir.bots.play import Heard

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

    player: int
    heard: tuple[Heard, ...]


class Choose(Struct, frozen=True):
    """A bot is to move. Answered with a move."""

    number: int
    player: int
    view: Any
    legal: tuple[Any, ...]
    budget: float


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
