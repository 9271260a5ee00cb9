"""Everything lies on the table: what everybody sees, and that nobody sees more."""

from random import Random

import msgspec
import pytest

from manoir.games.pasvu import GAME, rules
from manoir.games.pasvu.advice import Expose, Hide, refuse
from manoir.games.pasvu.moves import Walk
from manoir.games.pasvu.sight.keyhole import Door
from manoir.games.pasvu.state import Options, State
from manoir.kernel import Refusal
from manoir.kernel.match import Match
from tests.games.pasvu.positions import LARGE, SMALL, in_cell, position


def test_everybody_sees_the_same_bytes_at_every_step() -> None:
    for seats, hall in ((2, "hotel"), (4, "random")):
        match, rng = Match(GAME, seats=seats, seed=seats, hall=hall), Random(seats)
        while not match.outcome:
            views = {msgspec.json.encode(match.view(watcher)) for watcher in (None, *range(seats))}
            events = {
                msgspec.json.encode(match.events(len(match.history) - 1, watcher))
                for watcher in (None, *range(seats))
            }
            assert len(views) == len(events) == 1
            seat = rng.choice(match.to_act)
            match.play(seat, rng.choice(match.legal(seat)))


def test_nothing_is_hidden_so_everything_may_be_looked_up_and_tried() -> None:
    state = position("ghosts", in_cell(0, SMALL, 2, 2))
    assert rules.log_is_public(state)
    assert GAME.tries


def test_a_view_has_all_that_lies_on_the_table() -> None:
    ghosts = (in_cell(0, SMALL, 2, 2), in_cell(1, LARGE, 3, 3))
    state = position(
        "ghosts", *ghosts, round=3, points=(4, 0), done=(False, True), drawn=(1, 15, 2),
        cards=(1, 15), out=((5,), ()), walked=((SMALL,), ()), entered=((SMALL,), ()),
        chosen=(1, 0), holder=1, shifted=("desk",),
    )  # fmt: skip
    view = rules.view(state, None)
    assert view.ghosts == ghosts
    assert view.reserve == ((0, 1, 2, 4, 6), (1, 2, 3, 4, 5, 6))
    assert (view.round, view.rounds, view.deck, view.drawn) == (3, 5, 7, (1, 15, 2))
    assert (view.points, view.done, view.holder) == ((4, 0), (False, True), 1)
    assert (view.walked, view.entered) == (((SMALL,), ()), ((SMALL,), ()))
    assert [card.value for card in view.cards if card] == [6, 9]
    assert (view.scores, view.chosen, view.out) == ((1, 2), (1, 0), ((5,), ()))
    assert (view.shifted, view.keyhole, view.look, view.aim) == (
        ("desk",),
        Door("S", 1),
        None,
        None,
    )
    assert view.open_sides == ("E", "N", "W")


@pytest.mark.parametrize(
    ("question", "refusal"),
    [
        (Hide(0, 0, 0), None),
        (Hide(0, 5, 5), None),
        (Hide(0, 6, 0), Refusal("leaves_cell", "V8", {"x": 0, "y": 0})),
        (Hide(0, 0, -1), Refusal("leaves_cell", "V8", {"x": 0, "y": 0})),
        (Hide(SMALL, 2, 2), Refusal("already_out", "V7")),
        (Expose(), Refusal("no_practice", "V11")),
        (Expose(Walk(0, 500, 500)), Refusal("no_practice", "V11")),
    ],
)
def test_V8_the_house_answers_questions_that_can_be_answered(
    question: Hide | Expose, refusal: Refusal | None
) -> None:
    state = position("ghosts", out=((SMALL,), ()))
    assert refuse(rules.view(state, 0), 0, question) == refusal
    assert refuse(rules.view(practice(state), 0), 0, Expose()) is None


def practice(state: State) -> State:
    return msgspec.structs.replace(state, options=Options(practice=True))
