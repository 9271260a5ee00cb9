"""Nobody gets a byte that depends on what they may not know (R10, R13)."""

from collections.abc import Iterator
from copy import copy
from functools import cache
from itertools import islice
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from manoir.bots.play import observer
from manoir.kernel import FairDice, FastDice, Refused, registry
from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.kernel.match_parts.setup import options_of
from manoir.server import wire
from manoir.server.net.encoder import Secret, encode, encode_game
from manoir.server.tables import projections
from manoir.server.tables.commands.dispatch import dispatch
from manoir.server.tables.deal import Deal
from manoir.server.tables.moves import decoder
from manoir.server.tables.room import room_of
from manoir.server.tables.seating import Chair
from manoir.server.tables.table import Table
from tests.kernel.walks import other_state, setups, some_move

GAMES = list(registry.games().values())
LEVELS = ("child",)
SHARE = {"pasvu": 0.1}  # of the pairs: nothing is hidden, and a position takes its time


def table_at(game: Game, seats: int, seed: int, plies: int, **options: Any) -> Table:
    """A random position, each seat held by somebody else."""
    random = Random(seed)
    typed = options_of(game, seats, options)
    chairs = tuple(Chair("person", f"P{seat}", None, f"{seat:064}", "") for seat in range(seats))
    deal = Deal(random.randbytes(32), "table00000", ("",) * seats)
    table = Table("table00000", game, typed, chairs, deal, host=chairs[0].holder or "")
    match = Match(game, seats=seats, dice=deal.dice(), observer=observer(game.id), **options)
    while match.ply < plies and not match.outcome:
        seat = random.choice(match.to_act)
        match.play(seat, some_move(match, seat, random))
    table.restore(match.log, {})
    return table


def with_state(table: Table, state: Any) -> Table:
    """The same table, where only the hidden truth is another one."""
    assert table.match is not None
    twin, match = copy(table), copy(table.match)
    match.log, match.history, match.state = list(match.log), list(match.history), state
    twin.match, twin.actions = match, dict(table.actions)
    return twin


def pairs(game: Game, count: int) -> Iterator[tuple[Table, Table, int | None]]:
    """Tables that one eye must not be able to tell apart."""
    random = Random(10)
    some = islice(setups(game, random), int(count * SHARE.get(game.id, 1)))
    for number, (variant, seats) in enumerate(some):
        table = table_at(game, seats, number, random.randrange(120), **variant)
        assert table.match is not None
        for eye in (None, *range(seats)):
            other = other_state(table.match, eye, random.randrange)
            yield table, with_state(table, other), eye


@cache
def probes(game: str) -> list[bytes]:
    """Moves of every kind from other games' logs: most are illegal here."""
    match = Match(game, seats=registry.find(game).seats[1], seed=5)
    random = Random(5)
    seen: dict[bytes, None] = {}
    while not match.outcome and match.ply < 400:
        seat = match.to_act[0]
        for move in match.legal(seat):
            seen[msgspec.json.encode(move)] = None
        match.play(seat, random.choice(match.legal(seat)))
    natures = [msgspec.json.encode(r.move) for r in match.log if r.seat < 0][:3]
    some = random.sample(list(seen), min(40, len(seen)))
    return [*some, *natures, b"{}", b'{"type":"nothing"}']


def answers(table: Table, eye: int, moves: list[bytes]) -> list[bytes]:
    """What a seat is told when it tries moves that it may not play."""
    assert table.match is not None
    told = []
    for number, raw in enumerate(moves):
        if _is_legal(table.match, eye, raw):
            continue
        asked = wire.Play(eye, table.match.ply, f"probe-{number:04}", msgspec.Raw(raw))
        try:
            dispatch(table, table.chairs[eye].holder, asked, LEVELS, lambda _: False)
        except Refused as error:
            refusal = error.refusal
            told.append(encode(wire.Rejected(refusal.code, refusal.rule, refusal.args, asked.id)))
    return told


def _is_legal(match: Match, seat: int, raw: bytes) -> bool:
    try:
        return match.check(seat, decoder(match.game).decode(raw)) is None
    except msgspec.MsgspecError:
        return False


