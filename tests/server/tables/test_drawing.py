"""The text drawing of games without a board of their own: from the view alone, and harmless."""

import sys
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from manoir.kernel import registry
from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.server import wire
from manoir.server.net.encoder import encode_game
from manoir.server.tables import drawing, projections
from tests.guests import lanterne

__all__ = ["lanterne"]


def begun(game: Game) -> Match:
    match = Match(game, seats=2, seed=3)
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    return match


def text(lines: tuple[wire.Line, ...]) -> list[str]:
    return ["".join(part for part, _ in line) for line in lines]


def test_each_eye_gets_its_own_drawing_in_every_language(lanterne: Game) -> None:
    match = begun(lanterne)
    for eye, hidden in ((0, 1), (1, 1), (None, 2)):
        drawn = projections.at_hello(match, eye, None).drawn
        assert isinstance(drawn, dict)
        assert [text(drawn[lang])[0] for lang in ("en", "fr", "de")] == [
            "22 cards left, limit 12",
            "encore 22 cartes, limite 12",
            "noch 22 Karten, Grenze 12",
        ]
        assert "".join(text(drawn["en"])).count("▐?▌") == hidden


def test_a_seat_is_a_private_character_and_looks_are_words(lanterne: Game) -> None:
    drawn = drawing.drawing_of(lanterne, begun(lanterne).view(0), 2)
    assert isinstance(drawn, dict)
    assert drawn["en"][2] == (("▸", "bold yellow"), (" ", ""), ("\ue000", "bold"))


def test_a_replay_is_drawn_frame_by_frame(lanterne: Game) -> None:
    match = begun(lanterne)
    frames = projections._frames(match, 0)
    first, last = (frame.drawn for frame in (frames[0], frames[-1]))
    assert isinstance(first, dict)
    assert isinstance(last, dict)
    assert text(first["en"])[0] == "24 cards left, limit 12"
    assert text(last["en"])[0] == "22 cards left, limit 12"


@pytest.mark.parametrize("game", ["escalier", "labyrinthe", "pacman", "pasvu"])
def test_games_of_the_house_send_what_they_always_sent(game: str) -> None:
    match = Match(game, seats=2, seed=1)
    sent = encode_game(match.game, projections.at_hello(match, 0, None))
    assert list(msgspec.json.decode(sent)) == [
        "type", "eye", "ply", "since", "to_act", "view", "legal", "can_undo", "told", "outcome",
    ]  # fmt: skip


def test_a_game_that_brings_no_drawing_gets_the_plain_one_of_the_house(lanterne: Game) -> None:
    drawn = drawing.drawing_of(replace(lanterne, terminal=""), begun(lanterne).view(0), 2)
    assert isinstance(drawn, dict)
    assert any("sizes" in line for line in text(drawn["en"]))


def draws(monkeypatch: pytest.MonkeyPatch, game: Game, lines: Any) -> tuple[wire.Line, ...]:
    """What is sent of a module that draws such lines."""
    module = SimpleNamespace(draw=lambda *_: lines() if callable(lines) else lines)
    monkeypatch.setitem(sys.modules, "strange_drawing", module)
    drawing._module.cache_clear()
    drawn = drawing.drawing_of(replace(game, terminal="strange_drawing"), None, 2)
    drawing._module.cache_clear()
    assert isinstance(drawn, dict)
    return drawn["en"]


def test_a_drawing_is_bounded(lanterne: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    sent = draws(monkeypatch, lanterne, ["x" * 10_000] * 10_000)
    assert len(sent) == drawing.MOST_LINES
    assert all(len(line) <= drawing.MOST_COLUMNS for line in text(sent))


@pytest.mark.parametrize(
    ("line", "sent"),
    [
        ("[bold]a[/] b", (("a", "bold"), (" b", ""))),
        ("[no such style]a[/]", (("a", ""),)),
        ("a [/] b", (("a [/] b", ""),)),
        ("[on red underline]a[/]", (("a", ""),)),
        ("[dark_orange]a[/]", (("a", "orange"),)),
        ("[link=javascript:alert(1)]a[/link]", (("a", ""),)),
        ("", ()),
    ],
)
def test_markup_becomes_a_few_known_looks(
    line: str, sent: wire.Line, lanterne: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert draws(monkeypatch, lanterne, [line]) == (sent,)


def test_a_drawing_that_fails_does_not_stop_the_game(
    lanterne: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise RuntimeError("boo")

    assert draws(monkeypatch, lanterne, fail) == ()
    assert draws(monkeypatch, lanterne, [3]) == ()


def test_only_guests_are_drawn() -> None:
    game = registry.find("escalier")
    view = Match(game, seats=2, seed=1).view(0)
    assert drawing.drawing_of(game, view, 2) is msgspec.UNSET
