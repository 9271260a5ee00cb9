"""What everybody is told: all that happened, and nothing that did not."""

from random import Random

import pytest

from manoir.games.pacman import GAME
from manoir.games.pacman.moves import (
    Chased,
    Event,
    Gobbled,
    PutBack,
    Ran,
    Returned,
    Rob,
    Robbed,
    Stuck,
)
from manoir.kernel.match import Match
from tests.games.pacman.sketches import BARE, FULL, at, chase, events_of, play, run, sketch

HUNT = BARE.replace("H.......H", "H.A...1.H", 1)
TO_GHOST = "E E E E"


def test_P3_who_has_moved_both_is_not_told_to_be_stuck() -> None:
    state = sketch(FULL, "dice 2 3")
    ran, gone = run(state, "E E"), chase(state, 1, "N N N")
    assert events_of(play(state, ran), gone) == (Chased(0, 0, at(4, 4), gone.path),)
    assert events_of(play(state, gone), ran) == (Ran(0, at(0, 0), ran.path, ran.path, ()),)


def test_P9_a_turn_that_ends_with_a_robbery_or_a_marble_leaves_nobody_stuck() -> None:
    state = sketch(HUNT, "trays 0+1 5+0 1+0", "dice 4 1")
    hunted = play(state, chase(state, 2, "N"), run(state, TO_GHOST))
    assert events_of(hunted, Rob(1)) == (Robbed(0, 1, 2),)
    assert events_of(play(hunted, Rob(1)), PutBack(at(2, 2))) == (Returned(0, at(2, 2)),)


@pytest.mark.parametrize(
    ("trays", "paid"), [("0+1 0+0 0+0", ()), ("0+1 0+0 1+0", (Robbed(0, 2, 1),))]
)
def test_P9_who_pays_nothing_is_not_told_of(trays: str, paid: tuple[Event, ...]) -> None:
    state = sketch(HUNT, f"trays {trays}", "dice 4 1")
    move = run(state, TO_GHOST)
    told_first = (Ran(0, at(0, 2), move.path, (), ()), Gobbled(0, 0, at(0, 6)))
    assert events_of(state, move) == (*told_first, *paid)


@pytest.mark.few(4)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", GAME.variants, ids=lambda variant: "-".join(variant.values()))
def test_P3_every_turn_tells_what_has_moved_or_what_could_not(
    seats: int, variant: dict[str, str]
) -> None:
    match, rng = Match(GAME, seats=seats, seed=seats, **variant), Random(seats)  # type: ignore[arg-type]
    while not match.outcome:
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    turns: dict[int, list[Event]] = {}
    for index, step in enumerate(match.history):
        turns.setdefault(step.before.turns, []).extend(match.events(index, None))
    *whole, _ = turns.values()  # the last one ends with the game
    for events in whole:
        moved = {kind: sum(isinstance(e, kind) for e in events) for kind in (Ran, Chased)}
        stuck = [event for event in events if isinstance(event, Stuck)]
        assert max(moved.values()) <= 1
        assert bool(stuck) == (0 in moved.values())
        for event in stuck:
            assert (event.eater, event.ghosts) == (not moved[Ran], not moved[Chased])
