"""The maze as text: seven lines of tiles, the spare, and the treasures on movable tiles."""

from typing import Final

from manoir.games.labyrinthe.box import CELLS, FREE, NAMES, NUMBERS, SHAPES, SIDE
from manoir.games.labyrinthe.core import EMPTY, PLAIN
from manoir.games.labyrinthe.notation.moves import cell_text, read_cell
from manoir.games.labyrinthe.state import Board
from manoir.kernel.text.fields import quoted

GLYPHS: Final = {  # by open sides: 1 north, 2 east, 4 south, 8 west
    5: "│", 10: "─", 3: "└", 6: "┌", 12: "┐", 9: "┘", 14: "┬", 13: "┤", 11: "┴", 7: "├",
}  # fmt: skip
DOORS: Final = {glyph: doors for doors, glyph in GLYPHS.items()}
UNTURNED: Final = tuple(PLAIN.doors(shape, 0) for shape in range(len(SHAPES)))
TURNED: Final = {  # by open sides: a shape and how it is turned
    PLAIN.doors(shape, turn): (shape, turn)
    for shape in range(len(SHAPES))
    for turn in reversed(range(4))
}


def maze_lines(board: Board) -> list[str]:
    n, e, s, w, *planes, spare = board
    doors = [_spelt((n, e, s, w), cell) for cell in range(CELLS)]
    rows = [doors[SIDE * row : SIDE * (row + 1)] for row in range(SIDE)]
    signs = {cell: _spelt(tuple(planes), cell) for cell in range(CELLS)}
    lying = [f"{_name(sign)} {cell_text(cell)}" for cell, sign in signs.items() if sign]
    return [
        *("".join(GLYPHS[open_] for open_ in row) for row in rows),
        f"spare {GLYPHS[UNTURNED[spare & 3]]} {_name(spare >> 2)}".rstrip(),
        *([" ".join(("signs", *lying))] if lying else []),
    ]


def read_maze(grid: list[str], spare: str, signs: str) -> Board:
    """The fixed tiles must be as in the box; movable ones may be any."""
    if [len(line) for line in grid] != [SIDE] * SIDE:
        raise ValueError(f"a maze has {SIDE} lines of {SIDE} tiles")
    board, doors, lying = EMPTY, [_doors(tile) for line in grid for tile in line], _signs(signs)
    for cell, open_ in enumerate(doors):
        if cell in FREE:
            shape, turn = TURNED[open_]
            board = PLAIN.lay(*board[:9], shape | lying.get(cell, 0) << 2, cell, turn)
        elif open_ != _spelt(EMPTY[:4], cell) or cell in lying:
            raise ValueError(f"{cell_text(cell)} is a fixed tile, not {GLYPHS[open_]}")
    tile = _spare(spare)
    if tile >> 2 and tile >> 2 in lying.values():
        raise ValueError(f"{_name(tile >> 2)} lies in two places")
    return (*board[:9], tile)


def _spare(line: str) -> int:
    glyph, name, *more = (*line.split(), "", "")
    if not glyph or any(more):
        raise ValueError(f"the spare is a tile and at most one treasure, not {quoted(line)}")
    return TURNED[_doors(glyph)][0] | (_sign(name) << 2 if name else 0)


def _signs(line: str) -> dict[int, int]:
    """By cell, the sign of the treasure that lies there."""
    words = line.split()
    if len(words) % 2:
        raise ValueError(f"signs are treasures with their cells, not {quoted(line)}")
    pairs = [(read_cell(at), _sign(name)) for name, at in zip(words[::2], words[1::2], strict=True)]
    for place, what in ((0, "one cell has two treasures"), (1, "a treasure lies in two places")):
        if len({pair[place] for pair in pairs}) != len(pairs):
            raise ValueError(f"{what}: {quoted(line)}")
    return dict(pairs)


def _doors(tile: str) -> int:
    if tile not in DOORS:
        raise ValueError(f"{quoted(tile)} is not a tile: they are {' '.join(DOORS)}")
    return DOORS[tile]


def _sign(name: str) -> int:
    sign = PLAIN.sign_of(NUMBERS[name]) if name in NUMBERS else 0
    if not sign:
        raise ValueError(f"{quoted(name)} is not a treasure of a movable tile")
    return sign


def _name(sign: int) -> str:
    return NAMES[PLAIN.treasure_on(sign) - 1] if sign else ""


def _spelt(planes: tuple[int, ...], cell: int) -> int:
    return sum((plane >> cell & 1) << bit for bit, plane in enumerate(planes))
