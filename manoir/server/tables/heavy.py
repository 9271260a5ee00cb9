"""Tables whose game's rules take long: moves are played, tried and listed in other processes.

The table stays here and is what counts; a process is told what it needs each time. Everything
under the table's lock, and nothing changes before an answer is there.
"""

import msgspec

from manoir.kernel import NATURE, Refused
from manoir.kernel.match import Match
from manoir.kernel.match_parts.played import adopt, excerpt
from manoir.server import refusals, wire
from manoir.server.people.sessions import Who
from manoir.server.playing.pool import PlayingPool
from manoir.server.playing.questions import Attempt
from manoir.server.tables.change import Change, Intent
from manoir.server.tables.commands import in_play
from manoir.server.tables.table import Table


async def play(players: PlayingPool, table: Table, intent: Intent | Change) -> Change:
    """Play a move. Raises Refused or Forgotten, and then nothing has changed."""
    if isinstance(intent, Change):
        return intent
    match = in_play.ready_for(table, intent)
    since, short = match.ply, excerpt(match, intent.move)
    advance = await players.play(table.id, short, intent.seat, intent.move)
    adopt(match, advance.played, advance.offers)
    return in_play.has_played(table, intent, since)


async def list_moves(players: PlayingPool, table: Table) -> None:
    """Have at hand what everybody who acts is offered."""
    match = table.match
    if match is not None and NATURE not in match.to_act and not match.present.is_listed:
        match.present.remember(await players.offers(table.id, _bare(match)))


def attempt(table: Table, who: Who | None, asked: wire.Try) -> Attempt:
    """A move to try out elsewhere, with all that it takes."""
    move = in_play.wants_to_try(table, known(who), asked)
    assert table.match is not None, "the game runs"
    state = msgspec.json.encode(table.match.state)
    return Attempt(table.game.id, state, asked.seat, move, asked.id)


def known(who: Who | None) -> Who:
    """Raises Refused for somebody without a session."""
    if who is None:
        raise Refused(refusals.NO_SESSION)
    return who


def _bare(match: Match) -> Match:
    """Its present position, and nothing of its past."""
    return excerpt(match, None)
