"""Races: what a find is worth, and when."""

import pytest

from manoir.bots.labyrinthe.values import Standing, ahead, chance, other_find, own_find


def test_of_two_who_are_level_the_one_to_move_is_ahead() -> None:
    assert 0.3 < chance(Standing("base", 5, 5)) < 0.5


@pytest.mark.parametrize("race", [
    Standing("base", 4, 4), Standing("children", 4, 4),
    Standing("day", 3, 3, 0, 4), Standing("night", 4, 4, 0),
])  # fmt: skip
def test_a_find_is_good_for_who_makes_it(race: Standing) -> None:
    assert chance(other_find(race)) < chance(race) < chance(own_find(race))
    assert ahead(race, 1.0, 0.5) < ahead(race, 0.0, 0.5)
    assert ahead(race, 0.5, 0.0) < ahead(race, 0.5, 1.0)


def test_L9_who_comes_home_first_has_won() -> None:
    assert own_find(Standing("base", 1, 1)) == 1.0
    assert other_find(Standing("base", 1, 1)) == 0.0
    assert ahead(Standing("base", 1, 1), 1.0, 1.0) == 0.0


def test_L21_who_ends_the_day_is_ahead_by_what_the_other_has_not_found() -> None:
    level_, behind, far = (own_find(Standing("day", 1, 3, lead, 4)) for lead in (0, -1, -4))
    assert isinstance(level_, float)
    assert level_ > 0.5
    assert behind == pytest.approx(0.5)
    assert isinstance(far, float)
    assert far < 0.4
    assert other_find(Standing("day", 3, 1, 0, 4)) == pytest.approx(1 - level_)


def test_L23_home_by_night_is_worth_a_coin_and_no_more() -> None:
    assert own_find(Standing("night", 1, 4, 0)) == 1.0
    assert own_find(Standing("night", 1, 2, -3)) == 0.5
    assert own_find(Standing("night", 1, 2, -5)) == pytest.approx(1 / 6)
    assert own_find(Standing("night", 1, 2, -6)) == 0.0


def test_a_lead_in_points_is_a_lead() -> None:
    assert chance(Standing("night", 3, 3, 2)) > chance(Standing("night", 3, 3, 0))
