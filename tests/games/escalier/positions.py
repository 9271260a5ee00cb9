"""Positions of the staircase in text, with what is usual left out."""

from typing import Any

import msgspec

from manoir.games.escalier.move_notation import face_text
from manoir.games.escalier.notation import read_position, write_position
from manoir.games.escalier.state import Options, State


def position(text: str, *, turn: int | None = 0, die: int | None = None, **options: Any) -> State:
    """The position, with a seat for each of `colours` (all four by default)."""
    lines = [text]
    lines += [f"turn {turn}"] if turn is not None else []
    lines += [f"die {face_text(die)}"] if die is not None else []
    chosen = msgspec.convert(options, Options)
    return read_position("\n".join(lines), len(chosen.colours) or 4, chosen)


def stairs(state: State) -> str:
    """The first line of the text of a position: the pieces."""
    return write_position(state).splitlines()[0]
