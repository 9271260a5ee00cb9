"""The door of a match: whatever a caller hands in becomes the game's own bounded types, or nothing.

A move is written out and read back with its game's types, so that every field is checked against
its bounds, however the object was made.
"""

from collections.abc import Callable
from operator import index
from typing import Any, Final, get_args

import msgspec

from manoir.kernel.dice import SEED_BYTES, Dice
from manoir.kernel.game import Game
from manoir.kernel.per_game import per_game
from manoir.kernel.record import Undo
from manoir.kernel.seats import NATURE, Seat

_encode: Final = msgspec.msgpack.Encoder().encode
_UNREADABLE: Final = (msgspec.MsgspecError, TypeError, ValueError, OverflowError, RecursionError)
_SEEDS: Final = range(-(1 << 63), 1 << 64)  # what a saved file can hold


def read_seat(seat: object, seats: int) -> Seat | None:
    """The seat as a plain number, or None for anything that is not a seat of this match."""
    number = _whole(seat)
    return number if number is not None and 0 <= number < seats else None


def read_move(game: Game, move: object) -> Any:
    """The move in its game's own types, or None for anything that is not one of its moves."""
    kinds, decode = _reader(game)
    if type(move) not in kinds:
        return None
    try:
        return decode(_encode(move))
    except _UNREADABLE:
        return None


def prepare(game: Game) -> None:
    """Make what `read_move` needs, before there are several threads."""
    _reader(game)


def watcher(seat: object, seats: int) -> Seat | None:
    """A seat of the match, or None for a spectator. Raises ValueError for anything else."""
    if seat is None:
        return None
    number = read_seat(seat, seats)
    if number is None:
        raise ValueError(f"{_shown(seat)} is not a seat of this match: it has 0 to {seats - 1}")
    return number


def actor(seat: object, seats: int) -> Seat:
    """A seat of the match, or NATURE. Raises ValueError for anything else."""
    if type(seat) is int and (0 <= seat < seats or seat == NATURE):
        return seat
    number = watcher(seat, seats)
    if number is None:
        raise ValueError(f"None is not a seat of this match: it has 0 to {seats - 1}")
    return number


def check_seats(game: Game, seats: object) -> int:
    """The number of seats. Raises ValueError where the game is not for that many."""
    fewest, most = game.seats
    number = _whole(seats)
    if number is None or not fewest <= number <= most:
        raise ValueError(f"{game.id} is for {fewest} to {most} seats, not {_shown(seats)}")
    return number


def check_seed(seed: object) -> int | bytes | None:
    """A number, 32 bytes, or None. Raises ValueError for anything else."""
    if seed is None:
        return None
    if isinstance(seed, bytes | bytearray | memoryview):
        if len(bytes(seed)) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(bytes(seed))}")
        return bytes(seed)
    number = _whole(seed)
    if number is None or number not in _SEEDS:
        raise ValueError(
            f"a seed is a whole number of 64 bits or {SEED_BYTES} bytes, not {_shown(seed)}"
        )
    return number


def check_dice(dice: object, seed: object) -> None:
    """Raises ValueError for dice that cannot be asked, or that come with a seed."""
    if seed is not None:
        raise ValueError("a match is given a seed or dice, not both")
    if not callable(getattr(dice, "below", None)) or isinstance(dice, type):
        raise ValueError(f"dice have a method `below`, like manoir.kernel.{Dice.__name__}")


def _whole(value: object) -> int | None:
    """A whole number of any integer type; a bool is not one."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]
    except Exception:  # whatever a stranger's __index__ raises
        return None


@per_game
def _reader(game: Game) -> tuple[frozenset[type], Callable[[bytes], Any]]:
    kinds = frozenset((*(get_args(game.move) or (game.move,)), Undo))
    return kinds, msgspec.msgpack.Decoder(game.move | Undo).decode


def _shown(value: object) -> str:
    """A short text for any object, even one that cannot be shown."""
    try:
        return repr(value)[:60]
    except Exception:
        return f"a {type(value).__name__}"
