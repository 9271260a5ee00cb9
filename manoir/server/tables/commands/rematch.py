"""The table of a rematch."""

from msgspec.structs import replace

from manoir.kernel import Refused
from manoir.server import refusals
from manoir.server.people.sessions import Who
from manoir.server.tables.commands.rights import check_at_table
from manoir.server.tables.deal import Deal
from manoir.server.tables.seating import Chair, Chairs
from manoir.server.tables.table import Table


def check_again(table: Table, who: Who) -> None:
    """Raises Refused for whoever may not have a rematch now."""
    check_at_table(table, who)
    if table.stage != "over":
        raise Refused(refusals.NOT_OVER)


def again(table: Table, id: str, who: Who, seed: bytes | None) -> Table:
    """The table of a rematch, where another seat starts; without a seed, the same deal."""
    scored = _scored(table)
    turned = scored if seed is None else (*scored[1:], scored[0])
    chairs = tuple(replace(chair, nonce="", level=_own_level(chair)) for chair in turned)
    deal = table.deal if seed is None else Deal(seed, id)
    copy = Deal(deal.seed, deal.table, deal.nonces)
    return Table(
        id,
        table.game,
        table.options,
        chairs,
        copy,
        host=who,
        public=table.public,
        watchable=table.watchable,
        pace=table.pace,
        control=table.control,
    )


def _scored(table: Table) -> Chairs:
    """The chairs, whoever has won with one win more."""
    outcome = table.match.outcome if table.match else None
    winners = outcome.winners if outcome else ()
    return tuple(
        replace(chair, wins=chair.wins + 1) if seat in winners else chair
        for seat, chair in enumerate(table.chairs)
    )


def _own_level(chair: Chair) -> str | None:
    return chair.level if chair.kind == "bot" else None
