"""What everybody sees of a move in *Pas vu pas pris*."""

from collections.abc import Iterator

from manoir.games.pasvu.box import CARDS, FAMILY, OUT, Piece
from manoir.games.pasvu.hall import cell_of, pose_of
from manoir.games.pasvu.moves import (
    CameDown,
    Choose,
    Chosen,
    Deal,
    Dealt,
    Decline,
    Declined,
    Done,
    Escape,
    Escaped,
    Event,
    Finished,
    Looked,
    Move,
    Open,
    Opened,
    Place,
    Placed,
    Roll,
    Rolled,
    Throw,
    Thrown,
    Verdict,
    Walk,
    Walked,
)
from manoir.games.pasvu.refusals import ghost_of
from manoir.games.pasvu.state import State
from manoir.games.pasvu.turns import highest
from manoir.games.pasvu.way import door_at, far_side
from manoir.kernel import Seat


def tell(before: State, seat: Seat, move: Move, after: State) -> tuple[Event, ...]:
    match move:
        case Open(keyhole, holder):
            return (Opened(keyhole, holder),)
        case Deal(card):
            first = not any(card is not None for card in before.cards)
            return (Dealt(before.turn, CARDS[card], before.round, first),)
        case Place(piece):
            return _placed(before, seat, piece, after)
        case Decline():
            return (Declined(seat),)
        case Walk(number):
            return (_walked(before, seat, number, after), *_came_down(before, after, number, seat))
        case Escape(number):
            return (_escaped(before, seat, number, after), *_came_down(before, after))
        case Done():
            return (Finished(seat),)
        case Throw(faces):
            best = highest(before.throwers, faces)
            throws = tuple(zip(before.throwers, faces, strict=True))
            return (Thrown(throws, best[0] if len(best) == 1 else None),)
        case Choose(side):
            return (Chosen(seat, side),)
        case Roll():
            return (Rolled(after.keyhole, after.holder),)
        case Verdict():
            return (_looked(after), *_came_down(before, after))


def _placed(before: State, seat: Seat, piece: Piece, after: State) -> tuple[Event, ...]:
    pose = pose_of(after.hall, piece)
    assert pose is not None, "it was placed"
    had = set(before.hall.ghosts)
    displaced = tuple(ghost for ghost in after.hall.ghosts if ghost not in had)
    return (Placed(seat, piece, pose, displaced),)


def _walked(before: State, seat: Seat, number: int, after: State) -> Walked:
    start, end = ghost_of(before, seat, number), ghost_of(after, seat, number)
    assert end is not None, "it walked"
    door = None if start else door_at(before.sides[seat], cell_of(end.x, end.y))
    left = after.points[seat]
    return Walked(seat, number, start, door, end, before.points[seat] - left, left)


def _escaped(before: State, seat: Seat, number: int, after: State) -> Escaped:
    ghost = ghost_of(before, seat, number)
    assert ghost is not None, "it was in the hall"
    return Escaped(
        seat=seat,
        ghost=number,
        size=ghost.size,
        door=door_at(far_side(before.sides[seat]), cell_of(ghost.x, ghost.y)),
        cost=before.points[seat] - after.points[seat],
        left=after.points[seat],
        points=OUT[FAMILY[number]],
    )


def _came_down(
    before: State, after: State, number: int | None = None, seat: Seat | None = None
) -> Iterator[CameDown]:
    """What moved beside the ghost that did."""
    had, stood = set(before.hall.ghosts), dict(before.hall.pieces)
    pieces = tuple(piece for piece, pose in after.hall.pieces if stood[piece] != pose)
    ghosts = tuple(
        ghost
        for ghost in after.hall.ghosts
        if ghost not in had and (ghost.seat, ghost.number) != (seat, number)
    )
    if pieces or ghosts:
        yield CameDown(pieces, ghosts)


def _looked(after: State) -> Looked:
    assert after.look is not None, "nature has looked"
    seats = range(len(after.sides))
    seen = [ghost.seat for ghost in after.look.ghosts if ghost.seen]
    return Looked(after.look, tuple(seen.count(seat) for seat in seats))
