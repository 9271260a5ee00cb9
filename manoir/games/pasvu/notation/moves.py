"""Moves of *Pas vu pas pris* as short text.

A ghost is its size and its number: L0, M1, M2, S3 to S6; another seat's is `1:M2`. Lengths are
mils; after an @ comes a yaw in tenths of a degree.

place piano back 3000,3100 @150      leave
place piano back 3000,3100 @150 >N   let fall towards the north
walk S4 2500,500                     walk S4 2500,500,700 @900: from a height; lying
out S4        fuse S3 S4             done        side N
tip piano N   swap 1:M2 S4           put S4 2500,500        pass
open N3 0 hotel                      nature: keyhole, holder of the die, and the pieces as shipped,
open N3 0 piano back 3000,3100 @150  or all with ` / ` between them; a third number is in grains
card 15, strike sun                  nature: a movement card, a Midnight card
throw 3 5, door 4                    nature: dice
verdict 0:S4=12/300 :PICTURE         nature: pixels seen of those of a ghost, and the picture
"""

from typing import Final, assert_never

from msgspec import UNSET

from manoir.games.pasvu.box import CARDS
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.moves import (
    Choose,
    Deal,
    Decline,
    Done,
    Escape,
    Fuse,
    Move,
    Open,
    Pass,
    Place,
    Put,
    Roll,
    Standing,
    Strike,
    Swap,
    Throw,
    Tip,
    Verdict,
    Walk,
)
from manoir.games.pasvu.notation.words import (
    FALL,
    FARTHEST,
    GHOSTS,
    HIGHEST,
    door_text,
    glimpses_text,
    read_card,
    read_door,
    read_face,
    read_ghost,
    read_glimpse,
    read_owned,
    read_piece,
    read_seat,
    read_side,
    read_yaw,
)
from manoir.games.pasvu.rounds.setup import hotel
from manoir.kernel.text.fields import exactly, number, numbers, quoted

HOTEL: Final = "hotel"
BETWEEN: Final = " / "
PICTURE: Final = ":"
LONGEST_PICTURE: Final = 200_000
MOST_GHOSTS: Final = 28
PLAIN: Final[dict[str, Move]] = {"leave": Decline(), "done": Done(), "pass": Pass()}
# How many words follow the others; of the last ones any number does.
WORDS: Final = {
    "out": 1,
    "fuse": 2,
    "side": 1,
    "tip": 2,
    "swap": 2,
    "card": 1,
    "strike": 1,
    "door": 1,
}


def write_move(move: Move) -> str:  # noqa: PLR0912  a case a move
    match move:
        case Place(piece, face, x, y, yaw, fall):
            return f"place {piece} {face} {x},{y} @{yaw}{f' {FALL}{fall}' if fall else ''}"
        case Walk(ghost, x, y, z, yaw):
            return f"walk {GHOSTS[ghost]} {_spot_text(x, y, z, yaw)}"
        case Put(ghost, x, y, z, yaw):
            return f"put {GHOSTS[ghost]} {_spot_text(x, y, z, yaw)}"
        case Escape(ghost):
            return f"out {GHOSTS[ghost]}"
        case Fuse(ghost, other):
            return f"fuse {GHOSTS[ghost]} {GHOSTS[other]}"
        case Choose(side):
            return f"side {side}"
        case Tip(piece, towards):
            return f"tip {piece} {towards}"
        case Swap(seat, ghost, by):
            return f"swap {seat}:{GHOSTS[ghost]} {GHOSTS[by]}"
        case Open(keyhole, holder, pieces):
            return f"open {door_text(keyhole)} {holder} {_pieces_text(pieces)}".rstrip()
        case Deal(card):
            return f"card {card}"
        case Strike(name):
            return f"strike {name}"
        case Throw(faces):
            return " ".join(("throw", *map(str, faces)))
        case Roll(face):
            return f"door {face}"
        case Verdict(picture, ghosts):
            return " ".join(("verdict", *glimpses_text(ghosts).split(), f"{PICTURE}{picture}"))
        case Decline() | Done() | Pass():
            return next(word for word, plain in PLAIN.items() if plain == move)
        case _:
            assert_never(move)


