"""Moves of *L'escalier hanté* as short text.

roll              decline           haunt red
up 7              the ghost on step 7; `up 7/2`: the second one there, in order of arrival
swap 7 9/2        trade red green
begin 2           nature: this seat starts
die 3, die ghost  nature: the face of the die
"""

from typing import Final, assert_never

from manoir.games.escalier.moves import (
    Advance,
    Begin,
    Decline,
    Haunt,
    Move,
    Roll,
    Rolled,
    Swap,
    Trade,
)
from manoir.games.escalier.staircase import BOX, COLOURS, FOOT, GHOST_FACE, TOP, Place
from manoir.kernel.text.fields import exactly, number, quoted

GHOST: Final = "ghost"
WORDS: Final = {"haunt": 1, "up": 1, "swap": 2, "trade": 2, "begin": 1, "die": 1}  # after the verb


def write_move(move: Move) -> str:
    match move:
        case Roll():
            return "roll"
        case Decline():
            return "decline"
        case Haunt(colour):
            return f"haunt {BOX.colours[colour]}"
        case Advance(place):
            return f"up {_place_text(place)}"
        case Swap(one, other):
            return f"swap {_place_text(one)} {_place_text(other)}"
        case Trade(one, other):
            return f"trade {BOX.colours[one]} {BOX.colours[other]}"
        case Begin(seat):
            return f"begin {seat}"
        case Rolled(face):
            return f"die {face_text(face)}"
        case _:
            assert_never(move)


def read_move(text: str) -> Move:
    verb, *words = text.split() or [""]
    exactly(words, WORDS.get(verb, 0), f"words after {quoted(verb)}")
    match verb:
        case "roll":
            return Roll()
        case "decline":
            return Decline()
        case "haunt":
            return Haunt(_colour(words[0]))
        case "up":
            return Advance(_place(words[0]))
        case "swap":
            return Swap(_place(words[0]), _place(words[1]))
        case "trade":
            return Trade(_colour(words[0]), _colour(words[1]))
        case "begin":
            return Begin(number(words[0], 0, 3, "a seat"))
        case "die":
            return Rolled(read_face(words[0]))
    raise ValueError(f"{quoted(verb)} is not a move of escalier")


def face_text(face: int) -> str:
    return GHOST if face == GHOST_FACE else str(face)


def read_face(word: str) -> int:
    """A face of the die."""
    return GHOST_FACE if word == GHOST else number(word, 1, max(BOX.pips), "the die")


def _place_text(place: Place) -> str:
    return f"{place.step}/{place.slot + 1}" if place.slot else str(place.step)


def _place(word: str) -> Place:
    step, slash, slot = word.partition("/")
    which = number(slot, 1, len(COLOURS), "a ghost on a step") - 1 if slash else 0
    return Place(number(step, FOOT, TOP, "a step"), which)


def _colour(word: str) -> int:
    if word not in BOX.colours:
        raise ValueError(f"{quoted(word)} is not one of {', '.join(BOX.colours)}")
    return BOX.colours.index(word)
