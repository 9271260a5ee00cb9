"""The lanterns as lines of text: drawn from a view, in every language of words/terminal.

The terminal shows them as they are, and the browser on a sheet of paper. There a name is put in
afterwards: nothing that must line up may stand behind one.
"""

from typing import Any, Final, assert_never

from lanterne.moves import BurntOut, Deal, Draw, Drew, Event, Move, Shown, Stop, Stopped
from lanterne.state import DECK, View
from manoir.kernel.text.words import read_words

WIDTH: Final = 12  # of the gauge
WORDS: Final = read_words("lanterne", "words/terminal")
LANGUAGES: Final = tuple(WORDS)  # the house asks for no other


def draw(view: View, names: tuple[str, ...], lang: str) -> list[str]:
    """Lines in rich markup, three for each lantern."""
    left = len(DECK) - sum(view.sizes)
    deck = WORDS[lang]["deck"].format(count=left, limit=view.options.limit)
    lanterns = (line for seat in range(len(names)) for line in _lantern(view, seat, names, lang))
    return [f"[dim]{deck}[/]", *lanterns]


def label(move: Move, lang: str) -> str:
    """An offered move, in words."""
    words = WORDS[lang]
    match move:
        case Draw():
            return words["draw"]
        case Stop():
            return words["stop"]
        case Deal(card):
            return words["deal"].format(card=card)
        case _:
            assert_never(move)


def tell(event: Event, names: tuple[str, ...], lang: str) -> str:
    """What has just happened, in words."""
    words, name = WORDS[lang], names[event.seat]
    match event:
        case Drew(_, card):
            return words["drew" if card is None else "drew_card"].format(name=name, card=card)
        case Stopped():
            return words["did_stop"].format(name=name)
        case BurntOut(_, oil):
            return words["burnt_out"].format(name=name, oil=oil)
        case Shown(_, oil):
            return words["shown"].format(name=name, oil=oil)
        case _:
            assert_never(event)


def _lantern(view: View, seat: int, names: tuple[str, ...], lang: str) -> list[str]:
    mark = "▸" if seat == view.turn else " "
    return [
        "",
        f"[bold yellow]{mark}[/] [bold]{names[seat]}[/]",
        f"  {_cards(view, seat)}",
        f"  {_gauge(view, seat)} {_state(view, seat, lang)}",
    ]


def _cards(view: View, seat: int) -> str:
    hand = view.hands[seat]
    faces = "?" * view.sizes[seat] if hand is None else "".join(map(str, hand))
    return " ".join(f"[bold]▐{face}▌[/]" for face in faces) or "[dim]·[/]"


def _gauge(view: View, seat: int) -> str:
    """How full a lantern is; nothing can be seen of a hidden one."""
    hand = view.hands[seat]
    if hand is None:
        return f"[blue]{'░' * WIDTH}[/]"
    full = min(WIDTH, sum(hand) * WIDTH // view.options.limit)
    colour = "red" if view.burnt[seat] else "yellow"
    return f"[{colour}]{'█' * full}[/][dim]{'░' * (WIDTH - full)}[/]"


def _state(view: View, seat: int, lang: str) -> str:
    words, hand = WORDS[lang], view.hands[seat]
    values: dict[str, Any] = {"oil": sum(hand or ())}
    if view.burnt[seat]:
        return f"[red]{words['out'].format(**values)}[/]"
    known = "hidden" if hand is None else "oil" if hand else "empty"
    stopped = f", [green]{words['stopped']}[/]" if view.stopped[seat] else ""
    return words[known].format(**values) + stopped
