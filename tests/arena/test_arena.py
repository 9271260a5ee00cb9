"""A whole arena: its files, its report, and going on after whatever stopped it."""

import io
import re
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

import manoir
from manoir.arena import command
from manoir.arena.command import Asked, play_rest, run_arena
from manoir.arena.contest import Contest
from manoir.arena.files import write_games
from manoir.arena.folder import Folder, manifest_of
from manoir.arena.parts import Parts
from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure

PLAYERS = "tests.arena.players"
CONTEST = Contest("escalier", (f"{PLAYERS}:First", f"{PLAYERS}:Seeded", f"{PLAYERS}:Raises"), 2)


def run(out: Path, contest: Contest = CONTEST, deals: int = 3) -> str:
    said = io.StringIO()
    run_arena(Asked(contest, deals, out=out), Console(file=said, width=200))
    return said.getvalue()


def play_only(out: Path, contest: Contest = CONTEST, deals: int = 3) -> bytes:
    """Play without a report, and list the games."""
    with Folder(out, manifest_of(contest, deals)) as folder:
        parts = Parts(folder)
        play_rest(Asked(contest, deals), parts, Console(quiet=True))
        write_games(folder, contest, parts.games())
    return (out / "games.csv").read_bytes()


def tables(out: Path) -> bytes:
    return (out / "tables.json").read_bytes() + (out / "games.csv").read_bytes()


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    out = tmp_path_factory.mktemp("arena") / "out"
    return out, run(out)


def test_an_arena_says_who_won_and_who_was_at_fault(finished: tuple[Path, str]) -> None:
    out, said = finished
    assert "escalier, 2 seats: 3 deals, 18 games" in said
    assert "Raises: ValueError: I am lost <b>: 12 games lost by that" in said
    assert str(out / "report.html") in said


def test_every_game_that_somebody_lost_can_be_verified(finished: tuple[Path, str]) -> None:
    out, _ = finished
    lost = list((out / "losses").rglob("*.json"))
    assert len(lost) == 18
    assert {manoir.verify(path.read_bytes()).game.id for path in lost} == {"escalier"}
    assert len(list((out / "losses" / f"{PLAYERS}-Raises").iterdir())) == 12


def test_the_report_is_one_file_that_needs_nothing_else(finished: tuple[Path, str]) -> None:
    page = (finished[0] / "report.html").read_text()
    assert page.count("<svg") == 4
    assert not re.search(r"<script|<link|<img|@import|src=", page)
    assert "I am lost &lt;b&gt;" in page
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids)) > 20
    assert set(re.findall(r"(?:url\(#|href=\"#)([^\")]+)", page)) <= set(ids)
    assert "#0708" not in page
    assert "#010203" not in page


def test_a_finished_arena_writes_the_same_again(finished: tuple[Path, str]) -> None:
    out, _ = finished
    before, parts = tables(out), sorted((out / "parts").iterdir())
    (out / "tables.json").unlink()
    run(out)
    assert (tables(out), sorted((out / "parts").iterdir())) == (before, parts)


def test_an_arena_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INTERRUPTED", str(tmp_path / "mark"))
    contest = Contest("escalier", (f"{PLAYERS}:Interrupted", f"{PLAYERS}:Seeded"), 2)
    with pytest.raises(KeyboardInterrupt):
        play_only(tmp_path / "stopped", contest, 5)
    folder = Folder(tmp_path / "stopped", manifest_of(contest, 5))
    with folder:
        assert len(Parts(folder).done()) == 6
    again, whole = (play_only(tmp_path / name, contest, 5) for name in ("stopped", "whole"))
    assert len(list((tmp_path / "stopped" / "parts").iterdir())) == 2
    assert again == whole
    assert again.count(b"\n") == 11


@pytest.mark.parametrize(
    ("contest", "deals", "words"),
    [
        (Contest("escalier", CONTEST.bots, 2, 1), 3, "seed is 0 there, and not 1"),
        (Contest("escalier", CONTEST.bots, 3), 3, "seats is 2 there, and not 3"),
        (Contest("escalier", CONTEST.bots[:2], 2), 3, "bots is"),
        (
            Contest("escalier", CONTEST.bots, 2, 0, {"podium": True}),
            3,
            "option podium is false there, and not true",
        ),
        (CONTEST, 4, "deals is 3 there, and not 4"),
    ],
)
def test_another_arena_is_refused_by_name(
    finished: tuple[Path, str], contest: Contest, deals: int, words: str
) -> None:
    with pytest.raises(Failure, match=re.escape(words)) as failure:
        run(finished[0], contest, deals)
    assert failure.value.code == exits.USAGE


