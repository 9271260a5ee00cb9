"""What does not change during a game: how far it is from place to place."""

from collections import deque
from functools import cache

import numpy as np
from numpy.typing import NDArray

from manoir.games.pacman.circuit import Name, circuit
from manoir.games.pacman.state import View

FAR = 99  # there is no way


@cache
def near(name: Name) -> NDArray[np.int64]:
    """By kind of piece, place and place, the steps from one to the other if nobody stood there."""
    board = circuit(name)
    steps = [
        [_steps(graph, start) for start in range(len(board.signs))]
        for graph in (board.eaters, board.ghosts)
    ]
    return np.array(steps, np.int64).ravel()


def _steps(graph: tuple[tuple[int, ...], ...], start: int) -> list[int]:
    found = [FAR] * len(graph)
    found[start] = 0
    queue = deque([start])
    while queue:
        place = queue.popleft()
        for other in graph[place]:
            if found[other] == FAR:
                found[other] = found[place] + 1
                queue.append(other)
    return found


def steps(view: View, kind: int, start: int, end: int) -> int:
    places = len(view.signs)
    return int(near(view.options.circuit)[(kind * places + start) * places + end])
