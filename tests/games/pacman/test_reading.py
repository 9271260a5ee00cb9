"""What is typed for a way on the circuit, and what helps whoever has typed something else."""

from typing import Any

import pytest

from manoir.games.pacman import rules
from manoir.games.pacman.moves import Chase, Run
from manoir.games.pacman.state import State
from manoir.games.pacman.terminal.reading import read, richest, short, typed
from tests.games.pacman.sketches import FULL, legal, play, sketch

START = sketch(FULL, "dice 6 5")
BLOCKED = """
A1ooooo2H
B#o#o#o#o
ooyoooyoo
o#o#o#o#o
ooooGoooo
o#o#o#o#o
ooyoooyoo
o#o#o#o#o
HoooooooH
"""


def answered(state: State, answer: str, lang: str = "en") -> Any:
    return read(rules.view(state, state.turn), legal(state), answer, lang)


@pytest.mark.parametrize("answer", ["P 6 18", "p 6 18", "  p  6  18 ", "P 18"])
def test_who_die_and_end_take_the_richest_way(answer: str) -> None:
    """Three ways lead there, all with six marbles; two come by a yellow one, this one first."""
    move = answered(START, answer)
    assert move == Run(6, (1, 2, 10, 16, 17, 18))
    assert short(move) == "P 6 18"


@pytest.mark.parametrize(
    ("answer", "path"),
    [
        ("P 6 14 18", (9, 14, 15, 16, 17, 18)),
        ("P 4 18", (1, 2, 3, 4, 11, 18)),
        ("P 6 2 4 18", (1, 2, 3, 4, 11, 18)),
        ("P 6 28 36", (1, 2, 3, 4, 28, 36)),
        ("P 6 28 4 36", (9, 14, 23, 28, 4, 36)),
    ],
)
def test_places_on_the_way_choose_another(answer: str, path: tuple[int, ...]) -> None:
    """In the order in which they come; a number that no die shows is a place, too."""
    assert answered(START, answer) == Run(6, path)


def test_more_marbles_are_richer_and_then_yellow_ones() -> None:
    few, many = Run(6, (1, 2, 10, 16, 17, 18)), Run(6, (1, 2, 3, 4, 11, 18))
    view = rules.view(play(sketch(FULL, "dice 6 5"), few), 1)
    assert richest(view, [few, many]) == many
    assert richest(rules.view(START, 0), [many, few]) == few


def test_a_place_with_the_number_of_a_die_is_named_with_its_die() -> None:
    assert answered(START, "P 6 6") == Run(6, (1, 2, 3, 4, 5, 6))


def test_every_way_can_be_told_by_all_its_places() -> None:
    for move in legal(START):
        assert isinstance(move, Run | Chase)
        assert answered(START, typed(move)) == move


def test_a_ghost_goes_by_its_number() -> None:
    move = answered(START, "2 5 3")
    assert isinstance(move, Chase)
    assert (move.die, move.ghost, move.path[-1]) == (5, 1, 3)


@pytest.mark.parametrize(
    ("answer", "english", "french"),
    [
        ("", "'': begin with P, 1 or 2, then the die and the end, as in P 6 18",
         "'' : d'abord P, 1 ou 2, puis le dé et l'arrivée, comme P 6 18"),
        ("3 6 4", "'3 6 4': begin with P,", "'3 6 4' : d'abord P,"),
        ("P", "'P' does not say where to; as in P 6 18",
         "'P' ne dit pas où aller ; par exemple P 6 18"),
        ("P 6", "'P 6' does not say where to; as in P 6 18", "'P 6' ne dit pas où aller"),
        ("P six", "'P six' does not say where to", "'P six' ne dit pas où aller"),
        ("P -1", "'P -1' does not say where to", "'P -1' ne dit pas où aller"),
        ("P 6 1", "1 cannot be reached with 6", "on n'arrive pas en 1 avec 6"),
        ("P 1", "1 cannot be reached with 6 or 5", "on n'arrive pas en 1 avec 6 ou 5"),
        ("P 5 2", "2 cannot be reached with 5, but with 6",
         "on n'arrive pas en 2 avec 5, mais avec 6"),
        ("P 4 2", "no die shows 4: 6 or 5 can be used", "aucun dé ne montre 4 : il reste 6 ou 5"),
        ("P 6 13 2", "2 can be reached, but not along 13",
         "on arrive en 2, mais pas en passant par 13"),
        ("P 36", "36 by 5 or 6? Say which: P 6 36", "en 36 avec 5 ou 6 ? Dites lequel : P 6 36"),
        ("P 999", "999 cannot be reached with 6 or 5", "on n'arrive pas en 999"),
        (f"P {'9' * 5000}", "9' does not say where to", "9' ne dit pas où aller"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_answered_with_help(answer: str, english: str, french: str) -> None:
    assert english in answered(START, answer)
    assert french in answered(START, answer, "fr")


def test_who_has_moved_is_told() -> None:
    ran = play(START, Run(6, (1, 2, 3, 4, 5, 6)))
    assert answered(ran, "P 5 4") == "your Pac-Man has moved: a ghost is next"
    gone = play(START, answered(START, "1 6 2"))
    assert answered(gone, "1 5 3", "fr") == "un fantôme a avancé : au tour de votre Pac-Man"


def test_who_is_blocked_is_told() -> None:
    state = sketch(BLOCKED, "dice 3 4")
    assert answered(state, "P 3 3") == "your Pac-Man can move by none of these dice"
    assert isinstance(answered(state, "1 3 4"), Chase)
