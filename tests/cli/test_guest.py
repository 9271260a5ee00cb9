"""A third party's game in the terminal: listed, played, drawn plainly or by its own module."""

import re
from pathlib import Path

from manoir.kernel.commands import exits
from tests.cli.guest import install, run


def test_a_game_without_a_drawing_is_drawn_plainly_and_played_to_its_end(tmp_path: Path) -> None:
    install(tmp_path)
    assert "grenier" in run(tmp_path, "manoir.cli", "games").stdout
    played = run(
        tmp_path,
        *("manoir.cli", "play", "grenier", "--seed", "4", "--lang", "en"),
        answers="1\n" * 400,
    )
    assert played.returncode == 0, played.stderr
    assert "  tokens   1 1 0 0" in played.stdout
    assert re.search(r" 1 roll +\S*\n", played.stdout)
    assert "player 1 – die: face" in played.stdout
    assert "won: " in played.stdout
    assert played.stderr == ""


def test_a_game_may_name_its_own_drawing(tmp_path: Path) -> None:
    install(tmp_path, terminal="guest_drawing")
    (tmp_path / "guest_drawing.py").write_text(
        "def draw(view, names, lang): return ['an attic']\n"
        "def label(move, lang): return 'up'\n"
        "def tell(event, names, lang): return 'creak'\n"
    )
    played = run(tmp_path, "manoir.cli", "play", "grenier", "--seed", "4", answers="1\nq\n")
    assert played.returncode == 0, played.stderr
    assert "an attic" in played.stdout
    assert "1 up" in played.stdout


def test_a_drawing_that_does_not_load_is_named(tmp_path: Path) -> None:
    install(tmp_path, terminal="no_such_drawing.terminal")
    played = run(tmp_path, "manoir.cli", "play", "grenier")
    assert played.returncode == exits.UNAVAILABLE
    assert "manoir: the drawing of grenier (no_such_drawing.terminal) does not" in played.stderr
    assert "Traceback" not in played.stderr


BOTS = """
from manoir.bots.bot import Level, Wisp
LEVELS = (Level("mouse", Wisp), Level("cat", Wisp))
def prepare(seats):
    print("the cat is fed for", seats)
"""


def test_a_package_brings_bots_that_prepare_themselves(tmp_path: Path) -> None:
    install(tmp_path, entry_points="[manoir.bots]\ngrenier = guest_bots\n")
    (tmp_path / "guest_bots.py").write_text(BOTS)
    assert "mouse, cat" in run(tmp_path, "manoir.cli", "games").stdout
    code = "from manoir.bots.warm import prepare; prepare('grenier', [2])"
    (tmp_path / "warm_guest.py").write_text(code)
    assert run(tmp_path, "warm_guest").stdout == "the cat is fed for [2]\n"


def test_bots_that_do_not_load_leave_a_wisp(tmp_path: Path) -> None:
    install(tmp_path, entry_points="[manoir.bots]\ngrenier = guest_bots\n")
    (tmp_path / "guest_bots.py").write_text("raise RuntimeError('meow')")
    listed = run(tmp_path, "manoir.cli", "games")
    assert listed.returncode == 0, listed.stderr
    assert "wisp" in listed.stdout
    assert "bots of 'grenier' do not load: meow" in listed.stderr
