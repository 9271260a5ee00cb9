"""How long bots play *Pac-Man*: `PYTHONPATH=. python bench/pacman_lengths.py normal`.

The same deals to the last marble of any colour, and to the last white one (P14, option `end`).
"""

from statistics import fmean, median
from typing import Final

from manoir.arena.duel import Duel, play_duel
from manoir.kernel.commands import exits

ENDS: Final = ("all", "white")


def lengths(level: str, seats: int, games: int, end: str) -> list[int]:
    """The turns of each game."""
    contest = Duel("pacman", level, level, seats, {"end": end})
    return [play_duel(contest, deal, 0).state.turns for deal in range(games)]


def command(level: str, *, seats: int = 2, games: int = 20) -> None:
    """Play games of equal bots with either end, and print how many turns they took."""
    for end in ENDS:
        turns = lengths(level, seats, games, end)
        print(
            f"{level}, {seats} seats, end={end}: median {median(turns):g}, mean {fmean(turns):.0f},"
            f" shortest {min(turns)}, longest {max(turns)} turns of {games} games"
        )


if __name__ == "__main__":
    exits.run_function(command)
