"""The hall as a terminal shows it: the plan, what is beside it, and everybody's ghosts."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from manoir.games.pasvu.hall import cell_of
from manoir.games.pasvu.plan import STYLES, WIDTH, cell_name, plan
from manoir.games.pasvu.shapes import Pose
from manoir.games.pasvu.state import View
from manoir.games.pasvu.units import MIL, TURN
from manoir.games.pasvu.way import far_side
from manoir.games.pasvu.words import COLOURS, FACES, PIECES, SIDES, SIGNS, WORDS

WINDS: Final = "↓↘→↗↑↖←↙"  # where the front of a piece looks, by eighths of a turn to the left


def draw(view: View, names: tuple[str, ...], lang: str) -> list[str]:
    """Lines in rich markup: the plan with what is beside it, then everybody's ghosts."""
    beside = [*_table(view, lang), "", *_players(view, names, lang), "", *_pieces(view, lang)]
    blank = " " * WIDTH
    rows = zip_longest(plan(view, lang), beside, fillvalue=None)
    return [
        *(f"{row or blank}  {text or ''}".rstrip() for row, text in rows),
        *_ghosts(view, lang),
        f"[dim]{WORDS[lang]['legend']}[/]",
    ]


def length(mils: int) -> str:
    """In cells, as it is typed."""
    return f"{mils / MIL:.3f}".rstrip("0").rstrip(".")


def _table(view: View, lang: str) -> Iterator[str]:
    words, (side, number) = WORDS[lang], (view.keyhole.side, view.keyhole.number)
    yield words["round"].format(round=view.round, rounds=view.rounds)
    yield words["keyhole"].format(number=number, side=SIDES[lang][side])


def _players(view: View, names: tuple[str, ...], lang: str) -> Iterator[str]:
    """Two lines each: who has which card, and the die; from where to where, and points."""
    words = WORDS[lang]
    for seat, name in enumerate(names):
        side, card = view.sides[seat], view.cards[seat]
        has = [
            *([words["card"].format(value=card.value)] if card else []),
            *([words["dice"]] if seat == view.holder else []),
        ]
        yield f"[bold {STYLES[seat]}]{COLOURS[lang][seat]} {name}[/]  {', '.join(has)}".rstrip()
        sides = {"side": SIDES[lang][side], "far": SIDES[lang][far_side(side)]}
        yield "  " + words["chair"].format(score=view.scores[seat], **sides)


def _pieces(view: View, lang: str) -> Iterator[str]:
    for piece, pose in view.pieces:
        where = f"{length(pose.x)} {length(pose.y)}"
        sign = SIGNS[lang][piece]
        yield f"{sign} {PIECES[lang][piece]:8} {where:11} {_standing(pose, lang)}".rstrip()


def _standing(pose: Pose, lang: str) -> str:
    """Upright, where its front looks; else what is below."""
    if pose.face != "bottom":
        return WORDS[lang]["down"].format(face=FACES[lang][pose.face])
    eighth = TURN // len(WINDS)
    return WINDS[(pose.yaw + eighth // 2) // eighth % len(WINDS)]


def _ghosts(view: View, lang: str) -> Iterator[str]:
    """A line a seat: who is in reserve, in the hall and where, out."""
    words = WORDS[lang]
    for seat, style in enumerate(STYLES[: len(view.sides)]):
        inside = (
            f"{ghost.number + 1}:{cell_name(cell_of(ghost.x, ghost.y))}{'^' if ghost.z else ''}"
            for ghost in view.ghosts
            if ghost.seat == seat
        )
        groups = {
            "reserve": _numbers(view.reserve[seat]),
            "hall": " ".join(inside),
            "out": _numbers(view.out[seat]),
        }
        told = "  ".join(f"[dim]{words[key]}[/] {text}" for key, text in groups.items() if text)
        yield f"[bold {style}]{COLOURS[lang][seat]}[/]  {told}"


def _numbers(ghosts: tuple[int, ...]) -> str:
    return " ".join(str(number + 1) for number in sorted(ghosts))
