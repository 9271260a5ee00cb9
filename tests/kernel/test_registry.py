"""Games of the house and of other people."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from manoir.games.escalier import rules as escalier_rules
from manoir.kernel import registry
from manoir.kernel.conformance import check_game

GUEST = '''
"""A third party's game: one file is enough."""
from itertools import product
from msgspec.structs import replace
from manoir.games.escalier import GAME as BASE
GAME = replace(BASE, id="{id}", variants=({{}},))
'''


@pytest.fixture
def guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An installed package that offers a game through the entry-point group."""
    monkeypatch.syspath_prepend(str(tmp_path))
    registry.games.cache_clear()
    yield tmp_path
    registry.games.cache_clear()
    sys.modules.pop("guest_game", None)


def install(folder: Path, source: str, target: str = "guest_game:GAME") -> None:
    (folder / "guest_game.py").write_text(source)
    info = folder / "guest-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guest\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[manoir.games]\nguest = {target}\n")


def test_the_house_has_its_games() -> None:
    assert "escalier" in registry.games()


def test_an_installed_game_is_found_and_keeps_the_contract(guest: Path) -> None:
    install(guest, GUEST.format(id="grenier"))
    assert list(registry.games())[-1] == "grenier"
    check_game(registry.find("grenier"), games=1)


def test_a_broken_guest_does_not_close_the_house(guest: Path) -> None:
    install(guest, "raise RuntimeError('boo')")
    with pytest.warns(registry.BrokenGame, match="boo"):
        assert "escalier" in registry.games()


def test_a_guest_cannot_replace_a_game_of_the_house(guest: Path) -> None:
    install(guest, GUEST.format(id="escalier"))
    with pytest.warns(registry.BrokenGame, match="second game called 'escalier'"):
        assert registry.find("escalier").rules is escalier_rules


def test_a_guest_must_be_a_game(guest: Path) -> None:
    install(guest, "GAME = 3")
    with pytest.warns(registry.BrokenGame, match="is not a manoir Game"):
        registry.games()


def test_the_suite_finds_a_game_that_breaks_its_word() -> None:
    """The conformance suite itself has teeth: a game that offers nature's move is found."""
    from types import SimpleNamespace

    base = registry.find("escalier")

    def twice(state: object, seat: int) -> object:
        return base.rules.legal(state, seat) * 2

    rules = {name: getattr(base.rules, name) for name in dir(base.rules)} | {"legal": twice}
    broken = replace(base, rules=SimpleNamespace(**rules), variants=({},))
    with pytest.raises(AssertionError, match="offered twice"):
        check_game(broken, games=1)


def test_games_can_be_listed_again_once_their_package_is_imported() -> None:
    import manoir
    import manoir.games.escalier

    assert manoir.games() == registry.games()
