"""Positions drawn in text, and the shortest way to say what happens in them."""

from collections.abc import Iterable
from typing import Any

from manoir.games.pacman import rules
from manoir.games.pacman.circuit import Name, circuit
from manoir.games.pacman.moves import Chase, Event, Move, Run
from manoir.games.pacman.notation import parse
from manoir.games.pacman.state import State
from manoir.games.pacman.ways import Path

FULL = """
HoooooooH
o#o#o#o#o
ooyoooyoo
o#o#o#o#o
ooooGoooo
o#o#o#o#o
ooyoooyoo
o#o#o#o#o
HoooooooH
"""
BARE = """
H.......H
.#.#.#.#.
.........
.#.#.#.#.
....G....
.#.#.#.#.
.........
.#.#.#.#.
H......oH
"""
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
Spot = tuple[int, int]


def sketch(grid: str, *lines: str, **options: Any) -> State:
    """A position in which seat 0 is to act, unless it says otherwise."""
    written = "\n".join(lines)
    turn = "" if "turn " in written else "turn 0"
    return parse(f"{grid.strip()}\n{written}\n{turn}".strip(), **options)


def at(row: int, column: int, name: Name = "classic") -> int:
    return circuit(name).spots.index((row, column))


def spot(place: int, name: Name = "classic") -> Spot:
    return circuit(name).spots[place]


def way(start: int, words: str, name: Name = "classic") -> Path:
    """From a place, steps by side (N, E, S, W) or, through a door, by row and column (4,0)."""
    path = [start]
    for word in words.split():
        if word in STEPS:
            (row, column), (down, right) = spot(path[-1], name), STEPS[word]
            path.append(at(row + down, column + right, name))
        else:
            row, column = (int(part) for part in word.split(","))
            path.append(at(row, column, name))
    return tuple(path[1:])


def run(state: State, words: str, die: int | None = None) -> Run:
    seat = state.turn or 0
    path = way(state.eaters[seat], words, state.options.circuit)
    return Run(die or len(path), path)


def chase(state: State, ghost: int, words: str, die: int | None = None) -> Chase:
    path = way(state.ghosts[ghost - 1], words, state.options.circuit)
    return Chase(die or len(path), ghost - 1, path)


def legal(state: State) -> tuple[Move, ...]:
    return rules.legal(state, state.turn or 0)


def runs(state: State) -> set[Path]:
    return {move.path for move in legal(state) if isinstance(move, Run)}


def chases(state: State, ghost: int) -> set[Path]:
    moves = [move for move in legal(state) if isinstance(move, Chase)]
    return {move.path for move in moves if move.ghost == ghost - 1}


def ends(paths: Iterable[Path], name: Name = "classic") -> set[Spot]:
    """Where these ways lead to."""
    return {spot(path[-1], name) for path in paths}


def crossed(paths: Iterable[Path], name: Name = "classic") -> set[Spot]:
    """What these ways pass over."""
    return {spot(place, name) for path in paths for place in path[:-1]}


def play(state: State, *moves: Move) -> State:
    """The state after moves of whoever is to act; each must be legal unless nature's."""
    for move in moves:
        (seat,) = rules.to_act(state)
        assert seat < 0 or rules.check(state, seat, move) is None, move
        state = rules.apply(state, seat, move)
    return state


def events_of(state: State, move: Move) -> tuple[Event, ...]:
    (seat,) = rules.to_act(state)
    return rules.events(state, seat, move, play(state, move), None)


def refused(state: State, move: Move, seat: int | None = None) -> tuple[str, str]:
    refusal = rules.check(state, state.turn or 0 if seat is None else seat, move)
    assert refusal is not None, move
    return refusal.code, refusal.rule
