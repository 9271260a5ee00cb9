"""The stronger wins more often: small duels, whose larger brothers are in the documents."""

import pytest

from manoir.arena import scores
from manoir.arena.duel import Duel, duel


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("stronger", "weaker", "games"),
    [("normal", "beginner", 40), ("hard", "normal", 24), ("best", "hard", 16)],
)
def test_the_stronger_wins_more_often(stronger: str, weaker: str, games: int) -> None:
    assert duel(Duel("labyrinthe", stronger, weaker, options={"cards": 6}), games).mean >= 0.6


def test_a_score_is_the_share_of_the_others_left_behind() -> None:
    assert scores.share((1, 2), 0) == 1.0
    assert scores.share((1, 2), 1) == 0.0
    assert scores.share((1, 2, 2), 1) == 0.0
    assert scores.share((1, 2, 3), 1) == 0.5
    assert scores.share((1, 1), 0) == 0.5
    assert scores.share((1, 1, 3), 0) == 0.75


def test_a_first_rank_that_is_shared_counts_in_part() -> None:
    assert [scores.first((1, 2, 1, 4), seat) for seat in range(4)] == [0.5, 0.0, 0.5, 0.0]
