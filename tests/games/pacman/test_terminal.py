"""The circuit in a terminal: what is drawn, told and typed, in every language."""

from random import Random
from typing import Any, get_args

import pytest
from msgspec.structs import replace
from rich.text import Text

from manoir.games.pacman import GAME, moves, rules
from manoir.games.pacman.terminal import draw, label, offer, read, tell, typed
from manoir.games.pacman.terminal.words import LANGUAGES
from manoir.kernel.match import Match
from tests.games.pacman.sketches import FULL, sketch

PEOPLE = ("Ada", "Blaise", "Carlo")
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
CHASE = """
HoooooooH
o#o#o#o#o
ooyoooyoo
o#o#A#o#o
ooooGBooo
o#o#o#o#o
ooyoooyoo
o#o#o#o#o
HoooooooH
"""
HUNT = """
HA1oooooH
o#o#o#o#o
ooyoooy.o
o#o#o#o#o
ooooGoooB
o#o#o#o#o
ooyoooyoo
o#o#o#o#o
HoooooooH
"""


def drawn(state: Any, lang: str = "en") -> list[str]:
    lines = draw(rules.view(state, None), PEOPLE[: len(state.homes)], lang)
    return [Text.from_markup(line).plain.rstrip() for line in lines]


def test_a_circuit_is_drawn_with_its_numbers_marbles_doors_and_pieces() -> None:
    state = sketch(DRAWN, "under 1 o", "trays 4+1 0+0", "dice 3 5")
    lines = drawn(state)
    assert lines[0] == " 0⌂    1     2•    3•    4∩1•» 5•    6•    7•    8⌂"
    assert lines[1] == " 9•   ▒▒▒▒▒ 10•   ▒▒▒▒▒ 11•   ▒▒▒▒▒ 12◑   ▒▒▒▒▒ 13•"
    assert lines[4] == "28◐  »29    30•   31•   32( 2)33•   34•   35•   36•»"
    assert lines[6] == "42•   43•   44    45•   46•   47•   48◆   49•   50•"
    assert lines[10:] == [
        "◐ Ada (red)        4 •   1 ◆",
        "◑ Blaise (green)   0 •   0 ◆",
        "dice: 3  5",
    ]
    assert "◑ Blaise (vert)   0 •   0 ◆" in drawn(state, "fr")


def test_the_den_shows_who_is_in_it_and_homes_whose_they_are() -> None:
    assert "32(12)" in drawn(sketch(FULL))[4]
    lines = draw(rules.view(sketch(DRAWN), None), PEOPLE[:2], "en")
    assert lines[0].startswith("[dim] 0[/][red]⌂[/]")
    assert lines[8].startswith("[dim]56[/][dim]⌂[/]")


def test_the_pac_man_whose_turn_it_is_stands_out() -> None:
    state = sketch(DRAWN)
    assert state.turn == 0
    one, two = draw(rules.view(state, None), PEOPLE[:2], "en")[10:12]
    assert one.startswith("[bold reverse red]◐")
    assert two.startswith("[bold green]◑")
    over = replace(rules.view(state, None), over=True)
    assert draw(over, PEOPLE[:2], "en")[10].startswith("[bold red]◐")


def test_what_may_be_typed_is_said_with_what_it_eats() -> None:
    state = sketch(FULL, "dice 2 5", "chased")
    lines = offer(rules.view(state, 0), rules.legal(state, 0), "en")
    assert lines is not None
    assert lines[0].endswith("the end: [bold]P 5 17[/]")
    assert lines[1].endswith("for another: P 5 1 2 10 16 17[/]")
    assert lines[2] == " [bold]P 2[/]  2+2  14+2"
    assert lines[3].startswith(" [bold]P 5[/]  4+5  5+5  10+4◆  11+5")
    assert offer(rules.view(state, 0), (moves.Roll(),), "en") is None


def test_ghosts_in_one_place_are_listed_once_and_whom_they_catch() -> None:
    state = sketch(CHASE, "dice 1 3", "run")
    lines = offer(rules.view(state, 0), rules.legal(state, 0), "fr")
    assert lines is not None
    assert lines[1] == " [bold]1 1[/]  25◐  31  33◑  39"
    assert lines[-1] == " [bold]2[/] comme 1"
    assert lines[0].endswith("[bold]1 1 33[/]"), "no example sends one's own Pac-Man home"


def test_a_ghost_to_be_eaten_and_a_home_are_marked() -> None:
    state = sketch(HUNT, "trays 0+1 0+0", "dice 1 2")
    lines = offer(rules.view(state, 0), rules.legal(state, 0), "en")
    assert lines is not None
    assert lines[2:4] == [" [bold]P 1[/]  0⌂  2∩1", " [bold]P 2[/]  2∩1  9+1"]


