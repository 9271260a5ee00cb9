"""A game of playout/ played again through the rules, move by move."""

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET

from manoir.games.pasvu import batch, rules
from manoir.games.pasvu.box import FACES, PIECES
from manoir.games.pasvu.core.layout import HALL, STANDS
from manoir.games.pasvu.geometry.hall import Hall
from manoir.games.pasvu.geometry.leaning import lean_over
from manoir.games.pasvu.geometry.placing import placed
from manoir.games.pasvu.geometry.rows import hall_in
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.moves import (
    Choose,
    Deal,
    Decline,
    Done,
    Escape,
    Fuse,
    Glimpse,
    Move,
    Open,
    Place,
    Put,
    Roll,
    Strike,
    Swap,
    Throw,
    Tip,
    Verdict,
    Walk,
)
from manoir.games.pasvu.playout import layout as at
from manoir.games.pasvu.playout.furniture import FALL
from manoir.games.pasvu.playout.night import NAMES
from manoir.games.pasvu.sight.keyhole import DOORS, SIDES
from manoir.games.pasvu.sight.verdict import look
from manoir.games.pasvu.state import Options, State
from manoir.kernel import NATURE

Record = list[int]


def setup(seats: int, options: Options) -> list[int]:
    """Of a game whose moves are written down."""
    given = list(batch.setup(seats, options))
    given[at.LOGGED] = 1
    return given


def records(row: Any) -> Iterator[Record]:
    count = int(row[at.LOG_COUNT])
    assert count < at.MOST_RECORDS
    for start in range(at.LOG, at.LOG + at.RECORD * count, at.RECORD):
        yield [int(number) for number in row[start : start + at.RECORD]]


def replay(row: Any, seats: int, options: Options, judge: Any = None) -> State:
    """Play a game again; whatever the rules refuse, or do otherwise, is an error.

    With a judge, every look is looked again.
    """
    state, hall, left = rules.new(seats, options), Hall(), list(records(row))
    while left:
        kind, seat, a, b, c, d, e, _ = left.pop(0)
        if kind == at.SET_OUT:
            after = placed(hall, PIECES[a], Pose(FACES[b], c, d, e))
            assert isinstance(after, Hall)
            hall = after
            continue
        move: Move
        if kind == at.LOOK:
            seen = tuple(Glimpse(*left.pop(0)[2:6]) for _ in range(a))
            if judge is not None:
                real = look(state.hall, state.keyhole, judge, hide=options.hide)
                assert real.ghosts == seen
            move = Verdict("", seen)
            assert [(g.seat, g.ghost) for g in seen] == [
                (g.seat, g.number) for g in state.hall.ghosts
            ]
        elif kind == at.OPEN:
            move = Open(DOORS[a], b, hall.pieces)
        else:
            move = _move(state, kind, (a, b, c, d, e))
        state = _played(state, seat, move)
    assert state.phase == "over"
    return state


def _played(state: State, seat: int, move: Move) -> State:
    if seat == NATURE:
        assert rules.to_act(state) == (NATURE,), (state.phase, move)
        if not isinstance(move, Verdict):
            assert rules.chance(state).allows(move), move
        return rules.apply(state, seat, move)
    refusal = rules.check(state, seat, move)
    assert refusal is None, (state.phase, seat, move, refusal)
    return rules.apply(state, seat, move)


def _move(state: State, kind: int, numbers: tuple[int, ...]) -> Move:
    a, b, c, d, e = numbers
    yaw = None if e == STANDS else e
    match kind:
        case at.STRIKE:
            return Strike(NAMES[a])
        case at.CRYSTAL | at.ROLL:
            return Roll(a)
        case at.TIP:
            return Tip(PIECES[a], SIDES[b])
        case at.SWAP:
            return Swap(a, b, c)
        case at.PUT_GHOST:
            return Put(a, b, c, d, yaw)
        case at.DEAL:
            return Deal(a)
        case at.DECLINE:
            return Decline()
        case at.PLACE:
            falls, face = divmod(b, FALL)
            fall = lean_over(e, falls - 1, 0).towards if falls else UNSET
            return Place(PIECES[a], FACES[face], c, d, e, fall)
        case at.WALK:
            return Walk(a, b, c, d, yaw)
        case at.ESCAPE:
            return Escape(a)
        case at.FUSE:
            return Fuse(a, b)
        case at.DONE_MOVING:
            return Done()
        case at.THROW:
            assert a == sum(1 << seat for seat in state.throwers)
            return Throw(tuple(b >> 4 * seat & 15 for seat in state.throwers))
        case at.CHOOSE:
            return Choose(SIDES[a])
    raise AssertionError(kind)


def check_end(row: Any, state: State, ranks: Any, scores: Any) -> None:
    """The same hall, ranks and scores."""
    numbers = [int(number) for number in row[:HALL]]
    assert hall_in(numbers) == state.hall
    outcome = rules.outcome(state)
    assert outcome is not None
    assert tuple(int(rank) for rank in ranks) == outcome.ranks
    assert tuple(int(score) for score in scores) == outcome.scores
