"""Random play that gets somewhere: for tests and golden files of games that chance alone draws out.

Whoever is curious plays at random, but takes a move that reveals something where there is one.
"""

from random import Random
from typing import Any

from manoir.kernel.match import Match
from manoir.kernel.seats import Seat


def curious_move(match: Match, seat: Seat, rng: Random) -> Any:
    moves = match.legal(seat)
    if not match.rules.REVEALS:
        return rng.choice(moves)
    return rng.choice([move for move in moves if _reveals(match, seat, move)] or moves)


def _reveals(match: Match, seat: Seat, move: Any) -> bool:
    rules, before = match.rules, match.state
    events = rules.events(before, seat, move, rules.apply(before, seat, move), None)
    return any(isinstance(event, rules.REVEALS) for event in events)
