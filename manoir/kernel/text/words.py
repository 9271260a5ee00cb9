"""What a terminal says, in every language that there is.

Words are Fluent files, one a language, in a folder of their own: `words/de.ftl`. Which languages
there are is found by looking. A message is a text with `{ $variables }` and `{ "literals" }`, and
comes out ready for `str.format`; selectors, terms and attributes are not read here.
"""

import re
from collections.abc import Iterable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeVar

FIRST: Final = "en"  # the language of what is missing in another
_ENTRY: Final = re.compile(r"([a-zA-Z][\w-]*) *= *(.*)")
_PLACEABLE: Final = re.compile(r'\{ *(?:\$(?P<variable>[a-zA-Z]\w*)|"(?P<literal>[^"\\]*)") *\}')
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}")

Words = dict[str, dict[str, str]]  # by language, then by key
Key = TypeVar("Key", bound=str)


class BadWords(ValueError):
    """A file of words that cannot be read: which one, and where."""


def read_words(package: str, folder: str) -> Words:
    """Read the words of a package, English first; what a language lacks is said in English."""
    found = written_words(files(package).joinpath(folder))
    if FIRST not in found:
        raise BadWords(f"{package}/{folder} has no {FIRST}.ftl")
    return {lang: found[FIRST] | found[lang] for lang in (FIRST, *sorted({*found} - {FIRST}))}


def written_words(folder: Traversable) -> Words:
    """Read the words of a folder as they are written, with whatever a language lacks."""
    texts = {path.name.removesuffix(".ftl"): path for path in folder.iterdir() if _is_words(path)}
    return {lang: _messages(path.read_text("utf-8"), path.name) for lang, path in texts.items()}


def group(words: Words, name: str) -> Words:
    """Take the words whose keys begin with a name and a hyphen, without it."""
    start = f"{name}-"
    return {
        lang: {key.removeprefix(start): text for key, text in said.items() if key.startswith(start)}
        for lang, said in words.items()
    }


def named(words: Words, name: str, keys: Iterable[Key]) -> Mapping[str, Mapping[Key, str]]:
    """Take the words of a group for keys that are known."""
    known = tuple(keys)
    return {lang: {key: said[f"{name}-{key}"] for key in known} for lang, said in words.items()}


def spoken(terminal: object, lang: str) -> str:
    """Choose the language in which a game's terminal answers: another one where it lacks this."""
    languages: tuple[str, ...] = getattr(terminal, "LANGUAGES", (FIRST, "fr"))
    return lang if lang in languages else FIRST


def _is_words(path: Traversable) -> bool:
    name, _, kind = path.name.partition(".")
    return kind == "ftl" and _LANGUAGE.fullmatch(name) is not None


def _messages(text: str, name: str) -> dict[str, str]:
    messages: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        entry = _ENTRY.fullmatch(line.rstrip())
        if entry is None or entry[1] in messages:
            raise BadWords(f"{name}, line {number}: not a message of one line, or not the first")
        messages[entry[1]] = _pattern(entry[2], f"{name}, line {number}")
    return messages


def _pattern(text: str, where: str) -> str:
    """Turn a Fluent text into one for `str.format`."""
    if re.search(r"[{}]", _PLACEABLE.sub("", text)):
        raise BadWords(f'{where}: only {{ $variables }} and {{ "literals" }} are read here')
    return _PLACEABLE.sub(lambda found: _placed(found["variable"], found["literal"]), text)


def _placed(variable: str | None, literal: str | None) -> str:
    if variable:
        return f"{{{variable}}}"
    return (literal or "").replace("{", "{{").replace("}", "}}")


HOUSE: Final = read_words("manoir.kernel", "words")
LANGUAGES: Final = tuple(HOUSE)
