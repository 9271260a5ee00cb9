"""Bodies that are thought of are seen exactly where the judge would see them."""

from random import Random
from typing import Any

import numpy as np
import pytest

from manoir.bots.pasvu import observer
from manoir.bots.pasvu.sight.door_views import is_seen, would_see
from manoir.bots.pasvu.sight.spotting import CELLS, in_cell
from manoir.bots.pasvu.sight.watch import Watch
from manoir.games.pasvu.box import SIZES
from manoir.games.pasvu.geometry.hall import Ghost, Hall, body, figure, without_ghost
from manoir.games.pasvu.geometry.standing import set_again
from manoir.games.pasvu.sight.keyhole import DOORS, SIDES, Side
from manoir.games.pasvu.sight.verdict import is_seen as judged
from manoir.games.pasvu.sight.verdict import look
from manoir.games.pasvu.sight.viewer import Eyes
from manoir.games.pasvu.state import Options
from manoir.kernel.match import Match
from tests.games.pasvu.halls import random_hall
from tests.games.pasvu.positions import ghost, looking

ALL = Watch(SIDES)


def lying(hall: Hall, rng: Random) -> Hall:
    """The same, all ghosts on their sides, each another way."""
    for one in hall.ghosts:
        fallen = Ghost(one.seat, one.size, one.x, one.y, one.z, one.number, rng.randrange(3_600))
        hall = set_again(hall, one, fallen)
    return hall


def check(hall: Hall, options: Options) -> None:
    seen = is_seen(hall, options, ALL)
    assert seen.shape == (24, len(hall.ghosts))
    for i, one in enumerate(hall.ghosts):
        alone = without_ghost(hall, one)
        thought = would_see(alone, options, ALL, [body(one)])
        assert np.array_equal(thought[:, 0], seen[:, i])


@pytest.mark.parametrize("hide", [True, False])
def test_V11_ghosts_are_seen_where_the_judge_sees_them(hide: bool) -> None:
    for seed in range(6):
        hall, options = random_hall(Random(seed)), Options(hide=hide)
        seen = is_seen(hall, options, ALL).tolist()
        for door, shown in zip(DOORS, seen, strict=True):
            verdict = look(hall, door, observer(), hide=hide)
            assert shown == [judged(ghost, options.eyes) for ghost in verdict.ghosts], seed


def test_V11_many_who_are_thought_of_are_seen_as_each_alone() -> None:
    """Only the part of a picture is painted in which they could be."""
    for seed in range(6):
        rng = Random(seed)
        hall, size, lies = random_hall(rng), rng.choice(SIZES), seed % 3 == 0
        spots = in_cell(hall, size, rng.choice(CELLS), lying=lies)
        bodies = [figure(size, *spot) for spot in spots]
        together = would_see(hall, Options(), ALL, bodies)
        for i, one in enumerate(bodies):
            alone = would_see(hall, Options(), ALL, [one])
            assert np.array_equal(together[:, i], alone[:, 0]), seed


@pytest.mark.parametrize("hide", [True, False])
@pytest.mark.parametrize("eyes", ["sharp", "fair", "sleepy"])
def test_V11_a_ghost_that_is_thought_of_is_seen_as_if_it_were_there(eyes: Eyes, hide: bool) -> None:
    for seed in range(6):
        check(random_hall(Random(seed), ghosts=7), Options(eyes=eyes, hide=hide))


@pytest.mark.parametrize("eyes", ["sharp", "fair", "sleepy"])
def test_V13_so_is_one_who_lies(eyes: Eyes) -> None:
    for seed in range(4):
        rng = Random(seed)
        hall = lying(random_hall(rng, ghosts=7), rng)
        assert all(one.yaw is not None for one in hall.ghosts)
        check(hall, Options(eyes=eyes))


def test_V13_where_the_keyhole_looks_twice_both_doors_count() -> None:
    """Of each door that of the same number across; in this order of sides, half of them on."""
    for seed in range(4):
        hall = random_hall(Random(seed), ghosts=7)
        once = is_seen(hall, Options(), ALL)
        twice = is_seen(hall, Options(), Watch(SIDES, twice=True))
        assert np.array_equal(twice, once | np.roll(once, 12, axis=0))
        sides: tuple[Side, ...] = ("E",)
        some = is_seen(hall, Options(), Watch(sides, (2, 5), twice=True))
        assert np.array_equal(some, twice[[7, 10]])
        bodies = [body(one) for one in hall.ghosts]
        thought = would_see(
            Hall(hall.pieces), Options(hide=False), Watch(sides, twice=True), bodies
        )
        there = is_seen(hall, Options(hide=False), Watch(sides, twice=True))
        assert np.array_equal(thought, there)


def test_V13_who_is_to_be_perched_is_lost_on_the_floor() -> None:
    hall = random_hall(Random(3), ghosts=7)
    usual, perched = (is_seen(hall, Options(), Watch(SIDES, perch=p)) for p in (False, True))
    floor = [one.z == 0 for one in hall.ghosts]
    assert any(floor)
    assert not all(floor)
    assert perched[:, floor].all()
    up = [not low for low in floor]
    assert np.array_equal(perched[:, up], usual[:, up])
    here = ghost(0, 3, 500, 500)
    assert would_see(Hall(), Options(), Watch(SIDES, perch=True), [body(here)]).all()


def test_V11_which_judge_looks_is_passed_whatever_else_ran_in_the_process() -> None:
    """The compiled one is there, and yet only a match that was given it looks with it."""
    compiled, looks = observer(), list[str]()

    def counted(*about: Any) -> None:
        looks.append("compiled")
        compiled.look(*about)

    found = []
    for given in (None, compiled._replace(look=counted)):
        match = Match("pasvu", seats=2, seed=1, observer=given)
        match.state = looking(ghost(0, 3, 2500, 500))
        found.append(match.nature_move())
        assert looks == (["compiled"] if given else [])
    assert found[0] == found[1]
