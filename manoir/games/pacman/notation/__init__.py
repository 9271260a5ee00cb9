"""Positions and moves of *Pac-Man, le chasseur de fantômes* as text; for moves, moves.py.

    Aoo.D...H      o white marble, y yellow marble, . empty hole, # barrier, H home, G den;
    o#1#o#o#o      A to D the Pac-Mans by seat, 1 and 2 the ghosts, where they stand
    under A y 1 o  marbles under a piece; left out, there are none
    trays 3+1 0+0  white and yellow marbles by seat; left out, the trays are empty
    turn 0         left out, nature has yet to say who starts; `turns 12` are over
    dice 3 5       still to be used; also `rolling`, `run`, `chased`, `robs` and `returns`
    asked 1 2      have yet to say whether to count; also `declined` and `agreed`

A Pac-Man that is not drawn is at home, a ghost in the den. Doors are those of the circuit.
"""

from typing import Final

from manoir.games.pacman import rules
from manoir.games.pacman.circuit import Circuit, circuit
from manoir.games.pacman.core.row import (
    LONGEST,
)
from manoir.games.pacman.notation.grid import (
    find_pieces,
    grid_lines,
    read_marbles,
    split_grid,
    under_text,
)
from manoir.games.pacman.notation.moves import EATERS, GHOST_SIGNS, read_move, write_move
from manoir.games.pacman.state import Options, State
from manoir.kernel import NATURE
from manoir.kernel.text.fields import exactly, fields, flag, number, numbers

__all__ = ["read_move", "read_position", "write_move", "write_position"]

DUE: Final = ("rolling", "run", "chased", "robs", "returns", "declined", "agreed")
KEYS: Final = ("under", "trays", "turn", "turns", "dice", "asked", *DUE)


def write_position(state: State) -> str:
    under = under_text(state)
    lines = [
        *grid_lines(state),
        *([f"under {under}"] if under else []),
        "trays " + " ".join(f"{w}+{y}" for w, y in zip(state.white, state.yellow, strict=True)),
        *([f"turn {state.turn}"] if state.turn is not None else []),
        *([f"turns {state.turns}"] if state.turns else []),
        *([f"dice {' '.join(str(die) for die in state.dice)}"] if state.dice else []),
        *([f"asked {' '.join(str(seat) for seat in state.asked)}"] if state.asked else []),
        *(due for due in DUE if getattr(state, due)),
    ]
    return "\n".join(lines) + "\n"


def read_position(text: str, seats: int, options: Options) -> State:
    board, first = circuit(options.circuit), rules.new(seats, options)
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    signs, rest = split_grid(board, lines)
    found = find_pieces(board, signs, seats)
    given = fields(rest, KEYS)
    white, yellow = _trays(given.get("trays"), seats, board)
    one, two = (found.get(ghost, board.den) for ghost in GHOST_SIGNS)
    state = State(
        options=options,
        homes=first.homes,
        eaters=tuple(found.get(EATERS[seat], home) for seat, home in enumerate(first.homes)),
        ghosts=(one, two),
        marbles=read_marbles(board, signs, found, given.get("under", "")),
        white=white,
        yellow=yellow,
        turn=number(given["turn"], 0, seats - 1, "turn") if "turn" in given else None,
        turns=number(given["turns"], 0, LONGEST, "turns") if "turns" in given else 0,
        dice=numbers(given.get("dice", "").split(), 1, 6, "a die"),
        asked=numbers(given.get("asked", "").split(), 0, seats - 1, "a seat"),
        **{due: flag(given, due) for due in DUE},
    )
    _check_places(state, board)
    _check_turn(state, first)
    _check_count(state)
    return state


def _trays(line: str | None, seats: int, board: Circuit) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """White and yellow marbles by seat."""
    if line is None:
        return (0,) * seats, (0,) * seats
    trays = [exactly(tray.split("+"), 2, "numbers of a tray") for tray in line.split()]
    exactly(line.split(), seats, "trays")
    white, yellow = (
        tuple(number(tray[kind], 0, len(board.marbles), "marbles of a tray") for tray in trays)
        for kind in (0, 1)
    )
    return white, yellow


def _check_places(state: State, board: Circuit) -> None:
    """No two pieces stand in one place, and none where it cannot be."""
    ghosts = [place for place in state.ghosts if place != board.den]
    if len({*state.eaters, *ghosts}) != len(state.eaters) + len(ghosts):
        raise ValueError("two pieces stand in one place")
    if board.den in state.eaters or any(place in board.homes for place in ghosts):
        raise ValueError("no Pac-Man stands in the den, and no ghost in a home")
    homes = zip(state.eaters, state.homes, strict=True)
    if any(place in board.homes and place != home for place, home in homes):
        raise ValueError("a Pac-Man stands in a home that is not its own")
    for marble, held in (("w", state.white), ("y", state.yellow)):
        if state.marbles.count(marble) + sum(held) > board.marbles.count(marble):
            raise ValueError("there are more marbles than in the box")


def _check_turn(state: State, first: State) -> None:
    """What the rules take for granted about whose turn it is, and about the dice."""
    if state.turn is None:
        if state != first:
            raise ValueError("without a turn everything is as at the beginning")
        return
    used = state.run + state.chased
    if len(state.dice) + used > 2 or (state.rolling and (state.dice or used)):
        raise ValueError("a turn has two dice, one for the Pac-Man and one for a ghost")
    actors = rules.to_act(state)
    if any(not rules.legal(state, seat) for seat in actors if seat != NATURE):
        raise ValueError("whoever is to act can do nothing: the turn is over")
    if actors and used and not (state.dice or state.robs or state.returns):
        raise ValueError("nothing is left to do in this turn: it is over")


def _check_count(state: State) -> None:
    """P16: before a throw others are asked; one no is a no."""
    others = [seat for seat in range(len(state.homes)) if seat != state.turn]
    if list(state.asked) != [seat for seat in others if seat in state.asked]:
        raise ValueError("asked names other seats than the turn, each once and in order")
    if bool(state.asked) + state.declined + state.agreed > 1:
        raise ValueError("whether to count is asked, declined or agreed, and only one of them")
    under_way = state.turn is None or state.rolling or state.dice or state.robs or state.returns
    if under_way and (state.asked or state.declined or state.agreed):
        raise ValueError("whether to count is asked before the dice are thrown")
