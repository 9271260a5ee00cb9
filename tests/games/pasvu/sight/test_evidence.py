"""The picture in the log."""

from random import Random

import numpy as np
import pytest

from manoir.bots.pasvu import observer
from manoir.games.pasvu.sight.canvas import MIRRORED
from manoir.games.pasvu.sight.evidence import packed, unpacked
from manoir.games.pasvu.sight.keyhole import DOORS
from manoir.games.pasvu.sight.viewer import Viewer, scene
from tests.games.pasvu.scenes import random_scene


def test_a_picture_comes_back_from_the_log_as_it_was_and_is_small() -> None:
    looker = Viewer(observer())
    for number in range(20):
        chance = Random(number)
        there = scene(*random_scene(chance, 14))
        sight = looker.look(there, chance.choice(DOORS))
        text = packed(sight.picture + MIRRORED * sight.mirrored)
        picture, mirrored = unpacked(text)
        assert np.array_equal(picture, sight.picture)
        assert np.array_equal(mirrored, sight.mirrored)
        assert len(text) < 12_000


@pytest.mark.parametrize("text", ["", "AA==", "AQE=", "?", "/wA=" * 300])
def test_half_a_picture_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        unpacked(text)
