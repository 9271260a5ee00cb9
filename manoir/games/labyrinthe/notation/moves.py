"""Moves of *Labyrinthe* as short text.

N3, N3>, N3>>, N3<        push the spare in at N3, turned clockwise by 0, 1, 2 or 3 quarters
go 2,5                    walk to row 2, column 5, both counted from 0 as in RULES.md
lay 12 3> 0>> …           nature: the movable tiles in order of cells, the spare last, turned
deal rat owl | ring map   nature: the cards by seat; `night cat | wolf` follows where there is one
begin 2, coin 3           nature: this seat starts; the coin shows 3
"""

from typing import Final, assert_never, cast

from manoir.games.labyrinthe.box import ARROWS, BOX, DAY, MOVING, NAMES, NIGHT, NUMBERS, SIDE, Arrow
from manoir.games.labyrinthe.moves import Begin, Coin, Deal, Go, Lay, Move, Shift
from manoir.games.labyrinthe.state import Piles
from manoir.kernel.text.fields import exactly, number, only, quoted

TURNS: Final = ("", ">", ">>", "<")  # by quarters, clockwise
NIGHT_WORD: Final = "night"
NOBODY: Final = "-"  # no piles at all, not even empty ones


def write_move(move: Move) -> str:
    match move:
        case Shift(arrow, turn):
            return f"{arrow}{TURNS[turn]}"
        case Go(cell):
            return f"go {cell_text(cell)}"
        case Lay(tiles, turns):
            pairs = zip(tiles, turns, strict=True)
            return " ".join(("lay", *(f"{tile}{TURNS[turn]}" for tile, turn in pairs)))
        case Deal(day, night):
            dealt = f"deal {_dealt_text(day)}".rstrip()
            return dealt if night == _nobody(day) else f"{dealt} {NIGHT_WORD} {_dealt_text(night)}"
        case Begin(seat):
            return f"begin {seat}"
        case Coin(value):
            return f"coin {value}"
        case _:
            assert_never(move)


def read_move(text: str) -> Move:
    verb, *words = text.split() or [""]
    match verb:
        case "go":
            return Go(read_cell(only(words, "a cell")))
        case "lay":
            return _lay(words)
        case "deal":
            return _deal(text.split(maxsplit=1)[1:])
        case "begin":
            return Begin(number(only(words, "the seat that begins"), 0, 3, "a seat"))
        case "coin":
            low, high = min(BOX.coins), max(BOX.coins)
            return Coin(number(only(words, "a coin"), low, high, "a coin"))
    arrow = cast(Arrow, verb.rstrip("<>"))
    if arrow not in ARROWS or words:
        raise ValueError(f"{quoted(text)} is not a move of labyrinthe")
    return Shift(arrow, _turn(verb[len(arrow) :]))


def cell_text(cell: int) -> str:
    return f"{cell // SIDE},{cell % SIDE}"


def read_cell(word: str) -> int:
    row, column = (number(part, 0, SIDE - 1, "a row or a column") for part in _two(word))
    return SIDE * row + column


def piles_text(piles: Piles) -> str:
    return " | ".join(" ".join(NAMES[card - 1] for card in pile) for pile in piles)


def read_piles(text: str) -> Piles:
    """The cards by seat, none twice."""
    piles = tuple(tuple(_card(name) for name in pile.split()) for pile in text.split("|"))
    cards = [card for pile in piles for card in pile]
    if len(set(cards)) != len(cards):
        raise ValueError(f"a card lies in two places: {quoted(text)}")
    return piles


def _two(word: str) -> list[str]:
    parts = word.split(",")
    if len(parts) != 2:
        raise ValueError(f"a cell is a row and a column such as 2,5, not {quoted(word)}")
    return parts


def _turn(marks: str) -> int:
    if marks not in TURNS:
        raise ValueError(f"a tile is turned by >, >> or <, not by {quoted(marks)}")
    return TURNS.index(marks)


def _lay(words: list[str]) -> Lay:
    exactly(words, MOVING, "movable tiles")
    tiles = [word.rstrip("<>") for word in words]
    return Lay(
        tuple(number(tile, 0, MOVING - 1, "a tile") for tile in tiles),
        tuple(_turn(word[len(tile) :]) for word, tile in zip(words, tiles, strict=True)),
    )


def _deal(rest: list[str]) -> Deal:
    day, *night = f" {''.join(rest)} ".split(f" {NIGHT_WORD} ")
    if len(night) > 1:
        raise ValueError("cards of the night are dealt once")
    dealt = _dealt(day)
    return Deal(dealt, _dealt(night[0]) if night else _nobody(dealt))


def _dealt_text(piles: Piles) -> str:
    return piles_text(piles) if piles else NOBODY


def _dealt(text: str) -> Piles:
    piles = () if text.strip() == NOBODY else read_piles(text)
    if len(piles) > 4 or any(len(pile) > 12 for pile in piles):
        raise ValueError("at most 4 seats get at most 12 cards each")
    return piles


def _nobody(piles: Piles) -> Piles:
    return ((),) * len(piles)


def _card(name: str) -> int:
    if name not in NUMBERS:
        raise ValueError(f"there is no treasure {quoted(name)} among the {DAY + NIGHT}")
    return NUMBERS[name]
