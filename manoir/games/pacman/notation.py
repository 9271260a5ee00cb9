"""A position as text: the circuit drawn row by row, then what else there is, a line each.

    Aoo.D...H      o white marble, y yellow marble, . empty hole, # barrier, H home, G den;
    o#1#o#o#o      A to D the Pac-Mans by seat, 1 and 2 the ghosts, where they stand
    under A y 1 o  marbles under a piece; left out, there are none
    trays 3+1 0+0  white and yellow marbles by seat; left out, there are two empty trays
    turn 0         left out, nature has yet to say who starts; `turns 12` are over
    dice 3 5       still to be used; also `rolling`, `run`, `chased`, `robs` and `returns`

A Pac-Man that is not drawn is at home, a ghost in the den. Doors are those of the circuit.
"""

from typing import Any, Final

from manoir.games.pacman import rules
from manoir.games.pacman.circuit import Circuit, circuit
from manoir.games.pacman.state import Options, State

EATERS: Final = "ABCD"
GHOST_SIGNS: Final = "12"
SIGNS: Final = {"w": "o", "y": "y", ".": "."}
MARBLES: Final = {sign: marble for marble, sign in SIGNS.items()}
DUE: Final = ("rolling", "run", "chased", "robs", "returns")


def parse(text: str, **options: Any) -> State:
    """The position, with a seat for each tray (or Pac-Man, where no trays are written)."""
    lines = [line.strip() for line in text.strip().splitlines()]
    chosen = Options(**options)
    board = circuit(chosen.circuit)
    height = 1 + max(row for row, _ in board.spots)
    signs = _signs(board, lines[:height])
    fields = {key: rest for key, _, rest in (line.partition(" ") for line in lines[height:])}
    trays = [tray.split("+") for tray in fields.get("trays", "").split()]
    seats = len(trays) or max(2, *(1 + EATERS.find(sign) for sign in signs))
    first = rules.new(seats, chosen)
    found = {sign: place for place, sign in enumerate(signs) if sign in EATERS + GHOST_SIGNS}
    one, two = (found.get(ghost, board.den) for ghost in GHOST_SIGNS)
    return State(
        options=chosen,
        homes=first.homes,
        eaters=tuple(found.get(EATERS[seat], home) for seat, home in enumerate(first.homes)),
        ghosts=(one, two),
        marbles=_marbles(signs, found, fields.get("under", "").split()),
        white=tuple(int(white) for white, _ in trays) or first.white,
        yellow=tuple(int(yellow) for _, yellow in trays) or first.yellow,
        turn=int(fields["turn"]) if "turn" in fields else None,
        turns=int(fields.get("turns", 0)),
        dice=tuple(int(die) for die in fields.get("dice", "").split()),
        **{due: due in fields for due in DUE},
    )


def draw(state: State) -> str:
    pieces, under = _pieces(state), _under(state)
    lines = [
        *_grid(state, pieces),
        *([f"under {' '.join(under)}"] if under else []),
        "trays " + " ".join(f"{w}+{y}" for w, y in zip(state.white, state.yellow, strict=True)),
        *([f"turn {state.turn}"] if state.turn is not None else []),
        *([f"turns {state.turns}"] if state.turns else []),
        *([f"dice {' '.join(str(die) for die in state.dice)}"] if state.dice else []),
        *(due for due in DUE if getattr(state, due)),
    ]
    return "\n".join(lines) + "\n"


def _signs(board: Circuit, grid: list[str]) -> str:
    """By place, what is drawn there."""
    for row, line in enumerate(grid):
        if any(((row, column) in board.spots) == (sign == "#") for column, sign in enumerate(line)):
            raise ValueError(f"the barriers of row {row} are not those of the circuit: {line}")
    signs = "".join(grid[row][column] for row, column in board.spots)
    for place, sign in enumerate(signs):
        kind = board.signs[place]
        if sign in MARBLES if kind in "HG" else sign in "HG":
            raise ValueError(f"{board.spots[place]} is {kind}, not {sign}")
    return signs


def _marbles(signs: str, found: dict[str, int], under: list[str]) -> str:
    marbles = [MARBLES.get(sign, ".") for sign in signs]
    for piece, sign in zip(under[::2], under[1::2], strict=True):
        marbles[found[piece]] = MARBLES[sign]
    return "".join(marbles)


def _pieces(state: State) -> dict[int, str]:
    """By place, the piece that is drawn there."""
    den = circuit(state.options.circuit).den
    ghosts = {p: GHOST_SIGNS[ghost] for ghost, p in enumerate(state.ghosts) if p != den}
    return ghosts | {place: EATERS[seat] for seat, place in enumerate(state.eaters)}


def _under(state: State) -> list[str]:
    return [
        f"{piece} {SIGNS[state.marbles[place]]}"
        for place, piece in sorted(_pieces(state).items())
        if state.marbles[place] != "."
    ]


def _grid(state: State, pieces: dict[int, str]) -> list[str]:
    board = circuit(state.options.circuit)
    height, width = (1 + max(spot[axis] for spot in board.spots) for axis in (0, 1))
    rows = [["#"] * width for _ in range(height)]
    for place, (row, column) in enumerate(board.spots):
        kind = board.signs[place]
        lying = kind if kind in "HG" else SIGNS[state.marbles[place]]
        rows[row][column] = pieces.get(place, lying)
    return ["".join(row) for row in rows]
