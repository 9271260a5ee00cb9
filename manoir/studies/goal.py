"""What hiding one's goal is worth in the maze: the same search, with and without a look at it."""

from collections.abc import Callable
from typing import Any, Final

from manoir.bots.duel import interval, share
from manoir.bots.labyrinthe.belief import Aims
from manoir.bots.labyrinthe.thinker import Thinker, Thought
from manoir.games.labyrinthe.box import Treasure
from manoir.games.labyrinthe.state import View
from manoir.kernel import Seat
from manoir.kernel.match import Match
from manoir.studies import chart
from manoir.studies.seeing import play_out
from manoir.studies.study import Advance, Findings, Share

ABOUT: Final = "what hiding one's goal is worth in labyrinthe"
GAMES: Final = 120
CARDS: Final = (3, 6, 12)  # each, of two players
Peek = Callable[[Seat], Treasure | None]  # what a seat is after; None: home


class Informed(Thinker):
    """Thinks as the best bot of the house does, and knows what the others are after."""

    def __init__(self, seat: Seat, seats: int, view: View, seed: int, *, peek: Peek) -> None:
        super().__init__(seat, seats, view, seed, blocks=True)
        self._peek = peek

    def _think(self, view: View, budget: float) -> Thought:
        thought = super()._think(view, budget)
        sought = {seat: self._peek(seat) for seat in thought.others}
        return thought._replace(
            others={seat: Aims({card: 1.0} if card else {}) for seat, card in sought.items()}
        )


def run(games: int, seed: int, advance: Advance) -> Findings:
    rows, found = [], []
    deals = -(-games // 2)
    for number, cards in enumerate(CARDS):
        scores = []
        for deal in range(deals):
            scores.append(_pair(seed * 1_000_003 + deal, cards))
            advance((number + (deal + 1) / deals) / len(CARDS))
        known = Share(sum(scores) / deals, *interval(scores))
        found.append(known)
        rows.append((str(cards), str(2 * deals), str(known)))
    title = "Games won by whoever knows the other's goal; the same search"
    ticks = [f"{cards} cards each" for cards in CARDS]
    drawn = chart.bars(title, "two players", ticks, {"informed": found})
    return Findings(("cards each", "games", "won by the informed one"), rows, {"goal": drawn})


def _pair(deal: int, cards: int) -> float:
    """The same deal from both seats: the share of the informed one."""
    return (_score(deal, 0, cards) + _score(deal, 1, cards)) / 2


def _score(deal: int, informed: Seat, cards: int) -> float:
    match = Match("labyrinthe", seats=2, seed=deal, first=0, cards=cards)
    players: list[Any] = []
    for seat in range(2):
        view, dice = match.view(seat), deal * 2 + seat
        if seat == informed:
            players.append(Informed(seat, 2, view, dice, peek=lambda s: match.view(s).target))
        else:
            players.append(Thinker(seat, 2, view, dice, blocks=True))
    return share(play_out(match, players), informed)
