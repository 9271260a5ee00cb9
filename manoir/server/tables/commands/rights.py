"""Who may do what at a table, and when. Everything here raises Refused, or lets them."""

from manoir.bots.bot import suits
from manoir.kernel import Refused
from manoir.kernel.match import Match
from manoir.server import refusals
from manoir.server.people.sessions import Who
from manoir.server.tables.seating import seats_of
from manoir.server.tables.table import Table


def running(table: Table) -> Match:
    """The match, if it has begun and is not over."""
    match = table.match
    if match is None or match.outcome:
        raise Refused(refusals.NOT_RUNNING)
    return match


def check_before_start(table: Table) -> None:
    if table.match is not None:
        raise Refused(refusals.ALREADY_STARTED)


def check_host(table: Table, who: Who) -> None:
    if not table.is_host(who):
        raise Refused(refusals.HOST_ONLY)


def check_host_or_heir(table: Table, who: Who, host_gone: bool) -> None:
    """T4: the host, or if the host has gone, anybody who sits here."""
    if not host_gone or not seats_of(table.chairs, who):
        check_host(table, who)


def check_at_table(table: Table, who: Who) -> None:
    if not table.is_host(who) and not seats_of(table.chairs, who):
        raise Refused(refusals.NOT_AT_TABLE)


def check_level(table: Table, level: str, levels: tuple[str, ...]) -> None:
    """T9."""
    if level not in levels:
        raise Refused(refusals.UNKNOWN_LEVEL)
    if not suits(table.game.id, level, table.seats, table.options):
        raise Refused(refusals.LEVEL_ELSEWHERE)
