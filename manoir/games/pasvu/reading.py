"""What a player types in the hall, in either language, in capitals or not.

`place piano back 2.5 3.1 45` takes the piano, lays it on its back there and turns it by 45°; face
and turn stay as they are where they are left out. `leave`. `walk 4 c1` takes a ghost to a cell,
`walk 4 c1 up` onto what stands there, `walk 4 2.5 0.5` to that very spot, from a height where one
is named. `out 4`, `done`, `side north`; and `look` shows the last picture.
"""

import re
from collections.abc import Mapping
from typing import Final, TypeVar

from manoir.games.pasvu.box import FAMILY, Face, Piece
from manoir.games.pasvu.hall import Cell, Hall
from manoir.games.pasvu.keyhole import Side
from manoir.games.pasvu.landing import places
from manoir.games.pasvu.moves import Choose, Decline, Done, Escape, Move, Place, Walk
from manoir.games.pasvu.picture import last_look
from manoir.games.pasvu.plan import COLUMNS, cell_name
from manoir.games.pasvu.state import View
from manoir.games.pasvu.units import MIL, TURN
from manoir.games.pasvu.words import FACES, PIECES, SIDES, VERBS, WORDS
from manoir.kernel import Seat

NUMBER: Final = re.compile(r"-?\d{1,3}([.,]\d{1,3})?")
CELL_NAME: Final = re.compile(f"[{COLUMNS}][1-6]")
GHOSTS: Final = tuple("1234567")
UP: Final = ("up", "haut")
TURNED: Final = 3  # numbers, where a piece is turned as well

Name = TypeVar("Name", bound=str)


def read(view: View, offered: tuple[Move, ...], answer: str, lang: str) -> Move | str:
    """The move that somebody has typed, or a sentence that helps."""
    verb, *rest = answer.lower().split() or [""]
    known = next((key for key, verbs in VERBS.items() if verb in verbs), None)
    match known:
        case "place":
            return _place(view, rest, lang)
        case "leave":
            return Decline()
        case "walk":
            return _walk(view, rest, lang)
        case "out":
            number = _ghost(rest)
            return WORDS[lang]["which_ghost"] if number is None else Escape(number)
        case "done":
            return Done()
        case "look":
            return last_look(view, lang)
        case "side":
            return _choose(view, rest[0] if rest else "", lang)
    if view.phase == "side":
        return _choose(view, verb, lang)
    return WORDS[lang]["what"].format(verbs=", ".join(usual(view, lang)))


def usual(view: View, lang: str) -> tuple[str, ...]:
    """The verbs of the moment."""
    verbs = {"furniture": ("place", "leave"), "ghosts": ("walk", "out", "done")}
    index = 0 if lang == "en" else 1
    return tuple(VERBS[verb][index] for verb in verbs.get(view.phase, ("side",)))


def asked(view: View) -> Seat:
    """Whose ghosts are moved: the terminal asks one after the other."""
    return next((seat for seat, done in enumerate(view.done) if not done), view.turn)


def named(names: Mapping[str, Mapping[Name, str]], word: str) -> Name | None:
    """What a word stands for in either language."""
    for entries in names.values():
        for key, name in entries.items():
            if word == name:
                return key
    return None


def _place(view: View, rest: list[str], lang: str) -> Place | str:
    piece: Piece | None = named(PIECES, rest[0]) if rest else None
    if piece is None:
        names = (PIECES[lang][piece] for piece in view.movable)
        return WORDS[lang]["which_piece"].format(pieces=", ".join(names))
    stands = dict(view.pieces)[piece]
    face: Face | None = named(FACES, rest[1]) if len(rest) > 1 else None
    numbers = _thousandths(rest[2 if face else 1 :])
    if numbers is None or len(numbers) not in {2, TURNED}:
        return WORDS[lang]["where"]
    x, y, *turn = numbers
    yaw = turn[0] * 10 // MIL % TURN if turn else stands.yaw
    return Place(piece, face or stands.face, x, y, yaw)


def _walk(view: View, rest: list[str], lang: str) -> Walk | str:
    number = _ghost(rest)
    if number is None:
        return WORDS[lang]["which_ghost"]
    where = rest[1:]
    if where and CELL_NAME.fullmatch(where[0]):
        cell = COLUMNS.index(where[0][0]), int(where[0][1]) - 1
        return _into(view, number, cell, up=where[1:2] != [] and where[1] in UP, lang=lang)
    numbers = _thousandths(where)
    if numbers is None or len(numbers) not in {2, 3}:
        return WORDS[lang]["where_ghost"]
    return Walk(number, *numbers)


def _into(view: View, number: int, cell: Cell, *, up: bool, lang: str) -> Walk | str:
    """As near to the middle of a cell as there is room."""
    seat = asked(view)
    others = tuple(g for g in view.ghosts if (g.seat, g.number) != (seat, number))
    for x, y, z in places(Hall(view.pieces, others), FAMILY[number], cell):
        if bool(z) == up:
            return Walk(number, x, y, z // MIL)
    return WORDS[lang]["no_room_up" if up else "no_room"].format(cell=cell_name(cell))


def _choose(view: View, word: str, lang: str) -> Choose | str:
    side: Side | None = named(SIDES, word)
    if side is None:
        names = ", ".join(SIDES[lang][side] for side in view.open_sides)
        return WORDS[lang]["which_side"].format(sides=names)
    return Choose(side)


def _ghost(rest: list[str]) -> int | None:
    return int(rest[0]) - 1 if rest and rest[0] in GHOSTS else None


def _thousandths(words: list[str]) -> list[int] | None:
    """Numbers with a point or a comma; None if anything else is among them."""
    if not all(NUMBER.fullmatch(word) for word in words):
        return None
    return [round(float(word.replace(",", ".")) * MIL) for word in words]
