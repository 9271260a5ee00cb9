"""A state as the row of numbers that core/ works on, and back."""

from functools import lru_cache
from typing import Final

from manoir.games.pacman.core import row as at
from manoir.games.pacman.state import Options, State
from manoir.games.pacman.ways import HALF, bits

NOBODY: Final = -1  # whose turn it is, before nature has said so


def flatten(state: State) -> list[int]:
    seats = len(state.homes)
    rest = (0,) * (4 - seats)
    return [
        *(*state.eaters, *rest),
        *(*state.homes, *rest),
        *(*state.white, *rest),
        *(*state.yellow, *rest),
        *state.ghosts,
        *(*state.dice, 0, 0)[:2],
        *_words(state.marbles),
        NOBODY if state.turn is None else state.turn,
        state.turns,
        int(state.run),
        int(state.chased),
        int(state.robs),
        int(state.returns),
        seats,
        int(state.options.end == "white"),
    ]


def unflatten(options: Options, row: list[int], places: int) -> State:
    seats = row[at.SEATS]
    turn = row[at.TURN]
    first, second = row[at.GHOSTS : at.GHOSTS + 2]
    return State(
        options=options,
        homes=_by_seat(row, at.HOMES, seats),
        eaters=_by_seat(row, at.EATERS, seats),
        ghosts=(first, second),
        marbles=_marbles(tuple(row[at.WHITE_LOW : at.YELLOW_HIGH + 1]), places),
        white=_by_seat(row, at.WHITE, seats),
        yellow=_by_seat(row, at.YELLOW, seats),
        turn=None if turn == NOBODY else turn,
        turns=row[at.TURNS],
        dice=tuple(die for die in row[at.DICE : at.DICE + 2] if die),
        run=bool(row[at.RUN]),
        chased=bool(row[at.CHASED]),
        robs=bool(row[at.ROBS]),
        returns=bool(row[at.RETURNS]),
    )


def _by_seat(row: list[int], field: int, seats: int) -> tuple[int, ...]:
    return tuple(row[field : field + seats])


# A few of the latest: most moves leave the marbles as they are.
@lru_cache(1024)
def _words(marbles: str) -> tuple[int, ...]:
    white, yellow = (
        tuple(place for place, marble in enumerate(marbles) if marble == kind) for kind in "wy"
    )
    return *bits(white), *bits(yellow)


@lru_cache(1024)
def _marbles(words: tuple[int, ...], places: int) -> str:
    white, yellow = words[0] | words[1] << HALF, words[2] | words[3] << HALF
    kinds = ((white >> place & 1) + 2 * (yellow >> place & 1) for place in range(places))
    return "".join(".wy"[kind] for kind in kinds)
