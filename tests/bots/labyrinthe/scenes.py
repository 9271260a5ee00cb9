"""Positions in the midst of games, and what a bot made for the moment plays there."""

import pickle
from random import Random
from typing import Any

from msgspec.structs import replace

from manoir.bots.play import choose_move, first_view, heard_since
from manoir.games.labyrinthe.moves import Go, Shift
from manoir.games.labyrinthe.rules import apply, legal
from manoir.games.labyrinthe.state import State
from manoir.kernel.match import Match

LEVELS = ("beginner", "normal", "hard", "best", "master")
MODES = ("base", "children", "night")


def midway(seats: int, seed: int, turns: int = 10, **options: Any) -> Match:
    """A match after some turns at random, with a shift to be made unless it is over."""
    match, dice = Match("labyrinthe", seats=seats, seed=seed, **options), Random(seed)
    for _ in range(2 * turns):
        if match.outcome:
            break
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


def take_turn(match: Match, name: str, seed: int = 5) -> Any:
    """A whole turn of a bot; the state after it."""
    seat = match.to_act[0]
    match.play(seat, ask(match, name, seed))
    match.play(seat, ask(match, name, seed))
    return match.state


def finds(state: State) -> list[tuple[Shift, Go]]:
    """Every turn of the seat to move that finds something or ends the game, by the rules alone."""
    seat = state.turn
    assert seat is not None
    found: list[tuple[Shift, Go]] = []
    for shift in legal(state, seat):
        pushed = apply(state, seat, shift)
        for go in legal(pushed, seat):
            after = apply(pushed, seat, go)
            if after.found != state.found or after.home is not None:
                assert isinstance(shift, Shift)
                assert isinstance(go, Go)
                found.append((shift, go))
    return found


def homeward(state: State, seat: int) -> State:
    """The same, but that seat has found all its cards."""
    mine = state.found[seat] + state.piles[seat]
    piles = tuple(() if s == seat else pile for s, pile in enumerate(state.piles))
    found = tuple(mine if s == seat else cards for s, cards in enumerate(state.found))
    return replace(state, piles=piles, found=found)
