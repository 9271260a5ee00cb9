"""What a game offers to `manoir.batch`: whole games on plain integers, from one source.

A game names a module in `Game.batch` that has what `Batch` lists, and one in `Game.batch_entries`
whose SIGNATURES has the loop below, so that its machine code can be kept on the disk.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from manoir.kernel.compiled.jit import Jit

# Takes the game's number, what it starts from, room to scribble, and by seat room for ranks and
# scores, which stay 0 if it does not end. Returns its plies and a print of the last position;
# minus the plies, if the policy then named a move that is not there.
PlayGame = Callable[[int, Any, Any, Any, Any], tuple[int, int]]

# Takes the position as the game's core has it, the legal moves as numbers, how many these are, and
# a number at random below 2**32. Returns the place of one of them.
Policy = Callable[[Any, Any, int, int], int]

Loop = Callable[..., None]
ENDLESS: Final = 1 << 40  # more moves than any game has

# A game between two moves: numbers of which the first is 0 while it is not over. What does not fit
# is in the room to scribble.
State = tuple[int, ...]


class Stretches(NamedTuple):
    """A game in parts: a GPU plays some moves of many games, then begins those that are missing."""

    begin: Callable[[int, Any, Any], State]  # takes number, setup, room
    go_on: Callable[[State, Any, Any, int], State]  # state, setup, room, moves at most
    finish: Callable[[State, Any, Any, Any, Any], tuple[int, int]]  # state, setup; as PlayGame


class Games(NamedTuple):
    """By game, and ranks and scores also by seat."""

    ranks: NDArray[np.int8]  # 1 is the best; 0: the game did not end
    scores: NDArray[np.int16]
    plies: NDArray[np.int32]  # what seats did; a throw of dice belongs to what follows it
    prints: NDArray[np.int64]  # of the last position: the same for the same position


class Batch(Protocol):
    """What a game's `batch` module has."""

    SCRATCH: int  # how many numbers of room a game needs
    CHANCE_SCRATCH: int  # the same where no policy wants a list of moves, as on a GPU
    ON_GPU: int  # games at once; 0: it does not play on a GPU
    KERNEL: str  # a module that has a Kernel for a GPU; "": one thread a game, as in gpu.py
    UNIT: str  # what `manoir bench` counts, such as turns
    PLIES_A_UNIT: int
    BENCHED: tuple[dict[str, Any], ...]  # options worth measuring

    def setup(self, seats: int, options: Any) -> NDArray[np.int64] | list[int]:
        """What every game of these options starts from. ValueError where it cannot be played."""

    def build(self, jit: Jit, policy: Any = None) -> Stretches:
        """The game, played at random or by a policy."""


def room(games: int, seats: int) -> Games:
    return Games(
        np.zeros((games, seats), np.int8),
        np.zeros((games, seats), np.int16),
        np.zeros(games, np.int32),
        np.zeros(games, np.int64),
    )


def bytes_a_game(seats: int) -> int:
    return sum(array.nbytes for array in room(1, seats))


def some(games: Games, start: int, end: int) -> Games:
    """A part of them, in the same room."""
    ranks, scores, plies, prints = games
    return Games(ranks[start:end], scores[start:end], plies[start:end], prints[start:end])


def are_same(one: Games, other: Games) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in Games._fields)


def build_game(jit: Jit, parts: Stretches) -> PlayGame:
    """A whole game in one go."""
    begin, go_on, finish = parts
    endless = ENDLESS

    @jit
    def game(number: int, setup: Any, own: Any, ranks: Any, scores: Any) -> tuple[int, int]:
        state = go_on(begin(number, setup, own), setup, own, endless)
        return finish(state, setup, own, ranks, scores)

    return game


def build_loop(jit: Jit, batch: Batch, policy: Any = None) -> Loop:
    """Games one after the other, from the number `first` on."""
    game, scratch = build_game(jit, batch.build(jit, policy)), batch.SCRATCH

    @jit
    def loop(  # noqa: PLR0917
        first: int,
        setup: NDArray[np.int64],
        ranks: NDArray[np.int8],
        scores: NDArray[np.int16],
        plies: NDArray[np.int32],
        prints: NDArray[np.int64],
    ) -> None:
        own = np.zeros(scratch, np.int64)
        for index in range(plies.size):
            plies[index], prints[index] = game(
                first + index, setup, own, ranks[index], scores[index]
            )

    return loop


def signature() -> Any:
    """Of that loop, for the compiler."""
    import numba

    return numba.void(
        numba.int64,
        numba.int64[::1],
        numba.int8[:, ::1],
        numba.int16[:, ::1],
        numba.int32[::1],
        numba.int64[::1],
    )
