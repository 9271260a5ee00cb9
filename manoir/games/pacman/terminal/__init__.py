"""The circuit in a terminal: what is drawn, offered, typed and told."""

from textwrap import wrap
from typing import Any, Final, assert_never

from manoir.games.pacman import moves
from manoir.games.pacman.state import View
from manoir.games.pacman.terminal.drawing import EATERS, GHOST, HOME, YELLOW, draw
from manoir.games.pacman.terminal.reading import (
    Way,
    eaten,
    example,
    read,
    richest,
    short,
    typed,
    who,
)
from manoir.games.pacman.terminal.words import LANGUAGES, WORDS

__all__ = ["LANGUAGES", "draw", "label", "offer", "read", "tell", "typed"]

WIDTH: Final = 72  # letters of a line of ends, beside who and the die


def label(move: moves.Move, lang: str) -> str:
    """An offered move, in words."""
    words = WORDS[lang]
    match move:
        case moves.Roll():
            return words["roll"]
        case moves.Run(die, path):
            return words["run"].format(die=die, path=_list(path))
        case moves.Chase(die, ghost, path):
            return words["chase"].format(die=die, ghost=ghost + 1, path=_list(path))
        case moves.Rob(seat):
            return words["rob"].format(seat=seat + 1)
        case moves.PutBack(hole):
            return words["back"].format(hole=hole)
        case moves.Propose():
            return words["propose"]
        case moves.Answer(agrees):
            return words["agree" if agrees else "decline"]
        case moves.Draw() | moves.Rolled():
            raise TypeError(f"nobody is offered {move!r}")
        case _:
            assert_never(move)


def offer(view: View, offered: tuple[Any, ...], lang: str) -> list[str] | None:
    """Where each piece gets to by each die, and what for; None where a list of moves is short."""
    if not isinstance(offered[0], moves.Run | moves.Chase):
        return None
    words, best = WORDS[lang], example(view, offered)
    twins = view.ghosts[0] == view.ghosts[1] and isinstance(offered[-1], moves.Chase)
    ends = dict[str, dict[int, list[Way]]]()  # by who and die, the ways to each end
    for move in offered:
        if not (twins and who(move) == "2"):
            by_end = ends.setdefault(f"{who(move)} {move.die}", {})
            by_end.setdefault(move.path[-1], []).append(move)
    return [
        words["type"].format(example=f"[bold]{short(best)}[/]"),
        *([words["way"].format(example=typed(best))] if isinstance(best, moves.Run) else []),
        *(line for start, by_end in ends.items() for line in _ends(view, start, by_end)),
        *([f" [bold]2[/] {words['alike']}"] if twins else []),
    ]


def tell(event: Any, names: tuple[str, ...], lang: str) -> str:
    """What has just happened, in words."""
    tag = event.__struct_config__.tag
    match event:
        case moves.Drawn(_, first):
            tag = "drawn_again" if first is None else tag
        case moves.DiceRolled():
            tag = "dice_rolled"
        case moves.Ran(_, _, _, white, yellow):
            tag = "ran_ate" if white or yellow else tag
        case moves.Caught(seat, _, victim):
            tag = "caught_own" if seat == victim else tag
        case moves.Stuck(_, eater, ghosts):
            tag = "stuck_all" if eater and ghosts else "stuck_eater" if eater else "stuck_ghosts"
        case moves.Answered(_, agrees):
            tag = "agreed" if agrees else "declined"
    return WORDS[lang][tag].format(**_values(event, names, lang))


def _ends(view: View, start: str, by_end: dict[int, list[Way]]) -> list[str]:
    """The ends of one piece and one die, as many lines as they need, under one another."""
    text = "  ".join(_end(view, richest(view, by_end[end])) for end in sorted(by_end))
    first, *others = wrap(text, WIDTH)
    return [f" [bold]{start}[/]  {first}", *(f"      {line}" for line in others)]


def _end(view: View, move: Way) -> str:
    """An end, with what the way there eats or whom it catches."""
    last = move.path[-1]
    if isinstance(move, moves.Chase):
        caught = EATERS[view.colours[view.eaters.index(last)]] if last in view.eaters else ""
        return f"{last}{caught}"
    marbles, yellow = eaten(view, move)
    white = str(marbles - yellow) if marbles > yellow else ""
    ate = f"+{white}{YELLOW * yellow}" if marbles else ""
    there = f"{GHOST}{view.ghosts.index(last) + 1}" if last in view.ghosts else ""
    return f"{last}{HOME if view.signs[last] == 'H' else there}{ate}"


def _values(event: Any, names: tuple[str, ...], lang: str) -> dict[str, Any]:
    values = {field: getattr(event, field) for field in event.__struct_fields__}
    match event:
        case moves.Drawn(throws, first):
            values["throws"] = ", ".join(
                f"{name} {one} + {two}" for name, (one, two) in zip(names, throws, strict=True)
            )
            values["seat"] = first
        case moves.Ran(_, start, path, white, yellow):
            values["way"] = _way(start, path)
            values["eaten"] = _eaten(len(white), len(yellow), lang)
        case moves.Chased(_, _, start, path):
            values["way"] = _way(start, path)
        case moves.Robbed(_, victim, marbles) | moves.Caught(_, _, victim, marbles):
            values["victim"] = names[victim]
            values["paid"] = _many("marble", marbles, lang) or WORDS[lang]["nothing"]
    if "ghost" in values:
        values["ghost"] += 1
    if values["seat"] is not None:
        values["name"] = names[values["seat"]]
    return values


def _way(start: int, path: tuple[int, ...]) -> str:
    return " → ".join(str(place) for place in (start, *path))


def _eaten(white: int, yellow: int, lang: str) -> str:
    some = [_many("white", white, lang), _many("yellow", yellow, lang)]
    return WORDS[lang]["and"].join(part for part in some if part)


def _many(thing: str, count: int, lang: str) -> str:
    """So many of a thing, or nothing."""
    return WORDS[lang][thing if count == 1 else f"{thing}s"].format(count=count) if count else ""


def _list(places: Any) -> str:
    return " ".join(str(place) for place in places)
