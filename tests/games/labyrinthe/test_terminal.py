"""The maze in a terminal: what is drawn, told and typed, in every language."""

from random import Random
from typing import Any, get_args

import pytest
from rich.text import Text

from manoir.games.labyrinthe import moves
from manoir.games.labyrinthe.box import NAMES as TREASURES
from manoir.games.labyrinthe.terminal import draw, label, offer, tell, typed
from manoir.games.labyrinthe.terminal.words import LANGUAGES, NAMES
from manoir.kernel.match import Match
from tests.games.labyrinthe.seeking import seeking_move
from tests.games.labyrinthe.sketches import sketch, views

PEOPLE = ("Ada", "Blaise", "Carlo")


def drawn(state: Any, eye: int | None, lang: str = "en") -> list[str]:
    names = PEOPLE[: len(state.pawns)]
    return [Text.from_markup(line).plain.rstrip() for line in draw(views(state)[eye], names, lang)]


def test_a_maze_is_drawn_with_its_corridors_treasures_and_pawns() -> None:
    state = sketch("pawns 0,0 1,0 1,0", "signs rat 0,1 cat 1,1", "piles owl | | ", "last N3")
    assert drawn(state, 0)[:7] == [
        "        1        2        3        4        5        6        7",
        "                N1                N3                N5",
        "1       ┌─────────────────┬─────────────────┬─────────────────┐",
        "       ☼│☼       ╷rat     │helm    ╷        │cand    ╷        │ϟ",
        "2 W1    │        │        │        │        │        │        │    E1",
        "      ϟ★│        ╵        │        ╵        ╵        ╵        │",
        "3       ├─────────────    ├─────────────────┬─────────────────┤",
    ]


def test_the_secret_card_is_drawn_for_its_owner_alone() -> None:
    state = sketch("piles owl | rat | bat", "pawns 0,0 0,6 6,6")
    assert "you seek: owl" in drawn(state, 0)
    assert "vous cherchez : hibou" in drawn(state, 0, "fr")
    assert not any("seek" in line for line in drawn(state, None))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_treasures_are_told_apart_by_four_letters(lang: str) -> None:
    assert list(NAMES[lang]) == list(NAMES["en"])
    assert set(NAMES[lang]) == set(TREASURES)
    for light in (TREASURES[:24], TREASURES[24:]):
        assert len({NAMES[lang][name][:4] for name in light}) == len(light)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", ["base", "children", "night"])
def test_whole_games_are_drawn_told_and_typed(mode: str, lang: str) -> None:
    match, rng, told = Match("labyrinthe", seats=3, seed=4, mode=mode), Random(4), set()
    while not match.outcome:
        seat = match.to_act[0]
        offered = match.legal(seat)
        assert len({typed(move) for move in offered}) == len(offered)
        assert all(label(move, lang) for move in offered)
        assert offer(match.view(seat), offered, lang)
        assert len(draw(match.view(seat), PEOPLE, lang)) >= 17
        match.play(seat, seeking_move(match, seat, rng))
    for index in range(len(match.history)):
        for event in match.events(index, None):
            assert "{" not in tell(event, PEOPLE, lang)
            told.add(type(event))
    unheard = set(get_args(moves.Event)) - told
    assert unheard <= (set() if mode == "night" else {moves.NightFell, moves.CoinTurned})


def test_what_may_be_typed_is_said() -> None:
    view = views(sketch("last N1", "spare ┤"))[0]
    shifts = offer(view, (moves.Shift("N3", 0),), "en")
    assert shifts[0].endswith("S1 is closed: the spare came out there (L5).")
    assert shifts[1] == "0 ┬   1 ┤   2 ┴   3 ├"
    assert offer(view, (moves.Go(0), moves.Go(48)), "en")[1] == "1 1   7 7"
