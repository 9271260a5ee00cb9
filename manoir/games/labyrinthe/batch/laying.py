"""The maze of a game at random (L1), on plain integers."""

from collections.abc import Callable
from typing import Any, Final

from manoir.games.labyrinthe.box import DAY, MOVING, TILES, Edition
from manoir.games.labyrinthe.core import EMPTY, PLAIN, Core
from manoir.kernel.compiled.jit import Jit
from manoir.kernel.compiled.mwc_rng import MwcRng

TILE_BITS: Final = 7  # two for the shape, five for the sign
PER_WORD: Final = 9
WORDS: Final = 4


def build(jit: Jit, core: Core, rng: MwcRng) -> Callable[[int, int, int, int, int], Any]:
    next_word, below, nth, lay = rng.next_word, rng.below, core.nth, core.lay
    empty_n, empty_e, empty_s, empty_w = EMPTY[:4]
    moving, bits, some = MOVING, TILE_BITS, PER_WORD
    every = (1 << TILE_BITS) - 1

    @jit
    def tile(number: int, tile_0: int, tile_1: int, tile_2: int, tile_3: int) -> int:
        """A movable tile of the box: its shape + 4 × its sign."""
        if number < 2 * some:
            if number < some:
                return tile_0 >> bits * number & every
            return tile_1 >> bits * (number - some) & every
        if number < 3 * some:
            return tile_2 >> bits * (number - 2 * some) & every
        return tile_3 >> bits * (number - 3 * some) & every

    @jit
    def lay_out(word: int, tile_0: int, tile_1: int, tile_2: int, tile_3: int) -> tuple[int, ...]:
        """L1: the word after it, and the board."""
        n, e, s, w = empty_n, empty_e, empty_s, empty_w
        a, b, c, d, f, spare = 0, 0, 0, 0, 0, 0
        left, remain = (1 << moving) - 1, moving
        for cell in range(50):  # the last is for the spare
            if cell == 49 or cell // 7 & 1 or cell % 7 & 1:
                word = next_word(word)
                chosen = nth(left, below(word, remain))
                left ^= 1 << chosen
                remain -= 1
                spare = tile(chosen, tile_0, tile_1, tile_2, tile_3)
                if cell < 49:
                    n, e, s, w, a, b, c, d, f, spare = lay(
                        n, e, s, w, a, b, c, d, f, spare, cell, word >> 16 & 3
                    )
        return word, n, e, s, w, a, b, c, d, f, spare

    return lay_out


def packed_tiles(edition: Edition, *, night: bool = False) -> tuple[int, int, int, int]:
    """The movable tiles, with the night's signs on request, so many to a word."""
    kinds = [
        t.shape | (PLAIN.sign_of(t.sign) if t.sign <= DAY or night else 0) << 2
        for t in TILES[edition]
    ]
    first, second, third, fourth = (
        sum(kind << TILE_BITS * place for place, kind in enumerate(kinds[start : start + PER_WORD]))
        for start in range(0, WORDS * PER_WORD, PER_WORD)
    )
    return first, second, third, fourth
