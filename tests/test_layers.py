"""Imports go one way, kernel ← games ← bots ← arena, server; and folders stay small."""

import ast
import re
from pathlib import Path

import pytest

import manoir
from manoir.kernel.registry import games

ROOT = Path(manoir.__file__).parent
SOURCES = ("manoir", "tests", "web/src", "scripts", "bench", "examples")
# What a program has written, or a box holds.
MADE = {"__pycache__", "static", "golden", "data", "node_modules"}
CROWD = 20  # files that one looks over at a glance
ALLOWED = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "bots": {"kernel", "games", "bots"},
    "arena": {"kernel", "games", "bots", "arena"},
    "research": {"kernel", "games", "bots", "batch", "research"},
    "studies": {"kernel", "games", "bots", "batch", "research", "studies"},
    "server": {"kernel", "games", "bots", "server"},
    "client": {"kernel", "bots", "server", "client"},
}
MOVED = ROOT / "bots" / "duel.py"  # a former place, which leads to the arena


DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module == "manoir":
            found |= {f"manoir.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def layers(path: Path) -> set[str]:
    return {name.split(".")[1] for name in imports(path) if name.startswith("manoir.")}


@pytest.mark.parametrize("layer", ALLOWED)
def test_a_layer_imports_only_what_is_below(layer: str) -> None:
    for path in (ROOT / layer).rglob("*.py"):
        if path != MOVED:
            assert layers(path) <= ALLOWED[layer], path


def test_a_game_never_imports_another() -> None:
    for folder in (ROOT / "games").iterdir():
        for path in folder.rglob("*.py"):
            games = {n.split(".")[2] for n in imports(path) if n.startswith("manoir.games.")}
            assert games <= {folder.name}, path


def test_only_one_file_knows_the_web_framework() -> None:
    knows = {
        p.name for p in ROOT.rglob("*.py") if any(n.startswith("litestar") for n in imports(p))
    }
    assert knows <= {"app.py"}


def test_rules_know_no_chance_clock_or_machine() -> None:
    banned = {"random", "time", "datetime", "os", "uuid", "secrets"}
    for path in (ROOT / "games").rglob("*.py"):
        assert not {name.split(".")[0] for name in imports(path)} & banned, path


def code(source: str) -> str:
    """A source without comments and docstrings, whose examples may name a game."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node) is not None:
            node.body = [*node.body[1:], ast.Pass()]
    return ast.unparse(tree)


def is_shared(path: Path) -> bool:
    """Whether a module is no game's own: neither its rules, nor its bots, nor a study of it."""
    where = path.relative_to(ROOT).parts
    return where[0] not in {"games", "bots", "studies"} or (where[0] == "bots" and len(where) == 2)


def test_no_module_outside_the_games_and_their_bots_names_a_game() -> None:
    """What a game has to offer hangs on its own record: a fifth game changes nothing here."""
    named = re.compile("|".join(map(re.escape, games())))
    shared = [path for path in ROOT.rglob("*.py") if is_shared(path)]
    assert len(shared) > 70
    assert [path for path in shared if named.search(code(path.read_text()))] == []


def test_a_name_in_code_is_found_and_one_in_a_docstring_is_not() -> None:
    assert "escalier" not in code('def f():\n    """Play escalier."""\n# escalier\n')
    for line in ("import escalier", "x = 'play escalier'", "y = {'escalier': 1}"):
        assert "escalier" in code(line)


def crowded(folder: Path) -> list[str]:
    """The folders, this one and those below, with more files side by side than one looks over."""
    # Hidden ones are caches, which checks write beside the tests.
    inside = [path for path in folder.iterdir() if path.name not in MADE and path.name[0] != "."]
    files = sum(path.is_file() for path in inside)
    here = [f"{folder}: {files} files"] if files > CROWD else []
    return here + [line for path in inside if path.is_dir() for line in crowded(path)]


@pytest.mark.parametrize("source", SOURCES)
def test_no_folder_of_sources_has_more_than_twenty_files(source: str) -> None:
    assert crowded(ROOT.parent / source) == []


def test_a_crowded_folder_is_found_wherever_it_lies(tmp_path: Path) -> None:
    full, golden, cache = tmp_path / "games" / "full", tmp_path / "golden", tmp_path / ".mypy_cache"
    for folder, files in ((full, 21), (golden, 30), (cache, 30), (tmp_path / "tidy", 20)):
        folder.mkdir(parents=True)
        for number in range(files):
            (folder / f"{number}.py").touch()
    assert crowded(tmp_path) == [f"{full}: 21 files"]
