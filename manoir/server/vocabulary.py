"""Collects what a client needs words for: refusals, events, bots, and the usual options."""

import ast
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from manoir.bots.bot import levels
from manoir.kernel.game import Game
from manoir.kernel.match_parts.setup import opening_options

HOUSE: Final = ("manoir.kernel", "manoir.server")
Scope = ast.Module | ast.FunctionDef | ast.AsyncFunctionDef


def game_constants(game: Game) -> str:
    """Write what a game can refuse and tell, and what its options are on a new table."""
    return "\n".join(
        [
            _list("REFUSALS", refusal_codes(game.options.__module__.rpartition(".")[0])),
            _list("EVENTS", event_tags(game.event)),
            _list("LEVELS", [level.name for level in levels(game.id)]),
            f"export const USUAL: Options = {_json(opening_options(game))};\n",
        ]
    )


def house_constants() -> str:
    """Write what the house can refuse, whatever the game."""
    return _list("REFUSALS", sorted({code for name in HOUSE for code in refusal_codes(name)}))


def event_tags(event: Any) -> list[str]:
    kinds: tuple[type[Struct], ...] = get_args(event) or (event,)
    return [str(kind.__struct_config__.tag) for kind in kinds]


def refusal_codes(package: str) -> list[str]:
    """Find every code that the source of a package refuses with."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in _sources(package)}
    texts = {text for tree in trees.values() for text in _texts(tree)}
    found = {code for path, tree in trees.items() for code in _codes(path, tree, texts)}
    return sorted(found)


def _sources(package: str) -> list[Path]:
    spec = find_spec(package)
    folders = list(spec.submodule_search_locations or ()) if spec else []
    return sorted(path for folder in folders for path in Path(folder).rglob("*.py"))


def _codes(path: Path, tree: ast.Module, texts: set[str]) -> Iterator[str]:
    for scope in [tree, *_functions(tree)]:
        for call in _refusals(scope):
            codes = list(_written(call.args[0], scope, texts)) if call.args else []
            if not codes:
                raise ValueError(f"{path}:{call.lineno}: a refusal's code must be written out")
            yield from codes


def _functions(tree: ast.Module) -> list[Scope]:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return [node for node in ast.walk(tree) if isinstance(node, kinds)]


def _refusals(scope: Scope) -> Iterator[ast.Call]:
    """Find the refusals made in a scope itself, not in functions inside it."""
    waiting = list(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.pop()
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                continue
            case ast.Call(func=ast.Name("Refusal") | ast.Attribute(attr="Refusal")):
                yield node
        waiting += ast.iter_child_nodes(node)


def _written(code: ast.expr, scope: Scope, texts: set[str]) -> Iterator[str]:
    match code:
        case ast.Constant(str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from _written(one, scope, texts)
            yield from _written(other, scope, texts)
        case ast.Name() if not isinstance(scope, ast.Module):
            # storage(code) passes on what the store says: storage_full, storage_busy and so on.
            yield from (text for text in texts if text.startswith(f"{scope.name}_"))


def _texts(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and node.value.isidentifier()
        ):
            yield node.value


def _list(name: str, texts: list[str]) -> str:
    return f"export const {name} = {_json(texts)} as const;\n"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
