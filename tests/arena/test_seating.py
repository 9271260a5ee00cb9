"""Who sits where: fair in every deal, and a function of the deal and the rotation."""

from collections import Counter
from itertools import combinations

import pytest

from manoir.arena.contest import Contest, Fixture, fixtures, rotations, seating

LETTERS = "ABCDEF"


def tables(bots: int, seats: int, deal: int = 0) -> list[str]:
    contest = Contest("any", tuple(LETTERS[:bots]), seats)
    return [
        "".join(LETTERS[bot] for bot in seating(contest, Fixture(deal, rotation)))
        for rotation in range(rotations(contest))
    ]


def test_as_many_bots_as_seats_rotate() -> None:
    assert tables(3, 3) == ["ABC", "BCA", "CAB"]


def test_who_sits_behind_whom_changes_from_deal_to_deal() -> None:
    assert tables(3, 3, deal=1) == ["ACB", "CBA", "BAC"]
    assert len({tables(4, 4, deal)[0] for deal in range(6)}) == 6


def test_fewer_bots_than_seats_sit_down_again() -> None:
    assert tables(2, 4) == ["ABAB", "BABA"]
    assert tables(2, 3) == ["ABA", "BAB"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bots", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("deal", [0, 1, 7])
def test_in_every_deal_each_bot_has_each_seat_equally_often(
    bots: int, seats: int, deal: int
) -> None:
    played = tables(bots, seats, deal)
    for seat in range(seats):
        counts = Counter(table[seat] for table in played)
        assert len(counts) == bots
        assert len(set(counts.values())) == 1
    if bots > seats:
        groups = {frozenset(table) for table in played}
        assert groups == {frozenset(group) for group in combinations(LETTERS[:bots], seats)}


def test_a_duel_has_the_first_bot_on_one_seat() -> None:
    contest = Contest("any", ("A", "B"), 3, is_duel=True)
    played = [seating(contest, fixture) for fixture in fixtures(contest, 1)]
    assert played == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
