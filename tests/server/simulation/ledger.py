"""All that the house has sent, checked when it leaves and once more against the log at the end."""

import sqlite3
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from manoir.kernel import NATURE
from manoir.kernel.match import Match
from manoir.server.net.encoder import encode_game
from manoir.server.tables import projections
from manoir.server.tables.table import Table


class Ledger:
    """Looks at the disk with a connection of its own: what is not committed it does not see."""

    def __init__(self, file: Path) -> None:
        self._disk = sqlite3.connect(file, isolation_level=None)
        self.sent: dict[str, list[bytes]] = {}
        self.accepted: dict[str, int] = {}
        self._positions: list[tuple[str, int, dict[str, Any]]] = []
        self._last: dict[tuple[int, int | None], int] = {}
        self._lines: dict[int, int] = {}
        self._keep: list[object] = []  # so that no line's number is used twice
        self.wrong: list[str] = []  # an error raised here would end in the house's own log

    def close(self) -> None:
        self._disk.close()

    def written(self, who: str, line: object, payload: bytes) -> None:
        """A message leaves the house, now."""
        if id(line) not in self._lines:
            self._lines[id(line)] = len(self._lines)
            self._keep.append(line)
        self.sent.setdefault(f"{who} {self._lines[id(line)]}", []).append(payload)
        message = msgspec.json.decode(payload)
        if message["type"] == "accepted":
            self._accepted(message)
        elif message["type"] == "position":
            self._position(who, self._lines[id(line)], message)

    def _accepted(self, message: dict[str, Any]) -> None:
        id, ply = message["id"], message["ply"]
        found = self._disk.execute("SELECT ply FROM records WHERE action = ?", (id,)).fetchall()
        if len(found) != 1:
            self.wrong.append(f"{id} is acknowledged and {len(found)} times on the disk")
        if self.accepted.setdefault(id, ply) != ply:
            self.wrong.append(f"{id} is acknowledged with two plies")

    def _position(self, who: str, line: int, message: dict[str, Any]) -> None:
        ply, eye = message["ply"], message["eye"]
        kept = self._disk.execute("SELECT count(*) FROM records").fetchone()[0]
        if ply > kept:
            self.wrong.append(f"ply {ply} is shown when the disk has {kept}")
        if ply < self._last.get((line, eye), 0):
            self.wrong.append(f"ply {ply} is shown after a later one")
        self._last[line, eye] = ply
        self._positions.append((who, line, message))

    def check(self, table: Table) -> int:
        """Against a fold of the whole log. Returns how many moves were acknowledged."""
        assert not self.wrong, self.wrong[:5]
        match = table.match
        if match is None:
            assert not self._positions
            return 0
        for id, ply in self.accepted.items():
            assert _settled(match, table.actions[id]) == ply, id
        wanted = {(message["ply"], message["eye"]) for _, _, message in self._positions}
        expected = _views(match, wanted)
        for who, _, message in self._positions:
            eye, ply = message["eye"], message["ply"]
            assert eye in table.watchers(who), f"{who} sees with {eye}"
            shown = {key: message[key] for key in ("view", "legal", "to_act", "outcome")}
            assert shown == expected[ply, eye], f"another view than that of ply {ply}"
        return len(self.accepted)

    def digest(self) -> str:
        """The same for two runs of a seed."""
        whole = sha256()
        for who, messages in sorted(self.sent.items()):
            whole.update(who.encode() + b"".join(messages))
        return whole.hexdigest()


def _settled(match: Match, ply: int) -> int:
    after = ply + 1
    while after < match.ply and match.log[after].seat == NATURE:
        after += 1
    return after


def _views(match: Match, wanted: set[tuple[int, int | None]]) -> dict[tuple[int, Any], Any]:
    """What an eye may be shown at a ply."""
    found, again = {}, match.rewound()
    for ply in range(match.ply + 1):
        if ply:
            again.replay_record(match.log[ply - 1])
        for eye in {eye for at, eye in wanted if at == ply}:
            shown = encode_game(match.game, projections.at_hello(again, eye, None))
            message = msgspec.json.decode(shown)
            found[ply, eye] = {key: message[key] for key in ("view", "legal", "to_act", "outcome")}
    return found
