"""Views and offered moves of *Pas vu pas pris* as numbers. fields.py says what they are."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, get_args

import numpy as np

from manoir.games.pasvu.box import CARDS, FACES, FAMILY, PIECES
from manoir.games.pasvu.geometry.units import MIL
from manoir.games.pasvu.moves import Move
from manoir.games.pasvu.research.fields import (
    AT,
    CANDIDATES,
    FEATURES,
    FIELDS,
    GHOST,
    KINDS,
    STRUCK,
)
from manoir.games.pasvu.sight.keyhole import SIDES
from manoir.games.pasvu.sight.viewer import Eyes
from manoir.games.pasvu.state import Phase, View
from manoir.kernel import Seat
from manoir.kernel.codec import SEATS, Numbers

__all__ = ["ACTIONS", "DTYPE", "FIELDS", "LEFT_OUT", "LISTED", "index_of", "observe"]

ACTIONS: Final = CANDIDATES
LISTED: Final = True  # an action is a place in the list of legal moves
DTYPE: Final = np.int16
LEFT_OUT: Final = (
    "the picture of the last look and its pixels; grains of heights; the order of ghosts in the "
    "hall and of cards drawn"
)
_SIZES: Final = {field.name: field.size for field in FIELDS}
_PHASES: Final = get_args(Phase)
_EYES: Final = get_args(Eyes)


def observe(view: View, seat: Seat, legal: tuple[Move, ...], out: Numbers) -> None:
    out[:] = 0
    for name, numbers in _parts(view, seat):
        start = AT[name]
        assert len(numbers) <= _SIZES[name], name
        out[start : start + len(numbers)] = numbers
    for place, move in enumerate(legal[:CANDIDATES]):
        start = AT["candidates"] + len(FEATURES) * place
        out[start : start + len(FEATURES)] = _features(move)


def index_of(view: View, seat: Seat, legal: tuple[Move, ...], move: Move) -> int:
    return legal.index(move)


def _parts(view: View, seat: Seat) -> Iterator[tuple[str, Sequence[int]]]:
    yield from _seats(view, seat)
    yield from _night(view, seat)
    options, night, look = view.options, view.night, view.look
    yield "seats", [len(view.sides)]
    yield "options", [
        _EYES.index(options.eyes), int(options.hide), int(options.hall == "random"),
        int(options.practice), int(options.fusions), options.midnight,
    ]  # fmt: skip
    yield "pieces", _pieces(view)
    yield "keyhole", [SIDES.index(view.keyhole.side), view.keyhole.number]
    yield "phase", [_PHASES.index(view.phase)]
    yield "round", [view.round, view.rounds]
    yield "deck", [view.deck, view.nights]
    yield "drawn", _bits(range(len(CARDS)), view.drawn)
    yield "tipped", _bits(PIECES, night.tipped)
    yield "movable", _bits(PIECES, view.movable)
    yield "shifted", _bits(PIECES, view.shifted)
    yield "aim", [_place(SIDES, view.aim)]
    yield "open_sides", _bits(SIDES, view.open_sides)
    looked = [look.round, SIDES.index(look.keyhole.side), look.keyhole.number] if look else [-1] * 3
    yield "look", looked
    yield "taken", _features(view.taken) if view.taken else [0] * len(FEATURES)


def _seats(view: View, seat: Seat) -> Iterator[tuple[str, Sequence[int]]]:
    """By seat, this one first."""
    seats = len(view.sides)
    order = [(seat + place) % seats for place in range(seats)]
    sides = [SIDES.index(view.sides[other]) for other in order]
    yield "sides", sides + [-1] * (SEATS - seats)
    yield "holder", [order.index(view.holder)]
    yield "turn", [order.index(view.turn)]
    cards = [view.cards[other] for other in order]
    none = [-1] + [0] * len(PIECES)
    dealt = [[card.value, *_bits(PIECES, card.pieces)] if card else none for card in cards]
    yield "cards", [number for card in (*dealt, *[none] * (SEATS - seats)) for number in card]
    for name in ("points", "done", "chosen", "scores"):
        yield name, [int(getattr(view, name)[other]) for other in order]
    yield "ghosts", [number for other in order for number in _family(view, other)]


def _night(view: View, seat: Seat) -> Iterator[tuple[str, Sequence[int]]]:
    night, seats = view.night, len(view.sides)
    force = _bits(STRUCK, night.cards)
    yield "struck", [one + two for one, two in zip(_bits(STRUCK, view.struck), force, strict=True)]
    yield "last_card", [_place(STRUCK, night.cards[-1] if night.cards else None)]
    asked = [1 + _place(night.asked, (seat + place) % seats) for place in range(seats)]
    yield "asked", asked
    number = -1 if night.number is None else night.number
    yield "night", [number, int(night.lying), night.looks]


def _pieces(view: View) -> list[int]:
    rows = {}
    for order, (piece, pose) in enumerate(view.pieces):
        lean = (1 + SIDES.index(pose.lean.towards), pose.lean.degrees) if pose.lean else (0, 0)
        face = 1 + FACES.index(pose.face)
        rows[piece] = [face, pose.x, pose.y, pose.yaw, pose.z // MIL, *lean, order]
    return [number for piece in PIECES for number in rows.get(piece, [0] * 8)]


def _family(view: View, seat: Seat) -> Iterator[int]:
    """The ghosts of a seat, by number."""
    hall = {ghost.number: ghost for ghost in view.ghosts if ghost.seat == seat}
    seen = {g.ghost: 1 + g.seen for g in view.look.ghosts if g.seat == seat} if view.look else {}
    flags = (view.walked, view.entered, view.edge, view.held, view.ready)
    for number in range(len(FAMILY)):
        ghost = hall.get(number)
        if ghost is None:
            row = [2 if number in view.out[seat] else 0, 0, 0, 0, -1]
        else:
            yaw = -1 if ghost.yaw is None else ghost.yaw
            row = [1, ghost.x, ghost.y, ghost.z // MIL, yaw]
        row += [int(number in flag[seat]) for flag in flags]
        row += [int((seat, number) in view.night.put), seen.get(number, 0)]
        assert len(row) == len(GHOST)
        yield from row


def _features(move: Any) -> list[int]:
    """A move by FEATURES; what it does not have is -1."""
    tag = move.__struct_config__.tag
    ghost = getattr(move, "ghost", None)
    other = getattr(move, "other", getattr(move, "by", None))
    side = getattr(move, "fall", None) or getattr(move, "towards", getattr(move, "side", None))
    numbers = (
        1 + KINDS.index(tag), ghost, other,
        _place(PIECES, getattr(move, "piece", None)), _place(FACES, getattr(move, "face", None)),
        *(getattr(move, name, None) for name in ("x", "y", "z", "yaw")), _place(SIDES, side),
    )  # fmt: skip
    return [-1 if number is None else number for number in numbers]


def _bits(every: Iterable[Any], some: Sequence[Any]) -> list[int]:
    return [int(one in some) for one in every]


def _place(every: Sequence[Any], one: Any) -> int:
    return every.index(one) if one in every else -1
