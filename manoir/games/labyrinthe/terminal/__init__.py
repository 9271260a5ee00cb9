"""The maze in a terminal: drawn from a view."""

from collections.abc import Iterator
from typing import Any, Final, assert_never

from manoir.games.labyrinthe import moves
from manoir.games.labyrinthe.box import CELLS, SHAPES, SIDE, Treasure
from manoir.games.labyrinthe.core import PLAIN
from manoir.games.labyrinthe.notation.maze import GLYPHS
from manoir.games.labyrinthe.state import Place, View
from manoir.games.labyrinthe.terminal.words import LANGUAGES, NAMES, WORDS

__all__ = ["LANGUAGES", "draw", "label", "offer", "tell", "typed"]

STYLES: Final = ("red", "green", "yellow", "blue")
PAWNS: Final = "☼ϟ★☾"  # sun, lightning, star, moon
SHORT: Final = 4  # letters of a treasure on the board
LINES: Final = (2, 4, 6)  # rows and columns that move, counted from 1


def draw(view: View, names: tuple[str, ...], lang: str) -> list[str]:
    """Lines in rich markup: the maze from the top, what is outside it, and who has found what."""
    board = [*_head(view, "N"), *_maze(view, lang), *_head(view, "S")] if view.places else []
    return [*board, "", *_outside(view, lang), *_players(view, names, lang)]


def label(move: moves.Move, lang: str) -> str:
    """An offered move, in words."""
    words = WORDS[lang]
    match move:
        case moves.Shift(arrow, turn):
            return words["shift"].format(arrow=arrow, turn=words[f"turn{turn}"])
        case moves.Go(cell):
            return words["go"].format(cell=_cell(cell, lang))
        case moves.Lay() | moves.Deal() | moves.Begin() | moves.Coin():
            raise TypeError(f"nobody is offered {move!r}")
        case _:
            assert_never(move)


def typed(move: moves.Move) -> str:
    """What to type for a move: an arrow and its quarter turns, or a row and a column."""
    match move:
        case moves.Shift(arrow, turn):
            return f"{arrow} {turn}"
        case moves.Go(cell):
            return f"{cell // SIDE + 1} {cell % SIDE + 1}"
        case moves.Lay() | moves.Deal() | moves.Begin() | moves.Coin():
            raise TypeError(f"nobody is offered {move!r}")
        case _:
            assert_never(move)


def offer(view: View, offered: tuple[Any, ...], lang: str) -> list[str]:
    """What may be typed, where a list of the moves would be too long."""
    words = WORDS[lang]
    if isinstance(offered[0], moves.Go):
        return [words["goes"], "   ".join(typed(move) for move in offered)]
    shape = SHAPES.index(view.spare.shape) if view.spare else 0
    turned = "   ".join(f"{turn} {GLYPHS[PLAIN.doors(shape, turn)]}" for turn in range(4))
    not_back = words["not_back"].format(arrow=view.forbidden) if view.forbidden else ""
    return [f"{words['shifts']} {not_back}".rstrip(), turned]


def tell(event: Any, names: tuple[str, ...], lang: str) -> str:
    """What has just happened, in words."""
    words = WORDS[lang]
    values = {field: getattr(event, field) for field in event.__struct_fields__}
    tag = event.__struct_config__.tag
    match event:
        case moves.Dealt(_, night):
            tag = "dealt_night" if night else tag
        case moves.Shifted(_, _, turn, around):
            values["turn"] = words[f"turn{turn}"]
            values["around"] = ", ".join(names[seat] for seat in around)
            tag = "shifted_around" if around else tag
        case moves.Walked(_, path):
            values["cell"] = _cell(path[-1], lang)
            tag = "stayed" if len(path) == 1 else tag
        case moves.Found(_, treasure):
            values["treasure"] = NAMES[lang][treasure]
        case moves.NightFell(_, first):
            values["first"] = names[first]
    if "seat" in values:
        values["name"] = names[values["seat"]]
    return words[tag].format(**values)


