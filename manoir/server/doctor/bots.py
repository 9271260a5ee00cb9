"""Are the bots' searches compiled, and the games solved that can be?"""

from collections.abc import Iterator

from manoir.bots import cache
from manoir.bots.play import is_ready
from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.kernel.registry import games
from manoir.server.doctor.finding import Finding, ok, warn


def look() -> Iterator[Finding]:
    for game in games().values():
        missing = [
            seats for seats in range(game.seats[0], game.seats[1] + 1) if not _is_ready(game, seats)
        ]
        if missing:
            with_seats = ", ".join(map(str, missing))
            advice = (
                f"an open house makes it by itself, in {cache.folder()};"
                " `python -m manoir.bots.warm` makes it now"
            )
            said = f"what bots need with {with_seats} players is not made yet"
            yield warn(f"bots of {game.id}", said, advice)
        else:
            yield ok(f"bots of {game.id}", "everything they need is made")


def _is_ready(game: Game, seats: int) -> bool:
    view = Match(game, seats=seats, seed=1, **game.opening).view(0)
    return is_ready(game.id, seats, view)
