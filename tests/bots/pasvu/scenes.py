"""What a bot is asked at a table, and what is seen from the doors by the rules' own judge."""

import pickle
from typing import Any

from manoir.bots.bot import level
from manoir.bots.listener import Listener
from manoir.bots.pasvu import observer
from manoir.bots.play import choose_move, first_view, heard_since
from manoir.games.pasvu import rules
from manoir.games.pasvu.box import Piece
from manoir.games.pasvu.geometry.hall import Hall
from manoir.games.pasvu.geometry.placing import placed
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.sight.keyhole import DOORS, Side
from manoir.games.pasvu.sight.verdict import is_seen, look
from manoir.games.pasvu.state import State
from manoir.kernel.match import Match

LEVELS = ("beginner", "normal", "hard", "best")
CAREFUL = LEVELS[1:]
THINKERS = LEVELS[2:]


def seated(match: Match, names: tuple[str, ...]) -> list[Listener]:
    return [
        Listener(match, seat, level("pasvu", name).make(seat, match.seats, view, 5))
        for seat, name in enumerate(names)
        for view in [first_view(match, seat)]
    ]


def furnished(*pieces: tuple[Piece, int, int]) -> Hall:
    """Each upright, in mils."""
    hall = Hall()
    for piece, x, y in pieces:
        after = placed(hall, piece, Pose("bottom", x, y, 0))
        assert isinstance(after, Hall)
        hall = after
    return hall


def ask(match: Match, name: str, seed: int = 5) -> Any:
    """What a worker is sent, and what it answers."""
    seat = match.to_act[0]
    question = (
        *(match.game.id, name, seat, match.seats, seed, first_view(match, seat)),
        *(heard_since(match, seat), match.view(seat), match.legal(seat)),
    )
    return choose_move(*pickle.loads(pickle.dumps(question)))


def choice(state: State, seat: int, name: str, seed: int = 5) -> Any:
    """What a bot that has heard nothing plays in a position; it is legal."""
    view = rules.view(state, seat)
    player = level("pasvu", name).make(seat, len(state.sides), view, seed)
    move = player.choose(view, rules.legal(state, seat), 1.0)
    assert rules.check(state, seat, move) is None
    return move


def watchers(hall: Hall, seat: int, number: int, sides: tuple[Side, ...]) -> int:
    """How many doors of these sides see a ghost."""
    judge, count = observer(), 0
    for door in DOORS:
        if door.side in sides:
            shown = look(hall, door, judge, hide=True).ghosts
            count += any(is_seen(g, "fair") for g in shown if (g.seat, g.ghost) == (seat, number))
    return count
