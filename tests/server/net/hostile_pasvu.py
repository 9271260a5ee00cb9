"""Moves in the hall that nobody may play, in every shape we could think of."""

from random import Random
from typing import Any

Move = dict[str, Any]
PIECES = ["mirror", "trolley", "desk", "piano", "armchair", "table"]
FACES = ["bottom", "top", "front", "back", "left", "right"]
DEEP: Any = [[[[[[[[[[[[]]]]]]]]]]]]
# Out of the hall, or so near to its wall that every piece sticks out.
OUTSIDE = [0, 1, 99, 5901, 6000, 6001, 10_000, 999_999, -1, -500, -1_000_000, 1_000_000]
BEYOND = [1_000_001, -1_000_001, 2**31, 2**53, 2**63, -(2**63), 2**64, -(2**70), 10**400]
ODD: list[Any] = [
    0.5, 1e308, -1e308, 1e-320, float("nan"), float("inf"), float("-inf"), "3000", "", None, True,
    [], {}, [3000], {"x": 3000}, DEEP, "\0", "😀", "x" * 3000,
]  # fmt: skip


def mad_move(random: Random, view: Move) -> Move:
    """Never legal, for whoever plays it in any phase."""
    return random.choice(KINDS)(random, view)


def _place(random: Random, view: Move) -> Move:
    """Where it could stay, most of the time; what is wrong with it comes on top."""
    pieces = view["movable"] or PIECES
    x, y = (random.randrange(1_000, 5_000) for _ in "xy")
    return {
        "type": "place", "piece": random.choice(pieces), "face": random.choice(FACES),
        "x": x, "y": y, "yaw": random.randrange(3_600),
    }  # fmt: skip


def _walk(random: Random, view: Move) -> Move:
    """In the middle of a cell; where ghosts lie, lying."""
    x, y = (1_000 * random.randrange(6) + 500 for _ in "xy")
    yaw = {"yaw": random.randrange(3_600)} if view["night"]["lying"] else {}
    return {"type": "walk", "ghost": random.randrange(7), "x": x, "y": y, "z": 0, **yaw}


def _put(random: Random, view: Move) -> Move:
    """Into any row, and of a size that no card asks for."""
    return {**_walk(random, view), "type": "put", "ghost": random.randrange(3)}


def _tip(random: Random, view: Move) -> Move:
    """What was tipped already; or it is no piece."""
    piece = random.choice([*view["night"]["tipped"], "sofa", "Desk", "", None, 3, DEEP])
    return {"type": "tip", "piece": piece, "towards": random.choice("NESW")}


def _nowhere(random: Random, _view: Move) -> Move:
    towards = random.choice(["up", "n", "", "NE", None, 0, ["N"], DEEP, *ODD])
    return {"type": "tip", "piece": random.choice(PIECES), "towards": towards}


def _swap(random: Random, _view: Move) -> Move:
    """Of a large one, which nobody replaces; or with what cannot be said."""
    move = {"type": "swap", "seat": random.randrange(4), "ghost": 0, "by": random.randrange(7)}
    if random.random() < 0.5:
        return move
    return {**move, random.choice(["seat", "ghost", "by"]): random.choice([7, -1, *BEYOND, *ODD])}


def _fuse(random: Random, _view: Move) -> Move:
    """Large ones, medium ones, one with itself; or it is no ghost."""
    one = random.randrange(7)
    pairs: list[tuple[Any, Any]] = [(0, one), (one, 0), (1, 2), (2, 1), (one, one)]
    pairs += [(one, random.choice([7, -1, *BEYOND, *ODD])), (random.choice([*BEYOND, *ODD]), one)]
    ghost, other = random.choice(pairs)
    return {"type": "fuse", "ghost": ghost, "other": other}


def _wrong_way_up(random: Random, view: Move) -> Move:
    """Lying where ghosts stand, standing where they lie."""
    move = random.choice((_walk, _put))(random, view)
    return {**move, "yaw": None if view["night"]["lying"] else random.randrange(3_600)}


