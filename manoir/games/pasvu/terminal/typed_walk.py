"""What a player types to move a ghost: to a cell or an exact spot; lying where they lie (V13)."""

from collections.abc import Iterable
from itertools import product
from typing import Final

from manoir.games.pasvu.box import FAMILY
from manoir.games.pasvu.geometry.hall import Cell, Hall
from manoir.games.pasvu.geometry.landing import places
from manoir.games.pasvu.geometry.lying import lying_levels
from manoir.games.pasvu.geometry.spots import Spot
from manoir.games.pasvu.geometry.units import CELL, MIL
from manoir.games.pasvu.moves import Walk
from manoir.games.pasvu.state import View
from manoir.games.pasvu.terminal.plan import cell_name
from manoir.games.pasvu.terminal.typed import HEADS, cell_in, ghost_in, head_in, thousandths
from manoir.games.pasvu.terminal.words import NIGHT, WORDS, verb_of
from manoir.kernel import Seat

PLACE: Final = 2  # numbers of it
_HALF: Final = CELL // MIL // 2
_STEP: Final = 100  # mils, between the places where one tries to lie


def asked(view: View) -> Seat:
    """Whose ghosts are moved: the terminal asks one after the other."""
    if view.phase != "ghosts":
        return view.turn
    return next((seat for seat, done in enumerate(view.done) if not done), view.turn)


def read_walk(view: View, rest: list[str], lang: str) -> Walk | str:
    number = ghost_in(rest)
    if number is None:
        return WORDS[lang]["which_ghost"]
    if view.night.lying:
        return _read_lying(view, number, rest[1:], lang)
    cell = cell_in(rest[1:])
    at = (
        _into(view, number, cell, up=_is_up(rest[2:]), lang=lang) if cell else _spot(rest[1:], lang)
    )
    return at if isinstance(at, str) else Walk(number, *at)


def _into(view: View, number: int, cell: Cell, *, up: bool, lang: str) -> Spot | str:
    """As near to the middle of a cell as there is room; in mils, with the height."""
    for x, y, z in places(_without(view, number), FAMILY[number], cell):
        if bool(z) == up:
            return x, y, z // MIL
    return _no_room(cell, up=up, lang=lang)


def _spot(words: list[str], lang: str) -> Spot | str:
    """An exact spot, with a height where one is named; in mils."""
    numbers = thousandths(words)
    if numbers is None or len(numbers) not in {PLACE, PLACE + 1}:
        return WORDS[lang]["where_ghost"]
    x, y, z = (*numbers, 0)[:3]
    return x, y, z


def _is_up(words: list[str]) -> bool:
    return bool(words) and verb_of(words[0]) == "up"


def _read_lying(view: View, number: int, where: list[str], lang: str) -> Walk | str:
    cell = cell_in(where)
    if cell:
        up = _is_up(where[1:])
        head = where[2 if up else 1 :]
        yaw = head_in(head[0], lang) if head else None
        if head and yaw is None:
            return NIGHT[lang]["which_head"]
        walk = _lie(view, number, cell, HEADS.values() if yaw is None else (yaw,), up=up)
        return walk or _no_room(cell, up=up, lang=lang)
    yaw = head_in(where[-1], lang) if len(where) > PLACE else None
    if yaw is None:
        return WORDS[lang]["where_ghost"] if len(where) < PLACE else NIGHT[lang]["which_head"]
    at = _spot(where[:-1], lang)
    return at if isinstance(at, str) else Walk(number, *at, yaw)


def _lie(view: View, number: int, cell: Cell, yaws: Iterable[int], *, up: bool) -> Walk | None:
    """As near to the middle of a cell as it can lie, with its head one of these ways."""
    hall, size = _without(view, number), FAMILY[number]
    for yaw in yaws:
        for x, y in _from_the_middle(cell):
            for z in lying_levels(hall, size, x, y, yaw):
                if bool(z) == up:
                    return Walk(number, x, y, z // MIL, yaw)
    return None


def _from_the_middle(cell: Cell) -> list[tuple[int, int]]:
    """Places all over a cell, in mils, those near its middle first."""
    steps = sorted(range(_STEP // 2 - _HALF, _HALF, _STEP), key=abs)
    away = sorted(product((0, *steps), repeat=2), key=lambda way: way[0] ** 2 + way[1] ** 2)
    x, y = (2 * _HALF * place + _HALF for place in cell)
    return [(x + east, y + north) for east, north in away]


def _without(view: View, number: int) -> Hall:
    """The hall while that ghost is on its way."""
    seat = asked(view)
    others = tuple(g for g in view.ghosts if (g.seat, g.number) != (seat, number))
    return Hall(view.pieces, others)


def _no_room(cell: Cell, *, up: bool, lang: str) -> str:
    return WORDS[lang]["no_room_up" if up else "no_room"].format(cell=cell_name(cell))
