"""Words that a player types, one at a time: numbers, ghosts, cells, sides, where a head goes."""

import re
from collections.abc import Mapping
from typing import Final, TypeVar

from manoir.games.pasvu.geometry.hall import Cell
from manoir.games.pasvu.geometry.units import MIL, TURN
from manoir.games.pasvu.sight.keyhole import Side
from manoir.games.pasvu.terminal.plan import COLUMNS
from manoir.games.pasvu.terminal.words import COLOURS, INITIALS, SIDES

NUMBER: Final = re.compile(r"-?\d{1,3}([.,]\d{1,3})?")
CELL_NAME: Final = re.compile(f"[{COLUMNS}][1-6]")
GHOSTS: Final = tuple("1234567")
HEADS: Final[dict[Side, int]] = {"E": 0, "N": 900, "W": 1800, "S": 2700}

Name = TypeVar("Name", bound=str)


def named(names: Mapping[str, Mapping[Name, str]], word: str) -> Name | None:
    """What a word stands for in any language."""
    for entries in names.values():
        for key, name in entries.items():
            if word == name.lower():
                return key
    return None


def ghost_in(words: list[str]) -> int | None:
    """The first word as a ghost, counted from 1."""
    return int(words[0]) - 1 if words and words[0] in GHOSTS else None


def seat_in(word: str) -> int | None:
    """The colour before a ghost's number, by its letter in any language."""
    letter = word[:1].upper()
    return next((row.index(letter) for row in COLOURS.values() if letter and letter in row), None)


def cell_in(words: list[str]) -> Cell | None:
    if not words or not CELL_NAME.fullmatch(words[0]):
        return None
    return COLUMNS.index(words[0][0]), int(words[0][1]) - 1


def side_in(word: str, lang: str) -> Side | None:
    """By its name in any language, or by its initial."""
    return named(SIDES, word) or _initial(word, lang)


def head_in(word: str, lang: str) -> int | None:
    """V13: a side, or degrees to the left from the east; in tenths."""
    side = side_in(word, lang)
    if side:
        return HEADS[side]
    degrees = thousandths([word])
    return degrees[0] * 10 // MIL % TURN if degrees else None


def thousandths(words: list[str]) -> list[int] | None:
    """Numbers with a point or a comma; None if anything else is among them."""
    if not all(NUMBER.fullmatch(word) for word in words):
        return None
    return [round(float(word.replace(",", ".")) * MIL) for word in words]


def _initial(word: str, lang: str) -> Side | None:
    """In one's own language, or where all others agree: `o` is ouest for some, Osten for others."""
    found = {
        speaks: side
        for speaks, said in INITIALS.items()
        for side, initial in said.items()
        if initial == word
    }
    return found.get(lang) or (found.popitem()[1] if len({*found.values()}) == 1 else None)
