"""What there is to know about a game of *L'escalier hanté*, and what a seat may know."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from manoir.games.escalier.staircase import Colour, Ghost
from manoir.kernel import Seat


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The printed variants, as switches."""

    podium: bool = False  # E10: play on for the other places
    grands: bool = False  # E11: tokens may be traded
    memory: Literal["strict", "open"] = "strict"  # E7: may one scroll back while playing?
    first: Annotated[int, Meta(ge=0, le=3)] | Literal["random"] = 0  # E2: seat 0 is the youngest
    colours: Annotated[tuple[Colour, ...], Meta(max_length=4)] = ()  # E1: empty, in seat order


class State(Struct, frozen=True, gc=False):
    """All there is to know. Only a match and the tests ever hold one."""

    options: Options
    owners: tuple[Seat | None, ...]  # by colour; None is neutral (E9)
    tokens: tuple[int, ...]  # by colour: the step of its token, 0 when it is none any more
    ghosts: tuple[Ghost, ...]  # from the foot up; on one step, in order of arrival
    arrived: tuple[int, ...] = ()  # colours at the top, first come first
    turn: Seat | None = None  # None: nature has yet to say who starts
    rolling: bool = False  # a Roll awaits its Rolled
    die: int | None = None  # the face that awaits a decision


class View(Struct, frozen=True, gc=False):
    """What one may know at the table; the same for every seat and for whoever only watches."""

    options: Options
    owners: tuple[Seat | None, ...]
    tokens: tuple[int, ...]
    ghosts: tuple[int, ...]  # the steps where figures stand, from the foot up
    arrived: tuple[int, ...]
    turn: Seat | None
    die: int | None
    under: tuple[int, ...] | None  # after the end only: the colours under `ghosts`
