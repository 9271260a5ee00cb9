"""V11, V13: the judge sees bodies that lie as they are, a cylinder with a round head."""

from random import Random

import numpy as np
import pytest

from manoir.bots.pasvu import observer
from manoir.games.pasvu.box import Piece
from manoir.games.pasvu.geometry.hall import figure
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.sight.judge import FIRST_GHOST
from manoir.games.pasvu.sight.keyhole import DOORS, Door
from manoir.games.pasvu.sight.viewer import PERCENT, Exposure, Viewer, scene
from tests.games.pasvu.halls import at
from tests.games.pasvu.scenes import look, random_scene

pytest.importorskip("trimesh")
pytest.importorskip("embreex")

from tests.games.pasvu.sight import second_judge
from tests.games.pasvu.sight.test_second_judge import OPEN, contradicted

# Of the pixels. A straight edge may run along the middles of a row of them: hall 281 has one.
SAME = 0.997


def compared(number: int, ghosts: int) -> int:
    """Both judges look at a hall where half of the ghosts lie; how many of these were seen."""
    chance = Random(number)
    door = chance.choice(DOORS)
    pieces, bodies = random_scene(chance, ghosts, lying=0.5)
    sight = Viewer(observer()).look(scene(pieces, bodies), door)
    hall = [second_judge.ground(), *second_judge.furniture(pieces)]
    meshes = [second_judge.ghost(body, FIRST_GHOST + i) for i, body in enumerate(bodies)]
    seen, mirrored = second_judge.Caster([*hall, *meshes]).view(door)
    same = (sight.picture[OPEN] == seen) & (sight.mirrored[OPEN] == mirrored)
    assert float(np.mean(same)) >= SAME, f"pictures differ in hall {number}"
    for mesh, ours in zip(meshes, sight.ghosts, strict=True):
        alone = second_judge.Caster([mesh]).view(door)[0]
        theirs = Exposure(int(np.sum(seen == mesh.value)), int(np.sum(alone == mesh.value)))
        for eyes in PERCENT:
            assert not contradicted(ours, theirs, eyes), (number, eyes, ours, theirs)
    shown = zip(bodies, sight.ghosts, strict=True)
    return sum(body.yaw is not None and ours.pixels > 0 for body, ours in shown)


def test_V11_two_judges_agree_on_halls_where_ghosts_lie() -> None:
    assert sum(compared(number, 8) for number in range(5)) > 5


@pytest.mark.soak
@pytest.mark.parametrize("hundred", range(3))
def test_V11_two_judges_agree_on_hundreds_of_halls_where_ghosts_lie(hundred: int) -> None:
    for number in range(100 * hundred + 10, 100 * hundred + 110):
        compared(number, 10)


def test_V13_who_lies_behind_an_armchair_is_hidden_where_who_stands_is_not() -> None:
    """From a door in the south; it is 1.2 high, a large ghost 1.4."""
    pieces: dict[Piece, Pose] = {"armchair": at(2500, 3000)}
    shown = [
        look(pieces, [figure("large", 2500, 4400, 0, yaw)], Door("S", 3)).ghosts[0]
        for yaw in (None, 900)
    ]
    assert shown[0].seen("fair")
    assert not shown[1].seen("sharp")


def test_V13_lying_across_it_shows_its_length_and_lying_along_its_roundness() -> None:
    """Alone in the hall, far away: seen from the side it is as large as it is standing."""
    far = Door("S", 3)
    standing, across, along = (
        look({}, [figure("large", 2500, 4500, 0, yaw)], far).ghosts[0].pixels
        for yaw in (None, 0, 900)
    )
    assert along < 0.85 * across
    assert 0.8 < across / standing < 1.2


@pytest.mark.parametrize("yaw", [0, 450, 1234, 2700])
def test_V13_the_whole_of_it_is_what_an_empty_hall_would_show(yaw: int) -> None:
    (alone,) = look({}, [figure("medium", 3200, 2800, 0, yaw)], Door("E", 3)).ghosts
    assert alone.pixels == alone.whole > 100
