"""A plain drawing for a terminal, made by the house for games that bring none of their own.

It offers what the terminal module of a game offers: `draw`, `label` and `tell`. Lines are in rich
markup, and everything that comes from a game is escaped.
"""

from collections.abc import Mapping
from enum import Enum
from itertools import zip_longest
from typing import Any, Final

from msgspec import Struct

from manoir.kernel.text.words import HOUSE, LANGUAGES

__all__ = ["LANGUAGES", "draw", "label", "tell"]

NOTHING: Final = "–"


def draw(view: Any, names: tuple[str, ...], lang: str) -> list[str]:
    """The fields of a view, a row each, its options last."""
    rows = sorted(_fields(view).items(), key=lambda row: row[0] == "options")
    width = max((len(_words(name)) for name, _ in rows), default=0)
    return [line for name, value in rows for line in _row(name, value, width, names, lang)]


def label(move: Any, lang: str) -> str:
    """A move in a few words: its tag and its fields."""
    return _escaped(_named(move, lang))


def tell(event: Any, names: tuple[str, ...], lang: str) -> str:
    """What has just happened, in a few words. The terminal prints it without markup."""
    return _named(event, lang, names)


def _row(name: str, value: Any, width: int, names: tuple[str, ...], lang: str) -> list[str]:
    """A heading, and beside it the value; what does not fit on one line goes below."""
    style = "dim" if name == "options" else "bold"
    first, *more = _lines(name, value, names, lang)
    pad = " " * (width + 4)
    heading = f"  [{style}]{_escaped(_words(name).ljust(width))}[/]  "
    return [heading + _escaped(first), *(pad + _escaped(line) for line in more)]


def _lines(name: str, value: Any, names: tuple[str, ...], lang: str) -> list[str]:
    """The text of a value: a picture, a grid, a table of structs, or one line."""
    if _is_picture(value):
        return list(value)
    if _is_grid(value):
        return _columns([[_text(item, lang) for item in row] for row in value])
    if _is_table(value):
        heads = [_words(field) for field in value[0].__struct_fields__]
        return _columns(
            [heads, *([_text(i, lang) for i in _fields(row).values()] for row in value)]
        )
    if name == "seat" and _is_seat(value, names):
        return [names[value]]
    return [_listed(_fields(value), lang) if isinstance(value, Struct) else _text(value, lang)]


def _is_picture(value: Any) -> bool:
    """Whether these are rows of characters, all equally long."""
    rows = isinstance(value, tuple | list) and len(value) > 1
    return rows and all(isinstance(row, str) and len(row) == len(value[0]) > 1 for row in value)


def _is_grid(value: Any) -> bool:
    rows = isinstance(value, tuple | list) and len(value) > 0
    return rows and all(isinstance(row, tuple | list) for row in value)


def _is_table(value: Any) -> bool:
    """Whether these are structs of one type."""
    rows = isinstance(value, tuple | list) and len(value) > 0 and isinstance(value[0], Struct)
    return rows and all(type(row) is type(value[0]) for row in value)


def _columns(rows: list[list[str]]) -> list[str]:
    """Rows with their columns below each other; rows of a grid may differ in length."""
    columns = zip_longest(*rows, fillvalue="")
    widths = [max(len(text) for text in column) for column in columns]
    lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
    return [line or NOTHING for line in lines]


def _named(value: Any, lang: str, names: tuple[str, ...] = ()) -> str:
    """A struct as its tag and its fields, `guess: card 3`; whoever did it comes first."""
    if not isinstance(value, Struct):
        return _text(value, lang)
    fields = _fields(value)
    subject = fields.pop("seat") if _is_seat(fields.get("seat"), names) else None
    about = _listed(fields, lang)
    text = f"{_tag(value)}: {about}" if about else _tag(value)
    return text if subject is None else f"{names[subject]} – {text}"


def _listed(fields: Mapping[Any, Any], lang: str) -> str:
    """`card 3, seat 2`: seats are counted from 1, as at the table."""
    seat = {"seat": fields["seat"] + 1} if isinstance(fields.get("seat"), int) else {}
    texts = ((name, _text(value, lang)) for name, value in {**fields, **seat}.items())
    return ", ".join(f"{_words(str(name))} {text}" for name, text in texts)


def _text(value: Any, lang: str) -> str:
    match value:
        case None:
            return NOTHING
        case bool():
            return HOUSE[lang]["yes" if value else "no"]
        case Enum():
            return _words(value.name.lower())
        case Struct():
            return f"({listed})" if (listed := _listed(_fields(value), lang)) else _tag(value)
        case Mapping():
            return _listed(value, lang) or NOTHING
        case tuple() | list() | set() | frozenset():
            return " ".join(_text(item, lang) for item in value) or NOTHING
    return str(value)


def _is_seat(value: Any, names: tuple[str, ...]) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(names)


def _fields(value: Any) -> dict[str, Any]:
    if isinstance(value, Struct):
        return {name: getattr(value, name) for name in value.__struct_fields__}
    return {"": value}


def _tag(value: Struct) -> str:
    tag = value.__struct_config__.tag
    return _words(tag if isinstance(tag, str) else type(value).__name__.lower())


def _words(name: str) -> str:
    return name.replace("_", " ").strip()


def _escaped(text: str) -> str:
    """Rich reads a bracket as the beginning of markup, unless a backslash stands before it."""
    return text.replace("[", r"\[")
