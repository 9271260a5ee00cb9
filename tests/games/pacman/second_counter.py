"""A slow, obvious second set of rules, written from the rulebook page alone, to count with.

It reads the drawing of a position by itself. A cell is (row, column); what lies on the circuit is
a dictionary from cell to "o", "y" or "."; a ghost in the den stands on its cell like any other.
"""

from copy import copy
from typing import Any

Cell = tuple[int, int]
Path = list[Cell]

CIRCUITS = {
    "classic": """
        H o o o D o o o H
        o # o # o # o # o
        o o Y o o o Y o o
        o # o # o # o # o
        D o o o G o o o D
        o # o # o # o # o
        o o Y o o o Y o o
        o # o # o # o # o
        H o o o D o o o H
    """,
    "large": """
        H o o o o D o o o o H
        o # o # o # o # o # o
        o o Y o o o o o Y o o
        o # o # o o o # o # o
        D o o o o G o o o o D
        o # o # o o o # o # o
        o o Y o o o o o Y o o
        o # o # o # o # o # o
        H o o o o D o o o o H
    """,
}


class Position:
    """What is drawn, as plain data."""

    def __init__(self, lines: list[str], circuit: str = "classic", end: str = "all") -> None:
        drawing = [line.split() for line in CIRCUITS[circuit].strip().splitlines()]
        self.end = end
        self.kind = {(r, c): kind for r, row in enumerate(drawing) for c, kind in enumerate(row)}
        drawn = {cell: lines[cell[0]][cell[1]] for cell in self.kind}
        fields = dict(line.partition(" ")[::2] for line in lines[len(drawing) :])
        under = fields.get("under", "").split()
        below = dict(zip(under[::2], under[1::2], strict=True))
        trays = [tray.split("+") for tray in fields["trays"].split()]
        self.white = [int(white) for white, _ in trays]
        self.yellow = [int(yellow) for _, yellow in trays]
        self.homes = self.all("H")[: len(trays)]
        self.den = self.all("G")[0]
        where = {sign: cell for cell, sign in drawn.items()}
        self.eaters = [where["ABCD"[seat]] for seat in range(len(trays))]
        self.ghosts = [where.get(ghost, self.den) for ghost in "12"]
        self.marbles = {
            cell: sign if sign in "oy." else below.get(sign, ".")
            for cell, sign in drawn.items()
            if self.kind[cell] in "oYD"
        }
        self.mover = int(fields["turn"])
        self.dice = [int(die) for die in fields["dice"].split()]
        self.ran, self.chased = "run" in fields, "chased" in fields
        self.owed = ""  # "rob" or "return", after a ghost was eaten

    def all(self, kind: str) -> list[Cell]:
        return [cell for cell, other in self.kind.items() if other == kind]

    def neighbours(self, cell: Cell) -> list[Cell]:
        row, column = cell
        around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        return [other for other in around if self.kind.get(other, "#") not in "#G"]

    def is_over(self) -> bool:
        """P14."""
        left = list(self.marbles.values())
        return not self.owed and "o" not in left and (self.end == "white" or "y" not in left)


def copied(position: Position) -> Position:
    after = copy(position)
    for name in ("white", "yellow", "eaters", "ghosts", "marbles", "dice"):
        setattr(after, name, copy(getattr(position, name)))
    return after


def runs(position: Position, die: int) -> list[Path]:
    """P4 to P9."""
    found: list[Path] = []
    walk_eater(position, [position.eaters[position.mover]], die, found)
    return found


def walk_eater(position: Position, path: Path, left: int, found: list[Path]) -> None:
    here = path[-1]
    following = position.neighbours(here)
    if position.kind[here] == "D":
        following += [door for door in position.all("D") if door != here]
    for cell in following:
        if cell in path or cell in position.eaters:
            continue
        if cell in position.ghosts:
            if is_privileged(position, path):
                found.append([*path, cell])
        elif left > 1:
            walk_eater(position, [*path, cell], left - 1, found)
        elif position.kind[cell] != "H" or cell == position.homes[position.mover]:
            found.append([*path, cell])


