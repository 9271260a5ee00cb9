"""What a bot believes: exactly the truth while nothing fades, and less and less when it does."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from manoir.bots.escalier import MEMORIES
from manoir.bots.escalier.belief import Belief, alike
from manoir.bots.play import first_view, heard_since
from manoir.games.escalier.moves import Advanced, Arrived, DieRolled, Haunted, Swapped
from manoir.games.escalier.staircase import Place
from manoir.games.escalier.state import Options, View
from manoir.kernel.match import Match

VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"podium": True},
    {"grands": True, "first": "random"},
    {"podium": True, "grands": True},
)
START = View(
    options=Options(),
    owners=(0, 1, None, None),
    tokens=(5, 8, 0, 0),
    ghosts=(1, 1),
    arrived=(),
    turn=0,
    die=None,
    under=None,
)


def random_match(seats: int, seed: int, **options: Any) -> Iterator[Match]:
    """A match after every move of random play."""
    match, rng = Match("escalier", seats=seats, seed=seed, **options), Random(seed)
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
        yield match


def believed(*events: Any, level: str) -> Belief:
    belief = Belief(START, 0, MEMORIES[level])
    for event in events:
        belief.hear(event, START)
    return belief


@pytest.mark.few(1)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_fading_the_belief_is_the_truth(seats: int) -> None:
    for seed in range(168):  # 504 games
        belief, heard = None, 0
        for match in random_match(seats, seed, **VARIANTS[seed % len(VARIANTS)]):
            belief = belief or Belief(first_view(match, 0), 0, MEMORIES["oracle"])
            for events, view in heard_since(match, 0, heard):
                for event in events:
                    belief.hear(event, view)
            heard = len(match.history)
            truth = tuple(alike(match.view(0), ghost.colour) for ghost in match.state.ghosts)
            assert belief.rows == {truth: pytest.approx(1.0)}


@pytest.mark.parametrize("level", MEMORIES)
def test_what_was_just_seen_is_certain(level: str) -> None:
    belief = believed(Haunted(1, 0, Place(5, 0)), level=level)
    assert all(row[2] == 0 for row, weight in belief.rows.items() if weight)


def test_the_child_forgets_first_and_the_oracle_never() -> None:
    events = [Haunted(1, 0, Place(5, 0)), Haunted(0, 1, Place(8, 0)), *[DieRolled(0, 2)] * 8]
    sure = {level: believed(*events, level=level).rows[2, 2, 0, 1] for level in MEMORIES}
    assert sure["child"] < sure["adult"] < sure["elephant"] < sure["oracle"] == pytest.approx(1)
    assert sum(believed(*events, level="child").rows.values()) == pytest.approx(1)


def test_ones_own_ghost_is_remembered_better_than_anothers() -> None:
    events = [Haunted(1, 0, Place(5, 0)), Haunted(0, 1, Place(8, 0)), *[DieRolled(0, 2)] * 4]
    rows = believed(*events, level="child").rows
    own = sum(weight for row, weight in rows.items() if row[2] == 0)
    other = sum(weight for row, weight in rows.items() if row[3] == 1)
    assert own > other


def test_a_crowd_and_a_swap_confuse_more_than_time() -> None:
    haunts = Haunted(1, 0, Place(5, 0)), Haunted(0, 1, Place(8, 0))
    roll, crowd = DieRolled(0, 2), Advanced(0, Place(5, 0), Place(8, 1))
    swap = Swapped(0, Place(5, 0), Place(8, 0))
    waited = believed(*haunts, roll, level="child").rows
    crowded = believed(*haunts, crowd, roll, level="child").rows
    swapped = believed(*haunts, swap, roll, level="child").rows
    assert max(crowded.values()) < max(waited.values())
    assert max(swapped.values()) < max(waited.values())


def test_a_ghost_that_is_lifted_tells_about_the_others() -> None:
    fade = [DieRolled(0, 2)] * 30
    haunts = [Haunted(1, 0, Place(5, 0)), Haunted(0, 1, Place(8, 0)), *fade]
    lifted = [Advanced(0, Place(8, 0), None), Arrived(2, None, ghost=True)]
    belief = believed(*haunts, *lifted, level="child")
    assert all(sorted(row) == [0, 1, 2] for row in belief.rows)
    assert sum(belief.rows.values()) == pytest.approx(1)


def test_who_was_certain_and_wrong_knows_nothing_any_more() -> None:
    lifted = [Advanced(0, Place(1, 0), None), Arrived(0, 0, ghost=True)]
    belief = believed(Haunted(1, 0, Place(5, 0)), *lifted, level="oracle")
    assert belief.rows == {(2, 2): 1.0}
