"""The commands as a person runs them: real processes, real terminals' input."""

import re
from pathlib import Path
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

import manoir
from manoir.games.labyrinthe.terminal import typed
from manoir.games.pacman.moves import Chase, Run
from manoir.games.pacman.terminal import typed as typed_way
from manoir.games.pacman.terminal.reading import richest
from manoir.games.pasvu import moves as hall
from manoir.games.pasvu.sight.evidence import packed
from manoir.games.pasvu.sight.keyhole import PIXELS
from manoir.games.pasvu.terminal.drawing import length
from manoir.kernel import NATURE, registry
from manoir.kernel.commands import exits
from tests import forking
from tests.games.labyrinthe.seeking import seeking_move
from tests.games.pasvu.sight.test_verdicts import doctored, finished, last_verdict


def run(*words: str, answers: str = "") -> forking.Done:
    return forking.run("manoir.cli", *words, answers=answers)


def test_games_lists_the_house() -> None:
    listed = run("games")
    assert listed.returncode == 0
    assert "escalier" in listed.stdout
    assert "labyrinthe" in listed.stdout
    assert "pacman" in listed.stdout
    assert "pasvu" in listed.stdout
    assert "elephant" in listed.stdout


@pytest.mark.parametrize(
    ("of_all", "of_messages", "lang", "left"),
    [
        ("", "", "de_AT.UTF-8", "gegangen"),
        ("fr", "de_DE", "de_DE", "parti"),
        ("C.UTF-8", "", "de_DE", "left"),
    ],
)
def test_the_machine_says_which_language_is_spoken(
    of_all: str, of_messages: str, lang: str, left: str
) -> None:
    wishes = {"LC_ALL": of_all, "LC_MESSAGES": of_messages, "LANG": lang}
    played = forking.run("manoir.cli", "play", "--seed", "1", answers="q\n", timeout=120, **wishes)
    assert played.stdout.rstrip().endswith(left), played.stderr


def test_a_language_without_words_is_named_with_those_that_have_some() -> None:
    asked = run("play", "--lang", "tlh")
    assert asked.returncode == exits.USAGE
    assert "no words in 'tlh'; there are en, de, fr" in asked.stderr


