"""Dice that anybody can check, and that nobody can move."""

from collections import Counter
from hashlib import sha256
from hmac import new as hmac

import pytest

from manoir.kernel.dice import Dice, FairDice, FastDice, commitment, effective_key

SEED = bytes(range(32))
SOURCES: list[Dice] = [FairDice(SEED, "table", ("aa", "bb")), FastDice(7)]


@pytest.mark.parametrize("dice", SOURCES)
def test_a_draw_asked_again_is_the_same(dice: Dice) -> None:
    first = [dice.below("escalier", ply, 0, 6) for ply in range(50)]
    assert first == [dice.below("escalier", ply, 0, 6) for ply in range(50)]


@pytest.mark.parametrize("dice", SOURCES)
@pytest.mark.parametrize("bound", [2, 3, 6, 7, 52])
def test_R17_every_number_comes_up_as_often(dice: Dice, bound: int) -> None:
    draws = 3000 * bound
    counts = Counter(dice.below("x", ply, ply % 5, bound) for ply in range(draws))
    expected = draws / bound
    chi2 = sum((counts[n] - expected) ** 2 / expected for n in range(bound))
    assert set(counts) == set(range(bound))
    assert chi2 < 3 * bound + 20  # far above the 99.99th percentile for each bound


def test_R17_the_incomplete_last_run_of_numbers_is_thrown_away() -> None:
    """With a bound just above half the range, modulo alone would favour small numbers by far."""
    bound = (1 << 63) + 1
    dice = FairDice(SEED)
    draws = [dice.below("x", ply, 0, bound) for ply in range(2000)]
    low = sum(draw < bound // 2 for draw in draws)
    assert 850 < low < 1150


def test_R19_fair_draws_are_what_the_documentation_says() -> None:
    """Written out by hand, as a stranger would check it."""
    stir = b"0:2:aa;1:2:bb;"
    key = hmac(SEED, stir, sha256).digest()
    digest = hmac(key, b"escalier|12|0|0", sha256).digest()
    expected = int.from_bytes(digest[:8], "big") % 6
    assert FairDice(SEED, "t", ("aa", "bb")).below("escalier", 12, 0, 6) == expected
    assert commitment(SEED, "t") == sha256(b"manoir|t|" + SEED).hexdigest()


def test_R19_label_ply_index_and_every_nonce_matter() -> None:
    def draws(dice: Dice, label: str = "a", shift: int = 0, index: int = 0) -> list[int]:
        return [dice.below(label, ply + shift, index, 1000) for ply in range(20)]

    base = draws(FairDice(SEED, "t", ("aa", "bb")))
    assert base != draws(FairDice(SEED, "t", ("aa", "bb")), label="b")
    assert base != draws(FairDice(SEED, "t", ("aa", "bb")), shift=1)
    assert base != draws(FairDice(SEED, "t", ("aa", "bb")), index=1)
    assert base != draws(FairDice(SEED, "t", ("aa", "bc")))
    assert base != draws(FairDice(SEED, "t", ("bb", "aa")))
    assert base != draws(FairDice(bytes(32), "t", ("aa", "bb")))


def test_R19_nonces_cannot_be_shifted_from_seat_to_seat() -> None:
    assert effective_key(SEED, ("a", "")) != effective_key(SEED, ("", "a"))
    assert effective_key(SEED, ("ab", "c")) != effective_key(SEED, ("a", "bc"))


def test_a_seed_never_shows_in_a_repr() -> None:
    assert SEED.hex() not in repr(FairDice(SEED))
    assert repr(SEED) not in repr(FairDice(SEED))


def test_a_short_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 16"):
        FairDice(bytes(16))
