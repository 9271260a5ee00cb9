"""The maze that a view shows, as the numbers that core.py works on."""

from typing import Final

from manoir.games.labyrinthe.box import ARROWS, DAY, NUMBERS, SHAPES, Treasure
from manoir.games.labyrinthe.core import PLAIN
from manoir.games.labyrinthe.state import Board, View

_PLANES: Final = 9
_SIGNS: Final = {name: PLAIN.sign_of(number) for name, number in NUMBERS.items()}
_BY_DAY: Final = {None: 0} | {name: s for name, s in _SIGNS.items() if NUMBERS[name] <= DAY}
_BY_NIGHT: Final = {None: 0} | {name: s for name, s in _SIGNS.items() if NUMBERS[name] > DAY}


def shown_board(view: View) -> Board:
    """The board with the signs that can be seen by this light; empty before it is laid."""
    if view.spare is None:
        return ()
    signs = _BY_NIGHT if view.dark else _BY_DAY
    words = [place.open | signs.get(place.treasure, 0) << 4 for place in view.places]
    planes = [
        sum((word >> bit & 1) << cell for cell, word in enumerate(words)) for bit in range(_PLANES)
    ]
    return (*planes, SHAPES.index(view.spare.shape) | signs.get(view.spare.treasure, 0) << 2)


def last_arrow(view: View) -> int | None:
    """The arrow used last, as its place in ARROWS (L5)."""
    return None if view.forbidden is None else PLAIN.opposite(ARROWS.index(view.forbidden))


def numbers_of(cards: tuple[Treasure, ...]) -> tuple[int, ...]:
    return tuple(NUMBERS[card] for card in cards)
