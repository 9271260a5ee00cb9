"""The proof that nothing leaks: what a seat is shown must not depend on what it may not know.

A game's `Knowledge` gives another state that the seat could not tell from this one; everything the
seat can observe in both must be the same, byte for byte, and so must all that follows until
something is revealed by the rules. Made from a view alone it leaves the most open, and so it shows
the most; once it has heard the whole game, its states must fit that as well.
"""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from manoir.kernel.chance import Below, Chance, shuffled
from manoir.kernel.game import Game, Rules
from manoir.kernel.seats import NATURE, Seat

MANY: Final = 12  # moves to follow from one position
_encode = msgspec.json.Encoder().encode


class Leak(AssertionError):
    """Two states that a seat may not tell apart look different to it."""


def check_pair(  # noqa: PLR0917  two states, and who looks at them
    game: Game,
    state: Any,
    other: Any,
    seat: Seat | None,
    below: Below,
    probes: tuple[Any, ...] = (),
) -> None:
    """Compare two states that a seat, or a spectator (None), may not tell apart."""
    if other == state:
        return  # the very same position has nothing to tell apart
    here, there = (
        observed(game.rules, state, seat, probes),
        observed(game.rules, other, seat, probes),
    )
    for (what, ours), (_, theirs) in zip(here, there, strict=True):
        _same(game, seat, what, ours, theirs)
    possible = frozenset(_next_moves(game.rules, other))
    for actor, move in _some(_next_moves(game.rules, state), below):
        if (actor, move) in possible:
            after, also = (_followed(game.rules, s, actor, move, seat) for s in (state, other))
            if after is not None and also is not None:
                _same(game, seat, f"what follows {move}", after, also)


def observed(
    rules: Rules, state: Any, seat: Seat | None, probes: tuple[Any, ...]
) -> Iterator[tuple[str, bytes]]:
    """All that a seat can learn of a state without changing it. Probes are moves to try."""
    yield "view", _encode(rules.view(state, seat))
    yield "to_act", _encode(rules.to_act(state))
    yield "outcome", _encode(rules.outcome(state))
    yield "look back", _encode(rules.log_is_public(state))
    if seat is not None:
        yield "legal", _encode(rules.legal(state, seat))
        for probe in probes:
            yield f"refusal of {probe}", _encode(rules.check(state, seat, probe))


def _next_moves(rules: Rules, state: Any) -> tuple[tuple[Seat, Any], ...]:
    if rules.to_act(state) == (NATURE,):
        chance = rules.chance(state)
        return tuple((NATURE, m) for m in chance.moves) if isinstance(chance, Chance) else ()
    return tuple((seat, move) for seat in rules.to_act(state) for move in rules.legal(state, seat))


def _some(moves: tuple[tuple[Seat, Any], ...], below: Below) -> tuple[tuple[Seat, Any], ...]:
    """All of them, or a sample where they are many: the next position brings others."""
    return moves if len(moves) <= MANY else shuffled(moves, below)[:MANY]


def _followed(rules: Rules, state: Any, actor: Seat, move: Any, seat: Seat | None) -> bytes | None:
    """What a seat observes of a move and after it; None if the rules reveal something by it."""
    after = rules.apply(state, actor, move)
    events = rules.events(state, actor, move, after, seat)
    if any(isinstance(event, rules.REVEALS) for event in events):
        return None
    return _encode((events, rules.view(after, seat)))


def _same(game: Game, seat: Seat | None, what: str, here: bytes, there: bytes) -> None:
    if here != there:
        raise Leak(f"{game.id}, seat {seat}: {what}: {here!r} and {there!r}")
