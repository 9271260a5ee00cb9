"""What there is to know about a game of *L'escalier hanté*, and what a seat may know."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from manoir.games.escalier.rows import items_of, row_of
from manoir.games.escalier.staircase import COLOURS, Colour, Ghost
from manoir.kernel import Seat


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The printed variants, as switches."""

    podium: bool = False  # E10: play on for the other places
    grands: bool = False  # E11: tokens may be traded
    memory: Literal["strict", "open"] = "strict"  # E7: may one scroll back while playing?
    first: Annotated[int, Meta(ge=0, le=3)] | Literal["random"] = 0  # E2: seat 0 is the youngest
    colours: Annotated[tuple[Colour, ...], Meta(max_length=4)] = ()  # E1: empty, in seat order


class State(Struct, frozen=True, gc=False):
    """All there is to know, as rows (rows.py). Only a match and the tests ever hold one."""

    options: Options
    colour_row: int
    token_row: int
    ghost_row: int
    arrived_row: int = 0
    turn: Seat | None = None  # None: nature has yet to say who starts
    rolling: bool = False  # a Roll awaits its Rolled
    die: int | None = None  # the face that awaits a decision

    @property
    def owners(self) -> tuple[Seat | None, ...]:
        """By colour; None is neutral (E9)."""
        return owners_of(self.colour_row)

    @property
    def tokens(self) -> tuple[int, ...]:
        """By colour: the step of its token, 0 when it is none any more."""
        return tuple(self.token_row.to_bytes(len(COLOURS), "little"))

    @property
    def ghosts(self) -> tuple[Ghost, ...]:
        """From the foot up; on one step, in order of arrival."""
        return tuple(Ghost(figure >> 2, figure & 3) for figure in items_of(self.ghost_row))

    @property
    def arrived(self) -> tuple[int, ...]:
        """Colours at the top, first come first."""
        return tuple(items_of(self.arrived_row))


def packed(  # noqa: PLR0917
    options: Options,
    owners: tuple[Seat | None, ...],
    tokens: tuple[int, ...],
    ghosts: Iterable[Ghost],
    arrived: tuple[int, ...] = (),
    turn: Seat | None = None,
    rolling: bool = False,
    die: int | None = None,
) -> State:
    """The state of which these things are true; ghosts in order of the row."""
    return State(
        options,
        row_of(owners.index(seat) for seat in range(len(owners) - owners.count(None))),
        int.from_bytes(tokens, "little"),
        row_of(4 * ghost.step + ghost.colour for ghost in ghosts),
        row_of(arrived),
        turn,
        rolling,
        die,
    )


def spelled_out(state: State) -> dict[str, Any]:
    """The same without rows, for people to read."""
    rows = {name: getattr(state, name) for name in ("owners", "tokens", "ghosts", "arrived")}
    rest = ("options", "turn", "rolling", "die")
    return rows | {name: getattr(state, name) for name in rest}


@lru_cache(256)
def owners_of(colour_row: int) -> tuple[Seat | None, ...]:
    colours = items_of(colour_row)
    return tuple(colours.index(colour) if colour in colours else None for colour in COLOURS)


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
