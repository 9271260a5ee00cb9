"""How a process answers that plays."""

import pickle
from typing import Any, assert_never

import msgspec

from manoir.bots.machine_speed import turn_on_if_made
from manoir.kernel import NATURE, registry
from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.kernel.match_parts.played import played_since
from manoir.kernel.per_game import per_game
from manoir.server.net.encoder import encode_game
from manoir.server.playing.questions import Advance, Attempt, Offer, Offers, Play, Question
from manoir.server.tables.commands.tries import tried


def answer(question: Question) -> bytes:
    """Raises Refused, as the house itself would."""
    turn_on_if_made(question.game if isinstance(question, Attempt) else question.match.game.id)
    match question:
        case Play(match, seat, move):
            return _pickled(play(match, seat, move))
        case Offer(match):
            return _pickled(offers(match))
        case Attempt(name, state, seat, move, id):
            game = registry.find(name)
            found = tried(game, state_decoder(game).decode(state), seat, move, id)
            return encode_game(game, found)
        case _:
            assert_never(question)


@per_game
def state_decoder(game: Game) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(game.state)


def play(match: Match, seat: int, move: Any) -> Advance:
    ply = match.ply
    match.play(seat, move)
    return Advance(match.game.id, played_since(match, ply), offers(match))


def offers(match: Match) -> Offers:
    return {seat: match.legal(seat) for seat in match.to_act if seat != NATURE}


def _pickled(value: object) -> bytes:
    return pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
