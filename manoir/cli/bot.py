"""`manoir bot`: somebody's own bot at a real table."""

import asyncio
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console

from manoir.client import ClientError, HouseGone, play_at
from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure


def run_bot(console: Console, bot: str, table: str, **given: Any) -> None:
    """Play one game. Raises Failure with a sentence."""
    make = maker(bot)

    def tell(sentence: str) -> None:
        console.print(sentence, markup=False, highlight=False)

    token = os.environ.get("MANOIR_TOKEN")
    try:
        outcome = asyncio.run(play_at(table, make, token=token, tell=tell, **given))
    except HouseGone as error:
        raise Failure(str(error), exits.UNAVAILABLE) from None
    except ClientError as error:
        raise Failure(str(error), exits.USAGE) from None
    tell(f"over ({outcome.why}): ranks {', '.join(map(str, outcome.ranks))}")


def maker(bot: str) -> Any:
    """What makes the player: `package.module:Class`, found from the present folder as well."""
    module, colon, name = bot.partition(":")
    if not (colon and module and name):
        raise _wrong(f"a bot is named like my.package:Bot, not {bot!r}")
    sys.path.insert(0, str(Path.cwd()))
    try:
        found = getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        raise _wrong(f"{bot}: there is no module {error.name!r}") from None
    except AttributeError:
        raise _wrong(f"{bot}: {module} has no {name!r}") from None
    except Exception as error:
        raise _wrong(f"{bot} does not load: {type(error).__name__}: {error}") from None
    if isinstance(found, type) and not all(hasattr(found, each) for each in ("hear", "choose")):
        raise _wrong(f"{bot} is not a bot: it needs `hear` and `choose`, see docs/research.md")
    if not callable(found):
        raise _wrong(f"{bot} is not a bot: it cannot be called with seat, seats, view and seed")
    return found


def _wrong(sentence: str) -> Failure:
    return Failure(sentence, exits.USAGE)
