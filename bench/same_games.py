"""Whole games as machine code beside the same games in plain Python, for as long as there is time.

    PYTHONPATH=. python bench/same_games.py labyrinthe --games 100000 --minutes 60

Every option set with every number of seats in turn, a part at a time, until each has had so many
games. Ranks, scores, plies and the print of the last position are compared; the soak tests compare
the first 2,000 games of each move by move. It stops at the first difference.
"""

from itertools import count, product
from time import monotonic

import cyclopts

from manoir.kernel.registry import find
from tests.games.batches import check_same

PART = 100  # games


def main(game: str, *, games: int = 100_000, minutes: float = 60, seed: int = 1) -> None:
    end, fewest, most = monotonic() + 60 * minutes, *find(game).seats
    kinds = [*product(range(fewest, most + 1), find(game).variants)]
    done = 0
    for part in count():
        for seats, options in kinds:
            if part * PART >= games or monotonic() > end:
                print(f"{game}: {done:,} games of {len(kinds)} kinds are the same")
                return
            check_same(game, PART, seats, seed=seed + part, **options)
            done += PART
            print(f"\r{game}: {done:,} games", end="", flush=True)


if __name__ == "__main__":
    cyclopts.run(main)
