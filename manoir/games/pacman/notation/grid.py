"""The circuit as text, row by row: marbles, and the pieces where they stand."""

from typing import Final

from manoir.games.pacman.circuit import Circuit, circuit
from manoir.games.pacman.notation.moves import EATERS, GHOST_SIGNS
from manoir.games.pacman.state import State
from manoir.kernel.text.fields import exactly, quoted

SIGNS: Final = {"w": "o", "y": "y", ".": "."}
MARBLES: Final = {sign: marble for marble, sign in SIGNS.items()}
BARRIER: Final = "#"


def grid_lines(state: State) -> list[str]:
    board, pieces = circuit(state.options.circuit), _pieces(state)
    height, width = _size(board)
    rows = [[BARRIER] * width for _ in range(height)]
    for place, (row, column) in enumerate(board.spots):
        kind = board.signs[place]
        lying = kind if kind in "HG" else SIGNS[state.marbles[place]]
        rows[row][column] = pieces.get(place, lying)
    return ["".join(row) for row in rows]


def under_text(state: State) -> str:
    """The marbles under pieces."""
    return " ".join(
        f"{piece} {SIGNS[state.marbles[place]]}"
        for place, piece in sorted(_pieces(state).items())
        if state.marbles[place] != "."
    )


def split_grid(board: Circuit, lines: list[str]) -> tuple[str, list[str]]:
    """By place, what is drawn there; and the lines after the drawing."""
    height, width = _size(board)
    grid = lines[:height]
    if [len(line) for line in grid] != [width] * height:
        raise ValueError(f"a circuit has {height} lines of {width} places")
    for row, line in enumerate(grid):
        barriers = "".join("." if (row, c) in board.spots else BARRIER for c in range(width))
        if any(
            (sign == BARRIER) != (here == BARRIER)
            for sign, here in zip(line, barriers, strict=True)
        ):
            raise ValueError(f"the barriers of row {row} are not those of the circuit: {line}")
    return "".join(grid[row][column] for row, column in board.spots), lines[height:]


def find_pieces(board: Circuit, signs: str, seats: int) -> dict[str, int]:
    """Where the pieces that are drawn stand; nothing else may be drawn but what belongs there."""
    found: dict[str, int] = {}
    for place, sign in enumerate(signs):
        kind = board.signs[place]
        if sign in (*EATERS[:seats], *GHOST_SIGNS):
            if sign in found:
                raise ValueError(f"piece {sign} is drawn twice")
            found[sign] = place
        elif sign != kind if kind in "HG" else sign not in MARBLES:
            raise ValueError(f"{board.spots[place]} is {kind}, not {sign}")
    return found


def read_marbles(board: Circuit, signs: str, pieces: dict[str, int], under: str) -> str:
    """By place, the marbles, those under pieces included; yellow ones in yellow holes only."""
    marbles = [MARBLES.get(sign, ".") for sign in signs]
    words = under.split()
    for piece, sign in zip(
        words[::2], exactly(words[1::2], len(words[::2]), "marbles under pieces"), strict=True
    ):
        if piece not in pieces or sign not in {"o", "y"} or marbles[pieces[piece]] != ".":
            raise ValueError(f"under is a drawn piece and its marble, o or y, not {quoted(under)}")
        marbles[pieces[piece]] = MARBLES[sign]
    for place, marble in enumerate(marbles):
        if marble not in {".", board.marbles[place]}:
            raise ValueError(f"{board.spots[place]} is not a hole of a marble {SIGNS[marble]}")
    return "".join(marbles)


def _pieces(state: State) -> dict[int, str]:
    """By place, the piece that is drawn there."""
    den = circuit(state.options.circuit).den
    ghosts = {p: GHOST_SIGNS[ghost] for ghost, p in enumerate(state.ghosts) if p != den}
    return ghosts | {place: EATERS[seat] for seat, place in enumerate(state.eaters)}


def _size(board: Circuit) -> tuple[int, int]:
    """Rows and columns."""
    height, width = (1 + max(spot[axis] for spot in board.spots) for axis in (0, 1))
    return height, width
