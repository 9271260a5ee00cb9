"""Bots by name: levels of the house, and classes of anybody's own such as `my.package:Bot`."""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from manoir.bots.bot import Player, level
from manoir.kernel import Seat
from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure

MakePlayer = Callable[[Seat, int, Any, int], Player]  # seat, seats, first view, seed


def is_own(bot: str) -> bool:
    """Whether a bot is somebody's own, and not a level of the house."""
    return ":" in bot


def make_of(game: str, bot: str) -> MakePlayer:
    """What makes the player of that name. Raises Failure or UnknownLevel with a sentence."""
    return maker(bot) if is_own(bot) else level(game, bot).make


def maker(bot: str) -> MakePlayer:
    """What makes the player: `package.module:Class`, found from the present folder as well."""
    module, colon, name = bot.partition(":")
    if not (colon and module and name):
        raise _wrong(f"a bot is named like my.package:Bot, not {bot!r}")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    found = _load(bot, module, name)
    if isinstance(found, type) and not all(hasattr(found, each) for each in ("hear", "choose")):
        raise _wrong(f"{bot} is not a bot: it needs `hear` and `choose`, see docs/research.md")
    if not callable(found):
        raise _wrong(f"{bot} is not a bot: it cannot be called with seat, seats, view and seed")
    make: MakePlayer = found
    return make


def _load(bot: str, module: str, name: str) -> Any:
    try:
        loaded = import_module(module)
    except ModuleNotFoundError as error:
        raise _wrong(f"{bot}: there is no module {error.name!r}") from None
    except (Exception, SystemExit) as error:
        raise _wrong(f"{bot} does not load: {type(error).__name__}: {error}") from None
    try:
        return getattr(loaded, name)
    except AttributeError:
        raise _wrong(f"{bot}: {module} has no {name!r}") from None


def _wrong(sentence: str) -> Failure:
    return Failure(" ".join(sentence.split()), exits.USAGE)
