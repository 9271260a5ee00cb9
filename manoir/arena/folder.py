"""The folder of an arena: what was asked for, and who may write there."""

import sys
from contextlib import suppress
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any, Final

import msgspec
from msgspec import Struct

import manoir
from manoir.arena.contest import Contest
from manoir.bots.loading import is_own
from manoir.kernel import archive
from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.kernel.match_parts.setup import options_of
from manoir.kernel.registry import find

FORMAT: Final = 1
MANIFEST: Final = "arena.json"
_ENCODER: Final = msgspec.json.Encoder(order="deterministic")
NAMES: Final = {"keeps_losses": "losses"}  # of options whose fields are called otherwise


class Manifest(Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides how every game of an arena goes."""

    arena: int  # the format of this folder
    manoir: str
    rules: int  # the version of the game's rules
    contest: Contest
    deals: int
    code: dict[str, str]  # of bots that are somebody's own, a hash of their file

    @property
    def digest(self) -> str:
        return sha256(_ENCODER.encode(self)).hexdigest()


def manifest_of(contest: Contest, deals: int) -> Manifest:
    """What these arguments ask for, with every option of the game named."""
    game = find(contest.game)
    options = options_of(game, contest.seats, contest.options)
    as_read = msgspec.json.decode(_ENCODER.encode(options))  # lists, where there were tuples
    whole = msgspec.structs.replace(contest, options=as_read)
    code = {bot: _code(bot) for bot in contest.bots if is_own(bot)}
    return Manifest(FORMAT, manoir.__version__, game.version, whole, deals, code)


def _code(bot: str) -> str:
    """A hash of the file that a bot is in; what else it uses is not looked at."""
    spec = find_spec(bot.partition(":")[0])
    with suppress(OSError):
        if spec is not None and spec.origin is not None:
            return sha256(Path(spec.origin).read_bytes()).hexdigest()
    return ""


class Folder:
    """A folder that belongs to one arena, and to one process while it is open."""

    def __init__(self, path: Path, manifest: Manifest) -> None:
        self.path, self.manifest = path, manifest
        self._lock: IO[str] | None = None

    def __enter__(self) -> "Folder":
        try:
            (self.path / "parts").mkdir(parents=True, exist_ok=True)
            self._lock = (self.path / ".lock").open("w")
        except OSError as error:
            raise cannot_write(self.path, error) from None
        try:
            _lock(self._lock, self.path)
            self._begin_or_go_on()
        except BaseException:
            self._lock.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        assert self._lock is not None
        self._lock.close()

    def write(self, name: str, data: bytes) -> None:
        """Write a file whole or not at all. Raises Failure."""
        try:
            archive.write(self.path / name, data)
        except OSError as error:
            raise cannot_write(self.path / name, error) from None

    def _begin_or_go_on(self) -> None:
        path = self.path / MANIFEST
        if not path.exists():
            if any((self.path / "parts").iterdir()):
                sentence = f"{self.path} holds games, but no {MANIFEST} says of what"
                raise Failure(f"{sentence}: name another --out", exits.BAD_DATA)
            self.write(MANIFEST, msgspec.json.format(_ENCODER.encode(self.manifest)) + b"\n")
            return
        if difference := _difference(_read(path), self.manifest):
            sentence = f"{self.path} holds another arena: {difference}"
            raise Failure(f"{sentence}; name another --out", exits.USAGE)


def cannot_write(path: Path, error: OSError) -> Failure:
    return Failure(f"{path} cannot be written: {exits.reason(error)}", exits.CANNOT_WRITE)


def _read(path: Path) -> Manifest:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Manifest)
    except OSError as error:
        raise Failure(f"{path} cannot be read: {exits.reason(error)}", exits.NO_INPUT) from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Failure(f"{path} is not an arena's: {error}", exits.BAD_DATA) from None


def _difference(there: Manifest, asked: Manifest) -> str:
    """What another arena was asked for, in words; nothing if it is the same."""
    for name, old, new in _pairs(there, asked):
        if old != new:
            if name == "code":
                changed = [bot for bot in new if old.get(bot) != new[bot]]
                return f"the code of {', '.join(changed)} was another"
            return f"{name} is {_shown(old)} there, and not {_shown(new)}"
    return ""


def _pairs(there: Manifest, asked: Manifest) -> list[tuple[str, Any, Any]]:
    fields = [name for name in Contest.__struct_fields__ if name not in {"is_duel", "options"}]
    pairs = [
        (NAMES.get(name, name), getattr(there.contest, name), getattr(asked.contest, name))
        for name in fields
    ]
    for name in asked.contest.options | there.contest.options:
        old, new = there.contest.options.get(name), asked.contest.options.get(name)
        pairs.append((f"option {name}", old, new))
    for name in ("deals", "arena", "manoir", "rules", "code"):
        pairs.append((name, getattr(there, name), getattr(asked, name)))
    return pairs


def _shown(value: Any) -> str:
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _lock(file: IO[str], path: Path) -> None:
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Failure(f"another process plays in {path}", exits.IN_USE) from None
    except OSError as error:
        raise cannot_write(path, error) from None
