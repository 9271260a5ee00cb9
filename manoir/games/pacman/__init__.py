"""*Pac-Man, le chasseur de fantômes* (Milton Bradley, 1982, after Namco's arcade game)."""

from itertools import product

from manoir.games.pacman import moves, notation, rules, state
from manoir.games.pacman.knowledge import Knowledge
from manoir.kernel.game import Game

GAME = Game(
    id="pacman",
    version=1,
    seats=(2, 4),
    rules=rules,
    options=state.Options,
    state=state.State,
    move=moves.Move,
    view=state.View,
    event=moves.Event,
    terminal="manoir.games.pacman.terminal",
    batch="manoir.games.pacman.batch",
    batch_entries="manoir.games.pacman.batch.entries",
    codec="manoir.games.pacman.research.codec",
    stepping="manoir.games.pacman.research.stepping",
    stepping_entries="manoir.games.pacman.research.entries",
    notation=notation,
    knowledge=Knowledge,
    same_view=True,
    opening={"end": "white"},  # P14: the hunt for the last yellow marble can be long
    variants=tuple(
        {"circuit": circuit, "end": end, "count": count}
        for circuit, (end, count) in product(
            ("classic", "large"), (("all", "white"), ("white", "all"))
        )
    ),
)
