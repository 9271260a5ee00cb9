"""Following a match for what a seat knows, and games that do not say it."""

from random import Random

import pytest
from msgspec.structs import replace

from manoir.games.escalier.moves import Decline, Haunt
from manoir.kernel import conformance
from manoir.kernel.conformance import SecrecyUnchecked, check_game
from manoir.kernel.knowledge import MakeKnowledge
from manoir.kernel.match import Match
from manoir.kernel.registry import find, games
from manoir.kernel.testing.follower import Follower
from manoir.kernel.testing.secrecy import Leak
from tests.kernel.secrecy.leaks import leaky


def make(game: str) -> MakeKnowledge:
    knowledge = find(game).knowledge
    assert knowledge is not None
    return knowledge


def ghost_face(seats: int) -> Match:
    """A match in which the first die shows a ghost, so that there is something to decide."""
    for seed in range(100):
        match = Match("escalier", seats=seats, seed=seed)
        match.play(0, match.legal(0)[0])
        if match.state.die == 0:
            return match
    raise AssertionError("no ghost on the die")


def test_every_game_of_the_house_says_what_a_seat_knows() -> None:
    assert all(game.knowledge for game in games().values())


def test_a_follower_hears_what_was_played_since_it_last_asked() -> None:
    match, rng = Match("escalier", seats=4, seed=1), Random(1)
    follower = Follower(match, 0, make("escalier"))
    while not match.outcome:
        for _ in range(rng.randrange(6)):
            if seats := match.to_act:
                match.play(seats[0], rng.choice(match.legal(seats[0])))
        # With four seats no colour is ever hidden from whoever has heard everything.
        assert follower.catch_up().sample(rng.randrange) == match.state


def test_a_move_taken_back_is_unheard() -> None:
    match = ghost_face(4)
    follower = Follower(match, 1, make("escalier"))
    match.play(0, Haunt(2))
    assert follower.catch_up().sample(lambda _: 0) == match.state
    match.undo(0)
    assert follower.catch_up().sample(lambda _: 0) == match.state
    match.play(0, Haunt(3))
    assert follower.catch_up().sample(lambda _: 0) == match.state
    match.undo(0)
    match.play(0, Decline())
    assert follower.catch_up().sample(lambda _: 0) == match.state


def test_a_follower_may_come_late() -> None:
    match = Match("labyrinthe", seats=2, seed=1)
    late = Follower(match, 0, make("labyrinthe"), start=2)
    assert match.rules.view(late.catch_up().sample(lambda _: 0), 0) == match.view(0)


def test_the_suite_says_when_a_game_does_not_say_what_a_seat_knows() -> None:
    silent = replace(find("escalier"), knowledge=None, variants=({},), seats=(2, 2))
    with pytest.warns(SecrecyUnchecked, match="escalier has no knowledge"):
        check_game(silent, games=1)


@pytest.mark.parametrize(("game", "name"), [("escalier", "field"), ("labyrinthe", "target")])
def test_the_suite_finds_a_leak(game: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "OPENING", 20)
    with pytest.raises(Leak):
        check_game(leaky(game, name), games=1)


def test_the_suite_finds_knowledge_that_does_not_fit_the_view() -> None:
    class Deaf:
        def __init__(self, seat: int | None, seats: int, view: object) -> None:
            self._known = make("escalier")(seat, seats, view)

        def hear(self, events: tuple[object, ...], view: object) -> None:
            """Remember nothing but the first view."""

        def sample(self, below: object) -> object:
            return self._known.sample(below)  # type: ignore[arg-type]

    game = replace(find("escalier"), knowledge=Deaf, variants=({"memory": "open"},))
    with pytest.raises(Leak):
        check_game(game, games=1)
