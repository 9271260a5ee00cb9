"""What everybody sees of a move in *Pas vu pas pris*."""

from collections.abc import Container, Iterator
from typing import assert_never

from manoir.games.pasvu.box import CARDS, FAMILY, OUT, Piece
from manoir.games.pasvu.geometry.hall import Ghost, cell_of, pose_of
from manoir.games.pasvu.geometry.lifting import on_or_in
from manoir.games.pasvu.midnight import pile
from manoir.games.pasvu.moves import (
    CameDown,
    Choose,
    Chosen,
    Crossed,
    Deal,
    Dealt,
    Decline,
    Declined,
    Done,
    Effect,
    Escape,
    Escaped,
    Event,
    FellOn,
    Finished,
    Foretold,
    Fuse,
    Fused,
    Looked,
    Move,
    Open,
    Opened,
    Pass,
    Passed,
    Place,
    Placed,
    Put,
    Roll,
    Rolled,
    Strike,
    Struck,
    Swap,
    Throw,
    Thrown,
    Tip,
    Verdict,
    Walk,
    Walked,
)
from manoir.games.pasvu.rounds.ghosts import ghost_of
from manoir.games.pasvu.rounds.paths import door_at, far_side
from manoir.games.pasvu.rounds.phases import looked
from manoir.games.pasvu.rounds.turns import highest
from manoir.games.pasvu.state import State
from manoir.kernel import Seat

Named = tuple[Seat, int]  # a ghost by its seat and its number


def events_of(  # noqa: PLR0912  a case a move
    before: State, seat: Seat, move: Move, after: State
) -> tuple[Event, ...]:
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
            return (
                _walked(before, seat, number, after),
                *_came_down(before, after, {(seat, number)}),
            )
        case Escape(number):
            return (_escaped(before, seat, number, after), *_came_down(before, after))
        case Fuse():
            return _fused(before, seat, move, after)
        case Done():
            return (Finished(seat), *_rolled(after))
        case Throw(faces):
            best = highest(before.throwers, faces)
            throws = tuple(zip(before.throwers, faces, strict=True))
            return (Thrown(throws, best[0] if len(best) == 1 else None),)
        case Choose(side):
            return (Chosen(seat, side), *_rolled(after))
        case Roll(number) if before.phase == "crystal":
            return (Foretold(number),)
        case Roll():
            return tuple(_rolled(after))
        case Verdict():
            return tuple(_seen(before, move))
        case Strike(card):
            struck = Struck(card, before.holder, before.round)
            return (struck, *_effect(before, after, card))
        case Pass():
            return (Passed(before.night.cards[-1], seat),)
        case Tip() | Swap() | Put():
            return (_difference(before, after, before.night.cards[-1], seat),)
        case _:
            assert_never(move)


def _placed(before: State, seat: Seat, piece: Piece, after: State) -> tuple[Event, ...]:
    pose = pose_of(after.hall, piece)
    assert pose is not None, "it was placed"
    left = {_name(ghost) for ghost in on_or_in(before.hall, piece)}
    displaced = tuple(ghost for ghost in _moved(before, after) if _name(ghost) in left)
    return (Placed(seat, piece, pose, displaced), *_came_down(before, after, left, piece))


def _walked(before: State, seat: Seat, number: int, after: State) -> Walked:
    start, end = ghost_of(before, seat, number), ghost_of(after, seat, number)
    assert end is not None, "it walked"
    door = None if start else door_at(before.sides[seat], cell_of(end.x, end.y))
    left, back = after.points[seat], number in before.out[seat]
    return Walked(seat, number, start, door, end, before.points[seat] - left, left, back)


def _fused(before: State, seat: Seat, move: Fuse, after: State) -> tuple[Event, ...]:
    had = {ghost.number for ghost in before.hall.ghosts if ghost.seat == seat}
    end = next(g for g in after.hall.ghosts if g.seat == seat and g.number not in had)
    two = (ghost_of(before, seat, number) for number in (move.ghost, move.other))
    fused = Fused(seat, tuple(ghost for ghost in two if ghost), end)
    return (fused, *_came_down(before, after, {(seat, end.number)}))


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
    before: State, after: State, but: Container[Named] = (), placed: Piece | None = None
) -> Iterator[FellOn | CameDown]:
    """What moved besides these ghosts and the piece that was placed."""
    stood = dict(before.hall.pieces)
    changed = [
        (piece, pose)
        for piece, pose in after.hall.pieces
        if stood[piece] != pose and piece != placed
    ]
    fell = tuple((piece, pose) for piece, pose in changed if stood[piece].lean and not pose.z)
    pieces = tuple(entry for entry in changed if entry not in fell)
    if fell:
        yield FellOn(fell)
    ghosts = tuple(ghost for ghost in _moved(before, after) if _name(ghost) not in but)
    if pieces or ghosts:
        yield CameDown(pieces, ghosts)


def _moved(before: State, after: State) -> Iterator[Ghost]:
    """Ghosts in the hall that stood elsewhere, or were not in it."""
    had = set(before.hall.ghosts)
    return (ghost for ghost in after.hall.ghosts if ghost not in had)


def _name(ghost: Ghost) -> Named:
    return ghost.seat, ghost.number


def _rolled(after: State) -> Iterator[Rolled]:
    """Where the keyhole goes, once that is known."""
    if after.phase == "looking":
        yield Rolled(after.keyhole, after.holder)


def _seen(before: State, verdict: Verdict) -> Iterator[Event]:
    """A look, and what the Midnight cards make of it."""
    state = looked(before, verdict)
    yield _looked(state)
    yield from _came_down(before, state)
    door = pile.look_again(state)
    if door:
        yield Crossed(door)
        return
    for card, after in pile.ends(state):
        yield from _effect(state, after, card)
        state = after


def _effect(before: State, after: State, card: str) -> Iterator[Effect]:
    """V13: what a card does by itself, if anything."""
    effect = _difference(before, after, card)
    if effect != Effect(card):
        yield effect


def _difference(before: State, after: State, card: str, seat: Seat | None = None) -> Effect:
    """V13: all that is otherwise now."""
    stood, had = dict(before.hall.pieces), set(before.hall.ghosts)
    left = {(ghost.seat, ghost.number) for ghost in after.hall.ghosts}
    gone = [ghost for ghost in before.hall.ghosts if (ghost.seat, ghost.number) not in left]
    return Effect(
        card=card,
        seat=seat,
        pieces=tuple((piece, pose) for piece, pose in after.hall.pieces if stood[piece] != pose),
        ghosts=tuple(ghost for ghost in after.hall.ghosts if ghost not in had),
        home=tuple(ghost for ghost in gone if not _is_out(after, ghost)),
        out=tuple(ghost for ghost in gone if _is_out(after, ghost)),
        sides=after.sides if after.sides != before.sides else (),
    )


def _is_out(state: State, ghost: Ghost) -> bool:
    return ghost.number in state.out[ghost.seat]


def _looked(after: State) -> Looked:
    assert after.look is not None, "nature has looked"
    seats = range(len(after.sides))
    seen = [ghost.seat for ghost in after.look.ghosts if ghost.seen]
    return Looked(after.look, tuple(seen.count(seat) for seat in seats))
