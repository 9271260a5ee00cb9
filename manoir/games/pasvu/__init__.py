"""*Pas vu pas pris*, by Phil Vizcarro and Amine Rahmani (Letheia)."""

from manoir.games.pasvu import advice, moves, rules, state
from manoir.kernel.game import Game

GAME = Game(
    id="pasvu",
    version=1,
    seats=(2, 4),
    rules=rules,
    options=state.Options,
    state=state.State,
    move=moves.Move,
    view=state.View,
    event=moves.Event,
    heavy=True,  # nature's look takes some hundredths of a second
    tries=True,
    advice=advice,
    variants=(
        {},
        {"eyes": "sharp", "hall": "random"},
        {"eyes": "sleepy", "hide": False, "practice": True},
    ),
)
