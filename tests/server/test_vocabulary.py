"""What the client needs words for is found in the source of the house and of its games."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from manoir.kernel import registry
from manoir.kernel.match_parts.setup import opening_options
from manoir.server import vocabulary


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.syspath_prepend(str(tmp_path))
    folder = tmp_path / "grenier"
    (folder / "rooms").mkdir(parents=True)
    (folder / "__init__.py").touch()
    yield folder
    sys.modules.pop("grenier", None)


def test_every_code_that_is_written_out_is_found(package: Path) -> None:
    (package / "rules.py").write_text(
        'A = Refusal("top", "G1")\ndef f(x):\n    return Refusal("one" if x else "other", "G2")\n'
    )
    (package / "rooms" / "attic.py").write_text(
        'def g():\n    raise kernel.Refusal("inner", "G3")\n'
    )
    assert vocabulary.refusal_codes("grenier") == ["inner", "one", "other", "top"]


def test_a_code_that_is_passed_on_is_one_of_those_named_after_the_function(package: Path) -> None:
    (package / "store.py").write_text(
        'CODES = {1: "storage_full", 2: "storage_busy"}\n'
        'def storage(code):\n    return Refusal(code, "G4")\n'
    )
    assert vocabulary.refusal_codes("grenier") == ["storage_busy", "storage_full"]


def test_a_code_that_nobody_can_read_off_is_an_error(package: Path) -> None:
    (package / "rules.py").write_text('def f(code):\n    return Refusal(code, "G5")\n')
    with pytest.raises(ValueError, match=r"rules\.py:2: a refusal's code must be written out"):
        vocabulary.refusal_codes("grenier")


def test_the_house_and_its_games_refuse_with_codes_that_are_found() -> None:
    found = {
        game.id: vocabulary.refusal_codes(f"{registry.GROUP}.{game.id}")
        for game in registry.games().values()
    }
    assert "must_swap" in found["escalier"]
    assert "goes_back" in found["labyrinthe"]
    assert "exact_die" in found["pacman"]
    assert {"too_far", "not_third_row"} <= set(found["pasvu"])
    assert '"storage_full"' in vocabulary.house_constants()


def test_usual_options_are_those_of_the_game() -> None:
    assert opening_options(registry.find("escalier")) == {
        "podium": False,
        "grands": False,
        "memory": "strict",
        "first": 0,
        "colours": (),
    }
