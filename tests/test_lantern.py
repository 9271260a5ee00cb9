"""A fifth game is one package: Lanterne, installed beside the wheel, is a game like the others."""

import os
import pty
import subprocess
from pathlib import Path

import pytest

import manoir
from tests.installed import LANTERNE, Installed, outside


def test_the_wheel_and_the_package_are_all_of_ours_that_is_installed(lantern: Installed) -> None:
    ask = "import manoir, lanterne; print(manoir.__file__, lanterne.__file__)"
    found = lantern.run(lantern.python, "-c", ask).stdout.split()
    assert [Path(path).is_relative_to(lantern.folder) for path in found] == [True, True]


def test_manoir_games_lists_it(lantern: Installed) -> None:
    listed = lantern.run(lantern.manoir, "games")
    row = next(line for line in listed.stdout.splitlines() if "lanterne" in line)
    assert {"2–4", "wisp", "limit=12,"} <= set(row.replace("│", " ").split())


def test_a_game_in_the_terminal_against_the_wisp_is_saved_and_verified(lantern: Installed) -> None:
    file = lantern.folder / "game.json"
    played = lantern.run(
        lantern.manoir, "play", "lanterne", "--seed", "4", "--lang", "fr", "--save", file,
        answers="2\n" + "1\n" * 12,
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert "'2' n'est pas un des coups" in played.stdout  # N3: an empty lantern cannot stop
    assert "piocher une carte" in played.stdout
    assert "wisp 2" in played.stdout
    assert "gagné : " in played.stdout
    verified = lantern.run(lantern.manoir, "verify", file)
    assert verified.returncode == 0, verified.stderr
    assert "lanterne, 2 seats" in verified.stdout


def test_two_people_play_it_in_a_real_terminal(lantern: Installed) -> None:
    """One draws and stops, then the other; between them the screen is covered."""
    command = [
        str(lantern.manoir),
        "play",
        "lanterne",
        "--people",
        "2",
        "--seed",
        "1",
        "--lang",
        "en",
    ]
    keyboard, screen = pty.openpty()
    keys = ["", "1", "", "1", "", "2", "", "2", ""]
    os.write(keyboard, "".join(f"{key}\n" for key in keys).encode())
    with subprocess.Popen(
        command, stdin=screen, stdout=screen, stderr=screen, cwd=lantern.folder, env=outside()
    ) as game:
        os.close(screen)
        shown = everything(keyboard)
    assert game.returncode == 0, shown
    assert "player 2, is nobody else looking?" in shown
    assert "player 1 stops" in shown
    assert "won: player" in shown


def test_it_passes_the_conformance_suite(lantern: Installed) -> None:
    check = (
        "from manoir.kernel.conformance import check_game; from manoir.kernel.registry import find;"
        "check_game(find('lanterne'))"
    )
    result = lantern.run(lantern.python, "-c", check)
    assert result.returncode == 0, result.stderr


def test_its_own_tests_pass_in_its_own_folder(lantern: Installed) -> None:
    result = lantern.run(
        lantern.python, "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=LANTERNE
    )
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize("room", ["kernel", "bots", "server", "cli"])
def test_nothing_in_the_house_names_it(room: str) -> None:
    sources = (Path(manoir.__file__).parent / room).rglob("*.py")
    assert not [path for path in sources if "lanterne" in path.read_text().lower()]


def everything(keyboard: int) -> str:
    """What is on the screen until the game has left it."""
    shown = b""
    try:
        while data := os.read(keyboard, 65536):
            shown += data
    except OSError:  # how a terminal says that nobody is on the other side
        pass
    os.close(keyboard)
    return shown.decode()
