"""The network's encoder: it knows what may leave the house, and raises for everything else."""

from functools import cache
from typing import Any, Final, NoReturn, get_args

import msgspec

from manoir.kernel.game import Game
from manoir.server import wire


class Secret(TypeError):
    """Something that never leaves the house was about to be sent."""


def _refuse(value: object) -> NoReturn:
    raise Secret(f"{type(value).__name__} is not for the network")


OF_GAMES: Final = (wire.Position, wire.Tried, wire.Advice)
_ENCODER: Final = msgspec.json.Encoder(enc_hook=_refuse)


def encode(message: wire.ServerMessage) -> bytes:
    """A message about the table; those about its game go through `encode_game`."""
    if isinstance(message, OF_GAMES) or not isinstance(message, wire.ServerMessage):
        _refuse(message)
    return _ENCODER.encode(message)


def encode_game(
    game: Game,
    message: wire.Position | wire.Tried | wire.Advice | wire.Replay | wire.Analysis,
) -> bytes:
    """A message with the game's own types in it: only views, moves, events and answers pass."""
    match message:
        case wire.Tried():
            _inspect(game, (), (), message.told)
        case wire.Advice(_, answer):
            if type(answer) not in _members(game.advice.Answer):
                _refuse(answer)
        case wire.Position():
            _inspect(game, (message.view,), message.legal, message.told)
        case wire.Replay():
            for frame in message.frames:
                _inspect(game, (frame.view,), (), frame.told)
        case wire.Analysis():
            better = (choice.better for choice in message.choices)
            _inspect(game, (), tuple(move for move in better if move is not None), ())
    return _ENCODER.encode(message)


def _inspect(
    game: Game, views: tuple[Any, ...], moves: tuple[Any, ...], events: tuple[Any, ...]
) -> None:
    for values, allowed in ((views, game.view), (moves, game.move), (events, game.event)):
        for value in values:
            if type(value) not in _members(allowed):
                _refuse(value)


@cache
def _members(kind: Any) -> frozenset[type]:
    return frozenset(get_args(kind) or (kind,))