@pytest.mark.parametrize("count", [75, pytest.param(600, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_R10_positions_are_the_same_bytes_whatever_is_hidden(game: Game, count: int) -> None:
    for table, twin, eye in pairs(game, count):
        assert table.match
        assert twin.match
        for ply in (None, 0, max(0, table.ply - 3), table.ply):
            one, other = (projections.at_hello(t.match, eye, ply) for t in (table, twin))  # type: ignore[arg-type]
            assert encode_game(game, one) == encode_game(game, other)
        rooms = [encode(room_of(t, None, frozenset(), 0)) for t in (table, twin)]
        assert rooms[0] == rooms[1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_R10_refusals_are_the_same_bytes_whatever_is_hidden(game: Game) -> None:
    moves = probes(game.id)
    for table, twin, eye in pairs(game, 40):
        if eye is not None:
            assert answers(table, eye, moves) == answers(twin, eye, moves)


@pytest.mark.parametrize("count", [60, pytest.param(600, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_R11_what_is_told_of_the_next_move_is_the_same_while_views_are(
    game: Game, count: int
) -> None:
    compared = 0
    for table, twin, eye in pairs(game, count):
        assert table.match
        assert twin.match
        if table.match.outcome:
            continue
        seat, since = table.match.to_act[0], table.ply
        move = table.match.legal(seat)[0]
        if twin.match.check(seat, move):
            continue
        table.match.play(seat, move)
        twin.match.play(seat, move)
        if table.match.view(eye) == twin.match.view(eye):
            one, other = (projections.Shown(t.match, since).to(eye) for t in (table, twin))  # type: ignore[arg-type]
            assert one == other
            compared += 1
    assert compared > 20


def test_R10_where_memory_is_the_game_nothing_older_than_the_last_move_can_be_had() -> None:
    game = registry.find("escalier")
    table = table_at(game, 3, 1, 40)
    assert table.match
    for eye in (None, 0, 1, 2):
        for ply in (0, 10, table.ply - 1, None):
            position = projections.at_hello(table.match, eye, ply)
            assert position.told == ()
            assert position.since is None
        with pytest.raises(Refused, match="no_looking_back"):
            projections.replay(table, table.chairs[0].holder, eye)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R10_when_the_light_is_out_nobody_looks_up_the_night_cards(seats: int) -> None:
    """Face up all day long (L20), they leave the game with the light (L22): log and all."""
    game = registry.find("labyrinthe")
    table, plies = table_at(game, seats, 1, 0, mode="night", cards=2), 0
    while not (table.match and table.match.state.dark):
        plies += 1
        table = table_at(game, seats, 1, plies, mode="night", cards=2)
    for eye in (None, *range(seats)):
        position = projections.at_hello(table.match, eye, 0)
        assert (position.told, position.since) == ((), None)
        hands = [hand for owner, hand in enumerate(position.view.cards) if owner != eye]
        assert hands == [None] * len(hands)
        with pytest.raises(Refused, match="no_looking_back"):
            projections.replay(table, table.chairs[0].holder, eye)


def test_R10_where_looking_back_is_allowed_a_gap_is_told() -> None:
    game = registry.find("escalier")
    deal = Deal(bytes(32), "table00000", ("", ""))
    options = game.options(memory="open")
    chairs = tuple(Chair("person", f"P{seat}", None, f"{seat:064}", "") for seat in range(2))
    table = Table("table00000", game, options, chairs, deal, host="")
    match = Match(game, seats=2, dice=deal.dice(), memory="open")
    for _ in range(12):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    table.restore(match.log, {})
    assert table.match
    position = projections.at_hello(table.match, 0, 4)
    assert position.since == 4
    assert position.told
    assert len(projections.replay(table, None, None).frames) == len(match.history) + 1
    with pytest.raises(Refused, match="not_your_seat"):
        projections.replay(table, None, 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_R13_states_and_dice_cannot_be_encoded(game: Game) -> None:
    match = Match(game, seats=game.seats[0], seed=3)
    seat = match.to_act[0]
    good = projections.at_hello(match, seat, None)
    encode_game(game, good)
    deal = Deal(bytes(32), "t")
    secrets: tuple[Any, ...] = (
        match.state,
        FastDice(3),
        FairDice(bytes(32)),
        deal,
        match,
        match.log,
    )
    for secret in secrets:
        for bad in (
            msgspec.structs.replace(good, view=secret),
            msgspec.structs.replace(good, legal=(secret,)),
            msgspec.structs.replace(good, told=(secret,)),
            msgspec.structs.replace(good, ending=(secret,)),
        ):
            with pytest.raises(Secret):
                encode_game(game, bad)
        with pytest.raises(Secret):
            encode(secret)
    with pytest.raises(Secret):
        encode(good)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_R13_no_state_can_be_met_inside_what_is_sent(game: Game) -> None:
    met: set[Any] = set()
    for root in (game.options, game.view, game.move, game.event):
        _meet(root, met)
    assert game.state not in met
    assert not met & {Any, object, bytes, FairDice, Deal, msgspec.Raw}


def _meet(kind: Any, met: set[Any]) -> None:
    if kind in met:
        return
    met.add(kind)
    inner = get_type_hints(kind).values() if isinstance(kind, type) else ()
    for part in (*inner, *get_args(kind)):
        _meet(part, met)


def test_R13_secrets_have_no_representation() -> None:
    seed = bytes(range(32))
    for secret in (Deal(seed, "t", ()), FairDice(seed)):
        assert seed.hex() not in repr(secret)
        assert repr(seed) not in repr(secret)
