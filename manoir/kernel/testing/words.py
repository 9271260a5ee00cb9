"""Says what a language lacks: files, messages, variables."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

_FILE: Final = re.compile(r"(?:(?P<part>[\w-]+)\.)?(?P<lang>[a-z]{2,3})\.ftl")
_KEY: Final = re.compile(r"([a-zA-Z][\w-]*) *=")
_VARIABLE: Final = re.compile(r"\$(\w+)")

Messages = dict[str, frozenset[str]]  # the variables of each message


def languages_in(*folders: Path) -> set[str]:
    """Find the languages of all files of words in and below folders."""
    return {_named(path)[1] for folder in folders for path in _words(folder)}


def missing_words(folder: Path, languages: set[str]) -> list[str]:
    """Say in sentences what each language lacks of what another one says, in and below a folder."""
    parts: dict[Path, dict[str, Messages]] = {}
    for path in _words(folder):
        part, lang = _named(path)
        parts.setdefault(path.parent / part, {})[lang] = messages(path.read_text("utf-8"))
    return [
        f"{part.relative_to(folder)}: {lacking}"
        for part, said in sorted(parts.items())
        for lacking in _lacking(said, languages)
    ]


def messages(text: str) -> Messages:
    """Read which messages a Fluent text has, each with the variables it uses."""
    found: dict[str, set[str]] = {}
    key = ""
    for line in text.splitlines():
        if start := _KEY.match(line):
            key = start[1]
            found[key] = set()
        elif not line[:1].isspace():
            key = ""
        if key:
            found[key] |= set(_VARIABLE.findall(line))
    return {key: frozenset(variables) for key, variables in found.items()}


def _lacking(said: Mapping[str, Messages], languages: set[str]) -> Iterator[str]:
    keys = dict.fromkeys(key for own in said.values() for key in own)
    for lang in sorted(languages):
        if lang not in said:
            yield f"{lang} has no file"
            continue
        for key in keys:
            used = frozenset[str]().union(*(own.get(key, ()) for own in said.values()))
            if key not in said[lang]:
                yield f"{lang} has no {key}"
            elif unused := sorted(used - said[lang][key]):
                yield f"{lang} says {key} without ${', $'.join(unused)}"


def _words(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.ftl") if _FILE.fullmatch(path.name))


def _named(path: Path) -> tuple[str, str]:
    """The part and the language of a file: `board.de.ftl` is `board` in German."""
    found = _FILE.fullmatch(path.name)
    assert found is not None
    return found["part"] or "", found["lang"]
