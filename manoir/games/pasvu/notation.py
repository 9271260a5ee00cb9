"""A position as text: what stands in the hall, then what else there is, a line each.

    hotel                      all six pieces as they are shipped; or one by one, those below first:
    piano back 3000 3100 150   face down, x and y in mils, yaw in tenths of a degree, z in grains
    ghost 0 4 2500 500         seat, number, x and y in mils, z in grains where it is not the floor
    lying 0 4 2500 500 0 900   the same of one that lies, and its yaw; `lying` alone: ghosts lie
    sides S N                  by seat; left out, those of V1 for two
    keyhole N3                 left out, S1
    phase ghosts               left out, furniture; `round 2`, `turn 1`, `holder 1` likewise
    cards 3 -                  by seat, their places in data/cards.json; `drawn 3 7`: all so far
    points 7 0                 by seat; `chosen 1 0` likewise
    walked 0:4 0:5             seat and number; `entered`, `out`, `edge`, `made` and
                               `held` likewise
    shifted piano              placed anew this round; `done 1` and `throwers 0 1` name seats
    taken piano back 3000 900 0   the placement that was taken back: its piece must be placed
    aim N                      the side that was chosen
    struck sun tag             Midnight cards that are drawn
    midnight tag               those in force; `asked 0 1` and `tipped piano` are what is left of
                               the last one, `put 0:3` whom it put into the hall
    number 4                   of this round's door; `looks 1` so far

What is left out is as at the beginning. The last look is not written: its picture is no text.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec
from msgspec.structs import astuple

from manoir.games.pasvu import rules
from manoir.games.pasvu.box import FAMILY, PIECES, Piece
from manoir.games.pasvu.geometry.hall import Ghost, Hall
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.moves import Standing
from manoir.games.pasvu.rounds.setup import USUAL, hotel
from manoir.games.pasvu.state import Night, Options, State

HOTEL: Final = "hotel"
GHOST: Final = "ghost"
NOTHING: Final = "-"
LYING: Final = "lying"
NUMBERS: Final = ("points", "chosen", "drawn")  # a row of them
ONES: Final = ("holder", "round", "turn")
GHOSTS: Final = ("walked", "entered", "out", "edge", "made", "held")  # numbers by seat
NIGHT: Final[tuple[str, ...]] = ("midnight", "asked", "tipped", "put", "number", "looks")


def parse(text: str, **options: Any) -> State:
    """The position. Raises ValueError for a line or a word that has no meaning."""
    lines = [line.split() for line in text.strip().splitlines()]
    fields = {key: rest for key, *rest in lines if key not in {GHOST, LYING, *PIECES}}
    night = {key: fields.pop(key) for key in NIGHT if key in fields}
    sides = tuple(fields.pop("sides", ()))
    seats = len(sides) or 2
    own = {} if sides in {(), USUAL[seats]} else {"sides": sides}
    first = rules.new(seats, msgspec.convert({**own, **options}, Options))
    values: dict[str, Any] = {"phase": "furniture", "hall": _hall(lines, HOTEL in fields)}
    values |= dict(_value(key, rest, first) for key, rest in fields.items() if key != HOTEL)
    values["night"] = _night(night, any(key == LYING for key, *_ in lines))
    return msgspec.convert(msgspec.structs.asdict(first) | values, State, from_attributes=True)


def draw(state: State) -> str:
    """As it is read; a line for everything that is not as at the beginning."""
    first = rules.new(len(state.sides), Options())
    lines = [*_standing(state.hall), f"sides {' '.join(state.sides)}"]
    for key in ("keyhole", "phase", *ONES, "cards", *NUMBERS, *GHOSTS):
        if key == "phase" or getattr(state, key) != getattr(first, key):
            lines.append(" ".join((key, *_words(key, getattr(state, key)))))
    for key, seats in (("done", _those(state.done)), ("throwers", state.throwers)):
        lines += [" ".join((key, *map(str, seats)))] if seats else []
    lines += [f"shifted {' '.join(state.shifted)}"] if state.shifted else []
    lines += [_line("taken", *astuple(state.taken))] if state.taken else []
    lines += [f"aim {state.aim}"] if state.aim else []
    lines += [f"struck {' '.join(state.struck)}"] if state.struck else []
    lines += _night_lines(state.night)
    return "\n".join(lines) + "\n"


def _hall(lines: list[list[str]], shipped: bool) -> Hall:
    pieces = tuple(_piece(key, rest) for key, *rest in lines if key in PIECES)
    ghosts = tuple(
        _ghost(*map(int, rest)) for key, *rest in lines if key in {GHOST, LYING} and rest
    )
    return Hall(hotel().pieces if shipped else pieces, ghosts)


def _piece(name: str, rest: list[str]) -> Standing:
    face, *numbers = rest
    pose = dict(zip(("x", "y", "yaw", "z"), map(int, numbers), strict=False))
    return msgspec.convert((name, {"face": face, **pose}), tuple[Piece, Pose])


def _ghost(  # noqa: PLR0917
    seat: int, number: int, x: int, y: int, z: int = 0, yaw: int | None = None
) -> Ghost:
    return Ghost(seat, FAMILY[number], x, y, z, number, yaw)


def _night(fields: dict[str, list[str]], lies: bool) -> Night:
    """V13: what has struck; that ghosts lie is seen of them."""
    pairs = [tuple(map(int, word.split(":"))) for word in fields.get("put", ())]
    return msgspec.convert(
        {
            "cards": fields.get("midnight", []),
            "asked": [int(word) for word in fields.get("asked", ())],
            "tipped": fields.get("tipped", []),
            "put": pairs,
            "number": int(fields["number"][0]) if "number" in fields else None,
            "looks": int(fields["looks"][0]) if "looks" in fields else 0,
            "lying": lies,
        },
        Night,
    )


def _night_lines(night: Night) -> Iterator[str]:
    rows = {
        "midnight": night.cards,
        "asked": night.asked,
        "tipped": night.tipped,
        "put": tuple(f"{seat}:{number}" for seat, number in night.put),
        "number": (night.number,) if night.number else (),
        "looks": (night.looks,) if night.looks else (),
    }
    if night.lying:
        yield LYING
    yield from (_line(key, *words) for key, words in rows.items() if words)


def _value(key: str, words: list[str], first: State) -> tuple[str, Any]:
    """A field of the state, from the words of its line."""
    seats = range(len(first.sides))
    if key in ONES:
        return key, int(words[0])
    if key in NUMBERS or key == "throwers":
        return key, tuple(map(int, words))
    if key == "cards":
        return key, tuple(None if word == NOTHING else int(word) for word in words)
    if key in GHOSTS:
        pairs = [tuple(map(int, word.split(":"))) for word in words]
        return key, tuple(tuple(n for owner, n in pairs if owner == seat) for seat in seats)
    if key == "done":
        return key, tuple(str(seat) in words for seat in seats)
    if key == "keyhole":
        return key, {"side": words[0][0], "number": int(words[0][1:])}
    if key in {"phase", "aim"}:
        return key, words[0]
    if key in {"shifted", "struck"}:
        return key, tuple(words)
    if key == "taken":
        piece, face, *numbers = words
        x, y, yaw = map(int, numbers)
        return key, {"type": "place", "piece": piece, "face": face, "x": x, "y": y, "yaw": yaw}
    raise ValueError(f"a position has no {key}")


def _standing(hall: Hall) -> Iterator[str]:
    if hall.pieces == hotel().pieces:
        yield HOTEL
    else:
        for piece, pose in hall.pieces:
            yield _line(piece, pose.face, pose.x, pose.y, pose.yaw, *_height(pose.z))
    for ghost in hall.ghosts:
        if ghost.yaw is None:
            yield _line(GHOST, ghost.seat, ghost.number, ghost.x, ghost.y, *_height(ghost.z))
        else:
            yield _line(LYING, ghost.seat, ghost.number, ghost.x, ghost.y, ghost.z, ghost.yaw)


def _words(key: str, value: Any) -> Iterable[str]:
    if key == "keyhole":
        return (f"{value.side}{value.number}",)
    if key in {"phase", *ONES}:
        return (str(value),)
    if key in GHOSTS:
        return (f"{seat}:{number}" for seat, numbers in enumerate(value) for number in numbers)
    return (NOTHING if item is None else str(item) for item in value)


def _those(done: tuple[bool, ...]) -> tuple[int, ...]:
    return tuple(seat for seat, is_done in enumerate(done) if is_done)


def _height(z: int) -> tuple[int, ...]:
    return (z,) if z else ()


def _line(*words: Any) -> str:
    return " ".join(map(str, words))
