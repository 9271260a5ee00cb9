"""One of the offered moves at random, each as likely as any other, without listing them all.

A slot is drawn of all that might be offered; where geometry refuses it, another one is drawn.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import Final

from manoir.games.pasvu.box import FAMILY, Piece
from manoir.games.pasvu.core.offers import MOST
from manoir.games.pasvu.geometry.landing import offered
from manoir.games.pasvu.geometry.lifting import can_be_set_down, lift
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.units import MIL
from manoir.games.pasvu.moves import Decline, Done, Escape, Fuse, Move, Walk, place_at
from manoir.games.pasvu.refusals import refuse_fuse
from manoir.games.pasvu.rounds.ghosts import own
from manoir.games.pasvu.rounds.offers import (
    Cells,
    can_escape,
    entrants,
    poses,
    walkers,
)
from manoir.games.pasvu.rounds.turns import movable
from manoir.games.pasvu.state import State
from manoir.kernel import Below, Seat

Ways = list[tuple[int, Cells]]  # ghosts, and where they can go

STANDING: Final = 2  # spots that a cell may offer; of one that lies, MOST


def placement(state: State, below: Below) -> Move:
    """V4, V5: a placement, or whatever ends this step."""
    tried = [(piece, poses(state.hall, piece)) for piece in movable(state)]
    slots = sum([len(some) for _, some in tried])
    while True:
        slot = below(slots + 1)
        if slot == slots:
            return state.taken or Decline()
        piece, pose = _pose(tried, slot)
        move = place_at(piece, pose)
        if move != state.taken and can_be_set_down(lift(state.hall, piece), pose):
            return move


def _pose(tried: list[tuple[Piece, tuple[Pose, ...]]], slot: int) -> tuple[Piece, Pose]:
    for piece, some in tried:
        if slot < len(some):
            return piece, some[slot]
        slot -= len(some)
    raise AssertionError("a slot is of a pose")


def step(state: State, seat: Seat, below: Below) -> Move:
    """V6 to V8, V12: a walk, a way out, a fusion, or the end of them."""
    ways, escapes = entrants(state, seat), []
    for ghost, cells in walkers(state, seat):
        ways.append((ghost.number, cells))
        if can_escape(state, ghost):
            escapes.append(ghost.number)
    pairs = tuple(_pairs(state, seat)) if state.options.fusions else ()
    many = MOST if state.night.lying else STANDING
    walks = many * sum([len(cells) for _, cells in ways])
    end = 1 + len(escapes) + len(pairs) + walks
    while True:
        slot = below(end)
        if slot < walks:
            move = _walk(state, ways, slot // many, slot % many)
            if move is not None:
                return move
        elif slot < walks + len(escapes):
            return Escape(escapes[slot - walks])
        elif slot == walks + len(escapes):
            return Done()
        else:
            fuse = pairs[slot - walks - len(escapes) - 1]
            if refuse_fuse(state, seat, fuse) is None:
                return fuse


def _pairs(state: State, seat: Seat) -> Iterator[Fuse]:
    numbers = (ghost.number for ghost in own(state, seat))
    return (Fuse(one, other) for one, other in permutations(numbers, 2))


def _walk(state: State, ways: Ways, slot: int, number: int) -> Walk | None:
    """To a spot of a cell, if there are so many."""
    for ghost, cells in ways:
        if slot < len(cells):
            lying = state.night.lying
            spot = offered(state.hall, FAMILY[ghost], cells[slot], number, lying=lying)
            if spot is None:
                return None
            x, y, z, yaw = spot
            return Walk(ghost, x, y, z // MIL, yaw if lying else None)
        slot -= len(cells)
    raise AssertionError("a slot is of a cell")
