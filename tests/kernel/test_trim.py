"""A match that forgets its beginning goes on like one that remembers everything."""

import pickle
from random import Random
from typing import Any

import pytest

from manoir.kernel import registry
from manoir.kernel.match import Match
from manoir.kernel.match_parts.trail import Forgotten, Trail, shortened
from manoir.kernel.record import Undo
from manoir.kernel.refusal import Refused

PLIES = {"pasvu": 40}


def test_a_trail_is_a_list_whose_beginning_is_gone() -> None:
    random, whole, trail = Random(3), list(range(10)), Trail(list(range(10)), 0)
    for number in range(10, 300):
        whole.append(number)
        trail.append(number)
        if random.random() < 0.3:
            del whole[-2:], trail[-2:]
        if random.random() < 0.1:
            trail.forget(random.randint(3, 9))
        assert len(trail) == len(whole)
        assert trail[-1] == whole[-1]
        for place in range(-len(whole), len(whole)):
            if place % len(whole) >= trail.first:
                assert trail[place] == whole[place]
                assert trail[place:] == whole[place:]
            else:
                for part in (place, slice(place, None)):
                    with pytest.raises(Forgotten):
                        trail[part]
        assert trail[len(whole) :] == []
        assert trail[3:3] == []
        with pytest.raises(IndexError):
            trail[len(whole)]
    assert trail.first > 100
    with pytest.raises(Forgotten):
        list(trail)


def test_the_last_item_that_is_known_is_not_taken_away() -> None:
    trail = shortened([1, 2, 3], 2)
    assert trail.pop() == 3
    with pytest.raises(Forgotten):
        trail.pop()
    assert (len(trail), trail[-1]) == (2, 2)
    assert shortened([1, 2], 2) == [1, 2]


def answers(match: Match, random: Random) -> list[Any]:
    """What can be asked of a match without looking far back."""
    seats = range(match.seats)
    back = [match.is_fresh(seat, max(0, match.ply - random.randrange(3))) for seat in seats]
    return [
        (match.ply, match.hash, match.links[-1], match.state, match.to_act, match.outcome),
        [(match.legal(seat), match.view(seat), match.check_undo(seat)) for seat in seats],
        [match.events(-1, eye) for eye in (None, *seats)] if match.history else [],
        back,
    ]


def attempt(match: Match, seat: int, move: Any) -> str:
    try:
        match.play(seat, move)
    except Refused as error:
        return error.refusal.code
    return "played"


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", list(registry.games()))
def test_dice_hashes_and_undo_are_those_of_a_match_that_remembers(game: str, seats: int) -> None:
    random = Random(7)
    whole, short = (Match(game, seats=seats, seed=5) for _ in range(2))
    undone = 0
    while not whole.outcome and whole.ply < PLIES.get(game, 300):
        if random.random() < 0.5:
            short.trim(random.randint(4, 8))
        if random.random() < 0.1:
            short = pickle.loads(pickle.dumps(short))
        last = whole.history[-1].seat if whole.history else 0
        seat = last if last >= 0 and random.random() < 0.4 else random.choice(whole.to_act)
        wants = whole.check_undo(seat) is None or random.random() < 0.1
        move = Undo() if wants else whole.sample(whole.to_act[0], random.randrange)
        seat = seat if wants else whole.to_act[0]
        done = attempt(whole, seat, move)
        undone += wants and done == "played"
        try:
            assert attempt(short, seat, move) == done
        except Forgotten:  # too many were taken back: only a whole match can say what is left
            short = pickle.loads(pickle.dumps(whole))
        once = random.getrandbits(32)
        assert answers(short, Random(once)) == answers(whole, Random(once))
    assert short.first_ply > 0
    known = short.recent(3)
    assert [step.move for step in known] == [s.move for s in whole.history[-len(known) :]]
    assert [r.move for r in short.log[short.first_ply :]] == [
        r.move for r in whole.log[short.first_ply :]
    ]


def test_what_is_forgotten_is_named_and_nothing_changes() -> None:
    random, match = Random(1), Match("labyrinthe", seats=2, seed=5)
    while match.ply < 60:
        match.play(match.to_act[0], match.sample(match.to_act[0], random.randrange))
    fork, before = match.fork(), match.hash
    fork.trim(4)
    for ask in (
        fork.pack,
        lambda: fork.log[0],
        lambda: fork.events(3, None),
        lambda: fork.links[2],
        fork.pop,
    ):
        with pytest.raises(Forgotten):
            ask()
    assert (fork.hash, fork.first_ply, match.first_ply) == (before, match.ply - 4, 0)
    assert fork.rewound().hash == match.rewound().hash
    with pytest.raises(ValueError, match="one move at least"):
        fork.trim(0)


def test_a_match_of_ones_own_forgets_nothing() -> None:
    random, match = Random(1), Match("labyrinthe", seats=2, seed=5)
    while match.ply < 200:
        match.play(match.to_act[0], match.sample(match.to_act[0], random.randrange))
    assert type(match.log) is list
    assert Match.unpack(match.pack()).hash == match.hash
