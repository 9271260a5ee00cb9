"""What a move would do, where nothing is hidden (T25). Nothing is played."""

from typing import Any

from manoir.kernel import Seat
from manoir.kernel.game import Game
from manoir.kernel.match_parts import door
from manoir.kernel.refusal import Refusal
from manoir.server import wire


def tried(game: Game, state: Any, seat: Seat, move: Any, id: str) -> wire.Tried:
    """The answer to whoever asked: why not, or what everybody would be told."""
    own = door.read_move(game, move)
    refusal = Refusal("not_a_move", "H4") if own is None else game.rules.check(state, seat, own)
    if refusal is not None:
        return wire.Tried(id, wire.Rejected(refusal.code, refusal.rule, refusal.args), ())
    after = game.rules.apply(state, seat, own)
    return wire.Tried(id, None, game.rules.events(state, seat, own, after, seat))
