"""What it is worth to be first, in every game of the house, between random and good players."""

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from manoir import batch
from manoir.bots import machine_speed
from manoir.bots.bot import level
from manoir.bots.play import first_view, observer
from manoir.kernel.match import Match
from manoir.research.vector_env import VectorEnv
from manoir.studies import chart
from manoir.studies.memory import first_wins
from manoir.studies.seeing import play_out
from manoir.studies.study import Advance, Findings, Share, wilson

ABOUT: Final = "the first player's advantage in all four games"
GAMES: Final = 20_000
SEATS: Final = (2, 3, 4)

Won = Callable[[int, int, int], tuple[float, int]]  # seats, games, seed: wins of the first, games


class Kind(NamedTuple):
    """A game and who plays it."""

    game: str
    who: str
    play: Won
    slower: int = 1  # so many times fewer games are played


def run(games: int, seed: int, advance: Advance) -> Findings:
    return compared(KINDS, games, seed, advance, "first")


def compared(
    kinds: tuple[Kind, ...], games: int, seed: int, advance: Advance, name: str
) -> Findings:
    """Play all kinds with every number of seats; `name` is that of the plot."""
    rows, series = [], dict[str, list[Share]]()
    wanted = [(kind, seats) for kind in kinds for seats in SEATS]
    for done, (kind, seats) in enumerate(wanted):
        won, played = kind.play(seats, max(1, games // kind.slower), seed)
        share = wilson(won, played)
        about = (kind.game, kind.who, str(seats), f"{played:,}", str(share), f"{1 / seats:.1%}")
        rows.append(about)
        series.setdefault(f"{kind.game}, {kind.who}", []).append(share)
        advance((done + 1) / len(wanted))
    ticks = [f"{seats} players" for seats in SEATS]
    drawn = chart.bars("Games won by the first player", "", ticks, series)
    headings = ("game", "who plays", "players", "games", "won by the first", "without advantage")
    return Findings(headings, rows, {name: drawn})


def _whole(game: str) -> Won:
    """Random games at machine speed, for games in which one may say who starts."""

    def play(seats: int, games: int, seed: int) -> tuple[float, int]:
        played = batch.play(game, games, seats=seats, seed=seed, threads=1, first=0)
        best = played.ranks == 1
        return float((best[:, 0] / best.sum(axis=1)).sum()), games

    return play


def _stepped(game: str) -> Won:
    """Random games stepped at once, for games whose dice say who starts: every first game."""

    def play(seats: int, games: int, seed: int) -> tuple[float, int]:
        env = VectorEnv(game, games, seats=seats, seed=seed, threads=1)
        first, going, won = env.acting.copy(), np.ones(games, bool), 0.0
        while going.any():
            env.step()
            ended = going & (env.terminated == 1)
            rewards = env.rewards[ended]
            best = rewards == rewards.max(axis=1, keepdims=True)
            won += float((best[np.arange(len(best)), first[ended]] / best.sum(axis=1)).sum())
            going &= ~ended
        return won, games

    return play


def through_rules(game: str, who: str | None = None) -> Won:
    """Games through the rules, between bots of a level or any legal moves."""

    def play(seats: int, games: int, seed: int) -> tuple[float, int]:
        if machine_speed.can_turn_on(game):
            machine_speed.turn_on(game)
        won = sum(_first_share(game, who, seats, seed * 1_000_003 + deal) for deal in range(games))
        machine_speed.turn_off(game)
        return won, games

    return play


def _first_share(game: str, who: str | None, seats: int, seed: int) -> float:
    match = Match(game, seats=seats, seed=seed, observer=observer(game))
    first = match.to_act[0]
    players = _players(match, who, seed)
    ranks = play_out(match, players)
    return 1 / ranks.count(1) if ranks[first] == 1 else 0.0


def _players(match: Match, who: str | None, seed: int) -> list[Any]:
    if who is None:
        rng = Random(seed)
        return [AnyMove(match, seat, rng) for seat in range(match.seats)]
    make = level(match.game.id, who).make
    return [
        make(seat, match.seats, first_view(match, seat), seed * match.seats + seat)
        for seat in range(match.seats)
    ]


class AnyMove:
    """Any legal move of all, also where they are too many to list."""

    def __init__(self, match: Match, seat: int, rng: Random) -> None:
        self._match, self._seat, self._rng = match, seat, rng

    def hear(self, events: tuple[Any, ...], view: Any) -> None:
        """It needs to know nothing."""

    def choose(self, view: Any, legal: tuple[Any, ...], budget: float) -> Any:  # noqa: ARG002
        return self._match.sample(self._seat, self._rng.randrange)


def _oracles(seats: int, games: int, seed: int) -> tuple[float, int]:
    return first_wins(seed << 32, games, seats), games


KINDS: Final = (
    Kind("escalier", "random", _whole("escalier")),
    Kind("escalier", "oracle", _oracles),
    Kind("labyrinthe", "random", _whole("labyrinthe")),
    Kind("pacman", "random", _stepped("pacman"), 4),
    Kind("pasvu", "random", through_rules("pasvu"), 40),
)
