"""The network's encoder: it knows what may leave the house, and raises for everything else."""

from typing import Any, Final, NamedTuple, NoReturn, get_args

import msgspec

from manoir.kernel.game import Game
from manoir.kernel.per_game import per_game
from manoir.server import wire, wire_lobby


class Secret(TypeError):
    """Something that never leaves the house was about to be sent."""


def _refuse(value: object) -> NoReturn:
    raise Secret(f"{type(value).__name__} is not for the network")


OF_GAMES: Final = (wire.Position, wire.Tried, wire.Advice)
OF_TABLES: Final = frozenset(get_args(wire.ServerMessage)) - frozenset(OF_GAMES)
OF_LOBBY: Final = frozenset(get_args(wire_lobby.LobbyMessage))
_ENCODER: Final = msgspec.json.Encoder(enc_hook=_refuse)
Known = list[tuple[Any, msgspec.Raw]]  # values that are encoded already


def encode(message: wire.ServerMessage) -> bytes:
    """A message about the table; those about its game go through `encode_game`."""
    if type(message) not in OF_TABLES:
        _refuse(message)
    return _ENCODER.encode(message)


def encode_lobby(message: wire_lobby.LobbyMessage) -> bytes:
    """A message about the lobby."""
    if type(message) not in OF_LOBBY:
        _refuse(message)
    return _ENCODER.encode(message)


class SharedParts:
    """The views and events of one position, for all who watch: what is equal is encoded once."""

    __slots__ = ("_allowed", "_events", "_views")

    def __init__(self, game: Game) -> None:
        self._allowed = _allowed(game)
        self._views: Known = []
        self._events: Known = []

    def view(self, view: Any) -> msgspec.Raw:
        return _encoded_once(view, (view,), self._allowed.views, self._views)

    def events(self, told: tuple[Any, ...]) -> msgspec.Raw:
        return _encoded_once(told, told, self._allowed.events, self._events)

    def encode(self, position: wire.Position) -> bytes:
        """A position whose view and events are such parts. Raises Secret for any other."""
        told: Any = position.told
        ending: Any = position.ending
        if type(position.view) is not msgspec.Raw or type(told) is not msgspec.Raw:
            _refuse(position)
        if ending is not msgspec.UNSET and type(ending) is not msgspec.Raw:
            _refuse(position)
        _check(position.legal, self._allowed.moves)
        return _ENCODER.encode(position)


def _encoded_once(
    value: Any, parts: tuple[Any, ...], allowed: frozenset[type], known: Known
) -> msgspec.Raw:
    for other, raw in known:
        if other == value:
            return raw
    _check(parts, allowed)
    raw = msgspec.Raw(_ENCODER.encode(value))
    known.append((value, raw))
    return raw


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
            _inspect(game, (), (), message.ending or ())
        case wire.Replay():
            for frame in message.frames:
                _inspect(game, (frame.view,), (), frame.told)
            _inspect(game, (), (), message.ending)
        case wire.Analysis():
            better = (choice.better for choice in message.choices)
            _inspect(game, (), tuple(move for move in better if move is not None), ())
    return _ENCODER.encode(message)


def _inspect(
    game: Game, views: tuple[Any, ...], moves: tuple[Any, ...], events: tuple[Any, ...]
) -> None:
    allowed = _allowed(game)
    _check(views, allowed.views)
    _check(moves, allowed.moves)
    _check(events, allowed.events)


def _check(values: tuple[Any, ...], allowed: frozenset[type]) -> None:
    for value in values:
        if type(value) not in allowed:
            _refuse(value)


class _Allowed(NamedTuple):
    """The types of a game that may leave the house."""

    views: frozenset[type]
    moves: frozenset[type]
    events: frozenset[type]


@per_game
def _allowed(game: Game) -> _Allowed:
    return _Allowed(_members(game.view), _members(game.move), _members(game.event))


def _members(kind: Any) -> frozenset[type]:
    return frozenset(get_args(kind) or (kind,))
