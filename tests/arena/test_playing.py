"""One game: the same in every run, and lost by whoever does what it must not."""

import pytest

import manoir
from manoir.arena import playing
from manoir.arena.contest import Contest, Fixture
from manoir.arena.playing import Played, play

PLAYERS = "tests.arena.players"


def game_of(bad: str, seats: int = 2) -> Played:
    contest = Contest("escalier", (f"{PLAYERS}:First", f"{PLAYERS}:{bad}"), seats)
    return play(contest, Fixture(0, 0))


def test_a_game_is_a_function_of_seed_deal_and_rotation() -> None:
    contest = Contest("escalier", ("child", f"{PLAYERS}:Seeded"), 3, 5)
    one, again = play(contest, Fixture(2, 1)), play(contest, Fixture(2, 1))
    assert (one.hash, one.ranks, one.saved) == (again.hash, again.ranks, again.saved)
    assert one.hash != play(contest, Fixture(2, 0)).hash
    shifted = Contest("escalier", contest.bots, 3, 7)
    assert play(shifted, Fixture(0, 1)).hash == one.hash
    assert len(one.micros) == 3
    assert all(one.micros)


@pytest.mark.parametrize(
    ("bad", "what"),
    [
        ("Raises", "ValueError: I am lost <b>"),
        ("Illegal", "illegal move: not_a_move (rule H4)"),
        ("Exits", "SystemExit: 3"),
        ("WithoutSeats", "TypeError: WithoutSeats() takes no arguments"),
    ],
)
def test_a_bot_that_does_what_it_must_not_has_lost(bad: str, what: str) -> None:
    played = game_of(bad, seats=3)
    assert played.fault is not None
    assert (played.fault.seat, played.fault.what) == (1, what)
    assert (played.why, played.ranks) == ("fault", (1, 3, 1))
    assert manoir.verify(played.saved).outcome is None


def test_a_game_that_leads_nowhere_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "LONGEST", 10)
    played = game_of("Last")
    assert (played.why, played.ranks, played.fault) == ("too_long", (1, 1), None)


def test_whoever_lost_finds_the_whole_game() -> None:
    played = game_of("Last")
    match = manoir.verify(played.saved)
    assert match.outcome is not None
    assert (match.outcome.ranks, match.hash) == (played.ranks, played.hash)
