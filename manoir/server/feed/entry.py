"""One table where somebody is awaited, as a feed tells it: nothing that happens there."""

from datetime import UTC, datetime
from functools import cache

from msgspec import Struct

from manoir.kernel import registry
from manoir.kernel.text.words import read_words
from manoir.server.net.game_sheets import titles

STEP = 300  # seconds: deadlines are rounded up to these, so that a feed does not change by itself


class Entry(Struct, frozen=True):
    """Times are in seconds since 1970."""

    table: str
    game: str
    names: tuple[str, ...]
    turn: str  # a name of its own for each time that the seat is asked
    since: int  # the last move of anybody
    until: int | None = None  # None: there is no hurry
    reminded: int | None = None  # since when only a quarter of the time is left


def rounded(seconds: float) -> int:
    return -int(-seconds // STEP) * STEP


def said(lang: str, key: str, **fields: str) -> str:
    return _words()[lang][key].format(**fields)


def languages() -> tuple[str, ...]:
    return tuple(_words())


def about(entry: Entry, lang: str) -> str:
    """With whom, and until when."""
    names = said(lang, "with", names=", ".join(entry.names))
    if entry.until is None:
        return f"{names} {said(lang, 'no-hurry')}"
    date = datetime.fromtimestamp(entry.until, UTC).strftime("%Y-%m-%d %H:%M")
    return f"{names} {said(lang, 'until', date=date)}"


def game_title(game: str, lang: str) -> str:
    return titles(registry.find(game))[lang]


@cache
def _words() -> dict[str, dict[str, str]]:
    return read_words(__package__ or "", "words")