def read_move(text: str) -> Move:
    verb, *words = text.split() or [""]
    if verb in PLAIN and not words:
        return PLAIN[verb]
    match verb:
        case "place":
            return read_place(words)
        case "walk":
            return Walk(*_spot(words))
        case "put":
            return Put(*_spot(words))
        case "open":
            return _open(words)
        case "throw":
            if len(words) > 4:
                raise ValueError("at most 4 seats throw")
            return Throw(numbers(words, 1, 6, "a die"))
        case "verdict":
            return _verdict(words)
    if verb not in WORDS:
        raise ValueError(f"{quoted(text)} is not a move of pasvu")
    return _short(verb, exactly(words, WORDS[verb], f"words after {verb}"))


def _short(verb: str, words: list[str]) -> Move:
    """A move of one or two words after its verb."""
    match verb:
        case "out":
            return Escape(read_ghost(words[0]))
        case "fuse":
            return Fuse(read_ghost(words[0]), read_ghost(words[1]))
        case "side":
            return Choose(read_side(words[0]))
        case "tip":
            return Tip(read_piece(words[0]), read_side(words[1]))
        case "swap":
            return Swap(*read_owned(words[0]), read_ghost(words[1]))
        case "card":
            return Deal(number(words[0], 0, len(CARDS) - 1, "a card"))
        case "strike":
            return Strike(read_card(words[0]))
    return Roll(number(words[0], 1, 6, "a die"))


def read_place(words: list[str]) -> Place:
    falls = words[-1][1:] if words and words[-1][:1] == FALL else None
    piece, pose = _standing(words if falls is None else words[:-1])
    if pose.z:
        raise ValueError("a piece is placed without a height: it comes straight down")
    fall = UNSET if falls is None else read_side(falls)
    return Place(piece, pose.face, pose.x, pose.y, pose.yaw, fall)


def _spot_text(x: int, y: int, z: int, yaw: int | None) -> str:
    height, turned = f",{z}" if z else "", f" @{yaw}" if yaw is not None else ""
    return f"{x},{y}{height}{turned}"


def _spot(words: list[str]) -> tuple[int, int, int, int, int | None]:
    """A ghost, its place, its height and where its head goes."""
    if len(words) not in {2, 3}:
        raise ValueError(
            f"a ghost and its place such as S4 2500,500, not {quoted(' '.join(words))}"
        )
    x, y, z = _place_of(words[1], FARTHEST)
    return read_ghost(words[0]), x, y, z, _yaw(words[2]) if words[2:] else None


def _open(words: list[str]) -> Open:
    if len(words) < 2:
        raise ValueError("open names a door and the holder of the die")
    door, holder, *rest = words
    pieces = [part.split() for part in " ".join(rest).split(BETWEEN)] if rest else []
    if len(pieces) > 6:
        raise ValueError("there are six pieces")
    shipped = rest == [HOTEL]
    standing = hotel().pieces if shipped else tuple(_standing(piece) for piece in pieces)
    return Open(read_door(door), read_seat(holder), standing)


def _pieces_text(pieces: tuple[Standing, ...]) -> str:
    if pieces == hotel().pieces:
        return HOTEL
    return BETWEEN.join(
        f"{piece} {pose.face} {_spot_text(pose.x, pose.y, pose.z, pose.yaw)}"
        for piece, pose in pieces
    )


def _standing(words: list[str]) -> Standing:
    if len(words) != 4:
        raise ValueError(
            f"a piece stands such as piano back 3000,3100 @150, not {quoted(' '.join(words))}"
        )
    piece, face, place, yaw = words
    x, y, z = _place_of(place, HIGHEST)
    return read_piece(piece), Pose(read_face(face), x, y, _yaw(yaw), z)


def _place_of(word: str, highest: int) -> tuple[int, int, int]:
    parts = word.split(",")
    if len(parts) not in {2, 3}:
        raise ValueError(f"a place is two or three numbers such as 2500,500, not {quoted(word)}")
    x, y = (number(part, -FARTHEST, FARTHEST, "a length") for part in parts[:2])
    return x, y, number(parts[2], -FARTHEST, highest, "a height") if parts[2:] else 0


def _yaw(word: str) -> int:
    if word[:1] != "@":
        raise ValueError(f"a yaw is written such as @150, not {quoted(word)}")
    return read_yaw(word[1:])


def _verdict(words: list[str]) -> Verdict:
    *ghosts, picture = words or [""]
    if picture[:1] != PICTURE or len(picture) > LONGEST_PICTURE or len(ghosts) > MOST_GHOSTS:
        raise ValueError(f"a verdict ends with its picture, after {PICTURE}")
    return Verdict(picture[1:], tuple(read_glimpse(word) for word in ghosts))
