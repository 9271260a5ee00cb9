"""The garbage collector has little to walk: what games are made of holds no cycles."""

import gc
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from manoir.kernel import registry
from manoir.kernel.match import Match, Step
from manoir.kernel.record import Record, Undo


def structs(kind: Any, found: set[type]) -> set[type]:
    """All structs that a type is made of."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in found:
        found.add(kind)
        for field in msgspec.structs.fields(kind):
            structs(field.type, found)
    for part in get_args(kind):
        structs(part, found)
    return found


OURS = [name for name, game in registry.games().items() if registry.is_ours(game)]


@pytest.mark.parametrize("name", OURS)
def test_no_struct_of_a_game_is_tracked(name: str) -> None:
    found: set[type] = set()
    game = registry.find(name)
    for kind in (game.state, game.move, game.view, game.event, game.options):
        structs(kind, found)
    assert found
    for kind in (*found, Step, Record, Undo):
        config: Any = getattr(kind, "__struct_config__", None)
        assert not config.gc, kind


def test_a_long_match_adds_few_objects_for_the_collector() -> None:
    random, match = Random(1), Match("labyrinthe", seats=2, seed=5)
    gc.collect()
    before = len(gc.get_objects())
    while match.ply < 400:
        match.play(match.to_act[0], match.sample(match.to_act[0], random.randrange))
    gc.collect()  # it also stops tracking tuples that hold nothing to track
    assert len(gc.get_objects()) - before < 40
