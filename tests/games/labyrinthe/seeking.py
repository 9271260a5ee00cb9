"""Random play that gets somewhere: whoever seeks tries a few shifts for a way to what they need."""

from random import Random
from typing import Any

from manoir.games.labyrinthe import rules
from manoir.games.labyrinthe.core import PLAIN
from manoir.games.labyrinthe.state import State
from manoir.kernel import Seat
from manoir.kernel.match import Match

TRIES = 8


def seeking_move(match: Match, seat: Seat, rng: Random) -> Any:
    moves = match.legal(seat)
    if not match.state.shifted:
        tried = rng.sample(moves, TRIES)
        return next((m for m in tried if ways(rules.apply(match.state, seat, m), seat)), tried[0])
    good = ways(match.state, seat)
    return rng.choice([move for move in moves if good >> move.cell & 1] or moves)


def ways(state: State, seat: Seat) -> int:
    """The cells within reach where a seat would find something, or win."""
    goals = [PLAIN.spot(*state.board[4:9], card) for card in rules.seeks(state, seat)]
    east, south = PLAIN.links(*state.board[:4])
    reach = PLAIN.reach(east, south, state.pawns[seat])
    return reach & sum(goals or [1 << state.homes[seat]])
