"""The commands. Each imports what it needs only when it runs: `manoir --help` is quick."""

from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from cyclopts import App, Parameter
from rich.table import Table

from manoir import Damaged, Match, __version__, games, recheck, verify
from manoir.kernel import NATURE
from manoir.kernel.commands import exits
from manoir.kernel.commands.console import PipedConsole
from manoir.kernel.commands.exits import Failure
from manoir.kernel.game import Game
from manoir.kernel.match_parts.setup import opening_options
from manoir.kernel.record import Undo
from manoir.kernel.registry import UnknownGame, find
from manoir.kernel.text.notation import shorten

if TYPE_CHECKING:
    from manoir.bots.bot import Level

LONGEST_BENCH: Final = 3600.0  # seconds a measurement


app = App(name="manoir", version=__version__, help="A haunted house of board games.")
console = PipedConsole()
app.command("manoir.cli.admin:app", name="admin")


@app.command
def serve(*, host: str = "127.0.0.1", port: int = 8000) -> None:
    """Open the house: a web server for this machine, its network or a club.

    Settings come from MANOIR_* variables; see the README.
    """
    from manoir.server.run import serve

    serve(host, port)


@app.command
def migrate() -> None:
    """Bring the database to this version's schema, without opening the house.

    `serve` does the same at its start. For several nodes: before the first new one is started.
    """
    from manoir.server.settings import from_environment
    from manoir.server.store.postgres.choosing import migrate

    name, changed = migrate(from_environment())
    console.print(f"{name} {'is up to date now' if changed else 'was up to date'}", highlight=False)


@app.command
def check(*, data: Path | None = None) -> None:
    """Go through a house's file: every table, every move, every hash; the house may be open.

    Parameters
    ----------
    data: the folder of the house; by default, MANOIR_DATA.
    """
    from manoir.server.store.check import check_file, house_file

    path = house_file(data or _data_folder())
    found = check_file(path, _say)
    console.print(f"{path}: {found.tables} tables, {found.damaged} damaged", highlight=False)
    if found.other_rules:
        console.print(f"{found.other_rules} of other rules, which were not played through")
    if not found.is_whole:
        raise Failure(f"{path} is damaged, or has lost something", exits.BAD_DATA)


@app.command
def backup(file: Path, *, data: Path | None = None) -> None:
    """Copy a house into one file while it is open.

    Parameters
    ----------
    file: the copy, which must not be there yet.
    data: the folder of the house; by default, MANOIR_DATA, or all that is in MANOIR_DATABASE.
    """
    from manoir.server.store.backup import back_up
    from manoir.server.store.check import house_file

    if database := "" if data else _database():
        from manoir.server.store.postgres.choosing import copying

        found = copying().back_up(database, file, _say)
        _say(f"{file}: {found.tables} tables, every hash is right")
        return
    path = house_file(data or _data_folder())
    back_up(path, file)
    console.print(f"{file}: a copy of {path}", highlight=False)


@app.command
def restore(file: Path, *, data: Path | None = None, replace: bool = False) -> None:
    """Put a backup into an empty data folder, after checking every table and every hash in it.

    Where MANOIR_DATABASE is set, into that database, which must be empty: a backup of a folder
    can be put into a database, and the other way round.

    Parameters
    ----------
    file: what `manoir backup` has written.
    data: the folder of the house, which no server may be using; by default, MANOIR_DATA.
    replace: put the house that is there aside, in a folder of its own.
    """
    from manoir.server.store.restore import restore as put_back

    if database := "" if data else _database():
        if replace:
            sentence = "--replace is for a folder: name an empty database in MANOIR_DATABASE"
            raise Failure(sentence, exits.USAGE)
        from manoir.server.store.postgres.choosing import copying

        found = copying().restore(file, database, _say)
        _say(f"the database has {found.tables} tables now, every hash is right")
        return
    folder = data or _data_folder()
    done = put_back(file, folder, _say, replace=replace)
    if done.aside:
        _say(f"{done.aside}: the house that was there before")
    _say(f"{folder}: {done.checked.tables} tables, every hash is right")


@app.command(name="doctor")
def see_doctor(
    *, host: str = "127.0.0.1", port: int = 8000, url: str | None = None, json: bool = False
) -> None:
    """Look whether everything is as a house needs it, and say what to do where it is not.

    Parameters
    ----------
    host: where the server listens, or shall.
    port: where the server listens, or shall.
    url: the address that visitors use, such as https://games.example.org: looked at from outside.
    json: answer for programs.
    """
    from manoir.cli.doctor import examine, report

    report(console, examine(host, port, url), json=json)


