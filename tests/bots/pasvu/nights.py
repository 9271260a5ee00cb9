"""Positions of nights on which Midnight has struck, and what players do in them."""

from typing import Any

from manoir.bots.bot import Player, level
from manoir.games.pasvu import rules
from manoir.games.pasvu.geometry.hall import Ghost
from manoir.games.pasvu.midnight.pile import PILE
from manoir.games.pasvu.moves import Move
from manoir.games.pasvu.rounds.setup import hotel
from manoir.games.pasvu.sight.keyhole import Door, Side
from manoir.games.pasvu.state import Night, Options, State
from tests.games.pasvu.positions import play, position

OPEN: tuple[Side, ...] = ("S", "E", "N")  # where the keyhole can go from the west
FUSIONS = Options(fusions=True)
MIDNIGHT = Options(midnight=1)


def night(*cards: str, **fields: Any) -> Night:
    return Night(cards=cards, **fields)


def asked(card: str, *ghosts: Ghost, **fields: Any) -> State:
    """The first seat answers what a card asks, in the third round."""
    fields = {"options": MIDNIGHT, "round": 3, "keyhole": Door("W", 1), **fields}
    return position("midnight", *ghosts, night=night(card, asked=(0,)), **fields)


def player_of(state: State, name: str) -> Player:
    """A player in the first seat that has heard nothing."""
    return level("pasvu", name).make(0, 2, rules.view(state, 0), 5)


def strolled(state: State, name: str) -> tuple[list[Move], State]:
    """What the first seat plays until it is done, remembering what it has done."""
    player = player_of(state, name)
    made: list[Move] = []
    while not state.done[0]:
        move = player.choose(rules.view(state, 0), rules.legal(state, 0), 1.0)
        after = play(state, (0, move))
        player.hear(rules.events(state, 0, move, after, 0), rules.view(after, 0))
        made.append(move)
        state = after
        assert len(made) < 40
    return made, state


def hall_at_night() -> dict[str, Any]:
    """The shipped hall, in the second round."""
    fields = {"pieces": hotel().pieces, "options": MIDNIGHT, "keyhole": Door("W", 1)}
    return {**fields, "round": 2, "night": night("shelter")}


def lying(state: State) -> State:
    return PILE["shelter"].strike(state)
