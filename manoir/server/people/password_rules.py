"""Which passwords are too easy: what anybody would try first.

A password is taken apart into as few pieces as possible: common words, the owner's name, rows of
keys or of the alphabet, repeats, dates; any other sign is a piece of its own. A few pieces are
guessed in no time, however long they are.
"""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final
from unicodedata import combining, normalize

FEWEST: Final = 5  # pieces
LONGEST_PIECE: Final = 16
LOOKED_AT: Final = 48  # signs: what comes after them makes no password worse
_ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop", "asdfghjkl", "zxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn", "qwertzuiop",
    "yxcvbnm",
    "&é\"'(-è_çà", "!@#$%^&*()", "1qaz", "2wsx", "3edc", "1aqw", "2zsx",
)  # fmt: skip
_BOTH_WAYS: Final = "\n".join(way for row in _ROWS for way in (row, row[::-1]))
_DATE: Final = re.compile(
    r"(19|20)\d\d|(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])|(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])"
)
_DISGUISES: Final = str.maketrans("013457@$!€", "oieastasie")
_WORDS_FILE: Final = Path(__file__).parent / "data" / "common_words.txt"


def is_too_easy(password: str, name: str, house: Iterable[str] = ()) -> bool:
    """For whoever has that name, in a house with games of those names."""
    own = {word for text in (name, *house) for word in _words_of(text)}
    plain = _plain(password)[:LOOKED_AT]
    return _pieces(_unit(plain), own | {word[::-1] for word in own}) < FEWEST


def _pieces(text: str, own: set[str]) -> int:
    """The fewest it can be taken apart into."""
    undisguised = text.translate(_DISGUISES)
    fewest = [0]
    for end in range(1, len(text) + 1):
        starts = range(max(0, end - LONGEST_PIECE), end)
        fewest.append(
            min(
                fewest[start] + 1
                for start in starts
                if start == end - 1
                or _is_easy(text[start:end], own)
                or undisguised[start:end] in _common()
                or undisguised[start:end] in own
            )
        )
    return fewest[-1]


def _is_easy(piece: str, own: set[str]) -> bool:
    if piece in _common() or piece in own or len(set(piece)) == 1:
        return True
    return (len(piece) > 2 and piece in _BOTH_WAYS) or bool(_DATE.fullmatch(piece))


def _unit(text: str) -> str:
    """What is said again and again, said once."""
    period = (text + text).find(text, 1)
    return text[:period] if 0 < period < len(text) else text


def _plain(text: str) -> str:
    """Without accents, in small letters."""
    return "".join(sign for sign in normalize("NFKD", text.casefold()) if not combining(sign))


def _words_of(text: str) -> set[str]:
    """A name whole, and each of its words."""
    words = re.findall(r"\w+", _plain(text))
    return {word for word in (*words, "".join(words)) if len(word) > 1}


@cache
def _common() -> frozenset[str]:
    return frozenset(_plain(_WORDS_FILE.read_text(encoding="utf-8")).split())
