"""What a game without a client of its own tells the browser: words and options, an exact list."""

import sys
from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct
from msgspec.structs import replace

from manoir.kernel.game import Game
from manoir.kernel.text.words import LANGUAGES
from manoir.server import wire
from manoir.server.net import game_sheets
from tests.guests import lanterne

__all__ = ["lanterne"]


@pytest.mark.usefixtures("lanterne")
def test_there_is_a_sheet_for_each_guest_and_for_nobody_else() -> None:
    sheets = game_sheets.all_sheets()
    assert list(sheets) == ["lanterne"]
    assert "game-lanterne = Lantern\n" in sheets["lanterne"].words["en"]
    assert "game-lanterne = Lanterne\n" in sheets["lanterne"].words["fr"]
    assert "game-lanterne = Laterne\n" in sheets["lanterne"].words["de"]
    assert sheets["lanterne"].secrets


def test_options_have_their_usual_value_first(lanterne: Game) -> None:
    assert game_sheets.options_of(lanterne.options, {}) == [
        wire.OptionSheet("limit", (12, 9, 15)),
        wire.OptionSheet("open_hands", (False, True)),
    ]


class Strange(Struct, frozen=True):
    on: bool = True
    kind: Literal["a", "b"] | None = None
    free: int = 3
    bounded: Annotated[int, Meta(ge=0, le=3)] = 0
    mixed: Literal["random"] | int = 0
    only: Literal["one"] = "one"


def test_an_option_without_a_few_known_values_is_not_offered() -> None:
    assert game_sheets.options_of(Strange, {}) == [
        wire.OptionSheet("on", (True, False)),
        wire.OptionSheet("kind", (None, "a", "b")),
    ]


def test_a_guest_cannot_speak_for_the_house_or_for_another_game(lanterne: Game) -> None:
    text = (
        "# a comment\n"
        "game-lanterne = Lantern\n"
        "lanterne-move-draw = { $card ->\n"
        "    [one] a\n"
        "   *[other] b\n"
        "  }\n"
        "retry = Give up\n"
        "  now\n"
        "game-escalier = Mine\n"
        "game-lanternes = Mine\n"
        "lanternette-x = Mine\n"
        "-term = x\n"
        "lanterne-rule-N1 = Rule\n"
    )
    assert game_sheets.own_messages(text, lanterne) == (
        "game-lanterne = Lantern\n"
        "lanterne-move-draw = { $card ->\n"
        "    [one] a\n"
        "   *[other] b\n"
        "  }\n"
        "lanterne-rule-N1 = Rule\n"
    )


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "strange_words", raising=False)
    (tmp_path / "strange_words" / "w").mkdir(parents=True)
    (tmp_path / "strange_words" / "__init__.py").touch()
    return tmp_path / "strange_words" / "w"


def test_words_that_are_missing_strange_or_too_many_leave_a_name(
    lanterne: Game, package: Path
) -> None:
    name = dict.fromkeys(LANGUAGES, "game-lanterne = Lanterne\n")
    for words in ("", "no_such_package/words", "strange_words/nowhere", "strange_words/w"):
        assert game_sheets.sheet_of(replace(lanterne, words=words)).words == name
    guest = replace(lanterne, words="strange_words/w")
    (package / "en.ftl").write_bytes(b"game-lanterne = \xff\n")
    assert game_sheets.sheet_of(guest).words == name
    (package / "en.ftl").write_text("lanterne-x = x\n" * game_sheets.MOST_WORDS)
    assert game_sheets.sheet_of(guest).words == name


def test_where_one_language_is_missing_another_speaks(lanterne: Game, package: Path) -> None:
    (package / "fr.ftl").write_text("game-lanterne = Lueur\n")
    words = game_sheets.sheet_of(replace(lanterne, words="strange_words/w")).words
    assert words == dict.fromkeys(LANGUAGES, "game-lanterne = Lueur\n")