@app.command(name="games")
def list_games() -> None:
    """List the games, their seats, their options and their bots."""
    from manoir.bots.bot import levels

    table = Table("game", "seats", "options", "bots")
    for game in games().values():
        opening = opening_options(game)
        options = ", ".join(f"{name}={value}" for name, value in opening.items())
        bots = ", ".join(map(_offered, levels(game.id)))
        table.add_row(game.id, "–".join(map(str, game.seats)), options, bots)
    console.print(table)


def _offered(level: "Level") -> str:
    """The name of a level, and where it plays."""
    return f"{level.name} ({limits})" if (limits := level.limits()) else level.name


@app.command
def play(
    game: str | None = None,
    *,
    seats: int = 2,
    people: int = 1,
    bots: str | None = None,
    seed: int | None = None,
    lang: str | None = None,
    save: Path | None = None,
    option: Annotated[dict[str, str] | None, Parameter(name="option")] = None,
) -> None:
    """Play in the terminal, against bots or around one screen.

    Parameters
    ----------
    game: see `manoir games`; by default, the first of them.
    seats: how many players there are in all.
    people: how many of them sit at this keyboard; the others are bots.
    bots: how good they are: see `manoir games`; by default, next to the weakest.
    seed: the same seed rolls the same dice.
    lang: the language to speak, such as en, fr or de; by default, that of the machine.
    save: write the match there when it is over, or when you leave.
    option: a printed variant, such as --option.podium true.
    """
    from manoir.cli.play import play_match
    from manoir.cli.setup import Setup

    setup = Setup(
        game=_game(game or next(iter(games()))),
        seats=seats,
        people=people,
        bots=bots,
        seed=seed,
        lang=lang,
        options=_options(option or {}),
    )
    play_match(console, setup, save)


@app.command(name="bot")
def seat_bot(
    bot: str,
    *,
    table: str,
    name: str = "Guest",
    seat: int | None = None,
    budget: float = 1.0,
    seed: int = 0,
) -> None:
    """Let a bot of your own play at a real table, beside people, as a guest of that house.

    Parameters
    ----------
    bot: a class that hears and chooses, such as my.package:Bot; see docs/research.md.
    table: the table's page, such as http://127.0.0.1:8000/t/abcdefgh12.
    name: yours; people see a bot that was brought by you.
    seat: which, counted from 0; by default, any that is free.
    budget: seconds for a choice, handed to the bot.
    seed: handed to the bot.
    """
    from manoir.cli.bot import run_bot

    run_bot(console, bot, table, name=name, seat=seat, budget=budget, seed=seed)


app.command("manoir.arena.duel:run_duel", name="duel")


@app.command
def arena(
    game: str,
    *bots: str,
    seats: int = 2,
    deals: int = 500,
    seed: int = 0,
    jobs: int = 1,
    ray: str | None = None,
    out: Path | None = None,
    losses: bool = True,
    budget: float = 1.0,
    option: Annotated[dict[str, str] | None, Parameter(name="option")] = None,
) -> None:
    """Let bots play a tournament with paired deals, and write a report; docs/arena.md.

    What was stopped goes on when the same command is given again.

    Parameters
    ----------
    game: see `manoir games`.
    bots: two or more: levels of the house, or your own, such as my.package:Bot.
    seats: how many players a game has.
    deals: how many; on each, every bot has every seat equally often.
    seed: of the first deal.
    jobs: processes of this machine that play.
    ray: the address of a Ray cluster that plays instead, such as auto or 127.0.0.1:6379.
    out: the folder for games, tables and the report; by default, one named by all of this.
    losses: save every game that somebody lost.
    budget: seconds for a choice, handed to bots.
    option: a printed variant, such as --option.mode night.
    """
    from manoir.arena.command import Asked, run_arena
    from manoir.arena.contest import Contest

    contest = Contest(
        game, bots, seats, seed, _options(option or {}), budget=budget, keeps_losses=losses
    )
    run_arena(Asked(contest, deals, jobs, ray, out), console)


