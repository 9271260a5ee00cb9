"""What stands in the hall as lines of text: pieces and ghosts, in the order of the hall."""

from collections.abc import Iterator
from typing import Final

from msgspec import UNSET

from manoir.games.pasvu.box import FAMILY, PIECES
from manoir.games.pasvu.core.leaning import FLAT
from manoir.games.pasvu.geometry.contact import block_meets_ghost, blocks_overlap, ghosts_meet
from manoir.games.pasvu.geometry.hall import Ghost, Hall, body
from manoir.games.pasvu.geometry.shapes import Lean, Pose
from manoir.games.pasvu.geometry.solids import solid
from manoir.games.pasvu.geometry.units import HALL, MIL
from manoir.games.pasvu.moves import Standing
from manoir.games.pasvu.notation.words import (
    FALL,
    HIGHEST,
    read_face,
    read_piece,
    read_seat,
    read_side,
    read_yaw,
)
from manoir.games.pasvu.rounds.setup import hotel
from manoir.kernel.text.fields import number, quoted

HOTEL: Final = "hotel"
GHOST: Final = "ghost"
LYING: Final = "lying"
MOST: Final = 4 * len(FAMILY) + len(PIECES) + 1  # lines: ghosts, pieces, and `lying`
KEYS: Final = frozenset({HOTEL, GHOST, LYING, *PIECES})


def hall_lines(hall: Hall) -> Iterator[str]:
    if hall.pieces == hotel().pieces:
        yield HOTEL
    else:
        for piece, pose in hall.pieces:
            yield _line(piece, pose.face, pose.x, pose.y, pose.yaw, *_height(pose.z), *_lean(pose))
    for ghost in hall.ghosts:
        if ghost.yaw is None:
            yield _line(GHOST, ghost.seat, ghost.number, ghost.x, ghost.y, *_height(ghost.z))
        else:
            yield _line(LYING, ghost.seat, ghost.number, ghost.x, ghost.y, ghost.z, ghost.yaw)


def read_hall(lines: list[str], seats: int) -> Hall:
    """Nothing is there twice, and nothing where something else is."""
    if len(lines) > MOST:
        raise ValueError(f"at most {MOST} lines say what is in the hall, not {len(lines)}")
    words = [line.split() for line in lines]
    pieces = tuple(_piece(line) for line in words if line[0] in PIECES)
    if any(line[0] == HOTEL for line in words):
        if pieces or [HOTEL] not in words:
            raise ValueError("the pieces stand as shipped, on a line 'hotel', or one by one")
        pieces = hotel().pieces
    ghosts = tuple(
        _ghost(line, seats) for line in words if line[0] in {GHOST, LYING} and line != [LYING]
    )
    if len({piece for piece, _ in pieces}) != len(pieces):
        raise ValueError("a piece is in the hall twice")
    if len({(ghost.seat, ghost.number) for ghost in ghosts}) != len(ghosts):
        raise ValueError("a ghost is in the hall twice")
    hall = Hall(pieces, ghosts)
    _check_room(hall)
    return hall


def _piece(words: list[str]) -> Standing:
    lean = _read_lean(words.pop()) if words[-1][:1] == FALL else UNSET
    if len(words) not in ({5} if lean else {5, 6}):
        raise ValueError(
            f"a piece is its face, x, y, yaw and z or >N30, not {quoted(' '.join(words))}"
        )
    name, face, x, y, yaw, z = (*words, "0")[:6]
    where = read_face(face), _mils(x), _mils(y), read_yaw(yaw), _grains(z)
    return read_piece(name), Pose(*where, lean)


def _read_lean(word: str) -> Lean:
    return Lean(read_side(word[1:2]), number(word[2:], 1, FLAT - 1, "degrees"))


def _ghost(words: list[str], seats: int) -> Ghost:
    lies = words[0] == LYING
    if len(words) not in ({7} if lies else {5, 6}):
        raise ValueError(f"a ghost is its seat, number, x, y and z, not {quoted(' '.join(words))}")
    _, seat, which, x, y, z, yaw = (*words, "0", "0")[:7]
    ghost = number(which, 0, len(FAMILY) - 1, "the number of a ghost")
    return Ghost(
        seat=read_seat(seat, seats),
        size=FAMILY[ghost],
        x=_mils(x),
        y=_mils(y),
        z=_grains(z),
        number=ghost,
        yaw=read_yaw(yaw) if lies else None,
    )


def _check_room(hall: Hall) -> None:
    """Pieces and ghosts do not reach into one another."""
    solids = [(piece, solid(piece, pose)) for piece, pose in hall.pieces]
    for index, (piece, blocks) in enumerate(solids):
        for other, others in solids[:index]:
            if any(blocks_overlap(one, two) for one in blocks for two in others):
                raise ValueError(f"the {piece} and the {other} stand in one place")
    bodies = [(ghost, body(ghost)) for ghost in hall.ghosts]
    for index, (ghost, figure) in enumerate(bodies):
        name = f"ghost {ghost.number} of seat {ghost.seat}"
        for piece, blocks in solids:
            if any(block_meets_ghost(block, figure) for block in blocks):
                raise ValueError(f"{name} and the {piece} stand in one place")
        if any(ghosts_meet(figure, other) for _, other in bodies[:index]):
            raise ValueError(f"{name} and another stand in one place")


def _mils(word: str) -> int:
    return number(word, 0, HALL // MIL, "a place in mils")


def _grains(word: str) -> int:
    return number(word, 0, HIGHEST, "a height in grains")


def _height(z: int) -> tuple[int, ...]:
    return (z,) if z else ()


def _lean(pose: Pose) -> tuple[str, ...]:
    return (f"{FALL}{pose.lean.towards}{pose.lean.degrees}",) if pose.lean else ()


def _line(*words: object) -> str:
    return " ".join(map(str, words))
