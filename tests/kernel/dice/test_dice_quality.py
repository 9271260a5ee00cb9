"""R17: faces, pairs of them, faces by ply and by seat, and places after a shuffle are fair.

Every table of counts is judged by χ², with a p that is neither too small nor too large.
"""

from collections.abc import Iterable
from statistics import NormalDist

import pytest

from manoir.kernel.chance import shuffled
from manoir.kernel.dice import FairDice

DICE = FairDice(bytes(range(32)), "table", ("aa", "bb"))
FACES, SEATS, CARDS, PLIES = 6, 4, 12, 10
QUICK, LONG, PARTS = 12_000, 500_000, 20  # draws; in parts 10,000,000


def p_value(counts: Iterable[int], *, freedom: int | None = None) -> float:
    """How often fair dice are at least as uneven (Wilson and Hilferty's cube root)."""
    cells = list(counts)
    expected, degrees = sum(cells) / len(cells), freedom or len(cells) - 1
    chi2 = sum((cell - expected) ** 2 / expected for cell in cells)
    spread = 2 / (9 * degrees)
    return 1 - NormalDist(1 - spread, spread**0.5).cdf((chi2 / degrees) ** (1 / 3))


def tables(first: int, draws: int) -> dict[str, list[int]]:
    """Counts by what should not matter."""
    faces, by_ply = [0] * FACES, [0] * (FACES * PLIES)
    pairs, by_seat = [0] * FACES**2, [0] * (FACES * SEATS)
    before = 0
    for ply in range(first, first + draws):
        face = DICE.below("escalier", ply, 0, FACES)
        faces[face] += 1
        by_ply[ply % PLIES * FACES + face] += 1
        by_seat[ply % SEATS * FACES + face] += 1
        if ply % 2:
            pairs[before * FACES + face] += 1
        before = face
    return {"faces": faces, "pairs": pairs, "by ply": by_ply, "by seat": by_seat}


def places(first: int, shuffles: int) -> list[int]:
    """How often each card came to each place."""
    counts = [0] * CARDS**2
    for ply in range(first, first + shuffles):
        draws = iter(range(CARDS))
        deck = shuffled(
            tuple(range(CARDS)),
            lambda bound, ply=ply, draws=draws: DICE.below("deck", ply, next(draws), bound),  # type: ignore[misc]
        )
        for place, card in enumerate(deck):
            counts[place * CARDS + card] += 1
    return counts


def check(part: int, draws: int) -> None:
    found = {name: p_value(counts) for name, counts in tables(part * draws, draws).items()}
    shuffles = draws // CARDS // 4
    # Each card is once in each place: a row and a column of the matrix tell nothing new.
    found["places"] = p_value(places(part * shuffles, shuffles), freedom=(CARDS - 1) ** 2)
    print(f"R17: part {part}, {draws} draws, {shuffles} shuffles, p {found}")
    wrong = {name: p for name, p in found.items() if not 0.001 <= p <= 0.999}
    assert not wrong


def test_R17_a_loaded_die_is_found() -> None:
    assert p_value([1000, 1000, 1000, 1000, 1000, 1200]) < 0.001
    assert p_value([1000] * 6) > 0.999  # nor too even


def test_R17_dice_and_shuffles_are_fair() -> None:
    check(0, QUICK)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_R17_ten_million_draws_are_fair(part: int) -> None:
    check(part, LONG)
