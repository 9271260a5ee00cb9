"""A position as text: the maze drawn in seven lines, then what lies in it, a line each.

    ┌─┬─┬─┐        seven such lines; the fixed tiles must be as in the box
    spare └ rat    any turn of its shape, and its sign
    signs owl 1,0  movable treasures by row and column, from 0,0 at the top left
    pawns 0,0 0,6  by seat; left out, they stand at home
    piles rat | owl    cards by seat; also `nights`, `found` and `given_up`
    turn 0         or `shifted 0`, when the maze has moved in this turn
    last N1        the arrow used last
    dark           the night has fallen
    home 0         who ended the game; `coin 3`

A sketch need not hold the whole box. For tests only: it tells what nobody at the table may know.
"""

from typing import Any, Final

from manoir.games.labyrinthe import rules
from manoir.games.labyrinthe.box import ARROWS, CELLS, FREE, NAMES, NUMBERS, SHAPES, SIDE
from manoir.games.labyrinthe.core import EMPTY, PLAIN
from manoir.games.labyrinthe.state import Board, Options, Piles, State

GLYPHS: Final = {  # by open sides: 1 north, 2 east, 4 south, 8 west
    5: "│", 10: "─", 3: "└", 6: "┌", 12: "┐", 9: "┘", 14: "┬", 13: "┤", 11: "┴", 7: "├",
}  # fmt: skip
DOORS: Final = {glyph: doors for doors, glyph in GLYPHS.items()}
UNTURNED: Final = tuple(PLAIN.doors(shape, 0) for shape in range(len(SHAPES)))


def parse(text: str, **options: Any) -> State:
    """The position, with a seat for each pawn (two by default)."""
    lines = [line.strip() for line in text.strip().splitlines()]
    grid = [line for line in lines if line[:1] in DOORS]
    fields = {key: rest for key, _, rest in (f.partition(" ") for f in lines if f not in grid)}
    pawns = tuple(_cell(word) for word in fields.get("pawns", "").split())
    seats = len(pawns) or len(fields.get("piles", "|").split("|"))
    first = rules.new(seats, Options(**options))
    return State(
        options=first.options,
        homes=first.homes,
        pawns=pawns or first.pawns,
        board=_board(grid, fields) if grid else (),
        piles=_piles(fields, "piles", seats),
        nights=_piles(fields, "nights", seats),
        found=_piles(fields, "found", seats),
        turn=_number(fields, "shifted", _number(fields, "turn", 0)),
        shifted="shifted" in fields,
        last=ARROWS.index(fields["last"]) if "last" in fields else None,
        dark="dark" in fields,
        home=_number(fields, "home", None),
        coin=_number(fields, "coin", None),
        given_up=_piles(fields, "given_up", seats) if "given_up" in fields else (),
    )


def draw(state: State) -> str:
    n, e, s, w, *planes, spare = state.board
    doors = [_spelt((n, e, s, w), cell) for cell in range(CELLS)]
    rows = [doors[SIDE * row : SIDE * (row + 1)] for row in range(SIDE)]
    signs = {cell: _spelt(tuple(planes), cell) for cell in range(CELLS)}
    lines = [
        *("".join(GLYPHS[open_] for open_ in row) for row in rows),
        f"spare {GLYPHS[UNTURNED[spare & 3]]} {_name(spare >> 2)}",
        "signs " + " ".join(f"{_name(sign)} {_at(cell)}" for cell, sign in signs.items() if sign),
        "pawns " + " ".join(_at(cell) for cell in state.pawns),
        *(f"{key} {_cards(piles)}" for key, piles in _hands(state) if any(piles)),
        f"{'shifted' if state.shifted else 'turn'} {state.turn}",
        *([f"last {ARROWS[state.last]}"] if state.last is not None else []),
        *(["dark"] if state.dark else []),
        *(f"{key} {value}" for key, value in _ends(state) if value is not None),
    ]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _board(grid: list[str], fields: dict[str, str]) -> Board:
    board = EMPTY
    doors = [DOORS[glyph] for line in grid for glyph in line]
    if [len(line) for line in grid] != [SIDE] * SIDE:
        raise ValueError(f"a maze has {SIDE} lines of {SIDE} tiles")
    words = fields.get("signs", "").split()
    signs = {_cell(at): _sign(name) for name, at in zip(words[::2], words[1::2], strict=True)}
    for cell in range(CELLS):
        if cell in FREE:
            tile = _tile(doors[cell], signs.get(cell, 0))
            turn = next(t for t in range(4) if PLAIN.doors(tile & 3, t) == doors[cell])
            board = PLAIN.lay(*board[:9], tile, cell, turn)
        elif doors[cell] != _spelt(EMPTY[:4], cell) or cell in signs:
            raise ValueError(f"{_at(cell)} is a fixed tile, not {GLYPHS[doors[cell]]}")
    glyph, *names = fields["spare"].split()
    return (*board[:9], _tile(DOORS[glyph], _sign(names[0]) if names else 0))


def _tile(doors: int, sign: int) -> int:
    turned = (tuple(PLAIN.doors(shape, turn) for turn in range(4)) for shape in range(len(SHAPES)))
    return next(shape for shape, turns in enumerate(turned) if doors in turns) | sign << 2


def _spelt(planes: tuple[int, ...], cell: int) -> int:
    return sum((plane >> cell & 1) << bit for bit, plane in enumerate(planes))


def _sign(name: str) -> int:
    return PLAIN.sign_of(NUMBERS[name])


def _name(sign: int) -> str:
    return NAMES[PLAIN.treasure_on(sign) - 1] if sign else ""


def _cell(at: str) -> int:
    row, column = at.split(",")
    return SIDE * int(row) + int(column)


def _at(cell: int) -> str:
    return f"{cell // SIDE},{cell % SIDE}"


def _number(fields: dict[str, str], key: str, default: int | None) -> int | None:
    return int(fields[key]) if key in fields else default


def _piles(fields: dict[str, str], key: str, seats: int) -> Piles:
    hands = fields.get(key, "|" * (seats - 1)).split("|")
    return tuple(tuple(NUMBERS[name] for name in hand.split()) for hand in hands)


def _cards(piles: Piles) -> str:
    return " | ".join(" ".join(NAMES[card - 1] for card in pile) for pile in piles)


def _hands(state: State) -> tuple[tuple[str, Piles], ...]:
    return (
        ("piles", state.piles),
        ("nights", state.nights),
        ("found", state.found),
        ("given_up", state.given_up),
    )


def _ends(state: State) -> tuple[tuple[str, int | None], ...]:
    return ("home", state.home), ("coin", state.coin)
