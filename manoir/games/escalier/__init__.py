"""*L'escalier hanté*, by Michelle Schanen (Drei Magier; Gigamic in France)."""

from itertools import product

from manoir.games.escalier import moves, notation, rules, state
from manoir.games.escalier.knowledge import Knowledge
from manoir.kernel.game import Game

GAME = Game(
    id="escalier",
    version=1,
    seats=(2, 4),
    rules=rules,
    options=state.Options,
    state=state.State,
    move=moves.Move,
    view=state.View,
    event=moves.Event,
    terminal="manoir.games.escalier.terminal",
    notation=notation,
    batch="manoir.games.escalier.batch",
    batch_entries="manoir.games.escalier.entries",
    codec="manoir.games.escalier.research.codec",
    stepping="manoir.games.escalier.research.stepping",
    stepping_entries="manoir.games.escalier.research.entries",
    knowledge=Knowledge,
    same_view=True,
    spelled_out=state.spelled_out,
    variants=tuple(
        {"podium": podium, "grands": grands, "memory": memory, "first": first}
        for podium, grands, memory, first in product(
            (False, True), (False, True), ("strict", "open"), (0, "random")
        )
    ),
)
