"""The chain of hashes is over the same bytes, however it is computed."""

from hashlib import sha256
from random import Random

import msgspec
import pytest

from manoir.kernel import registry
from manoir.kernel.match import Match
from manoir.kernel.record import Record, chain

MOVES = 12


def by_the_book(previous: str, record: Record) -> str:
    """What every saved game was hashed with."""
    encoded = msgspec.json.encode(record, order="deterministic")
    return sha256(previous.encode() + b"\n" + encoded).hexdigest()


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_R03_moves_that_are_encoded_once_make_the_same_hashes(game: str) -> None:
    match, rng = Match(game, seats=2, seed=5), Random(5)
    links = list(match.links)  # nature may have begun
    for _ in range(MOVES):
        before = match.ply
        seat = match.to_act[0]
        match.play(seat, match.sample(seat, rng.randrange))
        written = match.written(before)
        assert [record for record, _, _ in written] == match.log[before:]
        for record, move, link in written:
            assert chain(links[-1], record) == link == by_the_book(links[-1], record)
            assert move == msgspec.json.encode(record.move, order="deterministic")
            links.append(link)
    assert match.links == links
    assert match.written(0)[-1][2] == match.fork().hash == links[-1]
