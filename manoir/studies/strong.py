"""What it is worth to be first where good bots of the house play."""

from typing import Final

from manoir.studies.first import Kind, compared, through_rules
from manoir.studies.study import Advance, Findings

ABOUT: Final = "the first player's advantage between good bots, in all four games"
GAMES: Final = 240
KINDS: Final = (
    Kind("escalier", "elephant", through_rules("escalier", "elephant")),
    Kind("labyrinthe", "hard", through_rules("labyrinthe", "hard")),
    Kind("pacman", "hard", through_rules("pacman", "hard"), 2),
    Kind("pasvu", "hard", through_rules("pasvu", "hard"), 6),
)


def run(games: int, seed: int, advance: Advance) -> Findings:
    return compared(KINDS, games, seed, advance, "strong")
