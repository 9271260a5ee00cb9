"""How good was that choice? What the bots of a game can tell of a match that is over."""

from typing import Any

from msgspec import Struct

from manoir.kernel import Seat

Chances = tuple[float, ...]  # by seat, from 0 to 1


class NotReady(LookupError):
    """What an analysis needs is still being made; `manoir.bots.warm` makes it."""


class Choice(Struct, frozen=True):
    """One choice among several moves."""

    index: int  # in the line of moves that stand
    seat: Seat
    loss: float  # what it cost the seat, against the best move
    better: Any | None  # a best move, if the one played was not


class Analysis(Struct, frozen=True):
    """A whole match, as if everybody knew everything."""

    to_win: bool  # the chances are to win; else the share of the others to be left behind
    chances: tuple[Chances, ...]  # before every move of the line, and at the end
    choices: tuple[Choice, ...]
    luck: Chances  # what nature's moves gave each seat in all, or took from it
