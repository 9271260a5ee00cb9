"""Everything that a module is made of: itself, what it imports from its own packages, their data.

It reads sources and runs none of them, so that asking needs no compiler.
"""

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import PurePosixPath
from typing import Final

HOUSE: Final = "manoir"
DATA: Final = "data"  # the folder where a package keeps its figures


@cache
def contents(module: str) -> dict[str, bytes]:
    """The sources of a module and of what it imports, and the data beside them, by name."""
    ours = {HOUSE, _top(module)}
    found: dict[str, bytes] = {}
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = _source(name)
            waiting += _imports(found[name], ours)
    for folder in sorted({_folder(name) for name in found}):
        found |= _data(folder)
    return dict(sorted(found.items()))


def _imports(source: bytes, ours: set[str]) -> Iterator[str]:
    """The modules of our packages whose names a source uses.

    `from package import module` uses that module; what else the package runs when it is imported
    gives this source nothing.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if _top(alias.name) in ours)
        elif isinstance(node, ast.ImportFrom) and node.module and _top(node.module) in ours:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if _is_module(inner) else node.module


def _top(name: str) -> str:
    return name.partition(".")[0]


def _is_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # its parent is no package
        return False


def _source(name: str) -> bytes:
    folder = _folder(name)
    file = "__init__" if folder == name else name.rpartition(".")[2]
    return (files(folder) / f"{file}.py").read_bytes()


def _folder(name: str) -> str:
    """The package that a module lies in; a package lies in itself."""
    spec = find_spec(name)
    is_package = spec is not None and spec.submodule_search_locations is not None
    return name if is_package else name.rpartition(".")[0]


def _data(package: str) -> dict[str, bytes]:
    folder = files(package) / DATA
    if not folder.is_dir():
        return {}
    return {f"{package}/{path}": file.read_bytes() for path, file in _walk(folder)}


def _walk(folder: Traversable, above: str = DATA) -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        path = str(PurePosixPath(above) / entry.name)
        if entry.is_dir():
            yield from _walk(entry, path)
        else:
            yield path, entry