def _maze(view: View, lang: str) -> Iterator[str]:
    """Two lines a row: the corridors, and under them what lies there."""
    for row in range(SIDE):
        cells = range(SIDE * row, SIDE * (row + 1))
        west, east = (_mark(view, f"{side}{row}") for side in "WE")
        yield f"{row + 1} {west}{''.join(_corridor(view.places[cell]) for cell in cells)}{east}"
        yield "    " + "".join(_below(view, cell, lang) for cell in cells)


def _corridor(place: Place) -> str:
    west, east = ("────" if place.open & door else "    " for door in (8, 2))
    return f"{west}{GLYPHS[place.open]}{east}"


def _below(view: View, cell: int, lang: str) -> str:
    """Pawns left, the treasure right, of the way down: half of it where only one tile opens."""
    south = view.places[cell].open & 4
    north = cell + SIDE < CELLS and view.places[cell + SIDE].open & 1
    way = "│" if south and north else "╵" if south else "╷" if north else " "
    here = [seat for seat, pawn in enumerate(view.pawns) if pawn == cell]
    pawns = " " * (SHORT - len(here)) + "".join(_pawn(view, seat) for seat in here)
    treasure = view.places[cell].treasure
    short = NAMES[lang][treasure][:SHORT] if treasure else ""
    home = not treasure and cell in view.homes
    sign = f"[dim]{PAWNS[view.colours[view.homes.index(cell)]]}[/]   " if home else f"{short:4}"
    return f"{pawns}{way}{f'[bold]{sign}[/]' if _wanted(view, treasure) else sign}"


def _wanted(view: View, treasure: Treasure | None) -> bool:
    return treasure is not None and treasure == view.target


def _head(view: View, side: str) -> list[str]:
    marks = "".join(f"   {_mark(view, f'{side}{column}')}    " for column in range(SIDE))
    numbers = "    " + "".join(f"    [dim]{column + 1}[/]    " for column in range(SIDE))
    return [numbers, f"    {marks}"] if side == "N" else [f"    {marks}"]


def _mark(view: View, arrow: str) -> str:
    """Two letters wide: the arrow, if there is one at the end of this line."""
    if int(arrow[1]) + 1 not in LINES:
        return "  "
    return f"[red strike]{arrow}[/]" if arrow == view.forbidden else f"[cyan]{arrow}[/]"


def _outside(view: View, lang: str) -> Iterator[str]:
    words = WORDS[lang]
    if view.spare:
        glyph = GLYPHS[PLAIN.doors(SHAPES.index(view.spare.shape), 0)]
        sign = NAMES[lang][view.spare.treasure] if view.spare.treasure else ""
        yield f"{words['spare']} {glyph} [bold]{sign}[/]"
    if view.dark:
        yield f"[magenta]{words['dark']}[/]"
    if view.target:
        yield words["target"].format(treasure=f"[bold]{NAMES[lang][view.target]}[/]")


def _players(view: View, names: tuple[str, ...], lang: str) -> Iterator[str]:
    words = WORDS[lang]
    for seat, name in enumerate(names):
        colour = words[f"colour-{view.colours[seat]}"]
        parts = [words["left"].format(count=view.left[seat])]
        if view.cards[seat]:
            parts.append(words["cards"].format(cards=_list(view.cards[seat] or (), lang)))
        if view.found[seat]:
            parts.append(words["has"].format(cards=_list(view.found[seat], lang)))
        if view.options.mode == "night":
            parts.append(words["points"].format(points=view.points[seat]))
        line = words["player"].format(name=name, colour=colour, parts=", ".join(parts))
        yield f"{_pawn(view, seat)} {line}"


def _list(cards: tuple[Treasure, ...], lang: str) -> str:
    return ", ".join(NAMES[lang][card] for card in cards)


def _pawn(view: View, seat: int) -> str:
    colour = view.colours[seat]
    return f"[bold {STYLES[colour]}]{PAWNS[colour]}[/]"


def _cell(cell: int, lang: str) -> str:
    return WORDS[lang]["cell"].format(row=cell // SIDE + 1, column=cell % SIDE + 1)
