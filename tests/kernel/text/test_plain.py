"""The plain drawing of the house, for games that bring none of their own."""

from enum import Enum

import pytest
from msgspec import Struct
from rich.console import Console
from rich.text import Text

from manoir.kernel.match import Match
from manoir.kernel.registry import games
from manoir.kernel.text import plain

NAMES = ("player 1", "wisp 2")


class Guess(Struct, frozen=True, tag="guess_a_card"):
    seat: int
    card: int


class Stop(Struct, frozen=True, tag="stop"):
    pass


class Lamp(Enum):
    LIT = 1


class Card(Struct, frozen=True):
    pips: int
    suit: str


class Options(Struct, frozen=True):
    open_hands: bool = True


class View(Struct, frozen=True):
    options: Options = Options()
    seat: int = 1
    last_card: int | None = None
    lamp: Lamp = Lamp.LIT
    hand: tuple[int, ...] = (3, 12)
    board: tuple[tuple[int, ...], ...] = ((1, 20), (300, 4))
    picture: tuple[str, ...] = ("#..", "..#")
    table: tuple[Card, ...] = (Card(3, "[red]"), Card(10, "clubs"))
    empty: tuple[int, ...] = ()
    notes: str = "[bold]not markup[/]"


def shown(lines: list[str]) -> list[str]:
    return [Text.from_markup(line).plain.rstrip() for line in lines]


def test_a_view_is_laid_out_in_rows_with_its_options_last() -> None:
    assert shown(plain.draw(View(), NAMES, "en")) == [
        "  seat       wisp 2",
        "  last card  –",
        "  lamp       lit",
        "  hand       3 12",
        "  board      1    20",
        "             300  4",
        "  picture    #..",
        "             ..#",
        "  table      pips  suit",
        "             3     [red]",
        "             10    clubs",
        "  empty      –",
        "  notes      [bold]not markup[/]",
        "  options    open hands yes",
    ]


def test_moves_and_events_are_told_in_a_few_words() -> None:
    assert plain.label(Stop(), "en") == "stop"
    assert plain.label(Guess(1, 7), "en") == "guess a card: seat 2, card 7"
    assert plain.tell(Guess(1, 7), NAMES, "fr") == "wisp 2 – guess a card: card 7"
    assert plain.label(7, "en") == "7"
    assert shown([plain.label("[/]", "en")]) == ["[/]"]


def test_yes_and_no_are_in_the_readers_language() -> None:
    assert shown(plain.draw(View(), NAMES, "fr"))[-1] == "  options    open hands oui"


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_game_can_be_drawn_plainly(game: object) -> None:
    match = Match(game, seats=2, seed=5)  # type: ignore[arg-type]
    for _ in range(6):
        seat = match.to_act[0]
        console = Console(width=200)
        with console.capture() as captured:
            for line in plain.draw(match.view(seat), NAMES, "en"):
                console.print(line)
            for move in match.legal(seat)[:20]:
                console.print(plain.label(move, "en"))
        assert captured.get().count("\n") >= len(match.view(seat).__struct_fields__)
        match.play(seat, match.legal(seat)[0])