def is_privileged(position: Position, path: Path) -> bool:
    eaten = [position.marbles.get(cell) for cell in path[1:]]
    return position.yellow[position.mover] > 0 or "y" in eaten


def chases(position: Position, ghost: int, die: int) -> list[Path]:
    """P11 to P13."""
    found: list[Path] = []
    walk_ghost(position, [position.ghosts[ghost]], die, found)
    return found


def walk_ghost(position: Position, path: Path, left: int, found: list[Path]) -> None:
    for cell in position.neighbours(path[-1]):
        if cell in path or cell in position.ghosts or position.kind[cell] == "H":
            continue
        if cell in position.eaters or left == 1:
            found.append([*path, cell])
        else:
            walk_ghost(position, [*path, cell], left - 1, found)


def after_run(position: Position, die: int, path: Path) -> Position:
    after = copied(position)
    after.dice.remove(die)
    after.ran = True
    after.eaters[after.mover] = path[-1]
    for cell in path[1:]:
        eaten = after.marbles.get(cell, ".")
        after.white[after.mover] += eaten == "o"
        after.yellow[after.mover] += eaten == "y"
        if cell in after.marbles:
            after.marbles[cell] = "."
    if path[-1] in after.ghosts:
        after.ghosts[after.ghosts.index(path[-1])] = after.den
        after.owed = "rob"
    return after


def after_chase(position: Position, die: int, ghost: int, path: Path) -> Position:
    after = copied(position)
    after.dice.remove(die)
    after.chased = True
    after.ghosts[ghost] = path[-1]
    if path[-1] in after.eaters:
        victim = after.eaters.index(path[-1])
        after.eaters[victim] = after.homes[victim]
        if victim != after.mover:
            pay(after, victim)
    return after


def pay(position: Position, victim: int) -> None:
    price = min(2, position.white[victim])
    position.white[victim] -= price
    position.white[position.mover] += price


def settled(position: Position) -> list[Position]:
    """P9: all ways to rob somebody and to put a yellow marble back."""
    if not position.owed:
        return [position]
    victims = [
        seat for seat, white in enumerate(position.white) if white and seat != position.mover
    ]
    done = []
    for victim in victims or [position.mover]:
        for hole in position.all("Y"):
            if position.marbles[hole] == ".":
                after = copied(position)
                if victim != after.mover:
                    pay(after, victim)
                after.marbles[hole] = "y"
                after.yellow[after.mover] -= 1
                after.owed = ""
                done.append(after)
    return done


def one_die(position: Position) -> tuple[list[Position], dict[str, int]]:
    """What a die can lead to, and how many runs, chases and attacks these are."""
    after: list[Position] = []
    tally = {"runs": 0, "chases": 0, "attacks": 0}
    for die in sorted(set(position.dice)):
        for path in [] if position.ran else runs(position, die):
            tally["runs"] += 1
            tally["attacks"] += path[-1] in position.ghosts
            after += settled(after_run(position, die, path))
        for ghost in () if position.chased else (0, 1):
            for path in chases(position, ghost, die):
                tally["chases"] += 1
                tally["attacks"] += path[-1] in position.eaters
                after.append(after_chase(position, die, ghost, path))
    return after, tally


def turns(position: Position) -> list[Position]:
    """How a turn can end, in every order in which it can be played."""
    if not position.dice or position.is_over():
        return [position]
    after, _ = one_die(position)
    return [end for one in after for end in turns(one)] if after else [position]


def count(position: Position) -> dict[str, Any]:
    """First moves; whole turns; and what lies in the trays after all of these, added up."""
    _, tally = one_die(position)
    ends = turns(position)
    return tally | {
        "turns": len(ends),
        "ends": sum(end.is_over() for end in ends),
        "white": [sum(trays) for trays in zip(*(end.white for end in ends), strict=True)],
        "yellow": [sum(trays) for trays in zip(*(end.yellow for end in ends), strict=True)],
    }
