"""A seat that listens to a game, and what it knows beside what is true."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from manoir.bots.play import observer
from manoir.kernel import NATURE, Seat
from manoir.kernel.game import Game
from manoir.kernel.knowledge import Knowledge
from manoir.kernel.match import Match
from manoir.kernel.testing.secrecy import observed
from tests.kernel.walks import setups, some_move


class Heard(NamedTuple):
    """What a seat knows after a move, having listened since `start`."""

    match: Match
    seat: Seat | None
    start: int
    ply: int
    state: Any  # the truth
    knowledge: Knowledge


Fits = Callable[[Heard, Any], None]  # raises AssertionError for a sample that cannot be true


def states_of(match: Match) -> list[Any]:
    return [*(step.before for step in match.history), match.state]


def listening(match: Match, seat: Seat | None, start: int = 0) -> Iterator[Heard]:
    """What a seat knows at every ply of a match, nature's plies among them."""
    states = states_of(match)
    make = match.game.knowledge
    assert make is not None
    knowledge = make(seat, match.seats, match.rules.view(states[start], seat))
    yield Heard(match, seat, start, start, states[start], knowledge)
    for ply, state in enumerate(states[start + 1 :], start + 1):
        knowledge.hear(match.events(ply - 1, seat), match.rules.view(state, seat))
        yield Heard(match, seat, start, ply, state, knowledge)


def check_samples(
    game: Game,
    count: int,
    fits: Callable[[], Fits],
    *,
    seed: int = 0,
    share: float = 1.0,
    more: bool = True,
) -> None:
    """Listen to random games, from their start and from the middle, and take samples by the way."""
    rng = Random(seed)
    done = 0
    for variant, seats in setups(game, rng, more=more):
        match = play(game, seats, rng, variant)
        for seat in (None, *range(seats)):
            for start in (0, some_start(match, rng)):
                check = fits()
                for heard in listening(match, seat, start):
                    if rng.random() < share:
                        check(heard, heard.knowledge.sample(rng.randrange))
                        done += 1
        if done >= count:
            return


def check_observed(heard: Heard, sample: Any) -> None:
    """The seat observes the same in both: view, turn, end, moves and refusals."""
    if sample != heard.state:
        probes = tuple(step.move for step in heard.match.history[heard.ply :][:4])
        here, there = (
            list(observed(heard.match.rules, state, heard.seat, probes))
            for state in (heard.state, sample)
        )
        assert here == there


def play(game: Game, seats: int, rng: Random, variant: dict[str, Any]) -> Match:
    match = Match(
        game, seats=seats, seed=rng.getrandbits(60), observer=observer(game.id), **variant
    )
    while not match.outcome:
        seat = rng.choice(match.to_act)
        match.play(seat, some_move(match, seat, rng))
    return match


def some_start(match: Match, rng: Random) -> int:
    """A ply in the middle where somebody acts: nobody is shown a table where nature does."""
    plies = range(1, len(match.history))
    return rng.choice([ply for ply in plies if match.history[ply].seat != NATURE])
