"""Today's bots against those of an earlier commit, each in its own tree and process.

    PYTHONPATH=. python bench/rival.py 07bb507 pasvu best --games 500 --option fusions=true

Every deal is played from every seat, as `manoir duel` does; then come the processor times of
the choices. The earlier tree is checked out into a folder of its own, and compiles what it needs.
"""

import os
import pickle
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import cyclopts
from rich.console import Console
from rich.progress import track

from manoir.arena.duel import Score, parse_option
from manoir.arena.scores import interval, share
from manoir.bots import machine_speed
from manoir.bots.bot import Player, level
from manoir.bots.listener import Listener
from manoir.bots.play import first_view, observer
from manoir.kernel.match import Match

PLAYER = Path(__file__).with_name("rival_player.py")
Times = dict[str, list[float]]  # by phase or game, of today's bot


class Rival:
    """A player in another process; both sides of the pipe speak in pickles."""

    def __init__(self, process: "subprocess.Popen[bytes]", *made: Any) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._to, self._from = process.stdin, process.stdout
        self._ask("make", *made)

    def hear(self, events: tuple[Any, ...], view: Any) -> None:
        self._ask("hear", events, view)

    def choose(self, view: Any, legal: tuple[Any, ...], budget: float) -> Any:
        return self._ask("choose", view, legal, budget)

    def _ask(self, *question: Any) -> Any:
        pickle.dump(question, self._to)
        self._to.flush()
        return pickle.load(self._from)


class Timed:
    """A player of this process, and how long its choices take."""

    def __init__(self, player: Player, times: Times) -> None:
        self._player = player
        self._times = times

    def hear(self, events: tuple[Any, ...], view: Any) -> None:
        self._player.hear(events, view)

    def choose(self, view: Any, legal: tuple[Any, ...], budget: float) -> Any:
        begun = process_time()
        move = self._player.choose(view, legal, budget)
        self._times[getattr(view, "phase", "choice")].append(process_time() - begun)
        return move


@contextmanager
def rival_of(commit: str) -> Iterator["subprocess.Popen[bytes]"]:
    with TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        subprocess.run(["git", "worktree", "add", "--detach", tree, commit], check=True)
        command = [sys.executable, str(PLAYER)]
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": str(tree)},
        )
        try:
            yield process
        finally:
            process.kill()
            process.wait()
            subprocess.run(["git", "worktree", "remove", "--force", tree], check=True)


def main(
    commit: str,
    game: str,
    one: str,
    other: str | None = None,
    *,
    games: int = 100,
    seed: int = 0,
    option: list[str] | None = None,
) -> None:
    """Play today's level against one of the commit, by default the one of the same name."""
    times: Times = defaultdict(list)
    options = dict(map(parse_option, option or ()))
    machine_speed.turn_on(game)
    with rival_of(commit) as process:
        deals = range(seed, seed + -(-games // 2))
        shown = track(deals, "Playing", console=Console(stderr=True))
        scores = []
        for deal in shown:
            scores.append(
                fmean(
                    played(process, (game, one, other or one), deal, hero, options, times)
                    for hero in range(2)
                )
            )
            print(f"{deal} {scores[-1]} {fmean(scores):.3f}", file=sys.stderr, flush=True)
    score = Score(2 * len(scores), fmean(scores), *interval(scores), fmean(scores))
    print(f"{one} against {other or one} of {commit}: {score}")
    for name, some in times.items():
        some.sort()
        p99 = some[len(some) * 99 // 100]
        print(
            f"{name}: {len(some)} choices, mean {fmean(some):.3f}, p99 {p99:.3f}, "
            f"most {some[-1]:.3f} s of processor time"
        )


def played(  # noqa: PLR0917
    process: Any,
    names: tuple[str, str, str],
    deal: int,
    hero: int,
    options: dict[str, Any],
    times: Times,
) -> float:
    """One game of two: what today's bot made of it."""
    game, one, other = names
    match = Match(game, seats=2, seed=deal, observer=observer(game), **options)
    listeners = []
    for seat in range(2):
        made = seat, 2, first_view(match, seat), 2 * deal + seat
        if seat == hero:
            player: Any = Timed(level(game, one).make(*made), times)
        else:
            player = Rival(process, game, other, *made)
        listeners.append(Listener(match, seat, player))
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, listeners[seat].choose())
    return share(match.outcome.ranks, hero)


if __name__ == "__main__":
    cyclopts.run(main)
