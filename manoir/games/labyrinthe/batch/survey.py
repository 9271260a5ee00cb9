"""All that can be reached on a board, for `manoir bench`."""

from collections.abc import Callable
from typing import NamedTuple

from manoir.games.labyrinthe.batch.playout import Playout
from manoir.games.labyrinthe.core import NO_ARROW, Core
from manoir.kernel.compiled.jit import Jit


class Survey(NamedTuple):
    survey: Callable[..., int]
    surveys: Callable[..., int]


def build(jit: Jit, core: Core, playout: Playout) -> Survey:
    shift, ride, links, reach, tally = core.shift, core.ride, core.links, core.reach, core.tally
    seed, next_word, lay_out = playout.seed, playout.next_word, playout.lay_out
    pick_shift, pick_cell, no_arrow = playout.pick_shift, playout.pick_cell, NO_ARROW

    @jit
    def survey(  # noqa: PLR0917
        n: int, e: int, s: int, w: int,
        a: int, b: int, c: int, d: int, f: int,
        spare: int, pawn: int,
    ) -> int:  # fmt: skip
        """All 48 shifts with everything that can be reached after them: how many cells in all."""
        cells = 0
        for choice in range(48):
            arrow, turn = choice >> 2, choice & 3
            after = shift(n, e, s, w, a, b, c, d, f, spare, arrow, turn)
            east, south = links(after[0], after[1], after[2], after[3])
            cells += tally(reach(east, south, ride(pawn, arrow)))
        return cells

    @jit
    def surveys(  # noqa: PLR0917
        number: int, times: int, tile_0: int, tile_1: int, tile_2: int, tile_3: int
    ) -> int:  # fmt: skip
        """Surveys of one board after the other, a random turn between: how many cells in all."""
        word, n, e, s, w, a, b, c, d, f, spare = lay_out(
            seed(number), tile_0, tile_1, tile_2, tile_3
        )
        pawn, cells = 0, 0
        for _ in range(times):
            cells += survey(n, e, s, w, a, b, c, d, f, spare, pawn)
            word = next_word(word)
            arrow, turn, rest = pick_shift(word, no_arrow)
            n, e, s, w, a, b, c, d, f, spare = shift(n, e, s, w, a, b, c, d, f, spare, arrow, turn)
            east, south = links(n, e, s, w)
            pawn = pick_cell(reach(east, south, ride(pawn, arrow)), rest)
        return cells

    return Survey(survey, surveys)
