"""Nights built by hand: cards that strike, and the shortest way on to what they change."""

from typing import Any

from msgspec.structs import replace

from manoir.games.pasvu import rules
from manoir.games.pasvu.geometry.hall import Ghost
from manoir.games.pasvu.moves import (
    Choose,
    Deal,
    Decline,
    Done,
    Effect,
    Event,
    Move,
    Roll,
    Strike,
    Struck,
    Throw,
)
from manoir.games.pasvu.rounds.turns import open_sides
from manoir.games.pasvu.sight.keyhole import Side
from manoir.games.pasvu.state import Phase, State
from manoir.kernel import NATURE
from tests.games.pasvu.positions import Named, drawn, events_of, play, verdict


def before(text: str, *cards: str, **options: Any) -> State:
    """The second round of a table with these cards; they are still to strike."""
    some = {"midnight": len(cards), "deck": cards, **options}
    return drawn("phase striking\nround 2", text, **some)


def strike(state: State, *cards: str) -> State:
    for card in cards:
        assert rules.chance(state).allows(Strike(card)), f"no {card} strikes in {state.phase}"
        state = play(state, (NATURE, Strike(card)))
    return state


def night(text: str, *cards: str, **options: Any) -> State:
    """These cards have struck, one after the other."""
    return strike(before(text, *cards, **options), *cards)


def struck(state: State, card: str) -> tuple[Event, ...]:
    """What is told when a card strikes, after that it did."""
    first, *rest = events_of(state, NATURE, Strike(card))
    assert first == Struck(card, state.holder, state.round)
    return tuple(rest)


def effect(state: State, seat: int, move: Move) -> Effect:
    """What an answer did, which is all that is told."""
    (only,) = events_of(state, seat, move)
    assert isinstance(only, Effect)
    assert only.seat == seat
    return only


def where(state: State, seat: int, number: int) -> Ghost:
    (found,) = (g for g in state.hall.ghosts if (g.seat, g.number) == (seat, number))
    return found


def named(ghosts: tuple[Ghost, ...]) -> list[Named]:
    return [(ghost.seat, ghost.number) for ghost in ghosts]


def on_foot(state: State, points: int = 9) -> State:
    """The cards have struck; now everybody moves ghosts."""
    return replace(state, phase="ghosts", points=(points,) * len(state.sides))


def until(state: State, phase: Phase, *, side: Side | None = None, number: int = 1) -> State:
    """On to a phase with as little as can be done: who has the lowest seat chooses that side."""
    for _ in range(100):
        if state.phase == phase:
            return state
        state = play(state, _next(state, side, number))
    raise AssertionError(f"it never came to {phase}")


def _next(state: State, side: Side | None, number: int) -> tuple[int, Move]:
    match state.phase:
        case "dealing":
            return NATURE, Deal(next(i for i in range(19, -1, -1) if i not in state.drawn))
        case "furniture":
            return state.turn, Decline()
        case "ghosts":
            return state.done.index(False), Done()
        case "throwing":
            return NATURE, Throw(tuple(range(6, 6 - len(state.throwers), -1)))
        case "side":
            return state.turn, Choose(side or open_sides(state)[0])
        case "door" | "crystal":
            return NATURE, Roll(number)
        case _:
            return NATURE, verdict(state)
