"""Moves on the circuit that nobody may play, in every shape we could think of."""

from random import Random
from typing import Any

Move = dict[str, Any]
BEYOND = [-1, 69, 90, 127, 128, 255, 2**31, 2**63, -(2**70), 10**400]
ODD = [0.5, 1e308, "1", "", None, [], {}, [[1]], True, "\0", "😀"]


def mad_move(random: Random, view: Move, legal: list[Move]) -> Move:
    """Never one of the legal moves."""
    while True:
        move = random.choice(KINDS)(random, view, legal)
        if move not in legal:
            return move


def _way(random: Random, view: Move, legal: list[Move]) -> Move:
    """A way that could be walked, most of the time, and a die that was thrown."""
    ways = [move for move in legal if "path" in move]
    if ways and random.random() < 0.8:
        return dict(random.choice(ways))
    path = random.sample(range(len(view["spots"])), random.randint(1, 6))
    die = random.choice(view["dice"] or [1, 2, 3, 4, 5, 6])
    pieces: list[Move] = [{"type": "run"}, {"type": "chase", "ghost": random.randrange(2)}]
    return {**random.choice(pieces), "die": die, "path": path}


def _broken_path(random: Random, view: Move, legal: list[Move]) -> Move:
    move = _way(random, view, legal)
    path, at = list(move["path"]), random.randrange(len(move["path"]))
    back = [path[0], view["eaters"][view["turn"] or 0], *path]
    wrong: list[Any] = [
        [], path * 7, [*path, *range(7)][:7], [path[at]] * len(path), [*path, path[at]], back[:6],
        path[::-1], path[1:], path[:-1], [*path[:at], random.choice(BEYOND), *path[at + 1 :]],
        [*path[:at], random.choice(ODD), *path[at + 1 :]], random.choice(ODD), path[0],
        *([*path[:at], *view[pieces]][:6] for pieces in ("eaters", "ghosts", "homes")),
    ]  # fmt: skip
    return {**move, "path": random.choice(wrong)}


def _wrong_die(random: Random, view: Move, legal: list[Move]) -> Move:
    dice = [die for die in range(8) if die not in view["dice"]]
    wild = random.choice([*dice, *dice, *BEYOND, *ODD])
    return {**_way(random, view, legal), "die": wild}


def _wrong_ghost(random: Random, view: Move, legal: list[Move]) -> Move:
    ghost = random.choice([2, 3, *BEYOND, *ODD])
    return {**_way(random, view, legal), "type": "chase", "ghost": ghost}


def _other_piece(random: Random, view: Move, legal: list[Move]) -> Move:
    """A Pac-Man's way for a ghost, or a ghost's for a Pac-Man."""
    move = _way(random, view, legal)
    if move.pop("ghost", None) is None:
        return {**move, "type": "chase", "ghost": random.randrange(2)}
    return {**move, "type": "run"}


def _rob(random: Random, view: Move, _legal: list[Move]) -> Move:
    """Oneself, somebody who has nothing, a seat where nobody sits; or nothing is due."""
    return {"type": "rob", "seat": random.choice([0, 1, 2, 3, view["turn"], *BEYOND, *ODD])}


def _put_back(random: Random, view: Move, _legal: list[Move]) -> Move:
    places = range(len(view["spots"]))
    return {"type": "back", "hole": random.choice([*places, *BEYOND, *ODD])}


def _nature(random: Random, view: Move, _legal: list[Move]) -> Move:
    face, wild = random.randint(1, 6), random.choice([7, 0, *BEYOND, *ODD])
    return random.choice(
        [
            {"type": "rolled", "one": face, "two": 6},
            {"type": "rolled", "one": wild, "two": face},
            {"type": "draw", "throws": [[6, face]] * len(view["eaters"])},
            {"type": "draw", "throws": [[wild, face]] * random.randrange(6)},
        ]
    )


def _misshapen(random: Random, view: Move, legal: list[Move]) -> Move:
    move, wild = _way(random, view, legal), random.choice([*BEYOND, *ODD])
    lacking = dict(move)
    del lacking[random.choice(sorted(move))]
    names = ["undo", "Run", "RUN", "walk", "eat", "", None, 3, wild]
    return random.choice(
        [
            lacking,
            {**move, "seat": 0},
            {**move, "type": random.choice(names)},
            {"type": "roll", "die": 6},
            {"type": "roll"},  # where the dice lie already
            {"type": "undo"},
            {},
        ]
    )


KINDS = (
    _broken_path, _broken_path, _wrong_die, _wrong_ghost, _other_piece, _rob, _put_back, _nature,
    _misshapen,
)  # fmt: skip
