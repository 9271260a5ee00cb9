"""What there is to know about a game of *Labyrinthe*, and what a seat may know."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from manoir.games.labyrinthe.box import Arrow, Colour, Edition, Shape, Treasure
from manoir.kernel import Seat

Board = tuple[int, ...]  # what core.py works on: nine planes of 49 bits, and the spare
Piles = tuple[tuple[int, ...], ...]  # by seat: treasures


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The printed variants."""

    mode: Literal["base", "children", "night"] = "base"
    cards: Annotated[int, Meta(ge=1, le=12)] | None = None  # L2: at most so many each; None: all
    edition: Edition = "current"
    first: Annotated[int, Meta(ge=0, le=3)] | Literal["random"] = "random"  # L2
    colours: Annotated[tuple[Colour, ...], Meta(max_length=4)] = ()  # L2: empty, in seat order


class State(Struct, frozen=True, gc=False):
    """All there is to know. Only a match and the tests ever hold one."""

    options: Options
    homes: tuple[int, ...]  # by seat: the cell where its pawn started
    pawns: tuple[int, ...]  # by seat: the cell
    board: Board = ()  # empty: nature has yet to lay it
    piles: Piles = ()  # the day's cards not found yet, the top one first
    nights: Piles = ()  # the night's cards not found yet
    found: Piles = ()  # the cards face up in front of everybody, first found first
    turn: Seat | None = None  # None: nature has yet to say who starts
    shifted: bool = False  # the maze has moved in this turn, the pawn has not
    last: int | None = None  # the arrow used last, as its place in ARROWS (L5)
    dark: bool = False  # the night has fallen (L21)
    home: Seat | None = None  # who ended the game (L9, L23)
    coin: int | None = None
    given_up: Piles = ()  # L21: the day's cards not found when the night fell; () until then


class Place(Struct, frozen=True, gc=False):
    """A tile as it lies: open sides (1 N, 2 E, 4 S, 8 W), and the treasure that can be seen."""

    open: int
    treasure: Treasure | None


class Spare(Struct, frozen=True, gc=False):
    """The tile outside. Unturned: I, L and T, the letters that its corridors look like."""

    shape: Shape
    treasure: Treasure | None


class View(Struct, frozen=True, gc=False):
    """What one may know at the table."""

    options: Options
    places: tuple[Place, ...]  # row by row; empty before the maze is laid
    spare: Spare | None
    pawns: tuple[int, ...]  # by seat: the cell
    homes: tuple[int, ...]
    colours: tuple[int, ...]  # by seat: 0 red sun, 1 green lightning, 2 yellow star, 3 blue moon
    turn: Seat | None
    shifted: bool
    forbidden: Arrow | None  # L5: where the spare may not go in
    dark: bool
    target: Treasure | None  # L3: the card that this seat alone sees
    cards: tuple[tuple[Treasure, ...] | None, ...]  # by seat: cards to be found that one may see
    left: tuple[int, ...]  # by seat: cards to be found now, by day or by night
    found: tuple[tuple[Treasure, ...], ...]
    points: tuple[int, ...]  # L24; all 0 unless the game has a night
    home: Seat | None
    coin: int | None
    lost: tuple[tuple[Treasure, ...], ...] | None  # after the end only: cards that were not found
