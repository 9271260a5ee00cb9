"""What is counted, on games written by hand."""

import numpy as np
import pytest

from manoir.arena.contest import Contest
from manoir.arena.playing import Fault, Played
from manoir.arena.ratings import rate
from manoir.arena.reproducible import remark
from manoir.arena.scores import bootstrap, interval
from manoir.arena.tables import tables_of


def game(deal: int, rotation: int, bots: tuple[int, ...], ranks: tuple[int, ...]) -> Played:
    return Played(deal, rotation, bots, ranks, "end", 10, "", None, ((1,),) * len(bots))


CONTEST = Contest("any", ("A", "B", "C"), 2)
# A beats B beats C beats nobody; once A and C share the win.
GAMES = [
    game(0, 0, (0, 1), (1, 2)),
    game(0, 1, (1, 0), (2, 1)),
    game(0, 2, (0, 2), (1, 2)),
    game(0, 3, (2, 0), (1, 1)),
    game(0, 4, (1, 2), (1, 2)),
    game(0, 5, (2, 1), (2, 1)),
]


def test_the_tables_of_six_games() -> None:
    tables = tables_of(CONTEST, GAMES)
    assert [row.name for row in tables.bots] == ["A", "B", "C"]
    assert [row.score for row in tables.bots] == [3.5 / 4, 0.5, 0.5 / 4]
    assert tables.ahead == ((None, 1.0, 0.75), (0.0, None, 1.0), (0.25, 0.0, None))
    assert tables.met == ((0, 2, 2), (2, 0, 2), (2, 2, 0))
    assert tables.bots[0].firsts_by_seat == (1.0, 0.75)
    assert tables.firsts_by_seat == (3.5 / 6, 2.5 / 6)
    assert (tables.deals, tables.games, tables.ends) == (1, 6, {"end": 6})


def test_ratings_know_the_first_games_as_well_as_the_last() -> None:
    """A bot does not change: a bad hour at the end weighs no more than one at the start."""
    lost, won = ((0, 1), (2, 1)), ((0, 1), (1, 2))
    games = [won, won, lost] * 300
    early, late = (rate(2, order) for order in (games + [lost] * 8, [lost] * 8 + games))
    for ratings in (early, late):
        assert ratings[0].mu > ratings[1].mu
        assert ratings[0].sigma < 1


def test_ratings_follow_the_results() -> None:
    ratings = rate(3, [((0, 1, 2), (1, 2, 3))] * 20)
    assert ratings[0].mu > ratings[1].mu > ratings[2].mu
    assert ratings[0].sigma < 25 / 3


def test_a_bot_on_two_seats_is_rated_by_their_mean() -> None:
    one, other = rate(2, [((0, 1, 0), (1, 2, 3))])
    assert one == other


def test_faults_are_named_and_counted() -> None:
    bad = Played(0, 6, (0, 2), (1, 2), "fault", 3, "", Fault(1, "oh"), ((), ()))
    tables = tables_of(CONTEST, [*GAMES, bad])
    (fault,) = tables.faults
    assert (fault.bot, fault.what, fault.games, fault.rotation) == ("C", "oh", 1, 6)
    assert [row.faults for row in tables.bots] == [0, 0, 1]


def test_a_bootstrap_by_deal_agrees_with_wilson_over_many_deals() -> None:
    deals = np.tile([1.0, 0.5, 0.0, 0.5], 250)
    ((low, high),) = bootstrap(deals.reshape(-1, 1))
    assert (low, high) == pytest.approx(interval(deals.tolist()), abs=4e-3)


def test_whoever_thinks_by_the_clock_is_named() -> None:
    assert "ismcts-2s thinks by the clock" in remark(["best", "ismcts-2s"])
    assert remark(["best", "ismcts-200"]).endswith("of processes.")
    assert "if my:Bot chooses by its seed" in remark(["best", "my:Bot"])
