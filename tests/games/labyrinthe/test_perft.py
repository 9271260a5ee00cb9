"""Turns of fixed mazes, in perft.json, counted by the rules and by a slow second counter."""

import json
from pathlib import Path
from typing import Any

import pytest

from manoir.games.labyrinthe import rules
from manoir.games.labyrinthe.state import State
from tests.games.labyrinthe import second_counter
from tests.games.labyrinthe.sketches import position

CASES = json.loads((Path(__file__).parent / "perft.json").read_text())


def count(state: State) -> dict[str, list[int]]:
    """Sequences of shift, go, shift, go; and how many first turns find something, or end it all."""
    plies, finds, ends = [0, 0, 0, 0], 0, 0
    shifted = _successors([state])
    gone = _successors(shifted)
    for after in gone:
        finds += after.found != state.found
        ends += after.home is not None
    plies[:2] = len(shifted), len(gone)
    for after in gone:
        again = _successors([after])
        plies[2] += len(again)
        plies[3] += sum(len(rules.legal(s, s.turn or 0)) for s in again)
    return {"plies": plies, "finds": [finds], "ends": [ends]}


def _successors(states: list[State]) -> list[State]:
    return [
        rules.apply(state, seat, move)
        for state in states
        for seat in rules.to_act(state)
        for move in rules.legal(state, seat)
    ]


@pytest.mark.few(6)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_R47_turns_are_counted_right_and_twice(case: dict[str, Any]) -> None:
    state = position("\n".join(case["position"]), **case["with"])
    expected = {key: case[key] for key in ("plies", "finds", "ends")}
    assert count(state) == expected
    drawn = {key: value for key, value in case["with"].items() if key in ("mode", "colours")}
    assert second_counter.count(second_counter.Position(case["position"], **drawn)) == expected


def test_the_boards_are_of_every_kind() -> None:
    kinds = {(case["with"].get("mode", "base"), "dark" in case["position"]) for case in CASES}
    assert kinds == {("base", False), ("children", False), ("night", False), ("night", True)}
    assert {case["with"].get("edition") for case in CASES} >= {"current", "older"}
    assert any(case["finds"] != [0] for case in CASES)
    assert any(case["ends"] != [0] for case in CASES)
