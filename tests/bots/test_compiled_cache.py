"""Machine code on the disk: found again wherever the sources lie, and never by other sources."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import manoir
from manoir.bots.bot import package
from manoir.bots.compiled_cache import CompiledCache
from manoir.bots.sources import contents
from manoir.kernel.registry import games

COMPILED = [game for game in games() if hasattr(package(game), "CACHE")]
ENTRIES = [f"manoir.bots.{game}.entries" for game in COMPILED]
ENTRIES += [game.batch_entries for game in games().values() if game.batch]
STATE = """
import sys
from manoir.bots.labyrinthe.machine import CACHE
print(CACHE.is_made(), "numba" in sys.modules, CACHE.place())
"""
STATS = """
from manoir.bots.labyrinthe.machine import machine
print(*((sum(e.stats.cache_hits.values()), sum(e.stats.cache_misses.values())) for e in machine()))
"""
REACHED = """
import sys
from importlib import import_module

found, waiting = set(), list(import_module(sys.argv[1]).SIGNATURES)
while waiting:
    function = getattr(waiting[-1], "py_func", waiting[-1])
    waiting.pop()
    if function in found or not hasattr(function, "__code__"):
        continue
    found.add(function)
    cells = [cell.cell_contents for cell in function.__closure__ or ()]
    named = [function.__globals__.get(name) for name in function.__code__.co_names]
    waiting += [value for value in (*cells, *named) if callable(value)]
print(*{function.__module__ for function in found if function.__module__.startswith("manoir")})
"""


def checkout(folder: Path) -> Path:
    """A second copy of the sources, somewhere else."""
    source = Path(manoir.__file__).parent
    copytree(source, folder / "manoir", ignore=ignore_patterns("__pycache__", "static"))
    return folder


def run(code: str, sources: Path, cache: Path, *words: str) -> str:
    environment = {**os.environ, "MANOIR_CACHE": str(cache), "PYTHONPATH": str(sources)}
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        env=environment,
        cwd=sources,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.mark.soak  # it compiles twice
def test_two_checkouts_share_what_one_has_compiled_and_changed_sources_do_not(
    tmp_path: Path,
) -> None:
    one, other = checkout(tmp_path / "one"), checkout(tmp_path / "other")
    cache = tmp_path / "cache"
    assert run(STATS, one, cache) == "(0, 1) (0, 1) (0, 1) (0, 1)"
    assert run(STATE, other, cache).startswith("True False ")
    assert run(STATS, other, cache) == "(1, 0) (1, 0) (1, 0) (1, 0)"
    core = other / "manoir" / "games" / "labyrinthe" / "core.py"
    core.write_text(core.read_text() + "\n")
    assert run(STATE, other, cache).startswith("False False ")


@pytest.mark.few(3)
@pytest.mark.parametrize("entries", ENTRIES)
def test_every_function_that_is_compiled_is_among_the_sources(entries: str, tmp_path: Path) -> None:
    reached = run(REACHED, Path(manoir.__file__).parent.parent, tmp_path, entries).split()
    assert len(reached) > 2
    assert set(reached) <= set(contents(entries))


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("pacman", "manoir.games.pacman.circuit"),
        ("pacman", "manoir.games.pacman/data/large.json"),
        ("labyrinthe", "manoir.games.labyrinthe.box"),
        ("labyrinthe", "manoir.games.labyrinthe/data/box.json"),
        ("pasvu", "manoir.games.pasvu.geometry.shapes"),
        ("pasvu", "manoir.games.pasvu.sight.mirror"),
        ("pasvu", "manoir.games.pasvu/data/furniture.json"),
    ],
)
def test_figures_that_are_compiled_in_are_among_the_sources(game: str, name: str) -> None:
    assert name in contents(f"manoir.bots.{game}.entries")


@pytest.mark.parametrize("step", [6, pytest.param(1, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", COMPILED)
def test_a_change_of_any_source_has_another_folder(game: str, step: int, tmp_path: Path) -> None:
    """Files in turn, in one process: what is read once is forgotten between."""
    code = """
import sys
from pathlib import Path
from manoir.bots import compiled_cache, sources

entries, step, root = sys.argv[1], int(sys.argv[2]), Path.cwd()

def place():
    sources.contents.cache_clear()
    compiled_cache._digest.cache_clear()
    return compiled_cache.CompiledCache("game", entries).place()

def file(name):
    module, _, data = name.partition("/")
    path = root.joinpath(*module.split("."))
    if data:
        return path / data
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")

before, seen = place(), set()
names = list(sources.contents(entries))[::step]
for name in names:
    path = file(name)
    old = path.read_bytes()
    path.write_bytes(old + b"\\n")
    seen.add(place())
    path.write_bytes(old)
assert place() == before and before not in seen
print(len(seen) - len(names))
"""
    entries = f"manoir.bots.{game}.entries"
    assert run(code, checkout(tmp_path / "copy"), tmp_path, entries, str(step)) == "0"


def test_what_is_not_compiled_is_not_among_the_sources() -> None:
    """Or every word of the terminal would be a reason to compile again."""
    for game in COMPILED:
        names = contents(f"manoir.bots.{game}.entries")
        assert not [n for n in names if "terminal" in n or n.endswith((".rules", ".refusals"))]


def test_where_nothing_can_be_written_functions_are_made_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("MANOIR_CACHE", str(tmp_path / "file"))
    cache = CompiledCache("toy", "tests.bots.toy_entries")
    double, triple = cache.functions()
    assert (double(4), triple(4)) == (8, 12)
    assert not cache.is_made()


def test_what_is_on_the_disk_is_not_loaded_to_be_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MANOIR_CACHE", str(tmp_path))
    compiled: list[bool] = []

    def compile_nothing(_: CompiledCache, *, kept: bool) -> tuple[()]:
        compiled.append(kept)
        return ()

    monkeypatch.setattr(CompiledCache, "_compile", compile_nothing)
    cache = CompiledCache("labyrinthe", "manoir.bots.labyrinthe.entries")
    for _ in range(2):
        cache.make()
        assert compiled == [True]
    assert cache.is_made()