@pytest.mark.few(1)
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_whole_game_is_played_in_the_terminal_saved_and_verified(
    lang: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    played = run(
        "play", "escalier", "--seats", "3", "--bots", "child", "--seed", "4",
        "--lang", lang, "--save", str(file), "--option.grands", "true",
        answers="9\nx\nu\n" + "1\n" * 400,
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert {"en": "won: ", "fr": "gagné : ", "de": "gewonnen: "}[lang] in played.stdout
    unknown = {"en": "'9' is not one of", "fr": "'9' n'est pas un", "de": "'9' ist keiner"}
    assert unknown[lang] in played.stdout
    verified = run("verify", str(file))
    assert verified.returncode == 0, verified.stderr
    assert manoir.Match.load(file).options.grands


def typed_game(match: manoir.Match) -> list[str]:
    """What two people type to play a game of the maze, with a hand-over where one has a secret."""
    rng, looking, lines = Random(7), None, ["S9 9"]
    while not match.outcome:
        seat = match.to_act[0]
        if seat != looking and match.view(seat) != match.view(None):
            lines.append("")
            looking = seat
        move = seeking_move(match, seat, rng)
        lines.append(typed(move).lower())
        match.play(seat, move)
    return [lines[1], lines[0], *lines[2:]] if lines[1] == "" else lines


@pytest.mark.few(1)
@pytest.mark.parametrize("mode", ["base", "children", "night"])
def test_two_people_type_their_way_through_the_maze(mode: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    match = manoir.Match("labyrinthe", seats=2, seed=8, mode=mode, cards=2)
    played = run(
        "play", "labyrinthe", "--people", "2", "--seed", "8", "--lang", "en", "--save", str(file),
        "--option.mode", mode, "--option.cards", "2",
        answers="\n".join((*typed_game(match), "", "")),
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert "'S9 9' cannot be played now" in played.stdout
    assert ("is nobody else looking?" in played.stdout) == (mode != "children")
    assert "won: player" in played.stdout
    assert manoir.Match.load(file).hash == match.hash


def test_a_person_plays_the_maze_against_the_usual_bot() -> None:
    played = run(
        "play", "labyrinthe", "--seed", "3", "--lang", "fr", "--option.first", "0",
        answers="n1  2\nu\nN1 2\nq\n",
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert "vous cherchez : heaume" in played.stdout
    assert "is nobody" not in played.stdout
    assert played.stdout.count("Tapez la rangée et la colonne") == 2


def typed_round(match: manoir.Match) -> list[str]:
    """What three greedy people type: numbers where moves are few, and ways where they are many."""
    rng, lines = Random(7), []
    while not match.outcome:
        seat = match.to_act[0]
        offered = match.legal(seat)
        ways = [move for move in offered if isinstance(move, Run | Chase)]
        move = richest(match.view(seat), ways) if any(ways) else rng.choice(offered)
        lines.append(typed_way(move).lower() if ways else str(1 + offered.index(move)))
        match.play(seat, move)
    return [lines[0], "p 9 9", *lines[1:]]


@pytest.mark.few(1)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_three_people_type_their_way_round_the_circuit(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    match = manoir.Match("pacman", seats=3, seed=8, circuit="large", end="white")
    played = run(
        "play", "pacman", "--seats", "3", "--people", "3", "--seed", "8", "--lang", lang,
        "--save", str(file), "--option.circuit", "large",
        answers="\n".join((*typed_round(match), "", "")),
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert {"en": "9 cannot be reached", "fr": "on n'arrive pas en 9"}[lang] in played.stdout
    assert {"en": "won: player", "fr": "gagné : joueur"}[lang] in played.stdout
    assert manoir.Match.load(file).hash == match.hash


def typed_in_the_hall(move: hall.Move) -> str:
    match move:
        case hall.Place(piece, face, x, y, yaw):
            return f"place {piece} {face} {length(x)} {length(y)} {yaw / 10}"
        case hall.Walk(ghost, x, y, z):
            return f"walk {ghost + 1} {length(x)} {length(y)} {length(z)}"
        case hall.Escape(ghost):
            return f"out {ghost + 1}"
        case hall.Choose(side):
            return {"S": "side south", "E": "côté est", "N": "north", "W": "Ouest"}[side]
    return "leave" if isinstance(move, hall.Decline) else "done"


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", pytest.param("fr", marks=pytest.mark.soak)])
def test_two_people_type_their_way_through_the_hall(lang: str, tmp_path: Path) -> None:
    file, match, rng = tmp_path / "game.json", manoir.Match("pasvu", seats=2, seed=8), Random(8)
    piece = match.view(None).movable[0]
    lines = [f"place {piece} 9 9", "[/] x", "walk 1 nan 3"]  # named, and nothing is lost
    while not match.outcome:
        seat = match.to_act[0]
        move = rng.choice(match.legal(seat))
        lines.append(typed_in_the_hall(move))
        match.play(seat, move)
    played = run(
        "play", "pasvu", "--people", "2", "--seed", "8", "--lang", lang, "--save", str(file),
        answers="\n".join((*lines, "", "")),
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert {"en": "sticks out of the hall", "fr": "dépasse du hall"}[lang] in played.stdout
    assert {"en": "say where: a cell", "fr": "dites où : une case"}[lang] in played.stdout
    assert {"en": "won: player", "fr": "gagné : joueur"}[lang] in played.stdout
    assert manoir.Match.load(file).hash == match.hash
    assert run("verify", str(file)).returncode == 0


@pytest.mark.few(1)
@pytest.mark.parametrize("game", ["escalier", "labyrinthe", "pacman"])
def test_a_game_is_played_by_short_texts(game: str, tmp_path: Path) -> None:
    file, rng = tmp_path / "game.json", Random(5)
    match = manoir.Match(game, seats=2, seed=5, **registry.find(game).opening)
    lines: list[str] = []
    for _ in range(30):
        seat = match.to_act[0]
        move = rng.choice(match.legal(seat))
        if game == "labyrinthe" and len(lines) % 3 == 0:
            lines.append("")  # the other one looks away
        lines.append(match.game.notation.write_move(move).swapcase())
        match.play(seat, move)
    played = run(
        "play", game, "--people", "2", "--seed", "5", "--lang", "en", "--save", str(file),
        answers="\n".join((*lines, *("q" * 2), "")),
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert manoir.Match.load(file).hash == match.hash
    listed = run("verify", str(file), "--moves").stdout.splitlines()
    for record in match.log:
        who = "nature" if record.seat == NATURE else record.seat
        text = match.game.notation.write_move(record.move)
        assert listed[record.ply] == f"{record.ply} {who}: {text}"


def test_the_hall_is_played_by_short_texts_and_what_is_long_is_cut(tmp_path: Path) -> None:
    file, match, rng = tmp_path / "game.json", manoir.Match("pasvu", seats=2, seed=8), Random(9)
    lines = ["WALK s9 1,1", "open N3 0"]  # named, and nothing is lost
    while match.state.look is None:
        seat = match.to_act[0]
        move = rng.choice(match.legal(seat))
        lines.append(match.game.notation.write_move(move))
        match.play(seat, move)
    played = run(
        "play", "pasvu", "--people", "2", "--seed", "8", "--lang", "en", "--save", str(file),
        answers="\n".join((*lines, "q", "")),
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert manoir.Match.load(file).hash == match.hash
    listed = run("verify", str(file), "--moves").stdout
    assert re.search(r"^\d+ nature: \d+ characters \([0-9a-f]{16}\)$", listed, re.MULTILINE)


def test_numbered_moves_show_their_short_text_and_an_undo_is_listed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = run(
        "play", "labyrinthe", "--people", "2", "--seed", "3", "--lang", "en", "--save", str(file),
        "--option.first", "0", answers="\nN1>\nu\n\nn1<\nq\n",
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert run("verify", str(file), "--moves").stdout.splitlines()[3:6] == [
        "3 0: N1>",
        "4 0: undo",
        "5 0: N1<",
    ]
    played = run("play", "--seed", "1", "--lang", "en", answers="q\n")
    assert "1 roll the die  roll" in played.stdout


def test_who_leaves_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    left = run("play", "--save", str(file), "--lang", "en", answers="1\n")
    assert left.returncode == 0
    assert manoir.Match.load(file).outcome is None


def test_undo_in_the_terminal_takes_back_a_choice_between_two_people() -> None:
    """Seed 1 lets the first player choose early; `u` by the next one asks again."""
    played = run(
        "play", "--people", "2", "--seed", "1", "--lang", "en", answers="1\n" * 9 + "u\nq\n"
    )
    assert played.returncode == 0, played.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "oie"), "no game called 'oie'; there are escalier, labyrinthe"),
        (("play", "--seats", "9"), "escalier is for 2 to 4 seats, not 9"),
        (("play", "--people", "5"), "5 people do not fit on 2 seats"),
        (("play", "--bots", "genius"), "escalier has no bot 'genius'"),
        (("play", "--option.podum", "true"), "options of escalier"),
        (("play", "labyrinthe", "--option.mode", "dusk"), "options of labyrinthe"),
        (("play", "labyrinthe", "--bots", "adult"), "labyrinthe has no bot 'adult'"),
        (
            ("play", "labyrinthe", "--bots", "master", "--option.mode", "night"),
            "the bot 'master' of labyrinthe plays only with",
        ),
        (("play", "pacman", "--option.circuit", "huge"), "options of pacman"),
        (("play", "--option.seats", "3"), "no 'seats'; there are podium"),
        (("play", "--seed", "9" * 30), "a seed is a number from"),
        (("play", "--seed", "x"), "unable to convert"),
        (("play", "--what"), "Unknown option"),
        (("dance",), 'Unknown command "dance"'),
        (("verify",), "requires an argument"),
        (("bench", "oie"), "no game called 'oie'"),
        (("bench", "escalier", "pacman"), "more than this command takes: 'pacman'"),
        (("bench", "--seconds", "nan"), "more than 0 and at most 3600 seconds"),
        (("serve", "--port", "x"), "unable to convert"),
    ],
)
def test_mistakes_are_named(words: tuple[str, ...], sentence: str) -> None:
    result = run(*words)
    assert result.returncode == exits.USAGE
    assert sentence in " ".join(result.stderr.split())
    assert "Traceback" not in result.stderr


def test_verify_finds_a_flipped_bit(tmp_path: Path) -> None:
    match = manoir.Match("escalier", seats=2, seed=3)
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    file = tmp_path / "game.json"
    match.save(file)
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 4
    file.write_bytes(data)
    result = run("verify", str(file))
    assert result.returncode == 1
    assert "Traceback" not in result.stderr


def test_bench_prints_moves_a_second() -> None:
    result = run("bench", "escalier", "--seconds", "0.2")
    assert result.returncode == 0
    assert "escalier" in result.stdout


def test_verify_looks_again_and_reports_a_verdict_that_this_machine_does_not_see(
    tmp_path: Path,
) -> None:
    """A log whose last look is made up, and true to itself: an empty floor, and nobody seen."""
    match = finished(True)
    nobody = tuple(replace(ghost, pixels=0) for ghost in last_verdict(match).ghosts)
    floor = np.ones((PIXELS, PIXELS), np.uint8)
    made_up = doctored(match, hall.Verdict(packed(floor), nobody))
    file = tmp_path / "game.json"
    made_up.save(file)
    verified = run("verify", str(file))
    assert verified.returncode == 1
    assert f"ply {match.ply - 1}, looked at again" in verified.stdout
    assert "does not see what the log says" in " ".join(verified.stderr.split())
