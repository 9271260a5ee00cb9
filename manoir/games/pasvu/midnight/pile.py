"""The pile of Midnight cards, those in force, and what they change in a round (V13)."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from msgspec.structs import replace

from manoir.games.pasvu.midnight import cards
from manoir.games.pasvu.midnight.card import Card
from manoir.games.pasvu.sight.keyhole import Door, Side
from manoir.games.pasvu.state import Options, State

PILE: Final[dict[str, Card]] = {
    module.name: import_module(f"{cards.__name__}.{module.name}").CARD
    for module in iter_modules(cards.__path__)
}
FIRST: Final = 2  # the round in which midnight strikes first


def deck_of(options: Options) -> tuple[str, ...]:
    """The cards that a table plays with. Raises ValueError for one that is not there."""
    deck = options.deck or tuple(PILE)
    unknown = [name for name in deck if name not in PILE]
    if unknown or len(set(deck)) != len(deck):
        raise ValueError(f"V13: a deck has different cards out of {', '.join(PILE)}; not {deck}")
    return deck


def is_due(state: State) -> bool:
    """Whether a card is still to be drawn this round."""
    most = min(state.options.midnight, len(deck_of(state.options)))
    return state.round >= FIRST and len(state.night.cards) < most


def on_pile(state: State) -> tuple[str, ...]:
    """What may be drawn; of an empty pile, all but what is in force."""
    deck = deck_of(state.options)
    left = tuple(name for name in deck if name not in state.struck)
    return left or tuple(name for name in deck if name not in state.night.cards)


def drawn(state: State, name: str) -> State:
    """A card is turned up, and in force."""
    in_force = (*state.night.cards, name)
    fresh = name not in state.struck
    night = replace(state.night, cards=in_force, asked=(), tipped=(), put=())
    return replace(state, night=night, struck=(*state.struck, name) if fresh else in_force)


def last(state: State) -> Card:
    """The card that was drawn last."""
    return PILE[state.night.cards[-1]]


def side(state: State) -> Side | None:
    """V9: where the keyhole goes without anybody's choice."""
    return next((side for card in _in_force(state) if (side := card.side(state))), None)


def look_again(state: State) -> Door | None:
    """V10: where the keyhole goes after a look, for another one."""
    return next((door for card in _in_force(state) if (door := card.look_again(state))), None)


def ends(state: State) -> Iterator[tuple[str, State]]:
    """Card after card, the state when it has ended."""
    for name in state.night.cards:
        state = PILE[name].end(state)
        yield name, state


def _in_force(state: State) -> Iterator[Card]:
    return (PILE[name] for name in state.night.cards)
