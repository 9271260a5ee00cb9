"""Games over all combinations of options and numbers of players, played by whoever comes along."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

import manoir
from manoir.bots.pasvu import observer
from manoir.games.pasvu import GAME, rules
from manoir.games.pasvu.box import FAMILY
from manoir.games.pasvu.geometry.lying import lying_levels
from manoir.games.pasvu.geometry.spots import levels
from manoir.games.pasvu.geometry.units import MIL
from manoir.games.pasvu.moves import Choose, Decline, Done, Escape, Fuse, Move, Place, Walk
from manoir.games.pasvu.rounds.ghosts import own
from manoir.games.pasvu.sight.keyhole import SIDES
from manoir.games.pasvu.state import State
from manoir.kernel.match import Match
from tests.games.pasvu.halls import random_pose
from tests.games.pasvu.test_properties import check_state

TRIES = 12  # of any move, before one has had enough
ALL = [
    (seats, {"fusions": fusions, "midnight": midnight, "hall": hall, "eyes": eyes, "hide": hide})
    for seats, fusions, midnight, hall, eyes, hide in product(
        (2, 3, 4), (False, True), range(4), ("hotel", "random"), ("fair", "sharp"), (True, False)
    )
]
FEW = ALL[::17]  # every value of every option, and every number of players
MANY = 10_000
PARTS = 20


def tried(state: State, seat: int, rng: Random) -> Iterator[Move]:
    """Any furniture anywhere; any ghost to any spot, often to where one of its colour is."""
    for _ in range(TRIES):
        if state.phase == "furniture":
            pose, piece = random_pose(rng), rng.choice(rules.view(state, seat).movable)
            yield Place(piece, pose.face, pose.x, pose.y, pose.yaw)
            continue
        number, x, y = rng.randrange(7), rng.randrange(6_000), rng.randrange(6_000)
        others = own(state, seat)
        if others and rng.random() < 0.3:
            x, y = (place // 1_000 * 1_000 + rng.randrange(1_000) for place in _place(others, rng))
        yaw = rng.randrange(3_600) if state.night.lying else None
        if yaw is None:
            high = levels(state.hall, FAMILY[number], x, y)
        else:
            high = lying_levels(state.hall, FAMILY[number], x, y, yaw)
        yield Walk(number, x, y, rng.choice(high or (0,)) // MIL, yaw)
        yield Fuse(number, rng.randrange(7))
        yield Escape(number)


def _place(ghosts: tuple[Any, ...], rng: Random) -> tuple[int, int]:
    ghost = rng.choice(ghosts)
    return ghost.x, ghost.y


def some_move(match: Match, seat: int, rng: Random) -> Move:
    """Without a look at all that is offered, which takes long."""
    state = match.state
    if state.phase == "midnight":
        answers: tuple[Move, ...] = match.legal(seat)
        return rng.choice(answers)
    if state.phase == "side":
        return Choose(rng.choice([side for side in SIDES if side != state.keyhole.side]))
    if rng.random() < 0.8:
        for move in tried(state, seat, rng):
            if rules.check(state, seat, move) is None:
                return move
    return Decline() if state.phase == "furniture" else Done()


def check_whole_game(seats: int, options: dict[str, Any], seed: int) -> Match:
    """It ends, stays sound, and comes out of its file the same to the last bit."""
    match, rng = Match(GAME, seats=seats, observer=observer(), seed=seed, **options), Random(seed)
    while not match.outcome:
        seat = rng.choice(match.to_act)
        match.play(seat, some_move(match, seat, rng))
        check_state(match.state)
    drawn = min(options["midnight"], 12) * 4
    assert sum(type(step.move).__name__ == "Strike" for step in match.history) == drawn
    again = manoir.verify(match.pack())
    assert (again.hash, again.state, again.outcome) == (match.hash, match.state, match.outcome)
    return match


@pytest.mark.few(6)
@pytest.mark.parametrize(("seats", "options"), FEW)
def test_games_with_all_options_end_stay_sound_and_replay(
    seats: int, options: dict[str, Any]
) -> None:
    check_whole_game(seats, options, seed=7)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_ten_thousand_games_with_all_options_end_stay_sound_and_replay(part: int) -> None:
    for seed in range(part, MANY, PARTS):
        seats, options = ALL[seed % len(ALL)]
        try:
            check_whole_game(seats, options, seed)
        except BaseException as error:
            error.add_note(f"{seats} seats, {options}, seed {seed}")
            raise
