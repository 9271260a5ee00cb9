"""Where the learned level keeps what: what a seat knows, what is seen of a turn, room to think."""

from typing import Final

from manoir.bots.labyrinthe.search import MOST_SHIFTS
from manoir.games.labyrinthe.box import CELLS, DAY
from manoir.kernel.codec import SEATS

# What a seat knows, as a row of numbers. By place: the owner of the turn, then in order of play.
BOARD: Final = 0  # ten numbers of core.py
LAST: Final = 10  # the arrow used last
PAWNS: Final = 11  # by place: a cell
HOMES: Final = PAWNS + SEATS
TARGET: Final = HOMES + SEATS  # the card sought, 0 for one's home
LEFT: Final = TARGET + 1  # by place: cards to be found
FOUND: Final = LEFT + SEATS  # by anybody: a bit a treasure
PLACES: Final = FOUND + 1  # how many play
KNOWN: Final = PLACES + 1

# What is seen: of the owner and of who is next; then, of those who come after, some each.
BASE: Final = 30
EACH: Final = 5
OF_TWO: Final = BASE + (SEATS - 2) * EACH  # what there is to see in a game of two
# Of more: the owner's hopes after a turn of each of the others, as it knows itself and as they do.
ROUND_HOPE, ROUND_MEAN = OF_TWO, OF_TWO + 1
FEATURES: Final = OF_TWO + 2
# Of these: what the level "best" goes by, and what is left by place.
WINS, FOUND_IT, RISK, HOPE, DISTANCE = 0, 1, 4, 7, 20
RISKS: Final = (RISK, *range(BASE, OF_TWO, EACH))
LEFTS: Final = (28, 29, *range(BASE + 1, OF_TWO, EACH))
SOFTNESS: Final = (6.0, 24.0)  # how surely the other finds the reply that leaves the owner least

# Room to think in.
TILES_AT: Final = 0  # by card: its tile
THEIRS: Final = DAY + 1  # by reply: the tiles that the other can end on
REPLIES: Final = THEIRS + MOST_SHIFTS
WORK: Final = REPLIES + MOST_SHIFTS
OWN_WEIGHTS: Final = 0  # by card: how likely the owner is thought to seek it
OTHER_WEIGHTS: Final = DAY + 1
CHANCES: Final = 2 * (DAY + 1)  # by reply: of the owner, as the other sees it
GAINS: Final = CHANCES + MOST_SHIFTS  # by reply: of the owner, as it knows itself
FLOATS: Final = GAINS + MOST_SHIFTS
CELL_WORK: Final = CELLS + MOST_SHIFTS  # by cell: after how many replies; then the replies
CARD_WORK: Final = DAY + 1 + MOST_SHIFTS  # by card likewise


def seen_by(seats: int) -> int:
    """How many of the features there are to see in a game of so many."""
    return OF_TWO if seats == 2 else FEATURES
