"""Positions and moves as text: what is written, what is read, and what is refused."""

import pytest

from manoir.games.escalier import GAME, rules
from manoir.games.escalier.moves import (
    Advance,
    Begin,
    Decline,
    Haunt,
    Move,
    Roll,
    Rolled,
    Swap,
    Trade,
)
from manoir.games.escalier.notation import read_move, read_position, write_move, write_position
from manoir.games.escalier.staircase import Ghost, Place
from manoir.games.escalier.state import Options
from tests.kernel.text.texts import check_games

GRANDS = Options(podium=True, grands=True, colours=(3, 1, 0))
TEXT = """\
O4 g7 r7 | top y
owners 2 0 - 1
turn 1
die ghost
"""
MOVES: list[tuple[str, Move]] = [
    ("roll", Roll()),
    ("decline", Decline()),
    ("haunt red", Haunt(1)),
    ("up 7", Advance(Place(7, 0))),
    ("up 21/4", Advance(Place(21, 3))),
    ("swap 7 9/2", Swap(Place(7, 0), Place(9, 1))),
    ("trade orange green", Trade(0, 3)),
    ("begin 2", Begin(2)),
    ("die 4", Rolled(4)),
    ("die ghost", Rolled(0)),
]


def test_a_position_is_read_and_written_again() -> None:
    state = read_position(TEXT, 3, GRANDS)
    assert (state.tokens, state.arrived) == ((4, 0, 0, 0), (2,))
    assert state.ghosts == (Ghost(7, 3), Ghost(7, 1))
    assert (state.owners, state.turn, state.die) == ((2, 0, None, 1), 1, 0)
    assert write_position(state) == TEXT


def test_what_is_left_out_is_as_at_the_beginning() -> None:
    assert write_position(rules.new(2, Options(first="random"))) == "O1 R1 y1 g1\n"
    assert write_position(rules.new(2, Options())) == "O1 R1 y1 g1\nturn 0\n"
    rolling = rules.apply(rules.new(2, Options()), 0, Roll())
    assert write_position(rolling) == "O1 R1 y1 g1\nturn 0\nrolling\n"


@pytest.mark.parametrize(("text", "move"), MOVES)
def test_moves_are_written_and_read(text: str, move: Move) -> None:
    assert write_move(move) == text
    assert read_move(text) == move


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "orange is there 0 times"),
        ("O4 R1 Y1\nturn 0", "green is there 0 times"),
        ("O4 o5 R1 Y1 G1\nturn 0", "orange is there 2 times"),
        ("O4 R1 Y1 G1 | top g\nturn 0", "green is there 2 times"),
        ("O4 R1 Y1 B1\nturn 0", "'b' is not a colour"),
        ("O4 R1 Y1 G22\nturn 0", "a step is a number from 1 to 21, not '22'"),
        ("O4 R1 Y1 G\nturn 0", "a step is a number from 1 to 21, not ''"),
        ("O4 R1 Y1 G1\nturn 4", "turn is a number from 0 to 3"),
        ("O4 R1 Y1 G1", "without a turn"),
        ("O1 R1 Y1 G1", "without a turn"),
        ("O4 R1 Y1 G1\nturn 0\nturn 1", "one line 'turn', not two"),
        ("O4 R1 Y1 G1\nmarbles 3", "no line 'marbles'"),
        ("O4 R1 Y1 G1\nturn 0\nrolling now", "rolling stands alone"),
        ("O4 R1 Y1 G1\nowners 0 1 2 2\nturn 0", "every seat owns one colour"),
        ("O4 R1 Y1 G1\nowners 0 1 2\nturn 0", "owners: 4 expected, 3 found"),
        ("O4 R1 Y1 G1\nturn 0\ndie 3", "leaves no decision"),
        ("o4 R1 Y1 G1\nturn 0\ndie 5", "the die is a number from 1 to 4"),
        ("o4 R1 Y1 G1\nturn 0\ndie 3\nrolling", "the die is in the air"),
        ("o4 R1 Y1 | top g\nturn 0\nrolling", "nobody rolls after the end"),
        ("o4 R1 | top g y\nturn 0", "the game was over before"),
    ],
)
def test_bad_positions_are_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence.replace("(", r"\(")):
        read_position(text, 4, Options())


def test_whoever_is_at_the_top_has_no_turn() -> None:
    with pytest.raises(ValueError, match="seat 3 is at the top"):
        read_position("o4 R1 Y1 | top g\nturn 3", 4, Options(podium=True))


@pytest.mark.parametrize(
    "text",
    ["", "jump", "roll 3", "haunt blue", "haunt", "up", "up 0", "up 23", "up 7/5", "up 7/", "up ٣",
     "swap 7", "swap 7 8 9", "trade red", "begin 4", "die 5", "die x", "up 7\nroll"],
)  # fmt: skip
def test_bad_moves_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".{10}"):
        read_move(text)


def test_games_are_written_and_read() -> None:
    check_games(GAME, range(48), hostile=20)


@pytest.mark.soak
def test_a_thousand_games_are_written_and_read() -> None:
    check_games(GAME, range(1000), hostile=20)