def flip(part: Path) -> None:
    data = bytearray(part.read_bytes())
    data[len(data) // 2] ^= 1
    part.write_bytes(data)


def cut(part: Path) -> None:
    part.write_bytes(part.read_bytes()[:-10])


def swap(part: Path) -> None:
    from hashlib import sha256

    part.write_bytes(b"PAR1 of somebody else PAR1")
    part.rename(part.with_stem(f"000001-{sha256(part.read_bytes()).hexdigest()[:16]}"))


@pytest.mark.parametrize(
    ("harm", "words"), [(flip, "is damaged"), (cut, "is damaged"), (swap, "another arena")]
)
def test_a_part_that_is_damaged_or_foreign_is_named_and_its_games_are_played_again(
    finished: tuple[Path, str], tmp_path: Path, harm: Callable[[Path], None], words: str
) -> None:
    out = tmp_path / "out"
    shutil.copytree(finished[0], out)
    (part,) = (out / "parts").iterdir()
    harm(part)
    with pytest.raises(Failure, match=words) as failure:
        play_only(out)
    assert failure.value.code == exits.BAD_DATA
    next((out / "parts").iterdir()).unlink()
    assert play_only(out) == (finished[0] / "games.csv").read_bytes()


def test_a_full_disk_is_named_and_what_was_written_stays(tmp_path: Path) -> None:
    contest = Contest("escalier", CONTEST.bots[1:], 2)
    play_only(tmp_path, contest, 1)
    folder = Folder(tmp_path, manifest_of(contest, 1))
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    with folder:
        parts = Parts(folder)
        games = parts.games()
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, limits[1]))
        try:
            with pytest.raises(Failure, match=r"cannot be written: file too large") as failure:
                parts.append(games)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert failure.value.code == exits.CANNOT_WRITE
        assert len(list((tmp_path / "parts").iterdir())) == 1
        assert parts.games() == games


def test_a_folder_belongs_to_one_process_at_a_time(tmp_path: Path) -> None:
    manifest = manifest_of(CONTEST, 1)
    with Folder(tmp_path, manifest), pytest.raises(Failure, match="another process") as failure:
        Folder(tmp_path, manifest).__enter__()
    assert failure.value.code == exits.IN_USE


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (Asked(Contest("escalier", ("child",)), 1), "two bots or more"),
        (Asked(Contest("escalier", ("child", "child")), 1), "named twice"),
        (Asked(Contest("oie", ("child", "adult")), 1), "no game called 'oie'"),
        (Asked(Contest("escalier", ("child", "genius")), 1), "no bot 'genius'"),
        (Asked(Contest("escalier", ("child", "no.such:Bot")), 1), "no module 'no'"),
        (Asked(Contest("escalier", ("child", f"{PLAYERS}:Nobody")), 1), "has no 'Nobody'"),
        (Asked(Contest("escalier", ("child", "adult"), 9), 1), "is for 2 to 4 seats"),
        (Asked(Contest("escalier", ("child", "adult")), 0), "--deals is at least 1"),
        (Asked(Contest("escalier", ("child", "adult"), budget=-1.0), 1), "--budget"),
        (Asked(Contest("escalier", ("child", "adult"), seed=1 << 70), 1), "--seed"),
    ],
)
def test_mistakes_are_named_before_anything_is_written(
    asked: Asked, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Failure, match=re.escape(words)) as failure:
        run_arena(asked, Console(quiet=True))
    assert failure.value.code == exits.USAGE
    assert list(tmp_path.iterdir()) == []


def test_a_module_that_raises_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "raising_bots.py").write_text("raise RuntimeError('not\\ntoday')\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(Failure, match="does not load: RuntimeError: not today"):
        run(tmp_path / "out", Contest("escalier", ("child", "raising_bots:Bot")))


def test_what_is_not_installed_is_named_with_its_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(command.NEEDED, "arena", ("no_such_library",))
    with pytest.raises(Failure, match=r"no_such_library: pip install 'manoir\[arena\]'") as failure:
        run(tmp_path / "out")
    assert failure.value.code == exits.UNAVAILABLE


def test_a_duel_needs_none_of_the_extras() -> None:
    lines = "import sys, manoir.arena.duel, manoir.arena.command as _; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=True)
    assert not {"polars", "openskill", "matplotlib", "ray"} & set(done.stdout.split())


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Failure, match="out cannot be written: not a directory") as failure:
        run(tmp_path / "file" / "out")
    assert failure.value.code == exits.CANNOT_WRITE
