"""What a process of bots is asked comes there as it was."""

import pickle
from random import Random
from typing import Any

import pytest

from manoir.bots.play import heard_since
from manoir.kernel.match import Match
from manoir.kernel.registry import games
from manoir.server.bots.questions import Choose, Hear

PLIES = 60
KINDS = [(game.id, options) for game in games().values() for options in game.variants]


@pytest.mark.few(3)
@pytest.mark.parametrize(("game", "options"), KINDS)
def test_views_moves_and_events_arrive_whole(game: str, options: dict[str, Any]) -> None:
    match, chance = Match(game, seats=2, seed=3, **options), Random(3)
    for _ in range(PLIES):
        if match.outcome:
            break
        seat = match.to_act[0]
        match.play(seat, chance.choice(match.legal(seat)))
        for eye in range(2):
            heard = heard_since(match, eye, max(0, len(match.history) - 2))
            hear = Hear(game, 7, heard)
            choose = Choose(game, 9, 7, match.view(eye), match.legal(eye), 0.5)
            assert repr(sent(hear)) == repr(hear)
            assert repr(sent(choose)) == repr(choose), "types as well as values"


def sent(message: Any) -> Any:
    return pickle.loads(pickle.dumps(message))
