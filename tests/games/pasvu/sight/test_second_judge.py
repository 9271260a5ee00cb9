"""Two judges that share nothing but the data look at the same halls."""

from collections.abc import Iterable
from random import Random

import numpy as np
import pytest

from manoir.bots.pasvu import observer
from manoir.games.pasvu.sight.judge import FIRST_GHOST
from manoir.games.pasvu.sight.keyhole import DOORS
from manoir.games.pasvu.sight.viewer import PERCENT, Exposure, Eyes, Sight, Viewer, scene
from tests.games.pasvu.scenes import random_scene

pytest.importorskip("trimesh")
pytest.importorskip("embreex")

from tests.games.pasvu.sight import second_judge

AGREEMENT = 0.999  # of the pixels that the keyhole leaves open, in each picture
BAND = 2  # a verdict is compared where so many pixels more or less would not change it
OPEN = second_judge.open_pixels()


class Case:
    """A hall at random through a door at random."""

    def __init__(self, number: int, falls: int = 0) -> None:
        chance = Random(number)
        self.door = chance.choice(DOORS)
        self.pieces, self.bodies = random_scene(chance, chance.randrange(4, 15), falls=falls)
        self.hide = number % 5 > 0
        self._hall = [second_judge.ground(), *second_judge.furniture(self.pieces)]
        self._ghosts = [
            second_judge.ghost(body, FIRST_GHOST + i) for i, body in enumerate(self.bodies)
        ]
        self.seen, self.mirrored = self._cast([*self._hall, *self._ghosts])

    def first(self, looker: Viewer) -> Sight:
        return looker.look(scene(self.pieces, self.bodies), self.door, hide=self.hide)

    def second(self) -> list[Exposure]:
        return [Exposure(self._pixels(ghost), self._whole(ghost)) for ghost in self._ghosts]

    def _pixels(self, ghost: second_judge.Thing) -> int:
        seen = self.seen if self.hide else self._cast([*self._hall, ghost])[0]
        return int(np.sum(seen == ghost.value))

    def _whole(self, ghost: second_judge.Thing) -> int:
        return int(np.sum(self._cast([ghost])[0] == ghost.value))

    def _cast(self, things: list[second_judge.Thing]) -> second_judge.View:
        return second_judge.Caster(things).view(self.door)


def agreed(case: Case, sight: Sight) -> bool:
    same = (sight.picture[OPEN] == case.seen) & (sight.mirrored[OPEN] == case.mirrored)
    return float(np.mean(same)) >= AGREEMENT


def contradicted(ours: Exposure, theirs: Exposure, eyes: Eyes) -> bool:
    clearly = {
        Exposure(max(0, theirs.pixels + more), theirs.whole - more).seen(eyes)
        for more in (-BAND, 0, BAND)
    }
    return len(clearly) == 1 and ours.seen(eyes) not in clearly


def check(numbers: Iterable[int], falls: int = 0) -> int:
    """Compare these halls; how many of them had a pixel that shows a mirrored thing."""
    looker, mirrors = Viewer(observer()), 0
    for number in numbers:
        case = Case(number, falls)
        sight = case.first(looker)
        assert agreed(case, sight), f"pictures differ in hall {number}"
        for i, (ours, theirs) in enumerate(zip(sight.ghosts, case.second(), strict=True)):
            for eyes in PERCENT:
                assert not contradicted(ours, theirs, eyes), (number, i, eyes, ours, theirs)
        mirrors += bool(case.mirrored.any())
    return mirrors


def test_two_judges_agree_on_pictures_and_verdicts() -> None:
    assert check(range(80, 85)) >= 1


def test_two_judges_agree_where_pieces_lean() -> None:
    """In the first three halls a mirror that leans is seen into."""
    halls = (22, 73, 114, 80)
    assert all(Case(number, 8).pieces["mirror"].lean for number in halls[:3])
    assert check(halls, falls=8) >= 3


def test_the_keyhole_has_the_shape_that_the_rules_give_it() -> None:
    looker = Viewer(observer())
    looker.canvas.picture[:] = 255
    looker.look(scene({}, []), DOORS[0])
    assert np.array_equal(looker.canvas.picture != 255, OPEN)


@pytest.mark.soak
def test_two_judges_agree_on_three_hundred_halls_where_pieces_lean() -> None:
    assert check(range(300), falls=8) >= 30


@pytest.mark.soak
@pytest.mark.parametrize("hundred", range(10))
def test_two_judges_agree_on_a_thousand_halls(hundred: int) -> None:
    assert check(range(100 * hundred, 100 * hundred + 100)) >= 15
