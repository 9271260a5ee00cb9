"""What can be asked for over HTTP. It knows no framework; errors are named `HttpProblem`s."""

import re
from typing import Final

import msgspec

from manoir.bots.bot import levels
from manoir.kernel import Refused, registry
from manoir.kernel.match_parts.setup import opening_options
from manoir.server import refusals, wire
from manoir.server.clocks.control import control_of, lively
from manoir.server.house import House
from manoir.server.net.problems import HttpProblem, of_refusal
from manoir.server.net.request_context import RequestContext
from manoir.server.people.sessions import Session, Who
from manoir.server.reading.awaited import NO_CLOCKS, clocks_of, tables_named
from manoir.server.reading.lobby import listed
from manoir.server.reading.questions import Film, Judgement, Picture, Question, Save
from manoir.server.store.store import Standing, Summary
from manoir.server.tables.options import read_options

_TABLE_ID: Final = re.compile(r"[a-z0-9]{10}\Z")


def games(house: House) -> tuple[wire.GameInfo, ...]:
    return tuple(
        wire.GameInfo(
            game.id,
            *game.seats,
            levels=house.bots.levels(game.id),
            limits=limits(game.id),
            opening=opening_options(game),
            lively=tuple(
                lively(game.id, seats) for seats in range(game.seats[0], game.seats[1] + 1)
            ),
        )
        for game in registry.games().values()
    )


def limits(game: str) -> dict[str, wire.LevelLimits]:
    """By level: where it is offered, if that is not everywhere."""
    return {
        level.name: wire.LevelLimits(level.seats, level.options)
        for level in levels(game)
        if level.limits()
    }


def game_sheet(house: House, game: str) -> wire.GameSheet:
    """Words and options of a game that has no client of its own."""
    sheet = house.sheets.get(game)
    if sheet is None:
        raise HttpProblem(404, "no_such_game")
    return sheet


def check_welcome(house: House, context: RequestContext) -> None:
    """T32. Raises HttpProblem, with the reason and the end of a ban."""
    ban = house.office.ban_of(house.accounts.who(context.session), context.address)
    if ban is not None:
        args: dict[str, int | str] = {"reason": ban.reason, "until": ban.until or 0}
        raise HttpProblem(403, refusals.BANNED.code, rule=refusals.BANNED.rule, **args)


async def tables(house: House) -> bytes:
    """Public tables that wait or play, encoded."""
    return await house.lobby.list()


async def me(house: House, session: Session | None) -> wire.Me:
    who, account = house.accounts.who(session), house.accounts.account(session)
    mine = await house.store.of_person(who) if who else ()
    clocks = await clocks_of(house, who) if who else NO_CLOCKS
    return wire.Me(
        tables=tuple(listed(summary) for summary in mine),
        account=account.name if account else None,
        awaited=clocks.awaited(await tables_named(house, clocks.running)),
        holiday=clocks.holiday,
    )


async def take_holiday(house: House, session: Session | None, away: bool) -> wire.Me:
    """Stop somebody's clocks at all tables of days, or let them run again."""
    who = house.accounts.who(session)
    if who is not None:
        for table in (await clocks_of(house, who)).of_days:
            try:
                await house.hub.go_away(table, who, away)
            except Refused as error:
                raise of_refusal(error.refusal) from None
    return await me(house, session)


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
        options = read_options(game, wanted.seats, wanted.options, game.opening)
        await _check_quota(house, context, who)
        return await house.hub.open(
            game,
            options,
            wanted.seats,
            who,
            wanted.public,
            pace=wanted.pace,
            control=control_of(wanted.tempo, wanted.when_up, game.id, wanted.seats),
        )
    except Refused as error:
        raise of_refusal(error.refusal) from None


async def table(house: House, id: str) -> wire.Listed:
    summary = await house.store.summary(id) if _TABLE_ID.match(id) else None
    if summary is None:
        raise of_refusal(refusals.NO_SUCH_TABLE)
    if summary.table["stage"] == "closed":
        raise of_refusal(refusals.TABLE_CLOSED)
    return listed(summary)


async def replay(house: House, context: RequestContext, id: str, eye: int | None) -> bytes:
    """The film of a table for one eye, gzipped. Who may see it is the reader's to say."""
    standing = await _standing(house, id)
    if standing.stage == "waiting" or (standing.stage == "closed" and standing.ply is None):
        raise of_refusal(refusals.NOT_RUNNING)
    matters = standing.stage != "over" and (eye is not None or not standing.watchable)
    who = house.accounts.who(context.session) if matters else None
    return await _answer(house, Film(id, eye, who), standing)


async def save(house: House, id: str) -> bytes:
    """The file that `manoir verify` checks. It has the seed in it: only after the end."""
    return await _answer(house, Save(id), await _finished(house, id))


async def analysis(house: House, id: str) -> bytes:
    """How good every choice was, gzipped. It tells what was hidden: only after the end."""
    return await _answer(house, Judgement(id), await _finished(house, id))


async def invite(house: House, context: RequestContext, id: str) -> bytes:
    """The table's address as a picture for telephones."""
    standing = await _standing(house, id)
    if context.home is None:
        raise HttpProblem(400, "bad_host")
    return await _answer(house, Picture(f"{context.home}/t/{id}"), standing)


async def _answer(house: House, question: Question, standing: Standing) -> bytes:
    """A reader's answer, or the one that it gave when the table stood as it does."""
    key = (question, None if isinstance(question, Picture) else standing.ply)
    try:
        return await house.answers.get(key, lambda: house.readers.ask(question))
    except Refused as error:
        raise of_refusal(error.refusal) from None


async def _standing(house: House, id: str) -> Standing:
    standing = await house.store.standing(id) if _TABLE_ID.match(id) else None
    if standing is None:
        raise of_refusal(refusals.NO_SUCH_TABLE)
    return standing


async def _finished(house: House, id: str) -> Standing:
    standing = await _standing(house, id)
    if standing.stage != "over":
        raise of_refusal(refusals.NOT_OVER)
    return standing


async def _check_quota(house: House, context: RequestContext, who: Who) -> None:
    if await house.store.count_open(who) >= house.settings.open_tables:
        raise HttpProblem(429, "too_many_tables", most=house.settings.open_tables)
    if not house.creations.take(context.address):
        raise HttpProblem(429, "too_many_creations", most=house.settings.creations)


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
