"""Files that cannot be read or written, broken pipes, Ctrl-C: real processes, no traceback."""

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import manoir
from manoir.kernel.commands import exits
from tests.cli.weak import without_privileges

MANOIR = (sys.executable, "-m", "manoir.cli")
DUEL = (*MANOIR, "duel")


def run(
    *words: str, answers: bytes = b"", weak: bool = False, **variables: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*MANOIR, *words],
        input=answers,
        env={**os.environ, **variables},
        capture_output=True,
        timeout=60,
        check=False,
        preexec_fn=without_privileges() if weak else None,
    )


def assert_named(result: subprocess.CompletedProcess[bytes], code: int, sentence: str) -> None:
    said = result.stderr.decode()
    assert result.returncode == code, said
    assert said.startswith("manoir: ")
    assert said.count("\n") == 1
    assert sentence in said


def in_a_terminal(command: tuple[str, ...], until: str, **variables: str) -> tuple[int, str]:
    """Run in a terminal, press Ctrl-C when something has appeared, and read to the end."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        command,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, **variables},
        start_new_session=True,
    )
    os.close(theirs)
    shown, pressed = b"", False
    while True:
        try:
            shown += os.read(ours, 4096)
        except OSError:  # the other side is closed
            break
        if not pressed and until.encode() in shown:
            os.killpg(process.pid, signal.SIGINT)
            pressed = True
    os.close(ours)
    assert pressed, shown.decode()
    return process.wait(timeout=30), shown.decode()


@pytest.mark.parametrize(
    ("file", "sentence"),
    [("nowhere.json", "no such file"), ("/", "is a directory"), ("nowhere/x", "no such file")],
)
def test_a_file_that_cannot_be_read_is_named(file: str, sentence: str) -> None:
    assert_named(run("verify", file), exits.NO_INPUT, f"{file} cannot be read: {sentence}")


def test_a_file_that_may_not_be_read_is_named(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.touch(mode=0o000)
    assert_named(run("verify", str(file), weak=True), exits.NO_INPUT, "permission denied")


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b"[" * 100_000])
def test_a_file_that_is_no_match_is_named(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    assert_named(run("verify", str(file)), exits.REFUTED, "not_a_match")


def test_a_file_that_never_ends_is_too_large() -> None:
    assert_named(run("verify", "/dev/zero"), exits.REFUTED, "too_large")


def test_a_match_that_cannot_be_saved_is_not_begun(tmp_path: Path) -> None:
    (tmp_path / "read_only").mkdir(mode=0o500)
    (tmp_path / "file").touch()
    for place, why in {
        tmp_path: "it is a folder",
        tmp_path / "nowhere" / "game.json": "there is no folder",
        tmp_path / "file" / "game.json": "there is no folder",
        tmp_path / "read_only" / "game.json": "nothing may be written",
    }.items():
        result = run("play", "--save", str(place), weak=True)
        assert_named(result, exits.CANNOT_WRITE, why)
        assert result.stdout == b""


def test_a_folder_that_is_gone_when_the_match_is_saved_is_named(tmp_path: Path) -> None:
    place = tmp_path / "place"
    place.mkdir()
    process = subprocess.Popen(
        [*MANOIR, "play", "--save", str(place / "game.json"), "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    while b"what now?" not in process.stdout.readline():
        pass
    place.rmdir()
    _, said = process.communicate(b"q\n", timeout=30)
    assert process.returncode == exits.CANNOT_WRITE
    assert b"cannot be saved" in said
    assert b"Traceback" not in said


@pytest.mark.few(1)
@pytest.mark.parametrize(
    "words", [("games",), ("--help",), ("play", "--lang", "en"), ("bench", "pacman")]
)
def test_whoever_stops_reading_ends_the_command_quietly(words: tuple[str, ...]) -> None:
    process = subprocess.Popen(
        [*MANOIR, *words, *(("--seconds", "0.1") if words[0] == "bench" else ())],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    process.stdout.close()
    assert process.wait(timeout=60) == exits.BROKEN_PIPE
    assert process.stderr is not None
    with process.stderr as said:
        assert said.read() == b""


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("command", "until"),
    [
        ((*MANOIR, "bench", "escalier", "--seconds", "60"), "measuring"),
        ((*DUEL, "escalier", "child", "child", "--games", "99999"), "Playing"),
        ((*DUEL, "escalier", "child", "child", "--games", "99999", "--jobs", "2"), "Playing"),
    ],
    ids=["bench", "duel", "duel in two processes"],
)
def test_ctrl_c_ends_a_command_quietly(command: tuple[str, ...], until: str) -> None:
    code, shown = in_a_terminal(command, until)
    assert code == exits.INTERRUPTED, shown
    assert "Traceback" not in shown


def test_ctrl_c_while_a_compiled_module_is_loaded_ends_a_command_quietly() -> None:
    def load() -> None:
        raise ImportError("initialization failed") from KeyboardInterrupt()

    with pytest.raises(SystemExit) as ended:
        exits.run_command(load)
    assert ended.value.code == exits.INTERRUPTED


def test_ctrl_c_leaves_a_table_and_saves_it(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    command = (*MANOIR, "play", "--lang", "en", "--save", str(file))
    code, shown = in_a_terminal(command, "what now?")
    assert code == 0, shown
    assert "Traceback" not in shown
    assert manoir.Match.load(file).outcome is None


def test_ctrl_c_closes_the_house(tmp_path: Path) -> None:
    command = (*MANOIR, "serve", "--port", "0")
    variables = {"MANOIR_DATA": str(tmp_path / "data"), "MANOIR_BOT_WARM": "false"}
    code, shown = in_a_terminal(command, "The house is open", **variables)
    assert code == exits.INTERRUPTED, shown
    assert "Traceback" not in shown


def test_an_unknown_language_and_bytes_that_are_no_text_do_no_harm() -> None:
    played = run("play", "--seed", "1", answers=b"\xff\xfe\nq\n", LC_ALL="xx_YY", PYTHONUTF8="1")
    assert played.returncode == 0, played.stderr
    assert b"Traceback" not in played.stderr


def test_a_terminal_that_cannot_show_a_ghost_shows_something_else() -> None:
    played = run("play", "--seed", "1", answers=b"q\n", PYTHONIOENCODING="ascii")
    assert played.returncode == 0, played.stderr
