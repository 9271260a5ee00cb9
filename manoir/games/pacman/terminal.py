"""The circuit in a terminal: drawn from a view, in English or French. Places go by number."""

from collections.abc import Iterator
from typing import Any, Final

from manoir.games.pacman import moves
from manoir.games.pacman.state import View
from manoir.games.pacman.words import COLOURS, WORDS

STYLES: Final = ("red", "green", "blue", "yellow")
EATERS: Final = "◐◑◒◓"  # by colour: told apart without it
GHOST: Final = "ᗣ"
MARBLES: Final = {"w": "●", "y": "[bold yellow]◆[/]", ".": "·"}
DOOR: Final = "»"
WALL: Final = "[blue]██████[/]"


def draw(view: View, names: tuple[str, ...], lang: str) -> list[str]:
    """Lines in rich markup: the circuit, the trays, the dice that are left."""
    words = WORDS[lang]
    dice = [words["dice"].format(dice=" ".join(str(die) for die in view.dice))] if view.dice else []
    return [*_circuit(view), "", *_players(view, names, lang), *dice]


def label(move: Any, lang: str) -> str:
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
    raise TypeError(f"nobody is offered {move!r}")


def typed(move: Any) -> str:
    """What to type for a move of a piece: who, the die, and every place on the way."""
    match move:
        case moves.Run(die, path):
            return f"P {die} {_list(path)}"
        case moves.Chase(die, ghost, path):
            return f"{ghost + 1} {die} {_list(path)}"
    raise TypeError(f"nobody types {move!r}")


def offer(view: View, offered: tuple[Any, ...], lang: str) -> list[str] | None:
    """Where each piece can get to by each die; None where a list of the moves is short."""
    if not isinstance(offered[0], moves.Run | moves.Chase):
        return None
    words, ends = WORDS[lang], dict[tuple[str, int, int], set[int]]()
    for move in offered:
        ghost = move.ghost + 1 if isinstance(move, moves.Chase) else 0
        kind = "ghost_ends" if ghost else "eater_ends"
        ends.setdefault((kind, ghost, move.die), set()).add(move.path[-1])
    return [
        words["type"].format(example=typed(offered[0])),
        *(
            words[kind].format(ghost=ghost, die=die, places=_list(sorted(places)))
            for (kind, ghost, die), places in ends.items()
        ),
    ]


def tell(event: Any, names: tuple[str, ...], lang: str) -> str:
    """What has just happened, in words."""
    words = WORDS[lang]
    tag, values = event.__struct_config__.tag, _values(event, names)
    match event:
        case moves.Drawn(_, first):
            tag = "drawn_again" if first is None else tag
        case moves.DiceRolled():
            tag = "dice_rolled"
        case moves.Ran(_, _, _, white, yellow):
            parts = ["ran", *(["ran_white"] if white else []), *(["ran_yellow"] if yellow else [])]
            return " ".join(words[part].format(**values) for part in parts)
        case moves.Caught(seat, _, victim):
            tag = "caught_own" if seat == victim else tag
        case moves.Stuck(_, eater, ghosts):
            tag = "stuck_all" if eater and ghosts else "stuck_eater" if eater else "stuck_ghosts"
    return words[tag].format(**values)


def _values(event: Any, names: tuple[str, ...]) -> dict[str, Any]:
    values = {field: getattr(event, field) for field in event.__struct_fields__}
    match event:
        case moves.Drawn(throws, first):
            values["throws"] = ", ".join(
                f"{name} {one} + {two}" for name, (one, two) in zip(names, throws, strict=True)
            )
            values["seat"] = first
        case moves.Ran(_, _, path, white, yellow):
            values |= {"end": path[-1], "white": len(white), "yellow": len(yellow)}
        case moves.Chased(_, _, _, path):
            values["end"] = path[-1]
        case moves.Robbed(_, victim) | moves.Caught(_, _, victim):
            values["victim"] = names[victim]
    if "ghost" in values:
        values["ghost"] += 1
    if values["seat"] is not None:
        values["name"] = names[values["seat"]]
    return values


def _circuit(view: View) -> Iterator[str]:
    height, width = (1 + max(spot[axis] for spot in view.spots) for axis in (0, 1))
    cells = {spot: _cell(view, place) for place, spot in enumerate(view.spots)}
    for row in range(height):
        yield "".join(cells.get((row, column), WALL) for column in range(width)).rstrip()


def _cell(view: View, place: int) -> str:
    """Six letters wide: the number, who or what is there, what lies under it, a door."""
    sign, lies = view.signs[place], MARBLES[view.marbles[place]]
    door = DOOR if sign == "D" else " "
    here = _piece(view, place)
    if here:
        under = " " if view.marbles[place] == "." else lies
        return f"[dim]{place:2}[/]{here}{under}{door}"
    if sign == "H":
        return f"[dim]{place:2}[/]{_home(view, place)}   "
    return f"[dim]{place:2}[/]{' G' if sign == 'G' else lies + ' '} {door}"


def _piece(view: View, place: int) -> str:
    """Two letters, or nothing. The den shows both its ghosts by its own sign."""
    if place in view.eaters:
        return f"{_eater(view, view.eaters.index(place))} "
    if view.signs[place] != "G" and place in view.ghosts:
        return f"[bold white]{GHOST}{view.ghosts.index(place) + 1}[/]"
    return ""


def _home(view: View, place: int) -> str:
    if place not in view.homes:
        return "[dim]⌂[/]"
    return f"[{STYLES[view.colours[view.homes.index(place)]]}]⌂[/]"


def _players(view: View, names: tuple[str, ...], lang: str) -> Iterator[str]:
    for seat, name in enumerate(names):
        line = WORDS[lang]["player"].format(
            name=name,
            colour=COLOURS[lang][view.colours[seat]],
            white=view.white[seat],
            yellow=view.yellow[seat],
        )
        yield f"{_eater(view, seat)} {line}"


def _eater(view: View, seat: int) -> str:
    colour = view.colours[seat]
    return f"[bold {STYLES[colour]}]{EATERS[colour]}[/]"


def _list(places: Any) -> str:
    return " ".join(str(place) for place in places)
