"""Options of a game as they come from outside."""

from typing import Any, Final

import msgspec

from manoir.kernel import Refused
from manoir.kernel.game import Game
from manoir.kernel.match_parts.setup import options_of
from manoir.server import refusals

NOTHING: Final[dict[str, Any]] = {}


def read_options(
    game: Game, seats: int, options: bytes | dict[str, Any], unnamed: dict[str, Any] = NOTHING
) -> Any:
    """The game's own options; those `unnamed` count where nothing else is said.

    Raises Refused for what does not fit (T16).
    """
    try:
        given = _read_object(options) if isinstance(options, bytes) else options
        typed = options_of(game, seats, unnamed | given)
        game.rules.new(seats, typed)
    except (ValueError, RecursionError) as error:  # msgspec's and Unicode's are ValueErrors
        raise Refused(refusals.bad_options(str(error))) from None
    return typed


def _read_object(text: bytes) -> dict[str, Any]:
    """Raises ValueError for what is not a JSON object."""
    return msgspec.json.decode(text, type=dict[str, Any])
