"""Views and moves as numbers: nothing is lost that matters, and nothing leaks."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from manoir.bots.play import observer
from manoir.kernel import Seat
from manoir.kernel.match import Match
from manoir.kernel.registry import find, games
from manoir.research import Encoding, IllegalAction
from tests.kernel.walks import other_state, setups, some_move

CODED = [name for name, game in games().items() if game.codec]
FEW = {"pasvu": 12}  # positions; its moves are slow


def positions(game: str, count: int, seed: int = 0) -> Iterator[tuple[Match, Seat]]:
    """Where somebody acts, in random games of every kind, and after their ends."""
    rng = Random(seed)
    for options, seats in setups(find(game), rng):
        match = Match(
            game, seats=seats, seed=rng.getrandbits(60), observer=observer(game), **options
        )
        for _ in range(rng.randrange(400)):
            if match.outcome:
                break
            seat = rng.choice(match.to_act)
            if rng.random() < 0.2:
                yield match, seat
                count -= 1
            match.play(seat, some_move(match, seat, rng))
        if match.outcome:
            yield match, rng.randrange(seats)
        if count <= 0:
            return


def seen(encoding: Encoding, match: Match, seat: Seat, state: Any = None) -> bytes:
    """Observation and mask, written over noise."""
    now = match.state if state is None else state
    view, legal = match.rules.view(now, seat), match.rules.legal(now, seat)
    out = np.full(encoding.size, 77, encoding.dtype)
    mask = np.full(encoding.actions, 7, np.int8)
    encoding.observe(view, seat, legal, out)
    encoding.mask(view, seat, legal, mask)
    low, high = encoding.bounds()
    assert ((low <= out) & (out <= high)).all(), encoding.named((out < low) | (out > high))
    return out.tobytes() + mask.tobytes()


def check(game: str, count: int, seed: int = 0) -> None:
    encoding, rng = Encoding(find(game)), Random(seed)
    for match, seat in positions(game, count, seed):
        view, legal = match.view(seat), match.legal(seat)
        mask = np.zeros(encoding.actions, np.int8)
        encoding.mask(view, seat, legal, mask)
        indices = [encoding.index(view, seat, legal, move) for move in legal]
        assert np.flatnonzero(mask).tolist() == sorted(set(indices))
        for index, move in zip(indices, legal, strict=True):
            same = encoding.move(view, seat, legal, index)
            assert encoding.index(view, seat, legal, same) == index
            if same != move:  # another way to the same position
                now = match.state
                assert match.rules.apply(now, seat, same) == match.rules.apply(now, seat, move)
        other = other_state(match, seat, rng.randrange)
        assert seen(encoding, match, seat) == seen(encoding, match, seat, other)


@pytest.mark.parametrize("game", CODED)
def test_R10_actions_are_legal_moves_and_arrays_tell_only_what_a_view_does(game: str) -> None:
    check(game, FEW.get(game, 60))


@pytest.mark.soak
@pytest.mark.parametrize("game", CODED)
def test_R10_of_many_positions(game: str) -> None:
    check(game, 2_000 if game in FEW else 20_000, seed=1)


@pytest.mark.parametrize("game", CODED)
def test_views_that_differ_are_told_apart(game: str) -> None:
    """What the codec leaves out can be read off the rest: no two views of a game look alike."""
    encoding, known = Encoding(find(game)), dict[bytes, Any]()
    for match, seat in positions(game, FEW.get(game, 100), seed=2):
        if not match.outcome:
            known.setdefault(seen(encoding, match, seat), (match.state, seat))
            view = match.rules.view(match.state, seat)
            first, who = known[seen(encoding, match, seat)]
            assert match.rules.view(first, who).turn == view.turn or who != seat


def test_the_stairs_need_22_actions() -> None:
    assert Encoding(find("escalier")).actions == 22


def test_what_is_not_legal_is_refused_with_what_is() -> None:
    match = Match("escalier", seats=2, seed=1)
    encoding = Encoding(match.game)
    with pytest.raises(IllegalAction, match="action 5 is not legal for seat 0 now: 0 are"):
        encoding.move(match.view(0), 0, match.legal(0), 5)


def test_a_game_without_a_codec_is_named() -> None:
    from msgspec.structs import replace

    with pytest.raises(ValueError, match="escalier has no codec"):
        Encoding(replace(find("escalier"), codec=""))
