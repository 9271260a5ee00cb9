"""Saved matches: one file, and any changed bit is found."""

import random
from pathlib import Path
from typing import Any

import pytest

import manoir
from manoir import Damaged, Match
from manoir.kernel import FairDice
from tests.kernel.test_match import play_out


def finished(seed: int = 4, **options: Any) -> Match:
    dice = FairDice(bytes([seed]) * 32, "tisch", ("ab", "", "cd"))
    return play_out(Match("escalier", seats=3, dice=dice, **options), seed)


def test_R03_a_saved_match_comes_back_the_same(tmp_path: Path) -> None:
    match = finished()
    match.save(tmp_path / "game.json")
    again = Match.load(tmp_path / "game.json")
    assert (again.hash, again.state, again.outcome) == (match.hash, match.state, match.outcome)


def test_R03_a_match_goes_on_after_loading(tmp_path: Path) -> None:
    match, whole = (
        Match("escalier", seats=3, seed=8),
        play_out(Match("escalier", seats=3, seed=8), 8),
    )
    rng = random.Random(8)
    while not match.outcome:
        match.save(tmp_path / "game.json")
        match = Match.load(tmp_path / "game.json")
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    assert match.hash == whole.hash


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "game.json"
    finished(4).save(target)
    before = target.read_bytes()

    def full(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="no space"):
        finished(5).save(target)
    assert target.read_bytes() == before
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.parametrize("match", [finished(), play_out(Match("escalier", seats=2, seed=3), 3)])
def test_R19_every_single_flipped_bit_of_a_file_is_found(match: Match) -> None:
    data = match.pack()
    assert manoir.verify(data).hash == match.hash
    rng = random.Random(0)
    places = rng.sample(range(len(data) * 8), 4000)
    for place in places:
        broken = bytearray(data)
        broken[place // 8] ^= 1 << place % 8
        with pytest.raises(Damaged):
            manoir.verify(bytes(broken))


def test_R19_a_seed_swapped_for_another_is_found_even_when_sealed_again() -> None:
    """Who rewrites seed, commitment, hash and seal still cannot make the dice agree."""
    match = finished()
    match.dice = FairDice(b"x" * 32, "tisch", ("ab", "", "cd"))
    with pytest.raises(Damaged, match="wrong_dice"):
        manoir.verify(match.pack())


@pytest.mark.parametrize("bit", range(0, 256, 17))
def test_R19_every_bit_of_the_seed_matters(bit: int) -> None:
    match = finished()
    seed = bytearray(match.dice.seed)  # type: ignore[attr-defined]
    seed[bit // 8] ^= 1 << bit % 8
    match.dice = FairDice(bytes(seed), "tisch", ("ab", "", "cd"))
    with pytest.raises(Damaged, match="wrong_dice"):
        manoir.verify(match.pack())


def test_R19_other_dice_than_the_table_committed_to_are_found() -> None:
    data = finished().pack()
    with pytest.raises(Damaged, match="other_commitment"):
        manoir.verify(data, commitment="00" * 32)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "not_a_match"),
        (b"{}", "not_a_match"),
        (b"\xff\xfe", "not_a_match"),
        (b"[" * 100_000, "not_a_match"),
        (finished().pack() + b" ", "broken_seal"),
        (finished().pack().replace(b'"manoir":1', b'"manoir":2'), "unknown_format"),
    ],
)
def test_what_is_no_match_is_named(data: bytes, code: str) -> None:
    with pytest.raises(Damaged) as damaged:
        manoir.verify(data)
    assert damaged.value.code == code


def test_a_file_of_an_unknown_game_or_other_rules_is_named() -> None:
    from msgspec.structs import replace

    match = finished()
    game = match.game
    match.game = replace(game, id="oie")
    with pytest.raises(Damaged, match="unknown_game"):
        manoir.verify(match.pack())
    match.game = replace(game, version=99)
    with pytest.raises(Damaged, match="other_rules"):
        manoir.verify(match.pack())


def test_a_huge_file_is_not_even_read(tmp_path: Path) -> None:
    big = tmp_path / "big.json"
    with big.open("wb") as file:
        file.truncate(1 << 30)
    with pytest.raises(Damaged, match="too_large"):
        Match.load(big)
