"""Lanterne: push your luck in the dark, for 2 to 4 seats. A game in one package."""

from itertools import product

from lanterne import knowledge, moves, rules, state
from manoir.kernel.game import Game

GAME = Game(
    id="lanterne",
    version=1,
    seats=(2, 4),
    rules=rules,
    options=state.Options,
    state=state.State,
    move=moves.Move,
    view=state.View,
    event=moves.Event,
    knowledge=knowledge.Knowledge,
    variants=tuple(
        {"limit": limit, "open_hands": open_hands}
        for limit, open_hands in product((9, 12, 15), (False, True))
    ),
    terminal="lanterne.terminal",
    words="lanterne/words",
)
