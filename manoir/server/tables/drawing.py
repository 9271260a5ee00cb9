"""A drawing of a view as lines of text, for games that have no board of their own in the browser.

The lines come from the module that draws in a terminal, in every language, and from nothing but the
view. Names are put in by the browser, which knows what a bot is called: a seat is a private
character here.
"""

from functools import cache
from importlib import import_module
from itertools import pairwise
from typing import Any, Final

import structlog
from msgspec import UNSET, UnsetType
from rich.color import ColorParseError
from rich.errors import MarkupError, StyleSyntaxError
from rich.style import Style
from rich.text import Text

from manoir.kernel import registry
from manoir.kernel.game import Game
from manoir.kernel.per_game import per_game
from manoir.kernel.text import plain
from manoir.kernel.text.words import LANGUAGES, spoken
from manoir.server import wire

FIRST_SEAT: Final = 0xE000  # the private character of seat 0
MOST_LINES: Final = 200
MOST_COLUMNS: Final = 400
COLOURS: Final = ("red", "green", "yellow", "blue", "magenta", "cyan", "orange", "white")
_LOG: Final = structlog.get_logger("manoir.drawing")


@per_game
def needs_drawing(game: Game) -> bool:
    return not registry.is_ours(game)


def drawing_of(game: Game, view: Any, seats: int) -> wire.Drawing | UnsetType:
    """The drawing by language; UNSET for games that have a board of their own."""
    if not needs_drawing(game):
        return UNSET
    names = tuple(chr(FIRST_SEAT + seat) for seat in range(seats))
    return {lang: _draw(game, view, names, lang) for lang in LANGUAGES}


def _draw(game: Game, view: Any, names: tuple[str, ...], lang: str) -> tuple[wire.Line, ...]:
    """A guest that cannot draw must not stop the game: it gets an empty sheet."""
    try:
        terminal = _module(game.terminal)
        lines = terminal.draw(view, names, spoken(terminal, lang))
        return tuple(_line(line) for line in lines[:MOST_LINES])
    except Exception as error:
        _LOG.warning("no drawing", game=game.id, problem=repr(error))
        return ()


@cache
def _module(name: str) -> Any:
    """What draws a game; the house's own plain drawing where a game brings none."""
    return import_module(name) if name else plain


def _line(markup: str) -> wire.Line:
    """The pieces of a line that look the same."""
    text = _parsed(markup)
    text.truncate(MOST_COLUMNS)
    edges = sorted({0, len(text), *(edge for span in text.spans for edge in span[:2])})
    return tuple((text.plain[start:end], _look(text, start)) for start, end in pairwise(edges))


def _parsed(markup: str) -> Text:
    try:
        return Text.from_markup(markup, emoji=False)
    except MarkupError:
        return Text(markup)


def _look(text: Text, at: int) -> str:
    """What the client knows to show: `bold`, `dim`, `italic` and a colour, in one string."""
    styles = [_style(span.style) for span in text.spans if span.start <= at < span.end]
    style = Style.combine([Style(), *styles])
    words = [word for word in ("bold", "dim", "italic") if getattr(style, word)]
    return " ".join([*words, *_colour(style)])


def _style(style: str | Style) -> Style:
    try:
        return style if isinstance(style, Style) else Style.parse(style)
    except (StyleSyntaxError, ColorParseError):
        return Style()


def _colour(style: Style) -> tuple[str, ...]:
    name = style.color.name if style.color else ""
    return tuple(colour for colour in COLOURS if colour in name)[:1]
