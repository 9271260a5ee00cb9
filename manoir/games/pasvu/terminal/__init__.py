"""The hall in a terminal: what is drawn, offered, typed and told."""

from typing import Any, assert_never

from manoir.games.pasvu import moves
from manoir.games.pasvu.geometry.hall import cell_of
from manoir.games.pasvu.sight.keyhole import Door
from manoir.games.pasvu.state import View
from manoir.games.pasvu.terminal.drawing import draw, length
from manoir.games.pasvu.terminal.night_events import offer_answers, offer_fusions, tell_night
from manoir.games.pasvu.terminal.plan import cell_name, ghost_name
from manoir.games.pasvu.terminal.reading import read
from manoir.games.pasvu.terminal.typed_walk import asked
from manoir.games.pasvu.terminal.words import (
    FACES,
    LANGUAGES,
    NIGHT,
    PHASES,
    PIECES,
    REFUSED,
    SIDES,
    WORDS,
)
from manoir.kernel import Refusal

__all__ = ["LANGUAGES", "draw", "label", "offer", "read", "refused", "tell"]


def label(move: moves.Move, lang: str) -> str:
    """A move, in words."""
    words = WORDS[lang]
    match move:
        case moves.Place(piece, face, x, y, yaw, fall):
            told = {"piece": PIECES[lang][piece], "face": FACES[lang][face], "yaw": yaw / 10}
            falls = words["place_fall"].format(side=SIDES[lang][fall]) if fall else ""
            return words["place"].format(x=length(x), y=length(y), **told) + falls
        case moves.Decline():
            return words["leave"]
        case moves.Walk(ghost, x, y, _, yaw):
            told = {"ghost": ghost + 1, "x": length(x), "y": length(y)}
            return words["walk"].format(**told) + _lies(yaw, lang)
        case moves.Escape(ghost):
            return words["escape"].format(ghost=ghost + 1)
        case moves.Done():
            return words["finish"]
        case moves.Choose(side):
            return words["choose"].format(side=SIDES[lang][side])
        case moves.Fuse() | moves.Tip() | moves.Swap() | moves.Put() | moves.Pass():
            return _answer(move, lang)
        case (
            moves.Open()
            | moves.Deal()
            | moves.Strike()
            | moves.Throw()
            | moves.Roll()
            | moves.Verdict()
        ):
            raise TypeError(f"nobody is offered {move!r}")
        case _:
            assert_never(move)


def _answer(move: moves.Fuse | moves.Tip | moves.Swap | moves.Put | moves.Pass, lang: str) -> str:
    """V12, V13."""
    words = NIGHT[lang]
    match move:
        case moves.Fuse(ghost, other):
            return words["fuse"].format(ghost=ghost + 1, other=other + 1)
        case moves.Tip(piece, side):
            return words["tip"].format(piece=PIECES[lang][piece], side=SIDES[lang][side])
        case moves.Swap(seat, ghost, by):
            return words["swap"].format(who=ghost_name(seat, ghost, lang), by=by + 1)
        case moves.Put(ghost, x, y, _, yaw):
            return words["put"].format(ghost=ghost + 1, x=length(x), y=length(y)) + _lies(yaw, lang)
        case moves.Pass():
            return words["pass"]
        case _:
            assert_never(move)


def _lies(yaw: int | None, lang: str) -> str:
    return "" if yaw is None else NIGHT[lang]["lying"].format(yaw=yaw / 10)


def offer(view: View, offered: tuple[Any, ...], lang: str) -> list[str]:
    """What may be typed: places in the hall are too many to list."""
    words = WORDS[lang]
    if view.phase == "side":
        lines = [words["sides"].format(sides=_or([SIDES[lang][s] for s in view.open_sides], lang))]
    elif view.phase == "ghosts":
        points = _points(view.points[asked(view)], lang)
        more = NIGHT[lang]["lying_more"] if view.night.lying else words["ghosts_more"]
        lines = [words["ghosts"].format(points=points), more, *offer_fusions(offered, lang)]
    elif view.phase == "midnight":
        lines = offer_answers(offered, lang)
    else:
        names = [PIECES[lang][piece] for piece in view.movable]
        told = {"pieces": _or(names, lang), "name": names[0]}
        first = words["furniture_taken" if view.taken else "furniture"]
        more = words["furniture_more"].format(**told)
        lines = [first.format(**told), more, words["furniture_fall"]]
    return [*lines, *([words["look_more"]] if view.look else [])]


