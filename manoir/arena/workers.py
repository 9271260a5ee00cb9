"""Who plays games on this machine: this process, or several others.

A process that dies is replaced, and its games are asked again. Each has an executor of its own, so
that the death of one costs the others nothing.
"""

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from typing import Any, Final, Self

from manoir.arena.contest import Contest, Fixture
from manoir.arena.playing import Played, play
from manoir.arena.worker import Worker, deaf_to_ctrl_c
from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure

AHEAD: Final = 2  # games that a process is asked for: one it plays, one it need not wait for
TRIES: Final = 3  # of one game


class InProcess:
    """Plays in this very process, one game after the other."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def play(self, contest: Contest, fixtures: Iterable[Fixture]) -> Iterator[Played]:
        for fixture in fixtures:
            yield play(contest, fixture)


class Tries:
    """Counts how often games were lost with their process; thrice is a Failure."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._lost: Counter[Fixture] = Counter()

    def lost(self, fixture: Fixture) -> None:
        self._lost[fixture] += 1
        if self._lost[fixture] >= TRIES:
            names = ", ".join(self._contest.bots)
            where = f"deal {fixture.deal}, rotation {fixture.rotation} ({names})"
            sentence = f"whatever process plays {where} dies; all other games are kept"
            raise Failure(sentence, exits.UNAVAILABLE)


class Workers:
    """So many processes."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self.workers: list[Worker] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self.workers:
            worker.end()

    def play(self, contest: Contest, fixtures: Iterable[Fixture]) -> Iterator[Played]:
        """Play them all, and give them back in whatever order they are done."""
        with deaf_to_ctrl_c():
            self.workers = [Worker(contest.game) for _ in range(self._jobs)]
        waiting, tries = deque(fixtures), Tries(contest)
        asked: dict[Future[Played], tuple[Worker, ProcessPoolExecutor, Fixture]] = {}
        while waiting or asked:
            self._ask(contest, waiting, asked)
            for future in wait(asked, return_when=FIRST_COMPLETED).done:
                worker, executor, fixture = asked.pop(future)
                try:
                    yield future.result()
                except BrokenExecutor:
                    tries.lost(fixture)
                    waiting.appendleft(fixture)
                    if worker.executor is executor:
                        worker.replace()

    def _ask(self, contest: Contest, waiting: deque[Fixture], asked: dict[Any, Any]) -> None:
        busy = Counter(id(worker) for worker, *_ in asked.values())
        for worker in self.workers:
            while waiting and busy[id(worker)] < AHEAD:
                fixture = waiting.popleft()
                try:
                    future = worker.executor.submit(play, contest, fixture)
                except BrokenExecutor:  # it has died since; the games it had say so in a moment
                    waiting.appendleft(fixture)
                    worker.replace()
                    continue
                asked[future] = worker, worker.executor, fixture
                busy[id(worker)] += 1
