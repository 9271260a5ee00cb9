"""One switch for a process: nothing but itself turns it on, and the same games come out."""

import subprocess
import sys
from pathlib import Path

import pytest

from manoir.bots import machine_speed, pasvu
from manoir.games.pasvu import GAME
from manoir.games.pasvu.engine import engine
from manoir.kernel.testing.playthrough import Playthrough, over_variants, specials, text

FOLDER = Path(__file__).parent.parent / "golden"

SERVED = """
import sys
from manoir.bots.play import is_ready
from manoir.games.pasvu.engine import engine
from manoir.kernel.match import Match
match = Match("pasvu", seats=2, seed=1)
match.play(match.to_act[0], match.legal(match.to_act[0])[0])
is_ready("pasvu", 2, match.view(0))
print(engine(), "numba" in sys.modules)
"""


def test_a_process_that_serves_loads_no_compiler() -> None:
    told = subprocess.run(
        [sys.executable, "-c", SERVED], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == ["None", "False"]


@pytest.mark.plain
def test_it_asks_every_game_that_has_machine_code(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[str]()
    monkeypatch.setattr(pasvu, "turn_on", lambda: asked.append("on"))
    monkeypatch.setattr(pasvu, "turn_off", lambda: asked.append("off"))
    machine_speed.turn_on()
    machine_speed.turn_off()
    machine_speed.turn_on("escalier")
    assert asked == ["on", "off"]
    assert engine() is None


@pytest.mark.plain
def test_what_is_on_is_not_looked_for_on_the_disk_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[str]()

    def is_made() -> bool:
        asked.append("made")
        return True

    monkeypatch.setattr(pasvu, "is_machine_code_made", is_made)
    monkeypatch.setattr(pasvu, "turn_on", lambda: asked.append("on"))
    for _ in range(3):
        machine_speed.turn_on_if_made("pasvu")
    machine_speed.turn_off("pasvu")
    machine_speed.turn_on_if_made("pasvu")
    machine_speed.turn_off("pasvu")
    assert asked == ["made", "on", "made", "on"]


# `test_playthroughs` plays all of them at machine speed, where it is made.
QUICK = ("pasvu/midnight-shelter.txt",)


@pytest.mark.plain
@pytest.mark.parametrize(
    "playthrough",
    [
        pytest.param(one, id=one.name, marks=() if one.name in QUICK else pytest.mark.soak)
        for one in (*over_variants(GAME), *specials(GAME))
        if (FOLDER / one.name).exists()
    ],
)
def test_golden_games_are_the_same_in_ordinary_python(playthrough: Playthrough) -> None:
    assert engine() is None
    assert text(GAME, playthrough) == (FOLDER / playthrough.name).read_text()


@pytest.mark.plain
def test_golden_games_are_the_same_at_machine_speed() -> None:
    machine_speed.turn_on("pasvu")
    try:
        assert engine() is not None
        for playthrough in specials(GAME):
            if playthrough.name in QUICK:
                assert text(GAME, playthrough) == (FOLDER / playthrough.name).read_text()
    finally:
        machine_speed.turn_off("pasvu")
    assert engine() is None
