"""Bodies that are thought of are seen exactly where the judge would see them."""

from random import Random

import numpy as np
import pytest

from manoir.bots.pasvu.eyes import is_seen, would_see
from manoir.bots.pasvu.machine import machine
from manoir.games.pasvu.hall import body, without_ghost
from manoir.games.pasvu.keyhole import SIDES
from manoir.games.pasvu.sight import Eyes, at_hand
from manoir.games.pasvu.state import Options
from tests.games.pasvu.halls import random_hall


@pytest.mark.parametrize("hide", [True, False])
@pytest.mark.parametrize("eyes", ["sharp", "fair", "sleepy"])
def test_V11_a_ghost_that_is_thought_of_is_seen_as_if_it_were_there(eyes: Eyes, hide: bool) -> None:
    options = Options(eyes=eyes, hide=hide)
    for seed in range(6):
        hall = random_hall(Random(seed), ghosts=7)
        seen = is_seen(hall, options, SIDES)
        assert seen.shape == (24, len(hall.ghosts))
        for i, ghost in enumerate(hall.ghosts):
            alone = without_ghost(hall, ghost)
            thought = would_see(alone, options, SIDES, [body(ghost)])
            assert np.array_equal(thought[:, 0], seen[:, i])


def test_the_rules_look_with_the_compiled_judge_once_it_is_there() -> None:
    compiled = machine().look
    assert at_hand().look is compiled
