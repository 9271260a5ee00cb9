"""A position of any game as text: the line that names the game, and what is wrong with others."""

from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from manoir.games.escalier import GAME as ESCALIER
from manoir.games.escalier.moves import Decline, Haunt
from manoir.games.escalier.state import Options, State
from manoir.kernel.conformance import check_random_game
from manoir.kernel.match import Match
from manoir.kernel.text import position
from manoir.kernel.text.fields import number, quoted
from manoir.kernel.text.notation import LONG_TEXT, JsonNotation, shorten

TEXT = """\
escalier, rules 1, 2 seats, {"podium":true,"memory":"open"}
O4 R1 y7 g7
turn 0
"""


def test_a_position_names_its_game_its_rules_its_seats_and_its_options() -> None:
    game, seats, options, state = position.read(TEXT)
    assert (game, seats) == (ESCALIER, 2)
    assert options == Options(memory="open", podium=True)
    assert state.tokens == (4, 1, 0, 0)
    assert position.write(game, seats, options, state) == TEXT


def test_usual_options_are_not_named() -> None:
    match = Match("labyrinthe", seats=3, seed=1)
    header = position.write(match.game, 3, match.options, match.state).splitlines()[0]
    assert header == "labyrinthe, rules 1, 3 seats"


def test_space_around_a_position_means_nothing() -> None:
    assert position.read(f"\n\n  {TEXT.replace(chr(10), '  ' + chr(10))}\n ") == position.read(TEXT)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (TEXT, "", "a position begins with its game"),
        ("escalier", "oie", "no game called 'oie'; there are escalier"),
        ("rules 1", "rules 9", "rules 9 of escalier; this house plays 1"),
        ("rules 1", "rules one", "a position begins with its game"),
        ("2 seats", "7 seats", "escalier is for 2 to 4 seats, not 7"),
        ("podium", "podum", "options of escalier"),
        ("true", "tru", "options of escalier"),
        ('"open"', '"shut"', "options of escalier"),
        ('"podium":true', '"colours":[1,1]', "E1"),
        ("O4", "O44", "a step is a number"),
        ("turn 0", "turn 0\nturn 0", "not two"),
        ("O4", "x" * position.LARGEST, "at most 1048576 bytes"),
        ("O4", "é" * (position.LARGEST // 2), "at most 1048576 bytes"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(old: str, new: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        position.read(TEXT.replace(old, new))


def test_only_text_is_read() -> None:
    with pytest.raises(ValueError, match="a position is text, not a bytes"):
        position.read(TEXT.encode())  # type: ignore[arg-type]


def test_a_game_without_a_notation_is_written_as_json() -> None:
    game = replace(ESCALIER, notation=None)
    match = Match(game, seats=2, seed=3)
    text = position.write(game, 2, match.options, match.state)
    header, _, body = text.partition("\n")
    assert header == "escalier, rules 1, 2 seats"
    assert body.startswith('{"options":{"podium":false,')
    assert game.notation.read_position(body, 2, match.options) == match.state
    assert game.notation.write_move(Haunt(2)) == '{"type":"haunt","colour":2}'
    assert game.notation.read_move('{"type":"decline"}') == Decline()


def test_a_game_without_a_notation_keeps_the_contract() -> None:
    game = replace(ESCALIER, notation=None)
    match = check_random_game(game, 3, {"podium": True}, seed=4)
    assert isinstance(match.game.notation, JsonNotation)


class Forgetful:
    """A notation that loses something."""

    def __init__(self, **lost: Any) -> None:
        self._lost = lost

    def __getattr__(self, name: str) -> Any:
        return self._lost.get(name) or getattr(ESCALIER.notation, name)


@pytest.mark.parametrize(
    ("lost", "sentence"),
    [
        ({"read_position": lambda *_: None}, "does not survive its text: O1 R1 Y1 g1"),
        ({"read_move": lambda _: None}, "does not survive its text: roll"),
        ({"write_move": lambda _: "roll\n"}, "is not one line"),
    ],
)
def test_a_notation_that_loses_something_breaks_the_contract(
    lost: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(AssertionError, match=sentence):
        check_random_game(replace(ESCALIER, notation=Forgetful(**lost)), 3, {}, seed=4)


def test_json_of_other_options_is_refused() -> None:
    notation = JsonNotation(State, ESCALIER.move)
    text = notation.write_position(Match("escalier", seats=2, seed=1).state)
    with pytest.raises(ValueError, match="under other options"):
        notation.read_position(text, 2, Options(podium=True))
    for bad in ("", "[", "{}", '{"type":"jump"}', "\ud800", "[" * 100_000):
        with pytest.raises(ValueError, match="this is not a"):
            notation.read_position(bad, 2, Options())
        with pytest.raises(ValueError, match="this is not a move"):
            notation.read_move(bad)


def test_a_state_without_options_is_read_by_json() -> None:
    class Bare(Struct, frozen=True):
        turn: int

    notation = JsonNotation(Bare, Decline)
    assert notation.read_position('{"turn":1}', 2, None) == Bare(1)


@pytest.mark.few(2)
@pytest.mark.parametrize("id", ["escalier", "labyrinthe", "pacman", "pasvu"])
def test_a_long_text_is_refused_at_once(id: str) -> None:
    """However much there is of it: nothing takes longer than reading it does."""
    match = Match(id, seats=2, seed=2)
    text = position.write(match.game, 2, match.options, match.state)
    head, body = text.split("\n", 1)
    for more in ("o1 ", "turn 0\n", "ghost 0 1 1 1\n", "│"):
        flood = more * ((position.LARGEST - len(text.encode())) // len(more.encode()))
        for hostile in (f"{head}\n{flood}{body}", f"{text}{flood}"):
            with pytest.raises(ValueError, match=r".{10}"):
                position.read(hostile)


def test_a_long_text_is_shown_by_its_length() -> None:
    assert shorten("x" * LONG_TEXT) == "x" * LONG_TEXT
    assert shorten("x" * 201).startswith("201 characters (")


def test_a_wrong_word_is_quoted_up_to_forty_letters() -> None:
    assert quoted("y" * 41) == repr("y" * 40 + "…")
    with pytest.raises(ValueError, match="a die is a number from 1 to 6, not '٣'"):
        number("٣", 1, 6, "a die")