@app.command(name="verify")
def verify_file(file: Path, *, commitment: str | None = None, moves: bool = False) -> None:
    """Check a saved match: every rule, every die, every look, and the outcome.

    Parameters
    ----------
    file: what the end of a game, or `manoir play --save`, has written.
    commitment: the seal of the dice that the table showed before play.
    moves: list the log, each move as short text.
    """
    try:
        match = verify(_read(file), commitment=commitment)
    except Damaged as damaged:
        raise Failure(f"{file}: {damaged}", exits.REFUTED) from None
    if moves:
        _list_moves(match)
    ranks = match.outcome.ranks if match.outcome else "not over yet"
    console.print(f"{file}: {match.game.id}, {match.seats} seats, {match.ply} plies, ranks {ranks}")
    console.print(f"every move is by the rules and every die by the seed; hash {match.hash}")
    differences = recheck(match)
    for ply, difference in differences:
        console.print(f"ply {ply}, looked at again: {difference.what}")
    if any(difference.decides for _, difference in differences):
        sentence = f"{file}: this machine's judge does not see what the log says"
        raise Failure(sentence, exits.REFUTED)


@app.command
def bench(game: str | None = None, *, seconds: float = 3.0, gpu: bool = False) -> None:
    """Measure moves a second through `Match`, and of compiled games, for one game or all.

    Parameters
    ----------
    game: only this one; or `research`: steps a second of the environments to learn in.
    seconds: how long each measurement takes.
    gpu: play on a GPU, for games that can: whole games, one thread each.
    """
    from manoir.cli.bench import bench_core, bench_gpu
    from manoir.kernel.compiled.measure import Unavailable

    if not (isfinite(seconds) and 0 < seconds <= LONGEST_BENCH):
        sentence = f"a measurement takes more than 0 and at most {LONGEST_BENCH:.0f} seconds"
        raise Failure(f"{sentence}, not {seconds}", exits.USAGE)
    if game == "research":
        _bench_research(seconds, gpu=gpu)
        return
    chosen = [_game(game)] if game else list(games().values())
    if not gpu:
        bench_core(console, chosen, seconds)
        return
    try:
        bench_gpu(console, chosen, seconds)
    except Unavailable as error:
        raise Failure(str(error), exits.UNAVAILABLE) from None


@app.command(name="study")
def run_study(
    name: str, *, games: int | None = None, seed: int = 1, out: Path | None = None
) -> None:
    """Answer a question about the games: memory, goal, first, strong or doors; see docs/studies.md.

    Parameters
    ----------
    name: which question.
    games: how many of each kind are played; by default, as many as in docs/studies.md.
    seed: any whole number from 0 on; the same one gives the same figures.
    out: a folder for the plots, as SVG.
    """
    from manoir.cli.study import answer

    answer(console, name, games=games, seed=seed, out=out)


def _say(line: str) -> None:
    console.print(line, markup=False, highlight=False, soft_wrap=True)


def _bench_research(seconds: float, *, gpu: bool) -> None:
    from manoir.cli.bench_research import bench_research
    from manoir.kernel.compiled.measure import Unavailable

    try:
        bench_research(console, list(games().values()), seconds, gpu=gpu)
    except Unavailable as error:
        raise Failure(str(error), exits.UNAVAILABLE) from None


def _database() -> str:
    """The address of the database that nodes share; empty: there is none."""
    from manoir.server.settings import from_environment

    return from_environment().database


def _data_folder() -> Path:
    from manoir.server.settings import from_environment

    return from_environment().file_folder()


def _list_moves(match: Match) -> None:
    """Print the log, a line a record; what is too long to read is cut."""
    for record in match.log:
        who = "nature" if record.seat == NATURE else record.seat
        is_undo = isinstance(record.move, Undo)
        text = "undo" if is_undo else shorten(match.game.notation.write_move(record.move))
        console.print(f"{record.ply} {who}: {text}", markup=False, highlight=False, soft_wrap=True)


def _game(name: str) -> Game:
    try:
        return find(name)
    except UnknownGame as error:
        raise Failure(str(error), exits.USAGE) from None


def _options(given: dict[str, str]) -> dict[str, Any]:
    """Values as JSON where they are JSON, else as words."""
    values: dict[str, Any] = {}
    for name, text in given.items():
        try:
            values[name] = msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError):
            values[name] = text
    return values


def _read(file: Path) -> bytes:
    from manoir.kernel import archive

    try:
        return archive.read(file)
    except OSError as error:
        raise Failure(f"{file} cannot be read: {exits.reason(error)}", exits.NO_INPUT) from None
