"""The hall as a terminal shows it: the plan, what is beside it, and everybody's ghosts."""

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Final

from manoir.games.pasvu.geometry.hall import Ghost, cell_of
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.units import MIL, TURN
from manoir.games.pasvu.rounds.paths import far_side
from manoir.games.pasvu.state import View
from manoir.games.pasvu.terminal.plan import STYLES, WIDTH, cell_name, head, plan
from manoir.games.pasvu.terminal.words import (
    COLOURS,
    FACES,
    INITIALS,
    NIGHT,
    PIECES,
    SIDES,
    SIGNS,
    WORDS,
    card_text,
    card_title,
)

WINDS: Final = "↓↘→↗↑↖←↙"  # where the front of a piece looks, by eighths of a turn to the left


def draw(view: View, names: tuple[str, ...], lang: str) -> list[str]:
    """Lines in rich markup: the plan with what is beside it, then everybody's ghosts."""
    beside = [*_table(view, lang), "", *_players(view, names, lang), "", *_pieces(view, lang)]
    blank = " " * WIDTH
    rows = zip_longest(plan(view, lang), beside, fillvalue=None)
    return [
        *(f"{row or blank}  {text or ''}".rstrip() for row, text in rows),
        *_night(view, lang),
        *_ghosts(view, lang),
        *(f"[dim]{line}[/]" for line in _legend(view, lang)),
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
    wide = max(map(len, PIECES[lang].values()))
    for piece, pose in view.pieces:
        where = f"{length(pose.x)} {length(pose.y)}"
        sign = SIGNS[lang][piece]
        yield f"{sign} {PIECES[lang][piece]:{wide}} {where:11} {_standing(pose, lang)}".rstrip()


def _standing(pose: Pose, lang: str) -> str:
    """How it leans; else, upright, where its front looks; else what is below."""
    if pose.lean:
        side = INITIALS[lang][pose.lean.towards]
        return WORDS[lang]["leaning"].format(side=side, degrees=pose.lean.degrees)
    if pose.face != "bottom":
        return WORDS[lang]["down"].format(face=FACES[lang][pose.face])
    eighth = TURN // len(WINDS)
    return WINDS[(pose.yaw + eighth // 2) // eighth % len(WINDS)]


def _ghosts(view: View, lang: str) -> Iterator[str]:
    """A line a seat: who is in reserve, at the edge (V12), in the hall and where, out."""
    words = WORDS[lang]
    for seat, style in enumerate(STYLES[: len(view.sides)]):
        inside = (_ghost(view, ghost) for ghost in view.ghosts if ghost.seat == seat)
        edge = view.edge[seat]
        groups = {
            words["reserve"]: _numbers(n for n in view.reserve[seat] if n not in edge),
            NIGHT[lang]["edge"]: _numbers(edge),
            words["hall"]: " ".join(inside),
            words["out"]: _numbers(view.out[seat]),
        }
        told = "  ".join(f"[dim]{name}[/] {text}" for name, text in groups.items() if text)
        yield f"[bold {style}]{COLOURS[lang][seat]}[/]  {told}"


def _ghost(view: View, ghost: Ghost) -> str:
    """Its number and its cell, where its head is, if it is up on something, if it is held."""
    signs = ("^" if ghost.z else "") + ("=" if ghost.number in view.held[ghost.seat] else "")
    return f"{ghost.number + 1}:{cell_name(cell_of(ghost.x, ghost.y))}{head(ghost)}{signs}"


def _numbers(ghosts: Iterable[int]) -> str:
    return " ".join(str(number + 1) for number in sorted(ghosts))


def _night(view: View, lang: str) -> Iterator[str]:
    """V13: a line for each card in force, and the number of the door where it is foretold."""
    words = NIGHT[lang]
    for card in view.night.cards:
        told = {"title": card_title(card, lang), "text": card_text(card, lang)}
        yield f"[yellow]{words['in_force'].format(**told)}[/]"
    if view.night.number is not None:
        yield f"[yellow]{words['foreseen'].format(number=view.night.number)}[/]"


def _legend(view: View, lang: str) -> Iterator[str]:
    yield WORDS[lang]["legend"]
    if any(pose.lean for _, pose in view.pieces):
        yield WORDS[lang]["legend_leaning"]
    notes = ("legend_held", any(view.held)), ("legend_lying", any(head(g) for g in view.ghosts))
    more = [NIGHT[lang][key] for key, is_needed in notes if is_needed]
    if more:
        yield "; ".join(more)
