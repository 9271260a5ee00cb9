"""A maze to draw positions on, and the few words that the tests of the rules are written in."""

from typing import Any

import msgspec

from manoir.games.labyrinthe import rules
from manoir.games.labyrinthe.moves import Event, Go, Move, Shift
from manoir.games.labyrinthe.notation import read_position
from manoir.games.labyrinthe.state import Options, State, View
from manoir.kernel import Chance, Outcome

# Rows 0 to 4 hang together, except for six straights; rows 5 and 6 are each alone.
MAZE = """
┌─┬─┬─┐
│││││││
├─├─┬─┤
│││││││
├─┴─┤─┤
───────
└─┴─┴─┘
"""


def at(row: int, column: int) -> int:
    return 7 * row + column


def sketch(*lines: str, grid: str = MAZE, **options: Any) -> State:
    """A position on the maze; unless a line says otherwise, the spare is a corner and every seat
    has one card left, which leads nobody home."""
    pawns = next((len(line.split()) - 1 for line in lines if line.startswith("pawns")), 2)
    piles = "piles " + " | ".join(("purse", "book", "skull", "map")[:pawns])
    every = ("spare └", piles, "turn 0", *lines)  # of two lines of a kind, the last one counts
    kept = {"turn" if line.startswith("shifted") else line.split()[0]: line for line in every}
    return position("\n".join((grid, *kept.values())), **options)


def position(text: str, **options: Any) -> State:
    """A position from its text, with a seat for each pawn."""
    pawns = next((line.split()[1:] for line in text.splitlines() if line.startswith("pawns")), "..")
    return read_position(text, len(pawns), msgspec.convert(options, Options))


def play(state: State, *moves: Move) -> State:
    """The moves of whoever is to act, each of which must be legal."""
    for move in moves:
        seat = rules.to_act(state)[0]
        assert rules.check(state, seat, move) is None, move
        state = rules.apply(state, seat, move)
    return state


def stay(state: State, arrow: Any, turn: int = 0) -> State:
    """A whole turn: a shift, and no step."""
    state = play(state, Shift(arrow, turn))
    return play(state, Go(state.pawns[rules.to_act(state)[0]]))


def events_of(state: State, move: Move, watcher: int | None = None) -> tuple[Event, ...]:
    seat = rules.to_act(state)[0]
    return rules.events(state, seat, move, rules.apply(state, seat, move), watcher)


def goes(state: State) -> set[int]:
    """The cells that whoever is to act may go to."""
    return {move.cell for move in rules.legal(state, rules.to_act(state)[0]) if type(move) is Go}


def shifts(state: State) -> set[tuple[str, int]]:
    offered = rules.legal(state, rules.to_act(state)[0])
    return {(move.arrow, move.turn) for move in offered if type(move) is Shift}


def refused(state: State, move: Move, seat: int | None = None) -> tuple[str, str]:
    refusal = rules.check(state, rules.to_act(state)[0] if seat is None else seat, move)
    assert refusal is not None
    return refusal.code, refusal.rule


def chances(state: State) -> dict[Move, int]:
    """What nature may do, with weights."""
    chance = rules.chance(state)
    assert isinstance(chance, Chance)
    return dict(zip(chance.moves, chance.weights, strict=True))


def ended(state: State) -> Outcome:
    outcome = rules.outcome(state)
    assert outcome is not None
    return outcome


def views(state: State) -> dict[int | None, View]:
    """Through the eyes of everybody, and of a spectator."""
    return {eye: rules.view(state, eye) for eye in (None, *range(len(state.pawns)))}