def refused(refusal: Refusal, lang: str) -> str:
    """Why a move cannot be played, with the place to look at."""
    names = dict[Any, str](PIECES[lang]) | dict[Any, str](SIDES[lang]) | dict(PHASES[lang])
    values = {key: names.get(value, value) for key, value in refusal.args.items()}
    places = {axis: length(int(refusal.args[axis])) for axis in ("x", "y") if axis in values}
    sentence = REFUSED[lang].get(refusal.code, refusal.code).format(**values | places)
    return f"{sentence} ({refusal.rule})"


def tell(event: Any, names: tuple[str, ...], lang: str) -> str:
    """What has just happened, in words."""
    words = WORDS[lang]
    match event:
        case moves.Opened(door, holder):
            return words["opened"].format(name=names[holder], **_door(door, lang))
        case moves.Dealt(seat, card):
            pieces = _or([PIECES[lang][piece] for piece in card.pieces], lang)
            sentence = words["dealt" if pieces else "dealt_number"]
            return sentence.format(name=names[seat], value=card.value, pieces=pieces)
        case moves.Placed():
            return _placed(event, names[event.seat], lang)
        case moves.Walked():
            return _walked(event, lang)
        case moves.Escaped(seat, ghost, _, door):
            who, points = ghost_name(seat, ghost, lang), _points(event.points, lang)
            return words["escaped"].format(who=who, points=points, **_door(door, lang))
        case moves.FellOn(pieces):
            things = [PIECES[lang][piece] for piece, _ in pieces]
            return words["fell_on"].format(things=", ".join(things))
        case moves.CameDown(pieces, ghosts):
            things = [PIECES[lang][piece] for piece, _ in pieces]
            things += [ghost_name(ghost.seat, ghost.number, lang) for ghost in ghosts]
            return words["came_down"].format(things=", ".join(things))
        case moves.Thrown(throws, chooser):
            thrown = ", ".join(f"{names[seat]} ({face})" for seat, face in throws)
            if chooser is None:
                return words["thrown_again"].format(throws=thrown)
            return words["thrown"].format(throws=thrown, name=names[chooser])
        case moves.Chosen(seat, side):
            return words["chosen"].format(name=names[seat], side=SIDES[lang][side])
        case moves.Rolled(door, holder):
            return words["rolled"].format(name=names[holder], **_door(door, lang))
        case moves.Looked(look):
            seen = ", ".join(ghost_name(g.seat, g.ghost, lang) for g in look.ghosts if g.seen)
            sentence = words["seen_some" if seen else "seen_none"]
            return sentence.format(ghosts=seen, **_door(look.keyhole, lang))
    told = tell_night(event, names, lang)
    return told or words[event.__struct_config__.tag].format(name=names[event.seat])


def _placed(event: moves.Placed, name: str, lang: str) -> str:
    """V5: where it rests, and who had to get off."""
    words, pose = WORDS[lang], event.pose
    piece, face = PIECES[lang][event.piece], FACES[lang][pose.face]
    where = {"x": length(pose.x), "y": length(pose.y)}
    ghosts = ", ".join(ghost_name(ghost.seat, ghost.number, lang) for ghost in event.displaced)
    told = words["placed"].format(name=name, piece=piece, face=face, **where)
    if pose.lean:
        side, degrees = SIDES[lang][pose.lean.towards], pose.lean.degrees
        told += words["leans"].format(side=side, degrees=degrees)
    return told + (words["displaced"].format(ghosts=ghosts) if ghosts else "")


def _walked(event: moves.Walked, lang: str) -> str:
    """V6, V7: in through a door, on through the hall, or about in its cell."""
    entered = NIGHT[lang]["back"] if event.back else WORDS[lang]["entered"]
    sentence = entered if event.door else WORDS[lang]["walked" if event.cost else "nudged"]
    return sentence.format(
        who=ghost_name(event.seat, event.ghost, lang),
        cell=cell_name(cell_of(event.end.x, event.end.y)),
        cost=_points(event.cost, lang),
        **(_door(event.door, lang) if event.door else {}),
    )


def _door(door: Door, lang: str) -> dict[str, Any]:
    return {"number": door.number, "side": SIDES[lang][door.side]}


def _points(count: int, lang: str) -> str:
    return WORDS[lang]["point" if count == 1 else "points_many"].format(count=count)


def _or(names: list[str], lang: str) -> str:
    *others, last = names or [""]
    return f"{', '.join(others)}{WORDS[lang]['or']}{last}" if others else last
