"""What can be asked for over HTTP. It knows no framework; errors are named `HttpProblem`s."""

import io
import re
from typing import Final

import msgspec
import segno

from manoir.kernel import Refused, registry
from manoir.kernel.match import Match
from manoir.server import refusals, wire
from manoir.server.house import House
from manoir.server.net.encoder import encode_game
from manoir.server.net.problems import HttpProblem, of_refusal
from manoir.server.net.request_context import RequestContext
from manoir.server.people.sessions import Session, Who
from manoir.server.store.store import Summary
from manoir.server.tables import projections
from manoir.server.tables.table import Table, read_options

_TABLE_ID: Final = re.compile(r"[a-z0-9]{10}\Z")


def games(house: House) -> tuple[wire.GameInfo, ...]:
    return tuple(
        wire.GameInfo(game.id, *game.seats, levels=house.bots.levels(game.id))
        for game in registry.games().values()
    )


def game_sheet(house: House, game: str) -> wire.GameSheet:
    """Words and options of a game that has no client of its own."""
    sheet = house.sheets.get(game)
    if sheet is None:
        raise HttpProblem(404, "no_such_game")
    return sheet


async def tables(house: House) -> tuple[wire.Listed, ...]:
    return tuple(_listed(summary) for summary in await house.store.listing())


async def me(house: House, session: Session | None) -> wire.Me:
    who, account = house.accounts.who(session), house.accounts.account(session)
    mine = await house.store.of_person(who) if who else ()
    tables = tuple(_listed(summary) for summary in mine)
    return wire.Me(tables=tables, account=account.name if account else None)


async def my_games(house: House, session: Session | None) -> tuple[wire.Played, ...]:
    who = house.accounts.who(session)
    played = await house.store.finished(who) if who else ()
    return tuple(_played(summary, who) for summary in played)


async def open_table(
    house: House, context: RequestContext, who: Who, wanted: wire.OpenTable
) -> str:
    """Open a table for whoever asks; return its id."""
    game = registry.games().get(wanted.game)
    if game is None:
        raise HttpProblem(404, "no_such_game")
    if not game.seats[0] <= wanted.seats <= game.seats[1]:
        raise HttpProblem(400, "bad_seats", fewest=game.seats[0], most=game.seats[1])
    try:
        options = read_options(game, wanted.seats, wanted.options)
        await _check_quota(house, context, who)
        return await house.hub.open(game, options, wanted.seats, who, wanted.public)
    except Refused as error:
        raise of_refusal(error.refusal) from None


async def table(house: House, id: str) -> wire.Listed:
    summary = await house.store.summary(id) if _TABLE_ID.match(id) else None
    if summary is None:
        raise of_refusal(refusals.NO_SUCH_TABLE)
    return _listed(summary)


async def replay(house: House, context: RequestContext, id: str, eye: int | None) -> bytes:
    """Encoded here, because the game's own types are in it."""
    table = await _table(house, id)
    try:
        return encode_game(
            table.game, projections.replay(table, house.accounts.who(context.session), eye)
        )
    except Refused as error:
        raise of_refusal(error.refusal) from None


async def save(house: House, id: str) -> bytes:
    """The file that `manoir verify` checks. It has the seed in it: only after the end."""
    return (await _finished(house, id))[1].pack()


async def analysis(house: House, id: str) -> bytes:
    """How good every choice was. It tells what was hidden: only after the end."""
    table, match = await _finished(house, id)
    return await house.analyses.of(table.id, match)


async def invite(house: House, context: RequestContext, id: str) -> bytes:
    """The table's address as a picture for telephones."""
    await table(house, id)
    if context.origin is None:
        raise HttpProblem(400, "bad_host")
    picture = io.BytesIO()
    code = segno.make(f"{context.origin}/t/{id}", error="m", micro=False)
    code.save(picture, kind="svg", scale=8, border=2, xmldecl=False, svgclass=None, lineclass=None)
    return picture.getvalue()


async def _table(house: House, id: str) -> Table:
    if not _TABLE_ID.match(id):
        raise of_refusal(refusals.NO_SUCH_TABLE)
    try:
        return await house.hub.read(id)
    except Refused as error:
        raise of_refusal(error.refusal) from None


async def _finished(house: House, id: str) -> tuple[Table, Match]:
    table = await _table(house, id)
    if table.match is None or table.stage != "over":
        raise of_refusal(refusals.NOT_OVER)
    return table, table.match


async def _check_quota(house: House, context: RequestContext, who: Who) -> None:
    if await house.store.count_open(who) >= house.settings.open_tables:
        raise HttpProblem(429, "too_many_tables", most=house.settings.open_tables)
    if not house.creations.take(context.address):
        raise HttpProblem(429, "too_many_creations", most=house.settings.creations)


def _listed(summary: Summary) -> wire.Listed:
    chairs = summary.chairs
    return wire.Listed(
        table=summary.table["id"],
        game=summary.table["game"],
        stage=summary.table["stage"],
        names=tuple(chair["name"] for chair in chairs if chair["name"]),
        free=sum(chair["kind"] == "empty" for chair in chairs),
        seats=len(chairs),
    )


def _played(summary: Summary, who: Who | None) -> wire.Played:
    table, chairs = summary.table, summary.chairs
    return wire.Played(
        table=table["id"],
        game=table["game"],
        names=tuple(chair["name"] for chair in chairs),
        levels=tuple(chair["level"] for chair in chairs),
        mine=tuple(chair["seat"] for chair in chairs if chair["holder"] == who),
        ranks=msgspec.json.decode(table["ranks"] or "[]", type=tuple[int, ...]),
        ended=table["ended"],
    )
