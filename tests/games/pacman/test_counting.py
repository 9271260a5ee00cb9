"""P16: end it here and count, if everybody agrees."""

from random import Random

import pytest

from manoir.bots.bot import Level, levels
from manoir.games.pacman import rules
from manoir.games.pacman.moves import (
    Answer,
    Answered,
    Move,
    Propose,
    Proposed,
    Roll,
    Rolled,
    Run,
)
from manoir.games.pacman.notation import read_move, write_move, write_position
from manoir.games.pacman.state import State
from manoir.games.pacman.terminal import LANGUAGES, label, tell
from manoir.kernel.conformance import check_position
from manoir.kernel.match import Match
from manoir.kernel.verify import verify
from tests.games.pacman.sketches import BARE, position, refused, sketch

YES, NO = Answer(agrees=True), Answer(agrees=False)
THREE = "trays 12+1 20+0 3+2"


def before_a_throw() -> State:
    return sketch(BARE, THREE, "turn 1")


def play(state: State, *moves: tuple[int, Move]) -> State:
    for seat, move in moves:
        assert rules.check(state, seat, move) is None, (seat, move)
        state = rules.apply(state, seat, move)
    return state


def test_P16_everybody_else_is_asked_and_may_answer_in_any_order() -> None:
    asked = play(before_a_throw(), (1, Propose()))
    assert rules.to_act(asked) == (0, 2)
    assert rules.legal(asked, 2) == (YES, NO)
    assert rules.legal(asked, 1) == ()
    assert rules.to_act(play(asked, (2, YES))) == (0,)


def test_P16_if_all_agree_it_is_over_and_counted() -> None:
    over = play(before_a_throw(), (1, Propose()), (2, YES), (0, YES))
    outcome = rules.outcome(over)
    assert outcome is not None
    assert (outcome.why, outcome.ranks, outcome.scores) == ("agreed", (2, 1, 3), (12, 20, 3))
    assert rules.to_act(over) == ()
    assert rules.view(over, None).over
    assert refused(over, Roll(), 1) == ("game_over", "P14")


def test_P16_after_the_first_no_it_goes_on_and_nobody_asks_again_in_that_turn() -> None:
    declined = play(before_a_throw(), (1, Propose()), (2, NO))
    assert rules.to_act(declined) == (1,)
    assert refused(declined, YES, 0) == ("not_your_turn", "P2")
    assert refused(declined, Propose(), 1) == ("declined", "P16")
    assert not play(declined, (1, Roll())).declined, "the next turn may ask again"


def test_P16_only_whoever_is_about_to_throw_asks() -> None:
    state = before_a_throw()
    assert refused(state, Propose(), 0) == ("not_your_turn", "P2")
    assert refused(state, YES, 1) == ("nobody_asks", "P16")
    thrown = rules.apply(rules.apply(state, 1, Roll()), -1, Rolled(1, 2))
    assert refused(thrown, Propose(), 1) == ("before_the_throw", "P16")


@pytest.mark.parametrize("move", [Roll(), Propose(), Run(1, (2,))])
def test_P16_first_everybody_answers(move: Move) -> None:
    asked = play(before_a_throw(), (1, Propose()))
    for seat in range(3):
        assert refused(asked, move, seat) == ("must_answer", "P16")


def test_P16_what_is_told() -> None:
    state = before_a_throw()
    asked = play(state, (1, Propose()))
    declined = play(asked, (2, NO))
    assert rules.events(state, 1, Propose(), asked, None) == (Proposed(1),)
    assert rules.events(asked, 2, NO, declined, 0) == (Answered(2, agrees=False),)


def test_P16_no_list_of_moves_has_the_question() -> None:
    assert rules.legal(before_a_throw(), 1) == (Roll(),)


def test_P16_a_game_that_was_counted_is_saved_and_verified() -> None:
    match = Match("pacman", seats=3, seed=5)
    first = match.to_act[0]
    match.play(first, Propose())
    check_position(match, {}, Random(1), (Roll(), Propose()))
    answers = list(match.to_act)
    match.play(answers[0], YES)
    match.undo(answers[0])
    match.play(answers[1], NO)
    match.play(first, Roll())
    while match.legal(match.to_act[0]) != (Roll(),):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    match.play(match.to_act[0], Propose())
    for seat in match.to_act:
        match.play(seat, YES)
    assert match.outcome
    assert match.outcome.why == "agreed"
    again = verify(match.pack())
    assert (again.hash, again.outcome) == (match.hash, match.outcome)


@pytest.mark.parametrize("move", [Propose(), YES, NO])
def test_P16_moves_as_text(move: Move) -> None:
    assert read_move(write_move(move)) == move


@pytest.mark.parametrize("lines", ["asked 0 2", "asked 2", "declined", "agreed"])
def test_P16_positions_as_text(lines: str) -> None:
    text = write_position(before_a_throw()) + f"{lines}\n"
    assert write_position(position(text)) == text


@pytest.mark.parametrize(
    "lines", ["asked 1", "asked 2 0", "asked 3", "asked 0\ndeclined", "agreed\ndice 1 2", "asked x"]
)
def test_P16_positions_that_cannot_be(lines: str) -> None:
    with pytest.raises(ValueError, match=r"asked|whether|seat"):
        position(write_position(before_a_throw()) + f"{lines}\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_P16_in_words(lang: str) -> None:
    said = {label(move, lang) for move in (Propose(), YES, NO)}
    said |= {
        tell(event, ("Anna", "Max"), lang)
        for event in (Proposed(1), Answered(1, agrees=True), Answered(1, agrees=False))
    }
    assert len(said) == 6
    assert not any("{" in sentence for sentence in said)


@pytest.mark.parametrize("level", levels("pacman"), ids=lambda level: level.name)
def test_P16_bots_agree(level: Level) -> None:
    asked = play(before_a_throw(), (1, Propose()))
    view = rules.view(asked, 0)
    bot = level.make(0, 3, view, 1)
    assert bot.choose(view, rules.legal(asked, 0), 1.0) == YES
