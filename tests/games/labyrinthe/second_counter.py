"""A slow, obvious second set of rules, written from the rulebook page alone, to count with.

It reads the drawing of a position by itself. A tile is the letters of its open sides and the name
of what it shows; the maze is a dictionary from (row, column) to tile.
"""

from functools import cache
from typing import Any

Cell = tuple[int, int]
Tile = tuple[str, str]
Maze = dict[Cell, Tile]

SIDES = {
    "│": "NS", "─": "EW", "└": "NE", "┌": "ES", "┐": "SW", "┘": "NW",
    "├": "NES", "┬": "ESW", "┤": "NSW", "┴": "NEW",
}  # fmt: skip
UNTURNED = {"straight": "NS", "corner": "NE", "tee": "ESW"}
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
PRINTED = {
    (0, 2): "helmet", (0, 4): "candelabrum", (2, 0): "sword", (2, 2): "emerald",
    (2, 4): "chest", (2, 6): "ring", (4, 0): "skull", (4, 2): "keys",
    (4, 4): "crown", (4, 6): "map", (6, 2): "purse", (6, 4): "book",
}  # fmt: skip
CORNERS = ((0, 0), (0, 6), (6, 6), (6, 0))


class Position:
    """What is drawn, as plain data."""

    def __init__(self, lines: list[str], mode: str = "base", colours: Any = (0, 1, 2, 3)) -> None:
        self.fields = dict(line.partition(" ")[::2] for line in lines[7:])
        signs = self.fields.get("signs", "").split()
        names = PRINTED | {cell(at): name for name, at in zip(signs[::2], signs[1::2], strict=True)}
        self.maze: Maze = {
            (row, column): (SIDES[lines[row][column]], names.get((row, column), ""))
            for row in range(7)
            for column in range(7)
        }
        glyph, _, sign = self.fields["spare"].partition(" ")
        self.spare: Tile = (SIDES[glyph], sign)
        self.pawns = [cell(at) for at in self.fields["pawns"].split()]
        self.turn = int(self.fields["turn"])
        self.home = CORNERS[colours[self.turn]]
        self.last = self.fields.get("last")
        self.sought = self.seeks(mode)

    def seeks(self, mode: str) -> list[str]:
        """What the seat whose turn it is looks for."""
        dark = "dark" in self.fields
        hands = self.fields.get("nights" if dark else "piles", "|||").split("|")
        cards = hands[self.turn].split()
        return cards if dark or mode == "children" else cards[:1]


def cell(at: str) -> Cell:
    row, column = at.split(",")
    return int(row), int(column)


def arrows(last: str | None) -> list[str]:
    """All twelve, except for the one across from where the last tile went in."""
    every = [side + line for side in "NESW" for line in "135"]
    return [arrow for arrow in every if last is None or arrow != FACING[last[0]] + last[1]]


def lane(arrow: str) -> list[Cell]:
    """The cells of a line, beginning where the spare goes in."""
    line, forwards, backwards = int(arrow[1]), range(7), range(6, -1, -1)
    if arrow[0] == "N":
        return [(row, line) for row in forwards]
    if arrow[0] == "S":
        return [(row, line) for row in backwards]
    if arrow[0] == "W":
        return [(line, column) for column in forwards]
    return [(line, column) for column in backwards]


def turned(tile: Tile, quarters: int) -> Tile:
    sides = UNTURNED[shape(tile)]
    return "".join("NESW"[("NESW".index(side) + quarters) % 4] for side in sides), tile[1]


def shape(tile: Tile) -> str:
    if len(tile[0]) == 3:
        return "tee"
    return "straight" if FACING[tile[0][0]] == tile[0][1] else "corner"


def pushed(maze: Maze, spare: Tile, arrow: str, quarters: int) -> tuple[Maze, Tile]:
    cells, after = lane(arrow), dict(maze)
    after[cells[0]] = turned(spare, quarters)
    for place in range(1, 7):
        after[cells[place]] = maze[cells[place - 1]]
    return after, maze[cells[6]]


def carried(pawn: Cell, arrow: str) -> Cell:
    cells = lane(arrow)
    if pawn not in cells:
        return pawn
    place = cells.index(pawn)
    return cells[0] if place == 6 else cells[place + 1]


def reachable(maze: Maze, start: Cell) -> set[Cell]:
    reached, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for side, (down, right) in STEPS.items():
            there = here[0] + down, here[1] + right
            passable = there in maze and side in maze[here][0] and FACING[side] in maze[there][0]
            if passable and there not in reached:
                reached.add(there)
                waiting.append(there)
    return reached


def count(position: Position) -> dict[str, list[int]]:
    """Sequences of shift, go, shift, go; and how many first turns find something, or end it all."""
    plies, finds, ends = [0, 0, 0, 0], 0, 0
    mover = position.turn
    following = position.pawns[(mover + 1) % len(position.pawns)]
    for arrow in arrows(position.last):
        for quarters in range(4):
            maze, spare = pushed(position.maze, position.spare, arrow, quarters)
            plies[0] += 1
            for goal in reachable(maze, carried(position.pawns[mover], arrow)):
                plies[1] += 1
                finds += maze[goal][1] in position.sought
                if not position.sought and goal == position.home:
                    ends += 1
                    continue
                shifts, goes = one_turn(
                    tuple(sorted(maze.items())), spare, arrow, carried(following, arrow)
                )
                plies[2] += shifts
                plies[3] += goes
    return {"plies": plies, "finds": [finds], "ends": [ends]}


@cache
def one_turn(maze: tuple[tuple[Cell, Tile], ...], spare: Tile, last: str, pawn: Cell) -> Any:
    """How many shifts a player has, and how many sequences of a shift and a go."""
    shifts = goes = 0
    for arrow in arrows(last):
        for quarters in range(4):
            shifts += 1
            after, _ = pushed(dict(maze), spare, arrow, quarters)
            goes += len(reachable(after, carried(pawn, arrow)))
    return shifts, goes
