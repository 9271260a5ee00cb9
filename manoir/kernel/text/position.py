"""A position of any game as text: a line that says which game it is, then the game's own lines.

    escalier, rules 1, 2 seats, {"memory":"open"}
    O4 R1 y7 g7
    turn 0

Options are named where they are not the usual ones. It tells what nobody at the table may know.
"""

import re
from typing import Any, Final

import msgspec

from manoir.kernel import registry
from manoir.kernel.game import Game
from manoir.kernel.match_parts.setup import options_of
from manoir.kernel.text.fields import quoted

LARGEST: Final = 1024 * 1024  # bytes
_HEADER: Final = re.compile(r"([^\s,]+), rules ([0-9]{1,9}), ([0-9]{1,9}) seats(?:, (\{.*\}))?")


def write(game: Game, seats: int, options: Any, state: Any) -> str:
    usual = msgspec.to_builtins(game.options())
    given = msgspec.to_builtins(options, order="deterministic")
    own = {name: value for name, value in given.items() if value != usual[name]}
    named = f", {msgspec.json.encode(own).decode()}" if own else ""
    header = f"{game.id}, rules {game.version}, {seats} seats{named}"
    return f"{header}\n{game.notation.write_position(state)}"


def read(text: str) -> tuple[Game, int, Any, Any]:
    """The game, its seats, its options and the state. ValueError with a sentence for bad text."""
    if not isinstance(text, str):
        raise ValueError(f"a position is text, not a {type(text).__name__}")
    if len(text) > LARGEST or len(text.encode(errors="replace")) > LARGEST:
        raise ValueError(f"a position has at most {LARGEST} bytes")
    header, _, body = text.lstrip().partition("\n")
    game, seats, given = _read_header(header.strip())
    options = _options(game, seats, given)
    return game, seats, options, game.notation.read_position(body, seats, options)


def _read_header(line: str) -> tuple[Game, int, str]:
    header = _HEADER.fullmatch(line)
    if not header:
        raise ValueError(
            f"a position begins with its game, such as 'GAME, rules 1, 2 seats', not {quoted(line)}"
        )
    id, version, seats, options = header.groups()
    try:
        game = registry.find(id)
    except registry.UnknownGame as error:
        raise ValueError(str(error)) from None
    if int(version) != game.version:
        raise ValueError(f"rules {version} of {id}; this house plays {game.version}")
    return game, int(seats), options or "{}"


def _options(game: Game, seats: int, given: str) -> Any:
    """The options; with `new` the rules say whether they fit."""
    try:
        values = msgspec.json.decode(given, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ValueError(f"options of {game.id}: {error}") from None
    options = options_of(game, seats, values)
    game.rules.new(seats, options)
    return options
