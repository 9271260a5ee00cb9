"""Positions built by hand, and the shortest way to say what happens in them."""

from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import replace

from manoir.games.pasvu import rules
from manoir.games.pasvu.box import CARDS, FAMILY, Face, Piece
from manoir.games.pasvu.geometry.hall import Ghost, Hall, cell_of
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.units import MIL
from manoir.games.pasvu.moves import Event, Glimpse, Move, Place, Standing, Verdict, Walk
from manoir.games.pasvu.notation import read_position
from manoir.games.pasvu.rounds.setup import USUAL
from manoir.games.pasvu.sight.evidence import packed
from manoir.games.pasvu.sight.judge import FIRST_GHOST
from manoir.games.pasvu.sight.keyhole import PIXELS, Door, Side
from manoir.games.pasvu.state import Options, Phase, State
from manoir.kernel import NATURE, Below

LARGE, MEDIUM, OTHER_MEDIUM, SMALL, SECOND_SMALL, THIRD_SMALL, LAST_SMALL = range(7)
NINE = 15  # a card with a number only
Named = tuple[int, int]  # a ghost by its seat and its number


def position(
    phase: Phase,
    *ghosts: Ghost,
    seats: int = 2,
    pieces: Iterable[Standing] = (),
    options: Options | None = None,
    **fields: Any,
) -> State:
    """The first round of a game, where nothing has happened but what is said."""
    state = rules.new(seats, options or Options())
    return replace(state, phase=phase, hall=Hall(tuple(pieces), ghosts), **fields)


def drawn(*texts: str, **options: Any) -> State:
    """A position from its text, with a seat for each side (two by default).

    Of two lines of a kind the last one counts; sides other than the usual ones are the table's.
    """
    lines = [line for line in "\n".join(texts).splitlines() if line.strip()]
    keys = [line.split()[0] for line in lines]
    several = {"ghost", "lying"}
    kept = [
        line
        for index, line in enumerate(lines)
        if keys[index] in several or keys[index] not in keys[index + 1 :]
    ]
    sides = next((tuple(line.split()[1:]) for line in kept if line.split()[0] == "sides"), ())
    seats = len(sides) or 2
    own = {} if sides in {(), USUAL[seats]} else {"sides": sides}
    return read_position("\n".join(kept), seats, msgspec.convert({**own, **options}, Options))


def moving_in(text: str, **options: Any) -> State:
    """Everybody moves ghosts, with eight points each of two; seat 0 comes from the south."""
    return drawn("phase ghosts\npoints 8 8", text, **options)


def ghost(seat: int, number: int, x: int, y: int, z: int = 0) -> Ghost:
    """All in mils."""
    return Ghost(seat, FAMILY[number], x, y, z * MIL, number)


def in_cell(seat: int, number: int, column: int, row: int) -> Ghost:
    """In the middle of a cell, on the floor."""
    return ghost(seat, number, 1000 * column + 500, 1000 * row + 500)


def to_cell(number: int, column: int, row: int, z: int = 0) -> Walk:
    return Walk(number, 1000 * column + 500, 1000 * row + 500, z)


def upright(piece: Piece, x: int, y: int) -> Place:
    return Place(piece, "bottom", x, y, 0)


def card(*pieces: Piece) -> int:
    """The card that shows these two."""
    return next(i for i, shown in enumerate(CARDS) if set(shown.pieces) == set(pieces))


def place_of(state: State, seat: int, number: int) -> tuple[int, int]:
    """The cell where a ghost of a seat stands."""
    (found,) = (g for g in state.hall.ghosts if (g.seat, g.number) == (seat, number))
    return cell_of(found.x, found.y)


def play(state: State, *moves: tuple[int, Move]) -> State:
    """The state after moves, each of which must be legal unless it is nature's."""
    for seat, move in moves:
        assert seat == NATURE or rules.check(state, seat, move) is None, move
        assert seat in rules.to_act(state), move
        state = rules.apply(state, seat, move)
    return state


def events_of(state: State, seat: int, move: Move) -> tuple[Event, ...]:
    return rules.events(state, seat, move, play(state, (seat, move)), None)


def refused(state: State, seat: int, move: Move) -> tuple[str, str, dict[str, Any]]:
    refusal = rules.check(state, seat, move)
    assert refusal is not None, move
    return refusal.code, refusal.rule, refusal.args


def verdict(
    state: State, seen: Iterable[Named] = (), pixels: int = 50, whole: int = 100
) -> Verdict:
    """A look that shows so much of those ghosts, and nothing of all the others."""
    named, picture = set(seen), np.zeros(PIXELS * PIXELS, np.uint8)
    glimpses = []
    for index, there in enumerate(state.hall.ghosts):
        shown = pixels if (there.seat, there.number) in named else 0
        picture[index * 1000 : index * 1000 + shown] = FIRST_GHOST + index
        glimpses.append(Glimpse(there.seat, there.number, shown, whole))
    square = picture.reshape(PIXELS, PIXELS)
    return Verdict(packed(square), tuple(glimpses))


def looked_at(state: State, *seen: Named) -> State:
    """After the keyhole has shown half of these."""
    return play(state, (NATURE, verdict(state, seen)))


def looking(*ghosts: Ghost, side: Side = "S", **fields: Any) -> State:
    """The keyhole is on its door, and nature is about to look."""
    return position("looking", *ghosts, keyhole=Door(side, 1), aim=side, **fields)


def stood(piece: Piece, x: int, y: int, face: Face = "bottom", z: int = 0) -> Standing:
    """A piece where it stands, in mils."""
    return piece, Pose(face, x, y, 0, z * MIL)


def draws(*numbers: int) -> tuple[Below, list[int]]:
    """Chance that says these numbers, and below what it was asked for each."""
    coming, bounds = iter(numbers), list[int]()

    def below(bound: int) -> int:
        bounds.append(bound)
        return next(coming)

    return below, bounds
