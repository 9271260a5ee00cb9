"""The hall from above in letters: six a cell and three lines, doors outside."""

from collections.abc import Iterator
from typing import Final

from manoir.games.pasvu.box import FIGURES
from manoir.games.pasvu.geometry.contact import distance
from manoir.games.pasvu.geometry.hall import Cell, Ghost, Hall, cell_of, everything
from manoir.games.pasvu.geometry.units import CELL, MIL, SIDE, TURN, direction
from manoir.games.pasvu.rounds.paths import door_at
from manoir.games.pasvu.sight.keyhole import Door, Side
from manoir.games.pasvu.state import View
from manoir.games.pasvu.terminal.words import COLOURS, SIGNS

STYLES: Final = ("blue", "dark_orange", "red", "green")
WIDE: Final = 6  # letters of a cell
HIGH: Final = 3  # lines of a cell
SEATS: Final = 3  # ghosts side by side in a line of a cell, two letters each
WIDTH: Final = WIDE * SIDE + 9  # of the plan with its doors
EDGE: Final = 80 * MIL  # what is so near to a letter's middle is drawn: the mirror is thin
COLUMNS: Final = "abcdef"
HEADS: Final = "→↗↑↖←↙↓↘"  # of a lying ghost, by eighths of a turn to the left from the east


def plan(view: View, lang: str) -> Iterator[str]:
    """From north to south, with the doors outside and the names of rows and columns at the edge."""
    yield _doors(view, "N")
    yield f"    ┌{_letters()}┐   "
    for line in range(HIGH * SIDE):
        row, middle = SIDE - 1 - line // HIGH, line % HIGH == HIGH // 2
        west, east = (
            _door(view, door_at(side, (0, row))) if middle else "  " for side in ("W", "E")
        )
        edge = str(row + 1) if middle else "│"
        yield f" {west} {edge}{''.join(_line(view, line, lang))}{edge}{east} "
    yield f"    └{_letters()}┘   "
    yield _doors(view, "S")


def cell_name(cell: Cell) -> str:
    """Columns by letter from the west, rows by number from the south."""
    return f"{COLUMNS[cell[0]]}{cell[1] + 1}"


def ghost_name(seat: int, number: int, lang: str) -> str:
    """By colour, and counted from 1."""
    return f"{COLOURS[lang][seat]}{number + 1}"


def head(ghost: Ghost) -> str:
    """V13: an arrow to where the head of a lying ghost is; nothing for one that stands."""
    if ghost.yaw is None:
        return ""
    eighth = TURN // len(HEADS)
    return HEADS[(ghost.yaw + eighth // 2) // eighth % len(HEADS)]


def _letters() -> str:
    return "".join(letter.center(WIDE, "─") for letter in COLUMNS)


def _doors(view: View, side: Side) -> str:
    doors = (_door(view, door_at(side, (column, 0))) for column in range(SIDE))
    return " " * 6 + (" " * (WIDE - 2)).join(doors) + " " * 7


def _door(view: View, door: Door) -> str:
    """Two letters."""
    return f"[bold yellow]◉{door.number}[/]" if door == view.keyhole else f"[dim] {door.number}[/]"


def _line(view: View, line: int, lang: str) -> Iterator[str]:
    """Two letters at a time: a ghost, a part of one that lies, or what is highest there."""
    for pair in range(SEATS * SIDE):
        ghost, lies = _at(view, pair, line), _lying(view, pair, line)
        if ghost:
            name = ghost_name(ghost.seat, ghost.number, lang)
            yield f"[bold reverse {STYLES[ghost.seat]}]{name}[/]"
        elif lies:
            yield f"[reverse {STYLES[lies[0].seat]}]{lies[1]}[/]"
        else:
            yield "".join(_sign(view, 2 * pair + i, line, lang) for i in (0, 1))


def _lying(view: View, pair: int, line: int) -> tuple[Ghost, str] | None:
    """V13: whose body is there, and what is drawn of it: an arrow for its head."""
    x, y = _mils(pair, SEATS), SIDE * CELL // MIL - _mils(line, HIGH)
    for ghost in view.ghosts:
        if ghost.yaw is None:
            continue
        along, across = _within(ghost, ghost.yaw, x, y)
        radius, height = (part // MIL for part in FIGURES[ghost.size])
        if abs(across) <= radius and abs(along) <= height // 2:
            is_head = along > height // 2 - CELL // MIL // SEATS
            return ghost, f"{head(ghost)} " if is_head else "  "
    return None


def _within(ghost: Ghost, yaw: int, x: int, y: int) -> tuple[int, int]:
    """A point as a lying ghost has it, in mils from its middle: towards its head, to its left."""
    cosine, sine = direction(yaw)
    east, north = x - ghost.x, y - ghost.y
    return (east * cosine + north * sine) // CELL, (north * cosine - east * sine) // CELL


def _at(view: View, pair: int, line: int) -> Ghost | None:
    """Who is drawn there: each ghost of a cell takes the place nearest to its own."""
    cell = (pair // SEATS, SIDE - 1 - line // HIGH)
    taken: dict[tuple[int, int], Ghost] = {}
    for ghost in view.ghosts:
        if cell_of(ghost.x, ghost.y) == cell:
            free = [place for place in _places(cell) if place not in taken]
            if free:
                taken[min(free, key=lambda place: _away(place, ghost))] = ghost
    return taken.get((pair, line))


def _places(cell: Cell) -> Iterator[tuple[int, int]]:
    """Pairs of letters and lines."""
    for j in range(HIGH):
        for i in range(SEATS):
            yield cell[0] * SEATS + i, (SIDE - 1 - cell[1]) * HIGH + j


def _away(place: tuple[int, int], ghost: Ghost) -> int:
    x, y = _mils(place[0], SEATS), SIDE * CELL // MIL - _mils(place[1], HIGH)
    return (x - ghost.x) ** 2 + (y - ghost.y) ** 2


def _mils(place: int, parts: int) -> int:
    return (2 * place + 1) * CELL // MIL // (2 * parts)


def _sign(view: View, column: int, line: int, lang: str) -> str:
    x, y = _mils(column, WIDE) * MIL, SIDE * CELL - _mils(line, HIGH) * MIL
    there = [
        (block.high, piece)
        for piece, block in everything(Hall(view.pieces))
        if distance(block, x, y) <= EDGE
    ]
    if there:
        return SIGNS[lang][max(there)[1]]
    return "[dim]·[/]" if column % WIDE == 0 and line % HIGH == HIGH - 1 else " "
