"""The same over whole games: every position, every eye, every channel, byte for byte (R10, R11)."""

from collections.abc import Callable, Iterator
from copy import copy
from itertools import islice, product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from manoir.kernel import Refused
from manoir.kernel.game import Game
from manoir.kernel.match import Match, Step
from manoir.kernel.registry import find
from manoir.server import wire
from manoir.server.net.encoder import encode, encode_game
from manoir.server.tables import projections
from manoir.server.tables.deal import Deal
from manoir.server.tables.room import room_of
from manoir.server.tables.table import Table
from tests.kernel.walks import Twins, kind_of, setups, some_move
from tests.server.tables.test_secrecy import answers, probes, table_at

GAMES = ("escalier", "labyrinthe", "pacman", "pasvu")
# On the stairs a game is a few moves, and its replay as long; in the maze every third will do.
EVERY = {"escalier": 1, "labyrinthe": 3, "pacman": 50, "pasvu": 9}
REPLAYED = {"escalier": 1.0, "labyrinthe": 0.3, "pacman": 0.1, "pasvu": 0.2}  # some are long
PARTS = 5


def positions(game: Game, seed: int) -> Iterator[Table]:
    """Tables in the middle of games, over seats and variants, one move after another."""
    rng = Random(seed)
    for variant, seats in setups(game, rng, more=False):
        table = table_at(game, seats, rng.getrandbits(40), 0, **variant)
        assert table.match is not None
        while not table.match.outcome:
            yield table
            seat = table.match.to_act[0]
            table.match.play(seat, some_move(table.match, seat, rng))


def twin_of(table: Table, twins: Twins, rng: Random) -> Table:
    """Another truth at every ply, and other dice."""
    assert table.match is not None
    deal = Deal(rng.randbytes(32), table.id, table.deal.nonces)
    match = copy(table.match)
    *before, match.state = twins.states()
    match.dice = deal.dice()
    match.history = [
        Step(state, step.seat, step.move) for state, step in zip(before, match.history, strict=True)
    ]
    twin = copy(table)
    twin.deal, twin.match = deal, match
    return twin


def channels(table: Table, eye: int | None, probe: bytes, rng: Random) -> list[bytes]:
    """All that can be had of a table through one eye, except for the seal of its dice."""
    match = table.match
    assert match is not None
    who = table.chairs[eye].holder if eye is not None else None
    ply = rng.randrange(match.ply + 1)
    again = rng.random() < REPLAYED[table.game.id]
    return [
        encode_game(table.game, projections.at_hello(match, eye, None)),
        encode_game(table.game, projections.at_hello(match, eye, ply)),
        encode(replace(room_of(table, who, frozenset(), 0), commitment="")),
        *(answers(table, eye, [probe]) if eye is not None else ()),
        *([replayed(table, who, eye)] if again else []),
    ]


def replayed(table: Table, who: str | None, eye: int | None) -> bytes:
    try:
        return encode_game(table.game, projections.replay(table, who, eye))
    except Refused as refused:
        return repr(refused.refusal).encode()


def check_pairs(game: str, count: int, seed: int, rarely: int = 1) -> set[Any]:
    """What kinds of position there were; `rarely` leaves out more of them on the way."""
    rng = Random(seed)
    done, kinds = 0, set()
    match, twins = None, dict[int | None, Twins]()
    for table in islice(positions(find(game), seed), 0, None, rarely * EVERY[game]):
        assert table.match is not None
        eyes = (None, *range(table.seats))
        if table.match is not match:
            match, twins = table.match, {e: Twins(table.match, e, rng.randrange) for e in eyes}
        for eye in eyes:
            twin, at = twin_of(table, twins[eye], rng), rng.getrandbits(32)
            probe = rng.choice(probes(game))
            ours, theirs = (channels(t, eye, probe, Random(at)) for t in (table, twin))
            assert ours == theirs
            done += 1
        kinds.add((table.seats, *kind_of(table.match)))
        if done >= count:
            return kinds
    raise AssertionError("positions go on for ever")


def test_R10_R11_on_the_stairs_every_channel_is_the_same_bytes_whatever_is_hidden() -> None:
    check_pairs("escalier", 1_000, seed=1)


def test_R10_R11_in_the_maze_every_channel_is_the_same_bytes_whatever_is_hidden() -> None:
    kinds = check_pairs("labyrinthe", 500, seed=1, rarely=4)
    lights = (("base", False), ("children", False), ("night", False), ("night", True))
    assert kinds == {(seats, *light) for seats in (2, 3, 4) for light in lights}


def test_R10_R11_on_the_circuit_every_channel_is_the_same_bytes_whatever_dice_will_say() -> None:
    kinds = check_pairs("pacman", 250, seed=1, rarely=4)
    options = (tuple(variant.values()) for variant in find("pacman").variants)
    assert kinds == {(seats, *option) for seats, option in product((2, 3, 4), options)}


def test_R10_R11_in_the_hall_every_channel_is_the_same_bytes_whatever_nature_will_do() -> None:
    check_pairs("pasvu", 60, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES)
def test_R10_R11_every_channel_over_a_hundred_thousand_pairs(game: str, part: int) -> None:
    check_pairs(game, (100_000 if game != "pasvu" else 5_000) // PARTS, seed=2 + part)


def hidden_colour(match: Match) -> int:
    return match.state.ghosts[0].colour if match.state.ghosts else 0


def hidden_card(match: Match) -> int:
    """By day, of a seat that is not the first; in the children's variant no card is hidden."""
    by_day = match.options.mode != "children" and not match.outcome and match.state.piles[1]
    return match.state.piles[1][0] if by_day else 0


def coming_dice(match: Match) -> int:
    return match.dice.below(match.game.id, len(match.history) + 1, 0, 36)


@pytest.mark.parametrize(
    ("game", "hidden"),
    [
        ("escalier", hidden_colour),
        ("labyrinthe", hidden_card),
        ("pacman", coming_dice),
        ("pasvu", coming_dice),
    ],
)
def test_R45_a_leak_in_the_replay_of_a_running_game_is_found(
    game: str, hidden: Callable[[Match], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test has teeth: nothing but the replay of a game that may be looked back at leaks."""
    frames = projections._frames

    def leaky(match: Match, *rest: Any) -> tuple[wire.Frame, ...]:
        *before, last = frames(match, *rest)
        return (*before, replace(last, ply=hidden(match)))

    monkeypatch.setattr(projections, "_frames", leaky)
    with pytest.raises(AssertionError, match="=="):
        check_pairs(game, 2_000, seed=3)
