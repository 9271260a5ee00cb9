"""How good a position is for every seat, when everybody remembers everything."""

from typing import Final

from manoir.bots.escalier import tables
from manoir.bots.escalier.position import FIGURES, PLAIN, STEP_BITS, TOKENS
from manoir.games.escalier import rules
from manoir.games.escalier.staircase import TOP
from manoir.games.escalier.state import State
from manoir.kernel import Seat

Chances = tuple[float, ...]  # by seat: to win, or with podium the share of the others left behind

EQUAL: Final = 1e-6  # the tables have seven digits


def chances(state: State) -> Chances:
    """The values before the next roll; a die that lies there is not looked at."""
    placed = tuple(owner for c in state.arrived if (owner := state.owners[c]) is not None)
    seats = sum(owner is not None for owner in state.owners)
    over = rules.outcome(state)
    if over is not None:
        return tuple(score / (seats - 1) for score in over.scores)
    left = _clockwise(state, seats, placed)
    row = PLAIN.row(locate(state, left), len(left))
    values = tables.table(len(left), state.options.podium)[row].tolist()
    found = {seat: (seats - 1 - rank) / (seats - 1) for rank, seat in enumerate(placed)}
    found |= {s: v * (len(left) - 1) / (seats - 1) for s, v in zip(left, values, strict=True)}
    return tuple(found[seat] for seat in range(seats))


def locate(state: State, left: tuple[Seat, ...]) -> int:
    """The solver's number for a state, as seen by the first of the seats that are left."""
    steps, tokens = [], 0
    ghosts = {ghost.colour: ghost.step for ghost in state.ghosts}
    for place, seat in enumerate(left):
        colour = state.owners.index(seat)
        steps.append(state.tokens[colour] or ghosts[colour])
        tokens |= (state.tokens[colour] > 0) << TOKENS + place
    steps += [ghost.step for ghost in state.ghosts if state.owners[ghost.colour] is None]
    steps += [TOP] * (FIGURES - len(steps))
    return tokens | sum(step << STEP_BITS * figure for figure, step in enumerate(steps))


def _clockwise(state: State, seats: int, placed: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats that still play, from the one to roll on."""
    turn = state.turn or 0  # before anybody is named, every seat is alike
    return tuple(s for i in range(seats) if (s := (turn + i) % seats) not in placed)
