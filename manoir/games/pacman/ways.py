"""All ways that a piece could take if nobody stood on them, numbered: a table for core/.

The table is one row of whole numbers (a tuple for Python, an array for machine code); the names
below say what stands where. Places are bits of two words, because one is too short for all.
"""

from collections.abc import Iterator
from functools import cache
from itertools import accumulate, chain
from typing import Any, Final

from manoir.games.pacman.circuit import FACES, Circuit, Name, circuit

Path = tuple[int, ...]  # the places entered, in order; the one that was left is not among them
Ways = Any  # the table

HALF: Final = 60  # places in the low word; the others are in the high one
EATER: Final = 0  # kinds of pieces
GHOST: Final = 1
LENGTHS: Final = len(FACES)
MOST: Final = 1024  # more than there are ways up to one die from one place

PLACES: Final = 0  # how many
DEN: Final = 1
HOMES_LOW: Final = 2  # a bit each
HOMES_HIGH: Final = 3
HOLES: Final = 4  # for yellow marbles: how many
HOLE: Final = 5  # where their places are
FIRST: Final = 6  # where, by group (see `_groups`), its first way is; the next group follows
SOONER: Final = 7  # where, by group, two words say where shorter ways from there end
RECORD: Final = 8  # where the ways are, each with
WIDTH: Final = 5  # so many numbers:
CROSSED_LOW: Final = 0  # all its places but the last
CROSSED_HIGH: Final = 1
LAST_LOW: Final = 2
LAST_HIGH: Final = 3
LAST: Final = 4


@cache
def ways(name: Name) -> tuple[int, ...]:
    board, groups = circuit(name), _groups(name)
    first = tuple(accumulate((len(routes) for routes in groups), initial=0))
    sooner = tuple(chain.from_iterable(bits(_sooner(groups, n)) for n in range(len(groups))))
    hole = RECORD + 1
    starts = tuple(accumulate((hole, len(board.yellow), len(first), len(sooner))))
    head = (len(board.signs), board.den, *bits(board.homes), len(board.yellow), *starts)
    return *head, *board.yellow, *first, *sooner, *chain.from_iterable(map(_record, paths(name)))


@cache
def paths(name: Name) -> tuple[Path, ...]:
    """By way, the places it goes through."""
    return tuple(chain.from_iterable(_groups(name)))


@cache
def numbers(name: Name) -> dict[tuple[int, int, Path], int]:
    """The way of a kind of piece from a place along a path."""
    places, count = len(circuit(name).signs), iter(range(len(paths(name))))
    return {
        (number // LENGTHS // places, number // LENGTHS % places, path): next(count)
        for number, routes in enumerate(_groups(name))
        for path in routes
    }


def bits(places: tuple[int, ...]) -> tuple[int, int]:
    whole = sum(1 << place for place in places)
    return whole & (1 << HALF) - 1, whole >> HALF


def _record(path: Path) -> tuple[int, ...]:
    return *bits(path[:-1]), *bits(path[-1:]), path[-1]


@cache
def _groups(name: Name) -> tuple[tuple[Path, ...], ...]:
    """Ways by kind of piece, place and length."""
    board = circuit(name)
    return tuple(
        tuple(_routes(graph, start, steps))
        for graph in _graphs(board)
        for start in range(len(board.signs))
        for steps in FACES
    )


def _sooner(groups: tuple[tuple[Path, ...], ...], number: int) -> tuple[int, ...]:
    shorter = groups[number - number % LENGTHS : number]
    return tuple({path[-1] for routes in shorter for path in routes})


def _graphs(board: Circuit) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """By kind of piece."""
    return board.eaters, board.ghosts


def _routes(graph: tuple[tuple[int, ...], ...], start: int, steps: int) -> Iterator[Path]:
    """P4: nobody comes twice to a place in one move."""
    routes: list[Path] = [()]
    for _ in range(steps):
        routes = [
            (*path, place)
            for path in routes
            for place in graph[path[-1] if path else start]
            if place != start and place not in path
        ]
    yield from routes
