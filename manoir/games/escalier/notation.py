"""A position as one line of text: `O4 g7 r7 | top y`.

Capitals are tokens, small letters ghosts with the colour under them, each with its step; ghosts on
one step stand in the order they are written. Behind `top`, who has arrived, first come first.
For tests and golden playthroughs only: it tells what nobody at the table may know.
"""

from typing import Any, Final

from manoir.games.escalier.staircase import BOX, COLOURS, Ghost, with_ghost
from manoir.games.escalier.state import Options, State

LETTERS: Final = "".join(name[0] for name in BOX.colours)


def parse(text: str, *, turn: int | None = 0, die: int | None = None, **options: Any) -> State:
    """The position, with a seat for each of `colours` (all four by default)."""
    stairs, _, top = text.partition("| top")
    tokens = [0] * len(COLOURS)
    ghosts: tuple[Ghost, ...] = ()
    for piece in stairs.split():
        colour, step = LETTERS.index(piece[0].lower()), int(piece[1:])
        if piece[0].isupper():
            tokens[colour] = step
        else:
            ghosts = with_ghost(ghosts, Ghost(step, colour))
    chosen = Options(**options)
    taken = chosen.colours or tuple(COLOURS)
    return State(
        options=chosen,
        owners=tuple(taken.index(c) if c in taken else None for c in COLOURS),
        tokens=tuple(tokens),
        ghosts=ghosts,
        arrived=tuple(LETTERS.index(letter) for letter in top.split()),
        turn=turn,
        die=die,
    )


def draw(state: State) -> str:
    tokens = [f"{LETTERS[c].upper()}{step}" for c, step in enumerate(state.tokens) if step]
    ghosts = [f"{LETTERS[ghost.colour]}{ghost.step}" for ghost in state.ghosts]
    top = ["| top", *(LETTERS[c] for c in state.arrived)] if state.arrived else []
    return " ".join((*tokens, *ghosts, *top))
