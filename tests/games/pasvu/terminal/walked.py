"""Whole games in the hall, played once for all languages in which they are told."""

from functools import cache
from random import Random
from typing import Any, NamedTuple

from manoir.bots.pasvu import observer
from manoir.games.pasvu import GAME
from manoir.games.pasvu.moves import Fuse, Move
from manoir.games.pasvu.state import View
from manoir.kernel.match import Match


class Turn(NamedTuple):
    """What somebody saw, could do and did."""

    view: View
    offered: tuple[Move, ...]
    move: Move


class Walked(NamedTuple):
    match: Match
    turns: list[Turn]


@cache
def walked(seats: int, seed: int, **options: Any) -> Walked:
    """A game of random moves to its end; whoever can fuse does."""
    match = Match(GAME, seats=seats, observer=observer(), seed=seed, **options)
    rng, turns = Random(seed), []
    while not match.outcome:
        seat = match.to_act[0]
        view, offered = match.view(seat), match.legal(seat)
        fuses = tuple(move for move in offered if isinstance(move, Fuse))
        turns.append(Turn(view, offered, rng.choice(fuses or offered)))
        match.play(seat, turns[-1].move)
    return Walked(match, turns)
