"""Positions drawn in text, and the shortest way to say what happens in them."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from manoir.games.pacman import rules
from manoir.games.pacman.circuit import Name, circuit
from manoir.games.pacman.moves import Chase, Event, Move, Run
from manoir.games.pacman.notation import read_position
from manoir.games.pacman.state import Options, State
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
    """A position in which seat 0 is to act, unless it says otherwise.

    More marbles than in the box and a third die do no harm here: they keep a drawing short.
    """
    read = [line for line in lines if line not in {"run", "chased"} and "trays" not in line]
    counts = next((line.split()[1:] for line in lines if line.startswith("trays")), [])
    trays = [[int(count) for count in tray.split("+")] for tray in counts]
    read += [" ".join(("trays", *("0+0" for _ in trays)))] if trays else []
    read += [] if any(line.startswith("turn ") for line in lines) else ["turn 0"]
    state = position("\n".join((grid.strip(), *read)), **options)
    white, yellow = zip(*trays, strict=True) if trays else (state.white, state.yellow)
    flags = {flag: flag in lines for flag in ("run", "chased")}
    return replace(state, white=white, yellow=yellow, **flags)


def position(text: str, **options: Any) -> State:
    """A position from its text, with a seat for each tray (or Pac-Man, where there are none)."""
    lines = text.split("\n")
    trays = next((len(line.split()) - 1 for line in lines if line.startswith("trays")), 0)
    drawn = [sign for line in lines if "trays" not in line for sign in line if sign in "ABCD"]
    seats = trays or max(2, *(1 + "ABCD".index(sign) for sign in drawn), 0)
    return read_position(text, seats, msgspec.convert(options, Options))


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
