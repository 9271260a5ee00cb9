"""The circuit as a terminal shows it: six letters a place, which goes by its number."""

from collections.abc import Iterator
from typing import Final

from manoir.games.pacman.state import View
from manoir.games.pacman.terminal.words import WORDS

STYLES: Final = ("red", "green", "blue", "yellow")
EATERS: Final = "◐◑◒◓"  # by colour: told apart without it
GHOST: Final = "∩"
YELLOW: Final = "◆"
MARBLES: Final = {"w": "•", "y": f"[bold yellow]{YELLOW}[/]", ".": " "}
DOOR: Final = "»"
HOME: Final = "⌂"
WALL: Final = "[blue]▒▒▒▒▒[/] "


def draw(view: View, names: tuple[str, ...], lang: str) -> list[str]:
    """Lines in rich markup: the circuit, the trays, the dice that are left."""
    words = WORDS[lang]
    dice = [words["dice"].format(dice="  ".join(str(die) for die in view.dice))]
    return [
        *_circuit(view),
        f"[dim]{words['legend']}[/]",
        *_players(view, names, lang),
        *(dice if view.dice else []),
    ]


def _circuit(view: View) -> Iterator[str]:
    height, width = (1 + max(spot[axis] for spot in view.spots) for axis in (0, 1))
    cells = {spot: _cell(view, place) for place, spot in enumerate(view.spots)}
    for row in range(height):
        yield "".join(cells.get((row, column), WALL) for column in range(width)).rstrip()


def _cell(view: View, place: int) -> str:
    """The number, who or what is there in two letters, what lies under it, a door."""
    number, lies = f"[dim]{place:2}[/]", MARBLES[view.marbles[place]]
    door = DOOR if view.signs[place] == "D" else " "
    if view.signs[place] == "G":
        return f"{number}({_in_den(view, place)})"
    here = _piece(view, place)
    if here:
        return f"{number}{here}{lies}{door}"
    return f"{number}{_home(view, place) if view.signs[place] == 'H' else lies}{door}  "


def _in_den(view: View, den: int) -> str:
    inside = (str(ghost + 1) if place == den else " " for ghost, place in enumerate(view.ghosts))
    return f"[bold white]{''.join(inside)}[/]"


def _piece(view: View, place: int) -> str:
    if place in view.eaters:
        return f"{_eater(view, view.eaters.index(place))} "
    if place in view.ghosts:
        return f"[bold white]{GHOST}{view.ghosts.index(place) + 1}[/]"
    return ""


def _home(view: View, place: int) -> str:
    if place not in view.homes:
        return f"[dim]{HOME}[/]"
    return f"[{STYLES[view.colours[view.homes.index(place)]]}]{HOME}[/]"


def _players(view: View, names: tuple[str, ...], lang: str) -> Iterator[str]:
    """A line each: the Pac-Man, whose it is, and the marbles in its tray, one under another."""
    called = [
        f"{name} ({WORDS[lang][f'colour-{colour}']})"
        for name, colour in zip(names, view.colours, strict=True)
    ]
    width = max(len(call) for call in called)
    for seat, call in enumerate(called):
        tray = f"{view.white[seat]:2} {MARBLES['w']}   {view.yellow[seat]} {MARBLES['y']}"
        yield f"{_eater(view, seat)} {call:{width}}  {tray}"


def _eater(view: View, seat: int) -> str:
    """The one whose turn it is stands out."""
    colour = view.colours[seat]
    style = "bold reverse" if seat == view.turn and not view.over else "bold"
    return f"[{style} {STYLES[colour]}]{EATERS[colour]}[/]"
