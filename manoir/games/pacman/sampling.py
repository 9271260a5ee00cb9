"""A legal way at random: any way of any piece is named until one is allowed (P4 to P13)."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from manoir.games.pacman.circuit import GHOSTS
from manoir.games.pacman.core import PLAIN
from manoir.games.pacman.flat import flatten
from manoir.games.pacman.moves import Chase, Run
from manoir.games.pacman.state import State
from manoir.games.pacman.ways import EATER, GHOST, paths, ways
from manoir.kernel import Below


class Choice(NamedTuple):
    """A die and a piece: its ways from `begin` to `end`, as long as the die from `exact` on."""

    die: int
    ghost: int | None  # None: the own Pac-Man
    sight: Any
    begin: int
    exact: int
    end: int


def any_way(state: State, below: Below) -> Run | Chase:
    """One of all runs and chases that are allowed, each as likely as any other."""
    table, routes = ways(state.options.circuit), paths(state.options.circuit)
    choices = tuple(_choices(state))
    total = sum(choice.end - choice.begin for choice in choices)
    while True:
        number = below(total)
        for choice in choices:
            if number < choice.end - choice.begin:
                break
            number -= choice.end - choice.begin
        way = choice.begin + number
        if PLAIN.may_take(table, way, way >= choice.exact, choice.sight):
            if choice.ghost is None:
                return Run(choice.die, routes[way])
            return Chase(choice.die, choice.ghost, routes[way])


def _choices(state: State) -> Iterator[Choice]:
    row, table = flatten(state), ways(state.options.circuit)
    assert state.turn is not None, "nature has named the first seat"
    for die in dict.fromkeys(state.dice):
        if not state.run:
            sight = PLAIN.eater_sight(row, table)
            start = state.eaters[state.turn]
            yield Choice(die, None, sight, *PLAIN.span(table, EATER, start, die, *sight[2:4]))
        for ghost in range(GHOSTS) if not state.chased else ():
            seen = PLAIN.ghost_sight(row, table, ghost)
            start = state.ghosts[ghost]
            yield Choice(die, ghost, seen, *PLAIN.span(table, GHOST, start, die, *seen[2:4]))
