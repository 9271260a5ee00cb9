"""The same over whole games: every position, every eye, every channel, byte for byte (T10, T11)."""

from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from manoir.games.escalier import GAME
from manoir.kernel import Refused
from manoir.kernel.match import Match, Step
from manoir.server import eyes, wire
from manoir.server.encode import encode, encode_game
from manoir.server.table import Table
from tests.server.test_secrecy import answers, probes, table_at

PROBES = probes(GAME)


def positions(seed: int) -> Iterator[Table]:
    """Tables in the middle of random games, over seats and variants, one move after another."""
    rng = Random(seed)
    while True:
        table = table_at(GAME, rng.randint(*GAME.seats), rng.getrandbits(40), 0)
        variant = rng.choice(GAME.variants)
        table.match = Match(GAME, seats=table.seats, dice=table.deal.dice(), **variant)
        table.options = table.match.options
        while not table.match.outcome:
            yield table
            seat = table.match.to_act[0]
            table.match.play(seat, rng.choice(table.match.legal(seat)))


def twin_of(table: Table, eye: int | None, rng: Random) -> Table:
    """Another truth at every ply that this eye could not tell from the first."""
    assert table.match is not None

    def other(state: Any) -> Any:
        return GAME.rules.resample(state, eye, rng.randrange)

    match = copy(table.match)
    match.state = other(match.state)
    match.line = [Step(other(step.before), step.seat, step.move) for step in match.line]
    twin = copy(table)
    twin.match = match
    return twin


def channels(table: Table, eye: int | None, probe: bytes, rng: Random) -> list[bytes]:
    """All that can be had of a table through one eye."""
    match = table.match
    assert match is not None
    who = table.chairs[eye].holder if eye is not None else None
    ply = rng.randrange(match.ply + 1)
    return [
        encode_game(GAME, eyes.at_hello(match, eye, None)),
        encode_game(GAME, eyes.at_hello(match, eye, ply)),
        encode(table.room(who, frozenset(), 0)),
        *(answers(table, eye, [probe]) if eye is not None else ()),
        replayed(table, who, eye),
    ]


def replayed(table: Table, who: str | None, eye: int | None) -> bytes:
    try:
        return encode_game(GAME, eyes.replay(table, who, eye))
    except Refused as refused:
        return repr(refused.refusal).encode()


def check_pairs(count: int, seed: int) -> None:
    rng = Random(seed)
    done = 0
    for table in positions(seed):
        for eye in (None, *range(table.seats)):
            twin, probe, at = twin_of(table, eye, rng), rng.choice(PROBES), rng.getrandbits(32)
            ours, theirs = (channels(t, eye, probe, Random(at)) for t in (table, twin))
            assert ours == theirs
            done += 1
        if done >= count:
            return


def test_every_channel_is_the_same_bytes_whatever_is_hidden() -> None:
    check_pairs(2_000, seed=1)


@pytest.mark.soak
def test_every_channel_over_a_hundred_thousand_pairs() -> None:
    check_pairs(100_000, seed=2)


def test_a_leak_in_the_replay_of_a_running_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test has teeth: nothing but the replay of a game with open memory leaks here."""
    frames = eyes._frames

    def leaky(match: Match, eye: int | None) -> tuple[wire.Frame, ...]:
        *before, last = frames(match, eye)
        hidden = match.state.ghosts[0].colour if match.state.ghosts else 0
        return (*before, replace(last, ply=hidden))

    monkeypatch.setattr(eyes, "_frames", leaky)
    with pytest.raises(AssertionError):
        check_pairs(2_000, seed=3)
