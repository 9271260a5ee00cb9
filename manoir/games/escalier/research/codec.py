"""Views and moves of *L'escalier hanté* as numbers. row.py says what they are."""

from typing import Any, Final, assert_never

import numpy as np

from manoir.games.escalier.knowledge import state_of
from manoir.games.escalier.moves import (
    Advance,
    Begin,
    Decline,
    Haunt,
    Move,
    Roll,
    Rolled,
    Swap,
    Trade,
)
from manoir.games.escalier.research import writing
from manoir.games.escalier.research.row import (
    ACTIONS,
    ADVANCE,
    DECLINE,
    FIELDS,
    HAUNT,
    NO_DIE,
    PAIRS,
    ROLL,
    SWAP,
    TRADE,
)
from manoir.games.escalier.rows import NOBODY, STAIRS
from manoir.games.escalier.staircase import Place
from manoir.games.escalier.state import View
from manoir.kernel import Seat
from manoir.kernel.codec import Numbers
from manoir.kernel.compiled.jit import plain

__all__ = ["ACTIONS", "DTYPE", "FIELDS", "LEFT_OUT", "index_of", "observe"]

DTYPE: Final = np.int8
LEFT_OUT: Final = "the options first and colours, which turn and colours show"
_WRITING: Final = writing.build(plain, STAIRS)


def observe(view: View, seat: Seat, legal: tuple[Move, ...], out: Numbers) -> None:
    _WRITING.observe(_row(view), _setup(view), seat, out)


def index_of(view: View, seat: Seat, legal: tuple[Move, ...], move: Move) -> int:
    match move:
        case Roll():
            return ROLL
        case Haunt(colour):
            return HAUNT + _slot(view, seat, colour)
        case Decline():
            return DECLINE
        case Advance(place):
            return ADVANCE + _figure(view, place)
        case Swap(one, other):
            return SWAP + PAIRS.index((_figure(view, one), _figure(view, other)))
        case Trade(one, other):
            first, second = sorted((_slot(view, seat, one), _slot(view, seat, other)))
            return TRADE + PAIRS.index((first, second))
        case Begin() | Rolled():
            raise ValueError(f"{move!r} is not a move of a seat")
        case _:
            assert_never(move)


def _row(view: View) -> list[int]:
    """A row of row.py as far as a view tells it; colours that are hidden stay 0."""
    over = view.under is not None
    state = state_of(view, view.under or (0,) * len(view.ghosts))
    rows = (state.colour_row, state.token_row, state.ghost_row, state.arrived_row)
    turn = NOBODY if view.turn is None else view.turn
    return [*rows, turn, NO_DIE if view.die is None else view.die, int(over), 0]


def _setup(view: View) -> list[int]:
    options = view.options
    return [0, int(options.podium), int(options.grands), 0, 0, 0, 0, int(options.memory == "open")]


def _slot(view: View, seat: Seat, colour: int) -> int:
    owners: list[Any] = list(view.owners)
    seats = len(owners) - owners.count(None)
    if owners[colour] is not None:
        return int((owners[colour] - seat) % seats)
    return seats + sum(owner is None for owner in owners[:colour])


def _figure(view: View, place: Place) -> int:
    return sum(step < place.step for step in view.ghosts) + place.slot
