"""Halls weighed by the dozen: nearly as the judge sees them, and by what whole families expect."""

from random import Random

import numpy as np
import pytest

from manoir.bots.pasvu.machine import machine
from manoir.bots.pasvu.scout.forecast import build as build_forecast
from manoir.bots.pasvu.scout.future import TIE_INSIDE, TIE_OUT, futures
from manoir.bots.pasvu.scout.places import places
from manoir.bots.pasvu.scout.plan import Families, Prospect
from manoir.bots.pasvu.scout.prospects import foretell, surveyed
from manoir.bots.pasvu.scout.steps import FAR_SIDE, RESERVE, WAITS
from manoir.bots.pasvu.sight.door_views import would_see
from manoir.bots.pasvu.sight.watch import Watch
from manoir.bots.pasvu.worth import Farsighted
from manoir.games.pasvu import rules
from manoir.games.pasvu.box import INSIDE, OUT, SIZES
from manoir.games.pasvu.geometry.hall import Hall, figure
from manoir.games.pasvu.sight.keyhole import SIDES
from manoir.games.pasvu.state import Options
from manoir.kernel.compiled.jit import plain
from tests.games.pasvu.halls import random_hall
from tests.games.pasvu.positions import LARGE, MEDIUM, SMALL, in_cell, position

ALL = Watch(SIDES)
GONE = OUT["large"] + 2 * OUT["medium"] + 4 * OUT["small"] + 7 * TIE_OUT  # all of a family out


def worth(rounds: int, *steps: int, fusions: bool = False) -> float:
    """What a family can expect: the large one, two mediums, four smalls."""
    large, pair, four = steps[0], steps[1:3], steps[3:]
    side = WAITS + 1
    two = places().twos[np.ravel_multi_index(pair, (side,) * 2)]
    small = places().fours[np.ravel_multi_index(four, (side,) * 4)]
    mediums, smalls = places().twos.max() + 1, places().fours.max() + 1
    return float(futures(fusions)[rounds][(large * mediums + two) * smalls + small])


@pytest.mark.parametrize(("lying", "wrong"), [(False, 0.02), (True, 0.05)])
def test_V11_a_survey_sees_nearly_what_the_judge_sees(lying: bool, wrong: float) -> None:
    for seed in range(3):
        bare = Hall(random_hall(Random(seed), ghosts=0).pieces)
        spots, seen, _ = surveyed(bare, ALL, "fair", lying)
        bodies = [
            figure(SIZES[size], x, y, z, yaw if lying else None)
            for size, _, _, x, y, z, yaw in spots.tolist()
        ]
        exact = would_see(bare, Options(), ALL, bodies)
        assert len(spots) > 300
        assert (exact != seen).mean() < wrong


def test_V3_at_the_end_a_family_is_worth_its_points() -> None:
    assert worth(0, *[FAR_SIDE] * 7) == pytest.approx(GONE)
    assert worth(0, *[RESERVE] * 7) == 0
    assert worth(0, 3, *[RESERVE] * 6) == pytest.approx(INSIDE["large"] + TIE_INSIDE)


def test_V7_whoever_is_near_leaves_in_time_and_whoever_comes_in_does_not() -> None:
    for rounds in range(1, 5):
        assert worth(rounds, 1, *[FAR_SIDE] * 6) == pytest.approx(GONE)
    waits = worth(1, RESERVE, *[FAR_SIDE] * 6)
    assert GONE - OUT["large"] < waits < GONE - OUT["large"] + INSIDE["large"]
    assert worth(2, RESERVE, *[FAR_SIDE] * 6) > waits


def test_V12_small_ones_are_worth_what_can_be_made_of_them() -> None:
    start = WAITS, WAITS, WAITS, *[RESERVE] * 4
    alone = worth(1, *start, fusions=False)
    assert worth(1, *start, fusions=True) > alone + INSIDE["medium"] / 2
    assert worth(4, *start, fusions=True) < worth(4, *[RESERVE] * 7)


def test_V9_in_the_last_round_winning_counts_and_not_points() -> None:
    """Ahead by a point: one side sees nobody, the other mostly the other one's large ghost."""
    steps = np.full((2, 7), RESERVE)
    steps[0, MEDIUM], steps[0, MEDIUM + 1] = 2, FAR_SIDE
    steps[1, LARGE], steps[1, [SMALL, SMALL + 1, SMALL + 2]] = 2, FAR_SIDE
    steps[1, SMALL + 2] = RESERVE
    steps[0, SMALL] = FAR_SIDE
    seen = np.zeros((2, 7), np.int64)
    seen[1, LARGE], seen[0, MEDIUM] = 0b000111 << 6, 0b111000 << 6
    chances = []
    for last in (True, False):
        prospect = Prospect(2, 12, futures(False)[0], last, np.ones(2, np.int64), 9.0)
        found = np.zeros((2, 2))
        machine().weigh_sides(Families(steps, seen), prospect, found)
        chances.append(found[0])
    assert chances[0][0] > chances[0][1]
    assert chances[1][0] < chances[1][1]


def test_V9_before_the_last_round_whoever_leads_takes_no_risk() -> None:
    """One side sees nobody, half of the other one large ghost, the other half the other one."""
    steps = np.full((2, 7), RESERVE)
    steps[:, LARGE], steps[0, MEDIUM] = 1, FAR_SIDE
    seen = np.zeros((2, 7), np.int64)
    seen[0, LARGE], seen[1, LARGE] = 0b000111 << 6, 0b111000 << 6
    prospect = Prospect(2, 12, futures(False)[1], False, np.ones(2, np.int64), 1.0)
    found = np.zeros((2, 2))
    machine().weigh_sides(Families(steps, seen), prospect, found)
    assert found[0, 0] > found[0, 1] + 0.02
    assert found[1, 1] > found[1, 0] + 0.02


def test_a_forecast_is_the_same_compiled_and_not() -> None:
    hall = random_hall(Random(4), ghosts=0)
    state = position(
        "ghosts", in_cell(0, SMALL, 1, 2), in_cell(1, MEDIUM, 4, 3), pieces=hall.pieces,
        points=(7, 8), round=2,
    )  # fmt: skip
    view = rules.view(state, 0)
    told = foretell(view, 0, Farsighted())
    given = told.given._replace(
        spots=told.given.spots[::9].copy(),
        seen=told.given.seen[:, ::9].copy(),
        blocked=told.given.blocked[:, ::9].copy(),
    )
    ways = machine().forecast, build_forecast(plain).forecast
    results = []
    for forecast in ways:
        taken, unseen = np.zeros(len(given.ghosts), np.int64), np.zeros(2)
        lost, picked = np.zeros((2, 3)), np.zeros(3)
        ahead = forecast(given, 0, taken, unseen, lost, picked)
        results.append((ahead, taken.tolist(), unseen.tolist(), lost.tolist(), picked.tolist()))
    assert results[0] == results[1]
