"""Moves as they come from outside, decoded strictly with their game's own types."""

from typing import Any

import msgspec

from manoir.kernel import Refused
from manoir.kernel.game import Game
from manoir.kernel.per_game import per_game
from manoir.kernel.record import Undo
from manoir.server import refusals

BAD_JSON = (msgspec.MsgspecError, UnicodeError, RecursionError)


def decode_move(game: Game, data: bytes | msgspec.Raw) -> Any:
    """A move that a seat asks for; whether it is legal is the game's to say."""
    try:
        move = decoder(game).decode(data)
    except BAD_JSON:
        raise Refused(refusals.UNKNOWN_MOVE) from None
    if isinstance(move, Undo):  # it has a message of its own
        raise Refused(refusals.UNKNOWN_MOVE)
    return move


def decode_question(game: Game, data: bytes) -> Any:
    """What a seat asks the house, in the words of its game."""
    try:
        return question_decoder(game).decode(data)
    except BAD_JSON:
        raise Refused(refusals.UNKNOWN_MOVE) from None


@per_game
def question_decoder(game: Game) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(game.advice.Question)


@per_game
def decoder(game: Game) -> msgspec.json.Decoder[Any]:
    """For a game's log. Always a union: a lone struct would be decoded without its tag."""
    return msgspec.json.Decoder(game.move | Undo)
