"""Drawing a legal action from a mask."""

import numpy as np
import pytest

from manoir.kernel.compiled import mwc_rng
from manoir.kernel.compiled.jit import plain
from manoir.kernel.compiled.stepping import BLOCK, build_legal_action


@pytest.mark.parametrize("size", [1, 22, BLOCK, BLOCK + 1, 2 * BLOCK, 1102])
def test_every_legal_action_is_drawn_by_its_number(size: int) -> None:
    rng, chance = mwc_rng.build(plain), np.random.default_rng(size)
    legal_action, word = build_legal_action(plain, rng.below), rng.seed(size)
    for share in (0.02, 0.5, 1.0):
        mask = (chance.random(size) < share).astype(np.int8)
        mask[chance.integers(size)] = 1
        legal = np.flatnonzero(mask)
        for _ in range(40):
            word = rng.next_word(word)
            assert legal_action(mask, word) == legal[rng.below(word, len(legal))], share
