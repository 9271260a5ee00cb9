"""Moves of *Pac-Man, le chasseur de fantômes* as short text.

roll               throw both dice
P 6: 12-13-14      the Pac-Man goes by a 6 along these places
2 6: 25-18         ghost 2 does
rob C              the seat of Pac-Man C pays; A is seat 0
count?             end it here and count? `count yes`, `count no` answer
back 20            the yellow marble goes into hole 20
draw 2+3 6+4       nature: everybody's dice for who starts
dice 1 3           nature: the dice
"""

import re
from typing import Final, assert_never

from manoir.games.pacman.moves import (
    Answer,
    Chase,
    Draw,
    Move,
    Propose,
    PutBack,
    Rob,
    Roll,
    Rolled,
    Run,
)
from manoir.kernel.text.fields import exactly, number, only, quoted

EATERS: Final = "ABCD"  # by seat
EATER: Final = "P"
GHOST_SIGNS: Final = "12"
YES, NO = "yes", "no"
LONGEST: Final = 6  # steps of a way
LAST_PLACE: Final = 119  # of the largest circuit there may be
_WAY: Final = re.compile(r"([P12]) ([1-6]): ([0-9-]+)")


def write_move(move: Move) -> str:
    match move:
        case Roll():
            return "roll"
        case Run(die, path):
            return f"{EATER} {die}: {_path_text(path)}"
        case Chase(die, ghost, path):
            return f"{GHOST_SIGNS[ghost]} {die}: {_path_text(path)}"
        case Rob(seat):
            return f"rob {EATERS[seat]}"
        case PutBack(hole):
            return f"back {hole}"
        case Propose():
            return "count?"
        case Answer(agrees):
            return f"count {YES if agrees else NO}"
        case Draw(throws):
            return " ".join(("draw", *(f"{one}+{two}" for one, two in throws)))
        case Rolled(one, two):
            return f"dice {one} {two}"
        case _:
            assert_never(move)


def read_move(text: str) -> Move:
    verb, *words = text.split() or [""]
    match verb:
        case "roll" if not words:
            return Roll()
        case "rob":
            return Rob(read_seat(only(words, "a Pac-Man")))
        case "back":
            return PutBack(_place(only(words, "a hole")))
        case "count?" if not words:
            return Propose()
        case "count" if words in ([YES], [NO]):
            return Answer(words == [YES])
        case "draw" if len(words) <= len(EATERS):
            return Draw(tuple(_throw(word) for word in words))
        case "dice":
            one, two = (_face(word) for word in exactly(words, 2, "dice"))
            return Rolled(one, two)
    return _way(" ".join((verb, *words)))


def read_seat(letter: str) -> int:
    """The seat of a Pac-Man."""
    if len(letter) != 1 or letter not in EATERS:
        raise ValueError(f"{quoted(letter)} is not a Pac-Man: they are {' '.join(EATERS)}")
    return EATERS.index(letter)


def _way(text: str) -> Run | Chase:
    found = _WAY.fullmatch(text)
    if not found:
        raise ValueError(f"{quoted(text)} is not a move of pacman")
    who, die, places = found.groups()
    path = tuple(_place(place) for place in places.split("-"))
    if len(path) > LONGEST:
        raise ValueError(f"a way has at most {LONGEST} places, not {len(path)}")
    return Run(int(die), path) if who == EATER else Chase(int(die), int(who) - 1, path)


def _path_text(path: tuple[int, ...]) -> str:
    return "-".join(str(place) for place in path)


def _throw(word: str) -> tuple[int, int]:
    one, two = (_face(part) for part in exactly(word.split("+"), 2, "dice of a seat"))
    return one, two


def _face(word: str) -> int:
    return number(word, 1, 6, "a die")


def _place(word: str) -> int:
    return number(word, 0, LAST_PLACE, "a place")