@pytest.mark.few(1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_wider_than_a_terminal(lang: str) -> None:
    match, rng = Match(GAME, seats=4, seed=6, circuit="large"), Random(6)
    names = ("joueur 1", "joueur 2", "joueur 3", "joueur 4")
    while not match.outcome and match.ply < 300:
        seat = match.to_act[0]
        view, offered = match.view(seat), match.legal(seat)
        for line in (*draw(view, names, lang), *(offer(view, offered, lang) or ())):
            assert Text.from_markup(line).cell_len <= 80, line
        match.play(seat, rng.choice(offered))
    told = (tell(e, names, lang) for i in range(len(match.history)) for e in match.events(i, None))
    assert max(len(line) for line in told) <= 90


@pytest.mark.parametrize("move", [moves.Rolled(1, 2), moves.Draw(((1, 2), (3, 4)))])
def test_what_nobody_is_offered_has_no_words(move: Any) -> None:
    with pytest.raises(TypeError):
        label(move, "en")


@pytest.mark.few(2)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("circuit", ["classic", "large"])
def test_whole_games_are_drawn_told_and_typed(circuit: str, lang: str) -> None:
    match, rng, told = Match(GAME, seats=3, seed=4, circuit=circuit), Random(4), set()
    while not match.outcome:
        seat = match.to_act[0]
        offered, view = match.legal(seat), match.view(seat)
        if match.ply % 20 == 0:
            _check_columns(view)
        assert all(label(move, lang) for move in offered[:3])
        if offer(view, offered, lang) is not None:
            move = rng.choice(offered)
            assert read(view, offered, typed(move), lang) == move
        match.play(seat, rng.choice(offered))
    for index in range(len(match.history)):
        for event in match.events(index, None):
            assert "{" not in tell(event, PEOPLE, lang)
            told.add(type(event))
    rare = {moves.Stuck, moves.Proposed, moves.Answered}
    assert set(get_args(moves.Event)) - told <= rare


def _check_columns(view: Any) -> None:
    """Whatever stands or lies on it, a place begins six letters after the one before."""
    lines = [Text.from_markup(line).plain for line in draw(view, PEOPLE, "en")]
    for place, (row, column) in enumerate(view.spots):
        assert lines[row][6 * column : 6 * column + 2] == f"{place:2}", lines[row]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("eater", "ghosts"), [(True, False), (False, True), (True, True)])
def test_whoever_is_stuck_is_told(lang: str, eater: bool, ghosts: bool) -> None:
    assert "{" not in tell(moves.Stuck(0, eater=eater, ghosts=ghosts), PEOPLE, lang)


def test_throws_that_are_equal_are_told() -> None:
    again = tell(moves.Drawn(((1, 4), (2, 3)), None), PEOPLE[:2], "en")
    assert again.startswith("Ada 1 + 4, Blaise 2 + 3: ")
    assert tell(moves.Drawn(((1, 4), (2, 4)), 1), PEOPLE[:2], "fr").endswith("Blaise commence")


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (moves.Ran(0, 3, (2, 1), (2, 1), ()), "Ada goes 3 → 2 → 1 and eats 2 white",
         "Ada va 3 → 2 → 1 et mange 2 blanches"),
        (moves.Ran(0, 3, (2,), (), (2,)), "Ada goes 3 → 2 and eats 1 yellow",
         "Ada va 3 → 2 et mange 1 jaune"),
        (moves.Ran(1, 3, (2, 1), (1,), (2,)), "Blaise goes 3 → 2 → 1 and eats 1 white and 1 yellow",
         "Blaise va 3 → 2 → 1 et mange 1 blanche et 1 jaune"),
        (moves.Ran(0, 3, (2,), (), ()), "Ada goes 3 → 2", "Ada va 3 → 2"),
        (moves.Chased(0, 1, 3, (2,)), "Ada moves ghost 2: 3 → 2",
         "Ada avance le fantôme 2 : 3 → 2"),
        (moves.Robbed(0, 1, 1), "Ada takes 1 marble from Blaise", "Ada prend 1 bille à Blaise"),
        (moves.Caught(0, 0, 1, 0), "Caught! Blaise goes home and pays Ada: nothing",
         "Attrapé ! Blaise rentre à la maison et paie à Ada : rien"),
        (moves.Caught(0, 0, 0, 0), "Caught by a ghost of one's own: Ada goes home",
         "Attrapé par son propre coup : Ada rentre à la maison"),
        (moves.Gobbled(0, 0, 3), "Ada eats ghost 1, which is back in the den",
         "Ada mange le fantôme 1, qui rentre à la tanière"),
        (moves.Returned(1, 16), "Blaise puts a yellow marble back into 16",
         "Blaise remet une bille jaune en 16"),
        (moves.DiceRolled(0, 6, 1), "Ada throws 6 and 1", "Ada fait 6 et 1"),
    ],
)  # fmt: skip
def test_what_happens_is_told(event: Any, english: str, french: str) -> None:
    assert tell(event, PEOPLE, "en") == english
    assert tell(event, PEOPLE, "fr") == french
