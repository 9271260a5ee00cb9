"""Writes the client's types from ours: `python -m manoir.server.typescript [--check]`.

`wire.gen.ts` comes from `wire.py`; each game of the house gets a `types.gen.ts` from its options,
moves, views and events. Both end with what the client needs words for (`vocabulary.py`).
"""

import sys
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeGuard, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, UNSET, Struct, UnsetType
from msgspec.structs import FieldInfo, fields

from manoir.kernel import registry
from manoir.kernel.game import Game
from manoir.server import vocabulary, wire, wire_lobby

ROOT: Final = Path(__file__).parents[2] / "web" / "src"
HEADER: Final = "// Made by `python -m manoir.server.typescript`: do not edit.\n"
PLAIN: Final = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    bytes: "string",
    NoneType: "null",
    Any: "unknown",
    msgspec.Raw: "unknown",
}
WIRES: Final = (wire.__name__, wire_lobby.__name__)
Names = dict[Any, str]  # types that have a name of their own in the file


def main() -> int:
    files = dict(generate())
    if "--check" in sys.argv[1:]:
        return _check(files)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return 0


def _check(files: dict[Path, str]) -> int:
    old = [path for path, text in files.items() if not path.exists() or path.read_text() != text]
    for path in old:
        print(f"{path} is out of date: run python -m manoir.server.typescript", file=sys.stderr)
    return 1 if old else 0


def generate() -> Iterator[tuple[Path, str]]:
    """Every generated file, and what must be in it."""
    yield ROOT / "lib" / "wire.gen.ts", wire_types()
    for game in registry.games().values():
        if registry.is_ours(game):
            yield ROOT / "games" / game.id / "types.gen.ts", game_types(game)


def wire_types() -> str:
    own = (vars(wire) | vars(wire_lobby)).items()
    aliases = {alias: name for name, alias in own if get_origin(alias) in (Literal, UnionType)}
    structs = [kind for _, kind in own if _is_struct(kind) and kind is not wire.Sent]
    return _file(structs, aliases) + "\n" + vocabulary.house_constants()


def game_types(game: Game) -> str:
    words = vars(sys.modules[game.view.__module__]).items()
    aliases: Names = {alias: name for name, alias in words if get_origin(alias) is Literal}
    roots = [game.options, game.move, game.view, game.event]
    aliases |= {game.move: "Move", game.event: "Event"}
    if game.advice is not None:
        roots += [game.advice.Question, game.advice.Answer]
        aliases |= {game.advice.Question: "Question", game.advice.Answer: "Answer"}
    structs: list[type[Struct]] = []
    for root in roots:
        _collect(root, structs)
    names = {a: name for a, name in aliases.items() if not _is_struct(a)}
    return _file(structs, names) + "\n" + vocabulary.game_constants(game)


def _collect(kind: object, found: list[type[Struct]]) -> None:
    """Every struct that can be met inside a type, in order of first meeting."""
    if _is_struct(kind):
        if kind in found:
            return
        found.append(kind)
        for inner in get_type_hints(kind).values():
            _collect(inner, found)
    for inner in get_args(kind):
        _collect(inner, found)


def _file(structs: list[type[Struct]], aliases: Names) -> str:
    names: Names = {**{kind: kind.__name__ for kind in structs}, **aliases}
    if len(set(names.values())) != len(names):
        raise ValueError(f"two types of one name in {sorted(names.values())}")
    parts = [_alias(name, alias, names) for alias, name in aliases.items()]
    parts += [_interface(kind, names) for kind in structs]
    return HEADER + "\n" + "\n".join(parts)


def _alias(name: str, alias: object, names: Names) -> str:
    others = {kind: other for kind, other in names.items() if other != name}
    return f"export type {name} = {_type(alias, others)};\n"


def _interface(kind: type[Struct], names: Names) -> str:
    doc = f"/** {_doc(kind)} */\n" if _doc(kind) else ""
    if kind.__struct_config__.array_like:
        items = ", ".join(_type(hint, names) for hint in get_type_hints(kind).values())
        return f"{doc}export type {kind.__name__} = readonly [{items}];\n"
    body = "".join(f"  {line};\n" for line in _members(kind, names))
    if not body:
        return f"{doc}export type {kind.__name__} = Record<string, never>;\n"
    return f"{doc}export interface {kind.__name__} {{\n{body}}}\n"


def _members(kind: type[Struct], names: Names) -> Iterator[str]:
    config, hints = kind.__struct_config__, get_type_hints(kind)
    if config.tag is not None:
        yield f"readonly {config.tag_field}: {_literal(config.tag)}"
    for field in fields(kind):
        mark = "?" if _may_be_left_out(kind, field) else ""
        yield f"readonly {field.encode_name}{mark}: {_type(hints[field.name], names)}"


def _may_be_left_out(kind: type[Struct], field: FieldInfo) -> bool:
    """What the server writes is whole; what the client sends may rely on defaults."""
    if field.default is UNSET:
        return True
    has_default = (field.default, field.default_factory) != (NODEFAULT, NODEFAULT)
    sent = kind.__module__ in WIRES and kind.__struct_config__.forbid_unknown_fields
    return has_default and (sent or kind.__struct_config__.omit_defaults)


def _type(kind: object, names: Names) -> str:
    if kind in names:
        return names[kind]
    if kind in PLAIN:
        return PLAIN[kind]
    if isinstance(kind, type) and issubclass(kind, Enum):
        return " | ".join(_literal(member.value) for member in kind)
    return _generic(kind, get_origin(kind), get_args(kind), names)


def _generic(kind: object, origin: object, inner: tuple[object, ...], names: Names) -> str:
    if origin is Literal:
        return " | ".join(_literal(value) for value in inner)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(_type(p, names) for p in inner if p is not UnsetType))
    if origin is dict:
        return f"Readonly<Record<{_type(inner[0], names)}, {_type(inner[1], names)}>>"
    if origin is tuple and inner[-1] is not Ellipsis:
        return f"readonly [{', '.join(_type(part, names) for part in inner)}]"
    if origin in (tuple, list, set, frozenset):
        return f"readonly {_grouped(_type(inner[0], names))}[]"
    raise TypeError(f"no TypeScript for {kind!r}")


def _grouped(text: str) -> str:
    return f"({text})" if " " in text else text


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _is_struct(kind: object) -> TypeGuard[type[Struct]]:
    return isinstance(kind, type) and issubclass(kind, Struct) and kind is not Struct


def _doc(kind: type[Struct]) -> str:
    """The docstring's own words; a struct without one has none from msgspec either."""
    text = vars(kind).get("__doc__") or ""
    return " ".join(text.split())


if __name__ == "__main__":
    sys.exit(main())
