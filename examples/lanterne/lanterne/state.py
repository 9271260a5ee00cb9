"""What there is to know about a game of Lanterne, and what a seat may know."""

from typing import Final, Literal

from msgspec import Struct

from manoir.kernel import Seat

DECK: Final = tuple(sorted((1, 2, 3, 4, 5, 6) * 4))


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The variants."""

    limit: Literal[9, 12, 15] = 12  # N8: what a lantern holds
    open_hands: bool = False  # N9: everybody sees every card


class State(Struct, frozen=True):
    """All there is to know. Only a match and the tests ever hold one."""

    options: Options
    deck: tuple[int, ...]  # kept sorted, so that its order tells nothing
    hands: tuple[tuple[int, ...], ...]
    stopped: tuple[bool, ...]
    turn: Seat = 0
    drawing: bool = False  # a Draw awaits its Deal


class View(Struct, frozen=True):
    """What one seat may know: all that a client or a bot ever receives."""

    options: Options
    hands: tuple[tuple[int, ...] | None, ...]  # None: hidden from this seat
    sizes: tuple[int, ...]
    stopped: tuple[bool, ...]
    burnt: tuple[bool, ...]
    turn: Seat | None  # None after the end
    drawing: bool