def _outside(random: Random, view: Move) -> Move:
    """All numbers that can be said, and none of them in the hall."""
    move = random.choice((_place, _walk, _put))(random, view)
    wrong = random.choice(OUTSIDE)
    return {**move, random.choice("xy"): wrong}


def _wild(random: Random, view: Move) -> Move:
    """No number at all, or one that cannot be said."""
    move = random.choice((_place, _walk, _put))(random, view)
    numbers = sorted(set(move) - {"type", "piece", "face"})
    return {**move, random.choice(numbers): random.choice([*BEYOND, *ODD])}


def _across(random: Random, view: Move) -> Move:
    """A ghost that stands on a line between two cells, at any height."""
    move = {**_walk(random, view), "yaw": None}
    line = 1_000 * random.randrange(7) + random.choice([-199, -1, 0, 1, 199])
    return {**move, random.choice("xy"): line, "z": random.choice([0, 700, -5, 1_000_000])}


def _turned(random: Random, view: Move) -> Move:
    return {**_place(random, view), "yaw": random.choice([3_600, 3_601, 7_200, -1, -900, 2**40])}


def _not_this_one(random: Random, view: Move) -> Move:
    """A piece that is not on the card or was moved already; or it is no piece."""
    fixed = [piece for piece in PIECES if piece not in view["movable"]]
    other = random.choice([*fixed, "sofa", "Mirror", "", None, 3, DEEP])
    return {**_place(random, view), "piece": other}


def _no_face(random: Random, view: Move) -> Move:
    return {**_place(random, view), "face": random.choice(["side", "", "BOTTOM", None, 0, DEEP])}


def _no_ghost(random: Random, view: Move) -> Move:
    kind: Move = random.choice([_walk(random, view), {"type": "escape"}])
    return {**kind, "ghost": random.choice([7, -1, 28, *BEYOND, *ODD])}


def _nature(random: Random, view: Move) -> Move:
    die = random.randint(1, 6)
    door = {"side": "N", "number": die}
    picture = "/wA=" * 128 + "gAA="
    return random.choice(
        [
            {"type": "card", "card": random.randrange(20)},
            {"type": "throw", "faces": [die] * random.randrange(5)},
            {"type": "door", "number": die},
            {"type": "strike", "card": random.choice(["sun", "tag", "crystal", "", "x" * 20])},
            {"type": "open", "keyhole": door, "holder": 0, "pieces": view["pieces"]},
            {"type": "verdict", "picture": picture, "ghosts": []},
            {"type": "verdict", "picture": "A" * 3_000, "ghosts": [{"seat": 0, "ghost": 1}]},
            {"type": "verdict", "picture": DEEP, "ghosts": DEEP},
        ]
    )


def _same_side(_random: Random, view: Move) -> Move:
    """Where the keyhole is; and where nobody chooses, no side at all."""
    return {"type": "choose", "side": view["keyhole"]["side"]}


def _misshapen(random: Random, view: Move) -> Move:
    move = random.choice((_place, _walk, _put))(random, view)
    lacking = dict(move)
    del lacking[random.choice(sorted(set(move) - {"z", "yaw"}))]
    names = ["undo", "Walk", "PLACE", "move", "", None, 3, DEEP, "verdict", "looked"]
    return random.choice(
        [
            lacking,
            {**move, "seat": 1},
            {**move, "cost": 0},
            {**move, "type": random.choice(names)},
            {"type": "choose", "side": random.choice(["X", "s", "", None, 0, ["N"], DEEP])},
            {"type": "done", "seat": 0},
            {"type": "decline", "piece": "desk"},
            {"type": "pass", "seat": 0},
            {"type": "strike", "card": random.choice(ODD)},
            {"type": "swap", "seat": 0, "ghost": 3},
            {"type": "fuse", "ghost": 3, "other": 4, "by": 1},
            {"type": "undo"},
            {},
        ]
    )


KINDS = (
    _outside, _outside, _wild, _wild, _across, _turned, _not_this_one, _no_face, _no_ghost,
    _nature, _same_side, _misshapen, _put, _tip, _nowhere, _swap, _fuse, _wrong_way_up,
)  # fmt: skip
