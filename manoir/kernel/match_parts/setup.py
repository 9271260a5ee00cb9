"""From what a caller names to what a match is made of: the game, its options, its dice."""

import secrets
from typing import Any

import msgspec

from manoir.kernel import registry
from manoir.kernel.dice import SEED_BYTES, Dice, FairDice, FastDice
from manoir.kernel.game import Game
from manoir.kernel.match_parts import door


def game_of(game: str | Game) -> Game:
    """The game of that name. Raises ValueError, which UnknownGame is, where there is none."""
    if isinstance(game, Game):
        return game
    if not isinstance(game, str):
        raise ValueError(f"a game is its name or a Game, not a {type(game).__name__}")
    return registry.find(game)


def options_of(game: Game, seats: int, options: dict[str, Any]) -> Any:
    """The options, typed and checked. Raises ValueError with a sentence that says what is wrong."""
    door.check_seats(game, seats)
    try:
        return msgspec.convert(options, game.options)
    except msgspec.ValidationError as error:
        raise ValueError(f"options of {game.id}: {error}") from None


def opening_options(game: Game) -> dict[str, Any]:
    """What a table that somebody opens plays by, if nobody says otherwise."""
    usual: dict[str, Any] = msgspec.to_builtins(game.options())
    return usual | game.opening


def dice_of(seed: int | bytes | None) -> Dice:
    """Fair dice from 32 bytes, new ones if none are given; fast ones from a number."""
    checked = door.check_seed(seed)
    if isinstance(checked, int):
        return FastDice(checked)
    return FairDice(secrets.token_bytes(SEED_BYTES) if checked is None else checked)
