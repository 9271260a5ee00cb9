"""Turns of fixed positions and dice, in perft.json, counted by the rules and by a second counter.

`runs`, `chases` and `attacks` are first moves; `turns` are all ways to play the whole turn, with
whom to rob and where to put the yellow marble; `ends` of these end the game; `white` and `yellow`
are what lies in the trays after them, added up by seat.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from manoir.games.pacman import rules
from manoir.games.pacman.moves import Chase, Run
from manoir.games.pacman.state import State
from tests.games.pacman import second_counter
from tests.games.pacman.sketches import position

CASES = json.loads((Path(__file__).parent / "perft.json").read_text())
COUNTED = ("runs", "chases", "attacks", "turns", "ends", "white", "yellow")


def count(state: State) -> dict[str, Any]:
    moves = rules.legal(state, state.turn or 0)
    ends = _ends(state, state.turns)
    return {
        "runs": sum(isinstance(move, Run) for move in moves),
        "chases": sum(isinstance(move, Chase) for move in moves),
        "attacks": sum(_attacks(state, move) for move in moves),
        "turns": len(ends),
        "ends": sum(rules.outcome(end) is not None for end in ends),
        "white": [sum(trays) for trays in zip(*(end.white for end in ends), strict=True)],
        "yellow": [sum(trays) for trays in zip(*(end.yellow for end in ends), strict=True)],
    }


def _attacks(state: State, move: Any) -> bool:
    return move.path[-1] in (state.ghosts if isinstance(move, Run) else state.eaters)


def _ends(state: State, turns: int) -> list[State]:
    if state.turns > turns or rules.outcome(state) is not None:
        return [state]
    seat = state.turn or 0
    after = (rules.apply(state, seat, move) for move in rules.legal(state, seat))
    return [end for one in after for end in _ends(one, turns)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_R47_turns_are_counted_right_and_twice(case: dict[str, Any]) -> None:
    expected = {key: case[key] for key in COUNTED}
    assert count(position("\n".join(case["position"]), **case["with"])) == expected
    assert second_counter.count(second_counter.Position(case["position"], **case["with"])) == (
        expected
    )


def test_the_positions_are_of_every_kind() -> None:
    assert len(CASES) >= 8
    assert {case["with"].get("circuit", "classic") for case in CASES} == {"classic", "large"}
    assert {len(case["white"]) for case in CASES} == {2, 3, 4}
    assert any(case["attacks"] for case in CASES)
    assert any(case["ends"] for case in CASES)
