"""Positions in the midst of games, and what a bot made for the moment plays there."""

import pickle
from itertools import product
from random import Random
from typing import Any

from manoir.bots.bot import level
from manoir.bots.play import choose_move, first_view, heard_since
from manoir.games.pacman.state import State
from manoir.kernel.match import Match

LEVELS = ("beginner", "normal", "hard", "best")
TABLES = list(product((2, 3, 4), ("classic", "large")))


def midway(seats: int, seed: int, turns: int = 12, **options: Any) -> Match:
    """A match after some turns at random, with dice in hand unless it is over."""
    match, dice = Match("pacman", seats=seats, seed=seed, **options), Random(seed)
    while not match.outcome and (match.state.turns < turns or not match.state.dice):
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def ask(match: Match, name: str, seed: int = 5, budget: float = 1.0) -> Any:
    """What a worker is sent, and what it answers."""
    seat = match.to_act[0]
    question = (
        *(match.game.id, name, seat, match.seats, seed, first_view(match, seat)),
        *(heard_since(match, seat), match.view(seat), match.legal(seat), budget),
    )
    return choose_move(*pickle.loads(pickle.dumps(question)))


def take_turn(state: State, name: str, seed: int = 5) -> State:
    """All that a bot does with the dice in hand; the state after it."""
    match = Match("pacman", seats=len(state.homes), seed=1)
    seat, turns = state.turn or 0, state.turns
    match.state = state
    player = level("pacman", name).make(seat, match.seats, match.view(seat), seed)
    while match.state.turns == turns and not match.outcome:
        match.play(seat, player.choose(match.view(seat), match.legal(seat), 1.0))
    return match.state  # type: ignore[no-any-return]
