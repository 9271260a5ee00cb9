"""Positions and moves of *Labyrinthe* as text; for moves see moves.py.

    ┌─┬─┬─┐        seven such lines; the fixed tiles must be as in the box. Left out, with the
                   next two lines: nature has yet to lay the maze
    spare └ rat    any turn of its shape, and its treasure
    signs owl 1,0  treasures of movable tiles by row and column, from 0,0 at the top left
    pawns 0,0 0,6  by seat; left out, they stand at home
    piles rat | owl    cards by seat; also `nights`, `found` and `given_up`
    turn 0         or `shifted 0`, when the maze has moved in this turn; left out, nature has yet to
                   say who starts
    last N1        the arrow used last
    dark           the night has fallen
    home 0         who ended the game; `coin 3`

The movable tiles need not be those of the box. It tells what nobody at the table may know.
"""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from manoir.games.labyrinthe import rules
from manoir.games.labyrinthe.box import ARROWS, BOX, DAY
from manoir.games.labyrinthe.notation.maze import DOORS, maze_lines, read_maze
from manoir.games.labyrinthe.notation.moves import (
    cell_text,
    piles_text,
    read_cell,
    read_move,
    read_piles,
    write_move,
)
from manoir.games.labyrinthe.state import Board, Options, Piles, State
from manoir.kernel.text.fields import exactly, fields, flag, number, quoted

__all__ = ["read_move", "read_position", "write_move", "write_position"]

PILES: Final = ("piles", "nights", "found", "given_up")
KEYS: Final = ("spare", "signs", "pawns", *PILES, "turn", "shifted", "last", "dark", "home", "coin")


def write_position(state: State) -> str:
    lines = maze_lines(state.board) if state.board else []
    return "\n".join((*lines, *_lines(state))) + "\n"


def read_position(text: str, seats: int, options: Options) -> State:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    grid = [line for line in lines if line[0] in DOORS]
    given = fields((line for line in lines if line[0] not in DOORS), KEYS)
    first = rules.new(seats, options)
    if "turn" in given and "shifted" in given:
        raise ValueError("a position has a line 'turn' or a line 'shifted', not both")
    state = State(
        options=options,
        homes=first.homes,
        pawns=_pawns(given["pawns"], seats) if "pawns" in given else first.pawns,
        board=_board(grid, given),
        piles=_piles(given, "piles", seats),
        nights=_piles(given, "nights", seats),
        found=_piles(given, "found", seats),
        turn=_number(given, "shifted" if "shifted" in given else "turn", 0, seats - 1),
        shifted="shifted" in given,
        last=_arrow(given["last"]) if "last" in given else None,
        dark=flag(given, "dark"),
        home=_number(given, "home", 0, seats - 1),
        coin=_number(given, "coin", min(BOX.coins), max(BOX.coins)),
        given_up=_piles(given, "given_up", seats) if "dark" in given else (),
    )
    _check_cards(state)
    _check_turn(state, first)
    return state


def _lines(state: State) -> Iterator[str]:
    yield " ".join(("pawns", *map(cell_text, state.pawns)))
    for key in PILES:
        piles: Piles = getattr(state, key)
        if any(piles):
            yield f"{key} {piles_text(piles)}".rstrip()
    if state.turn is not None:
        yield f"{'shifted' if state.shifted else 'turn'} {state.turn}"
    if state.last is not None:
        yield f"last {ARROWS[state.last]}"
    if state.dark:
        yield "dark"
    if state.home is not None:
        yield f"home {state.home}"
    if state.coin is not None:
        yield f"coin {state.coin}"


def _board(grid: list[str], given: dict[str, str]) -> Board:
    if grid and "spare" not in given:
        raise ValueError("a maze has a spare tile, on a line 'spare'")
    if grid:
        return read_maze(grid, given["spare"], given.get("signs", ""))
    if "spare" in given or "signs" in given:
        raise ValueError("a spare and signs need a maze")
    return ()


def _pawns(line: str, seats: int) -> tuple[int, ...]:
    return tuple(read_cell(word) for word in exactly(line.split(), seats, "pawns"))


def _piles(given: dict[str, str], key: str, seats: int) -> Piles:
    if key not in given:
        return ((),) * seats
    piles = read_piles(given[key])
    if len(piles) != seats:
        raise ValueError(f"{key} are of {seats} seats, not of {len(piles)}")
    return piles


def _number(given: dict[str, str], key: str, low: int, high: int) -> int | None:
    return number(given[key], low, high, key) if key in given else None


def _arrow(word: str) -> int:
    if word not in ARROWS:
        raise ValueError(f"{quoted(word)} is not an arrow: they are {' '.join(ARROWS)}")
    return [*ARROWS].index(word)


def _check_cards(state: State) -> None:
    """Every card lies in one place, the day's and the night's apart."""
    kinds = (("piles", False), ("nights", True), ("given_up", False))
    for key, is_night in kinds:
        piles: Piles = getattr(state, key)
        if any((card > DAY) != is_night for pile in piles for card in pile):
            raise ValueError(f"{key} are cards of the {'night' if is_night else 'day'}")
    hands = (state.piles, state.nights, state.found, state.given_up)
    cards = [card for piles in hands for pile in piles for card in pile]
    if len(set(cards)) != len(cards):
        raise ValueError("a card lies in two places")
    if state.options.mode != "night" and (state.dark or any(card > DAY for card in cards)):
        raise ValueError(f"there is no night in a game of mode {state.options.mode}")


def _check_turn(state: State, first: State) -> None:
    """What the rules take for granted about whose turn it is."""
    if state.turn is None:
        begun = replace(first, board=state.board, piles=state.piles, nights=state.nights)
        if state != begun or (any(state.piles) and not state.board):
            raise ValueError("without a turn nobody has moved, and cards come after the maze")
    elif not state.board:
        raise ValueError("a turn needs a maze")
    if state.coin is not None and (state.home is None or state.coin not in BOX.coins):
        raise ValueError(f"a coin is one of {BOX.coins}, and turned over by whoever is home")
