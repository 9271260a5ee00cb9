"""The circuit in a terminal: what is drawn, told and typed, in both languages."""

from random import Random
from typing import Any, get_args

import pytest
from rich.text import Text

from manoir.games.pacman import GAME, moves, rules
from manoir.games.pacman.terminal import draw, label, offer, tell, typed
from manoir.games.pacman.words import COLOURS, WORDS
from manoir.kernel.match import Match
from tests.games.pacman.sketches import FULL, sketch

PEOPLE = ("Ada", "Blaise", "Carlo")
LANGUAGES = ("en", "fr")
DRAWN = """
H.oo1oooH
o#o#o#B#o
ooyoooyoo
o#o#o#o#o
A.ooGoooo
o#o#o#o#o
oo.oooyoo
o#o#o#o#o
HoooooooH
"""


def drawn(state: Any, lang: str = "en") -> list[str]:
    lines = draw(rules.view(state, None), PEOPLE[: len(state.homes)], lang)
    return [Text.from_markup(line).plain.rstrip() for line in lines]


def test_a_circuit_is_drawn_with_its_numbers_marbles_doors_and_pieces() -> None:
    state = sketch(DRAWN, "under 1 o", "trays 4+1 0+0", "dice 3 5")
    lines = drawn(state)
    assert lines[0] == " 0⌂    1·    2●    3●    4ᗣ1●» 5●    6●    7●    8⌂"
    assert lines[1] == " 9●   ██████10●   ██████11●   ██████12◑   ██████13●"
    assert lines[4] == "28◐  »29·   30●   31●   32 G  33●   34●   35●   36●  »"
    assert lines[10:] == [
        "◐ Ada (red): white 4, yellow 1",
        "◑ Blaise (green): white 0, yellow 0",
        "dice: 3 5",
    ]
    assert "◑ Blaise (vert) : blanches 0, jaunes 0" in drawn(state, "fr")


def test_both_languages_have_the_same_words() -> None:
    assert WORDS["en"].keys() == WORDS["fr"].keys()
    assert len(COLOURS["en"]) == len(COLOURS["fr"]) == 4


def test_what_may_be_typed_is_said() -> None:
    state = sketch(FULL, "dice 1 2", "chased")
    view = rules.view(state, 0)
    lines = offer(view, rules.legal(state, 0), "en")
    assert lines is not None
    assert lines[0].endswith("P 1 1")
    assert lines[1:] == ["Pac-Man, 1: to 1 9", "Pac-Man, 2: to 2 14"]
    assert offer(view, (moves.Roll(),), "en") is None


@pytest.mark.parametrize("move", [moves.Rolled(1, 2), moves.Draw(((1, 2), (3, 4)))])
def test_what_nobody_is_offered_has_no_words(move: Any) -> None:
    with pytest.raises(TypeError):
        label(move, "en")
    with pytest.raises(TypeError):
        typed(move)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("circuit", ["classic", "large"])
def test_whole_games_are_drawn_told_and_typed(circuit: str, lang: str) -> None:
    match, rng, told = Match(GAME, seats=3, seed=4, circuit=circuit), Random(4), set()
    while not match.outcome:
        seat = match.to_act[0]
        offered, view = match.legal(seat), match.view(seat)
        if match.ply % 20 == 0:
            assert {len(line) for line in _grid(view)} == {54 if circuit == "classic" else 66}
        assert all(label(move, lang) for move in offered[:3])
        if offer(view, offered, lang) is not None:
            assert len({typed(move) for move in offered}) == len(offered)
        match.play(seat, rng.choice(offered))
    for index in range(len(match.line)):
        for event in match.told(index, None):
            assert "{" not in tell(event, PEOPLE, lang)
            told.add(type(event))
    assert set(get_args(moves.Event)) - told <= {moves.Stuck}


def _grid(view: Any) -> list[str]:
    height = 1 + max(row for row, _ in view.spots)
    lines = [Text.from_markup(line).plain for line in draw(view, PEOPLE, "en")[:height]]
    return [line.ljust(max(len(line) for line in lines)) for line in lines]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("eater", "ghosts"), [(True, False), (False, True), (True, True)])
def test_whoever_is_stuck_is_told(lang: str, eater: bool, ghosts: bool) -> None:
    assert "{" not in tell(moves.Stuck(0, eater=eater, ghosts=ghosts), PEOPLE, lang)


def test_throws_that_are_equal_are_told() -> None:
    again = tell(moves.Drawn(((1, 4), (2, 3)), None), PEOPLE[:2], "en")
    assert again.startswith("Ada 1 + 4, Blaise 2 + 3: ")
    assert tell(moves.Drawn(((1, 4), (2, 4)), 1), PEOPLE[:2], "fr").endswith("Blaise commence")
