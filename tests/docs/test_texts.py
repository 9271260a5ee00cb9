"""What the documents say of rules, texts and dice is run, so that it stays true."""

import json
import random
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import manoir
from manoir.kernel import NATURE, FairDice
from manoir.kernel.testing.curious import curious_move
from manoir.kernel.text import position

ROOT = Path(__file__).parents[2]

GAMES = [
    ("escalier", {"first": "random"}),
    ("escalier", {"first": 2}),
    ("labyrinthe", {"cards": 1}),
    ("labyrinthe", {"mode": "children", "cards": 2, "first": 1}),
    ("labyrinthe", {"mode": "night"}),
    ("pacman", {}),
    ("pacman", {"circuit": "large", "end": "white"}),
    ("pasvu", {}),
    ("pasvu", {"hall": "random", "eyes": "sharp"}),
]
LONG = {"pacman": 5, "pasvu": 2}  # a few of these say as much


def saved_game(seed: int, game: str = "escalier", **options: Any) -> dict[str, Any]:
    rng = random.Random(seed)
    dice = FairDice(rng.randbytes(32), "abcdefghij", ("aa11", "", "0f"))
    match = manoir.Match(game, seats=3, dice=dice, **options)
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, curious_move(match, seat, rng))
        if match.check_undo(seat) is None and rng.random() < 0.2:
            match.undo(seat)
    saved: dict[str, Any] = json.loads(match.pack())
    return saved


@pytest.mark.parametrize("id", manoir.games())
def test_the_rules_of_every_game_show_positions_and_moves_as_text(id: str) -> None:
    rules = (ROOT / "manoir" / "games" / id / "RULES.md").read_text()
    words, example = rules.split("## As text")[1].split("```\n")[:2]
    game, seats, options, state = position.read(example)
    assert position.write(game, seats, options, state) == example
    shown = [text for text in re.findall(r"`([^`]+)`", words) if ".py" not in text and text != "@"]
    assert len(shown) > 6
    for text in shown:
        if "…" not in text:
            assert game.notation.write_move(game.notation.read_move(text)) == text


@pytest.mark.few(4)
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_R19_the_stand_alone_checker_agrees_with_the_dice(
    game: str, options: dict[str, Any]
) -> None:
    check = runpy.run_path(str(ROOT / "docs" / "check_dice.py"))["check"]
    for seed in range(LONG.get(game, 20)):
        saved = saved_game(seed, game, **options)
        nature = [move for _, seat, move in saved["log"] if seat == NATURE]
        assert check(saved) == sum(move["type"] != "verdict" for move in nature) > 0


def test_R19_the_stand_alone_checker_finds_an_exchanged_tile_and_card() -> None:
    check = runpy.run_path(str(ROOT / "docs" / "check_dice.py"))["check"]
    for kind, field in (("lay", "tiles"), ("lay", "turns"), ("deal", "day"), ("deal", "night")):
        saved = saved_game(3, "labyrinthe", mode="night")
        move = next(move for *_, move in saved["log"] if move["type"] == kind)
        move[field] = move[field][1:] + move[field][:1]
        with pytest.raises(ValueError, match="not what the seed rolls"):
            check(saved)


@pytest.mark.parametrize("field", ["one", "two", "throws"])
def test_R19_the_stand_alone_checker_finds_a_changed_die_on_the_circuit(field: str) -> None:
    check = runpy.run_path(str(ROOT / "docs" / "check_dice.py"))["check"]
    saved = saved_game(1, "pacman")
    die = next(move for *_, move in reversed(saved["log"]) if field in move)
    dice = die[field][2] if field == "throws" else die
    face = 1 if field == "throws" else field
    dice[face] = dice[face] % 6 + 1
    with pytest.raises(ValueError, match="not what the seed rolls"):
        check(saved)


def test_R19_the_stand_alone_checker_finds_what_was_changed_in_the_hall() -> None:
    check = runpy.run_path(str(ROOT / "docs" / "check_dice.py"))["check"]
    saved = saved_game(1, "pasvu", hall="random")
    found = {move["type"]: move for _, seat, move in saved["log"] if seat == NATURE}
    pose = found["open"]["pieces"][3][1]
    door, cards = found["open"]["keyhole"], [*range(20)]
    other = (found["card"]["card"] + 1) % len(cards)
    for part, name, wrong in (
        (found["open"], "holder", (found["open"]["holder"] + 1) % 3),
        (door, "number", door["number"] % 6 + 1),
        (door, "side", "N" if door["side"] != "N" else "S"),
        (pose, "x", pose["x"] + 1),
        (pose, "face", "top" if pose["face"] != "top" else "bottom"),
        (found["card"], "card", other),
        (found["throw"], "faces", [face % 6 + 1 for face in found["throw"]["faces"]]),
        (found["door"], "number", found["door"]["number"] % 6 + 1),
    ):
        right, part[name] = part[name], wrong
        with pytest.raises(ValueError, match="not what the seed rolls"):
            check(saved)
        part[name] = right
    assert check(saved) > 0


def test_R19_the_stand_alone_checker_finds_a_changed_die_and_seal(tmp_path: Path) -> None:
    game = saved_game(1)
    log: Any = game["log"]
    rolled = next(move for *_, move in log if move["type"] == "rolled")
    rolled["face"] = (rolled["face"] + 1) % 5
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game))
    command = [sys.executable, str(ROOT / "docs" / "check_dice.py"), str(file)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "is not what the seed rolls" in result.stderr
    file.write_text(json.dumps(saved_game(2)))
    result = subprocess.run([*command, "00" * 32], capture_output=True, text=True, check=False)
    assert "not the one the table committed to" in result.stderr
