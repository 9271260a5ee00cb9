"""Moves as they come from outside: what is out of bounds is not a move at all."""

from typing import Any

import msgspec
import pytest

from manoir.games.pacman.circuit import NAMES, circuit
from manoir.games.pacman.moves import Chase, Move, PutBack, Rob, Run


def decoded(**fields: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(fields), type=Move)


def test_the_first_and_the_last_of_everything_are_read() -> None:
    last = max(len(circuit(name).signs) for name in NAMES) - 1
    assert decoded(type="run", die=1, path=[0]) == Run(1, (0,))
    assert decoded(type="run", die=6, path=[last] * 6) == Run(6, (last,) * 6)
    assert decoded(type="chase", die=6, ghost=0, path=[0]) == Chase(6, 0, (0,))
    assert decoded(type="chase", die=1, ghost=1, path=[last]) == Chase(1, 1, (last,))
    assert [decoded(type="rob", seat=seat) for seat in (0, 3)] == [Rob(0), Rob(3)]
    assert [decoded(type="back", hole=hole) for hole in (0, last)] == [PutBack(0), PutBack(last)]


@pytest.mark.parametrize(
    "fields",
    [
        {"type": "run", "die": 0, "path": [1]}, {"type": "run", "die": 7, "path": [1]},
        {"type": "run", "die": 1, "path": []}, {"type": "run", "die": 6, "path": [*range(7)]},
        {"type": "run", "die": 1, "path": [-1]}, {"type": "run", "die": 1, "path": [120]},
        {"type": "run", "die": 1, "path": [1], "ghost": 0}, {"type": "run", "path": [1]},
        {"type": "chase", "die": 1, "ghost": 2, "path": [1]},
        {"type": "chase", "die": 1, "ghost": -1, "path": [1]},
        {"type": "rob", "seat": -1}, {"type": "rob", "seat": 4},
        {"type": "back", "hole": -1}, {"type": "back", "hole": 120},
        {"type": "rolled", "one": 0, "two": 1}, {"type": "rolled", "one": 1, "two": 7},
        {"type": "draw", "throws": [[1, 1]] * 5}, {"type": "draw", "throws": [[0, 1]] * 2},
        {"type": "draw", "throws": [[1, 7]] * 2}, {"type": "draw", "throws": [[1]] * 2},
        {"type": "roll", "die": 1}, {"type": "eat"}, {},
    ],
    ids=str,
)  # fmt: skip
def test_what_is_out_of_bounds_is_not(fields: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        decoded(**fields)
