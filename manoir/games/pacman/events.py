"""What everybody sees of a move in *Pac-Man*."""

from collections.abc import Iterator
from typing import assert_never

from manoir.games.pacman.moves import (
    Answer,
    Answered,
    Caught,
    Chase,
    Chased,
    DiceRolled,
    Draw,
    Drawn,
    Event,
    Gobbled,
    Move,
    Propose,
    Proposed,
    PutBack,
    Ran,
    Returned,
    Rob,
    Robbed,
    Roll,
    Rolled,
    Run,
    Stuck,
)
from manoir.games.pacman.state import State
from manoir.kernel import Seat


def events_of(before: State, seat: Seat, move: Move, after: State) -> tuple[Event, ...]:
    match move:
        case Roll():
            return ()
        case Draw(throws):
            return (Drawn(throws, after.turn),)
        case Rolled(one, two):
            assert before.turn is not None, "somebody has rolled"
            mover = before.turn
            return (DiceRolled(mover, one, two), *_stuck(before, after, mover))
        case Run(_, path):
            return (*_ran(before, seat, path, after), *_stuck(before, after, seat, run=True))
        case Chase(_, ghost, path):
            start = before.ghosts[ghost]
            return (
                Chased(seat, ghost, start, path),
                *_caught(before, seat, ghost, after),
                *_stuck(before, after, seat, chased=True),
            )
        case Rob(victim):
            return (
                Robbed(seat, victim, before.white[victim] - after.white[victim]),
                *_returned(before, seat, after),
                *_stuck(before, after, seat),
            )
        case PutBack(hole):
            return (Returned(seat, hole), *_stuck(before, after, seat))
        case Propose():
            return (Proposed(seat),)
        case Answer(agrees):
            return (Answered(seat, agrees),)
        case _:
            assert_never(move)


def _ran(before: State, seat: Seat, path: tuple[int, ...], after: State) -> Iterator[Event]:
    white = tuple(place for place in path if before.marbles[place] == "w")
    yellow = tuple(place for place in path if before.marbles[place] == "y")
    yield Ran(seat, before.eaters[seat], path, white, yellow)
    if after.ghosts == before.ghosts:
        return
    yield Gobbled(seat, before.ghosts.index(path[-1]), path[-1])
    for victim, had in enumerate(before.white):
        if after.white[victim] < had:
            yield Robbed(seat, victim, had - after.white[victim])
    if not (after.robs or after.returns):
        yield from _holes_filled(before, seat, path, after)


def _returned(before: State, seat: Seat, after: State) -> Iterator[Event]:
    if not after.returns:
        yield from _holes_filled(before, seat, (), after)


def _holes_filled(
    before: State, seat: Seat, path: tuple[int, ...], after: State
) -> Iterator[Event]:
    for hole, marble in enumerate(after.marbles):
        if marble == "y" and (before.marbles[hole] != "y" or hole in path):
            yield Returned(seat, hole)


def _caught(before: State, seat: Seat, ghost: int, after: State) -> Iterator[Event]:
    for victim, place in enumerate(before.eaters):
        if after.eaters[victim] != place:
            yield Caught(seat, ghost, victim, before.white[victim] - after.white[victim])


def _stuck(
    before: State, after: State, seat: Seat, *, run: bool = False, chased: bool = False
) -> Iterator[Event]:
    """What a turn ended without."""
    run, chased = run or before.run, chased or before.chased
    if after.turns > before.turns and not (run and chased):
        yield Stuck(seat, eater=not run, ghosts=not chased)
