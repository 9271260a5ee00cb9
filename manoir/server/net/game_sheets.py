"""What the browser needs to show a game that has no client of its own: its words and its options.

The sheets are an exact list made at start; no name from a request reaches the file system.
"""

import re
from importlib.resources import files
from itertools import chain
from types import NoneType
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import structlog

from manoir.kernel import registry
from manoir.kernel.game import Game
from manoir.kernel.per_game import per_game
from manoir.kernel.text.words import LANGUAGES
from manoir.kernel.text.words import read_words as house_words
from manoir.server import wire

MOST_WORDS: Final = 256 * 1024  # bytes of one language
_MESSAGE: Final = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
_KEY: Final = re.compile(r"([a-zA-Z][\w-]*) *=")
_TITLE: Final = re.compile(r"\ngame-(\w+) *= *([^\n{}]+)")
_LOG: Final = structlog.get_logger("manoir.sheets")


def all_sheets() -> dict[str, wire.GameSheet]:
    """One for every game that came with a package of its own."""
    return {
        game.id: sheet_of(game) for game in registry.games().values() if not registry.is_ours(game)
    }


def sheet_of(game: Game) -> wire.GameSheet:
    words = {lang: read_words(game, lang) for lang in LANGUAGES}
    return wire.GameSheet(
        id=game.id,
        secrets=not game.tries,
        words={lang: text or _any(words) or _without_words(game) for lang, text in words.items()},
        options=tuple(options_of(game.options, game.opening)),
    )


@per_game
def titles(game: Game) -> dict[str, str]:
    """What a game is called, by language."""
    if registry.is_ours(game):
        package = game.options.__module__.rpartition(".")[0]
        return {lang: said["title"] for lang, said in house_words(package, "data/words").items()}
    found = {lang: _TITLE.search(f"\n{read_words(game, lang)}") for lang in LANGUAGES}
    named = {lang: title[2] for lang, title in found.items() if title and title[1] == game.id}
    other = next(iter(named.values()), game.id.capitalize())
    return {lang: named.get(lang, other) for lang in LANGUAGES}


def read_words(game: Game, lang: str) -> str:
    """The Fluent messages of one language that are the game's own; nothing where it has none."""
    package, _, folder = game.words.partition("/")
    if not package:
        return ""
    try:
        text = (files(package) / folder / f"{lang}.ftl").read_text("utf-8")
    except (OSError, ImportError, UnicodeError) as error:
        _LOG.warning("no words", game=game.id, lang=lang, problem=str(error))
        return ""
    if len(text.encode()) > MOST_WORDS:
        _LOG.warning("too many words", game=game.id, lang=lang, most=MOST_WORDS)
        return ""
    return own_messages(text, game)


def own_messages(text: str, game: Game) -> str:
    """Messages whose keys begin with the game's id: a guest cannot change the house's words."""
    kept = []
    for message in _MESSAGE.split(text):
        key = _KEY.match(message)
        if key and re.fullmatch(rf"(game-)?{re.escape(game.id)}(-.+)?", key[1]):
            kept.append(message)
        elif key:
            _LOG.warning("not the game's own word", game=game.id, key=key[1])
    return "".join(kept)


def options_of(options: type, opening: dict[str, Any]) -> list[wire.OptionSheet]:
    """Options with a few known values, the usual one first; others keep their usual value."""
    usual = options(**opening)
    found = ((name, _values(hint)) for name, hint in get_type_hints(options).items())
    return [
        wire.OptionSheet(name, tuple(dict.fromkeys((getattr(usual, name), *values))))
        for name, values in found
        if len(values) > 1
    ]


def _values(hint: Any) -> tuple[Any, ...]:
    if hint is bool:
        return (False, True)
    if hint is NoneType:
        return (None,)
    if get_origin(hint) is Literal:
        return get_args(hint)
    parts = [_values(part) for part in get_args(hint)]
    return tuple(chain.from_iterable(parts)) if parts and all(parts) else ()


def _any(words: dict[str, str]) -> str:
    """Where one language is missing, another is better than none."""
    return next(filter(None, words.values()), "")


def _without_words(game: Game) -> str:
    return f"game-{game.id} = {game.id.capitalize()}\n"
