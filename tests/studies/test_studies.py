"""Studies: tiny runs are deterministic and have the right form; what cannot be asked is named."""

from collections import Counter
from itertools import product
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from manoir.bots.escalier import tables
from manoir.bots.escalier.lookahead import Known
from manoir.bots.escalier.position import size
from manoir.bots.labyrinthe.thinker import Thinker
from manoir.kernel.compiled.jit import plain
from manoir.kernel.match import Match
from manoir.studies import NAMES, chance, chart, first, goal, memory, study
from manoir.studies.seeing import play_out
from manoir.studies.stairs import ALL, build
from manoir.studies.study import Share, wilson
from tests import forking


def known(seats: int) -> Any:
    """Values of nothing in particular: what is tested is who may know what."""
    values = np.random.default_rng(seats).random((size(seats), seats))
    return Known(seats, values, np.zeros((0, seats - 1)))


def test_wilson_by_a_textbook() -> None:
    share = wilson(8, 10)
    assert (round(share.mean, 3), round(share.low, 3), round(share.high, 3)) == (0.8, 0.490, 0.943)
    assert wilson(0, 5).low == 0.0
    assert wilson(5, 5).high == 1.0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_on_the_stairs_end_and_are_the_same_again(seats: int) -> None:
    game, values = build(plain), known(seats)
    played = [game(deal, deal % seats, deal % 11, values) for deal in range(6)]
    assert played == [game(deal, deal % seats, deal % 11, values) for deal in range(6)]
    assert set(played) <= set(range(seats))


def test_whoever_remembers_everything_is_whoever_remembers_very_much() -> None:
    """And the one who forgets plays other games, with the same dice."""
    game, values = build(plain), known(2)
    everything = [game(deal, 0, ALL, values) for deal in range(8)]
    assert [game(deal, 0, 1_000, values) for deal in range(8)] == everything
    assert [game(deal, 0, 0, values) for deal in range(8)] != everything


def test_dice_of_neighbouring_deals_have_nothing_to_do_with_each_other() -> None:
    """Chi squared over pairs: of 35 degrees of freedom, 99.99 % are below 80."""
    dice, deals = chance.build(plain), 4_000
    for number in range(3):
        drawn = []
        for deal in range(1 << 32, (1 << 32) + deals):
            state = [dice.start(deal, 0)]
            drawn.append([dice.drawn(state, 6) for _ in range(number + 1)][-1])
        pairs = Counter(zip(drawn[::2], drawn[1::2], strict=True))
        expected = deals / 2 / 36
        every = product(range(6), range(6))
        assert sum((pairs[pair] - expected) ** 2 / expected for pair in every) < 80.0


def test_an_informed_player_knows_the_goal_and_searches_alike() -> None:
    match = Match("labyrinthe", seats=2, seed=3, first=0, cards=1)
    seat = match.to_act[0]
    view, wanted = match.view(seat), match.view(1 - seat).target
    informed = goal.Informed(seat, 2, view, 1, peek=lambda other: match.view(other).target)
    thought = informed._think(view, 1.0)
    assert dict(thought.others[1 - seat].weights) == {wanted: 1.0}
    usual = Thinker(seat, 2, view, 1, blocks=True)._think(view, 1.0)
    assert len(usual.others[1 - seat].weights) > 1
    assert thought._replace(others={}, replies=0) == usual._replace(others={}, replies=0)  # type: ignore[arg-type]


def test_random_players_play_to_the_end() -> None:
    match = Match("escalier", seats=3, seed=1)
    ranks = play_out(match, first._players(match, None, 1))
    assert 1 in ranks
    assert match.outcome


def test_plots_are_svg_without_scripts_and_say_what_they_show() -> None:
    shares = [Share(0.2, 0.1, 0.3), Share(0.5, 0.4, 0.6)]
    for draw in (chart.lines, chart.bars):
        drawn = draw("Won & lost", "k", ["0", "1"], {"2 players": shares, "3 players": shares})
        tree = ElementTree.fromstring(drawn)
        words = "".join(tree.itertext())
        assert "Won & lost" in words
        assert "3 players" in words
        assert "script" not in drawn


def test_every_series_of_a_plot_has_a_colour_of_its_own() -> None:
    shares = {f"{kind.game}, {kind.who}": [Share(0.5, 0.4, 0.6)] for kind in first.KINDS}
    assert len(shares) <= len(set(chart.COLOURS))
    longest = max(map(len, shares))
    assert 8 * (longest + 2) < chart.RIGHT  # pixels: the legend is not cut off


def test_every_study_can_be_found() -> None:
    for name in NAMES:
        found = study(name)
        assert found.ABOUT
        assert found.GAMES > 0
    with pytest.raises(ValueError, match="there is no study 'x'; there are memory"):
        study("x")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("nothing",), "there is no study 'nothing'; there are memory, goal, first, strong, doors"),
        (("goal", "--games", "0"), "games are from 1 to 10,000,000, not 0"),
        (("goal", "--seed", "-1"), "a seed is from 0 to"),
        (("goal", "--out", "/dev/null/x"), "/dev/null/x cannot be written"),
    ],
)
def test_the_command_says_what_is_wrong(words: tuple[str, ...], sentence: str) -> None:
    result = forking.run("manoir.cli", "study", *words)
    assert result.returncode in (2, 73)
    assert sentence in result.stderr.replace("\n", " "), result.stderr


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMES)
def test_a_small_study_gives_the_same_figures_twice(name: str) -> None:
    asked, told = study(name), list[float]()
    games = 200 if name in ("first", "memory") else 2
    one, other = asked.run(games, 3, told.append), asked.run(games, 3, lambda _: None)
    assert one == other
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert all(len(row) == len(one.headings) for row in one.rows)


@pytest.mark.soak
def test_with_exact_memory_the_oracles_share_the_games() -> None:
    """Two players: the one who starts wins 50.9 % of games, as the solver says."""
    assert tables.table(2).shape[1] == 2
    assert abs(memory.first_wins(0, 100_000, 2) / 100_000 - 0.509) < 0.006
