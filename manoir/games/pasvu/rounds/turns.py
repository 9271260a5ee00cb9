"""Whose turn it is: the furniture (V4), who chooses a side (V9), rounds and points."""

from typing import Final

from manoir.games.pasvu.box import CARDS, FAMILY, INSIDE, OUT, PIECES, Piece
from manoir.games.pasvu.sight.keyhole import SIDES, Side
from manoir.games.pasvu.state import State
from manoir.kernel import Outcome, Seat

ROUNDS: Final = 5  # V3


def movable(state: State) -> tuple[Piece, ...]:
    """V4: what the card lets its owner move; once a piece is taken, that one."""
    card = state.cards[state.turn]
    if state.phase != "furniture" or card is None:
        return ()
    if state.taken:
        return (state.taken.piece,)
    shown = CARDS[card].pieces
    fresh = tuple(piece for piece in shown if piece not in state.shifted)
    return fresh or tuple(piece for piece in PIECES if piece not in state.shifted)


def left_of(state: State, seat: Seat) -> Seat:
    """The next seat clockwise."""
    return (seat + 1) % len(state.sides)


def throwers(state: State) -> tuple[Seat, ...]:
    """V9: the seats that have chosen fewer times than others; or everybody."""
    fewest = min(state.chosen)
    return tuple(seat for seat, times in enumerate(state.chosen) if times == fewest)


def highest(throwers: tuple[Seat, ...], faces: tuple[int, ...]) -> tuple[Seat, ...]:
    """V9: the seats that have thrown the most; several throw again."""
    best = max(faces)
    return tuple(seat for seat, face in zip(throwers, faces, strict=True) if face == best)


def open_sides(state: State) -> tuple[Side, ...]:
    """V9: the keyhole must go to another side."""
    return tuple(side for side in SIDES if side != state.keyhole.side)


def points_of(state: State, seat: Seat) -> int:
    """As if the game ended now."""
    inside = sum(INSIDE[ghost.size] for ghost in state.hall.ghosts if ghost.seat == seat)
    return inside + sum(OUT[FAMILY[number]] for number in state.out[seat])


def result(state: State) -> Outcome:
    """Most points; then most ghosts out; then fewest in reserve; then the rank is shared."""
    places = [_place(state, seat) for seat in range(len(state.sides))]
    ranks = tuple(1 + sum(other > place for other in places) for place in places)
    return Outcome("rounds", ranks, tuple(points for points, _, _ in places))


def _place(state: State, seat: Seat) -> tuple[int, int, int]:
    out = len(state.out[seat])
    inside = sum(ghost.seat == seat for ghost in state.hall.ghosts)
    return points_of(state, seat), out, inside + out - len(FAMILY)
