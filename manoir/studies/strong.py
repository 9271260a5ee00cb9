"""What it is worth to be first where the house's *hard* bots play."""

from typing import Final

from manoir.studies.first import Kind, compared, through_rules
from manoir.studies.study import Advance, Findings

ABOUT: Final = "the first player's advantage between good bots"
GAMES: Final = 40
KINDS: Final = tuple(
    Kind(game, "hard", through_rules(game, "hard")) for game in ("labyrinthe", "pacman")
)


def run(games: int, seed: int, advance: Advance) -> Findings:
    return compared(KINDS, games, seed, advance, "strong")
