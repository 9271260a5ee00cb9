"""What a seat knows in the hall: everything, the very state."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from manoir.games.pasvu import GAME, rules
from manoir.games.pasvu.knowledge import Knowledge, state_of
from manoir.games.pasvu.moves import Fuse, Throw
from manoir.games.pasvu.state import State
from manoir.kernel import NATURE
from manoir.kernel.match import Match
from tests.games.knowing import Fits, Heard, check_samples, listening, play

LYING = {"fusions": True, "midnight": 3, "deck": ("shelter", "sun", "tag", "grimaces", "brother")}


def is_true(heard: Heard, sample: State) -> None:
    """From the start of the game, or of a round; until then, as far as a view can tell."""
    known = sample
    if heard.start and heard.state.round == heard.match.history[heard.start].before.round:
        assert rules.view(sample, heard.seat) == rules.view(heard.state, heard.seat)
        for some, all_ in zip(sample.walked, heard.state.walked, strict=True):
            assert some == all_[: len(some)]
        known = replace(known, cards=heard.state.cards, walked=heard.state.walked)
    assert known == heard.state


def fits() -> Fits:
    return is_true


@cache
def lying_game(seed: int) -> Match:
    """A game in which ghosts lie in most rounds."""
    return play(GAME, 2 + seed % 2, Random(seed), LYING)


def lying(seed: int) -> Iterator[Heard]:
    """What seat 0 knows of such a game, from its start."""
    return listening(lying_game(seed), 0)


def test_V13_who_has_really_moved_is_remembered_where_ghosts_lie() -> None:
    """A view shows all of them as moved, but V12 asks for one that has."""
    more = 0
    for heard in (heard for seed in (0, 1) for heard in lying(seed)):
        sample = heard.knowledge.sample(lambda _: 0)
        assert sample == heard.state
        more += rules.view(sample, None).walked != sample.walked
    assert more > 20


def test_V12_V13_a_fusion_counts_as_a_move_where_ghosts_lie() -> None:
    fused = 0
    for heard in lying(18):
        assert heard.knowledge.sample(lambda _: 0) == heard.state
        last = heard.match.history[heard.ply - 1]
        fused += bool(heard.ply and isinstance(last.move, Fuse) and heard.state.night.lying)
    assert fused > 0


def test_V4_of_two_cards_that_look_alike_the_one_that_was_dealt_is_remembered() -> None:
    alike = 0
    for heard in listening(play(GAME, 4, Random(0), {}), None):
        sample = heard.knowledge.sample(lambda _: 0)
        assert sample == heard.state
        alike += state_of(rules.view(heard.state, None)).cards != sample.cards
    assert alike > 0


def test_V13_from_a_view_alone_it_is_who_must_have_moved() -> None:
    for seed in (0, 1):
        for heard in lying(seed):
            view = rules.view(heard.state, 1)
            sample = Knowledge(1, len(view.sides), view).sample(lambda _: 0)
            assert rules.view(sample, 1) == view
            for some, all_ in zip(sample.walked, heard.state.walked, strict=True):
                assert some == all_[: len(some)]


@pytest.mark.parametrize(
    "seed", [1, *(pytest.param(seed, marks=pytest.mark.soak) for seed in (0, 3))]
)
def test_V13_whoever_comes_while_ghosts_lie_learns_who_has_moved(seed: int) -> None:
    """A later view may show that somebody had moved before."""
    match = lying_game(seed)
    late = [i for i, step in enumerate(match.history) if step.before.phase == "ghosts"]
    for start in late[::7]:
        for heard in listening(match, None, start):
            is_true(heard, heard.knowledge.sample(lambda _: 0))


def test_V9_who_throws_again_is_known() -> None:
    state = replace(rules.new(4, GAME.options()), phase="throwing", throwers=(0, 1, 2, 3))
    knowledge = Knowledge(None, 4, rules.view(state, None))
    assert knowledge.sample(lambda _: 0).throwers == (0, 1, 2, 3)
    throw = Throw((2, 6, 1, 6))
    after = rules.apply(state, NATURE, throw)
    knowledge.hear(rules.events(state, NATURE, throw, after, None), rules.view(after, None))
    assert knowledge.sample(lambda _: 0).throwers == (1, 3)


def test_a_sample_is_the_state() -> None:
    check_samples(GAME, 150, fits, share=0.1)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(4))
def test_a_hundred_thousand_samples_are_the_state(part: int) -> None:
    check_samples(GAME, 25_000, fits, seed=1 + part)
