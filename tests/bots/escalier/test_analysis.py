"""How good was that choice: chances by frame, what choices cost and what chance gave."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from manoir.bots import play
from manoir.bots.analysis import Analysis, NotReady
from manoir.bots.bot import level
from manoir.bots.escalier import tables
from manoir.bots.escalier.values import chances
from manoir.bots.listener import Listener
from manoir.bots.play import analyse, first_view
from manoir.games.escalier import rules
from manoir.kernel.match import Match


def at_random(seed: int, **options: Any) -> Match:
    match, rng = Match("escalier", seats=2, seed=seed, **options), Random(seed)
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def between(name: str, seed: int) -> Match:
    match = Match("escalier", seats=2, seed=seed)
    players = [level("escalier", name).make(s, 2, first_view(match, s), seed) for s in range(2)]
    listeners = [Listener(match, seat, player) for seat, player in enumerate(players)]
    while not match.outcome:
        match.play(match.to_act[0], listeners[match.to_act[0]].choose())
    return match


def judged(match: Match) -> Analysis:
    found = analyse(match)
    assert found is not None
    return found


OPTIONS: list[dict[str, Any]] = [{}, {"grands": True}, {"podium": True}, {"first": "random"}]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(5))
def test_every_frame_has_chances_and_the_last_are_the_outcome(
    options: dict[str, Any], seed: int
) -> None:
    match = at_random(seed, **options)
    found = judged(match)
    assert match.outcome is not None
    assert len(found.chances) == len(match.history) + 1
    assert found.chances[-1] == match.outcome.scores
    assert all(sum(row) == pytest.approx(1, abs=1e-5) for row in found.chances)
    assert found.to_win


@pytest.mark.parametrize("seed", range(5))
def test_choices_are_those_among_several_moves_and_cost_what_the_chances_say(seed: int) -> None:
    match = at_random(seed, grands=True)
    found = judged(match)
    several = [i for i, s in enumerate(match.history) if len(rules.legal(s.before, s.seat)) > 1]
    assert [choice.index for choice in found.choices] == several
    for choice in found.choices:
        before, after = found.chances[choice.index], found.chances[choice.index + 1]
        assert choice.loss == before[choice.seat] - after[choice.seat] >= 0
        assert (choice.better is None) == (choice.loss == 0)
    assert sum(choice.loss for choice in found.choices) > 0


@pytest.mark.parametrize("seed", range(5))
def test_a_better_move_is_a_best_one(seed: int) -> None:
    match = at_random(seed)
    for choice in judged(match).choices:
        step = match.history[choice.index]
        best = step.move if choice.better is None else choice.better
        outlooks = {
            move: chances(rules.apply(step.before, step.seat, move))[step.seat]
            for move in rules.legal(step.before, step.seat)
        }
        assert outlooks[best] == pytest.approx(max(outlooks.values()), abs=1e-6)


@pytest.mark.parametrize("seed", range(5))
def test_all_that_changes_is_luck_or_a_choice(seed: int) -> None:
    match = at_random(seed, first="random")
    found = judged(match)
    for seat in range(2):
        own = sum(choice.loss for choice in found.choices if choice.seat == seat)
        gifts = sum(choice.loss for choice in found.choices if choice.seat != seat)
        gained = found.chances[-1][seat] - found.chances[0][seat]
        assert found.luck[seat] - own + gifts == pytest.approx(gained, abs=1e-4)


def test_before_anybody_is_named_everybody_is_alike() -> None:
    assert judged(at_random(1, first="random")).chances[0] == pytest.approx((0.5, 0.5), abs=1e-6)


@pytest.mark.parametrize("seed", range(3))
def test_between_oracles_all_is_luck(seed: int) -> None:
    found = judged(between("oracle", seed))
    assert found.choices
    assert sum(choice.loss for choice in found.choices) == pytest.approx(0, abs=1e-5)
    assert all(choice.better is None for choice in found.choices)


def test_nobody_is_told_before_the_end() -> None:
    with pytest.raises(ValueError, match="E7"):
        analyse(Match("escalier", seats=2, seed=1))


def test_a_game_without_bots_of_its_own_has_nobody_to_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_random(1)
    monkeypatch.setattr(play, "package", lambda _: None)
    assert analyse(match) is None


@pytest.mark.parametrize("damaged", [False, True])
def test_what_is_not_there_is_said_and_not_made(
    damaged: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = at_random(1)
    monkeypatch.setenv("MANOIR_CACHE", str(tmp_path))
    monkeypatch.setattr(tables, "_solve", lambda *_: pytest.fail("solved"))
    if damaged:
        tables.path(2).write_bytes(b"half a table")
    with pytest.raises(NotReady):
        analyse(match)


def test_with_podium_every_smaller_game_is_needed() -> None:
    assert tables.needed(4) == (4,)
    assert tables.needed(4, podium=True) == (2, 3, 4)
