"""A slow, obvious second set of rules, written from the rulebook page alone, to count with.

Pieces are plain lists: [colour, step, is_ghost], in the order in which they came to their step.
"""

from copy import deepcopy
from itertools import combinations
from typing import Any

Position = dict[str, Any]


def count(position: Position, depth: int) -> int:
    """How many different sequences of `depth` moves there are, nature's faces counted once each."""
    if depth == 0:
        return 1
    return sum(count(after, depth - 1) for after in successors(position))


def successors(position: Position) -> list[Position]:
    if over(position):
        return []
    if position["phase"] == "roll":
        return [changed(position, phase="rolling")]
    if position["phase"] == "rolling":
        return [rolled(position, face) for face in (1, 2, 3, 4, "ghost")]
    return decisions(position)


def rolled(position: Position, face: Any) -> Position:
    mine = owned(position)
    if face != "ghost" and not mine[2]:
        after = changed(position)
        climb(after, index_of(after, mine), face)
        return next_turn(after)
    nobody_left = face == "ghost" and all_ghosts(position)
    if nobody_left and len(position["pieces"]) < 2:
        return next_turn(position)
    return changed(position, phase=face)


def decisions(position: Position) -> list[Position]:
    pieces, after = position["pieces"], []
    if position["phase"] != "ghost":
        for index, piece in enumerate(pieces):
            if piece[2]:
                after.append(changed(position))
                climb(after[-1], index, position["phase"])
    elif not all_ghosts(position):
        after.append(changed(position))
        for index, piece in enumerate(pieces):
            if not piece[2]:
                after.append(changed(position))
                after[-1]["pieces"][index][2] = True
    else:
        for one, other in combinations(range(len(pieces)), 2):
            after.append(changed(position))
            swapped = after[-1]["pieces"]
            swapped[one][0], swapped[other][0] = swapped[other][0], swapped[one][0]
        after += trades(position)
    return [next_turn(position) for position in after]


def trades(position: Position) -> list[Position]:
    if not position["grands"]:
        return []
    on_stairs = [piece[0] for piece in position["pieces"]]
    players = [c for c, owner in position["owners"].items() if owner is not None and c in on_stairs]
    result = []
    for one, other in combinations(players, 2):
        after = changed(position)
        owners = after["owners"]
        owners[one], owners[other] = owners[other], owners[one]
        result.append(after)
    return result


def climb(position: Position, index: int, pips: int) -> None:
    piece = position["pieces"].pop(index)
    piece[1] += pips
    (position["top"] if piece[1] >= 22 else position["pieces"]).append(piece)


def next_turn(position: Position) -> Position:
    after = changed(position, phase="roll")
    while not over(after):
        after["turn"] = (after["turn"] + 1) % len(players(after))
        if after["turn"] not in ranked(after):
            break
    return after


def players(position: Position) -> list[int]:
    return [owner for owner in position["owners"].values() if owner is not None]


def ranked(position: Position) -> list[int]:
    owners = [position["owners"][piece[0]] for piece in position["top"]]
    return [owner for owner in owners if owner is not None]


def over(position: Position) -> bool:
    enough = len(players(position)) - 1 if position["podium"] else 1
    return len(ranked(position)) >= enough


def owned(position: Position) -> list[Any]:
    owners = position["owners"]
    return next(p for p in position["pieces"] if owners[p[0]] == position["turn"])


def index_of(position: Position, piece: list[Any]) -> int:
    return list(position["pieces"]).index(piece)


def all_ghosts(position: Position) -> bool:
    return all(piece[2] for piece in position["pieces"])


def changed(position: Position, **values: Any) -> Position:
    return deepcopy(position) | values
