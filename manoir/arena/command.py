"""`manoir arena`: check, play what is still to be played, count, and write the report."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from rich.console import Console

from manoir.arena.checking import check_contest, check_number
from manoir.arena.contest import Contest, fixtures, rotations
from manoir.arena.folder import Folder, manifest_of
from manoir.arena.playing import Played
from manoir.arena.progress import shown
from manoir.arena.workers import InProcess, Workers
from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure

if TYPE_CHECKING:
    from manoir.arena.parts import Parts

NEEDED: Final = {"arena": ("polars", "openskill", "matplotlib"), "ray": ("ray",)}
FIRST_PART: Final = 1.0  # seconds until games are written; then twice as many
SECONDS_A_PART: Final = 10.0  # at most: what a kill can cost
MOST_JOBS: Final = 1024
GAMES_A_PART: Final = 5000


class Asked(Struct, frozen=True):
    """An arena, as asked for on the command line."""

    contest: Contest
    deals: int
    jobs: int = 1
    ray: str | None = None
    out: Path | None = None


def run_arena(asked: Asked, console: Console) -> None:
    """Play an arena to its end. Raises Failure with a sentence; nothing that was played is lost."""
    contest = asked.contest
    _check(asked)
    _check_installed("arena")
    if asked.ray is not None:
        _check_installed("ray")
    manifest = manifest_of(contest, asked.deals)
    out = asked.out or Path(f"arena-{contest.game}-{manifest.digest[:8]}")
    with Folder(out, manifest) as folder:
        from manoir.arena.parts import Parts

        parts = Parts(folder)
        play_rest(asked, parts, Console(stderr=True, soft_wrap=True))
        _conclude(folder, parts, console)


def _check(asked: Asked) -> None:
    check_number("deals", asked.deals)
    check_number("jobs", asked.jobs, MOST_JOBS)
    bots = asked.contest.bots
    if len(bots) < 2:
        raise Failure("an arena is for two bots or more: see `manoir games`", exits.USAGE)
    if twice := [bot for bot in bots if bots.count(bot) > 1]:
        raise Failure(f"{twice[0]} is named twice", exits.USAGE)
    if not 0 < asked.contest.budget <= 3600:
        raise Failure(f"--budget is 0 to 3600 seconds, not {asked.contest.budget}", exits.USAGE)
    check_contest(asked.contest)


def _check_installed(extra: str) -> None:
    missing = [name for name in NEEDED[extra] if find_spec(name) is None]
    if missing:
        sentence = f"this needs {' and '.join(missing)}: pip install 'manoir[{extra}]'"
        raise Failure(sentence, exits.UNAVAILABLE)


def play_rest(asked: Asked, parts: "Parts", console: Console) -> None:
    """Play all games that are not there yet."""
    contest, done = asked.contest, parts.done()
    waiting = [each for each in fixtures(contest, asked.deals) if each not in done]
    if done and waiting:
        console.print(f"going on: {len(done):,} games are there already", highlight=False)
    if not waiting:
        return
    total = asked.deals * rotations(contest)
    with _backend(asked) as backend:
        games = shown(backend.play(contest, waiting), len(done), total, console)
        try:
            _keep(games, parts)
        except KeyboardInterrupt:
            console.print("stopped; the same command goes on from here", highlight=False)
            raise


def _keep(games: Iterator[Played], parts: "Parts") -> None:
    """Write games as they come, a part every few seconds, and the last ones whatever happens."""
    fresh, since, pause = list[Played](), monotonic(), FIRST_PART
    try:
        for game in games:
            fresh.append(game)
            if monotonic() - since >= pause or len(fresh) >= GAMES_A_PART:
                part, fresh = fresh, []
                parts.append(part)
                since, pause = monotonic(), min(2 * pause, SECONDS_A_PART)
    finally:
        if fresh:
            parts.append(fresh)


def _backend(asked: Asked) -> Any:
    if asked.ray is not None:
        from manoir.arena.cluster import Cluster

        return Cluster(asked.ray)
    return InProcess() if asked.jobs == 1 else Workers(asked.jobs)


def _conclude(folder: Folder, parts: "Parts", console: Console) -> None:
    from manoir.arena import files
    from manoir.arena.report.page import page_of
    from manoir.arena.summary import print_summary
    from manoir.arena.tables import tables_of
    from manoir.arena.times import millis_by_bot

    contest, games = folder.manifest.contest, parts.games()
    tables, millis = tables_of(contest, games), millis_by_bot(contest, games)
    files.write_tables(folder, tables)
    files.write_games(folder, contest, games)
    losses = files.write_losses(folder, parts, contest) if contest.keeps_losses else 0
    page = page_of(folder.manifest, tables, games, millis)
    folder.write("report.html", page.encode())
    print_summary(console, contest, tables, millis)
    where = f"{folder.path / 'report.html'}: the report"
    saved = f"; {folder.path / 'losses'}: {losses:,} games that somebody lost" if losses else ""
    console.print(where + saved, markup=False, highlight=False, soft_wrap=True)
