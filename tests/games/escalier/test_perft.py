"""Move counts of fixed positions, in perft.json, agreed on by the rules and a second counter."""

import json
from pathlib import Path
from typing import Any

import pytest

from manoir.games.escalier import rules
from manoir.games.escalier.notation import LETTERS
from manoir.games.escalier.state import State
from manoir.kernel import NATURE
from tests.games.escalier import second_counter
from tests.games.escalier.positions import position

CASES = json.loads((Path(__file__).parent / "perft.json").read_text())


def count(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(count(after, depth - 1) for after in successors(state))


def successors(state: State) -> list[State]:
    actors = rules.to_act(state)
    if actors == (NATURE,):
        return [rules.apply(state, NATURE, move) for move in rules.chance(state).moves]
    return [rules.apply(state, s, move) for s in actors for move in rules.legal(state, s)]


def position_of(state: State) -> dict[str, Any]:
    tokens = [[LETTERS[c], step, False] for c, step in enumerate(state.tokens) if step]
    ghosts = [[LETTERS[ghost.colour], ghost.step, True] for ghost in state.ghosts]
    return {
        "pieces": tokens + ghosts,
        "top": [[LETTERS[c], 22, True] for c in state.arrived],
        "owners": {LETTERS[c]: owner for c, owner in enumerate(state.owners)},
        "turn": state.turn,
        "phase": "roll" if state.die is None else state.die or "ghost",
        "podium": state.options.podium,
        "grands": state.options.grands,
    }


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["position"])
def test_R47_moves_are_counted_right_and_twice(case: dict[str, Any]) -> None:
    state = position(case["position"], **case["with"])
    for depth, expected in enumerate(case["counts"], start=1):
        assert count(state, depth) == expected
        assert second_counter.count(position_of(state), depth) == expected
