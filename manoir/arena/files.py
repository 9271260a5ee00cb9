"""What stands in the folder at the end: tables, every game as a line, the games that were lost."""

import csv
import io
import re
from collections.abc import Sequence
from pathlib import Path

import msgspec

from manoir.arena.contest import Contest
from manoir.arena.folder import Folder, cannot_write
from manoir.arena.parts import Parts
from manoir.arena.playing import Played
from manoir.arena.tables import Tables


def write_tables(folder: Folder, tables: Tables) -> None:
    folder.write("tables.json", msgspec.json.format(msgspec.json.encode(tables)) + b"\n")


def write_games(folder: Folder, contest: Contest, games: Sequence[Played]) -> None:
    """All games as lines, without times: the same bytes, whoever played them."""
    text, seats = io.StringIO(), range(contest.seats)
    lines = csv.writer(text, lineterminator="\n")
    bots, ranks = [f"bot_{seat}" for seat in seats], [f"rank_{seat}" for seat in seats]
    lines.writerow(["deal", "rotation", *bots, *ranks, "why", "plies", "fault", "hash"])
    for game in games:
        names = [contest.bots[bot] for bot in game.bots]
        fault = game.fault.what if game.fault else ""
        line = [game.deal, game.rotation, *names, *game.ranks, game.why, game.plies, fault]
        lines.writerow([*line, game.hash])
    folder.write("games.csv", text.getvalue().encode())


def write_losses(folder: Folder, parts: Parts, contest: Contest) -> int:
    """Every game that somebody lost, as `manoir verify` and the film read it; how many there are.

    It lies in the folder of each bot that lost it.
    """
    places = {name: folder.path / "losses" / slug(name) for name in contest.bots}
    count = 0
    try:
        for place in places.values():
            place.mkdir(parents=True, exist_ok=True)
        for frame in parts.each(["deal", "rotation", "bots", "ranks", "saved"]):
            for row in frame.iter_rows(named=True):
                count += bool(row["saved"])
                _write_loss(row, contest, places)
    except OSError as error:
        raise cannot_write(folder.path / "losses", error) from None
    return count


def _write_loss(row: dict[str, object], contest: Contest, places: dict[str, Path]) -> None:
    bots, ranks, saved = row["bots"], row["ranks"], row["saved"]
    assert isinstance(bots, list)
    assert isinstance(ranks, list)
    assert isinstance(saved, bytes)
    if not saved:
        return
    lost = {contest.bots[bot] for bot, rank in zip(bots, ranks, strict=True) if rank > 1}
    for name in lost:
        path = places[name] / f"deal-{row['deal']:05}-{row['rotation']:02}.json"
        if not path.exists() or path.stat().st_size != len(saved):
            path.write_bytes(saved)


def slug(name: str) -> str:
    """A bot's name as that of a file."""
    return re.sub(r"[^A-Za-z0-9._-]", "-", name)
