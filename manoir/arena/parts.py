"""The games of an arena on the disk: Parquet files, each written whole, then never again.

A part is named by a hash of its bytes, and says to which arena it belongs.
"""

import io
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import polars as pl

from manoir.arena.contest import Fixture
from manoir.arena.folder import Folder
from manoir.arena.playing import Fault, Played
from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure

OWNER: Final = "manoir.arena"  # the key of a part's metadata
PRINT: Final = 16  # letters of the hash in a part's name
SCHEMA: Final[dict[str, Any]] = {
    "deal": pl.Int64,
    "rotation": pl.Int64,
    "bots": pl.List(pl.Int16),
    "ranks": pl.List(pl.Int16),
    "why": pl.String,
    "plies": pl.Int32,
    "hash": pl.String,
    "fault_seat": pl.Int16,
    "fault": pl.String,
    "micros": pl.List(pl.List(pl.UInt64)),
    "saved": pl.Binary,
}
KEY: Final = ["deal", "rotation"]


class Parts:
    """All parts of one arena."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._parts = folder.path / "parts"
        for left in self._parts.glob(".*"):  # a process was killed while it wrote
            left.unlink(missing_ok=True)

    def append(self, games: Sequence[Played]) -> None:
        """Write one part more. Raises Failure, and then the parts before it are all there."""
        frame = pl.DataFrame([_row(game) for game in games], schema=SCHEMA, orient="row")
        buffer = io.BytesIO()
        owner = self._folder.manifest.digest
        frame.write_parquet(buffer, compression="zstd", metadata={OWNER: owner})
        data = buffer.getvalue()
        number = 1 + max((int(path.name[:6]) for path in self._paths()), default=0)
        name = f"{number:06}-{sha256(data).hexdigest()[:PRINT]}.parquet"
        self._folder.write(f"parts/{name}", data)

    def done(self) -> set[Fixture]:
        keys = self.read(*KEY)
        return {Fixture(*row) for row in keys.iter_rows()}

    def read(self, *columns: str) -> pl.DataFrame:
        """These columns of all games, by deal and rotation."""
        wanted = [*KEY, *(name for name in columns if name not in KEY)]
        empty = pl.DataFrame(schema={name: SCHEMA[name] for name in wanted})
        frames = [frame.select(wanted) for frame in self.each(wanted)]
        return pl.concat([empty, *frames]).unique(KEY, keep="first").sort(KEY)

    def games(self) -> list[Played]:
        """All games, sorted, without what was saved of them."""
        rows = self.read(*(name for name in SCHEMA if name != "saved"))
        return [_game(row) for row in rows.iter_rows(named=True)]

    def each(self, columns: list[str]) -> Iterator[pl.DataFrame]:
        for path in self._paths():
            yield self._read(path, columns)

    def _paths(self) -> list[Path]:
        return sorted(self._parts.glob("*.parquet"))

    def _read(self, path: Path, columns: list[str]) -> pl.DataFrame:
        try:
            data = path.read_bytes()
        except OSError as error:
            raise Failure(f"{path} cannot be read: {exits.reason(error)}", exits.NO_INPUT) from None
        if path.stem[7:] != sha256(data).hexdigest()[:PRINT]:
            sentence = f"{path} is damaged: take it away, and its games are played again"
            raise Failure(sentence, exits.BAD_DATA)
        if not _belongs(data, self._folder.manifest.digest):
            raise Failure(f"{path} belongs to another arena: take it away", exits.BAD_DATA)
        return pl.read_parquet(io.BytesIO(data), columns=columns)


def _belongs(data: bytes, owner: str) -> bool:
    try:
        return pl.read_parquet_metadata(io.BytesIO(data)).get(OWNER) == owner
    except Exception:  # whatever it is, it is not ours
        return False


def _game(row: dict[str, Any]) -> Played:
    fault = None if row["fault_seat"] is None else Fault(row["fault_seat"], row["fault"])
    return Played(
        deal=row["deal"],
        rotation=row["rotation"],
        bots=tuple(row["bots"]),
        ranks=tuple(row["ranks"]),
        why=row["why"],
        plies=row["plies"],
        hash=row["hash"],
        fault=fault,
        micros=tuple(map(tuple, row["micros"])),
    )


def _row(game: Played) -> tuple[Any, ...]:
    fault = game.fault
    return (
        game.deal,
        game.rotation,
        game.bots,
        game.ranks,
        game.why,
        game.plies,
        game.hash,
        None if fault is None else fault.seat,
        None if fault is None else fault.what,
        game.micros,
        game.saved,
    )
