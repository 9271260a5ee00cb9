"""Read words of a text, so that every mistake is a ValueError with one plain sentence."""

import re
from collections.abc import Container, Iterable
from typing import Final

_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
_LONGEST: Final = 40  # characters of a wrong word that are quoted


def quoted(word: str) -> str:
    """A word as an error message shows it."""
    return repr(word if len(word) <= _LONGEST else f"{word[:_LONGEST]}…")


def number(word: str, low: int, high: int, what: str) -> int:
    if not _NUMBER.fullmatch(word) or not low <= int(word) <= high:
        raise ValueError(f"{what} is a number from {low} to {high}, not {quoted(word)}")
    return int(word)


def numbers(words: Iterable[str], low: int, high: int, what: str) -> tuple[int, ...]:
    return tuple(number(word, low, high, what) for word in words)


def only(words: list[str], what: str) -> str:
    """The one word of a line."""
    if len(words) != 1:
        raise ValueError(f"{what} is one word, not {quoted(' '.join(words))}")
    return words[0]


def exactly(items: Iterable[str], count: int, what: str) -> list[str]:
    """So many words, neither more nor fewer."""
    found = list(items)
    if len(found) != count:
        raise ValueError(f"{what}: {count} expected, {len(found)} found")
    return found


def fields(lines: Iterable[str], known: Container[str]) -> dict[str, str]:
    """By its first word, the rest of every line."""
    found: dict[str, str] = {}
    for line in lines:
        key, rest = (*line.split(maxsplit=1), "", "")[:2]
        if key not in known:
            raise ValueError(f"a position has no line {quoted(key)}")
        if key in found:
            raise ValueError(f"a position has one line {quoted(key)}, not two")
        found[key] = rest.rstrip()
    return found


def flag(given: dict[str, str], key: str) -> bool:
    """Whether a line that is one word is there."""
    if given.get(key):
        raise ValueError(f"{key} stands alone on its line, without {quoted(given[key])}")
    return key in given
