"""Games between players whom the study makes itself, through the rules."""

from collections.abc import Sequence

from manoir.bots.bot import Player
from manoir.bots.duel import Listener
from manoir.kernel.match import Match


def play_out(match: Match, players: Sequence[Player]) -> tuple[int, ...]:
    """Play a match to its end and return the ranks."""
    listeners = [Listener(match, seat, player) for seat, player in enumerate(players)]
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, listeners[seat].choose())
    return match.outcome.ranks
