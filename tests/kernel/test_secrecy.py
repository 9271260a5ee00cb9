"""Nothing that a seat receives depends on what it may not know: by bytes, over resampled states."""

import random
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from manoir.games.escalier import moves
from manoir.games.escalier.moves import Advance, Decline, Haunt, Roll, Rolled, Swap, Trade
from manoir.games.escalier.staircase import Place
from manoir.kernel import Refusal
from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.kernel.registry import find
from manoir.kernel.secrecy import Leak, check_pair

PROBES = (
    Roll(),
    Rolled(3),
    Decline(),
    *(Haunt(colour) for colour in range(4)),
    *(Advance(Place(step, slot)) for step in (1, 5, 21) for slot in (0, 3)),
    Swap(Place(1, 0), Place(1, 1)),
    Swap(Place(4, 0), Place(4, 0)),
    Trade(0, 3),
    Trade(2, 2),
)


def positions(game: Game, seed: int) -> Iterator[Match]:
    """Random positions of random games, over every number of seats and variant, for ever."""
    rng = random.Random(seed)
    while True:
        seats = rng.randint(*game.seats)
        match = Match(game, seats=seats, seed=rng.getrandbits(60), **rng.choice(game.variants))
        while not match.outcome:
            yield match
            seat = match.to_act[0]
            match.play(seat, rng.choice(match.legal(seat)))
        yield match


def check_pairs(game: Game, pairs: int, seed: int = 0) -> None:
    rng = random.Random(seed)
    done = 0
    for match in positions(game, seed):
        for watcher in (None, *range(match.seats)):
            check_pair(game, match.state, watcher, rng.randrange, PROBES)
            done += 1
        if done >= pairs:
            return


def test_views_moves_events_and_refusals_do_not_depend_on_what_is_hidden() -> None:
    check_pairs(find("escalier"), 5_000)


@pytest.mark.soak
def test_a_hundred_thousand_pairs() -> None:
    check_pairs(find("escalier"), 100_000, seed=1)


def mutant(**changes: Callable[..., Any]) -> Game:
    base = find("escalier")
    rules = {name: getattr(base.rules, name) for name in dir(base.rules)}
    return replace(base, rules=SimpleNamespace(**(rules | changes)))


def leaky(name: str) -> Game:
    """Planted leaks: a field, an order, an error text, an event, a rare condition."""
    rules = find("escalier").rules

    def view(state: Any, seat: int | None) -> Any:
        return replace(rules.view(state, seat), under=tuple(g.colour for g in state.ghosts))

    def view_in_podium_only(state: Any, seat: int | None) -> Any:
        leak = state.options.podium and len(state.ghosts) == 4 and state.ghosts[0].colour == 2
        return replace(rules.view(state, seat), die=4) if leak else rules.view(state, seat)

    def legal(state: Any, seat: int) -> Any:
        offered = rules.legal(state, seat)
        if not offered or not isinstance(offered[0], Advance):
            return offered
        order = sorted(range(len(state.ghosts)), key=lambda index: state.ghosts[index].colour)
        return tuple(offered[index] for index in order)

    def check(state: Any, seat: int, move: Any) -> Any:
        refusal = rules.check(state, seat, move)
        if refusal and state.ghosts and isinstance(move, Haunt):
            return Refusal(refusal.code, refusal.rule, {"colour": state.ghosts[-1].colour})
        return refusal

    def told(before: Any, seat: int, move: Any, after: Any, watcher: int | None) -> Any:
        events = rules.told(before, seat, move, after, watcher)
        if isinstance(move, Advance) and after.ghosts and after.ghosts[0].colour == 1:
            return (*events, moves.Idle(seat))
        return events

    return {
        "field": mutant(view=view),
        "rare": mutant(view=view_in_podium_only),
        "order": mutant(legal=legal),
        "error": mutant(check=check),
        "event": mutant(told=told),
    }[name]


@pytest.mark.parametrize("name", ["field", "rare", "order", "error", "event"])
def test_a_planted_leak_is_found(name: str) -> None:
    with pytest.raises(Leak):
        check_pairs(leaky(name), 5_000)
