"""*Pas vu pas pris*, by Phil Vizcarro and Amine Rahmani (Letheia)."""

from manoir.games.pasvu import advice, moves, notation, rules, state
from manoir.games.pasvu.knowledge import Knowledge
from manoir.games.pasvu.midnight.pile import PILE
from manoir.kernel.game import Game

GAME = Game(
    id="pasvu",
    version=5,
    seats=(2, 4),
    rules=rules,
    options=state.Options,
    state=state.State,
    move=moves.Move,
    view=state.View,
    event=moves.Event,
    terminal="manoir.games.pasvu.terminal",
    notation=notation,
    knowledge=Knowledge,
    batch="manoir.games.pasvu.batch",
    batch_entries="manoir.games.pasvu.entries",
    codec="manoir.games.pasvu.research.codec",
    heavy=True,  # nature's look takes some hundredths of a second
    tries=True,
    advice=advice,
    variants=(
        {},
        {"eyes": "sharp", "hall": "random"},
        {"eyes": "sleepy", "hide": False, "practice": True},
        {"fusions": True},
        {"midnight": 1},
        {"fusions": True, "midnight": 3, "hall": "random"},
    ),
    special={
        "fusions": {"fusions": True},
        **{f"midnight-{card}": {"midnight": 1, "deck": (card,)} for card in PILE},
    },
)
