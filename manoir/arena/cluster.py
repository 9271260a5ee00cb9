"""A Ray cluster that plays games: the same games, on whatever machines it has."""

import warnings
from collections import deque
from collections.abc import Iterable, Iterator
from logging import ERROR
from socket import create_connection
from typing import Any, Final, Self

import ray
from ray.exceptions import RayError, RayTaskError

import manoir
from manoir.arena.contest import Contest, Fixture
from manoir.arena.playing import Played, play
from manoir.arena.workers import Tries
from manoir.bots import machine_speed
from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.kernel.registry import find

AHEAD: Final = 2  # games asked for, a processor of the cluster
KNOCKING: Final = 10.0  # seconds
FEWEST: Final = 8  # asked for at once: nodes may join


class Cluster:
    """A cluster by its address: `auto`, `127.0.0.1:6379` or `ray://host:10001`."""

    def __init__(self, address: str) -> None:
        self._address = address

    def __enter__(self) -> Self:
        self._knock()
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # of what Ray itself will do one day
                ray.init(address=self._address, log_to_driver=False, logging_level=ERROR)
        except (ConnectionError, RuntimeError, ValueError, RayError) as error:
            raise self._no_answer(str(error)) from None
        return self

    def _knock(self) -> None:
        """Ray itself tries for many minutes where nobody is."""
        host, colon, port = self._address.removeprefix("ray://").rpartition(":")
        if not colon:  # a name such as `auto`, which Ray looks up at once
            return
        here = host in {"127.0.0.1", "localhost", "[::1]"}
        own_address: Any = ray.util.get_node_ip_address  # without types
        where = own_address() if here else host.strip("[]")  # as Ray does
        try:
            create_connection((where, int(port)), timeout=KNOCKING).close()
        except OSError as error:
            raise self._no_answer(exits.reason(error)) from None
        except (ValueError, OverflowError):
            raise self._no_answer("an address is like 127.0.0.1:6379") from None

    def _no_answer(self, why: str) -> Failure:
        sentence = f"no Ray cluster answers at {self._address}: {' '.join(why.split())}"
        return Failure(sentence, exits.UNAVAILABLE)

    def __exit__(self, *_: object) -> None:
        ray.shutdown()

    def play(self, contest: Contest, fixtures: Iterable[Fixture]) -> Iterator[Played]:
        """Play them all, and give them back in whatever order they are done."""
        remote: Any = ray.remote(max_retries=0)(_play)  # asked again here, as often as elsewhere
        waiting, tries = deque(fixtures), Tries(contest)
        versions = manoir.__version__, find(contest.game).version
        asked: dict[Any, Fixture] = {}
        while waiting or asked:
            while waiting and len(asked) < self._ahead():
                fixture = waiting.popleft()
                asked[remote.remote(contest, fixture, versions)] = fixture
            for done in ray.wait(list(asked))[0]:
                fixture = asked.pop(done)
                try:
                    yield ray.get(done)
                except RayTaskError as error:
                    raise _not_played(error) from None
                except RayError:  # its process or its node has died
                    tries.lost(fixture)
                    waiting.appendleft(fixture)

    @staticmethod
    def _ahead() -> int:
        resources: Any = ray.cluster_resources  # without types
        return max(FEWEST, AHEAD * int(resources().get("CPU", 0)))


def _play(contest: Contest, fixture: Fixture, versions: tuple[str, int]) -> Played:
    """Play one game on some machine, which must have the same Manoir as ours."""
    here = manoir.__version__, find(contest.game).version
    if here != versions:
        raise RuntimeError(f"a node has Manoir {here[0]} with rules {here[1]}, not {versions}")
    machine_speed.turn_on_if_made(contest.game)
    return play(contest, fixture)


def _not_played(error: RayTaskError) -> Failure:
    why = " ".join(str(error.cause).split())
    return Failure(f"a node of the cluster cannot play: {why}", exits.UNAVAILABLE)
