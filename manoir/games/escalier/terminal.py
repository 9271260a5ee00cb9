"""The staircase in a terminal: drawn from a view."""

from typing import Any, Final, assert_never

from manoir.games.escalier import moves
from manoir.games.escalier.staircase import BOX, GHOST_FACE, TOP, Place
from manoir.games.escalier.state import View
from manoir.kernel.text.words import read_words

STYLES: Final = ("dark_orange", "red", "yellow", "green")
GHOST: Final = "[white]ᗣ[/]"
WORDS: Final = read_words("manoir.games.escalier", "data/words")
LANGUAGES: Final = tuple(WORDS)


def draw(view: View, names: tuple[str, ...], lang: str) -> list[str]:
    """Lines in rich markup, the top of the stairs first."""
    lines = [f"{_owners(view, names, lang)}", ""]
    for step in range(TOP, 0, -1):
        tread = "▁▁▁" if step < TOP else "▁▁▁ ᗣ zzz" if not view.arrived else "▁▁▁"
        pieces = " ".join(_pieces(view, step))
        lines.append(f"[dim]{step:>3}[/] {'   ' * step}[blue]{tread}[/] {pieces}")
    return lines


def label(move: moves.Move, lang: str) -> str:
    """An offered move, in words."""
    words = WORDS[lang]
    match move:
        case moves.Roll():
            return words["roll"]
        case moves.Decline():
            return words["decline"]
        case moves.Haunt(colour):
            return words["haunt"].format(colour=_colour(colour, lang))
        case moves.Advance(place):
            return words["advance"].format(place=_place(place, lang))
        case moves.Swap(one, other):
            return words["swap"].format(one=_place(one, lang), other=_place(other, lang))
        case moves.Trade(one, other):
            return words["trade"].format(one=_colour(one, lang), other=_colour(other, lang))
        case moves.Begin() | moves.Rolled():
            raise TypeError(f"nobody is offered {move!r}")
        case _:
            assert_never(move)


def tell(event: Any, names: tuple[str, ...], lang: str) -> str:
    """What has just happened, in words."""
    words = WORDS[lang]
    values: dict[str, Any] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        values[field] = _place(value, lang) if isinstance(value, Place) else value
    match event:
        case moves.DieRolled(_, face):
            values["face"] = words["ghost"] if face == GHOST_FACE else face
        case moves.Advanced(_, _, None):
            values["to"] = words["top"]
        case moves.Traded(_, one, other):
            values |= {"one": _colour(one, lang), "other": _colour(other, lang)}
        case moves.Arrived(_, owner, _):
            values["owner"] = words["neutral"] if owner is None else names[owner]
    if "colour" in values:
        values["colour"] = _colour(values["colour"], lang)
    if "seat" in values:
        values["name"] = names[values["seat"]]
    return words[event.__struct_config__.tag].format(**values)


def _pieces(view: View, step: int) -> list[str]:
    tokens = [_token(colour) for colour, at in enumerate(view.tokens) if at == step]
    if step == TOP:
        return [_token(colour) for colour in view.arrived]
    if view.under is None:
        return tokens + [GHOST] * view.ghosts.count(step)
    return tokens + [
        f"{GHOST}={_token(colour)}"
        for at, colour in zip(view.ghosts, view.under, strict=True)
        if at == step
    ]


def _owners(view: View, names: tuple[str, ...], lang: str) -> str:
    words = WORDS[lang]
    owners = (words["neutral"] if owner is None else names[owner] for owner in view.owners)
    return "   ".join(
        f"{_token(colour)} {_colour(colour, lang)}: {owner}" for colour, owner in enumerate(owners)
    )


def _token(colour: int) -> str:
    return f"[bold {STYLES[colour]}]{BOX.colours[colour][0].upper()}[/]"


def _colour(colour: int, lang: str) -> str:
    return WORDS[lang][f"colour-{colour}"]


def _place(place: Place, lang: str) -> str:
    key = "slot" if place.slot else "place"
    return WORDS[lang][key].format(step=place.step, slot=place.slot + 1)
