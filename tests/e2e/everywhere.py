"""One flow on every screen and in every language: once in `make test`, all of them in soak."""

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest

WORDS = Path(__file__).parents[2] / "web" / "src" / "i18n"
SCREENS = ("phone", "desk", "sideways")
LANGUAGES = ("en", "fr", "de")
_MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n[ }].*)*)", re.MULTILINE)


def everywhere(screen: str, lang: str) -> pytest.MarkDecorator:
    """Parameters `screen` and `lang`: these in `make test`, all others in soak."""
    pairs = product(SCREENS, LANGUAGES)
    return pytest.mark.parametrize(
        ("screen", "lang"),
        [
            pytest.param(*pair, marks=() if pair == (screen, lang) else pytest.mark.soak)
            for pair in pairs
        ],
    )


def after(one: str, of: tuple[str, ...]) -> str:
    """The next screen or language; they come round."""
    return of[(of.index(one) + 1) % len(of)]


def said(lang: str, key: str, **fields: str) -> str:
    """What the house says on a page; for messages of one line."""
    text = _words(lang)[key]
    for name, field in fields.items():
        text = text.replace(f"{{ ${name} }}", field)
    assert "{" not in text, key
    return text


@cache
def _words(lang: str) -> dict[str, str]:
    files = (WORDS / f"{part}{lang}.ftl" for part in ("", "lobby."))
    return {key: text for file in files for key, text in _MESSAGE.findall(file.read_text())}
