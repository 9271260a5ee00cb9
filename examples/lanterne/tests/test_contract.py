"""What the house asks of every game, and what this one promises about its words and secrets."""

from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from lanterne import GAME, rules, terminal
from lanterne.knowledge import Knowledge
from lanterne.moves import Event, Move
from lanterne.state import View

from manoir.kernel.conformance import check_game
from manoir.kernel.match import Match
from manoir.kernel.testing.words import languages_in, messages, missing_words


def test_the_conformance_suite_finds_nothing() -> None:
    check_game(GAME, games=2)


def test_knowledge_gives_states_that_fit_the_view() -> None:
    rng = Random(1)
    for seed in range(30):
        match = Match(GAME, seats=4, seed=seed, limit=rng.choice((9, 12, 15)))
        known = {eye: Knowledge(eye, 4, match.view(eye)) for eye in (None, 0, 1, 2, 3)}
        while not match.outcome:
            seat = match.to_act[0]
            match.play(seat, rules.sample(match.state, seat, rng.randrange))
            for eye, knowledge in known.items():
                knowledge.hear(match.events(-1, eye), match.view(eye))
                assert rules.view(knowledge.sample(rng.randrange), eye) == match.view(eye)


def test_knowledge_finds_the_one_deal_that_is_left() -> None:
    """Eight cards of at most 12 are four ones and four twos: no fair deal finds them."""
    view = View(
        options=rules.new(2, GAME.options()).options,
        hands=((), None),
        sizes=(0, 8),
        stopped=(False, True),
        burnt=(False, False),
        turn=0,
        drawing=False,
    )
    state = Knowledge(0, 2, view).sample(Random(1).randrange)
    assert sorted(state.hands[1]) == [1, 1, 1, 1, 2, 2, 2, 2]


def told(seed: int) -> tuple[set[Move], set[Event]]:
    """Moves and events of a game in which chance alone plays."""
    rng, match = Random(seed), Match(GAME, seats=3, seed=seed)
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    steps = range(len(match.history))
    events = {event for i in steps for eye in (None, 0) for event in match.events(i, eye)}
    return {step.move for step in match.history}, events


@pytest.mark.parametrize("lang", terminal.LANGUAGES)
def test_the_terminal_has_words_for_everything(lang: str) -> None:
    names = ("Ada", "Bo", "Cy")
    for seed in range(10):
        moves, events = told(seed)
        assert all(terminal.label(move, lang) for move in moves)
        assert all(names[event.seat] in terminal.tell(event, names, lang) for event in events)


def test_a_drawing_shows_no_hidden_card() -> None:
    match = Match(GAME, seats=2, seed=3)
    for seat in (0, 1, 0, 1):
        match.play(seat, match.legal(seat)[0])
    lines = "\n".join(terminal.draw(match.view(0), ("Ada", "Bo"), "en"))
    assert lines.count("▐?▌") == 2
    assert "oil ?" in lines


def test_no_language_lacks_anything() -> None:
    folder = Path(str(files("lanterne")))
    assert missing_words(folder, languages_in(folder)) == []


def test_the_browser_has_words_for_everything() -> None:
    keys = {*messages((files("lanterne") / "words" / "en.ftl").read_text("utf-8"))}
    tags = {event.__struct_config__.tag for event in told(1)[1] | told(2)[1]}
    assert {f"lanterne-event-{tag}" for tag in tags} <= keys
    assert {f"lanterne-rule-N{number}" for number in range(1, 10)} <= keys
