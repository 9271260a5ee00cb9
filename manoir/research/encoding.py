"""A game's codec, bound to its game: observations, masks and actions by number."""

from functools import cache
from importlib import import_module
from typing import Any, cast

import numpy as np

from manoir.kernel import Seat
from manoir.kernel.codec import Codec, Field, Numbers, bounds, named, size_of
from manoir.kernel.game import Game
from manoir.kernel.registry import find


class IllegalAction(ValueError):
    """An action that is not legal now; nothing has changed."""


class Encoding:
    """Views and moves of one game as numbers. Arrays are filled in place, never allocated."""

    def __init__(self, game: Game) -> None:
        if not game.codec:
            raise ValueError(f"{game.id} has no codec: its record names none (kernel/codec.py)")
        self._codec = cast(Codec, import_module(game.codec))
        self.game = game
        self.actions = self._codec.ACTIONS
        self.fields: tuple[Field, ...] = self._codec.FIELDS
        self.size = size_of(self.fields)
        self.dtype: Any = np.dtype(self._codec.DTYPE)
        self.left_out = self._codec.LEFT_OUT
        self._listed = bool(getattr(self._codec, "LISTED", False))

    def observe(self, view: Any, seat: Seat, legal: tuple[Any, ...], out: Numbers) -> None:
        """Write what a seat sees over `out`, which has `size` numbers."""
        self._codec.observe(view, seat, legal, out)

    def mask(self, view: Any, seat: Seat, legal: tuple[Any, ...], out: Numbers) -> None:
        """Write 1 for every legal action over `out`, which has `actions` numbers, and else 0."""
        out[:] = 0
        out[self.indices(view, seat, legal)] = 1

    def indices(self, view: Any, seat: Seat, legal: tuple[Any, ...]) -> list[int]:
        """By legal move, its action; a codec that lists moves leaves out those beyond its list."""
        if self._listed:
            return list(range(min(len(legal), self.actions)))
        return [self._codec.index_of(view, seat, legal, move) for move in legal]

    def index(self, view: Any, seat: Seat, legal: tuple[Any, ...], move: Any) -> int:
        """The action of a legal move."""
        return self._codec.index_of(view, seat, legal, move)

    def move(self, view: Any, seat: Seat, legal: tuple[Any, ...], action: int) -> Any:
        """The first legal move of that action. Raises IllegalAction."""
        there = self.indices(view, seat, legal)
        if action in there:
            return legal[there.index(action)]
        every = sorted(set(there))
        shown = ", ".join(map(str, every[:12])) + (", …" if len(every) > 12 else "")
        raise IllegalAction(f"action {action!r} is not legal for seat {seat} now: {shown} are")

    def bounds(self) -> tuple[Numbers, Numbers]:
        """The least and the most that each number of an observation can be."""
        return bounds(self.fields, self.dtype)

    def named(self, observations: Numbers) -> dict[str, Numbers]:
        """The parts of observations by name, without a copy."""
        return named(self.fields, observations)


@cache
def encoding(game: str) -> Encoding:
    """The encoding of a game, by its name. Raises ValueError where there is none."""
    return Encoding(find(game))
