"""A field of a state as a line of text, and back: one entry a field."""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, get_args

from manoir.games.pasvu.box import CARDS, FAMILY
from manoir.games.pasvu.geometry.units import SIDE
from manoir.games.pasvu.notation.moves import read_place, write_move
from manoir.games.pasvu.notation.words import (
    door_text,
    one_of,
    read_card,
    read_door,
    read_piece,
    read_seat,
    read_side,
)
from manoir.games.pasvu.rounds.turns import ROUNDS
from manoir.games.pasvu.state import Phase
from manoir.kernel.text.fields import exactly, number, only, quoted

NOTHING: Final = "-"
MOST: Final = 999  # points, or times


class Line(NamedTuple):
    """How the words of a line are made of a value, and the value of words and number of seats."""

    write: Callable[[Any], Iterable[Any]]
    read: Callable[[list[str], int], Any]


def _one(read: Callable[[str, int], Any], what: str) -> Line:
    return Line(lambda value: (value,), lambda words, seats: read(only(words, what), seats))


def _several(read: Callable[[str, int], Any], what: str) -> Line:
    """Words of which none means the same as another."""

    def read_all(words: list[str], seats: int) -> tuple[Any, ...]:
        values = tuple(read(word, seats) for word in words)
        if len(set(values)) != len(values):
            raise ValueError(f"{what}: {quoted(' '.join(words))} says something twice")
        return values

    return Line(lambda value: value, read_all)


def _by_seat(what: str) -> Line:
    """A number a seat."""
    return Line(
        lambda value: value,
        lambda words, seats: tuple(
            number(word, 0, MOST, what) for word in exactly(words, seats, what)
        ),
    )


def _ghosts(read_pairs: Callable[[list[str], int], Any]) -> Line:
    """Numbers of ghosts by seat, such as 0:4."""

    def read(words: list[str], seats: int) -> tuple[tuple[int, ...], ...]:
        pairs = read_pairs(words, seats)
        return tuple(tuple(ghost for owner, ghost in pairs if owner == s) for s in range(seats))

    return Line(
        lambda value: [f"{s}:{ghost}" for s, some in enumerate(value) for ghost in some], read
    )


def _pair(word: str, seats: int) -> tuple[int, int]:
    seat, ghost = exactly(word.split(":"), 2, "a seat and its ghost such as 0:4")
    return read_seat(seat, seats), number(ghost, 0, len(FAMILY) - 1, "the number of a ghost")


def _read_cards(words: list[str], seats: int) -> tuple[int | None, ...]:
    cards = exactly(words, seats, "cards")
    return tuple(None if word == NOTHING else _movement_card(word, seats) for word in cards)


def _movement_card(word: str, seats: int) -> int:
    return number(word, 0, len(CARDS) - 1, "a card")


def _read_done(words: list[str], seats: int) -> tuple[bool, ...]:
    done = SEATS.read(words, seats)
    return tuple(seat in done for seat in range(seats))


def _read_sides(words: list[str], seats: int) -> Any:
    return SIDES_LINE.read(exactly(words, seats, "sides"), seats)


SEATS: Final = _several(read_seat, "seats")
SIDES_LINE: Final = _several(lambda word, _: read_side(word), "sides")
PIECES_LINE: Final = _several(lambda word, _: read_piece(word), "pieces")
MIDNIGHT_CARDS: Final = _several(lambda word, _: read_card(word), "Midnight cards")
GHOST_PAIRS: Final = Line(  # cards let the same ghost walk or come in several times
    lambda value: [f"{s}:{ghost}" for s, ghost in value],
    lambda words, seats: tuple(_pair(word, seats) for word in words),
)

ASKED: Final = Line(  # the same seat may be asked several times
    lambda value: value, lambda words, seats: tuple(read_seat(word, seats) for word in words)
)

LINES: Final[dict[str, Line]] = {  # of a State, in the order in which they are written
    "sides": Line(lambda value: value, _read_sides),
    "keyhole": Line(
        lambda value: (door_text(value),), lambda words, _: read_door(only(words, "keyhole"))
    ),
    "phase": _one(lambda word, _: one_of(word, get_args(Phase), "a phase"), "phase"),
    "holder": _one(read_seat, "holder"),
    "round": _one(lambda word, _: number(word, 1, ROUNDS, "round"), "round"),
    "turn": _one(read_seat, "turn"),
    "cards": Line(lambda value: [NOTHING if c is None else c for c in value], _read_cards),
    "points": _by_seat("points"),
    "chosen": _by_seat("chosen"),
    "drawn": _several(_movement_card, "drawn"),
    "walked": _ghosts(GHOST_PAIRS.read),
    "entered": _ghosts(GHOST_PAIRS.read),
    "out": _ghosts(_several(_pair, "out").read),
    "edge": _ghosts(_several(_pair, "edge").read),
    "made": _ghosts(GHOST_PAIRS.read),
    "held": _ghosts(GHOST_PAIRS.read),
    "done": Line(lambda value: [s for s, is_done in enumerate(value) if is_done], _read_done),
    "throwers": SEATS,
    "shifted": PIECES_LINE,
    "taken": Line(lambda value: write_move(value).split()[1:], lambda words, _: read_place(words)),
    "aim": _one(lambda word, _: read_side(word), "aim"),
    "struck": MIDNIGHT_CARDS,
}
NIGHT: Final[dict[str, tuple[str, Line]]] = {  # of a Night: the name of the line, and the line
    "cards": ("midnight", MIDNIGHT_CARDS),
    "asked": ("asked", ASKED),
    "tipped": ("tipped", PIECES_LINE),
    "put": ("put", GHOST_PAIRS),
    "number": ("number", _one(lambda word, _: number(word, 1, SIDE, "number"), "number")),
    "looks": ("looks", _one(lambda word, _: number(word, 0, MOST, "looks"), "looks")),
}
