"""What the terminal tells of fusions and Midnight cards, and what it offers then (V12, V13)."""

from collections.abc import Iterable, Iterator
from typing import Any

from manoir.games.pasvu import moves
from manoir.games.pasvu.geometry.hall import Ghost, cell_of
from manoir.games.pasvu.moves import Fuse, Pass, Put, Swap, Tip
from manoir.games.pasvu.sight.keyhole import Side
from manoir.games.pasvu.terminal.plan import cell_name, ghost_name, head
from manoir.games.pasvu.terminal.words import NIGHT, PIECES, SIDES, VERBS, card_text, card_title


def tell_night(event: Any, names: tuple[str, ...], lang: str) -> str | None:
    """What has happened, in words; None if it is of the plain game."""
    words = NIGHT[lang]
    match event:
        case moves.Struck(card, seat, number):
            told = {"title": card_title(card, lang), "text": card_text(card, lang)}
            return words["struck"].format(name=names[seat], round=number, **told)
        case moves.Passed(card, seat):
            return words["passed"].format(name=names[seat], title=card_title(card, lang))
        case moves.Foretold(number):
            return words["foretold"].format(number=number)
        case moves.Crossed(door):
            return words["crossed"].format(number=door.number, side=SIDES[lang][door.side])
        case moves.Fused(_, ghosts, end):
            two = " + ".join(_name(ghost, lang) for ghost in ghosts)
            return words["fused"].format(ghosts=two, end=_name(end, lang), cell=_cell(end))
        case moves.Effect():
            parts = words["then"].join(_parts(event, names, lang))
            return words["effect"].format(title=card_title(event.card, lang), parts=parts)
    return None


def offer_fusions(offered: tuple[Any, ...], lang: str) -> list[str]:
    """V12: who may become one, if anybody may."""
    verb = _verb("fuse", lang)
    fuses = [
        f"{verb} {move.ghost + 1} {move.other + 1}" for move in offered if isinstance(move, Fuse)
    ]
    return [NIGHT[lang]["fuse_more"].format(fuses=", ".join(fuses[:3]))] if fuses else []


def offer_answers(offered: tuple[Any, ...], lang: str) -> list[str]:
    """V13: all that may be answered to a Midnight card."""
    return [
        *_tips([move for move in offered if isinstance(move, Tip)], lang),
        *_swaps([move for move in offered if isinstance(move, Swap)], lang),
        *_puts([move for move in offered if isinstance(move, Put)], lang),
        *(NIGHT[lang]["pass_more"] for move in offered if isinstance(move, Pass)),
    ]


def _parts(event: moves.Effect, names: tuple[str, ...], lang: str) -> Iterator[str]:
    words = NIGHT[lang]
    groups = {
        "pieces": [PIECES[lang][piece] for piece, _ in event.pieces],
        "ghosts": [f"{_name(g, lang)} {_cell(g)}{head(g)}" for g in event.ghosts],
        "home": [_name(ghost, lang) for ghost in event.home],
        "out": [_name(ghost, lang) for ghost in event.out],
        "sides": [f"{names[i]} {SIDES[lang][side]}" for i, side in enumerate(event.sides)],
    }
    if event.seat is not None:
        yield names[event.seat]
    for key, things in groups.items():
        if things:
            yield words[key].format(things=", ".join(things))


def _tips(tips: list[Tip], lang: str) -> Iterator[str]:
    """A line for each piece that is left, with the sides it may be tipped to."""
    if not tips:
        return
    words, sides = NIGHT[lang], dict[str, list[Side]]()
    for tip in tips:
        sides.setdefault(PIECES[lang][tip.piece], []).append(tip.towards)
    example = {"piece": PIECES[lang][tips[0].piece], "side": SIDES[lang][tips[0].towards]}
    yield words["tips"].format(**example)
    for piece, ways in sides.items():
        named = ", ".join(SIDES[lang][side] for side in ways)
        yield words["tips_of"].format(piece=piece, sides=named)


def _swaps(swaps: list[Swap], lang: str) -> Iterator[str]:
    """Four to a line, each as it is typed."""
    verb = _verb("swap", lang)
    typed = [f"{verb} {ghost_name(s.seat, s.ghost, lang)} {s.by + 1}" for s in swaps]
    if typed:
        yield NIGHT[lang]["swaps"]
    for at in range(0, len(typed), 4):
        yield "  " + ", ".join(f"[bold]{line}[/]" for line in typed[at : at + 4])


def _puts(puts: list[Put], lang: str) -> Iterator[str]:
    if puts:
        cells = _once(cell_name(cell_of(put.x, put.y)) for put in puts)
        told = {"ghost": puts[0].ghost + 1, "cell": cells[0], "cells": ", ".join(cells)}
        yield NIGHT[lang]["puts"].format(**told)


def _once(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))


def _verb(key: str, lang: str) -> str:
    return VERBS[lang][key][0]


def _name(ghost: Ghost, lang: str) -> str:
    return ghost_name(ghost.seat, ghost.number, lang)


def _cell(ghost: Ghost) -> str:
    return cell_name(cell_of(ghost.x, ghost.y))
