"""A match as one JSON file, and the proof that nobody has touched it.

The file ends with a seal over everything before it, and is always written in one canonical way,
so that any changed bit is found: by the JSON, the types, the encoding, the seal, the rules or the
dice.
"""

import os
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from manoir.kernel import registry
from manoir.kernel.dice import Dice, FairDice, FastDice, commitment
from manoir.kernel.game import Game
from manoir.kernel.outcome import Outcome
from manoir.kernel.record import Record, Undo

if TYPE_CHECKING:
    from manoir.kernel.match import Match

FORMAT: Final = 1
LARGEST: Final = 16 * 1024 * 1024
_ENCODER: Final = msgspec.json.Encoder(order="deterministic")


class Fair(Struct, frozen=True, tag="fair", forbid_unknown_fields=True):
    """The dice of a table; `commitment` is what was shown before play."""

    seed: str
    table: str
    nonces: tuple[str, ...]
    commitment: str


class Fast(Struct, frozen=True, tag="fast", forbid_unknown_fields=True):
    """The dice of a simulation."""

    seed: int


class File(Struct, frozen=True, forbid_unknown_fields=True):
    """What is in a saved match."""

    manoir: int  # the format of this file
    game: str
    version: int  # of the game's rules
    seats: int
    options: dict[str, Any]
    dice: Fair | Fast
    log: tuple[tuple[int, int, dict[str, Any]], ...]
    outcome: Outcome | None
    hash: str
    start: str | msgspec.UnsetType = msgspec.UNSET  # a position, where it is not the beginning
    seal: str = ""


class Damaged(ValueError):
    """The file is not a match, or not any more: `code` names what is wrong."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code


def pack(match: "Match") -> bytes:
    """A match as the bytes of a file."""
    return encode(
        File(
            manoir=FORMAT,
            game=match.game.id,
            version=match.game.version,
            seats=match.seats,
            options=msgspec.to_builtins(match.options),
            dice=pack_dice(match.dice),
            log=tuple((r.ply, r.seat, msgspec.to_builtins(r.move)) for r in match.log),
            outcome=match.outcome,
            hash=match.hash,
            start=match.start or msgspec.UNSET,
        )
    )


def encode(file: File) -> bytes:
    """The one way to write a file, with its seal."""
    seal = sha256(_ENCODER.encode(msgspec.structs.replace(file, seal=""))).hexdigest()
    return _ENCODER.encode(msgspec.structs.replace(file, seal=seal)) + b"\n"


def decode(data: bytes) -> File:
    """The file, if it is whole and unchanged."""
    try:
        file = msgspec.json.decode(data, type=File)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Damaged("not_a_match", str(error)) from None
    if file.manoir != FORMAT:
        raise Damaged("unknown_format", f"format {file.manoir}; this house reads {FORMAT}")
    if encode(file) != data:
        raise Damaged("broken_seal", "the file was changed after it was saved")
    return file


def write(path: Path, data: bytes) -> None:
    """Beside the file first, then in its place: a crash leaves the old one or the new one."""
    handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(beside).replace(path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


def read(path: Path) -> bytes:
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)  # what is not a regular file may never end
    if len(data) > LARGEST:
        raise Damaged("too_large", f"a saved match has at most {LARGEST} bytes")
    return data


def game_of(file: File) -> Game:
    try:
        game = registry.find(file.game)
    except registry.UnknownGame as error:
        raise Damaged("unknown_game", str(error)) from None
    if game.version != file.version:
        raise Damaged("other_rules", f"rules {file.version}; this house plays {game.version}")
    return game


def records_of(file: File, game: Game) -> tuple[Record, ...]:
    try:
        return tuple(
            Record(ply, seat, msgspec.convert(move, game.move | Undo))
            for ply, seat, move in file.log
        )
    except msgspec.ValidationError as error:
        raise Damaged("unknown_move", str(error)) from None


def pack_dice(dice: Dice) -> Fair | Fast:
    if isinstance(dice, FairDice):
        shown = commitment(dice.seed, dice.table)
        return Fair(dice.seed.hex(), dice.table, dice.nonces, shown)
    if isinstance(dice, FastDice):
        return Fast(dice.seed)
    raise TypeError(f"dice of a kind that cannot be saved: {dice!r}")


def unpack_dice(saved: Fair | Fast) -> Dice:
    if isinstance(saved, Fast):
        return FastDice(saved.seed)
    try:
        seed = bytes.fromhex(saved.seed)
        dice = FairDice(seed, saved.table, saved.nonces)
    except ValueError as error:
        raise Damaged("bad_seed", str(error)) from None
    if commitment(seed, saved.table) != saved.commitment:
        raise Damaged("wrong_commitment", "the seed is not the one that was committed to")
    return dice
