"""What a player types in the hall, in any language, in capitals or not.

`place piano back 2.5 3.1 45` takes the piano, lays it on its back there and turns it by 45°; face
and turn stay as they are where they are left out; `>n` at the end lets it fall to the north.
`leave`. `walk 4 c1` takes a ghost to a cell, `walk 4 c1 up` onto what stands there, `walk 4 2.5
0.5` to that exact spot, from a height where one is named; where ghosts lie, the last word is where
the head goes, `n` or `45`. `out 4`, `done`, `side north`; for the rest see typed_night.py; and
`look` shows the last picture.
"""

from typing import Final

from msgspec import UNSET

from manoir.games.pasvu.box import Face, Piece
from manoir.games.pasvu.geometry.units import MIL, TURN
from manoir.games.pasvu.moves import Choose, Decline, Done, Escape, Move, Place
from manoir.games.pasvu.notation.words import FALL
from manoir.games.pasvu.sight.keyhole import Side
from manoir.games.pasvu.state import View
from manoir.games.pasvu.terminal.picture import last_look
from manoir.games.pasvu.terminal.typed import ghost_in, named, side_in, thousandths
from manoir.games.pasvu.terminal.typed_night import read_night
from manoir.games.pasvu.terminal.typed_walk import read_walk
from manoir.games.pasvu.terminal.words import FACES, PIECES, SIDES, VERBS, WORDS, verb_of

TURNED: Final = 3  # numbers, where a piece is turned as well


def read(view: View, offered: tuple[Move, ...], answer: str, lang: str) -> Move | str:
    """The move that somebody has typed, or a sentence that helps."""
    verb, *rest = answer.lower().split() or [""]
    known = verb_of(verb)
    match known:
        case "place":
            return _place(view, rest, lang)
        case "leave":
            return Decline()
        case "walk":
            return read_walk(view, rest, lang)
        case "out":
            number = ghost_in(rest)
            return WORDS[lang]["which_ghost"] if number is None else Escape(number)
        case "done":
            return Done()
        case "look":
            return last_look(view, lang)
        case "side":
            return _choose(view, rest[0] if rest else "", lang)
    night = read_night(known, view, offered, rest, lang)
    if night:
        return night
    if view.phase == "side":
        return _choose(view, verb, lang)
    return WORDS[lang]["what"].format(verbs=", ".join(usual(view, offered, lang)))


def usual(view: View, offered: tuple[Move, ...], lang: str) -> tuple[str, ...]:
    """The verbs of the moment; of a Midnight card, those that answer it."""
    answers = dict.fromkeys(str(move.__struct_config__.tag) for move in offered)
    verbs = {
        "furniture": ("place",) if view.taken else ("place", "leave"),
        "ghosts": ("walk", "out", *(("fuse",) if view.options.fusions else ()), "done"),
        "midnight": tuple(answers),
    }
    return tuple(VERBS[lang][verb][0] for verb in verbs.get(view.phase, ("side",)))


def _place(view: View, rest: list[str], lang: str) -> Place | str:
    piece: Piece | None = named(PIECES, rest[0]) if rest else None
    if piece is None:
        names = (PIECES[lang][piece] for piece in view.movable)
        return WORDS[lang]["which_piece"].format(pieces=", ".join(names))
    stands = dict(view.pieces)[piece]
    fall = side_in(rest.pop().lstrip(FALL), lang) if rest[-1].startswith(FALL) else UNSET
    if fall is None:
        return WORDS[lang]["which_side"].format(sides=", ".join(SIDES[lang].values()))
    face: Face | None = named(FACES, rest[1]) if len(rest) > 1 else None
    numbers = thousandths(rest[2 if face else 1 :])
    if numbers is None or len(numbers) not in {2, TURNED}:
        return WORDS[lang]["where"]
    x, y, *turn = numbers
    yaw = turn[0] * 10 // MIL % TURN if turn else stands.yaw
    return Place(piece, face or stands.face, x, y, yaw, fall)


def _choose(view: View, word: str, lang: str) -> Choose | str:
    side: Side | None = named(SIDES, word)
    if side is None:
        names = ", ".join(SIDES[lang][side] for side in view.open_sides)
        return WORDS[lang]["which_side"].format(sides=names)
    return Choose(side)
