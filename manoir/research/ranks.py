"""What a rank is worth."""

from collections.abc import Sequence


def rewards(ranks: Sequence[int]) -> list[float]:
    """By seat: those left behind less those ahead, as a share of the others; 0 in sum."""
    others = len(ranks) - 1
    return [
        (sum(other > rank for other in ranks) - sum(other < rank for other in ranks)) / others
        for rank in ranks
    ]
