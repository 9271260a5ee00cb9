"""`manoir bot`: somebody's own bot at a real table."""

import asyncio
import os
from typing import Any

from rich.console import Console

from manoir.bots.loading import maker
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
