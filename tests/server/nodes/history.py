"""What every client did, was told and saw; and what is wrong with it, given the log."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import msgspec
import psycopg
from msgspec import Struct

from manoir.kernel import Refused
from manoir.server.reading.library import Library

Span = tuple[float, float]  # from one moment to another


class Action(Struct):
    """A move that somebody asked for: `answer` is None as long as nobody knows."""

    table: str
    seat: int
    id: str
    asked: float
    answer: str | None = None  # ok or refused
    ply: int = 0
    sent: float = 0.0  # for the first time
    answered: float = 0.0


class History:
    """Of one person."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.actions: list[Action] = []
        self.seen: dict[tuple[str, int, int], str] = {}  # by table, eye and ply: what was shown
        self.wrong: list[str] = []
        self.refused: Counter[str] = Counter()  # moves, by why
        self.mine: set[tuple[str, int]] = set()  # chairs
        self.next: dict[str, str] = {}  # the rematch of each table
        self.moments: dict[str, list[float]] = defaultdict(list)  # when a table was seen to move
        self.kept_waiting: list[Span] = []  # by bots that were to move
        self.away: list[Span] = []  # from a broken line to the next position
        self._bots_since: dict[str, float] = {}  # by table

    def see(self, table: str, position: dict[str, Any], moment: float, bots: set[int]) -> None:
        """One ply has one view, whenever it is looked at; `bots` are their seats."""
        key = (table, position["eye"], position["ply"])
        digest = sha256(msgspec.json.encode(position["view"])).hexdigest()
        if key not in self.seen:
            self.moments[table].append(moment)
            self._see_bots(table, set(position["to_act"]) <= bots, moment)
        if self.seen.setdefault(key, digest) != digest:
            self.wrong.append(f"{self.who} saw two positions at {key}")

    def _see_bots(self, table: str, are_to_move: bool, moment: float) -> None:
        """How long nobody but bots could move."""
        since = self._bots_since.pop(table, None)
        if since is not None:
            self.kept_waiting.append((since, moment))
        if are_to_move:
            self._bots_since[table] = moment

    def pauses(self) -> list[Span]:
        """When the house kept somebody from moving: not answered, or not there."""
        return [(one.sent, one.answered) for one in self.actions if one.answered] + self.away


Log = dict[str, list[tuple[int, str | None]]]


def read_log(address: str) -> Log:
    """By table, the plies and actions in order."""
    log: Log = defaultdict(list)
    with psycopg.connect(address) as connection:
        query = 'SELECT "table", ply, action FROM records ORDER BY "table", ply'
        for table, ply, action in connection.execute(query):
            log[table].append((ply, action))
    return log


def anomalies(histories: Iterable[History], address: str) -> list[str]:
    """Everything that no house may do; empty if it was right."""
    people, log = list(histories), read_log(address)
    found = [wrong for one in people for wrong in one.wrong]
    found += _of_log(log, {action.id for one in people for action in one.actions})
    for one in people:
        found += _of_person(one, log)
    found += _of_chairs(people) + _of_rematches(people) + _unfoldable(log, address)
    return found


def _of_log(log: Log, asked: set[str]) -> list[str]:
    found = []
    for table, records in log.items():
        if [ply for ply, _ in records] != list(range(len(records))):
            found.append(f"{table}: a gap, or two records at one ply")
        actions = [action for _, action in records if action]
        if len(actions) != len(set(actions)):
            found.append(f"{table}: an action twice")
        found += [f"{table}: {action} was never asked for" for action in set(actions) - asked]
    return found


def _of_person(one: History, log: Log) -> list[str]:
    found, last = [], dict[str, int]()
    for action in one.actions:
        plies = [ply for ply, id in log.get(action.table, []) if id == action.id]
        if action.answer == "ok" and len(plies) != 1:
            found.append(f"{action.id} at {action.table}: acknowledged, {len(plies)} times there")
        if action.answer == "refused" and plies:
            found.append(f"{action.id} at {action.table}: refused, and there")
        if action.answer == "ok" and plies:
            if not last.get(action.table, -1) < plies[0] < action.ply:
                found.append(f"{action.id} at {action.table}: out of order")
            last[action.table] = plies[0]
    for table, _, ply in one.seen:
        if ply > len(log.get(table, [])):
            found.append(f"{one.who} saw ply {ply} of {table}, which has {len(log.get(table, []))}")
    return found


def _of_chairs(people: list[History]) -> list[str]:
    owners: dict[tuple[str, int], set[str]] = defaultdict(set)
    for one in people:
        for chair in one.mine:
            owners[chair].add(one.who)
    return [f"{chair} is {who}'s" for chair, who in owners.items() if len(who) > 1]


def _of_rematches(people: list[History]) -> list[str]:
    found: dict[str, set[str]] = defaultdict(set)
    for one in people:
        for table, following in one.next.items():
            found[table].add(following)
    return [f"{table} has the rematches {to}" for table, to in found.items() if len(to) > 1]


def _unfoldable(log: Log, address: str) -> list[str]:
    """Every log is a game by the rules, and every hash is right."""
    library, found = Library(address), []
    for table in log:
        try:
            library.table(table)
        except Refused as error:
            found.append(f"{table}: {error.refusal.code}")
    library.close()
    return found
