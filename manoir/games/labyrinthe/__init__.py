"""*Labyrinthe*, by Max J. Kobbert (Ravensburger), with Day and Night."""

from itertools import product

from manoir.games.labyrinthe import advice, moves, notation, rules, state
from manoir.games.labyrinthe.knowledge import Knowledge
from manoir.kernel.game import Game

GAME = Game(
    id="labyrinthe",
    version=1,
    seats=(2, 4),
    rules=rules,
    options=state.Options,
    state=state.State,
    move=moves.Move,
    view=state.View,
    event=moves.Event,
    terminal="manoir.games.labyrinthe.terminal",
    bench="manoir.games.labyrinthe.bench",
    batch="manoir.games.labyrinthe.batch",
    batch_entries="manoir.games.labyrinthe.batch.entries",
    codec="manoir.games.labyrinthe.research.codec",
    stepping="manoir.games.labyrinthe.research.stepping",
    stepping_entries="manoir.games.labyrinthe.research.entries",
    notation=notation,
    knowledge=Knowledge,
    advice=advice,
    variants=tuple(
        {"mode": mode, "cards": cards, "edition": edition}
        for (mode, cards), edition in product(
            (("base", 1), ("children", 2), ("night", 1)), ("current", "older")
        )
    ),
)
