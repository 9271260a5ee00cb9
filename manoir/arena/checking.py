"""What was asked for, checked before anything is played: every mistake is a sentence."""

from typing import Final

from manoir.arena.contest import Contest
from manoir.bots.bot import UnknownLevel, suiting_level
from manoir.bots.loading import is_own, make_of
from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.kernel.match_parts.setup import options_of
from manoir.kernel.registry import UnknownGame, find

LARGEST_SEED: Final = 1 << 60  # and so that every deal after it can be saved
MOST_DEALS: Final = 10_000_000


def check_number(name: str, number: int, most: int = MOST_DEALS) -> None:
    """Raises Failure for a number that cannot be counted with."""
    if number < 1:
        raise Failure(f"--{name} is at least 1, not {number}", exits.USAGE)
    if number > most:
        raise Failure(f"--{name} is at most {most:,}, not {number:,}", exits.USAGE)


def check_contest(contest: Contest) -> None:
    """Raises Failure for a contest that nobody can play."""
    if abs(contest.seed) > LARGEST_SEED:
        most = f"{-LARGEST_SEED} to {LARGEST_SEED}"
        raise Failure(f"--seed is a number from {most}, not {contest.seed}", exits.USAGE)
    try:
        options = options_of(find(contest.game), contest.seats, contest.options)
        for name in contest.bots:
            make_of(contest.game, name)
            if not is_own(name):
                suiting_level(contest.game, name, contest.seats, options)
    except (UnknownGame, UnknownLevel, ValueError) as error:
        raise Failure(str(error), exits.USAGE) from None
