"""The network of the learned level: its weights, and NumPy."""

from functools import cache
from importlib.resources import files
from typing import Final

import numpy as np
from numpy.typing import NDArray

from manoir.bots.labyrinthe.master.layout import LEFTS, WINS, seen_by

Floats = NDArray[np.float32]

WEIGHTS: Final = "weights_{seats}.npz"
LEFT: Final = 13  # cards left, none to twelve: a place each
SURE: Final = 30.0  # the logit of a game that is won


@cache
def is_learned(seats: int) -> bool:
    """Whether there is a network for so many."""
    return (files(__package__) / WEIGHTS.format(seats=seats)).is_file()


@cache
def layers(seats: int) -> tuple[tuple[Floats, Floats], ...]:
    with (
        (files(__package__) / WEIGHTS.format(seats=seats)).open("rb") as file,
        np.load(file) as kept,
    ):
        count = len(kept.files) // 2
        return tuple((kept[f"weight_{n}"], kept[f"bias_{n}"]) for n in range(count))


def logits(seen: Floats, seats: int) -> Floats:
    """By row of features: how sure it is to win."""
    left = np.rint(seen[:, LEFTS] * 12).astype(np.int64)
    places = np.eye(LEFT, dtype=np.float32)[left].reshape(len(seen), -1)
    x = np.concatenate((seen[:, : seen_by(seats)], places), axis=1)
    *hidden, (weight, bias) = layers(seats)
    for w, b in hidden:
        x = np.maximum(x @ w + b, 0)
    told: Floats = (x @ weight + bias)[:, 0]
    return np.where(seen[:, WINS] > 0, np.float32(SURE), told)
