"""One legal move at random: a guess that `refuse` allows, or else one of those offered."""

from collections.abc import Iterator
from typing import Final

from manoir.games.pasvu.box import FACES, FAMILY
from manoir.games.pasvu.geometry.units import HALL, MIL, TURN
from manoir.games.pasvu.moves import Decline, Done, Escape, Fuse, Move, Place, Walk
from manoir.games.pasvu.refusals import refuse
from manoir.games.pasvu.rounds.ghosts import own, ready
from manoir.games.pasvu.rounds.offers import CELLS, spots_in
from manoir.games.pasvu.rounds.turns import movable
from manoir.games.pasvu.state import State
from manoir.kernel import Below, Seat

GUESSES: Final = 12
_EDGE: Final = HALL // MIL


def guess(state: State, seat: Seat, below: Below) -> Move | None:
    """A placement, a walk or the end of one's walks; None where no guess was allowed."""
    guesses = _placements if state.phase == "furniture" else _walks
    return next(
        (move for move in guesses(state, seat, below) if not refuse(state, seat, True, move)), None
    )


def _placements(state: State, seat: Seat, below: Below) -> Iterator[Move]:
    pieces = movable(state)
    if below(len(pieces) + 1) == 0:
        yield Decline()
    for _ in range(GUESSES if pieces else 0):
        face = FACES[below(len(FACES))]
        place = below(_EDGE + 1), below(_EDGE + 1), below(TURN)
        yield Place(pieces[below(len(pieces))], face, *place)


def _walks(state: State, seat: Seat, below: Below) -> Iterator[Move]:
    inside = tuple(ghost.number for ghost in own(state, seat))
    numbers = (*ready(state, seat), *inside)
    if below(2):  # few are ever near the far side: whoever can get out is found at once
        yield from (Escape(number) for number in inside)
    for _ in range(GUESSES):
        choice = below(len(numbers) + 1)
        if choice == len(numbers):
            yield Done()
        elif state.options.fusions and numbers[choice] in inside and below(3) == 0:
            yield Fuse(numbers[choice], inside[below(len(inside))])
        else:
            number, cell = numbers[choice], CELLS[below(len(CELLS))]
            lying = state.night.lying
            spots = tuple(spots_in(state.hall, FAMILY[number], (cell,), lying=lying))
            if spots:
                yield Walk(number, *spots[below(len(spots))])
