"""Who seeks what, as far as it can be told: as in belief.py, for a core and a GPU."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from manoir.bots.labyrinthe.master.layout import (
    FOUND,
    LAST,
    OTHER_WEIGHTS,
    OWN_WEIGHTS,
    PAWNS,
    PLACES,
    TARGET,
    TILES_AT,
)
from manoir.bots.labyrinthe.master.rounds import Rounds
from manoir.bots.labyrinthe.search import Search
from manoir.games.labyrinthe.box import DAY
from manoir.games.labyrinthe.core import Ten
from manoir.kernel.compiled.jit import Jit

MISSED: Final = 0.1  # as in belief.py
STRAYED: Final = 0.1
LEAST_WEIGHT: Final = 1e-6


class Beliefs(NamedTuple):
    share: Callable[[int, Any, Any, int], float]
    believe: Callable[[Ten, Any, bool, Any, Any, Any], None]
    believe_later: Callable[[int, Any, Any, Any], None]


def build(jit: Jit, tile_of: Any) -> Beliefs:
    day = DAY

    @jit
    def share(tiles: int, ints: Any, floats: Any, start: int) -> float:
        """How likely what is sought is on one of these tiles."""
        total = 0.0
        for card in range(1, day + 1):
            if tiles >> ints[TILES_AT + card] & 1:
                total += floats[start + card]
        return total

    @jit
    def normalise(floats: Any, start: int) -> None:
        total = 0.0
        for card in range(1, day + 1):
            total += floats[start + card]
        for card in range(1, day + 1):
            floats[start + card] = floats[start + card] / total if total > 0 else 0.0

    @jit
    def believe(  # noqa: PLR0917
        board: Ten, known: Any, found_it: bool, weights: Any, ints: Any, floats: Any
    ) -> None:
        """Who seeks what: the owner, as others see it; and who is next."""
        target = int(known[TARGET])
        for card in range(1, day + 1):
            ints[TILES_AT + card] = tile_of(board, card)
            there = (known[FOUND] >> card & 1) == 0
            unseen = there and card != target
            floats[OTHER_WEIGHTS + card] = weights[1, card - 1] if unseen else 0.0
            mine = 1.0 if unseen else 0.0
            if not found_it:
                mine = weights[0, card - 1] if there else 0.0
            floats[OWN_WEIGHTS + card] = mine
        normalise(floats, OWN_WEIGHTS)
        normalise(floats, OTHER_WEIGHTS)

    @jit
    def believe_later(place: int, known: Any, weights: Any, floats: Any) -> None:
        """Likewise, instead of who is next: somebody who comes later."""
        target = int(known[TARGET])
        for card in range(1, day + 1):
            unseen = (known[FOUND] >> card & 1) == 0 and card != target
            floats[OTHER_WEIGHTS + card] = weights[place, card - 1] if unseen else 0.0
        normalise(floats, OTHER_WEIGHTS)

    return Beliefs(share, believe, believe_later)


def build_doubt(jit: Jit, search: Search, rounds: Rounds, tile_of: Any) -> Any:
    ten, next_tiles, day, start = search.ten, search.next_tiles, DAY, DAY + 1
    list_round, tiles_after = rounds.list_round, rounds.tiles_after
    missed, strayed, least = MISSED, STRAYED, LEAST_WEIGHT

    @jit
    def doubt(  # noqa: PLR0917
        known: Any, board: Ten, last: int, cell: int, weights: Any, counts: Any
    ) -> None:
        """What a turn without a find says of what its owner seeks, as in belief.py."""
        before = ten(known)
        could = next_tiles(before, int(known[LAST]), int(known[PAWNS]))
        for card in range(1, day + 1):
            counts[card] = 0
        count = list_round(board, last, int(known[PLACES]), counts, start)
        for reply in range(count):
            tiles = tiles_after(board, cell, counts[start + reply], int(known[PLACES]) - 1)
            for card in range(1, day + 1):
                counts[card] += tiles >> tile_of(board, card) & 1
        most = 0.0
        for card in range(1, day + 1):
            overlooked = missed if could >> tile_of(before, card) & 1 else 1.0
            hope = counts[card] / count + strayed
            weights[card - 1] *= overlooked * hope * hope
            most = max(most, weights[card - 1])
        for card in range(day):
            weights[card] = max(least, weights[card] / most)

    return doubt
