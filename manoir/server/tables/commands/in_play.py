"""What seats do while their game runs: moves, tries, questions, words.

Every function either raises Refused, and then nothing has changed, or returns what it promises.
"""

from typing import Any, Final

from manoir.kernel import NATURE, Refused, Seat
from manoir.kernel.match import Match
from manoir.kernel.match_parts.trail import Forgotten, Items
from manoir.kernel.record import Record, Undo
from manoir.server import refusals, wire
from manoir.server.people.sessions import Who
from manoir.server.tables.change import Change, Intent
from manoir.server.tables.commands.rights import running
from manoir.server.tables.commands.tries import tried
from manoir.server.tables.moves import decode_move, decode_question
from manoir.server.tables.seating import own_chair
from manoir.server.tables.table import Table
from manoir.server.tables.timekeeping import check_time

MOST_UNDOS: Final = 1_000
SLACK: Final = 4  # moves that are remembered too long, so that not every one has to forget another


def play(table: Table, who: Who, asked: wire.Play | wire.TakeBack) -> Change:
    """Play a move, or take one back."""
    return _carry_out(table, wants_to_play(table, who, asked))


def wants_to_play(table: Table, who: Who, asked: wire.Play | wire.TakeBack) -> Intent | Change:
    """The move that a seat asks for, or the answer that it has had already (T11)."""
    chair = own_chair(table.chairs, asked.seat, who)
    if asked.id in table.actions:
        return _repeat(table, asked.seat, asked.id)
    if table.has_forgotten(asked.id):
        raise Forgotten
    match = running(table)
    fresh = match.is_fresh(asked.seat, asked.ply)
    check_time(table, asked, fresh=fresh)
    if not fresh:
        raise Refused(refusals.stale(match.ply))
    if chair.by_bot:
        raise Refused(refusals.STAND_IN_PLAYS)
    move = decode_move(table.game, asked.move) if type(asked) is wire.Play else Undo()
    return Intent(asked.seat, move, asked.id)


def bot_move(table: Table, seat: Seat, ply: int, move: Any) -> Change:
    return _carry_out(table, bot_wants_to_play(table, seat, ply, move))


def bot_wants_to_play(table: Table, seat: Seat, ply: int, move: Any) -> Intent:
    """A bot's move is an ordinary one: it answers a position, and may come too late."""
    match = running(table)
    if table.bot_level(seat) is None or not match.is_fresh(seat, ply):
        raise Refused(refusals.stale(match.ply))
    return Intent(seat, move, None)


def ready_for(table: Table, intent: Intent) -> Match:
    """The match that the move is for. Raises Refused where the log takes no more."""
    match, keep = table.match, table.keeps
    assert match is not None, "somebody wants to play"
    if keep is not None and match.kept > keep + SLACK:
        table.trim(keep)
    _check_length(table, match, intent.move)
    return match


def has_played(table: Table, intent: Intent, since: int) -> Change:
    """What is to be kept and told of a move, once its match has played it."""
    match, id = table.match, intent.id
    assert match is not None, "the game runs"
    if id is not None:
        table.actions[id] = since
    reply = wire.Accepted(id, match.ply) if id is not None else None
    return Change(room=match.outcome is not None, since=since, action=id, reply=reply)


def try_out(table: Table, who: Who, asked: wire.Try) -> Change:
    """T25: what a move would do, where nothing is hidden. Nothing changes."""
    move = wants_to_try(table, who, asked)
    state = running(table).state
    return Change(reply=tried(table.game, state, asked.seat, move, asked.id))


def wants_to_try(table: Table, who: Who, asked: wire.Try) -> Any:
    """The move that a seat may try out now."""
    own_chair(table.chairs, asked.seat, who)
    running(table)
    if not table.game.tries:
        raise Refused(refusals.NO_TRIES)
    return decode_move(table.game, asked.move)


def asks(table: Table, who: Who, asked: wire.Consult) -> Any:
    """T26: a question to the house, which its game finds proper."""
    own_chair(table.chairs, asked.seat, who)
    match = running(table)
    if table.game.advice is None:
        raise Refused(refusals.NO_ADVICE)
    question = decode_question(table.game, bytes(asked.question))
    refusal = table.game.advice.refuse(match.view(asked.seat), asked.seat, question)
    if refusal is not None:
        raise Refused(refusal)
    return question


def say(table: Table, who: Who, seat: Seat, phrase: wire.Phrase) -> Change:
    own_chair(table.chairs, seat, who)
    return Change(said=wire.Said(seat, phrase))


def _carry_out(table: Table, intent: Intent | Change) -> Change:
    if type(intent) is Change:
        return intent
    assert type(intent) is Intent, "a move that somebody may make"
    match = ready_for(table, intent)
    since = match.ply
    match.play(intent.seat, intent.move)
    return has_played(table, intent, since)


def _repeat(table: Table, seat: Seat, id: str) -> Change:
    """T11: the same action again gets the same answer."""
    assert table.match is not None, "actions come after the start"
    ply = table.actions[id]
    if table.match.log[ply].seat != seat:
        raise Refused(refusals.ID_TAKEN)
    return Change(reply=wire.Accepted(id, _settled(table.match.log, ply)))


def _settled(log: Items[Record], ply: int) -> int:
    """The ply after a move and nature's answers to it."""
    after = ply + 1
    while after < len(log) and log[after].seat == NATURE:
        after += 1
    return after


def _check_length(table: Table, match: Match, move: Any) -> None:
    """T27: nobody plays and takes back for ever. Each undo is a record and voids another."""
    if table.is_full:
        raise Refused(refusals.TOO_LONG)
    if isinstance(move, Undo) and match.ply - len(match.history) >= 2 * MOST_UNDOS:
        raise Refused(refusals.TOO_MANY_UNDOS)
