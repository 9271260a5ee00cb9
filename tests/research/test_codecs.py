"""Views and moves as numbers: nothing is lost that matters, and nothing leaks."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from manoir.bots.play import observer
from manoir.games.labyrinthe.box import NUMBERS, SHAPES
from manoir.kernel import Seat
from manoir.kernel.match import Match
from manoir.kernel.registry import find, games
from manoir.research import Encoding, IllegalAction
from tests.kernel.walks import other_state, setups, some_move

CODED = [name for name, game in games().items() if game.codec]
FEW = {"pasvu": 4}  # positions; its moves are slow


def positions(game: str, count: int, seed: int = 0) -> Iterator[tuple[Match, Seat]]:
    """Where somebody acts, in random games of every kind, and after their ends."""
    rng = Random(seed)
    for options, seats in setups(find(game), rng):
        match = Match(
            game, seats=seats, seed=rng.getrandbits(60), observer=observer(game), **options
        )
        for _ in range(rng.randrange(40 if game in FEW else 400)):
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


def decoded_stairs(seen: Any, seat: Seat) -> tuple[Any, ...]:
    seats, colours = int(seen["seats"][0]), seen["colours"].tolist()
    owners: list[Any] = [None] * 4
    tokens = [0] * 4
    for slot, colour in enumerate(colours):
        owners[colour] = (seat + slot) % seats if slot < seats else None
        tokens[colour] = int(seen["tokens"][slot])
    ghosts = tuple(step for step in seen["ghosts"].tolist() if step)
    arrived = tuple(colours[slot - 1] for slot in seen["arrived"].tolist() if slot)
    die = int(seen["die"][0])
    return tuple(owners), tuple(tokens), ghosts, arrived, None if die < 0 else die


def decoded_maze(seen: Any, seat: Seat) -> tuple[Any, ...]:
    seats, planes = int(seen["seats"][0]), seen["open"].reshape(4, 49).T
    order = [(owner - seat) % seats for owner in range(seats)]
    places = tuple(
        (int(planes[cell] @ (1, 2, 4, 8)), int(seen["treasure"].ravel()[cell]))
        for cell in range(49)
    )
    pawns = tuple(int(seen["pawns"].reshape(4, 49)[place].argmax()) for place in order)
    found = tuple(
        tuple((np.flatnonzero(seen["found"] == 1 + place) + 1).tolist()) for place in order
    )
    left = tuple(int(seen["left"][place]) for place in order)
    spare = tuple(seen["spare"].tolist())
    return places, pawns, found, left, spare, int(seen["target"][0]), bool(seen["shifted"][0])


def decoded_circuit(seen: Any, seat: Seat) -> tuple[Any, ...]:
    seats, places = int(seen["seats"][0]), int(seen["places"][0])
    order = [(owner - seat) % seats for owner in range(seats)]
    by_seat = (tuple(int(seen[name][place]) for place in order) for name in BY_SEAT)
    marbles = "".join(".wy"[kind] for kind in seen["marbles"][:places])
    turns = int(seen["turns"] @ (100, 1))
    dice = tuple(die for die in seen["dice"].tolist() if die)
    return marbles, *by_seat, tuple(seen["ghosts"].tolist()), turns, dice


BY_SEAT = ("eaters", "homes", "white", "yellow")
DECODED = {"escalier": decoded_stairs, "labyrinthe": decoded_maze, "pacman": decoded_circuit}


def shown(view: Any, game: str) -> tuple[Any, ...]:
    """The parts of a view that those above give back."""
    if game == "escalier":
        return view.owners, view.tokens, view.ghosts, view.arrived, view.die
    if game == "pacman":
        by_seat = (getattr(view, name) for name in BY_SEAT)
        return view.marbles, *by_seat, view.ghosts, view.turns, view.dice
    places = tuple((place.open, NUMBERS.get(place.treasure, 0)) for place in view.places)
    found = tuple(tuple(sorted(NUMBERS[card] for card in cards)) for cards in view.found)
    spare = SHAPES.index(view.spare.shape), NUMBERS.get(view.spare.treasure, 0)
    target = NUMBERS.get(view.target, 0)
    return places, view.pawns, found, view.left, spare, target, view.shifted


@pytest.mark.parametrize("game", DECODED)
def test_a_view_can_be_read_off_its_arrays(game: str) -> None:
    encoding = Encoding(find(game))
    for match, seat in positions(game, 60, seed=2):
        view, out = match.view(seat), np.zeros(encoding.size, encoding.dtype)
        encoding.observe(view, seat, match.legal(seat), out)
        assert DECODED[game](encoding.named(out), seat) == shown(view, game)


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
